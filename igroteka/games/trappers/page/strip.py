"""What a player's strip shows of a trapper: points against the target, goods, reputations, quests, victories; and what
each has on the table when the game is over.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import FORMS
from igroteka.games.trappers.page.style import EMBLEMS, FORM_ICONS, LINE, SIDE_ICONS, TRAPPERS, fact, labelled
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words.cards import signed
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc, number
from igroteka.table.text.cache import say
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

RAIL: Final = 204  # units of the row of points, whose width is that of its place


def strip(content: Content, view: View, trapper: Trapper, speaker: Speaker) -> str:
    words = speaker.words
    rivals = tuple([(rival, rival in trapper.beaten) for rival in range(view.players) if rival != trapper.seat])
    return (
        f'<div id="trapper-{trapper.seat}" class="tr-strip">'
        f'<div class="tr-run">{points_line(words, trapper.seat, trapper.vp, view.target)}'
        f"{victories(words, rivals)}</div>"
        f"{goods(words, trapper.form, trapper.zefs, trapper.income, trapper.residents, trapper.hand, trapper.tiles)}"
        f"{reputations(content, trapper, speaker)}"
        f"{row(quests(content, trapper, speaker) + absence(words, trapper))}</div>"
    )


def row(inner: str) -> str:
    return f'<div class="tr-facts">{inner}</div>' if inner else ""


# --- points ---


@lru_cache(4096)
def points_line(words: Words, seat: int, vp: int, target: int) -> str:
    step = RAIL / target
    full = min(vp, target)
    cells = (
        f'<path d="{rail(0, full, step)}" fill="{TRAPPERS[seat]}" class="tr-f{seat}"/>'
        f'<path d="{rail(full, target, step)}" fill="{LINE}" class="tr-line"/>'
    )
    told = say(words, "draw-points", vp=vp, target=target)
    return (
        f'<svg class="tr-vp" viewBox="0 0 {RAIL} 7" preserveAspectRatio="none" role="img" aria-label="{told}">'
        f"<title>{told}</title>{cells}</svg><em>{target}</em>"
    )


def rail(first: int, end: int, step: float) -> str:
    wide = number(step - 1)
    return "".join([f"M{number(n * step)} 0h{wide}v7h-{wide}z" for n in range(first, end)])


# --- goods ---


@lru_cache(4096)
def goods(words: Words, form: int, zefs: int, income: int, residents: int, hand: int, tiles: int) -> str:
    name = words.sentence("form", {"form": FORMS[form]})
    facts = [
        f'<span class="tr-fact tr-is">{inline_icon(FORM_ICONS[form], 17, title=name)}</span>',
        labelled(words, "zefs", fact(words, "tr-zefs", "zefs", f"{zefs}<small>+{income}</small>")),
        labelled(words, "residents", fact(words, "tr-residents", "residents", str(residents))),
        labelled(words, "artifacts", fact(words, "tr-artifact", "artifacts", str(hand))),
        labelled(words, "tiles", fact(words, "tr-tile", "tiles", str(tiles))),
    ]
    return f'<div class="tr-facts tr-goods">{"".join(facts)}</div>'


# --- reputations ---


def reputations(content: Content, trapper: Trapper, speaker: Speaker) -> str:
    named = tuple([(clan.colour, speaker.name(Ref("clan", n + 1))) for n, clan in enumerate(content.clans)])
    return reps(named, trapper.base, trapper.standing)


@lru_cache(8192)
def reps(clans: tuple[tuple[str, str], ...], base: tuple[int, ...], standing: tuple[int, ...]) -> str:
    """TR-079: for a Mimic what the track says and what counts; the emblem gives way where the strip is narrow."""
    shown = []
    for (colour, name), rep, counts in zip(clans, base, standing, strict=True):
        more = f"<small>{signed(counts)}</small>" if counts != rep else ""
        shown.append(
            f'<span class="tr-rep-of tr-h-{colour}"><em>{inline_icon(EMBLEMS[colour], 12)}{esc(name)}</em>'
            f"<b>{signed(rep)}</b>{more}</span>"
        )
    return f'<div class="tr-reps-of">{"".join(shown)}</div>'


# --- quests and victories ---


def quests(content: Content, trapper: Trapper, speaker: Speaker) -> str:
    shown = []
    for held in trapper.quests:
        quest = content.quests[held.quest]
        name = speaker.name(Ref("quest", held.quest))
        count = f"{held.done}/{held.need}" if quest.boxes else f"{quest.vp}"
        shown.append(quest_chip(speaker.words, quest.side, name, quest.vp, count, bool(quest.boxes)))
    return "".join(shown)


@lru_cache(2048)
def quest_chip(words: Words, side: int, name: str, vp: int, count: str, counts: bool) -> str:
    told = say(words, "draw-quest-of", name=name, vp=vp, count=count if counts else "")
    return f'<span class="tr-fact tr-chip" title="{told}">{inline_icon(SIDE_ICONS[side], 14)}{count}</span>'


@lru_cache(256)
def victories(words: Words, rivals: tuple[tuple[int, bool], ...]) -> str:
    """TR-015: a box for each opponent."""
    shown = "".join([f'<i class="p{rival}{" on" if won else ""}">{rival + 1}</i>' for rival, won in rivals])
    told = say(words, "draw-victories", count=sum(won for _, won in rivals))
    return (
        f'<span class="tr-wins" title="{told}" role="img" aria-label="{told}">{inline_icon("swords", 13)}{shown}</span>'
    )


def absence(words: Words, trapper: Trapper) -> str:
    said = []
    if trapper.skips:
        said.append(inline_icon("hourglass", 15, "tr-warn", words.sentence("draw-misses", {})))
    if trapper.cell < 0:
        said.append(inline_icon("tr-off", 15, "tr-warn", words.sentence("draw-off-board", {})))
    return f'<span class="tr-fact">{"".join(said)}</span>' if said else ""


def end(content: Content, view: View, speaker: Speaker) -> str:
    if not view.over:
        return ""
    order = sorted(view.trappers, key=lambda trapper: (trapper.seat not in view.winners, -trapper.vp, trapper.seat))
    rows = "".join([holdings(view, trapper, speaker) for trapper in order])
    return f'<div class="tr-end"><h3>{say(speaker.words, "draw-holdings")}</h3>{rows}</div>'


def holdings(view: View, trapper: Trapper, speaker: Speaker) -> str:
    words = speaker.words
    won = inline_icon("cup", 18, title=words.sentence("draw-winner", {})) if trapper.seat in view.winners else ""
    facts = [
        fact(words, "tr-city", "cities", str(len(trapper.cities))),
        fact(words, "tr-factory", "factories", str(len(trapper.factories))),
        fact(words, "swords", "victories", str(len(trapper.beaten))),
        fact(words, "tr-zefs", "zefs", str(trapper.zefs)),
        fact(words, "tr-residents", "residents", str(trapper.residents)),
        fact(words, "tr-artifact", "artifacts", str(trapper.hand)),
    ]
    return (
        f'<section class="p{trapper.seat}"><h4><span class="badge p{trapper.seat}"><span>{trapper.seat + 1}'
        "</span></span>"
        f"<span>{esc(speaker.seat_names[trapper.seat])}</span>{won}<b>{trapper.vp}</b></h4>"
        f'<div class="tr-facts">{"".join(facts)}</div></section>'
    )
