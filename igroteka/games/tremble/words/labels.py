"""Words for drawings, said once for a language: escaped texts that the same cards need again and again."""

from __future__ import annotations

from typing import Final, TypeAlias

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.words.cards import ability_lines, goal_text
from igroteka.table.svg.markup import esc
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

Key: TypeAlias = tuple[Words, str, str, int, int]  # words, content, what, which, players

MOST: Final = 4096
KEPT: dict[Key, str] = {}


def goal(content: Content, mission: int, players: int, speaker: Speaker) -> str:
    """Return the condition of a mission."""
    key = (speaker.words, content.hash, "goal", mission, players)
    return KEPT.get(key) or keep(key, speaker.say(goal_text(content, content.missions[mission].goal, players)))


def ship_title(content: Content, kind: int, speaker: Speaker) -> str:
    """Return a ship's name and abilities in full."""
    key = (speaker.words, content.hash, "ship", kind, 0)
    if key in KEPT:
        return KEPT[key]
    lines = [speaker.say(line) for line in ability_lines(content.ships[kind])]
    return keep(key, ". ".join([speaker.name(Ref("ship", kind)), *lines]))


def keep(key: Key, text: str) -> str:
    if len(KEPT) > MOST:
        KEPT.clear()  # many contents came and went
    KEPT[key] = esc(text)
    return KEPT[key]


def city_short(speaker: Speaker, city: int) -> str:
    """Return a city's name without what stands in brackets after it: for narrow places."""
    return speaker.name(Ref("city", city)).partition(" (")[0]
