"""Before the game: names of those at one screen, sitting down from the lobby, who looks on, what guests read."""

from __future__ import annotations

import re

import pytest
from web_guests import Person, Server


def names_at(server: Server, table: str) -> list[str]:
    return [chair.name for chair in server.state.store.chairs(table)]


def test_players_at_one_screen_have_names_of_their_own(server: Server) -> None:
    vera = Person(server.url, name="Vera")
    table = vera.new_table("leduc", "me", "me", name_0="Vera", name_1=" Oleg\u200b ")
    assert names_at(server, table) == ["Vera", "Oleg"]
    with vera.socket(table) as page:
        page.until("curtain", "Pass the screen to Vera")
        page.send(uncover=0)
        page.until("bar", "acts")
        page.send(a=page.actions()[0], v=page.version)
        page.until("curtain", "Pass the screen to Oleg")
        assert "Oleg" in page.parts["strip-1"] and "Vera" in page.parts["log-0"]
        page.send(chat="hello")
        page.until("chat", "hello")


@pytest.mark.parametrize(("name", "names"), [("Vera", ["Vera", "Vera 2"]), ("", ["Guest", "Guest 2"])])
def test_without_names_they_are_numbered(server: Server, name: str, names: list[str]) -> None:
    assert names_at(server, Person(server.url, name=name).new_table("leduc", "me", "me")) == names


def test_a_long_name_is_numbered_within_its_length(server: Server) -> None:
    table = Person(server.url, name="V" * 24).new_table("leduc", "me", "me")
    assert names_at(server, table)[1] == "V" * 22 + " 2"


def test_another_name_of_the_guest_leaves_the_others_theirs(server: Server) -> None:
    vera = Person(server.url, name="Vera")
    table = vera.new_table("leduc", "me", "me", name_0="Vera", name_1="Oleg")
    vera.post("/name", name="Varya")
    assert names_at(server, table) == ["Varya", "Oleg"]


def test_one_seat_alone_is_called_as_the_guest(server: Server) -> None:
    vera = Person(server.url, name="Vera")
    assert names_at(server, vera.new_table("pig", "me", "open", name_0="Other"))[0] == "Vera"


def test_names_are_given_in_the_waiting_room_too(server: Server) -> None:
    vera, oleg = Person(server.url, name="Vera"), Person(server.url)
    table = vera.new_table("pig", "me", "me", "open")
    assert vera.post(f"/t/{table}/call", seat="1", name="Nika").status_code == 303
    oleg.post(f"/t/{table}/sit", seat="2")
    assert oleg.post(f"/t/{table}/call", seat="2", name="Oleg").status_code == 303
    assert names_at(server, table) == ["Vera", "Nika", "Oleg"]
    assert ">Oleg<" in oleg.get("/").text and ">Vera<" in vera.get("/").text
    waiting = vera.sees(table)["f"]["waiting"]
    assert "<b>Nika" in waiting and waiting.count('class="call"') == 2
    assert oleg.post(f"/t/{table}/call", seat="1", name="Thief").status_code == 403
    assert oleg.post(f"/t/{table}/call", seat="2", name=" \u200b").status_code == 400


def test_the_lobby_sits_down_at_once(server: Server) -> None:
    host, friend, late = Person(server.url, name="Host"), Person(server.url), Person(server.url)
    table = host.new_table("pig", "me", "open", public="1")
    assert f'action="/t/{table}/sit"' in friend.get("/").text
    assert friend.post(f"/t/{table}/sit", name="Friend").headers["location"] == f"/t/{table}"
    assert names_at(server, table) == ["Host", "Friend"]
    assert f'action="/t/{table}/sit"' not in late.get("/").text
    assert late.post(f"/t/{table}/sit").status_code in (400, 409)


def test_guests_read_a_guests_text(server: Server) -> None:
    host, friend, other = Person(server.url, name="Host"), Person(server.url, name="Friend"), Person(server.url)
    table = host.new_table("pig", "me", "open", "open")
    friend.post(f"/t/{table}/sit")
    texts = ["Invite friends by a link", "You have a seat", "Take a free seat"]
    for number, person in enumerate((host, friend, other)):
        seen = person.sees(table)["f"]["waiting"]
        assert [text in seen for text in texts] == [number == other for other in range(3)]


def test_an_invitation_shows_the_game_and_who_is_there(server: Server) -> None:
    host = Person(server.url, name="Host")
    table = host.new_table("tremble", "me", "friend", "bot:greedy")
    link = re.search(r"/j/[a-z0-9]+/[\w-]+", host.get(f"/t/{table}").text)
    assert link
    page = Person(server.url).get(link[0]).text
    assert "/art/tremble/cover.svg" in page and "Host" in page and "(easy)" in page and "2–5" in page
    assert server.state.catalogue.card("tremble", "en").about in page


def test_watchers_are_counted_and_told(server: Server) -> None:
    host, eve, nobody = Person(server.url, name="Host"), Person(server.url, name="Eve"), Person(server.url)
    table = host.new_table("pig", "me", "bot:greedy")
    with host.socket(table) as page:
        page.next()
        assert "hidden" in page.parts["watchers"]
        with eve.socket(table) as first, nobody.socket(table) as second:
            page.until("watchers", "2 people watching")
            first.until("watchers", "2 people watching")
            assert "You are watching" in first.parts["watchers"]
            second.until("watchers", "You are watching")
            assert "You are watching" not in page.parts["watchers"]
        page.until("watchers", "hidden")


def test_who_has_no_name_is_told_how_to_join_the_chat(server: Server) -> None:
    host, nobody = Person(server.url, name="Host"), Person(server.url)
    table = host.new_table("pig", "me", "open")
    assert 'class="join-chat"' in nobody.get(f"/t/{table}").text
    nobody.http.headers["referer"] = f"{server.url}/t/{table}"
    assert nobody.post("/name", name="Eve").headers["location"] == f"/t/{table}"
    page = nobody.get(f"/t/{table}").text
    assert 'class="join-chat"' not in page and 'id="talk"' in page
    assert nobody.click(table, chat="hello").status_code == 200
    assert "hello" in host.sees(table)["f"]["chat"]


def test_the_tables_own_notices_are_nobodys_watching(server: Server) -> None:
    host = Person(server.url, name="Host")
    table = host.new_table("pig", "me", "bot:greedy")
    host.post(f"/t/{table}/pause")
    chat = host.sees(table)["f"]["chat"]
    assert "Host paused the game" in chat and "watching" not in chat
