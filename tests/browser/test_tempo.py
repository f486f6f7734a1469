"""From the front page to the first order in a few clicks; Space goes straight to the own decision."""

from __future__ import annotations

import pytest
from browsing import NewGuest
from playwright.sync_api import Page

MINE = "#turn.mine"
PAIR = "#list [data-act][data-on*=' ']"  # a choice of two clicks, wherever its two ends lie


def clicked(page: Page, selector: str) -> int:
    page.locator(selector).first.click()
    return 1


def begun(page: Page, game: str) -> int:
    """Begin a game from the front page; return how many clicks it took."""
    page.goto(page.url.split("/t/")[0])
    clicks = 0
    wanted = page.locator(f'.quick [name=game][value="{game}"]')
    if not wanted.is_checked():
        clicks += clicked(page, f'.quick label:has([value="{game}"])')
    page.evaluate("document.querySelector('.quick [value=greedy]').checked = true")  # no click: bots that think soon
    clicks += clicked(page, ".quick button.primary")
    page.wait_for_selector('body[data-wire="open"]', state="attached")
    page.wait_for_selector(MINE)
    return clicks


@pytest.mark.parametrize(("game", "most"), [("tremble", 5), ("trappers", 3), ("claustrophobia", 5)])
def test_the_first_order_is_a_few_clicks_from_the_front_page(guest: NewGuest, game: str, most: int) -> None:
    person = guest("Ada", "en")
    person.open("/")
    page = person.page
    clicks = begun(page, game)
    while not page.locator(f"#board .lit, {PAIR}").count():  # what is asked before: not now
        version = page.evaluate("document.body.dataset.v")
        clicks += clicked(page, "#bar .choices .act:last-child")
        page.wait_for_selector(f'body:not([data-v="{version}"])', state="attached")
        page.wait_for_selector(MINE)
        person.settled()
    version = page.evaluate("document.body.dataset.v")
    if page.locator("#mine .lit").count():
        clicks += clicked(page, "#mine .lit")
    clicks += clicked(page, "#board .lit" if page.locator("#board .lit").count() else ".lit.target")
    page.wait_for_selector(f'body:not([data-v="{version}"])', state="attached")
    assert clicks <= most


def test_space_skips_what_others_do_and_is_no_other_key(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.play_now("trappers", 4)
    page = person.page
    page.evaluate("""() => {
      const send = WebSocket.prototype.send;
      window.sent = [];
      WebSocket.prototype.send = function (data) { window.sent.push(JSON.parse(data)); send.call(this, data); };
    }""")
    page.wait_for_selector(MINE)
    page.keyboard.press("Space")
    assert page.evaluate("window.sent") == [], "it is this player's decision: there is nothing to skip"
    page.evaluate("document.getElementById('turn').classList.remove('mine')")
    before = page.evaluate("document.body.dataset.v")
    page.locator("#bar button").first.focus()
    page.keyboard.press("Space")
    assert page.evaluate("window.sent") == [{"speed": "instant"}]
    assert page.evaluate("document.body.dataset.v") == before, "no button was pressed"
