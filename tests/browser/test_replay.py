"""A finished game, step by step, with everybody's eyes."""

from __future__ import annotations

from browsing import ROOT, NewGuest
from playwright.sync_api import Route

RECORD = ROOT / "tests/golden/tremble/3.jsonl"
# The middle of something on the board that is told of and on which nothing lies.
UNCOVERED = """() => [...document.querySelectorAll('#board [data-help]')].map((element) => {
    const box = element.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y)?.closest('[data-help]');
    return {x, y, help: element.dataset.help, free: top === element};
}).find((at) => at.free)"""

PATIENCE = 50  # times the mouse is moved to what can be pointed at


def test_an_uploaded_record_is_stepped_through_from_every_seat(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    url = person.upload(RECORD)
    page = person.page
    last = int(str(page.locator("#reel").get_attribute("max")))
    seen = set()
    for seat in (-2, -1, 0, 1, 2):
        page.goto(f"{url}?step={last // 2}&seat={seat}")
        for _ in range(6):
            with page.expect_response("**/step?**"):
                page.locator("[data-go=next]").click()
        page.wait_for_url(f"**step={last // 2 + 6}&seat={seat}")
        seen.add(page.locator("#mine").inner_html())
        with page.expect_response("**/step?**"):
            page.locator("[data-go=last]").click()
        page.wait_for_selector("#end:not([hidden])")
    assert len(seen) >= 4, "each seat has its own side of the table"


def test_a_slow_wire_leaves_out_no_moment(guest: NewGuest) -> None:
    """The answer comes later than the next moment is due; each is shown all the same, and a pause ends it."""
    person = guest("Ада", "ru")
    person.upload(RECORD)
    page = person.page

    def late(route: Route) -> None:
        page.wait_for_timeout(150)
        route.continue_()

    page.route("**/step?**", late)
    page.locator("[name=pace][value='0.1'] + span").click()
    shown: list[str] = []
    page.on("framenavigated", lambda frame: shown.append(frame.url.split("step=")[1].split("&")[0]))
    page.locator("[data-go=play]").click()
    page.wait_for_url("**step=6&**")
    page.locator("[data-go=play]").click()
    at_pause = len(shown)
    page.wait_for_timeout(600)
    assert shown == [str(number) for number in range(1, len(shown) + 1)]
    assert 6 <= len(shown) <= at_pause + 1  # what was on its way


def test_what_is_pointed_at_is_told_here_too(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.upload(ROOT / "tests/golden/trappers/2.jsonl")
    page = person.page
    page.evaluate("() => document.fonts.ready")  # letters that come late move what is pointed at
    told = page.locator("#pointed:not([hidden]) h2")
    for _ in range(PATIENCE):
        at = page.evaluate(UNCOVERED)
        page.mouse.move(1, 1)
        page.mouse.move(at["x"], at["y"])
        page.wait_for_timeout(200)
        if told.count():
            break
    assert at["help"].startswith(page.locator("#pointed h2").inner_text())
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#pointed[hidden]", state="attached")


def test_play_slider_log_and_link(guest: NewGuest) -> None:
    person = guest("Ада", "ru")
    url = person.upload(RECORD)
    page = person.page
    page.locator("[name=pace][value='0.1'] + span").click()
    page.locator("[data-go=play]").click()
    page.wait_for_url("**step=8&**")
    page.locator("[data-go=play]").click()
    line = page.locator("#log li[data-n]").first
    number = line.get_attribute("data-n")
    with page.expect_response("**/step?**"):
        line.click(position={"x": 4, "y": 4})
    page.wait_for_url(f"**step={number}&**")
    page.locator("[data-copy-step]").click()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.goto(url + "?step=40&seat=1")
    assert page.locator("#reel").input_value() == "40"
    page.locator("#eyes").select_option("-2")
    page.wait_for_url("**seat=-2")


def test_a_replay_goes_on_against_bots(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    url = person.upload(RECORD)
    person.page.goto(url + "?step=30&seat=1")
    person.page.locator("#go-on button").click()
    person.page.wait_for_url("**/t/**")
    person.settled()
