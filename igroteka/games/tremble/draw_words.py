"""Words for drawings, said once for a language: escaped texts that the same cards need again and again."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.tremble.card_words import ability_lines, goal_text
from igroteka.games.tremble.content import Content
from igroteka.table.markup import esc
from igroteka.table.message import Ref
from igroteka.table.speech import Speaker, Words

KEPT: dict[tuple[Words, str, str, int, int], str] = {}  # by words, content, what, which and players


def say(words: Words, key: str, **args: int | str) -> str:
    return said(words, key, tuple(args.items()))


@lru_cache(8192)
def said(words: Words, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
    return esc(words.sentence(key, dict(args)))


def goal(content: Content, mission: int, players: int, speaker: Speaker) -> str:
    """The condition of a mission."""
    key = (speaker.words, content.hash, "goal", mission, players)
    if key not in KEPT:
        KEPT[key] = esc(speaker.say(goal_text(content, content.missions[mission].goal, players)))
    return KEPT[key]


def ship_title(content: Content, kind: int, speaker: Speaker) -> str:
    """A ship's name and abilities in full."""
    key = (speaker.words, content.hash, "ship", kind, 0)
    if key not in KEPT:
        lines = [speaker.say(line) for line in ability_lines(content.ships[kind])]
        KEPT[key] = esc(". ".join([speaker.name(Ref("ship", kind)), *lines]))
    return KEPT[key]


def city_short(speaker: Speaker, city: int) -> str:
    """A city's name without what stands in brackets after it: for narrow places."""
    return speaker.name(Ref("city", city)).partition(" (")[0]
