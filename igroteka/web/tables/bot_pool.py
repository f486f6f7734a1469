"""Bots think in processes of their own, at low priority: no page ever waits for them. So do those that advise people.

A table always goes to the same process, which keeps the game and follows its record, so that only new lines travel.
Whose bot thinks next is settled by `fair_queue.py`. A process that has died is replaced by another.
"""

from __future__ import annotations

import asyncio
import logging
import os
import zlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits
from threading import Thread
from typing import Any, Final, TypeVar

from igroteka.bots.advice import Effort
from igroteka.bots.bot import Bot, answer_of
from igroteka.bots.names import bot_of
from igroteka.bots.search import Search
from igroteka.engine.chance import Rng
from igroteka.engine.record import begin_reading
from igroteka.engine.session import Session
from igroteka.table.box import Box
from igroteka.web.errors import WebError
from igroteka.web.tables.advised import Advised, advised
from igroteka.web.tables.fair_queue import Claim, Queue
from igroteka.web.tables.judge import Overview, Past, Verdict

LOG: Final = logging.getLogger("igroteka.web")
T = TypeVar("T")
KEPT: Final = 100  # tables a process remembers
PASTS: Final = 3  # and games that are over
PAST: Final = "past/"  # before the name of a table that is over
TRIES: Final = 2  # with a new process each


class Thinker:
    """The inside of one process: games that it follows, and its bots."""

    def __init__(self, games: Mapping[str, Box]) -> None:
        self.games: Final = games
        self.tables: Final[OrderedDict[str, Session]] = OrderedDict()
        self.bots: Final[dict[tuple[str, str], Bot]] = {}
        self.searches: Final[dict[str, Search]] = {}  # for advice, by game
        self.pasts: Final[OrderedDict[str, Past]] = OrderedDict()  # games that are over, being reviewed

    def choose(self, table: str, first: int, lines: Sequence[str], seat: int, level: str, seed: int) -> int | None:
        """Return the bot's choice; None: this process does not know the lines before the first."""
        session = self.followed(table, first, lines)
        if session is None:
            return None
        box = self.games[session.record.header.game]
        bot = self.bots.setdefault((box.name, level), bot_of(box, level))
        return answer_of(bot, box, session.game, seat, Rng(seed), Rng(seed >> 64))

    def advise(
        self, table: str, first: int, lines: Sequence[str], seat: int, effort: Effort, seed: int
    ) -> list[Advised] | None:
        """Return what the search would advise the seat, as it may be known there; None as for a choice."""
        session = self.followed(table, first, lines)
        if session is None:
            return None
        box = self.games[session.record.header.game]
        return advised(box, session.game, seat, self.search(box), effort, seed)

    def overview(self, table: str, first: int, lines: Sequence[str], seed: int) -> Overview | None:
        past = self.past(table, first, lines)
        return None if past is None else past.overview()

    def verdict(
        self, table: str, first: int, lines: Sequence[str], number: int, iterations: int, seed: int
    ) -> Verdict | None:
        past = self.past(table, first, lines)
        return None if past is None else past.verdict(number, self.search(past.box), iterations, seed)

    def search(self, box: Box) -> Search:
        return self.searches.setdefault(box.name, Search(box.hints()))

    def past(self, table: str, first: int, lines: Sequence[str]) -> Past | None:
        """Return a game that is over; it comes whole, once."""
        past = self.pasts.pop(table, None)
        if first == 0:
            past = Past(self.games[begin_reading(lines[0], table).header.game], lines, table)
        if past is not None:
            self.pasts[table] = past
            if len(self.pasts) > PASTS:
                self.pasts.popitem(last=False)
        return past

    def followed(self, table: str, first: int, lines: Sequence[str]) -> Session | None:
        session = self.tables.pop(table, None)
        if first == 0:
            record = begin_reading(lines[0], table)
            session = Session.at_start(record, self.games[record.header.game])
            lines = lines[1:]
        elif session is None or session.record.number() != first:
            return None
        for line in lines:
            session.replay_line(line)
        self.tables[table] = session
        if len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return session


THINKERS: Final[list[Thinker]] = []  # of this process, none in the server's own


def wake_up(games: Mapping[str, Box], niceness: int) -> None:
    os.nice(niceness)
    Thread(target=end_with_the_server, daemon=True).start()
    THINKERS.append(Thinker(games))


def end_with_the_server() -> None:
    """End this process with the server, even if that was killed: nobody else would."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def choose(table: str, first: int, lines: Sequence[str], seat: int, level: str, seed: int) -> int | None:
    return THINKERS[0].choose(table, first, lines, seat, level, seed)


def advise(table: str, first: int, lines: Sequence[str], seat: int, effort: Effort, seed: int) -> list[Advised] | None:
    return THINKERS[0].advise(table, first, lines, seat, effort, seed)


def overview(table: str, first: int, lines: Sequence[str], seed: int) -> Overview | None:
    return THINKERS[0].overview(table, first, lines, seed)


def verdict(table: str, first: int, lines: Sequence[str], number: int, iterations: int, seed: int) -> Verdict | None:
    return THINKERS[0].verdict(table, first, lines, number, iterations, seed)


class Worker:
    """One process, what it has been told, and who waits for it."""

    def __init__(self, games: Mapping[str, Box], niceness: int) -> None:
        self.games: Final = games
        self.niceness: Final = niceness
        self.queue: Final = Queue()
        self.known: dict[str, int] = {}  # lines sent, by table
        self.pool = self.started()

    def started(self) -> ProcessPoolExecutor:
        self.known = {}
        return ProcessPoolExecutor(1, get_context("spawn"), wake_up, (dict(self.games), self.niceness))

    def warm_up(self) -> None:
        self.pool.submit(os.getpid)

    async def think(
        self, thought: Callable[..., T | None], table: str, lines: Sequence[str], claim: Claim, *about: Any
    ) -> T:
        """Let the process think about a table, when it is the guest's turn."""
        async with self.queue.turn(claim):
            for first in (self.known.get(table, 0), *[0] * TRIES):
                found = await self.ask(thought, table, first, lines, *about)
                if found is not None:
                    return found
        raise WebError("thinking")

    async def ask(
        self, thought: Callable[..., T | None], table: str, first: int, lines: Sequence[str], *about: Any
    ) -> T | None:
        """Ask the process; None: it does not know the lines before the first, or it is dead and there is another."""
        self.known[table] = len(lines)
        try:
            task = self.pool.submit(thought, table, first, lines[first:], *about, randbits(128))
            return await asyncio.wrap_future(task)
        except (BrokenProcessPool, OSError):
            LOG.warning("a process of the bots has died")
            self.pool.shutdown(wait=False)
            self.pool = self.started()
            return None

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """All processes of the bots; a table always goes to the same one."""

    def __init__(self, games: Mapping[str, Box], workers: int, niceness: int) -> None:
        self.workers: Final = [Worker(games, niceness) for _ in range(max(1, workers))]

    def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""
        for worker in self.workers:
            worker.warm_up()

    def worker(self, table: str) -> Worker:
        return self.workers[zlib.crc32(table.encode()) % len(self.workers)]

    async def choose(self, table: str, lines: Sequence[str], seat: int, level: str, claim: Claim) -> int:
        return await self.worker(table).think(choose, table, lines, claim, seat, level)

    async def advise(self, table: str, lines: Sequence[str], seat: int, effort: Effort, claim: Claim) -> list[Advised]:
        return await self.worker(table).think(advise, table, lines, claim, seat, effort)

    async def overview(self, table: str, lines: Sequence[str], claim: Claim) -> Overview:
        return await self.worker(table).think(overview, PAST + table, lines, claim)

    async def verdict(self, table: str, lines: Sequence[str], number: int, iterations: int, claim: Claim) -> Verdict:
        return await self.worker(table).think(verdict, PAST + table, lines, claim, number, iterations)

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()
