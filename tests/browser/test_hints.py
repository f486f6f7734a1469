"""A hint is asked for, read and taken; a finished game is reviewed, and the review opens the replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browsing import Guest, NewGuest
from playwright.sync_api import expect

from igroteka.games.registry import GAMES

GOLDEN = Path(__file__).parents[1] / "golden" / "tremble" / "2.jsonl"
ADVICE = "#hint [data-advice]"


def asked(person: Guest, game: str) -> Guest:
    person.play_now(game, GAMES[game].least)
    person.turn_comes()
    while not person.page.locator("#bar [data-hint]").count():
        before = str(person.page.evaluate("document.body.dataset.v"))
        person.put_cards_away()
        person.page.locator("#bar .choices .act").first.click()
        person.answered_since(before)
        person.turn_comes()
    person.put_cards_away()
    person.hit("#bar [data-hint]")
    person.page.wait_for_selector(ADVICE)
    return person


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_asked_for_and_taken(guest: NewGuest, game: str) -> None:
    person = asked(guest("Ada", "ru" if game == "trappers" else "en"), game)
    page = person.page
    assert 1 <= page.locator(ADVICE).count() <= 3
    version = str(page.evaluate("document.body.dataset.v"))
    action = str(page.locator(ADVICE).first.get_attribute("data-advice"))
    assert action in person.choices()
    assert person.axe() == []
    page.locator(ADVICE).first.click()
    expect(page.locator(ADVICE).first).to_have_attribute("aria-pressed", "true")
    on = page.locator(f'#list [data-act="{action}"]').get_attribute("data-on")
    assert page.locator(".advised").count() > 0 or not on
    assert page.evaluate("document.body.dataset.v") == version, "to show is not to play"
    assert person.axe() == []
    page.locator(ADVICE).first.click()
    person.confirm()
    person.answered_since(version)
    expect(page.locator("#hint")).to_be_hidden()
    assert page.locator(".advised").count() == 0


def test_a_finger_takes_a_hint(guest: NewGuest) -> None:
    person = asked(guest("Ada", "ru", phone=True), "tremble")
    version = str(person.page.evaluate("document.body.dataset.v"))
    for _ in "ab":
        person.hit(ADVICE)
    person.answered_since(version)
    expect(person.page.locator("#hint")).to_be_hidden()


def test_a_key_asks_and_another_puts_away(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.play_now("tremble")
    person.turn_comes()
    page = person.page
    page.keyboard.press("j")
    page.wait_for_selector(ADVICE)
    assert page.evaluate("document.activeElement.id") == "hint-title"
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()
    assert page.evaluate("document.activeElement.matches('[data-hint]')")


def test_a_hint_goes_with_its_decision(guest: NewGuest) -> None:
    person = asked(guest("Ada", "en"), "tremble")
    page = person.page
    version = str(page.evaluate("document.body.dataset.v"))
    page.evaluate("document.querySelector('#list [data-act]').click()")
    person.answered_since(version)
    expect(page.locator("#hint")).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_review_opens_the_replay(guest: NewGuest, phone: bool) -> None:
    person = guest("Ada", "ru" if phone else "en", phone=phone)
    person.upload(GOLDEN)
    page = person.page
    page.locator("a[href*='/review']").first.click()
    page.wait_for_selector("#review:has(.moments):not(:has(progress))")
    assert person.axe() == []
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) == 0
    link = page.locator("#review .moments a").first
    step = re.findall(r"step=(\d+)", str(link.get_attribute("href")))[0]
    link.click()
    page.wait_for_selector("#reel")
    assert page.locator("#reel").input_value() == step
