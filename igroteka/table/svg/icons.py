"""Icons: one SVG file each, shown by reference to a symbol that the page (or the picture itself) holds once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from igroteka.table.svg.markup import attr, esc, number

FOLDER: Final = Path(__file__).parent / "icons"  # those of all games; a game has its own in art/icons
AUTHORS: Final = "AUTHORS.txt"
INNER: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
USED: Final = re.compile(r'href="#i-([a-z0-9-]+)"')


class Credit(NamedTuple):
    """Whose icon it is; all are of game-icons.net under CC BY 3.0."""

    name: str
    icon: str
    author: str


def icon(name: str, x: float, y: float, size: float, fill: str = "", cls: str = "") -> str:
    return (
        f'<use href="#i-{name}" x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
        f"{attr('fill', fill)}{attr('class', cls)}/>"
    )


def inline_icon(name: str, size: int = 16, cls: str = "", title: str = "") -> str:
    """An icon among HTML text; with a title it is a picture with that name, without one an ornament."""
    named = f'role="img" aria-label="{esc(title)}"' if title else 'aria-hidden="true"'
    told = f"<title>{esc(title)}</title>" if title else ""
    return (
        f'<svg class="{("glyph " + cls).strip()}" width="{size}" height="{size}" viewBox="0 0 512 512" {named}>{told}'
        f'<use href="#i-{name}" fill="currentColor"/></svg>'
    )


def art_folders(art: str = "") -> tuple[Path, ...]:
    """Where icons are looked for: those of all games, then those of the game with this art folder."""
    return (FOLDER, Path(art) / "icons") if art else (FOLDER,)


@cache
def symbol(name: str, folders: tuple[Path, ...]) -> str:
    for folder in folders:
        file = folder / f"{name}.svg"
        if file.is_file():
            found = INNER.search(file.read_text("utf-8"))
            if found is None:
                raise ValueError(f"{file}: not an SVG file")
            return f'<symbol id="i-{name}" viewBox="0 0 512 512">{found[1].strip()}</symbol>'
    raise KeyError(f"no icon '{name}' in {', '.join(map(str, folders))}")


def names_in(folder: Path) -> list[str]:
    return sorted(file.stem for file in folder.glob("*.svg"))


def used_in(markup: str) -> list[str]:
    return sorted(set(USED.findall(markup)))


def symbols(names: Iterable[str], art: str = "") -> str:
    return "".join([symbol(name, art_folders(art)) for name in sorted(set(names))])


def sprite(names: Iterable[str] | None = None, art: str = "") -> str:
    """The symbols for a page, unseen; without names all there are in the two folders."""
    if names is None:
        names = [name for folder in art_folders(art) for name in names_in(folder)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">'
        f"{symbols(names, art)}</svg>"
    )


def credits_in(folder: Path) -> tuple[Credit, ...]:
    lines = (folder / AUTHORS).read_text("utf-8").splitlines()
    rows = [re.split(r" = |, ", line) for line in lines if line and not line.startswith("#")]
    return tuple([Credit(name, icon, author) for name, icon, author in rows])


CREDITS: Final = credits_in(FOLDER)
