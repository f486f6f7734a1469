"""What happens at a table by itself: bots choose, empty questions are answered, bots stand in for the absent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from igroteka.engine.choices import PASS
from igroteka.engine.events import Event
from igroteka.engine.seats import CHANCE, SPECTATOR
from igroteka.engine.session import RefusedError
from igroteka.web.errors import LATER, WebError
from igroteka.web.models import NOBODY
from igroteka.web.settings import Settings
from igroteka.web.tables import seat_requests
from igroteka.web.tables.bot_levels import USUAL
from igroteka.web.tables.bot_pool import BotPool
from igroteka.web.tables.fair_queue import Claim
from igroteka.web.tables.pace import dwell, hidden_delay
from igroteka.web.tables.room import Room

LASTING: Final = 3  # failures after which the table says that it is hindered


class Driver:
    """Driver of one table in memory; it sleeps until the table wakes it."""

    def __init__(self, room: Room, bot_pool: BotPool, settings: Settings) -> None:
        self.room: Final = room
        self.bot_pool: Final = bot_pool
        self.settings: Final = settings
        self.woken: Final = asyncio.Event()
        self.turn = NOBODY  # the bot whose turn is being played
        self.played = 0  # entries of the record when it was played on last
        self.at_once = False  # nothing of that needs time to be seen
        self.owing = False  # pages have not been told of it
        self.waiting: float | None = None  # since when somebody who plays looks on; a bot stands in for their sake

    def wake(self) -> None:
        self.woken.set()

    async def run(self) -> None:
        """Drive the table until it has been left alone for long."""
        failures = 0
        while True:
            self.woken.clear()
            try:
                moved = await self.go_on()
            except RefusedError:
                self.tell()
                continue  # somebody was faster
            except WebError as problem:
                self.tell()
                if problem.status == LATER:
                    failures += 1
                    await self.hold_on(problem, failures)
                continue  # if it was not that, somebody was faster
            failures = 0
            self.room.hinder("")
            if not moved and not await self.rest():
                return

    async def hold_on(self, problem: WebError, failures: int) -> None:
        """Wait for the disk or the bots, which are not there just now; tell the table if that lasts."""
        first, longest = self.settings.pauses
        if failures >= LASTING:
            self.room.hinder(f"web-hindered-{problem.no}")
        await asyncio.sleep(min(longest, first * 2 ** min(failures - 1, 20)))

    async def rest(self) -> bool:
        """Wait for a change; False: nothing happened for so long that the table may leave the memory."""
        self.tell()
        due = self.next_takeover()
        try:
            async with asyncio.timeout(self.settings.idle if due is None else max(0.0, due - time.monotonic())):
                await self.woken.wait()
        except TimeoutError:
            return due is not None or len(self.room.listeners) > 1
        return True

    async def go_on(self) -> bool:
        """Do one thing that happens by itself; False: the table waits for people."""
        room = self.room
        if room.row.state != "running":
            return False
        if room.session is None:  # could not be read when the game began
            room.read_record()
            room.renamed()
            return True
        if room.session.game.seat == CHANCE:  # could not be stored when it was due
            room.throw()
            room.after_move()
            return True
        if room.give_back():
            return True
        acting = room.session.game.seats()
        bots = [seat for seat in acting if room.chairs[seat].kind == "bot"]
        if bots:
            await self.bot_chooses(bots[0])
            return True
        if self.may_answer():
            await self.answer_for(acting[0])
            return True
        return self.miss() or self.stand_in()

    # --- bots ---

    async def bot_chooses(self, seat: int) -> None:
        room = self.room
        session = room.playing
        number = session.record.number()
        hidden = session.game.in_window()
        if hidden:
            calm = hidden_delay(self.settings, room.chairs[seat].level)
        else:
            calm = 0.0 if session.game.sealing() or self.goes_on(seat) else dwell(room, self.settings)
        began = time.monotonic()
        claim = Claim(room.row.host, room.awaited())
        lines = tuple(session.record.lines)
        action = await self.bot_pool.choose(room.row.id, lines, seat, room.chairs[seat].level, claim)
        shown = began if hidden else room.shown_at
        await asyncio.sleep(max(0.0, shown + calm - time.monotonic()))
        if room.row.state == "running" and room.chairs[seat].kind == "bot" and room.session is session:
            if number == session.record.number():
                self.play_on(seat, action)
            elif session.game.acts(seat):
                room.choose(seat, action)
        else:
            self.tell()

    # --- a turn of a bot is one movement ---

    def goes_on(self, seat: int) -> bool:
        """Tell whether the bot's next step belongs to what it has just done, with nothing between to look at."""
        return seat == self.turn and self.at_once and self.played == self.room.playing.record.number()

    def play_on(self, seat: int, action: int) -> None:
        """Play a step; pages hear of all steps of a turn together, as soon as others have something to see or to do.

        When they hear depends on what all can see: who acts next, dice, an opened hidden question.
        """
        room, session = self.room, self.room.playing
        before, heard = session.game, len(session.log)
        room.quiet = not (before.in_window() or before.sealing())
        try:
            self.play(seat, action)
        finally:
            quiet, room.quiet = room.quiet, False
        after = session.game
        self.played = session.record.number()
        if not before.in_window():
            self.turn = seat
            self.at_once = not (before.sealing() or self.threw([event for _, event in session.log[heard:]]))
        self.owing = self.owing or quiet
        same = after.seat == seat and not after.in_window() and not after.sealing()
        if not (same and self.at_once and room.row.state == "running"):
            self.tell()

    def threw(self, events: Sequence[Event]) -> bool:
        """Tell whether dice were thrown before the eyes of all."""
        room = self.room
        seen = [event for event in events if event.heard_by(int(SPECTATOR))]
        return any(motion.how == "roll" for event in seen for motion in room.box.motions(room.playing.content, event))

    def tell(self) -> None:
        """Let pages hear of what has been played."""
        if self.owing:
            self.owing = False
            self.room.changed()

    def play(self, seat: int, action: int) -> None:
        """Play at the table that the bot has thought about: if it may not choose that now, it never may."""
        try:
            self.room.choose(seat, action)
        except RefusedError as refused:
            raise RuntimeError(f"seat {seat}: the bot chose {action}, and may not: {refused.reason}") from refused
        except WebError as problem:
            if problem.status == LATER:
                raise
            raise RuntimeError(f"seat {seat}: the bot chose {action}, and may not: {problem.no}") from problem

    # --- questions with one answer ---

    def may_answer(self) -> bool:
        """Tell whether only the pass is possible; whoever shares a screen with others is asked all the same."""
        room = self.room
        game = room.playing.game
        if not game.in_window() or not room.row.settings.get("answer", True):
            return False
        seat = int(game.seat)
        return game.actions_of(seat) == [int(PASS)] and len(room.seats_of(room.chairs[seat].guest)) == 1

    async def answer_for(self, seat: int) -> None:
        """Pass after as long as a person would take, so that nobody learns who had nothing to choose."""
        room = self.room
        number = room.playing.record.number()
        await asyncio.sleep(hidden_delay(self.settings, ""))
        if room.row.state == "running" and room.playing.record.number() == number:
            room.choose(seat, int(PASS))

    # --- the absent ---

    def waited_for(self) -> list[tuple[float, int]]:
        """List when a bot stands in, and where."""
        room = self.room
        if not room.row.takeover or room.row.state != "running" or room.session is None:
            return []
        if not room.awaited():  # all have gone: bots would play the game to its end with nobody there
            self.waiting = None
            return []
        now = time.monotonic()
        if self.waiting is None:
            self.waiting = now
        patience = room.row.takeover * self.settings.minute
        found = []
        for seat in room.session.game.seats():
            chair = room.chairs[seat]
            if chair.kind == "person" and chair.guest not in room.present:
                found.append((max(self.waiting, room.absent.setdefault(chair.guest, now)) + patience, seat))
        return sorted(found)

    def missing(self) -> list[tuple[float, str]]:
        """List when those who look on are told that a player is offline."""
        room = self.room
        if not room.present:
            return []
        away = {chair.guest for chair in room.chairs if chair.kind == "person"} - room.present.keys() - room.missed
        now = time.monotonic()
        return [(room.absent.setdefault(guest, now) + self.settings.missing, guest) for guest in away]

    def miss(self) -> bool:
        """Tell who has been away for long; False: nobody new."""
        found = [guest for due, guest in self.missing() if due <= time.monotonic()]
        if found:
            self.room.missed.update(found)
            self.room.peopled()
        return bool(found)

    def next_takeover(self) -> float | None:
        room = self.room
        if room.row.state != "running":
            return None
        asked = seat_requests.next_freed(room, self.settings.minute)
        return min([*[due for due, _ in (*self.waited_for(), *self.missing())], *asked], default=None)

    def stand_in(self) -> bool:
        room = self.room
        if seat_requests.give_freed(room, self.settings.minute):
            return True
        for due, seat in self.waited_for():
            if due <= time.monotonic():
                chair = room.chairs[seat]
                room.reseat(replace(chair, kind="bot", level=USUAL, away=True))
                room.say(seat, chair.name, "web-notice-away", notice=True)
                return True
        return False
