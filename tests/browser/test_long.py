"""What takes longer: a whole game at one screen, every barrier of a game, every step of a replay."""

from __future__ import annotations

import random

import pytest
from browsing import ROOT, SECRETS, NewGuest, short_form
from game_facts import facts_of

from igroteka.games.registry import GAMES

pytestmark = pytest.mark.long

# The button of the next step, pressed as soon as the page shows the step before: how many steps were shown.
STEPS = """async (last) => {
    const shown = () => Number(new URLSearchParams(location.search).get('step'));
    let count = 0;
    while (shown() < last) {
        const before = shown();
        document.querySelector('[data-go=next]').click();
        while (shown() === before) await new Promise((later) => setTimeout(later));
        count += 1;
    }
    return count;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_two_at_one_screen(guest: NewGuest, game: str) -> None:
    rng = random.Random(16)
    person = guest("Both", "en")
    person.lay(game, "me", "me", **short_form(game))
    curtains = 0
    while not person.over():
        if person.uncovers(hidden=SECRETS):
            curtains += 1
        person.settled()
        person.act(rng)
    assert curtains > facts_of(game).curtains


def test_undo_at_every_barrier_of_a_game(guest: NewGuest) -> None:
    """Where undo has ended the button says why; a seal alone may be broken while others think."""
    rng = random.Random(19)
    person = guest("Ada", "en")
    person.lay("tremble", "me", "bot:greedy")
    page = person.page
    page.wait_for_selector("#bar h2")
    person.settled()
    barriers = 0
    while not person.over():
        person.turn_comes()
        barrier = page.locator("#bar .act[data-barrier]")
        if not barrier.count() or rng.random() < 0.5:
            person.act(rng)
            continue
        version = page.evaluate("document.body.dataset.v")
        barrier.first.click()
        person.answered_since(version)
        undo = page.locator("#bar .step").first
        if undo.count() and undo.get_attribute("aria-disabled") == "true":
            assert undo.get_attribute("data-why")
            barriers += 1
    assert barriers > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_replay_from_every_seat(guest: NewGuest, game: str) -> None:
    person = guest("Ada", "en")
    players = min(3, GAMES[game].most)
    url = person.upload(ROOT / f"tests/golden/{game}/{players}.jsonl")
    page = person.page
    last = int(str(page.locator("#reel").get_attribute("max")))
    for seat in range(-2, players):
        page.goto(f"{url}?step=0&seat={seat}")
        assert page.evaluate(STEPS, last) == last
        assert page.url.endswith(f"step={last}&seat={seat}")
        page.wait_for_selector("#end:not([hidden])")
