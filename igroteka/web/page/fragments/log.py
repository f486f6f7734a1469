"""What happened and what was said: lines of the log, the digest since the viewer's last turn, the chat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words
from igroteka.web.models import ChatLine, Digest, LogLine, NoticeText
from igroteka.web.page.fragments.bar import attribute
from igroteka.web.page.fragments.markup import badge, clause_link, icon, ids, say

LABELS = {"loss": "page-told-loss", "gain": "page-told-gain", "next": "page-told-next"}  # by role of a line of a notice
CHUNK = 8  # lines of the log in one fragment, so that a new line does not send them all


def log_chunk(texts: Words, lines: Sequence[LogLine], chunk: int = 0) -> str:
    return f'<ol id="log-{chunk}" class="lines">{"".join([log_line(texts, line) for line in lines])}</ol>'


@lru_cache(16384)
def log_line(texts: Words, line: LogLine) -> str:
    classes = f"p{line.seat % 6}" if line.seat >= 0 else "all"
    told = "" if line.notice is None else opener(texts) + notice(texts, line.notice)
    return (
        f'<li class="{classes}{" me" if line.about_me else ""}" data-n="{line.number}"{attribute("hl", ids(line.on))}>'
        f"{esc(line.text)} {clause_link(line.clause)}{told}</li>"
    )


def opener(texts: Words) -> str:
    """Draw the button of a line that opens its notice again."""
    said = say(texts, "told-again")
    return (
        f'<button type="button" class="retell" data-retell title="{said}" aria-label="{said}">{icon("bell")}</button>'
    )


def notice(texts: Words, told: NoticeText) -> str:
    """Draw a notice, which the page shows over the table when its line comes: what decided it, then the rest."""
    sums = "".join([f'<p class="sum">{esc(words)}</p>' for role, words in told.lines if role == "sum"])
    rest = "".join([effect(texts, told, role) for role in LABELS])
    facts = f'data-key="{esc(told.key)}"{attribute("hl", ids(told.on))}'
    return (
        f'<div class="notice {told.mood} p{told.seat % 6}" {facts} hidden>'
        f"<h3>{badge(told.seat)}<span>{esc(told.title)}</span></h3>{sums}{rest}</div>"
    )


def effect(texts: Words, told: NoticeText, role: str) -> str:
    said = " · ".join([words for what, words in told.lines if what == role])
    return f'<p class="{role}"><b>{esc(texts.sentence(LABELS[role], {}))}</b> {esc(said)}</p>' if said else ""


def since_last_turn(texts: Words, digest: Digest) -> str:
    """Draw a closed panel that opens over the log; it says where in the log the time since the last turn begins."""
    facts = f' data-since="{digest.since}" data-of="{digest.seat}"'
    if not digest.sentences:
        return f'<details id="digest" class="digest"{facts} hidden></details>'
    said = "".join([f"<p>{esc(sentence)}</p>" for sentence in digest.sentences])
    label = f'{icon("again")}<span class="label">{say(texts, "digest")}</span>'
    return (
        f'<details id="digest" class="panel digest"{facts}><summary>{label}'
        f'<span class="count">{digest.lines}</span></summary>'
        f'<div class="digest-body">{said}<button type="button" class="quiet" data-since-log>'
        f"{say(texts, 'digest-log', count=digest.lines)}</button></div></details>"
    )


def chat(texts: Words, lines: Sequence[ChatLine]) -> str:
    told = "".join([chat_line(texts, line) for line in lines])
    return f'<ol id="chat" class="chat" aria-label="{say(texts, "chat")}">{told}</ol>'


def chat_line(texts: Words, line: ChatLine) -> str:
    watching = f" <i>{say(texts, 'spectator')}</i>" if line.seat < 0 and line.who else ""
    notice = "" if line.who else ' class="told-by-table"'
    return (
        f'<li{notice} data-at="{line.sent}">{badge(line.seat)}<b>{esc(line.who)}</b>{watching}'
        f" <time>{esc(line.at)}</time>"
        f"<p>{esc(line.text)}</p></li>"
    )
