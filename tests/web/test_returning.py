"""Seats that heal: who leaves comes back, who resigns does not, and a table says what it waits for."""

from __future__ import annotations

from pathlib import Path

import pytest
from web_guests import Person, Server, actions_in, quick, serving

TAKE_BACK = 'action="/t/{}/unbot"'


def two_at(server: Server, **form: str) -> tuple[Person, Person, str]:
    host, friend = Person(server.url, name="Host"), Person(server.url, name="Friend")
    table = host.new_table("pig", "me", "open", **form)
    friend.post(f"/t/{table}/sit", seat="1")
    host.post(f"/t/{table}/start")
    return host, friend, table


def test_who_leaves_may_come_back_any_time(server: Server) -> None:
    host, friend, table = two_at(server)
    assert friend.post(f"/t/{table}/leave", seat="1").headers["location"] == "/"
    chair = server.state.rooms.open[table].chairs[1]
    assert (chair.kind, chair.name, chair.away) == ("bot", "Friend", False)
    assert "Friend left for now" in host.sees(table)["f"]["chat"]
    lobby = friend.get("/").text
    assert table in lobby and "A bot is playing for you" in lobby
    seen = friend.sees(table)
    assert "A bot is playing for you" in seen["f"]["bar"] and TAKE_BACK.format(table) in seen["f"]["bar"]
    assert actions_in(seen["f"]["list"]) == [] and "Your turn" not in seen["f"]["turn"] and seen["mark"] != "turn"
    with friend.socket(table) as page:
        page.next()
        assert server.state.rooms.open[table].chairs[1].kind == "bot", "nobody is put back unasked"
    assert friend.post(f"/t/{table}/unbot", seat="1").status_code == 303
    assert server.state.rooms.open[table].chairs[1].kind == "person"
    assert TAKE_BACK.format(table) not in friend.sees(table)["f"]["bar"]


def test_who_resigns_does_not_come_back(server: Server) -> None:
    _, friend, table = two_at(server)
    friend.post(f"/t/{table}/resign", seat="1")
    assert server.state.rooms.open[table].chairs[1].guest == ""
    assert TAKE_BACK.format(table) not in friend.sees(table)["f"]["bar"]
    assert friend.post(f"/t/{table}/unbot", seat="1").status_code == 403
    assert table not in friend.get("/").text


@pytest.mark.parametrize("act", ["leave", "resign"])
def test_nobody_leaves_a_seat_of_others(server: Server, act: str) -> None:
    _, friend, table = two_at(server)
    assert friend.post(f"/t/{table}/{act}", seat="0").status_code == 403


def test_before_the_game_there_is_nothing_to_resign(server: Server) -> None:
    host = Person(server.url, name="Host")
    table = host.new_table("pig", "me", "open")
    assert host.post(f"/t/{table}/resign", seat="0").status_code == 409


def test_a_seat_that_a_bot_plays_calls_nobody_to_the_screen(server: Server) -> None:
    vera = Person(server.url, name="Vera")
    table = vera.new_table("leduc", "me", "me")
    vera.post(f"/t/{table}/leave", seat="0")
    with vera.socket(table) as page:
        page.until("curtain", 'data-uncover="1"')
        assert 'data-uncover="0"' not in page.parts["curtain"]
        assert "A bot is playing for you" in page.parts["asks"], "of a seat that is not looked through"


@pytest.mark.parametrize(("language", "says"), [("en", "Paused by Host"), ("ru", "Пауза: Host")])
def test_a_paused_table_says_who_paused_and_asks_nothing(server: Server, language: str, says: str) -> None:
    host, _, table = two_at(server)
    watcher = Person(server.url, language)
    host.post(f"/t/{table}/pause")
    seen = watcher.sees(table)["f"]["bar"]
    assert says in seen and "<form" not in seen and "data-act" not in seen
    bar = host.sees(table)["f"]["bar"]
    assert f'action="/t/{table}/resume"' in bar and "data-act" not in bar
    host.post(f"/t/{table}/resume")
    assert actions_in(host.sees(table)["f"]["bar"]) and "band" not in watcher.sees(table)["f"]["bar"]


def test_who_is_awaited_and_away_for_long_is_named_with_what_the_host_can_do(tmp_path: Path) -> None:
    with serving(quick(tmp_path, missing=0.05)) as server:
        host, friend, table = two_at(server, takeover="5")
        watcher = Person(server.url, name="Eve")
        with friend.socket(table) as his:
            his.next()
            with host.socket(table) as page, watcher.socket(table) as side:
                page.until("bar", "acts")
                assert "offline" not in page.parts["bar"]
                page.send(a=page.actions()[-1], v=page.version)
                his.until("bar", "acts")
                his.connection.close()
                page.until("bar", "Friend is offline")
                bar = page.parts["bar"]
                assert "After 5 minutes away a bot plays until Friend is back" in bar
                assert all(f"/t/{table}/{act}" in bar for act in ("bot", "invite", "pause"))
                side.until("bar", "Friend is offline")
                assert "The host can seat a bot meanwhile" in side.parts["bar"] and "<form" not in side.parts["bar"]
                host.post(f"/t/{table}/bot", seat="1", away="1")
                page.until("chat", "Friend is away: a bot stands in")
                with friend.socket(table) as back:
                    back.until("chat", "Friend is back")
                    assert server.state.rooms.open[table].chairs[1].kind == "person"
                    page.until("strip-1", "person")


def test_a_bot_that_the_host_seats_for_somebody_present_is_no_stand_in(server: Server) -> None:
    host, friend, table = two_at(server)
    with friend.socket(table) as page:
        page.next()
        host.post(f"/t/{table}/bot", seat="1", away="1")
        page.until("bar", "A bot is playing for you")
        assert not server.state.rooms.open[table].chairs[1].away


def test_bots_do_not_play_for_people_who_have_all_gone(tmp_path: Path) -> None:
    with serving(quick(tmp_path, minute=0.02)) as server:
        host, _, table = two_at(server, takeover="1")
        onlooker = Person(server.url, name="Eve")
        with onlooker.socket(table) as page:
            page.next()
            with host.socket(table) as his:
                his.until("bar", "acts")
            page.until("strip-0", "offline")
            host.click(table, a=actions_in(host.sees(table)["f"]["list"])[-1], v=host.sees(table)["v"])
            page.until("turn", "Friend")
            assert [chair.kind for chair in server.state.rooms.open[table].chairs] == ["person", "person"]
            with host.socket(table):
                page.until("chat", "Friend is away: a bot stands in")


def test_a_rematch_asks_the_others_to_join(server: Server) -> None:
    vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
    table = vera.new_table("pig", "me", "open", option_winscore="20")
    oleg.post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    people = [vera, oleg]
    while server.state.rooms.open[table].row.state != "finished":
        for seat, person in enumerate(people):
            seen = person.sees(table)
            actions = actions_in(seen["f"]["list"])
            if actions:
                roll = server.state.rooms.open[table].playing.game.turn_total < 6  # type: ignore[attr-defined]
                person.click(table, seat, a=actions[0 if roll else -1], v=seen["v"])
    assert "Play again" in oleg.sees(table)["f"]["end"]
    new = vera.post(f"/t/{table}/rematch").headers["location"]
    end = oleg.sees(table)["f"]["end"]
    assert "Vera wants a rematch" in end and "Join</button>" in end and "Play again" not in end
    assert "To the new game</button>" in vera.sees(table)["f"]["end"]
    assert "Watch</button>" in Person(server.url).sees(table)["f"]["end"]
    assert "press “Join”" in oleg.sees(table)["f"]["chat"]
    assert oleg.post(f"/t/{table}/rematch").headers["location"] == new
