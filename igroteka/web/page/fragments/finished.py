"""The bar of a finished game: how it ended, and what may be done now. The card of the end is opened from here again."""

from __future__ import annotations

from html import escape

from igroteka.table.text.speech import Words
from igroteka.web.models import MatchFacts, Wish
from igroteka.web.page.fragments.markup import icon, say


def finished(texts: Words, said: str, rematch: bool, match: MatchFacts | None = None, wish: Wish | None = None) -> str:
    return (
        f'<section id="bar" class="bar finished" data-count="0" aria-label="{say(texts, "bar")}">'
        f'<div class="ask"><h2 id="prompt" tabindex="-1">{escape(said)}</h2>{wanted(texts, wish)}</div>'
        f'<div class="choices after"><button type="button" class="quiet" data-result>{icon("laurel")}'
        f"{say(texts, 'result')}</button>{replay_button(texts)}"
        f"{again_button(texts, rematch, match, wish)}</div></section>"
    )


def replay_button(texts: Words) -> str:
    return f'<button form="replay-form">{icon("film")}{say(texts, "replay")}</button>'


def again_button(texts: Words, rematch: bool, match: MatchFacts | None, wish: Wish | None = None) -> str:
    """Offer another game, which in a match may be the second, or the one that somebody has begun."""
    label = ""
    if match is not None and match.number == 1:
        label = {"begin": say(texts, "match-begin"), "join": say(texts, "match-join")}.get(match.next, "")
    elif rematch or wish is not None:
        label = say(texts, again_key(wish))
    return f'<button form="rematch-form" class="primary">{icon("again")}{label}</button>' if label else ""


def again_key(wish: Wish | None) -> str:
    """Return what the button says: play again, or come to the game that somebody has begun."""
    if wish is None:
        return "rematch"
    return "rematch-to" if not wish.who else "rematch-join" if wish.joins else "watch"


def wanted(texts: Words, wish: Wish | None) -> str:
    return f'<p class="wish">{say(texts, "rematch-wanted", who=wish.who)}</p>' if wish and wish.who else ""
