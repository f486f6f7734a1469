"""What games say: a key with arguments, never a finished sentence; it becomes words in the reader's language."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct


class Ref(Struct, frozen=True):
    """Something with a name of its own: Ref("seat", 2) is a player's name, Ref("card", 7) a card's."""

    kind: str
    number: int


Arg: TypeAlias = "int | str | Ref | Msg"


class Msg(Struct, frozen=True, cache_hash=True):
    key: str
    args: tuple[tuple[str, Arg], ...] = ()
    clause: str = ""  # the clause it happens by, as written in the rules of the game


def msg(key: str, clause: str = "", **args: Arg) -> Msg:
    return Msg(key, tuple(sorted(args.items()) if len(args) > 1 else args.items()), clause)


class Choice(Struct, frozen=True):
    """An action as page and terminal show it. Made from the seat's view, never from the state."""

    action: int
    verb: str
    on: tuple[str, ...]  # ids of the elements it lives on; () = bar only
    label: Msg
    cost: Msg | None = None
    note: Msg | None = None
    preview: tuple[str, ...] = ()
    key: str = ""
    weight: Literal["primary", "normal", "quiet"] = "normal"
    barrier: bool = False  # undo stops here, and the page says so beforehand


class Refused(Struct, frozen=True):
    """A choice one might expect and does not have, with the reason and its clause."""

    action: int
    label: Msg
    reason: Msg
