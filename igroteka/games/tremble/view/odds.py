"""The exact chance to win a battle or to hold a search against an army, from what a viewer knows.

Strengths on the table are public. Ships that a rival may still bring as reserve are not counted, and whoever shows a
chance says so.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from igroteka.engine.chance import Odds, two_dice
from igroteka.games.tremble.state.fields import FIGHTS, UNDECIDED
from igroteka.games.tremble.view.types import View
from igroteka.table.text.messages import Msg, msg


def dice() -> dict[int, int]:
    odds = Odds()
    two_dice(odds)
    return dict(odds.listed())


WEIGHT: Final = dice()  # of a total of two dice
WAYS: Final = sum(WEIGHT.values())


@cache
def win_chances(strengths: tuple[int, ...]) -> tuple[Fraction, ...]:
    """By fighter. Those tied for the highest total roll again, the others have lost (TH-062, TH-063, TH-R22)."""
    if min(strengths):
        return win_chances(tuple([strength - min(strengths) for strength in strengths]))
    fighters = range(len(strengths))
    if len(strengths) == 1:
        return (Fraction(1),)
    won = [Fraction(0)] * len(strengths)
    again = Fraction(0)  # all are tied, and everything begins anew
    for tied in range(1, 1 << len(strengths)):
        best = [fighter for fighter in fighters if tied >> fighter & 1]
        chance = Fraction(ways_to_lead(strengths, tied), WAYS ** len(strengths))
        if len(best) == len(strengths):
            again = chance
            continue
        for fighter, share in zip(best, win_chances(tuple([strengths[f] for f in best])), strict=True):
            won[fighter] += chance * share
    return tuple([chance / (1 - again) for chance in won])


def ways_to_lead(strengths: tuple[int, ...], tied: int) -> int:
    """In how many throws of all exactly these share the highest total."""
    ways = 0
    for total in range(min(strengths) + min(WEIGHT), max(strengths) + max(WEIGHT) + 1):
        product = 1
        for fighter, strength in enumerate(strengths):
            product *= WEIGHT.get(total - strength, 0) if tied >> fighter & 1 else ways_below(total - strength)
        ways += product
    return ways


@cache
def ways_below(roll: int) -> int:
    return sum(weight for total, weight in WEIGHT.items() if total < roll)


def army_chance(strength: int, army: int) -> Fraction:
    """TH-087: an equal total is enough."""
    return Fraction(WAYS - ways_below(army - strength), WAYS)


def percent(chance: Fraction) -> Msg:
    """To a tenth; what is not certain is never shown as 0 or 100 %."""
    tenths = round(chance * 1000)
    if chance not in (0, 1):
        tenths = min(999, max(1, tenths))
    return msg("percent", whole=tenths // 10, tenth=tenths % 10)


# --- at the table ---


class Prospect(NamedTuple):
    """What the viewer may expect of staying: if all the others stay, and if all who are undecided retreat."""

    all_stay: Fraction
    others_go: Fraction
    reserves: bool  # a rival has ships in hand that might join


def prospect(view: View, captain: int, cell: int, joining: int = 0) -> Prospect:
    """Of the captain, with that much strength added by a ship that would join."""
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


def chances_at(view: View, cell: int) -> dict[int, Fraction]:
    """By captain: the chance of each who has not retreated, if all of them fight."""
    attacks = [
        attack for attack in view.cells[cell].attacks if view.captains[attack.captain].stance in (FIGHTS, UNDECIDED)
    ]
    if not attacks:
        return {}
    chances = win_chances(tuple([attack.strength for attack in attacks]))
    return {attack.captain: chance for attack, chance in zip(attacks, chances, strict=True)}
