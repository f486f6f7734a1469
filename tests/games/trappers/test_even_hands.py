"""Artifacts that a trapper cannot see are resampled evenly (TR-067, TR-R50)."""

from __future__ import annotations

from collections import Counter

from chances import improbable
from games.trappers.table import CONTENT, acting, do, give, hand, show_hand, table, turn_of, under
from trials import COMPILED

from igroteka.engine.chance import Rng
from igroteka.games.trappers.state.decks import ARTIFACTS
from igroteka.games.trappers.state.game import Trappers

TIMES = 3000 if COMPILED else 600


def worlds(game: Trappers, seat: int) -> list[Trappers]:
    rng, found = Rng(41), []
    for _ in range(TIMES):
        twin = game.resample(seat, rng)
        assert isinstance(twin, Trappers)
        found.append(twin)
    return found


def all_artifacts() -> list[str]:
    return [row.id for row in CONTENT.artifacts for _ in range(row.copies)]


def test_TR_067_the_last_card_of_the_deck_may_be_any() -> None:
    game = table(2)
    cards = all_artifacts()
    give(game, 1, *cards[:-1])
    found = Counter(int(world.decks[ARTIFACTS]).bit_length() - 1 for world in worlds(game, 0))
    assert not improbable(found, {card: 1 / len(cards) for card in range(len(cards))}), found


def test_TR_R50_any_card_of_a_hand_was_given_away() -> None:
    """All know A2 and A3 and that a third was drawn; one of the three is sold. Later an A2 is played.

    Then A3 or the third lies under the deck; or the third was an A2 and the known one does. Of two A2 in the hand
    either was played.
    """
    game = table(2)
    give(game, 0, "A2", "A3")
    show_hand(game, 0)
    give(game, 0, "A7")
    do(acting(game, 0, "c23"), "sell A7")
    do(turn_of(game, 0), "play A2")
    found = Counter((under(world, ARTIFACTS)[0], hand(world, 0)[0]) for world in worlds(game, 1))
    rest = Counter(all_artifacts()) - Counter(["A2", "A3"])
    weights: Counter[tuple[str, str]] = Counter()
    for name, count in rest.items():
        weights["A3", name] += count  # A3 was sold, the third is in the hand
        weights[name, "A3"] += count  # the third was sold
    weights["A2", "A3"] += rest["A2"]  # the known A2 was sold, the third played
    weights["A3", "A2"] += rest["A2"]  # two of them were in the hand
    total = sum(weights.values())
    assert not improbable(found, {pair: weight / total for pair, weight in weights.items()}), found
