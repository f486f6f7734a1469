"""What the rules of Trappers hide from whom, clause by clause; all else lies open, quests included (TR-179)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar

from private_rules import Private, content_with

from igroteka.engine.choices import first_of, second_of, verb_of
from igroteka.games.trappers.content.vocabulary import WASTELAND
from igroteka.games.trappers.state.actions import BUY_ARTIFACT, DRIVE, EXCHANGE, HAND_OVER, RAID, RECRUIT, SELL, STAY
from igroteka.games.trappers.state.decks import ARTIFACTS, ROW
from igroteka.games.trappers.state.game import Trappers
from igroteka.table.box import Box


class TrappersPrivate(Private):
    options: ClassVar = {"round_limit": "ten"}

    def liking(self, game: Trappers, action: int) -> int:
        """Drives to where artifacts come from and go to, and takes and gives them there."""
        verb = int(verb_of(action))
        if verb == DRIVE:
            return 1 if game.atlas.kind[first_of(action)] == WASTELAND else 8
        return {int(BUY_ARTIFACT): 20, int(RAID): 20, int(STAY): 6, int(RECRUIT): 4}.get(verb, 1)

    def few_kinds(self, box: Box) -> Any:
        """Four of each: one to jump, one for a fight, one to change form."""
        return content_with(box, "artifacts.toml", {"A1": 4, "A4": 4, "A6": 4}, "copies")

    def drawn(self, game: Trappers, outcome: int, observer: int) -> Hashable:
        """TR-067: the faces of a trapper's artifacts are secret. Dice and quests are open."""
        if game.step().name == "DrawArtifact" and game.frame()[0] != observer:
            return "a card"
        return outcome

    def chosen(self, game: Trappers, seat: int, action: int, observer: int) -> Hashable:
        """TR-R50: what is sold, exchanged or handed over goes under the deck face down; what is used is shown."""
        verb = verb_of(action)
        if verb == SELL:
            return "sells one"
        if verb == EXCHANGE:
            return "exchanges one"
        if verb == HAND_OVER:
            return "hands one over for", int(second_of(action))
        return action

    def hidden(self, game: Trappers, observer: int) -> dict[str, Hashable]:
        """TR-067: the hands of the others; TR-018, TR-R50: the deck and what lies under it."""
        kind = game.atlas.artifact
        row = int(ARTIFACTS * ROW)

        def kinds(pile: int) -> tuple[int, ...]:
            return tuple(sorted(int(kind[card]) for card in range(game.atlas.cards) if pile >> card & 1))

        return {
            "hands": tuple([kinds(int(game.hand[seat])) for seat in range(game.players) if seat != observer]),
            "deck": kinds(int(game.decks[row])),
            "under it": tuple([int(kind[game.decks[row + 2 + place]]) for place in range(int(game.decks[row + 1]))]),
        }


PRIVATE = TrappersPrivate()
