"""What a trapper may do in the action phase besides the deed of the cell: artifacts of that window, giving up a quest.

A step that asks during the action phase offers these too and is asked again after one. Whether it is asked at all
hangs on what everybody can see: a hand of unknown cards is reason enough (TR-067).
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act, first_of, verb_of
from igroteka.games.trappers.content.vocabulary import IN_ACTION, REP_HERE
from igroteka.games.trappers.rules.artifacts import offer_artifacts, play
from igroteka.games.trappers.rules.forms import CHOOSE_FORM
from igroteka.games.trappers.rules.quests import drop
from igroteka.games.trappers.rules.reputation import change_rep
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import GIVE_UP, PLAY
from igroteka.games.trappers.state.fields import NONE, SLOTS
from igroteka.games.trappers.state.game import Trappers


def may_have_asides(game: Trappers, seat: i64) -> bool:
    if game.hand[seat] != 0:
        return True
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if game.quest[slot] != NONE:
            return True
    return False


def offer_asides(game: Trappers, seat: i64, choices: Choices) -> None:
    offer_artifacts(game, seat, IN_ACTION, choices)
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if game.quest[slot] != NONE:
            choices.add(act(GIVE_UP, game.quest[slot]))  # TR-183, TR-R36


def is_aside(action: i64) -> bool:
    verb = verb_of(action)
    return verb == PLAY or verb == GIVE_UP


def do_aside(game: Trappers, seat: i64, action: i64) -> None:
    if verb_of(action) == GIVE_UP:
        drop(game, game.slot_of(seat, first_of(action)), events.QUEST_DROPPED)
        return
    kind = first_of(action)
    play(game, seat, kind)
    if game.atlas.effect[kind] == REP_HERE:
        change_rep(game, seat, game.clan_here(seat), game.atlas.amount[kind])  # TR-R15: no mirror
    else:
        game.then(CHOOSE_FORM, seat)
