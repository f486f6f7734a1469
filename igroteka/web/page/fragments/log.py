"""What happened and what was said: lines of the log, the digest since the viewer's last turn, the chat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words
from igroteka.web.models import ChatLine, LogLine
from igroteka.web.page.fragments.bar import attribute
from igroteka.web.page.fragments.markup import badge, clause_link, ids, say

CHUNK = 8  # lines of the log in one fragment, so that a new line does not send them all


def log_chunk(texts: Words, lines: Sequence[LogLine], chunk: int = 0) -> str:
    return f'<ol id="log-{chunk}" class="lines">{"".join([log_line(line) for line in lines])}</ol>'


@lru_cache(16384)
def log_line(line: LogLine) -> str:
    classes = f"p{line.seat % 6}" if line.seat >= 0 else "all"
    return (
        f'<li class="{classes}{" me" if line.about_me else ""}" data-n="{line.number}"{attribute("hl", ids(line.on))}>'
        f"{esc(line.text)} {clause_link(line.clause)}</li>"
    )


def since_last_turn(texts: Words, lines: Sequence[LogLine]) -> str:
    """Draw a closed list that does not stand in the way of the board."""
    if not lines:
        return '<details id="digest" hidden></details>'
    return (
        f'<details id="digest" class="panel digest"><summary>{say(texts, "digest")}'
        f'<span class="count">{len(lines)}</span></summary>'
        f'<ol class="lines">{"".join([log_line(line) for line in lines])}</ol></details>'
    )


def chat(texts: Words, lines: Sequence[ChatLine]) -> str:
    told = "".join([chat_line(texts, line) for line in lines])
    return f'<ol id="chat" class="chat" aria-label="{say(texts, "chat")}">{told}</ol>'


def chat_line(texts: Words, line: ChatLine) -> str:
    watching = f" <i>{say(texts, 'spectator')}</i>" if line.seat < 0 else ""
    return (
        f"<li>{badge(line.seat)}<b>{esc(line.who)}</b>{watching} <time>{esc(line.at)}</time>"
        f"<p>{esc(line.text)}</p></li>"
    )
