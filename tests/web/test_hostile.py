"""Whatever comes in: a clear refusal, and the table as it was."""

from __future__ import annotations

import json

import httpx
import pytest
from web_guests import Person, Server, actions_in
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SCRIPT = "<script>alert(1)</script>"
NASTY = "<b>\"'&"


@pytest.fixture
def vera(server: Server) -> Person:
    return Person(server.url, name="Vera")


@pytest.fixture
def table(server: Server, vera: Person) -> str:
    return vera.new_table("pig", "me", "open")


@pytest.fixture
def running(server: Server, vera: Person) -> str:
    """A table of two people, Vera to choose."""
    oleg = Person(server.url, name="Oleg")
    table = vera.new_table("pig", "me", "open")
    oleg.post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    return table


def lines(server: Server, table: str) -> list[str]:
    return list(server.state.rooms.open[table].playing.record.lines)


def test_a_seat_that_is_not_there_or_not_mine(server: Server, vera: Person, running: str) -> None:
    before = lines(server, running)
    seen = vera.sees(running)
    action = actions_in(seen["f"]["list"])[0]
    for seat in (1, 2, 99, -5, 10**6):
        answer = vera.click(running, seat, a=action, v=seen["v"])
        assert answer.status_code in (400, 403) and answer.json()["why"]
    assert vera.http.post(f"/t/{running}/click?seat=one", content=b"{}").status_code == 400
    assert vera.post(f"/t/{running}/leave", seat="7").status_code == 400
    assert lines(server, running) == before


def test_a_forged_cookie_is_nobody(server: Server, vera: Person, running: str) -> None:
    cookie = vera.http.cookies["guest"]
    guest, signature = cookie.rsplit(".", 1)
    before = lines(server, running)
    for forged in (guest, f"{guest}.", f"{guest}.{signature[::-1]}", f"x{cookie}", "\x7f", "a.b.c", "." * 50):
        thief = Person(server.url)
        thief.http.cookies.set("guest", forged)
        answer = thief.click(running, 0, a=50331648, v=vera.sees(running)["v"])
        assert answer.status_code == 403
        assert actions_in(thief.sees(running)["f"]["list"]) == []
    assert lines(server, running) == before


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1", "https://127.0.0.1:1", "x"])
def test_a_post_from_elsewhere(server: Server, vera: Person, running: str, origin: str) -> None:
    headers = {"origin": origin}
    for path in (f"/t/{running}/click", f"/t/{running}/delete", "/name", "/play", "/upload", "/device/code"):
        answer = vera.http.post(path, headers=headers, data={"name": "x"})
        assert answer.status_code == 403
    assert vera.get(f"/t/{running}").status_code == 200


def test_a_post_that_says_not_where_it_comes_from(server: Server) -> None:
    assert httpx.post(f"{server.url}/play", data={"game": "pig"}).status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", None])
def test_a_socket_from_elsewhere(server: Server, running: str, origin: str | None) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/t/{running}/ws"
    with connect(address, origin=origin) as connection, pytest.raises(ConnectionClosed) as closed:  # type: ignore[arg-type]
        connection.recv(10)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_illegal_unknown_and_monstrous_actions(server: Server, vera: Person, running: str) -> None:
    before = lines(server, running)
    version = vera.sees(running)["v"]
    for action in (0, 1, -1, 83886080, 2**52, 2**53, 2**63, 2**200, -(2**80)):
        answer = vera.click(running, 0, a=action, v=version)
        assert answer.status_code in (400, 422), action
        assert answer.json()["why"] and answer.json()["no"] in ("unknown", "illegal", "frame")
    assert lines(server, running) == before


def test_a_refused_action_says_why_with_its_clause(server: Server, vera: Person) -> None:
    """Whoever has rolled enough to win may not roll on: two people roll until one of them has."""
    people = [vera, Person(server.url, name="Oleg")]
    table = vera.new_table("pig", "me", "open", option_winscore="20")
    people[1].post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    room = server.state.rooms.open[table]

    def roll() -> httpx.Response:
        seat = int(room.playing.game.seat)
        return people[seat].click(table, seat, a=50331648, v=people[seat].sees(table, seat)["v"])

    while room.playing.game.turn_total < 20:  # type: ignore[attr-defined]
        assert roll().status_code == 200
    answer = roll()
    assert answer.status_code == 422 and answer.json()["no"] == "refused" and answer.json()["why"]


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"a"',
        b"[" * 30_000,
        b'{"a":"1"}',
        b'{"a":1.5}',
        b'{"v":null}',
        b'{"do":"cheat"}',
        b'{"unknown":1}',
        b'{"chat":5}',
        b'{"uncover":"0"}',
        b"\xff\xfe",
        b'{"a":1e400}',
    ],
)
def test_malformed_frames(server: Server, vera: Person, running: str, frame: bytes) -> None:
    before = lines(server, running)
    answer = vera.http.post(f"/t/{running}/click?seat=0", content=frame)
    assert answer.status_code in (400, 422) and answer.json()["why"]
    with vera.socket(running) as page:
        page.next()
        page.connection.send(frame)
        assert page.refused()["no"] in ("frame", "unknown")
        page.connection.send(frame.decode("latin-1"))
        assert page.refused()["no"] in ("frame", "unknown")
        page.send(chat="still here")
        page.until("chat", "still here")
    assert lines(server, running) == before


def test_oversized_frames_and_lines(server: Server, vera: Person, running: str) -> None:
    huge = json.dumps({"chat": "x" * 10_000_000})
    assert vera.http.post(f"/t/{running}/click", content=huge).status_code == 413
    assert vera.click(running, 0, chat="x" * 501).status_code == 413
    assert vera.click(running, 0, note="x" * 5001).status_code == 413
    with vera.socket(running) as page:
        page.next()
        page.send(chat="x" * 40_000)
        assert page.refused()["no"] == "large"
        with pytest.raises(ConnectionClosed):
            page.sent_to_the_end(huge)
    assert "xxx" not in vera.sees(running)["f"]["chat"]
    assert vera.http.post("/name", content=b"name=" + b"x" * 10_000_000).status_code == 413


def test_script_in_names_and_chat_never_comes_out_raw(server: Server) -> None:
    vera, eye = Person(server.url, name=SCRIPT), Person(server.url, "ru", NASTY)
    table = vera.new_table("tremble", "me", "bot:greedy", public="1")
    vera.click(table, 0, chat=SCRIPT)
    eye.click(table, chat=NASTY)
    vera.click(table, 0, note=SCRIPT)
    for person in (vera, eye):
        for path in (f"/t/{table}", "/", "/new", "/device", "/about", "/rules/tremble"):
            page = person.get(path)
            assert page.status_code == 200
            assert SCRIPT[:24] not in page.text and "<script>alert" not in page.text and NASTY not in page.text
        whole = json.dumps(person.sees(table), ensure_ascii=False)
        assert "<script>" not in whole and "<b>\\\"'" not in whole


def test_too_many_lines_at_once(server: Server, vera: Person, table: str) -> None:
    answers = [vera.click(table, chat=f"line {number}").status_code for number in range(12)]
    assert answers[0] == 200 and answers[-1] == 429


def test_who_has_no_name_does_not_speak(server: Server, table: str) -> None:
    assert Person(server.url).click(table, chat="hello").status_code == 403


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/play", {"game": "chess"}),
        ("/play", {"game": "pig", "players": "99"}),
        ("/play", {"game": "pig", "players": "two"}),
        ("/play", {"game": "pig", "level": "god"}),
        ("/new", {"game": "pig", "players": "2", "seat_0": "king"}),
        ("/new", {"game": "pig", "players": "2", "option_winscore": "7"}),
        ("/new", {"game": "pig", "players": "2", "option_cheat": "on"}),
        ("/new", {"game": "pig", "players": "2", "takeover": "-3"}),
        ("/settings", {"language": "xx"}),
        ("/settings", {"theme": "pink"}),
        ("/name", {}),
    ],
)
def test_forms_filled_with_nonsense(server: Server, vera: Person, path: str, form: dict[str, str]) -> None:
    answer = vera.post(path, **form)
    assert answer.status_code in (400, 404) and "<h1" in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/t/none",
        "/t/none/record",
        "/r/none",
        "/j/none/secret",
        "/rules/chess",
        "/nowhere",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/",
        "/art/tremble/../box.py",
        "/art/tremble/%2e%2e/box.py",
        "/art/pig/x.css",
    ],
)
def test_what_is_not_there(vera: Person, path: str) -> None:
    answer = vera.http.get(path)
    assert answer.status_code == 404 and "<h1" in answer.text


def test_every_answer_says_what_a_browser_may_do_with_it(vera: Person, table: str) -> None:
    for path in ("/", f"/t/{table}", "/nowhere", "/static/page.css"):
        headers = vera.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'; style-src 'self' 'unsafe-inline'")
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
    cookie = Person(vera.url).post("/name", name="A").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


def test_a_form_leads_back_to_our_own_pages_alone(vera: Person) -> None:
    for referer, path in (
        (f"{vera.url}/new?game=pig", "/new?game=pig"),
        (f"{vera.url}//evil.example/", "/evil.example/"),
        ("http://evil.example/", "/"),
        ("", "/"),
    ):
        answer = vera.http.post("/settings", data={"theme": "dark"}, headers={"referer": referer})
        assert answer.headers["location"] == path


def test_nothing_acts_by_get(server: Server, vera: Person, table: str) -> None:
    for act in ("start", "pause", "delete", "rematch", "sit", "leave", "invite", "bot", "unbot", "pass", "click"):
        assert vera.get(f"/t/{table}/{act}").status_code in (404, 405)
    assert server.state.store.table(table) is not None
