"""How fast bots play: by the slowest who plays and looks on; a bot's turn comes as one; levels have their names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from web_guests import TEST_GAMES, Person, Server, quick

from igroteka.engine.choices import PASS
from igroteka.web.limits import UNLIMITED, Gate
from igroteka.web.page.clicks import ClickHandler
from igroteka.web.page.presenter import Presenter, present, presenter_of
from igroteka.web.storage.store import Guest, Store
from igroteka.web.tables.bot_levels import LEVELS
from igroteka.web.tables.catalogue import Catalogue
from igroteka.web.tables.driver import Driver
from igroteka.web.tables.new_table import Wanted, lay_table, start
from igroteka.web.tables.pace import dwell, hidden_delay
from igroteka.web.tables.room import Room
from igroteka.web.wire import Click

NAMES = {"en": ["easy", "medium", "hard"], "ru": ["лёгкий", "средний", "сильный"]}


# --- levels ---


@pytest.mark.parametrize("language", NAMES)
def test_levels_have_names_that_tell_how_strong_a_bot_is(server: Server, language: str) -> None:
    person = Person(server.url, language)
    lobby, laid = person.get("/").text, person.get("/new?game=pig").text
    assert re.findall(r'name="level" value="([^"]+)".*?<span>(.*?)</span>', lobby) == list(
        zip(LEVELS, NAMES[language], strict=True)
    )
    for name in NAMES[language]:
        assert name in laid
    table = person.quick_table("pig", level=LEVELS[0])
    assert NAMES[language][0] in person.sees(table)["f"]["strip-1"]
    assert f"({NAMES[language][0]})" in person.get(f"/t/{table}").text, "in the menu"


def test_a_game_that_begins_at_once_has_the_options_its_box_names(server: Server) -> None:
    table = Person(server.url).quick_table("tremble")
    row = server.state.store.table(table)
    assert row is not None and row.options["missions"] == "off"
    usual = server.state.store.table(Person(server.url).new_table("tremble", "me", "bot:greedy"))
    assert usual is not None and usual.options["missions"] == "on"


# --- the pace of a table ---


class Laid:
    """A table of a game with Ada, Bob and bots, without sockets and without a driver that runs."""

    def __init__(self, folder: Path, game: str, *seats: str) -> None:
        self.store = Store(folder / "igroteka.sqlite")
        for guest in ("ada", "bob"):
            self.store.add_guest(Guest(guest, guest))
        catalogue = Catalogue(TEST_GAMES)
        table = lay_table(self.store, catalogue, Wanted(game, ["me", *seats]), Guest("ada", "ada"))
        row = self.store.table(table)
        assert row is not None
        self.room = Room(self.store, catalogue, row, self.store.chairs(table), present)
        start(self.room)
        self.settings = quick(folder, dwell=0.7, window=(1.0, 1.0))
        self.driver = Driver(self.room, None, self.settings)  # type: ignore[arg-type]
        self.clicks = ClickHandler(self.store, Gate(UNLIMITED))

    def says(self, guest: str, speed: str) -> None:
        found = self.store.guest(guest)
        self.clicks.act(self.presenter, found, None, "en", Click(speed=speed))  # type: ignore[arg-type]

    @property
    def presenter(self) -> Presenter:
        return presenter_of(self.room)


def test_a_table_waits_as_the_slowest_wants_who_plays_and_looks_on(tmp_path: Path) -> None:
    laid = Laid(tmp_path, "pig", "bot:greedy")
    room = laid.room
    assert dwell(room, laid.settings) == 0.7, "nobody looks on"
    room.arrive("ada")
    assert dwell(room, laid.settings) == 0.7, "she has not said how"
    laid.says("ada", "instant")
    assert dwell(room, laid.settings) == 0.0
    room.arrive("bob")  # a spectator
    laid.says("bob", "slow")
    assert dwell(room, laid.settings) == 0.0
    laid.says("ada", "fast")
    assert 0 < dwell(room, laid.settings) < 0.7
    room.depart("ada")
    assert dwell(room, laid.settings) == 0.7


def test_of_two_who_play_the_slower_one_is_waited_for(tmp_path: Path) -> None:
    laid = Laid(tmp_path, "pig", "me")
    room = laid.room
    room.chairs[1] = type(room.chairs[1])(1, "person", "bob", name="bob")
    room.arrive("ada")
    room.arrive("bob")
    laid.says("ada", "instant")
    assert dwell(room, laid.settings) == 0.7
    laid.says("bob", "instant")
    assert dwell(room, laid.settings) == 0.0
    laid.says("bob", "slow")
    assert dwell(room, laid.settings) > 0.7


def test_a_hidden_question_takes_as_long_at_any_speed(tmp_path: Path) -> None:
    """Only a bot's level, which all can read, makes it shorter: never the hand, never whether there is a choice."""
    laid = Laid(tmp_path, "pig", "bot:greedy")
    laid.room.arrive("ada")
    for speed in ("slow", "instant"):
        laid.says("ada", speed)
        assert [hidden_delay(laid.settings, level) for level in ("", *LEVELS)] == [1.0, 0.15, 1.0, 1.0]


# --- a turn comes as one ---


class Ear:
    """A page that counts how often it is woken."""

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


def test_the_steps_of_a_bots_turn_are_told_together(tmp_path: Path) -> None:
    laid = Laid(tmp_path, "trappers", "bot:greedy", "bot:greedy", "bot:greedy")
    room, driver, ear = laid.room, laid.driver, Ear()
    room.chairs = [type(chair)(chair.seat, "bot", level="greedy") for chair in room.chairs]
    room.listeners.add(ear)
    turns = steps = alone = 0
    for _ in range(120):
        if room.row.state != "running":
            break
        game, heard = room.playing.game, ear.woken
        seat = int(game.seat)
        action = int(PASS) if game.in_window() else game.actions_of(seat)[0]
        driver.play_on(seat, action)
        after = room.playing.game
        goes_on = after.seat == seat and not after.in_window() and not game.in_window()
        assert ear.woken - heard in (0, 1)
        if ear.woken == heard:
            assert goes_on and driver.goes_on(seat), "others have something to do"
            alone += 1
        turns += after.seat != seat
        steps += 1
    assert alone > 20, (alone, steps, turns)
