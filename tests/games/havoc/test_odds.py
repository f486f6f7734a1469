"""Chances of face-down tokens are exact, and the forecast of a battle is what the rules make of it."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest
from games.havoc.fights import clash
from games.havoc.table import CONTENT, FACE, A, give, play, table

from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import ATTRITION, CONTROL, HUMANS, MACHINES, PILGRIMS, TROGS
from igroteka.games.havoc.state.actions import OBJECTIVE
from igroteka.games.havoc.state.fields import NESTS, WAR_PARTIES
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.view.build import view_of
from igroteka.games.havoc.view.forecast import Outcome, outcome
from igroteka.games.havoc.view.odds import event_chance, find_chances, lurking

# --- tokens ---


def test_one_fresh_war_party() -> None:
    game = table()
    game.lay(A["K1"], WAR_PARTIES, 1)
    found = lurking(CONTENT, view_of(game, 0), A["K1"])
    assert found.trogs == ((1, Fraction(8, 18)), (2, Fraction(8, 18)), (3, Fraction(2, 18)))
    assert found.crystals == Fraction(31, 18)
    assert (found.average, found.most) == (Fraction(30, 18), 3)


def test_tokens_of_one_region_are_drawn_without_return() -> None:
    game = table()
    game.lay(A["C"], WAR_PARTIES, 2)
    game.lay(A["C"], NESTS, 1)
    found = lurking(CONTENT, view_of(game, 0), A["C"])
    parties = [t.trogs for t in CONTENT.trog_tokens[: CONTENT.war_parties] for _ in range(t.count)]
    nests = [t.trogs for t in CONTENT.trog_tokens[CONTENT.war_parties :] for _ in range(t.count)]
    sums = [one + two + nest for one, two in combinations(parties, 2) for nest in nests]
    assert dict(found.trogs) == {many: Fraction(sums.count(many), len(sums)) for many in set(sums)}


def test_a_token_that_was_turned_is_in_the_pool_no_more() -> None:
    game = table()
    game.lay(A["K1"], WAR_PARTIES, 1)
    game.tokens = put(game.tokens, FACE["war_party_3_3"], 0)
    assert dict(lurking(CONTENT, view_of(game, 0), A["K1"]).trogs)[3] == Fraction(1, 17)


def test_a_region_without_tokens_brings_nobody() -> None:
    found = lurking(CONTENT, view_of(table(), 0), A["K1"])
    assert (found.trogs, found.crystals) == (((0, Fraction(1)),), Fraction(0))


def test_explorations_and_events() -> None:
    view = view_of(table(), 0)
    assert sum(find_chances(view)) == 1
    assert find_chances(view)[0] == Fraction(2, 12)
    assert sum(event_chance(view, event) for event in range(6)) == 1


# --- how a battle would end ---


def resolved(game: Havoc) -> Havoc:
    """Everybody passes; prisoners and victims come from where they count most."""
    end = game.copy()
    while end.seat != CHANCE and end.site >= 0 and end.seat >= 0:
        actions = end.actions()
        if act(PASS) in actions and end.step().name == "PlayCard":
            play(end, act(PASS))
            continue
        ahead = [objective for objective in (int(ATTRITION), int(CONTROL)) if not end.resolved >> objective & 1]
        wanted = [act(OBJECTIVE, objective) for objective in ahead if act(OBJECTIVE, objective) in actions]
        play(end, wanted[0] if wanted else actions[0])
    return end


def happened(before: Havoc, after: Havoc, region: int) -> tuple[int, tuple[int, int], int]:
    """Return who holds the region, points gained by both, prisoners taken."""
    parties = (int(before.attacker), int(before.defender))
    points = (int(after.vp[parties[0]] - before.vp[parties[0]]), int(after.vp[parties[1]] - before.vp[parties[1]]))
    return int(after.owner(region)), points, int(sum(after.prisoners) - sum(before.prisoners))


def foretold(game: Havoc) -> Outcome:
    view = view_of(game, 0)
    assert view.battle is not None
    return outcome(CONTENT, view, view.battle)


@pytest.mark.parametrize(
    ("attack", "defence"),
    [
        ((1, 0, 0), (1, 0, 0)),
        ((2, 1, 0), (1, 0, 2)),
        ((0, 2, 1), (0, 1, 1)),
        ((0, 0, 4), (1, 1, 0)),
        ((0, 1, 0), (0, 0, 1)),
        ((3, 0, 0), (0, 0, 2)),
    ],
)
def test_the_forecast_is_what_the_rules_do_if_all_pass(attack: tuple[int, ...], defence: tuple[int, ...]) -> None:
    game = clash(attack, defence, cards=[(HUMANS, "flank"), (MACHINES, "reroute")])
    end = foretold(game)
    owner, points, prisoners = happened(game, resolved(game), A["K1"])
    assert owner == (HUMANS, MACHINES)[end.control]
    assert points == end.vp
    assert prisoners == end.prisoners


def test_the_forecast_holds_after_any_cards() -> None:
    """Random cards of two hands are played; at every question the forecast is compared with the rules."""
    choose = random.Random(8)
    own = ("suppressive_fire", "shield_protocol", "reroute", "reef", "sea_fog", "deep_strike", "tidal_surge")
    others = ("foresight", "suggestion", "stasis", "reef", "maelstrom", "sea_fog", "deep_strike")
    checked = 0
    for _ in range(40):
        game = table()
        give(game, MACHINES, *choose.sample(own, 4))
        give(game, PILGRIMS, *choose.sample([card for card in others if card != "reef"], 3))
        split = [[choose.randrange(3) for _ in range(3)] for _ in range(2)]
        if not all(sum(part) for part in split):
            continue
        clash(split[0], split[1], MACHINES, PILGRIMS, game=game)
        while game.seat >= 0 and game.seat != CHANCE and game.site >= 0 and not game.resolved:
            if game.step().name == "PlayCard":
                end = foretold(game)
                owner, points, prisoners = happened(game, resolved(game), A["K1"])
                assert owner == (MACHINES, PILGRIMS)[end.control]
                assert (points, prisoners) == (end.vp, end.prisoners)
                checked += 1
            play(game, choose.choice(game.actions()))
    assert checked > 100


def test_CH_132_neutral_trogs_gain_nothing_by_it() -> None:
    game = clash((1, 0, 0), (2, 0, 1), HUMANS, TROGS, cards=[(HUMANS, "flank")], game=table())
    end = foretold(game)
    assert (end.control, end.vp, end.kills[1]) == (1, (0, 0), 1)


def test_CH_148_where_the_loser_may_retreat_to() -> None:
    game = table()
    game.set_owner(A["A1"], HUMANS)
    game.set_owner(A["K2"], HUMANS)
    game.set_battle(A["K2"], 5, MACHINES)
    clash((1, 0, 0), (2, 0, 0), game=game, cards=[(HUMANS, "flank")])
    assert foretold(game).retreats == (A["A1"],)
