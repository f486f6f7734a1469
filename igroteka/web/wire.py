"""What goes over the socket between a page and its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from igroteka.table.svg.parts import Motion

JSON: Final = msgspec.json.Encoder()


class Update(msgspec.Struct, omit_defaults=True):
    """The fragments that differ from what this page shows, by id, and what goes with the change."""

    v: int  # version of the viewer's decision: a click carries it
    f: Mapping[str, str | msgspec.Raw] = {}
    gone: list[str] = []  # fragments that are no more
    title: str = ""
    mark: Literal["", "turn", "wait", "over"] = ""  # for the favicon
    play: list[Motion] = []
    say: str = ""  # one polite sentence for those who listen
    own: bool = False  # follows the viewer's own click: shown at once, never queued
    d: Mapping[str, Sequence[tuple[int, int, list[int | str]]]] = {}  # fragments told by edits (`page/edits.py`)
    beats: list[int] = []  # how many of the motions belong together, if they are shown one group after another


class Refusal(msgspec.Struct, omit_defaults=True):
    """The answer when nothing has changed: `no` for the script, `why` for the person, `clause` for the help."""

    no: str
    why: str
    clause: str = ""
    v: int = 0


class Hint(msgspec.Struct):
    """The answer to who asked for a hint: for the decision `v`; empty where that is over by now."""

    v: int
    html: str


class Reviewed(msgspec.Struct):
    """How far a review is, drawn."""

    done: bool  # nothing more will come
    html: str


class Click(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A message from the page: one of these."""

    v: int = 0
    a: int | None = None  # a choice
    do: Literal["", "undo", "redo", "back"] = ""
    chat: str = ""
    note: str | None = None  # the viewer's private notes, whole
    uncover: int | None = None  # hot-seat: this seat sits down before the screen
    speed: Literal["", "slow", "normal", "fast", "instant"] = ""  # of others' moves, as this page shows them
    hello: str = ""  # the digest of what the page shows, on connecting


def to_json(update: Update) -> bytes:
    """Encode for the socket. Several pages get the same fragments: each is put into JSON once."""
    return JSON.encode(msgspec.structs.replace(update, f={name: fragment(text) for name, text in update.f.items()}))


@lru_cache(2048)
def fragment(text: str) -> msgspec.Raw:
    return msgspec.Raw(JSON.encode(text))
