"""The bar without a question: it says why there is none, what will happen, and holds what can be done about it."""

from __future__ import annotations

from typing import Final

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words
from igroteka.web.models import Band
from igroteka.web.page.fragments.markup import icon, say


def band(texts: Words, table: str, band: Band) -> str:
    return (
        f'<section id="bar" class="bar band" data-count="0" aria-label="{say(texts, "band")}">'
        f'<div class="ask"><h2 id="prompt" tabindex="-1">{icon(ICONS[band.what])}<span>'
        f"{esc(title(texts, band))}</span></h2><p>{about(texts, band)}</p></div>"
        f'<div class="choices">{acts(texts, table, band) if band.may else ""}</div></section>'
    )


ICONS: Final = {"paused": "pause", "absent": "offline", "bot": "bot"}


def title(texts: Words, band: Band) -> str:
    return texts.sentence("page-asks-bot" if band.what == "bot" else f"page-band-{band.what}", {"who": band.who})


def about(texts: Words, band: Band) -> str:
    if band.what == "bot":
        return say(texts, "asks-bot-about")
    if band.what == "paused":
        return say(texts, "band-paused-host" if band.may else "band-paused-about")
    what = say(texts, "band-absent-waits", who=band.who)
    if band.minutes:
        what = say(texts, "band-absent-about", who=band.who, count=band.minutes)
    return what if band.may else f"{what} {say(texts, 'band-absent-host')}"


def acts(texts: Words, table: str, band: Band) -> str:
    if band.what == "paused":
        return form(table, "resume", button(texts, "play", "resume", "primary"))
    seat = f'<input type="hidden" name="seat" value="{band.seat}">'
    if band.what == "bot":
        return form(table, "unbot", seat + button(texts, "user", "asks-bot-act", "primary"))
    bot = f'{seat}<input type="hidden" name="away" value="1">'
    return (
        form(table, "bot", bot + button(texts, "bot", "band-bot", "primary"))
        + form(table, "invite", seat + button(texts, "link", "invite-instead"), " data-goes")
        + form(table, "pause", button(texts, "pause", "pause"))
    )


def button(texts: Words, sign: str, key: str, kind: str = "") -> str:
    return f'<button class="{kind}">{icon(sign)}{say(texts, key)}</button>'


def form(table: str, what: str, inner: str, more: str = "") -> str:
    """Draw a form that leaves the page where it is; one that `data-goes` loads what is answered."""
    return f'<form method="post" action="/t/{esc(table)}/{what}"{more}>{inner}</form>'
