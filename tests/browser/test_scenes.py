"""The scenes of the games: what each of them shows, in which order, and that nothing of it is told before."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from browsing import ROOT, Guest, NewGuest

# Writes down what comes over the board: what it is, on what, whether log, news and numbers are as they were, whether
# all dice lie; then that the log has changed.
WATCH = """() => {
    window.seen = [];
    const parts = ['log', 'ticker', 'strips', 'status', 'mine'];
    const told = () => parts.map((id) => document.getElementById(id).textContent).join();
    const before = told();
    const sums = (cups) => [...document.querySelectorAll(cups)].every((cup) => cup.querySelector('b')?.textContent);
    const lie = () => sums('.thrown.in-row') && sums('.thrown:has(b)');
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const {className, dataset} of addedNodes)
            if (className) seen.push([className.split(' ')[0], dataset.of || '', told() === before, lie()]);
    }).observe(document.getElementById('field'), {childList: true});
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const {className, dataset} of addedNodes)
            if (/beside/.test(className)) seen.push([className.split(' ')[0], dataset.of, told() === before, lie()]);
    }).observe(document.body, {childList: true});
    new MutationObserver(() => seen.push(['log', '', false, true])).observe(
        document.getElementById('log'), {childList: true, subtree: true});
}"""
# What is set going by the script; a frame that lights up does not move.
MOVING = """() => document.getAnimations().filter((one) => one.constructor === Animation && one.effect.getKeyframes()
    .some((frame) => !['outline', 'outlineWidth', 'stroke'].some((name) => name in frame))).length"""
# Counts the choices that are sent.
SENT = """window.sent = 0; const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) { sent += 'a' in JSON.parse(data); return send.call(this, data); };"""
TOLD = "() => seen.some(([what]) => what === 'log')"


class Scene(NamedTuple):
    """A choice of a golden game, and what is shown when it is made: what it is, and on what."""

    record: str
    step: int  # before the choice
    seat: int
    action: int
    shown: tuple[tuple[str, str], ...]


SCENES = {
    "the objectives of a battle in their order, each with its numbers and its winner": Scene(
        "havoc/3",
        117,
        1,
        0,
        (
            ("counted", "objective-0"),
            ("seal", "objective-0"),
            ("scores", ""),
            ("counted", "objective-1"),
            ("seal", "objective-1"),
            ("counted", "objective-2"),
        ),
    ),
    "a scoring, region by region": Scene(
        "havoc/3",
        248,
        2,
        0,
        (
            ("scores", ""),
            *[("earned", f"region-{region}") for region in (3, 4, 8, 9, 11, 13, 14, 5)],
        ),
    ),
    "a tactics card": Scene("havoc/3", 115, 1, 469852160, (("turned", "fighter-0"),)),
    "the dice of a battle, trapper by trapper": Scene(
        "trappers/3", 27, 1, 184549376, (("thrown", "fight-1"), ("thrown", "fight-0"))
    ),
    "a quest that is done, and its points": Scene(
        "trappers/2", 95, 0, 150994944, (("turned", "quest-5"), ("scores", ""))
    ),
    "the dice of a battle, captain by captain": Scene(
        "tremble/4", 111, 2, 201326592, (("thrown", "fight-0"), ("thrown", "fight-2"))
    ),
    "searches that end": Scene(
        "tremble/3",
        301,
        2,
        352321536,
        (("turned", "search-2-34"), ("turned", "search-0-32"), ("turned", "search-1-4")),
    ),
    "a wound is struck out, then the dice of the initiative are thrown": Scene(
        "claustrophobia/2-all", 7, 0, 486551552, (("struck", "line-3-3"), ("thrown", ""))
    ),
    "the dice of an attack": Scene("claustrophobia/2-scenario=captive", 249, 0, 318767104, (("thrown", "fig-3"),)),
    "the dice of the Demon": Scene("claustrophobia/2-all", 112, 0, 385875968, (("thrown", ""),)),
    "a tile is turned up": Scene("claustrophobia/2-all", 23, 0, 268447744, (("turned", "stack"),)),
    "a death": Scene("claustrophobia/2", 121, 0, 503316480, (("struck", "line-0-5"), ("seal", "fig-0"))),
}
BRIEF = next(iter(SCENES))


def begin(guest: Guest, scene: Scene) -> None:
    """Play on from there against bots, and watch."""
    replay = guest.upload(ROOT / f"tests/golden/{scene.record}.jsonl")
    step, seat = str(scene.step), str(scene.seat)
    answer = guest.post(f"/r/{replay.rsplit('/', 1)[1]}/continue", step=step, seat=seat, level="greedy")
    page = guest.page
    page.goto(answer.url)
    guest.settled()
    guest.turn_comes()
    page.evaluate(WATCH)


def press(guest: Guest, scene: Scene) -> None:
    guest.page.evaluate(f"document.querySelector('#list [data-act=\"{scene.action}\"]').click()")


def seen_when(guest: Guest, scene: Scene) -> list[Any]:
    """Make the choice and return what came over the board until the log changed."""
    begin(guest, scene)
    press(guest, scene)
    guest.page.wait_for_function(TOLD)
    seen: list[Any] = guest.page.evaluate("seen")
    return seen[: next(at for at, (what, *_) in enumerate(seen) if what == "log")]


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_shown_in_order_before_it_is_told(guest: NewGuest, name: str) -> None:
    seen = seen_when(guest("Ada", speed="normal"), SCENES[name])
    shown = [(what, of) for what, of, _, _ in seen]
    assert tuple(shown[: len(SCENES[name].shown)]) == SCENES[name].shown
    assert all(untold for _, _, untold, _ in seen), "nothing is told before it is shown"
    assert all(lie for what, _, _, lie in seen if what == "seal"), "the dice have landed before the seal"


def test_a_scene_that_is_shown_slowly_is_told_as_late(guest: NewGuest) -> None:
    seen = seen_when(guest("Ada", speed="slow"), SCENES[BRIEF])
    assert len(seen) >= len(SCENES[BRIEF].shown)
    assert all(untold for _, _, untold, _ in seen)


def test_what_has_been_chosen_is_not_chosen_again_while_it_is_shown(guest: NewGuest) -> None:
    ada = guest("Ada", speed="slow")
    ada.page.add_init_script(SENT)
    scene = SCENES[BRIEF]
    begin(ada, scene)
    press(ada, scene)
    ada.page.wait_for_selector(".counted")
    press(ada, scene)
    assert ada.page.locator(".counted").count() == 0, "the click has shown the rest"
    ada.page.wait_for_function(TOLD)
    assert ada.page.evaluate("sent") == 1


@pytest.mark.parametrize("how", ["at once", "reduced motion"])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_of_a_scene_moves_where_nothing_is_to(guest: NewGuest, name: str, how: str) -> None:
    ada = guest("Ada", speed="instant" if how == "at once" else "normal")
    ada.page.emulate_media(reduced_motion="no-preference" if how == "at once" else "reduce")
    assert seen_when(ada, SCENES[name]) == []
    assert ada.page.evaluate(MOVING) == 0
