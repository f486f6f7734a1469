"""The quick start on the page of rules: its pictures are seen, fit any screen and come before the clauses."""

from __future__ import annotations

import pytest
from browsing import NewGuest

from igroteka.games.registry import GAMES, box_of

# Of every picture how many drawn things lie in it, the ground aside.
DRAWN = """() => [...document.querySelectorAll('.start-picture > *')].map((svg) => {
    const around = svg.getBoundingClientRect();
    const inside = (box) => box.width && box.height && box.right > around.left && box.left < around.right
        && box.bottom > around.top && box.top < around.bottom;
    return [...svg.querySelectorAll('path, rect, circle, text, use, b, span')].filter((one) =>
        !(one.getAttribute('href') || '').startsWith('#start-ground') && inside(one.getBoundingClientRect())).length;
})"""

BEFORE = """() => !!(document.getElementById('start').compareDocumentPosition(document.querySelector('.chapter'))
    & Node.DOCUMENT_POSITION_FOLLOWING)"""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_shows_something_and_nothing_is_wider_than_the_page(
    guest: NewGuest, game: str, phone: bool
) -> None:
    person = guest(phone=phone)
    page = person.open(f"/rules/{game}")
    counts = page.evaluate(DRAWN)
    assert len(counts) == len(box_of(game).quick_start)
    assert min(counts) >= 5, counts
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(BEFORE)
    assert person.axe() == []


def test_the_lobby_leads_to_it_and_it_leads_to_a_first_game(guest: NewGuest) -> None:
    person = guest("Ada")
    page = person.open()
    page.locator(".game").first.locator("a[href$='#start']").click()
    page.locator("#start .primary").click()
    person.settled()
    assert page.locator("#coach:not([hidden])").count() == 1
