"""Tiles of the catacombs and spaces of the Board of Destiny.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from igroteka.engine.content_tables import Tables
from igroteka.games.claustrophobia.content import vocabulary as terms
from igroteka.games.claustrophobia.content.cards import check_fields
from igroteka.games.claustrophobia.content.people import Named

TILES_FILE: Final = "tiles.toml"
SPACES_FILE: Final = "destiny.toml"
Value: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
FACES: Final = (1, 2, 3, 4, 5, 6)

SPACE_FIELDS: Final = ("amount", "high", "high_from", "stat", "until", "cap")
SPACE_NEEDS: Final[dict[str, set[str]]] = {  # by effect: the fields it must have
    "calm": {"amount"},
    "threat": {"amount"},
    "trog_stat": {"stat", "amount", "until"},
    "draw_event": {"amount"},
    "waive_humans": set(),
    "waive_opening": set(),
    "futile": {"cap", "stat", "amount", "until"},
    "trap": {"amount"},
}
HIGH: Final = {"high", "high_from"}  # fields that `threat` may have, both or none


class Tile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    ru: str
    en: str
    shape: terms.TileShape
    kind: terms.TileKind
    sides: str
    capacity: Annotated[int, Meta(ge=1, le=5)]


class Space(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    colour: terms.Colour
    dice: Annotated[int, Meta(ge=1, le=2)]
    values: tuple[Value, ...] | None = None
    least: Annotated[int, Meta(ge=2, le=12)] | None = None
    exact: Annotated[int, Meta(ge=2, le=12)] | None = None
    effect: terms.SpaceEffect
    amount: Annotated[int, Meta(ge=1, le=3)] | None = None
    high: Annotated[int, Meta(ge=1, le=6)] | None = None
    high_from: Annotated[int, Meta(ge=2, le=6)] | None = None
    stat: terms.Stat | None = None
    until: Literal["D", "threat"] | None = None
    cap: Annotated[int, Meta(ge=0, le=3)] | None = None


def check_tile(tables: Tables, tile: Tile) -> None:
    letters = list(tile.sides)
    ordered = [letter for letter in terms.SIDE_LETTERS if letter in letters]
    if not letters or letters != ordered:
        reason = f"expected letters of {terms.SIDE_LETTERS} in this order, each once, got {tile.sides!r}"
        tables.fault(TILES_FILE, tile.id, "sides", reason)


def check_tiles(tables: Tables, tiles: Sequence[Tile]) -> None:
    """Check the number of tiles, that there is an Exit, and that holes have their tokens (CL-R33)."""
    if len(tiles) != terms.TILES:
        tables.fault(TILES_FILE, "", "", f"expected {int(terms.TILES)} tiles, got {len(tiles)}")
    exits = sum(tile.kind == "exit" for tile in tiles)
    if exits != 1:
        tables.fault(TILES_FILE, "", "", f"expected 1 tile of kind 'exit', got {exits}")
    holes = sum(tile.kind == "hole" for tile in tiles)
    if holes > terms.HOLE_TOKENS:
        tables.fault(TILES_FILE, "", "", f"expected at most {int(terms.HOLE_TOKENS)} tiles of kind 'hole', got {holes}")


def check_space(tables: Tables, space: Space) -> None:
    """CL-051: a space for one die names its values, one for two the sum."""
    one = space.dice == 1
    for name, given in (("least", space.least), ("exact", space.exact)):
        if one and given is not None:
            tables.fault(SPACES_FILE, space.id, name, "a space for one die has no such field")
    if one and space.values is None:
        tables.fault(SPACES_FILE, space.id, "values", "missing, a space for one die needs it")
    if space.values is not None and not space.values:
        tables.fault(SPACES_FILE, space.id, "values", "expected at least one, got none")
    if space.values is not None and any(later <= value for value, later in pairwise(space.values)):
        tables.fault(SPACES_FILE, space.id, "values", "expected rising values")
    if not one and space.values is not None:
        tables.fault(SPACES_FILE, space.id, "values", "a space for two dice has no such field")
    if not one and (space.least is None) == (space.exact is None):
        tables.fault(SPACES_FILE, space.id, "least", "a space for two dice has either 'least' or 'exact'")
    if not one and space.colour == "black":
        tables.fault(SPACES_FILE, space.id, "colour", "a space for two dice is red")
    needs = SPACE_NEEDS[space.effect]
    high = any(getattr(space, name) is not None for name in HIGH)
    check_fields(
        tables, SPACES_FILE, space, needs | (HIGH if high and space.effect == "threat" else set()), SPACE_FIELDS
    )


def check_spaces(tables: Tables, spaces: Sequence[Space]) -> None:
    """CL-R24: there are ten spaces, and some space takes any die."""
    if len(spaces) != terms.SPACES:
        tables.fault(SPACES_FILE, "", "", f"expected {int(terms.SPACES)} spaces, got {len(spaces)}")
    if not any(takes_all(space) for space in spaces):
        tables.fault(SPACES_FILE, "", "", "no black space for one die takes every value")


def takes_all(space: Space) -> bool:
    return space.colour == "black" and space.dice == 1 and space.values == FACES
