"""What a cell offers, in words for the one who points at it: the same for all, and what it means for the viewer."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CELLS, KINDS, WASTELAND
from igroteka.games.trappers.rules.cells.wasteland import (
    BUILD_COSTS,
    BUILD_PRICE,
    BUILD_REP,
    BUILD_SQUAD,
    FIGHTERS_SQUAD,
    RAID_SQUAD,
)
from igroteka.games.trappers.rules.raids import CITY_DEFENCE, FACTORY_DEFENCE
from igroteka.games.trappers.rules.rounds import CITY_INCOME, FACTORY_INCOME
from igroteka.games.trappers.rules.settlements import CITY_TOLL, FACTORY_TOLL
from igroteka.games.trappers.view.queries import NONE, clan_at, is_city, owner_at, points_from
from igroteka.games.trappers.view.types import View
from igroteka.table.svg.markup import esc
from igroteka.table.svg.parts import piece
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

BUILDING = {
    "price": int(BUILD_PRICE),
    "cost": int(BUILD_COSTS),
    "squad": int(BUILD_SQUAD),
    "rep": int(BUILD_REP),
    "raid": int(RAID_SQUAD),
    "fighters": int(FIGHTERS_SQUAD),
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


def signed(rep: int) -> str:
    return f"−{-rep}" if rep < 0 else str(rep)
