"""What people say at the table, and the few things that the table says about them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from igroteka.table.speech import Words
from igroteka.web.names import clean_text
from igroteka.web.pages import ChatLine
from igroteka.web.problem import Problem
from igroteka.web.store import Said

LONGEST: Final = 500
LONGEST_NOTE: Final = 5000
BURST: Final = 6  # lines at once
EACH: Final = 2.0  # seconds until another one


class Patience:
    """How many lines a guest may still say: no more than a few at once."""

    def __init__(self) -> None:
        self.until: Final[dict[str, float]] = {}

    def spend(self, guest: str) -> None:
        now = time.monotonic()
        ready = max(self.until.get(guest, 0.0), now)
        if ready - now > BURST * EACH:
            raise Problem("chat")
        self.until[guest] = ready + EACH
        if len(self.until) > 10000:
            for name in [name for name, end in self.until.items() if end < now]:
                del self.until[name]


def checked_line(text: str) -> str:
    if len(text) > LONGEST:
        raise Problem("large", key="web-no-long-line", most=LONGEST)
    line = clean_text(text, LONGEST).replace("\n", " ")
    if not line:
        raise Problem("field", field="chat", value="")
    return line


def checked_note(text: str) -> str:
    if len(text) > LONGEST_NOTE:
        raise Problem("large", key="web-no-long-line", most=LONGEST_NOTE)
    return clean_text(text, LONGEST_NOTE)


def chat_lines(said: Sequence[Said], texts: Words) -> list[ChatLine]:
    return [chat_line(line, texts) for line in said]


def chat_line(line: Said, texts: Words) -> ChatLine:
    name = line.name or texts.sentence("web-guest", {})
    at = time.strftime("%H:%M", time.localtime(line.at))
    if line.notice:
        key, _, whose = line.text.partition(" ")
        whose = whose or texts.sentence("web-guest", {})
        return ChatLine(line.seat, "", texts.sentence(key, {"who": name, "whose": whose}), at)
    return ChatLine(line.seat, name, line.text, at)
