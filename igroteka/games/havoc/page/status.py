"""The top of the page: round, phases, actions, who enabled scoring, rounds that are left; threats on demand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.page.style import SIDE_ICONS, named
from igroteka.games.havoc.state.fields import ACTIONS, SCORING
from igroteka.games.havoc.view.queries import rounds_left
from igroteka.games.havoc.view.types import View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words

ROMAN: Final = ("I", "II", "III")
NOW: Final = ' class="now"'


def status(content: Content, view: View, speaker: Speaker) -> str:
    return joined(
        [
            piece("seats", seats(view.sides_of)),
            piece("track", track(speaker.words, view.round, view.phase, view.action, view.last, rounds_left(view))),
            piece("scoring", scoring(content, view, speaker)),
            button(speaker.words),
        ]
    )


@lru_cache(256)
def seats(sides_of: tuple[int, ...]) -> str:
    """Say nothing, but give each seat the colour of its side: art/page.css looks for these classes."""
    classes = " ".join([f"ch-seat-{seat}-{side}" for seat, side in enumerate(sides_of) if side >= 0])
    return f'<i id="seats" class="ch-seats {classes}" hidden></i>'


@lru_cache(1024)
def track(words: Words, round_: int, phase: int, action: int, last: bool, left: int) -> str:
    """CH-034: six phases; CH-051: three actions in the third."""
    if not round_:
        return f'<span id="track" class="ch-track"><b>{say(words, "draw-set-up")}</b></span>'
    title = say(words, "draw-round", round=round_, last="yes" if last else "no")
    ends = say(words, "draw-rounds-left", left=left)
    phases = "".join([step(words, n, n == phase) for n in range(1, int(SCORING) + 1)])
    actions = ""
    if phase == ACTIONS:
        items = [f"<li{NOW if n == action else ''}>{name}</li>" for n, name in enumerate(ROMAN, 1)]
        actions = (
            f'<ol class="ch-actions" aria-label="{say(words, "draw-action", action=action)}">{"".join(items)}</ol>'
        )
    return (
        f'<span id="track" class="ch-track"><b title="{ends}">{title}</b><ol class="ch-phases">{phases}</ol>'
        f"{actions}<small>{ends}</small></span>"
    )


def step(words: Words, n: int, now: bool) -> str:
    name = say(words, "draw-phase", phase=n)
    if now:
        return f'<li class="now" aria-current="step" title="{name}">{n}<span>{name}</span></li>'
    return f'<li title="{name}">{n}</li>'


def scoring(content: Content, view: View, speaker: Speaker) -> str:
    """CH-108: who enabled scoring; CH-170: in the last round it comes anyway; the storm."""
    parts = []
    if view.enabler >= 0:
        name = named(content.factions[view.enabler], speaker.language)
        parts.append(
            flag(SIDE_ICONS[view.enabler], say(speaker.words, "draw-enabled", side=name), f" ch-h-{view.enabler}")
        )
    elif view.last:
        parts.append(flag("ch-scoring", say(speaker.words, "draw-last-round")))
    if view.storm:
        parts.append(flag("ch-orbital-storm", say(speaker.words, "draw-storm")))
    return f'<span id="scoring" class="ch-scoring">{"".join(parts)}</span>'


def flag(sign: str, said: str, colour: str = "") -> str:
    """Draw a sign with its words, which narrow screens leave to the title."""
    return f'<span class="ch-flagged{colour}" title="{said}">{inline_icon(sign, 16)}<span>{said}</span></span>'


@lru_cache(8)
def button(words: Words) -> str:
    said = say(words, "draw-threats")
    return (
        '<button type="button" id="threats" class="tool ch-aim" data-toggle="threats" aria-pressed="false"'
        f' title="{said}">{inline_icon("ch-threat", 20)}<span>{say(words, "draw-threats-name")}</span></button>'
    )
