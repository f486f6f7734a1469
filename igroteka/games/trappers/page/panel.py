"""What panels about dice share: a frame with its title, and the sum of a side with its die."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from igroteka.games.trappers.page.style import CARD, DIM, INK, LINE, TRAPPERS, WELL, badge, display_line
from igroteka.table.svg.dice import blank, die
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import number, rect, words_at
from igroteka.table.svg.text_fit import line_at
from igroteka.table.text.speech import Words

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
