"""The benchmark of hints asks a real server and compares real searches; how soon and how well is never asserted."""

from __future__ import annotations

from rich.console import Console

from igroteka.bench.web.hints import agreement, moments
from igroteka.bots.advice import Effort
from igroteka.cli.commands.bench_hints import bench_hints_here
from igroteka.games.registry import GAMES


def nothing() -> None:
    """Nobody watches."""


def test_positions_are_such_where_somebody_has_something_to_choose() -> None:
    for box in GAMES.values():
        for table, seat in moments(box, 3):
            assert table.acts(seat) and len(table.actions_of(seat)) > 1


def test_a_hint_agrees_with_itself_or_not() -> None:
    told = agreement("tremble", 3, Effort(20), 20, nothing)
    assert told.positions == 3 and 0 <= told.same <= told.as_good <= 3


def test_the_table_names_the_game_and_what_is_compared() -> None:
    console = Console(record=True, width=140)
    bench_hints_here("tremble", 2.0, 1, 10, console)
    shown = console.export_text()
    assert "tremble" in shown and "search:10," in shown and "same or as good" in shown
