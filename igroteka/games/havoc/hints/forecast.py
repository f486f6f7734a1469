"""What a battle comes to if nobody plays another card: the line that a commander reads off the battle board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import digit
from igroteka.engine.vectors import filled
from igroteka.games.havoc.content.vocabulary import ATTRITION, CAPTURE, CONTROL, OBJECTIVES
from igroteka.games.havoc.hints.weights import Temper
from igroteka.games.havoc.rules.objectives import strength
from igroteka.games.havoc.state.fields import MORE_PRISONERS, PASSED, SAFE, TIE_CAPTURE, TIE_CONTROL
from igroteka.games.havoc.state.game import Havoc

NOBODY: Final[i64] = -1
SURE: Final[i64] = 100  # percent


class Forecast:
    """The battle board with what counts beside soldiers; parties are 0, the attacker, and 1."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self.on: vec[i64] = filled(6)  # by party * OBJECTIVES + objective: soldiers
        self.more: vec[i64] = filled(6)  # the same: cards, support, Bastion
        self.began: vec[i64] = filled(2)  # by party: soldiers in all
        self.kills: vec[i64] = filled(2)  # by party: foes killed
        self.taken: vec[i64] = filled(2)  # by party: prisoners made
        self.points: vec[i64] = filled(2)  # by party: points but for control
        self.chance: i64 = 0  # percent: the attacker wins Region Control
        self.decided = False  # control is won already
        self.open = False  # somebody may still play cards

    def take_in(self, game: Havoc) -> None:
        """Read the board, and what counts there beside soldiers."""
        for party in range(2):
            for objective in range(OBJECTIVES):
                place = party * OBJECTIVES + objective
                self.on[place] = game.on(party, objective)
                self.more[place] = strength(game, party, objective) - self.on[place]
                if objective == ATTRITION and self.on[place] == 0:
                    self.more[place] += digit(game.edges, place)  # counts as soon as a soldier is there
        self.open = (may_play(game, 0) or may_play(game, 1)) and game.resolved == 0

    def put(self, party: i64, control: i64, capture: i64, attrition: i64) -> None:
        """Place soldiers of a party otherwise than they are."""
        place = party * OBJECTIVES
        self.on[place + CONTROL] = control
        self.on[place + CAPTURE] = capture
        self.on[place + ATTRITION] = attrition

    def left(self, party: i64) -> i64:
        place = party * OBJECTIVES
        return self.on[place] + self.on[place + 1] + self.on[place + 2]

    def dead(self, party: i64) -> i64:
        return self.kills[1 - party]

    def run(self, game: Havoc) -> None:
        """Resolve what is still to be resolved, in the order of the battle."""
        for party in range(2):
            self.began[party] = self.left(party)
            self.kills[party] = 0
            self.taken[party] = 0
            self.points[party] = 0
        self.decided = game.winner >= 0
        self.chance = SURE if game.winner == 0 else 0
        done = game.resolved | game.skipped
        for turn in range(OBJECTIVES):
            objective = digit(game.sequence, turn)
            if done >> objective & 1:
                continue
            done |= 1 << objective
            if objective == CONTROL:
                self.control(game)
            elif objective == CAPTURE:
                self.capture(game, done)
            else:
                self.attrition(game, done)

    def control(self, game: Havoc) -> None:
        lead = self.lead(game, CONTROL, TIE_CONTROL)
        if not self.open:
            self.chance = SURE if lead > 0 else 0
            return
        self.chance = self.temper.lead[min(max(lead + 2, 0), 5)]

    def lead(self, game: Havoc, objective: i64, tie: i64) -> i64:
        """Return how many more the attacker counts there; a tie that a card decides is one more or less."""
        lead = self.on[objective] + self.more[objective]
        lead -= self.on[OBJECTIVES + objective] + self.more[OBJECTIVES + objective]
        if lead == 0 and game.marked(tie, 0) != game.marked(tie, 1):
            return 1 if game.marked(tie, 0) else -1
        return lead

    def capture(self, game: Havoc, done: i64) -> None:
        lead = self.lead(game, CAPTURE, TIE_CAPTURE)
        if lead == 0:
            return  # CH-140
        party: i64 = 0 if lead > 0 else 1
        self.points[party] += digit(game.prizes, party * OBJECTIVES + CAPTURE)
        if game.marked(SAFE, 1 - party):
            return
        many = min(max(1, game.marks >> (MORE_PRISONERS + party * 4) & 15), self.left(1 - party))
        for _prisoner in range(many):
            self.strike(1 - party, done)
            self.taken[party] += 1

    def strike(self, party: i64, done: i64) -> None:
        """Take a soldier from where it would have mattered most."""
        if self.falls(party, ATTRITION, done) or self.falls(party, CONTROL, done) or self.falls(party, CAPTURE, done):
            return
        if not self.falls(party, CAPTURE, 0) and not self.falls(party, CONTROL, 0):
            self.falls(party, ATTRITION, 0)

    def falls(self, party: i64, objective: i64, done: i64) -> bool:
        """Take a soldier off an objective that is not done; tell whether there was one."""
        place = party * OBJECTIVES + objective
        if self.on[place] == 0 or done >> objective & 1:
            return False
        self.on[place] -= 1
        return True

    def attrition(self, game: Havoc, done: i64) -> None:
        for party in range(2):
            place = party * OBJECTIVES + ATTRITION
            blows = self.on[place] + self.more[place]
            if self.on[place] == 0:
                blows -= digit(game.edges, place)
            shield = game.shields >> (1 - party) * 8 & 255
            self.kills[party] = min(max(blows - shield, 0), self.left(1 - party))
        for party in range(2):
            self.points[party] += self.kills[party]
            for _kill in range(self.kills[party]):
                self.strike(1 - party, done)


def may_play(game: Havoc, party: i64) -> bool:
    """Tell whether the party may still play a card, as far as everybody sees."""
    return not game.marked(PASSED, party) and game.hand[game.side_of(game.fighter(party))] != 0
