"""What a game draws: named pieces of markup, made from a view alone. The page shows them and knows no game.

L0 to L4 are the layers of the board, SVG of one size, L0 the ground. `status` is for the top of the page, `strip-2`
for the third player's strip, `mine` for the viewer's own board and hand, `sheet` for what lies over the board for a
while (a battle, the end). Every id in `Choice.on` is the id of an element in one of the parts.

A part may be made of pieces: elements with ids that a page gets alone when only they are others than before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from igroteka.table.svg.markup import UI
from igroteka.table.svg.types import How, Motion, Pieced, Sound, Source

__all__ = ["LAYERS", "How", "Motion", "Parts", "Pieced", "Sound", "Source", "joined", "lettered", "piece", "within"]

Parts: TypeAlias = dict[str, str]

LAYERS: Final = ("L0", "L1", "L2", "L3", "L4")


def pieced(text: str, pieces: dict[str, str], around: str) -> Pieced:
    made = Pieced(text)
    made.pieces = pieces
    made.around = around
    return made


def piece(name: str, text: str) -> Pieced:
    """The text is one element with that id."""
    return pieced(text, {name: text}, f"\0{name}\0")


def joined(texts: Sequence[str]) -> str:
    """One text after another; pieces stay pieces."""
    return together(tuple(texts))


@lru_cache(1024)
def together(texts: tuple[str, ...]) -> str:
    """Kept: most of a board is as it was a moment ago."""
    whole = "".join(texts)
    pieces: dict[str, str] = {}
    around = []
    for text in texts:
        if isinstance(text, Pieced):
            pieces.update(text.pieces)
            around.append(text.around)
        else:
            around.append(text)
    return pieced(whole, pieces, "".join(around)) if pieces else whole


def lettered(*texts: str) -> str:
    """Return a layer in the type of the page."""
    return joined([f'<g font-family="{UI}">', *texts, "</g>"])


def within(before: str, text: str, after: str) -> str:
    """The text inside an element; its pieces stay pieces."""
    whole = f"{before}{text}{after}"
    return pieced(whole, text.pieces, f"{before}{text.around}{after}") if isinstance(text, Pieced) else whole
