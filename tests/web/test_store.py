"""What is stored is stored whole, once, and in order."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError
from web_guests import TEST_GAMES

from igroteka.engine.seats import OVER
from igroteka.web.errors import WebError
from igroteka.web.page.presenter import present
from igroteka.web.storage.cookie_key import key_in
from igroteka.web.storage.schema import METADATA
from igroteka.web.storage.store import Chair, Guest, Store, TableRow
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.new_table import Wanted, lay_table, start
from igroteka.web.tables.room import Room

CATALOGUE = Catalogue(TEST_GAMES)
ROLL = 50331648  # the dice of a pig, and so two lines


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "new folder" / "igroteka.sqlite")


def room_in(store: Store, table: str) -> Room:
    row = store.table(table)
    assert row is not None
    return Room(store, CATALOGUE, row, store.chairs(table), present)


def started(store: Store, game: str) -> Room:
    table = lay_table(store, CATALOGUE, Wanted(game, ["me", "me"]), Guest("vera", "Vera"))
    room = room_in(store, table)
    start(room)
    return room


def enter_twice(store: Store) -> None:
    for _ in range(2):
        store.enter("t", 0, "first")


def test_the_migrations_make_the_tables_of_the_schema(store: Store) -> None:
    assert compare_metadata(MigrationContext.configure(store.connection), METADATA) == []
    mode = store.connection.exec_driver_sql("pragma journal_mode").scalar()
    assert mode == "wal"


def test_a_number_is_taken_once(store: Store) -> None:
    store.add_table(TableRow("t", "pig", 2, {}, "", "running", "vera"), [Chair(0, "open")])
    with store.writing():
        store.enter("t", 0, "first")
    with pytest.raises(IntegrityError), store.writing():
        store.enter("t", 0, "second")
    assert store.lines("t") == ["first"]


def test_all_of_a_block_or_nothing(store: Store) -> None:
    store.add_table(TableRow("t", "pig", 2, {}, "", "running", "vera"), [Chair(0, "open")])
    with pytest.raises(IntegrityError), store.writing():
        enter_twice(store)
    assert store.lines("t") == []


def test_two_servers_of_one_database_do_not_both_take_a_choice(store: Store) -> None:
    """The second finds the number taken, reads the record again, and stands where the first does."""
    first = started(store, "pig")
    second = room_in(store, first.row.id)
    first.choose(0, 67108864)
    with pytest.raises(IntegrityError):
        second.choose(0, 50331648)
    assert second.playing.record.lines == first.playing.record.lines
    second.choose(1, 67108864)
    assert len(store.lines(first.row.id)) == len(second.playing.record.lines)


def test_a_table_read_from_the_store_is_the_table_that_was(store: Store) -> None:
    room = started(store, "auction")
    while room.row.state != "finished":
        game = room.playing.game
        seat = game.seats()[0]
        room.choose(seat, game.actions_of(seat)[-1])
        again = room_in(store, room.row.id)
        assert again.playing.record.lines == room.playing.record.lines == store.lines(room.row.id)
        assert again.playing.game.table() == room.playing.game.table()
    assert room.playing.game.seat == OVER
    row = store.table(room.row.id)
    assert row is not None and row.state == "finished" and list(row.winners) == room.playing.game.winners()


def test_a_choice_that_can_be_neither_stored_nor_read_again_has_not_happened(store: Store) -> None:
    """The driver fails from the second line on, at whatever it is asked."""
    room = started(store, "pig")
    before, table = list(room.playing.record.lines), room.playing.game.table()
    entered = 0

    def fail_at_the_second_line(statement: str) -> None:
        nonlocal entered
        entered += statement.startswith("INSERT")
        if entered == 2:
            store.driver.set_progress_handler(lambda: 1, 1)

    store.driver.set_trace_callback(fail_at_the_second_line)
    with pytest.raises(WebError, match="storage"):
        room.choose(0, ROLL)
    assert entered == 2
    assert room.playing.record.lines == before and room.playing.game.table() == table
    store.driver.set_trace_callback(None)
    store.driver.set_progress_handler(None, 0)
    assert store.lines(room.row.id) == before
    room.choose(0, ROLL)
    assert room.playing.record.lines == store.lines(room.row.id) != before


def test_the_key_of_the_cookies_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "key"
    key = key_in(file)
    assert len(key) > 40 and key_in(file) == key
    assert file.stat().st_mode & 0o077 == 0


def test_deleting_a_table_leaves_nothing_of_it(store: Store) -> None:
    room = started(store, "pig")
    room.say(0, "Vera", "hello")
    store.write_note("vera", room.row.id, "note")
    store.delete_table(room.row.id)
    assert store.lines(room.row.id) == [] and store.chairs(room.row.id) == [] and store.chat(room.row.id) == []
    assert store.note("vera", room.row.id) == ""
