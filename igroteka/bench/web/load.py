"""The load benchmark of the web table: a real server in its own process, real sockets, a real database.

Guests play whole games at random on many tables at once, three pages at each. Measured are the most choices a second
that one server process takes, the time from a click to the last page that hears of it at a steady rate with two bots
searching beside, where the server's time goes, and the time from a click to the paint in Chromium.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Final
from urllib.parse import urlsplit

from igroteka.bench.web.clients import Guest, Table, seats_of
from igroteka.bench.web.paint import paint_times
from igroteka.bench.web.profile import shares, slowest
from igroteka.bots.match import play_match
from igroteka.bots.search import SearchBot
from igroteka.games.registry import box_of

NICENESS: Final = 10  # of bots that search beside
STEADY: Final = 100.0  # choices a second
WARM_UP: Final = 1.5  # seconds
CLICKS: Final = 150  # in the browser


@dataclass(frozen=True)
class Flood:
    """As fast as it goes."""

    tables: int
    rate: float  # choices a second
    cpu: float  # choices a second of processor time of the server
    bytes: float  # of one update
    messages: float  # updates for one choice
    refused: int


@dataclass(frozen=True)
class Steady:
    """At a steady rate: milliseconds."""

    rate: float
    answer_p50: float  # to the own answer
    answer_p99: float
    last_p50: float  # to the last page
    last_p99: float
    server_load: float  # processor time of the server for a second


@dataclass(frozen=True)
class Profile:
    shares: Sequence[tuple[str, float]]
    slowest: Sequence[tuple[str, float]]


# --- the server ---


@contextmanager
def serving(profile: Path | None = None, limits: bool = False) -> Iterator[tuple[str, int]]:
    """Its address and the id of its process. The players of a benchmark are faster than a guest may be."""
    with tempfile.TemporaryDirectory(prefix="igroteka-bench-") as folder:
        program = ["igroteka"] if profile is None else ["igroteka.bench.web.watched", str(profile)]
        free = [] if limits else ["--no-limits"]
        child = subprocess.Popen(
            [sys.executable, "-P", "-m", *program, "serve", "--port", "0", "--data", folder, *free],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])},
        )
        assert child.stdout is not None
        try:
            line = child.stdout.readline()
            if not line:
                raise OSError(None, f"the server has ended with code {child.wait()}", "bench web")
            url = line.split()[-1].rstrip("/")
            wait_for(url, child)
            yield url, child.pid
        finally:
            child.send_signal(signal.SIGINT)
            child.wait(30)


def wait_for(url: str, child: subprocess.Popen[str]) -> None:
    """Until the server listens: it says where before it does."""
    place = urlsplit(url)
    until = time.monotonic() + 60
    while True:
        try:
            socket.create_connection((place.hostname, place.port or 80), 5).close()
            return
        except ConnectionRefusedError:
            if child.poll() is not None or time.monotonic() > until:
                raise OSError(None, "the server does not answer", "bench web") from None
            time.sleep(0.05)


def processor_time(process: int) -> float:
    """Seconds the process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- the load ---


async def tables_for(url: str, game: str, count: int, tick: Callable[[], None]) -> list[Table]:
    tables = []
    for number in range(count):
        guests = [await asyncio.to_thread(Guest, url, f"P{number}-{seat}") for seat in range(seats_of(game))]
        tables.append(await Table.laid(guests, game, Random(number)))
        tick()
    return tables


async def leave_all(tables: Sequence[Table]) -> None:
    await asyncio.gather(*[table.leave() for table in tables])


async def play_for(tables: Sequence[Table], seconds: float) -> float:
    """All tables at once, each as fast as it is answered; returns how long it really took."""
    began = time.perf_counter()

    async def play(table: Table) -> None:
        while time.perf_counter() - began < seconds:
            await table.click()

    await asyncio.gather(*[play(table) for table in tables])
    return time.perf_counter() - began


async def play_steadily(tables: Sequence[Table], seconds: float, rate: float) -> None:
    """A click somewhere every so often, whatever the answers do; a table that still waits is passed over."""
    began = time.perf_counter()
    waiting: dict[int, asyncio.Task[None]] = {}
    number = 0
    while number < rate * seconds:
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        place = number % len(tables)
        number += 1
        if place not in waiting or waiting[place].done():
            waiting[place] = asyncio.create_task(tables[place].click())
    await asyncio.gather(*waiting.values())
    await asyncio.sleep(0.1)
    for table in tables:
        table.close_click()


def flood(game: str, count: int, seconds: float, tick: Callable[[], None]) -> Flood:
    async def run(url: str, process: int) -> Flood:
        tables = await tables_for(url, game, count, tick)
        await play_for(tables, WARM_UP)
        players = [player for table in tables for player in table.players]
        for table in tables:
            table.forget()
        before = [(player.messages, player.bytes) for player in players]
        used = processor_time(process)
        took = await play_for(tables, seconds)
        used = processor_time(process) - used
        clicks = sum(table.clicks for table in tables)
        messages = sum(player.messages for player in players) - sum(seen for seen, _ in before)
        size = sum(player.bytes for player in players) - sum(size for _, size in before)
        await leave_all(tables)
        refused = sum(player.refused for player in players)
        per_cpu = clicks / used if used else 0.0
        return Flood(count, clicks / took, per_cpu, size / max(1, messages), messages / max(1, clicks), refused)

    with serving() as (url, process):
        return asyncio.run(run(url, process))


def steady(game: str, count: int, seconds: float, rate: float, bots: int, tick: Callable[[], None]) -> Steady:
    async def run(url: str, process: int) -> Steady:
        tables = await tables_for(url, game, count, tick)
        await play_steadily(tables, WARM_UP, rate)
        for table in tables:
            table.forget()
        used, began = processor_time(process), time.perf_counter()
        await play_steadily(tables, seconds, rate)
        took = time.perf_counter() - began
        used = processor_time(process) - used
        await leave_all(tables)
        answers = sorted([1000 * answer for table in tables for answer in table.answers])
        sights = sorted([1000 * sight for table in tables for sight in table.last_sights])
        return Steady(
            len(answers) / took,
            part(answers, 0.5),
            part(answers, 0.99),
            part(sights, 0.5),
            part(sights, 0.99),
            used / took,
        )

    with searching(game, bots), serving() as (url, process):
        return asyncio.run(run(url, process))


def part(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def profiled(game: str, count: int, seconds: float, tick: Callable[[], None]) -> Profile:
    async def run(url: str, process: int) -> None:
        tables = await tables_for(url, game, count, tick)
        await play_for(tables, WARM_UP)
        os.kill(process, signal.SIGUSR1)
        await play_for(tables, seconds)
        await leave_all(tables)

    with tempfile.TemporaryDirectory(prefix="igroteka-profile-") as folder:
        file = Path(folder) / "server.prof"
        with serving(file) as (url, process):
            asyncio.run(run(url, process))
        return Profile(shares(file), slowest(file, 12))


# --- bots beside ---


@contextmanager
def searching(game: str, count: int) -> Iterator[None]:
    """So many processes that search without a pause, at low priority."""
    context = multiprocessing.get_context("spawn")
    children = [context.Process(target=search_on, args=(game, seed), daemon=True) for seed in range(count)]
    for child in children:
        child.start()
    try:
        yield
    finally:
        for child in children:
            child.terminate()
            child.join()


def search_on(game: str, seed: int) -> None:
    os.nice(NICENESS)
    box = box_of(game)
    bot = SearchBot(box.hints(), iterations=2000)
    seats = seats_of(game)
    start = box.set_up(seats, box.options(), box.content())
    for number in count(seed):
        play_match(box, start, [bot] * seats, number)


# --- the browser ---


def painted(game: str, browser: str, tick: Callable[[], None]) -> list[float]:
    """Milliseconds from a click to the paint, in order of size."""
    with serving() as (url, _):
        return sorted(asyncio.run(paint_times(url, game, browser, CLICKS, tick)))


def chromium() -> str:
    """Where the system's own is, "" if there is none."""
    return next(
        (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
    )
