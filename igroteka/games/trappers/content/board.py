"""The board: cells named by two dice, the clans that own them, and the pits between them (TR-008..TR-013).

In board.toml a cell has `white` and `black`, its `kind`, its `clan` (0: white, nobody's) and `pits`: ids of the
neighbours that a pit parts it from. Each pit is written once, at either of its two cells.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from igroteka.engine.content_tables import Tables
from igroteka.games.trappers.content import vocabulary as terms

BOARD: Final = "board.toml"
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
ClanOrNobody: TypeAlias = Annotated[int, Meta(ge=0, le=6)]

STEP: Final = {int(terms.NORTH): (0, -1), int(terms.EAST): (1, 0), int(terms.SOUTH): (0, 1), int(terms.WEST): (-1, 0)}
LEAST: Final = {
    int(terms.SOMETHING): 3,
    int(terms.RONGAUT): 1,
    int(terms.PEOPLE): 1,
    int(terms.OLD): 1,
}  # cells of the kind


class CellRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A cell as board.toml has it."""

    id: str
    white: Die
    black: Die
    kind: terms.Kind
    clan: ClanOrNobody
    pits: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        return self.white - 1 + int(terms.SIDE) * (self.black - 1)


@dataclass(frozen=True, slots=True)
class Cell:
    id: str
    white: int
    black: int
    kind: int  # of terms.KINDS
    clan: int  # 1..6, or NOBODY
    place: int  # among the cells of its kind, in the order of cells


@dataclass(frozen=True, slots=True)
class Board:
    cells: tuple[Cell, ...]
    exits: tuple[int, ...]  # by cell * HEADINGS + heading: a cell or CLOSED
    ghost_exits: tuple[int, ...]  # the same without pits: only the edge closes


def board_of(tables: Tables, rows: Sequence[CellRow]) -> Board | None:
    """The board, or None after noting why these cells make none."""
    faults = len(tables.faults)
    check_dice(tables, rows)
    if len(tables.faults) > faults:
        return None
    laid = sorted(rows, key=lambda row: row.number)
    check_owners(tables, laid)
    check_kinds(tables, laid)
    pits = check_pits(tables, laid)
    if len(tables.faults) > faults:
        return None
    board = Board(cells_of(laid), exits_of(pits), exits_of(set()))
    check_ways(tables, board)
    return board


def cells_of(laid: Sequence[CellRow]) -> tuple[Cell, ...]:
    seen: Counter[str] = Counter()
    cells = []
    for row in laid:
        cells.append(Cell(row.id, row.white, row.black, terms.KINDS.index(row.kind), row.clan, seen[row.kind]))
        seen[row.kind] += 1
    return tuple(cells)


def exits_of(pits: set[frozenset[int]]) -> tuple[int, ...]:
    exits = []
    for cell in range(int(terms.CELLS)):
        for heading in range(int(terms.HEADINGS)):
            beyond = neighbour(cell, heading)
            exits.append(int(terms.CLOSED) if frozenset((cell, beyond)) in pits else beyond)
    return tuple(exits)


def neighbour(cell: int, heading: int) -> int:
    """The cell on that side, or CLOSED at the edge (TR-013)."""
    east, south = STEP[heading]
    column, row = cell % int(terms.SIDE) + east, cell // int(terms.SIDE) + south
    inside = 0 <= column < terms.SIDE and 0 <= row < terms.SIDE
    return column + int(terms.SIDE) * row if inside else int(terms.CLOSED)


# --- what a board must have ---


def check_dice(tables: Tables, rows: Sequence[CellRow]) -> None:
    """TR-026: every throw of the two dice is one cell."""
    held: dict[int, str] = {}
    for row in rows:
        if row.number in held:
            reason = f"white {row.white} and black {row.black} are {held[row.number]} already"
            tables.fault(BOARD, row.id, "white", reason)
        held.setdefault(row.number, row.id)
    for number in range(int(terms.CELLS)):
        if number not in held:
            white, black = number % int(terms.SIDE) + 1, number // int(terms.SIDE) + 1
            tables.fault(BOARD, "", "", f"no cell for white {white} and black {black}")


def check_owners(tables: Tables, rows: Sequence[CellRow]) -> None:
    """A clan has one Capital and somewhere to build."""
    capitals: dict[int, str] = {}
    for row in rows:
        if row.kind != terms.KINDS[terms.CAPITAL]:
            continue
        if row.clan == terms.NOBODY:
            tables.fault(BOARD, row.id, "clan", "a Capital belongs to a clan")
        elif row.clan in capitals:
            tables.fault(BOARD, row.id, "clan", f"clan {row.clan} has its Capital already: {capitals[row.clan]}")
        capitals.setdefault(row.clan, row.id)
    for clan in range(1, int(terms.CLANS) + 1):
        if clan not in capitals:
            tables.fault(BOARD, "", "", f"clan {clan} has no Capital")
        if not any(row.clan == clan and row.kind == terms.KINDS[terms.WASTELAND] for row in rows):
            tables.fault(BOARD, "", "", f"clan {clan} has no Wasteland")


def check_kinds(tables: Tables, rows: Sequence[CellRow]) -> None:
    counts: Counter[str] = Counter(row.kind for row in rows)
    for kind, least in LEAST.items():
        name = terms.KINDS[kind]
        if counts[name] < least:
            tables.fault(BOARD, "", "", f"expected at least {least} of kind {name!r}, got {counts[name]}")


def check_pits(tables: Tables, laid: Sequence[CellRow]) -> set[frozenset[int]]:
    """TR-012: the borders that pits close, as pairs of cells."""
    numbers = {row.id: row.number for row in laid}
    pits: set[frozenset[int]] = set()
    for row in laid:
        for other in row.pits:
            if other not in numbers:
                tables.fault(BOARD, row.id, "pits", f"no cell {other!r}")
                continue
            border = frozenset((row.number, numbers[other]))
            if numbers[other] not in [neighbour(row.number, heading) for heading in STEP]:
                tables.fault(BOARD, row.id, "pits", f"{other} is not beside {row.id}")
            elif border in pits:
                tables.fault(BOARD, row.id, "pits", f"the pit between {row.id} and {other} stands there twice")
            pits.add(border)
    return pits


def check_ways(tables: Tables, board: Board) -> None:
    """Every cell can be reached from every other without driving on through a Rongaut, which stops a rover (TR-054)."""
    start = next(number for number, cell in enumerate(board.cells) if cell.kind != terms.RONGAUT)
    reached = {start}
    ahead = [start]
    while ahead:
        here = ahead.pop()
        if board.cells[here].kind == terms.RONGAUT:
            continue
        first = here * int(terms.HEADINGS)
        found = {
            beyond for beyond in board.exits[first : first + int(terms.HEADINGS)] if beyond != terms.CLOSED
        } - reached
        reached |= found
        ahead.extend(found)
    for number, cell in enumerate(board.cells):
        if number not in reached:
            origin = board.cells[start].id
            tables.fault(BOARD, cell.id, "pits", f"no way from {origin} but over a pit or through a Rongaut")
