"""One guest asks too much: that guest alone hears so and waits, everybody else plays on."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from web_guests import WAIT, Person, Server, quick, serving
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from igroteka.cli.app import app
from igroteka.web.errors import WebError
from igroteka.web.limits import UNLIMITED, USUAL, Gate, Limits, Rate, RateLimiter, Who, place_of

NEVER = 3600.0  # seconds: no second one comes within a test
TIGHT = UNLIMITED._replace(
    clicks=Rate(30, 0.05),
    slowed=20,
    tables=Rate(3, NEVER),
    club=1000,
    open_sockets=2,
    sulk=0.0,
)
Serve = Callable[[Limits], Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """A server with limits of its own."""
    running = []

    def start(limits: Limits, **settings: object) -> Server:
        running.append(serving(quick(tmp_path, limits=limits, **settings)))
        return running[-1].__enter__()

    yield start
    for server in running:
        server.__exit__(None, None, None)


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(quick(tmp_path_factory.mktemp("tight"), limits=TIGHT)) as running:
        yield running


def eventually(done: Callable[[], bool]) -> None:
    until = time.monotonic() + WAIT
    while not done():
        assert time.monotonic() < until
        time.sleep(0.01)


def frames(count: int, opcode: Opcode = Opcode.TEXT, data: bytes = b'{"uncover":0}') -> bytes:
    return Frame(opcode, data).serialize(mask=True) * count


def waiting_table(person: Person) -> str:
    return person.new_table("pig", "me", "open")


# --- frames ---


def test_many_frames_of_one_are_read_in_turn_with_those_of_others(server: Server) -> None:
    """Without any limit: each frame of the flood changes `people` of its room."""
    loud, calm = Person(server.url, name="Loud"), Person(server.url, name="Calm")
    table = waiting_table(loud)
    with loud.socket(table) as flood, calm.socket(waiting_table(calm)) as page:
        flood.answer()
        page.answer()
        room = server.state.rooms.open[table]
        before = room.people
        flood.connection.socket.sendall(frames(5000))
        eventually(lambda: room.people > before)
        page.send(chat="hello")
        page.until("chat", "hello")
        assert 0 < room.people - before < 2500
        flood.connection.close_socket()


def test_who_sends_too_many_frames_is_slowed_told_and_closed(tight: Server) -> None:
    loud, calm = Person(tight.url, "ru", "Loud"), Person(tight.url, name="Calm")
    table = waiting_table(loud)
    with loud.socket(table) as flood, calm.socket(waiting_table(calm)) as page:
        flood.answer()
        page.answer()
        room = tight.state.rooms.open[table]
        before = room.people
        flood.connection.socket.sendall(frames(10_000))
        for _ in range(10):  # others are answered, and not one of them refused
            page.send(uncover=0)
            page.answer()
        assert not page.refusals
        assert "Слишком часто" in flood.refused()["why"]
        with pytest.raises(ConnectionClosed) as closed:
            flood.to_the_end()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
        assert "Слишком часто" in closed.value.rcvd.reason
        assert room.people - before < 1000


def test_a_page_that_clicks_fast_is_only_slowed(tight: Server) -> None:
    """A few more than the limit: all of them are done, one after another."""
    quick_one = Person(tight.url, name="Quick")
    table = waiting_table(quick_one)
    with quick_one.socket(table) as page:
        page.answer()
        room = tight.state.rooms.open[table]
        before = room.people
        page.connection.socket.sendall(frames(TIGHT.clicks.burst + 10))
        for _ in range(TIGHT.clicks.burst + 10):
            page.answer()
        assert room.people - before == TIGHT.clicks.burst + 10
        assert {refusal["no"] for refusal in page.refusals} == {"hurry"}  # told again where the machine pauses


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_frames_that_are_no_messages_are_counted_too(tight: Server, opcode: Opcode) -> None:
    person = Person(tight.url, name="Pinging")
    with person.socket(waiting_table(person)) as page:
        page.answer()
        page.connection.socket.sendall(frames(1000, opcode, b""))
        with pytest.raises(ConnectionClosed) as closed:
            page.to_the_end()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


def test_a_message_in_a_thousand_pieces(tight: Server) -> None:
    person = Person(tight.url, name="Piecewise")
    with person.socket(waiting_table(person)) as page:
        page.answer()
        piece = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
        page.connection.socket.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) + piece * 1000)
        with pytest.raises(ConnectionClosed) as closed:
            page.to_the_end()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429


def test_a_long_message_comes_whole(tight: Server) -> None:
    """It is read in slices, and a slice may end anywhere."""
    person = Person(tight.url, name="Talkative")
    table = waiting_table(person)
    with person.socket(table) as page:
        page.answer()
        for length in (900, 1018, 1024, 2048, 4999):
            page.send(note="ж" * length)
            page.answer()
            assert tight.state.store.note(guest_of(tight, person), table) == "ж" * length


def guest_of(server: Server, person: Person) -> str:
    return server.state.guests.signer.unsign(person.http.cookies["guest"]).decode()


def test_clicks_by_post_count_as_well(serve: Serve) -> None:
    server = serve(TIGHT._replace(clicks=Rate(3, NEVER)))
    vera, oleg = Person(server.url, "ru", "Vera"), Person(server.url, name="Oleg")
    table = waiting_table(vera)
    answers = [vera.click(table) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["no"] == "hurry" and "Слишком часто" in answers[-1].json()["why"]
    assert 0 < int(answers[-1].headers["retry-after"]) <= NEVER
    assert oleg.click(table).status_code == 200


# --- the record ---


def table_to_take_back(server: Server, vera: Person) -> str:
    """Vera has chosen and may go back and forth."""
    oleg = Person(server.url, name="Oleg")
    table = vera.new_table("auction", "me", "open")
    oleg.post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    seen = vera.sees(table)
    action = server.state.rooms.open[table].playing.game.actions_of(0)[0]
    assert vera.click(table, a=int(action), v=seen["v"]).status_code == 200
    return table


def back_and_forth(person: Person, table: str, times: int) -> list[httpx.Response]:
    return [person.click(table, do=("undo", "redo")[number % 2], v=person.sees(table)["v"]) for number in range(times)]


def test_undo_and_redo_grow_a_record_only_so_fast(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(undo=Rate(3, NEVER), sulk=0.0))
    vera = Person(server.url, name="Vera")
    table = table_to_take_back(server, vera)
    before = len(server.state.store.lines(table))
    answers = back_and_forth(vera, table, 20)
    assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 17
    assert answers[-1].json()["no"] == "hurry" and "Too many undos" in answers[-1].json()["why"]
    assert len(server.state.store.lines(table)) == before + 3


def test_a_long_record_only_goes_forward(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(entries=6))
    vera = Person(server.url, "ru", "Vera")
    table = table_to_take_back(server, vera)
    answers = back_and_forth(vera, table, 10)
    assert answers[0].status_code == 200 and answers[-1].status_code == 409
    assert answers[-1].json()["no"] == "forward" and "вперёд" in answers[-1].json()["why"]
    room = server.state.rooms.open[table]
    assert room.playing.record.number() == 6
    seat = 0 if room.playing.game.acts(0) else 1
    room.choose(seat, int(room.playing.game.actions_of(seat)[0]))
    assert room.playing.record.number() > 6


# --- tables and forms ---


@pytest.mark.parametrize(("language", "words"), [("en", "many tables in a row"), ("ru", "много столов подряд")])
def test_tables_are_laid_only_so_fast(tight: Server, language: str, words: str) -> None:
    greedy, other = Person(tight.url, language, "Greedy"), Person(tight.url, language, "Other")
    form = {"game": "pig", "players": "2", "seat_0": "me", "seat_1": "open"}
    answers = [greedy.post("/new", **form) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [303] * 3 + [429] * 2
    assert words in answers[-1].text and 0 < int(answers[-1].headers["retry-after"]) <= NEVER
    assert greedy.post("/play", game="pig").status_code == 429
    assert other.post("/new", **form).status_code == 303


def test_many_guests_of_one_address_have_a_limit_together(serve: Serve) -> None:
    server = serve(TIGHT._replace(club=2))
    people = [Person(server.url, name=f"P{number}") for number in range(3)]
    laid = [[person.post("/play", game="pig").status_code for _ in range(3)] for person in people]
    assert laid == [[303] * 3, [303] * 3, [429] * 3]


def test_a_family_behind_one_address_is_not_disturbed(serve: Serve) -> None:
    """With the limits as they are: ten people come, sit down, talk and click within a moment."""
    server = serve(USUAL)
    host, *others = [Person(server.url, name=f"P{number}") for number in range(10)]
    for other in others:
        table = waiting_table(host)
        assert other.post(f"/t/{table}/sit", seat="1").status_code == 303
        assert host.post(f"/t/{table}/start").status_code == 303
        for person in (host, other):
            assert person.get("/").status_code == person.get(f"/t/{table}").status_code == 200
            with person.socket(table) as page:
                page.answer()
                for _ in range(5):
                    page.send(uncover=0)
                    page.next()
    assert all(person.click(table, chat="hello").status_code == 200 for person in (host, *others))


def test_new_guests_come_only_so_fast(serve: Serve) -> None:
    server = serve(TIGHT._replace(guests=Rate(2, NEVER)))
    known = Person(server.url, name="Known")
    assert [Person(server.url).post("/name", name="New").status_code for _ in range(3)] == [303, 429, 429]
    assert known.post("/name", name="Renamed").status_code == 303


@pytest.mark.parametrize(("kind", "path"), [("pages", "/"), ("files", "/static/page.css"), ("writes", "")])
def test_whatever_else_is_asked_has_a_limit(serve: Serve, kind: str, path: str) -> None:
    server = serve(TIGHT._replace(**{kind: Rate(3, NEVER)}))  # type: ignore[arg-type]
    person = Person(server.url)
    asked = [person.get(path) if path else person.post("/settings", theme="dark") for _ in range(5)]
    codes = [answer.status_code for answer in asked]
    assert codes[3:] == [429, 429] and 429 not in codes[:3]


# --- who asks ---


def from_address(server: Server, address: str) -> int:
    person = Person(server.url)
    return person.http.post("/name", data={"name": "X"}, headers={"x-forwarded-for": address}).status_code


def test_an_address_is_not_what_somebody_says_it_is(serve: Serve) -> None:
    server = serve(TIGHT._replace(guests=Rate(2, NEVER)))
    assert [from_address(server, f"203.0.113.{number}") for number in range(4)] == [303, 303, 429, 429]


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8"])
def test_a_proxy_that_is_named_says_who_asks(tmp_path: Path, proxy: str) -> None:
    """And is not itself an address with a limit."""
    limits = TIGHT._replace(guests=Rate(2, NEVER), arrivals=Rate(1, NEVER), club=1)
    with serving(quick(tmp_path, limits=limits, proxies=(proxy,))) as server:
        assert [from_address(server, f"203.0.113.{number}") for number in range(4)] == [303] * 4
        assert [from_address(server, "198.51.100.7") for _ in range(3)] == [303, 303, 429]
        assert from_address(server, "192.0.2.1, 198.51.100.7") == 429  # what it heard from him does not count


def test_a_proxy_that_is_no_address_is_told_in_a_line(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["serve", "--data", str(tmp_path / "data"), "--proxy", "nowhere"])
    assert told.exit_code != 0 and "--proxy nowhere: expected an address" in told.output
    assert not (tmp_path / "data").exists()


# --- sockets ---


def test_a_guest_opens_only_so_many_pages(tight: Server) -> None:
    person, other = Person(tight.url, name="Curious"), Person(tight.url, name="Other")
    table = waiting_table(person)
    with person.socket(table) as one, person.socket(table) as two, person.socket(table, hello="") as three:
        assert three.refused()["no"] == "sockets" and three.refusals[0]["why"]
        with pytest.raises(ConnectionClosed) as closed:
            three.to_the_end()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429 and closed.value.rcvd.reason
        for page in (one, two):
            page.answer()
        with other.socket(table) as page:
            page.answer()
    eventually(lambda: not tight.state.gate.open)
    with person.socket(table) as page:
        page.answer()


def raw(server: Server, data: bytes) -> socket.socket:
    connection = socket.create_connection(server.listening.getsockname(), WAIT)
    connection.sendall(data)
    return connection


def deaf(server: Server) -> socket.socket:
    """Between the server and this one next to nothing fits."""
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(server.listening.getsockname())
    return connection


def to_the_end(connection: socket.socket) -> bytes:
    """All that the server says until it closes."""
    told = b""
    with connection, suppress(ConnectionError):
        while part := connection.recv(65536):
            told += part
    return told


HALF_HEAD = b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "
HALF_BODY = b"POST /name HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-length: 50\r\n\r\nname="


@pytest.mark.parametrize("half", [HALF_HEAD, HALF_BODY])
def test_a_half_request_is_given_up(serve: Serve, half: bytes) -> None:
    server = serve(UNLIMITED._replace(head=0.2, body=0.2))
    answer = to_the_end(raw(server, half)).decode()
    assert answer.startswith("HTTP/1.1 408 ") and "not finished in time" in answer and "не был дослан" in answer
    eventually(lambda: not server.server_state.connections)


def test_bytes_that_trickle_in_do_not_make_it_longer(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(head=0.3))
    connection = raw(server, HALF_HEAD)
    connection.settimeout(0.02)
    told = b""
    until = time.monotonic() + WAIT
    while not told and time.monotonic() < until:
        connection.sendall(b"x")
        try:
            told = connection.recv(100)
        except TimeoutError:
            continue
    assert told.startswith(b"HTTP/1.1 408 ")
    connection.close()


def test_who_connects_and_says_nothing_is_given_up(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(head=0.2))
    assert to_the_end(raw(server, b"")) == b""


def test_a_half_request_after_a_whole_one_is_given_up(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(head=0.2))
    connection = raw(server, b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
    assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
    connection.sendall(HALF_HEAD)
    assert b"HTTP/1.1 408 " in to_the_end(connection)


def test_an_open_page_is_no_half_request(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(head=0.1, body=0.1, waiting=1))
    person = Person(server.url, name="Patient")
    with person.socket(waiting_table(person)) as page:
        page.answer()
        for _ in range(2):
            assert to_the_end(raw(server, HALF_HEAD))  # as long as a request has, and more
        page.send(chat="still here")
        page.until("chat", "still here")


def test_of_too_many_half_requests_the_oldest_go(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(waiting=3, head=NEVER))
    halves = [raw(server, HALF_HEAD) for _ in range(3)]
    eventually(lambda: len(server.server_state.connections) == 3)
    assert Person(server.url).get("/healthz").status_code == 200  # people's requests come whole
    assert to_the_end(halves[0]).startswith(b"HTTP/1.1 408 ")
    halves[1].sendall(b"done\r\n\r\n")
    assert halves[1].recv(100).startswith(b"HTTP/1.1 200 ")
    for half in halves[1:]:
        half.close()


def test_connections_arrive_only_so_fast(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(arrivals=Rate(2, NEVER), club=1))
    ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    assert all(b" 200 OK" in to_the_end(raw(server, ask)) for _ in range(2))
    assert to_the_end(raw(server, ask)) == b""


def test_who_never_reads_is_let_go(serve: Serve) -> None:
    server = serve(UNLIMITED._replace(unread=0.4))
    connection = deaf(server)
    connection.sendall(b"GET /rules/trappers HTTP/1.1\r\nhost: x\r\n\r\n" * 20)
    eventually(lambda: bool(server.server_state.connections))
    eventually(lambda: not server.server_state.connections)
    connection.close()


def test_an_open_page_that_never_reads_is_let_go(serve: Serve) -> None:
    """Its table does not keep it, nor what it would have been told."""
    server = serve(UNLIMITED._replace(unread=0.4))
    person, silent = Person(server.url, name="Host"), Person(server.url, name="Silent")
    table = person.new_table("trappers", "me", "open")
    person.post(f"/t/{table}/start")
    room = server.state.rooms.open[table]
    cookie = f"guest={silent.http.cookies['guest']}"
    connection = deaf(server)
    head = (
        f"GET /t/{table}/ws HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncookie: {cookie}\r\nconnection: upgrade\r\n"
        "upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    connection.sendall(head.encode())
    eventually(lambda: len(room.present) == 1)
    connection.settimeout(1.0)
    with suppress(TimeoutError, ConnectionError):  # it is not listened to while it does not read, or is let go already
        for _ in range(100):
            connection.sendall(frames(100, data=b"{}"))
    eventually(lambda: not room.present)
    connection.close()


# --- the parts ---


def test_tokens_come_back_with_time() -> None:
    now = [0.0]
    patience = RateLimiter(Rate(3, 2.0), lambda: now[0])
    for _ in range(3):
        assert patience.wait("a") == 0
        patience.take("a")
    assert patience.wait("a") == 2.0 and patience.wait("b") == 0
    now[0] = 1.5
    assert patience.wait("a") == 0.5
    now[0] = 4.0
    for _ in range(2):
        assert patience.wait("a") == 0
        patience.take("a")
    assert patience.wait("a") == 2.0


def test_what_is_granted_at_once_comes_one_after_another() -> None:
    now = [100.0]
    gate = Gate(USUAL._replace(tables=Rate(9, 1.0, 0.5)), lambda: now[0])
    vera, oleg = Who("vera", "192.0.2.1"), Who("oleg", "192.0.2.1")
    assert [gate.turn("tables", vera) for _ in range(3)] == [0.0, 0.5, 1.0]
    assert gate.turn("tables", oleg) == 0.0
    now[0] += 2.0
    assert gate.turn("tables", vera) == 0.0


def test_who_has_not_come_for_long_is_forgotten() -> None:
    now = [0.0]
    patience = RateLimiter(Rate(1, 1.0), lambda: now[0])
    for number in range(5000):
        now[0] += 0.01
        patience.take(str(number))
    assert len(patience.full_at) < 1500


def test_nobody_is_one_guest_of_an_address() -> None:
    gate = Gate(USUAL._replace(pages=Rate(1, NEVER)))
    gate.spend("pages", Who("", "192.0.2.1"))
    with pytest.raises(WebError):
        gate.spend("pages", Who("", "192.0.2.1"))
    gate.spend("pages", Who("", "192.0.2.2"))
    gate.spend("pages", Who("vera", "192.0.2.1"))


def test_an_address_is_what_one_customer_holds() -> None:
    assert place_of("192.0.2.7") == place_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert place_of("2001:db8:1:2:3::4") == place_of("2001:db8:1:2::") != place_of("2001:db8:1:3::")
    assert place_of("testclient") == "testclient"
