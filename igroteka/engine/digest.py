"""Digest of a game: one short string for everything on the table and everything pending.

Interpreted in every build: it runs once a game or less, outside of playouts.
"""

from __future__ import annotations

import hashlib
import json

from igroteka.engine.game import Game
from igroteka.engine.step import LIMIT, NOTHING, A, B, step_of


def digest(game: Game) -> str:
    """Return 32 hex digits that are equal for equal games."""
    whole = {"table": game.table(), "pending": pending(game), "seat": int(game.seat)}
    canonical = json.dumps(whole, sort_keys=True, separators=(",", ":"), default=list)  # a vec is a list of its cells
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:32]


def pending(game: Game) -> list[tuple[str, int, int, int]]:
    """List the stack from the bottom up, steps by name: their numbers hold for this process only."""
    frames = [int(game.stack[i]) for i in range(game.depth)]
    if game.top != NOTHING:
        frames.append(int(game.top))
    return [(step_of(f).name, f >> A & LIMIT, f >> B & LIMIT, f & LIMIT) for f in frames]
