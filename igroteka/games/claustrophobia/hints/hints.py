"""What bots lean on in Claustrophobia: advice for every decision, how well a side stands, where to stop and judge."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.hints import WIN, Hints, root
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.hints.evaluation import Mind
from igroteka.games.claustrophobia.hints.policy import Adviser
from igroteka.games.claustrophobia.hints.prospects import Prospects
from igroteka.games.claustrophobia.hints.weights import Temper
from igroteka.games.claustrophobia.rules.combat import GUARD
from igroteka.games.claustrophobia.rules.exploring import LAY_TILE
from igroteka.games.claustrophobia.rules.losses import SPEND_TOKENS
from igroteka.games.claustrophobia.rules.wounds import HEAL_LINE, WOUND_LINE
from igroteka.games.claustrophobia.state.fields import INITIATIVE, SETTING_UP
from igroteka.games.claustrophobia.state.game import Claustrophobia

HERE: Final[i64] = 0


class ClaustrophobiaHints(Hints[Claustrophobia]):
    def __init__(self, temper: Temper | None = None) -> None:
        self.temper = temper or Temper()
        self.adviser: Adviser | None = None
        self.prospects: Prospects | None = None

    def adviser_at(self, game: Claustrophobia) -> Adviser:
        adviser = self.adviser
        if adviser is None or adviser.mind.atlas is not game.atlas:
            adviser = Adviser(Mind(self.temper, game.atlas))
            self.adviser = adviser
        return adviser

    def prospects_at(self, game: Claustrophobia) -> Prospects:
        prospects = self.prospects
        if prospects is None or prospects.mind.atlas is not game.atlas:
            prospects = Prospects(self.adviser_at(game).mind)
            self.prospects = prospects
        return prospects

    def advise(self, game: Claustrophobia, choices: Choices, rng: Rng, /) -> i64:
        if choices.count == 1:
            return choices.codes[0]
        return self.adviser_at(game).choose(game, choices)

    def worth(self, game: Claustrophobia, seat: i64, /) -> i64:
        if game.phase == SETTING_UP:
            return WIN // 2
        chance = self.prospects_at(game).humans_win(game)
        return chance if seat == HUMAN else WIN - chance

    def judge(self, game: Claustrophobia, worths: vec[i64], /) -> None:
        worths[HUMAN] = self.worth(game, HUMAN)
        worths[DEMON] = WIN - worths[HUMAN]

    def breadth(self, game: Claustrophobia, visits: i64, /) -> i64:
        """Most choices of a turn are bad: they are tried one after another, the advised ones first."""
        temper = self.temper
        step = game.step()
        slow = step is WOUND_LINE or step is HEAL_LINE or step is GUARD or step is SPEND_TOKENS or step is LAY_TILE
        return 1 + root(visits) * (temper.breadth_least if slow else temper.breadth) // 100

    def horizon(self, game: Claustrophobia, /) -> i64:
        """To the end of the round, where wounds and ways are counted, but not without end."""
        if game.phase == INITIATIVE and game.drafts == 0 and game.drafted == 0:
            return HERE
        return self.temper.sight
