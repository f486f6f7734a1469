"""The first game of Claustrophobia, and what its bubbles say when: The Survivors, for the one who leads the humans."""

from __future__ import annotations

from typing import Final

from igroteka.games.claustrophobia.state.events import ATTACKS, DESTINY_ROLLED, LAID
from igroteka.table.coach import Bubble, FirstGame

FIRST_GAME: Final = FirstGame(
    players=2,
    seed=5,
    options={"scenario": "survivors"},  # CL-009
    bubbles=(
        Bubble("coach-tile", event=int(LAID), on="stack"),
        Bubble("coach-threat", event=int(DESTINY_ROLLED), on="strip-1"),
        Bubble("coach-fight", event=int(ATTACKS)),
        Bubble("coach-roll", step="AfterRoll", on="tray"),
        Bubble("coach-dice", step="AssignDice", on="die-"),
        Bubble("coach-lines", step="AssignDice", on="human-"),
        Bubble("coach-next", step="NextHuman", on="stand-"),
        Bubble("coach-explore", step="ActHuman", on="open-"),
        Bubble("coach-held", step="ActHuman"),
        Bubble("coach-wound", step="WoundLine"),
    ),
)
