"""What bots lean on in Cry Havoc: advice for every decision, how well a side stands, where to stop and judge."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.hints import WIN, Hints, lead_worth, root
from igroteka.engine.vectors import filled
from igroteka.games.havoc.content.vocabulary import SIDES
from igroteka.games.havoc.hints.evaluation import Mind, rounds_left
from igroteka.games.havoc.hints.policy import Adviser
from igroteka.games.havoc.hints.weights import Temper
from igroteka.games.havoc.rules.setup import CHOOSE_FACTION
from igroteka.games.havoc.state.fields import DRAWING, EVENTS, SETTING_UP
from igroteka.games.havoc.state.game import Havoc

HERE: Final[i64] = 0


class HavocHints(Hints[Havoc]):
    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()
        self.adviser: Adviser | None = None
        self.promised: vec[i64] = filled(SIDES)  # by seat, as the next one
        self.worths: vec[i64] = filled(SIDES)

    def adviser_at(self, game: Havoc) -> Adviser:
        adviser = self.adviser
        if adviser is None or adviser.mind.atlas is not game.atlas:
            adviser = Adviser(Mind(self.temper, game.atlas))
            self.adviser = adviser
        return adviser

    def advise(self, game: Havoc, choices: Choices, rng: Rng, /) -> i64:
        if choices.count == 1:
            return choices.codes[0]
        return self.adviser_at(game).choose(game, choices, rng)

    def worth(self, game: Havoc, seat: i64, /) -> i64:
        self.judge(game, self.worths)
        return self.worths[seat]

    def judge(self, game: Havoc, worths: vec[i64], /) -> None:
        """A lead over each rival as a chance to win."""
        if game.phase == SETTING_UP:
            for seat in range(game.players):
                worths[seat] = WIN // game.players
            return
        mind = self.adviser_at(game).mind
        doubt = self.temper.steady + self.temper.doubt * rounds_left(game)
        mind.survey_all(game)
        for seat in range(game.players):
            self.promised[seat] = mind.promise(game, game.side_of(seat))
        for seat in range(game.players):
            chance = WIN
            for rival in range(game.players):
                if rival != seat:
                    chance = chance * lead_worth(self.promised[seat] - self.promised[rival], doubt) // WIN
            worths[seat] = chance

    def breadth(self, game: Havoc, visits: i64, /) -> i64:
        """A turn has many choices, most of them bad: they are tried one after another."""
        if game.step() is CHOOSE_FACTION:
            return SIDES
        return 1 + root(visits) * self.temper.breadth // 100

    def horizon(self, game: Havoc, /) -> i64:
        """To the end of the round, where battles are fought and points are scored, but not without end."""
        if game.phase == EVENTS or game.phase == DRAWING:
            return HERE
        return self.temper.sight * game.players
