"""The board as one picture that stands alone: all layers, the viewer's own cards, and only the icons it uses.

It is plain SVG with resolved attributes: no style sheet, no variables, nothing fetched.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from typing import Any, Final

from igroteka.table.box import Box
from igroteka.table.svg.icons import symbols, used_in
from igroteka.table.svg.markup import UI, esc, group
from igroteka.table.svg.parts import LAYERS
from igroteka.table.text.speech import Speaker

GROUND: Final = "#14161f"
EDGE: Final = 12


class Picture:
    """An SVG text that a notebook shows as what it is."""

    def __init__(self, svg: str) -> None:
        self.svg: Final = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def picture(box: Box, content: Any, view: Any, speaker: Speaker) -> Picture:
    return Picture(board_svg(box, content, view, speaker))


def board_svg(box: Box, content: Any, view: Any, speaker: Speaker) -> str:
    """What the viewer of this view sees."""
    wide, high = box.board_size(content, len(speaker.seat_names))
    parts = {**box.public_parts(content, view, speaker), **box.own_parts(content, view, speaker)}
    layers = "".join([group(parts[name]) for name in LAYERS if parts.get(name)])
    own, own_high = box.hand(content, view, speaker)
    inner = group(layers, EDGE, EDGE) + (group(own, EDGE, EDGE * 2 + high) if own else "")
    below = own_high + EDGE if own else 0
    return framed(inner, wide + 2 * EDGE, high + 2 * EDGE + below, speaker.say(box.title()), box.art_folder())


def framed(inner: str, wide: int, high: int, title: str, art: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
        f' font-family="{UI}" role="img"><title>{esc(title)}</title><defs>{symbols(used_in(inner), art)}</defs>'
        f'<rect width="{wide}" height="{high}" rx="20" fill="{GROUND}"/>{inner}</svg>\n'
    )
