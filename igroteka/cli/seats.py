"""Seats on the command line: people at this keyboard and bots, as `human,greedy,search:500,search:2s,random`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from igroteka.bots.names import KNOWN, SPEC
from igroteka.cli.errors import CommandError
from igroteka.table.text.speech import Words

HUMAN: Final = "human"
BOT_NAME: Final = re.compile(rf"({SPEC.pattern})(?: \d)?")  # as a record names a bot
LONGEST: Final = 24


@dataclass(frozen=True)
class Sitter:
    """Person or bot at a seat: `kind` is human or a bot, `name` stands in the record and tells the two apart there."""

    kind: str
    name: str

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    def shown(self, words: Words) -> str:
        return self.name if self.human else words.sentence("table-bot", {"name": self.name})


def kinds_of(seats: str, option: str = "--seats") -> list[str]:
    kinds = [kind.strip() for kind in seats.split(",")]
    for kind in kinds:
        if kind != HUMAN and not SPEC.fullmatch(kind):
            raise CommandError(f"{option} {kind or seats!r}: expected {HUMAN}, {KNOWN}")
    return kinds


def sitters_of(kinds: Sequence[str], names: Sequence[str], words: Words) -> list[Sitter]:
    """Seat people and bots; the names are those of the people, in the order of their seats."""
    people = kinds.count(HUMAN)
    if len(names) > people:
        raise CommandError(f"--names: {len(names)} names for {people} at the keyboard")
    for name in names:
        check_name(name)
    left = list(names)
    sitters = []
    for seat, kind in enumerate(kinds):
        if kind == HUMAN:
            name = left.pop(0) if left else words.sentence("table-player", {"number": str(seat + 1)})
        else:
            name = kind if kinds.count(kind) == 1 else f"{kind} {seat + 1}"
        sitters.append(Sitter(kind, name))
    if len({sitter.name for sitter in sitters}) < len(sitters):
        raise CommandError("--names: two seats have the same name")
    return sitters


def check_name(name: str) -> None:
    if not name.strip() or not name.isprintable() or len(name) > LONGEST:
        raise CommandError(f"--names {name!r}: expected 1 to {LONGEST} letters, digits and signs")
    if BOT_NAME.fullmatch(name):
        raise CommandError(f"--names {name}: that is the name of a bot")


def remembered(names: Sequence[str]) -> list[Sitter]:
    """Return who sat there when the record was made."""
    found = [(name, BOT_NAME.fullmatch(name)) for name in names]
    return [Sitter(bot[1] if bot else HUMAN, name) for name, bot in found]
