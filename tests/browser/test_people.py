"""People at a table, as they see it: seats that heal, names at one screen, pauses, absence, chat, a rematch."""

from __future__ import annotations

import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from browsing import WAIT, Guest, NewGuest, whole_link
from playwright.sync_api import Page, expect

from igroteka.cli.commands.serve import own_address
from igroteka.web.qr import qr_of

BOT_PLAYS = re.compile("A bot is playing for you|За вас играет бот")


def two_at(host: Guest, friend: Guest) -> None:
    host.lay("pig", "me", "friend")
    host.seat_by_link([friend])


def agreed(page: Page) -> None:
    expect(page.locator("#sure")).to_be_visible()
    page.locator("#sure .primary").click()
    expect(page.locator("#sure")).to_be_hidden()


def in_menu(page: Page, act: str) -> None:
    page.locator("[data-open=menu]").click()
    page.locator(f"#menu form[action$='/{act}'] button").first.click()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True)])
def test_who_leaves_finds_the_table_and_takes_the_seat_back(guest: NewGuest, language: str, phone: bool) -> None:
    host, ada = guest("Host"), guest("Ada", language, phone=phone)
    two_at(host, ada)
    in_menu(ada.page, "leave")
    agreed(ada.page)
    expect(ada.page.locator("#mine-title + ul")).to_contain_text(BOT_PLAYS)
    ada.page.locator("#mine-title + ul a").first.click()
    ada.settled()
    bar = ada.page.locator("#bar")
    expect(bar).to_contain_text(BOT_PLAYS)
    assert ada.page.locator("#board .lit").count() == 0 and ada.axe() == []
    ada.hit("#bar [action$=unbot] button")
    expect(bar).not_to_contain_text(BOT_PLAYS)
    expect(host.page.locator("#strip-1 .mark.bot")).to_have_count(0)


def test_a_question_that_is_not_agreed_to_changes_nothing_and_resigning_is_final(guest: NewGuest) -> None:
    host, ada = guest("Host"), guest("Ada")
    two_at(host, ada)
    in_menu(ada.page, "resign")
    expect(ada.page.locator("#sure p")).to_contain_text("cannot come back")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#sure")).to_be_hidden()
    assert ada.page.locator("body").get_attribute("data-mine") == "1"
    ada.page.locator("#menu form[action$='/resign'] button").first.click()
    agreed(ada.page)
    ada.page.wait_for_selector("body[data-mine='']", state="attached")
    expect(ada.page.locator("#bar")).not_to_contain_text(BOT_PLAYS)
    expect(ada.page.locator("#watchers")).to_contain_text("You are watching")
    ada.open()
    expect(ada.page.locator("#mine-title + ul")).not_to_contain_text("Pig")


def test_names_are_given_to_those_at_one_screen(guest: NewGuest) -> None:
    vera = guest("Vera")
    page = vera.open("/new?game=liars_dice")
    page.locator("[name=players][value='2'] + span").click()
    expect(page.locator(".own-name:visible")).to_have_count(0)
    page.locator("[name=company][value=screen] + span").click()
    expect(page.locator(".own-name:visible")).to_have_count(2)
    page.locator("[name=name_1]").fill("Oleg")
    page.locator(".new-form .primary").click()
    vera.settled()
    curtain = page.locator("#curtain h2")
    expect(curtain).to_have_text(re.compile("Pass the screen to (Vera|Oleg)$"))
    expect(page.locator("#strips")).to_contain_text(re.compile("Vera.*Oleg", re.S))


def test_the_lobby_sits_down_and_names_are_saved_in_the_waiting_room(guest: NewGuest) -> None:
    host, ada = guest("Host"), guest("Ada")
    host.lay("pig", "me", "open", "me", public="1")
    line = ada.open().locator("#open-title + ul li", has_text="Host").first
    line.get_by_role("button").click()
    ada.settled()
    expect(ada.page.locator("#waiting .seat").nth(1)).to_contain_text("Ada")
    expect(host.page.locator("#waiting .seat").nth(1)).to_contain_text("Ada")
    third = host.page.locator("#waiting .seat").nth(2)
    third.locator("[name=name]").fill("Oleg")
    third.locator("[name=name]").press("Tab")
    expect(ada.page.locator("#waiting .seat").nth(2)).to_contain_text("Oleg")
    assert host.axe() == [] and ada.axe() == []


@pytest.mark.parametrize(("language", "phone"), [("ru", False), ("en", True)])
def test_a_pause_is_told_in_the_bar_and_ended_there(guest: NewGuest, language: str, phone: bool) -> None:
    host, ada = guest("Host", language, phone=phone), guest("Ada")
    two_at(host, ada)
    in_menu(host.page, "pause")
    expect(ada.page.locator("#bar")).to_contain_text("Paused by Host")
    assert ada.page.locator("#bar button").count() == 0
    host.page.wait_for_selector("#bar.band")
    if host.page.locator("#menu[open]").count():
        host.page.locator("[data-close=menu]").click()
    assert host.page.locator("#board .lit").count() == 0 and host.axe() == []
    host.hit("#bar [action$=resume] button")
    host.page.wait_for_selector("#bar.acts")
    expect(ada.page.locator("#bar.band")).to_have_count(0)


def test_who_is_awaited_and_away_is_named_and_the_host_seats_a_bot_meanwhile(guest: NewGuest) -> None:
    host, ada = guest("Host"), guest("Ada")
    two_at(host, ada)
    ada.page.close()
    host.page.locator("#bar [data-act]").last.click()
    bar = host.page.locator("#bar")
    expect(bar).to_contain_text("Ada is offline")
    assert host.axe() == []
    host.hit("#bar [action$='/bot'] button")
    expect(host.page.locator("#chat")).to_contain_text("Ada is away: a bot stands in", timeout=WAIT)
    back = ada.tab()
    back.goto(f"{ada.url}/t/{host.table}")
    ada.settled(back)
    expect(host.page.locator("#chat")).to_contain_text("Ada is back")


def test_the_chat_of_the_waiting_room_marks_what_is_unread(guest: NewGuest) -> None:
    host, ada, eve = guest("Host"), guest("Ada", phone=True), guest()
    host.lay("pig", "me", "friend", "bot:greedy")
    link = whole_link(host.page.locator("#waiting [data-link]").first)
    ada.page.goto(link)
    ada.page.locator(".claim button").click()
    ada.settled()
    ada.page.locator("#talk-line").fill("Hello")
    ada.page.locator("#talk-line").press("Enter")
    expect(host.page.locator("#chat")).to_contain_text("Hello")
    mark = host.page.locator("#chat-title .unread")
    expect(mark).to_have_text("1")
    expect(ada.page.locator("#chat-title .unread")).to_be_hidden()
    host.page.locator(".talk").hover()
    expect(mark).to_be_hidden()
    eve.open(f"/t/{host.table}")
    eve.page.locator(".join-chat input").fill("Eve")
    eve.page.locator(".join-chat button").click()
    eve.settled()
    expect(eve.page.locator("#watchers")).to_contain_text("You are watching")
    host.page.locator("#waiting .primary").click()
    ada.page.wait_for_selector("#bar h2")
    ada.settled()
    eve.page.wait_for_selector("#bar h2")
    eve.settled()
    eve.page.locator("#talk-line").fill("Good luck!")
    eve.page.locator("#talk-line").press("Enter")
    expect(ada.page.locator("#bubble")).to_have_text("Eve: Good luck!")
    expect(ada.page.locator(".record-tool .unread")).to_have_text("1")
    assert ada.axe() == []
    ada.hit(".record-tool")
    expect(ada.page.locator("#chat")).to_contain_text("Good luck!")
    expect(ada.page.locator(".record-tool .unread")).to_be_hidden()


def test_a_rematch_is_joined_from_the_end(guest: NewGuest) -> None:
    host, ada = guest("Host"), guest("Ada", "ru")
    host.lay("pig", "me", "friend", option_winscore="20")
    host.seat_by_link([ada])
    while not host.over():
        for person in (host, ada):
            if person.page.locator("#bar.acts").count():
                person.page.locator("#bar [data-act]").first.click()
                person.settled()
    ada.page.wait_for_selector("#end:not([hidden])")
    host.page.locator("#end [form=rematch-form]").click()
    host.page.wait_for_url(lambda url: url.rsplit("/", 1)[-1] != ada.table)
    expect(ada.page.locator("#end .wish")).to_have_text("Host зовёт сыграть ещё")
    join = ada.page.locator("#end [form=rematch-form]")
    expect(join).to_have_text("Присоединиться")
    assert ada.axe() == []
    join.click()
    ada.page.wait_for_url(f"**/t/{host.table}")
    expect(ada.page.locator("#strip-1")).to_have_class(re.compile("me"))


@pytest.fixture
def in_network(tmp_path: Path) -> Iterator[str]:
    """A server with the switch for the network; the port it listens on."""
    command = [sys.executable, "-m", "igroteka", "serve", "--lan", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        found = re.search(r":(\d+)/", running.stdout.readline())
        assert found
        for _ in range(600):  # its address is told before it answers
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/healthz"):
                break
            time.sleep(0.1)
        yield found[1]
        running.terminate()


@pytest.mark.skipif(not own_address(), reason="this machine is in no network")
def test_the_waiting_room_leads_others_into_the_network(guest: NewGuest, in_network: str) -> None:
    host, friend = guest("", "en"), guest("", "en")
    lan = f"http://{own_address()}:{in_network}"
    for person, url in ((host, f"http://127.0.0.1:{in_network}"), (friend, lan)):
        person.url = url
    host.post("/name", name="Host")
    host.lay("tremble", "me", "friend")
    assert host.page.locator(".reach").count() == 0
    link = whole_link(host.page.locator("#waiting [data-link]").first)
    assert link.startswith(f"{lan}/j/")
    code = host.page.locator(".invite-qr")
    assert code.evaluate("async (one) => { await one.decode(); return one.naturalWidth }") > 0
    drawn = host.context.request.get(host.url + str(code.get_attribute("src")))
    assert drawn.text() == qr_of(link)
    friend.page.goto(link)
    friend.page.locator(".claim button").click()
    friend.page.wait_for_selector("#waiting:not([hidden])")
    expect(host.page.locator("#waiting .seat").nth(1)).to_contain_text("Guest")
    friend.settled()
    needless = "Cross-Origin-Opener-Policy"  # the browser says so of plain HTTP in a network
    friend.faults[:] = [fault for fault in friend.faults if needless not in fault]


def test_without_the_switch_the_waiting_room_says_so(guest: NewGuest) -> None:
    host = guest("Host", "ru")
    host.lay("pig", "me", "friend")
    expect(host.page.locator(".reach")).to_contain_text("только на этом компьютере")
    assert host.axe() == []
