"""The option of Liar's dice.

Interpreted in every build: its struct is a msgspec class.
"""

from __future__ import annotations

from typing import Literal

from igroteka.engine.ruleset import Options


class LiarsDiceOptions(Options, frozen=True, forbid_unknown_fields=True):
    ones: Literal["wild", "plain"] = "wild"  # LD-003
