"""What Liar's dice hides: dice under the others' cups, until a challenge turns all of them up."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game_facts import Done, GameFacts, rivals
from tiny_games.liars_dice.state import events
from tiny_games.liars_dice.state.actions import CHALLENGE
from tiny_games.liars_dice.state.game import DICE, LiarsDice

from igroteka.engine.choices import verb_of
from igroteka.table.notices import Story


def others_dice(game: Any, seat: int) -> object:
    return [int(game.cups[other * DICE + die]) for other in rivals(game, seat) for die in range(DICE)]


class LiarsDiceFacts(GameFacts):
    secrets = (others_dice,)

    def pieces(self, game: Any) -> object:
        """Return how many dice there are; nobody rolls one that is lost."""
        for seat in range(game.players):
            assert all(game.cups[seat * DICE + die] == 0 for die in range(game.dice[seat], DICE))
        return len(game.cups)

    def hidden_groups(self, game: Any, seat: int) -> list[list[int]]:
        return [
            [int(face) for face in game.cups[other * DICE : (other + 1) * DICE] if face > 0]
            for other in rivals(game, seat)
        ]

    def drawn(self, game: LiarsDice, outcome: int, observer: int) -> Hashable:
        return outcome if game.frame()[0] == observer else "a die"

    def showdown(self, game: LiarsDice, seat: int, action: int) -> Hashable:
        """LD-007: a challenge turns all dice up."""
        return tuple([int(face) for face in game.cups]) if verb_of(action) == CHALLENGE else None

    def done_to(self, story: Story, at: int) -> dict[int, Done]:
        event = story[at][1]
        return {event.args[0]: Done(numbers=(event.args[1],))} if event.kind == events.LOST_DIE else {}

    def hidden(self, game: LiarsDice, observer: int) -> dict[str, Hashable]:
        return {"dice": tuple([int(face) for face in game.cups])}


FACTS = LiarsDiceFacts()
