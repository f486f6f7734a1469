"""TR-177 to TR-183, TR-194: quests in play, what moves them on, how they end.

Progress is one number: how many, or a bit for each clan, form or cell that counts once (vocabulary.py, boxes). With
`min_turns` it is the own turns played since the card was drawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, has, size
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Chance2, Clause1, Clause2, Decision2, Decision3
from igroteka.engine.vectors import put
from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.content.vectors import MOST_WHERE
from igroteka.games.trappers.rules.reputation import change_rep
from igroteka.games.trappers.rules.scoring import FOR_QUEST, SCORE
from igroteka.games.trappers.state import decks, events
from igroteka.games.trappers.state.actions import CHOOSE_CLAN, DISCARD
from igroteka.games.trappers.state.decks import QUESTS
from igroteka.games.trappers.state.fields import HELD, NONE, SLOTS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import MARKED, NO_QUESTS_LEFT

CLANS_REWARDED: Final[i64] = 4  # TR-112

# --- taking ---


def why_not_take(game: Trappers, seat: i64, side: i64) -> i64:
    """TR-103, TR-110: once a round on that cell; TR-R27: the deck is looked at before a card is discarded."""
    if game.is_marked(seat, game.cell[seat]):
        return MARKED
    return NO_QUESTS_LEFT if decks.left(game, QUESTS + side) == 0 else 0


def take_quest(game: Trappers, seat: i64, side: i64) -> None:
    """TR-104, TR-111: with two of that side one must go first."""
    if game.quests_of(seat, side) == HELD:
        game.then(MAKE_ROOM, seat, side)
    game.then(DRAW_QUEST, seat, side)


class MakeRoom(Decision2[Trappers]):
    def actions(self, game: Trappers, seat: i64, side: i64, choices: Choices) -> None:
        for slot in range(seat * SLOTS + side * HELD, seat * SLOTS + side * HELD + HELD):
            choices.add(act(DISCARD, game.quest[slot]))

    def apply(self, game: Trappers, seat: i64, side: i64, action: i64) -> None:
        drop(game, game.slot_of(seat, first_of(action)), events.QUEST_DROPPED)


class DrawQuest(Chance2[Trappers]):
    def outcomes(self, game: Trappers, seat: i64, side: i64, odds: Odds) -> None:
        decks.outcomes(game, QUESTS + side, odds)

    def sample(self, game: Trappers, seat: i64, side: i64, rng: Rng) -> i64:
        return decks.sample(game, QUESTS + side, rng)

    def apply(self, game: Trappers, seat: i64, side: i64, quest: i64) -> None:
        decks.take(game, QUESTS + side, quest)
        slot = seat * SLOTS + side * HELD
        if game.quest[slot] != NONE:
            slot += 1
        game.quest = put(game.quest, slot, quest)
        game.since = put(game.since, slot, game.round)
        game.fresh |= bit(slot)
        game.tell(events.QUEST_TAKEN, seat, quest)


# --- ending ---


def clear(game: Trappers, slot: i64) -> None:
    game.quest = put(game.quest, slot, NONE)
    game.progress = put(game.progress, slot, 0)
    game.since = put(game.since, slot, 0)
    game.fresh &= ~bit(slot)


def drop(game: Trappers, slot: i64, event: i64) -> None:
    """TR-107, TR-113: refused, given up or failed, it goes under its deck."""
    quest = game.quest[slot]
    clear(game, slot)
    decks.put_under(game, QUESTS + game.atlas.side[quest], quest)
    game.tell(event, slot // SLOTS, quest)


def complete(game: Trappers, slot: i64) -> None:
    """TR-002: the points that the deed or another quest brings come first and may end the game."""
    game.then(COMPLETE, slot, game.quest[slot])


class Complete(Clause2[Trappers]):
    """TR-181, TR-182: the card goes first, then its reward comes, to be used at once."""

    def run(self, game: Trappers, slot: i64, quest: i64) -> None:
        if game.quest[slot] != quest:
            return  # two things done at once have each completed it
        seat = slot // SLOTS
        clear(game, slot)
        game.tell(events.QUEST_DONE, seat, quest)
        game.then(SCORE, seat, game.atlas.vp[quest], FOR_QUEST)
        if game.atlas.side[quest] == terms.HUMAN_SIDE:  # TR-106: out of the game
            game.then(HUMAN_REWARD, seat)
        else:
            decks.put_under(game, QUESTS + terms.OLD_SIDE, quest)  # TR-113: it can come again
            game.then(OLD_REWARD, seat)


class HumanReward(Clause1[Trappers]):
    """TR-105, TR-R04."""

    def run(self, game: Trappers, seat: i64) -> None:
        game.zefs[seat] += game.human_reward
        game.tell(events.REWARD_ZEFS, seat, game.human_reward, game.zefs[seat])


class OldReward(Clause1[Trappers]):
    """TR-112, TR-R35: four different clans, or all that are below the end of the track if those are fewer."""

    def run(self, game: Trappers, seat: i64) -> None:
        open_clans = open_to(game, seat, 0)
        if size(open_clans) > CLANS_REWARDED:
            game.then(REWARD_CLAN, seat, CLANS_REWARDED, 0)
            return
        for clan in range(terms.CLANS):
            if has(open_clans, clan):
                change_rep(game, seat, clan, 1)


def open_to(game: Trappers, seat: i64, chosen: i64) -> i64:
    """The clans still to be chosen from, a bit each."""
    clans: i64 = 0
    for clan in range(terms.CLANS):
        if not has(chosen, clan) and game.base(seat, clan) < terms.BEST_REP:
            clans |= bit(clan)
    return clans


class RewardClan(Decision3[Trappers]):
    """One of those that are left to choose."""

    def actions(self, game: Trappers, seat: i64, left: i64, chosen: i64, choices: Choices) -> None:
        clans = open_to(game, seat, chosen)
        for clan in range(terms.CLANS):
            if has(clans, clan):
                choices.add(act(CHOOSE_CLAN, clan))

    def apply(self, game: Trappers, seat: i64, left: i64, chosen: i64, action: i64) -> None:
        clan = first_of(action)
        change_rep(game, seat, clan, 1)  # TR-133: no mirror
        if left > 1:
            game.then(REWARD_CLAN, seat, left - 1, chosen | bit(clan))


# --- going on ---


def is_open(game: Trappers, slot: i64) -> bool:
    """TR-R37: nothing counts in the turn of drawing, and some quests wait for turns to pass."""
    if has(game.fresh, slot):
        return False
    return game.progress[slot] >= game.atlas.min_turns[game.quest[slot]]


def advance(game: Trappers, slot: i64, progress: i64, done: i64) -> None:
    """TR-178: on the card."""
    quest = game.quest[slot]
    need = game.atlas.need[quest]
    if done >= need or game.atlas.min_turns[quest] > 0:
        complete(game, slot)
    elif progress != game.progress[slot]:
        game.progress = put(game.progress, slot, progress)
        game.tell(events.QUEST_PROGRESS, slot // SLOTS, quest, done, need)


def count_once(game: Trappers, slot: i64, number: i64) -> None:
    progress = game.progress[slot] | bit(number)
    advance(game, slot, progress, size(progress))


def count_more(game: Trappers, slot: i64) -> None:
    progress = game.progress[slot] + 1
    advance(game, slot, progress, progress)


def note(game: Trappers, seat: i64, event: i64, number: i64) -> None:
    """The trapper did something that quests count or fail on; the number is its clan or form, or NONE."""
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        quest = game.quest[slot]
        if quest == NONE or has(game.fresh, slot):
            continue
        if game.atlas.fail_on[quest] & event:
            drop(game, slot, events.QUEST_FAILED)
        elif game.atlas.task[quest] == terms.COUNT and is_open(game, slot) and counts(game, quest, event, number):
            count(game, slot, number)


def counts(game: Trappers, quest: i64, event: i64, number: i64) -> bool:
    """The card asks for this event, with such a clan or such a form."""
    if not game.atlas.events[quest] & event:
        return False
    if game.atlas.at_war[quest]:
        return number != NONE and game.enemy(number) != NONE
    return event != terms.CHANGED_FORM or has(game.atlas.forms[quest], number)


def count(game: Trappers, slot: i64, number: i64) -> None:
    if game.atlas.distinct[game.quest[slot]] == terms.ALIKE:
        count_more(game, slot)
    elif number != NONE:  # a white cell is no clan's
        count_once(game, slot, number)


def note_stop(game: Trappers, seat: i64) -> None:
    """The rover stands on its cell at the start of the action phase, moved or not."""
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        quest = game.quest[slot]
        if quest == NONE or not is_open(game, slot):
            continue
        task = game.atlas.task[quest]
        if task == terms.STOPS_IN_ORDER:
            if game.atlas.stations[quest * MOST_WHERE + game.progress[slot]] == game.kind_here(seat):
                count_more(game, slot)
        elif game.atlas.where[quest] == game.kind_here(seat):
            if task == terms.STOPS:
                count_stop(game, slot, game.cell[seat])
            elif task == terms.REP_STATE and known_for(game, seat, quest):
                complete(game, slot)


def count_stop(game: Trappers, slot: i64, cell: i64) -> None:
    how = game.atlas.distinct[game.quest[slot]]
    if how == terms.BY_CELL:
        count_once(game, slot, game.atlas.among[cell])
    elif how == terms.BY_CLAN:
        if game.atlas.clan[cell] != NONE:
            count_once(game, slot, game.atlas.clan[cell])
    else:
        count_more(game, slot)


def known_for(game: Trappers, seat: i64, quest: i64) -> bool:
    """TR-080: by the tracks alone, in enough clans."""
    clans: i64 = 0
    level = game.atlas.level[quest]
    for clan in range(terms.CLANS):
        rep = game.base(seat, clan)
        if rep >= level if game.atlas.rule[quest] == terms.AT_LEAST else rep <= level:
            clans += 1
    return clans >= game.atlas.need[quest]


def count_turn(game: Trappers, seat: i64) -> None:
    """An own turn is played: missed ones do not count."""
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        quest = game.quest[slot]
        if quest != NONE and game.progress[slot] < game.atlas.min_turns[quest]:
            game.progress = put(game.progress, slot, game.progress[slot] + 1)
            game.tell(events.QUEST_PROGRESS, seat, quest, game.progress[slot], game.atlas.min_turns[quest])


def fail_overdue(game: Trappers) -> None:
    """At the end of a round."""
    for slot in range(game.players * SLOTS):
        quest = game.quest[slot]
        if quest != NONE and game.atlas.deadline[quest] > 0:
            if game.round >= game.since[slot] + game.atlas.deadline[quest]:
                drop(game, slot, events.QUEST_FAILED)


MAKE_ROOM: Final = MakeRoom()
DRAW_QUEST: Final = DrawQuest()
COMPLETE: Final = Complete()
HUMAN_REWARD: Final = HumanReward()
OLD_REWARD: Final = OldReward()
REWARD_CLAN: Final = RewardClan()
