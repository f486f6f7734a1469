"""Phase 3: cities are turned up into the cells, and armies among them act at once (TH-040 to TH-044)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.deck import Deck
from igroteka.engine.kinds import Chance1, Clause
from igroteka.games.tremble import happenings as told
from igroteka.games.tremble.army import ARMY_ATTACKS
from igroteka.games.tremble.state import BOXED, INTELLIGENCE, Tremble


class Survey(Clause[Tremble]):
    """TH-041: until every cell has its city; TH-025: or until the deck is empty."""

    def run(self, game: Tremble) -> None:
        game.phase = INTELLIGENCE
        if game.laid < game.cells() and game.undrawn() > 0:
            game.then(TURN_UP)
            game.then(SURVEY)
        elif game.undrawn() == 0:
            game.tell(told.DECK_ENDS, game.turn)


def pile(game: Tremble) -> Deck:
    """TH-013: every card with * comes before any without."""
    return game.starred if game.starred.count > BOXED else game.plain


class TurnUp(Chance1[Tremble]):
    """Any card of the pile: which six stay in the box nobody knows (TH-012)."""

    def outcomes(self, game: Tremble, _: i64, odds: Odds) -> None:
        pile(game).outcomes(odds)

    def sample(self, game: Tremble, _: i64, rng: Rng) -> i64:
        return pile(game).sample(rng)

    def apply(self, game: Tremble, _: i64, card: i64) -> None:
        pile(game).take(card)
        if card < game.cards.cities:
            game.city[game.laid] = card  # TH-040
            game.tell(told.CITY_FOUND, game.laid, card)
            game.laid += 1
        else:
            game.armies_met += 1
            game.tell(told.ARMY_CAME, card)
            game.then(ARMY_ATTACKS, card)  # TH-043; it takes no cell, TH-044


SURVEY: Final = Survey()
TURN_UP: Final = TurnUp()
