"""TR-103 to TR-115: the People and the Old, who give quests, ask for things, and take artifacts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import PASS, Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Decision1, Decision2
from igroteka.games.trappers.content.vocabulary import BEST_REP, CLANS, HUMAN_SIDE, OLD_SIDE
from igroteka.games.trappers.rules.artifacts import EXCHANGED as EXCHANGE_OF
from igroteka.games.trappers.rules.artifacts import SOLD, give_away
from igroteka.games.trappers.rules.cells.cell import Place
from igroteka.games.trappers.rules.quest_payments import give_due, offer_dues
from igroteka.games.trappers.rules.quests import take_quest, why_not_take
from igroteka.games.trappers.rules.reputation import change_rep
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import CHOOSE_CLAN, EXCHANGE, ROB_TRAPPER, SELL, TAKE_QUEST
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import EXCHANGED, NOTHING_TO_STEAL

ARTIFACT_WORTH: Final[i64] = 3  # TR-108


def take_here(game: Trappers, seat: i64, side: i64) -> None:
    """TR-103, TR-110: once a round."""
    game.mark(seat, game.cell[seat])
    take_quest(game, seat, side)


class People(Place):
    """TR-109: a quest, sales and what quests ask for, in any order."""

    def offer(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        choices.offer(act(TAKE_QUEST, HUMAN_SIDE), unless=why_not_take(game, seat, HUMAN_SIDE))
        for kind in range(game.atlas.artifacts):
            if game.holds(seat, kind):
                choices.add(act(SELL, kind))
        offer_dues(game, seat, choices)

    def do(self, game: Trappers, seat: i64, action: i64) -> bool:
        verb = verb_of(action)
        if verb == PASS:
            return False
        if verb == TAKE_QUEST:
            take_here(game, seat, HUMAN_SIDE)
        elif verb == SELL:
            game.zefs[seat] += ARTIFACT_WORTH  # TR-108, TR-070
            give_away(game, seat, first_of(action), SOLD, game.zefs[seat])
        else:
            give_due(game, seat, action)
        return True


class OldOne(Place):
    """TR-115: a quest, exchanges and what quests ask for, in any order."""

    def offer(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        choices.offer(act(TAKE_QUEST, OLD_SIDE), unless=why_not_take(game, seat, OLD_SIDE))
        if game.hand[seat] != 0:
            reason = why_not_exchange(game, seat)
            for kind in range(game.atlas.artifacts):
                if game.holds(seat, kind):
                    choices.offer(act(EXCHANGE, kind), unless=reason)
        offer_dues(game, seat, choices)

    def do(self, game: Trappers, seat: i64, action: i64) -> bool:
        verb = verb_of(action)
        if verb == PASS:
            return False
        if verb == TAKE_QUEST:
            take_here(game, seat, OLD_SIDE)
        elif verb == EXCHANGE:
            game.exchanges += 1
            give_away(game, seat, first_of(action), EXCHANGE_OF, 0)
            game.then(CHOOSE_ROBBED, seat)
        else:
            give_due(game, seat, action)
        return True


def can_steal(game: Trappers, seat: i64, rival: i64, clan: i64) -> bool:
    """TR-114, TR-R26: both by the tracks."""
    return game.base(rival, clan) > 0 and game.base(seat, clan) < BEST_REP


def can_rob(game: Trappers, seat: i64, rival: i64) -> bool:
    if seat == rival:
        return False
    for clan in range(CLANS):
        if can_steal(game, seat, rival, clan):
            return True
    return False


def why_not_exchange(game: Trappers, seat: i64) -> i64:
    if game.exchange_limit > 0 and game.exchanges >= game.exchange_limit:
        return EXCHANGED
    for rival in range(game.players):
        if can_rob(game, seat, rival):
            return 0
    return NOTHING_TO_STEAL


class ChooseRobbed(Decision1[Trappers]):
    def actions(self, game: Trappers, seat: i64, choices: Choices) -> None:
        for rival in range(game.players):
            if can_rob(game, seat, rival):
                choices.add(act(ROB_TRAPPER, rival))

    def apply(self, game: Trappers, seat: i64, action: i64) -> None:
        game.then(CHOOSE_STOLEN, seat, first_of(action))


class ChooseStolen(Decision2[Trappers]):
    """TR-114, TR-133: no mirror."""

    def actions(self, game: Trappers, seat: i64, rival: i64, choices: Choices) -> None:
        for clan in range(CLANS):
            if can_steal(game, seat, rival, clan):
                choices.add(act(CHOOSE_CLAN, clan))

    def apply(self, game: Trappers, seat: i64, rival: i64, action: i64) -> None:
        clan = first_of(action)
        game.tell(events.STOLE, seat, rival, clan)
        change_rep(game, rival, clan, -1)
        change_rep(game, seat, clan, 1)


CHOOSE_ROBBED: Final = ChooseRobbed()
CHOOSE_STOLEN: Final = ChooseStolen()
