"""The tables of Claustrophobia: warriors, Demons, cards, tiles, the Board of Destiny and scenarios, read and checked.

In play everything is a small number: profiles, creatures, spaces, scenarios and handicaps in the order of
vocabulary.py or of their table, kinds of cards with the Advantages first, tiles in the order of their table.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from igroteka.engine.content_tables import ContentReader, RawTables, Shape, Tables
from igroteka.games.claustrophobia.content.cards import (
    ADVANTAGES,
    EVENTS,
    Card,
    CardRow,
    check_card,
    check_deck,
    dealt,
)
from igroteka.games.claustrophobia.content.dark import (
    SPACES_FILE,
    TILES_FILE,
    Space,
    Tile,
    check_space,
    check_spaces,
    check_tile,
    check_tiles,
)
from igroteka.games.claustrophobia.content.people import (
    CREATURES_FILE,
    DEMONS,
    GIFTS,
    OBJECTS,
    WARRIORS,
    Creature,
    Demon,
    Gift,
    Object,
    Warrior,
    check_creatures,
    check_demons,
    check_dice,
    check_gifts,
    check_objects,
    check_warriors,
)
from igroteka.games.claustrophobia.content.scenarios import (
    HANDICAPS_FILE,
    SCENARIOS_FILE,
    Handicap,
    Scenario,
    check_handicaps,
    check_scenarios,
)


@dataclass(frozen=True)
class Content:
    warriors: tuple[Warrior, ...]  # by profile
    creatures: tuple[Creature, ...]
    demons: tuple[Demon, ...]
    gifts: tuple[Gift, ...]
    objects: tuple[Object, ...]  # kinds
    cards: tuple[Card, ...]  # kinds: Advantages, then Events
    advantages: int  # kinds of cards below this are Advantages, from it on Events
    kinds: tuple[int, ...]  # by card: its kind
    tiles: tuple[Tile, ...]
    spaces: tuple[Space, ...]
    scenarios: tuple[Scenario, ...]
    handicaps: tuple[Handicap, ...]
    hash: str
    tables: RawTables = field(compare=False, repr=False)


SHAPE: Final[Shape] = {
    WARRIORS: ("warrior", Warrior),
    CREATURES_FILE: ("creature", Creature),
    DEMONS: ("demon", Demon),
    GIFTS: ("gift", Gift),
    OBJECTS: ("object", Object),
    ADVANTAGES: ("card", CardRow),
    EVENTS: ("card", CardRow),
    TILES_FILE: ("tile", Tile),
    SPACES_FILE: ("space", Space),
    SCENARIOS_FILE: ("scenario", Scenario),
    HANDICAPS_FILE: ("handicap", Handicap),
}


def checked(tables: Tables) -> Content:
    for file in (ADVANTAGES, EVENTS):
        for card in tables.of(file, CardRow):
            check_card(tables, file, card)
    for tile in tables.of(TILES_FILE, Tile):
        check_tile(tables, tile)
    for space in tables.of(SPACES_FILE, Space):
        check_space(tables, space)
    tables.stop_at_faults()  # what follows counts entries, and would count broken ones as missing
    advantages, events = tables.of(ADVANTAGES, CardRow), tables.of(EVENTS, CardRow)
    warriors, gifts, objects = tables.of(WARRIORS, Warrior), tables.of(GIFTS, Gift), tables.of(OBJECTS, Object)
    check_warriors(tables, warriors)
    check_creatures(tables, tables.of(CREATURES_FILE, Creature))
    check_demons(tables, tables.of(DEMONS, Demon))
    check_gifts(tables, gifts)
    check_objects(tables, objects)
    boost = sum(
        (card.amount or 0) * card.copies for card in advantages if card.effect == "boost" and card.stat == "cbt"
    )
    check_dice(tables, warriors, gifts, objects, boost)
    check_deck(tables, ADVANTAGES, advantages, set())
    check_deck(tables, EVENTS, events, {card.id for card in advantages})
    check_tiles(tables, tables.of(TILES_FILE, Tile))
    check_spaces(tables, tables.of(SPACES_FILE, Space))
    tables.stop_at_faults()  # scenarios are made of all this
    check_scenarios(tables, tables.of(SCENARIOS_FILE, Scenario))
    check_handicaps(tables, tables.of(HANDICAPS_FILE, Handicap))
    tables.stop_at_faults()
    cards = (*dealt(advantages, "advantage"), *dealt(events, "event"))
    return Content(
        warriors=warriors,
        creatures=tables.of(CREATURES_FILE, Creature),
        demons=tables.of(DEMONS, Demon),
        gifts=gifts,
        objects=objects,
        cards=cards,
        advantages=len(advantages),
        kinds=tuple([kind for kind, card in enumerate(cards) for _ in range(card.copies)]),
        tiles=tables.of(TILES_FILE, Tile),
        spaces=tables.of(SPACES_FILE, Space),
        scenarios=tables.of(SCENARIOS_FILE, Scenario),
        handicaps=tables.of(HANDICAPS_FILE, Handicap),
        hash=tables.hash(),
        tables=tables.raw,
    )


TABLES: Final = ContentReader(Path(__file__).parent, SHAPE, checked)
read: Final = TABLES.read
from_tables: Final = TABLES.from_tables
