"""What a sensible Human would do: each choice is weighed in its own way, the best is taken.

Advice reads only what the Human knows, so that it is the same on every table that he could not tell from the true one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import Choices, first_of, second_of, verb_of
from igroteka.games.claustrophobia.content.vocabulary import (
    ATTACK_HITS,
    BODYGUARD,
    BOOST,
    CHANT,
    DEMON,
    ELUSIVE,
    EXORCISE,
    FIENDS,
    FRANTIC,
    GRANT,
    GRENADE,
    HEAL,
    HUMAN,
    HUMANS,
    LAIR,
    LAMP_OIL,
    LIGHT_FUSE,
    MOST_LAID,
    OPEN_CHEST,
    PUT_SEAL,
    SIDES_EACH,
    TAKE_CHEST,
    TENTACLES,
    TROGS_TARGET,
)
from igroteka.games.claustrophobia.hints.evaluation import NEVER, Mind
from igroteka.games.claustrophobia.hints.ground import FAR
from igroteka.games.claustrophobia.hints.initiative_plans import InitiativePlan
from igroteka.games.claustrophobia.rules.advantages import offer_own_cards, targets_on
from igroteka.games.claustrophobia.rules.human_phase import offer_openly
from igroteka.games.claustrophobia.rules.moving import mvt_left
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    DEED,
    EXPLORE,
    EXPLORE_WITH,
    GIFT,
    HOLE,
    LEAVE,
    PLAY,
    SHOOT,
    STEP,
    WARRIOR,
)
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import Claustrophobia

FIRST: Final[i64] = 2000  # done before everything else
URGENT: Final[i64] = 5000  # the aim of the scenario
CARD: Final[i64] = 60  # a card must bring more than this


class HumanMind:
    """The Human in his action phase."""

    def __init__(self, mind: Mind, plan: InitiativePlan) -> None:
        self.mind = mind
        self.plan = plan
        self.buffer = Choices()

    # --- who is next ---

    def next_human(self, game: Claustrophobia, action: i64) -> i64:
        """Return how good it is to activate him now; ending the phase is worth nothing."""
        if verb_of(action) != WARRIOR:
            return 0
        human = first_of(action)
        self.buffer.clear()
        offer_openly(game, human, self.buffer)
        offer_own_cards(game, human, self.buffer)
        most: i64 = 0
        for place in range(self.buffer.count):
            most = max(most, self.act(game, human, self.buffer.codes[place]))
        if most == 0:
            return -1
        return most * 4 - min(self.mind.way(human, game.at[human]), FAR)

    # --- what he does ---

    def act(self, game: Claustrophobia, human: i64, action: i64) -> i64:
        verb = verb_of(action)
        number = first_of(action)
        if verb == STEP or verb == HOLE:
            return self.goes(game, human, number)
        if verb == EXPLORE:
            return self.explores(game, human)
        if verb == EXPLORE_WITH:
            return self.explores(game, human) + self.map_worth(game)
        if verb == LEAVE:
            return URGENT * 2
        if verb == ATTACK:
            return self.first_if_still(game, self.attack(game, human, number, game.at[human]))
        if verb == SHOOT:
            return self.first_if_still(game, self.attack(game, human, second_of(action), number))
        if verb == DEED:
            return self.deed(game, human, number)
        if verb == GIFT:
            return FIRST + URGENT
        if verb == PLAY:
            return self.card(game, human, number)
        return 0

    def first_if_still(self, game: Claustrophobia, gain: i64) -> i64:
        """An attack before the move costs no step."""
        return gain + FIRST if gain > 0 and not game.moved else gain

    def attack(self, game: Claustrophobia, human: i64, target: i64, spot: i64) -> i64:
        dice = game.cbt(human)
        frantic = game.has_talent(human, FRANTIC)
        if target == TROGS_TARGET:
            return self.mind.trogs_hit(game, spot, dice, frantic)
        return self.mind.fiend_hit(game, target - 1, dice, frantic)

    def best_attack(self, game: Claustrophobia, human: i64, spot: i64) -> i64:
        if game.attacked and game.acting == human:
            return 0
        best: i64 = 0
        targets = targets_on(game, spot)
        for target in range(FIENDS + 1):
            if targets >> target & 1:
                best = max(best, self.attack(game, human, target, spot))
        return best

    # --- moving ---

    def goes(self, game: Claustrophobia, human: i64, to: i64) -> i64:
        spot = game.at[human]
        gain = self.place(game, human, to) - self.place(game, human, spot)
        return gain + self.best_attack(game, human, to) - self.leaves(game, human, spot)

    def explores(self, game: Claustrophobia, human: i64) -> i64:
        temper = self.mind.temper
        if not self.mind.quest.explores[human]:
            return -1
        gain = temper.tile - temper.step - self.lonely(game, human)
        return gain - self.place(game, human, game.at[human]) - self.leaves(game, human, game.at[human])

    def place(self, game: Claustrophobia, human: i64, spot: i64) -> i64:
        """Return how good it is for him to stand there."""
        temper = self.mind.temper
        way = self.mind.far[human * MOST_LAID + spot]
        total = -temper.step * way
        if way == 0:
            total += temper.goal - temper.step
        company = game.humans_on(spot)
        if game.at[human] == spot:
            company -= 1
        if company == 0:
            total -= self.lonely(game, human)
        else:
            total += temper.company * min(company, 2)
            if self.guarded(game, human, spot):
                total += temper.guard
        enemies = game.demons_on(spot)
        if enemies > company + 1 and not game.has_talent(human, ELUSIVE):
            total -= temper.tangle
        kind = game.kind(spot)
        if kind == TENTACLES:
            total -= temper.tentacles
        elif kind == LAIR:
            total -= temper.lair
        return total

    def lonely(self, game: Claustrophobia, human: i64) -> i64:
        temper = self.mind.temper
        fear = temper.alone * min(game.tp, temper.dread)
        return fear // 2 if game.has_talent(human, ELUSIVE) else fear

    def guarded(self, game: Claustrophobia, human: i64, spot: i64) -> bool:
        for guard in range(HUMANS):
            if guard != human and game.at[guard] == spot and game.has_talent(guard, BODYGUARD):
                return True
        return False

    def leaves(self, game: Claustrophobia, human: i64, spot: i64) -> i64:
        """Return what it costs those who stay that he goes: they may be stuck then (CL-095)."""
        enemies = game.demons_on(spot)
        company = game.humans_on(spot) - 1
        if enemies <= company or enemies > company + 1:
            return 0
        stuck: i64 = 0
        for other in range(HUMANS):
            if other != human and game.at[other] == spot and not game.has_acted(other):
                if not game.has_talent(other, ELUSIVE):
                    stuck += self.mind.temper.pin
        return stuck

    def map_worth(self, game: Claustrophobia) -> i64:
        """A card that shows tiles is for the last ones before the target."""
        return 5 if self.mind.quest.to_find(game) <= 6 else -CARD

    # --- deeds and cards ---

    def deed(self, game: Claustrophobia, human: i64, deed: i64) -> i64:
        if deed == PUT_SEAL:
            return self.seal(game, human)
        if deed == LIGHT_FUSE or deed == CHANT or deed == EXORCISE or deed == TAKE_CHEST or deed == OPEN_CHEST:
            return URGENT
        return 0

    def seal(self, game: Claustrophobia, human: i64) -> i64:
        """Close a tile next to the place where the words are spoken."""
        place = self.mind.quest.place
        if place == NONE or game.side_to(game.at[human], place) == NONE:
            return -1
        return self.mind.temper.seal if game.passes(HUMAN, game.at[human], game.side_to(game.at[human], place)) else -1

    def card(self, game: Claustrophobia, human: i64, kind: i64) -> i64:
        mind = self.mind
        effect = game.atlas.effect[kind]
        amount = game.atlas.amount[kind]
        spot = game.at[human]
        if effect == HEAL:
            wounds = game.wounds(human)
            return FIRST if wounds > 2 or (wounds == 2 and game.is_exhausted(human)) else -1
        if effect == BOOST:
            way = mind.way(human, spot)
            short = mvt_left(game, human) < way <= mvt_left(game, human) + amount
            return FIRST if short and mind.quest.place != NONE and mind.quest.goal[human] != 0 else -1
        if effect == GRANT:
            gain = self.best_attack(game, human, spot)
            more = gain * 36 // 48 - CARD
            return FIRST + more if more > 0 else -1
        if effect == GRENADE:
            more = self.blast(game, human) - self.best_attack(game, human, spot) - CARD
            return FIRST + more if more > 0 else -1
        if effect == ATTACK_HITS:
            more = self.splash(game, spot, amount) - self.best_attack(game, human, spot) - CARD
            return FIRST + more if more > 0 else -1
        if effect == LAMP_OIL:
            beyond = self.beyond(game, spot)
            return 1 if beyond > 2 and self.best_attack(game, human, spot) == 0 else -1
        return -1

    def blast(self, game: Claustrophobia, human: i64) -> i64:
        best: i64 = 0
        for side in range(SIDES_EACH):
            if game.passes(HUMAN, game.at[human], side):
                best = max(best, self.blast_at(game, game.neighbour(game.at[human], side)))
        return best

    def blast_at(self, game: Claustrophobia, spot: i64) -> i64:
        """Return what a grenade does there, to both sides; two of three dice hit."""
        temper = self.mind.temper
        gain = game.plain(spot) * temper.trog + game.tough(spot) * temper.trog // 2
        for fiend in range(FIENDS):
            if game.fiend_at[fiend] == spot:
                gain += temper.devil if self.mind.fiend_hit(game, fiend, 1, False) > 0 else -temper.goal
        for other in range(HUMANS):
            if game.at[other] == spot:
                gain -= self.mind.pain(game, other, game.wounds(other))
        return gain * 2 // 3

    def splash(self, game: Claustrophobia, spot: i64, hits: i64) -> i64:
        best: i64 = 0
        targets = targets_on(game, spot)
        for target in range(FIENDS + 1):
            if targets >> target & 1:
                best = max(best, self.splash_on(game, spot, target, hits))
        return best

    def splash_on(self, game: Claustrophobia, spot: i64, target: i64, hits: i64) -> i64:
        temper = self.mind.temper
        if target == TROGS_TARGET:
            return temper.trog * min(hits, game.plain(spot) + 2 * game.tough(spot))
        one = self.mind.fiend_hit(game, target - 1, 1, False)
        return one * 2 * hits if one > 0 else NEVER

    def beyond(self, game: Claustrophobia, spot: i64) -> i64:
        most: i64 = 0
        for side in range(SIDES_EACH):
            if game.passes(DEMON, spot, side):
                most = max(most, game.demons_on(game.neighbour(spot, side)))
        return most
