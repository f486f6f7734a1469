"""The script behind docs/balance/havoc.md says what the rows say."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from balance_scripts import balance_script

from igroteka.games.havoc.box import HAVOC
from igroteka.lab.simulation import Row, Task, run

FACTIONS = ("humans", "machines", "pilgrims", "trogs")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return balance_script("havoc")


def rows_of(players: int) -> list[Row]:
    return run(Task("havoc", players, (("faction_pick", "random"),), None, ("random",) * players, (1, 2, 3)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_faction_has_the_seat_that_chose_it_and_its_points(players: int) -> None:
    for row in rows_of(players):
        seats = {faction: int(row[f"seat_{faction}"]) for faction in FACTIONS}
        assert sorted(seat for seat in seats.values() if seat) == list(range(1, players + 1))
        for faction, seat in seats.items():
            gained = sum(int(row[name]) for name in row if name.startswith("vp_") and name.endswith(f"_{faction}"))
            if seat:
                assert gained - 2 * int(row[f"vp_ransom_{faction}"]) == row[f"score_{seat}"]


def test_wins_add_up_by_faction_seat_and_place(script: ModuleType) -> None:
    told = script.figures(rows_of(4))
    assert told.startswith("3 games of 4\n")
    for heading in ("faction", "seat", "first place in the order"):
        part = told.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]
        shares = [float(found) for found in re.findall(r"\| ([\d.]+)% \(", part)]
        assert len(shares) == 4 and sum(shares) == pytest.approx(100, abs=0.3)


def test_every_piece_has_its_line(script: ModuleType) -> None:
    told = script.figures(rows_of(2))
    content = HAVOC.content()
    pieces = (content.cards, content.structures, content.skills, content.explorations, content.events)
    for piece in [piece for kind in pieces for piece in kind]:
        assert f"| {piece.id} {piece.en} | " in told
