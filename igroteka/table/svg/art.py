"""Drawings that never change: SVG files in the art folder of a game, put into the markup of a page as they are."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from igroteka.table.svg.icons import INNER


@cache
def art(game: str, name: str) -> str:
    """Return what stands inside `art/<name>.svg` of the folder of a game, as one line.

    A drawing in several colours has fields, "{paint}", for `str.format`.
    """
    file = Path(game) / "art" / f"{name}.svg"
    found = INNER.search(file.read_text("utf-8"))
    if found is None:
        raise ValueError(f"{file}: not an SVG file")
    return "".join([line.strip() for line in found[1].splitlines()])
