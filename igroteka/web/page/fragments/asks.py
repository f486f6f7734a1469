"""Cards about seats: somebody asks for the viewer's, the viewer has asked for another's, a bot plays the viewer's."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words
from igroteka.web.models import SeatCard
from igroteka.web.page.fragments.markup import badge, say


def asks(texts: Words, table: str, mine: Sequence[int], cards: Sequence[SeatCard]) -> str:
    """Draw the cards. The viewer's seats are beside them: a page that was made for other seats loads anew."""
    shown = "".join([card(texts, table, one) for one in cards])
    seats = " ".join([str(seat) for seat in mine])
    hidden = "" if cards else " hidden"
    label = say(texts, "asks")
    return f'<section id="asks" class="asks" aria-label="{label}" data-mine="{seats}"{hidden}>{shown}</section>'


def card(texts: Words, table: str, card: SeatCard) -> str:
    return (
        f'<div class="asking p{card.seat % 6}">{badge(card.seat)}<div><h2>{title(texts, card)}</h2>'
        f"<p>{about(texts, card)}</p></div>"
        f'<div class="does">{answers(texts, table, card)}</div></div>'
    )


def title(texts: Words, card: SeatCard) -> str:
    return say(texts, f"asks-{card.what}", who=card.who)


def about(texts: Words, card: SeatCard) -> str:
    if card.what != "waiting" or card.here:
        return say(texts, f"asks-{card.what}-about", who=card.who)
    if card.minutes:
        return say(texts, "asks-away", who=card.who, count=card.minutes)
    return say(texts, "asks-away-waited-for", who=card.who)


def answers(texts: Words, table: str, card: SeatCard) -> str:
    if card.what == "owner":
        sure = f' data-sure="{say(texts, "asks-give-sure", who=card.who)}"'
        keep = form(table, "keep", card, f'<button class="primary">{say(texts, "asks-keep")}</button>')
        return keep + form(table, "give", card, f"<button>{say(texts, 'asks-give')}</button>", sure)
    act = "unbot" if card.what == "bot" else "withdraw"
    return form(table, act, card, f"<button>{say(texts, f'asks-{card.what}-act')}</button>")


def form(table: str, act: str, card: SeatCard, button: str, sure: str = "") -> str:
    ask = f'<input type="hidden" name="ask" value="{esc(card.ask)}">' if card.ask else ""
    return (
        f'<form method="post" action="/t/{esc(table)}/{act}"{sure}>'
        f'<input type="hidden" name="seat" value="{card.seat}">{ask}{button}</form>'
    )
