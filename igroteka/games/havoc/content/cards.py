"""Tactics cards: icons, bonus and what they do in a battle (CH-050).

In cards.toml a row is a kind of card, `copies` of it lie in its deck. In play a card is deck * DECK_SIZE + its place.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from igroteka.engine.content_tables import Tables
from igroteka.games.havoc.content import vocabulary as terms

CARDS_FILE: Final = "cards.toml"
Icons: TypeAlias = Annotated[int, Meta(ge=0, le=3)]

SIZED: Final = ("move_own", "move_foe", "deploy", "shield", "crystal", "withdraw", "capture_more")
NEEDS: Final[dict[str, set[str]]] = {  # by battle effect: the fields it must have
    **{effect: {"amount"} for effect in SIZED},
    **{effect: {"amount", "objective"} for effect in ("kill", "edge", "win_vp")},
    "tie": {"objective"},
}
OBJECTIVES_OF: Final[dict[str, tuple[str, ...]]] = {  # by battle effect: the objectives it makes sense for
    "kill": ("control", "capture", "attrition", "any"),
    "edge": ("control", "capture", "attrition"),
    "win_vp": ("control", "capture"),
    "tie": ("control", "capture"),
}


class Named(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Entry of a table that has a name and a text."""

    id: str
    ru: str
    en: str
    ru_text: str
    en_text: str


class BattleText(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    effect: terms.BattleEffect
    amount: Annotated[int, Meta(ge=1, le=9)] | None = None
    objective: terms.Objective | None = None

    @property
    def kind(self) -> str:
        return self.effect


class Card(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Kind of card, as cards.toml has it."""

    deck: terms.Deck
    copies: Annotated[int, Meta(ge=1, le=8)]
    move: Icons
    recruit: Icons
    build: Icons
    bonus: terms.Bonus | None = None
    battle: BattleText | None = None
    battle_too: BattleText | None = None
    enables: bool = False

    @property
    def effects(self) -> tuple[BattleText, ...]:
        """List what the card does in a battle, in its order."""
        return tuple([text for text in (self.battle, self.battle_too) if text is not None])


def check_card(tables: Tables, card: Card) -> None:
    if card.battle is None and card.battle_too is not None:
        tables.fault(CARDS_FILE, card.id, "battle", "missing, battle_too is there")
    for path, text in (("battle", card.battle), ("battle_too", card.battle_too)):
        if text is not None:
            check_text(tables, card.id, path, text)
    if card.enables and card.effects:
        tables.fault(CARDS_FILE, card.id, "enables", "the card that enables scoring has no battle text")
    if card.enables and card.deck in terms.TERRAINS:
        tables.fault(CARDS_FILE, card.id, "enables", "a terrain card cannot enable scoring")


def check_text(tables: Tables, card: str, path: str, text: BattleText) -> None:
    needs = NEEDS.get(text.effect, set())
    given = {name for name in ("amount", "objective") if getattr(text, name) is not None}
    for name in sorted(needs - given):
        tables.fault(CARDS_FILE, card, f"{path}.{name}", f"missing, effect {text.effect!r} needs it")
    for name in sorted(given - needs):
        tables.fault(CARDS_FILE, card, f"{path}.{name}", f"effect {text.effect!r} has no such field")
    fit = OBJECTIVES_OF.get(text.effect, ())
    if text.objective is not None and fit and text.objective not in fit:
        reason = f"effect {text.effect!r} works on {', '.join(fit)}, got {text.objective}"
        tables.fault(CARDS_FILE, card, f"{path}.objective", reason)


def check_decks(tables: Tables, cards: Sequence[Card]) -> None:
    """CH-008, CH-018: decks of eight; CH-105, CH-043: a faction can enable scoring once, and change its initiative."""
    for deck in terms.DECK_NAMES:
        own = [card for card in cards if card.deck == deck]
        size = sum(card.copies for card in own)
        if size != terms.DECK_SIZE:
            tables.fault(CARDS_FILE, "", "", f"expected {int(terms.DECK_SIZE)} cards in deck {deck!r}, got {size}")
        if deck in terms.FACTIONS:
            enabling = sum(card.copies for card in own if card.enables)
            if enabling != 1:
                tables.fault(CARDS_FILE, "", "", f"expected 1 card of deck {deck!r} that enables, got {enabling}")
            if not any(card.bonus == "init" for card in own):
                tables.fault(CARDS_FILE, "", "", f"no card of deck {deck!r} has bonus 'init'")


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the kinds by deck, in the order of the table."""
    return tuple(sorted(cards, key=lambda card: terms.DECK_NAMES.index(card.deck)))
