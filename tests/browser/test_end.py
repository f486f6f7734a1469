"""The end of a game: its card is put away and opened again, says who came where, and leads into the replay."""

from __future__ import annotations

import random
import re

import pytest
from browsing import ROOT, Guest, NewGuest

TREMBLE = ROOT / "tests/golden/tremble/3.jsonl"
BOXES = """() => Object.fromEntries(['end', 'bar', 'field'].map((id) => {
    const box = document.getElementById(id).getBoundingClientRect();
    return [id, [box.left, box.top, box.right, box.bottom]];
}))"""
DRAWN_ANEW = """() => {
    const end = document.getElementById('end').cloneNode(true);
    end.hidden = false;
    delete end.dataset.shut;
    Parts.show({f: {end: end.outerHTML.replace('<h2', '<h2 title="new"')}});
}"""
VISIBLE_IN_MENU = """() => [...document.querySelectorAll('#menu form[action], #menu button[form]')]
    .filter((one) => one.checkVisibility()).map((one) => (one.getAttribute('action') || one.getAttribute('form')))"""


def apart(one: list[float], two: list[float]) -> bool:
    return one[2] <= two[0] + 1 or two[2] <= one[0] + 1 or one[3] <= two[1] + 1 or two[3] <= one[1] + 1


def played_out(guest: Guest, rng: random.Random) -> None:
    """Play by the buttons of the bar until the game is over."""
    while not guest.over():
        guest.turn_comes()
        version = guest.page.evaluate("document.body.dataset.v")
        buttons = guest.page.locator("#bar.acts .choices .act")
        if not guest.over() and buttons.count():
            buttons.nth(rng.randrange(buttons.count())).click()
            guest.answered_since(version)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_result_is_put_away_and_opened_again(guest: NewGuest, phone: bool) -> None:
    ada = guest("Ada", phone=phone)
    ada.play_now("pig")
    played_out(ada, random.Random(7))
    page = ada.page
    assert re.fullmatch("You won|You lost", page.locator("#end h2").inner_text())
    assert page.locator("#bar h2").inner_text() == page.locator("#end h2").inner_text()
    page.locator('[data-close="end"]').click()
    assert page.locator("#end").is_hidden()
    assert page.evaluate("document.activeElement.matches('#bar [data-result]')")
    page.evaluate(DRAWN_ANEW)
    assert page.locator("#end").is_hidden(), "what is put away stays so when it is drawn anew"
    page.keyboard.press("Enter")
    assert page.locator("#end").is_visible() and page.evaluate("document.activeElement.matches('#end h2')")
    page.keyboard.press("Escape")
    assert page.locator("#end").is_hidden()
    for action in ("replay-form", "rematch-form"):
        assert page.locator(f'#bar [form="{action}"]').is_visible()


def test_a_finished_game_has_a_menu_of_its_own(guest: NewGuest) -> None:
    ada = guest("Ada")
    ada.play_now("pig")
    page = ada.page
    page.locator("[data-open=menu]").click()
    acts = " ".join(page.evaluate(VISIBLE_IN_MENU))
    assert all(what in acts for what in ("/leave", "/resign", "/pause")) and "rematch" not in acts
    page.keyboard.press("Escape")
    played_out(ada, random.Random(8))
    page.locator('[data-close="end"]').click()
    for _ in ("as it ended", "opened anew"):
        page.locator("[data-open=menu]").click()
        acts = " ".join(page.evaluate(VISIBLE_IN_MENU))
        assert not any(what in acts for what in ("/leave", "/resign", "/pause", "/bot", "/pass"))
        assert all(what in acts for what in ("replay-form", "record-form", "rematch-form", "/delete"))
        page.reload()
        ada.settled()
        page.locator('[data-close="end"]').click()


def test_a_click_or_a_key_on_the_curve_opens_the_replay_there(guest: NewGuest) -> None:
    ada = guest("Ada")
    url = ada.upload(TREMBLE)
    page = ada.page
    last = int(str(page.locator("#reel").get_attribute("max")))
    page.goto(f"{url}?step={last}&seat=-1")
    plot = page.locator(".curve .plot")
    plot.scroll_into_view_if_needed()
    box = plot.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    moment = int(str(plot.get_attribute("aria-valuenow")))
    assert 0 < moment < last
    told = page.locator(".curve-said").inner_text()
    assert f"Moment {moment} of {last}" in told and all(name in told for name in ("Vera", "Oleg"))
    page.mouse.down()
    page.mouse.up()
    page.wait_for_url(f"**step={moment}&**")
    assert page.locator("#reel").input_value() == str(moment)
    page.goto(f"{url}?step={last}&seat=-1")
    plot.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    moment = int(str(plot.get_attribute("aria-valuenow")))
    assert f"Moment {moment} of {last}" in str(plot.get_attribute("aria-valuetext"))
    page.keyboard.press("Enter")
    page.wait_for_url(f"**step={moment}&**")


def test_the_curve_of_a_table_leads_to_its_replay(guest: NewGuest) -> None:
    ada = guest("Ada")
    table = ada.play_now("pig")
    played_out(ada, random.Random(9))
    plot = ada.page.locator(".curve .plot")
    plot.scroll_into_view_if_needed()
    plot.click()
    ada.page.wait_for_url(f"**/r/{table}?step=*&seat=0")
    ada.page.wait_for_selector("#reel")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_in_a_replay_the_result_covers_neither_reel_nor_board(guest: NewGuest, phone: bool) -> None:
    ada = guest("Ada", phone=phone)
    url = ada.upload(TREMBLE)
    page = ada.page
    last = int(str(page.locator("#reel").get_attribute("max")))
    before = page.evaluate(BOXES)["field"]
    page.goto(f"{url}?step={last - 1}&seat=0")
    if not phone:
        assert page.evaluate(BOXES)["field"] == before, "the board stays as large as it was"
    with page.expect_response("**/step?**"):
        page.locator("[data-go=last]").click()
    page.wait_for_selector("#end h2", state="attached")
    assert page.locator("#end").is_visible() != phone, "folded where there is no room beside the board"
    if phone:
        page.locator("[data-result]").click()
    boxes = page.evaluate(BOXES)
    assert apart(boxes["end"], boxes["bar"])
    assert phone or apart(boxes["end"], boxes["field"])
    page.locator('[data-close="end"]').click()
    with page.expect_response("**/step?**"):
        page.locator("[data-go=prev]").click()
    page.wait_for_function("() => !document.getElementById('end').firstElementChild")
    page.locator("[data-result]").click()
    page.wait_for_selector("#end:not([hidden]) h2")
    assert page.locator("#reel").input_value() == str(last)
