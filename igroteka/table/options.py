"""The options of a game in words, for whoever sets a table up: lobby and command line.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from igroteka.engine.ruleset import Options, option_values
from igroteka.table.text.messages import Msg, msg


@dataclass(frozen=True, slots=True)
class OptionWords:
    option: str
    name: Msg
    about: Msg
    values: tuple[tuple[str, Msg], ...]  # the default first


def option_words(options: type[Options], clauses: Mapping[str, str]) -> tuple[OptionWords, ...]:
    """In the words files an option is one message, its values are attributes of it."""
    return tuple([words_for(field, clauses.get(field.name, "")) for field in msgspec.structs.fields(options)])


def words_for(field: msgspec.structs.FieldInfo, clause: str) -> OptionWords:
    key = f"option-{field.name}"
    values = tuple([(value, msg(f"{key}.{value}", clause)) for value in option_values(field)])
    return OptionWords(field.name, msg(key, clause), msg(f"{key}.about", clause), values)
