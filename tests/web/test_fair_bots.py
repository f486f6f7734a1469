"""Many tables of one guest: their bots wait for each other, nobody else's do, and there is an end to their number."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from web_guests import TEST_GAMES, WAIT, Person, Server, quick, serving

from igroteka.engine.record import Chosen
from igroteka.engine.session import Session
from igroteka.web.tables.bot_pool import BotPool
from igroteka.web.tables.driver import Driver
from igroteka.web.tables.fair_queue import Claim, Queue

FLOOD = 30
WATCHED, ALONE = True, False


def served(*claims: Claim) -> list[str]:
    """Who has come in this order to a process that is busy: in which order they were served, a second for each."""
    order: list[str] = []

    async def think(queue: Queue, claim: Claim) -> None:
        async with queue.turn(claim):
            order.append(claim.guest)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        queue = Queue(lambda: float(len(order)))
        await asyncio.gather(*[think(queue, claim) for claim in claims])

    asyncio.run(all_of_them())
    return order


def last_of(guest: str, order: list[str]) -> int:
    return len(order) - order[::-1].index(guest)


def test_the_bots_of_one_guest_are_served_in_the_order_in_which_they_were_asked() -> None:
    claims = [Claim("vera", WATCHED)] * 3
    assert served(*claims) == ["vera"] * 3


def test_no_guests_tables_come_before_anothers() -> None:
    order = served(*[Claim("flood", WATCHED)] * FLOOD, *[Claim("vera", WATCHED)] * 3, *[Claim("oleg", WATCHED)] * 3)
    assert sorted(order) == ["flood"] * FLOOD + ["oleg"] * 3 + ["vera"] * 3
    assert max(last_of("vera", order), last_of("oleg", order)) < 15


def test_a_person_who_waits_comes_before_tables_of_bots_alone_and_these_come_too() -> None:
    order = served(Claim("flood", ALONE), *[Claim("flood", ALONE), Claim("vera", WATCHED)] * 8)
    assert last_of("vera", order[:12]) > 7 and order[:12].count("vera") == 8
    assert "flood" in order[1:8], "nobody waits for ever"


def test_who_stops_waiting_holds_nobody_up() -> None:
    async def leave_in_the_middle() -> list[str]:
        queue, order, tasks = Queue(), list[str](), list[asyncio.Task[None]]()

        async def think(name: str) -> None:
            async with queue.turn(Claim(name, WATCHED)):
                order.append(name)
                await asyncio.sleep(0.01)

        for name in ("thinks", "waits", "is called", "stays"):
            tasks.append(asyncio.create_task(think(name)))
            await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[1].cancel()
        await asyncio.sleep(0)  # the third is called now, and does not know it yet
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(leave_in_the_middle())[-1] == "stays"


def test_a_bot_is_asked_before_thirty_of_another_guest() -> None:
    """By real processes; the order in which they answer counts."""
    box = TEST_GAMES["pig"]
    lines = Session.start(box, 2).record.lines
    order: list[str] = []

    async def ask(thinking: BotPool, table: str, guest: str) -> None:
        await thinking.choose(table, lines, 0, "greedy", Claim(guest, ALONE))
        order.append(guest)

    async def all_of_them() -> None:
        thinking = BotPool({"pig": box}, 1, 0)
        asked: list[Coroutine[Any, Any, None]] = [ask(thinking, f"table {n}", "flood") for n in range(FLOOD)]
        try:
            await asyncio.gather(*asked, ask(thinking, "hers", "vera"))
        finally:
            thinking.stop()

    asyncio.run(all_of_them())
    assert order.index("vera") <= 2


def chosen(server: Server, tables: list[str]) -> int:
    rooms = [server.state.rooms.open[table] for table in tables]
    return sum([isinstance(entry, Chosen) for room in rooms for entry in list(room.playing.record.entries)])


def test_a_flood_of_tables_does_not_keep_another_guests_bot_waiting(tmp_path: Path) -> None:
    """Counted in choices of the flood's bots: if all stood in one line, each table would have one for one of hers."""
    with serving(quick(tmp_path, bot_tables=FLOOD, bot_tables_from=FLOOD + 1)) as server:
        flood = Person(server.url)
        vera = Person(server.url)
        tables = [flood.new_table("tremble", *["bot:greedy"] * 5) for _ in range(FLOOD)]
        hers = vera.new_table("tremble", "bot:greedy", "bot:greedy", "bot:greedy")
        began, before = chosen(server, [hers]), chosen(server, tables)
        until = time.monotonic() + WAIT
        while (done := chosen(server, [hers]) - began) < 40:
            assert time.monotonic() < until
            time.sleep(0.01)
        assert chosen(server, tables) - before < done * FLOOD / 3


# --- their number ---


def test_a_guest_may_begin_so_many_tables_of_bots_and_hears_when_it_is_enough(tmp_path: Path) -> None:
    with serving(quick(tmp_path, dwell=600.0, bot_tables=2)) as server:
        vera, oleg = Person(server.url), Person(server.url)
        bots = {"game": "tremble", "players": "2", "seat_0": "bot:greedy", "seat_1": "bot:greedy"}
        waiting = vera.new_table("tremble", "open", "open")
        tables = [vera.new_table("tremble", "bot:greedy", "bot:greedy") for _ in range(2)]
        for answer in (vera.post("/new", **bots), vera.post("/play", game="tremble"), vera.post(f"/t/{waiting}/start")):
            assert answer.status_code == 429
            assert "Bots alone are playing at 2 tables of yours" in answer.text
        assert oleg.post("/new", **bots).status_code == 303
        assert vera.post(f"/t/{tables[0]}/delete").status_code == 303
        assert vera.post(f"/t/{waiting}/start").status_code == 303


def test_tables_that_people_left_to_bots_count(tmp_path: Path) -> None:
    with serving(quick(tmp_path, dwell=600.0, bot_tables=1)) as server:
        vera = Person(server.url)
        table = vera.quick_table("tremble")
        other = vera.quick_table("tremble")
        assert vera.post(f"/t/{table}/leave", seat="0").status_code == 303
        assert vera.post("/play", game="tremble").status_code == 429
        assert vera.get(f"/t/{other}").status_code == 200


def test_guests_of_one_address_share_a_number(tmp_path: Path) -> None:
    with serving(quick(tmp_path, dwell=600.0, bot_tables_from=3, proxies=("127.0.0.1",))) as server:
        for _ in range(3):
            Person(server.url).new_table("tremble", "bot:greedy", "bot:greedy")
        answer = Person(server.url, "ru").post("/play", game="tremble")
        assert answer.status_code == 429 and "За 3 столами с вашего сетевого адреса" in answer.text
        elsewhere = Person(server.url)
        elsewhere.http.headers["x-forwarded-for"] = "203.0.113.7"  # as a proxy on this machine says it
        assert elsewhere.post("/play", game="tremble").status_code == 303


# --- a bot that does not keep to the rules ---


class Wild:
    """Bots that choose what nobody has."""

    async def choose(self, *_: object) -> int:
        return 83886080


def test_a_bot_that_may_not_choose_what_it_chose_does_not_choose_it_for_ever(tmp_path: Path) -> None:
    with serving(quick(tmp_path, dwell=600.0)) as server:
        table = Person(server.url).new_table("pig", "bot:greedy", "me")
        room = server.state.rooms.open[table]
        before = list(room.playing.record.lines)
        driver = Driver(room, Wild(), quick(tmp_path))  # type: ignore[arg-type]
        with pytest.raises(RuntimeError, match="seat 0: the bot chose 83886080"):
            asyncio.run(asyncio.wait_for(driver.run(), WAIT))
        assert room.playing.record.lines == before
