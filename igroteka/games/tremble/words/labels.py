"""Words for drawings, said once for a language: escaped texts that the same cards need again and again."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.words.cards import ability_lines, goal_text
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import Kept
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker

KEPT: Final = Kept(4096)


def goal(content: Content, mission: int, players: int, speaker: Speaker) -> str:
    """Return the condition of a mission."""
    key = (speaker.words, content.hash, "goal", mission, players)
    return KEPT.get(key, lambda: esc(speaker.say(goal_text(content, content.missions[mission].goal, players))))


def ship_title(content: Content, kind: int, speaker: Speaker) -> str:
    """Return a ship's name and abilities in full."""
    return KEPT.get((speaker.words, content.hash, "ship", kind), lambda: esc(full_title(content, kind, speaker)))


def full_title(content: Content, kind: int, speaker: Speaker) -> str:
    lines = [speaker.say(line) for line in ability_lines(content.ships[kind])]
    return ". ".join([speaker.name(Ref("ship", kind)), *lines])


def city_short(speaker: Speaker, city: int) -> str:
    """Return a city's name without what stands in brackets after it: for narrow places."""
    return speaker.name(Ref("city", city)).partition(" (")[0]
