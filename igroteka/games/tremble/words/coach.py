"""The first game of Tremble, and what its bubbles say when."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.state.events import ARMY_CAME, DECK_ENDS, SEARCH_BEGUN
from igroteka.table.coach import Bubble, FirstGame

FIRST_GAME: Final = FirstGame(
    players=3,
    seed=4,
    options={"missions": "off"},  # TH-019
    bubbles=(
        Bubble("coach-draw", step="DrawOrNot", on="deck-ships"),
        Bubble("coach-buy", step="BuyOrNot", on="drawn-"),
        Bubble("coach-send", step="SendShips", on="ship-"),
        Bubble("coach-fuel", step="SendShips", on="purse"),
        Bubble("coach-battle", step="FightOrRetreat"),
        Bubble("coach-reward", step="RaidOrSearch"),
        Bubble("coach-army", event=int(ARMY_CAME), on="deck-armies"),
        Bubble("coach-search", event=int(SEARCH_BEGUN), on="search-"),
        Bubble("coach-last", event=int(DECK_ENDS), on="deck-cities"),
    ),
)
