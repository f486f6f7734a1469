"""What happens at a table by itself: bots choose, empty questions are answered, bots stand in for the absent."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from random import SystemRandom
from typing import Final

from igroteka.engine.choices import PASS
from igroteka.web import asking
from igroteka.web.levels import USUAL
from igroteka.web.problem import Problem
from igroteka.web.room import Room
from igroteka.web.settings import Settings
from igroteka.web.thinking import Thinking

CHANCE: Final = SystemRandom()
LOG: Final = logging.getLogger("igroteka.web")


class Driver:
    """One for each table in memory; it sleeps until the table wakes it."""

    def __init__(self, room: Room, thinking: Thinking, settings: Settings) -> None:
        self.room: Final = room
        self.thinking: Final = thinking
        self.settings: Final = settings
        self.woken: Final = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()

    async def run(self) -> None:
        """Until the table has been left alone for long."""
        while True:
            self.woken.clear()
            try:
                moved = await self.go_on()
            except Problem:  # somebody was faster
                continue
            if not moved and not await self.rest():
                return

    async def rest(self) -> bool:
        """Wait for a change; False: nothing happened for so long that the table may leave the memory."""
        due = self.next_takeover()
        try:
            async with asyncio.timeout(self.settings.idle if due is None else max(0.0, due - time.monotonic())):
                await self.woken.wait()
        except TimeoutError:
            return due is not None or len(self.room.listeners) > 1
        return True

    async def go_on(self) -> bool:
        """One thing that happens by itself; False: the table waits for people."""
        room = self.room
        if room.live is None or room.row.state != "running":
            return False
        acting = room.live.game.seats()
        bots = [seat for seat in acting if room.chairs[seat].kind == "bot"]
        if bots:
            await self.bot_chooses(bots[0])
            return True
        if self.may_answer():
            await self.answer_for(acting[0])
            return True
        return self.stand_in()

    # --- bots ---

    async def bot_chooses(self, seat: int) -> None:
        room = self.room
        live = room.playing
        number = live.record.number()
        hidden = live.game.in_window()
        calm = self.delay() if hidden else 0.0 if live.game.sealing() else self.settings.dwell
        began = time.monotonic()
        action = await self.thinking.choose(room.row.id, tuple(live.record.lines), seat, room.chairs[seat].level)
        shown = began if hidden else room.shown_at
        await asyncio.sleep(max(0.0, shown + calm - time.monotonic()))
        if room.row.state == "running" and room.chairs[seat].kind == "bot" and room.live is live:
            if number == live.record.number() or live.game.acts(seat):
                room.choose(seat, action)

    def delay(self) -> float:
        return CHANCE.uniform(*self.settings.window)

    # --- questions with one answer ---

    def may_answer(self) -> bool:
        """Only the pass is possible, and whoever shares a screen with others is asked all the same."""
        room = self.room
        game = room.playing.game
        if not game.in_window() or not room.row.settings.get("answer", True):
            return False
        seat = int(game.seat)
        return game.actions_of(seat) == [int(PASS)] and len(room.seats_of(room.chairs[seat].guest)) == 1

    async def answer_for(self, seat: int) -> None:
        """After as long as a person would take, so that nobody learns who had nothing to choose."""
        room = self.room
        number = room.playing.record.number()
        await asyncio.sleep(self.delay())
        if room.row.state == "running" and room.playing.record.number() == number:
            room.choose(seat, int(PASS))

    # --- the absent ---

    def waited_for(self) -> list[tuple[float, int]]:
        """When a bot stands in, and where."""
        room = self.room
        if not room.row.takeover or room.row.state != "running" or room.live is None:
            return []
        patience = room.row.takeover * self.settings.minute
        found = []
        for seat in room.live.game.seats():
            chair = room.chairs[seat]
            if chair.kind == "person" and chair.guest not in room.present:
                found.append((room.absent.setdefault(chair.guest, time.monotonic()) + patience, seat))
        return sorted(found)

    def next_takeover(self) -> float | None:
        room = self.room
        asked = asking.next_freed(room, self.settings.minute) if room.row.state == "running" else []
        return min([*[due for due, _ in self.waited_for()], *asked], default=None)

    def stand_in(self) -> bool:
        room = self.room
        if asking.give_freed(room, self.settings.minute):
            return True
        for due, seat in self.waited_for():
            if due <= time.monotonic():
                chair = room.chairs[seat]
                room.reseat(replace(chair, kind="bot", level=USUAL, away=True))
                room.say(seat, chair.name, "web-notice-away", notice=True)
                return True
        return False
