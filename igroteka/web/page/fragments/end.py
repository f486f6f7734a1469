"""The end of a game: places, the score taken apart, its curve, what the dice did."""

from __future__ import annotations

from collections import Counter
from html import escape

from igroteka.table.text.numbers import tenths
from igroteka.table.text.speech import Words
from igroteka.web.models import EndFacts, MatchFacts, Wish
from igroteka.web.page.fragments.curve import curve
from igroteka.web.page.fragments.finished import again_button, replay_button, wanted
from igroteka.web.page.fragments.markup import badge, icon, say

NONE = '<td class="none">—</td>'


def end(texts: Words, facts: EndFacts, rematch: bool, match: MatchFacts | None = None, wish: Wish | None = None) -> str:
    """Draw the end; `rematch` offers another game, which in a match may be the second, `wish` one that has begun."""
    seats = [(seat, name) for seat, name, _, _ in facts.places]
    both = games(texts, match) if match is not None else ""
    return (
        f'<section id="end" class="end" aria-label="{say(texts, "end")}"{things(facts)}><div class="end-sheet">'
        f'<header><div><h2 tabindex="-1">{escape(facts.sentence)}</h2><p class="muted">{escape(facts.reason)}</p></div>'
        f'<button type="button" class="quiet" data-close="end">{say(texts, "see-table")}</button></header>'
        f'<div class="end-body">{both}{places(texts, facts)}{sources(texts, facts)}{curve(texts, facts, seats)}'
        f'{dice(texts, facts, seats)}<div class="detail">{facts.detail}</div></div>'
        f"<footer>{wanted(texts, wish)}{again_button(texts, rematch, match, wish)}{replay_button(texts)}"
        f'<button form="review-form">{icon("bulb")}{say(texts, "review")}</button>'
        f'<button form="record-form">{icon("down")}{say(texts, "download")}</button>'
        f'<a class="button quiet" href="/">{say(texts, "to-lobby")}</a></footer></div></section>'
    )


def things(facts: EndFacts) -> str:
    """Return what bursts out when the game ends before one's eyes."""
    return f' data-burst="{" ".join([f"i-{name}" for name in facts.burst])}"' if facts.burst else ""


def games(texts: Words, match: MatchFacts) -> str:
    """Draw both games of a match, each with its replay as soon as it is over."""
    head = "".join([f'<th scope="col">{game_link(texts, match, number)}</th>' for number in (0, 1)])
    rows = "".join(
        [
            f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}<td>{escape(score)}</td></tr>'
            for name, played, score in match.lines
            for cells in [[game_cell(side, result) for side, result in played]]
        ]
    )
    return (
        f'<div class="match" tabindex="0" role="region" aria-label="{say(texts, "match")}"><table>'
        f"<caption>{escape(match.said)}</caption>"
        f'<thead><tr><td></td>{head}<th scope="col">{say(texts, "match-score")}</th></tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def game_link(texts: Words, match: MatchFacts, number: int) -> str:
    name = say(texts, "match-game", number=number + 1)
    table = match.replays[number] if number < len(match.replays) else ""
    return f'<a href="/r/{escape(table)}">{icon("film")}{name}</a>' if table else name


def game_cell(side: str, result: str) -> str:
    return f"<td>{escape(side)}<b>{escape(result) or '—'}</b></td>"


def places(texts: Words, facts: EndFacts) -> str:
    best = max([score for _, _, score, _ in facts.places], default=0) or 1
    lines = []
    for seat, name, score, winner in facts.places:
        crown = f'<span class="crown" title="{say(texts, "winner")}">{icon("laurel")}</span>' if winner else ""
        part = max(0, round(100 * score / best))
        lines.append(
            f'<li class="p{seat % 6}{" winner" if winner else ""}">{badge(seat)}<b>{escape(name)}</b>{crown}'
            f'<span class="points">{escape(facts.shown(score))}</span>'
            f'<span class="meter"><i style="width:{part}%"></i></span></li>'
        )
    return f'<ol class="places" aria-label="{say(texts, "places")}">{"".join(lines)}</ol>'


def sources(texts: Words, facts: EndFacts) -> str:
    if not facts.sources:
        return ""
    seats = [(seat, name) for seat, name, _, _ in facts.places]
    head = "".join([f'<th scope="col">{badge(seat)}<span>{escape(name)}</span></th>' for seat, name in seats])
    rows = "".join(
        [
            f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'
            for name, points in facts.sources
            for cells in [[cell(facts.shown(points[seat])) if points[seat] else NONE for seat, _ in seats]]
        ]
    )
    total = "".join([cell(facts.shown(score)) for _, _, score, _ in facts.places])
    return (
        f'<div class="sources" tabindex="0" role="region" aria-label="{say(texts, "sources")}"><table>'
        f"<caption>{say(texts, 'sources')}</caption><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody>"
        f'<tfoot><tr><th scope="row">{say(texts, "total")}</th>{total}</tr></tfoot></table></div>'
    )


def cell(score: str) -> str:
    return f"<td>{escape(score)}</td>"


def dice(texts: Words, facts: EndFacts, seats: list[tuple[int, str]]) -> str:
    """Draw how often each total fell, and the average of each seat."""
    if not facts.dice:
        return ""
    fell = Counter(total for _, total in facts.dice)
    most = max(fell.values())
    columns = "".join(
        [
            f'<li><span class="times">{fell[face] or ""}</span>'
            f'<i style="height:{round(56 * fell[face] / most)}px"></i><b>{face}</b></li>'
            for face in facts.totals
        ]
    )
    means = []
    for seat, name in seats:
        own = [total for thrower, total in facts.dice if thrower == seat]
        if own:
            mean = tenths(sum(own) / len(own), texts.language)
            means.append(f"<li>{badge(seat)}{escape(name)} <b>{mean}</b> <small>× {len(own)}</small></li>")
    return (
        f'<figure class="fell"><figcaption>{say(texts, "dice")}</figcaption><ol class="columns">{columns}</ol>'
        f'<ul class="means" aria-label="{say(texts, "dice-mean")}">{"".join(means)}</ul></figure>'
    )
