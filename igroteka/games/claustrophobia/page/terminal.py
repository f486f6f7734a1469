"""The table of Claustrophobia in the terminal, made from a view: the map, the humans, the dark, the viewer's hand.

It is made for 100 columns. On the map a tile is its number, then humans and Demon-side warriors as letters; a gap in a
wall is a way, a question mark an unexplored opening.

Interpreted in every build: a terminal is drawn for one reader at a time, with Rich.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import LINES, MOST_TP, PLACES
from igroteka.games.claustrophobia.state.fields import DEAD, DEPARTED
from igroteka.games.claustrophobia.state.told import SPOTS
from igroteka.games.claustrophobia.view.queries import (
    counted,
    own_hand,
    shown_die,
    target_chance,
    the_demon,
    trogs_on,
)
from igroteka.games.claustrophobia.view.sides import JOINED, OPENING
from igroteka.games.claustrophobia.view.types import Spot, View, Warrior
from igroteka.games.claustrophobia.words.goals import progress
from igroteka.table.terminal import DOT, Column, Say, facts_table, line_of, name, names
from igroteka.table.text.messages import msg
from igroteka.table.text.phrases import percent

WIDE: Final = 13  # letters of a tile on the map
NOTHING: Final = (" " * WIDE,) * 4


def text(content: Content, view: View, say: Say) -> RenderableType:
    parts: list[RenderableType] = [heading(view, say), line_of(say, progress(content, view))]
    if view.spots:
        parts += [Text(""), map_of(view), tiles(content, view, say)]
    parts += [humans(content, view, say), dark(content, view, say)]
    own = own_hand(view)
    if own is not None and own.known:
        parts.append(hand(own.known, say))
    return Group(*parts)


def heading(view: View, say: Say) -> Rule:
    title = Text(name(say, "scenario", view.scenario) + DOT, style="bold")
    title.append(say(msg("draw-round", round=view.round, limit=view.limit)) + " ", style="bold")
    for phase in range(1, 5):
        said = say(msg("draw-phase", phase=phase))
        title.append(f" {said} ", style="bold reverse" if phase == view.phase else "dim")
    return Rule(title, style="dim", align="left")


# --- the map ---


def map_of(view: View) -> Text:
    there = {(spot.x, spot.y): spot for spot in view.spots}
    columns = [x for x, _ in there]
    rows = [y for _, y in there]
    lines = []
    for y in range(min(rows), max(rows) + 1):
        cells = [cell(view, there[x, y]) if (x, y) in there else NOTHING for x in range(min(columns), max(columns) + 1)]
        lines += ["".join([one[line] for one in cells]).rstrip() for line in range(4)]
    return Text("\n".join(lines))


def cell(view: View, spot: Spot) -> tuple[str, ...]:
    """Return a tile as four lines: its walls with their gaps, its number, and who stands there."""
    north, east, south, west = [gap(spot, side) for side in range(4)]
    people = " ".join([PLACES[human] for human in spot.humans])
    foes = ("T" * trogs_on(spot)) + ("D" * len(spot.fiends))
    return (
        f"┌─────{north or '─'}─────┐",
        f"{west or '│'}{(str(spot.spot) + ' ' + people).strip()[: WIDE - 2].center(WIDE - 2)}{east or '│'}",
        f"│{foes[: WIDE - 2].center(WIDE - 2)}│",
        f"└─────{south or '─'}─────┘",
    )


def gap(spot: Spot, side: int) -> str:
    if spot.caved[side]:
        return "#"
    return {OPENING: "x" if spot.lost[side] else "?", JOINED: " "}.get(spot.sides[side], "")


def tiles(content: Content, view: View, say: Say) -> Table:
    columns = [
        Column("text-tile", lambda spot: name(say, "where", spot.tile * int(SPOTS) + spot.spot), wide=34),
        Column("text-humans", lambda spot: names(say, "human", spot.humans), ratio=1),
        Column("text-trogs", lambda spot: str(trogs_on(spot) or ""), right=True),
        Column("text-demons", lambda spot: demons(view, spot, say), wide=24),
        Column("text-room", lambda spot: str(spot.capacity), right=True),
    ]
    return facts_table(say, columns, view.spots, lambda spot: "bold" if spot.spot == view.acting_at else "")


def demons(view: View, spot: Spot, say: Say) -> str:
    found = [fiend for fiend in view.fiends if fiend.fiend in spot.fiends]
    return ", ".join(
        [
            f"{name(say, 'warrior', 16 + fiend.fiend + 32 * fiend.figure)} {fiend.health - fiend.wounds}"
            for fiend in found
        ]
    )


# --- the sides ---


def humans(content: Content, view: View, say: Say) -> Table:
    columns = [
        Column("text-human", lambda warrior: name(say, "human", warrior.human)),
        Column("text-die", lambda warrior: str(shown_die(view, warrior) or "–"), right=True),
        Column("text-values", values),
        Column("text-wounds", wounds),
        Column("text-objects", lambda warrior: names(say, "object", warrior.objects), ratio=1),
        Column("text-state", lambda warrior: state(warrior, say)),
    ]
    return facts_table(say, columns, view.warriors, lambda warrior: "bold" if view.acting == warrior.human else "")


def values(warrior: Warrior) -> str:
    return "/".join(map(str, warrior.now)) if warrior.at >= 0 else "–"


def wounds(warrior: Warrior) -> str:
    """Print the lines that are free, a dot for each wounded one."""
    return " ".join(["·" if warrior.wounds[line] else str(line + 1) for line in range(int(LINES))])


def state(warrior: Warrior, say: Say) -> str:
    how = "in"
    if warrior.at == DEAD:
        how = "dead"
    elif warrior.at == DEPARTED:
        how = "departed"
    elif warrior.at < 0:
        how = "absent"
    elif warrior.exhausted:
        how = "stunned"
    elif warrior.acted:
        how = "acted"
    return say(msg("text-how", how=how))


def dark(content: Content, view: View, say: Say) -> Text:
    facts = [
        msg("draw-threat", tp=view.tp, most=int(MOST_TP)),
        msg("text-trog-values", values="/".join(map(str, view.trog)), left=view.supply),
        msg("text-stack", tiles=view.stack, chance=percent(target_chance(view))),
        msg("text-hands", advantages=view.hands[0].cards, events=view.hands[1].cards),
    ]
    demon = the_demon(view)
    if demon is not None:
        left = demon.health - demon.wounds
        facts.insert(2, msg("text-demon", health=left if demon.at >= 0 else demon.health, entries=view.entries))
    if view.dice:
        facts.append(msg("text-dice", dice=" ".join(map(str, view.dice))))
    placed = [f"{name(say, 'space', space.space)} {list(space.dice)}" for space in view.spaces if space.dice]
    line = line_of(say, facts)
    return Text.assemble(line, "\n", DOT.join(placed)) if placed else line


def hand(kinds: tuple[int, ...], say: Say) -> Table:
    columns = [
        Column("text-your-hand", lambda held: name(say, "card", held[0]) + (f" ×{held[1]}" if held[1] > 1 else "")),
        Column("", lambda held: name(say, "card-text", held[0]), ratio=1),
    ]
    return facts_table(say, columns, counted(kinds))
