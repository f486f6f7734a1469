"""What lies on the tiles and what can be pointed at: lights, marks, tokens, openings, names, and the tile itself.

Whoever points at a tile reads what it does, who is there, and who could not leave and why.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.page.places import TILE, corner, side_middle
from igroteka.games.claustrophobia.page.style import BONE, DISPLAY, FLAME, INK, MORTAR, WALL, count, named
from igroteka.games.claustrophobia.page.tiles import mark, pit
from igroteka.games.claustrophobia.state import reasons
from igroteka.games.claustrophobia.state.told import FIEND, FIGURE, SPOTS
from igroteka.games.claustrophobia.view.queries import (
    SIDES,
    demons_on,
    human_named,
    scenario_of,
    target_spot,
    trogs_on,
)
from igroteka.games.claustrophobia.view.sides import JOINED, OPENING
from igroteka.games.claustrophobia.view.types import Fiend, Spot, View, Warrior
from igroteka.games.claustrophobia.words.cards import tile_text
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.parts import piece
from igroteka.table.svg.text_fit import fit
from igroteka.table.text.speech import Speaker

NAME_Y: Final = 24
PLAIN: Final = ("plain", "tight", "flooded")  # kinds that tell by their floor what they are
STUCK: Final = {int(reasons.NO_MVT): "mvt", int(reasons.HELD): "held", int(reasons.BLOCKED): "blocked"}
CLAUSES: Final = {"mvt": "CL-086", "held": "CL-127", "blocked": "CL-091"}


# --- light ---


def lights(view: View) -> list[str]:
    """Draw the torch light around humans: what is not lit by them lies in the dark."""
    return [light(spot.spot, *corner(spot), len(spot.humans)) for spot in view.spots]


@lru_cache(1024)
def light(spot: int, x: int, y: int, humans: int) -> str:
    glow = ""
    if humans:
        radius = 150 + 22 * min(humans, 4)
        glow = f'<circle cx="{x + 100}" cy="{y + 100}" r="{radius}" fill="url(#cl-light)" class="cl-light"/>'
    return piece(f"light-{spot}", f'<g id="light-{spot}">{glow}</g>')


# --- what lies there ---


def holdings(content: Content, view: View, speaker: Speaker) -> list[str]:
    target = target_spot(content, view)
    cell = scenario_of(content, view).revealed == "possessed"
    return [holding(content, view, spot, spot is target, cell, speaker) for spot in view.spots]


def holding(content: Content, view: View, spot: Spot, target: bool, cell: bool, speaker: Speaker) -> str:
    found = content.tiles[spot.tile]
    parts = [
        mark(found.kind, spot.sprung and found.kind in ("booby", "mechanism"), cell),
        pit(166, 166, 0.55) if spot.tokens else "",
        token("cl-seal", 34, 36, "#d8e4ff", "#2a3c6b") if spot.sealed else "",
        chest(spot),
        d10(content, view) if target else "",
        "".join([closed(spot, side) for side in range(SIDES)]),
        label(content, spot, speaker),
    ]
    x, y = corner(spot)
    return piece(f"on-{spot.spot}", f'<g id="on-{spot.spot}" transform="translate({x} {y})">{"".join(parts)}</g>')


@lru_cache(64)
def token(sign: str, x: float, y: float, ink: str, ground: str) -> str:
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="19" fill="{ground}" stroke="{WALL}" stroke-width="2.5"/>'
        f"{icon(sign, x - 14, y - 14, 28, ink)}"
    )


def chest(spot: Spot) -> str:
    if spot.chest:
        return token("cl-chest-full", 164, 36, "#ffd76a", "#4a3312")
    if spot.treasure:
        return token("cl-stash", 164, 36, "#ffe2a0", "#3a2813")
    return token("cl-chest-empty", 164, 36, "#a4937a", "#2c231a") if spot.emptied else ""


def d10(content: Content, view: View) -> str:
    """Draw the D10 on the place the scenario is about: the fuse, or the chant."""
    scenario = scenario_of(content, view)
    if "light_fuse" in scenario.deeds:
        return barrel(view.clock if view.lit else -1)
    return dial(view.clock) if "chant" in scenario.deeds else ""


@lru_cache(32)
def barrel(clock: int) -> str:
    burning = clock >= 0
    said = count(str(clock), 116, 124, 26, "#fff") if burning else ""
    ink = "#ff7a2e" if burning else "#f0d9a8"
    return (
        '<g id="fuse" class="cl-fuse"><circle cx="100" cy="100" r="26" fill="#1d110b" stroke="#1a110d"/>'
        f"{icon('cl-fuse', 80, 80, 40, ink)}{said}</g>"
    )


@lru_cache(32)
def dial(clock: int) -> str:
    return (
        '<g id="chant"><path d="M100 72L128 100L100 128L72 100Z" fill="#f3ead6" stroke="#1a110d" stroke-width="2.5"/>'
        f'<text x="100" y="108" font-family="{DISPLAY}" font-size="23" font-weight="700" fill="#1a110d"'
        f' text-anchor="middle">{clock}</text></g>'
    )


def closed(spot: Spot, side: int) -> str:
    """Draw what closes a side for a time or for good: rubble, flames, crossed footprints."""
    if spot.caved[side]:
        return barrier("cl-cave-in", side, "#d9c5a8", "#3a2b22")
    if spot.oiled[side]:
        return barrier("cl-flames", side, "#ffb04d", "#4b1d09")
    return barrier("cl-footprints", side, "#e9dab1", "#45201a") if spot.lost[side] else ""


@lru_cache(64)
def barrier(sign: str, side: int, ink: str, ground: str) -> str:
    x, y = side_middle(side, -20)
    cross = (
        f'<path d="M{number(x - 12)} {number(y - 12)}l24 24" stroke="#ff5a4a" stroke-width="4" stroke-linecap="round"/>'
        if sign == "cl-footprints"
        else ""
    )
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="17" fill="{ground}" stroke="{WALL}" stroke-width="2"/>'
        f"{icon(sign, x - 12, y - 12, 24, ink)}{cross}"
    )


def label(content: Content, spot: Spot, speaker: Speaker) -> str:
    """Write the name of a special tile, and the number by which the log calls one of several alike."""
    found = content.tiles[spot.tile]
    where = named(speaker, "where", spot.tile * int(SPOTS) + spot.spot)
    plain = named(speaker, "tile", spot.tile)
    several = where != plain
    under = spot.sides[0] == OPENING  # a torch stands there
    return written(plain if found.kind != "plain" else "", spot.spot if several else -1, under)


@lru_cache(512)
def written(name: str, spot: int, under: bool) -> str:
    tail = f" {spot}" if spot >= 0 else ""
    if not name:
        return count(tail.strip(), 12, NAME_Y - 2, 15, "#cdbda3", "cl-number", "start") if tail else ""
    said, size, narrow = fit(name + tail, 186, 16)
    return (
        f'<text x="100" y="{NAME_Y + (14 if under else -4)}" font-family="{DISPLAY}" font-size="{number(size)}"'
        f' font-weight="700" fill="{INK}" class="cl-name" stroke="#120b08" stroke-width="4.5" stroke-linejoin="round"'
        f' paint-order="stroke" text-anchor="middle"{narrow}>{said}</text>'
    )


# --- openings ---


def openings(view: View, speaker: Speaker) -> list[str]:
    """Draw every open side: a torch where nobody has been, a dark mouth when no tile is left."""
    found = []
    for spot in view.spots:
        x, y = corner(spot)
        for side in range(SIDES):
            edge = spot.spot * SIDES + side
            if spot.sides[side] == OPENING:
                found.append(torch(edge, x, y, side, spot.lost[side], view.stack > 0))
            elif spot.sides[side] == JOINED:
                found.append(doorway(edge, x, y, side))
    return found


@lru_cache(2048)
def torch(edge: int, left: int, top: int, side: int, lost: bool, burns: bool) -> str:
    x, y = side_middle(side, 3)
    if lost:
        inner = f"{icon('cl-footprints', -13, -13, 26, '#a08f76')}" + (
            '<path d="M-13 -13L13 13M13 -13L-13 13" stroke="#d2453a" stroke-width="4" stroke-linecap="round"/>'
        )
    elif burns:
        inner = f'<circle r="52" fill="url(#cl-light)" class="cl-light"/>{icon("cl-torch", -14, -14, 28, FLAME)}'
    else:
        inner = f'<ellipse rx="12" ry="12" fill="{MORTAR}"/>'
    return piece(
        f"open-{edge}",
        f'<g id="open-{edge}" class="cl-open cl-torch{"" if burns and not lost else " cl-cold"}"'
        f' transform="translate({number(left + x)} {number(top + y)})"><circle class="frame" r="22" fill="{WALL}"'
        f' stroke="#7b5a36" stroke-width="2" stroke-dasharray="4 4"/>{inner}</g>',
    )


@lru_cache(2048)
def doorway(edge: int, left: int, top: int, side: int) -> str:
    x, y = side_middle(side, -20)
    return piece(
        f"open-{edge}",
        f'<g id="open-{edge}" class="cl-open cl-door" transform="translate({number(left + x)} {number(top + y)})">'
        '<circle class="frame" r="18" fill="#fff" fill-opacity="0"/></g>',
    )


# --- the tile that can be pointed at ---


def areas(content: Content, view: View, speaker: Speaker) -> list[str]:
    here = spot_of_matter(view)
    return [
        area(spot.spot, *corner(spot), spot.spot == here, tile_help(content, view, spot, speaker))
        for spot in view.spots
    ]


def spot_of_matter(view: View) -> int:
    """Return the spot that the question is about: where somebody acts or is wounded; a phone shows it."""
    if view.acting_at >= 0:
        return view.acting_at
    if view.step in ("WoundLine", "AtHits", "AtDeath", "Guard") and view.about:
        human = view.about[1] if len(view.about) > 1 else view.about[0]
        return next((warrior.at for warrior in view.warriors if warrior.human == human), -1)
    return -1


@lru_cache(4096)
def area(spot: int, x: int, y: int, here: bool, told: str) -> str:
    return piece(
        f"tile-{spot}",
        f'<g id="tile-{spot}" class="cl-tile{" here" if here else ""}" data-help="{told}"><rect class="frame"'
        f' x="{x + 3}" y="{y + 3}" width="{TILE - 6}" height="{TILE - 6}" rx="8" fill="#fff" fill-opacity="0"/></g>',
    )


def tile_help(content: Content, view: View, spot: Spot, speaker: Speaker) -> str:
    """Say what the tile does and who is there; escaped, a line for each thing."""
    words = speaker.words
    found = content.tiles[spot.tile]
    where = named(speaker, "where", spot.tile * int(SPOTS) + spot.spot)
    lines = [where]
    if found.kind != "plain":
        lines.append(speaker.say(tile_text(found.kind)))
    if spot.sprung and found.kind in ("booby", "mechanism"):
        lines.append(words.sentence("draw-spent", {"kind": found.kind}))
    lines.append(
        words.sentence("draw-crowd", {"humans": len(spot.humans), "demons": demons_on(spot), "capacity": spot.capacity})
    )
    lines += [stuck_human(view, spot, human_named(view, human), speaker) for human in spot.humans]
    lines += [stuck_fiend(view, spot, fiend, speaker) for fiend in view.fiends if fiend.at == spot.spot]
    if trogs_on(spot) and spot.stuck:
        who = words.sentence("draw-trogs", {"many": trogs_on(spot)})
        lines.append(stuck_line(view, spot, who, spot.stuck, int(DEMON), speaker))
    lines += tokens_told(spot, speaker)
    return esc("\n".join([line for line in lines if line]))


def tokens_told(spot: Spot, speaker: Speaker) -> list[str]:
    things = {
        "hole": spot.tokens > 0,
        "sealed": spot.sealed,
        "treasure": spot.treasure,
        "emptied": spot.emptied,
        "chest": spot.chest,
        "lost": any(spot.lost),
        "oiled": any(spot.oiled),
        "caved": any(spot.caved),
    }
    return [speaker.words.sentence("draw-lies", {"what": what}) for what, there in things.items() if there]


def stuck_human(view: View, spot: Spot, warrior: Warrior, speaker: Speaker) -> str:
    who = named(speaker, "human", warrior.human)
    return stuck_line(view, spot, who, warrior.stuck, int(HUMAN), speaker) if warrior.stuck else ""


def stuck_fiend(view: View, spot: Spot, fiend: Fiend, speaker: Speaker) -> str:
    who = named(speaker, "warrior", fiend_told(fiend))
    return stuck_line(view, spot, who, fiend.stuck, int(DEMON), speaker) if fiend.stuck else ""


def fiend_told(fiend: Fiend) -> int:
    """Return the fiend as events tell it: with its figure."""
    return int(FIEND) + fiend.fiend + int(FIGURE) * fiend.figure


def stuck_line(view: View, spot: Spot, who: str, reason: int, seat: int, speaker: Speaker) -> str:
    """Say who could not leave and why: with both numbers, with whose talent (CL-091, CL-127)."""
    enemies, own = (demons_on(spot), len(spot.humans)) if seat == HUMAN else (len(spot.humans), demons_on(spot))
    why = STUCK.get(reason, "blocked")
    return speaker.words.sentence(
        "draw-stuck", {"who": who, "why": why, "enemies": enemies, "own": own, "clause": CLAUSES[why]}
    )


# --- counts ---


def crowds(view: View) -> list[str]:
    """Write how many of each side stand there and how many fit, where somebody does."""
    return [crowd(spot.spot, *corner(spot), len(spot.humans), demons_on(spot), spot.capacity) for spot in view.spots]


@lru_cache(4096)
def crowd(spot: int, x: int, y: int, humans: int, demons: int, capacity: int) -> str:
    inner = ""
    if humans or demons:
        parts = [f"{humans}/{capacity}" if humans else "", f"{demons}/{capacity}" if demons else ""]
        at = 10
        for side, said in enumerate(parts):
            if said:
                inner += count(said, x + at, y + 192, 17, (BONE, "#ff8d7d")[side], f"cl-count-{side}", "start")
                at += 36
    return piece(f"crowd-{spot}", f'<g id="crowd-{spot}" class="cl-crowd">{inner}</g>')
