"""The hint: two or three choices, the best first, each with its chance to win and what it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words
from igroteka.web.models import Hinted
from igroteka.web.page.fragments.markup import icon, say


def hint(texts: Words, hints: Sequence[Hinted]) -> str:
    """Draw what is inside the panel of hints."""
    items = "".join([item(texts, one, place) for place, one in enumerate(hints)])
    inner = f"<ol>{items}</ol>" if items else f'<p class="muted">{say(texts, "hint-none")}</p>'
    return (
        f'<header><h2 id="hint-title" tabindex="-1">{icon("bulb")}{say(texts, "hint-title")}</h2>'
        f'<button type="button" class="tool" data-hint-close aria-label="{say(texts, "close")}"'
        f' title="{say(texts, "close")}">{icon("close")}</button></header>'
        f'<div class="hint-body" tabindex="0" role="region" aria-label="{say(texts, "hint-choices")}">{inner}</div>'
        f'<p class="muted hint-about">{say(texts, "hint-about")}</p>'
    )


def item(texts: Words, one: Hinted, place: int) -> str:
    lines = "".join([f"<li>{esc(line)}</li>" for line in one.sure])
    lines += "".join([f"<li><b>{share}%</b> {esc(line)}</li>" for share, line in one.likely])
    if one.hidden:
        lines += f'<li class="muted">{say(texts, "hint-hidden")}</li>'
    note = f'<small class="muted">{esc(" · ".join(one.notes))}</small>' if one.notes else ""
    leads = f'<ul aria-label="{say(texts, "hint-leads")}">{lines}</ul>' if lines else ""
    best = f'<span class="tag">{say(texts, "hint-best")}</span>' if place == 0 else ""
    return (
        f'<li><button type="button" class="advice" data-advice="{one.action}" aria-pressed="false">'
        f"<span><b>{esc(one.label)}</b>{best}{note}</span>"
        f'<span class="chance"><b>{one.chance}%</b><small>{say(texts, "hint-chance")}</small></span></button>'
        f'{leads}<p class="play" hidden>{say(texts, "hint-again")}</p></li>'
    )
