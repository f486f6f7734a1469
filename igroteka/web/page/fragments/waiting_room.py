"""The waiting room: who sits where, and what the host may do about it."""

from __future__ import annotations

from html import escape

from igroteka.table.text.speech import Words
from igroteka.web.ids import hashed
from igroteka.web.models import SeatLine, TablePage
from igroteka.web.page.fragments.markup import badge, icon, say


def waiting(texts: Words, page: TablePage) -> str:
    seats = "".join([seat_line(texts, page, seat) for seat in page.seats])
    pair = f'<p class="pair">{icon("again")}<span>{say(texts, "match-waiting")}</span></p>' if page.match else ""
    empty = [seat for seat in page.seats if seat.kind in ("open", "invited")]
    about = "waiting-about" if page.host else "waiting-seated" if page.my_seats else "waiting-onlooker"
    if not page.host:
        foot = f'<p class="muted">{say(texts, "wait-host")}</p>'
    elif empty:
        foot = f'<p class="muted">{say(texts, "wait-seats", count=len(empty))}</p>{post(page, "start", start(texts))}'
    else:
        foot = f'<p class="muted">{say(texts, "wait-all")}</p>{post(page, "start", start(texts))}'
    return (
        f'<section id="waiting" class="waiting" aria-label="{say(texts, "waiting-room")}"><div class="room">'
        f"<header><h2>{say(texts, 'waiting-room')}</h2>"
        f'<p class="muted">{say(texts, about)} {how_to_play(texts, page)}</p>'
        f"{pair}</header>"
        f'<ol class="seats">{seats}</ol><footer>{publicity(texts, page)}{foot}</footer></div></section>'
    )


def how_to_play(texts: Words, page: TablePage) -> str:
    path = f"/rules/{escape(page.game)}#start"
    return f'<a href="{path}" target="_blank" rel="noopener">{say(texts, "start-how")}</a>'


def start(texts: Words) -> str:
    return f'<button class="primary big">{icon("play")}{say(texts, "start")}</button>'


def publicity(texts: Words, page: TablePage) -> str:
    """Say whether the table is private or in the lobby for everybody, which the host may change, and tell of hints."""
    key = "is-public" if page.public else "is-private"
    said = f'<p class="publicity">{icon("eye" if page.public else "lock")}<span>{say(texts, key)}</span></p>'
    said += (
        f'<p class="publicity">{icon("bulb")}<span>{say(texts, "hints-on" if page.hints else "hints-off")}</span></p>'
    )
    if not page.host:
        return said
    turn = "close" if page.public else "open"
    label = say(texts, "make-private" if page.public else "make-public")
    return said + post(page, turn, f'<button class="quiet">{label}</button>')


def post(page: TablePage, what: str, inner: str) -> str:
    return f'<form method="post" action="/t/{escape(page.table)}/{what}">{inner}</form>'


def seat_line(texts: Words, page: TablePage, seat: SeatLine) -> str:
    host = f'<span class="tag">{say(texts, "host")}</span>' if seat.host else ""
    who = escape(seat.who) or f'<span class="muted">{say(texts, f"seat-{seat.kind}")}</span>'
    you = f'<span class="tag you">{say(texts, "you")}</span>' if seat.kind == "me" else ""
    bot = icon("bot") if seat.kind == "bot" else ""
    return (
        f'<li class="seat p{seat.seat % 6} {escape(seat.kind)}">{badge(seat.seat)}'
        f'<div class="name"><b>{bot}{who}{you}{host}</b><small>{escape(seat.title)}</small></div>'
        f"{own_name(texts, page, seat)}"
        f'<div class="does">{seat_acts(texts, page, seat)}</div>{link(texts, page, seat)}</li>'
    )


def own_name(texts: Words, page: TablePage, seat: SeatLine) -> str:
    """Draw the field for the name of whoever sits in a seat of the viewer; several at one screen have one each."""
    if seat.kind != "me":
        return ""
    field = (
        f'<input type="hidden" name="seat" value="{seat.seat}">'
        f'<input name="name" value="{escape(seat.who)}" maxlength="24"'
        f' autocomplete="off" aria-label="{say(texts, "seat-name", number=seat.seat + 1)}" required>'
        f'<button class="quiet">{say(texts, "save")}</button>'
    )
    return f'<form method="post" class="call" action="/t/{escape(page.table)}/call" data-stays>{field}</form>'


def seat_acts(texts: Words, page: TablePage, seat: SeatLine) -> str:
    number = f'<input type="hidden" name="seat" value="{seat.seat}">'
    does = []
    if seat.kind == "open":
        does.append(post(page, "sit", f"{number}<button>{say(texts, 'sit')}</button>"))
    if seat.kind == "me" and not seat.host:
        does.append(post(page, "leave", f'{number}<button class="quiet">{say(texts, "stand-up")}</button>'))
    if page.host and seat.kind in ("open", "invited"):
        does.append(post(page, "invite", f"{number}<button>{icon('link')}{say(texts, 'invite')}</button>"))
        does.append(post(page, "bot", number + bot_choice(texts, page)))
    if page.host and seat.kind == "bot":
        does.append(post(page, "unbot", f'{number}<button class="quiet">{say(texts, "unbot")}</button>'))
    return "".join(does)


def bot_choice(texts: Words, page: TablePage) -> str:
    levels = "".join([f'<option value="{escape(name)}">{escape(title)}</option>' for name, title in page.levels])
    label = say(texts, "bot-level")
    return (
        f'<select name="level" aria-label="{label}">{levels}</select>'
        f"<button>{icon('bot')}{say(texts, 'seat-a-bot')}</button>"
    )


def link(texts: Words, page: TablePage, seat: SeatLine) -> str:
    """Draw the invite link, which is shown once, and the same for a camera."""
    if not seat.invite:
        return ""
    drawn = f"/t/{escape(page.table)}/qr/{seat.seat}?{hashed(seat.invite)[:8]}"  # another link is another picture
    return (
        f'<div class="invite"><label>{say(texts, "invite-link")}'
        f'<input readonly value="{escape(seat.invite)}" data-link></label>'
        f'<button type="button" data-copy>{icon("copy")}{say(texts, "copy")}</button>'
        f'<img class="invite-qr" src="{drawn}" alt="{say(texts, "invite-qr")}" width="116" height="116">'
        f'<small class="muted">{say(texts, "invite-once")}</small></div>'
    )
