"""The exact chance to win a battle or to hold a search against an army, from what a viewer knows.

Strengths on the table are public. Ships that a rival may still bring as reserve are not counted, and whoever shows a
chance says so.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from igroteka.engine.dice_odds import reach_chance, win_chances
from igroteka.games.tremble.state.fields import FIGHTS, UNDECIDED
from igroteka.games.tremble.view.types import View


def army_chance(strength: int, army: int) -> Fraction:
    """Return the chance to hold a search; an equal total is enough (TH-087)."""
    return reach_chance(army - strength)


class Prospect(NamedTuple):
    """Chances to win (TH-062, TH-063, TH-R22): if all the others stay, and if all who are undecided retreat."""

    all_stay: Fraction
    others_go: Fraction
    reserves: bool  # a rival has ships in hand that might join


def prospect(view: View, captain: int, cell: int, joining: int = 0) -> Prospect:
    """Return the captain's chances, with that much strength added by a ship that would join."""
    attacks = view.cells[cell].attacks
    rivals = [attack for attack in attacks if attack.captain != captain]
    mine = sum(attack.strength for attack in attacks if attack.captain == captain) + joining
    standing = [rival for rival in rivals if view.captains[rival.captain].stance == FIGHTS]
    possible = [rival for rival in rivals if view.captains[rival.captain].stance in (FIGHTS, UNDECIDED)]
    return Prospect(
        win_chances((mine, *[rival.strength for rival in possible]))[0],
        win_chances((mine, *[rival.strength for rival in standing]))[0],
        any(view.captains[rival.captain].fresh > 0 for rival in possible),
    )
