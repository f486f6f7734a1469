"""The options of Claustrophobia, each with its default first (CL-008, CL-134, CL-R51).

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from __future__ import annotations

from typing import Literal

from igroteka.engine.ruleset import Options as Settings


class Options(Settings, frozen=True, forbid_unknown_fields=True):
    scenario: Literal[  # CL-008, CL-009: The Survivors first
        "survivors", "tide", "head", "ritual", "possessed", "dares", "captive", "infection"
    ] = "survivors"
    force: Literal["preset", "build"] = "preset"  # CL-R51: only where the scenario lets the Human build a force
    red_limit: Literal["phase", "game"] = "phase"  # CL-R01
    bodyguard_any: Literal["off", "on"] = "off"  # CL-R11
    lair_with_humans: Literal["on", "off"] = "on"  # CL-R21
    open_advantages: Literal["off", "on"] = "off"  # CL-R27
    demon_deck: Literal["off", "on"] = "off"  # CL-135: handicaps, as the next three
    demon_threat: Literal["off", "on"] = "off"  # CL-136
    human_advantage: Literal["off", "on"] = "off"  # CL-137
    human_gift: Literal["off", "on"] = "off"  # CL-138
