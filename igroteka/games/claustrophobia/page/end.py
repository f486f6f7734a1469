"""The end: how it came, and what has become of everybody."""

from __future__ import annotations

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import RESULTS
from igroteka.games.claustrophobia.page.strip import horde, party
from igroteka.games.claustrophobia.view.types import View
from igroteka.games.claustrophobia.words.goals import ending, progress
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker


def end(content: Content, view: View, speaker: Speaker) -> str:
    if not view.over:
        return ""
    words = speaker.words
    lines = "".join([f"<li>{esc(speaker.say(line))}</li>" for line in progress(content, view)])
    result = RESULTS[view.result] or "draw"
    return (
        f'<div class="cl-end cl-won-{result}"><h3>{esc(speaker.say(ending(view)))}</h3>'
        f"<p>{say(words, 'draw-round', round=view.round, limit=view.limit)}"
        f" · {say(words, 'draw-result', result=result)}</p>"
        f"<ul>{lines}</ul>{party(view, speaker)}{horde(content, view, speaker)}</div>"
    )
