"""Advantage and Event cards: when they are played, and what they do.

In advantages.toml and events.toml a row is a kind of card, `copies` of it lie in its deck. In play a kind is a number:
those of the Advantages first, then those of the Events.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from igroteka.engine.content_tables import Tables
from igroteka.games.claustrophobia.content import vocabulary as terms
from igroteka.games.claustrophobia.content.people import Named, check_once

ADVANTAGES: Final = "advantages.toml"
EVENTS: Final = "events.toml"
Deck: TypeAlias = Literal["advantage", "event"]
DECK_SIZES: Final = {ADVANTAGES: 15, EVENTS: 16}  # CL-010
FIELDS: Final = ("amount", "need", "stat", "talent", "least")

NEEDS: Final[dict[str, set[str]]] = {  # by effect: the fields it must have; none where it is not listed
    "grenade": {"need", "amount"},
    "heal": {"amount"},
    "cancel_hits": {"amount"},
    "boost": {"stat", "amount"},
    "grant": {"talent"},
    "peek_tiles": {"amount"},
    "attack_hits": {"amount"},
    "panic": {"least"},
    "critical": {"amount"},
    "cap_stat": {"stat", "amount"},
    "penalty": {"stat", "amount"},
    "gain_tp": {"amount"},
    "spawn_trog": {"amount"},
}
MOMENT_OF: Final[dict[str, str]] = {  # by effect: when it can be carried out
    "grenade": "act",
    "heal": "act_start",
    "lamp_oil": "act",
    "cancel_hits": "w_hits",
    "boost": "act_start",
    "grant": "act_start",
    "ignore_wound": "init_done",
    "set_die": "init_roll",
    "peek_tiles": "explore",
    "attack_hits": "act",
    "last_stand": "w_death",
    "panic": "w_act",
    "lost": "w_drawn",
    "tough": "summon",
    "critical": "dact_start",
    "cap_stat": "w_act",
    "swap_dice": "w_init",
    "cave_in": "summon",
    "penalty": "dact_start",
    "gain_tp": "summon",
    "choose_lines": "w_hits",
    "objects_off": "w_init",
    "spawn_trog": "w_explored",
}
STATS_OF: Final[dict[str, tuple[str, ...]]] = {  # by effect: the values it can change
    "boost": ("mvt", "cbt"),
    "cap_stat": ("cbt",),
    "penalty": ("def",),
}
ONLY_ONE: Final = ("penalty", "critical")  # effects for which the rules keep one number
LARGEST: Final = {"peek_tiles": 4, "heal": 5, "critical": 3}  # by effect: its greatest amount


class CardRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Kind of card, as its table has it."""

    copies: Annotated[int, Meta(ge=1, le=6)]
    moment: terms.Moment
    effect: terms.CardEffect
    amount: Annotated[int, Meta(ge=-3, le=9)] | None = None
    need: Annotated[int, Meta(ge=2, le=6)] | None = None
    stat: terms.Stat | None = None
    talent: Literal["frantic", "elusive"] | None = None
    least: Annotated[int, Meta(ge=1, le=5)] | None = None
    replaces_attack: bool = False
    exhausted: bool = False
    fear: bool = False


class Card(CardRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    deck: Deck


def check_card(tables: Tables, file: str, card: CardRow) -> None:
    """Check that a card is of its deck, comes at its moment, and has the fields that its effect needs."""
    advantage = terms.CARD_EFFECTS.index(card.effect) < terms.ADVANTAGE_EFFECTS
    if advantage != (file == ADVANTAGES):
        kind = "an Advantage" if advantage else "an Event"
        tables.fault(file, card.id, "effect", f"{card.effect!r} is the effect of {kind} card")
        return
    if card.moment != MOMENT_OF[card.effect]:
        reason = f"effect {card.effect!r} happens at {MOMENT_OF[card.effect]!r}, got {card.moment!r}"
        tables.fault(file, card.id, "moment", reason)
    check_fields(tables, file, card, NEEDS.get(card.effect, set()))
    check_amount(tables, file, card)
    stats = STATS_OF.get(card.effect, ())
    if card.stat is not None and stats and card.stat not in stats:
        reason = f"effect {card.effect!r} works on {', '.join(stats)}, got {card.stat}"
        tables.fault(file, card.id, "stat", reason)
    if card.replaces_attack != (card.moment == "act"):
        reason = "a card of the moment 'act' replaces the attack (CL-R49), no other does"
        tables.fault(file, card.id, "replaces_attack", reason)
    if card.exhausted and card.moment != "act_start":
        tables.fault(file, card.id, "exhausted", "only a card of the moment 'act_start' may say so")
    if card.fear and card.moment != "w_act":
        tables.fault(file, card.id, "fear", "only a card of the moment 'w_act' may say so")


def check_amount(tables: Tables, file: str, card: CardRow) -> None:
    """Check that a penalty takes away and everything else gives."""
    if card.amount is None:
        return
    if card.effect == "penalty" and card.amount >= 0:
        tables.fault(file, card.id, "amount", f"expected less than 0, got {card.amount}")
    if card.effect != "penalty" and card.amount < (0 if card.effect == "cap_stat" else 1):
        tables.fault(file, card.id, "amount", f"expected at least 1, got {card.amount}")
    most = LARGEST.get(card.effect, 9)
    if card.amount > most:
        tables.fault(file, card.id, "amount", f"expected at most {most}, got {card.amount}")


def check_fields(tables: Tables, file: str, row: Any, needs: set[str], fields: Sequence[str] = FIELDS) -> None:
    """Check that an entry has the fields that its effect needs, and none that mean nothing to it."""
    given = {name for name in fields if getattr(row, name) is not None}
    for name in sorted(needs - given):
        tables.fault(file, row.id, name, f"missing, effect {row.effect!r} needs it")
    for name in sorted(given - needs):
        tables.fault(file, row.id, name, f"effect {row.effect!r} has no such field")


def check_deck(tables: Tables, file: str, cards: Sequence[CardRow], others: set[str]) -> None:
    """CL-010: the size of a deck; ids are of one deck alone, for records name cards by them."""
    size = sum(card.copies for card in cards)
    if size != DECK_SIZES[file]:
        tables.fault(file, "", "", f"expected {DECK_SIZES[file]} cards, got {size}")
    for card in cards:
        if card.id in others:
            tables.fault(file, card.id, "id", "used twice")
    check_once(tables, file, [(card.id, card.effect) for card in cards if card.effect in ONLY_ONE])


def dealt(cards: Sequence[CardRow], deck: Deck) -> list[Card]:
    return [Card(**msgspec.structs.asdict(card), deck=deck) for card in cards]
