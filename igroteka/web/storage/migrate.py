"""The tables of the database, made or brought up to date in one transaction; what is not ours is left alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from igroteka.web.storage.schema import METADATA

VERSION: Final = "alembic_version"  # the table in which the version of the schema stands
OURS: Final = {"guests", "tables", "seats", "entries"}  # since the first version


class UnusableDataError(Exception):
    """A file or folder with which the server cannot run: what is wrong, and where."""

    def __init__(self, place: Path, reason: str) -> None:
        super().__init__(f"{place}: {reason}")


def check(file: Path, timeout: float) -> None:
    """Check the database before anything is changed: one that we cannot use stays as it is."""
    with closing(sqlite3.connect(file, timeout, isolation_level=None)) as driver:
        driver.execute("BEGIN IMMEDIATE")  # we shall have to write
        (found,) = driver.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise UnusableDataError(
                file, f"the database is damaged ({' '.join(found.split())}): put a copy in its place"
            )
        check_version(driver, file)
        driver.execute("ROLLBACK")


def make_tables(connection: Connection) -> None:
    """Make the tables in one transaction of our own, which neither library begins for tables: all of them, or none."""
    driver: Any = connection.connection.dbapi_connection
    with connection.begin():
        driver.execute("BEGIN IMMEDIATE")
        if not versions_in(driver):
            for name in names_in(driver):
                driver.execute(f"DROP TABLE {name}")  # left by a server that was killed in its first start
        command.upgrade(config_for(connection), "head")


def config_for(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def check_version(driver: sqlite3.Connection, file: Path) -> None:
    names, versions = names_in(driver), versions_in(driver)
    if not versions and names <= {VERSION, *METADATA.tables} and not any(full(driver, name) for name in names):
        return  # new, or half-made
    if not versions or not names >= OURS:
        raise UnusableDataError(file, "this is a database, but not of igroteka: choose another folder")
    known = {script.revision for script in ScriptDirectory.from_config(config_for()).walk_revisions()}
    if not known >= versions:
        raise UnusableDataError(
            file, f"the database is of a newer igroteka (version {max(versions)}): this one cannot read it"
        )


def names_in(driver: sqlite3.Connection) -> set[str]:
    found = driver.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {name for (name,) in found if not name.startswith("sqlite_")}


def versions_in(driver: sqlite3.Connection) -> set[str]:
    if VERSION not in names_in(driver):
        return set()
    return {version for (version,) in driver.execute(f"SELECT version_num FROM {VERSION}")}


def full(driver: sqlite3.Connection, table: str) -> bool:
    return driver.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None
