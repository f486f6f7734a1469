"""What one seat may see of Tremble, as plain facts; build.py finds them. Page, words, bots and web know nothing else.

Interpreted in every build: a compiled class of msgspec forgets that it is frozen.
"""

from __future__ import annotations

from msgspec import Struct

from igroteka.table.view import BaseView


class OwnShip(Struct, frozen=True, cache_hash=True):
    """A ship of the viewer. `cell` is its target, `aim` the new one while it is redirected (-1: still open)."""

    kind: int
    where: str  # hand, unplanned, held, aiding, cell, search
    cell: int = -1
    search: int = -1
    flown: bool = False
    aim: int | None = None


class Search(Struct, frozen=True, cache_hash=True):
    search: int
    city: int
    token: int
    ships: tuple[int, ...]  # kinds
    strength: int
    late: bool = False  # the game is sure to end first


class Mission(Struct, frozen=True, cache_hash=True):
    mission: int
    keeping: int  # 0 undecided, 1 kept, 2 dropped
    progress: int
    need: int
    fulfilled: bool


class Captain(Struct, frozen=True):
    seat: int
    people: int
    fuel: int
    credits: int
    ready: bool
    fleet: int  # ships in all
    hand: int  # of them in hand
    fresh: int  # of these not flown this turn
    known: tuple[int, ...]  # kinds in hand that the viewer knows
    hidden: tuple[int, ...]  # prices of those it does not, 0 where even that is not known
    searches: tuple[Search, ...]  # oldest first
    captured: tuple[int, ...]  # cities
    kept: int  # missions kept, 0 until all have chosen
    missions: tuple[Mission, ...]  # the viewer's own; everybody's kept ones at the end
    stance: int  # in the battle at hand
    force: int
    roll: int


class Attack(Struct, frozen=True):
    captain: int
    ships: tuple[int, ...]  # kinds
    strength: int


class Cell(Struct, frozen=True):
    city: int  # -1: none
    holder: int  # -1: nobody
    attacks: tuple[Attack, ...]  # by captain; before the reveal the viewer's own alone


class View(BaseView, frozen=True):
    turn: int
    phase: int
    leader: int
    cells: tuple[Cell, ...]
    captains: tuple[Captain, ...]
    ships: tuple[OwnShip, ...]  # the viewer's, empty for a spectator
    drawn: tuple[int, ...]  # kinds the viewer has drawn to choose from
    undrawn: int  # cards left in the city deck
    turns_left: tuple[int, int]  # at least and at most, after this turn
    armies_seen: tuple[int, ...]
    deck: int  # ship cards
    discarded: int
    seen_discards: tuple[int, ...]  # kinds among them that the viewer has seen there
    stock: int  # credit cards
    fuel_planned: int
    fuel_after: int  # of the viewer, if his orders fly
