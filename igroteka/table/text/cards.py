"""Names and texts as content has them: each language is a field of the card, "ru" and "en", "ru_text" and "en_text".

A text takes the card's own numbers by the names of their fields, "You have {amount} more movement points", so that
whoever changes a number changes what page, log and terminal say.
"""

from __future__ import annotations

import re
from typing import Any, Final

FIELD: Final = re.compile(r"\{(\w+)\}")


def name_in(card: Any, language: str) -> str:
    """Return the name of the card in the language."""
    return field_of(card, language, f"no name in language '{language}'")


def text_in(card: Any, language: str) -> str:
    """Return what is printed on the card, with its numbers filled in."""
    text = field_of(card, f"{language}_text", f"no text in language '{language}'")
    return FIELD.sub(lambda found: field_of(card, found[1], f"the text names '{found[1]}', not a field"), text)


def field_of(card: Any, field: str, lacking: str) -> str:
    found: object = getattr(card, field, None)
    if found is None:
        raise KeyError(f"{card.id}: {lacking}")
    return str(found)
