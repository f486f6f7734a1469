"""Who sits where: open seats, invite links, bots, leaving, one screen for several, another device."""

from __future__ import annotations

import re

import pytest
from web_guests import Person, Server, actions_in
from websockets.exceptions import ConnectionClosed


def link_in(page: str) -> str:
    found = re.search(r"/j/[a-z0-9]+/[\w-]+", page)
    assert found
    return found[0]


def test_a_name_has_letters_and_no_tricks(server: Server) -> None:
    vera = Person(server.url)
    assert vera.post("/name", name="  \u202eVe\x00ra  \n").status_code == 303
    assert ">Ve ra<" in vera.get("/").text
    assert vera.post("/name", name="\u200b \t").status_code == 400
    assert vera.post("/name", name="x" * 500).status_code == 303
    assert "x" * 24 in vera.get("/").text and "x" * 25 not in vera.get("/").text


def test_a_link_asks_first_and_a_post_takes_the_seat_once(server: Server) -> None:
    host, friend, late = Person(server.url, name="Host"), Person(server.url), Person(server.url)
    table = host.new_table("pig", "me", "friend")
    path = link_in(host.get(f"/t/{table}").text)
    assert path not in friend.get(f"/t/{table}").text
    assert friend.get(path).status_code == 200
    assert friend.get(path).status_code == 200
    assert "Host" in friend.get(path).text
    assert server.state.rooms.open[table].chairs[1].guest == ""
    assert friend.post(path, name="Friend").headers["location"] == f"/t/{table}"
    assert late.get(path).status_code == 404
    assert late.post(path).status_code == 404
    assert host.post(f"/t/{table}/start").status_code == 303
    assert friend.click(table, 1).status_code == 200
    assert [chair.name for chair in server.state.rooms.open[table].chairs] == ["Host", "Friend"]


def test_a_new_link_makes_the_old_one_void(server: Server) -> None:
    host, friend = Person(server.url), Person(server.url)
    table = host.new_table("pig", "me", "friend")
    old = link_in(host.get(f"/t/{table}").text)
    new = link_in(host.post(f"/t/{table}/invite", seat="1").text)
    assert old != new
    assert friend.post(old).status_code == 404
    assert friend.post(new).status_code == 303


def test_secrets_are_stored_hashed(server: Server) -> None:
    host = Person(server.url)
    table = host.new_table("pig", "me", "friend")
    secret = link_in(host.get(f"/t/{table}").text).rsplit("/", 1)[-1]
    assert len(secret) >= 22
    assert server.state.store.chairs(table)[1].secret not in ("", secret)


def test_only_the_host_starts_pauses_and_deletes(server: Server) -> None:
    host, other = Person(server.url, name="Host"), Person(server.url, name="Other")
    table = host.new_table("pig", "me", "open")
    other.post(f"/t/{table}/sit", seat="1")
    for act in ("start", "pause", "resume", "delete", "open", "close"):
        assert other.post(f"/t/{table}/{act}").status_code == 403
    assert host.post(f"/t/{table}/start").status_code == 303
    assert host.post(f"/t/{table}/start").status_code == 409
    assert host.post(f"/t/{table}/pause").status_code == 303
    seen = host.sees(table)
    assert actions_in(seen["f"]["list"]) == [] and "paused" in seen["f"]["turn"]
    assert host.click(table, 0, a=50331648, v=seen["v"]).json()["no"] == "paused"
    assert host.post(f"/t/{table}/resume").status_code == 303
    assert actions_in(host.sees(table)["f"]["list"])
    assert host.post(f"/t/{table}/delete").status_code == 303
    assert host.get(f"/t/{table}").status_code == 404
    assert other.click(table, 1).status_code == 404


def test_a_deleted_table_closes_its_pages(server: Server) -> None:
    host = Person(server.url)
    table = host.new_table("pig", "me", "open")
    with host.socket(table) as page:
        page.next()
        host.post(f"/t/{table}/delete")
        with pytest.raises(ConnectionClosed) as closed:
            page.to_the_end()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_the_waiting_room_changes_while_one_looks(server: Server) -> None:
    host, friend = Person(server.url, name="Host"), Person(server.url, name="Oleg <b>")
    table = host.new_table("pig", "me", "open", public="1")
    with host.socket(table) as page:
        page.until("waiting", "Host")
        assert table in friend.get("/").text
        friend.post(f"/t/{table}/sit", seat="1")
        page.until("waiting", "Oleg &lt;b&gt;")
        host.post(f"/t/{table}/start")
        page.until("bar", "acts")


def test_a_private_table_is_in_no_list_of_others(server: Server) -> None:
    host, other = Person(server.url), Person(server.url)
    table = host.new_table("pig", "me", "open")
    assert table in host.get("/").text and table not in other.get("/").text
    host.post(f"/t/{table}/open")
    assert table in other.get("/").text


def test_a_bot_takes_a_seat_and_gives_it_back(server: Server) -> None:
    host, friend = Person(server.url, name="Host"), Person(server.url, name="Friend")
    table = host.new_table("pig", "me", "open")
    friend.post(f"/t/{table}/sit", seat="1")
    host.post(f"/t/{table}/start")
    assert host.post(f"/t/{table}/bot", seat="1", level="greedy").status_code == 303
    assert friend.click(table, 1, a=50331648, v=0).status_code in (403, 409)
    assert host.post(f"/t/{table}/bot", seat="1", level="cheating").status_code == 400
    assert friend.post(f"/t/{table}/unbot", seat="1").status_code == 303
    assert server.state.rooms.open[table].chairs[1].kind == "person"


def test_who_leaves_is_followed_by_a_bot(server: Server) -> None:
    host, friend = Person(server.url, name="Host"), Person(server.url, name="Friend")
    table = host.new_table("pig", "me", "open")
    friend.post(f"/t/{table}/sit", seat="1")
    assert friend.post(f"/t/{table}/leave", seat="0").status_code == 403
    friend.post(f"/t/{table}/leave", seat="1")
    assert server.state.rooms.open[table].chairs[1].kind == "open"
    friend.post(f"/t/{table}/sit", seat="1")
    host.post(f"/t/{table}/start")
    friend.post(f"/t/{table}/resign", seat="1")
    chair = server.state.rooms.open[table].chairs[1]
    assert (chair.kind, chair.guest) == ("bot", "")
    assert "Friend resigned: a bot has the seat" in host.sees(table)["f"]["chat"]


def test_a_seat_is_passed_on_by_a_link(server: Server) -> None:
    vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
    table = vera.new_table("pig", "me", "bot:greedy")
    path = link_in(vera.post(f"/t/{table}/pass", seat="0").text)
    assert oleg.post(path).status_code == 303
    assert actions_in(oleg.sees(table)["f"]["list"])
    assert actions_in(vera.sees(table)["f"]["list"]) == []


def test_seats_by_lot(server: Server) -> None:
    host = Person(server.url, name="Host")
    seats = set()
    for _ in range(40):
        table = host.new_table("pig", "me", "bot:greedy", "bot:greedy", "bot:greedy", lots="1")
        seats |= {chair.seat for chair in server.state.store.chairs(table) if chair.kind == "person"}
        host.post(f"/t/{table}/delete")
    assert len(seats) > 1


def test_one_screen_for_two_hides_a_hand_behind_the_curtain(server: Server) -> None:
    vera = Person(server.url, name="Vera")
    table = vera.new_table("leduc", "me", "me")
    with vera.socket(table, 0) as page:
        page.next()
        assert 'data-uncover="0"' in page.parts["curtain"] and page.actions() == []
        covered = dict(page.parts)
        page.send(a=50331648, v=page.version)
        assert page.refused()["no"] == "curtain"
        page.next()
        page.send(uncover=0)
        page.next()
        assert page.actions() and "hidden" in page.parts["curtain"]
        first = dict(page.parts)
        page.send(a=page.actions()[0], v=page.version)
        page.next()
        assert 'data-uncover="1"' in page.parts["curtain"] and page.actions() == []
        assert page.parts["mine"] == covered["mine"] != first["mine"]
        page.send(uncover=1)
        page.next()
        assert page.actions() and page.parts["mine"] != covered["mine"]
        page.send(a=page.actions()[0], v=page.version)
        assert "no" not in page.next()
    assert vera.click(table, 0, a=50331648, v=0).json()["no"] in ("seat", "curtain")


def test_what_is_behind_the_curtain_is_in_no_byte(server: Server) -> None:
    """Two tables that differ only in the hands look alike until somebody sits down."""
    vera = Person(server.url)
    seen = set()
    for _ in range(12):
        table = vera.new_table("leduc", "me", "me")
        seen.add(vera.get(f"/t/{table}").text.replace(table, "").split('data-v="')[1].split('"', 1)[1])
        vera.post(f"/t/{table}/delete")
    assert len(seen) == 1


def test_another_device_takes_the_seats_with_a_code_once(server: Server) -> None:
    vera, phone, thief = Person(server.url, name="Vera"), Person(server.url), Person(server.url)
    table = vera.new_table("pig", "me", "bot:greedy")
    page = vera.post("/device/code").text
    code = re.search(r"/device/([a-z0-9]+)", page)
    assert code and "<svg" in page
    assert phone.get(f"/device/{code[1]}").status_code == 200
    assert thief.post("/device", code="wrong").status_code == 403
    asked = phone.post("/device", code=f" {code[1].upper()} ")
    assert (asked.status_code, asked.headers["location"]) == (303, f"/device/{code[1]}")
    assert phone.post(f"/device/{code[1]}").status_code == 303
    assert actions_in(phone.sees(table)["f"]["list"])
    assert thief.post("/device", code=code[1]).status_code == 403
    assert thief.post(f"/device/{code[1]}").status_code == 403


def code_of(person: Person) -> str:
    found = re.search(r"/device/([a-z0-9]+)", person.post("/device/code").text)
    assert found
    return found[1]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_code_says_whose_seats_it_takes_before_it_does(server: Server, language: str) -> None:
    vera, phone = Person(server.url, name="Vera <b>"), Person(server.url, language, "Phone")
    table, left = vera.new_table("pig", "me", "bot:greedy"), phone.new_table("leduc", "me", "open")
    code = code_of(vera)
    asked = phone.get(phone.post("/device", code=code).headers["location"])
    assert asked.status_code == 200 and "Vera &lt;b&gt;" in asked.text
    assert [asked.text.count(f"<b>{title}</b>") for title in titles(server, language)] == [1, 1]
    assert "guest=" not in asked.headers["set-cookie"]
    assert actions_in(phone.sees(table)["f"]["list"]) == [] and "Phone" in phone.sees(left)["f"]["waiting"]
    phone.post(f"/device/{code}")
    assert actions_in(phone.sees(table)["f"]["list"])


def titles(server: Server, language: str) -> list[str]:
    return [server.state.catalogue.title(game, language) for game in ("pig", "leduc")]


def test_a_code_for_the_same_guest_leaves_nothing_behind(server: Server) -> None:
    vera = Person(server.url, name="Vera")
    vera.new_table("pig", "me", "bot:greedy")
    assert vera.get(f"/device/{code_of(vera)}").text.count("<b>Pig</b>") == 1


def test_a_rematch_brings_the_same_people_to_one_new_table(server: Server) -> None:
    vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
    table = vera.new_table("pig", "me", "open", option_winscore="20")
    oleg.post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    assert vera.post(f"/t/{table}/rematch").status_code == 409
    people = [vera, oleg]
    while server.state.rooms.open[table].row.state != "finished":
        for seat, person in enumerate(people):
            seen = person.sees(table)
            actions = actions_in(seen["f"]["list"])
            if actions:
                roll = server.state.rooms.open[table].playing.game.turn_total < 6  # type: ignore[attr-defined]
                person.click(table, seat, a=actions[0 if roll else -1], v=seen["v"])
    new = vera.post(f"/t/{table}/rematch").headers["location"]
    assert oleg.post(f"/t/{table}/rematch").headers["location"] == new
    assert [chair.name for chair in server.state.store.chairs(new.rsplit("/", 1)[-1])] == ["Vera", "Oleg"]
