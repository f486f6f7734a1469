"""A raid on a Capital or a settlement: what each face of the die comes to, and the equation when it lies there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import KINDS
from igroteka.games.trappers.page.panel import DICE, HEAD, WIDE, Panel, frame, sum_row
from igroteka.games.trappers.page.style import BAD, DIM, GOOD, INK, WELL, display
from igroteka.games.trappers.rules.dice import ON_CAPITAL, ON_CITY
from igroteka.games.trappers.rules.raids import CAPITAL_DEFENCE, CITY_DEFENCE, FACTORY_DEFENCE
from igroteka.games.trappers.view.odds import NEVER, RaidOdds, raid_odds
from igroteka.games.trappers.view.queries import NONE, clan_at, is_city, owner_at
from igroteka.games.trappers.view.types import Raid, View
from igroteka.games.trappers.words.cards import tenths
from igroteka.table.svg.dice import die
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number, rect, words_at
from igroteka.table.svg.measure import width
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Speaker, Words

BASES: Final = {int(ON_CAPITAL): CAPITAL_DEFENCE, int(ON_CITY): CITY_DEFENCE}


def raid(content: Content, view: View, there: Raid, speaker: Speaker) -> Panel:
    own = view.trappers[view.active]
    cell = own.cell
    clan = clan_at(content, cell)
    rep = own.standing[clan] if there.what != ON_CAPITAL and clan != NONE else 0
    place = content.cells[cell]
    kind = "city" if is_city(view, cell) else "factory" if owner_at(view, cell) != NONE else KINDS[place.kind]
    title = speaker.words.sentence("draw-raid", {"what": kind, "white": place.white, "black": place.black})
    odds = raid_odds(view, there)
    return raid_panel(
        speaker.words,
        title,
        own.seat,
        (own.residents, rep, 0, view.rage),
        odds,
        speaker.say(tenths(odds.loss)),
        int(BASES.get(there.what, FACTORY_DEFENCE)),
        view.die if view.step in DICE else 0,
    )


@lru_cache(512)
def raid_panel(
    words: Words,
    title: str,
    seat: int,
    terms: tuple[int, int, int, int],
    odds: RaidOdds,
    mean: str,
    base: int,
    thrown: int,
) -> Panel:
    high = HEAD + 34 + 70 + 36
    columns = "".join(
        [
            raid_column(face.face, face.attack, face.won, face.lost, 20 + 84 * n, thrown)
            for n, face in enumerate(odds.faces)
        ]
    )
    needs = (
        words.sentence("draw-raid-never", {})
        if odds.needed == NEVER
        else words.sentence("draw-raid-odds", {"face": odds.needed, "ways": odds.ways})
    )
    loss = words.sentence("draw-raid-loss", {"loss": mean})
    said = f"{needs} · {loss}"
    if thrown:
        now = odds.faces[thrown - 1]
        result = words.sentence("draw-raid-result", {"won": "yes" if now.won else "no"})
        said = f"{now.attack} {'≥' if now.won else '<'} {odds.defence} · {result} · −{now.lost}"
    return Panel(
        f"{frame(title, high, 'tr-attack')}{sum_row(words, seat, terms, odds.strength, thrown, HEAD)}"
        f"{against(words, base, odds.defence, HEAD)}{columns}"
        f"{line_at(WIDE / 2, high - 14, said, WIDE - 36, 15, INK, 'tr-ink', 'middle', 600)}",
        high,
    )


def raid_column(face: int, attack: int, won: bool, lost: int, x: float, thrown: int) -> str:
    colour, cls = (GOOD, "tr-good") if won else (BAD, "tr-bad")
    y = HEAD + 36
    here = f' stroke="{INK}" stroke-width="2.5"' if face == thrown else ""
    faint = ' opacity=".45"' if thrown and face != thrown else ""
    return (
        f'<g transform="translate({number(x)} {y})"{faint}>{rect(0, 0, 78, 66, WELL, "tr-well", 9, here)}'
        f"{die(face, 8, 8, 26)}"
        f"{icon('check' if won else 'cross', 46, 10, 22, colour, cls)}"
        f"{display(21, 57, str(attack), 16, INK, 'tr-ink', 'middle')}"
        f"{icon('tr-residents', 36, 44, 14, DIM, 'tr-dim')}"
        f"{words_at(53, 57, f'−{lost}', 14, DIM, 'tr-dim', weight=700)}</g>"
    )


def against(words: Words, base: int, defence: int, y: float) -> str:
    """TR-158: the defence of the place and its owner's reputation."""
    said = words.sentence("draw-defence", {})
    rep = defence - base
    x = WIDE - 20 - width(str(defence), 20) - 6
    parts = [display(WIDE - 20, y + 23, str(defence), 20, anchor="end")]
    if rep:
        told = f"{base} {'+' if rep > 0 else '−'}"
        parts.append(words_at(x, y + 22, f"{abs(rep)} =", 14, INK, "tr-ink", "end", 700))
        x -= width(f"{abs(rep)} =", 14) + 19
        parts.append(icon("pennant", x, y + 9, 16, DIM, "tr-dim"))
        parts.append(words_at(x - 4, y + 22, told, 14, INK, "tr-ink", "end", 700))
        x -= width(told, 14) + 10
    return "".join(parts) + line_at(x, y + 21, said, 90, 13, DIM, "tr-dim", "end")
