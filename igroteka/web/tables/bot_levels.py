"""The strengths of bots that people may choose from; a level is the name of a bot (`bots/names.py`)."""

from __future__ import annotations

from typing import Final

from igroteka.table.text.speech import Words
from igroteka.web.errors import WebError

LEVELS: Final = ("greedy", "search:500", "search:2000")
AT_ONCE: Final = ("greedy",)  # they think as long where there is a choice as where there is none: not at all
USUAL: Final = "search:500"  # for whoever is absent


def checked(level: str) -> str:
    if level not in LEVELS:
        raise WebError("field", field="level", value=level[:40])
    return level


def level_title(texts: Words, level: str) -> str:
    return texts.sentence(f"web-level-{level.replace(':', '-')}", {})


def titled(texts: Words) -> tuple[tuple[str, str], ...]:
    return tuple([(level, level_title(texts, level)) for level in LEVELS])
