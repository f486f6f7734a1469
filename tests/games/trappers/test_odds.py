"""The chances shown before a raid or a battle are those of the rules, counted throw by throw."""

from __future__ import annotations

from fractions import Fraction

import pytest
from games.trappers.table import (
    acting,
    become,
    city,
    do,
    factory,
    fresh,
    give,
    set_rep,
    table,
)

from igroteka.engine.chance import Rng
from igroteka.engine.forecast import Branch, ahead, distribution
from igroteka.engine.seats import OVER
from igroteka.games.trappers.rules.dice import ON_CAPITAL, ON_CITY, ON_FACTORY, TO_CAPTURE
from igroteka.games.trappers.state.events import BATTLE_WON, RAID_ROLLED
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import view_of
from igroteka.games.trappers.view.odds import NEVER, WAYS, battle_again, battle_odds, prize, raid_here, raid_odds


def robbing(residents: int) -> Trappers:
    game = table(2)
    become(game, 0, "fighter")
    game.residents[0] = residents
    return acting(game, 0, "c21")


def test_TR_148_a_capital_with_12_residents_needs_a_4() -> None:
    view = view_of(robbing(12), 0)
    odds = raid_odds(view, view.raids[0])
    assert (odds.what, odds.strength, odds.defence) == (ON_CAPITAL, 12, 16)
    assert (odds.needed, odds.ways, odds.loss) == (4, 3, Fraction(5, 2))
    assert [face.won for face in odds.faces] == [False, False, False, True, True, True]
    assert [face.lost for face in odds.faces] == [5, 4, 3, 2, 1, 0]
    assert [face.attack for face in odds.faces] == [13, 14, 15, 16, 17, 18]


@pytest.mark.parametrize(("residents", "needed", "ways"), [(9, NEVER, 0), (10, 6, 1), (15, 1, 6), (30, 1, 6)])
def test_TR_R44_hopeless_and_certain_raids(residents: int, needed: int, ways: int) -> None:
    view = view_of(robbing(residents), 0)
    odds = raid_odds(view, view.raids[0])
    assert (odds.needed, odds.ways) == (needed, ways)


def test_TR_R38_a_small_squad_cannot_lose_more_than_it_has() -> None:
    view = view_of(robbing(2), 0)
    odds = raid_odds(view, view.raids[0])
    assert [face.lost for face in odds.faces] == [2, 2, 2, 2, 1, 0]
    assert odds.loss == Fraction(9, 6)


def test_TR_156_the_example_of_the_rulebook() -> None:
    game = table(2, "c31", "c63")
    become(game, 0, "fighter")
    game.residents[0] = 12
    factory(game, 1, "c31")
    set_rep(game, 0, 2, 2)
    set_rep(game, 1, 2, 1)
    view = view_of(acting(game, 0), 0)
    odds = raid_odds(view, view.raids[0])
    assert (odds.what, odds.strength, odds.defence, odds.needed, odds.ways) == (ON_FACTORY, 14, 17, 3, 4)


def test_TR_153_a_capture_leaves_two_more_behind() -> None:
    game = table(2, "c31", "c63")
    become(game, 0, "engineer")
    game.residents[0] = 14
    factory(game, 1, "c31")
    view = view_of(acting(game, 0), 0)
    assert view.raids[0].what == ON_FACTORY
    odds = raid_odds(view, raid_here(view, int(TO_CAPTURE)))
    assert odds.what == TO_CAPTURE
    assert [face.lost for face in odds.faces] == [5, 6, 5, 4, 3, 2]


def test_a_city_is_damaged_not_captured() -> None:
    game = table(2, "c31", "c63")
    become(game, 0, "fighter")
    city(game, 1, "c31")
    view = view_of(acting(game, 0), 0)
    assert raid_here(view, int(ON_CITY)).defence == 24


def test_rage_and_cocoon_count_as_soon_as_they_are_used() -> None:
    game = robbing(12)
    give(game, 0, "A1", "A4", "A5")
    do(game, "rob", "play A4")
    view = view_of(game, 0)
    assert raid_odds(view, view.raids[0])[1:5] == (16, 16, 1, 6)
    do(game, "pass", "roll 2", "play A5")
    view = view_of(game, 0)
    assert raid_odds(view, view.raids[0]).loss == 0


# --- battles ---


def meeting(residents: int = 10, others: int = 12) -> Trappers:
    """TR-171: a Fighter with reputation 2 and a Builder with 3, on one cell."""
    game = table(2, "c31", "c31")
    become(game, 0, "fighter")
    game.residents[0], game.residents[1] = residents, others
    set_rep(game, 0, 2, 2)
    set_rep(game, 1, 2, 3)
    return acting(game, 0)


def test_TR_171_the_example_of_the_rulebook() -> None:
    odds = battle_odds(view_of(meeting(), 0), 0, 1)
    assert (odds.force, odds.against, odds.difference) == (15, 15, 0)
    assert (odds.win, odds.tie, odds.loss) == (15, 6, 15)
    assert prize(view_of(meeting(), 0), 0, 1) == (8, 6)


@pytest.mark.parametrize("difference", range(-8, 9))
def test_TR_168_every_pair_of_dice_is_counted_once(difference: int) -> None:
    odds = battle_odds(view_of(meeting(20 + difference, 22), 0), 0, 1)
    pairs = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    assert odds.difference == difference
    assert odds.win == sum(a - b > -difference for a, b in pairs)  # the formula of the table's preview
    assert odds.win + odds.tie + odds.loss == WAYS


def test_TR_173_a_rival_beaten_before_brings_nothing() -> None:
    game = meeting()
    game.mark_victory(0, 1)
    assert prize(view_of(game, 0), 0, 1) == (0, 0)


def test_a_poor_rival_has_little_to_take() -> None:
    game = meeting()
    game.zefs[1] = 4
    assert prize(view_of(game, 0), 0, 1) == (8, 4)


def test_the_view_knows_who_fights_until_it_is_decided() -> None:
    game = meeting()
    give(game, 0, "A4", "A8")
    assert view_of(game, 0).fighters == ()
    do(game, "attack 2")
    assert view_of(game, 1).fighters == (0, 1)
    do(game, "play A4")
    odds = battle_odds(view_of(game, 0), 0, 1)
    assert (odds.force, odds.against, odds.win) == (19, 15, 33)
    do(game, "pass", "roll 1 against 6")
    view = view_of(game, 0)
    assert (view.fighters, view.die, view.second_die) == ((0, 1), 1, 6)
    assert battle_again(view) == (4, 1)  # 19 + die against 21
    do(game, "pass")
    assert view_of(game, 0).fighters == ()


def test_the_odds_are_what_the_rules_bring() -> None:
    """Random games: wherever dice are about to decide, every throw is played out and counted."""
    raids = battles = 0
    for seed in range(12):
        rng = Rng(seed)
        game = fresh(2 + seed % 3, round_limit="ten")
        while game.seat != OVER:
            if game.seat == -1 and game.step().name == "ThrowDie" and game.frame()[1] in range(1, 5):
                raids += check_raid(game)
            if game.seat == -1 and game.step().name == "ThrowBoth":
                battles += check_battle(game)
            actions = game.actions() if game.seat >= 0 else [int(game.sample(rng))]
            game.play(actions[rng.below(len(actions))])
    assert raids > 5 and battles > 0


def check_raid(game: Trappers) -> int:
    """Whatever lies in hand stays there."""
    seat, what, _ = game.frame()
    view = view_of(game, seat)
    odds = raid_odds(view, raid_here(view, what))
    for face, branch in zip(odds.faces, ahead(game, seat, passing=True), strict=True):
        end = branch.game
        assert isinstance(end, Trappers)
        assert branch.chance == Fraction(1, 6)
        assert (end.zefs[seat] != game.zefs[seat]) == face.won
        assert game.residents[seat] - end.residents[seat] == face.lost
        rolled = (seat, face.face, face.attack, odds.defence)
        assert [event.args for event in branch.heard(RAID_ROLLED)] == [rolled]
    return 1


def check_battle(game: Trappers) -> int:
    seat, rival, _ = game.frame()
    odds = battle_odds(view_of(game, seat), seat, rival)
    ends = distribution(ahead(game, seat, passing=True), lambda branch: winner(branch, seat))
    assert [ends.get(end, Fraction(0)) * WAYS for end in (1, 0, -1)] == [odds.win, odds.tie, odds.loss]
    return 1


def winner(branch: Branch, seat: int) -> int:
    """Return 1 for a victory of the seat, -1 for a defeat, 0 for a tie."""
    won = branch.heard(BATTLE_WON)
    return 0 if not won else 1 if won[0].args[0] == seat else -1
