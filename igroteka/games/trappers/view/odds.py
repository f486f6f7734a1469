"""Exact chances of raids and battles from what a viewer knows, by whole weights of the dice.

All that decides them lies open; what artifacts may still be used is not counted.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from igroteka.games.trappers.rules.battles import BOOTY as BATTLE_BOOTY
from igroteka.games.trappers.rules.battles import VICTORY
from igroteka.games.trappers.rules.dice import FACES, ON_FACTORY, TO_CAPTURE
from igroteka.games.trappers.rules.raids import LEFT_BEHIND
from igroteka.games.trappers.view.types import Raid, View

DIE: Final = range(1, int(FACES) + 1)  # every face has the same weight
WAYS: Final = len(DIE) ** 2  # of two dice
NEVER: Final = len(DIE) + 1  # a face that no die has


class Face(NamedTuple):
    """Result of a raid if the die shows this."""

    face: int
    attack: int
    won: bool
    lost: int  # residents, with those left behind at a capture


class RaidOdds(NamedTuple):
    what: int  # rules/dice.py
    strength: int  # without the die
    defence: int
    needed: int  # the least face that is enough, NEVER if none is
    ways: int  # faces that are enough, of six
    loss: Fraction  # residents, on the average
    faces: tuple[Face, ...]  # by face - 1


def raid_odds(view: View, raid: Raid) -> RaidOdds:
    """Return the chances of the trapper whose turn it is (TR-145, TR-147, TR-152, TR-153)."""
    residents = view.trappers[view.active].residents
    faces = tuple([face_of(view, raid, face, residents) for face in DIE])
    won = [face.face for face in faces if face.won]
    loss = Fraction(sum(face.lost for face in faces), len(DIE))
    needed = min(won, default=NEVER)
    return RaidOdds(raid.what, raid.strength, raid.defence, needed, len(won), loss, faces)


def face_of(view: View, raid: Raid, face: int, residents: int) -> Face:
    """Return what one face comes to; nobody loses more residents than there are (TR-R38)."""
    attack = raid.strength + face
    won = attack >= raid.defence
    lost = 0 if view.cocoon else min(residents, int(FACES) - face)
    if won and raid.what == TO_CAPTURE:
        lost = min(residents, lost + int(LEFT_BEHIND))
    return Face(face, attack, won, lost)


def raid_here(view: View, what: int) -> Raid:
    """Return the raid on the cell of the trapper whose turn it is; a capture fights as a destruction does (TR-150)."""
    found = view.raids[0]
    return Raid(what, found.strength, found.defence) if found.what == ON_FACTORY else found


class BattleOdds(NamedTuple):
    attacker: int
    defender: int
    force: int  # of the attacker without the die, with what artifacts add
    against: int
    win: int  # of WAYS, as the next two
    tie: int
    loss: int

    @property
    def difference(self) -> int:
        return self.force - self.against


def battle_odds(view: View, attacker: int, defender: int) -> BattleOdds:
    """Return the chances of the attacker (TR-165, TR-166, TR-167, TR-168, TR-R19)."""
    force = view.trappers[attacker].force + (view.rage if attacker == view.active else 0)
    against = view.trappers[defender].force
    margins = [force + mine - against - other for mine in DIE for other in DIE]
    return BattleOdds(attacker, defender, force, against, *ways(margins), sum(margin < 0 for margin in margins))


def ways(margins: list[int]) -> tuple[int, int]:
    """Count the throws that win, and those that tie."""
    return sum(margin > 0 for margin in margins), sum(margin == 0 for margin in margins)


def prize(view: View, winner: int, loser: int) -> tuple[int, int]:
    """Return points and zefs, for the first victory over that rival alone (TR-172, TR-173)."""
    if loser in view.trappers[winner].beaten:
        return 0, 0
    return int(VICTORY), min(int(BATTLE_BOOTY), view.trappers[loser].zefs)


def battle_again(view: View) -> tuple[int, int]:
    """Return in how many of six another throw of one's own die would win or tie: the defender's stays as it lies."""
    odds = battle_odds(view, *view.fighters)
    return ways([odds.difference + face - view.second_die for face in DIE])
