"""Phase 1: event markers, the new initiative, skills made ready (CH-036 to CH-046, CH-168, CH-169)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, size, with_digit, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import PASS, Choices, act, first_of
from igroteka.engine.step_kinds import Chance1, Clause, Clause2, Decision2, Sequence
from igroteka.games.havoc.content.vocabulary import BLOOM, NESTING, REINFORCE, SHIFT, STORM, SURVEY, TROGS
from igroteka.games.havoc.rules.casualties import from_reserve
from igroteka.games.havoc.rules.end_of_move import offer_regions
from igroteka.games.havoc.rules.hands import draw
from igroteka.games.havoc.rules.tokens import add_crystals
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import REGION
from igroteka.games.havoc.state.fields import EVENTS, NESTS, NONE, SAPPERS_HERE
from igroteka.games.havoc.state.game import Havoc


class BeginRound(Clause[Havoc]):
    def run(self, game: Havoc) -> None:
        game.round += 1
        game.phase = EVENTS
        for region in range(game.map.regions):
            game.unmark(region, SAPPERS_HERE)  # a tunnel of Sappers lasts until here
        game.tell(events.ROUND_BEGINS, game.round)


class ResolveEvents(Clause[Havoc]):
    """CH-038: the next stack along the track, in round 1 the first (CH-039), all its markers (CH-041); CH-R09: one."""

    def run(self, game: Havoc) -> None:
        final: i64 = len(game.atlas.points) - 1
        point = game.point
        while point < final and digit(game.stacks, point) == 0:
            point += 1  # its markers were moved on
        for _marker in range(digit(game.stacks, point)):
            game.then(TURN_MARKER, point)
        game.point = point + 1
        if point == final:
            game.then(LAST_ROUND)  # CH-168; CH-R06: after the markers that lie there


class LastRound(Clause[Havoc]):
    """CH-170: the final scoring marker shows it."""

    def run(self, game: Havoc) -> None:
        game.last = 1
        game.tell(events.FINAL_ROUND, game.round)


class TurnMarker(Chance1[Havoc]):
    """Any event not seen yet: which two stay in the box nobody knows (CH-007)."""

    def outcomes(self, game: Havoc, point: i64, odds: Odds) -> None:
        left = game.events
        while left != 0:
            odds.add(nth(left, 0), 1)
            left = without_first(left)

    def sample(self, game: Havoc, point: i64, rng: Rng) -> i64:
        return nth(game.events, rng.below(size(game.events)))

    def apply(self, game: Havoc, point: i64, event: i64) -> None:
        game.events &= ~bit(event)
        game.stacks = with_digit(game.stacks, point, digit(game.stacks, point) - 1)
        game.tell(events.EVENT, event, point, digit(game.stacks, point))
        effect = game.atlas.event_effect[event]
        if effect == SHIFT:
            shift(game, game.atlas.event_amount[event])
        elif effect == STORM:
            game.storm = 1  # CH-R91
            game.tell(events.STORM_BEGINS)
        elif effect == NESTING:
            nesting(game, event)
        else:
            for place in range(game.players):  # CH-R75: the track as it lies now
                side = game.at_place(place)
                if effect == REINFORCE:
                    game.then(REINFORCEMENTS, side, game.atlas.event_amount[event])
                elif effect == BLOOM:
                    game.then(CRYSTAL_BLOOM, game.seat_of(side), game.atlas.event_amount[event])
                else:
                    assert effect == SURVEY
                    draw(game, side, game.atlas.event_amount[event])


def shift(game: Havoc, crystals: i64) -> None:
    """Tectonic Shift: every outer region but headquarters."""
    for region in range(game.map.regions):
        if game.map.outer >> region & 1:
            add_crystals(game, region, crystals, NONE)


def nesting(game: Havoc, event: i64) -> None:
    """Nesting Season: the last in initiative begins; a Trog player alone places more."""
    if game.trogs_play():
        game.then(NESTING_SEASON, TROGS, game.atlas.event_by_trogs[event])
        return
    for place in range(game.players - 1, -1, -1):
        game.then(NESTING_SEASON, game.at_place(place), game.atlas.event_amount[event])


def quarters(game: Havoc, side: i64) -> i64:
    """CH-R29: the headquarters and own regions without battle and Trog tokens, a bit each."""
    found: i64 = 0
    for region in range(game.map.regions):
        if game.controls(side, region) and game.battle_at(region) == 0 and not game.lurks(region):
            found |= bit(region)
    return found


class Reinforcements(Clause2[Havoc]):
    """CH-R87: only who has a choice is asked."""

    def run(self, game: Havoc, side: i64, many: i64) -> None:
        if many > 0 and game.reserve[side] > 0:
            game.then(REINFORCE_WHERE, game.seat_of(side), many)


class ReinforceWhere(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, many: i64, choices: Choices) -> None:
        offer_regions(quarters(game, game.side_of(seat)), choices)
        choices.add(act(PASS))

    def apply(self, game: Havoc, seat: i64, many: i64, action: i64) -> None:
        side = game.side_of(seat)
        if action == act(PASS):
            game.tell(events.DECLINED, side)
            return
        from_reserve(game, side, first_of(action), 1)
        game.tell(events.REINFORCED, side, first_of(action))
        game.then(REINFORCEMENTS, side, many - 1)


class CrystalBloom(Decision2[Havoc]):
    """CH-189, CH-R24: any region that is no headquarters."""

    def actions(self, game: Havoc, seat: i64, crystals: i64, choices: Choices) -> None:
        for region in range(game.map.regions):
            if not game.is_hq(region):
                choices.add(act(REGION, region))

    def apply(self, game: Havoc, seat: i64, crystals: i64, action: i64) -> None:
        add_crystals(game, first_of(action), crystals, game.side_of(seat))


def wilds(game: Havoc) -> i64:
    """Return the uncontrolled, unoccupied regions that are no headquarters and no battle region, a bit each."""
    found: i64 = 0
    for region in range(game.map.regions):
        if game.owner(region) == NONE and not game.is_occupied(region) and not game.is_hq(region):
            if game.battle_at(region) == 0:
                found |= bit(region)
    return found


class NestingSeason(Clause2[Havoc]):
    """CH-R87: nothing if no token or no region is left."""

    def run(self, game: Havoc, side: i64, many: i64) -> None:
        regions = wilds(game)
        if many == 0 or regions == 0 or game.nests_left() == 0:
            return
        if without_first(regions) == 0:
            put_nest(game, nth(regions, 0), game.seat_of(side))
            game.then(NESTING_SEASON, side, many - 1)
        else:
            game.then(NEST_WHERE, game.seat_of(side), many)


class NestWhere(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, many: i64, choices: Choices) -> None:
        offer_regions(wilds(game), choices)

    def apply(self, game: Havoc, seat: i64, many: i64, action: i64) -> None:
        put_nest(game, first_of(action), seat)
        game.then(NESTING_SEASON, game.side_of(seat), many - 1)


def put_nest(game: Havoc, region: i64, seat: i64) -> None:
    game.lay(region, NESTS, 1)
    game.tell(events.NEST_PLACED, region, game.nests(region), seat)


class UpdateInitiative(Clause[Havoc]):
    """CH-042; CH-037: not in the first round."""

    def run(self, game: Havoc) -> None:
        if game.round == 1:
            return
        game.order = game.upcoming
        for place in range(game.players):
            game.tell(events.INITIATIVE, game.at_place(place), place + 1)


class RefreshSkills(Clause[Havoc]):
    """CH-046: every turned skill is ready again; CH-037: not in the first round."""

    def run(self, game: Havoc) -> None:
        if game.round > 1:
            game.used = 0


RESOLVE_EVENTS: Final = ResolveEvents()
LAST_ROUND: Final = LastRound()
TURN_MARKER: Final = TurnMarker()
REINFORCEMENTS: Final = Reinforcements()
REINFORCE_WHERE: Final = ReinforceWhere()
CRYSTAL_BLOOM: Final = CrystalBloom()
NESTING_SEASON: Final = NestingSeason()
NEST_WHERE: Final = NestWhere()

EVENT_PHASE: Final = Sequence(
    "EVENT_PHASE",
    BeginRound(),
    RESOLVE_EVENTS,  # CH-038  A
    UpdateInitiative(),  # CH-042  B
    RefreshSkills(),  # CH-046  C
)
