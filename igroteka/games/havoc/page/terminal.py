"""The table of Cry Havoc in the terminal, made from a view: round, regions, sides, the battle, the viewer's hand.

It is made for 100 columns. A side is a letter, a seat a number in a circle; colours only repeat it.

Interpreted in every build: a terminal is drawn for one reader at a time, with Rich.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import FOR_THREE, FOR_TWO, OBJECTIVE_NAMES, TERRAINS
from igroteka.games.havoc.page.places import regions_for
from igroteka.games.havoc.state.told import where
from igroteka.games.havoc.view.queries import own_side, playing, rounds_left, score_now
from igroteka.games.havoc.view.types import Place, Side, View
from igroteka.table.terminal import DOT, Column, Say, Seats, facts_table, line_of, name, names
from igroteka.table.text.messages import msg

SEATS: Final = Seats("white", "white", "white", "white")
COLOURS: Final = ("yellow", "red", "blue", "green")  # by side
LETTERS: Final = "HMPT"
MARKS: Final = "♦⚔◉✦?"  # crystals, battle, war party, nest, exploration


def text(content: Content, view: View, say: Say) -> RenderableType:
    parts: list[RenderableType] = [heading(view, say)]
    if any(place.hq >= 0 for place in view.places):
        parts += [regions(content, view, say), legend(say)]
    parts.append(sides(content, view, say))
    if view.battle is not None:
        parts.append(battle(view, say))
    own = own_side(view)
    if own is not None and own.known:
        parts.append(hand(content, own, say))
    return Group(*parts)


def letter(side: int, many: int | str = "") -> Text:
    return Text(f"{LETTERS[side]}{many}", style=f"bold {COLOURS[side]}")


def heading(view: View, say: Say) -> Rule:
    title = Text(say(msg("text-round", round=view.round, left=rounds_left(view))) + " ", style="bold")
    for phase in range(1, 7):
        title.append(f" {phase} ", style="bold reverse" if phase == view.phase else "dim")
    if view.order:
        title.append("  " + say(msg("draw-order-now")) + " ", style="dim")
        title.append_text(Text(" ").join([letter(side) for side in view.order]))
        title.append("  " + say(msg("draw-order-next")) + " ", style="dim")
        title.append_text(Text(" ").join([letter(side) for side in view.upcoming]))
    return Rule(title, style="dim", align="left")


def legend(say: Say) -> Text:
    signs = dict(zip(("crystal", "battle", "party", "nest", "find"), MARKS, strict=True))
    return line_of(say, [msg("text-signs", **signs)])


# --- the map ---


def regions(content: Content, view: View, say: Say) -> Table:
    there = regions_for(content, view.players)
    columns = [
        Column("text-region", lambda place: region_name(view, place.region, say)),
        Column(
            "text-terrain",
            lambda place: say(msg("draw-terrain", terrain=TERRAINS[there[place.region].terrain])),
            wide=18,
        ),
        Column("text-owner", lambda place: letter(place.owner) if place.owner >= 0 else ""),
        Column("text-soldiers", soldiers),
        Column("text-lies-there", lies_there),
        Column("text-structures", lambda place: names(say, "structure", place.structures), ratio=1),
    ]
    return facts_table(say, columns, view.places, lambda place: "bold" if place.battle else "")


def region_name(view: View, region: int, say: Say) -> str:
    board = FOR_TWO if view.players == 2 else FOR_THREE
    return name(say, "region", where(region, int(board)))


def soldiers(place: Place) -> Text:
    return Text(" ").join([letter(side, many) for side, many in enumerate(place.soldiers) if many])


def lies_there(place: Place) -> str:
    things = (place.crystals, place.battle, place.war_parties, place.nests, place.explorations)
    return " ".join([f"{mark}{many}" for mark, many in zip(MARKS, things, strict=True) if many])


# --- the sides ---


def sides(content: Content, view: View, say: Say) -> Table:
    columns = [
        Column("", lambda side: letter(side.side)),
        Column("text-player", lambda side: SEATS.player(view, side.seat, say)),
        Column("text-vp", lambda side: str(side.vp), right=True),
        Column(
            "text-if-scored", lambda side: f"+{score_now(content, view, side.side, view.enabler).total}", right=True
        ),
        Column("text-hand", lambda side: str(side.hand), right=True),
        Column("text-deck", lambda side: f"{side.deck}/{len(side.discard)}", right=True),
        Column("text-reserve", lambda side: str(side.reserve), right=True),
        Column("text-prisoners", lambda side: Text(" ").join(captives(side))),
        Column("text-skills", lambda side: names(say, "skill", side.skills), ratio=1),
    ]
    return facts_table(say, columns, playing(view), lambda side: "bold" if side.side == view.turn else "")


def captives(side: Side) -> list[Text]:
    return [letter(other, many) for other, many in enumerate(side.prisoners) if many]


# --- the battle and the hand ---


def battle(view: View, say: Say) -> Text:
    """Print the objectives in their order, attacker first."""
    fought = view.battle
    assert fought is not None
    attacker, defender = fought.parties
    line = Text(region_name(view, fought.region, say), style="bold")
    for objective in fought.sequence:
        line.append(DOT + say(msg("draw-objective", objective=OBJECTIVE_NAMES[objective])) + " ", style="dim")
        line.append_text(letter(attacker.side, counted(attacker.on[objective], attacker.edge[objective])))
        line.append(" : ")
        line.append_text(letter(defender.side, counted(defender.on[objective], defender.edge[objective])))
    return line


def counted(soldiers: int, edge: int) -> str:
    return f"{soldiers}+{edge}" if edge else str(soldiers)


def hand(content: Content, own: Side, say: Say) -> Table:
    columns = [
        Column("text-your-hand", lambda held: name(say, "card", held[0]) + (f" ×{held[1]}" if held[1] > 1 else "")),
        Column("text-icons", lambda held: icons(content, held[0])),
        Column("", lambda held: name(say, "card-text", held[0]), ratio=1),
    ]
    return facts_table(say, columns, sorted(Counter(own.known).items()))


def icons(content: Content, kind: int) -> str:
    card = content.cards[kind]
    bonus = {"card": " !+1", "one_card": " !+1*", "star": " !★", "init": " !↕"}.get(card.bonus or "", "")
    return f"{card.move}/{card.recruit}/{card.build}{bonus}"
