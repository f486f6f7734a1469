"""How a choice is made: by one click, by two, by a tap and the bar, by keys alone."""

from __future__ import annotations

import pytest
from browsing import ROOT, Guest, NewGuest
from playwright.sync_api import Page

PICKED = "#bar.picked .held"
SHIP = "#mine [id^=ship-].lit"


def version(page: Page) -> str:
    return str(page.evaluate("document.body.dataset.v"))


def planning(guest: NewGuest, phone: bool = False, language: str = "en") -> Guest:
    """Tremble without missions, at the first orders for two ships: a ship has been bought."""
    person = guest("Ada", language, phone=phone)
    page = person.page
    while page.locator(SHIP).count() < 2:  # where none could be paid, another game is begun
        person.lay("tremble", "me", "bot:greedy", option_missions="off")
        page.wait_for_selector("#bar h2")
        person.settled()
        person.turn_comes()
        while not page.locator("#list [data-verb=send]").count():
            before = version(page)
            person.hit("#bar .choices .act")
            person.answered_since(before)
            person.turn_comes()
    return person


def missions(guest: NewGuest, phone: bool = False) -> Guest:
    person = guest("Ada", "en", phone=phone)
    person.lay("tremble", "me", "bot:greedy")
    person.page.wait_for_selector("#bar h2")
    person.settled()
    person.turn_comes()
    return person


def test_one_click_toggles_a_mission(guest: NewGuest) -> None:
    person = missions(guest)
    page = person.page
    mission = page.locator(".th-mission.lit").first
    before = version(page)
    mission.click()
    person.answered_since(before)
    assert page.locator(".th-mission.th-kept").count() == 1
    before = version(page)
    page.locator(".th-mission.th-kept").click()
    person.answered_since(before)
    assert page.locator(".th-mission.th-kept").count() == 0
    assert page.locator(PICKED).count() == 0


def test_one_mission_and_ready_are_enough(guest: NewGuest) -> None:
    """What has not been decided is discarded; after thinking again it can be kept."""
    person = missions(guest)
    page = person.page
    assert page.locator("#bar [data-verb=ready]").count() == 0
    before = version(page)
    page.locator(".th-mission.lit").first.click()
    person.answered_since(before)
    before = version(page)
    page.locator("#bar .primary[data-verb=ready]").click()
    person.answered_since(before)
    page.wait_for_selector(".th-mission:only-child")


def test_a_ship_in_the_hand_is_named_in_the_bar_with_a_way_back(guest: NewGuest) -> None:
    person = planning(guest)
    page = person.page
    before, asked = version(page), page.locator("#prompt").inner_text()
    assert "a ship, then a city" in asked and len(asked) < 80
    page.locator(SHIP).first.click()
    name = page.locator(f"{PICKED} h2").inner_text()
    assert name.endswith(": click a city")
    assert page.locator(f"{PICKED} [data-verb=hold]").count() == 1
    assert not page.locator("#prompt").is_visible()
    page.locator(f"{PICKED} [data-cancel]").click()
    assert page.locator(PICKED).count() == 0 and page.locator("#prompt").inner_text() == asked
    page.locator("#board .lit").first.click()
    assert page.locator(f"{PICKED} h2").inner_text().endswith(": click a ship")
    page.keyboard.press("Escape")
    assert page.locator(PICKED).count() == 0 and version(page) == before


@pytest.mark.parametrize("city_first", [False, True])
def test_two_clicks_send_a_ship_in_either_order(guest: NewGuest, city_first: bool) -> None:
    person = planning(guest)
    page = person.page
    before = version(page)
    both = [page.locator(SHIP).first, page.locator("#board .lit").first]
    for element in reversed(both) if city_first else both:
        element.click()
    person.answered_since(before)
    assert page.locator("#list [data-verb=take_back]").count() == 1


def test_by_the_keyboard_a_ship_first_then_a_city_by_arrows(guest: NewGuest) -> None:
    person = planning(guest)
    page = person.page
    before = version(page)
    ship = page.locator(SHIP).first
    ship.focus()
    page.keyboard.press("Enter")
    assert page.locator(PICKED).count() == 1
    assert page.evaluate("document.activeElement.id").startswith("ship-"), "the focus is not taken away"
    page.keyboard.press("ArrowLeft")
    first = page.evaluate("document.activeElement.id")
    assert first.startswith("cell-") and page.locator(f"#{first}.target").count() == 1
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.id").startswith("cell-")
    page.keyboard.press("Enter")
    person.answered_since(before)
    assert page.locator("#list [data-verb=take_back]").count() == 1
    assert page.evaluate("document.activeElement.matches('.lit, .act')"), "the focus stays by what was acted on"


def test_undo_is_u_and_redo_is_y_alone(guest: NewGuest) -> None:
    person = planning(guest)
    page = person.page
    start = person.choices()
    page.locator(SHIP).first.click()
    before = version(page)
    page.locator("#board .lit").first.click()
    person.answered_since(before)
    sent = person.choices()
    page.keyboard.press("u")
    page.wait_for_selector("[data-do=redo]")
    assert person.choices() == start
    assert page.locator("[data-do=redo]").get_attribute("data-key") == "y"
    page.keyboard.press("y")
    page.wait_for_selector("[data-do=undo]")
    assert person.choices() == sent


def test_ready_asks_once_while_ships_are_idle(guest: NewGuest) -> None:
    person = planning(guest)
    page = person.page
    before = version(page)
    assert page.locator("#bar .quiet[data-verb=ready]").count() == 1, "quiet until there is an order"
    page.keyboard.press("r")
    asked = page.locator(f"{PICKED} h2").inner_text()
    assert "idle" in asked and "fuel is left" in asked
    assert page.locator(f"{PICKED} .act b").inner_text() == "Ready anyway"
    page.keyboard.press("Escape")
    assert page.locator(PICKED).count() == 0 and version(page) == before
    page.locator("#bar [data-verb=ready]").click()
    assert page.locator(PICKED).count() == 1 and version(page) == before
    page.keyboard.press("r")
    person.answered_since(before)


def test_what_the_list_of_a_phone_is_asked_back_lies_over_it(guest: NewGuest) -> None:
    person = planning(guest, phone=True)
    person.page.locator("#bar [data-list]").click()
    person.hit("#list [data-verb=ready]")
    person.hit(".held [data-act]")  # nothing covers it
    person.page.wait_for_selector(PICKED, state="detached")


def test_ready_is_the_main_button_and_silent_when_nothing_is_left_to_order(guest: NewGuest) -> None:
    person = planning(guest)
    page = person.page
    while page.locator("#list [data-verb=hold]").count():
        before = version(page)
        page.evaluate("document.querySelector('#list [data-verb=hold]').click()")
        person.answered_since(before)
    ready = page.locator("#bar .primary[data-verb=ready]")
    assert ready.get_attribute("data-ask") is None
    before = version(page)
    ready.click()
    person.answered_since(before)


def test_a_tap_selects_and_the_bar_confirms(guest: NewGuest) -> None:
    person = missions(guest, phone=True)
    page = person.page
    before = version(page)
    person.hit(".th-mission.lit")
    assert page.locator(PICKED).count() == 1 and version(page) == before
    assert page.locator(f"{PICKED} [data-verb=keep]").is_visible()
    person.hit(f"{PICKED} [data-cancel]")
    assert page.locator(PICKED).count() == 0 and version(page) == before
    person.hit(".th-mission.lit")
    person.hit(f"{PICKED} [data-verb=keep]")
    person.answered_since(before)
    assert page.locator(".th-mission.th-kept").count() == 1


def test_by_touch_a_ship_a_city_and_the_bar(guest: NewGuest) -> None:
    person = planning(guest, phone=True, language="ru")
    page = person.page
    before = version(page)
    person.hit(SHIP)
    assert page.locator(f"{PICKED} h2").inner_text().endswith(": нажмите на город")
    city = str(page.locator("#board .lit.target").first.get_attribute("id"))
    person.hit(f"#{city}")
    assert version(page) == before, "nothing is sent before the bar confirms"
    person.hit(f"{PICKED} .primary[data-verb=send]")
    person.answered_since(before)
    assert page.locator("#list [data-verb=take_back]").count() == 1


def test_the_list_opens_over_the_hand_and_squeezes_nothing(guest: NewGuest) -> None:
    person = planning(guest)
    page = person.page
    hand = page.locator("#mine").bounding_box()
    page.locator("#bar [data-list]").click()
    assert page.locator("#list [data-verb=send]").first.is_visible()
    assert page.locator("#mine").bounding_box() == hand
    assert page.locator("#list .primary").count() == 0, "no choice among many equals is the main one"
    page.keyboard.press("Escape")
    assert not page.locator("#list .act").first.is_visible()
    assert page.evaluate("'list' in document.activeElement.dataset")


@pytest.mark.parametrize(("language", "does"), [("en", "Ready"), ("ru", "Готово")])
def test_the_legend_tells_the_keys_of_the_page_and_of_the_moment(guest: NewGuest, language: str, does: str) -> None:
    person = planning(guest, language=language)
    page = person.page
    page.keyboard.press("?")
    rows = page.locator("#keys dl div")
    told = {row.split("\n")[0]: row.split("\n")[-1] for row in rows.all_inner_texts()}
    assert told["R"] == does and {"U", "Y", "H", "?"} <= told.keys()
    page.keyboard.press("Escape")
    assert not page.locator("#keys").is_visible()
    page.locator("[data-open=menu]").click()
    page.locator("#menu [data-open=keys]").click()
    assert page.locator("#keys").is_visible()


def test_the_keys_of_a_replay_hold_after_a_click_on_its_buttons(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.upload(ROOT / "tests/golden/tremble/3.jsonl")
    page = person.page
    page.locator("[data-go=next]").click()
    page.wait_for_url("**step=1&**")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=2&**")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**step=1&**")
    page.locator("[name=pace][value='0.4'] + span").click()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=2&**")
    assert page.locator("[name=pace][value='0.4']").is_checked()
    page.locator("[data-copy-step]").click()
    page.keyboard.press(" ")
    page.wait_for_selector("[data-go=play][aria-pressed=true]")
    page.locator("[data-go=play]").focus()
    page.keyboard.press(" ")
    page.wait_for_selector("[data-go=play][aria-pressed=false]")
