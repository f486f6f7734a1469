"""TR-018 to TR-029: the table before the first round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, with_digit
from igroteka.engine.chance import Odds, Rng, uniform
from igroteka.engine.ruleset import number_of
from igroteka.engine.step_kinds import Chance1, Clause, Sequence
from igroteka.engine.vectors import filled
from igroteka.games.trappers.content.options import Options
from igroteka.games.trappers.content.vectors import Atlas
from igroteka.games.trappers.content.vocabulary import CLANS, HUMAN_SIDE, OLD_SIDE
from igroteka.games.trappers.rules.rounds import ROUND
from igroteka.games.trappers.rules.turn import ENTER
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.decks import ARTIFACTS, DECKS, QUESTS, ROW
from igroteka.games.trappers.state.fields import FREE, NONE, OFF, SLOTS
from igroteka.games.trappers.state.game import Trappers

ZEFS: Final[i64] = 20  # TR-021
RESIDENTS: Final[i64] = 5  # TR-022


def set_up(trappers: int, options: Options, atlas: Atlas) -> Trappers:
    """The table with nothing drawn yet; what is random is asked of chance."""
    if not 2 <= trappers <= 4:
        raise ValueError(f"players: Trappers is for 2 to 4, not {trappers}")  # TR-R02
    players: i64 = trappers
    game = Trappers(players, atlas)
    set_options(game, options)
    game.cell = filled(players, OFF)
    game.vp = filled(players)  # TR-024, as all that is 0 here
    game.zefs = filled(players, ZEFS)
    game.residents = filled(players, RESIDENTS)
    game.hand = filled(players)
    game.factories = filled(players)
    game.cities = filled(players)
    game.marked = filled(players)
    game.rep = filled(players * CLANS)  # TR-023
    game.quest = filled(players * SLOTS, NONE)
    game.progress = filled(players * SLOTS)
    game.since = filled(players * SLOTS)
    for seat in range(players):
        game.turn_to(seat, FREE)  # TR-016: and all are Builders, form 0
    lay_decks(game)
    game.then(SETUP)
    game.settle()
    return game


def set_options(game: Trappers, options: Options) -> None:
    game.human_reward = number_of(options.human_reward)
    game.capture_zefs = number_of(options.capture_zefs)
    game.defeat_skip = number_of(options.defeat_skip)
    game.failure_costs_rep = number_of(options.rep_loss_on_failed_robbery)
    game.neutral_build = number_of(options.neutral_build)
    game.defender_scores = number_of(options.defender_scores)
    game.mimic_cap = number_of(options.mimic_cap)
    game.exchange_limit = number_of(options.old_exchange_limit)
    game.target = number_of(options.target_vp)
    game.round_limit = number_of(options.round_limit)


def lay_decks(game: Trappers) -> None:
    """TR-018: shuffled, so every card is loose."""
    game.decks = filled(DECKS * ROW)
    artifacts = bit(game.atlas.cards) - 1
    game.decks[ARTIFACTS * ROW] = artifacts
    for side in range(HUMAN_SIDE, OLD_SIDE + 1):
        game.decks[(QUESTS + side) * ROW] = game.atlas.of_side[side]
    game.lay_open(game.atlas.artifact)
    game.shuffle(artifacts)


def orders(players: i64) -> i64:
    """Return how many orders there are."""
    count: i64 = 1
    for player in range(2, players + 1):
        count *= player
    return count


class TurnOrder(Chance1[Trappers]):
    """TR-020: drawn by lot, all orders alike. The outcome says of those left who is next, again and again."""

    def outcomes(self, game: Trappers, _: i64, odds: Odds) -> None:
        uniform(odds, orders(game.players))

    def sample(self, game: Trappers, _: i64, rng: Rng) -> i64:
        return rng.below(orders(game.players))

    def apply(self, game: Trappers, _: i64, drawn: i64) -> None:
        waiting = bit(game.players) - 1
        for place in range(game.players):
            left = game.players - place
            which = drawn % left
            drawn //= left
            seat: i64 = 0
            while which > 0 or waiting >> seat & 1 == 0:
                which -= waiting >> seat & 1
                seat += 1
            waiting ^= bit(seat)
            game.order = with_digit(game.order, place, seat)
            game.tell(events.ORDERED, seat, place + 1)


class EnterAll(Clause[Trappers]):
    """TR-026, TR-028: one after another, on whatever cell."""

    def run(self, game: Trappers) -> None:
        for place in range(game.players):
            game.then(ENTER, game.seat_at(place))


SETUP: Final = Sequence(
    "SETUP",
    TurnOrder(),  # TR-020
    EnterAll(),  # TR-026
    ROUND,  # TR-029
)
