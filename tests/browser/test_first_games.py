"""First games in the browser: laid by one click, with bubbles beside what they speak of, and played to their end."""

from __future__ import annotations

import random
import time

import pytest
from browsing import WAIT, Guest, NewGuest

from igroteka.games.registry import GAMES, box_of

FEW = 3  # bubbles that are followed in each game
# The bubble that is shown: its key, and how much of the question and of what it points at it covers.
BUBBLE = """() => {
    const coach = document.querySelector('#coach:not([hidden])');
    if (!coach?.offsetWidth) return null;
    const box = (element) => element.getBoundingClientRect();
    const both = (one, two, near, far) => Math.max(0, Math.min(one[far], two[far]) - Math.max(one[near], two[near]));
    const covers = (other) => both(box(coach), other, 'left', 'right') * both(box(coach), other, 'top', 'bottom');
    const ring = document.querySelector('.coach-ring');
    const on = box(coach);
    return {key: coach.dataset.key, bar: covers(box(document.getElementById('bar'))),
        inside: on.left >= 0 && on.top >= 0 && on.right <= innerWidth + 1 && on.bottom <= innerHeight + 1,
        thing: ring.hidden ? 0 : covers(box(ring)) / (box(ring).width * box(ring).height)};
}"""


def begin(person: Guest, game: str) -> None:
    """Click the button on the card of the game in the lobby."""
    person.open()
    person.page.locator(f'form.first:has([value="{game}"]) button').click()
    person.page.wait_for_url("**/t/**")
    person.settled()
    person.turn_comes()


def follow(person: Guest, seen: list[str], rng: random.Random) -> None:
    """Read the bubbles that are there, one after another, and make a choice."""
    person.turn_comes()
    person.put_cards_away()
    person.page.wait_for_timeout(60)  # its place is found with the next frame
    while (bubble := person.page.evaluate(BUBBLE)) is not None:
        assert bubble["bar"] == 0, f"{bubble['key']} covers the question"
        assert bubble["inside"], f"{bubble['key']} leaves the page"
        assert bubble["thing"] < 0.5, f"{bubble['key']} covers what it speaks of"
        seen.append(bubble["key"])
        put_away(person)
        person.page.wait_for_timeout(60)
    person.act(rng)


def put_away(person: Guest) -> None:
    key = person.page.evaluate(BUBBLE)["key"]
    person.page.locator("#coach .got").click()
    person.page.wait_for_selector(f'#coach:not([data-key="{key}"])', state="attached")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_bubbles_lie_beside_what_they_speak_of(guest: NewGuest, game: str) -> None:
    person, seen, rng = guest("Vera"), list[str](), random.Random(1)
    begin(person, game)
    assert person.page.locator(".left > .goal").is_visible()
    while len(seen) < FEW:
        follow(person, seen, rng)


def test_bubbles_survive_a_reload_and_can_be_switched_off_and_on(guest: NewGuest) -> None:
    person = guest("Vera")
    begin(person, "trappers")
    put_away(person)
    key = person.page.evaluate(BUBBLE)["key"]
    person.page.reload()
    person.settled()
    assert person.page.evaluate(BUBBLE)["key"] == key
    assert person.axe() == []
    person.page.locator("#coach [name=quiet]").click()
    person.page.wait_for_selector("#coach", state="hidden")
    person.page.reload()
    person.settled()
    assert person.page.evaluate(BUBBLE) is None
    person.page.locator(".top [data-open=menu]").click()
    person.page.locator("#menu [name=quiet]").click()
    person.settled()
    person.page.wait_for_selector("#coach:not([hidden])")
    assert person.page.evaluate(BUBBLE)["key"] == key


def test_a_bubble_can_be_put_away_by_keys_and_the_focus_goes_on(guest: NewGuest) -> None:
    person = guest("Vera")
    begin(person, "trappers")
    person.page.locator("#coach .got").focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector('#coach[data-key="coach-drive"], #coach[hidden]', state="attached")
    assert person.page.evaluate("document.activeElement !== document.body")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_to_its_end(guest: NewGuest, game: str, language: str, phone: bool) -> None:
    person, seen, rng = guest("Vera", language, phone=phone), list[str](), random.Random(2)
    begin(person, game)
    until = time.monotonic() + 20 * WAIT / 1000
    while not person.over():
        follow(person, seen, rng)
        assert time.monotonic() < until
    first = box_of(game).first_game
    assert first is not None and len(seen) >= len(first.bubbles) // 2
    assert not person.page.evaluate(BUBBLE)
