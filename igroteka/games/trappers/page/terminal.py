"""The table of Trappers in the terminal, made from a view: board, trappers, quests, the viewer's artifacts.

It is made for 100 columns and some 40 rows. A trapper is a number in a circle, a clan a digit; colours only repeat it.

Interpreted in every build: a terminal is drawn for one reader at a time, with Rich.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CLANS, CLOSED, EAST, HEADINGS, MIMIC, SIDE, SOUTH
from igroteka.games.trappers.view.queries import NONE, clan_at, goal_at
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words import cards
from igroteka.table.terminal import CIRCLED, DOT, Column, Say, Seats, facts_table, grid, line_of, name, names
from igroteka.table.text.messages import msg

SEATS: Final = Seats("red", "yellow", "bright_black", "white")  # by trapper, as trapper-colour names them
CLAN_COLOURS: Final = {
    "amber": "dark_orange",
    "violet": "magenta",
    "blue": "blue",
    "light_blue": "cyan",
    "green": "green",
    "grey": "bright_black",
}
NOSES: Final = "▲▶▼◀○"  # by heading; the last has its wheels up
FACTORY: Final = "⌂"
CITY: Final = "♜"
PIT: Final = "▓"
MARKER: Final = "✓"
WIDE: Final = 14  # of a cell
TURNS: Final = range(1, 6)  # TR-030


def text(content: Content, view: View, say: Say) -> RenderableType:
    parts: list[RenderableType] = [heading(content, view, say), board(content, view, say), legend(view, say)]
    parts.append(trappers(content, view, say))
    if any(trapper.quests for trapper in view.trappers):
        parts.append(quests(content, view, say))
    if 0 <= view.seat < view.players and view.trappers[view.seat].known:
        parts.append(own_artifacts(content, view, say))
    return Group(*parts)


def clan_style(content: Content, clan: int) -> str:
    return CLAN_COLOURS[content.clans[clan].colour] if clan != NONE else ""


def clan_name(content: Content, clan: int, say: Say) -> Text:
    return Text(f"{clan + 1} {name(say, 'clan', clan + 1)}", style=f"bold {clan_style(content, clan)}")


# --- round, turn and war ---


def heading(content: Content, view: View, say: Say) -> Rule:
    title = Text(say(msg("text-round", round=view.round)) + " ", style="bold")
    for turn in TURNS:
        title.append(f" {turn} ", style="bold reverse" if turn == view.turn else "dim")
    title.append("  ")
    pairs = [(clan, enemy) for clan, enemy in enumerate(view.war) if enemy > clan]
    if pairs:
        title.append(say(msg("text-war")) + " ", style="dim")
    wars = [Text("⚔").join([clan_name(content, clan, say) for clan in pair]) for pair in pairs]
    title.append_text(Text(DOT).join(wars))
    return Rule(title, style="dim", align="left")


def legend(view: View, say: Say) -> Text:
    """Print what lies beside the board, and what the signs mean."""
    facts = [
        msg("text-artifacts-left", cards=view.artifacts_left),
        msg("text-quests-left", human=view.quests_left[0], old=view.quests_left[1]),
        msg("text-signs", factory=FACTORY, city=CITY, pit=PIT, free=NOSES[-1], marker=MARKER),
    ]
    return line_of(say, facts)


# --- the board ---


def board(content: Content, view: View, say: Say) -> Text:
    """Print two lines for each cell; a pit is a thick border."""
    side = int(SIDE)
    cells = [(what_it_is(content, view, cell, say), who_is_there(view, cell)) for cell in range(side * side)]

    def pit(cell: int, beyond: int) -> bool:
        heading = int(EAST if beyond == cell + 1 else SOUTH)
        return content.exits[cell * int(HEADINGS) + heading] == CLOSED

    return grid(cells, side, WIDE, lambda cell, beyond: Text(PIT, "bold red") if pit(cell, beyond) else None)


def what_it_is(content: Content, view: View, cell: int, say: Say) -> Text:
    """Clan and kind; what it costs to drive there."""
    clan = clan_at(content, cell)
    style = clan_style(content, clan) + (" bold" if content.cells[cell].kind else "")
    asked = view.step == "ChooseFacing" and view.about[1] == cell
    line = Text(f"{clan + 1 or ' '} {say(cards.kind_name(content.cells[cell].kind))}", style=style + " reverse" * asked)
    goal = goal_at(view, cell)
    if goal is not None and view.step == "DriveOrStay" and goal.cost > 0:
        line.truncate(WIDE - 3, pad=True)
        line.append(f"{goal.cost:>3}", style="bold green")
    return line


def who_is_there(view: View, cell: int) -> Text:
    line = Text("  ")
    for trapper in view.trappers:
        if cell in trapper.factories or cell in trapper.cities:
            line.append(FACTORY if cell in trapper.factories else CITY, style=f"bold {SEATS.colours[trapper.seat]}")
            line.append_text(SEATS.badge(trapper.seat))
            line.append(" ")
    for trapper in view.trappers:
        if trapper.cell == cell:
            style = "bold reverse" if trapper.seat == view.active else "bold"
            line.append(CIRCLED[trapper.seat] + NOSES[trapper.heading], style=f"{style} {SEATS.colours[trapper.seat]}")
    if 0 <= view.seat < view.players and cell in view.trappers[view.seat].marked:
        line.append(f" {MARKER}", style="dim")
    return line


# --- trappers ---


def trappers(content: Content, view: View, say: Say) -> Table:
    def standing(clan: int) -> Column:
        """A clan at war is marked; the heading says with whom."""
        title = f"{clan + 1}{'⚔' if view.war[clan] != NONE else ''}"
        style = f"bold {clan_style(content, clan)}"
        return Column(Text(title, style), lambda own: reputation(own, clan), right=True)

    columns = [
        Column("text-trapper", lambda own: SEATS.player(view, own.seat, say, misses(view, own, say)), wide=20),
        Column(msg("text-vp", target=view.target), lambda own: Text(str(own.vp), "bold"), right=True),
        Column("text-zefs", lambda own: f"{own.zefs}" + (f"+{own.income}" if own.income else ""), right=True),
        Column("text-residents", lambda own: str(own.residents), right=True),
        Column("text-form", lambda own: say(cards.form_name(own.form))),
        *[standing(clan) for clan in range(int(CLANS))],
        Column("text-points", lambda own: "" if own.cell == NONE else str(own.points), right=True),
        Column("text-force", lambda own: "" if own.cell == NONE else cards.signed(own.force), right=True),
        Column("text-hand", lambda own: str(own.hand), right=True),
        Column("text-beaten", lambda own: Text("").join([SEATS.badge(rival) for rival in own.beaten])),
        Column("text-where", lambda own: Text(whereabouts(content, own, say), "dim")),
    ]
    return facts_table(say, columns, [view.trappers[seat] for seat in view.order])


def misses(view: View, trapper: Trapper, say: Say) -> str:
    """TR-087, TR-175: who must miss a turn waits."""
    return f" ({say(msg('text-misses'))})" if trapper.skips and trapper.seat not in view.waiting else ""


def reputation(trapper: Trapper, clan: int) -> Text:
    """TR-079: of a Mimic both the track and what it counts."""
    base = trapper.base[clan]
    counts = f"/{cards.signed(trapper.standing[clan])}" if trapper.form == MIMIC else ""
    return Text(cards.signed(base) + counts, style="red" if base < 0 else "green" if base > 0 else "dim")


def whereabouts(content: Content, trapper: Trapper, say: Say) -> str:
    """By the two dice."""
    cell = content.cells[trapper.cell]
    return say(msg("text-off")) if trapper.cell == NONE else f"{cell.white}-{cell.black}"


# --- quests and artifacts ---


def quests(content: Content, view: View, say: Say) -> Table:
    """TR-179: open to all."""
    columns = [
        Column("", lambda row: SEATS.badge(row[0].seat)),
        Column("text-quest", lambda row: name(say, "quest", row[1].quest)),
        Column("text-customer", lambda row: say(cards.side_name(content.quests[row[1].quest].side))),
        Column("text-progress", lambda row: say(cards.progress_of(content, row[0], row[1]))),
        Column("text-task", lambda row: say(cards.quest_text(content, row[1].quest)), ratio=1),
    ]
    held = [(trapper, held) for trapper in view.trappers for held in trapper.quests]
    return facts_table(say, columns, held, lambda row: "" if row[0].seat == view.seat else "dim")


def own_artifacts(content: Content, view: View, say: Say) -> Table:
    columns = [
        Column("text-your-artifacts", lambda kinds: names(say, "artifact", kinds)),
        Column("", lambda kinds: say(cards.artifact_text(content, kinds[0])), ratio=1),
    ]
    known = view.trappers[view.seat].known
    stacks = [[kind] * known.count(kind) for kind in dict.fromkeys(known)]
    return facts_table(say, columns, stacks, lambda kinds: "dim" if kinds[0] in view.played else "")
