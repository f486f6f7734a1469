"""A server whose parts fail: its bots die, its database is locked, its disk is full or broken.

After each of them all tables go on, and nothing that was acknowledged is lost.
"""

from __future__ import annotations

import multiprocessing
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from web_disks import small_disk
from web_guests import WAIT, Person, Server, quick, serving
from web_players import Player, entries, own_choices
from web_process import Process

BRIEF: dict[str, Any] = {"busy": 0.05, "pauses": (0.02, 0.2)}  # a server that soon tries again


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


def check_nothing_is_lost(data: Path, players: list[Player]) -> None:
    for player in players:
        assert own_choices(data, player.table) == player.acknowledged


def wait_until_asked(players: list[Player]) -> None:
    """A bot that cannot store its choice would keep its table waiting for as long as nothing can be stored."""
    for player in players:
        wait_until(player.is_asked)


def play_until_refused(player: Player) -> None:
    """The table is as it was: what could be chosen can be chosen."""
    until = time.monotonic() + WAIT
    while player.refused == 0:
        player.choose()
        assert not player.over and time.monotonic() < until


# --- bots ---


def kill_the_bots() -> None:
    """While they wait for something to think about."""
    bots = multiprocessing.active_children()
    assert bots
    for bot in bots:
        bot.kill()
        bot.join(WAIT)


def test_bots_play_on_when_their_idle_process_was_killed(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as server:
        player = Player(server.url, "pig", 2, 1)
        player.choose_often(3)
        for _ in range(3):
            wait_until(lambda: not server.state.rooms.open[player.table].playing.game.acts(1))
            kill_the_bots()
            time.sleep(0.1)  # the pool notices that it is broken
            asked = len(entries(tmp_path, player.table))
            player.choose_often(8)
            wait_until(lambda asked=asked: player.over or len(entries(tmp_path, player.table)) > asked)  # type: ignore[misc]
        assert table_goes_on(server, player.table)
    check_nothing_is_lost(tmp_path, [player])


def table_goes_on(server: Server, table: str) -> bool:
    return not server.state.rooms.drivers[table].done()


# --- the database ---


@contextmanager
def foreign_lock(data: Path) -> Iterator[None]:
    """Another program writes into our database, and takes its time."""
    with closing(sqlite3.connect(data / "igroteka.sqlite", isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


@pytest.mark.parametrize(
    ("seconds", "settings"), [(1.0, BRIEF), pytest.param(20.0, {}, marks=pytest.mark.long)], ids=["brief", "20 s"]
)
def test_tables_go_on_after_a_foreign_write_lock(tmp_path: Path, seconds: float, settings: dict[str, object]) -> None:
    with serving(quick(tmp_path, **settings)) as server:
        players = [Player(server.url, "auction", 3, 1), Player(server.url, "tremble", 2, 2)]
        watched = Person(server.url).new_table("tremble", "bot:greedy", "bot:greedy")
        for player in players:
            player.choose_often(2)
        wait_until_asked(players)
        with foreign_lock(tmp_path):
            until = time.monotonic() + seconds
            for player in players:
                play_until_refused(player)
                assert player.person.get("/").status_code == 200
                assert player.person.get(f"/t/{player.table}").status_code == 200
            stood = len(entries(tmp_path, watched))
            with players[0].person.socket(watched) as page:
                page.until("turn", "cannot be saved")  # whoever looks on is told why nothing moves
            time.sleep(max(0.0, until - time.monotonic()))
            assert len(entries(tmp_path, watched)) == stood
        for player in players:
            player.choose_often(5)
        wait_until(lambda: len(entries(tmp_path, watched)) > stood)
        wait_until(lambda: "cannot be stored" not in players[0].person.sees(watched)["f"]["turn"])
        check_nothing_is_lost(tmp_path, players)


def test_tables_go_on_after_the_disk_was_full(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, serving(quick(disk.folder, **BRIEF)) as server:
        players = [Player(server.url, "tremble", 3, 1), Player(server.url, "tremble", 2, 2)]
        watched = Person(server.url).new_table("tremble", "bot:greedy", "bot:greedy")
        for player in players:
            player.choose_often(2)
        wait_until_asked(players)
        disk.fill(server.state.store)
        for player in players:
            play_until_refused(player)
            assert player.person.get(f"/t/{player.table}").status_code == 200
        wait_until(lambda: "cannot be saved" in players[0].person.sees(watched)["f"]["turn"])
        check_nothing_is_lost(disk.folder, players)
        disk.clear(server.state.store)
        stood = len(entries(disk.folder, watched))
        for player in players:
            player.choose_often(5)
        wait_until(lambda: len(entries(disk.folder, watched)) > stood)
        check_nothing_is_lost(disk.folder, players)


def test_tables_go_on_after_an_io_error(tmp_path: Path) -> None:
    """The system refuses to write: every page works all the same, and what cannot be stored has not happened."""
    server = Process(tmp_path, **BRIEF)
    player = Player(server.url, "tremble", 3, 1)
    player.choose_often(3)
    for _ in range(2):
        player.refused = 0
        wait_until_asked([player])
        limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, limit[1]))
        play_until_refused(player)
        for path in ("/", f"/t/{player.table}", "/new", "/about"):
            assert player.person.get(path).status_code == 200
        assert Person(server.url).get("/").status_code == 200
        assert Person(server.url).post("/name", name="Vera").status_code == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
        player.choose_often(5)
        check_nothing_is_lost(tmp_path, [player])
    server.kill()
    check_nothing_is_lost(tmp_path, [player])


def test_a_game_whose_first_dice_could_not_be_stored_begins_all_the_same(tmp_path: Path) -> None:
    """The record has begun when the database is locked: the table throws when it can."""
    with serving(quick(tmp_path, **BRIEF)) as server:
        vera = Person(server.url, name="Vera")
        table = vera.new_table("leduc", "me", "open")
        locked = sqlite3.connect(tmp_path / "igroteka.sqlite", isolation_level=None, check_same_thread=False)
        seen = 0

        def lock_after_the_header(statement: str) -> None:
            nonlocal seen
            if statement == "COMMIT" and seen == 0:
                seen = 1
            elif seen == 1:
                seen = 2
                locked.execute("begin immediate")

        server.state.store.driver.set_trace_callback(lock_after_the_header)
        assert vera.post(f"/t/{table}/start").status_code == 503
        # The trace stays: taken off while the server's thread is in a statement, each waits for the other for ever.
        assert vera.get(f"/t/{table}").status_code == 200
        locked.execute("rollback")
        locked.close()
        wait_until(lambda: len(entries(tmp_path, table)) > 1)
        with vera.socket(table) as page:
            while not page.actions():
                page.next()
