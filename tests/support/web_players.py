"""People who play at random against bots, and remember what the server has acknowledged."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path

import httpx
from web_guests import WAIT, Person, actions_in

from igroteka.engine.choices import PASS
from igroteka.engine.record import Chosen, Entry, read_bytes


class Player:
    """A person at a table of their own."""

    def __init__(self, url: str, game: str, players: int, seed: int) -> None:
        self.person = Person(url)
        self.table = self.person.quick_table(game, players)
        self.random = random.Random(seed)
        self.acknowledged: list[int] = []
        self.over = False
        self.refused = 0  # clicks that the server could not store

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
        self.refused += answer.status_code == 503
        if answer.status_code == 200 and action != PASS:
            self.acknowledged.append(action)
        return answer.status_code == 200

    def is_asked(self) -> bool:
        return bool(actions_in(self.person.sees(self.table)["f"]["list"]))

    def choose_often(self, times: int) -> None:
        """So many choices, or to the end of the game; bots have to play between them."""
        until = time.monotonic() + WAIT
        while times > 0 and not self.over:
            times -= self.choose()
            assert time.monotonic() < until, "the table stands still"

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
