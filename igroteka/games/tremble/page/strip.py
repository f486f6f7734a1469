"""What a player's strip shows of a captain: fuel, ships, searches, credits, captured cities by type."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.tremble.content.tables import TYPES, Content
from igroteka.games.tremble.page.lane import counted
from igroteka.games.tremble.page.style import fact
from igroteka.games.tremble.state.fields import FLEET, TANK
from igroteka.games.tremble.view.types import Captain, View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker, Words


def strip(content: Content, view: View, captain: Captain, speaker: Speaker) -> str:
    counts = (captain.fuel, captain.fleet, len(captain.searches), captain.credits, captain.kept)
    leads = captain.seat == view.leader and view.turn > 0
    return strip_body(speaker.words, counts, counted(content, captain), leads)


@lru_cache(4096)
def strip_body(words: Words, counts: tuple[int, int, int, int, int], captured: tuple[int, ...], leads: bool) -> str:
    fuel, fleet, searches, debts, missions = counts
    facts = [
        fact(words, "th-fuel", "fuel", f"{fuel}<small>/{int(TANK)}</small>"),
        fact(words, "th-saucer", "fleet", f"{fleet}<small>/{int(FLEET)}</small>"),
        fact(words, "th-search", "searches", str(searches)),
        fact(words, "th-credit", "debts", str(debts)) if debts else "",
        fact(words, "th-mission", "missions", str(missions)) if missions else "",
    ]
    leader = fact(words, "wreath", "leader", "") if leads else ""
    return f'<div class="th-facts">{"".join(facts)}</div>{cities(words, captured, leader)}'


def cities(words: Words, captured: tuple[int, ...], leader: str) -> str:
    """TH-097: anybody may look through anybody's cities."""
    shown = [
        f'<span class="th-fact th-h-{kind}">'
        f"{inline_icon('th-' + kind, 16, title=words.sentence('text-type', {'type': kind}))}{count}</span>"
        for kind, count in zip(TYPES, captured, strict=True)
    ]
    told = say(words, "draw-captured", count=sum(captured))
    return f'<div class="th-facts th-captured"><span class="th-label">{told}</span>{"".join(shown)}{leader}</div>'
