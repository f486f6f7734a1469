"""The end: what every side has on the table, and what decided a tie (CH-172, CH-173)."""

from __future__ import annotations

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.page.style import SIDE_ICONS, fact, named
from igroteka.games.havoc.view.queries import playing
from igroteka.games.havoc.view.types import Side, View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker


def end(content: Content, view: View, speaker: Speaker) -> str:
    if not view.over:
        return ""
    order = sorted(playing(view), key=lambda side: (side.seat not in view.winners, -side.vp, side.seat))
    rows = "".join([holdings(content, view, side, speaker) for side in order])
    return f'<div class="ch-end"><h3>{say(speaker.words, "draw-holdings")}</h3>{rows}{tie(view, order, speaker)}</div>'


def tie(view: View, order: list[Side], speaker: Speaker) -> str:
    """Tell what decided between equal points: prisoners, or the last place of the initiative."""
    if len(order) < 2 or order[0].vp != order[1].vp:
        return ""
    by = "prisoners" if sum(order[0].prisoners) != sum(order[1].prisoners) else "initiative"
    return f"<p>{say(speaker.words, 'draw-tie', by=by)}</p>"


def holdings(content: Content, view: View, side: Side, speaker: Speaker) -> str:
    words = speaker.words
    won = inline_icon("cup", 18, title=words.sentence("draw-winner", {})) if side.seat in view.winners else ""
    crystals = sum(place.crystals for place in view.places if place.owner == side.side)
    soldiers = sum(place.soldiers[side.side] for place in view.places)
    name = named(content.factions[side.side], speaker.language)
    facts = [
        fact(words, "ch-control", "regions", str(side.regions)),
        fact(words, "ch-crystal", "crystals", str(crystals)),
        fact(words, SIDE_ICONS[side.side], "soldiers", str(soldiers)),
        fact(words, "ch-prisoner", "prisoners", str(sum(side.prisoners))),
    ]
    return (
        f'<section class="ch-h-{side.side}"><h4>{inline_icon(SIDE_ICONS[side.side], 20)}'
        f"<span>{esc(speaker.seat_names[side.seat])} · {esc(name)}</span>"
        f'{won}<b>{side.vp}</b></h4><div class="ch-facts">{"".join(facts)}</div></section>'
    )
