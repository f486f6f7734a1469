"""Many games: the same for a seed however many workers play them, and a row for each."""

from __future__ import annotations

import re
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

import polars
import pytest
from rich.console import Console
from typer.testing import Result

from igroteka.cli.commands.simulate import usage_table
from igroteka.engine.record import read
from igroteka.engine.session import Session
from igroteka.games.registry import box_of
from igroteka.lab.simulation import LostProcessError, Task, simulate
from igroteka.lab.tallies import quantile, share_interval, usages

Run = Callable[..., Result]

FEW = ("simulate", "tremble", "--games", 12, "--bots", "random,greedy,random", "--seed", 5)


@pytest.fixture
def rows(igroteka: Run, tmp_path: Path) -> polars.DataFrame:
    assert igroteka(*FEW, "--workers", 1, "--out", "one.parquet").exit_code == 0
    return polars.read_parquet(tmp_path / "one.parquet")


def test_the_games_of_a_seed_are_the_same_for_any_number_of_workers(
    rows: polars.DataFrame, igroteka: Run, tmp_path: Path
) -> None:
    assert igroteka(*FEW, "--workers", 2, "--out", "two.parquet").exit_code == 0
    assert polars.read_parquet(tmp_path / "two.parquet").equals(rows)


def test_a_row_tells_seed_options_scores_winners_and_facts(rows: polars.DataFrame) -> None:
    assert rows["seed"].to_list() == list(range(5, 17))
    assert rows["players"].unique().to_list() == [3]
    assert rows["option_missions"].unique().to_list() == ["on"]
    assert rows["bot_2"].unique().to_list() == ["greedy"]
    assert (rows["won_1"] + rows["won_2"] + rows["won_3"]).round(9).unique().to_list() == [1.0]
    assert rows["decisions"].min() > 50  # type: ignore[operator]
    assert rows["turns"].is_between(10, 16).all()
    assert (rows["searches_begun"] >= rows["searches_completed"]).all()
    kept = sum(rows[name].sum() for name in rows.columns if name.startswith("kept."))
    dealt = sum(rows[name].sum() for name in rows.columns if name.startswith("dealt."))
    assert 12 * 3 <= kept <= 12 * 9 and dealt == 12 * 12
    assert {f"bought.{ship.id}" for ship in box_of("tremble").content().ships} <= set(rows.columns)  # type: ignore[attr-defined]


def test_recorded_games_are_the_very_same_and_replay(rows: polars.DataFrame, igroteka: Run, tmp_path: Path) -> None:
    assert igroteka(*FEW, "--workers", 1, "--records", "recs", "--out", "three.parquet").exit_code == 0
    assert polars.read_parquet(tmp_path / "three.parquet").equals(rows)
    files = sorted((tmp_path / "recs").glob("*.jsonl"))
    assert len(files) == 12
    session = Session.from_record(read(tmp_path / "recs" / "tremble-7.jsonl"), box_of("tremble"))
    assert session.game.scores() == [rows.filter(seed=7)[f"score_{seat}"].item() for seat in (1, 2, 3)]


def test_the_summary_names_seats_and_unused_cards(igroteka: Run) -> None:
    told = igroteka(*FEW[:-2], "--workers", 1, "--option", "missions=off")
    assert told.exit_code == 0
    assert "12 games in" in told.output and "decisions a game" in told.output
    assert "searches completed" in told.output
    assert "M01" in told.output and "never" in told.output


def test_one_bot_takes_all_seats(igroteka: Run, tmp_path: Path) -> None:
    told = igroteka("simulate", "tremble", "--games", 2, "--bots", "random", "--workers", 1, "--out", "a.parquet")
    assert told.exit_code == 0
    assert polars.read_parquet(tmp_path / "a.parquet")["players"].to_list() == [2, 2]


def test_a_bot_may_have_a_temper(igroteka: Run, tmp_path: Path) -> None:
    bots = ("--bots", "greedy:hunter,greedy:timid", "--option", "round_limit=ten")
    told = igroteka("simulate", "trappers", "--games", 2, *bots, "--workers", 1, "--out", "a.parquet")
    assert told.exit_code == 0
    rows = polars.read_parquet(tmp_path / "a.parquet")
    assert rows["bot_1"].to_list() == ["greedy:hunter"] * 2 and rows["bot_2"].to_list() == ["greedy:timid"] * 2
    assert rows["option_round_limit"].to_list() == ["ten"] * 2


def test_a_duel_is_measured_with_its_interval(igroteka: Run) -> None:
    told = igroteka("duel", "tremble", "--bots", "greedy,random", "--games", 8, "--workers", 1)
    assert told.exit_code == 0
    line = " ".join(told.output.split())
    assert "greedy against 1 × random: wins" in line
    found = re.search(
        r"([\d.]+)% of 8 games \((\d) alone, (\d) shared\), 95 % [\d.]+%–[\d.]+% \(equals win 50.0%\)", line
    )
    assert found
    alone, shared = int(found[2]), int(found[3])
    assert float(found[1]) == round(100 * (alone + shared / 2) / 8, 1)


def test_shares_have_wilsons_interval() -> None:
    low, high = share_interval(50, 100)
    assert round(low, 3) == 0.404 and round(high, 3) == 0.596
    assert share_interval(0, 10)[0] == 0.0 and round(share_interval(10, 10)[1], 9) == 1.0
    assert [quantile([4, 1, 3, 2], part) for part in (0.0, 0.5, 0.9)] == [1, 3, 4]


def test_cards_counted_alike_stand_together() -> None:
    found = usages({"turns": [3], "drawn.A": [1, 2], "drawn.B": [0, 0], "bought.A": [1, 0], "bought.B": [0, 0]})
    assert [(usage.counts, usage.cards) for usage in found] == [(("drawn", "bought"), {"A": (3, 1), "B": (0, 0)})]


def test_each_count_is_a_part_of_the_first() -> None:
    [usage] = usages({"quest_taken.A": [4], "quest_taken.B": [2], "quest_done.A": [1], "quest_done.B": [0]})
    console = Console(record=True, width=100)
    console.print(usage_table(usage, 2))
    told = console.export_text()
    assert re.search(r"card\W+taken/game\W+done/game\W+of taken", told)
    assert re.search(r"A\W+2\.00\W+0\.50\W+25%", told) and re.search(r"B\W+1\.00\W+0\.00\W+0%", told)


def test_a_process_that_is_killed_is_told() -> None:
    others = active_children()
    parts = simulate(Task("tremble", 2, (), None, ("random", "random"), tuple(range(400))), 2)
    next(parts)
    for child in set(active_children()) - set(others):
        child.kill()
    with pytest.raises(LostProcessError, match="tremble: a process that played games was killed"):
        list(parts)
