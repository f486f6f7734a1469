"""The bubble of a first game: what it says, which element it points at, and two ways to put it away."""

from __future__ import annotations

from igroteka.table.coach import Bubble
from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words
from igroteka.web.page.fragments.markup import say


def none_due() -> str:
    return '<section id="coach" class="coach" hidden></section>'


def shown(texts: Words, table: str, bubble: Bubble, said: str, place: tuple[int, int]) -> str:
    """Draw the bubble; without scripts its buttons work as well."""
    number = say(texts, "coach-of", number=place[0], count=place[1])
    key, got, more = esc(bubble.key), say(texts, "coach-got"), say(texts, "coach-no-more")
    return (
        f'<section id="coach" class="coach" data-key="{key}" data-on="{esc(bubble.on)}"'
        f' aria-label="{say(texts, "coach")}"><p>{esc(said)}</p>'
        f'<form method="post" action="/t/{esc(table)}/coach"><input type="hidden" name="seen" value="{key}">'
        f'<button class="got">{got}</button><button class="quiet" name="quiet" value="on">{more}</button>'
        f'<span class="of">{number}</span></form></section>'
    )
