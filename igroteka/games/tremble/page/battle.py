"""The battle at hand (TH-057 to TH-067): strengths, stances, dice and the equation of each captain."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.style import CAPTAINS, CARD, DIM, INK, LINE, WELL, badge, display, display_line
from igroteka.games.tremble.state.fields import AWAY, BATTLE, BEATEN, FIGHTS, GONE, UNDECIDED
from igroteka.games.tremble.view.forces import summands
from igroteka.games.tremble.view.queries import asked_cell
from igroteka.games.tremble.view.types import Captain, View
from igroteka.table.svg import card
from igroteka.table.svg.dice import pair
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import rect, words_at
from igroteka.table.svg.measure import width
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

WIDE: Final = 520
ROW: Final = 38
HEAD: Final = 46
BATTLES: Final = ("FightOrRetreat", "Reserves", "LoseShip")
STANCES: Final = {int(UNDECIDED): "waits", int(FIGHTS): "fights", int(GONE): "gone", int(BEATEN): "beaten"}


def battle_cell(view: View) -> int:
    """Return where the battle is, or -1."""
    return asked_cell(view) if view.phase == BATTLE and view.step in BATTLES else -1


def battle_height(view: View) -> int:
    return HEAD + ROW * len(fighters(view)) + 8


def fighters(view: View) -> list[Captain]:
    """From the weakest, as they are asked (TH-058)."""
    there = [captain for captain in view.captains if captain.stance != AWAY]
    return sorted(there, key=lambda captain: (captain.force, (captain.seat - view.leader) % view.players))


def battle(content: Content, view: View, speaker: Speaker) -> str:
    """In a box of WIDE by battle_height."""
    cell = battle_cell(view)
    if cell < 0:
        return ""
    city = view.cells[cell].city
    title = speaker.words.sentence("draw-battle", {"city": speaker.name(Ref("city", city)), "cell": cell + 1})
    rows = [row(content, view, captain, cell, speaker, HEAD + n * ROW) for n, captain in enumerate(fighters(view))]
    return frame(title, battle_height(view)) + "".join(rows)


@lru_cache(512)
def frame(title: str, high: int) -> str:
    return (
        f'<rect class="frame th-card th-line-s" x="1" y="1" width="{WIDE - 2}" height="{high - 2}" rx="14"'
        f' fill="{CARD}" stroke="{LINE}" stroke-width="1.5"/>{icon("swords", 14, 11, 24, INK, "th-ink")}'
        f"{display_line(48, 31, title, WIDE - 70, 19, 'start')}"
    )


def row(content: Content, view: View, captain: Captain, cell: int, speaker: Speaker, y: int) -> str:
    there = view.cells[cell]
    ships = next((attack.ships for attack in there.attacks if attack.captain == captain.seat), ())
    numbers = summands(content, ships, content.cities[there.city]) if ships else ()
    terms = tuple([term for ship in numbers for term in ship])
    winner = there.holder == captain.seat
    stance = "won" if winner else STANCES[captain.stance]
    return fighter(
        speaker.words, captain.seat, speaker.seat_names[captain.seat], stance, terms, captain.force, captain.roll, y
    )


@lru_cache(4096)
def fighter(
    words: Words, captain: int, name: str, stance: str, terms: tuple[int, ...], force: int, roll: int, y: int
) -> str:
    strength = sum(terms) if terms else force
    out = stance in ("gone", "beaten")
    ink, cls = (DIM, "th-dim") if out else (INK, "th-ink")
    said = words.sentence("draw-stance", {"stance": stance})
    return (
        f'<g id="fight-{captain}" class="th-fight th-{stance}" transform="translate(0 {y})">'
        f"{rect(8, 0, WIDE - 16, ROW - 4, WELL, 'th-well', 9)}{laurels(captain) if stance == 'won' else ''}"
        f'<rect x="8" width="4" height="{ROW - 4}" rx="2" fill="{CAPTAINS[captain]}" class="th-f{captain}"/>'
        f"{badge(captain, 18, 7, 20)}"
        f"{line_at(46, 22, name, 104, 13.5, ink, cls, weight=700)}"
        f"{line_at(178 if stance == 'won' else 156, 22, said, 64 if stance == 'won' else 84, 12, DIM, 'th-dim')}"
        f"{equation(terms, strength, roll, stance, ink, cls)}</g>"
    )


def laurels(captain: int) -> str:
    """The winner's row, in his colour."""
    colour = CAPTAINS[captain]
    return (
        f'<rect x="8" width="{WIDE - 16}" height="{ROW - 4}" rx="9" fill="{colour}" fill-opacity=".22"'
        f' stroke="{colour}" stroke-width="2" class="th-f{captain} th-s{captain}"/>'
        f"{icon('cup', 154, 8, 18, INK, 'th-ink')}"
    )


def equation(terms: tuple[int, ...], strength: int, roll: int, stance: str, ink: str, cls: str) -> str:
    """3+4+5+4 = 16, two dice, 26: from the right, in columns."""
    right = WIDE - 18
    parts: list[str] = []
    if stance == "gone":
        return display(right, 23, str(strength), 15, ink, cls, "end")
    if roll:
        parts.append(display(right, 24, str(strength + roll), 19, ink, cls, "end"))
        parts.append(words_at(right - 36, 23, "=", 14, DIM, "th-dim", "end", 700))
    parts.append(pair(roll, right - 102, 6, 22))
    parts.append(words_at(right - 108, 23, "+", 14, DIM, "th-dim", "end", 700))
    parts.append(display(right - 120, 23, str(strength), 15, ink, cls, "end"))
    said = "+".join(map(str, terms))
    end = right - 128 - width(str(strength), 15, "display")
    if len(terms) > 1 and width(said, 11) <= end - 244:
        parts.append(words_at(end, 22, said, 11, DIM, "th-dim th-num", "end", 600))
    return "".join(parts)


def sheet(content: Content, view: View, speaker: Speaker) -> str:
    """Return the panel over the board, as a picture in the page."""
    title = speaker.words.sentence("draw-battle-panel", {})
    return card.sheet(battle(content, view, speaker), "th-battle", WIDE, battle_height(view), title)
