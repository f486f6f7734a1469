"""What bots lean on in Tremble: advice for every decision, how well a captain stands, where to stop and judge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import has
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, verb_of
from igroteka.engine.dice_odds import SURE, likely
from igroteka.engine.hints import ALL, Hints
from igroteka.games.tremble.hints.evaluation import Mind, mask_at, takes
from igroteka.games.tremble.hints.policy import ADVISERS, second
from igroteka.games.tremble.hints.weights import Temper
from igroteka.games.tremble.rules.reward import RAID_OR_SEARCH
from igroteka.games.tremble.state.fields import (
    AT,
    BUYING,
    DEALT_MISSIONS,
    DEBT,
    FLEET,
    KEPT,
    NONE,
    NOWHERE,
    REWARD,
)
from igroteka.games.tremble.state.game import Tremble

HERE: Final[i64] = 0
FAR: Final[i64] = 1000


class TrembleHints(Hints[Tremble]):
    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()
        self.mind: Mind | None = None

    def mind_at(self, game: Tremble, captain: i64) -> Mind:
        mind = self.mind
        if mind is None or mind.almanac.cards is not game.cards:
            mind = Mind(self.temper, game.cards)
            self.mind = mind
        mind.look(game, captain)
        return mind

    def advise(self, game: Tremble, choices: Choices, rng: Rng, /) -> i64:
        if choices.count == 1:
            return choices.codes[0]
        verb = verb_of(choices.codes[0])
        if verb == PASS:
            verb = verb_of(choices.codes[choices.count - 1])
        return ADVISERS.by_verb[verb].choose(game, self.mind_at(game, game.seat), choices, rng)

    def worth(self, game: Tremble, seat: i64, /) -> i64:
        """A lead in what people, fleet, searches and missions promise, as a chance to win."""
        mind = self.mind_at(game, seat)
        mind.expect_armies(game)
        spread = min(self.temper.steady + self.temper.doubt * mind.later, self.temper.doubt_most)
        own = promise(game, mind, seat)
        for i in range(DEALT_MISSIONS if game.missions_on else 0):
            if game.keeps(seat * DEALT_MISSIONS + i) == KEPT:
                own += mind.mission_worth(game, game.mission[seat * DEALT_MISSIONS + i], NONE)
        chance = SURE
        for rival in range(game.players):
            if rival != seat:
                chance = chance * likely(own - promise(game, mind, rival), spread) // SURE
        return chance

    def breadth(self, game: Tremble, visits: i64, /) -> i64:
        """TH-R32: where the game ends before a search does, a search of the tree follows the advice, which knows that.

        Playouts alone would not tell: whoever wins or loses anyway wins or loses as often with a city thrown away.
        """
        left = game.turns_to_come()
        if game.phase != REWARD or left >= 2:
            return ALL
        if game.step() is RAID_OR_SEARCH:
            here = mask_at(game, game.seat, AT + second(game))
            return ALL if takes(game, game.seat, here) <= left else 1
        return 1  # who stays: the fast ones must

    def horizon(self, game: Tremble, /) -> i64:
        """To the beginning of the next turn: there everything is settled that a glance would misjudge."""
        if game.phase != BUYING or game.seat != game.leader or game.drawn != NONE:
            return FAR
        return FAR if game.fleet_size(game.leader) <= 1 else HERE  # who is ruined may take a credit here: look on


def promise(game: Tremble, mind: Mind, captain: i64) -> i64:
    """The final score to expect of a captain, his missions aside, by what the mind's own captain knows."""
    temper = mind.temper
    turns = mind.later
    if game.phase <= BUYING:
        turns += 1
    turns = min(turns, len(temper.hull) - 1)
    total = game.people[captain] * 10 - DEBT * 10 * game.credits(captain)
    doubtful = game.unknown_to(mind.captain)
    for ship in range(captain * FLEET, captain * FLEET + FLEET):
        if game.place[ship] != NOWHERE:
            card = game.fleet[ship]
            rate = mind.almanac.usual_rate if has(doubtful, card) else mind.almanac.rate[card]
            total += temper.hull[turns] + rate * temper.craft[turns] // 100
    for search in range(FLEET):
        if game.token(captain * FLEET + search) > 0:
            total += mind.running(game, captain * FLEET + search) * temper.hunt // 100
    return total + game.fuel[captain] * temper.tank[turns]
