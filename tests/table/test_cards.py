"""Names and texts of cards: the card's own numbers stand in its text."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from igroteka.table.text.cards import name_in, text_in


@dataclass
class Card:
    id: str = "A2"
    ru: str = "Форсаж"
    en: str = "Overdrive"
    ru_text: str = "Очков движения больше: {amount}."
    en_text: str = "You have {amount} more movement points."
    amount: int = 4


def test_a_text_has_the_number_of_the_card() -> None:
    assert name_in(Card(), "ru") == "Форсаж"
    assert text_in(Card(), "en") == "You have 4 more movement points."
    assert text_in(Card(amount=7), "ru") == "Очков движения больше: 7."


def test_what_a_card_lacks_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="A2: no name in language 'fr'"):
        name_in(Card(), "fr")
    with pytest.raises(KeyError, match="A2: the text names 'anount'"):
        text_in(Card(en_text="{anount}"), "en")
