"""What was done to somebody is told: a card until it is put away, the place lights up, the log opens it again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from browsing import ROOT, Guest, NewGuest

# A trapper parks at a rival's Factory whose owner is at home, and is caught: no dice, so it always ends like that.
RECORD = ROOT / "tests/golden/trappers/4-capture_zefs=nothing.jsonl"
CAUGHT = "TR-170"
SEAT = 1
PLACE = "#cell-23"
LIT_UP = f"() => document.querySelector('{PLACE}').getAnimations({{subtree: true}}).length > 0"
DARK = f"() => document.querySelector('{PLACE}').getAnimations({{subtree: true}}).length === 0"
AT_REST = "() => /^[0-9]+$/.test(document.querySelector('#ticker .count').textContent)"
BOXES = """() => Object.fromEntries(['told', 'bar', 'prompt', 'cell-23', 'ticker', 'field'].map((id) => {
    const box = document.getElementById(id).getBoundingClientRect();
    return [id, [box.left, box.top, box.right, box.bottom]];
}))"""
# Writes down all that the line of news says from now on.
LISTEN = """() => {
    const said = document.querySelector('#ticker .said');
    window.heard = [];
    new MutationObserver(() => heard.push(said.textContent)).observe(said, {childList: true, characterData: true});
}"""
# The same of every card that is shown.
WATCH = """() => {
    const card = document.getElementById('told');
    window.cards = [];
    new MutationObserver(() => card.hidden || cards.push(card.innerText)).observe(
        card, {attributes: true, childList: true, subtree: true});
}"""
ON_CARD = "card => card.hidden ? '' : card.innerText"
LINES = "all => all.map((line) => line.firstChild.textContent.trim())"


def fatal_step() -> tuple[int, int]:
    """The step before the one at which the trapper is caught, and the choice that leads there."""
    lines = [json.loads(line) for line in RECORD.read_text("utf-8").splitlines()[1:]]
    at = next(number for number, line in enumerate(lines) if line.get("name") == "face north" and line["seat"] == SEAT)
    return at, int(lines[at]["choice"])


def on_the_way(person: Guest, record: Path = RECORD) -> tuple[str, int, int]:
    """Open the game at that step, to be played on; return the replay too."""
    replay = person.upload(record)
    step, choice = fatal_step()
    answer = person.post(f"/r/{replay.rsplit('/', 1)[1]}/continue", step=str(step), seat=str(SEAT))
    person.page.goto(answer.url)
    person.settled()
    return replay, step, choice


def drive_into_it(person: Guest, choice: int) -> None:
    person.page.evaluate("document.getElementById('list').open = true")
    person.page.evaluate(f"document.querySelector('#list [data-act=\"{choice}\"]').click()")
    person.page.wait_for_selector("#told:not([hidden]) .notice.bad")


def apart(one: list[float], two: list[float]) -> bool:
    return one[2] <= two[0] + 1 or two[2] <= one[0] + 1 or one[3] <= two[1] + 1 or two[3] <= one[1] + 1


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_lost_battle_is_told_until_it_is_put_away_and_the_log_tells_it_again(guest: NewGuest, phone: bool) -> None:
    ada = guest("Ada", phone=phone)
    page = ada.page
    _, _, choice = on_the_way(ada)
    drive_into_it(ada, choice)
    page.wait_for_function(LIT_UP)
    told = page.locator("#told")
    assert "caught you" in told.inner_text() and "Lost: 6 zefs" in told.inner_text()
    assert "miss your next turn" in told.inner_text()
    assert re.search(r"1 of [2-9]", told.inner_text())  # bots play on, and more may come
    boxes: dict[str, Any] = page.evaluate(BOXES)
    for other in ("bar", "prompt", "cell-23", *(() if phone else ("field", "ticker"))):
        assert apart(boxes["told"], boxes[other]), other
    page.keyboard.press("Escape")
    assert "paid a toll" in told.inner_text() and "Lost: 1 zef" in told.inner_text()
    page.reload()
    ada.settled()
    page.wait_for_selector("#told:not([hidden])")
    assert "paid a toll" in told.inner_text(), "the one that was not put away"
    told.locator("[data-told-close]").last.click()
    page.reload()
    ada.settled()
    assert not re.search("caught you|paid a toll", told.evaluate(ON_CARD))
    while told.is_visible():  # what has come meanwhile may lie over the log
        told.locator("[data-told-close]").last.click()
    if phone:
        page.locator(".record-tool").click()
    line = page.locator("#log li", has=page.locator(f"[data-clause={CAUGHT}]")).last
    line.locator("[data-retell]").dispatch_event("click")  # a card that has just come may lie over it
    assert told.is_visible() and "caught you" in told.inner_text()
    page.keyboard.press("Enter")
    assert "caught you" not in told.evaluate(ON_CARD)
    while page.evaluate("document.activeElement.matches('#told *')"):  # what has come meanwhile
        page.keyboard.press("Enter")
    back = "[data-drawer=record]" if phone else "[data-retell]"  # on a phone the log has made room for the card
    assert page.evaluate(f"document.activeElement.matches('{back}')")


def test_all_that_happens_passes_through_the_line_of_news_and_a_click_shows_the_place(guest: NewGuest) -> None:
    ada = guest("Ada")
    page = ada.page
    _, _, choice = on_the_way(ada)
    before = page.locator("#log li").count()
    page.evaluate(LISTEN)
    drive_into_it(ada, choice)
    page.wait_for_function(AT_REST)
    lines = page.eval_on_selector_all("#log li", LINES)[before:]
    heard: list[str] = page.evaluate("heard")
    assert len(lines) > 4 and heard[: len(lines)] == lines[: len(heard)]
    assert any("catches you" in line for line in heard)
    page.wait_for_function(DARK)
    page.locator("#ticker").click()
    assert page.locator("#log li.found").count() == 1


def test_why_not_is_said_outside_the_board_and_what_was_told_comes_back(guest: NewGuest) -> None:
    ada = guest("Ada")
    on_the_way(ada)
    page = ada.page
    page.evaluate("Page.toast('It takes 10 residents, you have 8.')")
    assert page.locator("#ticker.no .said").inner_text() == "It takes 10 residents, you have 8."
    boxes = page.evaluate(BOXES)
    assert apart(boxes["ticker"], boxes["field"]) and apart(boxes["ticker"], boxes["bar"])
    page.wait_for_selector("#ticker:not(.no)")


def test_whoever_looks_on_is_told_in_names(guest: NewGuest) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    replay, step, choice = on_the_way(ada)
    bob.page.goto(f"{ada.page.url.split('?')[0]}?seat=-1")
    bob.settled()
    assert bob.page.locator("#told").is_hidden()
    bob.page.evaluate(WATCH)
    drive_into_it(ada, choice)
    bob.page.wait_for_function("() => cards.some((card) => card.includes('caught Ada on home ground'))")
    assert not any(re.search(r"\byou", card) for card in bob.page.evaluate("cards"))
    for moment, shown in ((step, False), (step + 1, True)):
        bob.page.goto(f"{replay}?step={moment}&seat={SEAT}")
        assert bob.page.locator("#told").is_visible() == shown
    assert "caught you" in bob.page.locator("#told").inner_text()
    bob.page.keyboard.press("ArrowLeft")
    bob.page.wait_for_selector("#told[hidden]", state="attached")
    bob.page.keyboard.press("ArrowRight")
    bob.page.wait_for_selector("#told:not([hidden])")
