"""The script behind docs/balance/claustrophobia.md says what the rows say."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from balance_scripts import balance_script

from igroteka.games.claustrophobia.box import CLAUSTROPHOBIA
from igroteka.games.registry import GAMES
from igroteka.lab.simulation import Row, Task, run


@pytest.fixture(autouse=True)
def game_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows are made by the name of the game."""
    monkeypatch.setitem(GAMES, "claustrophobia", CLAUSTROPHOBIA)


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return balance_script("claustrophobia")


def rows_of(scenario: str) -> list[Row]:
    options = (("scenario", scenario),) if scenario != "survivors" else ()
    return run(Task("claustrophobia", 2, options, None, ("random", "random"), (1, 2, 3)))


@pytest.mark.parametrize("scenario", ["survivors", "dares", "infection"])
def test_wins_and_endings_add_up(script: ModuleType, scenario: str) -> None:
    told = script.figures(rows_of(scenario))
    assert told.startswith(f"3 games of {scenario}\n")
    for heading in ("side", "ending"):
        part = told.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
        shares = [float(found) for found in re.findall(r"\| (?:random \| )?([\d.]+)% \(", part)]
        assert sum(shares[:: 2 if heading == "side" else 1]) == pytest.approx(100, abs=0.3)


def test_every_piece_has_its_line(script: ModuleType) -> None:
    told = script.figures(rows_of("survivors"))
    content = CLAUSTROPHOBIA.content()
    pieces = (content.cards, content.spaces, content.gifts, content.tiles)
    for piece in [piece for kind in pieces for piece in kind]:
        assert f"| {piece.id} {piece.en} | " in told


def test_cards_and_tiles_are_counted() -> None:
    for row in rows_of("survivors"):
        played = sum(int(row[name]) for name in row if name.startswith("played."))
        held = sum(int(row[name]) for name in row if name.startswith(("dealt.", "drawn.")))
        assert 0 <= played <= held
        laid = sum(int(row[name]) for name in row if name.startswith("laid."))
        assert laid >= int(row["explored"]) - int(row["played.lost"])
        assert sum(int(row[name]) for name in row if name.startswith("result.")) == 1
