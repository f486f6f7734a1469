"""Auction as it comes to the table, with a content that a designer may change.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from igroteka.engine.choices import first_of, verb_of
from igroteka.engine.content_tables import RawTables, Shape, Tables, build, read
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.verbs import Verbs
from igroteka.table.svg.parts import Parts
from igroteka.table.text.speech import Speaker
from tiny_games.plain import PlainBox
from tiny_games.sealed import COINS, DEAREST, NONE, PLAYED, SALES, AuctionGame, Lots, set_up
from tiny_games.sketch import PAPER, card, own_card

MOST_PLAYERS: Final = 4


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    worth: Annotated[int, msgspec.Meta(ge=0, le=100)]
    en: str = ""  # what it is called, if anything


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    veto: bool = False


SHAPE: Final[Shape] = {"prizes.toml": ("prize", Prize), "cards.toml": ("card", Card)}
OWN: Final[RawTables] = {
    "prizes.toml": {
        "prize": [
            {"id": "vase", "worth": 6},
            {"id": "clock", "worth": 4},
            {"id": "piano", "worth": 9},
        ]
    },
    "cards.toml": {
        "card": [
            {"id": "doubt", "veto": True},
            {"id": "rumour"},
            {"id": "writ", "veto": True},
            {"id": "smile"},
            {"id": "cough"},
            {"id": "forgery", "veto": True},
            {"id": "wink"},
            {"id": "yawn"},
        ]
    },
}


class AuctionContent:
    def __init__(self, tables: Tables) -> None:
        prizes = tables.of("prizes.toml", Prize)
        cards = tables.of("cards.toml", Card)
        if not tables.faults and len(prizes) < SALES:
            tables.fault("prizes.toml", "", "", f"{SALES} sales need as many prizes, not {len(prizes)}")
        if not tables.faults and len(cards) < SALES * MOST_PLAYERS:
            tables.fault("cards.toml", "", "", f"{SALES * MOST_PLAYERS} cards are drawn, there are {len(cards)}")
        tables.stop_at_faults()
        self.hash = tables.hash()
        self.tables = tables.raw
        self.prizes: Final = len(prizes)
        self.lots: Final = Lots([prize.worth for prize in prizes], [int(card.veto) for card in cards])


class AuctionView(msgspec.Struct, frozen=True):
    viewer: int
    acting: tuple[int, ...]
    drawing: bool
    over: bool
    sale: int
    leader: int
    prize: int
    price: int
    stopped: bool
    coins: tuple[int, ...]  # by seat
    bids: tuple[int, ...]  # by seat, NONE where the viewer sees none
    ready: tuple[bool, ...]
    hand: tuple[int, ...]  # the viewer's cards
    hand_sizes: tuple[int, ...]
    played: tuple[int, ...]
    owner: tuple[int, ...]  # by prize
    scores: tuple[int, ...]


class Auction(PlainBox):
    name = "auction"
    nobodys = frozenset({1})
    version = "1"
    most = MOST_PLAYERS

    def content(self, directory: Path | None = None) -> AuctionContent:
        return AuctionContent(build(OWN, SHAPE) if directory is None else read(directory, SHAPE))

    def content_from(self, tables: RawTables) -> AuctionContent:
        return AuctionContent(build(tables, SHAPE))

    def set_up(self, players: int, options: Any, content: Any) -> AuctionGame:
        self.check_players(players)
        return set_up(players, content.lots)

    def view(self, game: AuctionGame, seat: int) -> AuctionView:
        seats = range(game.players)
        cards = range(game.lots.cards)
        return AuctionView(
            viewer=seat,
            acting=tuple(game.seen_to_act(seat)),
            drawing=game.seat == CHANCE,
            over=game.seat == OVER,
            sale=int(game.sale),
            leader=int(game.leader()),
            prize=int(game.prize),
            price=int(game.price),
            stopped=game.stopped == 1,
            coins=tuple([int(game.coins[s]) for s in seats]),
            bids=tuple([int(game.bid[s] if game.unveiled or s == seat else NONE) for s in seats]),
            ready=tuple([game.ready[s] == 1 for s in seats]),
            hand=tuple([c for c in cards if game.holder[c] == seat]),
            hand_sizes=tuple([int(game.hand_size(s)) for s in seats]),
            played=tuple([c for c in cards if game.holder[c] == PLAYED]),
            owner=tuple([int(game.owner[p]) for p in range(game.lots.prizes)]),
            scores=tuple(game.scores()),
        )

    def verbs(self, content: Any) -> Verbs:
        return verbs(content.prizes)

    def spell(self, game: AuctionGame, action: int) -> str:
        name, most, _ = verbs(int(game.lots.prizes)).table[verb_of(action)]
        return f"{name} {first_of(action)}" if most > 1 else name

    # --- how it looks ---

    def lives_on(self, view: AuctionView, verb: str, first: int) -> tuple[str, ...]:
        return (f"prize-{first}",) if verb == "name" else ()

    def points(self, view: AuctionView) -> tuple[int, ...]:
        return view.scores

    def goal(self, view: AuctionView) -> int:
        return 30

    def middle(self, content: Any, view: AuctionView, speaker: Speaker) -> str:
        """The prizes; the one for sale is bright, those sold name their owner."""
        worth = content.lots.worth
        return "".join(
            [
                card(
                    f"prize-{prize}",
                    60 + 110 * prize,
                    str(int(worth[prize])),
                    speaker.seat_names[owner] if owner != NONE else "",
                    PAPER if prize == view.prize else "#b9b09a",
                )
                for prize, owner in enumerate(view.owner)
            ]
        )

    def own_parts(self, content: Any, view: AuctionView, speaker: Speaker) -> Parts:
        bid = view.bids[view.viewer]
        return {
            "mine": "".join([own_card(f"card-{held}", str(held)) for held in view.hand])
            + own_card("my-bid", str(bid) if bid != NONE else "?")
        }


def verbs(prizes: int) -> Verbs:
    return Verbs(
        ("name", prizes, 1),
        ("price", int(DEAREST) + 1, 1),
        ("open", 1, 1),
        ("bid", int(COINS) + 1, 1),
        ("take_back", 1, 1),
        ("veto", 1, 1),
    )
