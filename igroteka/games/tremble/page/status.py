"""The top of the page: turn, the seven phases, how long the game lasts, armies seen, decks, who is ready."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.decks import turns
from igroteka.games.tremble.view.types import View
from igroteka.games.tremble.words.cards import army_strength
from igroteka.table.svg.icons import inline_icon
from igroteka.table.text.cache import say
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

PHASES: Final = range(1, 8)  # TH-021
SEALED: Final = ("ChooseMissions", "SendShips", "ChooseTargets")


def status(content: Content, view: View, speaker: Speaker) -> str:
    words = speaker.words
    return phases(words, view.turn, view.phase) + decks(content, view, speaker) + ready(words, view)


@lru_cache(512)
def phases(words: Words, turn: int, phase: int) -> str:
    title = say(words, "text-turn", turn=turn) if turn else say(words, "phase", phase=phase)
    steps = "".join([phase_step(words, step, phase) for step in PHASES])
    return f'<span class="th-turn">{title}</span><ol class="th-phases">{steps}</ol>'


def phase_step(words: Words, step: int, phase: int) -> str:
    name = say(words, "phase", phase=step)
    if step == phase:
        return f'<li class="now" aria-current="step"><b>{step}</b> {name}</li>'
    return f'<li title="{name}"><b>{step}</b></li>'


def decks(content: Content, view: View, speaker: Speaker) -> str:
    last = "over" if view.over else "last" if view.turns_left[1] == 0 else turns(view)
    seen = tuple([f"{speaker.name(Ref('army', army))} {army_strength(content, army)}" for army in view.armies_seen])
    counts = (view.undrawn, view.deck, view.discarded, view.stock, len(content.armies))
    return counters(speaker.words, counts, last, seen)


@lru_cache(1024)
def counters(words: Words, counts: tuple[int, int, int, int, int], last: str, seen: tuple[str, ...]) -> str:
    undrawn, deck, discarded, stock, armies = counts
    ends = {"over": say(words, "draw-ended"), "last": say(words, "text-last-turn")}
    left = ends.get(last) or say(words, "draw-turns-left", turns=last)
    fought = say(words, "text-armies", armies=", ".join(seen)) if seen else say(words, "text-no-armies")
    return (
        counter("deck", say(words, "draw-city-deck", cards=undrawn), undrawn, left)
        + counter("th-saucer", say(words, "draw-ship-deck", cards=deck, discarded=discarded), deck)
        + counter("th-credit", say(words, "draw-stock", cards=stock), stock)
        + counter("th-army", fought, len(seen), f"/{armies}")
    )


def counter(icon: str, title: str, count: int, more: str = "") -> str:
    small = f"<small>{more}</small>" if more else ""
    return f'<span class="th-count" title="{title}">{inline_icon(icon, 16)}{count}{small}</span>'


def ready(words: Words, view: View) -> str:
    """While all choose at once: a mark for each captain, filled when he is ready."""
    if view.step not in SEALED:
        return ""
    return ready_marks(words, tuple([captain.ready for captain in view.captains]))


@lru_cache(256)
def ready_marks(words: Words, done: tuple[bool, ...]) -> str:
    marks = "".join([f'<i class="th-r{seat}{" on" if is_ready else ""}"></i>' for seat, is_ready in enumerate(done)])
    told = say(words, "draw-ready", count=sum(done), all=len(done))
    return f'<span class="th-ready" role="img" aria-label="{told}" title="{told}">{marks}</span>'
