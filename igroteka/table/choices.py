"""What a choice is about: the elements it lives on, and the arguments of its label."""

from __future__ import annotations

from typing import Any, Final

from igroteka.table.text.messages import Arg


class Subject:
    def __init__(self, on: tuple[str, ...], args: dict[str, Arg]) -> None:
        self.on: Final = on
        self.args: Final = args


def nothing(chosen: Any) -> Subject:
    return Subject((), {})
