"""The table on every size of screen, from a phone to a wall: all that is asked is in sight without scrolling."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from browsing import ROOT, Guest, NewGuest
from moments import moments

from igroteka.games.registry import GAMES

RECORD = ROOT / "tests/golden/tremble/2.jsonl"

PHONES = [(390, 844), (360, 640)]
BESIDE = [(1024, 768), (720, 1024), (720, 450), (844, 390)]
WIDTHS = [(360, 640), (390, 844), (720, 1024), (1024, 768), (1440, 900), (1920, 1080)]
LATER = re.compile("log-|help|chat|digest|list")  # what is read beside the table
HEAD = 0.155  # of the height, for the head and the players

# What of an element is in sight without scrolling anything, by its selector: where a finger would touch it.
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return element.contains(document.elementFromPoint(x, y)) ? [{id: element.id, x, y, high: box.height}] : [];
})"""
# Whether the page itself can be scrolled, either way, or holds something wider than itself.
SCROLLS = """() => {
    const page = document.documentElement, inner = document.querySelector('.layout');
    return page.scrollWidth > innerWidth || page.scrollHeight > innerHeight || inner.scrollWidth > inner.clientWidth;
}"""
# What stands in the head partly in sight: it is there or left out, never cut in the middle.
CUT_IN_HEAD = """() => {
    const head = document.getElementById('status'), room = head.getBoundingClientRect();
    return [...head.children].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width && box.top < room.bottom && box.right > room.right + 1;
    }).map((one) => one.textContent);
}"""
BOXES = """() => ['view', 'mine', 'bar'].map((id) => {
    const {left, top, right, bottom} = document.getElementById(id).getBoundingClientRect();
    return {left, top, right, bottom};
})"""
# The cities that something else covers, each brought into the view of the board first.
COVERED = """() => [...document.querySelectorAll('.th-cell.lit')].flatMap((city) => {
    const view = document.getElementById('view');
    const home = view.getBoundingClientRect(), box = city.getBoundingClientRect();
    view.scrollLeft += box.left + box.width / 2 - home.left - home.width / 2;
    const now = city.getBoundingClientRect();
    const top = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
    return city.contains(top) ? [] : [city.id + ': ' + top?.outerHTML.slice(0, 120)];
})"""
# Whether each is in sight, though no finger is meant for it.
SHOWN = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
    const box = element.getBoundingClientRect();
    return !!document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('#view');
})"""
# Words that do not stand in one line, in moments of a game; where a name of a card stands, each of its kind is tried.
BROKEN = """async ([moments, names]) => {
    await document.fonts.ready;
    const found = new Set();
    const look = (node) => {
        for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const rows = [...range.getClientRects()].filter((row) => row.width > 0.5);
            if (rows.length > 1 && rows.at(-1).top > rows[0].top + 2) found.add(word[0] + ' in: ' + node.data);
        }
    };
    const tried = new Set();
    for (const parts of moments) {
        Parts.show({f: parts});
        for (const home of document.querySelectorAll('#bar, #mine, #sheet, .strip')) {
            const walk = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
            for (let node = walk.nextNode(); node; node = walk.nextNode()) {
                if (!node.parentElement.checkVisibility()) continue;
                look(node);
                const was = node.data, kind = names.find((all) => all.includes(was.trim()));
                const place = kind && home.id + node.parentElement.tagName + node.parentElement.className;
                if (!kind || tried.has(place + kind[0])) continue;
                tried.add(place + kind[0]);
                for (const name of kind) {
                    node.data = name;
                    look(node);
                }
                node.data = was;
            }
        }
    }
    return {broken: [...found], tried: tried.size};
}"""
UNDECIDED = ".th-mission.lit:not(.th-kept, .th-dropped)"
TOLD = "() => document.getElementById('tip').hidden ? '' : document.getElementById('tip').innerText"


def sized(person: Guest, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})


def tap(person: Guest, selector: str) -> str:
    """A finger on the first that is in sight; its id. Nothing is scrolled for it."""
    found: list[dict[str, Any]] = person.page.evaluate(IN_SIGHT, selector)
    assert found, f"{selector} is nowhere in sight"
    person.page.touchscreen.tap(found[0]["x"], found[0]["y"])
    return str(found[0]["id"])


def tap_and_confirm(person: Guest, selector: str) -> None:
    """What is tapped is chosen at once, or named in the sheet and confirmed there."""
    page = person.page
    version = page.evaluate("document.body.dataset.v")
    chosen = tap(person, selector)
    if chosen:
        ask = f'#bar .act[data-on~="{chosen}"], .menu-at .act'
        page.wait_for_selector(f'body:not([data-v="{version}"]), {ask}', state="attached")
        if page.evaluate("document.body.dataset.v") == version:
            tap(person, ask)
    person.answered_since(version)


def long_press(person: Guest, at: dict[str, Any]) -> None:
    finger = person.context.new_cdp_session(person.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": at["x"], "y": at["y"]}]})
    person.page.wait_for_selector("#tip:not([hidden])")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def ready_to_plan(person: Guest) -> None:
    """The first orders of a game without missions: whatever is asked before is passed by."""
    person.lay("tremble", "me", "bot:greedy", "bot:greedy", "bot:greedy", option_missions="off")
    person.page.wait_for_selector("#bar h2")
    person.settled()
    person.turn_comes()
    while not person.page.locator('#list [data-on~="cell-0"]').count():
        version = person.page.evaluate("document.body.dataset.v")
        person.page.evaluate("document.querySelector('#list .quiet[data-act], #list [data-act]').click()")
        person.answered_since(version)
        person.turn_comes()


@pytest.mark.parametrize("size", PHONES)
def test_the_first_question_is_answered_in_the_sheet_of_a_phone(guest: NewGuest, size: tuple[int, int]) -> None:
    person = guest("Ada", "en", phone=True)
    sized(person, size)
    person.lay("tremble", "me", "bot:greedy")
    page = person.page
    page.wait_for_selector("#bar.acts")
    person.settled()
    assert not page.evaluate(SCROLLS)
    tap_and_confirm(person, ".th-mission.lit")
    assert page.locator(".th-kept, .th-dropped").count() >= 1
    while page.locator('#list [data-on^="mission-"]').count() and not page.locator("#bar .primary").count():
        if not page.evaluate(IN_SIGHT, UNDECIDED):
            page.evaluate("document.getElementById('mine').scrollBy(200, 0)")  # as a finger swipes the row
        tap_and_confirm(person, UNDECIDED)
    tap_and_confirm(person, "#bar .primary")
    assert page.evaluate("scrollY") == 0
    assert page.locator(".th-mission.lit").count() == 0


def test_nothing_covers_the_cities_while_a_ship_is_planned(guest: NewGuest) -> None:
    person = guest("Ada", "en", phone=True)
    ready_to_plan(person)
    page = person.page
    assert page.locator(".th-cell.lit").count() >= 3
    tap(person, ".th-ship.lit")
    page.wait_for_selector("body.choosing, #bar.picked, #bar .picked", state="attached")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(TOLD) == ""
    tap_and_confirm(person, ".th-cell.lit")
    assert page.evaluate(SHOWN, ".th-attack") == [True], "the strength that goes there, under its city"


@pytest.mark.parametrize("game", GAMES)
def test_board_and_hand_are_on_one_screen(guest: NewGuest, game: str) -> None:
    person = guest("Ada", "ru")
    person.play_now(game, GAMES[game].least)
    person.turn_comes()
    while not person.page.locator("#mine").inner_text().strip():  # a game may begin before there is a hand
        person.act(random.Random(1))
        person.turn_comes()
    for size in BESIDE:
        sized(person, size)
        board, hand, bar = person.page.evaluate(BOXES)
        assert not person.page.evaluate(SCROLLS), size
        for box in (board, hand, bar):
            assert box["left"] >= 0 and box["top"] >= 0, size
            assert box["right"] <= size[0] + 1 and box["bottom"] <= size[1] + 1, size
        assert hand["left"] >= board["right"] or hand["top"] >= board["bottom"], size
        assert board["bottom"] - board["top"] > 0.35 * size[1], size
        assert hand["bottom"] - hand["top"] > 90, size


def test_everything_that_moves_a_replay_is_in_reach_on_every_size(guest: NewGuest) -> None:
    person = guest("Ada", "ru", phone=True)
    person.upload(RECORD)
    reel = "#reel, .reel-acts .tool, .reel-acts select, .reel-acts label span, #go-on button"
    for size in WIDTHS:
        sized(person, size)
        there = person.page.locator(reel).count()
        assert there >= 10 and len(person.page.evaluate(IN_SIGHT, reel)) == there, size


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_is_scrolled_sideways(guest: NewGuest, game: str) -> None:
    person = guest("Ada", "ru")
    person.play_now(game, GAMES[game].most)
    person.turn_comes()
    for size in WIDTHS:
        sized(person, size)
        assert not person.page.evaluate(SCROLLS), size
        assert person.page.evaluate(CUT_IN_HEAD) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_head_and_players_are_two_low_lines_on_a_phone(guest: NewGuest, game: str) -> None:
    person = guest("Ada", "ru", phone=True)
    person.play_now(game, GAMES[game].most)
    for size in PHONES:
        sized(person, size)
        low = person.page.evaluate("document.getElementById('strips').getBoundingClientRect().bottom")
        assert low <= HEAD * size[1], size
    tap(person, ".strip")
    page = person.page
    assert page.locator(".strip-body").first.is_visible()
    page.touchscreen.tap(180, 500)
    assert not page.locator(".strip-body").first.is_visible()


def test_a_long_press_explains_and_chooses_nothing(guest: NewGuest) -> None:
    person = guest("Ada", "en", phone=True)
    ready_to_plan(person)
    page = person.page
    version = page.evaluate("document.body.dataset.v")
    ship, *_ = page.evaluate(IN_SIGHT, ".th-ship.lit")
    long_press(person, ship)
    assert "Starting Saucer" in page.evaluate(TOLD)
    assert page.locator("body.choosing").count() == 0
    page.touchscreen.tap(200, 300)  # among the lanes, where there is nothing
    assert page.evaluate(TOLD) == ""
    for named in (".record-tool", "#strip-0 .points"):
        at, *_ = page.evaluate(IN_SIGHT, named)
        long_press(person, at)
        assert page.evaluate(TOLD) == page.locator(named).get_attribute("title")
    assert page.locator("[data-drawn]").count() == 0
    tap(person, ".th-ship.lit")
    assert page.evaluate(TOLD) == "", "a tap tells nothing"
    assert page.evaluate("document.body.dataset.v") == version


@pytest.mark.parametrize("game", GAMES)
def test_drawers_and_the_phone_are_accessible(guest: NewGuest, game: str) -> None:
    person = guest("Ada", "en", phone=True)
    person.play_now(game, GAMES[game].most)
    person.turn_comes()
    page = person.page
    assert person.axe() == []
    tap(person, ".strip")
    assert person.axe() == []
    page.keyboard.press("Escape")
    tap(person, ".record-tool")
    assert page.locator("#talk-line").is_visible()
    assert person.axe() == []
    tap(person, "#record [data-shut]")
    assert not page.locator("#talk-line").is_visible()
    tap(person, "[data-grab]")
    assert person.axe() == []


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_broken_on_any_screen(guest: NewGuest, tmp_path: Path, game: str) -> None:
    """In Russian, whose words are longer."""
    box = GAMES[game]
    tables = getattr(box.content(), "tables", {}).values()
    arrays = [entries for document in tables for entries in document.values()]
    names = [[entry["ru"] for entry in entries if "ru" in entry] for entries in arrays]
    shown = moments(game, "ru", tmp_path, 80, lambda part: not LATER.match(part))
    for phone in (True, False):
        person = guest("Ada", "ru", phone=phone)
        person.play_now(game, box.most)
        person.turn_comes()
        for size in [size for size in WIDTHS if (size[0] < 500) == phone]:
            sized(person, size)
            seen = person.page.evaluate(BROKEN, [shown, names])
            assert (size, seen["broken"]) == (size, [])
            assert seen["tried"] > 0


def test_what_scrolls_on_a_wide_page_can_be_scrolled_by_keys(guest: NewGuest) -> None:
    """One's own things, where they are more than the page is high: a stop for Tab, and none where all is in sight."""
    person = guest("Ada", "ru")
    person.play_now("havoc", GAMES["havoc"].least)
    person.turn_comes()
    mine, rng = person.page.locator("#mine"), random.Random(12)
    while not mine.is_visible():  # before the factions are chosen there is nothing of one's own
        person.act(rng)
        person.turn_comes()
    for height, shown in ((2400, "#mine:not([tabindex])"), (420, "#mine[tabindex='0']")):
        person.page.set_viewport_size({"width": 1440, "height": height})
        person.page.wait_for_selector(shown)
    mine.evaluate("mine => mine.removeAttribute('tabindex')")  # as a fragment does that changes nothing else
    person.page.wait_for_selector("#mine[tabindex='0']")
    mine.focus()
    person.page.keyboard.press("End")
    for _ in range(40):
        if mine.evaluate("mine => mine.scrollTop") > 0:
            return
        person.page.wait_for_timeout(100)
    raise AssertionError("the keys do not scroll it")
