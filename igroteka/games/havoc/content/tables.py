"""The tables of Cry Havoc: maps, factions, cards, structures, skills, tokens and events, read and checked.

In play a region, a side, a card, a structure, a skill and a kind of token are small numbers: regions in the order of
their map, sides as in vocabulary.py, cards by deck (terrain first), structures and skills by faction, skills with the
default one first, tokens in the order of their table with war parties before nests.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from igroteka.engine.content_tables import ContentReader, RawTables, Shape, Tables
from igroteka.games.havoc.content.boards import MAP_FILES, Region, RegionRow, board_of
from igroteka.games.havoc.content.cards import CARDS_FILE, Card, check_card, check_decks, in_order
from igroteka.games.havoc.content.pieces import (
    EVENTS,
    EXPLORATIONS,
    FACTIONS_FILE,
    MOST_TYPES,
    SKILLS_FILE,
    STRUCTURES,
    TRACK,
    TROG_TOKENS,
    EventMarker,
    EventPoint,
    Exploration,
    FactionRow,
    Skill,
    Structure,
    TrogToken,
    check_event,
    check_events,
    check_factions,
    check_skill,
    check_skills,
    check_structure,
    check_structures,
    check_track,
    skills_in_order,
    structures_in_order,
    tokens_in_order,
)
from igroteka.games.havoc.content.vocabulary import BOARDS


@dataclass(frozen=True)
class Content:
    boards: tuple[tuple[Region, ...], ...]  # FOR_THREE, FOR_TWO
    factions: tuple[FactionRow, ...]  # by side
    cards: tuple[Card, ...]  # kinds, by deck
    kinds: tuple[int, ...]  # by card: its kind
    structures: tuple[Structure, ...]
    skills: tuple[Skill, ...]
    trog_tokens: tuple[TrogToken, ...]  # kinds, war parties first
    war_parties: int  # kinds of Trog tokens below this are war parties, from it on nests
    explorations: tuple[Exploration, ...]  # kinds
    events: tuple[EventMarker, ...]
    points: tuple[EventPoint, ...]  # the last one is final scoring
    hash: str
    tables: RawTables = field(compare=False, repr=False)


SHAPE: Final[Shape] = {
    **dict.fromkeys(MAP_FILES, ("region", RegionRow)),
    FACTIONS_FILE: ("faction", FactionRow),
    CARDS_FILE: ("card", Card),
    STRUCTURES: ("structure", Structure),
    SKILLS_FILE: ("skill", Skill),
    TROG_TOKENS: ("token", TrogToken),
    EXPLORATIONS: ("exploration", Exploration),
    EVENTS: ("event", EventMarker),
    TRACK: ("point", EventPoint),
}


def checked(tables: Tables) -> Content:
    cards = tables.of(CARDS_FILE, Card)
    structures = tables.of(STRUCTURES, Structure)
    skills = tables.of(SKILLS_FILE, Skill)
    events = tables.of(EVENTS, EventMarker)
    for card in cards:
        check_card(tables, card)
    for structure in structures:
        check_structure(tables, structure)
    for skill in skills:
        check_skill(tables, skill)
    for event in events:
        check_event(tables, event)
    tables.stop_at_faults()  # what follows counts entries, and would count broken ones as missing
    factions = tables.of(FACTIONS_FILE, FactionRow)
    points = tables.of(TRACK, EventPoint)
    tokens = tokens_in_order(tables.of(TROG_TOKENS, TrogToken))
    explorations = tables.of(EXPLORATIONS, Exploration)
    check_factions(tables, factions)
    check_decks(tables, cards)
    check_structures(tables, structures)
    check_skills(tables, skills)
    check_events(tables, events)
    check_track(tables, points)
    boards = [board for board in (board_of(tables, side) for side in range(int(BOARDS))) if board is not None]
    check_pools(tables, boards, tokens, explorations)
    tables.stop_at_faults()
    kinds = in_order(cards)
    return Content(
        boards=tuple(boards),
        factions=factions,
        cards=kinds,
        kinds=tuple([kind for kind, card in enumerate(kinds) for _ in range(card.copies)]),
        structures=structures_in_order(structures),
        skills=skills_in_order(skills),
        trog_tokens=tokens,
        war_parties=sum(token.kind == "war_party" for token in tokens),
        explorations=explorations,
        events=events,
        points=points,
        hash=tables.hash(),
        tables=tables.raw,
    )


def check_pools(
    tables: Tables,
    boards: Sequence[Sequence[Region]],
    tokens: Sequence[TrogToken],
    explorations: Sequence[Exploration],
) -> None:
    """CH-024, CH-R02: there is a token for every marked place of either side of the board."""
    parties = [token.count for token in tokens if token.kind == "war_party"]
    nests = [token.count for token in tokens if token.kind == "nest"]
    pools = (
        (TROG_TOKENS, "war_party tokens", parties, [sum(region.war_parties for region in board) for board in boards]),
        (TROG_TOKENS, "nest tokens", nests, [sum(region.nests for region in board) for board in boards]),
        (
            EXPLORATIONS,
            "exploration tokens",
            [token.count for token in explorations],
            [sum(region.explorations for region in board) for board in boards],
        ),
    )
    for file, name, counts, places in pools:
        if not 1 <= len(counts) <= MOST_TYPES:
            tables.fault(file, "", "", f"expected 1 to {MOST_TYPES} kinds of {name}, got {len(counts)}")
        elif sum(counts) < max(places, default=0):
            tables.fault(file, "", "", f"expected at least {max(places)} {name}, got {sum(counts)}")


TABLES: Final = ContentReader(Path(__file__).parent, SHAPE, checked)
read: Final = TABLES.read
from_tables: Final = TABLES.from_tables
