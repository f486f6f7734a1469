"""A battle of two trappers: the terms of both sides, chances before the dice, the equation after them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.page.panel import HEAD, WIDE, Panel, frame, sum_row
from igroteka.games.trappers.page.style import BAD, DIM, GOOD, INK, display
from igroteka.games.trappers.view.odds import WAYS, BattleOdds, battle_odds
from igroteka.games.trappers.view.queries import NONE, clan_at
from igroteka.games.trappers.view.types import View
from igroteka.table.svg.markup import rect
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker, Words


def battle(content: Content, view: View, attacker: int, defender: int, speaker: Speaker) -> Panel:
    rows = tuple(
        [
            side(content, view, seat, speaker.seat_names[seat], view.rage if seat == attacker else 0)
            for seat in (attacker, defender)
        ]
    )
    thrown = (view.die, view.second_die) if view.step == "KeepOrPlay" else (0, 0)
    title = speaker.words.sentence("draw-battle", {})
    return battle_panel(speaker.words, title, rows, battle_odds(view, attacker, defender), thrown)


class Side(NamedTuple):
    seat: int
    name: str
    terms: tuple[int, int, int, int]  # residents, reputation, form, artifacts


def side(content: Content, view: View, seat: int, name: str, rage: int) -> Side:
    trapper = view.trappers[seat]
    clan = clan_at(content, trapper.cell)
    rep = trapper.standing[clan] if clan != NONE else 0
    return Side(seat, name, (trapper.residents, rep, trapper.force - trapper.residents - rep, rage))


@lru_cache(512)
def battle_panel(words: Words, title: str, rows: tuple[Side, ...], odds: BattleOdds, thrown: tuple[int, int]) -> Panel:
    high = HEAD + 2 * 40 + (38 if thrown[0] else 58)
    totals = (odds.force + thrown[0], odds.against + thrown[1])
    drawn = "".join(
        [
            sum_row(words, row.seat, row.terms, sum(row.terms), thrown[n], HEAD + 40 * n, row.name)
            + (display(WIDE - 20, HEAD + 24 + 40 * n, str(totals[n]), 21, anchor="end") if thrown[n] else "")
            for n, row in enumerate(rows)
        ]
    )
    y = HEAD + 88
    return Panel(f"{frame(title, high, 'swords')}{drawn}{chances(words, odds, thrown, totals, y)}", high)


def chances(words: Words, odds: BattleOdds, thrown: tuple[int, int], totals: tuple[int, int], y: float) -> str:
    """A bar of 36 ways before the dice, what came of them after."""
    if thrown[0]:
        won = "win" if totals[0] > totals[1] else "tie" if totals[0] == totals[1] else "loss"
        sign = {"win": ">", "tie": "=", "loss": "<"}[won]
        said = f"{totals[0]} {sign} {totals[1]} · {words.sentence('draw-battle-result', {'result': won})}"
        return line_at(WIDE / 2, y + 17, said, WIDE - 36, 17, INK, "tr-ink", "middle", 700)
    x = 20.0
    parts: list[str] = []
    for share, colour, cls in ((odds.win, GOOD, "tr-good"), (odds.tie, DIM, "tr-dim"), (odds.loss, BAD, "tr-bad")):
        wide = (WIDE - 40) * share / WAYS
        parts.append(rect(x, y, max(0.0, wide - 1.5), 12, colour, cls, 3))
        x += wide
    said = words.sentence("draw-battle-odds", {"win": odds.win, "tie": odds.tie, "loss": odds.loss, "all": WAYS})
    return "".join(parts) + line_at(WIDE / 2, y + 33, said, WIDE - 36, 15, INK, "tr-ink", "middle", 600)
