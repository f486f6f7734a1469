"""Hints tell nothing hidden: asked at two tables that the seat cannot tell apart, they say the same.

A search draws worlds, and two draws differ; that draws are fair is proved by the evenness tests. Here both tables are
given the worlds of one of them, by the door that hints have for that, and the same seed: whatever else of the true
table had a say in a hint would make its words differ.
"""

from __future__ import annotations

import pytest
from hint_pairs import choosing, compare
from leaks import Leak
from trials import COMPILED, Trial, some
from wire_tables import moments, wire_pair

from igroteka.bots.advice import OUTCOMES, Effort
from igroteka.bots.search import Search
from igroteka.engine.forecast import after
from igroteka.engine.game import Game
from igroteka.engine.ruleset import Rules
from igroteka.games.registry import GAMES
from igroteka.table.text.speech import LANGUAGES
from igroteka.web.storage.store import Store
from igroteka.web.tables import advised as advice

STATES = 30 if COMPILED else 6


def follow(
    monkeypatch: pytest.MonkeyPatch, stores: tuple[Store, Store], trial: Trial, seat: int, states: int
) -> list[str]:
    """The hints at so many moments of random games."""
    found = []
    for number, (session, rng) in enumerate(moments(trial, states, 11 + seat, choosing(seat))):
        language = LANGUAGES[number % len(LANGUAGES)]
        pair = wire_pair(stores, trial.box, session, seat, language, rng)
        found.append(compare(monkeypatch, pair, language, number))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_whatever_the_seat_does_not_know(
    game: str, stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = follow(monkeypatch, stores, some(game, 3), 1, STATES)
    assert sum("data-advice" in hint for hint in hints) == STATES


# --- the test itself is tested ---


def test_a_hint_made_on_the_true_table_is_caught(stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    """As if forecasts were played where the cards really lie."""
    honest = advice.advised

    def peep(rules: Rules, game: Game, seat: int, search: Search, effort: Effort, seed: int) -> list[advice.Advised]:
        found = honest(rules, game, seat, search, effort, seed)
        return [
            one._replace(
                sure=tuple(advice.apart(event) for event in after(game, seat, one.action, most=OUTCOMES)[0].events)
            )
            for one in found
        ]

    monkeypatch.setattr(advice, "advised", peep)
    with pytest.raises(Leak):
        follow(monkeypatch, stores, Trial(GAMES["tremble"], 3, {}), 1, 4 * STATES)
