"""TH-007 to TH-019: the table before the first turn, and who leads it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.chance import Odds, Rng, uniform
from igroteka.engine.choices import NOT_READY, READY, Choices, act, first_of, verb_of
from igroteka.engine.sealed import Sealed
from igroteka.engine.step_kinds import Chance1, Chance2, Clause, Sequence
from igroteka.engine.vectors import filled
from igroteka.games.tremble.content.options import Options
from igroteka.games.tremble.content.vectors import Cards
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import DROP, KEEP, RECONSIDER
from igroteka.games.tremble.state.fields import (
    CELLS,
    DEALT_MISSIONS,
    DROPPED,
    FLEET,
    HAND,
    KEPT,
    NONE,
    NOWHERE,
    OPEN,
    START,
)
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import KEEP_ONE, THREE_KEPT


def set_up(captains: int, options: Options, cards: Cards) -> Tremble:
    """The table with nothing drawn yet; what is random is asked of chance."""
    if not 2 <= captains <= 5:
        raise ValueError(f"players: Tremble, Humans! is for 2 to 5 captains, not {captains}")  # TH-001
    players: i64 = captains
    game = Tremble(players, cards)
    game.missions_on = int(options.missions == "on")
    game.overcommit = int(options.overcommit == "allow")
    game.two_per_city = int(options.ships_per_city == "two")
    game.reserve_vs_army = int(options.reserve_vs_army == "on")
    game.quick_at_end = int(options.unfinished_search == "quick")
    game.one_credit = int(options.credit_limit == "one_at_a_time")
    game.people = filled(players, START)
    game.fuel = filled(players)  # TH-R03
    game.force = filled(players)
    slots = players * FLEET
    game.fleet = filled(slots, NONE)
    game.place = filled(slots, NOWHERE)
    game.search = filled(slots)
    game.city = filled(CELLS, NONE)
    game.captured = filled(players * cards.words)
    lay_piles(game)
    lay_ships(game)
    dealt = players * DEALT_MISSIONS * game.missions_on  # TH-019
    game.mission = filled(dealt, NONE)
    for mission in range(cards.missions):
        if cards.mission_captains[mission] <= players:  # TH-007, TH-008, TH-009
            game.undealt = append(game.undealt, mission)
    game.then(SETUP)
    game.settle()
    return game


def lay_piles(game: Tremble) -> None:
    """TH-010, TH-011, TH-012: two piles; the six boxed cards of each are those that are never drawn."""
    cards = game.cards
    game.left = filled((cards.cities + cards.armies + 31) // 32)
    for card in range(cards.cities + cards.armies):
        if cards.captains[card] <= game.players:  # TH-007, TH-008, TH-009
            game.left[card >> 5] |= bit(card & 31)
            if cards.star[card]:
                game.stars_left += 1
            else:
                game.plain_left += 1


def lay_ships(game: Tremble) -> None:
    """TH-014, TH-015: a starting saucer each, known to all; those left over stay in the box (TH-R02)."""
    cards = game.cards
    captain: i64 = 0
    for card in range(cards.ships):
        if not cards.starting[card]:
            game.deck |= bit(card)
        elif captain < game.players:
            game.fleet[captain * FLEET] = card
            game.place[captain * FLEET] = HAND
            captain += 1
    game.lay_open(cards.price)
    game.shuffle(game.deck)


class FirstLeader(Chance1[Tremble]):
    """TH-R09: the first leader is drawn by lot."""

    def outcomes(self, game: Tremble, _: i64, odds: Odds) -> None:
        uniform(odds, game.players)

    def sample(self, game: Tremble, _: i64, rng: Rng) -> i64:
        return rng.below(game.players)

    def apply(self, game: Tremble, _: i64, captain: i64) -> None:
        game.leader = captain
        game.tell(events.LEADS_FIRST, captain)


class DealMissions(Clause[Tremble]):
    """TH-093: four each, drawn one by one."""

    def run(self, game: Tremble) -> None:
        for captain in range(game.players):
            for place in range(DEALT_MISSIONS if game.missions_on else 0):
                game.then(DEAL_MISSION, captain, place)
        if game.missions_on:
            game.then(CHOOSE_MISSIONS)
            game.then(CLOSE_MISSIONS)


class DealMission(Chance2[Tremble]):
    def outcomes(self, game: Tremble, captain: i64, place: i64, odds: Odds) -> None:
        for i in range(len(game.undealt)):
            odds.add(game.undealt[i], 1)

    def sample(self, game: Tremble, captain: i64, place: i64, rng: Rng) -> i64:
        return game.undealt[rng.below(len(game.undealt))]

    def apply(self, game: Tremble, captain: i64, place: i64, mission: i64) -> None:
        missions = game.mission[:]
        missions[captain * DEALT_MISSIONS + place] = mission
        game.mission = missions
        left = vec[i64]()
        for i in range(len(game.undealt)):
            if game.undealt[i] != mission:
                left = append(left, game.undealt[i])
        game.undealt = left
        game.whisper(captain, events.DEALT, captain, mission)


def kept_and_open(game: Tremble, captain: i64, how: i64) -> i64:
    count: i64 = 0
    for place in range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS):
        if game.keeps(place) == how:
            count += 1
    return count


class ChooseMissions(Sealed[Tremble]):
    """TH-018: keep one, two or three of the four, in secret."""

    def waits(self, game: Tremble, captain: i64) -> bool:
        return not game.is_ready(captain)

    def actions(self, game: Tremble, captain: i64, choices: Choices) -> None:
        for place in range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS):
            if game.keeps(place) == OPEN:
                self.both(game, captain, place, choices)
                return
        choices.add(act(READY))

    def extras(self, game: Tremble, captain: i64, choices: Choices) -> None:
        if game.is_ready(captain):
            choices.add(act(NOT_READY))
            return
        asked = False
        for place in range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS):
            if game.keeps(place) != OPEN:
                choices.add(act(RECONSIDER, game.mission[place]))
            elif asked:
                self.both(game, captain, place, choices)
            else:
                asked = True  # that one is among the actions
        if asked and kept_and_open(game, captain, KEPT) > 0:
            choices.add(act(READY))  # what is still open is discarded

    def both(self, game: Tremble, captain: i64, place: i64, choices: Choices) -> None:
        last = kept_and_open(game, captain, OPEN) == 1
        kept = kept_and_open(game, captain, KEPT)
        choices.offer(act(KEEP, game.mission[place]), unless=THREE_KEPT if kept == 3 else 0)
        choices.offer(act(DROP, game.mission[place]), unless=KEEP_ONE if last and kept == 0 else 0)

    def apply(self, game: Tremble, captain: i64, action: i64) -> None:
        verb = verb_of(action)
        if verb == READY:
            for place in range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS):
                if game.keeps(place) == OPEN:
                    game.set_keeping(place, DROPPED)
            game.set_ready(captain, True)
        elif verb == NOT_READY:
            game.set_ready(captain, False)
        else:
            for place in range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS):
                if game.mission[place] == first_of(action):
                    game.set_keeping(place, KEPT if verb == KEEP else DROPPED if verb == DROP else OPEN)

    def forget(self, game: Tremble, captain: i64) -> None:
        game.set_ready(captain, False)
        for place in range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS):
            game.set_keeping(place, OPEN)


class CloseMissions(Clause[Tremble]):
    """End of the choice: all see how many each kept, not which (TH-095)."""

    def run(self, game: Tremble) -> None:
        for captain in range(game.players):
            game.tell(events.MISSIONS_KEPT, captain, kept_and_open(game, captain, KEPT))


DEAL_MISSIONS: Final = DealMissions()
DEAL_MISSION: Final = DealMission()
CHOOSE_MISSIONS: Final = ChooseMissions()
CLOSE_MISSIONS: Final = CloseMissions()

SETUP: Final = Sequence(
    "SETUP",
    FirstLeader(),  # TH-R09
    DEAL_MISSIONS,  # TH-018
    TURN,
)
