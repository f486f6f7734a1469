"""Cry Havoc at the table: few clicks for a long march and for a battle, and no word cut on any screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from asked import random_decisions
from browsing import ROOT, Guest, NewGuest
from playwright.sync_api import expect
from trials import Trial
from wire_tables import fresh_store, room_for

from igroteka.engine.choices import act
from igroteka.engine.record import read
from igroteka.engine.session import Session, replay
from igroteka.games.havoc.state.actions import NUMBER
from igroteka.games.registry import box_of
from igroteka.table.svg.parts import Parts
from igroteka.table.text.messages import Choice
from igroteka.table.text.speech import LANGUAGES
from igroteka.web.models import NOBODY
from igroteka.web.page.frame import frame_of
from igroteka.web.page.presenter import presenter_of
from igroteka.web.page.viewer import Viewer

GAME = "havoc"
RECORDS = sorted((ROOT / "tests/golden" / GAME).glob("*.jsonl"))
MARCH, SPLIT = 12, 6  # clicks that are enough
SIZES = [(1440, 900), (1024, 768), (390, 844)]
SHOWN = ("bar", "mine", "sheet")  # parts of a page, and the strips
GAMES_SEEN = 2
OFTEN = 7  # one of so many moments is looked at
# What of a moment its own box cuts off; what scrolls can be read.
CUT = """async (moments) => {
  await document.fonts.ready; // letters that come late have another width
  const cuts = (way) => way === 'hidden' || way === 'clip';
  const found = new Set();
  for (const parts of moments) {
    Parts.show({f: parts});
    const homes = [...document.querySelectorAll('#bar, #mine, #sheet, .strip')];
    for (const one of homes.flatMap((home) => [home, ...home.querySelectorAll('*')])) {
      if (!(one instanceof HTMLElement) || !one.checkVisibility()) continue;
      const style = getComputedStyle(one);
      const wide = cuts(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
      const high = cuts(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
      const hidden = style.clipPath !== 'none' || style.position === 'absolute' && one.clientWidth <= 1;
      if ((wide || high) && !hidden) found.add(`${one.id || one.className}: ${one.innerText.slice(0, 300)}`);
    }
  }
  return [...found];
}"""


class March(NamedTuple):
    """Six soldiers of one region can go to two neighbours, three each, for three cards."""

    cards: tuple[int, ...]  # kinds
    army: str
    left: int  # soldiers that stay
    ends: tuple[int, ...]


def march_in(view: Any) -> March | None:
    if view.about[1]:  # has acted
        return None
    content: Any = box_of(GAME).content()
    own = next(side for side in view.sides if side.seat == view.seat)
    plain = [kind for kind in set(own.known) if content.cards[kind].bonus is None]
    cards = sorted(plain, key=lambda kind: -content.cards[kind].move)[:3]
    near = [way for way in view.ways if way.side == own.side and way.steps == 1 and way.movable >= 6]
    if sum(content.cards[kind].move for kind in cards) != 6 or not near:
        return None
    start = near[0].start
    ends = tuple([way.end for way in near if way.start == start][:2])
    left = view.places[start].soldiers[own.side] - 6
    return March(tuple(cards), f"#army-{start}-{own.side}", left, ends) if len(ends) == 2 else None


def muster_in(view: Any) -> int | None:
    """Return how many soldiers are to be split, if the bar has no room for all numbers."""
    side = view.battle.parties[view.about[1]].side
    many = int(view.places[view.battle.region].soldiers[side])
    return many if many >= 6 else None


def found(asked: str, wanted: Callable[[Any], Any]) -> Iterator[tuple[Any, Path, int, int]]:
    """Moments of the golden games where that is asked: what was wanted, the record, the step, the seat."""
    box = box_of(GAME)
    for record in RECORDS:
        for step, session in enumerate(replay(read(record), box)):
            game = session.game
            if game.seat >= 0 and game.step().name == asked:
                fits = wanted(box.view(game, int(game.seat)))
                if fits is not None:
                    yield fits, record, step, int(game.seat)


class Clicks:
    """Clicks of somebody who goes on from a moment of a record."""

    def __init__(self, person: Guest, record: Path, step: int, seat: int) -> None:
        reel = person.upload(record).removeprefix(person.url)
        table = person.post(f"{reel}/continue", step=str(step), seat=str(seat), level="greedy").url
        person.page.goto(table)
        person.settled()
        person.turn_comes()
        person.put_cards_away()
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


def test_six_soldiers_march_to_two_regions_for_three_cards(guest: NewGuest) -> None:
    march, record, step, seat = next(found("ChooseAction", march_in))
    clicks = Clicks(guest("Ada", "en"), record, step, seat)
    page = clicks.person.page
    clicks.on("#bar [data-verb=march]")
    for kind in march.cards:
        clicks.on(f"#card-{kind}")
    if page.locator("#bar [data-verb=done]").count():  # with the last card of the hand there is nothing to ask
        clicks.on("#bar [data-verb=done]")
    for end in march.ends:
        clicks.on(march.army)
        clicks.on(f"#region-{end}")
        clicks.number(3)
    stay = page.locator(f"{march.army} text").all_inner_texts()
    assert stay == ([str(march.left)] if march.left else [])
    assert clicks.made <= MARCH


def test_the_largest_army_is_split_among_three_objectives(guest: NewGuest) -> None:
    many, record, step, seat = max(found("PlaceOnControl", muster_in), key=lambda one: one[0])
    clicks = Clicks(guest("Ada", "en"), record, step, seat)
    clicks.number(3)
    clicks.number(3)
    split = f"place soldiers: Control 3, Capture 3, Attrition {many - 6}."
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
    record = tmp_path / "moment.jsonl"
    record.write_text(str(session.record), "utf-8")
    clicks = Clicks(guest("Ada", "en"), record, sum(1 for _ in replay(read(record), box_of(GAME))) - 1, seat)
    page = clicks.person.page
    asked = clicks.person.choices()
    soldiers = next(choice.on[0] for choice in choices(session.game) if choice.action == action)
    clicks.person.hit(f"#{soldiers}")
    expect(page.locator("#bar.picked")).to_have_count(1)
    clicks.on(f'.held [data-act="{action}"]')
    assert clicks.person.choices() == asked
    expect(page.locator("#bar.picked, body.choosing, .chosen, .target")).to_have_count(0)


def frames(tmp_path: Path, language: str) -> list[Parts]:
    """Pages of whoever is asked, at moments of random games of two and of four."""
    box, store, shown = box_of(GAME), fresh_store(tmp_path), list[Parts]()
    for seed in range(GAMES_SEEN):
        players = (box.least, box.most)[seed % 2]
        for at, (session, seat, _) in enumerate(random_decisions(Trial(box, players, {}), seed)):
            if at % OFTEN == 0:
                viewer = Viewer(seat, (seat,), NOBODY, False, language)
                parts = frame_of(presenter_of(room_for(store, box, players, session)), viewer).parts
                shown.append({name: part for name, part in parts.items() if name in SHOWN or name.startswith("strip")})
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_on_any_screen(guest: NewGuest, tmp_path: Path, language: str) -> None:
    shown = frames(tmp_path, language)
    for phone, size in [(size[0] < 500, size) for size in SIZES]:
        person = guest("Ada", language, phone=phone)
        person.play_now(GAME, box_of(GAME).most)
        person.turn_comes()
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        wrong = person.page.evaluate(CUT, shown)
        assert (size, wrong) == (size, [])
