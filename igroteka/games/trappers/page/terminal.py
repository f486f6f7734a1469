"""The table of Trappers in the terminal, made from a view: board, trappers, quests, the viewer's artifacts.

It is made for 100 columns and some 40 rows. A trapper is a number in a circle, a clan a digit; colours only repeat it.

Interpreted in every build: a terminal is drawn for one reader at a time, with Rich.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CLANS, CLOSED, EAST, HEADINGS, MIMIC, SIDE, SOUTH
from igroteka.games.trappers.view.queries import NONE, clan_at, goal_at
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words.cards import artifact_text, form_name, kind_name, quest_text, side_name, signed
from igroteka.games.trappers.words.quests import progress_of
from igroteka.table.text.messages import Msg, Ref, msg

Say: TypeAlias = Callable[[Msg], str]

CIRCLED: Final = "❶❷❸❹"
COLOURS: Final = ("red", "yellow", "bright_black", "white")  # by trapper, as trapper-colour names them
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
DOT: Final = " · "


def text(content: Content, view: View, say: Say) -> RenderableType:
    parts: list[RenderableType] = [heading(content, view, say), board(content, view, say), legend(view, say)]
    parts.append(trappers(content, view, say))
    if any(trapper.quests for trapper in view.trappers):
        parts.append(quests(content, view, say))
    if 0 <= view.seat < view.players and view.trappers[view.seat].known:
        parts.append(own_artifacts(content, view, say))
    return Group(*parts)


def name(say: Say, kind: str, number: int) -> str:
    return say(msg("text-name", thing=Ref(kind, number)))


def badge(seat: int) -> Text:
    return Text(CIRCLED[seat], style=f"bold {COLOURS[seat]}")


def clan_style(content: Content, clan: int) -> str:
    return CLAN_COLOURS[content.clans[clan].colour] if clan != NONE else ""


def clan_name(content: Content, clan: int, say: Say) -> Text:
    return Text(f"{clan + 1} {name(say, 'clan', clan + 1)}", style=f"bold {clan_style(content, clan)}")


def plain_table() -> Table:
    """Columns under a line."""
    return Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False, header_style="bold dim")


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
    """What lies beside the board, and what the signs mean."""
    facts = [
        msg("text-artifacts-left", cards=view.artifacts_left),
        msg("text-quests-left", human=view.quests_left[0], old=view.quests_left[1]),
        msg("text-signs", factory=FACTORY, city=CITY, pit=PIT, free=NOSES[-1], marker=MARKER),
    ]
    return Text(DOT.join([say(fact) for fact in facts]), style="dim")


# --- the board ---


def board(content: Content, view: View, say: Say) -> Text:
    """Two lines for each row of cells, and the borders between them: a pit is a thick one."""
    side = int(SIDE)
    lines = [Text("    " + " ".join([str(white).center(WIDE) for white in range(1, side + 1)]), style="dim")]
    lines.append(edge("┌", "┬", "┐"))
    for row in range(side):
        cells = range(row * side, row * side + side)
        lines.append(across(content, cells, f" {row + 1} ", [what_it_is(content, view, cell, say) for cell in cells]))
        lines.append(across(content, cells, "   ", [who_is_there(view, cell) for cell in cells]))
        lines.append(edge("└", "┴", "┘") if row + 1 == side else below(content, cells))
    return Text("\n").join(lines)


def edge(left: str, middle: str, right: str) -> Text:
    return Text("   " + left + middle.join(["─" * WIDE] * int(SIDE)) + right, style="dim")


def across(content: Content, cells: range, label: str, insides: list[Text]) -> Text:
    line = Text.assemble((label, "dim"), ("│", "dim"))
    for cell, inside in zip(cells, insides, strict=True):
        inside.truncate(WIDE, pad=True)
        line.append_text(inside)
        line.append_text(border(content, cell, int(EAST), "│", at_edge=cell == cells[-1]))
    return line


def below(content: Content, cells: range) -> Text:
    line = Text("   ├", style="dim")
    for cell in cells:
        line.append_text(border(content, cell, int(SOUTH), "─" * WIDE, at_edge=False))
        line.append("┤" if cell == cells[-1] else "┼", style="dim")
    return line


def border(content: Content, cell: int, heading: int, open_one: str, at_edge: bool) -> Text:
    pit = content.exits[cell * int(HEADINGS) + heading] == CLOSED and not at_edge
    return Text(PIT * len(open_one), style="bold red") if pit else Text(open_one, style="dim")


def what_it_is(content: Content, view: View, cell: int, say: Say) -> Text:
    """Clan and kind; what it costs to drive there."""
    clan = clan_at(content, cell)
    style = clan_style(content, clan) + (" bold" if content.cells[cell].kind else "")
    asked = view.step == "ChooseFacing" and view.about[1] == cell
    line = Text(f"{clan + 1 or ' '} {say(kind_name(content.cells[cell].kind))}", style=style + " reverse" * asked)
    goal = goal_at(view, cell)
    if goal is not None and view.step == "DriveOrStay" and goal.cost > 0:
        line.truncate(WIDE - 3, pad=True)
        line.append(f"{goal.cost:>3}", style="bold green")
    return line


def who_is_there(view: View, cell: int) -> Text:
    line = Text("  ")
    for trapper in view.trappers:
        if cell in trapper.factories or cell in trapper.cities:
            line.append(FACTORY if cell in trapper.factories else CITY, style=f"bold {COLOURS[trapper.seat]}")
            line.append_text(badge(trapper.seat))
            line.append(" ")
    for trapper in view.trappers:
        if trapper.cell == cell:
            style = "bold reverse" if trapper.seat == view.active else "bold"
            line.append(CIRCLED[trapper.seat] + NOSES[trapper.heading], style=f"{style} {COLOURS[trapper.seat]}")
    if 0 <= view.seat < view.players and cell in view.trappers[view.seat].marked:
        line.append(f" {MARKER}", style="dim")
    return line


# --- trappers ---


def trappers(content: Content, view: View, say: Say) -> Table:
    table = plain_table()
    table.add_column(say(msg("text-trapper")), no_wrap=True, max_width=20)
    table.add_column(say(msg("text-vp", target=view.target)), justify="right", no_wrap=True)
    table.add_column(say(msg("text-zefs")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-residents")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-form")), no_wrap=True)
    for clan in range(int(CLANS)):
        table.add_column(clan_head(content, view, clan), justify="right", no_wrap=True)
    table.add_column(say(msg("text-points")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-force")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-hand")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-beaten")), no_wrap=True)
    table.add_column(say(msg("text-where")), no_wrap=True)
    for seat in view.order:
        table.add_row(*trapper_cells(content, view, view.trappers[seat], say))
    return table


def clan_head(content: Content, view: View, clan: int) -> Text:
    """A clan at war is marked; the heading says with whom."""
    return Text(f"{clan + 1}{'⚔' if view.war[clan] != NONE else ''}", style=f"bold {clan_style(content, clan)}")


def trapper_cells(content: Content, view: View, trapper: Trapper, say: Say) -> list[RenderableType]:
    off = trapper.cell == NONE
    return [
        trapper_name(view, trapper, say),
        Text(str(trapper.vp), style="bold"),
        f"{trapper.zefs}" + (f"+{trapper.income}" if trapper.income else ""),
        str(trapper.residents),
        say(form_name(trapper.form)),
        *[reputation(trapper, clan) for clan in range(int(CLANS))],
        "" if off else str(trapper.points),
        "" if off else signed(trapper.force),
        str(trapper.hand),
        Text("").join([badge(rival) for rival in trapper.beaten]),
        whereabouts(content, trapper, say),
    ]


def trapper_name(view: View, trapper: Trapper, say: Say) -> Text:
    """TR-087, TR-175: who must miss a turn waits."""
    waits = say(msg("text-misses"))
    mark = " …" if trapper.seat in view.waiting else f" ({waits})" if trapper.skips else ""
    crown = " ♛" if trapper.seat in view.winners else ""
    title = (name(say, "seat", trapper.seat), f"bold {COLOURS[trapper.seat]}")
    return Text.assemble(badge(trapper.seat), " ", title, (mark + crown, "bold"))


def reputation(trapper: Trapper, clan: int) -> Text:
    """TR-079: of a Mimic both the track and what it counts."""
    base = trapper.base[clan]
    counts = f"/{signed(trapper.standing[clan])}" if trapper.form == MIMIC else ""
    return Text(signed(base) + counts, style="red" if base < 0 else "green" if base > 0 else "dim")


def whereabouts(content: Content, trapper: Trapper, say: Say) -> Text:
    """By the two dice."""
    cell = content.cells[trapper.cell]
    where = say(msg("text-off")) if trapper.cell == NONE else f"{cell.white}-{cell.black}"
    return Text(where, style="dim")


# --- quests and artifacts ---


def quests(content: Content, view: View, say: Say) -> Table:
    """TR-179: open to all."""
    table = plain_table()
    table.add_column("")
    table.add_column(say(msg("text-quest")), no_wrap=True)
    table.add_column(say(msg("text-customer")), no_wrap=True)
    table.add_column(say(msg("text-progress")), no_wrap=True)
    table.add_column(say(msg("text-task")), ratio=1)
    for trapper in view.trappers:
        for held in trapper.quests:
            card = content.quests[held.quest]
            table.add_row(
                badge(trapper.seat),
                Text(name(say, "quest", held.quest), style="bold" if trapper.seat == view.seat else ""),
                say(side_name(card.side)),
                say(progress_of(content, trapper, held)),
                Text(say(quest_text(content, held.quest)), style="" if trapper.seat == view.seat else "dim"),
            )
    return table


def own_artifacts(content: Content, view: View, say: Say) -> Table:
    table = plain_table()
    table.add_column(say(msg("text-your-artifacts")), no_wrap=True)
    table.add_column("", ratio=1)
    for kind, count in Counter(view.trappers[view.seat].known).items():
        title = name(say, "artifact", kind) + (f" ×{count}" if count > 1 else "")
        table.add_row(title, Text(say(artifact_text(content, kind)), style="dim" if kind in view.played else ""))
    return table
