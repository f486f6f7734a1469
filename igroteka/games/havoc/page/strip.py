"""What a player's strip shows of a side: points, what a scoring would bring now, cards, reserve, prisoners, skills."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import FACTIONS, PILGRIMS
from igroteka.games.havoc.page.captives import captives
from igroteka.games.havoc.page.hand import names_of
from igroteka.games.havoc.page.style import SIDE_ICONS, fact, labelled, named, told
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
        f"{goods(content, view, side, speaker)}{captives(content, side, speaker)}</div>"
    )


def title(content: Content, view: View, side: Side, speaker: Speaker) -> str:
    """The faction, and what a scoring would bring now: as enabler, as another, at the end."""
    score = score_now(content, view, side.side, view.enabler)
    mine = score_now(content, view, side.side, side.side)
    point, needs = next_jump(content, view, side)
    vp = content.points[point].vp if point >= 0 else 0
    name = named(content.factions[side.side], speaker.language)
    return (
        f'<div class="ch-who">{inline_icon(SIDE_ICONS[side.side], 17)}<b>{esc(name)}</b>'
        f"{skills(content, side, speaker)}</div>{score_line(speaker.words, score, mine.total, vp, needs)}"
    )


@lru_cache(2048)
def score_line(words: Words, score: Score, mine: int, point: int, needs: int) -> str:
    told = [
        words.sentence("draw-if-scored", {"total": score.total, "low": score.low, "high": score.high, "mine": mine})
    ]
    if needs:
        told.append(words.sentence("draw-jump", {"point": point, "needs": needs}))
    span = f"+{score.low}…{score.high}" if score.low != score.high else f"+{score.total}"
    now = say(words, "draw-now", span=span, needs=needs)
    return f'<p class="ch-now" title="{esc(" ".join(told))}">{inline_icon("ch-scoring", 14)}<span>{now}</span></p>'


def goods(content: Content, view: View, side: Side, speaker: Speaker) -> str:
    words = speaker.words
    facts = [
        pile(words, "ch-hand", "hand", side.hand, names_of(content, side.known, speaker)),
        pile(words, "deck", "deck", side.deck, say_unseen(content, side, speaker)),
        pile(words, "ch-discard", "discard", len(side.discard), names_of(content, side.discard, speaker)),
        known(words, "ch-reserve", "reserve", side.reserve),
        known(words, "ch-control", "regions", side.regions),
    ]
    if side.side == PILGRIMS:
        facts.append(known(words, "ch-crystal", "stored", view.stored))
    if FACTIONS[side.side] == "machines" and view.matrix:
        facts.append(known(words, "ch-matrix", "matrix", len(view.matrix)))
    return f'<div class="ch-facts">{"".join(facts)}</div>'


def known(words: Words, sign: str, what: str, many: int) -> str:
    return labelled(words, what, fact(words, sign, what, str(many)))


def say_unseen(content: Content, side: Side, speaker: Speaker) -> str:
    """Name the cards of the faction that lie neither on its open pile nor known in hand."""
    return speaker.words.sentence("draw-unseen", {"names": names_of(content, unseen(content, side), speaker)})


@lru_cache(2048)
def pile(words: Words, sign: str, what: str, many: int, names: str) -> str:
    """A number of cards, with the names of those that are known."""
    title = words.sentence("draw-fact", {"what": what})
    told = f"{esc(title)}: {esc(names)}"
    drawn = f'<span class="ch-fact" title="{told}">{inline_icon(sign, 16, title=title)}{many}</span>'
    return labelled(words, what, drawn)


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
