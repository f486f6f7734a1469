"""What a seat may do now: computed once for a state, spoken in any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from igroteka.engine.session import RefusedError, Session, refusals
from igroteka.table.box import Box, Look
from igroteka.table.text.messages import Choice, Msg, Refused
from igroteka.web.page.viewer import engine_seat

NO_UNDO: Final[dict[str, str]] = {
    "dice": "table-no-undo-chance",
    "shown": "table-no-undo-shown",
    "another": "table-no-undo-other",
}


class Decision(NamedTuple):
    """Choices of a seat; the same object as long as nothing of it changes. `key` tells what a click is for."""

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
    asked: tuple[object, ...] = ()  # all that it was made of besides the view
    help: Msg | None = None  # how the question is answered

    def told(self) -> tuple[object, ...]:
        """Return all of it that is put into words."""
        return (
            self.prompt,
            self.acts,
            self.choices,
            self.refused,
            self.on_refused,
            self.last,
            self.no_undo,
            self.redo,
            self.more,
            self.help,
        )


def decision_of(
    box: Box, session: Session, seat: int, labels: Mapping[int, Msg], old: Decision | None, look: Look
) -> Decision:
    """Make the decision of a seat, or what NOBODY sees of it; what is as it was before is taken from the old one."""
    game = session.game
    view = look(engine_seat(seat))
    same = old is not None and view == old.view
    if seat < 0:
        return old if old is not None and same else Decision(view, box.prompt(session.content, view), False)
    acts = game.acts(seat)
    actions = game.actions_of(seat)
    actions += [action for action in game.extras_of(seat) if action not in actions]
    grey = refusals(game, seat) if acts else []
    last, why = undoable(box, session, seat, labels)
    redo = session.can_redo(seat)
    more = last is not None and sum(played.seat == seat for played in session.since) > 1
    asked = (acts, tuple(actions), tuple(grey), last, why, redo, more)
    if old is not None and same and asked == old.asked:
        return old
    prompt = box.prompt(session.content, view)
    return Decision(
        view=view,
        prompt=prompt,
        acts=acts,
        choices=tuple([box.choice(session.content, view, action) for action in actions]),
        refused=tuple([box.refused(session.content, view, refusal) for refusal in grey]),
        on_refused=tuple([box.choice(session.content, view, refusal.action).on for refusal in grey]),
        last=last,
        no_undo=why,
        redo=redo,
        more=more,
        key=(tuple(actions), tuple([refusal.action for refusal in grey]), prompt if acts else None),
        asked=asked,
        help=box.help(view),
    )


def undoable(box: Box, session: Session, seat: int, labels: Mapping[int, Msg]) -> tuple[Msg | None, str]:
    """Return the label of the choice that undo takes back, or the message that says why there is none."""
    try:
        place, _ = session.taken_back(seat)
    except RefusedError as refused:
        return None, NO_UNDO.get(refused.reason, "table-no-undo-nothing")
    played = session.since[place]
    if played.number in labels:
        return labels[played.number], ""
    before = session.since[place - 1].game if place > 0 else session.base
    return box.choice(session.content, box.view(before, seat), played.choice).label, ""
