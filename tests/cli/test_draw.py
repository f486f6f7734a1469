"""A moment of a record as a picture: for any number of players, any eyes, any step, in both languages."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import pytest
from pictures import GOLDEN
from typer.testing import Result

from igroteka.cli.terminal.replay import moments_of
from igroteka.engine.record import content_of, read
from igroteka.engine.seats import SPECTATOR
from igroteka.games.registry import GAMES, box_of
from igroteka.table.svg.picture import board_svg
from igroteka.table.text.speech import LANGUAGES, speaker_for

Run = Callable[..., Result]

PLAIN = sorted(GOLDEN.glob("*/[0-9].jsonl"))  # a game of every number of players
OTHERS = sorted(set(GOLDEN.glob("*/*.jsonl")) - set(PLAIN))


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def draw_moments(path: Path, every: int) -> int:
    """All eyes see a well formed picture in every language, at every so manyth moment and the last; how many.

    A short game is looked at more often.
    """
    record = read(path)
    box = box_of(record.header.game)
    content = content_of(record, box)
    speakers = [speaker_for(box, content, language, record.header.seats) for language in LANGUAGES]
    moments = moments_of(record, box)
    drawn = 0
    for moment in [*moments[:: min(every, max(1, len(moments) // 8))], moments[-1]]:
        for eyes in (int(SPECTATOR), *range(record.header.players)):
            for speaker in speakers:
                svg = board_svg(box, content, box.view(moment.game, eyes), speaker)
                assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
                drawn += 1
    return drawn


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
def test_all_eyes_see_a_picture(path: Path) -> None:
    assert draw_moments(path, 20) >= 40


@pytest.mark.long
@pytest.mark.parametrize("path", OTHERS, ids=name_of)
def test_all_eyes_see_a_picture_with_any_option(path: Path) -> None:
    assert draw_moments(path, 15) >= 30


def test_there_is_a_game_of_every_number_of_players() -> None:
    counts = {(path.parent.name, int(path.stem)) for path in PLAIN}
    assert counts == {(name, count) for name, box in GAMES.items() for count in range(box.least, box.most + 1)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", ["spectator", "1", "2"])
def test_two_players_are_drawn_by_the_command(game: str, eyes: str, igroteka: Run, tmp_path: Path) -> None:
    record = GOLDEN / game / "2.jsonl"
    for language, step in (("ru", 0), ("en", -1)):
        drawn = igroteka("draw", record, "-o", "board.svg", "--seat", eyes, "--lang", language, "--step", step)
        assert drawn.exit_code == 0, drawn.output
        words = "".join(ElementTree.parse(tmp_path / "board.svg").getroot().itertext())
        assert words


def test_a_spectator_is_told_nothing_of_a_seat_of_his_own(igroteka: Run, tmp_path: Path) -> None:
    for eyes, own in (("spectator", False), ("3", True)):
        igroteka("draw", GOLDEN / "trappers" / "4.jsonl", "-o", "board.svg", "--seat", eyes, "--step", 40)
        assert ('id="own-help"' in (tmp_path / "board.svg").read_text("utf-8")) == own
