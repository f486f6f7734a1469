"""Odds of an attack, told before the dice are thrown, are those of the rules."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest
from games.claustrophobia.table import (
    B1,
    B2,
    CONTENT,
    K1,
    K2,
    R,
    act_with,
    alone,
    arm,
    cave,
    demon,
    lay,
    put,
    striking,
    trogs,
)

from igroteka.engine.chance import Odds
from igroteka.engine.loop import play_trusted
from igroteka.engine.seats import CHANCE
from igroteka.games.claustrophobia.content.vocabulary import FRANTIC
from igroteka.games.claustrophobia.rules.combat import attack
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import FIEND, TOUGH_TROG, TROG
from igroteka.games.claustrophobia.view.build import view_of
from igroteka.games.claustrophobia.view.odds import attack_on_human, attack_on_target, shares


def thrown(game: Claustrophobia, attacker: int, target: int, spot: int) -> dict[int, Fraction]:
    """Throw every throw of an attack by the rules; return the chances of its hits."""
    game.end()
    attack(game, attacker, target, spot)
    game.settle()
    found: dict[int, Fraction] = defaultdict(Fraction)
    follow(game, Fraction(1), found)
    return dict(found)


def follow(game: Claustrophobia, chance: Fraction, found: dict[int, Fraction]) -> None:
    odds = Odds()
    game.outcomes(odds)
    for outcome, weight in odds.listed():
        share = chance * Fraction(weight, int(odds.total))
        hits = int(game.hits) + hits_of(game, outcome)
        twin = game.copy()
        play_trusted(twin, CHANCE, outcome)
        if twin.seat == CHANCE and twin.step().name == "ThrowAgain":
            follow(twin, share, found)
        else:
            found[hits] += share


def hits_of(game: Claustrophobia, outcome: int) -> int:
    sixes = outcome // 16
    return outcome % 16 + sixes * (int(game.critical) - 1 if game.critical else 0)


def told(chances: tuple[Fraction, ...]) -> dict[int, Fraction]:
    return {hits: chance for hits, chance in enumerate(chances) if chance}


@pytest.mark.parametrize("die", range(1, 7))
def test_CL_107_a_human_against_troglodytes(die: int) -> None:
    game = trogs(put(alone(cave(), B1), B1, 0, die), 0, 3)
    found = attack_on_target(CONTENT, view_of(game, 0), B1, 0, 0)
    assert told(found.hits) == thrown(game, B1, int(TROG), 0)
    assert found.kills == sum(found.hits[3:], Fraction(0))


def test_CL_123_misses_of_a_frantic_warrior_are_thrown_again() -> None:
    game = trogs(put(alone(cave(), K1), K1, 0, 1), 0, 2)
    act_with(game, K1)
    game.granted |= 1 << FRANTIC
    found = attack_on_target(CONTENT, view_of(game, 0), K1, 0, 0)
    assert found.again
    assert told(found.hits) == thrown(game, K1, int(TROG), 0)


def test_CL_R37_a_token_takes_the_first_hit() -> None:
    game = trogs(put(alone(cave(), B1), B1, 0, 5), 0, 1, 1)
    found = attack_on_target(CONTENT, view_of(game, 0), B1, 0, 0)
    assert (found.health, found.kills) == (3, sum(found.hits[3:], Fraction(0)))


def test_CL_145_on_hungry_tentacles_half_of_the_hits_are_enough() -> None:
    game = alone(cave(), B1)
    spot = lay(game, "T16", 0, -1)
    demon(put(game, B1, spot, 5), spot, 1)
    found = attack_on_target(CONTENT, view_of(game, 0), B1, 1, spot)
    assert (found.doubled, found.health) == (True, 2)  # three wounds are left to it
    assert told(found.hits) == thrown(game, B1, int(FIEND), spot)


def test_CL_114_the_demon_against_a_human() -> None:
    game = demon(put(alone(cave(), K1), K1, 0, 4, wounds=(1, 2, 3)), 0)
    found = attack_on_human(CONTENT, view_of(striking(game), 1), int(FIEND), K1)
    assert (found.dice, found.needed, found.health) == (4, 4, 3)
    assert told(found.hits) == thrown(game, int(FIEND), K1, 0)


def test_a_critical_hit_counts_natural_sixes() -> None:
    game = demon(put(alone(cave(), K1), K1, 0, 4), 0)
    game.critical = 2
    found = attack_on_human(CONTENT, view_of(striking(game), 1), int(FIEND), K1)
    assert len(found.hits) == 9
    assert told(found.hits) == thrown(game, int(FIEND), K1, 0)


def test_a_tough_troglodyte_has_a_die_more_and_a_swarm_the_dice_of_all() -> None:
    game = trogs(put(alone(cave(), K1), K1, 0, 4), 0, 2, 1)
    view = view_of(striking(game), 1)
    assert attack_on_human(CONTENT, view, int(TOUGH_TROG), K1).dice == 2
    assert attack_on_human(CONTENT, view, int(TROG), K1, 2).dice == 2
    assert told(attack_on_human(CONTENT, view, int(TROG), K1).hits) == thrown(game, int(TROG), K1, 0)


def test_CL_125_a_bodyguard_who_takes_his_share_lets_nobody_die() -> None:
    game = alone(cave("tide"), R, B1, B2)
    put(put(put(game, R, 0, 2, wounds=(1, 2, 3, 4, 5)), B1, 0, 1), B2, 0, 1, wounds=(1,))  # one guard is Exhausted
    game.body[B2] |= 1 << 9
    found = attack_on_human(CONTENT, view_of(striking(demon(game, 0)), 0), int(FIEND), R)
    assert found.kills == 1 - found.hits[0]
    assert found.guarded == sum(found.hits[6:], Fraction(0))  # he bears none, the guard five of them


def test_an_exhausted_warrior_is_easier_to_hit_and_an_object_helps() -> None:
    game = put(alone(cave("tide"), B1), B1, 0, 4)
    view = view_of(striking(demon(game, 0)), 1)
    assert attack_on_human(CONTENT, view, int(FIEND), B1).needed == 6  # the shield, at most 6 (CL-115)
    game = arm(put(alone(cave(), K2), K2, 0, 1), K2, "blunderbuss")
    assert attack_on_target(CONTENT, view_of(trogs(game, 0, 1), 0), K2, 0, 0).dice == 4


def test_many_hits_are_told_together() -> None:
    chances = (Fraction(1, 2), Fraction(1, 4), Fraction(1, 8), Fraction(1, 8))
    assert shares(chances, 6) == [(n, False, chance) for n, chance in enumerate(chances)]
    assert shares(chances, 3) == [(0, False, Fraction(1, 2)), (1, False, Fraction(1, 4)), (2, True, Fraction(1, 4))]
