"""The things of Cry Havoc in words: sides, regions, cards, structures, skills, tokens, options; no language."""

from __future__ import annotations

import re
from typing import Final

from igroteka.games.havoc.content.boards import Region
from igroteka.games.havoc.content.cards import Named
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import FACTIONS, OBJECTIVE_NAMES, TERRAINS, TOKEN_KINDS
from igroteka.games.havoc.state.actions import OWN_DECK
from igroteka.games.havoc.state.told import board_in, region_in, seat_in, side_in, where
from igroteka.table.text.cards import field_of, name_in
from igroteka.table.text.messages import Arg, Msg, Ref, msg

TEXT: Final = "-text"  # Ref("skill-text", 3): what is printed on it, instead of its name
FIELD: Final = re.compile(r"\{([\w.]+)\}")  # a number of the thing in its text
SUPPORTS: Final = ("artillery", "watchtower")
ACTIONS_EACH: Final = 3  # CH-051: actions of a player in a round


def entry_of(content: Content, ref: Ref) -> Named | Region:
    match ref.kind.removesuffix(TEXT):
        case "faction":
            return content.factions[ref.number]
        case "region":  # with the side of the board it lies on: state/told.py
            return content.boards[board_in(ref.number)][region_in(ref.number)]
        case "card":
            return content.cards[ref.number]
        case "structure":
            return content.structures[ref.number]
        case "skill":
            return content.skills[ref.number]
        case "exploration":
            return content.explorations[ref.number]
        case "event":
            return content.events[ref.number]
    raise KeyError(f"nothing of the kind '{ref.kind}'")


def name_of(content: Content, ref: Ref, language: str) -> str:
    entry = entry_of(content, ref)
    return printed(entry, language) if ref.kind.endswith(TEXT) else name_in(entry, language)


def printed(entry: Named | Region, language: str) -> str:
    """Return what is printed on a thing, with its numbers; "{battle.amount}" is that of its part `battle`."""
    text = field_of(entry, f"{language}_text", f"no text in language '{language}'")
    return FIELD.sub(lambda found: number_in(entry, found[1]), text)


def number_in(entry: Named | Region, field: str) -> str:
    part, _, name = field.rpartition(".")
    lacking = f"the text names '{field}', not a field"
    return field_of(getattr(entry, part) if part else entry, name, lacking)


# --- sides and seats ---


def seat_name(seat: int) -> Msg:
    return msg("seat-name", "CH-001", seat=seat + 1)


def side_name(side: int) -> Ref:
    return Ref("faction", side)


def side_of(side: int) -> Msg:
    """Name a side after a preposition or as an object: in Russian another case."""
    return msg("player-of", "CH-002", side=FACTIONS[side])


def player(number: int) -> Arg:
    """Name a side as events tell it, with its seat; -1 is nobody."""
    if number < 0:
        return msg("nobody")
    side, seat = Ref("faction", side_in(number)), seat_in(number)
    return msg("player", "CH-002", side=side, who=Ref("seat", seat)) if seat >= 0 else side


def player_of(number: int) -> Arg:
    """Name the same after a preposition or as an object."""
    if number < 0:
        return msg("nobody")
    side, seat = FACTIONS[side_in(number)], seat_in(number)
    if seat < 0:
        return msg("player-of", "CH-002", side=side)
    return msg("player-of", "CH-002", side=side, who=Ref("seat", seat))


# --- the board ---


def region_name(region: int, board: int) -> Ref:
    return Ref("region", where(region, board))


def terrain_name(terrain: int) -> Msg:
    return msg("terrain-name", "CH-127", terrain=TERRAINS[terrain])


def deck_name(deck: int) -> Msg:
    """Name a deck to draw from, as a button does."""
    return msg("deck-name", "CH-102", deck="own" if deck == OWN_DECK else TERRAINS[deck])


def deck_of(deck: int) -> Msg:
    """Name a deck inside a sentence."""
    return msg("deck-of", "CH-102", deck="own" if deck == OWN_DECK else TERRAINS[deck])


def objective_name(objective: int) -> Msg:
    return msg("objective", "CH-119", objective=OBJECTIVE_NAMES[objective])


def token_name(kind: int) -> Msg:
    return msg("token-kind", "CH-024", kind=TOKEN_KINDS[kind])


def support_name(support: int) -> Msg:
    return msg("support", "CH-R62", support=SUPPORTS[support])


# --- numbers ---


def soldiers(count: int) -> Msg:
    return msg("soldiers", count=count)


def crystals(count: int) -> Msg:
    return msg("crystals", count=count)


def cards(count: int) -> Msg:
    return msg("cards", count=count)


# --- cards, structures, skills ---


def bonus_name(bonus: str) -> Msg:
    return msg("bonus", "CH-055", bonus=bonus)


def card_text(content: Content, kind: int) -> Msg:
    """Say all that is printed on a card but its name, which is Ref("card", kind)."""
    card = content.cards[kind]
    icons = msg("card-icons", "CH-050", move=card.move, recruit=card.recruit, build=card.build)
    text = Ref("card-text", kind)
    if card.bonus is None:
        return msg("card-text", "CH-050", icons=icons, text=text)
    return msg("card-text-bonus", "CH-055", icons=icons, bonus=bonus_name(card.bonus), text=text)


def structure_text(content: Content, structure: int) -> Msg:
    found = content.structures[structure]
    text = Ref("structure-text", structure)
    if found.activate is None:
        return msg("structure-text-standing", "CH-094", build=found.build, text=text)
    return msg("structure-text", "CH-094", build=found.build, activate=found.activate, text=text)


OPTION_CLAUSES: Final = {
    "level": "CH-R66",
    "level_per_player": "CH-R66",
    "level_one": "CH-R66",
    "level_two": "CH-R66",
    "level_three": "CH-R66",
    "level_four": "CH-R66",
    "faction_pick": "CH-R65",
    "nests_at_setup": "CH-R03",
    "jump_only_in_scoring_phase": "CH-R04",
    "init_bonus_optional": "CH-R11",
    "tactics_end_on_first_pass": "CH-R22",
    "retreat_split": "CH-R40",
    "trog_winners_become_nest": "CH-R41",
    "artillery_third_party": "CH-R59",
    "humans_minus_one_skill_2p": "CH-R79",
}
