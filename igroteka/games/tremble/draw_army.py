"""The army that has been turned up, and the search it threatens (TH-084): strength against what dice must bring."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.tremble.card_words import army_strength
from igroteka.games.tremble.content import Content
from igroteka.games.tremble.draw_places import BOARD, SKY_TOP
from igroteka.games.tremble.draw_style import CARD, DIM, INK, WELL, badge, display
from igroteka.games.tremble.seen import SEARCHES
from igroteka.games.tremble.view import Search, View
from igroteka.table.icons import icon
from igroteka.table.markup import esc, words_at
from igroteka.table.measure import fitted
from igroteka.table.message import Ref
from igroteka.table.speech import Speaker, Words

RED = "#ff7d6b"
WIDE, HIGH = 420, 150


def army(content: Content, view: View, speaker: Speaker) -> str:
    if view.step not in ("AbandonOrFight", "Aid", "LoseToArmy") or not view.about:
        return ""
    seat, slot = divmod(view.about[0], SEARCHES) if view.step == "Aid" else view.about[:2]
    search = next((running for running in view.captains[seat].searches if running.search == slot), None)
    if search is None:
        return ""
    card = view.about[2] if view.step == "AbandonOrFight" else last_army(view)
    city = speaker.name(Ref("city", search.city))
    name = speaker.name(Ref("army", card)) if card >= 0 else ""
    strength = army_strength(content, card) if card >= 0 else 0
    return army_card(speaker.words, name, strength, seat, city, fighting_strength(search))


def last_army(view: View) -> int:
    """The one just turned up, if only one has been seen."""
    return view.armies_seen[0] if len(view.armies_seen) == 1 else -1


def fighting_strength(search: Search) -> int:
    return search.strength


@lru_cache(512)
def army_card(words: Words, name: str, strength: int, captain: int, city: str, force: int) -> str:
    x, y = (BOARD[0] - WIDE) / 2, SKY_TOP + 60
    title = name or words.sentence("draw-army", {})
    size = fitted(title, WIDE - 130, 22, "display")
    needed = max(2, strength - force)
    line = words.sentence("draw-army-needs", {"city": city, "force": force, "needed": needed}) if strength else city
    return (
        f'<g id="army" class="th-army" transform="translate({x:g} {y})">'
        f'<rect class="frame th-card" width="{WIDE}" height="{HIGH}" rx="14" fill="{CARD}" stroke="{RED}" stroke-width="2.5"/>'
        f'<rect x="10" y="10" width="96" height="{HIGH - 20}" rx="9" fill="{WELL}" class="th-well"/>'
        f"{icon('th-army', 20, 20, 76, RED, 'th-red')}"
        f"{display(58, 124, str(strength) if strength else '', 26, anchor='middle')}"
        f"{words_at(120, 34, esc(words.sentence('draw-army', {})), 12, DIM, 'th-dim')}"
        f"{display(120, 62, esc(title), size)}{badge(captain, 120, 84, 22)}"
        f"{words_at(150, 100, esc(line), fitted(line, WIDE - 162, 13.5), INK, 'th-ink', weight=600)}</g>"
    )
