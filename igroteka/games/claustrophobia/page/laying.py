"""A tile that is drawn and not laid: its rotations with what each leaves open, where it would lie; tiles looked at."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.page.places import TILE, Fit, cell_to_lay, edge_to_lay, free_corner
from igroteka.games.claustrophobia.page.style import LIT, named
from igroteka.games.claustrophobia.page.tiles import SIDE_LETTERS, floor, mark
from igroteka.games.claustrophobia.view.queries import DIRECTIONS, SIDES
from igroteka.games.claustrophobia.view.sides import WALL
from igroteka.games.claustrophobia.view.types import View
from igroteka.games.claustrophobia.words.cards import tile_text
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker


def rotations(content: Content, view: View) -> list[int]:
    """CL-099, CL-R52: the rotations that let the explorer in, of those with equal sides the first."""
    edge = edge_to_lay(view)
    if edge < 0:
        return []
    facing = (edge % SIDES + 2) % SIDES
    found: dict[frozenset[int], int] = {}
    for rotation in range(SIDES):
        lying = frozenset(open_sides(content, view.drawn, rotation))
        if facing in lying:
            found.setdefault(lying, rotation)
    return sorted(found.values())


def open_sides(content: Content, tile: int, rotation: int) -> list[int]:
    return [(SIDE_LETTERS.index(letter) + rotation) % SIDES for letter in content.tiles[tile].sides]


def leaves(content: Content, view: View, rotation: int) -> tuple[int, int, int]:
    """Return openings, connections and walled-up passages of the tile if it lay so."""
    cell = cell_to_lay(view)
    assert cell is not None
    there = {(spot.x, spot.y): spot for spot in view.spots}
    openings = connections = blind = 0
    for side in open_sides(content, view.drawn, rotation):
        dx, dy = DIRECTIONS[side]
        other = there.get((cell[0] + dx, cell[1] + dy))
        if other is None:
            openings += 1
        elif other.sides[(side + 2) % SIDES] != WALL:
            connections += 1
        else:
            blind += 1
    return openings, connections, blind


# --- the sheet ---


def laying(content: Content, view: View, fit: Fit, speaker: Speaker) -> str:
    """Draw the tile that was turned up, in each rotation that it may get."""
    turns = rotations(content, view)
    if not turns:
        return ""
    words = speaker.words
    name = named(speaker, "tile", view.drawn)
    title = say(words, "draw-drawn", tile=name)
    shown = "".join([turn(content, view, rotation, speaker) for rotation in turns])
    about = esc(speaker.say(tile_text(content.tiles[view.drawn].kind)))
    return (
        f'<section class="cl-laying cl-at-{free_corner(view, fit)}" aria-label="{title}"><h2>{title}</h2>'
        f"<p>{about}</p><div>{shown}</div></section>"
    )


def turn(content: Content, view: View, rotation: int, speaker: Speaker) -> str:
    openings, connections, blind = leaves(content, view, rotation)
    told = say(speaker.words, "draw-leaves", openings=openings, connections=connections, blind=blind)
    return (
        f'<div id="turn-{rotation}" class="cl-turn">{thumbnail(content, view.drawn, rotation, f"turn{rotation}")}'
        f"<small>{told}</small></div>"
    )


def thumbnail(content: Content, tile: int, rotation: int, name: str) -> str:
    found = content.tiles[tile]
    return picture(floor(tile, found.shape, found.kind, found.sides, rotation, name) + mark(found.kind, False, False))


@lru_cache(256)
def picture(inner: str) -> str:
    return f'<svg class="cl-thumb" viewBox="0 0 {TILE} {TILE}" aria-hidden="true">{inner}</svg>'


def peeking(content: Content, view: View, fit: Fit, speaker: Speaker) -> str:
    """Draw the tiles of which the Human hands one over; he alone sees them."""
    if not view.peeked:
        return ""
    title = say(speaker.words, "draw-peeked", many=len(view.peeked))
    shown = "".join(
        [
            f'<div id="peek-{tile}" class="cl-turn" data-help="{esc(told(content, tile, speaker))}">'
            f"{thumbnail(content, tile, 0, f'peek{tile}')}"
            f"<small>{esc(named(speaker, 'tile', tile))}</small></div>"
            for tile in view.peeked
        ]
    )
    return (
        f'<section class="cl-laying cl-at-{free_corner(view, fit)}" aria-label="{title}"><h2>{title}</h2>'
        f"<div>{shown}</div></section>"
    )


def told(content: Content, tile: int, speaker: Speaker) -> str:
    return f"{named(speaker, 'tile', tile)}\n{speaker.say(tile_text(content.tiles[tile].kind))}"


# --- on the map ---


def ghosts(content: Content, view: View) -> str:
    """Draw the tile where it is going to lie, in each rotation: whoever points at one sees it there."""
    cell = cell_to_lay(view)
    if cell is None:
        return ""
    x, y = cell[0] * TILE, cell[1] * TILE
    found = content.tiles[view.drawn]
    drawn = "".join(
        [
            f'<g id="lay-{rotation}" class="ghost" opacity="0" transform="translate({x} {y})">'
            f"{floor(view.drawn, found.shape, found.kind, found.sides, rotation, f'lay{rotation}')}"
            f"{mark(found.kind, False, False)}</g>"
            for rotation in rotations(content, view)
        ]
    )
    return drawn + place(x, y)


@lru_cache(64)
def place(x: int, y: int) -> str:
    return (
        f'<rect x="{x + 4}" y="{y + 4}" width="{TILE - 8}" height="{TILE - 8}" rx="9" fill="none" stroke="{LIT}"'
        ' stroke-width="4" stroke-dasharray="14 10" class="cl-place here"/>'
    )
