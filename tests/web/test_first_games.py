"""First games on the server: laid by one click, their bubbles put away and had again, by nobody else."""

from __future__ import annotations

import re

import pytest
from web_guests import Person, Server, actions_in, table_in

from igroteka.games.registry import GAMES
from igroteka.web.tables.first_games import TAUGHT


def laid(person: Person, game: str = "trappers") -> str:
    return table_in(person.post("/first", game=game))


def bubble_of(person: Person, table: str) -> str:
    """The key of the bubble that the page shows, "" without one."""
    found = re.search(r'data-key="([^"]+)"', person.sees(table)["f"].get("coach", ""))
    return found[1] if found else ""


@pytest.mark.parametrize("game", GAMES)
def test_one_click_lays_a_first_game_and_its_first_bubble_is_there(server: Server, game: str) -> None:
    vera = Person(server.url)
    table = laid(vera, game)
    row = server.state.store.table(table)
    first = GAMES[game].first_game
    assert row is not None and row.state == "running" and first is not None
    assert {name: row.options[name] for name in first.options} == first.options
    assert [chair.kind for chair in server.state.store.chairs(table)].count("person") == 1
    assert {chair.level for chair in server.state.store.chairs(table)} == {"", "greedy"}
    assert bubble_of(vera, table) in {bubble.key for bubble in first.bubbles}


def test_every_first_game_is_dealt_alike_and_what_falls_later_falls_by_chance(server: Server) -> None:
    vera = Person(server.url)
    one, other = laid(vera, "claustrophobia"), laid(vera, "claustrophobia")
    lines = [server.state.store.lines(table)[1:] for table in (one, other)]
    assert len(lines[0]) > 1
    dealt = [[re.search(r'"outcome":\d+', line) for line in each] for each in lines]
    assert [found and found[0] for found in dealt[0]] == [found and found[0] for found in dealt[1]]


def test_a_bubble_is_put_away_and_stays_away_on_every_device(server: Server) -> None:
    vera = Person(server.url)
    table = laid(vera)
    first = bubble_of(vera, table)
    assert vera.post(f"/t/{table}/coach", seen=first).status_code == 303
    second = bubble_of(vera, table)
    assert second not in ("", first)
    server.state.rooms.drop(table)  # as after a new start: it is read from the disk
    assert bubble_of(vera, table) == second


def test_whoever_plays_on_has_passed_the_bubble(server: Server) -> None:
    vera = Person(server.url)
    table = laid(vera)
    first = bubble_of(vera, table)
    seen = vera.sees(table)
    assert vera.click(table, 0, a=actions_in(seen["f"]["list"])[0], v=seen["v"]).status_code == 200
    row = server.state.store.table(table)
    assert row is not None and row.settings[TAUGHT]["seen"] == [first]


def test_bubbles_are_switched_off_and_on_again_where_they_were(server: Server) -> None:
    vera = Person(server.url)
    table = laid(vera)
    vera.post(f"/t/{table}/coach", seen=bubble_of(vera, table))
    now = bubble_of(vera, table)
    vera.post(f"/t/{table}/coach", quiet="on")
    assert bubble_of(vera, table) == ""
    assert "Show tips again" in vera.get(f"/t/{table}").text
    vera.post(f"/t/{table}/coach", quiet="off")
    assert bubble_of(vera, table) == now
    assert "No more tips" in vera.get(f"/t/{table}").text


def test_nobody_else_gets_a_bubble_or_may_put_one_away(server: Server) -> None:
    vera, oleg = Person(server.url), Person(server.url, name="Oleg")
    table = laid(vera)
    vera.post(f"/t/{table}/open")
    key = bubble_of(vera, table)
    assert "coach" not in oleg.sees(table)["f"]
    assert "coach-at" not in oleg.get(f"/t/{table}").text
    assert oleg.post(f"/t/{table}/coach", seen=key).status_code == 403
    assert bubble_of(vera, table) == key


def test_other_tables_teach_nobody(server: Server) -> None:
    vera = Person(server.url)
    table = vera.new_table("trappers", "me", "bot:greedy")
    assert "coach" not in vera.sees(table)["f"]
    assert vera.post(f"/t/{table}/coach", seen="coach-drive").status_code == 400
    assert vera.post("/first", game="pig").status_code == 400


def test_a_bubble_that_there_is_not_is_refused(server: Server) -> None:
    vera = Person(server.url)
    table = laid(vera)
    assert vera.post(f"/t/{table}/coach", seen="coach-nonsense").status_code == 400
    assert vera.post(f"/t/{table}/coach").status_code == 400


@pytest.mark.parametrize(("language", "words"), [("en", "Be the first to reach 12"), ("ru", "Первым наберите 12")])
def test_the_goal_stands_at_the_table_by_its_options(server: Server, language: str, words: str) -> None:
    vera = Person(server.url, language)
    assert words in vera.get(f"/t/{laid(vera)}").text
    usual = vera.get(f"/t/{vera.new_table('trappers', 'me', 'bot:greedy')}").text
    assert words not in usual and words.replace("12", "20") in usual


def test_the_lobby_offers_a_first_game_of_each_that_has_one(server: Server) -> None:
    page = Person(server.url).get("/").text
    offered = re.findall(r'action="/first".*?name="game" value="([^"]+)"', page, re.DOTALL)
    assert offered == [game for game, box in GAMES.items() if box.first_game is not None]
