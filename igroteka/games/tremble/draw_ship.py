"""A ship as a card: strength above, fuel and price in the lower corners (TH-004), abilities lit where they count."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.card_words import ability_lines, people
from igroteka.games.tremble.content import Ability, Ship
from igroteka.games.tremble.draw_style import CARD, DIM, INK, LINE, TYPES, WELL, display
from igroteka.table.icons import icon
from igroteka.table.markup import esc, number, rect, words_at
from igroteka.table.measure import fitted, shortened, width, wrapped
from igroteka.table.speech import Speaker, Words

WIDE: Final = 104
HIGH: Final = 164
HULLS: Final = {"saucer": "#243a52", "tripod": "#3a2c55", "cruiser": "#4b2a3a"}
METALS: Final = {"saucer": "#9fd8ff", "tripod": "#cdb4ff", "cruiser": "#ffb3bf"}
CHIP: Final = 18


@lru_cache(4096)
def ship_face(words: Words, ship: Ship, name: str, lit: tuple[bool, ...], place: str, dim: bool) -> str:
    """The card in a box of WIDE by HIGH; `lit` says of each ability whether it counts where the ship is."""
    colour = METALS[ship.ship_class]
    return (
        f'<rect class="frame th-card th-line-s" x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="9" fill="{CARD}"'
        f' stroke="{LINE}" stroke-width="1.5"/>'
        f'<path d="M2 50V10A8 8 0 0 1 10 2H{WIDE - 10}A8 8 0 0 1 {WIDE - 2} 10V50Z" fill="{HULLS[ship.ship_class]}"'
        f' class="th-hull-{ship.ship_class}"/>'
        f"{icon('th-' + ship.ship_class, WIDE / 2 - 21, 5, 42, colour, 'th-metal-' + ship.ship_class)}"
        f"{strength_disc(ship.strength)}{ship_name(name)}{chips(words, ship, lit)}"
        f"{corners(ship)}{whereabouts(place, dim)}"
    )


def strength_disc(strength: int) -> str:
    return f'<circle cx="16" cy="16" r="11.5" fill="{INK}" class="th-disc"/>' + display(
        16, 21, str(strength), 14, WELL, "th-on-disc", "middle"
    )


def ship_name(name: str) -> str:
    lines = wrapped(name, WIDE - 8, 12)
    top = 68 if len(lines) == 1 else 63
    return "".join(
        [words_at(WIDE / 2, top + 13 * n, esc(line), 12, INK, "th-ink", "middle", 700) for n, line in enumerate(lines)]
    )


def corners(ship: Ship) -> str:
    return (
        f"{icon('th-fuel', 6, 124, 14, DIM, 'th-dim')}"
        f"{words_at(22, 136, str(ship.fuel), 13, INK, 'th-ink th-num', weight=700)}"
        f"{icon('th-people', WIDE - 20, 124, 14, DIM, 'th-dim')}"
        f"{words_at(WIDE - 22, 136, people(ship.price), 12, INK, 'th-ink th-num', 'end', 700)}"
    )


def whereabouts(place: str, dim: bool) -> str:
    """The foot of the card: where it is."""
    size = fitted(place, WIDE - 10, 11.5)
    said = esc(shortened(place, WIDE - 8, size))
    return rect(5, 142, WIDE - 10, 17, WELL, "th-well", 5) + words_at(
        WIDE / 2, 154.5, said, size, DIM if dim else INK, "th-dim" if dim else "th-ink", "middle", 500 if dim else 700
    )


# --- abilities ---


def chips(words: Words, ship: Ship, lit: tuple[bool, ...]) -> str:
    top = 84 if len(ship.abilities) > 1 else 93
    return "".join(
        [
            chip(words, ability, on, top + n * (CHIP + 1))
            for n, (ability, on) in enumerate(zip(ship.abilities, lit, strict=True))
        ]
    )


def chip(words: Words, ability: Ability, on: bool, y: float) -> str:
    """+4 and a sign of what it needs, or the name of what the ship can do."""
    fill, ink = (INK, WELL) if on else (WELL, DIM)
    classes = ("th-chip-on", "th-chip-on-ink") if on else ("th-chip", "th-dim")
    if ability.bonus is None:
        said, sign = words.sentence("draw-ability", {"ability": ability.kind}), f"th-{ability.kind}"
    else:
        said, sign = f"+{ability.bonus}", f"th-{ability.type or ability.ship_class}"
    size = fitted(said, WIDE - 30, 12)
    said = shortened(said, WIDE - 26, size)
    wide = width(said, size) + 19
    left = (WIDE - wide) / 2
    sign_at, text_at = (left, left + 18) if ability.bonus is None else (left + wide - 16, left)
    colour = TYPES.get(ability.type or "", ink) if not on else ink
    return (
        f"{rect(6, y, WIDE - 12, CHIP, fill, classes[0], 9)}"
        f"{icon(sign, sign_at, y + 2, 14, colour, classes[1])}"
        f"{words_at(text_at, y + 13.2, esc(said), size, ink, classes[1], weight=700)}"
    )


def ship_title(speaker: Speaker, ship: Ship, name: str) -> str:
    """Everything on the card in words."""
    return (
        esc(f"{name}. " + "; ".join([speaker.say(line) for line in ability_lines(ship)]))
        if ship.abilities
        else esc(name)
    )


def ship_svg(face: str, ident: str, title: str, cls: str = "") -> str:
    named = f' id="{ident}"' if ident else ""
    return f'<svg{named} class="th-ship{cls}" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{title}"><title>{title}</title>{face}</svg>'


def ship_at(face: str, x: float, y: float) -> str:
    """The same card in a picture that stands alone."""
    return f'<g transform="translate({number(x)} {number(y)})">{face}</g>'
