"""The table of Trappers in the terminal: what every cell, row and line tells, in both languages, for 100 columns."""

from __future__ import annotations

import pytest
from games.trappers.table import (
    CONTENT,
    acting,
    assign,
    become,
    city,
    do,
    factory,
    fresh,
    give,
    mark,
    put,
    set_rep,
    table,
    turn_of,
    war,
)
from rich.console import Console

from igroteka.engine.chance import Rng
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import view_of
from igroteka.table.text.speech import LANGUAGES, speaker_for

NAMES = ("Вера", "Oleg", "[b]Ann[/b]", "Боб")


def shown(game: Trappers, seat: int, language: str = "en") -> list[str]:
    console = Console(width=100, force_terminal=False, color_system=None)
    speaker = speaker_for(TRAPPERS, CONTENT, language, NAMES)
    with console.capture() as captured:
        console.print(TRAPPERS.text(CONTENT, view_of(game, seat), speaker.say), highlight=False, markup=False)
    return captured.get().splitlines()


def cell_of(lines: list[str], white: int, black: int) -> list[str]:
    """The two lines of a cell, and what stands to its right and below it."""
    top = next(number for number, line in enumerate(lines) if line.startswith("   ┌")) + 1 + 3 * (black - 1)
    left = 4 + 15 * (white - 1)
    right, below = lines[top][left + 14], lines[top + 2][left]
    return [lines[top][left : left + 14].rstrip(), lines[top + 1][left : left + 14].strip(), right, below]


def row_of(lines: list[str], name: str) -> list[str]:
    return next(line for line in lines if name in line and "❶❷❸❹"[NAMES.index(name)] in line).split()


def test_cells_tell_kind_clan_and_pits() -> None:
    lines = shown(table(2, "c66", "c63"), 1)
    assert cell_of(lines, 2, 1) == ["1 Capital", "", "▓", "─"]
    assert cell_of(lines, 3, 2) == ["2 Wasteland", "", "│", "▓"]
    assert cell_of(lines, 2, 3)[0] == "  People"
    assert sum(line.count("▓" * 14) for line in lines) == 6  # six pits lie along rows, six along columns
    assert sum(line.replace("▓" * 14, "").count("▓") for line in lines if line[3] == "│") == 12  # two lines each


def test_rovers_show_their_nose_and_settlements_their_owner() -> None:
    game = table(2, "c11", "c63")
    put(game, 0, "c11", 2)
    factory(game, 1, "c11")
    city(game, 0, "c66")
    mark(game, 0, "c21")
    lines = shown(turn_of(game, 0), 0)
    assert cell_of(lines, 1, 1)[1] == "⌂❷ ❶▼"
    assert cell_of(lines, 6, 3)[1] == "❷○"
    assert cell_of(lines, 6, 6)[1] == "♜❶"
    assert cell_of(lines, 2, 1)[1] == "✓"
    assert cell_of(shown(game, 1), 2, 1)[1] == ""  # the marker is another's


def test_cells_in_reach_show_their_cost() -> None:
    game = table(2, "c11", "c63")
    put(game, 0, "c11", 1)
    lines = shown(turn_of(game, 0), 0)
    assert cell_of(lines, 2, 1)[0] == "1 Capital    1"
    assert cell_of(lines, 2, 2)[0] == "1 Rongaut    3"
    assert cell_of(lines, 6, 6)[0] == "6 Wasteland"


def test_the_heading_names_round_turn_and_war() -> None:
    game = table(2, "c11", "c63")
    war(game, (1, 2), (4, 6))
    lines = shown(game, 0)
    assert lines[0].startswith("Round 1  1  2  3  4  5")
    assert "1 Medok⚔2 Tafgar · 4 Kishkua⚔6 Bamasma" in lines[0]
    war(game)
    assert "⚔" not in "".join(shown(game, 0, "ru"))


def test_a_trappers_row_tells_what_he_has() -> None:
    game = table(2, "c11", "c63")
    factory(game, 0, "c12")
    set_rep(game, 0, 1, 2)
    set_rep(game, 0, 6, -1)
    game.vp[0] = 8
    game.mark_victory(0, 1)
    lines = shown(turn_of(game, 0), 1)
    assert " ".join(row_of(lines, "Вера")) == "❶ Вера … 8 20+5 5 Builder 2 0 0 0 0 −1 6 7 0 ❷ 1-1"
    become(game, 0, "mimic")
    assert "2/4" in row_of(shown(game, 1), "Вера")


def test_who_is_off_the_board_and_waits_says_so() -> None:
    game = table(3, "c31", "c63", "c31")
    factory(game, 0, "c31")
    do(acting(game, 0), "catch 3")
    row = row_of(shown(game, 0), "[b]Ann[/b]")
    assert "(waits)" in row and row[-1] == "off"


def test_quests_are_open_with_their_progress() -> None:
    game = table(2, "c11", "c63")
    assign(game, 0, "H04", progress=0b101)
    assign(game, 0, "O04", progress=0b10)
    assign(game, 1, "H09", since=1)
    assign(game, 1, "O05", progress=0b1)
    assign(game, 0, "H08")
    assign(game, 1, "O01")
    set_rep(game, 1, 2, 4)
    said = " ".join("\n".join(shown(game, 1)).split())
    for wanted in (
        "Cartography Human quest 2 of 6: Medok and Zvagass",
        "Three Shapes Old quest 1 of 3: Fighter",
        "Urgent Parcel Human quest 0 of 2, to the end of round 2",
        "Pilgrimage Old quest 1 of 3: 6-1",
        "Investment Human quest at once",
        "Good Name Old quest 1 of 3",
    ):
        assert wanted in said, wanted


def test_artifacts_are_shown_to_their_owner_alone() -> None:
    game = table(2, "c11", "c63")
    give(game, 0, "A2", "A2", "A5")
    mine, theirs = " ".join(shown(game, 0)), " ".join(shown(game, 1))
    assert "Overdrive ×2" in mine and "Cocoon" in mine
    assert "Overdrive" not in theirs and "Cocoon" not in theirs
    assert row_of(shown(game, 1), "Вера")[-2] == "3"  # how many is open


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_game_fits_into_100_columns(language: str) -> None:
    rng = Rng(3)
    game = fresh(4, round_limit="ten")
    for number in range(400):
        if game.seat == OVER:
            break
        if number % 40 == 0:
            for seat in (*range(4), -3):
                lines = shown(game, seat, language)
                assert max(map(len, lines)) <= 100 and "…" not in lines[0]
        actions = [int(game.sample(rng))] if game.seat == CHANCE else game.actions()
        game.play(actions[rng.below(len(actions))])


def test_names_are_shown_as_they_are_written() -> None:
    assert any("[b]Ann[/b]" in line for line in shown(fresh(3), 0))
