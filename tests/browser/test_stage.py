"""What is worth waiting for is shown before it is told: secret orders, dice, the end; only where things may move."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import ROOT, Guest, NewGuest

RECORD = ROOT / "tests/golden/tremble/4.jsonl"
REVEAL = 107  # the moment before four captains turn up their ships
FIGHT, FIGHTER, STAYS = 111, 2, 201326592  # the question before the dice of a battle, whose it is, and "fight"
LAST, RAIDER, RAIDS = 602, 1, 352321536  # the last choice of the game
CELLS = [0, 1, 3, 3, 4, 4]
# Writes down what comes over the board, with what log, line of news and players say at that moment.
WATCH = """() => {
    window.seen = [];
    const parts = ['log', 'ticker', 'strips', 'status'];
    const told = () => parts.map((id) => document.getElementById(id).textContent).join();
    window.before = told();
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes)
            if (node.className) seen.push([node.className.split(' ')[0], node.dataset.of || '', told() === before]);
    }).observe(document.getElementById('field'), {childList: true});
    new MutationObserver(() => seen.push(['log', '', false])).observe(
        document.getElementById('log'), {childList: true, subtree: true});
}"""
DELAYS = """() => document.getAnimations().map((one) => [one.effect.target.id, one.effect.getTiming().delay])
    .filter(([id]) => id.startsWith('attack-')).map(([id, delay]) => [Number(id.split('-')[1]), delay]).sort()"""
DRAWN = "() => [...document.querySelectorAll('.burst')].length"


def at_moment(guest: Guest, step: int, seat: int) -> None:
    """Play on from there against bots."""
    replay = guest.upload(RECORD)
    answer = guest.post(f"/r/{replay.rsplit('/', 1)[1]}/continue", step=str(step), seat=str(seat), level="greedy")
    guest.page.goto(answer.url)
    guest.settled()
    guest.turn_comes()


def press(guest: Guest, action: int) -> None:
    guest.page.evaluate(f"document.querySelector('#list [data-act=\"{action}\"]').click()")


def test_dice_fall_player_by_player_then_the_seal_then_all_is_told(guest: NewGuest) -> None:
    ada = guest("Ada", speed="normal")
    at_moment(ada, FIGHT, FIGHTER)
    page = ada.page
    page.evaluate(WATCH)
    press(ada, STAYS)
    page.wait_for_function("() => seen.some(([what]) => what === 'log')")
    seen: list[Any] = page.evaluate("seen")
    first_log = next(at for at, (what, _, _) in enumerate(seen) if what == "log")
    shown = [(what, of) for what, of, _ in seen[:first_log]]
    assert shown[:2] == [("thrown", "fight-0"), ("thrown", "fight-2")]
    assert shown.count(("seal", "")) <= 1
    assert all(untold for _, _, untold in seen[:first_log]), "nothing is told before it is shown"
    assert page.locator(".thrown.staged, .seal").count() == 0


def test_space_and_a_click_end_what_is_shown_and_tell_it(guest: NewGuest) -> None:
    for end in ("Space", "click"):
        ada = guest("Ada", speed="slow")
        at_moment(ada, FIGHT, FIGHTER)
        page = ada.page
        lines = page.locator("#log li").count()
        press(ada, STAYS)
        page.wait_for_selector(".thrown.staged")
        assert page.locator("#log li").count() == lines
        if end == "Space":
            page.keyboard.press("Space")
        else:
            page.evaluate("document.getElementById('field').click()")
        assert page.locator(".thrown.staged").count() == 0
        page.wait_for_function(f"() => document.querySelectorAll('#log li').length > {lines}")


def test_secret_orders_are_turned_up_place_by_place_before_the_log_tells_them(guest: NewGuest) -> None:
    ada = guest("Ada", speed="normal")
    url = ada.upload(RECORD)
    page = ada.page
    page.goto(f"{url}?step={REVEAL}&seat=-1")
    lines = page.locator("#log li").count()
    with page.expect_response("**/step?**"):
        page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => ({DELAYS})().length >= {len(CELLS)}")
    delays = page.evaluate(DELAYS)
    assert page.locator("#log li").count() == lines, "the log waits"
    assert sorted({cell for cell, _ in delays}) == sorted(set(CELLS))
    by_cell = [min(delay for cell, delay in delays if cell == wanted) for wanted in sorted(set(CELLS))]
    assert by_cell == sorted(by_cell) and len(set(by_cell)) == len(by_cell), "one after another"
    assert all(len({delay for cell, delay in delays if cell == wanted}) == 1 for wanted in set(CELLS))
    page.wait_for_function(f"() => document.querySelectorAll('#log li').length > {lines}")


@pytest.mark.parametrize("how", ["at once", "reduced motion"])
def test_where_nothing_moves_nothing_waits(guest: NewGuest, how: str) -> None:
    ada = guest("Ada", speed="instant" if how == "at once" else "normal")
    ada.page.emulate_media(reduced_motion="no-preference" if how == "at once" else "reduce")
    at_moment(ada, FIGHT, FIGHTER)
    page = ada.page
    page.evaluate(WATCH)
    press(ada, STAYS)
    page.wait_for_function("() => seen.some(([what]) => what === 'log')")
    assert not [what for what, _, _ in page.evaluate("seen") if what != "log"]


@pytest.mark.parametrize("moves", [True, False])
def test_the_end_is_stamped_and_things_of_the_game_burst_out_once(guest: NewGuest, moves: bool) -> None:
    ada = guest("Ada", speed="slow")
    ada.page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
    at_moment(ada, LAST, RAIDER)
    page = ada.page
    page.evaluate(
        "() => { window.flew = 0; new MutationObserver((all) => { for (const one of all) for (const node of"
        " one.addedNodes) flew += node.className === 'burst'; }).observe(document.body, {childList: true}); }"
    )
    press(ada, RAIDS)
    page.wait_for_selector("#end:not([hidden])")
    page.wait_for_function("() => document.body.dataset.mark === 'over'")
    assert (page.evaluate("flew") > 0) == moves
    page.keyboard.press("Shift")
    page.wait_for_function("() => !document.querySelector('.burst')")
    page.reload()
    ada.settled()
    page.wait_for_selector("#end:not([hidden])")
    assert page.evaluate(DRAWN) == 0, "it has ended before"


def test_sound_is_offered_once_and_off_until_taken(guest: NewGuest) -> None:
    ada = guest("Ada")
    ada.play_now("pig")
    page = ada.page
    assert page.locator("#sound-offer").is_visible()
    assert page.evaluate("JSON.parse(localStorage.igroteka).sound") is False
    page.locator("[data-offer=off]").click()
    page.reload()
    ada.settled()
    assert page.locator("#sound-offer").is_hidden()
    assert page.evaluate("JSON.parse(localStorage.igroteka).sound") is False
    bob = guest("Bob")
    bob.play_now("pig")
    bob.page.locator("[data-offer=on]").click()
    bob.page.wait_for_function("() => window.playSound")
    assert bob.page.locator("#menu [data-setting=sound]").is_checked()
    vera = guest("Vera")
    vera.play_now("pig")
    vera.page.reload()
    vera.settled()
    assert vera.page.locator("#sound-offer").is_hidden(), "once"


def test_the_board_moves_once_to_what_is_out_of_sight(guest: NewGuest) -> None:
    ada = guest("Ada")
    at_moment(ada, FIGHT, FIGHTER)
    page = ada.page
    moved = "document.getElementById('board').style.transform"
    look = "(id) => Board.look([document.getElementById(id)])"
    page.evaluate(look, "cell-4")
    assert page.evaluate(moved) == "", "all of it is shown"
    box = page.locator("#view").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    for _ in range(6):
        page.mouse.wheel(0, -400)
    near = page.evaluate(moved)
    page.evaluate(look, "cell-4")
    there = page.evaluate(moved)
    assert there != near
    page.evaluate(look, "cell-4")
    assert page.evaluate(moved) == there
