"""The top of the page: scenario, round and limit, the four phases, the stack, and how near the end is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.page.style import named
from igroteka.games.claustrophobia.view.queries import kinds_left, target_chance
from igroteka.games.claustrophobia.view.types import View
from igroteka.games.claustrophobia.words.goals import progress
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import say
from igroteka.table.text.numbers import percents
from igroteka.table.text.speech import Speaker, Words

PHASES: Final = 4


def status(content: Content, view: View, speaker: Speaker) -> str:
    words = speaker.words
    return joined(
        [
            piece("round", rounds(words, view.round, view.limit, view.phase)),
            piece("stack", stack(content, view, speaker)),
            piece("clock", goal(content, view, speaker)),
            danger_button(words),
        ]
    )


@lru_cache(512)
def rounds(words: Words, round_: int, limit: int, phase: int) -> str:
    if not round_:
        return f'<span id="round" class="cl-round"><b>{say(words, "draw-set-up")}</b></span>'
    said = f"<span>{say(words, 'draw-round', round=round_, limit=limit)}</span><i>{round_}/{limit}</i>"
    phases = "".join([step(words, n, n == phase) for n in range(1, PHASES + 1)])
    return f'<span id="round" class="cl-round"><b>{said}</b><ol class="cl-phases">{phases}</ol></span>'


def step(words: Words, n: int, now: bool) -> str:
    name = say(words, "draw-phase", phase=n)
    current = ' class="now" aria-current="step"' if now else ""
    return f'<li{current} title="{name}"><span>{name}</span></li>'


def stack(content: Content, view: View, speaker: Speaker) -> str:
    """Say how many tiles are left, the chance that the next is what is looked for, and which kinds are not seen yet."""
    words = speaker.words
    chance = percents(target_chance(view), words.language) if view.stack else "—"
    kinds = "".join(
        [
            f"<li><span>{esc(words.sentence('draw-tile-kind', {'kind': kind}))}</span><b>×{many}</b></li>"
            for kind, many in kinds_left(content, view)
        ]
    )
    title = say(words, "draw-stack", tiles=view.stack, chance=chance)
    return (
        f'<span id="stack" class="cl-stack"><button type="button" class="cl-peek" popovertarget="cl-unseen"'
        f' title="{title}">{inline_icon("cl-stack", 16)}<b>{view.stack}</b><small>{chance}</small>'
        f'</button><div id="cl-unseen" class="cl-popover" popover><h4>{title}</h4>'
        f"<p>{say(words, 'draw-unseen')}</p><ul>{kinds}</ul></div></span>"
    )


def goal(content: Content, view: View, speaker: Speaker) -> str:
    """Say how far either side has come; a click tells the whole scenario."""
    lines = [esc(speaker.say(line)) for line in progress(content, view)]
    name = esc(named(speaker, "scenario", view.scenario))
    first = lines[0] if lines else ""
    rest = "".join([f"<span>{line}</span>" for line in lines[1:]])
    told = "".join(
        [
            f"<h4>{say(speaker.words, 'draw-scenario', part=part)}</h4><p>{esc(named(speaker, ref, view.scenario))}</p>"
            for part, ref in (("story", "scenario-text"), ("goal", "scenario-goal"), ("special", "scenario-special"))
        ]
    )
    return (
        f'<span id="clock" class="cl-goal"><button type="button" class="cl-peek" popovertarget="cl-scenario">'
        f'{inline_icon("cl-goal", 16)}<b>{name}</b><span class="cl-progress"><span>{first}</span>{rest}</span></button>'
        f'<div id="cl-scenario" class="cl-popover" popover><h3>{name}</h3>{told}</div></span>'
    )


@lru_cache(8)
def danger_button(words: Words) -> str:
    said = say(words, "draw-danger")
    return (
        '<button type="button" id="danger" class="tool cl-aiming" data-toggle="danger" aria-pressed="false"'
        f' title="{said}">{inline_icon("cl-danger", 20)}<span>{say(words, "draw-danger-name")}</span></button>'
    )
