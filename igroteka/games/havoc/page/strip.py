"""What a player's strip shows of a side: points, what a scoring would bring now, cards, reserve, prisoners, skills."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import FACTIONS, PILGRIMS
from igroteka.games.havoc.page.captives import captives
from igroteka.games.havoc.page.hand import names_of
from igroteka.games.havoc.page.style import SIDE_ICONS, fact, named, told
from igroteka.games.havoc.view.queries import Score, next_jump, score_now, unseen
from igroteka.games.havoc.view.types import Side, View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words


def strip(content: Content, view: View, seat: int, speaker: Speaker) -> str:
    side = next((side for side in view.sides if side.seat == seat), None)
    if side is None:
        return f'<div id="side-of-{seat}" class="ch-strip"><small>{say(speaker.words, "draw-no-faction")}</small></div>'
    return (
        f'<div id="side-of-{seat}" class="ch-strip ch-h-{side.side}">{title(content, view, side, speaker)}'
        f"{goods(content, view, side, speaker)}{captives(content, side, speaker)}{skills(content, side, speaker)}</div>"
    )


def title(content: Content, view: View, side: Side, speaker: Speaker) -> str:
    """The faction, and what a scoring would bring now: as enabler, as another, at the end."""
    score = score_now(content, view, side.side, view.enabler)
    mine = score_now(content, view, side.side, side.side)
    point, needs = next_jump(content, view, side)
    vp = content.points[point].vp if point >= 0 else 0
    return title_line(
        speaker.words, side.side, named(content.factions[side.side], speaker.language), score, mine.total, vp, needs
    )


@lru_cache(2048)
def title_line(words: Words, side: int, name: str, score: Score, mine: int, point: int, needs: int) -> str:
    now = say(words, "draw-if-scored", total=score.total, low=score.low, high=score.high, mine=mine)
    jump = say(words, "draw-jump", point=point, needs=needs) if needs else ""
    span = f"+{score.low}…{score.high}" if score.low != score.high else f"+{score.total}"
    return (
        f'<p class="ch-who">{inline_icon(SIDE_ICONS[side], 17)}<span>{esc(name)}</span>'
        f'<b class="ch-now" title="{now}">{inline_icon("ch-scoring", 14)}{span}</b>'
        f'<small title="{jump}">{inline_icon("ch-planet", 12) if needs else ""}{needs or ""}</small></p>'
    )


def goods(content: Content, view: View, side: Side, speaker: Speaker) -> str:
    words = speaker.words
    facts = [
        pile(words, "ch-hand", "hand", side.hand, names_of(content, side.known, speaker)),
        pile(words, "deck", "deck", side.deck, say_unseen(content, side, speaker)),
        pile(words, "ch-discard", "discard", len(side.discard), names_of(content, side.discard, speaker)),
        fact(words, "ch-reserve", "reserve", str(side.reserve)),
        fact(words, "ch-control", "regions", str(side.regions)),
    ]
    if side.side == PILGRIMS:
        facts.append(fact(words, "ch-crystal", "stored", str(view.stored)))
    if FACTIONS[side.side] == "machines" and view.matrix:
        facts.append(fact(words, "ch-matrix", "matrix", str(len(view.matrix))))
    return f'<div class="ch-facts">{"".join(facts)}</div>'


def say_unseen(content: Content, side: Side, speaker: Speaker) -> str:
    """Name the cards of the faction that lie neither on its open pile nor known in hand."""
    return speaker.words.sentence("draw-unseen", {"names": names_of(content, unseen(content, side), speaker)})


@lru_cache(2048)
def pile(words: Words, sign: str, what: str, many: int, names: str) -> str:
    """A number of cards, with the names of those that are known."""
    title = words.sentence("draw-fact", {"what": what})
    return f'<span class="ch-fact" title="{esc(title)}: {esc(names)}">{inline_icon(sign, 16, title=title)}{many}</span>'


def skills(content: Content, side: Side, speaker: Speaker) -> str:
    shown = "".join(
        [
            f'<span class="ch-known{" used" if which in side.used else ""}"'
            f' title="{esc(told(content.skills[which], speaker.language))}">'
            f"{esc(named(content.skills[which], speaker.language))}</span>"
            for which in side.skills
        ]
    )
    return f'<div class="ch-knacks">{shown}</div>'
