"""The table of Liar's dice in a terminal.

Interpreted in every build: a terminal is drawn for one reader at a time, with Rich.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from igroteka.table.text.messages import Msg, Ref, msg
from tiny_games.liars_dice.view.types import View


def text(content: Any, view: View, say: Callable[[Msg], str]) -> RenderableType:
    lines = [player(view, seat) for seat in range(view.players)]
    lines.append(msg("text-bid", dice=view.bid_dice, face=view.bid_face, who=Ref("seat", max(0, view.bidder))))
    if view.own:
        lines.append(msg("text-own", faces=listed(view.own)))
    return Text("\n".join([say(line) for line in lines]))


def player(view: View, seat: int) -> Msg:
    who, dice, faces = Ref("seat", seat), view.dice[seat], view.turned_up[seat]
    if not faces:
        return msg("text-player", who=who, dice=dice)
    return msg("text-turned-up", who=who, dice=dice, faces=listed(faces))


def listed(faces: tuple[int, ...]) -> str:
    return " ".join([str(face) for face in faces])
