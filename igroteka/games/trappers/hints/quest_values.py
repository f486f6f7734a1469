"""What a quest in play is worth, and how much more if something is done for it."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.bits import has, size
from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.content.vectors import MOST_WHERE
from igroteka.games.trappers.hints.evaluation import Mind
from igroteka.games.trappers.rules.quests import CLANS_REWARDED, is_open, known_for
from igroteka.games.trappers.state.fields import HELD, NONE, SLOTS
from igroteka.games.trappers.state.game import Trappers


def prize(game: Trappers, mind: Mind, quest: i64) -> i64:
    worth = mind.points(game, game.atlas.vp[quest])
    if game.atlas.side[quest] == terms.HUMAN_SIDE:
        return worth + game.human_reward * mind.temper.zef
    return worth + CLANS_REWARDED * 2 * mind.temper.rep


def boxes(game: Trappers, slot: i64) -> i64:
    """Return how many boxes are ticked; turns that pass are none."""
    quest = game.quest[slot]
    if game.atlas.min_turns[quest] > 0:
        return 0
    if game.atlas.task[quest] == terms.STOPS_IN_ORDER or game.atlas.distinct[quest] == terms.ALIKE:
        if game.atlas.mode[quest] != terms.ON_DISTINCT_CELLS:
            return game.progress[slot]
    return size(game.progress[slot])


def held(game: Trappers, mind: Mind, slot: i64, done: i64) -> i64:
    """Return what the quest is worth with so many boxes ticked."""
    quest = game.quest[slot]
    share = mind.temper.faith + mind.temper.steady * done // game.atlas.need[quest]
    return game.atlas.vp[quest] * share


def ticked(game: Trappers, mind: Mind, slot: i64, more: i64) -> i64:
    """Return what more boxes of it are worth."""
    quest = game.quest[slot]
    done = boxes(game, slot)
    if done + more >= game.atlas.need[quest]:
        return prize(game, mind, quest) - held(game, mind, slot, done)
    return held(game, mind, slot, done + more) - held(game, mind, slot, done)


def ticked_once(game: Trappers, mind: Mind, slot: i64, number: i64) -> i64:
    return 0 if has(game.progress[slot], number) else ticked(game, mind, slot, 1)


def finished(game: Trappers, mind: Mind, slot: i64) -> i64:
    return prize(game, mind, game.quest[slot]) - held(game, mind, slot, boxes(game, slot))


def event(game: Trappers, mind: Mind, what: i64, number: i64) -> i64:
    """Return what `note` in rules/quests.py would count."""
    worth: i64 = 0
    if mind.events & what == 0:
        return worth
    for slot in range(mind.seat * SLOTS, mind.seat * SLOTS + SLOTS):
        quest = game.quest[slot]
        if quest == NONE or has(game.fresh, slot):
            continue
        if game.atlas.fail_on[quest] & what:
            worth -= held(game, mind, slot, boxes(game, slot))
        elif game.atlas.task[quest] == terms.COUNT and game.atlas.events[quest] & what:
            worth += counted(game, mind, slot, number)
    return worth


def counted(game: Trappers, mind: Mind, slot: i64, number: i64) -> i64:
    quest = game.quest[slot]
    how = game.atlas.distinct[quest]
    if game.atlas.at_war[quest] and (number == NONE or game.enemy(number) == NONE):
        return 0
    if how == terms.ALIKE:
        return ticked(game, mind, slot, 1)
    if number == NONE or (how == terms.BY_FORM and not has(game.atlas.forms[quest], number)):
        return 0
    return ticked_once(game, mind, slot, number)


def stop(game: Trappers, mind: Mind, cell: i64) -> i64:
    """Return what `note_stop` in rules/quests.py would count."""
    worth: i64 = 0
    if not mind.wants_stops:
        return worth
    kind = game.atlas.kind[cell]
    for slot in range(mind.seat * SLOTS, mind.seat * SLOTS + SLOTS):
        quest = game.quest[slot]
        if quest == NONE or not is_open(game, slot):
            continue
        task = game.atlas.task[quest]
        if task == terms.STOPS_IN_ORDER:
            if game.atlas.stations[quest * MOST_WHERE + game.progress[slot]] == kind:
                worth += ticked(game, mind, slot, 1)
        elif game.atlas.where[quest] == kind:
            if task == terms.STOPS:
                worth += stopped(game, mind, slot, cell)
            elif task == terms.REP_STATE and known_for(game, mind.seat, quest):
                worth += finished(game, mind, slot)
    return worth


def stopped(game: Trappers, mind: Mind, slot: i64, cell: i64) -> i64:
    how = game.atlas.distinct[game.quest[slot]]
    if how == terms.BY_CELL:
        return ticked_once(game, mind, slot, game.atlas.among[cell])
    if how == terms.BY_CLAN:
        clan = game.atlas.clan[cell]
        return 0 if clan == NONE else ticked_once(game, mind, slot, clan)
    return finished(game, mind, slot)


def handed(game: Trappers, mind: Mind, quest: i64) -> i64:
    """An artifact, or all of them where they are wanted at once."""
    slot = game.slot_of(mind.seat, quest)
    mode = game.atlas.mode[quest]
    if mode == terms.IN_TOTAL or mode == terms.ON_DISTINCT_CELLS:
        return ticked(game, mind, slot, 1)
    return finished(game, mind, slot) - (game.atlas.need[quest] - 1) * mind.temper.artifact


def drawn(game: Trappers, mind: Mind, side: i64) -> i64:
    """One more card of that side; with two in hand the worse of them must go."""
    held_cards = game.quests_of(mind.seat, side)
    if held_cards == 0:
        return mind.temper.quest
    if held_cards < HELD:
        return mind.temper.second_quest
    first = mind.seat * SLOTS + side * HELD
    least = held(game, mind, first, boxes(game, first))
    for slot in range(first + 1, first + HELD):
        least = min(least, held(game, mind, slot, boxes(game, slot)))
    return mind.temper.second_quest - least


def in_hand(game: Trappers, mind: Mind, seat: i64) -> i64:
    """All quests of a trapper."""
    worth: i64 = 0
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if game.quest[slot] != NONE:
            worth += held(game, mind, slot, boxes(game, slot))
    return worth
