"""The games there are: another one is a folder and a line here. A game is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from igroteka.table.box import Box

MODULES: Final = {  # name of the game -> module and name of its box
    "tremble": ("igroteka.games.tremble.box", "TREMBLE"),  # «Трепещите, человеки!»
    "trappers": ("igroteka.games.trappers.box", "TRAPPERS"),  # «Трапперы»
    "havoc": ("igroteka.games.havoc.box", "HAVOC"),  # «Время грабежа»
    "claustrophobia": ("igroteka.games.claustrophobia.box", "CLAUSTROPHOBIA"),  # «Клаустрофобия»
}


class Registry(MutableMapping[str, "Box"]):
    """The boxes by name; names and how many there are cost no import. A box of one's own may be put in."""

    def __init__(self, modules: Mapping[str, tuple[str, str]]) -> None:
        self.modules: Final = modules
        self.boxes: Final[dict[str, Box | None]] = dict.fromkeys(modules)  # None: not loaded yet

    def __getitem__(self, name: str) -> Box:
        box = self.boxes[name]
        if box is None:
            module, constant = self.modules[name]
            box = self.boxes[name] = getattr(import_module(module), constant)
        return box

    def __setitem__(self, name: str, box: Box) -> None:
        self.boxes[name] = box

    def __delitem__(self, name: str) -> None:
        del self.boxes[name]

    def __contains__(self, name: object) -> bool:
        return name in self.boxes

    def __iter__(self) -> Iterator[str]:
        return iter(self.boxes)

    def __len__(self) -> int:
        return len(self.boxes)


GAMES: Final = Registry(MODULES)


class NoSuchGameError(ValueError):
    pass


def box_of(name: str) -> Box:
    if name not in GAMES:
        raise NoSuchGameError(f"no game '{name}'; there are: {', '.join(sorted(GAMES))}")
    return GAMES[name]
