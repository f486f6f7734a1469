"""The top of the page: round, the five turns, who plays when, clans at war, and what is shown on demand."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.page.style import EMBLEMS
from igroteka.games.trappers.rules.rounds import TURNS
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import say
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words


def status(content: Content, view: View, speaker: Speaker) -> str:
    return joined(
        [
            piece("track", track(speaker.words, view.round, view.turn, view.round_limit)),
            piece("order", order(view, speaker)),
            piece("war", war(content, view, speaker)),
            button(speaker.words),
        ]
    )


@lru_cache(512)
def track(words: Words, round_: int, turn: int, limit: int) -> str:
    """TR-030: five turns in a round."""
    title = say(words, "draw-round", round=round_, limit=limit) if round_ else say(words, "draw-set-up")
    steps = "".join(
        [
            f'<li class="now" aria-current="step">{step}</li>' if step == turn and round_ else f"<li>{step}</li>"
            for step in range(1, int(TURNS) + 1)
        ]
    )
    told = say(words, "draw-turn", turn=turn)
    return (
        f'<span id="track" class="tr-track"><b>{title}</b><ol class="tr-turns" aria-label="{told}" title="{told}">'
        f"{steps}</ol></span>"
    )


def order(view: View, speaker: Speaker) -> str:
    """Show who has played in this turn, who plays, who comes next, who misses it or has no rover on the board."""
    place = view.order.index(view.active) if view.active in view.order else -1
    marks = [
        (seat, state_of(view.trappers[seat], n, place), speaker.seat_names[seat]) for n, seat in enumerate(view.order)
    ]
    return order_list(speaker.words, tuple(marks), place)


def state_of(trapper: Trapper, n: int, place: int) -> str:
    if n == place:
        return "now"
    if trapper.skips:
        return "misses"
    if trapper.cell < 0:
        return "off"
    return "done" if n < place else "next" if n == place + 1 else "later"


@lru_cache(1024)
def order_list(words: Words, marks: tuple[tuple[int, str, str], ...], place: int) -> str:
    shown = "".join([order_mark(words, seat, state, name) for seat, state, name in marks])
    return f'<ol id="order" class="tr-order" aria-label="{say(words, "draw-order")}">{shown}</ol>'


def order_mark(words: Words, seat: int, state: str, name: str) -> str:
    told = say(words, "draw-order-of", who=name, state=state)
    sign = {"misses": inline_icon("hourglass", 12), "off": inline_icon("tr-off", 12)}.get(state, "")
    return (
        f'<li class="tr-{state}" title="{told}"><span class="badge p{seat}"><span>{seat + 1}</span></span>{sign}'
        f'<span class="sr">{told}</span></li>'
    )


def war(content: Content, view: View, speaker: Speaker) -> str:
    pairs = tuple([(clan, enemy) for clan, enemy in enumerate(view.war) if clan < enemy])
    named = tuple(
        [tuple([(content.clans[clan].colour, speaker.name(Ref("clan", clan + 1))) for clan in pair]) for pair in pairs]
    )
    return war_badges(speaker.words, named)


@lru_cache(256)
def war_badges(words: Words, pairs: tuple[tuple[tuple[str, str], ...], ...]) -> str:
    """Linked; with three wars there is room for the emblems alone."""
    if not pairs:
        return '<span id="war" class="tr-war"></span>'
    brief = len(pairs) > 1
    shown = "".join([war_pair(pair, brief) for pair in pairs])
    told = "; ".join([" ⚔ ".join([esc(name) for _, name in pair]) for pair in pairs])
    return f'<span id="war" class="tr-war" title="{told}. {say(words, "draw-mirror")}">{shown}</span>'


def war_pair(pair: tuple[tuple[str, str], ...], brief: bool) -> str:
    clans = [
        f'<i class="tr-h-{colour}">{inline_icon(EMBLEMS[colour], 18, title=name if brief else "")}'
        f"{'' if brief else esc(name)}</i>"
        for colour, name in pair
    ]
    return f'<span class="tr-pair">{clans[0]}{inline_icon("swords", 14)}{clans[1]}</span>'


@lru_cache(8)
def button(words: Words) -> str:
    said = say(words, "draw-threats")
    return (
        '<button type="button" id="threats" class="tool tr-aim" data-toggle="threats" aria-pressed="false"'
        f' title="{said}">{inline_icon("tr-threat", 20)}<span>{say(words, "draw-threats-name")}</span></button>'
    )
