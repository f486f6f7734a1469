"""How many look on without a seat; whoever does is told so."""

from __future__ import annotations

from igroteka.table.text.speech import Words
from igroteka.web.page.fragments.markup import icon, say


def watchers(texts: Words, count: int, watching: bool) -> str:
    """Draw an eye with their number in the head of the table."""
    title = say(texts, "watchers", count=count)
    me = f"<span>{say(texts, 'you-watch')}</span>" if watching else ""
    hidden = "" if count or watching else " hidden"
    kind = "watchers me" if watching else "watchers"
    return (
        f'<p id="watchers" class="{kind}" title="{title}"{hidden}>{icon("eye")}'
        f'<b aria-hidden="true">{count}</b><span class="sr">{title}</span>{me}</p>'
    )
