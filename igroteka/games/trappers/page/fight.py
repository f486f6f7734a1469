"""The raid, the battle or the die of a Rongaut at hand, over the board: the terms of each side, chances before the
dice, the equation after them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import ENGINEER, FIGHTER, KINDS, SIDE, SOMETHING
from igroteka.games.trappers.page.style import (
    BAD,
    CARD,
    DIM,
    GOOD,
    INK,
    LINE,
    TRAPPERS,
    WELL,
    badge,
    display,
    display_line,
)
from igroteka.games.trappers.rules.dice import IN_BATTLE, ON_CAPITAL, ON_CITY, ON_FACTORY, ON_RONGAUT, TO_CAPTURE
from igroteka.games.trappers.rules.raids import CAPITAL_DEFENCE, CITY_DEFENCE, FACTORY_DEFENCE
from igroteka.games.trappers.view.odds import DIE, NEVER, WAYS, BattleOdds, RaidOdds, battle_odds, raid_here, raid_odds
from igroteka.games.trappers.view.queries import NONE, clan_at, is_city, owner_at
from igroteka.games.trappers.view.types import Raid, Trapper, View
from igroteka.table.svg import card
from igroteka.table.svg.dice import blank, die
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number, rect, words_at
from igroteka.table.svg.measure import width
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.phrases import tenths
from igroteka.table.text.speech import Speaker, Words

WIDE: Final = 540
HEAD: Final = 44
DICE: Final = ("RollOrPlay", "KeepOrPlay")


class Panel(NamedTuple):
    """In a box of WIDE by `high`."""

    inner: str
    high: int


@lru_cache(256)
def frame(title: str, high: int, sign: str) -> str:
    return (
        f'<rect class="tr-plate tr-line-s" x="1" y="1" width="{WIDE - 2}" height="{high - 2}" rx="15" fill="{CARD}"'
        f' stroke="{LINE}" stroke-width="1.5"/>{icon(sign, 16, 10, 26, INK, "tr-ink")}'
        f"{display_line(52, 30, title, WIDE - 76, 19, 'start')}"
    )


def sum_row(
    words: Words, seat: int, terms: tuple[int, int, int, int], total: int, thrown: int, y: float, name: str = ""
) -> str:
    """Badge, residents + reputation + form + artifact = total, and the die."""
    signs = ("tr-residents", "pennant", "tr-fighter", "tr-artifact")
    x = 46.0
    parts = [
        rect(10, y, WIDE - 20, 34, WELL, "tr-well", 9) if name else "",
        f'<rect x="10" y="{number(y)}" width="4" height="34" rx="2" fill="{TRAPPERS[seat]}" class="tr-f{seat}"/>',
        badge(seat, 20, y + 7, 20),
    ]
    if name:
        parts.append(line_at(x, y + 22, name, 108, 14, INK, "tr-ink", weight=700))
        x += 116
    for n, (term, sign) in enumerate(zip(terms, signs, strict=True)):
        if n and not term:
            continue
        joint = "" if n == 0 else "+" if term > 0 else "−"
        if joint:
            parts.append(words_at(x, y + 22, joint, 14, DIM, "tr-dim", weight=700))
            x += 13
        parts.append(
            icon(sign, x, y + 9, 16, DIM, "tr-dim")
            + words_at(x + 19, y + 22, str(abs(term)), 15, INK, "tr-ink", weight=700)
        )
        x += 24 + 9.5 * len(str(abs(term)))
    if sum(term != 0 for term in terms[1:]):
        parts.append(words_at(x, y + 22, f"= {total}", 15, INK, "tr-ink", weight=700))
        x += 18 + 10 * len(str(total))
    parts.append(words_at(x, y + 22, "+", 14, DIM, "tr-dim", weight=700))
    parts.append(die(thrown, x + 14, y + 5, 24) if thrown else blank(x + 14, y + 5, 24))
    return "".join(parts)


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
        f"{frame(title, high, 'tr-attack')}"
        f'<g id="raid">{sum_row(words, seat, terms, odds.strength, thrown, HEAD)}'
        f"{against(words, base, odds.defence, HEAD)}</g>{columns}"
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
            f'<g id="fight-{row.seat}">'
            + sum_row(words, row.seat, row.terms, sum(row.terms), thrown[n], HEAD + 40 * n, row.name)
            + "</g>"
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


NOTHING: Final = Panel("", 0)


def fight(content: Content, view: View, speaker: Speaker) -> Panel:
    """In a box of WIDE by `high`."""
    if view.over or view.active < 0:
        return NOTHING
    if view.step in DICE and len(view.about) > 1:
        what = view.about[1]
        if what == ON_RONGAUT:
            return rongaut(speaker.words, view.die)
        if what == IN_BATTLE and view.fighters:
            return battle(content, view, view.fighters[0], view.fighters[1], speaker)
        if view.raids:
            return raid(content, view, raid_here(view, what), speaker)
    if view.step == "Deed":
        return possible(content, view, speaker)
    return NOTHING


def possible(content: Content, view: View, speaker: Speaker) -> Panel:
    """Before the deed: the raid that the form allows here, or a Fighter's battle with the weakest rival met."""
    own = view.trappers[view.active]
    if view.raids and may_raid(view, own, view.raids[0]):
        what = int(TO_CAPTURE) if own.form == ENGINEER else view.raids[0].what
        return raid(content, view, raid_here(view, what), speaker)
    met = [rival for rival in view.trappers if rival.seat != own.seat and rival.cell == own.cell >= 0]
    peaceful = content.cells[own.cell].kind == SOMETHING or owner_at(view, own.cell) != NONE  # TR-083, TR-170
    if own.form == FIGHTER and met and not peaceful:
        weakest = min(met, key=lambda rival: rival.force)
        return battle(content, view, own.seat, weakest.seat, speaker)
    return NOTHING


def may_raid(view: View, own: Trapper, there: Raid) -> bool:
    if own.form == ENGINEER:
        return there.what == ON_FACTORY
    return own.form == FIGHTER and not (there.what == ON_CAPITAL and own.cell in own.marked)


# --- the Rongaut ---


@lru_cache(64)
def rongaut(words: Words, thrown: int) -> Panel:
    """Draw what each face of the Rongaut does (TR-085, TR-086, TR-087, TR-088, TR-089, TR-090)."""
    high = HEAD + 112
    columns = "".join([rongaut_face(words, face, 14 + 86 * (face - 1), thrown) for face in DIE])
    return Panel(frame(words.sentence("draw-rongaut", {}), high, "tr-rongaut") + columns, high)


def rongaut_face(words: Words, face: int, x: float, thrown: int) -> str:
    here = f' stroke="{INK}" stroke-width="2.5"' if face == thrown else ""
    faint = ' opacity=".5"' if thrown and face != thrown else ""
    lines = words.sentence("draw-rongaut-face", {"face": face}).split("|")
    said = card.lines_at(41, 62, lines, 15, 76, 12.5, INK, "tr-ink", "middle", 600)
    return (
        f'<g transform="translate({number(x)} {HEAD})"{faint}>{rect(0, 0, 82, 98, WELL, "tr-well", 9, here)}'
        f"{die(face, 27, 10, 28)}{said}</g>"
    )


# --- on the page ---


def sheet(content: Content, view: View, speaker: Speaker) -> str:
    """Return the panel over the board, away from the cell that it is about."""
    panel = fight(content, view, speaker)
    away = " tr-up" if panel.inner and view.trappers[view.active].cell >= 3 * int(SIDE) else ""
    return card.sheet(panel.inner, f"tr-sheet{away}", WIDE, panel.high, speaker.words.sentence("draw-fight-panel", {}))
