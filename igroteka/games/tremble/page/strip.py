"""What a player's strip shows of a captain: credits, missions, captured cities by type; the rest is on the board."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.tremble.content.tables import TYPES, Content
from igroteka.games.tremble.page.lane import counted
from igroteka.games.tremble.page.style import fact, labelled
from igroteka.games.tremble.view.types import Captain, View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.text.speech import Speaker, Words


def strip(content: Content, view: View, captain: Captain, speaker: Speaker) -> str:
    counts = (captain.credits, captain.kept)
    return strip_body(speaker.words, counts, counted(content, captain))


@lru_cache(4096)
def strip_body(words: Words, counts: tuple[int, int], captured: tuple[int, ...]) -> str:
    debts, missions = counts
    facts = [
        labelled(words, what, fact(words, sign, what, str(count)))
        for sign, what, count in (("th-credit", "debts", debts), ("th-mission", "missions", missions))
        if count
    ]
    return cities(words, captured, "".join(facts))


def cities(words: Words, captured: tuple[int, ...], more: str) -> str:
    """TH-097: anybody may look through anybody's cities."""
    shown = [
        labelled(
            words,
            kind,
            f'<span class="th-fact th-h-{kind}">'
            f"{inline_icon('th-' + kind, 16, title=words.sentence('text-type', {'type': kind}))}{count}</span>",
        )
        for kind, count in zip(TYPES, captured, strict=True)
    ]
    all_ = labelled(words, "cities", fact(words, "th-earth", "cities", str(sum(captured))))
    return f'<div class="th-facts th-captured">{all_}{"".join(shown)}{more}</div>'
