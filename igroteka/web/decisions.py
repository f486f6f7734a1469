"""What a seat may do now: computed once for a state, spoken in any language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from igroteka.engine import live as engine
from igroteka.engine.live import Live, refusals
from igroteka.engine.step import SPECTATOR
from igroteka.table.box import Box
from igroteka.table.message import Choice, Msg, Refused

NO_UNDO: Final[dict[str, str]] = {
    "dice": "table-no-undo-chance",
    "shown": "table-no-undo-shown",
    "another": "table-no-undo-other",
}


@dataclass(frozen=True)
class Decision:
    """`key` tells two decisions apart: a click is for one of them."""

    view: Any
    prompt: Msg
    acts: bool
    choices: tuple[Choice, ...] = ()
    refused: tuple[Refused, ...] = ()
    on_refused: tuple[tuple[str, ...], ...] = ()
    last: Msg | None = None  # what undo takes back
    no_undo: str = "table-no-undo-nothing"
    redo: bool = False
    more: bool = False  # than one step can be taken back
    key: tuple[object, ...] = ()


def decision_of(box: Box, live: Live, seat: int) -> Decision:
    """Of a seat, or what a spectator sees of it."""
    game = live.game
    view = box.view(game, seat if seat >= 0 else int(SPECTATOR))
    prompt = box.prompt(live.content, view)
    if seat < 0:
        return Decision(view, prompt, False)
    acts = game.acts(seat)
    actions = game.actions_of(seat)
    actions += [action for action in game.extras_of(seat) if action not in actions]
    grey = refusals(game, seat) if acts else []
    last, why = undoable(box, live, seat)
    return Decision(
        view=view,
        prompt=prompt,
        acts=acts,
        choices=tuple([box.choice(live.content, view, action) for action in actions]),
        refused=tuple([box.refused(live.content, view, refusal) for refusal in grey]),
        on_refused=tuple([box.choice(live.content, view, refusal.action).on for refusal in grey]),
        last=last,
        no_undo=why,
        redo=live.can_redo(seat),
        more=last is not None and sum(played.seat == seat for played in live.since) > 1,
        key=(tuple(actions), tuple([refusal.action for refusal in grey]), prompt if acts else None),
    )


def undoable(box: Box, live: Live, seat: int) -> tuple[Msg | None, str]:
    """The label of the choice that undo takes back; without one the message that says why there is none."""
    try:
        place, _ = live.taken_back(seat)
    except engine.Refused as refused:
        return None, NO_UNDO.get(refused.reason, "table-no-undo-nothing")
    before = live.since[place - 1].game if place > 0 else live.base
    choice = box.choice(live.content, box.view(before, seat), live.since[place].choice)
    return choice.label, ""
