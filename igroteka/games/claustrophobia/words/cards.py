"""The things of Claustrophobia in words: warriors, tiles, cards, spaces, scenarios, options; no language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import (
    BUY_ADVANTAGE,
    BUY_BLADE,
    BUY_BRUTE,
    BUY_GIFT,
    BUY_OBJECT,
    CREATURES,
    DEED_NAMES,
    PLACES,
    PROFILE_OF,
    SIDE_LETTERS,
    STAT_NAMES,
    TALENTS,
)
from igroteka.games.claustrophobia.state.told import (
    FIGURE_DAMNED,
    FIGURE_POSSESSED,
    SPOTS,
    TOUGH_TROG,
    TROG,
    fiend_in,
    figure_in,
    is_human,
    is_trog,
    spot_in,
    tile_in,
)
from igroteka.table.text.cards import field_of, name_in, text_in
from igroteka.table.text.messages import Arg, Msg, Ref, msg
from igroteka.table.text.phrases import listed

TEXT: Final = "-text"  # Ref("gift-text", 3): what is printed on it, instead of its name
GOAL: Final = "-goal"  # Ref("scenario-goal", 3): how either player wins
SPECIAL: Final = "-special"  # Ref("scenario-special", 3): its special rules
OF: Final = "-of"  # Ref("warrior-of", 3): the name after a preposition or as an object; in Russian another case
TO: Final = "-to"  # the name of whom something is given to
NUMERALS: Final = ("", "I", "II", "III", "IV")
DICE: Final = 6  # values of a die; a digit of four bits for each in a number that tells a throw

# --- names ---


def entry_of(content: Content, kind: str, number: int) -> Any:
    match kind:
        case "tile":
            return content.tiles[number]
        case "card":
            return content.cards[number]
        case "gift":
            return content.gifts[number]
        case "object":
            return content.objects[number]
        case "demon":
            return content.demons[number]
        case "creature":
            return content.creatures[number]
        case "profile":
            return content.warriors[number]
        case "space":
            return content.spaces[number]
        case "scenario":
            return content.scenarios[number]
        case "handicap":
            return content.handicaps[number]
        case "human":
            return content.warriors[PROFILE_OF[number]]
        case "warrior" | "figure":
            return figure_entry(content, number)
    raise KeyError(f"nothing of the kind '{kind}'")


def figure_entry(content: Content, warrior: int) -> Any:
    """Return the row of a warrior as he is told (state/told.py)."""
    if is_human(warrior):
        return content.warriors[PROFILE_OF[warrior]]
    if is_trog(warrior):
        return content.creatures[CREATURES.index("troglodyte")]
    figure = int(figure_in(warrior))
    named = {int(FIGURE_POSSESSED): "possessed", int(FIGURE_DAMNED): "damned"}
    return content.creatures[CREATURES.index(named[figure])] if figure in named else content.demons[figure]


def name_of(content: Content, ref: Ref, language: str) -> str:
    kind, number = ref.kind, ref.number
    if kind == "where":
        return place_name(content, number, language)
    for ending, field in ((TEXT, "text"), (GOAL, "goal_text"), (SPECIAL, "special_text")):
        if kind.endswith(ending):
            entry = entry_of(content, kind.removesuffix(ending), number)
            if field == "text":
                return text_in(entry, language)
            return field_of(entry, f"{language}_{field}", f"no text in language '{language}'")
    case = next((ending for ending in (OF, TO) if kind.endswith(ending)), "")
    plain = kind.removesuffix(case)
    entry = entry_of(content, plain, number)
    name = cased(entry, case, language)
    if plain in ("human", "warrior", "figure"):
        return name + numbered(content, plain, number, language)
    return name


def cased(entry: Any, case: str, language: str) -> str:
    """Return the name in the case that the sentence needs; only Russian has other ones."""
    field = f"{language}{case.replace('-', '_')}"
    found = getattr(entry, field, None) if case else None
    return str(found) if found is not None else name_in(entry, language)


def numbered(content: Content, kind: str, number: int, language: str) -> str:
    """Tell two of a kind apart, and a figure of the Demon side by whom it was."""
    if kind == "human" or is_human(number):
        return numeral(content, number)
    if figure_in(number) < FIGURE_POSSESSED:
        return ""
    human = int(fiend_in(number)) - 1
    return f" ({name_in(content.warriors[PROFILE_OF[human]], language)}{numeral(content, human)})"


def numeral(content: Content, human: int) -> str:
    profile = PROFILE_OF[human]
    if content.warriors[profile].figures < 2:
        return ""
    return f" {NUMERALS[1 + PROFILE_OF[:human].count(profile)]}"


def place_name(content: Content, where: int, language: str) -> str:
    """Name a laid tile: by its number too, where others are called the same."""
    name = name_in(content.tiles[int(tile_in(where))], language)
    namesakes = sum(name_in(tile, language) == name for tile in content.tiles)
    return name if namesakes < 2 else f"{name} {int(spot_in(where))}"


def seat_name(seat: int) -> Msg:
    return msg("seat-name", "CL-001", seat=seat + 1)


# --- warriors and places ---


def warrior_name(warrior: int) -> Arg:
    """Name a warrior at the beginning of a sentence; Troglodytes have no names."""
    if is_trog(warrior):
        return msg("trog", "CL-003", tough=tough(warrior))
    return Ref("warrior", warrior)


def warrior_of(warrior: int) -> Arg:
    """Name whom something is done to."""
    if is_trog(warrior):
        return msg("trog-of", "CL-003", tough=tough(warrior))
    return Ref("warrior-of", warrior)


def warrior_to(warrior: int) -> Arg:
    if is_trog(warrior):
        return msg("trog-to", "CL-003", tough=tough(warrior))
    return Ref("warrior-to", warrior)


def target_of(warrior: int) -> Arg:
    """Name the target of an attack: all Troglodytes of a tile are one (CL-106)."""
    return msg("trogs-of", "CL-106") if is_trog(warrior) else Ref("warrior-of", warrior)


def tough(warrior: int) -> str:
    return "yes" if warrior == TOUGH_TROG else "no"


def trogs(count: int) -> Msg:
    return msg("trogs", count=count)


def place(tile: int, spot: int) -> Ref:
    return Ref("where", tile * int(SPOTS) + spot)


def side_name(side: int) -> Msg:
    return msg("side", "CL-088", side=SIDE_LETTERS[side])


def tile_text(kind: str) -> Msg:
    """Say what is special about a kind of tile."""
    return msg("tile-text", TILE_CLAUSES[kind], kind=kind)


TILE_CLAUSES: Final = {
    "exit": "CL-143",
    "pentacle": "CL-142",
    "lair": "CL-147",
    "stash": "CL-139",
    "hole": "CL-156",
    "flooded": "CL-140",
    "tentacles": "CL-144",
    "booby": "CL-148",
    "tight": "CL-154",
    "mechanism": "CL-159",
    "plain": "CL-089",
}


# --- values and numbers ---


def values(numbers: Sequence[int]) -> Msg:
    """Say MVT, CBT and DEF."""
    return msg("values", "CL-020", mvt=numbers[0], cbt=numbers[1], df=numbers[2])


def stat_name(stat: int) -> Msg:
    return msg("stat", "CL-020", stat=STAT_NAMES[stat])


def talent_name(talent: int) -> Msg:
    return msg("talent", "CL-120", talent=TALENTS[talent])


def hits(count: int) -> Msg:
    return msg("hits", count=count)


def dice(count: int) -> Msg:
    return msg("dice", count=count)


def threat(count: int) -> Msg:
    return msg("threat", count=count)


def thrown(counts: int) -> str:
    """Say the dice of a throw, the highest first: "5 4 4 1"."""
    return " ".join([str(value) for value in values_in(counts)])


def values_in(counts: int) -> tuple[int, ...]:
    """List the dice of a throw, the highest first."""
    many = [counts >> 4 * (value - 1) & 15 for value in range(1, DICE + 1)]
    return tuple([value for value in range(DICE, 0, -1) for _ in range(many[value - 1])])


def values_with(count: int, need: int, hits: int) -> tuple[int, ...]:
    """List dice of which so many hit: the rules know no more of an attack than that."""
    least = min(max(need, 1), DICE)
    struck = [least + number % max(1, DICE - least) for number in range(hits)]
    return tuple(struck + [1 + (2 * number + 1) % max(1, least - 1) for number in range(count - hits)])


def objects_in(bits: int) -> Arg:
    """Name objects that are told as bits."""
    return listed([Ref("object", number) for number in range(bits.bit_length()) if bits >> number & 1])


# --- deeds, items, options ---


def deed_name(deed: int) -> Msg:
    return msg("deed", "CL-R49", deed=DEED_NAMES[deed])


def item_name(item: int) -> Arg:
    """Name an item of a force that is built."""
    if item == BUY_ADVANTAGE:
        return msg("item-advantage", "CL-038")
    if item in (BUY_BRUTE, BUY_BLADE):
        return Ref("profile", 1 if item == BUY_BRUTE else 2)
    return Ref("object", item - int(BUY_OBJECT)) if item >= BUY_OBJECT else Ref("gift", item - int(BUY_GIFT))


OPTION_CLAUSES: Final = {
    "scenario": "CL-R51",
    "force": "CL-R51",
    "red_limit": "CL-R01",
    "bodyguard_any": "CL-R11",
    "lair_with_humans": "CL-R21",
    "open_advantages": "CL-R27",
    "demon_deck": "CL-135",
    "demon_threat": "CL-136",
    "human_advantage": "CL-137",
    "human_gift": "CL-138",
}
OPTION_GROUPS: Final = {
    **dict.fromkeys(("red_limit", "bodyguard_any", "lair_with_humans", "open_advantages"), "options-of-rules"),
    **dict.fromkeys(("demon_deck", "demon_threat", "human_advantage", "human_gift"), "options-of-handicap"),
}
PLACE_NAMES: Final = PLACES
TROGS: Final = int(TROG)
