"""Cry Havoc at the table: few clicks for a long march and for a battle, and no word cut on any screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from asked import random_decisions
from browsing import Guest, NewGuest, resume
from hoard import SEAT, at_war, fast, hoarded
from playwright.sync_api import expect
from trials import Trial

from igroteka.engine.choices import act
from igroteka.engine.session import Session
from igroteka.games.havoc.state.actions import NUMBER
from igroteka.games.registry import box_of
from igroteka.table.text.messages import Choice

GAME = "havoc"
MARCH, SPLIT = 12, 6  # clicks that are enough


class Clicks:
    """Clicks of somebody who goes on from where a game stands."""

    def __init__(self, person: Guest, session: Session, seat: int, folder: Path) -> None:
        resume(person, session, box_of(GAME), seat, folder)
        self.person = person
        self.made = 0

    def on(self, *selectors: str) -> None:
        """One after the other; the last of them makes the choice."""
        before = self.person.page.evaluate("document.body.dataset.v")
        for selector in selectors:
            self.person.hit(selector)
            self.made += 1
        self.person.answered_since(before)

    def number(self, many: int) -> None:
        """How many: in the bar, or in the list where the bar has no room for so many numbers."""
        button = f'[data-act="{act(NUMBER, many)}"]'
        if self.person.page.locator(f"#bar {button}").count():
            self.on(f"#bar {button}")
        else:
            self.on("#bar [data-list]", f"#list {button}")


def test_six_soldiers_march_two_regions_for_three_cards(guest: NewGuest, tmp_path: Path) -> None:
    """No three cards move six soldiers two regions: their nine points take three of them so far, the others one."""
    session, game = hoarded()
    view: Any = box_of(GAME).view(game, SEAT)
    side = view.sides_of[SEAT]
    home = int(game.hq(side))
    ways = {way.steps: way.end for way in view.ways if way.side == side and way.start == home and way.steps < 3}
    clicks = Clicks(guest("Ada", "en"), session, SEAT, tmp_path)
    page = clicks.person.page
    clicks.on("#bar [data-verb=march]")
    for kind in fast(game, SEAT):
        clicks.on(f"#card-{kind}")
    clicks.on("#bar [data-verb=done]")
    for steps in (2, 1):
        clicks.on(f"#army-{home}-{side}")
        clicks.on(f"#region-{ways[steps]}")
        clicks.number(3)
    assert page.locator(f"#army-{home}-{side} text").all_text_contents() == ["2"]
    told = page.locator("#log li", has_text="3 soldiers,")
    expect(told).to_have_count(2)
    assert clicks.made <= MARCH


def test_eight_soldiers_are_split_among_three_objectives(guest: NewGuest, tmp_path: Path) -> None:
    clicks = Clicks(guest("Ada", "en"), at_war(), SEAT, tmp_path)
    clicks.number(3)
    clicks.number(3)
    split = "place soldiers: Control 3, Capture 3, Attrition 2."
    expect(clicks.person.page.locator("#log li", has_text=split)).to_have_count(1)
    assert clicks.made <= SPLIT


def asked_alike() -> tuple[Session, int, int]:
    """A table of a random game, its seat and a shift after which the very same shifts are asked for again."""
    box = box_of(GAME)
    for seed in range(50):
        for session, seat, _ in random_decisions(Trial(box, box.most, {}), seed):
            game = session.game
            if game.step().name == "ShiftOne":
                for action in game.actions()[1:]:
                    twin = game.copy()
                    twin.play(action)
                    if twin.seat == seat and twin.step().name == "ShiftOne" and choices(twin) == choices(game):
                        return session, seat, action
    raise AssertionError("nothing is asked twice")


def choices(game: Any) -> list[Choice]:
    box = box_of(GAME)
    view = box.view(game, int(game.seat))
    return [box.choice(box.content(), view, action) for action in game.actions()]


def test_a_choice_puts_down_what_was_picked_up_if_the_same_is_asked_again(guest: NewGuest, tmp_path: Path) -> None:
    session, seat, action = asked_alike()
    clicks = Clicks(guest("Ada", "en"), session, seat, tmp_path)
    page = clicks.person.page
    asked = clicks.person.choices()
    soldiers = next(choice.on[0] for choice in choices(session.game) if choice.action == action)
    clicks.person.hit(f"#{soldiers}")
    expect(page.locator("#bar.picked")).to_have_count(1)
    clicks.on(f'.held [data-act="{action}"]')
    assert clicks.person.choices() == asked
    expect(page.locator("#bar.picked, body.choosing, .chosen, .target")).to_have_count(0)
