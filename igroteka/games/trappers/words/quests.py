"""How far a quest is, in a few words: what its card would show (TR-178)."""

from __future__ import annotations

from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.view.types import Held, Trapper
from igroteka.games.trappers.words.cards import form_name
from igroteka.table.text.messages import Arg, Msg, Ref, msg
from igroteka.table.text.phrases import listed


def progress_of(content: Content, trapper: Trapper, held: Held) -> Msg:
    """A number of how many, and which ones where they must differ; the round by which it must be done."""
    card = content.quests[held.quest]
    done = boxes(content, trapper, held)
    if card.deadline == 0:
        return done
    return msg("quest-until", "TR-181", done=done, round=held.since + card.deadline)


def boxes(content: Content, trapper: Trapper, held: Held) -> Msg:
    card = content.quests[held.quest]
    if card.task == terms.REP_STATE and card.min_turns == 0:
        return msg(
            "quest-count", "TR-178", done=min(card.need, clans_there(card.rule, card.level, trapper)), need=card.need
        )
    if card.box_kind in (terms.COUNT_BOXES, terms.ORDER_BOXES, terms.TURN_BOXES):
        return msg("quest-count", "TR-178", done=held.done, need=held.need)
    if card.box_kind in (terms.CLAN_BOXES, terms.FORM_BOXES, terms.CELL_BOXES):
        return marked_boxes(content, held)
    return msg("quest-at-once", "TR-178")


def clans_there(rule: int, level: int, trapper: Trapper) -> int:
    """TR-080: by the tracks alone."""
    return sum(rep >= level if rule == terms.AT_LEAST else rep <= level for rep in trapper.base)


def marked_boxes(content: Content, held: Held) -> Msg:
    if held.done == 0:
        return msg("quest-count", "TR-178", done=0, need=held.need)
    card = content.quests[held.quest]
    marked = [number for number in range(held.progress.bit_length()) if held.progress >> number & 1]
    which = listed([box_name(content, card.box_kind, card.where, number) for number in marked])
    return msg("quest-which", "TR-178", done=held.done, need=held.need, which=which)


def box_name(content: Content, kind: int, where: tuple[int, ...], number: int) -> Arg:
    if kind == terms.CLAN_BOXES:
        return Ref("clan", number + 1)
    if kind == terms.FORM_BOXES:
        return form_name(number)
    cell = next(cell for cell in content.cells if cell.kind == where[0] and cell.place == number)
    return f"{cell.white}-{cell.black}"
