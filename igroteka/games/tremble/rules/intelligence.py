"""Phase 3: cities are turned up into the cells, and armies among them act at once (TH-040 to TH-044)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.step_kinds import Chance1, Clause
from igroteka.engine.vectors import put
from igroteka.games.tremble.rules.army import ARMY_ATTACKS
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.fields import BOXED, INTELLIGENCE
from igroteka.games.tremble.state.game import Tremble


class Survey(Clause[Tremble]):
    """TH-041: until every cell has its city; TH-025: or until the deck is empty."""

    def run(self, game: Tremble) -> None:
        game.phase = INTELLIGENCE
        if game.laid < game.cells() and game.undrawn() > 0:
            game.then(TURN_UP)
            game.then(SURVEY)
        elif game.undrawn() == 0:
            game.tell(events.DECK_ENDS, game.turn)


def pile(game: Tremble) -> vec[i64]:
    """TH-013: every card with * comes before any without."""
    return game.cards.starred if game.stars_left > BOXED else game.cards.plain


class TurnUp(Chance1[Tremble]):
    """Any card of the pile: which six stay in the box nobody knows (TH-012)."""

    def outcomes(self, game: Tremble, _: i64, odds: Odds) -> None:
        cards = pile(game)
        for i in range(len(cards)):
            if game.is_left(cards[i]):
                odds.add(cards[i], 1)

    def sample(self, game: Tremble, _: i64, rng: Rng) -> i64:
        cards = pile(game)
        card = cards[rng.below(len(cards))]
        while not game.is_left(card):
            card = cards[rng.below(len(cards))]
        return card

    def apply(self, game: Tremble, _: i64, card: i64) -> None:
        game.left = put(game.left, card >> 5, game.left[card >> 5] ^ bit(card & 31))
        if game.stars_left > BOXED:
            game.stars_left -= 1
        else:
            game.plain_left -= 1
        if card < game.cards.cities:
            game.city = put(game.city, game.laid, card)  # TH-040
            game.tell(events.CITY_FOUND, game.laid, card)
            game.laid += 1
        else:
            game.tell(events.ARMY_CAME, card)
            game.then(ARMY_ATTACKS, card)  # TH-043; it takes no cell, TH-044


SURVEY: Final = Survey()
TURN_UP: Final = TurnUp()
