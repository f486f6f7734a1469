"""What a sensible Demon would do in his own phases: each choice is weighed in its own way, the best is taken.

Advice reads only what the Demon knows, so that it is the same on every table that he could not tell from the true one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.choices import first_of, second_of, verb_of
from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content.vocabulary import (
    CRITICAL,
    DEMON,
    ELUSIVE,
    FRANTIC,
    GAIN_TP,
    HUMANS,
    IMPRESSIVE,
    MOST_LAID,
    MVT,
    THE_DEMON,
    TOUGH,
)
from igroteka.games.claustrophobia.hints.evaluation import ALL, Mind
from igroteka.games.claustrophobia.hints.ground import FAR
from igroteka.games.claustrophobia.hints.quest import BURN
from igroteka.games.claustrophobia.rules.combat import dice_of
from igroteka.games.claustrophobia.rules.moving import mvt_of
from igroteka.games.claustrophobia.state.actions import (
    DEED,
    FIEND,
    HOLE,
    PLAY,
    STEP,
    STRIKE,
    SUMMON,
    SUMMON_DEMON,
    SWARM,
    TROG,
)
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import FIEND as A_FIEND
from igroteka.games.claustrophobia.state.told import TOUGH_TROG
from igroteka.games.claustrophobia.state.told import TROG as A_TROG

DISTANT: Final[i64] = 85  # percent of what an attack is worth that needs a move first
NOW: Final[i64] = 1000  # cards that are played at once


class DemonMind:
    """The Demon in his Threat and action phases: call `look` first."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.coming: vec[i64] = filled(MOST_LAID)  # by spot with humans: Demon-side warriors there or on their way

    def look(self, game: Claustrophobia) -> None:
        self.mind.look_around(game)

    # --- attacks ---

    def strike(self, game: Claustrophobia, warrior: i64, human: i64) -> i64:
        frantic = warrior >= A_FIEND and game.fiend_talent(warrior - A_FIEND, FRANTIC)
        dice = dice_of(game, warrior)
        if game.critical > 0:
            dice += 1
        return self.mind.hurt(game, human, dice, game.defence(human), frantic)

    def best_strike(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        """Return what the best attack on a human of this tile does."""
        most: i64 = 0
        for human in range(HUMANS):
            if game.at[human] == spot:
                most = max(most, self.strike(game, warrior, human))
        return most

    def comes_to(self, game: Claustrophobia, warrior: i64, spot: i64, strikes: bool) -> i64:
        """Return what one more warrior on a tile does: an attack, humans who cannot leave, a place that is held."""
        total: i64 = self.best_strike(game, warrior, spot) if strikes else 0
        humans = game.humans_on(spot)
        demons = game.demons_on(spot)
        if humans > 0 and demons <= humans < demons + 1:
            total += self.pinned(game, spot)
        if warrior == A_FIEND + THE_DEMON and game.fiend_talent(THE_DEMON, IMPRESSIVE):
            total += self.pinned(game, spot)
        return total + self.held(game, spot)

    def pinned(self, game: Claustrophobia, spot: i64) -> i64:
        total: i64 = 0
        for human in range(HUMANS):
            if game.at[human] == spot and not game.has_talent(human, ELUSIVE):
                total += self.mind.temper.pin * self.mind.quest.weight(game, human) // ALL
        return total

    def held(self, game: Claustrophobia, spot: i64) -> i64:
        """A burning fuse is stopped by more warriors than humans on its tile."""
        quest = self.mind.quest
        if quest.aim == BURN and game.lit and spot == quest.place:
            return self.mind.temper.hold
        return 0

    # --- activations ---

    def next_demon(self, game: Claustrophobia, action: i64) -> i64:
        verb = verb_of(action)
        number = first_of(action)
        if verb == SWARM:
            group = TOUGH_TROG if number % 2 else A_TROG
            return NOW + self.strike(game, group, second_of(action)) * game.ready(number // 2, number % 2)
        if verb == TROG:
            return self.best_act(game, TOUGH_TROG if second_of(action) else A_TROG, number)
        if verb == FIEND:
            return self.best_act(game, A_FIEND + number, game.fiend_at[number]) + 1
        return 0

    def best_act(self, game: Claustrophobia, warrior: i64, spot: i64) -> i64:
        """Return the most that an activation brings; attacks on the own tile come first."""
        best = self.best_strike(game, warrior, spot)
        if best > 0:
            return NOW + best
        stride = mvt_of(game, warrior)
        most: i64 = 0
        for human in range(HUMANS):
            at = game.at[human]
            if at >= 0:
                way = self.mind.near[human * MOST_LAID + spot]
                if way <= stride and game.room(DEMON, at) > 0:
                    most = max(most, self.comes_to(game, warrior, at, True) * DISTANT // ALL)
                elif way < FAR:
                    most = max(most, self.mind.temper.chase - way // 4)
        return most

    def act(self, game: Claustrophobia, warrior: i64, spot: i64, action: i64) -> i64:
        verb = verb_of(action)
        if verb == STRIKE:
            return self.strike(game, warrior, first_of(action)) + NOW
        if verb == STEP or verb == HOLE:
            return self.goes(game, warrior, spot, first_of(action))
        if verb == DEED:
            return self.mind.temper.seal_breaks
        return 0

    def goes(self, game: Claustrophobia, warrior: i64, spot: i64, to: i64) -> i64:
        """Return what a step brings: whom he can attack from there, or how much nearer he comes."""
        left = mvt_of(game, warrior) - game.spent - 1
        strikes = not game.attacked
        if game.humans_on(spot) > 0:
            return -1  # whoever is there stays there
        most: i64 = -1
        nearer: i64 = -FAR
        for human in range(HUMANS):
            at = game.at[human]
            if at < 0:
                continue
            way = self.way(game, warrior, human, to)
            if way == 0:
                most = max(most, self.comes_to(game, warrior, at, strikes))
            elif way <= left and game.room(DEMON, at) > 0:
                most = max(most, self.comes_to(game, warrior, at, strikes) * DISTANT // ALL)
            closer = self.way(game, warrior, human, spot) - way
            if closer > 0:
                nearer = max(nearer, self.mind.temper.chase - way // 4)
        hold = self.held(game, to) - self.held(game, spot)
        return max(most, nearer) + hold

    def way(self, game: Claustrophobia, warrior: i64, human: i64, spot: i64) -> i64:
        return self.mind.near[human * MOST_LAID + spot]

    # --- bringing in ---

    def reckon(self, game: Claustrophobia) -> None:
        """Count who is on the way to every tile with humans, so that no more come than fit."""
        for spot in range(game.spots):
            self.coming[spot] = game.demons_on(spot)
        stride = game.trog_value(MVT, 0)
        for spot in range(game.spots):
            trogs = game.trogs(spot)
            if trogs > 0 and game.humans_on(spot) == 0:
                at = self.best_prey(game, spot, stride)
                if at != NONE:
                    self.coming[at] += trogs

    def best_prey(self, game: Claustrophobia, spot: i64, stride: i64) -> i64:
        """Return the tile with humans to which Troglodytes from here would go in this round, NONE if it is too far."""
        best: i64 = NONE
        most: i64 = 0
        for human in range(HUMANS):
            at = game.at[human]
            if at >= 0 and self.mind.near[human * MOST_LAID + spot] <= stride and self.coming[at] < game.capacity(at):
                gain = self.comes_to(game, A_TROG, at, True)
                if gain > most:
                    most = gain
                    best = at
        return best

    def summon(self, game: Claustrophobia, action: i64) -> i64:
        """Return what a warrior does who comes there; TP can be kept, so that he must do something in this round."""
        verb = verb_of(action)
        spot = first_of(action)
        temper = self.mind.temper
        if verb == SUMMON:
            return self.gain_from(game, A_TROG, spot, game.trog_value(MVT, 0)) - temper.keep
        if verb == SUMMON_DEMON:
            gain = self.gain_from(game, A_FIEND, spot, game.fiend_value(THE_DEMON, MVT))
            if gain == 0:
                return -1
            return gain + temper.devil_comes - temper.keep * game.scenario.demon_cost
        if verb == PLAY:
            return self.card(game, spot)
        return 0

    def gain_from(self, game: Claustrophobia, warrior: i64, spot: i64, stride: i64) -> i64:
        most: i64 = 0
        for human in range(HUMANS):
            at = game.at[human]
            if at < 0:
                continue
            way = self.mind.near[human * MOST_LAID + spot]
            if way <= stride and self.coming[at] < game.capacity(at):
                gain = self.comes_to(game, warrior, at, True) - way
                most = max(most, gain)
        return most

    def could_use_more(self, game: Claustrophobia) -> bool:
        """Tell whether there is room for one more beside somebody."""
        for human in range(HUMANS):
            at = game.at[human]
            if at >= 0 and self.coming[at] < game.capacity(at):
                return True
        return False

    def card(self, game: Claustrophobia, kind: i64) -> i64:
        effect = game.atlas.effect[kind]
        if effect == GAIN_TP:
            return NOW if game.tp < 2 and self.could_use_more(game) else -1
        if effect == TOUGH:
            return NOW if self.toughest(game) > 0 else -1
        return -1

    def toughest(self, game: Claustrophobia) -> i64:
        most: i64 = 0
        for spot in range(game.spots):
            if game.plain(spot) > 0:
                most = max(most, self.tough_at(game, spot))
        return most

    def tough_at(self, game: Claustrophobia, spot: i64) -> i64:
        """Return what a token does there: something if humans are near."""
        most: i64 = 0
        for human in range(HUMANS):
            if game.at[human] >= 0:
                most = max(most, 4 - self.mind.near[human * MOST_LAID + spot])
        return most

    # --- cards of the action phase ---

    def act_card(self, game: Claustrophobia, kind: i64) -> i64:
        """Return NOW for a card whose moment has come."""
        temper = self.mind.temper
        most: i64 = 0
        for human in range(HUMANS):
            if game.at[human] >= 0:
                most = max(most, self.mind.reachers(game, human))
        if game.atlas.effect[kind] == CRITICAL:
            return 2 * NOW if most >= temper.critical else -1
        return 2 * NOW if most >= temper.miasma else -1
