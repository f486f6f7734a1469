"""What a page makes of a happening: the elements that its line in the log is about, and how they move.

A game has a table of each by kind of event. They are made from the numbers of the event alone, so that they tell what
its line tells.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from igroteka.engine.events import Event
from igroteka.table.svg.parts import Motion

Numbers: TypeAlias = tuple[int, ...]
About: TypeAlias = dict[int, Callable[[Numbers], tuple[str, ...]]]
Motions: TypeAlias = dict[int, Callable[[Numbers], Motion]]


def linked(table: About, event: Event) -> tuple[str, ...]:
    about = table.get(event.kind)
    return () if about is None else about(event.args)


def motions(table: Motions, event: Event) -> tuple[Motion, ...]:
    motion = table.get(event.kind)
    return () if motion is None else (motion(event.args),)


# --- of the seat that the first number names ---


def strip(seat: int) -> str:
    return f"strip-{seat}"


def whoever(n: Numbers) -> tuple[str, ...]:
    return (strip(n[0]),)


def gain(n: Numbers) -> Motion:
    return Motion(strip(n[0]), "flash", sound="good")


def loss(n: Numbers) -> Motion:
    return Motion(strip(n[0]), "shake", sound="bad")


def card(n: Numbers) -> Motion:
    return Motion(strip(n[0]), "flash", sound="card")


def next_turn(n: Numbers) -> Motion:
    return Motion("status", "flash", sound="turn")
