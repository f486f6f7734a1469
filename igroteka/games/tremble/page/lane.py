"""A captain's lane on the board: fuel 0 to 20, ships in hand, and his searches with token, ships and pay-off.

People and captured cities stand in the strip of the captain, and people on their track.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.content.tables import TYPES as TYPE_ORDER
from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.fleet import ship_picture
from igroteka.games.tremble.page.places import GAP, LANE_HEIGHT, LANE_TOP, lane_left, lane_width
from igroteka.games.tremble.page.style import CAPTAINS, CARD, DIM, INK, LINE, WELL, badge, display
from igroteka.games.tremble.state.fields import TANK
from igroteka.games.tremble.view.types import Captain, Search, View
from igroteka.games.tremble.words.cards import people, shown_people
from igroteka.games.tremble.words.labels import city_short
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import esc, number, rect, words_at
from igroteka.table.svg.parts import joined, piece
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker, Words

HAND_TOP: Final = 46
SEARCH_TOP: Final = 82
SEARCH_ROOM: Final = 86
TALL: Final = 40


def lanes(content: Content, view: View, speaker: Speaker) -> list[str]:
    return [lane(content, view, captain, speaker) for captain in view.captains]


def lane(content: Content, view: View, captain: Captain, speaker: Speaker) -> str:
    seat, wide = captain.seat, lane_width(view.players)
    return joined(
        [
            lane_ground(seat, view.players),
            lane_part("head", seat, lane_head(wide, speaker.seat_names[seat], seat == view.leader)),
            lane_part("fuel", seat, gauge(seat, wide, captain.fuel)),
            lane_part("hand", seat, in_hand(content, captain, wide)),
            lane_part("searches", seat, searches(content, view, captain, speaker, wide)),
            "</g>",
        ]
    )


@lru_cache(4096)
def lane_part(name: str, captain: int, shown: str) -> str:
    """Draw a part of a lane that changes by itself."""
    return piece(f"{name}-{captain}", f'<g id="{name}-{captain}">{shown}</g>')


@lru_cache(64)
def lane_ground(captain: int, players: int) -> str:
    colour, wide = CAPTAINS[captain], lane_width(players)
    return (
        f'<g id="lane-{captain}" transform="translate({lane_left(captain, players)} {LANE_TOP})">'
        f'<rect width="{wide}" height="{LANE_HEIGHT}" rx="12" fill="{WELL}" fill-opacity=".6" stroke="{LINE}"'
        f' class="th-lane"/><path d="M12 0H{wide - 12}" stroke="{colour}" stroke-width="3" stroke-linecap="round"'
        f' class="th-s{captain}"/>{badge(captain, 7, 5, 19)}'
    )


@lru_cache(4096)
def lane_head(wide: int, name: str, leads: bool) -> str:
    crown = icon("wreath", wide - 25, 5, 18, INK, "th-ink") if leads else ""
    return crown + line_at(32, 19, name, wide - 62, 13.5, INK, "th-ink", weight=700)


@lru_cache(1024)
def gauge(captain: int, wide: int, fuel: int) -> str:
    """Twenty cells of the tank."""
    left, right = 24, wide - 26
    step = (right - left) / int(TANK)
    cells = []
    for cell in range(int(TANK)):
        full = cell < fuel
        fill = CAPTAINS[captain] if full else LINE
        cells.append(
            f'<rect x="{number(left + cell * step)}" y="31" width="{number(step - 1.2)}" height="9" rx="1.5"'
            f' fill="{fill}" class="{f"th-f{captain}" if full else "th-line"}"/>'
        )
    return (
        f"{icon('th-fuel', 7, 28, 14, DIM, 'th-dim')}{''.join(cells)}"
        f"{words_at(wide - 7, 40, str(fuel), 12.5, INK, 'th-ink th-num', 'end', 700)}"
    )


# --- ships in hand: what all know of them (TH-R13) ---


def in_hand(content: Content, captain: Captain, wide: int) -> str:
    known = tuple([(kind, content.ships[kind].strength) for kind in captain.known])
    return backs(captain.seat, known, captain.hidden, wide)


@lru_cache(2048)
def backs(captain: int, known: tuple[tuple[int, int], ...], hidden: tuple[int, ...], wide: int) -> str:
    """Known ships face up, the others as backs with the price paid, where that is still known."""
    step = min(38.0, (wide - 8) / 5)
    faces = [known_ship(captain, kind, strength, 6 + n * step, step - 4) for n, (kind, strength) in enumerate(known)]
    rest = [hidden_ship(captain, price, 6 + (len(known) + n) * step, step - 4) for n, price in enumerate(hidden)]
    return "".join(faces + rest)


def known_ship(captain: int, kind: int, strength: int, x: float, wide: float) -> str:
    size = min(30.0, wide - 3)
    return (
        f'<g transform="translate({number(x)} {HAND_TOP})">{rect(0, 0, wide, 31, CARD, "th-card", 5)}'
        f"{ship_picture(kind, (wide - size) / 2, 1, size, CAPTAINS[captain], f'th-f{captain}')}"
        f"{words_at(wide / 2, 28, str(strength), 11, INK, 'th-ink th-num', 'middle', 700)}</g>"
    )


def hidden_ship(captain: int, price: int, x: float, wide: float) -> str:
    colour = CAPTAINS[captain]
    mark = words_at(wide / 2, 20, str(price), 12, INK, "th-ink th-num", "middle", 700) if price else ""
    return (
        f'<g transform="translate({number(x)} {HAND_TOP})"><rect width="{number(wide)}" height="31" rx="5"'
        f' fill="{colour}" fill-opacity=".22" stroke="{colour}" stroke-opacity=".7"'
        f' class="th-f{captain} th-s{captain}"/>'
        f"{mark or icon(f'th-captain-{captain}', wide / 2 - 8, 7.5, 16, colour, f'th-f{captain}')}</g>"
    )


# --- captured cities ---


def counted(content: Content, captain: Captain) -> tuple[int, ...]:
    kinds: list[str] = [content.cities[city].type for city in captain.captured]
    return tuple([kinds.count(kind) for kind in TYPE_ORDER])


# --- searches ---


def searches(content: Content, view: View, captain: Captain, speaker: Speaker, wide: int) -> str:
    """Tall cards while there is room, else lines."""
    columns = 2 if wide > 300 else 1
    count = len(captain.searches)
    rows = max(2, -(-count // columns))
    high = SEARCH_ROOM // rows - 3
    room = (wide - 12 - GAP * (columns - 1)) // columns
    return "".join(
        [
            f'<g id="search-{captain.seat}-{search.city}" class="th-search" transform="translate('
            f'{6 + place % columns * (room + GAP)} {SEARCH_TOP + place // columns * (high + 3)})">'
            f"{search_card(content, captain.seat, search, speaker, room, high)}</g>"
            for place, search in enumerate(captain.searches)
        ]
    )


def search_card(content: Content, captain: int, search: Search, speaker: Speaker, wide: int, high: int) -> str:
    pay = content.cities[search.city].search
    name = city_short(speaker, search.city)
    ships = search.ships
    return search_face(
        speaker.words, captain, name, ships, search.strength, search.token, 0 if search.late else pay, wide, high
    )


@lru_cache(4096)
def search_face(
    words: Words,
    captain: int,
    name: str,
    ships: tuple[int, ...],
    strength: int,
    token: int,
    pay: int,
    wide: int,
    high: int,
) -> str:
    colour = CAPTAINS[captain]
    tall = high >= TALL
    base = high / 2 if not tall else 13
    if pay:
        title = words.sentence("draw-search-of", {"city": name, "turns": token, "people": people(pay)})
        gets = f"+{shown_people(pay, words.language)}"
    else:  # TH-R32
        title = words.sentence("draw-search-late", {"city": name})
        gets = esc(words.sentence("draw-late", {}))
    head = (
        f"<title>{esc(title)}</title>{rect(0, 0, wide, high, CARD, 'th-card', 7)}"
        f'<rect width="3" height="{high}" rx="1.5" fill="{colour}" class="th-f{captain}"/>'
        f"{token_disc(token, wide - 12, base if not tall else 12)}"
    )
    if not tall:
        room = wide - 88
        return (
            f"{head}{line_at(9, high / 2 + 4, name, room, 11.5, INK, 'th-ink', weight=600)}"
            f"{words_at(wide - 24, high / 2 + 4, gets, 11.5, INK, 'th-ink th-num', 'end', 700)}"
        )
    step = min(21.0, (wide - 90) / max(1, len(ships)))
    hulls = "".join(
        [ship_picture(ship, 6 + n * step, 21, 24, colour, f"th-f{captain}") for n, ship in enumerate(ships)]
    )
    return (
        f"{head}{icon('th-search', 7, 4, 13, DIM, 'th-dim')}"
        f"{line_at(23, 15, name, wide - 48, 12.5, INK, 'th-ink', weight=600)}{hulls}"
        f"{words_at(14 + len(ships) * step, 35, str(strength), 12, DIM, 'th-dim th-num', weight=700)}"
        f"{words_at(wide - 6, 36, gets, 13, INK, 'th-ink th-num', 'end', 700)}"
    )


def token_disc(token: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="8.5" fill="{INK}" class="th-disc"/>'
        f"{display(x, y + 4.3, str(token), 12, WELL, 'th-on-disc', 'middle')}"
    )
