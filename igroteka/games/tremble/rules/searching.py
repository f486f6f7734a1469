"""The end of a turn: search tokens move, and searches that are through pay (TH-078 to TH-083)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.step_kinds import Clause
from igroteka.engine.vectors import put
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.fields import FLEET
from igroteka.games.tremble.state.game import Tremble


class AdvanceSearches(Clause[Tremble]):
    """TH-080: the tokens of searches begun in an earlier turn; TH-R29: armies of these turns are a danger."""

    def run(self, game: Tremble) -> None:
        for position in range(game.players):
            captain = game.clockwise(position)
            for search in range(FLEET):
                slot = captain * FLEET + search
                if game.token(slot) > 0 and game.since(slot) // 8 < game.turn:
                    if game.token(slot) == 1:
                        complete(game, captain, search)
                    else:
                        game.search = put(game.search, slot, game.search[slot] - (1 << 8))
                        late: i64 = 1 if game.token(slot) > game.turns_to_come() else 0  # TH-R32
                        game.tell(events.SEARCH_WENT_ON, captain, game.quarry(slot), game.token(slot), late)


def complete(game: Tremble, captain: i64, search: i64) -> None:
    """TH-081: the search number, the card, the ships; TH-082: the city is captured as by a raid."""
    city = game.quarry(captain * FLEET + search)
    game.gain(captain, game.cards.search[city])
    game.capture(captain, city)
    game.end_search(captain, search)
    game.tell(events.SEARCH_DONE, captain, city, game.cards.search[city], game.people[captain])


ADVANCE_SEARCHES: Final = AdvanceSearches()
