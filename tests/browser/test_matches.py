"""Sides chosen or drawn by lot, and two games with the sides swapped as one match, by mouse and finger."""

from __future__ import annotations

import re

import pytest
from browsing import Guest, NewGuest
from playwright.sync_api import expect

GAME = "duel"  # of two sides
LOOKS = [("en", "dark", False), ("ru", "light", True)]
SIDES = {"en": ("Pig", "Wolf"), "ru": ("Свинтус", "Волк")}
SECOND = "#end [form=rematch-form]"


def pick(person: Guest, side: str) -> None:
    person.page.locator(f"[name=side][value='{side}'] + span").click()


def seats(person: Guest) -> list[str]:
    found: list[str] = person.page.eval_on_selector_all(
        ".new-form [name^=seat_]", "all => all.map((one) => one.value.split(':')[0])"
    )
    return found


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_a_side_is_chosen_or_drawn_by_lot(guest: NewGuest, language: str, theme: str, phone: bool) -> None:
    host, friend = guest("Host", language, theme, phone), guest("Ada", language, theme, phone)
    page = host.open(f"/new?game={GAME}")
    assert page.locator(".new-form .known-side").all_inner_texts() == list(SIDES[language])
    expect(page.locator(".new-form .side-by-lot").first).to_be_hidden()
    assert seats(host) == ["me", "bot"] and host.axe() == []
    pick(host, "1")
    assert seats(host) == ["bot", "me"]
    pick(host, "0")
    page.locator("#seat-1").select_option("friend")
    pick(host, "1")
    assert seats(host) == ["friend", "me"]
    page.locator("#seat-0").select_option("me")
    page.locator("#seat-1").select_option("friend")
    assert page.locator("[name=side][value='0']").is_checked()
    pick(host, "lot")
    expect(page.locator(".new-form .known-side").first).to_be_hidden()
    expect(page.locator(".new-form .side-by-lot").first).to_be_visible()
    assert host.axe() == []
    page.locator(".new-form .primary").click()
    page.wait_for_selector("#waiting:not([hidden])")
    expect(page.locator("#waiting")).not_to_contain_text(SIDES[language][1])
    expect(page.locator("#waiting .seat small").first).to_have_text(re.compile("random|по жребию"))
    host.settled()
    host.seat_by_link([friend])
    for person in (host, friend):
        seat = int(person.page.locator("body").get_attribute("data-mine") or "")
        name = "Host" if person is host else "Ada"
        expect(person.page.locator(f"#strip-{seat}")).to_contain_text(name)
        expect(person.page.locator("#chat")).to_contain_text(f"{name} — {SIDES[language][seat]}")


def play_out(people: list[Guest]) -> None:
    """Take what stands first in the list of whoever has the turn."""
    while not all(person.over() for person in people):
        for person in people:
            seen = person.page.locator("body").get_attribute("data-v") or ""
            if person.page.evaluate("!!document.querySelector('#bar.acts')") and person.choices():
                person.page.evaluate("document.querySelector('#list [data-act]').click()")
                person.answered_since(seen)


@pytest.mark.parametrize(("language", "theme", "phone"), LOOKS)
def test_two_games_with_the_sides_swapped_are_one_match(
    guest: NewGuest, language: str, theme: str, phone: bool
) -> None:
    host, friend = guest("Host", language, theme, phone), guest("Ada", language, theme, phone)
    page = host.open(f"/new?game={GAME}")
    page.locator("[name=pair] + span").click()
    page.locator("#option-winscore").select_option("20")
    page.locator("#seat-1").select_option("friend")
    page.locator(".new-form .primary").click()
    page.wait_for_selector("#waiting .pair")
    host.settled()
    host.seat_by_link([friend])
    first = host.table
    play_out([host, friend])
    assert host.axe() == []
    host.hit(SECOND)
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    host.settled()
    expect(friend.page.locator(SECOND)).to_have_text(re.compile("To the second game|Ко второй партии"))
    friend.hit(SECOND)
    friend.page.wait_for_url(f"**/t/{host.table}")
    friend.settled()
    second = host.table
    assert [person.page.locator("body").get_attribute("data-mine") for person in (host, friend)] == ["1", "0"]
    play_out([host, friend])
    for person in (host, friend):
        expect(person.page.locator("#end .match caption")).to_have_text(re.compile("match|[Мм]атч"))
        assert person.page.locator("#end .match th a").count() == 2
    assert host.axe() == []
    host.open()
    line = page.locator("#finished-title + ul .table-line").first
    assert line.locator("a").count() == 2
    line.locator("a").first.click()
    page.wait_for_url(f"**/r/{first}**")
    page.locator(f".game-of-match[href='/r/{second}']").click()
    page.wait_for_url(f"**/r/{second}**")
    assert host.axe() == []
