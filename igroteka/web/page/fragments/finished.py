"""The bar of a finished game: how it ended, and what may be done now. The card of the end is opened from here again."""

from __future__ import annotations

from html import escape

from igroteka.table.text.speech import Words
from igroteka.web.models import MatchFacts
from igroteka.web.page.fragments.markup import icon, say


def finished(texts: Words, said: str, rematch: bool, match: MatchFacts | None = None) -> str:
    return (
        f'<section id="bar" class="bar finished" data-count="0" aria-label="{say(texts, "bar")}">'
        f'<div class="ask"><h2 id="prompt" tabindex="-1">{escape(said)}</h2></div>'
        f'<div class="choices after"><button type="button" class="quiet" data-result>{icon("laurel")}'
        f"{say(texts, 'result')}</button>{replay_button(texts)}{again_button(texts, rematch, match)}</div></section>"
    )


def replay_button(texts: Words) -> str:
    return f'<button form="replay-form">{icon("film")}{say(texts, "replay")}</button>'


def again_button(texts: Words, rematch: bool, match: MatchFacts | None) -> str:
    """Offer another game, which in a match may be the second."""
    label = ""
    if match is not None and match.number == 1:
        label = {"begin": say(texts, "match-begin"), "join": say(texts, "match-join")}.get(match.next, "")
    elif rematch:
        label = say(texts, "rematch")
    return f'<button form="rematch-form" class="primary">{icon("again")}{label}</button>' if label else ""
