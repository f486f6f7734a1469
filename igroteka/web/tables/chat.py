"""What people say at the table, and the few things that the table says about them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from igroteka.table.text.speech import Words
from igroteka.web.errors import WebError
from igroteka.web.ids import clean_text
from igroteka.web.models import ChatLine
from igroteka.web.storage.store import Said

LONGEST: Final = 500
LONGEST_NOTE: Final = 5000


def checked_line(text: str) -> str:
    if len(text) > LONGEST:
        raise WebError("large", key="web-no-long-line", most=LONGEST)
    line = clean_text(text, LONGEST).replace("\n", " ")
    if not line:
        raise WebError("field", field="chat", value="")
    return line


def checked_note(text: str) -> str:
    if len(text) > LONGEST_NOTE:
        raise WebError("large", key="web-no-long-line", most=LONGEST_NOTE)
    return clean_text(text, LONGEST_NOTE)


def chat_lines(said: Sequence[Said], texts: Words, titles: Sequence[str]) -> list[ChatLine]:
    """Return the lines as a reader sees them; `titles` are what the game calls its seats."""
    return [chat_line(line, texts, titles[line.seat] if 0 <= line.seat < len(titles) else "") for line in said]


def chat_line(line: Said, texts: Words, title: str) -> ChatLine:
    name = line.name or texts.sentence("web-guest", {})
    at = time.strftime("%H:%M", time.localtime(line.at))
    sent = int(line.at * 1000)
    if line.notice:
        key, _, whose = line.text.partition(" ")
        whose = whose or texts.sentence("web-guest", {})
        return ChatLine(line.seat, "", texts.sentence(key, {"who": name, "whose": whose, "side": title}), at, sent)
    return ChatLine(line.seat, name, line.text, at, sent)
