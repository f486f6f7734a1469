"""What games say: a key with arguments, never a finished sentence; it becomes words in the reader's language."""

from __future__ import annotations

from igroteka.table.text.types import Arg, Choice, Msg, Ref, Refused, Weight

__all__ = ["Arg", "Choice", "Msg", "Ref", "Refused", "Weight", "msg"]


def msg(key: str, clause: str = "", **args: Arg) -> Msg:
    return Msg(key, tuple(sorted(args.items()) if len(args) > 1 else args.items()), clause)
