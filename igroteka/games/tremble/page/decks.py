"""The piles on the table before cities are turned up: cities, ships, credits; and the armies seen so far."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.places import LEFT, ROOM, SKY_HEIGHT, SKY_TOP
from igroteka.games.tremble.page.style import CARD, DIM, INK, LINE, WELL, display
from igroteka.games.tremble.view.types import View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number
from igroteka.table.svg.parts import joined, piece
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker, Words

WIDE, HIGH = 92, 122
PILES: Final = (
    ("deck-cities", "earth"),
    ("deck-ships", "saucer"),
    ("deck-credits", "credit"),
    ("deck-armies", "army"),
)
BACKS: Final = ("#245c5e", "#3d2f66", "#5b4420", "#5c2a26")


def decks(content: Content, view: View, speaker: Speaker) -> str:
    """While no city lies on the table and no army fights."""
    if view.over or view.step in ("AbandonOrFight", "Aid", "LoseToArmy") or any(cell.city >= 0 for cell in view.cells):
        return ""
    counts = (view.undrawn, view.deck, view.stock, len(view.armies_seen))
    return piles(speaker.words, counts, view.discarded, len(content.armies), turns(view))


def turns(view: View) -> str:
    """At least and at most, after this one."""
    least, most = view.turns_left
    return str(most) if least == most else f"{least}–{most}"


@lru_cache(512)
def piles(words: Words, counts: tuple[int, ...], discarded: int, armies: int, last: str) -> str:
    said = (
        (words.sentence("draw-pile-cities", {}), words.sentence("draw-turns-left", {"turns": last})),
        (words.sentence("draw-pile-ships", {}), words.sentence("draw-discarded", {"cards": discarded})),
        (words.sentence("draw-pile-credits", {}), ""),
        (words.sentence("draw-pile-armies", {}), words.sentence("draw-armies-of", {"armies": armies})),
    )
    step = ROOM / 4
    left, top = LEFT + (step - WIDE) / 2, SKY_TOP + (SKY_HEIGHT - HIGH - 60) / 2
    return joined(
        [
            named_pile(ident, f"th-{sign}", counts[n], BACKS[n], (left + step * n, top), said[n])
            for n, (ident, sign) in enumerate(PILES)
        ]
    )


@lru_cache(1024)
def named_pile(ident: str, sign: str, count: int, back: str, place: tuple[float, float], said: tuple[str, str]) -> str:
    room = ROOM / 4 - 12
    return piece(
        ident,
        f'<g id="{ident}" class="th-pile" transform="translate({number(place[0])} {number(place[1])})">'
        f"{pile(sign, count, back)}{line_at(WIDE / 2, HIGH + 24, said[0], room, 13.5, INK, 'th-ink', 'middle', 700)}"
        f"{line_at(WIDE / 2, HIGH + 42, said[1], room, 12, DIM, 'th-dim', 'middle')}</g>",
    )


def pile(sign: str, count: int, back: str) -> str:
    """Cards one on another, as thick as the pile is."""
    sheets = min(5, (count + 5) // 6)
    under = "".join(
        [
            f'<rect x="{2 * n}" y="{-3 * n}" width="{WIDE}" height="{HIGH}" rx="10" fill="{CARD}" stroke="{LINE}"'
            f' stroke-width="1.5" class="th-card th-line-s"/>'
            for n in range(sheets)
        ]
    )
    x, y = 2 * sheets, -3 * sheets
    if not count:
        return (
            f'<rect width="{WIDE}" height="{HIGH}" rx="10" fill="{WELL}" fill-opacity=".5" stroke="{LINE}"'
            f' stroke-dasharray="6 6" class="th-slot"/>{display(WIDE / 2, 72, "0", 28, DIM, "th-dim", "middle")}'
        )
    return (
        f'{under}<g transform="translate({x} {y})"><rect width="{WIDE}" height="{HIGH}" rx="10" fill="{back}"'
        f' stroke="{INK}" stroke-opacity=".55" stroke-width="1.5"/>'
        f'<rect x="6" y="6" width="{WIDE - 12}" height="{HIGH - 12}" rx="6" fill="none" stroke="{INK}"'
        f' stroke-opacity=".3"/>'
        f'<g opacity=".85">{icon(sign, WIDE / 2 - 25, 16, 50, INK)}</g>'
        f"{display(WIDE / 2, 104, str(count), 27, INK, 'th-on-back', 'middle')}</g>"
    )
