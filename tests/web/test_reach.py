"""Links and QR codes lead to an address that others reach, or the waiting room says that they do not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from web_guests import Person, Server, quick, serving

from igroteka.cli.commands.serve import address_in_network, host_for, who_reaches_it
from igroteka.cli.errors import CommandError
from igroteka.web.qr import qr_of
from igroteka.web.reach import is_this_computer

LAN = "http://192.168.7.5:8000"


@pytest.fixture(scope="module")
def lan(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(quick(tmp_path_factory.mktemp("lan"), lan=LAN)) as running:
        yield running


def qr_link(page: str) -> str:
    found = re.search(r'src="(/t/\w+/qr/1\?\w+)"', page)
    assert found
    return found[1]


def invited(host: Person) -> tuple[str, str, str]:
    """A table with a free seat: its id, its page and the path of the link."""
    table = host.new_table("pig", "me", "friend")
    page = host.get(f"/t/{table}").text
    link = re.search(r"/j/[a-z0-9]+/[\w-]+", page)
    assert link
    return table, page, link[0]


def test_with_the_switch_qr_and_links_lead_into_the_network(lan: Server) -> None:
    host = Person(lan.url, name="Host")
    _, page, link = invited(host)
    assert f'data-base="{LAN}"' in page and 'class="reach"' not in page
    drawn = host.get(qr_link(page))
    assert drawn.headers["content-type"].startswith("image/svg+xml") and drawn.headers["cache-control"] == "no-store"
    assert drawn.text == qr_of(LAN + link)
    assert f"{LAN}/device/" in host.post("/device/code").text


def test_who_came_by_another_address_stays_with_it(lan: Server) -> None:
    host = Person(lan.url, name="Host")
    host.http.headers["host"] = "table.lan:8000"
    host.http.headers["origin"] = "http://table.lan:8000"
    _, page, link = invited(host)
    assert 'data-base=""' in page
    assert host.get(qr_link(page)).text == qr_of("http://table.lan:8000" + link)


@pytest.mark.parametrize(("language", "says"), [("en", "Only this computer"), ("ru", "только на этом компьютере")])
def test_without_it_the_host_is_told_that_nobody_else_can_come(server: Server, language: str, says: str) -> None:
    host, friend = Person(server.url, language, "Host"), Person(server.url, language)
    table, page, link = invited(host)
    assert 'class="reach"' in page and says in page and server.url in page and "--lan" in page
    assert host.get(qr_link(page)).text == qr_of(server.url + link)
    assert 'class="reach"' not in friend.get(f"/t/{table}").text, "it is the host who can do something about it"


def test_behind_a_proxy_nobody_is_warned(tmp_path: Path) -> None:
    with serving(quick(tmp_path, proxies=("10.0.0.1",))) as server:
        assert 'class="reach"' not in invited(Person(server.url))[1]


def test_the_code_of_a_link_is_for_the_host_alone(server: Server) -> None:
    host, other = Person(server.url), Person(server.url, name="Other")
    table, page, _ = invited(host)
    assert other.get(qr_link(page)).status_code == 403
    assert host.get(f"/t/{table}/qr/0").status_code == 404
    assert host.get(f"/t/{table}/qr/x").status_code == 400


@pytest.mark.parametrize("name", ["127.0.0.1", "127.9.9.9", "::1", "localhost", "me.localhost"])
def test_names_that_lead_every_computer_to_itself(name: str) -> None:
    assert is_this_computer(name)


@pytest.mark.parametrize("name", ["192.168.7.5", "table.lan", "games.example.org", ""])
def test_names_that_lead_others_here(name: str) -> None:
    assert not is_this_computer(name)


def test_the_switch_listens_everywhere() -> None:
    assert [host_for("127.0.0.1", True), host_for("0.0.0.0", True), host_for("127.0.0.1", False)] == [
        "0.0.0.0",
        "0.0.0.0",
        "127.0.0.1",
    ]
    with pytest.raises(CommandError, match="--lan"):
        host_for("192.168.7.5", True)


def test_the_start_says_who_reaches_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.cli.commands.serve.own_address", lambda: "192.168.7.5")
    assert address_in_network("0.0.0.0", 8000) == LAN and address_in_network("127.0.0.1", 8000) == ""
    assert who_reaches_it("0.0.0.0", LAN) == [f"for others in this network: {LAN}/"]
    alone = who_reaches_it("127.0.0.1", "")
    assert "this computer only" in alone[0] and "--lan" in alone[1] and "make play LAN=1" in alone[1]
    monkeypatch.setattr("igroteka.cli.commands.serve.own_address", lambda: "")
    assert address_in_network("0.0.0.0", 8000) == ""
    assert "no network" in who_reaches_it("0.0.0.0", "")[0]
    assert who_reaches_it("192.168.7.5", "") == []
