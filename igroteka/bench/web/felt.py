"""What an innocent player feels while one guest tries to stop the server: calm and attacked, in turns."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from statistics import median
from typing import Final

from igroteka.bench.web.attacks import ATTACKS, attack
from igroteka.bench.web.clients import Table
from igroteka.bench.web.load import leave_all, part, play_steadily, processor_time, serving, tables_for

TABLES: Final = 8
RATE: Final = 40.0  # choices a second of all innocents: as many as people make, not as many as the server can take
SETTLING: Final = 0.5  # seconds between attack and calm
WARM_UP: Final = 2.0
PATIENCE: Final = 60.0  # seconds until an attacker is ready


@dataclass
class Felt:
    """Milliseconds from a click to its answer, by round."""

    rounds: list[list[float]] = field(default_factory=list)
    load: float = 0.0  # processor time of the server for a second

    def all(self) -> list[float]:
        return sorted([answer for answers in self.rounds for answer in answers])

    def p50(self) -> float:
        return part(self.all(), 0.5)

    def p99(self) -> float:
        return part(self.all(), 0.99)

    def by_round(self) -> list[float]:
        """The p99 of each."""
        return [part(sorted(answers), 0.99) for answers in self.rounds]


@dataclass(frozen=True)
class Attacked:
    name: str
    calm: Felt
    under: Felt
    attempts: float  # of the attacker in a second
    answered: int  # clicks of innocents under attack
    refused: int  # of all their clicks
    hurried: int  # of those refused for asking too much

    def times(self) -> float:
        """How many times the calm p99 the one under attack is: the median of the rounds."""
        pairs = zip(self.calm.by_round(), self.under.by_round(), strict=True)
        return median([under / calm for calm, under in pairs if calm] or [0.0])


@contextmanager
def attacker(name: str, url: str, game: str) -> Iterator[tuple[Event, Event, Synchronized[int]]]:
    context = multiprocessing.get_context("spawn")
    going, ready, attempts = context.Event(), context.Event(), context.Value("i", 0)
    child = context.Process(target=attack, args=(name, url, game, going, ready, attempts), daemon=True)
    child.start()
    try:
        yield going, ready, attempts
    finally:
        child.terminate()
        child.join()


def attacked(name: str, game: str, rounds: int, seconds: float, tick: Callable[[], None]) -> Attacked:
    async def run(url: str, process: int, going: Event, ready: Event, attempts: Synchronized[int]) -> Attacked:
        tables = await tables_for(url, game, TABLES, lambda: None)
        await play_steadily(tables, WARM_UP, RATE)
        if not await asyncio.to_thread(ready.wait, PATIENCE):
            raise OSError(None, f"{name}: the attacker has not come", "bench web")
        calm, under = Felt(), Felt()
        for _ in range(rounds):
            await feel(calm, tables, process, rounds, seconds)
            going.set()
            await feel(under, tables, process, rounds, seconds)
            going.clear()
            await asyncio.sleep(SETTLING)
            tick()
        innocents = [player for table in tables for player in table.players]
        refused, hurried = sum([player.refused for player in innocents]), sum([player.hurried for player in innocents])
        await leave_all(tables)
        a_second = attempts.value / (rounds * seconds)
        return Attacked(name, calm, under, a_second, len(under.all()), refused, hurried)

    with serving(limits=True) as (url, process), attacker(name, url, game) as (going, ready, attempts):
        return asyncio.run(run(url, process, going, ready, attempts))


async def feel(felt: Felt, tables: Sequence[Table], process: int, rounds: int, seconds: float) -> None:
    for table in tables:
        table.forget()
    used, began = processor_time(process), time.perf_counter()
    await play_steadily(tables, seconds, RATE)
    felt.load += (processor_time(process) - used) / (time.perf_counter() - began) / rounds
    felt.rounds.append([1000 * answer for table in tables for answer in table.answers])


def all_attacks(game: str, rounds: int, seconds: float, tick: Callable[[], None]) -> list[Attacked]:
    return [attacked(name, game, rounds, seconds, tick) for name in ATTACKS]
