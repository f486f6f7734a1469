"""The six options of Tremble, each with its default first.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from __future__ import annotations

from typing import Literal

from igroteka.engine.ruleset import Options as Settings


class Options(Settings, frozen=True, forbid_unknown_fields=True):
    missions: Literal["on", "off"] = "on"  # TH-019
    overcommit: Literal["forbid", "allow"] = "forbid"  # TH-R08
    ships_per_city: Literal["any", "two"] = "any"  # TH-R05
    reserve_vs_army: Literal["off", "on"] = "off"  # TH-R17
    unfinished_search: Literal["nothing", "quick"] = "nothing"  # TH-R32
    credit_limit: Literal["stock", "one_at_a_time"] = "stock"  # TH-R33
