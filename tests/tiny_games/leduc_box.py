"""Leduc poker as it comes to the table.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.verbs import Verbs
from igroteka.table.svg.parts import Parts
from igroteka.table.text.speech import Speaker
from tiny_games.leduc import BY_CARDS, NONE, LeducGame, set_up
from tiny_games.plain import PlainBox
from tiny_games.sketch import card, own_card

BACK = "#8fa3c8"
CARD_NAMES = ("Js", "Jh", "Qs", "Qh", "Ks", "Kh")


class LeducView(msgspec.Struct, frozen=True):
    viewer: int
    acting: tuple[int, ...]
    dealing: bool
    over: bool
    hands: tuple[int, ...]  # card by seat, NONE where the viewer sees none
    dealt: tuple[bool, ...]  # by seat
    public: int
    paid: tuple[int, ...]
    raises: int
    won: tuple[int, ...]
    ending: int


class Leduc(PlainBox):
    name = "leduc"
    nobodys = frozenset({1, 5})
    version = "1"

    def set_up(self, players: int, options: Any, content: Any) -> LeducGame:
        self.check_players(players)
        return set_up()

    def view(self, game: LeducGame, seat: int) -> LeducView:
        open_cards = game.ended == BY_CARDS
        return LeducView(
            viewer=seat,
            acting=tuple(game.seen_to_act(seat)),
            dealing=game.seat == CHANCE,
            over=game.seat == OVER,
            hands=tuple([int(game.card_of(s) if open_cards or s == seat else NONE) for s in range(2)]),
            dealt=tuple([game.card_of(s) != NONE for s in range(2)]),
            public=int(game.public),
            paid=tuple([int(game.paid(s)) for s in range(2)]),
            raises=int(game.raises),
            won=tuple(game.scores()),
            ending=game.ending(),
        )

    def verbs(self, content: Any) -> Verbs:
        return Verbs(("fold", 1, 1), ("call", 1, 1), ("raise", 1, 1))

    def spell_outcome(self, game: Any, outcome: int) -> str:
        return CARD_NAMES[outcome]

    # --- how it looks ---

    def points(self, view: LeducView) -> tuple[int, ...]:
        return view.won if view.over else view.paid

    def goal(self, view: LeducView) -> int:
        return 13  # the most that one can pay

    def middle(self, content: Any, view: LeducView, speaker: Speaker) -> str:
        """The card on the table between the two hands."""
        hands = [card(f"hand-{seat}", 60 + 436 * seat, self.letter(view, seat), fill=BACK) for seat in range(2)]
        return hands[0] + card("public", 278, CARD_NAMES[view.public] if view.public != NONE else "") + hands[1]

    def letter(self, view: LeducView, seat: int) -> str:
        return CARD_NAMES[view.hands[seat]] if view.hands[seat] != NONE else "?" if view.dealt[seat] else ""

    def own_parts(self, content: Any, view: LeducView, speaker: Speaker) -> Parts:
        return {"mine": own_card("my-card", self.letter(view, view.viewer))}
