"""Exact chances of an attack before the dice are thrown: hits, and what they do to the target.

Counted from the view by engine/dice_odds.py; a test lets the rules judge them. Frantic throws, natural sixes under
Critical Hit, Hungry Tentacles and Tough tokens are in it; cards that somebody may play against it are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from igroteka.engine.dice_odds import at_least, hit_chances
from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import BODYGUARD, CBT, DEF, FRANTIC, LINES, TROGS_TARGET
from igroteka.games.claustrophobia.state.told import FIEND, TOUGH_TROG, is_human, is_trog
from igroteka.games.claustrophobia.view.queries import fiend_named, has_tentacles, human_named, spot_named
from igroteka.games.claustrophobia.view.types import View, Warrior

TOUGH_CBT: Final = 1  # more dice of a Tough Troglodyte
DOUBLE: Final = 2  # hits on Hungry Tentacles


class Attack(NamedTuple):
    """An attack as it would be thrown now."""

    dice: int
    needed: int
    again: bool  # Frantic: misses are thrown once more
    doubled: bool  # Hungry Tentacles
    hits: tuple[Fraction, ...]  # by number of hits
    health: int  # hits, not doubled, that finish the target off: all Troglodytes, the fiend, the human
    kills: Fraction  # chance of that
    guarded: Fraction  # of a human: chance that somebody dies though Bodyguards take the best share; else as `kills`

    @property
    def average(self) -> Fraction:
        return sum([hits * chance for hits, chance in enumerate(self.hits)], Fraction(0))


def attack_on_target(content: Content, view: View, human: int, target: int, spot: int) -> Attack:
    """Return the odds of a human who attacks the Troglodytes of a tile (target 0) or a fiend (1 + its number)."""
    attacker = human_named(view, human)
    doubled = has_tentacles(content, view, spot)
    if target == TROGS_TARGET:
        there = spot_named(view, spot)
        plain, tough = there.ready + there.done, there.ready_tough + there.done_tough
        needed, wounds = view.trog[DEF], plain + 2 * tough  # a token takes the first hit
    else:
        fiend = fiend_named(view, target - 1)
        needed, wounds = fiend.values[DEF], fiend.health - fiend.wounds
    return thrown(attacker.now[CBT], needed, FRANTIC in attacker.talents, 1, doubled, wounds)


def attack_on_human(content: Content, view: View, attacker: int, human: int, many: int = 1) -> Attack:
    """Return the odds of a Demon-side warrior, or of several equal ones in turn, against a human on their tile."""
    dice, again = dice_of(view, attacker)
    target = human_named(view, human)
    doubled = has_tentacles(content, view, target.at)
    six = max(1, view.critical)
    found = thrown(many * dice, target.now[DEF], again, six, doubled, free_lines(target))
    safe = sum([borne(one, doubled) for one in (target, *guards_of(view, target))])
    return found._replace(guarded=at_least(found.hits, safe + 1))


def dice_of(view: View, attacker: int) -> tuple[int, bool]:
    """Return the dice of a Demon-side warrior, and whether it is Frantic."""
    if is_human(attacker):
        warrior = human_named(view, attacker)
        return warrior.now[CBT], FRANTIC in warrior.talents
    if is_trog(attacker):
        return view.trog[CBT] + (TOUGH_CBT if attacker == TOUGH_TROG else 0), False
    fiend = fiend_named(view, attacker - int(FIEND))
    return fiend.values[CBT], FRANTIC in fiend.talents


@lru_cache(4096)
def thrown(dice: int, needed: int, again: bool, of_a_six: int, doubled: bool, wounds: int) -> Attack:
    hits = hit_chances(dice, needed, again, of_a_six)
    health = -(-wounds // DOUBLE) if doubled else wounds
    kills = at_least(hits, health)
    return Attack(dice, needed, again, doubled, hits, health, kills, kills)


# --- Bodyguards, CL-124 to CL-126 ---


def free_lines(warrior: Warrior) -> int:
    return int(LINES) - sum(warrior.wounds)


def borne(warrior: Warrior, doubled: bool) -> int:
    """Return the hits of an attack that he takes and lives."""
    lines = free_lines(warrior) - 1
    return lines // DOUBLE if doubled else lines


def guards_of(view: View, target: Warrior) -> list[Warrior]:
    """Return the others on his tile who may take hits meant for him."""
    return [
        other
        for other in view.warriors
        if other.human != target.human and other.at == target.at and BODYGUARD in other.talents
    ]


# --- what people read ---


def shares(chances: Sequence[Fraction], columns: int) -> list[tuple[int, bool, Fraction]]:
    """Return the chances of 0, 1, ... hits in so many columns, the last for that many or more."""
    if len(chances) <= columns:
        return [(hits, False, chance) for hits, chance in enumerate(chances)]
    head = [(hits, False, chance) for hits, chance in enumerate(chances[: columns - 1])]
    return [*head, (columns - 1, True, at_least(chances, columns - 1))]
