"""What a game draws: named pieces of markup, made from a view alone. The page shows them and knows no game.

L0 to L4 are the layers of the board, SVG of one size, L0 the ground. `status` is for the top of the page, `strip-2`
for the third player's strip, `mine` for the viewer's own board and hand, `sheet` for what lies over the board for a
while (a battle, the end). Every id in `Choice.on` is the id of an element in one of the parts.

A part may be made of pieces: elements with ids that a page gets alone when only they are others than before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Parts: TypeAlias = dict[str, str]

LAYERS: Final = ("L0", "L1", "L2", "L3", "L4")


class Pieced(str):
    """Markup that knows the elements it is made of, by id, and what stands around them."""

    __slots__ = ("around", "pieces")

    pieces: dict[str, str]
    around: str

    def __new__(cls, text: str, pieces: dict[str, str], around: str) -> Pieced:
        made = super().__new__(cls, text)
        made.pieces = pieces
        made.around = around
        return made


def piece(name: str, text: str) -> Pieced:
    """The text is one element with that id."""
    return Pieced(text, {name: text}, f"\0{name}\0")


def joined(texts: Sequence[str]) -> str:
    """One text after another; pieces stay pieces."""
    whole = "".join(texts)
    pieces: dict[str, str] = {}
    around = []
    for text in texts:
        if isinstance(text, Pieced):
            pieces.update(text.pieces)
            around.append(text.around)
        else:
            around.append(text)
    return Pieced(whole, pieces, "".join(around)) if pieces else whole


def within(before: str, text: str, after: str) -> str:
    """The text inside an element; its pieces stay pieces."""
    whole = f"{before}{text}{after}"
    return Pieced(whole, text.pieces, f"{before}{text.around}{after}") if isinstance(text, Pieced) else whole


@dataclass(frozen=True, slots=True)
class Motion:
    """How the page may show an event: on an element, towards another, perhaps along others, with the dice that fell."""

    on: str
    how: Literal["appear", "flash", "flip", "fly", "roll", "shake"]
    to: str = ""
    dice: tuple[int, ...] = ()
    sound: Literal["", "card", "dice", "good", "bad", "turn"] = ""
    along: tuple[str, ...] = ()  # elements that the way passes, the first and the last included


@dataclass(frozen=True, slots=True)
class Source:
    """Where points came from: the key of its name in the words of the game, and the points by seat."""

    key: str
    points: tuple[int, ...]
