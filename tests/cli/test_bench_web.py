"""The benchmark of the web table plays real games on a real server; how fast is never asserted."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from rich.console import Console

from igroteka.bench.web import load
from igroteka.bench.web.attacks import ATTACKS
from igroteka.bench.web.felt import Attacked, Felt, attacked
from igroteka.bench.web.inside import Hall, Inside, inside
from igroteka.cli.commands.bench_web import attacks, figures, shares
from igroteka.games.registry import GAMES
from igroteka.web.storage.store import Store


def nothing() -> None:
    """Nobody watches."""


def test_tables_are_played_as_fast_as_they_go() -> None:
    flood = load.flood("tremble", 2, 1.0, nothing)
    assert flood.rate > 0 and flood.messages >= 1 and flood.bytes > 100


def test_at_a_steady_rate_the_last_page_comes_after_the_own_answer() -> None:
    steady = load.steady("tremble", 2, 1.0, 5.0, 1, nothing)
    assert 0 < steady.rate <= 6
    assert 0 < steady.answer_p50 <= steady.answer_p99
    assert 0 < steady.last_p50 <= steady.last_p99
    console = Console(record=True, width=120)
    console.print(figures(Inside(600.0, 30000.0), load.Flood(2, 500.0, 700.0, 9000.0, 2.0, 0), steady, 1.0))
    assert "click to the last page" in console.export_text()


@pytest.mark.parametrize("game", GAMES)
def test_choices_inside_the_server_are_stored_and_shown(game: str, tmp_path: Path) -> None:
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        hall = Hall(store, game, 2, min(3, GAMES[game].most))
        rooms = [pages[0].connection.room for pages in hall.tables]
        before = [len(store.lines(room.row.id)) for room in rooms]
        for number in range(20):
            hall.click(number % 2)
        after = [len(store.lines(room.row.id)) for room in rooms]
        assert all(later - earlier >= 10 for earlier, later in zip(before, after, strict=True))
        assert hall.bytes > 20 * 1000
        assert not any(page.connection.refusals for pages in hall.tables for page in pages)


def test_inside_the_server_so_many_a_second() -> None:
    ticks: list[int] = []
    measured = inside("tremble", 1, 3, 0.05, lambda: ticks.append(1))
    assert measured.rate > 0 and measured.bytes > 0 and ticks == [1]


def test_the_time_of_a_server_is_taken_apart() -> None:
    profile = load.profiled("tremble", 1, 1.0, nothing)
    assert sum(share for _, share in profile.shares) == pytest.approx(1)
    assert {"store", "sockets", "rooms and frames"} <= {name for name, _ in profile.shares}
    console = Console(record=True, width=120)
    console.print(shares(profile))
    assert "where the time goes" in console.export_text()


@pytest.mark.parametrize(
    "name",
    ["frames", *[pytest.param(name, marks=pytest.mark.long) for name in ATTACKS if name not in ("nobody", "frames")]],
)
def test_innocents_play_on_while_one_guest_attacks(name: str) -> None:
    """From the same address, and with the limits as they are: not one click of theirs is refused for them."""
    ticks: list[int] = []
    felt = attacked(name, "tremble", 1, 1.0, lambda: ticks.append(1))
    assert felt.attempts > 0 and felt.answered > 0 and felt.calm.all() and ticks == [1]
    assert felt.hurried == 0


def test_calm_and_attacked_stand_side_by_side() -> None:
    felt = Attacked("frames", Felt([[1.0, 2.0], [3.0]], 0.2), Felt([[2.0], [6.0]], 0.3), 2000.0, 2, 0, 0)
    assert felt.times() == 1.5 and felt.under.by_round() == [2.0, 6.0] and felt.under.p99() == 6.0
    console = Console(record=True, width=120)
    console.print(attacks([felt], 2, 1.0))
    shown = console.export_text()
    assert "frames" in shown and "1.50" in shown and "2.0..6.0" in shown


def test_a_click_is_painted_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "CLICKS", 4)
    browser = load.chromium()
    assert Path(browser).exists()
    times = load.painted("tremble", browser, nothing)
    assert len(times) == 4 and times == sorted(times) and times[0] > 0
