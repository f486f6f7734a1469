"""The ten options of Trappers, each with its default first. Values are words; number() is what the rules take.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from __future__ import annotations

from typing import Final, Literal

from igroteka.engine.ruleset import Options as Settings


class Options(Settings, frozen=True, forbid_unknown_fields=True):
    human_reward: Literal["ten", "five"] = "ten"  # TR-R04
    capture_zefs: Literal["pay_four", "nothing", "gain_four"] = "pay_four"  # TR-R05
    defeat_skip: Literal["one", "none"] = "one"  # TR-R06
    rep_loss_on_failed_robbery: Literal["off", "on"] = "off"  # TR-R12
    neutral_build: Literal["off", "on"] = "off"  # TR-R09
    defender_scores: Literal["off", "on"] = "off"  # TR-R18
    mimic_cap: Literal["six", "eight"] = "six"  # TR-R11
    old_exchange_limit: Literal["none", "one"] = "none"  # TR-R26; number 0: no limit
    target_vp: Literal["twenty", "twelve"] = "twenty"  # TR-001
    round_limit: Literal["none", "five", "ten", "thirty", "sixty"] = "none"  # TR-R42; number 0: no limit


NUMBERS: Final = {
    "off": 0,
    "on": 1,
    "none": 0,
    "one": 1,
    "nothing": 0,
    "pay_four": -4,
    "gain_four": 4,
    "five": 5,
    "six": 6,
    "eight": 8,
    "ten": 10,
    "twelve": 12,
    "twenty": 20,
    "thirty": 30,
    "sixty": 60,
}


def number(value: str) -> int:
    """The number that an option's word stands for; off is 0, on is 1."""
    return NUMBERS[value]
