"""The terms of Trappers as numbers: what tables name by a word, the rules compare as a small number.

The words stand under the numbers that they spell; the number of a word is its place among them, or, where the
numbers are bits, the bit of that place.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

# cells: (white - 1) + SIDE * (black - 1), TR-026
SIDE: Final[i64] = 6
CELLS: Final[i64] = 36
CLANS: Final[i64] = 6  # 1..6
NOBODY: Final[i64] = 0  # clan of a white cell, TR-011

# kind of a cell
WASTELAND: Final[i64] = 0
CAPITAL: Final[i64] = 1
SOMETHING: Final[i64] = 2
RONGAUT: Final[i64] = 3
PEOPLE: Final[i64] = 4
OLD: Final[i64] = 5
Kind: TypeAlias = Literal["wasteland", "capital", "something", "rongaut", "people", "old"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)

# heading of a rover; north is towards black 1
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
HEADINGS: Final[i64] = 4
CLOSED: Final[i64] = -1  # an exit that leads nowhere

# form of a squad
BUILDER: Final[i64] = 0
FIGHTER: Final[i64] = 1
ENGINEER: Final[i64] = 2
MIMIC: Final[i64] = 3
Form: TypeAlias = Literal["builder", "fighter", "engineer", "mimic"]
FORMS: Final[tuple[str, ...]] = get_args(Form)

# reputation, TR-134
WORST_REP: Final[i64] = -2
BEST_REP: Final[i64] = 6

# windows of artifacts, bits: all in the holder's own turn
AT_START: Final[i64] = 1  # before movement
IN_ACTION: Final[i64] = 2  # before and between the steps on the cell
BEFORE_DIE: Final[i64] = 4  # of an own die raid or attack
AFTER_DIE: Final[i64] = 8  # before the result of an own die is applied
Window: TypeAlias = Literal["S", "A", "B", "D"]
WINDOWS: Final[tuple[str, ...]] = get_args(Window)

# effect of an artifact
TELEPORT: Final[i64] = 0
MORE_MP: Final[i64] = 1  # amount
GHOST_MOVE: Final[i64] = 2
MORE_ATTACK: Final[i64] = 3  # amount
NO_LOSSES: Final[i64] = 4
SET_FORM: Final[i64] = 5
REP_HERE: Final[i64] = 6  # amount
REROLL: Final[i64] = 7
Effect: TypeAlias = Literal["teleport", "mp", "ghost_move", "attack", "no_losses", "set_form", "rep_here", "reroll"]
EFFECTS: Final[tuple[str, ...]] = get_args(Effect)

# whose quest
HUMAN_SIDE: Final[i64] = 0
OLD_SIDE: Final[i64] = 1
Side: TypeAlias = Literal["human", "old"]
SIDES: Final[tuple[str, ...]] = get_args(Side)

# task of a quest; quests.py says what each asks
STOPS: Final[i64] = 0
STOPS_IN_ORDER: Final[i64] = 1
HAND_OVER: Final[i64] = 2
PAY: Final[i64] = 3
LEAVE_RESIDENTS: Final[i64] = 4
COUNT: Final[i64] = 5
REP_STATE: Final[i64] = 6
TaskKind: TypeAlias = Literal["stops", "stops_in_order", "hand_over", "pay", "leave_residents", "count", "rep_state"]
TASKS: Final[tuple[str, ...]] = get_args(TaskKind)

# events that quests count or fail on, bits
PEACEFUL_STAY: Final[i64] = 1  # chosen in a Capital
RONGAUT_DIE: Final[i64] = 2  # resolved, once however often it was rolled
BUILT: Final[i64] = 4  # a Factory; a capture is none
UPGRADED: Final[i64] = 8  # a Factory to a City
ROBBED: Final[i64] = 16  # a Capital, with success
RAIDED: Final[i64] = 32  # the Wasteland, with success
CHANGED_FORM: Final[i64] = 64  # from another form
BEAT_TRAPPER: Final[i64] = 128  # as the attacker, or as the owner of the settlement
MADE_RAID: Final[i64] = 256  # on Wasteland, Capital or settlement, whatever comes of it
MADE_ATTACK: Final[i64] = 512  # on a trapper, choosing to catch an intruder included
Happening: TypeAlias = Literal[
    "peaceful_stay",
    "rongaut_die",
    "built",
    "upgraded",
    "robbed",
    "raided",
    "changed_form",
    "beat_trapper",
    "made_raid",
    "made_attack",
]
EVENTS: Final[tuple[str, ...]] = get_args(Happening)

# what must differ from one counted thing to the next
ALIKE: Final[i64] = 0  # nothing: each counts
BY_CLAN: Final[i64] = 1
BY_FORM: Final[i64] = 2
BY_CELL: Final[i64] = 3
Distinct: TypeAlias = Literal["clans", "forms", "cells"]
DISTINCT: Final[tuple[str, ...]] = ("", *get_args(Distinct))

# how artifacts are handed over
AT_ONCE: Final[i64] = 0
IN_TOTAL: Final[i64] = 1
ON_DISTINCT_CELLS: Final[i64] = 2  # one on each
Mode: TypeAlias = Literal["at_once", "total", "distinct_cells"]
MODES: Final[tuple[str, ...]] = get_args(Mode)

# rule of a reputation, for so many clans
AT_LEAST: Final[i64] = 0
AT_MOST: Final[i64] = 1

# boxes of a quest card: what its progress is
NO_BOXES: Final[i64] = 0  # done at one blow
COUNT_BOXES: Final[i64] = 1  # a number
ORDER_BOXES: Final[i64] = 2  # a number: how many stops of the list are made
TURN_BOXES: Final[i64] = 3  # a number: own turns played since the card was drawn
CLAN_BOXES: Final[i64] = 4  # bits: clan 1 is bit 0
FORM_BOXES: Final[i64] = 5  # bits: by form
CELL_BOXES: Final[i64] = 6  # bits: by `Cell.place`
