"""Sides and regions in events: a line of the log is read without the table, so they are told with seat and board.

The rules tell plain sides and regions; `Havoc.whisper` packs them on their way to whoever listens.

Interpreted in every build: it is asked only while somebody listens.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.bits import digit
from igroteka.games.havoc.content.vocabulary import MOST_REGIONS, SIDES
from igroteka.games.havoc.state import events

NOBODY: Final = -1  # no side, no region: told as it is
APART: Final = int(SIDES)
BOARD: Final = int(MOST_REGIONS)


def who(side: int, seat: int) -> int:
    """Return a side with the seat that plays it, which is below 0 for neutral Trogs."""
    return side if side < 0 else side + APART * (seat + 1)


def side_in(number: int) -> int:
    return number if number < 0 else number % APART


def seat_in(number: int) -> int:
    """Return the seat, below 0 for neutral Trogs and for nobody."""
    return number if number < 0 else number // APART - 1


def where(region: int, board: int) -> int:
    """Return a region with the side of the board that it lies on (CH-006)."""
    return region if region < 0 else region + BOARD * board


def region_in(number: int) -> int:
    return number if number < 0 else number % BOARD


def board_in(number: int) -> int:
    return number // BOARD


# by kind of event: what its numbers are, "s" a side, "r" a region
NUMBERS: Final[dict[int, str]] = {
    int(kind): numbers
    for numbers, kinds in {
        "s": (
            events.CHOSE_FACTION,
            events.HAS_SKILL,
            events.ORDERED,
            events.JUMPED,
            events.INITIATIVE,
            events.DECLINED,
            events.DREW,
            events.DREW_CARD,
            events.RESHUFFLED,
            events.DISCARDED,
            events.TURN_BEGINS,
            events.CHOSE_ACTION,
            events.PAID,
            events.POINTS,
            events.MOVES_UP,
            events.LOOKED,
            events.LOOKED_AT,
            events.KEPT,
            events.KEPT_WHICH,
            events.SCORING_ENABLED,
            events.USED_SKILL,
            events.SKILL_READY,
            events.TURN_ENDS,
            events.PLACED,
            events.PLAYED,
            events.JAMMED,
            events.PASSED,
            events.SHIFTED,
            events.DEPLOYED,
            events.SHIELDED,
            events.EFFECT,
            events.SCORED,
            events.LOST_POINTS,
            events.SCORING,
            events.FINAL_SCORE,
            events.TIE_BROKEN,
            events.NO_ACTION,
        ),
        "ss": (events.KILLED, events.CAPTURED, events.RANSOMED),
        "ssr": (events.SHOT,),
        "sr": (
            events.LANDED,
            events.REINFORCED,
            events.EXPLORED,
            events.AMBUSHED,
            events.LOST_CONTROL,
            events.RECRUITED,
            events.MUSTERED,
            events.CALLED_IN,
            events.CONTROL_WON,
            events.RETREATED,
            events.REGION_SCORED,
        ),
        "srs": (events.TOOK_CONTROL,),
        "s-s": (events.FIRED,),
        "srr": (events.MARCHED,),
        "sr-r": (events.TOKEN_PUT,),
        "s-r": (events.BUILT, events.ACTIVATED, events.DESTROYED, events.WITHDREW),
        "r": (
            events.NEST_PLACED,
            events.TROGS_CAME,
            events.BATTLE_OFF,
            events.SUPPORT_PUT,
            events.EXTRACTED,
            events.BARRIER_UP,
            events.REBUILT,
            events.SUPPORT_FIGHTS,
            events.CAPTURE_TIED,
            events.BATTLE_ENDS,
            events.RETURNED,
        ),
        "rr": (events.TELEPORTED, events.RESONATED),
        "r--s": (events.CRYSTALS_CAME, events.TOKEN_TURNED),
        "r-ss": (events.BATTLE_DECLARED, events.BATTLE_BEGINS),
        "-r": (events.ACTS_FOR_TROGS,),
        "-rr": (events.RELOCATED, events.MIGRATED),
    }.items()
    for kind in kinds
}


def told(kind: int, a: int, b: int, c: int, d: int, seats_of: int, board: int) -> tuple[int, int, int, int]:
    """Return the numbers of an event as the log keeps them; `seats_of` is that of the table: a digit for each side."""
    numbers = [a, b, c, d]
    for place, what in enumerate(NUMBERS.get(kind, "")):
        if what == "s" and numbers[place] >= 0:
            numbers[place] = who(numbers[place], int(digit(seats_of, numbers[place])) - 1)
        elif what == "r":
            numbers[place] = where(numbers[place], board)
    return numbers[0], numbers[1], numbers[2], numbers[3]
