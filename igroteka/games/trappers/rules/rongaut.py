"""TR-084 to TR-091: the die that nobody may refuse, then perhaps reputation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import PASS, Choices, act, first_of
from igroteka.engine.step_kinds import Clause1, Decision1
from igroteka.games.trappers.content.vocabulary import CLANS, HUMAN_SIDE, OLD_SIDE, RONGAUT_DIE
from igroteka.games.trappers.rules.artifacts import DRAW_ARTIFACT
from igroteka.games.trappers.rules.battles import lose_residents
from igroteka.games.trappers.rules.cells.cell import Place
from igroteka.games.trappers.rules.dice import AFTER_THROW, ON_RONGAUT, THROW_DIE
from igroteka.games.trappers.rules.quests import note, take_quest
from igroteka.games.trappers.rules.reputation import buy_rep, change_rep, why_not_buy
from igroteka.games.trappers.state import decks, events
from igroteka.games.trappers.state.actions import BUY_REP, TAKE_QUEST
from igroteka.games.trappers.state.decks import ARTIFACTS, QUESTS
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers

LOST: Final[i64] = 2  # residents, TR-086


def face_rongaut(game: Trappers, seat: i64) -> None:
    """TR-084, TR-R43: in every action phase here, moved or not."""
    game.then(THROW_DIE, seat, ON_RONGAUT)
    game.then(AFTER_THROW, seat, ON_RONGAUT)
    game.then(RONGAUT_RESULT, seat)
    game.then(RONGAUT_RESOLVED, seat)


class RongautResult(Clause1[Trappers]):
    """TR-R34; TR-085: a 1 does nothing."""

    def run(self, game: Trappers, seat: i64) -> None:
        die = game.die
        game.tell(events.RONGAUT, seat, die)
        if die == 2:  # TR-086
            lose_residents(game, seat, LOST)
        elif die == 3:  # TR-087
            game.set_skips(seat, max(1, game.must_miss(seat)))  # TR-R07
            game.tell(events.MUST_MISS, seat)
        elif die == 4:  # TR-088
            if decks.left(game, ARTIFACTS) > 0:
                game.then(DRAW_ARTIFACT, seat)
            else:
                game.tell(events.NOTHING_GIVEN, seat)  # TR-R27
        elif die == 5:
            give_quest(game, seat)  # TR-089, TR-194: no marker is asked for or laid
        elif die == 6:  # TR-090: no mirror
            for clan in range(CLANS):
                if game.enemy(clan) != NONE:
                    change_rep(game, seat, clan, 1)


class RongautResolved(Clause1[Trappers]):
    """TR-181: quests hear of the die when all it brings is there, the card of a 5 included."""

    def run(self, game: Trappers, seat: i64) -> None:
        note(game, seat, RONGAUT_DIE, game.clan_here(seat))


def give_quest(game: Trappers, seat: i64) -> None:
    """TR-089, TR-R27: of the decks that have cards."""
    human = decks.left(game, QUESTS + HUMAN_SIDE) > 0
    old = decks.left(game, QUESTS + OLD_SIDE) > 0
    if human and old:
        game.then(CHOOSE_DECK, seat)
    elif human:
        take_quest(game, seat, HUMAN_SIDE)
    elif old:
        take_quest(game, seat, OLD_SIDE)
    else:
        game.tell(events.NOTHING_GIVEN, seat)


class ChooseDeck(Decision1[Trappers]):
    def actions(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(TAKE_QUEST, HUMAN_SIDE))
        choices.add(act(TAKE_QUEST, OLD_SIDE))

    def apply(self, game: Trappers, seat: i64, action: i64) -> None:
        take_quest(game, seat, first_of(action))


class Rongaut(Place):
    """TR-091: after the die."""

    def offer(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        choices.offer(act(BUY_REP), unless=why_not_buy(game, seat))

    def do(self, game: Trappers, seat: i64, action: i64) -> bool:
        if action == act(BUY_REP):
            buy_rep(game, seat)
        return False


RONGAUT_RESULT: Final = RongautResult()
RONGAUT_RESOLVED: Final = RongautResolved()
CHOOSE_DECK: Final = ChooseDeck()
