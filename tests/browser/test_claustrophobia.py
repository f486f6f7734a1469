"""Claustrophobia at the table: dice that are given, the map, odds and throws, wounds, and a page for each side."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

import pytest
from asked import random_decisions
from browsing import WAIT, Guest, NewGuest, resume
from playwright.sync_api import Page, expect
from trials import Trial

from igroteka.engine.session import Session
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN, TROGS_TARGET
from igroteka.games.claustrophobia.page.places import TILE, corner, fit_of
from igroteka.games.claustrophobia.view.odds import attack_on_target
from igroteka.games.claustrophobia.view.queries import human_named, trogs_on
from igroteka.games.claustrophobia.view.types import View
from igroteka.games.registry import box_of

GAME = "claustrophobia"
MOST_GAMES = 60  # in which a moment must have come
FAR = 750  # units of the board from its left edge: on a phone a tile there is out of sight unless it is scrolled to
TARGETS = "#list [data-act][data-on^='die-']"
# Whether all elements lie inside the view of the board.
INSIDE = """(selector) => {
    const home = document.getElementById('view').getBoundingClientRect();
    const inside = (box) => box.left >= home.left - 1 && box.right <= home.right + 1
        && box.top >= home.top - 1 && box.bottom <= home.bottom + 1;
    const all = [...document.querySelectorAll(selector)];
    return all.length > 0 && all.every((one) => inside(one.getBoundingClientRect()));
}"""
STRUCK = """line => [...line.children].slice(1)
    .map((cell) => getComputedStyle(cell).textDecorationLine === 'line-through')"""
ORDER = "all => all.map((one) => one.matches('.cl-destiny') ? 'destiny' : one.id || one.className.split(' ')[0])"

Moment = Callable[[View, int, list[str]], bool]  # of a view, the seat that is asked, and the verbs of its choices


def moment(wanted: Moment, **options: str) -> tuple[Session, View]:
    """The first table of random games at which the seat that is asked sees what is wanted, and what it sees."""
    for seed in range(MOST_GAMES):
        for session, seat, decision in random_decisions(Trial(box_of(GAME), 2, options), seed):
            if wanted(decision.view, seat, [choice.verb for choice in decision.choices]):
                return session, decision.view
    raise AssertionError("no such moment")


def going_on(person: Guest, session: Session, seat: int, folder: Path) -> Page:
    resume(person, session, box_of(GAME), seat, folder)
    return person.page


def version(page: Page) -> str:
    return str(page.evaluate("document.body.dataset.v"))


# --- initiative ---


def dice_to_give(view: View, seat: int, verbs: list[str]) -> bool:
    return view.step == "AssignDice" and seat == HUMAN and not any(warrior.draft for warrior in view.warriors)


@cache
def initiative() -> Session:
    return moment(dice_to_give)[0]


def by_click(person: Guest, die: str, card: str) -> None:
    person.hit(f"#{die}")
    expect(person.page.locator(f"#{card}.target")).to_have_count(1)
    person.hit(f"#{card}")


def by_drag(person: Guest, die: str, card: str) -> None:
    page = person.page
    boxes = [page.locator(f"#{name}").bounding_box() for name in (die, card)]
    (x, y), to = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*to, steps=5)
    expect(page.locator(".drag-line")).to_have_count(1)
    page.mouse.up()


def by_key(person: Guest, die: str, card: str) -> None:
    """Enter takes the die, arrows lead over the warriors, Enter gives it."""
    page = person.page
    page.locator(f"#{die}").focus()
    page.keyboard.press("Enter")
    for key in ("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.id") == card:
            break
    expect(page.locator(f"#{card}")).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("give", [by_click, by_drag, by_key])
def test_a_die_is_given_and_taken_back(
    guest: NewGuest, tmp_path: Path, give: Callable[[Guest, str, str], None]
) -> None:
    person = guest("Ada", "en")
    page = going_on(person, initiative(), int(HUMAN), tmp_path)
    die, card = str(page.locator(TARGETS).first.get_attribute("data-on")).split(" ")
    human, value = card.removeprefix("human-"), die.removeprefix("die-")
    many = page.locator(".cl-tray .cl-die").count()
    before = version(page)
    give(person, die, card)
    person.answered_since(before)
    expect(page.locator(f"#slot-{human}.cl-draft")).to_have_count(1)
    expect(page.locator(f"#line-{human}-{int(value) - 1}.cl-now")).to_have_count(1)
    expect(page.locator(".cl-tray .cl-die")).to_have_count(many - 1)
    expect(page.locator(".drag-line")).to_have_count(0)
    before = version(page)
    person.hit(f"#slot-{human}")
    person.answered_since(before)
    expect(page.locator(".cl-tray .cl-die")).to_have_count(many)


# --- the map ---


def opening_in_reach(view: View, seat: int, verbs: list[str]) -> bool:
    """The next tile is laid at once: nobody looks at several first."""
    return "explore" in verbs and len(view.spots) > 4 and view.foresight < 2


def test_the_map_pans_zooms_and_fits_itself(guest: NewGuest, tmp_path: Path) -> None:
    """A pan chooses nothing; a new tile makes room for itself, and leaves the view of whoever has come nearer."""
    person = guest("Ada", "en")
    page = going_on(person, moment(opening_in_reach)[0], int(HUMAN), tmp_path)
    moved = "document.getElementById('board').style.transform"
    assert page.evaluate(INSIDE, "#board .cl-tile .frame"), "all tiles are in sight"
    before, box = version(page), page.locator("#view").bounding_box()
    assert box is not None and page.evaluate(moved) == ""
    x, y = box["x"] + 30, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    near = page.evaluate(moved)
    assert "scale(" in near and not page.evaluate(INSIDE, "#board .cl-tile .frame")
    page.mouse.down()
    page.mouse.move(x + 90, y + 60, steps=4)
    page.mouse.up()
    panned = page.evaluate(moved)
    assert panned not in ("", near) and version(page) == before, "a pan is not a click"
    tiles = page.locator("#board .cl-tile").count()
    page.locator("#list [data-verb=explore]").first.evaluate("button => button.click()")
    person.confirm()
    expect(page.locator("#board .cl-tile")).to_have_count(tiles + 1, timeout=WAIT)
    assert page.evaluate(moved) == panned, "the view stays where the hand has put it"
    page.keyboard.press("0")
    assert page.evaluate(moved) == ""
    page.wait_for_function(INSIDE, arg="#board .cl-tile .frame")


def fight_at_the_edge(view: View, seat: int, verbs: list[str]) -> bool:
    if view.step != "WoundLine" or seat != HUMAN:
        return False
    spot = view.spots[human_named(view, view.about[1]).at]
    return fit_of(view).on_board(*corner(spot))[0] > FAR and len(view.spots) > 5


def test_a_phone_shows_where_the_fight_is(guest: NewGuest, tmp_path: Path) -> None:
    session, view = moment(fight_at_the_edge)
    person = guest("Тая", "ru", phone=True)
    page = going_on(person, session, int(HUMAN), tmp_path)
    human = view.about[1]
    here = f"#tile-{human_named(view, human).at}"
    expect(page.locator(f"{here}.here")).to_have_count(1)
    page.wait_for_function(INSIDE, arg=f"{here} .frame, #fig-{human} .frame")
    box = page.locator(f"{here} .frame").bounding_box()
    assert box is not None and box["width"] > TILE * 0.4, "large enough to be read"
    page.evaluate("Board.fit()")
    page.wait_for_function(INSIDE, arg="#board .cl-tile .frame")


# --- fights ---


def fair_fight(view: View, seat: int, verbs: list[str]) -> bool:
    """A human with several dice stands among Troglodytes; misses are not thrown again, hits do not count twice."""
    if view.step != "ActHuman" or "attack" not in verbs or not trogs_on(view.spots[view.acting_at]):
        return False
    content: Any = box_of(GAME).content()
    odds = attack_on_target(content, view, view.acting, int(TROGS_TARGET), view.acting_at)
    return odds.dice > 1 and not odds.again and not odds.doubled


def test_a_phone_shows_the_first_tile_to_whoever_waits_too(guest: NewGuest) -> None:
    host, waits = guest("Vera"), guest("Тая", "ru", phone=True)
    host.lay(GAME, "me", "friend")
    host.seat_by_link([waits])
    waits.page.wait_for_function(INSIDE, arg=".cl-tile")


def test_an_attack_shows_its_odds_before_and_the_throw_after(guest: NewGuest, tmp_path: Path) -> None:
    session, view = moment(fair_fight)
    person = guest("Ada", "en")
    page = going_on(person, session, int(HUMAN), tmp_path)
    aim = page.locator(".cl-fight .cl-aim", has_text="Troglodyte")
    dice, needed = map(int, re.findall(r"\d+", aim.locator("p span").inner_text())[:2])
    assert dice == human_named(view, view.acting).now[1]
    hit = (7 - needed) / 6
    exact = [comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)]
    shown = [re.findall(r"\d+", row) for row in aim.locator(".cl-odds li").all_inner_texts()]
    assert [(int(row[0]), int(row[-1])) for row in shown] == [
        (min(99, max(1, round(100 * chance))), hits) for hits, chance in enumerate(exact)
    ]
    before = version(page)
    person.hit(f"#trogs-{view.acting_at} .cl-trog")
    person.answered_since(before)
    thrown = page.locator("#log li", has_text=f"{dice} dice at {needed}+").last
    hits = re.search(r"→ (\d+) hit", thrown.inner_text())
    assert hits is not None and 0 <= int(hits[1]) <= dice
    expect(page.locator(".cl-fight .cl-aim")).to_have_count(0)


def line_to_wound(view: View, seat: int, verbs: list[str]) -> bool:
    return view.step == "WoundLine" and seat == HUMAN


def test_a_line_is_struck_through_once_it_is_chosen(guest: NewGuest, tmp_path: Path) -> None:
    session, view = moment(line_to_wound)
    person = guest("Ada", "en")
    page = going_on(person, session, int(HUMAN), tmp_path)
    warrior = human_named(view, view.about[1])
    lit = [str(name) for name in page.locator(".cl-line.lit").evaluate_all("all => all.map((one) => one.id)")]
    assert [name.split("-")[1] for name in lit] == [str(warrior.human)] * (6 - sum(warrior.wounds))
    line = page.locator(f"#{lit[-1]}")
    assert not any(line.evaluate(STRUCK))
    before = version(page)
    person.hit(f"#{lit[-1]}")
    person.answered_since(before)
    expect(page.locator(f"#{lit[-1]}.cl-hurt .cl-drop")).to_have_count(1)
    assert all(line.evaluate(STRUCK))
    expect(page.locator(f"#human-{warrior.human} .cl-wounds")).to_contain_text(f"{sum(warrior.wounds) + 1}/6")


# --- two sides ---


def hand_of(session: Session, seat: int) -> list[str]:
    view: Any = box_of(GAME).view(session.game, seat)
    return [f"card-{kind}" for kind in sorted(set(view.hands[seat].known))]


@pytest.mark.parametrize("seat", [int(HUMAN), int(DEMON)])
def test_each_side_has_its_own_page_and_only_its_own_hand(guest: NewGuest, tmp_path: Path, seat: int) -> None:
    """The Human has the warriors first, the Demon the Board of Destiny; the other's cards are backs."""
    session, view = moment(
        lambda view, asked, verbs: asked == seat and view.tp > 0 and all(hand.cards > 0 for hand in view.hands),
        human_advantage="on",
    )
    person = guest("Ada", "en")
    page = going_on(person, session, seat, tmp_path)
    parts = page.locator(".cl-mine > *").evaluate_all(ORDER)
    order = [part for part in parts if part != "tray"]
    assert order == (["cl-humans", "hand", "destiny"], ["destiny", "hand", "cl-humans"])[seat]
    expect(page.locator("#threat b")).to_have_text(str(view.tp))
    cards = page.locator("[id^=card-]").evaluate_all("all => all.map((one) => one.id).sort()")
    assert sorted(cards) == sorted(hand_of(session, seat))
    foreign = (".cl-event", ".cl-advantage")[seat]
    expect(page.locator(f".cl-card{foreign}")).to_have_count(0)
    backs = page.locator(f"#hand-{1 - seat}")
    expect(backs.locator("button b")).to_have_text(str(view.hands[1 - seat].cards))
    backs.locator("button").click()
    may_be = page.locator(f"#cl-may-be-{1 - seat}")
    expect(may_be).to_be_visible()
    listed = sum(int(many.removeprefix("×")) for many in may_be.locator("ul").first.locator("li > b").all_inner_texts())
    assert listed > view.hands[1 - seat].cards, "more cards than the hand holds: nobody can tell which they are"
