"""The socket: a crash of the server in a sealed phase, two tabs of one seat, languages at one table, chat as text."""

from __future__ import annotations

import random

from browsing import NewGuest, Server


def test_a_crash_in_a_sealed_phase_loses_nothing(guest: NewGuest, server: Server) -> None:
    person = guest("Ada", "en")
    person.lay("tremble", "me", "bot:greedy")
    page = person.page
    person.act(random.Random(1))  # a mission kept or put back, sealed
    held = person.choices()
    person.forgives = True
    server.crash()
    page.wait_for_selector("#lost:not([hidden])")
    assert page.locator(".lit").count() == 0
    server.start()
    person.settled()
    page.wait_for_selector("#lost[hidden]", state="attached")
    person.forgives = False
    assert person.choices() == held
    assert person.act(random.Random(2))


def test_two_tabs_of_one_seat_show_the_same(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.play_now("tremble", 2)
    second = person.tab()
    second.goto(person.page.url)
    person.settled(second)
    person.act(random.Random(3))
    version = person.page.evaluate("document.body.dataset.v")
    second.wait_for_selector(f'body[data-v="{version}"]', state="attached")
    texts = [tab.locator("#list").inner_html() for tab in (person.page, second)]
    assert texts[0].replace(" open", "") == texts[1].replace(" open", "")


def test_language_and_theme_change_at_the_table(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.play_now("tremble", 2)
    page = person.page
    page.locator(".top [name=language]").click()
    page.wait_for_selector("html[lang=ru]", state="attached")
    person.settled()
    assert page.locator("#log-title").inner_text() == "Журнал"
    page.locator(".top [name=theme]").click()
    page.wait_for_selector("html[data-theme=light]", state="attached")
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "light"


def test_what_people_type_is_text(guest: NewGuest) -> None:
    person = guest("<i>Ada</i>", "en")
    person.play_now("tremble", 2)
    page = person.page
    page.locator("#talk-line").fill("<img src=x onerror=alert(1)> & 'quotes\"")
    page.locator("#talk-line").press("Enter")
    page.wait_for_selector("#chat li")
    assert page.locator("#chat li p").last.inner_text() == "<img src=x onerror=alert(1)> & 'quotes\""
    assert page.locator("#chat img, #strips i:text('Ada')").count() == 0
    page.locator("[data-open=menu]").click()
    page.locator("#notes").fill("remember the harbour")
    page.keyboard.press("Escape")
    assert page.locator("#menu").is_hidden()


def test_drag_is_the_same_as_two_clicks(guest: NewGuest) -> None:
    """From a ship to a city, wherever the plan asks for both."""
    rng = random.Random(8)
    person = guest("Ada", "en")
    person.play_now("tremble", 2)
    page = person.page
    pair = "#list [data-act][data-on*=' ']"
    while not page.locator(pair).count():
        person.turn_comes()
        person.act(rng)
    source, target = str(page.locator(pair).first.get_attribute("data-on")).split(" ")[:2]
    version = page.evaluate("document.body.dataset.v")
    boxes = [page.locator(f"#{name}").bounding_box() for name in (source, target)]
    assert boxes[0] is not None and boxes[1] is not None
    at = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*at[0])
    page.mouse.down()
    page.mouse.move(*at[1], steps=5)
    assert page.locator(".drag-line").count() == 1
    page.mouse.up()
    person.answered_since(version)
    assert page.locator(".drag-line").count() == 0
