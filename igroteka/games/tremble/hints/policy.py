"""What a sensible captain would do: an adviser for each decision of Tremble, found by the verb that marks it.

Advice reads only what the captain to act knows, so that it is the same on every table he could not tell from
the true one. D1 to D17 are the questions as words/speech.py lists them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, act, first_of, second_of
from igroteka.engine.dice_odds import SURE, dice_reach, win_chance
from igroteka.engine.step import LIMIT, B
from igroteka.games.tremble.hints.evaluation import UNTOLD, Mind, aim_of, mask_at
from igroteka.games.tremble.rules.fuel import RATION
from igroteka.games.tremble.rules.redirecting import aim
from igroteka.games.tremble.rules.reward import free_search
from igroteka.games.tremble.state import actions
from igroteka.games.tremble.state.fields import (
    AT,
    DEALT_MISSIONS,
    DEBT,
    FIGHTS,
    FLEET,
    HAND,
    KEPT,
    NONE,
    NOWHERE,
    OPEN,
    PLANNING,
    SEARCHING,
    TANK,
    UNAIMED,
    UNDECIDED,
    UNPLANNED,
)
from igroteka.games.tremble.state.game import Tremble

NEVER: Final[i64] = -1000000


class Adviser:
    """Answers one kind of question; holds no table."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        raise NotImplementedError


def second(game: Tremble) -> i64:
    """The second number of the question."""
    return game.top >> B & LIMIT


def third(game: Tremble) -> i64:
    return game.top & LIMIT


def shaken(amount: i64, percent: i64, rng: Rng) -> i64:
    """The amount, a little more or less."""
    return amount * (100 - percent + rng.below(2 * percent + 1)) // 100


class KeepMission(Adviser):
    """D1: those that promise more than they threaten, and in any case the best."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        mission = first_of(choices.codes[0])
        own = mind.mission_worth(game, mission, NONE)
        best = True
        for place in range(game.seat * DEALT_MISSIONS, (game.seat + 1) * DEALT_MISSIONS):
            if game.keeps(place) == KEPT:
                best = False
            elif game.keeps(place) == OPEN and mind.mission_worth(game, game.mission[place], NONE) > own:
                best = False
        wanted = act(actions.KEEP if best or own > mind.temper.modesty else actions.DROP, mission)
        return wanted if choices.has(wanted) else choices.codes[0]


class Borrow(Adviser):
    """D2: who is ruined needs ships, as long as they can pay for the interest."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        return act(actions.BORROW) if mind.later >= 3 else act(PASS)


class Repay(Adviser):
    """D3: a debt costs nothing until the end, money can buy ships: late, or out of plenty."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        return act(actions.REPAY) if mind.later <= 2 or game.people[game.seat] >= 2 * DEBT else act(PASS)


class Draw(Adviser):
    """D4: to look costs nothing."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        return act(actions.DRAW) if mind.later >= 1 else act(PASS)


def weakest_in_hand(game: Tremble, mind: Mind) -> i64:
    found: i64 = NONE
    for ship in range(mind.captain * FLEET, mind.captain * FLEET + FLEET):
        if game.place[ship] == HAND:
            if found == NONE or mind.almanac.rate[game.fleet[ship]] < mind.almanac.rate[game.fleet[found]]:
                found = ship
    return found


class Buy(Adviser):
    """D5: by what the ship brings from now on, less its price."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        ships = game.fleet_size(game.seat)
        turns = mind.later + 1
        old: i64 = 0
        if ships == FLEET:
            old = mind.ship(mind.almanac.rate[game.fleet[weakest_in_hand(game, mind)]], turns)
            ships -= 1
        best = act(PASS)
        most: i64 = 0
        for i in range(1, choices.count):
            kind = first_of(choices.codes[i])
            card = game.drawn if game.cards.kind[game.drawn] == kind else game.drawn_too
            work = mind.ship(mind.almanac.rate[card], turns) - old
            work = work * (mind.temper.first - mind.temper.crowding * ships) // 100
            gain = shaken(work, mind.temper.noise, rng) - game.cards.price[card] * 10
            if gain > most:
                most = gain
                best = choices.codes[i]
        return best


class Replace(Adviser):
    """D6: the ship that brings least."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        return act(actions.REPLACE, game.kind_of(weakest_in_hand(game, mind)))


class FaceArmy(Adviser):
    """D7: the chance of the dice against the ship at risk."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        mind.weigh(game)
        slot = game.seat * FLEET + second(game)
        city = game.quarry(slot)
        mask = mask_at(game, game.seat, SEARCHING + second(game))
        holds = dice_reach(game.cards.army_strength[third(game)] - game.strength_of(game.seat, mask, city))
        gain = mind.running(game, slot) + mind.errand(game, city) - game.token(slot) * mind.tie_up(game, mask)
        return act(actions.FIGHT) if holds * gain > (SURE - holds) * mind.loss(game, mask) else act(actions.ABANDON)


class Sacrifice(Adviser):
    """D8, D10, D14: the ship that would be missed least."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        best = choices.codes[0]
        least = UNTOLD
        for i in range(choices.count):
            rate = mind.almanac.rate[any_card(game, game.seat, first_of(choices.codes[i]))]
            if rate < least:
                least = rate
                best = choices.codes[i]
        return best


def any_card(game: Tremble, captain: i64, kind: i64) -> i64:
    """A card of the kind in the captain's fleet."""
    ship = captain * FLEET
    while game.place[ship] == NOWHERE or game.kind_of(ship) != kind:
        ship += 1
    return game.fleet[ship]


class Send(Adviser):
    """D9: each ship where it adds most, for the fuel it burns; what rivals send can only be guessed."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        mind.weigh(game)
        mind.watch_rivals(game)
        ship = game.ship_of(game.seat, first_of(choices.codes[0]), UNPLANNED)
        cost = price_of_fuel(game, mind) * game.cards.fuel[game.fleet[ship]]
        best = act(actions.HOLD, game.kind_of(ship))
        most: i64 = 0
        for i in range(choices.count - 1):
            cell = second_of(choices.codes[i])
            gain = shaken(adds(game, mind, ship, cell), mind.temper.noise, rng) - cost
            if gain > most:
                most = gain
                best = choices.codes[i]
        return best


def price_of_fuel(game: Tremble, mind: Mind) -> i64:
    """A unit, by whether there is enough for all ships that wait, and whether the tank would spill over."""
    thirst: i64 = 0
    for ship in range(mind.captain * FLEET, mind.captain * FLEET + FLEET):
        if game.place[ship] == UNPLANNED:
            thirst += game.cards.fuel[game.fleet[ship]]
    left = game.fuel[mind.captain] - game.fuel_planned(mind.captain)
    if left < thirst:
        return mind.temper.fuel
    if mind.later == 0 or left - thirst + RATION >= TANK:
        return 0
    return mind.temper.spare_fuel


def promise(game: Tremble, mind: Mind, group: i64, cell: i64, known: bool) -> i64:
    """Return what a group at the cell may bring: against rivals by their known courses, or by what they are used to."""
    if group == 0:
        return 0
    city = game.city[cell]
    strength = game.strength_of(mind.captain, group, city)
    chance = mind.facing(game, cell, strength) if known else mind.holding(game, city, strength)
    return (mind.catch(game, group, city, strength) + mind.errand(game, city)) * chance


def adds(game: Tremble, mind: Mind, ship: i64, cell: i64) -> i64:
    """Return what one more ship there promises."""
    there = mask_at(game, mind.captain, AT + cell)
    more = there | bit(ship - mind.captain * FLEET)
    return (promise(game, mind, more, cell, False) - promise(game, mind, there, cell, False)) // SURE


class Redirect(Adviser):
    """D11: where the ship adds most, now that all courses are known."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        mind.weigh(game)
        ship = unaimed_ship(game, game.seat, first_of(choices.codes[0]))
        best = choices.codes[0]
        most = NEVER
        for i in range(choices.count):
            gain = shaken(diverts(game, mind, ship, second_of(choices.codes[i])), mind.temper.noise // 2, rng)
            if gain > most:
                most = gain
                best = choices.codes[i]
        return best


def unaimed_ship(game: Tremble, captain: i64, kind: i64) -> i64:
    """The first of that kind whose target is still open."""
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if aim(game, ship) == UNAIMED and game.kind_of(ship) == kind:
            return ship
    raise ValueError(f"captain {captain} has no ship of kind {kind} to redirect")


def diverts(game: Tremble, mind: Mind, ship: i64, cell: i64) -> i64:
    """Return what the ship adds there to the captain's others."""
    first = mind.captain * FLEET
    there: i64 = 0
    for other in range(FLEET):
        if first + other != ship and aim_of(game, first + other) == cell:
            there |= bit(other)
    more = there | bit(ship - first)
    return (promise(game, mind, more, cell, True) - promise(game, mind, there, cell, True)) // SURE


class FightOrFlee(Adviser):
    """D12: the chance of the dice times the city against the ship at risk."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        mind.weigh(game)
        city = game.city[second(game)]
        own = game.force[game.seat]
        mask = mask_at(game, game.seat, AT + second(game))
        chance = SURE
        for rival in range(game.players):
            if rival == game.seat:
                continue
            lost = SURE - win_chance(own - game.force[rival])
            if game.stance_of(rival) == FIGHTS:
                chance -= chance * lost // SURE
            elif game.stance_of(rival) == UNDECIDED:
                chance -= chance * lost * mind.temper.nerve // (SURE * SURE)
        gain = shaken(mind.catch(game, mask, city, own) + mind.errand(game, city), mind.temper.noise, rng)
        return act(actions.FIGHT) if chance * gain > (SURE - chance) * mind.loss(game, mask) else act(actions.RETREAT)


class Join(Adviser):
    """D13, D17: the reserve that raises the chance by more than its fuel."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        if game.phase < PLANNING:
            return choices.codes[choices.count - 1]  # a fight with an army is under way: all hands
        mind.weigh(game)
        cell = third(game)
        city = game.city[cell]
        mask = mask_at(game, game.seat, AT + cell)
        strength = game.strength_of(game.seat, mask, city)
        gain = mind.catch(game, mask, city, strength) + mind.errand(game, city) + mind.loss(game, mask)
        now = mind.facing(game, cell, strength)
        best = act(PASS)
        most: i64 = 0
        for i in range(1, choices.count):
            ship = reserve_ship(game, game.seat, first_of(choices.codes[i]))
            more = game.strength_of(game.seat, mask | bit(ship - game.seat * FLEET), city)
            better = gain * (mind.facing(game, cell, more) - now) // SURE
            better -= mind.temper.spare_fuel * game.cards.fuel[game.fleet[ship]]
            if better > most:
                most = better
                best = choices.codes[i]
        return best


def reserve_ship(game: Tremble, captain: i64, kind: i64) -> i64:
    """One of that kind in hand that has not flown."""
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.in_hand(ship) and not game.has_flown(ship) and game.kind_of(ship) == kind:
            return ship
    raise ValueError(f"captain {captain} has no ship of kind {kind} in reserve")


def best_searchers(game: Tremble, mind: Mind, cell: i64, staying: i64) -> i64:
    """The ships at the cell that should stay with those that stay already; 0: better to raid."""
    mind.expect_armies(game)
    city = game.city[cell]
    here = mask_at(game, mind.captain, AT + cell)
    best: i64 = 0
    most = game.cards.quick[city] * 10 if staying == 0 else NEVER
    pick = here
    while True:
        searchers = pick | staying
        if searchers:
            gain = mind.search(game, searchers, city, game.strength_of(mind.captain, searchers, city))
            if gain > most:
                most = gain
                best = pick
        if pick == 0:
            return best
        pick = (pick - 1) & here


class RaidOrSearch(Adviser):
    """D15: what is caught at once against what a search promises."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        return act(actions.SEARCH) if best_searchers(game, mind, second(game), 0) else act(actions.RAID)


class LeaveOrBring(Adviser):
    """D16: the ships that make the search worth most."""

    def choose(self, game: Tremble, mind: Mind, choices: Choices, rng: Rng) -> i64:
        kind = first_of(choices.codes[0])
        ship = game.first_at(game.seat, AT + second(game)) - game.seat * FLEET
        staying = mask_at(game, game.seat, SEARCHING + free_search(game, game.seat))
        stays = best_searchers(game, mind, second(game), staying) >> ship & 1
        wanted = act(actions.LEAVE if stays else actions.BRING, kind)
        return wanted if choices.has(wanted) else choices.codes[0]


class Advisers:
    """By the verb that marks the question."""

    def __init__(self) -> None:
        self.by_verb: vec[Adviser] = vec[Adviser]([Adviser()] * 32)
        self.by_verb[actions.KEEP] = KeepMission()
        self.by_verb[actions.DROP] = KeepMission()
        self.by_verb[actions.BORROW] = Borrow()
        self.by_verb[actions.REPAY] = Repay()
        self.by_verb[actions.DRAW] = Draw()
        self.by_verb[actions.BUY] = Buy()
        self.by_verb[actions.REPLACE] = Replace()
        self.by_verb[actions.ABANDON] = FaceArmy()
        self.by_verb[actions.SCRAP] = Sacrifice()
        self.by_verb[actions.SEND] = Send()
        self.by_verb[actions.DITCH] = Sacrifice()
        self.by_verb[actions.REDIRECT] = Redirect()
        self.by_verb[actions.FIGHT] = FightOrFlee()
        self.by_verb[actions.JOIN] = Join()
        self.by_verb[actions.RAID] = RaidOrSearch()
        self.by_verb[actions.LEAVE] = LeaveOrBring()


ADVISERS: Final = Advisers()
