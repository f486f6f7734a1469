"""Dice at a table of the server: whoever has watched a hundred throws knows nothing of the next."""

from __future__ import annotations

from pathlib import Path

from onlooker import named_of
from tiny_games.pig import ROLL, STOP
from web_guests import TEST_GAMES

from igroteka.engine.choices import act
from igroteka.engine.record import Thrown
from igroteka.web.page.presenter import present
from igroteka.web.storage.store import Guest, Store
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.new_table import Wanted, lay_table, start
from igroteka.web.tables.room import Room

WATCHED, FORETOLD = 110, 60  # throws
FACES = 6
CATALOGUE = Catalogue(TEST_GAMES)


def throws(store: Store) -> list[int]:
    """Of the die at one table: it is rolled as long as the game lets it."""
    table = lay_table(store, CATALOGUE, Wanted("pig", ["me", "me"]), Guest("vera", "Vera"))
    row = store.table(table)
    assert row is not None
    room = Room(store, CATALOGUE, row, store.chairs(table), present)
    start(room)
    found: list[int] = []
    while room.row.state == "running" and len(found) < WATCHED + FORETOLD:
        game = room.playing.game
        room.choose(int(game.seat), int(act(ROLL if act(ROLL) in game.actions() else STOP)))
        found = [entry.outcome - 1 for entry in room.playing.record.entries if isinstance(entry, Thrown)]
    return found


def test_nobody_foretells_the_dice_of_a_table(tmp_path: Path) -> None:
    store = Store(tmp_path / "igroteka.sqlite")
    thrown: list[int] = []
    while len(thrown) < WATCHED + FORETOLD:
        thrown = throws(store)  # now and then a game ends too soon
    assert named_of(thrown, FACES, WATCHED) < FORETOLD // 2
