"""What those who sit at a table are called."""

from __future__ import annotations

from igroteka.table.text.speech import Words
from igroteka.web.storage.store import Chair
from igroteka.web.tables.guests import texts_of


def owner_name(chair: Chair, texts: Words) -> str:
    """Name whoever holds the seat, also while a bot plays it."""
    return chair.name or texts.sentence("web-guest", {})


def name_of(chair: Chair, language: str) -> str:
    """Name whoever plays the seat; an empty seat is called by its number."""
    texts = texts_of(language)
    if chair.kind == "bot" and not chair.guest:
        return texts.sentence("web-bot", {"number": chair.seat + 1})
    if chair.kind in ("open", "invited"):
        return texts.sentence("table-player", {"number": str(chair.seat + 1)})
    name = owner_name(chair, texts)
    return texts.sentence("table-bot", {"name": name}) if chair.kind == "bot" else name
