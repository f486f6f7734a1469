"""Prisoners: whose soldiers a side holds (CH-138, CH-159)."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import SIDES
from igroteka.games.havoc.page.style import SIDE_ICONS, named
from igroteka.games.havoc.view.types import Side
from igroteka.table.svg.icons import inline_icon
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker


def captives(content: Content, side: Side, speaker: Speaker) -> str:
    """CH-141: whose soldiers are held here."""
    shown = "".join(
        [
            held(
                side.side,
                other,
                side.prisoners[other],
                say(
                    speaker.words,
                    "draw-held",
                    side=named(content.factions[other], speaker.language),
                    many=side.prisoners[other],
                ),
            )
            for other in range(int(SIDES))
            if side.prisoners[other]
        ]
    )
    return f'<div class="ch-held">{inline_icon("ch-prisoner", 14)}{shown}</div>' if shown else ""


@lru_cache(512)
def held(captor: int, side: int, many: int, said: str) -> str:
    return (
        f'<span id="held-{captor}-{side}" class="ch-captive ch-h-{side}" title="{said}">'
        f"{inline_icon(SIDE_ICONS[side], 15)}{many}</span>"
    )
