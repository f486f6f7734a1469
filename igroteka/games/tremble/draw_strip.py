"""What a player's strip shows of a captain: fuel, ships, searches, credits, captured cities by type."""

from __future__ import annotations

from collections import Counter

from igroteka.games.tremble.content import Content
from igroteka.games.tremble.draw_hand import say
from igroteka.games.tremble.draw_style import TYPES
from igroteka.games.tremble.fields import FLEET, TANK
from igroteka.games.tremble.view import Captain, View
from igroteka.table.icons import inline_icon
from igroteka.table.speech import Speaker


def strip(content: Content, view: View, captain: Captain, speaker: Speaker) -> str:
    facts = [
        fact(speaker, "th-fuel", "fuel", f"{captain.fuel}<small>/{int(TANK)}</small>"),
        fact(speaker, "th-saucer", "fleet", f"{captain.fleet}<small>/{int(FLEET)}</small>"),
        fact(speaker, "th-search", "searches", str(len(captain.searches))),
    ]
    if captain.credits:
        facts.append(fact(speaker, "th-credit", "debts", str(captain.credits)))
    if captain.kept:
        facts.append(fact(speaker, "th-mission", "missions", str(captain.kept)))
    if captain.seat == view.leader and view.turn > 0:
        facts.append(fact(speaker, "wreath", "leader", ""))
    return f'<div class="th-facts">{"".join(facts)}</div>{captured(content, captain, speaker)}'


def fact(speaker: Speaker, icon: str, what: str, value: str) -> str:
    return f'<span class="th-fact">{inline_icon(icon, 16, title=speaker.words.sentence("draw-fact", {"what": what}))}{value}</span>'


def captured(content: Content, captain: Captain, speaker: Speaker) -> str:
    """TH-097: anybody may look through anybody's cities."""
    types = Counter([content.cities[city].type for city in captain.captured])
    shown = [
        f'<span class="th-fact th-h-{kind}">'
        f"{inline_icon('th-' + kind, 16, title=speaker.words.sentence('text-type', {'type': kind}))}{types[kind]}</span>"
        for kind in TYPES
    ]
    said = say(speaker, "draw-captured", count=len(captain.captured))
    return f'<div class="th-facts th-captured"><span class="th-label">{said}</span>{"".join(shown)}</div>'
