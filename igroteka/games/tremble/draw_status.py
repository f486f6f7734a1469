"""The top of the page: turn, the seven phases, how long the game lasts, armies seen, decks, who is ready."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.tremble.card_words import army_strength, phase_name
from igroteka.games.tremble.content import Content
from igroteka.games.tremble.draw_hand import say
from igroteka.games.tremble.view import View
from igroteka.table.icons import inline_icon
from igroteka.table.markup import esc
from igroteka.table.message import Ref
from igroteka.table.speech import Speaker, Words

PHASES = range(1, 8)  # TH-021


def status(content: Content, view: View, speaker: Speaker) -> str:
    turn = say(speaker, "text-turn", turn=view.turn) if view.turn else esc(speaker.say(phase_name(view.phase)))
    return (
        f'<span class="th-turn">{turn}</span>{phases(speaker.words, view.phase)}{decks(content, view, speaker)}'
        f"{ready(view, speaker)}"
    )


@lru_cache(64)
def phases(words: Words, phase: int) -> str:
    steps = "".join([phase_step(words, step, phase) for step in PHASES])
    return f'<ol class="th-phases">{steps}</ol>'


def phase_step(words: Words, step: int, phase: int) -> str:
    name = esc(words.sentence("phase", {"phase": step}))
    if step == phase:
        return f'<li class="now" aria-current="step"><b>{step}</b> {name}</li>'
    return f'<li title="{name}"><b>{step}</b></li>'


def decks(content: Content, view: View, speaker: Speaker) -> str:
    least, most = view.turns_left
    turns = str(most) if least == most else f"{least}–{most}"
    left = (
        say(speaker, "draw-ended")
        if view.over
        else say(speaker, "text-last-turn")
        if most == 0
        else say(speaker, "draw-turns-left", turns=turns)
    )
    cities = say(speaker, "draw-city-deck", cards=view.undrawn)
    ships = say(speaker, "draw-ship-deck", cards=view.deck, discarded=view.discarded)
    stock = say(speaker, "draw-stock", cards=view.stock)
    return (
        f'<span class="th-count" title="{cities}">{inline_icon("deck", 16)}{view.undrawn}<small>{left}</small></span>'
        f'<span class="th-count" title="{ships}">{inline_icon("th-saucer", 16)}{view.deck}</span>'
        f'<span class="th-count" title="{stock}">{inline_icon("th-credit", 16)}{view.stock}</span>'
        f"{armies(content, view, speaker)}"
    )


def armies(content: Content, view: View, speaker: Speaker) -> str:
    seen = [f"{speaker.name(Ref('army', army))} {army_strength(content, army)}" for army in view.armies_seen]
    title = say(speaker, "text-armies", armies=", ".join(seen)) if seen else say(speaker, "text-no-armies")
    return f'<span class="th-count" title="{title}">{inline_icon("th-army", 16)}{len(seen)}<small>/{len(content.armies)}</small></span>'


def ready(view: View, speaker: Speaker) -> str:
    """●●○●, while all choose at once."""
    if view.step not in ("ChooseMissions", "SendShips", "ChooseTargets"):
        return ""
    marks = "".join(
        [f'<i class="th-r{captain.seat}{" on" if captain.ready else ""}"></i>' for captain in view.captains]
    )
    count = sum(captain.ready for captain in view.captains)
    said = say(speaker, "draw-ready", count=count, all=view.players)
    return f'<span class="th-ready" role="img" aria-label="{said}" title="{said}">{marks}</span>'
