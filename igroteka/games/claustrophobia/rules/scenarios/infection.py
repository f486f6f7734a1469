"""Infection: the Condemned rot, and the dead come back on the other side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act, first_of, second_of, verb_of
from igroteka.engine.step_kinds import Clause, Clause1, Clause2, Decision2
from igroteka.games.claustrophobia.content.vocabulary import DEMON, DIED_RETURNS, FIENDS, HUMANS, START_CRAWLING
from igroteka.games.claustrophobia.rules.combat import told_as
from igroteka.games.claustrophobia.rules.losses import remove_fiend, remove_trog
from igroteka.games.claustrophobia.rules.moments import MOMENTS
from igroteka.games.claustrophobia.rules.wounds import WOUND
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.actions import FIEND, TROG
from igroteka.games.claustrophobia.state.fields import DONE_TOUGH, DONE_TROGS, NONE, READY_TOUGH, READY_TROGS
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_CRAWLING, TOUGH_TROG
from igroteka.games.claustrophobia.state.told import FIEND as A_FIEND
from igroteka.games.claustrophobia.state.told import TROG as A_TROG


class CrawlingDeath(Clause[Claustrophobia]):
    """Before the initiative roll each Condemned with few wounds takes one."""

    def run(self, game: Claustrophobia) -> None:
        for human in range(HUMANS):
            if game.in_play(human) and game.is_condemned(human) and game.wounds(human) < game.scenario.crawling:
                game.then(CRAWL, human)


class Crawl(Clause1[Claustrophobia]):
    def run(self, game: Claustrophobia, human: i64) -> None:
        game.tell(events.CRAWLING_DEATH, human)
        game.then(WOUND, human, 1, BY_CRAWLING)


class Returns(Clause2[Claustrophobia]):
    """A killed human is replaced at once by a Damned of the Demon side."""

    def run(self, game: Claustrophobia, human: i64, spot: i64) -> None:
        game.fiend_at[human + 1] = spot
        game.set_wounds(human + 1, 0)
        game.tell(events.RETURNED, game.figure(human + 1), game.where(spot))
        if game.demons_on(spot) > game.capacity(spot):
            game.then(REMOVE_FIGURE, DEMON, spot)


class RemoveFigure(Decision2[Claustrophobia]):
    """If that breaks the size rule the Demon removes one of his figures there."""

    def actions(self, game: Claustrophobia, seat: i64, spot: i64, choices: Choices) -> None:
        if game.plain(spot) > 0:
            choices.add(act(TROG, spot, 0))
        if game.tough(spot) > 0:
            choices.add(act(TROG, spot, 1))
        for fiend in range(FIENDS):
            if game.fiend_at[fiend] == spot:
                choices.add(act(FIEND, fiend))

    def apply(self, game: Claustrophobia, seat: i64, spot: i64, action: i64) -> None:
        if verb_of(action) == TROG:
            warrior = TOUGH_TROG if second_of(action) else A_TROG
            game.tell(events.FIGURE_REMOVED, warrior, game.where(spot))
            remove_another(game, spot, second_of(action))
        else:
            warrior = A_FIEND + first_of(action)
            game.tell(events.FIGURE_REMOVED, told_as(game, warrior), game.where(spot))
            remove_fiend(game, first_of(action))
            if game.acting == warrior:
                game.acting_at = NONE


def remove_another(game: Claustrophobia, spot: i64, tough: i64) -> None:
    """Remove a Troglodyte, the active one only if there is no other; its activation is over then."""
    active: i64 = 1 if game.acting == (TOUGH_TROG if tough else A_TROG) and game.acting_at == spot else 0
    done = game.ground[spot] >> (DONE_TOUGH if tough else DONE_TROGS) & 15
    if done == active and game.ready(spot, tough) > 0:
        game.add_trogs(spot, READY_TOUGH if tough else READY_TROGS, -1)
    else:
        remove_trog(game, spot, tough)
        if done == active:
            game.acting_at = NONE


CRAWLING_DEATH: Final = CrawlingDeath()
CRAWL: Final = Crawl()
RETURNS: Final = Returns()
REMOVE_FIGURE: Final = RemoveFigure()
MOMENTS.round_start[START_CRAWLING] = CRAWLING_DEATH
MOMENTS.died[DIED_RETURNS] = RETURNS
