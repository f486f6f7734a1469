"""The first game of Cry Havoc, and what its bubbles say when."""

from __future__ import annotations

from typing import Final

from igroteka.games.havoc.state.events import SCORING, TROGS_CAME
from igroteka.table.coach import Bubble, FirstGame

FIRST_GAME: Final = FirstGame(
    players=2,
    seed=34,
    options={"level": "first", "faction_pick": "random"},  # CH-015: the deal has the factions as well
    bubbles=(
        Bubble("coach-trogs", event=int(TROGS_CAME), on="battle-"),
        Bubble("coach-scored", event=int(SCORING)),
        Bubble("coach-action", step="ChooseAction"),
        Bubble("coach-pay", step="PayWith", on="card-"),
        Bubble("coach-march", step="MarchFrom", on="army-"),
        Bubble("coach-recruit", step="RecruitMany"),
        Bubble("coach-scoring", step="ChooseAction", on="scoring"),
        Bubble("coach-objectives", step="PlaceOnControl", on="sheet"),
        Bubble("coach-tactics", step="PlayCard", on="hand"),
    ),
)
