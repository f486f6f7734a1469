"""`kill -9` in the middle of running games: what was acknowledged is there, and all games go on."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from web_guests import Person, actions_in
from web_process import Process

from igroteka.engine.choices import PASS
from igroteka.engine.record import Chosen, Entry, read_bytes

TABLES: Final = 20
KILLS: Final = (1, pytest.param(10, marks=pytest.mark.long))
CHOICES: Final = 40  # acknowledged between two kills
GAMES: Final = (("tremble", 3), ("auction", 3), ("tremble", 2), ("pig", 2))


class Player:
    """A person at one of the tables, against bots; remembers what the server has acknowledged."""

    def __init__(self, url: str, game: str, players: int, seed: int) -> None:
        self.person = Person(url)
        self.table = self.person.quick_table(game, players)
        self.random = random.Random(seed)
        self.acknowledged: list[int] = []
        self.over = False

    def choose(self) -> bool:
        """One choice if there is one; whether it was acknowledged."""
        seen = self.person.sees(self.table)
        self.over = seen.get("mark") == "over"
        actions = actions_in(seen["f"]["list"])
        if not actions:
            time.sleep(0.02)  # for the bots to think: who asks without a pause takes their time
            return False
        action = self.random.choice(actions)
        answer = self.person.click(self.table, 0, a=action, v=seen["v"])
        if answer.status_code == 200 and action != PASS:
            self.acknowledged.append(action)
        return answer.status_code == 200

    def move_to(self, url: str) -> None:
        """The server has another port now."""
        self.person.url = url
        self.person.http.base_url = httpx.URL(url)
        self.person.http.headers["origin"] = url


def entries(data: Path, table: str) -> list[Entry]:
    with sqlite3.connect(data / "igroteka.sqlite") as database:
        rows = database.execute('select line from entries where "table" = ? order by number', (table,))
        return list(read_bytes("".join([row[0] for row in rows]).encode()).entries)


def own_choices(data: Path, table: str) -> list[int]:
    """Without the passes: the server passes for who has nothing else."""
    chosen = [entry.choice for entry in entries(data, table) if isinstance(entry, Chosen) and entry.seat == 0]
    return [choice for choice in chosen if choice != PASS]


def play_until_killed(players: list[Player], count: threading.Semaphore) -> None:
    try:
        while True:
            for player in players:
                if player.choose():
                    count.release()
    except httpx.TransportError:
        return  # the server is no more


@pytest.mark.parametrize("kills", KILLS)
def test_no_acknowledged_choice_is_lost_by_kill_9_and_all_games_go_on(tmp_path: Path, kills: int) -> None:
    server = Process(tmp_path)
    players = [Player(server.url, *GAMES[number % len(GAMES)], number) for number in range(TABLES)]
    for _ in range(kills):
        count = threading.Semaphore(0)
        threads = [threading.Thread(target=play_until_killed, args=(players[at::4], count)) for at in range(4)]
        for thread in threads:
            thread.start()
        for _ in range(CHOICES):
            assert count.acquire(timeout=60)
        server.kill()
        for thread in threads:
            thread.join()
        for player in players:
            stored = own_choices(tmp_path, player.table)
            assert stored[: len(player.acknowledged)] == player.acknowledged
            assert len(stored) <= len(player.acknowledged) + 1  # stored, and killed before the answer
            player.acknowledged = stored
        server = Process(tmp_path)
        for player in players:
            player.move_to(server.url)
    went_on = {player.table: len(entries(tmp_path, player.table)) for player in players}
    waiting = [player for player in players if not player.over]
    while waiting:
        for player in waiting:
            player.choose()
        waiting = [
            player
            for player in waiting
            if not player.over and len(entries(tmp_path, player.table)) <= went_on[player.table]
        ]
    server.kill()


def test_a_record_in_the_database_is_the_record_of_the_game(tmp_path: Path) -> None:
    """What is read back after a kill replays under the rules."""
    server = Process(tmp_path)
    player = Player(server.url, "auction", 2, 5)
    while len(player.acknowledged) < 3 and not player.over:
        player.choose()
    server.kill()
    before = [msgspec.to_builtins(entry) for entry in entries(tmp_path, player.table)]
    server = Process(tmp_path)
    player.move_to(server.url)
    assert player.person.get(f"/t/{player.table}").status_code == 200
    server.kill()
    assert [msgspec.to_builtins(entry) for entry in entries(tmp_path, player.table)][: len(before)] == before
