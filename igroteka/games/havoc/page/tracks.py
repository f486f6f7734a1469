"""The tracks beside the map: points and event stacks, initiative, decks, what nobody has seen, battles to come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import TERRAINS
from igroteka.games.havoc.page.places import BOARD, ORBIT, SPACES, on_orbit, space_of
from igroteka.games.havoc.page.style import (
    DIM,
    DISPLAY,
    FOE,
    INK,
    LINE,
    LIT,
    PLATE,
    SHAPES,
    SIDE_ICONS,
    SIDES,
    TERRAIN_ICONS,
    TOKEN_ICONS,
    WELL,
    count,
    event_scene,
    named,
    told,
)
from igroteka.games.havoc.page.style import TERRAINS as TERRAIN_INKS
from igroteka.games.havoc.view.queries import playing
from igroteka.games.havoc.view.types import Deck, Fight, View
from igroteka.table.svg.icons import icon, scene_at
from igroteka.table.svg.markup import esc, number, words_at
from igroteka.table.svg.parts import piece
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker

RIGHT: Final = BOARD[0] - 12  # edge of what stands in the corners at the right
LOW: Final = BOARD[1] - 12
TITLE: Final = 18  # type size


def tracks(content: Content, view: View, speaker: Speaker) -> list[str]:
    return [
        *points(content, view, speaker),
        *vp_markers(view),
        initiative(view, speaker),
        *decks(view, speaker),
        unseen(content, view, speaker),
        pending(view, speaker),
    ]


# --- the VP track ---


def points(content: Content, view: View, speaker: Speaker) -> list[str]:
    return [
        point(
            n,
            content.points[n].vp,
            view.stacks[n] if n < len(view.stacks) else 0,
            state_of(view, n),
            esc(speaker.words.sentence("draw-help-point", {"vp": content.points[n].vp, "final": final_word(view, n)})),
        )
        for n in range(len(content.points))
    ]


def final_word(view: View, point: int) -> str:
    return "yes" if point == len(view.stacks) - 1 else "no"


def state_of(view: View, point: int) -> str:
    if view.last or point < view.point:
        return "past"
    return "next" if point == view.point else "ahead"


@lru_cache(512)
def point(n: int, vp: int, stack: int, state: str, help_: str) -> str:
    """Draw an event point: how many markers lie there, face down; those passed are dim."""
    x, y = space_of(vp)
    if state == "past":
        tick = icon("check", -9, -9, 18, DIM, "ch-dim")
        inner = f'<circle r="20" fill="{WELL}" fill-opacity=".8" class="ch-past"/>{tick}'
    else:
        ring = f'<circle r="23" fill="none" stroke="{LIT}" stroke-width="3" stroke-dasharray="4 4" class="ch-next"/>'
        inner = (ring if state == "next" else "") + (badge(stack, 15, -15) if stack else "")
    return piece(
        f"point-{n}",
        f'<g id="point-{n}" class="ch-event" transform="translate({number(x)} {number(y)})" data-help="{help_}">'
        f'<circle class="frame" r="20" fill="#fff" fill-opacity="0"/>{inner}</g>',
    )


def badge(many: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="11" fill="{LIT}" stroke="#10131c" stroke-width="2"/>'
        f'<text x="{number(x)}" y="{number(y + 6)}" font-family="{DISPLAY}" font-size="17" font-weight="700"'
        f' fill="#10131c" text-anchor="middle">{many}</text>'
    )


def vp_markers(view: View) -> list[str]:
    """Draw a satellite for each side; those on one space stand side by side."""
    shown = []
    sides = playing(view)
    for side in sides:
        same = [other.side for other in sides if other.vp % SPACES == side.vp % SPACES]
        lane = same.index(side.side) - (len(same) - 1) / 2
        shown.append(vp_marker(side.side, side.vp, lane))
    return shown


@lru_cache(2048)
def vp_marker(side: int, vp: int, lane: float) -> str:
    x, y = on_orbit(vp % SPACES * 360 / SPACES + lane * 2.1, ORBIT)
    lap = count(50, 0, 26, 13) if vp >= SPACES else ""  # CH-167: on the second lap
    return piece(
        f"vp-{side}",
        f'<g id="vp-{side}" class="ch-vp" transform="translate({number(x)} {number(y)})">'
        f'<path d="{SHAPES[side]}" transform="scale(.62)" fill="{SIDES[side]}" stroke="#0b0c16" stroke-width="4"'
        f' class="ch-f-{side}"/>{icon(SIDE_ICONS[side], -9, -10, 18, "#10131c", "ch-on")}{lap}</g>',
    )


# --- initiative ---


def initiative(view: View, speaker: Speaker) -> str:
    """CH-022, CH-023: the order of this round, and that of the next; places can be chosen on the second one."""
    words = speaker.words
    now = "".join([emblem(side, 20 + 42 * n, 38, side == view.turn) for n, side in enumerate(view.order)])
    following = "".join([place(n, side, 104) for n, side in enumerate(view.upcoming)])
    return piece(
        "initiative",
        f'<g id="initiative" transform="translate(10 6)">{title(words.sentence("draw-order-now", {}), 0, 18)}{now}'
        f"{title(words.sentence('draw-order-next', {}), 0, 96)}{following}</g>",
    )


def title(said: str, x: float, y: float) -> str:
    return line_at(x, y, said, 240, TITLE, DIM, "ch-dim", weight=600)


@lru_cache(256)
def emblem(side: int, x: float, y: float, now: bool) -> str:
    ring = (
        f'<circle cx="{x}" cy="{y + 6}" r="21" fill="none" stroke="{INK}" stroke-width="2.5" class="ch-now"/>'
        if now
        else ""
    )
    return (
        f'{ring}<g transform="translate({x} {y + 6}) scale(.78)"><path d="{SHAPES[side]}" fill="{PLATE}"'
        f' stroke="{SIDES[side]}" stroke-width="3.5" class="ch-token ch-s-{side}"/></g>'
        f"{icon(SIDE_ICONS[side], x - 11, y - 6, 22, SIDES[side], f'ch-f-{side}')}"
    )


@lru_cache(256)
def place(n: int, side: int, y: float) -> str:
    x = 20 + 42 * n
    return (
        f'<g id="place-{n}" class="ch-place"><circle class="frame" cx="{x}" cy="{y + 16}" r="20" fill="#fff"'
        f' fill-opacity="0"/>{emblem(side, x, y + 10, False)}</g>'
    )


# --- decks ---


def decks(view: View, speaker: Speaker) -> list[str]:
    """Draw the terrain decks in the upper right corner."""
    return [
        deck(found, speaker.words.sentence("draw-terrain", {"terrain": TERRAINS[found.terrain]}))
        for found in view.decks
    ]


def deck(found: Deck, name: str) -> str:
    return deck_at(found.terrain, found.cards, esc(f"{name}: {found.cards}"))


@lru_cache(256)
def deck_at(terrain: int, cards: int, help_: str) -> str:
    x = RIGHT - 118 + 62 * (terrain % 2)
    y = 10 + 78 * (terrain // 2)
    return piece(
        f"deck-{terrain}",
        f'<g id="deck-{terrain}" class="ch-deck" transform="translate({x} {y})" data-help="{help_}">'
        f'<rect x="3" y="3" width="54" height="70" rx="8" fill="#000" fill-opacity=".5"/>'
        f'<rect class="frame" width="54" height="70" rx="8" fill="{TERRAIN_INKS[terrain]}" stroke="{LINE}"'
        f' stroke-width="1.5"/>{icon(TERRAIN_ICONS[terrain], 10, 7, 34, "#fff")}{count(cards, 27, 63, 20)}</g>',
    )


# --- what nobody has seen ---


def unseen(content: Content, view: View, speaker: Speaker) -> str:
    """Draw in the lower left corner the event markers and tokens that nobody has turned up yet."""
    words, language = speaker.words, speaker.language
    events = "".join(
        [
            event(
                event_scene(content.events[n].id),
                n,
                n in view.events_left,
                esc(f"{named(content.events[n], language)}. {told(content.events[n], language)}"),
            )
            for n in range(len(content.events))
        ]
    )
    pools = (
        sum(view.tokens[: content.war_parties]),
        sum(view.tokens[content.war_parties :]),
        sum(view.finds),
    )
    left = "".join([pool(TOKEN_ICONS[n], many, 4 + 64 * n) for n, many in enumerate(pools)])
    return piece(
        "unseen",
        f'<g id="unseen" transform="translate(10 {LOW - 158})">{title(words.sentence("draw-unseen-events", {}), 0, 14)}'
        f"{events}{title(words.sentence('draw-unseen-tokens', {}), 0, 122)}{left}</g>",
    )


@lru_cache(256)
def event(picture: str, n: int, left: bool, help_: str) -> str:
    x, y = 57 * (n % 3), 22 + 43 * (n // 3)
    pale = "" if left else ' opacity=".3"'
    return (
        f'<g class="ch-event" transform="translate({x} {y})"{pale} data-help="{help_}">'
        f"{scene_at(picture, 0, 0, 52, 39, LIT, WELL, 'ch-scene')}"
        f'<rect class="frame ch-line-s" width="52" height="39" rx="2" fill="none" stroke="{LINE}"'
        ' stroke-width="2"/></g>'
    )


@lru_cache(256)
def pool(sign: str, many: int, x: float) -> str:
    return icon(sign, x - 4, 131, 24, DIM, "ch-dim") + words_at(x + 23, 150, str(many), 19, INK, "ch-ink", weight=700)


# --- battles to come ---


def pending(view: View, speaker: Speaker) -> str:
    """CH-115: draw in the lower right corner the battles in the order in which they are fought."""
    shown = view.fights[:5]
    rows = "".join([fight_row(fight, 150 - 32 * (len(shown) - 1 - n)) for n, fight in enumerate(shown)])
    said = esc(speaker.words.sentence("draw-battles", {}))
    head = (
        f'<text x="160" y="{148 - 32 * len(shown)}" font-size="{TITLE}" font-weight="600" fill="{DIM}" class="ch-dim"'
        f' text-anchor="end">{said}</text>'
        if shown
        else ""
    )
    return piece("fights", f'<g id="fights" transform="translate({RIGHT - 160} {LOW - 158})">{head}{rows}</g>')


@lru_cache(1024)
def fight_row(fight: Fight, y: int) -> str:
    return (
        f'<circle cx="72" cy="{y - 8}" r="13" fill="{FOE}"/>'
        f'<text x="72" y="{y - 1}" font-family="{DISPLAY}" font-size="18" font-weight="700" fill="#fff"'
        f' text-anchor="middle">{fight.number}</text>'
        f"{icon(SIDE_ICONS[fight.attacker], 89, y - 21, 26, SIDES[fight.attacker], f'ch-f-{fight.attacker}')}"
        f"{icon('swords', 117, y - 16, 16, DIM, 'ch-dim')}"
        f"{icon(SIDE_ICONS[fight.defender], 134, y - 21, 26, SIDES[fight.defender], f'ch-f-{fight.defender}')}"
    )
