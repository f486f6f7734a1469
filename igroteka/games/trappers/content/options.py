"""The ten options of Trappers, each with its default first. Values are words; `number_of` is what the rules take.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from __future__ import annotations

from typing import Literal

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
