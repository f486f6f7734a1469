"""Icons and scenes: one SVG file each, shown by reference to a symbol that the page (or the picture itself) holds once.

A scene is the picture of a card. It is drawn in one colour, that of whoever shows it, in three strengths, with light
and shade over it; so it holds on any ground. It may stand on figures, which are files beside it.
"""

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
BOX: Final = re.compile(r'<svg xmlns="[^"]*"( viewBox="[^"]*"[^>]*)>')
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'  # for the strokes of scenes, which inherit it
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


def figure_at(name: str, x: float, y: float, size: float, colour: str, cls: str = "") -> str:
    """Show a figure of a scene alone; its strokes take the colour too."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#i-{name}" {place} fill="{colour}" color="{colour}" {ROUND}{attr("class", cls)}/>'


def inline_icon(name: str, size: int = 16, cls: str = "", title: str = "") -> str:
    """An icon among HTML text; with a title it is a picture with that name, without one an ornament."""
    named = f'role="img" aria-label="{esc(title)}"' if title else 'aria-hidden="true"'
    told = f"<title>{esc(title)}</title>" if title else ""
    return (
        f'<svg class="{("glyph " + cls).strip()}" width="{size}" height="{size}" viewBox="0 0 512 512" {named}>{told}'
        f'<use href="#i-{name}" fill="currentColor"/></svg>'
    )


def scene(name: str, cls: str = "") -> str:
    """Return the picture of a card among HTML text, as large as style sheets make it; the card names it."""
    return (
        f'<svg class="{("scene " + cls).strip()}" aria-hidden="true">'
        f'<use href="#i-{name}" width="100%" height="100%"/></svg>'
    )


def scene_at(name: str, x: float, y: float, wide: float, high: float, colour: str, ground: str, cls: str = "") -> str:
    """Return the same in a drawing, on its ground."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return (
        f'<g fill="{colour}" color="{colour}" {ROUND}{attr("class", cls)}>'
        f'<rect {place} fill="{ground}" class="ground"/>'
        f'<rect {place} fill-opacity=".2"/><use href="#i-{name}" {place}/></g>'
    )


def art_folders(art: str = "") -> tuple[Path, ...]:
    """Where they are looked for: icons of all games, then icons and scenes of the game with this art folder."""
    return (FOLDER, Path(art) / "icons", Path(art) / "scenes") if art else (FOLDER,)


@cache
def symbol(name: str, folders: tuple[Path, ...]) -> str:
    for folder in folders:
        file = folder / f"{name}.svg"
        if file.is_file():
            text = file.read_text("utf-8")
            box, found = BOX.search(text), INNER.search(text)
            if box is None or found is None:
                raise ValueError(f"{file}: not an SVG file")
            return f'<symbol id="i-{name}"{box[1]}>{"".join(found[1].splitlines())}</symbol>'
    raise KeyError(f"no icon '{name}' in {', '.join(map(str, folders))}")


def names_in(folder: Path) -> list[str]:
    return sorted(file.stem for file in folder.glob("*.svg"))


def used_in(markup: str) -> list[str]:
    return sorted(set(USED.findall(markup)))


def symbols(names: Iterable[str], art: str = "") -> str:
    """Return those symbols with all that they stand on."""
    folders, found = art_folders(art), dict[str, str]()
    asked = set(names)
    while asked:
        found.update({name: symbol(name, folders) for name in asked})
        asked = {name for one in asked for name in used_in(found[one])} - found.keys()
    return "".join([found[name] for name in sorted(found)])


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
