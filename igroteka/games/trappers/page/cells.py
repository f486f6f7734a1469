"""What stands on the cells: settlements in their owner's colour, markers of this round; the cells to choose with what
they offer, in words for the one who points at them; the aims of Fighters, hidden until somebody asks for them.
"""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CELLS, KINDS, WASTELAND
from igroteka.games.trappers.page.places import CELL, TABLET, left_of, top_of
from igroteka.games.trappers.page.style import CARD, LEVEL_ICONS, TRAPPERS, badge
from igroteka.games.trappers.rules.cells import wasteland
from igroteka.games.trappers.rules.raids import CITY_DEFENCE, FACTORY_DEFENCE
from igroteka.games.trappers.rules.rounds import CITY_INCOME, FACTORY_INCOME
from igroteka.games.trappers.rules.settlements import CITY_TOLL, FACTORY_TOLL
from igroteka.games.trappers.view.queries import NONE, clan_at, is_city, owner_at, points_from
from igroteka.games.trappers.view.types import View
from igroteka.games.trappers.words.cards import signed
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.parts import piece
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

BUILDING = {
    "price": int(wasteland.BUILD_PRICE),
    "cost": int(wasteland.BUILD_COSTS),
    "squad": int(wasteland.BUILD_SQUAD),
    "rep": int(wasteland.BUILD_REP),
    "raid": int(wasteland.RAID_SQUAD),
    "fighters": int(wasteland.FIGHTERS_SQUAD),
}


def cell_help(content: Content, view: View, cell: int, speaker: Speaker) -> str:
    """Escaped, a line for each thing."""
    clan = clan_at(content, cell)
    there = content.cells[cell]
    owner = owner_at(view, cell)
    return told(
        speaker.words,
        (there.kind, there.white, there.black),
        speaker.name(Ref("clan", there.clan)) if clan != NONE else "",
        speaker.seat_names[owner] if owner != NONE else "",
        is_city(view, cell),
    )


@lru_cache(4096)
def told(words: Words, cell: tuple[int, int, int], clan: str, owner: str, city: bool) -> str:
    kind, white, black = cell
    name = words.sentence("cell-kind", {"kind": KINDS[kind]})
    title = words.sentence("draw-help-cell", {"kind": name, "white": white, "black": black})
    lines = [f"{title} · {clan}" if clan else title]
    if owner:
        level, income, defence, toll = (
            (2, int(CITY_INCOME), int(CITY_DEFENCE), int(CITY_TOLL))
            if city
            else (1, int(FACTORY_INCOME), int(FACTORY_DEFENCE), int(FACTORY_TOLL))
        )
        numbers = {"level": level, "owner": owner, "income": income, "defence": defence, "toll": toll}
        lines.append(words.sentence("draw-help-settlement", numbers))
    elif kind == WASTELAND:
        lines.append(words.sentence("draw-help-wasteland" if clan else "draw-help-white", BUILDING if clan else {}))
    else:
        lines.append(words.sentence("draw-help-kind", {"kind": KINDS[kind]}))
    return esc("\n".join(lines))


def own_help(content: Content, view: View, speaker: Speaker) -> str:
    """For each clan the viewer's reputation and the points of a movement from its cells; cells that Fighters reach."""
    if view.seat < 0:
        return ""
    own = view.trappers[view.seat]
    words = speaker.words
    lands = [
        land(words, clan, points_from(view, own, clan), own.standing[clan] if clan != NONE else 0)
        for clan in range(NONE, len(content.clans))
    ]
    hunted = [
        hunters(words, cell, ", ".join([speaker.seat_names[seat] for seat in seats]))
        for cell in range(int(CELLS))
        if (seats := [seat for seat, cells in enumerate(view.threats) if seat != view.seat and cell in cells])
    ]
    return piece("own-help", f'<g id="own-help">{"".join(lands + hunted)}</g>')


@lru_cache(1024)
def land(words: Words, clan: int, points: int, rep: int) -> str:
    told = [words.sentence("draw-help-points", {"points": points})]
    if clan != NONE:
        told.append(words.sentence("draw-help-rep", {"rep": signed(rep)}))
    return f'<desc data-of="land-{clan}">{esc(chr(10).join(told))}</desc>'


@lru_cache(1024)
def hunters(words: Words, cell: int, who: str) -> str:
    return f'<desc data-of="cell-{cell}">{esc(words.sentence("draw-help-hunters", {"who": who}))}</desc>'


PLATE = "M22 0H58L80 22V58L58 80H22L0 58V22Z"


def towns(view: View) -> list[str]:
    return [town(view, cell) for cell in range(int(CELLS))]


def town(view: View, cell: int) -> str:
    level = 2 if is_city(view, cell) else 1
    marked = tuple([trapper.seat for trapper in view.trappers if cell in trapper.marked])
    met = any(trapper.cell == cell for trapper in view.trappers)
    return town_at(cell, owner_at(view, cell), level, marked, met)


@lru_cache(4096)
def town_at(cell: int, owner: int, level: int, marked: tuple[int, ...], met: bool) -> str:
    """It makes room for a rover that stands there."""
    place = "translate(3 51) scale(.62)" if met else "translate(9 15) scale(.92)"
    inner = f'<g transform="{place}"><use href="#tr-town-{owner}-{level}"/></g>' if owner >= 0 else ""
    pegs = "".join([peg(seat, 36 + 17 * n) for n, seat in enumerate(marked)])
    move = f' transform="translate({left_of(cell)} {top_of(cell)})"' if inner or pegs else ""
    return piece(f"town-{cell}", f'<g id="town-{cell}"{move}>{inner}{pegs}</g>')


def settlements() -> str:
    """Drawn once, with the ground."""
    return "".join(
        [
            f'<g id="tr-town-{owner}-{level}">{settlement(owner, level)}</g>'
            for owner in range(len(TRAPPERS))
            for level in (1, 2)
        ]
    )


def settlement(owner: int, level: int) -> str:
    """An octagon with Factory or City, the owner's badge, and a pip for each level."""
    colour = TRAPPERS[owner]
    pips = "".join(
        [f'<circle cx="{15 + 11 * n}" cy="71" r="4" fill="{colour}" class="tr-f{owner}"/>' for n in range(level)]
    )
    return (
        f'<path d="{PLATE}" fill="#000" fill-opacity=".4"'
        f' transform="translate(2 3)"/><path d="{PLATE}" fill="{CARD}" stroke="{colour}" stroke-width="5"'
        f' stroke-linejoin="round" class="tr-plate tr-s{owner}"/>'
        f"{icon(LEVEL_ICONS[level], 15, 12, 50, colour, f'tr-f{owner}')}{pips}{badge(owner, 60, 59, 23)}"
    )


@lru_cache(64)
def peg(seat: int, y: int) -> str:
    """TR-062: the marker of one who has taken what the cell gives once a round."""
    return (
        f'<g transform="translate({CELL - 17} {y})" class="tr-peg"><circle cx="7" cy="7" r="8.5" fill="{CARD}"'
        f' stroke="{TRAPPERS[seat]}" stroke-width="2" class="tr-plate tr-s{seat}"/>'
        f'<path d="M3 7L6 10L11.5 4" fill="none" stroke="{TRAPPERS[seat]}" stroke-width="2.4" class="tr-s{seat}"/></g>'
    )


def cells(content: Content, view: View, speaker: Speaker) -> list[str]:
    return [
        cell_at(cell, clan_at(content, cell), cell_help(content, view, cell, speaker)) for cell in range(int(CELLS))
    ]


@lru_cache(4096)
def cell_at(cell: int, clan: int, told: str) -> str:
    return piece(
        f"cell-{cell}",
        f'<g id="cell-{cell}" class="tr-cell" transform="translate({left_of(cell)} {top_of(cell)})" data-help="{told}"'
        f' data-more="land-{clan}">'
        f'<rect class="frame" width="{CELL}" height="{CELL}" rx="13" fill="#fff" fill-opacity="0"/></g>',
    )


def threats(view: View) -> list[str]:
    return [threat(seat, cells) for seat, cells in enumerate(view.threats)]


@lru_cache(512)
def threat(seat: int, cells: tuple[int, ...]) -> str:
    inner = aims(seat, cells) if cells else ""
    return piece(
        f"threats-{seat}", f'<g id="threats-{seat}" class="tr-threats tr-threats-{seat}" display="none">{inner}</g>'
    )


def aims(seat: int, cells: tuple[int, ...]) -> str:
    """Every trapper has a place of its own at the left: several may reach one cell. What all share stands once.

    They end above the name of the cell."""
    inset = 5 + 4 * seat
    wide = CELL - 2 * inset
    high = TABLET - 3 - inset
    places = [(left_of(cell), top_of(cell)) for cell in cells]
    frames = "".join(
        [f"M{x + inset} {number(y + inset + high)}v-{number(high)}h{wide}v{number(high)}" for x, y in places]
    )
    plates = "".join([f"M{x + 14} {y + 38 + 14 * seat}h0" for x, y in places])
    signs = "".join([icon("tr-threat", x + 7, y + 31 + 14 * seat, 14) for x, y in places])
    colour = TRAPPERS[seat]
    return (
        f'<path d="{frames}" fill="{colour}" fill-opacity=".16" stroke="{colour}" stroke-width="2.5"'
        f' stroke-dasharray="3 5" stroke-linejoin="round" class="tr-f{seat} tr-s{seat}"/>'
        f'<path d="{plates}" stroke="{CARD}" stroke-width="18" stroke-linecap="round" class="tr-plate-s"/>'
        f'<g fill="{colour}" class="tr-f{seat}">{signs}</g>'
    )
