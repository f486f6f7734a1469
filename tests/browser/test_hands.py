"""Ways to play: the keyboard alone, a phone, one screen for two, from the side; and what undo does at barriers.

In every run each way in one game, in the long one in the others too.
"""

from __future__ import annotations

import random

import pytest
from browsing import SECRETS, Guest, NewGuest, every_run, short_form

# What the page says to the click at once: a moment later it may tell of others.
CLICK_UNDO = """() => {
    const undo = document.querySelector('#bar .step:not(.asks-hint)');
    if (undo.getAttribute('aria-disabled') !== 'true') return {back: undo.innerText};
    undo.click();
    return {told: document.querySelector('#ticker .said').textContent, why: undo.dataset.why};
}"""
KEYED = 10  # choices of each of two people by the keyboard
MOVES = 25  # at one screen: enough to pass planning, battles and buying


def press_by_keys(person: Guest, rng: random.Random) -> bool:
    """Focus walks over what is lit by the arrows, or Tab leads to the bar; Enter chooses."""
    page = person.page
    seen = page.evaluate("({v: document.body.dataset.v, asked: !!document.querySelector('#bar.acts')})")
    if not seen["asked"] or person.over():
        return False
    if rng.random() < 0.5 and page.locator(".lit").count():
        page.keyboard.press("ArrowDown")
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    else:
        page.locator("#bar .choices .act, #bar [data-list]").last.focus()
        if page.evaluate("'list' in document.activeElement.dataset"):
            page.keyboard.press("Enter")  # leads to the first of the list
    for _ in range(3):
        page.keyboard.press("Enter")
        if not page.locator("#bar.picked").count():
            break
        if page.locator(".lit.target").count():
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp"]))
    page.keyboard.press("Escape")
    person.settled()
    return bool(page.evaluate("document.body.dataset.v") != seen["v"])


def ready_by_key(person: Guest) -> None:
    if person.page.locator("#bar [data-verb=ready]").count():
        person.page.keyboard.press("r")
        if person.page.locator(".held [data-sure]").count():
            person.page.keyboard.press("r")
        person.settled()


@pytest.mark.parametrize("game", every_run("trappers"))
def test_two_people_in_two_browsers_play_by_the_keyboard_alone(guest: NewGuest, game: str) -> None:
    rng = random.Random(26)
    ada, bob = guest("Ada", "en"), guest("Боб", "ru")
    ada.lay(game, "me", "friend")
    ada.seat_by_link([bob])
    moves = {ada: 0, bob: 0}
    for _ in range(100):
        for person in moves:
            moved = press_by_keys(person, rng)
            moves[person] += moved
            if not moved:
                ready_by_key(person)
        if min(moves.values()) >= KEYED:
            break
    assert min(moves.values()) >= KEYED
    shared = set(ada.log()) & set(bob.log())
    assert len(shared) > 5, "both have seen the same game"


@pytest.mark.parametrize("game", every_run("tremble", "claustrophobia"))
def test_a_whole_game_by_the_keyboard_alone(guest: NewGuest, game: str) -> None:
    rng = random.Random(4)
    person = guest("Ada", "en")
    person.lay(game, "me", "bot:greedy", **short_form(game))
    person.page.wait_for_selector("#bar h2")
    person.settled()
    moves = 0
    idle = 0
    while not person.over() and idle < 200:
        moved = press_by_keys(person, rng)
        moves += moved
        idle = 0 if moved else idle + 1
        if not moved:
            person.turn_comes()
            ready_by_key(person)
    assert person.over() and moves > 5


def test_shortcuts_undo_and_redo(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.lay("tremble", "me", "bot:greedy")
    person.settled()
    person.turn_comes()
    page = person.page
    before = person.choices()
    page.locator("#bar [data-list]").focus()
    page.keyboard.press("Enter")
    page.locator("#list [data-act]").first.press("Enter")
    page.wait_for_selector("[data-do=undo]")
    after = person.choices()
    assert after != before
    page.keyboard.press("u")
    page.wait_for_selector("[data-do=redo]")
    assert person.choices() == before
    page.keyboard.press("y")
    page.wait_for_selector("[data-do=undo]")
    assert person.choices() == after


def test_undo_stops_at_every_barrier(guest: NewGuest) -> None:
    """After what the page marks as a barrier nothing can be taken back, and the button says why."""
    rng = random.Random(9)
    person = guest("Ada", "en")
    person.play_now("tremble", 2)
    page = person.page
    barriers = 0
    while barriers < 3 and not person.over():
        person.turn_comes()
        barrier = page.locator("#bar .act[data-barrier]")
        if barrier.count():
            version = page.evaluate("document.body.dataset.v")
            barrier.first.click()
            person.confirm()
            person.answered_since(version)
            said = page.evaluate(CLICK_UNDO)
            assert "Ready" in said["back"] if "back" in said else said["told"] == said["why"] != ""
            barriers += 1
        else:
            person.act(rng)
    assert barriers == 3


def test_a_phone_finds_a_game_by_touch(guest: NewGuest) -> None:
    person = guest("Тая", "ru", phone=True)
    page = person.open()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.locator(".quick [value=greedy] + span").tap()
    page.locator(".quick button.primary").tap()
    page.wait_for_selector("#bar h2")


# Buttons that a finger would miss.
SMALL = """all => all.filter((one) => one.offsetParent && one.getBoundingClientRect().height < 44)
    .map((one) => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("game", every_run("trappers"))
def test_a_whole_game_by_touch_on_a_phone_without_sideways_scrolling(guest: NewGuest, game: str) -> None:
    rng = random.Random(15)
    person = guest("Тая", "ru", phone=True)
    person.lay(game, "me", "bot:greedy", **short_form(game))
    page = person.page
    page.wait_for_selector("#bar h2")
    person.settled()
    small: set[str] = set()
    while not person.over():
        person.turn_comes()
        small |= set(page.eval_on_selector_all("#bar button:not(.clause), .top button, .top a.tool", SMALL))
        person.act(rng)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.locator("#end .places li").count() == 2
    assert small == set()


def test_a_pan_is_not_a_click(guest: NewGuest) -> None:
    person = guest("Ada", "en")
    person.play_now("tremble", 2)
    page = person.page
    version = page.evaluate("document.body.dataset.v")
    box = page.locator("#view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.mouse.down()
    page.mouse.move(x + 120, y + 60, steps=4)
    page.mouse.up()
    assert page.evaluate("document.getElementById('board').style.transform").startswith("translate(")
    assert page.evaluate("document.body.dataset.v") == version
    page.keyboard.press("0")
    assert page.evaluate("document.getElementById('board').style.transform") == ""


@pytest.mark.parametrize("game", every_run("tremble"))
def test_two_at_one_screen_have_a_curtain_between_their_secrets(guest: NewGuest, game: str) -> None:
    rng = random.Random(6)
    person = guest("Both", "en")
    person.lay(game, "me", "me")
    curtains = 0
    for _ in range(MOVES):
        if person.uncovers(hidden=SECRETS):
            curtains += 1
        person.settled()
        person.act(rng)
    assert curtains >= 3


@pytest.mark.parametrize("game", every_run("trappers"))
def test_a_spectator_sees_what_is_public_and_may_not_choose(guest: NewGuest, game: str) -> None:
    rng = random.Random(7)
    player, watcher = guest("Ada", "en"), guest("Зоя", "ru")
    table = player.play_now(game, 2)
    watcher.open(f"/t/{table}")
    watcher.settled()
    lines = len(watcher.log())
    for _ in range(12):
        player.turn_comes()
        player.act(rng)
    watcher.page.wait_for_function("(count) => document.querySelectorAll('#log li').length >= count", arg=lines + 3)
    assert watcher.choices() == []
    assert watcher.page.locator(".lit").count() == 0
    assert watcher.page.locator(SECRETS).count() == 0
    assert watcher.post(f"/t/{table}/resign", seat="0").status in (403, 404, 409)
