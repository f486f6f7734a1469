"""The options of a game in words, for whoever sets a table up: lobby and command line.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import msgspec

from igroteka.engine.ruleset import Options, option_values
from igroteka.table.text.messages import Msg, msg


@dataclass(frozen=True, slots=True)
class OptionWords:
    option: str
    name: Msg
    about: Msg
    values: tuple[tuple[str, Msg], ...]  # the default first
    group: Msg | None = None  # the heading under which it stands


NO_GROUPS: Final[Mapping[str, str]] = MappingProxyType({})


def option_words(
    options: type[Options], clauses: Mapping[str, str], groups: Mapping[str, str] = NO_GROUPS
) -> tuple[OptionWords, ...]:
    """In the words files an option is one message, its values are attributes of it; `groups` are keys of headings."""
    return tuple(
        [
            words_for(field, clauses.get(field.name, ""), groups.get(field.name, ""))
            for field in msgspec.structs.fields(options)
        ]
    )


def words_for(field: msgspec.structs.FieldInfo, clause: str, group: str) -> OptionWords:
    key = f"option-{field.name}"
    values = tuple([(value, msg(f"{key}.{value}", clause)) for value in option_values(field)])
    heading = msg(group) if group else None
    return OptionWords(field.name, msg(key, clause), msg(f"{key}.about", clause), values, heading)
