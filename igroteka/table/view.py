"""What the view of every game has; a game adds its own facts.

Interpreted in every build: a compiled class of msgspec forgets that it is frozen.
"""

from __future__ import annotations

from msgspec import Struct


class BaseView(Struct, frozen=True):
    seat: int  # whose view it is, or the SPECTATOR
    players: int
    over: bool
    winners: tuple[int, ...]
    step: str  # what is asked or thrown, "" at the end
    about: tuple[int, ...]  # the public numbers of that question
    waiting: tuple[int, ...]  # whom the viewer knows to be deciding
    acts: bool
