"""What a picture that stands alone shows under the board: how all stand, and the viewer's own hand."""

from __future__ import annotations

from typing import Final

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.page.cards import ICON_NAMES, card_scene
from igroteka.games.havoc.page.places import BOARD
from igroteka.games.havoc.page.style import (
    ACTION_ICONS,
    DIM,
    INK,
    LINE,
    PLATE,
    SIDE_ICONS,
    SIDES,
    TERRAIN_ICONS,
    TERRAINS,
    WELL,
    display,
    named,
    told,
)
from igroteka.games.havoc.view.queries import own_side, playing
from igroteka.games.havoc.view.types import Side, View
from igroteka.table.svg.card import lines_at, stacked
from igroteka.table.svg.icons import icon, scene_at
from igroteka.table.svg.markup import words_at
from igroteka.table.svg.measure import wrapped
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker

ROW: Final = 40
CARD_WIDE: Final = 206
CARD_HIGH: Final = 172
SCENE_HIGH: Final = 60
STEP: Final = CARD_WIDE + 12
IN_A_ROW: Final = 5


def hand(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    return stacked([standings(content, view, speaker), own_cards(content, view, speaker)], 0, 12)


# --- everybody ---


def standings(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    sides = playing(view)
    rows = [standing(content, view, side, speaker, ROW * n) for n, side in enumerate(sides)]
    return "".join(rows), ROW * len(sides)


def standing(content: Content, view: View, side: Side, speaker: Speaker, y: int) -> str:
    goods = (
        ("ch-hand", side.hand),
        ("deck", side.deck),
        ("ch-discard", len(side.discard)),
        ("ch-reserve", side.reserve),
        ("ch-control", side.regions),
        ("ch-prisoner", sum(side.prisoners)),
    )
    facts = "".join(
        [
            icon(sign, 470 + 90 * n, 8, 18, DIM) + words_at(494 + 90 * n, 22, str(value), 15, INK, weight=700)
            for n, (sign, value) in enumerate(goods)
        ]
    )
    won = icon("cup", 430, 7, 20, INK) if side.seat in view.winners else ""
    colour = SIDES[side.side]
    return (
        f'<g transform="translate(0 {y})"><rect width="{BOARD[0]}" height="{ROW - 6}" rx="9" fill="{PLATE}"'
        f' stroke="{colour}" stroke-width="{2.5 if side.side == view.turn else 1}"/>'
        f"{icon(SIDE_ICONS[side.side], 10, 5, 24, colour)}"
        f"{line_at(42, 22, speaker.seat_names[side.seat], 150, 15, INK, weight=700)}"
        f"{line_at(200, 22, named(content.factions[side.side], speaker.language), 140, 14, DIM)}"
        f"{display(410, 24, str(side.vp), 20, INK, 'ch-ink', 'end')}{won}{facts}</g>"
    )


# --- own cards ---


def own_cards(content: Content, view: View, speaker: Speaker) -> tuple[str, int]:
    own = own_side(view)
    if own is None:
        return "", 0
    kinds = sorted(set(own.known))
    drawn = [
        card(content, kind, own.known.count(kind), speaker, n % IN_A_ROW * STEP, n // IN_A_ROW * (CARD_HIGH + 10))
        for n, kind in enumerate(kinds)
    ]
    rows = (len(kinds) + IN_A_ROW - 1) // IN_A_ROW
    return "".join(drawn), rows * (CARD_HIGH + 10)


def card(content: Content, kind: int, many: int, speaker: Speaker, x: int, y: int) -> str:
    found = content.cards[kind]
    numbers = (found.move, found.recruit, found.build)
    icons = "".join(
        [
            icon(ACTION_ICONS[n], 10 + 44 * n, 8, 18, DIM)
            + words_at(31 + 44 * n, 22, str(numbers[n]), 15, INK, weight=700)
            for n in range(len(ICON_NAMES))
        ]
    )
    text = lines_at(
        10,
        64 + SCENE_HIGH,
        wrapped(told(found, speaker.language), CARD_WIDE - 20, 11.5, lines=4)[:3],
        15,
        CARD_WIDE - 18,
        11.5,
        DIM,
    )
    return (
        f'<g transform="translate({x} {y})"><rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="10" fill="{PLATE}"'
        f' stroke="{colour_of(found.deck)}" stroke-width="2"/>{icons}'
        f"{words_at(CARD_WIDE - 10, 22, f'×{many}' if many > 1 else '', 14, INK, anchor='end', weight=700)}"
        f"{scene_at(card_scene(found.id), 1, 32, CARD_WIDE - 2, SCENE_HIGH - 2, colour_of(found.deck), WELL)}"
        f"{icon(f'ch-{found.deck}', 10, 32 + SCENE_HIGH, 16, colour_of(found.deck))}"
        f"{line_at(32, 45 + SCENE_HIGH, named(found, speaker.language), CARD_WIDE - 42, 14, INK, weight=700)}{text}</g>"
    )


def colour_of(deck: str) -> str:
    """Return the colour of a deck: that of its terrain or its side."""
    signs = [sign.removeprefix("ch-") for sign in TERRAIN_ICONS]
    if deck in signs:
        return TERRAINS[signs.index(deck)]
    return SIDES[[sign.removeprefix("ch-") for sign in SIDE_ICONS].index(deck)] if deck else LINE
