"""Which message says what in Cry Havoc. The doors speak through this file; the sentences are in words/*.ftl."""

from __future__ import annotations

from typing import Final

from igroteka.games.havoc.words.cards import name_of, seat_name
from igroteka.games.havoc.words.choices import CHOICES
from igroteka.games.havoc.words.events import EVENTS
from igroteka.games.havoc.words.prompts import PROMPTS, prompt

__all__ = ["PROMPTS", "choice", "name_of", "prompt", "refused", "seat_name", "told"]

choice: Final = CHOICES.choice
refused: Final = CHOICES.refused
told: Final = EVENTS.told
