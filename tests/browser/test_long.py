"""What takes longer: whole games on a phone and at one screen, every barrier of a game, every step of a replay."""

from __future__ import annotations

import random

import pytest
from browsing import ROOT, NewGuest

pytestmark = pytest.mark.long


def test_a_whole_game_by_touch_on_a_phone(guest: NewGuest) -> None:
    rng = random.Random(15)
    person = guest("Тая", "ru", phone=True)
    person.lay("tremble", "me", "bot:greedy")
    page = person.page
    page.wait_for_selector("#bar h2")
    person.settled()
    while not person.over():
        person.turn_comes()
        person.act(rng)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.locator("#end .places li").count() == 2


def test_a_whole_game_of_two_at_one_screen(guest: NewGuest) -> None:
    rng = random.Random(16)
    person = guest("Both", "en")
    person.lay("tremble", "me", "me")
    page = person.page
    curtains = 0
    while not person.over():
        page.wait_for_selector("#curtain:not([hidden]), #bar.acts, #end:not([hidden])", state="attached")
        if page.locator("#curtain:not([hidden])").count():
            assert page.locator(".th-mission, #list [data-act]").count() == 0, "secrets behind the curtain"
            curtains += 1
            page.locator("[data-uncover]").click()
            page.wait_for_selector("#curtain[hidden]", state="attached")
        person.settled()
        person.act(rng)
    assert curtains > 20


def test_undo_at_every_barrier_of_a_game(guest: NewGuest) -> None:
    """Where undo has ended the button says why; a seal alone may be broken while others think."""
    rng = random.Random(19)
    person = guest("Ada", "en")
    person.lay("tremble", "me", "bot:greedy")
    page = person.page
    page.wait_for_selector("#bar h2")
    person.settled()
    barriers = 0
    while not person.over():
        person.turn_comes()
        barrier = page.locator("#bar .act[data-barrier]")
        if not barrier.count() or rng.random() < 0.5:
            person.act(rng)
            continue
        version = page.evaluate("document.body.dataset.v")
        barrier.first.click()
        person.answered_since(version)
        undo = page.locator("#bar .step").first
        if undo.count() and undo.get_attribute("aria-disabled") == "true":
            assert undo.get_attribute("data-why")
            barriers += 1
    assert barriers > 10


def test_every_step_of_a_replay_from_every_seat(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    url = person.upload(ROOT / "tests/golden/tremble/3.jsonl")
    page = person.page
    last = int(str(page.locator("#reel").get_attribute("max")))
    for seat in (-2, -1, 0, 1, 2):
        page.goto(f"{url}?step=0&seat={seat}")
        for step in range(1, last + 1):
            with page.expect_response("**/step?**") as answer:
                page.locator("[data-go=next]").click()
            assert answer.value.status == 200
            page.wait_for_url(f"**step={step}&seat={seat}")
        page.wait_for_selector("#end:not([hidden])")
