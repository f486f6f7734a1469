"""What games say, as plain facts; messages.py makes them.

Interpreted in every build: a compiled class of msgspec forgets that it is frozen.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct


class Ref(Struct, frozen=True):
    """Something with a name of its own: Ref("seat", 2) is a player's name, Ref("card", 7) a card's."""

    kind: str
    number: int


Weight: TypeAlias = Literal["primary", "normal", "quiet"]  # of a button
Arg: TypeAlias = "int | str | Ref | Msg"


class Msg(Struct, frozen=True, cache_hash=True):
    key: str
    args: tuple[tuple[str, Arg], ...] = ()
    clause: str = ""  # the clause it happens by, as written in the rules of the game


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
    weight: Weight = "normal"
    barrier: bool = False  # undo stops here, and the page says so beforehand
    skips: bool = False  # lets the matter pass or ends it: stands after what does something
    aside: bool = False  # a click on its element does not mean it, as long as the element has others
    ask: Msg | None = None  # what is asked once before it is done
    names: tuple[Arg, ...] = ()  # of its elements, in their order, as far as they have any


class Refused(Struct, frozen=True):
    """A choice one might expect and does not have, with the reason and its clause."""

    action: int
    label: Msg
    reason: Msg
