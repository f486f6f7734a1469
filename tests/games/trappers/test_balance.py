"""The script behind docs/balance/trappers.md says what the rows say."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from balance_scripts import balance_script

from igroteka.lab.simulation import Row, Task, run


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return balance_script("trappers")


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    bots = ("greedy:hunter", "greedy:timid", "random")
    return run(Task("trappers", 3, (("round_limit", "sixty"),), None, bots, (1, 2, 3, 4)))


def test_wins_by_seat_and_by_place_add_up(script: ModuleType, rows: list[Row]) -> None:
    told = script.figures(rows)
    assert told.startswith("4 games of 3\n")
    by_seat = [float(part) for part in re.findall(r"\| \d \| \S+ \| ([\d.]+)%", told)]
    by_place = [float(part) for part in re.findall(r"\| \d \| ([\d.]+)% \(", told)]
    assert len(by_seat) == len(by_place) == 3
    assert sum(by_seat) == pytest.approx(100, abs=0.2) and sum(by_place) == pytest.approx(100, abs=0.2)


def test_fighting_alone_is_battles_and_quests_for_battles(script: ModuleType) -> None:
    row = {"score_1": 20, "vp_battle_1": 16, "vp_duel_1": 4, "score_2": 20, "vp_battle_2": 16, "vp_duel_2": 0}
    assert script.fought_only(row, 1)
    assert not script.fought_only(row, 2)


def test_every_card_has_its_line(script: ModuleType, rows: list[Row]) -> None:
    told = script.figures(rows)
    for name in [*(f"A{kind}" for kind in range(1, 9)), "H01", "H10", "O01", "O10"]:
        assert f"| {name} " in told
