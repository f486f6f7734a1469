"""The load benchmark of the web table, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from rich import box
from rich.console import Console
from rich.table import Table

from igroteka.bench.web import felt as bench_attacks
from igroteka.bench.web import load
from igroteka.bench.web.attacks import ATTACKS
from igroteka.bench.web.clients import SEATS, seats_of
from igroteka.bench.web.felt import Attacked, Felt
from igroteka.bench.web.inside import Inside, inside
from igroteka.cli.commands.simulate import progress_on
from igroteka.engine import step
from igroteka.games.registry import GAMES, box_of
from igroteka.web.garbage import collect_seldom

TABLES = 24  # so many that one table's next click is long after its last
BOUT = 2.0  # seconds of calm and of attack, in turns


def bench_web_here(game: str, seconds: float, tables: int, console: Console | None = None) -> None:
    console = console or Console()
    game = box_of(game or next(iter(GAMES))).name
    collect_seldom()  # as the server does
    with progress_on(console) as bar:
        task = bar.add_task("inside the server", total=1)
        within = inside(game, tables, seats_of(game), seconds, lambda: bar.advance(task))
        task = bar.add_task("as fast as it goes", total=tables)
        flood = load.flood(game, tables, seconds, lambda: bar.advance(task))
        task = bar.add_task("100 a second, bots beside", total=TABLES)
        steady = load.steady(game, TABLES, seconds, load.STEADY, 2, lambda: bar.advance(task))
        task = bar.add_task("where the time goes", total=tables)
        profile = load.profiled(game, tables, seconds, lambda: bar.advance(task))
    console.print(figures(within, flood, steady, seconds))
    console.print(shares(profile))
    bench_attacks_here(game, max(1, round(seconds / BOUT)), BOUT, console)
    paints(console, game)
    if not str(step.__file__).endswith(".so"):
        console.print("The rules are not compiled here: everything is slower than it is.", style="yellow")


def bench_attacks_here(game: str, rounds: int, seconds: float, console: Console | None = None) -> None:
    """Print what others feel, calm and attacked by one guest, side by side."""
    console = console or Console()
    with progress_on(console) as bar:
        task = bar.add_task("one guest against all", total=rounds * len(ATTACKS))
        felt = bench_attacks.all_attacks(game or next(iter(GAMES)), rounds, seconds, lambda: bar.advance(task))
    console.print(attacks(felt, rounds, seconds))


def attacks(felt: Sequence[Attacked], rounds: int, seconds: float) -> Table:
    caption = (
        f"{bench_attacks.TABLES} tables of {SEATS} or all who may play, {bench_attacks.RATE:g} choices/s, {rounds} "
        f"rounds of {seconds:g} s calm and as long attacked, from the same address. Click to own answer in ms: p50 / "
        "p99 of all rounds, the p99 of the best and the worst round, and the processor of the server. The ratio is the "
        "median of those of the rounds. Nobody: how much two equal halves differ."
    )
    table = Table("one guest's", title="An innocent's answer, calm and attacked", caption=caption, box=box.SIMPLE_HEAD)
    for heading in ("tries/s", "calm", "rounds", "cpu", "attacked", "rounds", "cpu", "p99 ratio", "refused"):
        table.add_column(heading, justify="right")
    for row in felt:
        table.add_row(
            row.name, f"{row.attempts:.0f}", *told(row.calm), *told(row.under), f"{row.times():.2f}", str(row.refused)
        )
    return table


def told(felt: Felt) -> tuple[str, str, str]:
    rounds = felt.by_round()
    return f"{felt.p50():.1f} / {felt.p99():.1f}", f"{min(rounds):.1f}..{max(rounds):.1f}", f"{felt.load:.0%}"


def figures(within: Inside, flood: load.Flood, steady: load.Steady, seconds: float) -> Table:
    caption = (
        f"One server process, SQLite, {SEATS} pages at every table or as many as may play, {seconds:g} s each. "
        f"At the steady rate two bots search beside it at niceness {load.NICENESS}."
    )
    table = Table("what", title="The web table under load", caption=caption, box=box.SIMPLE_HEAD)
    table.add_column("figure", justify="right")
    table.add_row("choices/s of processor time through engine, store, views and fragments", f"{within.rate:.0f}")
    table.add_row(f"choices/s over sockets, {flood.tables} tables as fast as they go", f"{flood.rate:.0f}")
    table.add_row("choices for a second of the server's processor time", f"{flood.cpu:.0f}")
    table.add_row("updates for a choice", f"{flood.messages:.2f}")
    table.add_row("bytes of an update, before compression", f"{flood.bytes:.0f}")
    table.add_row("clicks refused", str(flood.refused))
    table.add_row("steady choices/s", f"{steady.rate:.0f}")
    table.add_row("click to own answer, ms p50 / p99", f"{steady.answer_p50:.1f} / {steady.answer_p99:.1f}")
    table.add_row("click to the last page, ms p50 / p99", f"{steady.last_p50:.1f} / {steady.last_p99:.1f}")
    table.add_row("processor of the server at that rate", f"{steady.server_load:.0%}")
    return table


def shares(profile: load.Profile) -> Table:
    table = Table("where the time goes", title="The server's processor time, as cProfile sees it", box=box.SIMPLE_HEAD)
    table.add_column("share", justify="right")
    for name, share in profile.shares:
        table.add_row(name, f"{share:.1%}")
    table.add_section()
    for name, share in profile.slowest:
        table.add_row(f"[dim]{name}[/dim]", f"{share:.1%}")
    return table


def paints(console: Console, game: str) -> None:
    browser = load.chromium()
    if not browser or find_spec("playwright") is None:
        console.print("Click to paint: needs Chromium and Playwright; pip install 'igroteka[test]'.", style="yellow")
        return
    with progress_on(console) as bar:
        task = bar.add_task("click to paint", total=load.CLICKS)
        times = load.painted(game, browser, lambda: bar.advance(task))
    console.print(
        f"Click to paint in Chromium, {len(times)} clicks: "
        f"p50 {load.part(times, 0.5):.1f} ms, p90 {load.part(times, 0.9):.1f} ms, p99 {load.part(times, 0.99):.1f} ms"
    )
