"""Where things lie on the board: cities above, attackers under them, then the captains, then the track of people."""

from __future__ import annotations

from typing import Final

BOARD: Final = (820, 768)
LEFT: Final = 14
ROOM: Final = 792
GAP: Final = 8

CARD_TOP: Final = 13
CARD_HEIGHT: Final = 214
SKY_TOP: Final = 252  # of the attackers
SKY_HEIGHT: Final = 269
LANE_TOP: Final = 529  # of the captains
LANE_HEIGHT: Final = 172
TRACK_TOP: Final = 708


def column_width(cells: int) -> int:
    return (ROOM - GAP * (cells - 1)) // cells


def column_left(cell: int, cells: int) -> int:
    return LEFT + cell * (column_width(cells) + GAP)


def slot_height(places: int) -> int:
    """Of one captain's attack, where so many come to one city."""
    return min(128, (SKY_HEIGHT - 4) // places)


def lane_width(players: int) -> int:
    return (ROOM - GAP * (players - 1)) // players


def lane_left(captain: int, players: int) -> int:
    return LEFT + captain * (lane_width(players) + GAP)
