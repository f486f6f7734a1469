"""Rules of a game as the engine asks for them: how many play it, with which options and which content.

Interpreted in every build: it runs once a game or less, outside of playouts.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Protocol

import msgspec

from igroteka.engine.choices import first_of, second_of, verb_of
from igroteka.engine.content_tables import RawTables
from igroteka.engine.game import Game
from igroteka.engine.hints import Hints
from igroteka.engine.verbs import Verbs

NUMBERS: Final = {  # words of options that stand for one; "pay_four" is less than nothing, "gain_four" more
    **dict.fromkeys(("off", "none", "nothing"), 0),
    **dict.fromkeys(("on", "one"), 1),
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "twelve": 12,
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "sixty": 60,
}


class Content(Protocol):
    """Cards a game is played with; `hash` tells two contents apart, `tables` rebuild one."""

    @property
    def hash(self) -> str: ...

    @property
    def tables(self) -> RawTables: ...


class NoContent:
    """Content of a game without cards of its own."""

    hash = ""

    @property
    def tables(self) -> RawTables:
        return {}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a game: a field each, a Literal of its values, the default first. A game without any has these."""


class OptionsError(ValueError):
    pass


class Rules:
    """One game. `version` changes with every change of the rules that could change a table."""

    name = ""
    version = ""
    least = 2  # players
    most = 2
    options: type[Options] = Options
    # Old records name a content by its hash alone: for each of those, the hash of what the rules read of it.
    earlier_contents: Mapping[str, str] = MappingProxyType({})

    def content(self, directory: Path | None = None) -> Content:
        """Load the package's own cards, or a designer's; raise ContentError with every fault."""
        return NoContent()

    def content_from(self, tables: RawTables) -> Content:
        return NoContent()

    def set_up(self, players: int, options: Any, content: Any) -> Game:
        raise NotImplementedError

    def view(self, game: Any, seat: int) -> msgspec.Struct:
        """Return what the seat (or the SPECTATOR) may know, and nothing else."""
        raise NotImplementedError

    def verbs(self, content: Any) -> Verbs:
        raise NotImplementedError

    def hints(self) -> Hints[Any]:
        return Hints()

    def spell(self, game: Any, action: int) -> str:
        """Spell the action for a person who reads a record, in no language."""
        verbs = self.verbs(NoContent())
        _, first, second = verbs.table[verb_of(action)]
        numbers = [str(first_of(action))] * (first > 1) + [str(second_of(action))] * (second > 1)
        return " ".join([verbs.name(action), *numbers])

    def spell_outcome(self, game: Any, outcome: int) -> str:
        return str(outcome)

    def chosen_options(self, chosen: Mapping[str, str]) -> Options:
        """Return the typed settings; raise OptionsError that names the option and its values."""
        known = msgspec.structs.fields(self.options)
        for name, value in chosen.items():
            values = next((option_values(field) for field in known if field.name == name), None)
            if values is None:
                names = ", ".join(field.name for field in known) or "none"
                raise OptionsError(f"{self.name}: no option '{name}'; there are: {names}")
            if value not in values:
                raise OptionsError(f"{self.name}: {name}: '{value}' is not one of {', '.join(values)}")
        return msgspec.convert(dict(chosen), self.options)

    def check_players(self, players: int) -> None:
        if not self.least <= players <= self.most:
            raise OptionsError(f"{self.name}: players: {players} is not one of {self.least} to {self.most}")


def number_of(value: str) -> int:
    """Return the number that an option's word stands for."""
    sign, _, number = value.rpartition("_")
    return NUMBERS[number] * (-1 if sign == "pay" else 1)


def option_values(field: msgspec.structs.FieldInfo) -> tuple[str, ...]:
    """Return the values of an option, the default first."""
    values: tuple[str, ...] = field.type.__args__
    return values
