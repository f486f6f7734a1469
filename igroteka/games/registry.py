"""The games there are: another one is a folder and a line here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.tremble.box import TREMBLE
from igroteka.table.box import Box

GAMES: dict[str, Box] = {
    box.name: box
    for box in (
        TREMBLE,  # «Трепещите, человеки!»
        TRAPPERS,  # «Трапперы»
    )
}


@dataclass(frozen=True, slots=True)
class Coming:
    """A game that is not built yet, for the lobby."""

    name: str
    least: int  # players
    most: int
    titles: tuple[tuple[str, str], ...]  # by language
    abouts: tuple[tuple[str, str], ...]

    def title(self, language: str) -> str:
        return dict(self.titles)[language]

    def about(self, language: str) -> str:
        return dict(self.abouts)[language]


COMING: Final = (
    Coming(
        "havoc",
        2,
        4,
        (("ru", "Время грабежа"), ("en", "Cry Havoc")),
        (
            ("ru", "Люди, Машины и Пилигримы бьются за кристаллы, а хозяева планеты Троги — с ними."),
            (
                "en",
                "Humans, Machines and Pilgrims fight for crystals; the native Trogs fight back.",
            ),
        ),
    ),
    Coming(
        "claustrophobia",
        2,
        2,
        (("ru", "Клаустрофобия"), ("en", "Claustrophobia")),
        (
            ("ru", "Горстка людей спускается в катакомбы, где всё, что шевелится, принадлежит Демону."),
            ("en", "A handful of people go down into catacombs where all that stirs belongs to the Demon."),
        ),
    ),
)


class NoSuchGameError(ValueError):
    pass


def box_of(name: str) -> Box:
    if name not in GAMES:
        raise NoSuchGameError(f"no game '{name}'; there are: {', '.join(sorted(GAMES))}")
    return GAMES[name]
