"""Hints: who may ask for one, what it says, and that nobody else hears of it."""

from __future__ import annotations

import re
from pathlib import Path

from web_guests import Person, Server, actions_in, quick, serving

from igroteka.table.text.speech import LANGUAGES
from igroteka.web.limits import UNLIMITED, Rate

ADVICE = re.compile(r'data-advice="(\d+)"')


def advised(html: str) -> list[int]:
    return [int(action) for action in ADVICE.findall(html)]


def my_turn(server: Server, *seats: str, game: str = "pig", **form: str) -> tuple[Person, str, int, list[int]]:
    """A table where the first seat has something to choose: the person, the table, the version and the actions."""
    vera = Person(server.url, name="Vera")
    table = vera.new_table(game, *(seats or ("me", "bot:greedy")), **form)
    with vera.socket(table, 0) as page:
        page.until("bar", "acts")
        return vera, table, page.version, page.actions()


def test_a_hint_shows_choices_of_the_seat_the_best_first_with_their_chances(server: Server) -> None:
    vera, table, version, actions = my_turn(server)
    answer = vera.hint(table, version)
    assert answer.status_code == 200
    told = answer.json()
    assert told["v"] == version
    shown = advised(told["html"])
    assert 2 <= len(shown) <= 3 and set(shown) <= set(actions)
    assert len(re.findall(r"<b>\d+%</b><small>to win", told["html"])) == len(shown)
    assert told["html"].count(">best<") == 1


def test_a_hint_tells_what_a_choice_leads_to_as_the_log_would(server: Server) -> None:
    """Of Pig: to stop ends the turn; the die that a roll brings has six faces, each too seldom to be told."""
    vera, table, version, _ = my_turn(server)
    vera.click(table, 0, a=vera_action(vera, table, 0), v=version)
    for language in LANGUAGES:
        vera.post("/settings", language=language)
        seen = vera.sees(table)
        if not actions_in(seen["f"]["list"]):
            return  # a one was thrown
        html = vera.hint(table, seen["v"]).json()["html"]
        assert "Vera" in html and ("ведёт" if language == "ru" else "leads to") in html


def vera_action(person: Person, table: str, place: int) -> int:
    return actions_in(person.sees(table)["f"]["list"])[place]


def test_the_bar_has_the_button_where_there_is_something_to_choose(server: Server) -> None:
    vera, table, _, _ = my_turn(server)
    assert "data-hint" in vera.sees(table)["f"]["bar"]
    oleg = Person(server.url, name="Oleg")
    assert "data-hint" not in oleg.sees(table)["f"]["bar"]


def test_a_hint_for_a_decision_that_is_over_is_empty(server: Server) -> None:
    vera, table, version, _ = my_turn(server)
    assert vera.hint(table, version - 1).json() == {"v": version - 1, "html": ""}


def test_who_looks_on_has_no_hint(server: Server) -> None:
    _, table, version, _ = my_turn(server)
    oleg = Person(server.url, name="Oleg")
    assert oleg.hint(table, version).json()["no"] == "spectator"
    assert oleg.hint(table, version, 0).json()["no"] == "spectator"


def test_nobody_asks_for_another_seat_nor_out_of_turn(server: Server) -> None:
    vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
    table = vera.new_table("pig", "me", "open")
    oleg.post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    version = vera.sees(table)["v"]
    assert oleg.hint(table, version, 0).json()["no"] == "seat"
    refused = oleg.hint(table, oleg.sees(table)["v"])
    assert refused.status_code == 422 and refused.json()["no"] == "turn"


def test_a_table_may_be_laid_without_hints(server: Server) -> None:
    vera, table, version, _ = my_turn(server, hints="0")
    refused = vera.hint(table, version)
    assert refused.status_code == 403 and refused.json()["no"] == "hints" and "hint" in refused.json()["why"]
    assert "data-hint" not in vera.sees(table)["f"]["bar"]


def test_form_and_waiting_room_tell_of_hints(server: Server) -> None:
    vera = Person(server.url, name="Vera")
    said = {hints: vera.sees(vera.new_table("pig", "me", "open", hints=hints))["f"]["waiting"] for hints in "01"}
    assert "No hints at this table." in said["0"] and "Players may ask for hints." in said["1"]
    form = vera.get("/new?game=pig").text
    assert re.search(r'<input type="hidden" name="hints" value="0">.*name="hints" value="1" checked', form)


def test_nothing_happens_at_the_table_when_a_hint_is_asked_for(server: Server) -> None:
    vera, table, version, _ = my_turn(server)
    oleg = Person(server.url, name="Oleg")
    room = server.state.rooms.room(table)
    with oleg.socket(table) as page:
        page.next()
        before = (room.playing.record.number(), room.moment, room.people, room.talk, len(page.updates))
        assert vera.hint(table, version).json()["html"]
        oleg.click(table, chat="hello")
        page.until("chat", "hello")
        assert (room.playing.record.number(), room.moment, room.people, room.talk) == (*before[:3], before[3] + 1)
        assert len(page.updates) == before[4] + 1
    assert vera.sees(table)["v"] == version


def test_hints_are_limited(tmp_path: Path) -> None:
    with serving(quick(tmp_path, limits=UNLIMITED._replace(hints=Rate(1, 60.0), sulk=0.0))) as server:
        vera, table, version, _ = my_turn(server)
        assert vera.hint(table, version).status_code == 200
        refused = vera.hint(table, version)
        assert refused.status_code == 429 and "hints in a row" in refused.json()["why"]


def test_a_paused_table_gives_none(server: Server) -> None:
    vera, table, version, _ = my_turn(server)
    vera.post(f"/t/{table}/pause")
    assert vera.hint(table, version).json()["no"] == "paused"
