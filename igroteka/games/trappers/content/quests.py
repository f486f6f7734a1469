"""Quest cards: a task is data, made of few general kinds, and progress is one small number (TR-177..TR-183).

A quest in quests.toml has a `side` ("human" or "old"), its `vp`, a `task`, and, where the card says so:
`deadline`     rounds: failed at the end of the deadline-th round after the one in which the card was drawn; 0: never
`fail_on`      events: any of them, by the holder, fails the quest at once
`min_turns`    the task can be done at the earliest in the holder's min_turns-th own turn played after the one of
               drawing; only for tasks without boxes of their own

A task is a table with `kind` and the fields of that kind (`where` is a kind of cell):
`stops`           where, need; distinct = "clans" | "cells": stop need times on cells of that kind, each with
                  another clan (white cells do not count) or on another cell
`stops_in_order`  order: stop on cells of these kinds, one after another
`hand_over`       where, need, mode: give need artifacts there: "at_once"; in "total", over any number of visits; or
                  one on each of need "distinct_cells"
`pay`             where, need: pay need zefs there at once
`leave_residents` where, need: leave need residents there at once
`count`           events, need; distinct = "clans" | "forms", forms, at_war: need of these events; at_war = true counts
                  them only with clans at war at that moment, forms only changes to one of these forms
`rep_state`       where, need, and at_least or at_most: stop there with such a base reputation in need clans

What a card shows of its progress follows from the task: see boxes_of.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from igroteka.engine.content_tables import Tables
from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.content.board import Cell

QUESTS: Final = "quests.toml"
Number: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Rep: TypeAlias = Annotated[int, Meta(ge=-2, le=6)]
Turns: TypeAlias = Annotated[int, Meta(ge=0, le=12)]

MOST_BOXES: Final = 12  # progress is packed in a small number, and drawn on a card
MOST_CELLS: Final = 8
LEAST_PER_SIDE: Final = 3  # two in hand and one to draw
MOST_PER_SIDE: Final = 30
GIVEN_AT: Final = ("something", "people", "old")  # where something can be handed over, paid or left

NEEDS: Final[dict[str, set[str]]] = {
    "stops": {"where", "need"},
    "stops_in_order": {"order"},
    "hand_over": {"where", "need", "mode"},
    "pay": {"where", "need"},
    "leave_residents": {"where", "need"},
    "count": {"events", "need"},
    "rep_state": {"where", "need"},
}
ALLOWS: Final[dict[str, set[str]]] = {
    "stops": {"distinct"},
    "count": {"distinct", "forms", "at_war"},
    "rep_state": {"at_least", "at_most"},
}
DISTINCT_IN: Final[dict[str, tuple[str, ...]]] = {"stops": ("clans", "cells"), "count": ("clans", "forms")}
HAPPENS_ON: Final = {  # the events of a clan's cell: the kind of that cell
    "peaceful_stay": terms.CAPITAL,
    "robbed": terms.CAPITAL,
    "rongaut_die": terms.RONGAUT,
    "raided": terms.WASTELAND,
    "built": terms.WASTELAND,
    "upgraded": terms.WASTELAND,
}


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """Entry of a table that has a name and a text."""

    id: str
    ru: str
    en: str
    ru_text: str
    en_text: str


def texts_of(row: Named) -> tuple[str, str, str, str, str]:
    return row.id, row.ru, row.en, row.ru_text, row.en_text


class Task(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    kind: terms.TaskKind
    where: terms.Kind | None = None
    order: tuple[terms.Kind, ...] | None = None
    need: Number | None = None
    mode: terms.Mode | None = None
    events: tuple[terms.Happening, ...] | None = None
    distinct: terms.Distinct | None = None
    forms: tuple[terms.Form, ...] | None = None
    at_war: bool | None = None
    at_least: Rep | None = None
    at_most: Rep | None = None


class QuestRow(Named, frozen=True, forbid_unknown_fields=True):
    """A quest as quests.toml has it."""

    side: terms.Side
    vp: Annotated[int, Meta(ge=1, le=20)]
    task: Task
    deadline: Turns = 0
    fail_on: tuple[terms.Happening, ...] = ()
    min_turns: Turns = 0


class Quest(Named, frozen=True):
    """Quest in numbers of vocabulary.py; a field that its task does not know is 0."""

    side: int
    vp: int
    task: int
    need: int  # stops, artifacts, zefs, residents, events, or clans of a rep_state
    where: tuple[int, ...]  # kinds of cells: one, several for STOPS_IN_ORDER, none for COUNT
    mode: int  # of HAND_OVER
    events: int  # bits
    distinct: int
    forms: int  # bits; all forms if the task names none
    at_war: int  # 1: the clan must be at war
    rule: int  # AT_LEAST or AT_MOST
    level: int  # of that rule
    deadline: int
    fail_on: int  # bits of events
    min_turns: int
    box_kind: int
    boxes: int


def quest_of(row: QuestRow, cells: Sequence[Cell]) -> Quest:
    task = row.task
    where = task.order if task.order is not None else (task.where,) if task.where is not None else ()
    box_kind, boxes = boxes_of(row, cells)
    distinct = (
        int(terms.BY_CELL)
        if task.mode == terms.MODES[terms.ON_DISTINCT_CELLS]
        else terms.DISTINCT.index(task.distinct or "")
    )
    return Quest(
        *texts_of(row),
        side=terms.SIDES.index(row.side),
        vp=row.vp,
        task=terms.TASKS.index(task.kind),
        need=len(where) if task.order is not None else task.need or 0,
        where=tuple([terms.KINDS.index(kind) for kind in where]),
        mode=terms.MODES.index(task.mode) if task.mode is not None else 0,
        events=bits(task.events or (), terms.EVENTS),
        distinct=distinct,
        forms=bits(task.forms or terms.FORMS, terms.FORMS),
        at_war=int(task.at_war or False),
        rule=int(terms.AT_MOST if task.at_most is not None else terms.AT_LEAST),
        level=task.at_most if task.at_most is not None else task.at_least or 0,
        deadline=row.deadline,
        fail_on=bits(row.fail_on, terms.EVENTS),
        min_turns=row.min_turns,
        box_kind=box_kind,
        boxes=boxes,
    )


def bits(words: Sequence[str], spelled: Sequence[str]) -> int:
    return sum(1 << spelled.index(word) for word in words)


def boxes_of(row: QuestRow, cells: Sequence[Cell]) -> tuple[int, int]:
    """Return which boxes the card shows and how many; (NO_BOXES, 0) if the task is done at one blow."""
    task = row.task
    if row.min_turns:
        return int(terms.TURN_BOXES), row.min_turns
    if task.order is not None:
        return int(terms.ORDER_BOXES), len(task.order)
    if task.mode == terms.MODES[terms.ON_DISTINCT_CELLS] or task.distinct == terms.DISTINCT[terms.BY_CELL]:
        return int(terms.CELL_BOXES), sum(terms.KINDS[cell.kind] == task.where for cell in cells)
    if task.distinct == terms.DISTINCT[terms.BY_CLAN]:
        return int(terms.CLAN_BOXES), int(terms.CLANS)
    if task.distinct == terms.DISTINCT[terms.BY_FORM]:
        return int(terms.FORM_BOXES), len(task.forms or terms.FORMS)
    counts = task.kind in ("stops", "count") or task.mode == terms.MODES[terms.IN_TOTAL]
    if counts and (task.need or 0) > 1:
        return int(terms.COUNT_BOXES), task.need or 0
    return int(terms.NO_BOXES), 0


# --- what a quest must be ---


def check_quest(tables: Tables, row: QuestRow) -> None:
    """Check what can be said of a quest without the board."""
    task = row.task
    allows = ALLOWS.get(task.kind, set())
    tables.check_kind(QUESTS, row.id, "task", task, NEEDS[task.kind], allows)
    tables.check_list(QUESTS, row.id, "task.events", task.events)
    tables.check_list(QUESTS, row.id, "task.forms", task.forms)
    tables.check_list(QUESTS, row.id, "fail_on", row.fail_on or None)
    if task.order is not None and len(task.order) < 2:
        tables.fault(QUESTS, row.id, "task.order", f"expected at least two, got {len(task.order)}")
    if task.distinct is not None and "distinct" in allows and task.distinct not in DISTINCT_IN[task.kind]:
        fit = " or ".join(DISTINCT_IN[task.kind])
        tables.fault(QUESTS, row.id, "task.distinct", f"kind {task.kind!r} knows {fit}, got {task.distinct!r}")
    if task.kind in ("hand_over", "pay", "leave_residents") and task.where not in (None, *GIVEN_AT):
        tables.fault(QUESTS, row.id, "task.where", f"expected one of {', '.join(GIVEN_AT)}, got {task.where!r}")
    if task.kind == "rep_state" and (task.at_least is None) == (task.at_most is None):
        got = "none" if task.at_least is None else "both"
        tables.fault(QUESTS, row.id, "task", f"expected one of at_least and at_most, got {got}")
    if task.kind == "count":
        check_events(tables, row.id, task)


def check_events(tables: Tables, quest: str, task: Task) -> None:
    """Clans and forms are told apart only where the event has one."""
    for event in task.events or ():
        for_clans = task.distinct == terms.DISTINCT[terms.BY_CLAN] or task.at_war is True
        if for_clans and event not in HAPPENS_ON:
            tables.fault(QUESTS, quest, "task.events", f"{event} has no clan to tell it by")
        for_forms = task.distinct == terms.DISTINCT[terms.BY_FORM] or task.forms is not None
        if for_forms and event != "changed_form":
            tables.fault(QUESTS, quest, "task.events", f"{event} has no form to tell it by")


def check_reach(tables: Tables, row: QuestRow, cells: Sequence[Cell], artifacts: int) -> None:
    """Check that what is asked can be done: with this board, this many artifact cards, and room on the card."""
    task = row.task
    need = task.need or 0
    box_kind, boxes = boxes_of(row, cells)
    own_boxes = msgspec.structs.replace(row, min_turns=0)
    if row.min_turns and boxes_of(own_boxes, cells)[0] != terms.NO_BOXES:
        tables.fault(QUESTS, row.id, "min_turns", "the task has boxes of its own")
    if box_kind == terms.CELL_BOXES and boxes > MOST_CELLS:
        reason = f"at most {MOST_CELLS} cells can be told apart, the board has {boxes} of kind {task.where!r}"
        return tables.fault(QUESTS, row.id, "task.where", reason)
    if boxes > MOST_BOXES:
        return tables.fault(QUESTS, row.id, "task", f"at most {MOST_BOXES} boxes, got {boxes}")
    most = most_of(task, cells, box_kind, boxes)
    if task.kind == terms.TASKS[terms.HAND_OVER] and task.mode == terms.MODES[terms.AT_ONCE]:
        most = artifacts
    if need > most:
        tables.fault(QUESTS, row.id, "task.need", f"expected at most {most}, got {need}")


def most_of(task: Task, cells: Sequence[Cell], box_kind: int, boxes: int) -> int:
    """Return how many different things the task could count."""
    if task.kind == "rep_state":
        return int(terms.CLANS)
    if box_kind == terms.CLAN_BOXES:
        kinds = {int(HAPPENS_ON[event]) for event in task.events or ()}
        if task.where is not None:
            kinds = {terms.KINDS.index(task.where)}
        return len({cell.clan for cell in cells if cell.kind in kinds} - {int(terms.NOBODY)})
    if box_kind in (terms.FORM_BOXES, terms.CELL_BOXES):
        return boxes
    return 99


def check_sides(tables: Tables, rows: Sequence[QuestRow]) -> None:
    counts: Counter[str] = Counter(row.side for row in rows)
    for side in terms.SIDES:
        if not LEAST_PER_SIDE <= counts[side] <= MOST_PER_SIDE:
            reason = f"expected {LEAST_PER_SIDE} to {MOST_PER_SIDE} quests of side {side!r}, got {counts[side]}"
            tables.fault(QUESTS, "", "", reason)


def in_order(quests: Sequence[Quest]) -> tuple[Quest, ...]:
    """Human quests first, each side in the order of its table."""
    return tuple(sorted(quests, key=lambda quest: quest.side != terms.HUMAN_SIDE))
