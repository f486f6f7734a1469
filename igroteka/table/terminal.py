"""What games print in a terminal alike: names, badges of seats, tables of facts with a column each.

Interpreted in every build: a terminal is drawn for one reader at a time, with Rich.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.table.text.messages import Msg, Ref, msg
from igroteka.table.view import BaseView

Say: TypeAlias = Callable[[Msg], str]

CIRCLED: Final = "❶❷❸❹❺"
DOT: Final = " · "


def name(say: Say, kind: str, number: int) -> str:
    return say(msg("text-name", thing=Ref(kind, number)))


def names(say: Say, kind: str, numbers: Iterable[int]) -> str:
    """Name equal cards once, with their count."""
    counts = Counter(numbers)
    return ", ".join([name(say, kind, card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()])


class Seats:
    """The seats of a game: a number in a circle each; the colour only repeats it."""

    def __init__(self, *colours: str) -> None:
        self.colours: Final = colours

    def badge(self, seat: int) -> Text:
        return Text(CIRCLED[seat], style=f"bold {self.colours[seat]}")

    def who(self, say: Say, seat: int) -> Text:
        return Text.assemble(self.badge(seat), " ", (name(say, "seat", seat), f"bold {self.colours[seat]}"))

    def player(self, view: BaseView, seat: int, say: Say, mark: str = "") -> Text:
        """Name the player with a mark: whom the table waits for, who has won."""
        mark = mark or (" …" if seat in view.waiting else "")
        return Text.assemble(self.who(say, seat), (mark + (" ♛" if seat in view.winners else ""), "bold"))


def plainly(row: Any) -> str:
    return ""


class Column(NamedTuple):
    """A fact of a table: its title, and how a row tells it."""

    title: str | Msg | Text  # a key, "" for none; a message with arguments; a text as it is
    cell: Callable[[Any], RenderableType]
    right: bool = False
    ratio: int | None = None  # of the room that is left; a column without a ratio is not wrapped
    wide: int | None = None  # at most


def titled(say: Say, title: str | Msg | Text) -> str | Text:
    if isinstance(title, Text):
        return title
    return say(msg(title) if isinstance(title, str) else title) if title else ""


def facts_table(
    say: Say, columns: Sequence[Column], rows: Iterable[Any], style: Callable[[Any], str] = plainly
) -> Table:
    """Print rows under a line of titles; `style` is asked of each row."""
    table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False, header_style="bold dim")
    for column in columns:
        table.add_column(
            titled(say, column.title),
            justify="right" if column.right else "left",
            no_wrap=column.ratio is None,
            overflow="ellipsis" if column.ratio is None else "fold",
            ratio=column.ratio,
            max_width=column.wide,
        )
    for row in rows:
        table.add_row(*[column.cell(row) for column in columns], style=style(row))
    return table


def line_of(say: Say, facts: Sequence[Msg]) -> Text:
    return Text(DOT.join([say(fact) for fact in facts]), style="dim")


# --- a board of squares ---


def grid(cells: Sequence[Sequence[Text]], side: int, wide: int, wall: Callable[[int, int], Text | None]) -> Text:
    """Print square cells row by row, each some lines of that width, under the numbers of columns and rows.

    `wall` is asked of two neighbours: the letter that parts them, or None for a plain border.
    """
    lines = [Text("    " + " ".join([str(column).center(wide) for column in range(1, side + 1)]), style="dim")]
    lines.append(edge("┌", "┬", "┐", side, wide))
    for row in range(side):
        here = range(row * side, row * side + side)
        lines += [across(cells, here, n, wide, wall) for n in range(len(cells[0]))]
        lines.append(edge("└", "┴", "┘", side, wide) if row + 1 == side else below(here, side, wide, wall))
    return Text("\n").join(lines)


def edge(left: str, middle: str, right: str, side: int, wide: int) -> Text:
    return Text("   " + left + middle.join(["─" * wide] * side) + right, style="dim")


def across(
    cells: Sequence[Sequence[Text]], here: range, line: int, wide: int, wall: Callable[[int, int], Text | None]
) -> Text:
    printed = Text.assemble((f" {here.start // len(here) + 1} " if line == 0 else "   ", "dim"), ("│", "dim"))
    for cell in here:
        inside = cells[cell][line]
        inside.truncate(wide, pad=True)
        printed.append_text(inside)
        printed.append_text((wall(cell, cell + 1) if cell != here[-1] else None) or Text("│", style="dim"))
    return printed


def below(here: range, side: int, wide: int, wall: Callable[[int, int], Text | None]) -> Text:
    printed = Text("   ├", style="dim")
    for cell in here:
        letter = wall(cell, cell + side) or Text("─", style="dim")
        printed.append(letter.plain * wide, letter.style)
        printed.append("┤" if cell == here[-1] else "┼", style="dim")
    return printed
