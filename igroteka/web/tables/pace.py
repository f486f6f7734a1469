"""How fast bots play: what people set on their pages, and how long a table waits so that they can follow.

A table waits as long as the slowest of the people who play there and look on wants to see others' moves; spectators do
not hold up a game. Somebody who has said nothing sees them at the usual speed, and so does a table without people.

A hidden question (`engine/window.py`) is another matter: there the time that passes must not tell whether the one
who was asked had anything to choose. A person who has not is answered for after as long as people take, at any speed:
speeds are public, but a person with a choice needs these seconds, and the others know it. A bot that searches thinks
longer where it has a choice, so it answers after as long too. Only a bot that knows at once, by its level, which all
can read, may be quick: what it holds changes nothing of that.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from igroteka.web.settings import Settings
from igroteka.web.tables.bot_levels import AT_ONCE
from igroteka.web.tables.room import Room

DELAYS: Final = SystemRandom()
HUSH: Final = 0.15  # of the usual delay: what a hidden question takes a bot that knows at once


def dwell(room: Room, settings: Settings) -> float:
    """Return the seconds that pass between two turns of bots."""
    return settings.dwell * room.pace()


def hidden_delay(settings: Settings, level: str) -> float:
    """Return the seconds that a hidden question takes a bot of the level; "" is a person with nothing to choose."""
    usual = DELAYS.uniform(*settings.window)
    return usual * HUSH if level in AT_ONCE else usual
