"""What one seat may see of Liar's dice, as plain facts; build.py finds them.

Interpreted in every build: a compiled class of msgspec forgets that it is frozen.
"""

from __future__ import annotations

from igroteka.table.view import BaseView


class View(BaseView, frozen=True):
    wild: bool
    bidder: int  # -1 while there is no bid
    bid_dice: int
    bid_face: int
    dice: tuple[int, ...]  # left, by seat
    own: tuple[int, ...]  # faces under the viewer's own cup
    turned_up: tuple[tuple[int, ...], ...]  # faces at the last challenge, by seat
