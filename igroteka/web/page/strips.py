"""The players at the edge of the table, live or in a replay: each drawn for its own people and for all others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from igroteka.table.svg.parts import Parts
from igroteka.table.text.phrases import crowned
from igroteka.web.models import Strip
from igroteka.web.page.fragments import table
from igroteka.web.page.scene import Scene, raw_parts
from igroteka.web.storage.store import Chair
from igroteka.web.tables.bot_levels import level_title
from igroteka.web.tables.catalogue import seat_title, shown_score


class Standing(NamedTuple):
    """Facts that all strips of one moment are drawn from: seats, and points by seat."""

    acting: Sequence[int]
    thinking: Sequence[int]  # bots of them
    ready: bool  # are those who do not act
    absent: Sequence[int]  # whose people are not at the table
    winners: Sequence[int]
    points: tuple[int, ...]


def strips(scene: Scene, standing: Standing, mine: Collection[int]) -> Parts:
    """Draw all players; `mine` are the seats of whoever looks."""
    return {f"strip-{chair.seat}": strip(scene, standing, chair, chair.seat in mine) for chair in scene.chairs}


def strip(scene: Scene, standing: Standing, chair: Chair, mine: bool) -> str:
    """Draw a player, once for those who sit there and once for all others; secret steps change nothing of it."""
    cache = scene.cache
    now = ("strip now", chair.seat, mine, scene.language)
    found: str | None = cache.found(now, scene.stamp)
    if found is not None:
        return found
    key, facts = ("strip", chair.seat, mine, scene.language), strip_facts(scene, standing, chair, mine)
    found = cache.found(key, facts)
    if found is None:
        found = cache.keep(key, facts, table.strip(scene.texts, facts))
    return cache.keep(now, scene.stamp, found)


def strip_facts(scene: Scene, standing: Standing, chair: Chair, mine: bool) -> Strip:
    seat, points, speaker = chair.seat, standing.points, scene.speaker
    return Strip(
        seat=seat,
        title=seat_title(scene.box, speaker, seat),
        who=speaker.seat_names[seat],
        kind="bot" if chair.kind == "bot" else "me" if mine else "person",
        points=points[seat] if points else None,
        most=max([1, *points]),
        score=shown_score(scene.box, speaker, points[seat]) if points else "",
        turn=seat in standing.acting,
        ready=standing.ready and seat not in standing.acting,
        thinking=seat in standing.thinking,
        offline=not mine and seat in standing.absent,
        winner=seat in crowned(standing.winners, len(scene.chairs)),
        body=raw_parts(scene).get(f"strip-{seat}", ""),
        level=level_title(scene.texts, chair.level) if chair.kind == "bot" and chair.level else "",
    )
