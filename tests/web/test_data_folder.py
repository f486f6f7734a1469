"""A data folder that cannot be used: `serve` says in one line what is wrong and where, and leaves it as it is."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result
from web_guests import TEST_GAMES, WAIT, quick

from igroteka.cli.app import app
from igroteka.web.app import create_app
from igroteka.web.storage.cookie_key import key_in
from igroteka.web.storage.data_folder import DataFolder
from igroteka.web.storage.migrate import UnusableDataError
from igroteka.web.storage.store import Guest, Store


def serve(data: Path) -> Result:
    return CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(data)])


def changed(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            database.execute(statement)


def not_a_database(file: Path) -> None:
    file.write_text("Dear diary,\n" * 500)


def torn(file: Path) -> None:
    """Its second half is missing."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def scribbled(file: Path) -> None:
    """Something has written over a page in the middle."""
    whole = bytearray(file.read_bytes())
    middle = len(whole) // 4096 // 2 * 4096
    whole[middle : middle + 4096] = b"\xa5" * 4096
    file.write_bytes(whole)


def foreign(file: Path) -> None:
    file.unlink()
    changed(file, "create table recipes (name text)", "insert into recipes values ('borscht')")


def foreign_with_migrations(file: Path) -> None:
    file.unlink()
    changed(
        file,
        "create table alembic_version (version_num varchar(32) not null)",
        "insert into alembic_version values ('0001')",
        "create table recipes (name text)",
    )


def newer(file: Path) -> None:
    changed(file, "update alembic_version set version_num = '9999'")


def read_only(file: Path) -> None:
    """A format that may be read but not written, whoever asks: a right of the file would not stop root."""
    changed(file, "pragma journal_mode = delete")
    whole = bytearray(file.read_bytes())
    whole[18] = 9
    file.write_bytes(whole)


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


SPOILED: list[tuple[Callable[[Path], None], str]] = [
    (not_a_database, "not a database"),
    (torn, "damaged"),
    (scribbled, "damaged"),
    (foreign, "not of igroteka"),
    (foreign_with_migrations, "not of igroteka"),
    (newer, "newer"),
    (read_only, "may only be read"),
    (a_folder, "cannot be opened"),
]


def used_folder(data: Path) -> Path:
    """As a server leaves it; returns the database."""
    folder = DataFolder(quick(data))
    for number in range(500):
        folder.store.add_guest(Guest(f"guest-{number}", "Vera"))
    folder.close()
    return data / "igroteka.sqlite"


def check_one_line(answered: Result, place: Path, told: str) -> None:
    assert answered.exit_code == 1
    assert answered.stderr.startswith("igroteka: ") and answered.stderr.count("\n") == 1
    assert str(place) in answered.stderr and told in answered.stderr
    assert answered.stdout == ""  # no address of a server that is not there


@pytest.mark.parametrize(("spoil", "told"), SPOILED, ids=[spoil.__name__ for spoil, _ in SPOILED])
def test_a_database_that_cannot_be_used_is_named_and_left_as_it_is(
    tmp_path: Path, spoil: Callable[[Path], None], told: str
) -> None:
    file = used_folder(tmp_path / "data")
    spoil(file)
    before = file.read_bytes() if file.is_file() else b""
    check_one_line(serve(file.parent), file, told)
    assert before == (file.read_bytes() if file.is_file() else b"")


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file")
    check_one_line(serve(taken), taken, "")
    check_one_line(serve(taken / "data"), taken, "")
    nowhere = Path("/proc/igroteka")  # where not even root makes folders
    check_one_line(serve(nowhere), nowhere, "")


@pytest.mark.parametrize("key", ["x", "short key", "ключ" * 20, "a" * 31])
def test_a_key_that_everybody_could_guess_is_refused(tmp_path: Path, key: str) -> None:
    used_folder(tmp_path)
    file = tmp_path / "cookie.key"
    file.write_text(key, encoding="utf-8")
    check_one_line(serve(tmp_path), file, "key")
    assert file.read_text(encoding="utf-8") == key


@pytest.mark.parametrize("nothing", ["", " \n"])
def test_an_empty_key_is_made_anew(tmp_path: Path, nothing: str) -> None:
    file = tmp_path / "cookie.key"
    file.write_text(nothing)
    key = key_in(file)
    assert len(key) > 40 and key_in(file) == key
    assert file.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [file]


def test_a_key_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    used_folder(tmp_path)
    file = tmp_path / "cookie.key"
    file.unlink()
    file.mkdir()
    check_one_line(serve(tmp_path), file, "")


# --- two servers ---


def test_a_second_server_is_refused_and_told_of_the_first(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        address = first.stdout.readline().split()[-1]
        second = serve(tmp_path)
        check_one_line(second, tmp_path, f"process {first.pid}")
        assert address in second.stderr
        first.kill()
        first.wait(WAIT)
    folder = DataFolder(quick(tmp_path))  # a server that is no more does not stand in the way
    folder.close()


def test_two_servers_of_one_process_do_not_share_a_folder(tmp_path: Path) -> None:
    first = DataFolder(quick(tmp_path), "http://here/")
    with pytest.raises(UnusableDataError, match=re.escape("http://here/")):
        DataFolder(quick(tmp_path))
    first.store.add_guest(Guest("vera", "Vera"))
    first.close()
    again = DataFolder(quick(tmp_path))
    assert again.store.guest("vera") is not None
    again.close()


# --- power cuts ---


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    """Also after the connection was lost and made anew."""
    store = Store(tmp_path / "igroteka.sqlite")
    for number in range(2):
        store.add_guest(Guest(f"guest-{number}", "Vera"))
        assert store.driver.execute("pragma synchronous").fetchone() == (2,), "FULL"
        assert store.driver.execute("pragma journal_mode").fetchone() == ("wal",)
        shutil.copytree(tmp_path, tmp_path.with_name(f"copy-{number}"))  # what a machine finds that starts again
        copy = Store(tmp_path.with_name(f"copy-{number}") / "igroteka.sqlite")
        assert copy.guest(f"guest-{number}") is not None
        copy.close()
        store.connection.invalidate()
    store.close()


def test_an_application_that_has_ended_has_left_its_folder(tmp_path: Path) -> None:
    folder = DataFolder(quick(tmp_path))
    create_app(quick(tmp_path), TEST_GAMES, folder)
    folder.close()
    DataFolder(quick(tmp_path)).close()
