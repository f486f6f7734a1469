"""The end: what each trapper has on the table when the game is over."""

from __future__ import annotations

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.page.strip import fact
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker


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
