"""The benchmark measures what it says; how fast is never asserted."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from rich.console import Console

from igroteka.bench.rules import TWO, Bench, Comparison, Figure, Process, cases, ratio, sources
from igroteka.bench.worker import MEASURES, answer
from igroteka.cli.commands.bench import peers_table, short, speed_table, times

PEERS = [("peer_python_loop", "pig"), ("peer_playouts", "leduc"), ("peer_search", "pig")]
PEERS += [("peer_information_sets", "leduc")]


def asked(measure: str, game: str) -> float:
    line = {"measure": measure, "game": game, "players": 2, "seconds": 0.01, "seed": 1}
    return float(json.loads(answer(json.dumps(line))))


@pytest.mark.parametrize("measure", [name for name in MEASURES if name != "compiled"])
def test_every_measure_is_a_number(measure: str) -> None:
    for game in ("pig", "leduc", "tremble"):
        assert asked(measure, game) > 0


@pytest.mark.parametrize(("measure", "game"), PEERS)
def test_the_peers_are_measured(measure: str, game: str) -> None:
    assert asked(measure, game) > 0


def test_the_sources_are_measured_without_anything_compiled() -> None:
    with sources() as folder, Process(folder) as process:
        assert not list(folder.rglob("*.so"))
        assert process.measured("compiled", "", 0, 0, 0) == 0
        assert process.measured("playouts", "pig", 2, 0.01, 1) > 0


def test_a_figure_is_the_median_with_half_the_range() -> None:
    figure = Figure([90.0, 100.0, 120.0])
    assert figure.median == 100 and figure.spread == 0.15
    assert ratio(figure, Figure([9.0, 10.0, 10.0])).rounds == [10.0, 10.0, 12.0]
    assert short(Figure([2_500_000.0])) == "2.5 M" and times(figure) == "100 ±15%"
    assert ("tremble", 5) in cases() and ("pig", 2) in cases()
    assert peers_table([Comparison("pig", "loop", figure, figure)]).row_count == 1


def test_the_whole_table_fits_80_columns() -> None:
    """With numbers as wide as they come: nothing is cut."""
    wide = Figure([1.234e6, 9.876e6, 5.555e6])
    size, copy = Figure([12345.0]), Figure([10.25])
    figures = {("playouts", build): wide for build in ("compiled", "interpreted", TWO)}
    figures |= {(measure, "compiled"): wide for measure in ("games", "searching")}
    figures |= {("copying", "compiled"): copy, ("size", "compiled"): size}
    page = StringIO()
    Console(width=80, file=page).print(speed_table(Bench(True, dict.fromkeys(cases(), figures)), 5, 0.4))
    shown = page.getvalue()
    assert "…" not in shown and shown.count("12345") == len(cases())
    assert all(len(line) <= 80 for line in shown.splitlines())
