"""What bots lean on in Trappers: advice for every decision, how well a trapper stands, where to stop and judge."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import size
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.hints import WIN, Hints, lead_worth, root
from igroteka.engine.vectors import filled
from igroteka.games.trappers.content.vocabulary import CLANS
from igroteka.games.trappers.hints.cell_values import onward, survey
from igroteka.games.trappers.hints.evaluation import Mind
from igroteka.games.trappers.hints.policy import best_of
from igroteka.games.trappers.hints.quest_values import in_hand
from igroteka.games.trappers.hints.weights import POINT, Temper, temper_named
from igroteka.games.trappers.rules.rounds import income
from igroteka.games.trappers.state.actions import SEATS
from igroteka.games.trappers.state.fields import OFF
from igroteka.games.trappers.state.game import Trappers


class TrappersHints(Hints[Trappers]):
    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()
        self.mind: Mind | None = None
        self.promised: vec[i64] = filled(SEATS)
        self.worths: vec[i64] = filled(SEATS)

    def mind_of(self, game: Trappers, seat: i64) -> Mind:
        mind = self.mind
        if mind is None or mind.atlas is not game.atlas:
            mind = Mind(self.temper, game.atlas)
            self.mind = mind
        mind.look(game, seat)
        return mind

    def advise(self, game: Trappers, choices: Choices, rng: Rng, /) -> i64:
        if choices.count == 1:
            return choices.codes[0]
        return best_of(game, self.mind_of(game, game.seat), choices, rng)

    def worth(self, game: Trappers, seat: i64, /) -> i64:
        self.judge(game, self.worths)
        return self.worths[seat]

    def judge(self, game: Trappers, worths: vec[i64], /) -> None:
        """A lead over each rival as a chance to win."""
        for seat in range(game.players):
            mind = self.mind_of(game, seat)
            self.promised[seat] = promise(game, mind, seat) + prospect(game, mind, seat)
        for seat in range(game.players):
            chance = WIN
            for rival in range(game.players):
                if rival != seat:
                    chance = chance * lead_worth(self.promised[seat] - self.promised[rival], self.temper.doubt) // WIN
            worths[seat] = chance

    def breadth(self, game: Trappers, visits: i64, /) -> i64:
        """A turn has many choices, most of them bad: they are tried one after another."""
        return 1 + root(visits) * self.temper.breadth // 100

    def tempered(self, name: str, /) -> TrappersHints:
        return TrappersHints(temper_named(name))

    def horizon(self, game: Trappers, /) -> i64:
        return self.temper.sight * game.players


def promise(game: Trappers, mind: Mind, seat: i64) -> i64:
    """All that a trapper has, in hundredths of a point."""
    worth = game.vp[seat] * POINT + mind.money(game.zefs[seat]) + mind.squad(game.residents[seat])
    for clan in range(CLANS):
        worth += mind.repute(game, clan, game.base(seat, clan))
    worth += income(game, seat) * mind.rounds * mind.temper.income
    worth += min(mind.cities, mind.factories) * mind.temper.site
    worth += mind.shape(game, game.form(seat)) + size(game.hand[seat]) * mind.draws() + in_hand(game, mind, seat)
    worth -= game.must_miss(seat) * mind.temper.turn
    return worth - mind.temper.turn if game.cell[seat] == OFF else worth


def prospect(game: Trappers, mind: Mind, seat: i64) -> i64:
    """Return what the next turns promise where the rover stands, less the danger."""
    cell = game.cell[seat]
    if cell == OFF:
        return 0
    survey(game, mind)
    return onward(game, mind, cell, game.heading(seat)) - mind.risk[cell]
