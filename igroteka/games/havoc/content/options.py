"""The options of Cry Havoc, each with its default first. `number_of` is what the rules take of "off" and "on".

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from __future__ import annotations

from typing import Literal

from igroteka.engine.ruleset import Options as Settings
from igroteka.games.havoc.content.vocabulary import LEVELS


class Options(Settings, frozen=True, forbid_unknown_fields=True):
    level: Literal["first", "experienced", "veteran"] = "first"  # CH-015, CH-016, CH-017
    level_per_player: Literal["off", "on"] = "off"  # CH-R66: the next four count instead
    level_one: Literal["first", "experienced", "veteran"] = "first"  # of the first seat
    level_two: Literal["first", "experienced", "veteran"] = "first"
    level_three: Literal["first", "experienced", "veteran"] = "first"
    level_four: Literal["first", "experienced", "veteran"] = "first"
    faction_pick: Literal["choose", "random"] = "choose"  # CH-R65
    nests_at_setup: Literal["on", "off"] = "on"  # CH-R03
    jump_only_in_scoring_phase: Literal["off", "on"] = "off"  # CH-R04, CH-R80
    init_bonus_optional: Literal["on", "off"] = "on"  # CH-R11
    tactics_end_on_first_pass: Literal["off", "on"] = "off"  # CH-R22
    retreat_split: Literal["off", "on"] = "off"  # CH-R40
    trog_winners_become_nest: Literal["off", "on"] = "off"  # CH-R41
    artillery_third_party: Literal["on", "off"] = "on"  # CH-R59
    humans_minus_one_skill_2p: Literal["off", "on"] = "off"  # CH-R79


def level_of(options: Options, seat: int) -> int:
    """Return the skills of a seat beyond the default one: a number of vocabulary.LEVELS (CH-R66)."""
    if options.level_per_player == "off":
        return LEVELS.index(options.level)
    own = (options.level_one, options.level_two, options.level_three, options.level_four)
    return LEVELS.index(own[seat])
