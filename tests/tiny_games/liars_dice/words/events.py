"""The events of Liar's dice, a row each."""

from __future__ import annotations

from typing import Any, Final

from igroteka.engine.events import Event
from igroteka.table.events import LOSS, SEAT, EventRow, EventTable, Move, Points
from igroteka.table.notices import Hit, Line
from igroteka.table.text.messages import Arg
from tiny_games.liars_dice.state import events
from tiny_games.liars_dice.state.game import DICE


def faces_told(content: Any, event: Event) -> dict[str, Arg]:
    return {"faces": " ".join([str(face) for face in event.args[1:] if face > 0])}


LOST_DIE: Final = Hit(
    "who",
    "notice-lost-die",
    "bad",
    (Line("sum", "notice-counted", events.COUNTED, plain=True), Line("loss", "notice-die", plain=True)),
    since=events.CHALLENGED,
)
ROWS: Final[dict[int, EventRow]] = {
    events.ROLLED: EventRow("told-rolled", "LD-002", "who face", link="own-cup", dice="face"),
    events.BADE: EventRow(
        "told-bade", "LD-005", "who dice face", link="cup-{who} bid", motion=Move("flash", "bid", sound="card")
    ),
    events.CHALLENGED: EventRow("told-challenged", "LD-005", "who bidder:who", motion=Move("shake", "bid")),
    events.TURNED_UP: EventRow(
        "told-turned-up",
        "LD-007",
        "who first second third",
        faces_told,
        link="cup-{who}",
        motion=Move("flip", "cup-{who}", sound="dice"),
    ),
    events.COUNTED: EventRow("told-counted", "LD-007", "dice face", link="bid"),
    events.LOST_DIE: EventRow(
        "told-lost-die",
        "LD-007",
        "who left",
        motion=LOSS,
        points=Points("source-lost", 1, -1),
        tally="challenges",
        hits=(LOST_DIE,),
        you="who",
    ),
    events.OUT: EventRow("told-out", "LD-008", "who"),
}

EVENTS: Final = EventTable(
    ROWS, {"who": SEAT}, columns="challenges", sources="source-lost", start=("source-start", int(DICE))
)
