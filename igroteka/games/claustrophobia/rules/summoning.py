"""Phase 3, second part: warriors are brought in for TP, and Events of that moment (CL-067 to CL-078, CL-147)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import ALLOWED, Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Clause, Clause1, Decision1, Decision2
from igroteka.games.claustrophobia.content.vocabulary import (
    CAVE_IN,
    DEMON,
    GAIN_TP,
    GUARD_STASH,
    LAIR,
    SIDES_EACH,
    STASH,
    THE_DEMON,
    TOUGH,
)
from igroteka.games.claustrophobia.content.vocabulary import SUMMON as SUMMONING
from igroteka.games.claustrophobia.rules import hands
from igroteka.games.claustrophobia.rules.threat_points import gain_tp
from igroteka.games.claustrophobia.state import events, reasons
from igroteka.games.claustrophobia.state.actions import DONE, EDGE, PLAY, SPOT, SUMMON, SUMMON_DEMON
from igroteka.games.claustrophobia.state.fields import CAVED_SIDES, READY_TOUGH, READY_TROGS
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_CARD, TROG

# --- where ---


def why_not_here(game: Claustrophobia, spot: i64) -> i64:
    """CL-070, CL-071, CL-072: an unexplored opening, no human, room; CL-064, CL-R47: spaces waive the first two."""
    if game.is_sealed(spot):
        return reasons.BARRED_BY_SEAL
    if game.humans_on(spot) > 0 and not game.waive_humans:  # CL-062
        return reasons.HUMAN_THERE
    if not game.has_opening(spot) and not game.waive_opening:  # CL-063
        return reasons.NO_OPENING
    return why_no_room(game, spot)


def why_no_room(game: Claustrophobia, spot: i64) -> i64:
    if game.is_sealed(spot):
        return reasons.BARRED_BY_SEAL
    return ALLOWED if game.room(DEMON, spot) > 0 else reasons.FULL


def why_not_trog(game: Claustrophobia, spot: i64) -> i64:
    """Return what the tile has against a Troglodyte; CL-147, CL-R21: a Lair is always open, as far as there is room."""
    if game.kind(spot) == LAIR and (game.lair_with_humans or game.humans_on(spot) == 0):
        return why_no_room(game, spot)
    return why_not_here(game, spot)


def why_not_demon(game: Claustrophobia, spot: i64) -> i64:
    """Return what the tile has against the Demon; the Guardian guards every Stash."""
    if game.scenario.ability == GUARD_STASH and game.kind(spot) == STASH:
        return why_no_room(game, spot)
    return why_not_here(game, spot)


def why_not_summon(game: Claustrophobia, spot: i64) -> i64:
    if game.trogs_left() == 0:
        return reasons.NO_TROG_LEFT  # CL-006
    if game.tp < game.atlas.trog_cost:
        return reasons.NO_TP  # CL-068
    return why_not_trog(game, spot)


def why_not_summon_demon(game: Claustrophobia, spot: i64) -> i64:
    """CL-R22: never two, as often as the scenario says."""
    if game.fiend_at[THE_DEMON] >= 0:
        return reasons.DEMON_IN_PLAY
    if game.entries == 0:
        return reasons.NO_ENTRIES
    if game.tp < game.scenario.demon_cost:
        return reasons.NO_TP  # CL-069
    return why_not_demon(game, spot)


def offer_summons(game: Claustrophobia, choices: Choices) -> None:
    for spot in range(game.spots):
        choices.offer(act(SUMMON, spot), unless=why_not_summon(game, spot))
    if game.scenario.entries > 0:
        for spot in range(game.spots):
            choices.offer(act(SUMMON_DEMON, spot), unless=why_not_summon_demon(game, spot))


# --- cards ---


def why_not_card(game: Claustrophobia, kind: i64) -> i64:
    """Tell if what a card of this moment needs is there; all of it is public."""
    effect = game.atlas.effect[kind]
    if effect == TOUGH:
        if game.tough_left() == 0:
            return reasons.NO_TOKEN
        return ALLOWED if plain_spots(game) != 0 else reasons.NO_TARGET
    if effect == CAVE_IN:
        return ALLOWED if first_edge(game, 0) >= 0 else reasons.NO_TARGET
    return ALLOWED


def plain_spots(game: Claustrophobia) -> i64:
    """Return the tiles with a Troglodyte that has no token, a bit each."""
    found: i64 = 0
    for spot in range(game.spots):
        if game.plain(spot) > 0:
            found |= bit(spot)
    return found


def first_edge(game: Claustrophobia, start: i64) -> i64:
    """Return the first connection from this edge on that Cave-in could close, each pair of tiles once; -1 if none."""
    for edge in range(start, game.spots * SIDES_EACH):
        spot = edge // SIDES_EACH
        side = edge % SIDES_EACH
        if game.joined(spot, side) and spot < game.neighbour(spot, side):
            if not game.marked_side(spot, side, CAVED_SIDES):
                return edge
    return -1


def could_play(game: Claustrophobia) -> bool:
    for kind in range(game.atlas.kinds):
        if game.atlas.moment[kind] == SUMMONING and why_not_card(game, kind) == ALLOWED:
            if game.could_hold(DEMON, game.atlas.of_kind[kind]):
                return True
    return False


# --- the loop ---


class SummonLoop(Clause[Claustrophobia]):
    """CL-067: after all placed dice have taken effect; CL-078: unspent TP are kept."""

    def run(self, game: Claustrophobia) -> None:
        spare = game.spare()
        offer_summons(game, spare)
        if spare.count > 0 or could_play(game):
            game.then(SUMMON_WHAT, DEMON)


class SummonWhat(Decision1[Claustrophobia]):
    """CL-073: all on one tile or on several."""

    def actions(self, game: Claustrophobia, seat: i64, choices: Choices) -> None:
        offer_summons(game, choices)
        for kind in range(game.atlas.kinds):
            if game.atlas.moment[kind] == SUMMONING and game.holds(DEMON, kind):
                choices.offer(act(PLAY, kind), unless=why_not_card(game, kind))
        choices.add(act(DONE))

    def apply(self, game: Claustrophobia, seat: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == DONE:
            return
        if verb == SUMMON:
            summon_trog(game, first_of(action))
        elif verb == SUMMON_DEMON:
            summon_demon(game, first_of(action))
        else:
            play_card(game, first_of(action))
        game.then(SUMMON_LOOP)


def summon_trog(game: Claustrophobia, spot: i64) -> None:
    """CL-068, CL-074: it acts in the Demon action phase of this round."""
    game.tp -= game.atlas.trog_cost
    game.add_trogs(spot, READY_TROGS, 1)
    game.tell(events.SUMMONED, TROG, game.where(spot), game.atlas.trog_cost, game.tp)


def summon_demon(game: Claustrophobia, spot: i64) -> None:
    """CL-069, CL-R22: unwounded, one entry less."""
    game.tp -= game.scenario.demon_cost
    game.entries -= 1
    game.fiend_at[THE_DEMON] = spot
    game.set_wounds(THE_DEMON, 0)
    game.tell(events.SUMMONED, game.figure(THE_DEMON), game.where(spot), game.scenario.demon_cost, game.tp)


def play_card(game: Claustrophobia, kind: i64) -> None:
    hands.play(game, kind)
    effect = game.atlas.effect[kind]
    if effect == GAIN_TP:
        gain_tp(game, game.atlas.amount[kind], BY_CARD)
    elif effect == TOUGH:
        game.then(MAKE_TOUGH, kind)
    else:
        game.then(CAVE_IN_STEP, kind)


class MakeTough(Clause1[Claustrophobia]):
    def run(self, game: Claustrophobia, kind: i64) -> None:
        spots = plain_spots(game)
        if without_first(spots) == 0:
            make_tough(game, nth(spots, 0))
        else:
            game.then(TOUGH_WHERE, DEMON, kind)


class ToughWhere(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, choices: Choices) -> None:
        spots = plain_spots(game)
        while spots != 0:
            choices.add(act(SPOT, nth(spots, 0)))
            spots = without_first(spots)

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, action: i64) -> None:
        make_tough(game, first_of(action))


def make_tough(game: Claustrophobia, spot: i64) -> None:
    """A token; CBT +1, and the first hit only removes it."""
    game.add_trogs(spot, READY_TROGS, -1)
    game.add_trogs(spot, READY_TOUGH, 1)
    game.tell(events.GREW_TOUGH, game.where(spot))


class CaveInStep(Clause1[Claustrophobia]):
    def run(self, game: Claustrophobia, kind: i64) -> None:
        edge = first_edge(game, 0)
        if first_edge(game, edge + 1) < 0:
            cave_in(game, edge)
        else:
            game.then(CAVE_IN_WHERE, DEMON, kind)


class CaveInWhere(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, kind: i64, choices: Choices) -> None:
        edge = first_edge(game, 0)
        while edge >= 0:
            choices.add(act(EDGE, edge))
            edge = first_edge(game, edge + 1)

    def apply(self, game: Claustrophobia, seat: i64, kind: i64, action: i64) -> None:
        cave_in(game, first_of(action))


def cave_in(game: Claustrophobia, edge: i64) -> None:
    """No connection for either side until H of the next round."""
    game.mark(edge // SIDES_EACH, CAVED_SIDES + edge % SIDES_EACH)
    game.tell(events.EDGE_CLOSED, game.where(edge // SIDES_EACH), edge % SIDES_EACH, 1)


SUMMON_LOOP: Final = SummonLoop()
SUMMON_WHAT: Final = SummonWhat()
MAKE_TOUGH: Final = MakeTough()
TOUGH_WHERE: Final = ToughWhere()
CAVE_IN_STEP: Final = CaveInStep()
CAVE_IN_WHERE: Final = CaveInWhere()
