"""Reviews of finished games: judged in the processes of the bots when somebody asks, one choice at a time, and kept.

First every choice of the seat is looked at briefly, then those that seem to have cost most are thought about longer.
Each look is a turn of its own in the queue of the bots, so games that are played go on beside it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from igroteka.web.errors import WebError
from igroteka.web.tables.bot_pool import BotPool
from igroteka.web.tables.fair_queue import Claim
from igroteka.web.tables.judge import Overview, Verdict

LOG: Final = logging.getLogger("igroteka.web")
KEPT: Final = 60  # reviews
MOST: Final = 400  # choices that are looked at
SECOND: Final = 6  # that are thought about longer
TIMES: Final = 5  # as long
SHOWN: Final = 3
LEAST: Final = 30.0  # thousandths of a win that a choice must have cost to be told


class Review:
    """The review of one game from one seat, as far as it has come."""

    def __init__(self, table: str, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.overview: Overview | None = None
        self.done = 0
        self.total = 0  # looks, as soon as it is known
        self.verdicts: list[Verdict] = []  # the costliest choices first, when all is done
        self.whole = False
        self.failed = False


class Reviews:
    def __init__(self, bot_pool: BotPool, iterations: int) -> None:
        self.bot_pool: Final = bot_pool
        self.iterations: Final = iterations
        self.kept: Final[OrderedDict[tuple[str, int], Review]] = OrderedDict()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def found(self, table: str, seat: int) -> Review | None:
        review = self.kept.get((table, seat))
        if review is not None:
            self.kept.move_to_end((table, seat))
        return review

    def begin(self, table: str, seat: int, lines: Sequence[str], guest: str) -> Review:
        """Return the review of that seat; it is begun unless it has been."""
        review = self.found(table, seat)
        if review is not None and not review.failed:
            return review
        review = self.kept[table, seat] = Review(table, seat)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        task = asyncio.get_running_loop().create_task(self.run(review, tuple(lines), Claim(guest, False)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return review

    async def run(self, review: Review, lines: Sequence[str], claim: Claim) -> None:
        try:
            await self.judge(review, lines, claim)
        except WebError:
            review.failed = True  # may be asked for again
        except Exception:
            review.failed = True
            LOG.exception("table %s: the review has failed", review.table)

    async def judge(self, review: Review, lines: Sequence[str], claim: Claim) -> None:
        review.overview = await self.bot_pool.overview(review.table, lines, claim)
        numbers = [number for number, seat in review.overview.choices if seat == review.seat][:MOST]
        review.total = len(numbers) + min(SECOND, len(numbers))
        first = []
        for number in numbers:
            first.append(await self.look(review, lines, number, self.iterations, claim))
        first.sort(key=lambda verdict: -verdict.cost)
        again = []
        for verdict in first[:SECOND]:
            if verdict.cost > 0:
                again.append(await self.look(review, lines, verdict.number, TIMES * self.iterations, claim))
        again.sort(key=lambda verdict: -verdict.cost)
        review.verdicts = [verdict for verdict in again if verdict.cost >= LEAST][:SHOWN]
        review.done = review.total
        review.whole = True

    async def look(self, review: Review, lines: Sequence[str], number: int, iterations: int, claim: Claim) -> Verdict:
        found = await self.bot_pool.verdict(review.table, lines, number, iterations, claim)
        review.done += 1
        return found

    def forget(self, table: str) -> None:
        for key in [key for key in self.kept if key[0] == table]:
            del self.kept[key]

    async def stop(self) -> None:
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
