"""A ship as a card: strength above, fuel and price in the lower corners (TH-004), abilities lit where they count."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from igroteka.games.tremble.content.tables import Ability, Ship
from igroteka.games.tremble.page.fleet import ship_picture
from igroteka.games.tremble.page.style import CARD, DIM, INK, LINE, TYPES, WELL, display
from igroteka.games.tremble.words.cards import shown_people
from igroteka.table.svg.card import lines_at
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number, rect, words_at
from igroteka.table.svg.measure import width, wrapped
from igroteka.table.svg.parts import piece
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Words

WIDE: Final = 104
HIGH: Final = 168
DOWN: Final = HIGH - 152  # what stands under the picture
HULLS: Final = {"saucer": "#243a52", "tripod": "#3a2c55", "cruiser": "#4b2a3a"}
METALS: Final = {"saucer": "#9fd8ff", "tripod": "#cdb4ff", "cruiser": "#ffb3bf"}
CHIP: Final = 17
BAND: Final = 63


class Place(NamedTuple):
    """Place of a ship, as its card says it."""

    said: str
    sign: str = ""  # icon
    away: bool = False


@lru_cache(4096)
def ship_face(words: Words, ship: Ship, kind: int, name: str, lit: tuple[bool, ...], place: Place) -> str:
    """The card in a box of WIDE by HIGH; `kind` has its picture, `lit` says whether an ability counts where it is."""
    colour, hull = METALS[ship.ship_class], HULLS[ship.ship_class]
    return (
        f'<rect class="frame th-card th-line-s" x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="9" fill="{CARD}"'
        f' stroke="{LINE}" stroke-width="1.5"/>'
        f'<path d="M2 {BAND}V10A8 8 0 0 1 10 2H{WIDE - 10}A8 8 0 0 1 {WIDE - 2} 10V{BAND}Z" fill="{hull}"'
        f' class="th-hull-{ship.ship_class}"/>'
        f"{ship_picture(kind, 19, 3, 76, colour, 'th-metal-' + ship.ship_class)}"
        f"{class_label(words, ship)}{strength_disc(ship.strength)}"
        f'<g transform="translate(0 {DOWN})">{ship_name(name)}{chips(words, ship, lit)}{corners(words, ship)}'
        f"{whereabouts(place)}</g>"
    )


def strength_disc(strength: int) -> str:
    return f'<circle cx="16" cy="16" r="11.5" fill="{INK}" class="th-disc"/>' + display(
        16, 21, str(strength), 14, WELL, "th-on-disc", "middle"
    )


def class_label(words: Words, ship: Ship) -> str:
    said = words.sentence("text-ship-class", {"ship": ship.ship_class})
    return line_at(
        WIDE / 2, 58.5, said, WIDE - 12, 11.5, METALS[ship.ship_class], "th-metal-" + ship.ship_class, "middle", 600
    )


def ship_name(name: str) -> str:
    lines = wrapped(name, WIDE - 10, 12)
    top = 67 if len(lines) == 1 else 59
    return lines_at(WIDE / 2, top, lines, 13, WIDE - 8, 12, INK, "th-ink", "middle", 700)


def corners(words: Words, ship: Ship) -> str:
    return (
        f"{icon('th-fuel', 6, 114, 14, DIM, 'th-dim')}"
        f"{words_at(22, 126, str(ship.fuel), 13, INK, 'th-ink th-num', weight=700)}"
        f"{icon('th-people', WIDE - 20, 114, 14, DIM, 'th-dim')}"
        f"{words_at(WIDE - 22, 126, shown_people(ship.price, words.language), 12, INK, 'th-ink th-num', 'end', 700)}"
    )


def whereabouts(place: Place) -> str:
    """The foot of the card: where it is, with a sign if it is away."""
    ink, cls, weight = (INK, "th-ink", 700) if place.away else (DIM, "th-dim", 500)
    foot = rect(5, 131, WIDE - 10, 17, WELL, "th-well", 5)
    if not place.sign:
        return foot + line_at(WIDE / 2, 143.5, place.said, WIDE - 14, 11.5, ink, cls, "middle", weight)
    room = WIDE - 24
    wide = min(room, width(place.said, 11.5))
    left = (WIDE - wide - 15) / 2
    return (
        f"{foot}{icon(place.sign, left, 133, 13, ink, cls)}"
        f"{line_at(left + 15, 143.5, place.said, room, 11.5, ink, cls, weight=weight)}"
    )


# --- abilities ---


def chips(words: Words, ship: Ship, lit: tuple[bool, ...]) -> str:
    top = 77 if len(ship.abilities) > 1 else 85
    return "".join(
        [
            chip(words, ability, on, top + n * (CHIP + 1))
            for n, (ability, on) in enumerate(zip(ship.abilities, lit, strict=True))
        ]
    )


def chip(words: Words, ability: Ability, on: bool, y: float) -> str:
    """+4 and a sign of what it needs, or the name of what the ship can do."""
    fill, ink = (INK, WELL) if on else (WELL, DIM)
    back, cls = ("th-chip-on", "th-chip-on-ink") if on else ("th-chip", "th-dim")
    pill = rect(6, y, WIDE - 12, CHIP, fill, back, 9)
    if ability.bonus is not None:
        sign = f"th-{ability.type or ability.ship_class}"
        colour = ink if on else TYPES.get(ability.type or "", ink)
        tint = cls if on or not ability.type else f"th-t-{ability.type}"
        plus = words_at(WIDE / 2 - 3, y + 12.9, f"+{ability.bonus}", 12.5, ink, cls + " th-num", "end", 700)
        return f"{pill}{plus}{icon(sign, WIDE / 2 + 2, y + 1, 15, colour, tint)}"
    said = words.sentence("draw-ability", {"ability": ability.kind})
    room = WIDE - 36
    left = (WIDE - min(room, width(said, 11.5)) - 17) / 2
    return (
        f"{pill}{icon(f'th-{ability.kind}', left, y + 1.5, 14, ink, cls)}"
        f"{line_at(left + 17, y + 12.7, said, room, 11.5, ink, cls, weight=700)}"
    )


@lru_cache(2048)
def ship_svg(face: str, ident: str, title: str, cls: str = "") -> str:
    return piece(
        ident,
        f'<svg id="{ident}" class="th-ship{cls}" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{title}">'
        f"<title>{title}</title>{face}</svg>",
    )


def ship_at(face: str, x: float, y: float) -> str:
    """Draw the card in a picture that stands alone."""
    return f'<g transform="translate({number(x)} {number(y)})">{face}</g>'
