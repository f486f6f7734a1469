"""The tiny games look like something too: well-formed parts, an element for every choice that names one."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from trials import Trial, counts, play_one

from igroteka.engine.chance import Rng
from igroteka.engine.events import EVERYONE, EventLog
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.registry import GAMES
from igroteka.table.svg.parts import LAYERS, Parts
from igroteka.table.text.speech import LANGUAGES, speaker_for

NASTY = "<b>\"'&"
TINY = [trial for trial in counts() if trial.box.name not in GAMES]


def of_the_page(players: int) -> set[str]:
    """Parts that the page has a place for besides the board, with ids of their own."""
    return {"status", "sheet", "end", *[f"strip-{seat}" for seat in range(players)]}


def ids(parts: Parts) -> list[str]:
    return [found for part in parts.values() for found in re.findall(r'\bid="([^"]+)"', part)]


@pytest.mark.parametrize("trial", TINY, ids=lambda trial: trial.name)
def test_parts_are_well_formed_and_choices_live_on_them(trial: Trial) -> None:
    box, content = trial.box, trial.box.content()
    speakers = [speaker_for(box, content, language, [NASTY] * trial.players) for language in LANGUAGES]
    rng = Rng(4)
    game = trial.game(content)
    while game.seat != OVER:
        for speaker in speakers:
            public = box.public_parts(content, box.view(game, int(SPECTATOR)), speaker)
            for seat in range(trial.players):
                view = box.view(game, seat)
                own = box.own_parts(content, view, speaker)
                for part in (*public.values(), *own.values()):
                    ET.fromstring(f"<svg>{part}</svg>")
                    assert NASTY not in part
                known = ids({**public, **own})
                assert len(known) == len(set(known))
                for action in game.actions_of(seat) + game.extras_of(seat):
                    assert set(box.choice(content, view, action).on) <= set(known)
        play_one(game, rng)
    assert set(public) <= set(LAYERS) | of_the_page(trial.players)


@pytest.mark.parametrize("trial", TINY, ids=lambda trial: trial.name)
def test_log_and_motions_are_about_elements_of_the_table(trial: Trial) -> None:
    box, content = trial.box, trial.box.content()
    speaker = speaker_for(box, content, "en", ["Ann", "Bob", "Cid", "Dan"][: trial.players])
    game = trial.game(content)
    known = set(ids(box.public_parts(content, box.view(game, int(SPECTATOR)), speaker))) | of_the_page(trial.players)
    own = [set(ids(box.own_parts(content, box.view(game, seat), speaker))) for seat in range(trial.players)]
    game.listener = listener = EventLog()
    rng = Rng(2)
    while game.seat != OVER:
        play_one(game, rng)
    events = listener.taken()
    for event in events:
        assert set(box.linked(content, event)) <= (known if event.to == EVERYONE else known | own[event.to])
        for motion in box.motions(content, event):
            assert motion.on in known and all(1 <= face <= 6 for face in motion.dice)
    sources = box.sources(content, events, trial.players)
    if sources:
        assert [sum(points) for points in zip(*[s.points for s in sources], strict=True)] == game.scores()
    assert all(speaker.words.sentence(source.key, {}) for source in sources)
