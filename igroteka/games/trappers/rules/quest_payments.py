"""What quests ask to be handed over, paid or left on a cell: always a choice of the trapper."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import has, size
from igroteka.engine.choices import Choices, act, first_of, second_of, verb_of
from igroteka.engine.step_kinds import Decision3
from igroteka.games.trappers.content.vocabulary import AT_ONCE, IN_TOTAL, LEAVE_RESIDENTS, ON_DISTINCT_CELLS
from igroteka.games.trappers.content.vocabulary import HAND_OVER as TO_HAND_OVER
from igroteka.games.trappers.content.vocabulary import PAY as TO_PAY
from igroteka.games.trappers.rules.artifacts import HANDED_OVER, give_away
from igroteka.games.trappers.rules.quests import complete, count_more, count_once, is_open
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import HAND_OVER, LEAVE, PAY
from igroteka.games.trappers.state.fields import NONE, SLOTS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import DRAWN_THIS_TURN, FEW_ARTIFACTS, FEW_RESIDENTS, HANDED_HERE, TOO_POOR


def offer_dues(game: Trappers, seat: i64, choices: Choices) -> None:
    """By the quests of the trapper that name this kind of cell."""
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        quest = game.quest[slot]
        if quest == NONE or game.atlas.where[quest] != game.kind_here(seat):
            continue
        task = game.atlas.task[quest]
        if task == TO_HAND_OVER:
            offer_cards(game, seat, quest, why_not_hand_over(game, seat, slot), choices)
        elif task == TO_PAY:
            choices.offer(act(PAY, quest), unless=why_not_spend(game, slot, game.zefs[seat], TOO_POOR))
        elif task == LEAVE_RESIDENTS:
            choices.offer(act(LEAVE, quest), unless=why_not_spend(game, slot, game.residents[seat], FEW_RESIDENTS))


def offer_cards(game: Trappers, seat: i64, quest: i64, reason: i64, choices: Choices) -> None:
    for kind in range(game.atlas.artifacts):
        if game.holds(seat, kind):
            choices.offer(act(HAND_OVER, kind, quest), unless=reason)


def why_not_spend(game: Trappers, slot: i64, wealth: i64, short: i64) -> i64:
    if not is_open(game, slot):
        return DRAWN_THIS_TURN
    return short if wealth < game.atlas.need[game.quest[slot]] else 0


def why_not_hand_over(game: Trappers, seat: i64, slot: i64) -> i64:
    quest = game.quest[slot]
    mode = game.atlas.mode[quest]
    if not is_open(game, slot):
        return DRAWN_THIS_TURN
    if mode == AT_ONCE and size(game.hand[seat]) < game.atlas.need[quest]:
        return FEW_ARTIFACTS
    if mode == ON_DISTINCT_CELLS and has(game.progress[slot], game.atlas.among[game.cell[seat]]):
        return HANDED_HERE
    return 0


def give_due(game: Trappers, seat: i64, action: i64) -> None:
    verb = verb_of(action)
    if verb == HAND_OVER:
        hand_over(game, seat, first_of(action), second_of(action))
        return
    quest = first_of(action)
    need = game.atlas.need[quest]
    if verb == PAY:
        game.zefs[seat] -= need
        game.tell(events.PAID, seat, quest, need, game.zefs[seat])
    elif verb == LEAVE:
        game.residents[seat] -= need
        game.tell(events.LEFT_RESIDENTS, seat, quest, need, game.residents[seat])
    complete(game, game.slot_of(seat, quest))


def hand_over(game: Trappers, seat: i64, kind: i64, quest: i64) -> None:
    give_away(game, seat, kind, HANDED_OVER, quest)
    slot = game.slot_of(seat, quest)
    mode = game.atlas.mode[quest]
    if mode == IN_TOTAL:
        count_more(game, slot)
    elif mode == ON_DISTINCT_CELLS:
        count_once(game, slot, game.atlas.among[game.cell[seat]])
    else:
        rest(game, seat, quest, game.atlas.need[quest] - 1)


def rest(game: Trappers, seat: i64, quest: i64, left: i64) -> None:
    """At once: nothing comes between the first card and the last."""
    if left > 0:
        game.then(HAND_OVER_MORE, seat, quest, left)
    else:
        complete(game, game.slot_of(seat, quest))


class HandOverMore(Decision3[Trappers]):
    def actions(self, game: Trappers, seat: i64, quest: i64, left: i64, choices: Choices) -> None:
        offer_cards(game, seat, quest, 0, choices)

    def apply(self, game: Trappers, seat: i64, quest: i64, left: i64, action: i64) -> None:
        give_away(game, seat, first_of(action), HANDED_OVER, quest)
        rest(game, seat, quest, left - 1)


HAND_OVER_MORE: Final = HandOverMore()
