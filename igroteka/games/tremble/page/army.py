"""The army that has been turned up, and the search it threatens (TH-084): strength against what dice must bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.attack import tokens
from igroteka.games.tremble.page.places import BOARD, SKY_HEIGHT, SKY_TOP
from igroteka.games.tremble.page.style import CAPTAINS, CARD, DIM, INK, WELL, badge, display, display_line
from igroteka.games.tremble.view.forces import summands
from igroteka.games.tremble.view.queries import SEARCHES
from igroteka.games.tremble.view.types import Search, View
from igroteka.games.tremble.words.cards import army_of, army_strength
from igroteka.table.svg.dice import pair
from igroteka.table.svg.icons import icon, scene_at
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

RED: Final = "#ff7d6b"
WIDE, HIGH = 470, 196
CARD_WIDE: Final = 128
THREATS: Final = ("AbandonOrFight", "Aid", "LoseToArmy")


def army(content: Content, view: View, speaker: Speaker) -> str:
    search = threatened(view)
    if search is None:
        return ""
    captain, running = search
    city = content.cities[running.city]
    card = view.about[2] if view.step == "AbandonOrFight" else -1  # later questions no longer name it
    return army_card(
        speaker.words,
        (army_scene(army_of(content, card).id), speaker.name(Ref("army", card)), army_strength(content, card))
        if card >= 0
        else ("", "", 0),
        captain,
        speaker.name(Ref("city", running.city)),
        running.ships,
        summands(content, running.ships, city),
    )


def threatened(view: View) -> tuple[int, Search] | None:
    if view.step not in THREATS or not view.about:
        return None
    captain, slot = divmod(view.about[0], SEARCHES) if view.step == "Aid" else view.about[:2]
    running = [search for search in view.captains[captain].searches if search.search == slot]
    return (captain, running[0]) if running else None


@lru_cache(512)
def army_card(
    words: Words,
    foe: tuple[str, str, int],
    captain: int,
    city: str,
    ships: tuple[int, ...],
    numbers: tuple[tuple[int, ...], ...],
) -> str:
    x, y = (BOARD[0] - WIDE) // 2, SKY_TOP + (SKY_HEIGHT - HIGH) // 2
    return (
        f'<g id="army" class="th-army" transform="translate({x} {y})">'
        f'<rect class="frame th-card" width="{WIDE}" height="{HIGH}" rx="16" fill="{CARD}" stroke="{RED}"'
        f' stroke-width="2.5"/>{humans(words, foe)}{aliens(words, foe[2], captain, city, ships, numbers)}</g>'
    )


def humans(words: Words, foe: tuple[str, str, int]) -> str:
    picture, name, strength = foe
    title = name or words.sentence("draw-army", {})
    number = display(10 + CARD_WIDE / 2, 178, str(strength), 34, anchor="middle") if strength else ""
    drawn = (
        scene_at(picture, 10, 16, CARD_WIDE, 112, RED, WELL, "th-scene")
        if picture
        else icon("th-army", 26, 30, 96, RED, "th-red")
    )
    return (
        f'<rect x="10" y="10" width="{CARD_WIDE}" height="{HIGH - 20}" rx="10" fill="{WELL}" class="th-well"/>'
        f"{drawn}{number}"
        f"{line_at(154, 34, words.sentence('draw-army', {}), WIDE - 170, 13, RED, 'th-red', weight=600)}"
        f"{display_line(154, 62, title, WIDE - 168, 23, 'start')}"
    )


def army_scene(name: str) -> str:
    return f"th-army-{name.lower()}"


def aliens(
    words: Words,
    against: int,
    captain: int,
    city: str,
    ships: tuple[int, ...],
    numbers: tuple[tuple[int, ...], ...],
) -> str:
    """The searchers' side, and what two dice must make of it."""
    force = sum([term for ship in numbers for term in ship])
    needed = against - force
    chance = "none" if needed > 12 else "sure" if needed <= 2 else "some"
    said = words.sentence("draw-army-needs", {"chance": chance, "needed": needed}) if against else ""
    return (
        f'<g transform="translate(150 78)"><rect width="{WIDE - 164}" height="60" rx="10" fill="{CAPTAINS[captain]}"'
        f' fill-opacity=".14" stroke="{CAPTAINS[captain]}" stroke-width="1.5" class="th-f{captain} th-s{captain}"/>'
        f"{badge(captain, 8, 7, 20)}"
        f"{line_at(36, 22, city, 96, 13.5, INK, 'th-ink', weight=700)}"
        f"{tokens(ships, numbers, captain, 172, 44, (132, 10))}</g>"
        f"{display(154, 177, str(force), 26)}{display(206, 176, '+', 18, DIM, 'th-dim')}{pair(0, 228, 154, 26)}"
        f"{line_at(296, 172, said, WIDE - 310, 13.5, INK, 'th-ink', weight=600)}"
    )
