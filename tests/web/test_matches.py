"""Sides chosen or drawn by lot, and two games with the sides swapped as one match."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine
from web_guests import Person, Server, actions_in, quick, serving, table_in

from igroteka.web.storage.migrate import config_for
from igroteka.web.storage.store import Chair, Store, TableRow
from igroteka.web.tables.guests import texts_of
from igroteka.web.tables.matches import Match, in_games, match_of, standing_said
from igroteka.web.tables.new_table import on_side

GAME = "duel"  # of the sides Pig, the first, and Wolf


def seated(host: Person, friend: Person, **form: str) -> str:
    """Lay a table of two people that has not begun, the friend in the second seat."""
    table = host.new_table(GAME, "me", "open", option_winscore="20", **form)
    empty = re.findall(r'class="seat p(\d) open"', host.sees(table)["f"]["waiting"])
    assert friend.post(f"/t/{table}/sit", seat=empty[0]).status_code == 303
    return table


def play_out(server: Server, table: str, winner: Person, other: Person) -> None:
    """Let the winner roll, and the other one never."""
    room = server.state.rooms.room(table) if table not in server.state.rooms.open else server.state.rooms.open[table]
    while room.row.state != "finished":
        for person in (winner, other):
            seen = person.sees(table)
            actions = actions_in(seen["f"]["list"])
            if actions:
                person.click(table, a=actions[0 if person is winner else -1], v=seen["v"])


def names(server: Server, table: str) -> list[str]:
    return [chair.name for chair in server.state.store.chairs(table)]


@pytest.fixture
def vera(server: Server) -> Person:
    return Person(server.url, name="Vera")


@pytest.fixture
def oleg(server: Server) -> Person:
    return Person(server.url, name="Oleg")


# --- sides ---


def test_the_form_names_the_sides_and_asks_for_ones_own(vera: Person) -> None:
    form = vera.get(f"/new?game={GAME}").text
    assert re.findall(r'name="side" value="(\w+)"', form) == ["0", "1", "lot"]
    assert re.findall(r'class="known-side">(\w+)<', form) == ["Pig", "Wolf"]
    assert 'name="lots"' not in form and 'name="pair"' in form
    other = vera.get("/new?game=pig").text
    assert 'name="lots"' in other and 'name="side"' not in other and 'name="pair"' not in other


@pytest.mark.parametrize(("side", "seats"), [("0", ["Vera", ""]), ("1", ["", "Vera"])])
def test_the_host_takes_the_side_that_was_chosen(server: Server, vera: Person, side: str, seats: list[str]) -> None:
    assert names(server, vera.new_table(GAME, "me", "bot:greedy", side=side)) == seats


def test_several_seats_of_ones_own_or_none_are_left_as_they_are() -> None:
    assert on_side(["me", "me"], 1) == ["me", "me"]
    assert on_side(["bot:greedy", "open"], 0) == ["bot:greedy", "open"]
    assert on_side(["open", "me"], 1) == ["open", "me"]


@pytest.mark.parametrize("side", ["2", "-1", "wolf", "Lot"])
def test_a_side_that_is_not_there_is_refused(vera: Person, side: str) -> None:
    answer = vera.post("/new", game=GAME, players="2", seat_0="me", seat_1="open", side=side)
    assert answer.status_code == 400


def test_whoever_plays_at_once_has_the_first_side(server: Server, vera: Person) -> None:
    assert names(server, vera.quick_table(GAME)) == ["Vera", ""]
    for game, box in server.state.catalogue.games.items():
        if box.sides:
            table = vera.quick_table(game)
            assert names(server, table)[0] == "Vera"
            vera.post(f"/t/{table}/delete")


def test_the_waiting_room_and_the_lobby_say_who_is_on_which_side(vera: Person, oleg: Person) -> None:
    table = vera.new_table(GAME, "me", "open", side="1", public="1")
    waiting = vera.sees(table)["f"]["waiting"]
    assert re.findall(r"<small>(\w+)</small>", waiting) == ["Pig", "Wolf"]
    assert "… (Pig), Vera (Wolf)" in oleg.get("/").text
    invitation = vera.post(f"/t/{table}/invite", seat="0").text
    link = re.search(r"/j/[a-z0-9]+/[\w-]+", invitation)
    assert link and "Your side: Pig." in oleg.get(link[0]).text


def test_sides_drawn_by_lot_are_told_when_the_game_begins_and_not_before(
    server: Server, vera: Person, oleg: Person
) -> None:
    table = seated(vera, oleg, side="lot", public="1")
    before = vera.sees(table)["f"]
    assert re.findall(r"<small>(.*?)</small>", before["waiting"]) == ["random", "random"]
    looker = Person(server.url)
    for person in (looker, vera):
        assert "Wolf" not in person.get(f"/t/{table}").text
        assert "<small>Vera, Oleg</small>" in person.get("/").text
    assert before["chat"].count("<li") == 0
    vera.post(f"/t/{table}/start")
    sides = dict(zip(names(server, table), ("Pig", "Wolf"), strict=True))
    for person in (looker, vera):
        chat = person.sees(table)["f"]["chat"]
        assert all(f"Sides are drawn: {who} — {side}" in chat for who, side in sides.items())
    russian = Person(server.url, language="ru").sees(table)["f"]["chat"]
    assert f"Жребий брошен: Vera — {'Волк' if sides['Vera'] == 'Wolf' else 'Свинтус'}" in russian


def test_an_invitation_does_not_tell_a_side_that_is_still_to_be_drawn(server: Server, vera: Person) -> None:
    table = vera.new_table(GAME, "me", "friend", side="lot")
    link = re.search(r"/j/[a-z0-9]+/[\w-]+", vera.get(f"/t/{table}").text)
    assert link is not None
    page = Person(server.url).get(link[0]).text
    assert "Your side: random." in page and "Wolf" not in page


def test_lots_give_either_side(server: Server, vera: Person) -> None:
    drawn = set()
    for _ in range(40):
        table = vera.new_table(GAME, "me", "bot:greedy", side="lot")
        drawn.add(names(server, table).index("Vera"))
        vera.post(f"/t/{table}/delete")
    assert drawn == {0, 1}


# --- a match ---


def test_a_match_of_two_games_is_one_line_of_the_lobby_and_is_told_at_its_end(
    server: Server, vera: Person, oleg: Person
) -> None:
    first = seated(vera, oleg, pair="1")
    assert "A match of two games" in oleg.sees(first)["f"]["waiting"]
    vera.post(f"/t/{first}/start")
    assert "Game 1 of 2" in vera.get("/").text and "Game 1 of 2" in oleg.get(f"/t/{first}").text
    play_out(server, first, vera, oleg)
    end = oleg.sees(first)["f"]["end"]
    assert "Vera 1\u202f:\u202f0 Oleg" in end and "Second game, sides swapped" in end and "Play again" not in end
    assert f'href="/r/{first}"' in end
    looker = Person(server.url)
    assert "rematch-form" not in looker.sees(first)["f"]["end"]
    assert vera.get("/").text.index("Vera 1\u202f:\u202f0 Oleg") < vera.get("/").text.index('id="open-title"')

    second = table_in(vera.post(f"/t/{first}/rematch"))
    assert names(server, second) == ["Oleg", "Vera"]
    assert table_in(oleg.post(f"/t/{first}/rematch")) == second
    for person in (oleg, looker):
        assert "To the second game" in person.sees(first)["f"]["end"]
    assert "press “To the second game”" in oleg.sees(first)["f"]["chat"]
    assert "Sides are swapped: Vera — Wolf" in oleg.sees(second)["f"]["chat"]
    lobby = oleg.get("/").text
    assert "Game 2 of 2" in lobby and "Game 1 of 2" not in lobby and f"/t/{first}" not in lobby
    play_out(server, second, vera, oleg)
    end = vera.sees(second)["f"]["end"]
    assert "Vera wins the match 2\u202f:\u202f0" in end and "Play again" in end
    assert f'href="/r/{first}"' in end and f'href="/r/{second}"' in end
    lobby = vera.get("/").text
    assert "Match of two games" in lobby and "Vera wins the match" in lobby
    assert lobby.count(f'href="/r/{first}"') == lobby.count(f'href="/r/{second}"') == 1
    for table, other in ((first, second), (second, first)):
        assert f'href="/r/{other}"' in vera.get(f"/r/{table}").text

    again = table_in(oleg.post(f"/t/{second}/rematch"))
    row = server.state.store.table(again)
    assert row is not None and row.pair == again and names(server, again) == ["Oleg", "Vera"]


def test_only_who_sits_there_begins_the_second_game(server: Server, vera: Person, oleg: Person) -> None:
    first = seated(vera, oleg, pair="1")
    vera.post(f"/t/{first}/start")
    assert vera.post(f"/t/{first}/rematch").status_code == 409
    play_out(server, first, oleg, vera)
    assert Person(server.url, name="Third").post(f"/t/{first}/rematch").status_code == 403


def test_lots_of_a_match_are_drawn_once(server: Server, vera: Person, oleg: Person) -> None:
    for _ in range(6):
        first = seated(vera, oleg, pair="1", side="lot")
        vera.post(f"/t/{first}/start")
        play_out(server, first, vera, oleg)
        second = table_in(vera.post(f"/t/{first}/rematch"))
        assert names(server, second) == names(server, first)[::-1]
        assert "Sides are drawn" not in vera.sees(second)["f"]["chat"]


@pytest.mark.parametrize(("game", "players"), [("pig", 2), ("pig", 3), ("leduc", 2)])
def test_games_without_sides_make_no_match(vera: Person, game: str, players: int) -> None:
    seats = {f"seat_{seat}": "me" for seat in range(players)}
    assert vera.post("/new", game=game, players=str(players), pair="1", **seats).status_code == 400


def test_a_match_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as server:
        vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
        first = seated(vera, oleg, pair="1")
        vera.post(f"/t/{first}/start")
        play_out(server, first, vera, oleg)
    with serving(quick(tmp_path)) as server:
        for person in (vera, oleg):
            move_to(person, server)
        assert "Game 1 of 2" in vera.get("/").text
        second = table_in(vera.post(f"/t/{first}/rematch"))
    with serving(quick(tmp_path)) as server:
        for person in (vera, oleg):
            move_to(person, server)
        play_out(server, second, oleg, vera)
        end = vera.sees(second)["f"]["end"]
        score = r"(Vera|Oleg) wins the match on points, \d+\u202f:\u202f\d+ \(games 1\u202f:\u202f1\)"
        assert re.search(score, end) or "The match is drawn 1\u202f:\u202f1" in end


def move_to(person: Person, server: Server) -> None:
    """Let a browser come back to a server that stands elsewhere now."""
    cookies = dict(person.http.cookies.items())
    person.__init__(server.url)  # type: ignore[misc]
    for name, value in cookies.items():
        person.http.cookies.set(name, value)


def test_a_game_whose_match_has_lost_the_other_one_stands_alone(server: Server, vera: Person, oleg: Person) -> None:
    first = seated(vera, oleg, pair="1")
    vera.post(f"/t/{first}/start")
    play_out(server, first, vera, oleg)
    second = table_in(vera.post(f"/t/{first}/rematch"))
    vera.post(f"/t/{second}/delete")
    assert "Second game, sides swapped" in vera.sees(first)["f"]["end"]
    other = table_in(vera.post(f"/t/{first}/rematch"))
    assert other != second
    vera.post(f"/t/{first}/delete")
    play_out(server, other, vera, oleg)
    end = vera.sees(other)["f"]["end"]
    assert 'class="match"' not in end and "Play again" in end
    assert vera.get(f"/r/{other}").status_code == vera.get("/").status_code == 200


# --- how a match is counted ---


def row(id_: str, winners: tuple[int, ...] = (), scores: tuple[int, ...] = ()) -> TableRow:
    state = "finished" if winners else "running"
    return TableRow(id_, GAME, 2, {}, "", state, "vera", winners=winners, scores=scores, pair="a")


NAMES = ("Ada", "Bob")
COUNTED = [
    (row("a", (0,)), row("b", (1,)), "Ada wins the match 2:0"),
    (row("a", (0,)), row("b", (0,)), "The match is drawn 1:1"),
    (row("a", (1,)), row("b", (0,)), "Bob wins the match 2:0"),
    (row("a", (0, 1)), row("b", (0,)), "Bob wins the match 1½:½"),
    (row("a", (0, 1)), row("b", (0, 1)), "The match is drawn 1:1"),
    (row("a", (0,), (20, 7)), row("b", (0,), (20, 9)), "Ada wins the match on points, 29:27 (games 1:1)"),
    (row("a", (0,), (20, 7)), row("b", (0,), (20, 7)), "The match is drawn 1:1"),
    (row("a", (0,), (20, 19)), row("b", (1,), (19, 21)), "Ada wins the match 2:0"),
    (row("a", (1,)), row("b"), "Ada 0:1 Bob"),
    (row("a", (0, 1)), None, "Ada ½:½ Bob"),
    (row("a"), None, ""),
]


@pytest.mark.parametrize(("first", "second", "said"), COUNTED)
def test_games_count_then_points(first: TableRow, second: TableRow | None, said: str) -> None:
    assert standing_said(Match(first, second), NAMES, texts_of("en")).replace("\u202f", "") == said


def test_halves_are_written_as_people_do() -> None:
    assert [in_games(halves) for halves in range(5)] == ["0", "½", "1", "1½", "2"]


# --- what is stored ---


def test_a_database_without_matches_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "igroteka.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0001")
    engine.dispose()
    with closing(sqlite3.connect(file)) as old:
        columns = "id, game, players, options, content, state, host, takeover, settings, winners, next, made, changed"
        values = "'t', 'pig', 2, '{}', '', 'waiting', 'v', 0, '{}', '[]', '', 1, 1"
        old.execute(f"INSERT INTO tables ({columns}) VALUES ({values})")
        old.commit()
    store = Store(file)
    found = store.table("t")
    assert found is not None and (found.pair, found.scores) == ("", ())
    assert match_of(store, found) is None
    store.add_table(replace(found, id="u", pair="u", scores=(3, 4)), [Chair(0, "open")])
    kept = store.table("u")
    assert kept is not None and (kept.pair, kept.scores) == ("u", (3, 4))
    store.close()
