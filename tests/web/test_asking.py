"""A seat that is held changes hands only with its owner, or when the owner has been away for the table's time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from web_guests import Person, Server, actions_in, quick, serving

from igroteka.web.storage.store import Chair
from igroteka.web.tables.room import Room


def link_in(page: str) -> str:
    found = re.search(r"/j/[a-z0-9]+/[\w-]+", page)
    assert found
    return found[0]


class Table:
    """Host and Ada play; Bob watches and would like her seat."""

    def __init__(self, server: Server, game: str = "leduc", **form: str) -> None:
        self.server = server
        self.host, self.ada = Person(server.url, name="Host"), Person(server.url, name="Ada")
        self.bob = Person(server.url, name="Bob")
        self.id = self.host.new_table(game, "me", "open", **form)
        self.ada.post(f"/t/{self.id}/sit", seat="1")
        self.host.post(f"/t/{self.id}/start")

    @property
    def room(self) -> Room:
        return self.server.state.rooms.room(self.id)

    @property
    def chair(self) -> Chair:
        return self.server.state.store.chairs(self.id)[1]

    def invite(self) -> str:
        return link_in(self.host.post(f"/t/{self.id}/invite", seat="1").text)

    def answer(self, person: Person, what: str, ask: str = "") -> int:
        card = person.sees(self.id)["f"]["asks"]
        found = re.search(r'name="ask" value="(\w+)"', card)
        return person.post(f"/t/{self.id}/{what}", seat="1", ask=ask or (found[1] if found else "")).status_code

    def hand(self, person: Person) -> str:
        return str(person.sees(self.id)["f"]["mine"])


@pytest.fixture
def table(server: Server) -> Table:
    return Table(server)


def test_an_invite_for_a_held_seat_asks_its_owner(table: Table) -> None:
    ada, bob = table.ada, table.bob
    watched, held = table.hand(bob), table.hand(ada)
    path = table.invite()
    assert "Ada" in bob.get(path).text
    assert bob.post(path).headers["location"] == f"/t/{table.id}"
    assert table.chair.name == "Ada" and table.hand(ada) == held and table.hand(bob) == watched
    assert "Bob asks for your seat" in ada.sees(table.id)["f"]["asks"]
    assert "You have asked Ada for the seat" in bob.sees(table.id)["f"]["asks"]
    for other in (table.host, Person(table.server.url)):
        assert "Bob" not in other.sees(table.id)["f"]["asks"]


def test_the_owner_keeps_the_seat_and_the_asker_is_told(table: Table) -> None:
    path = table.invite()
    table.bob.post(path)
    assert table.answer(table.ada, "keep") == 303
    assert table.chair.name == "Ada" and "Bob" not in table.ada.sees(table.id)["f"]["asks"]
    assert "Ada keeps the seat" in table.bob.sees(table.id)["f"]["asks"]
    assert "Ada keeps the seat" in table.host.sees(table.id)["f"]["chat"]
    assert table.bob.post(path).status_code == 404
    assert table.answer(table.bob, "withdraw") == 303
    assert "Ada" not in table.bob.sees(table.id)["f"]["asks"]


def test_the_owner_gives_the_seat_and_the_table_hears_who_sees_the_hand(table: Table) -> None:
    held, path = table.hand(table.ada), table.invite()
    table.bob.post(path)
    assert table.answer(table.ada, "give") == 303
    assert table.chair.name == "Bob" and table.hand(table.bob) == held != table.hand(table.ada)
    for person in (table.host, table.ada, table.bob):
        seen = person.sees(table.id)["f"]
        assert "Bob now plays Ada’s seat and sees the hand" in seen["chat"] and "<form" not in seen["asks"]
    assert "на месте «Ada»" in Person(table.server.url, "ru").sees(table.id)["f"]["chat"]
    assert Person(table.server.url).post(path).status_code == 404


def test_a_bot_that_plays_for_somebody_does_not_free_the_seat(table: Table) -> None:
    watched = table.hand(table.bob)
    table.host.post(f"/t/{table.id}/bot", seat="1", level="greedy")
    assert "A bot is playing for you" in table.ada.sees(table.id)["f"]["bar"]
    table.bob.post(table.invite())
    assert table.chair.name == "Ada" and table.hand(table.bob) == watched
    assert "Bob asks for your seat" in table.ada.sees(table.id)["f"]["asks"]
    assert table.ada.post(f"/t/{table.id}/unbot", seat="1").status_code == 303
    assert (table.chair.kind, table.chair.name) == ("person", "Ada")
    assert "A bot is playing" not in table.ada.sees(table.id)["f"]["bar"]


def test_the_host_gets_no_seat_in_another_way_than_others(table: Table) -> None:
    table.host.post(table.invite())
    assert table.chair.name == "Ada" and "Host asks for your seat" in table.ada.sees(table.id)["f"]["asks"]


def test_only_the_owner_answers_and_only_who_asked_withdraws(table: Table) -> None:
    table.bob.post(table.invite())
    ask = table.room.asks[1].id
    for what in ("give", "keep", "withdraw"):
        assert table.answer(table.host, what, ask) in (403, 409)
    for what in ("give", "keep"):
        assert table.answer(table.bob, what, ask) == 403
        assert table.answer(table.ada, what, "another") == 409
    assert table.answer(table.ada, "withdraw", ask) == 409
    assert table.chair.name == "Ada" and table.room.asks[1].guest
    assert table.answer(table.bob, "withdraw") == 303
    assert table.answer(table.ada, "give", ask) == 409 and table.chair.name == "Ada"


def test_one_asks_at_a_time_and_an_answer_is_for_who_asked(table: Table) -> None:
    table.bob.post(table.invite())
    eve, path = Person(table.server.url, name="Eve"), table.invite()
    assert eve.post(path).status_code == 409
    first = table.room.asks[1].id
    table.answer(table.bob, "withdraw")
    assert eve.post(path).status_code == 303
    assert table.answer(table.ada, "give", first) == 409 and table.chair.name == "Ada"


def test_who_asks_twice_asks_once(table: Table) -> None:
    path = table.invite()
    table.bob.post(path)
    ask = table.room.asks[1].id
    assert table.bob.post(path).status_code == 303 and table.room.asks[1].id == ask


def test_who_resigns_makes_room_for_who_asked(table: Table) -> None:
    table.bob.post(table.invite())
    table.ada.post(f"/t/{table.id}/leave", seat="1")
    assert (table.chair.kind, table.chair.name) == ("bot", "Ada")
    table.ada.post(f"/t/{table.id}/resign", seat="1")
    assert (table.chair.kind, table.chair.name) == ("person", "Bob")
    assert "Bob now plays for a bot and sees its hand" in table.host.sees(table.id)["f"]["chat"]


def test_a_link_of_the_owner_gives_the_seat_and_names_who_sees_the_hand(table: Table) -> None:
    path = link_in(table.ada.post(f"/t/{table.id}/pass", seat="1").text)
    assert "Ada plays" not in table.bob.get(path).text
    table.bob.post(path)
    assert table.chair.name == "Bob"
    assert "Bob now plays Ada’s seat and sees the hand" in table.host.sees(table.id)["f"]["chat"]


def test_a_link_of_the_host_replaces_that_of_the_owner_and_asks(table: Table) -> None:
    passed = link_in(table.ada.post(f"/t/{table.id}/pass", seat="1").text)
    table.bob.post(table.invite())
    assert table.chair.name == "Ada" and table.bob.post(passed).status_code == 404


def test_who_takes_over_from_a_bot_is_named(server: Server) -> None:
    host, bob = Person(server.url, name="Host"), Person(server.url, name="Bob")
    table = host.new_table("leduc", "me", "bot:greedy")
    bob.post(link_in(host.post(f"/t/{table}/unbot", seat="1").text))
    assert "Bob now plays for a bot and sees its hand" in host.sees(table)["f"]["chat"]


def test_a_seat_is_not_given_away_before_the_game_either(server: Server) -> None:
    host, ada, bob = [Person(server.url, name=name) for name in ("Host", "Ada", "Bob")]
    table = host.new_table("leduc", "me", "open")
    ada.post(f"/t/{table}/sit", seat="1")
    path = link_in(host.post(f"/t/{table}/invite", seat="1").text)
    bob.post(path)
    assert server.state.store.chairs(table)[1].name == "Ada"
    assert "Bob asks for your seat" in ada.sees(table)["f"]["asks"]
    host.post(f"/t/{table}/start")
    assert "Bob" not in ada.sees(table)["f"]["asks"]
    bob.post(path)
    assert "Bob asks for your seat" in ada.sees(table)["f"]["asks"]


def test_pages_that_are_open_hear_of_it(table: Table) -> None:
    with table.ada.socket(table.id) as hers, table.bob.socket(table.id) as his:
        table.bob.post(table.invite())
        told = hers.until("asks", "Bob asks for your seat")
        assert "Bob asks for your seat" in told["say"]
        his.until("asks", "Waiting for the answer")
        table.answer(table.ada, "give")
        his.until("asks", 'data-mine="1"')
        hers.until("asks", 'data-mine=""')


def test_who_has_been_away_for_the_tables_time_makes_room(tmp_path: Path) -> None:
    with serving(quick(tmp_path, minute=0.3)) as server:
        table = Table(server, takeover="1")
        with table.host.socket(table.id) as page:
            with table.ada.socket(table.id) as hers:
                hers.until("asks", "data-mine")
                table.bob.post(table.invite())
                assert table.chair.name == "Ada"
            assert "After 1 minute away the seat is yours" in table.bob.sees(table.id)["f"]["asks"]
            page.until("chat", "Bob now plays Ada’s seat")
            assert table.chair.name == "Bob"
        assert table.ada.post(f"/t/{table.id}/unbot", seat="1").status_code == 403


def test_a_link_opens_the_seat_of_who_has_been_away_for_long(tmp_path: Path) -> None:
    with serving(quick(tmp_path, minute=0.0)) as server:
        table = Table(server, takeover="1")
        path = table.invite()
        assert "Ada" not in table.bob.get(path).text
        table.bob.post(path)
        assert table.chair.name == "Bob"
        assert "Bob now plays Ada’s seat" in table.host.sees(table.id)["f"]["chat"]


def test_a_table_that_waits_for_its_people_gives_no_seat_away(tmp_path: Path) -> None:
    with serving(quick(tmp_path, minute=0.0)) as server:
        table = Table(server)
        table.bob.post(table.invite())
        assert table.chair.name == "Ada"
        assert "will be asked on return" in table.bob.sees(table.id)["f"]["asks"]


def test_the_same_guest_on_another_device_asks_nobody(table: Table) -> None:
    found = re.search(r"/device/([a-z0-9]+)", table.ada.post("/device/code").text)
    phone = Person(table.server.url)
    assert found
    phone.post(f"/device/{found[1]}")
    assert table.hand(phone) == table.hand(table.ada)
    phone.post(table.invite())
    assert table.chair.name == "Ada" and table.room.asks == {}


def test_nobody_asks_when_the_game_is_over(table: Table) -> None:
    path = table.invite()
    table.bob.post(path)
    while table.room.row.state != "finished":
        for seat, person in enumerate((table.host, table.ada)):
            seen = person.sees(table.id)
            actions = actions_in(seen["f"]["list"])
            if actions:
                person.click(table.id, seat, a=actions[0], v=seen["v"])
    assert "Bob" not in table.ada.sees(table.id)["f"]["asks"] and table.answer(table.ada, "give", "x") == 409
    assert table.bob.post(path).status_code == 409
