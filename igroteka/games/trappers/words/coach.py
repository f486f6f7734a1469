"""The first game of Trappers, and what its bubbles say when."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.state.events import BATTLE, QUEST_TAKEN, ROUND_BEGINS
from igroteka.table.coach import Bubble, FirstGame

FIRST_GAME: Final = FirstGame(
    players=2,
    seed=4,
    options={"target_vp": "twelve", "round_limit": "ten"},
    bubbles=(
        Bubble("coach-round", event=int(ROUND_BEGINS), on="track"),
        Bubble("coach-drive", step="DriveOrStay", on="rover-0"),
        Bubble("coach-facing", step="ChooseFacing", on="face-"),
        Bubble("coach-deed", step="Deed"),
        Bubble("coach-residents", step="RecruitOrNot", on="purse"),
        Bubble("coach-reputation", step="RepOrNot", on="tracks"),
        Bubble("coach-artifact", step="ArtifactOrNot", on="deck-artifacts"),
        Bubble("coach-quest", event=int(QUEST_TAKEN), on="quests"),
        Bubble("coach-battle", event=int(BATTLE), on="forms"),
    ),
)
