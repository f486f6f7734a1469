"""A seat that somebody holds: asked for, kept, asked for again, given; by mouse, keyboard and finger."""

from __future__ import annotations

import re

import pytest
from browsing import Guest, NewGuest, whole_link
from playwright.sync_api import expect

FORM = "#asks form[action$='/{}'] button"


def seated(host: Guest, ada: Guest) -> str:
    """A game of two; the link to Ada's seat, from the host's menu."""
    host.lay("pig", "me", "friend")
    host.seat_by_link([ada])
    return new_link(host, ada)


def new_link(host: Guest, ada: Guest) -> str:
    host.page.locator("[data-open=menu]").click()
    host.page.locator("#menu form[action$='/invite'] button").click()
    link = whole_link(host.page.locator("#menu .seat [data-link]"))
    host.page.locator("#menu [data-close]").click()
    host.settled()
    return link


def asks(bob: Guest, link: str) -> None:
    bob.page.goto(link)
    bob.page.locator(".claim button").click()
    bob.page.wait_for_url("**/t/**")
    bob.settled()


def about_cards(person: Guest) -> list[str]:
    """What axe-core finds about the cards; the table around them is looked at elsewhere."""
    return [rule for rule in person.axe() if "ask" in rule]


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("ru", True)])
def test_a_seat_is_asked_for_kept_and_given(guest: NewGuest, language: str, phone: bool) -> None:
    host, ada = guest("Host"), guest("Ada", language, phone=phone)
    bob = guest("Bob", language, "light", phone)
    asks(bob, seated(host, ada))
    card, his = ada.page.locator("#asks .asking"), bob.page.locator("#asks .asking")
    expect(card).to_contain_text("Bob")
    expect(ada.page.locator("#say")).to_contain_text("Bob")
    expect(his).to_contain_text("Ada")
    assert bob.page.locator("#bar.acts, #mine:not([hidden]) *").count() == 0
    assert about_cards(ada) == about_cards(bob) == []
    ada.page.locator(FORM.format("keep")).focus()
    ada.page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    expect(bob.page.locator(FORM.format("withdraw"))).to_be_visible()
    expect(his).to_contain_text(re.compile("keeps|не отдаёт"))
    assert about_cards(bob) == []
    bob.hit(FORM.format("withdraw"))
    expect(his).to_have_count(0)

    asks(bob, new_link(host, ada))
    expect(card).to_contain_text("Bob")
    ada.hit(FORM.format("give"))
    expect(ada.page.locator("#sure p")).to_contain_text("Bob")
    assert about_cards(ada) == []
    ada.hit("#sure .primary")
    for person, seat in ((bob, "1"), (ada, "")):
        person.page.wait_for_selector(f'body[data-mine="{seat}"]')
        expect(person.page.locator("#chat")).to_contain_text(re.compile("Bob (now plays|теперь играет).*Ada"))
    expect(card).to_have_count(0)
    expect(his).to_have_count(0)


def test_who_would_not_lose_the_seat_after_all_has_it_still(guest: NewGuest) -> None:
    host, ada, bob = guest("Host"), guest("Ada"), guest("Bob")
    asks(bob, seated(host, ada))
    ada.hit(FORM.format("give"))
    ada.hit("#sure [autofocus]")
    expect(ada.page.locator("#sure")).to_be_hidden()
    expect(ada.page.locator("#asks .asking")).to_have_count(1)
    assert ada.page.locator("body").get_attribute("data-mine") == "1"


def test_whose_seat_a_bot_plays_is_told_and_takes_it_back(guest: NewGuest) -> None:
    host, ada = guest("Host"), guest("Ada")
    seated(host, ada)
    host.post(f"/t/{ada.table}/bot", seat="1", level="greedy")
    expect(ada.page.locator("#bar")).to_contain_text("A bot is playing for you")
    assert about_cards(ada) == []
    ada.hit("#bar [action$=unbot] button")
    expect(ada.page.locator("#bar.band")).to_have_count(0)
    expect(ada.page.locator("#strip-1")).to_have_class(re.compile("me"))


@pytest.mark.parametrize(("language", "theme"), [("ru", "dark"), ("en", "light")])
def test_a_device_code_asks_on_a_page_that_can_be_read(guest: NewGuest, language: str, theme: str) -> None:
    ada, phone = guest("Ada", language), guest("Phone", language, theme, True)
    ada.lay("pig", "me", "open")
    phone.lay("pig", "me", "open")
    ada.open("/device").locator("form[action='/device/code'] button").click()
    code = ada.page.locator(".code").inner_text().split()[-1]
    page = phone.open("/device")
    page.locator("#code").fill(code.upper())
    page.locator("form[action='/device'] button").click()
    expect(page.locator("h1")).to_contain_text("Ada")
    expect(page.locator(".table-line")).to_have_count(2)
    assert phone.axe() == []
    page.locator(f"form[action='/device/{code}'] button").click()
    expect(page.locator("#mine-title + ul .table-line")).to_have_count(1)
