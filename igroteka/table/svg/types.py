"""What parts of a page are made of: markup in pieces, motions, sources of points.

Interpreted in every build: mypyc cannot compile a text that knows more than its letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

How: TypeAlias = Literal[
    "appear", "card", "count", "flash", "flip", "fly", "gain", "roll", "shake", "stamp", "strike", "unveil"
]
Sound: TypeAlias = Literal["", "card", "dice", "good", "bad", "turn"]


class Pieced(str):
    """Markup that knows the elements it is made of, by id, and what stands around them."""

    __slots__ = ("around", "pieces")

    pieces: dict[str, str]
    around: str


@dataclass(frozen=True, slots=True)
class Motion:
    """How the page may show an event: on an element, towards another, perhaps along others, with the dice that fell."""

    on: str
    how: How
    to: str = ""
    dice: tuple[int, ...] = ()
    sound: Sound = ""
    along: tuple[str, ...] = ()  # elements that the way passes, the first and the last included
    total: int = 0  # what the dice come to, told when they lie; the score after a gain
    need: int = 0  # the least face that counts
    sign: str = ""  # icon on a card or in a seal
    seat: int = -1  # whose it is, if the elements do not say so
    said: str = ""  # the line of the log, on a card that is turned up


@dataclass(frozen=True, slots=True)
class Source:
    """Where points came from: the key of its name in the words of the game, and the points by seat."""

    key: str
    points: tuple[int, ...]
