"""How a game's drawings look: the colours of its seats, its ink, and lines in its own face."""

from __future__ import annotations

from typing import Final

from igroteka.table.svg import palette
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.measure import Face
from igroteka.table.svg.text_fit import fit
from igroteka.table.text.speech import Words


class Style:
    """Every colour stands beside a class with the game's prefix, which art/page.css may change."""

    def __init__(
        self,
        prefix: str,
        seats: tuple[str, ...],  # colours
        ink: str,
        face: str,  # font-family of titles and numbers
        weight: int,
        *,
        measured: Face = "text",  # whose widths the face has
        narrow_space: bool = True,  # whether it has one
        more: str = "",  # attributes of each line
    ) -> None:
        self.prefix: Final = prefix
        self.seats: Final = seats
        self.ink: Final = ink
        self.face: Final = f'font-family="{face}"'
        self.weight: Final = weight
        self.measured: Final[Face] = measured
        self.narrow_space: Final = narrow_space
        self.more: Final = more

    def badge(self, seat: int, x: float, y: float, size: float) -> str:
        """Draw shape, colour and number of a seat."""
        return palette.badge(seat, x, y, size, self.seats[seat], f"{self.prefix}-f{seat}")

    def display(
        self, x: float, y: float, words: str, size: float, fill: str = "", cls: str = "", anchor: str = "start"
    ) -> str:
        """Draw a line in the game's own face; `words` are escaped already."""
        if not self.narrow_space:
            words = words.replace("\u202f", "\u00a0")
        return self.line(x, y, words, size, fill or self.ink, cls or f"{self.prefix}-ink", anchor, "")

    def display_line(self, x: float, y: float, text: str, room: float, size: float, anchor: str = "middle") -> str:
        """Draw the same for a text that must fit; it is escaped here."""
        said, size, narrow = fit(text, room, size, self.measured)
        return self.line(x, y, said, size, self.ink, f"{self.prefix}-ink", anchor, narrow)

    def fact(self, words: Words, sign: str, what: str, value: str) -> str:
        """Return a fact of a player's strip: an icon with the name that `draw-fact` has for it, and a value."""
        title = words.sentence("draw-fact", {"what": what})
        return f'<span class="{self.prefix}-fact">{inline_icon(sign, 16, title=title)}{value}</span>'

    def labelled(self, words: Words, what: str, drawn: str) -> str:
        """Return a fact with its name under it, `draw-label`: nobody has to learn the icons first."""
        return f'<span class="said">{drawn}<em>{esc(words.sentence("draw-label", {"what": what}))}</em></span>'

    def line(self, x: float, y: float, said: str, size: float, fill: str, cls: str, anchor: str, narrow: str) -> str:
        return (
            f'<text x="{number(x)}" y="{number(y)}" {self.face} font-size="{number(size)}" font-weight="{self.weight}"'
            f' fill="{fill}" class="{cls}" text-anchor="{anchor}"{self.more}{narrow}>{said}</text>'
        )
