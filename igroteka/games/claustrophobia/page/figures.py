"""Figures on the map, each in its socket: humans, the Demon and its like, Troglodytes; who acts, who cannot leave."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.page.places import corner, figure_scale, socket
from igroteka.games.claustrophobia.page.style import (
    HORNED,
    LIT,
    ROUND,
    SPIKED,
    count,
    figure_icon,
    human_icon,
    token,
)
from igroteka.games.claustrophobia.state.fields import DEMON_ACTION, HUMAN_ACTION
from igroteka.games.claustrophobia.state.told import FIEND, TOUGH_TROG, TROG, is_trog
from igroteka.games.claustrophobia.view.queries import (
    demons_on,
    giving,
    number_in_pair,
    shares_pair,
    trogs_on,
)
from igroteka.games.claustrophobia.view.types import Fiend, Spot, View, Warrior
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number
from igroteka.table.svg.parts import piece

STUNNED: Final = "cl-stunned"


def figures(content: Content, view: View) -> list[str]:
    """Draw all figures, sorted by id: what moves keeps its place among the others."""
    there = view.spots
    return [
        *[human(view, warrior) for warrior in view.warriors],
        *[fiend(content, view, found) for found in view.fiends],
        *[troglodytes(view, spot) for spot in there],
    ]


# --- humans ---


def human(view: View, warrior: Warrior) -> str:
    name = f"fig-{warrior.human}"
    if warrior.at < 0:
        return piece(f"stand-{warrior.human}", f'<g id="stand-{warrior.human}"></g>')
    spot = view.spots[warrior.at]
    place = spot.humans.index(warrior.human)
    x, y = at_socket(spot, False, place, len(spot.humans))
    scale = figure_scale(spot, len(spot.humans))
    drawn = standing(
        warrior.profile,
        number_in_pair(warrior.human) if shares_pair(view, warrior.human) else 0,
        warrior.exhausted and not giving(view),
        warrior.acted and view.acting != warrior.human and view.phase == HUMAN_ACTION,
        bool(warrior.stuck) and demons_on(spot) > 0,
        view.acting == warrior.human,
        sum(warrior.wounds),
        warrior.carries,
        warrior.courage,
        warrior.blessed >= 0,
    )
    return piece(f"stand-{warrior.human}", f'<g id="stand-{warrior.human}">{placed(name, x, y, scale, drawn)}</g>')


def at_socket(spot: Spot, demon: bool, place: int, many: int) -> tuple[float, float]:
    left, top = corner(spot)
    x, y = socket(spot, demon, place, many)
    return left + x, top + y


@lru_cache(4096)
def placed(name: str, x: float, y: float, scale: float, inner: str) -> str:
    sized = f" scale({number(scale)})" if scale != 1 else ""
    return (
        f'<g id="{name}" class="cl-figure" transform="translate({number(x)} {number(y)}){sized}">'
        f'<circle class="frame" r="19" fill="#fff" fill-opacity="0"/>{inner}</g>'
    )


@lru_cache(2048)
def standing(
    profile: int,
    which: int,
    exhausted: bool,
    acted: bool,
    stuck: bool,
    acting: bool,
    wounds: int,
    chest: bool,
    courage: bool,
    blessed: bool,
) -> str:
    parts = [ring() if acting else "", token(int(HUMAN), human_icon(profile), ROUND, acted)]
    parts.append(drops(wounds))
    if which:
        parts.append(count("I" * which, -15, -9, 13, "#fff"))
    if exhausted:
        parts.append(icon(STUNNED, -13, -27, 26, "#ffe08a"))
    if stuck:
        parts.append(padlock())
    for n, (has, sign, ink) in enumerate(
        ((chest, "cl-chest-full", "#ffd76a"), (courage, "cl-courage", "#9fd6ff"), (blessed, "cl-blessed", "#fff3b0"))
    ):
        if has:
            parts.append(
                f'<circle cx="-15" cy="{-3 + 13 * n}" r="8" fill="#1a110d"/>{icon(sign, -21, -9 + 13 * n, 12, ink)}'
            )
    return "".join(parts)


@lru_cache(2)
def ring() -> str:
    return f'<circle r="22.5" fill="none" stroke="{LIT}" stroke-width="3.5" class="cl-ring"/>'


@lru_cache(8)
def drops(wounds: int) -> str:
    """Draw a small arc of drops, one for each wound."""
    if not wounds:
        return ""
    places = "".join([f'<circle cx="{-10 + 4.1 * n:.1f}" cy="18.5" r="2.6"/>' for n in range(wounds)])
    return f'<g fill="#c4221a" stroke="#1a0806" stroke-width=".8" class="cl-drops">{places}</g>'


@lru_cache(2)
def padlock() -> str:
    return f'<circle cx="15" cy="11" r="8.5" fill="#1a110d"/>{icon("cl-lock", 9, 5, 12, "#ffd9a0")}'


# --- the Demon side ---


def fiend(content: Content, view: View, found: Fiend) -> str:
    if found.at < 0:
        return piece(f"lurk-{found.fiend}", f'<g id="lurk-{found.fiend}"></g>')
    spot = view.spots[found.at]
    many = demons_on(spot)
    x, y = at_socket(spot, True, spot.fiends.index(found.fiend), many)
    drawn = horned(
        figure_icon(content, found.figure),
        found.done and view.phase == DEMON_ACTION,
        bool(found.stuck) and bool(spot.humans),
        view.acting == int(FIEND) + found.fiend,
        found.health - found.wounds,
        found.health,
    )
    scale = figure_scale(spot, many) * (1.12 if found.fiend == 0 else 1)
    name = f"fiend-{found.fiend}"
    return piece(f"lurk-{found.fiend}", f'<g id="lurk-{found.fiend}">{placed(name, x, y, round(scale, 2), drawn)}</g>')


@lru_cache(1024)
def horned(sign: str, done: bool, stuck: bool, acting: bool, left: int, health: int) -> str:
    parts = [ring() if acting else "", token(int(DEMON), sign, HORNED, done)]
    parts.append(count(str(left), 15, -11, 13, "#fff" if left == health else "#ffb4a6"))
    return "".join(parts) + (padlock() if stuck else "")


def troglodytes(view: View, spot: Spot) -> str:
    """Draw the Troglodytes of a tile: those without a token, then the Tough ones; those that have acted are dim."""
    many = demons_on(spot)
    first = len(spot.fiends)
    dims = view.phase == DEMON_ACTION  # only there it matters who has acted
    acting = is_trog(view.acting) and view.acting_at == spot.spot
    plain = group(spot, 0, spot.ready, spot.done, first, many, acting and view.acting == TROG, dims)
    tough = group(
        spot,
        1,
        spot.ready_tough,
        spot.done_tough,
        first + spot.ready + spot.done,
        many,
        acting and view.acting == TOUGH_TROG,
        dims,
    )
    inner = f'<g id="trogs-{spot.spot}" class="cl-trogs">{plain}{tough}</g>' if trogs_on(spot) else ""
    return piece(f"horde-{spot.spot}", f'<g id="horde-{spot.spot}">{inner}</g>')


def group(spot: Spot, tough: int, ready: int, done: int, first: int, many: int, acting: bool, dims: bool) -> str:
    if not ready + done:
        return ""
    scale = figure_scale(spot, many)
    stuck = bool(spot.stuck) and bool(spot.humans)
    drawn = []
    for n in range(ready + done):
        x, y = at_socket(spot, True, first + n, many)
        drawn.append(beast(x, y, scale, bool(tough), dims and n >= ready, stuck, acting and n == ready))
    return f'<g id="trog-{spot.spot}-{tough}" class="cl-trog">{"".join(drawn)}</g>'


@lru_cache(4096)
def beast(x: float, y: float, scale: float, tough: bool, done: bool, stuck: bool, acting: bool) -> str:
    sized = f" scale({number(scale)})" if scale != 1 else ""
    drawn = token(int(DEMON), "cl-figure-troglodyte", SPIKED if tough else ROUND, done and not acting)
    mark = (
        f'<circle cx="-14" cy="-12" r="8.5" fill="#1a110d"/>{icon("cl-tough", -20, -18, 12, "#ffd76a")}'
        if tough
        else ""
    )
    lock = padlock() if stuck else ""
    return (
        f'<g transform="translate({number(x)} {number(y)}){sized}"><circle class="frame" r="19" fill="#fff"'
        f' fill-opacity="0"/>{ring() if acting else ""}{drawn}{mark}{lock}</g>'
    )
