"""Step D of a battle: Region Control, Capture Prisoners, Attrition, in their order (CH-133 to CH-146)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, has
from igroteka.engine.choices import PASS, Choices, act, first_of, second_of
from igroteka.engine.step_kinds import Clause1, Clause2, Decision1, Decision2, Decision3
from igroteka.games.havoc.content.vocabulary import (
    ATTRITION,
    CAPTURE,
    CONTROL,
    DEFEND,
    HUMANS,
    OBJECTIVES,
)
from igroteka.games.havoc.rules.battle_effects import kill_on
from igroteka.games.havoc.rules.control import claim, unmark
from igroteka.games.havoc.rules.event_phase import put_nest
from igroteka.games.havoc.rules.points import BY_CARD, BY_CONTROL, gain
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import FIRE, OBJECTIVE
from igroteka.games.havoc.state.fields import ARTILLERY, MORE_PRISONERS, NONE, SAFE, TIE_CAPTURE, TIE_CONTROL
from igroteka.games.havoc.state.game import Havoc

CONTROL_VP: Final[i64] = 2  # CH-134


def strength(game: Havoc, party: i64, objective: i64) -> i64:
    """Return what a party counts on an objective: the one place that sums soldiers, cards, support and Bastion."""
    soldiers = game.on(party, objective)
    edge = digit(game.edges, party * OBJECTIVES + objective)
    if objective == ATTRITION:
        edge = edge if soldiers > 0 else 0  # an edge in Attrition needs a soldier there
        return soldiers + edge + (game.artillery(game.site) if game.side_in(party) == HUMANS else 0)
    if objective == CONTROL:
        towers = game.watchtowers(game.site) if game.side_in(party) == HUMANS else 0
        return soldiers + edge + towers + bastion(game, party)
    return soldiers + edge


def bastion(game: Havoc, party: i64) -> i64:
    """A defender's standing edge in a region that he controls: control does not change before this (CH-R34)."""
    side = game.side_in(party)
    edge: i64 = 0
    if party == 1 and game.controls(side, game.site):
        for structure in range(game.atlas.structures):
            if game.atlas.structure_effect[structure] == DEFEND and game.atlas.side_of[structure] == side:
                if game.has_structure(structure, game.site):
                    edge += game.atlas.size[structure]
    return edge


def winner_of(game: Havoc, objective: i64) -> i64:
    """Return the party with more there, or NONE for a tie that no card decides; both cards cancel out."""
    attack = strength(game, 0, objective)
    defence = strength(game, 1, objective)
    if attack != defence:
        return 0 if attack > defence else 1
    mark = TIE_CONTROL if objective == CONTROL else TIE_CAPTURE
    if game.marked(mark, 0) == game.marked(mark, 1):
        return NONE
    return 0 if game.marked(mark, 0) else 1


class Resolve(Clause1[Havoc]):
    """CH-133: one after another, in the order that cards may have changed."""

    def run(self, game: Havoc, site: i64) -> None:
        for place in range(OBJECTIVES):
            objective = digit(game.sequence, place)
            if not has(game.resolved, objective):
                game.resolved |= bit(objective)
                if has(game.skipped, objective):
                    game.tell(events.SKIPPED, objective)
                elif objective == CONTROL:
                    resolve_control(game)
                elif objective == CAPTURE:
                    resolve_capture(game)
                else:
                    resolve_attrition(game)
                game.then(RESOLVE, site)
                return


def more_to_come(game: Havoc) -> bool:
    """Tell whether an objective is still to be resolved."""
    return (game.resolved | game.skipped) & 7 != 7


def pay_prize(game: Havoc, party: i64, objective: i64) -> None:
    gain(game, game.side_in(party), digit(game.prizes, party * OBJECTIVES + objective), BY_CARD)


def resolve_control(game: Havoc) -> None:
    """CH-134; CH-135, CH-136: a tie, of nobody too, is the defender's; CH-137: it stays so whoever dies later."""
    won = winner_of(game, CONTROL)
    party = 1 if won == NONE else won
    game.winner = party
    side = game.side_in(party)
    game.tell(events.CONTROL_WON, side, game.site, strength(game, party, CONTROL), strength(game, 1 - party, CONTROL))
    if game.is_player(side):
        gain(game, side, CONTROL_VP, BY_CONTROL)
        pay_prize(game, party, CONTROL)
        claim(game, side, game.site)
        return
    unmark(game, game.site)  # CH-150, CH-R31; CH-151: no points for anybody
    if game.nests_left() > 0:  # CH-R74; CH-R42: even if none survives
        put_nest(game, game.site, NONE)


def resolve_capture(game: Havoc) -> None:
    """CH-138; CH-140: a tie captures nobody."""
    party = winner_of(game, CAPTURE)
    if party == NONE:
        game.tell(events.CAPTURE_TIED, game.site)
        return
    pay_prize(game, party, CAPTURE)
    if not game.marked(SAFE, 1 - party):
        more = game.marks >> (MORE_PRISONERS + party * 4) & 15
        game.then(CAPTURING, party, max(1, more))


def several(game: Havoc, party: i64) -> bool:
    """Tell whether the party's soldiers stand on more than one objective."""
    places: i64 = 0
    for objective in range(OBJECTIVES):
        if game.on(party, objective) > 0:
            places += 1
    return places > 1


def first_place(game: Havoc, party: i64) -> i64:
    objective: i64 = 0
    while game.on(party, objective) == 0:
        objective += 1
    return objective


class Capturing(Clause2[Havoc]):
    """CH-139, CH-R37: the captor chooses the objective it is taken from."""

    def run(self, game: Havoc, party: i64, left: i64) -> None:
        if left == 0 or game.on_board(1 - party) == 0:
            return
        if several(game, 1 - party):
            game.then(CAPTURE_WHICH, game.fighter(party), party, left)
        else:
            capture(game, party, first_place(game, 1 - party), left)


class CaptureWhich(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, left: i64, choices: Choices) -> None:
        offer_places(game, 1 - party, choices)

    def apply(self, game: Havoc, seat: i64, party: i64, left: i64, action: i64) -> None:
        capture(game, party, first_of(action), left)


def offer_places(game: Havoc, party: i64, choices: Choices) -> None:
    for objective in range(OBJECTIVES):
        if game.on(party, objective) > 0:
            choices.add(act(OBJECTIVE, objective))


def capture(game: Havoc, party: i64, objective: i64, left: i64) -> None:
    """CH-141, CH-159: held in front of the captor, neutral Trogs too; CH-R48: without a limit."""
    captor = game.side_in(party)
    victim = game.side_in(1 - party)
    game.put_on(1 - party, objective, -1)
    game.set_held(captor, victim, game.held_by(captor, victim) + 1)
    game.tell(events.CAPTURED, captor, victim, objective, game.prisoners_of(captor))
    game.then(CAPTURING, party, left - 1)


def resolve_attrition(game: Havoc) -> None:
    """CH-142, CH-143: both numbers are fixed before anybody is removed; CH-R38: capped by who is there."""
    first = fixed_kills(game, 0)
    second = fixed_kills(game, 1)
    game.kills = first | second << 8
    game.tell(events.ATTRITION, first, second)
    game.then(NAMING, 0)  # CH-R37: the attacker names first
    game.then(NAMING, 1)
    game.then(FIRING)


def fixed_kills(game: Havoc, party: i64) -> i64:
    kills = shielded(game, 1 - party, strength(game, party, ATTRITION))
    return min(kills, game.on_board(1 - party))


def shielded(game: Havoc, party: i64, kills: i64) -> i64:
    """CH-R84: the shield of a party is used up first; return the kills that get through."""
    cancelled = min(kills, game.shields >> party * 8 & 255)
    if cancelled > 0:
        game.shields -= cancelled * bit(party * 8)
        game.tell(events.SHIELDED, game.side_in(party), cancelled)
    return kills - cancelled


class Naming(Clause1[Havoc]):
    """Victims are named only where it matters: if an objective is still to come and they stand on several."""

    def run(self, game: Havoc, party: i64) -> None:
        left = game.kills >> party * 8 & 255
        if left == 0:
            return
        if left < game.on_board(1 - party) and several(game, 1 - party) and more_to_come(game):
            game.then(NAME_VICTIM, game.fighter(party), party)
        else:
            fell(game, party, first_place(game, 1 - party))


class NameVictim(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, party: i64, choices: Choices) -> None:
        offer_places(game, 1 - party, choices)

    def apply(self, game: Havoc, seat: i64, party: i64, action: i64) -> None:
        fell(game, party, first_of(action))


def fell(game: Havoc, party: i64, objective: i64) -> None:
    """CH-144: a point for each."""
    game.kills -= bit(party * 8)
    kill_on(game, game.side_in(party), 1 - party, objective)
    game.then(NAMING, party)


class Firing(Clause1[Havoc]):
    """CH-146, CH-R59, CH-R81: Artillery in a battle without Humans, after both sides' Attrition."""

    def run(self, game: Havoc, _: i64) -> None:
        if not game.third_party or not game.is_player(HUMANS) or game.party_of(HUMANS) != NONE:
            return
        if game.artillery(game.site) > 0 and game.on_board(0) + game.on_board(1) > 0:
            game.then(FIRE_AT, game.seat_of(HUMANS))


class FireAt(Decision1[Havoc]):
    """One token at a time; the objective matters only if one is still to be resolved."""

    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        for party in range(2):
            if game.on_board(party) > 0 and not more_to_come(game):
                choices.add(act(FIRE, game.side_in(party), first_place(game, party)))
            elif game.on_board(party) > 0:
                for objective in range(OBJECTIVES):
                    if game.on(party, objective) > 0:
                        choices.add(act(FIRE, game.side_in(party), objective))

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        if action == act(PASS):
            return  # an unused token stays
        party = game.party_of(first_of(action))
        game.lay(game.site, ARTILLERY, -1)
        game.tell(events.FIRED, first_of(action), second_of(action), HUMANS)
        if shielded(game, party, 1) > 0:  # CH-R84: a cancelled shot uses the token up
            kill_on(game, HUMANS, party, second_of(action))
        game.then(FIRING)


RESOLVE: Final = Resolve()
CAPTURING: Final = Capturing()
CAPTURE_WHICH: Final = CaptureWhich()
NAMING: Final = Naming()
NAME_VICTIM: Final = NameVictim()
FIRING: Final = Firing()
FIRE_AT: Final = FireAt()
