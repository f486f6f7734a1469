"""Scenarios and handicaps: what they field, and the rules that they change by name (CL-011, CL-012).

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from igroteka.engine.content_tables import Tables
from igroteka.games.claustrophobia.content import vocabulary as terms
from igroteka.games.claustrophobia.content.cards import ADVANTAGES, DECK_SIZES, EVENTS, CardRow, check_fields
from igroteka.games.claustrophobia.content.dark import SPACES_FILE, TILES_FILE, Space, Tile, takes_all
from igroteka.games.claustrophobia.content.people import (
    DEMONS,
    GIFTS,
    OBJECTS,
    WARRIORS,
    Gift,
    Named,
    Object,
    Warrior,
    check_order,
)

SCENARIOS_FILE: Final = "scenarios.toml"
HANDICAPS_FILE: Final = "handicaps.toml"
Count: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Die: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Points: TypeAlias = Annotated[int, Meta(ge=1, le=50)]

# by optional field: the words of a scenario (deeds, moments, conditions) of which at least one needs it
NEEDED_BY: Final[dict[str, tuple[str, ...]]] = {
    "target": ("light_fuse", "chant", "put_seal", "shaft_free", "gathered"),
    "fuse": ("light_fuse",),
    "seals": ("put_seal",),
    "seal_need": ("break_seal",),
    "possessed": ("possessed", "exorcise"),
    "freed_wounds": ("exorcise",),
    "exorcism_dice": ("exorcise",),
    "exorcism_need": ("exorcise",),
    "full_chests": ("treasure",),
    "crawling": ("crawling_death",),
    "reveal_tiles": ("master", "possessed", "treasure", "captive"),
}
ALLOWED_BY: Final = {"reveal_trogs": ("master",), "empty_chests": ("treasure",)}  # fields that may be left out
RESTS_ON: Final[dict[str, str]] = {  # by word: another one that the scenario must have
    "light_fuse": "fuse",
    "fuse": "light_fuse",
    "fuse_burnt": "fuse",
    "fuse_lit": "fuse",
    "chanted": "chant",
    "put_seal": "break_seal",
    "break_seal": "put_seal",
    "exorcise": "possessed",
    "freed": "exorcise",
    "possessed_dead": "possessed",
    "open_chest": "treasure",
    "take_chest": "treasure",
    "chest_out": "carrier",
    "carrier": "treasure",
    "captive_out": "captive_leaves",
    "captive_leaves": "captive",
    "captive_dead": "captive",
}
COUNTED: Final = ("left", "chanted", "freed", "possessed_dead", "gathered", "too_few")  # conditions with an amount
CERTAIN: Final = ("no_humans", "last_round")  # CL-R42: conditions that must end any game, each by itself
HANDICAP_EFFECTS: Final = ("remove_events", "threat", "advantage", "gift")  # by handicap, as the next one
HANDICAP_SIDES: Final = ("demon", "demon", "human", "human")


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a stack, shuffled in itself: tiles of the pool, and one of the targets."""

    random: Annotated[int, Meta(ge=0, le=int(terms.MOST_IN_BLOCK))] = 0
    targets: tuple[str, ...] = ()


class Fielded(Struct, frozen=True, forbid_unknown_fields=True):
    place: terms.Place
    objects: tuple[str, ...] = ()


class Build(Struct, frozen=True, forbid_unknown_fields=True):
    """Prices of a force that the Human buys."""

    points: Points
    gift: Points
    condemned: Points
    object: Points
    advantage: Points
    most_gifts: Count
    most_advantages: Count


class End(Struct, frozen=True, forbid_unknown_fields=True):
    ending: terms.Ending
    when: tuple[terms.When, ...]
    result: terms.Result
    amount: Count = 0


class Scenario(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    ru_goal_text: str
    en_goal_text: str
    ru_special_text: str
    en_special_text: str
    start: str
    removed: tuple[str, ...] = ()
    stack: tuple[Block, ...]
    final: tuple[str, ...] = ()
    humans: tuple[Fielded, ...]
    gifts: tuple[str, ...]
    advantages: Annotated[int, Meta(ge=0, le=8)]
    threat: Annotated[int, Meta(ge=0, le=int(terms.MOST_TP))]
    demon: str | None = None
    entries: Count
    limit: Annotated[int, Meta(ge=1, le=60)]
    build: Build | None = None
    leave: terms.Leave = "nobody"
    reveal_tiles: tuple[str, ...] = ()
    revealed: terms.Reveal | None = None
    reveal_trogs: Annotated[int, Meta(ge=0, le=4)] = 0
    possessed: tuple[terms.Place, ...] = ()
    freed_wounds: Annotated[int, Meta(ge=0, le=5)] = 0
    exorcism_dice: Die = 0
    exorcism_need: Die = 0
    round_start: terms.RoundStart | None = None
    crawling: Annotated[int, Meta(ge=0, le=5)] = 0
    round_end: terms.RoundEnd | None = None
    died: terms.Died | None = None
    deeds: tuple[terms.Deed, ...] = ()
    target: str | None = None
    fuse: Count = 0
    seals: Count = 0
    seal_need: Die = 0
    full_chests: Annotated[int, Meta(ge=0, le=1)] = 0
    empty_chests: Count = 0
    closed_spaces: tuple[str, ...] = ()
    flat_spaces: tuple[str, ...] = ()
    ends: tuple[End, ...]

    @property
    def targets(self) -> set[str]:
        return {name for block in self.stack for name in block.targets}

    @property
    def size(self) -> int:
        """Return how many tiles the stack has."""
        return sum(block.random + bool(block.targets) for block in self.stack)

    @property
    def words(self) -> set[str]:
        """Return all that the scenario changes by name."""
        named = {self.revealed or "", self.round_start or "", self.round_end or "", *self.deeds}
        leave = {"carrier": "carrier", "captive": "captive_leaves"}.get(self.leave, "")
        return (named | {leave} | {name for end in self.ends for name in end.when}) - {""}


class Handicap(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    side: terms.Side
    effect: terms.HandicapEffect
    amount: Annotated[int, Meta(ge=1, le=9)] | None = None
    cards: tuple[str, ...] | None = None


class Checker:
    """Checks of one scenario; each fault names it and the field."""

    def __init__(self, tables: Tables, scenario: Scenario) -> None:
        self.tables = tables
        self.row = scenario

    def fault(self, field: str, reason: str) -> None:
        self.tables.fault(SCENARIOS_FILE, self.row.id, field, reason)

    def names(self, field: str, names: Sequence[str], file: str, what: str) -> None:
        """Check that a list names entries of a table, each once."""
        for name, times in Counter(names).items():
            if name not in self.tables.ids(file):
                self.fault(field, f"no {what} {name!r}")
            elif times > 1:
                self.fault(field, f"{name} stands there twice")

    def among(self, field: str, names: Sequence[str], wanted: set[str]) -> None:
        for name in names:
            if name not in wanted:
                self.fault(field, f"{name} is no target of the stack")

    def all(self) -> None:
        faults = len(self.tables.faults)
        self.check_names()
        if len(self.tables.faults) == faults:
            self.check_stack()
            self.check_force()
            self.check_words()
            self.check_ends()

    def check_names(self) -> None:
        """Check that everything that is named exists."""
        row = self.row
        self.names("start", [row.start], TILES_FILE, "tile")
        self.names("removed", row.removed, TILES_FILE, "tile")
        self.names("final", row.final, TILES_FILE, "tile")
        self.names("reveal_tiles", row.reveal_tiles, TILES_FILE, "tile")
        for number, block in enumerate(row.stack, 1):
            self.names(f"stack #{number}.targets", block.targets, TILES_FILE, "tile")
        for number, human in enumerate(row.humans, 1):
            self.names(f"humans #{number}.objects", human.objects, OBJECTS, "object")
        self.names("gifts", row.gifts, GIFTS, "gift")
        self.names("demon", [row.demon] if row.demon else [], DEMONS, "Demon")
        self.names("target", [row.target] if row.target else [], TILES_FILE, "tile")
        self.names("closed_spaces", row.closed_spaces, SPACES_FILE, "space")
        self.names("flat_spaces", row.flat_spaces, SPACES_FILE, "space")

    def check_stack(self) -> None:
        """Check that the stack can be made, and that what it is for lies in it."""
        row, tiles = self.row, self.tables.of(TILES_FILE, Tile)
        targets = row.targets
        if not 1 <= len(row.stack) <= terms.MOST_BLOCKS:
            self.fault("stack", f"expected 1 to {int(terms.MOST_BLOCKS)} blocks, got {len(row.stack)}")
        for number, block in enumerate(row.stack, 1):
            size = block.random + bool(block.targets)
            if not 1 <= size <= terms.MOST_IN_BLOCK:
                self.fault(f"stack #{number}", f"expected 1 to {int(terms.MOST_IN_BLOCK)} tiles, got {size}")
        if row.size + 1 > terms.MOST_LAID:
            self.fault("stack", f"expected at most {int(terms.MOST_LAID) - 1} tiles, got {row.size}")
        for name in sorted(targets & {row.start, *row.removed}):
            self.fault("stack", f"{name} is a target, and not in the stack")
        if row.start in row.removed:
            self.fault("removed", f"{row.start} is the start")
        pool = len(tiles) - len({row.start, *row.removed} | targets)
        needed = sum(block.random for block in row.stack)
        if needed > pool:
            self.fault("stack", f"expected at most {pool} random tiles, got {needed}")
        self.check_shared_targets()
        self.among("final", row.final, targets)
        self.among("reveal_tiles", row.reveal_tiles, targets)
        self.among("target", [row.target] if row.target else [], targets | {row.start})
        exits = {tile.id for tile in tiles if tile.kind == "exit"}
        if row.leave != "nobody" and not exits & (targets | {row.start}):
            self.fault("leave", "there is no Exit in the stack or at the start")

    def check_shared_targets(self) -> None:
        """Check that blocks share all their targets or none, and that there are enough of them."""
        sets = [frozenset(block.targets) for block in self.row.stack if block.targets]
        for one, times in Counter(sets).items():
            if times > len(one):
                self.fault("stack", f"{times} blocks want {len(one)} targets: {', '.join(sorted(one))}")
            if any(one != other and one & other for other in sets):
                self.fault("stack", f"blocks share some targets, not all: {', '.join(sorted(one))}")

    def check_force(self) -> None:
        """CL-006, CL-014, CL-041: who and what is fielded."""
        row = self.row
        places = [human.place for human in row.humans]
        for place, times in Counter([*places, *row.possessed]).items():
            if times > 1:
                self.fault("humans", f"{place} stands there twice")
        if "R" not in places:
            self.fault("humans", "no R: the Redeemer leads every force")
        if "C" in places:
            self.fault("humans", "C is found in play, not fielded")
        everybody = len(places) + len(row.possessed) + (row.revealed == "captive")
        if everybody > terms.MOST_WARRIORS:
            self.fault("humans", f"expected at most {int(terms.MOST_WARRIORS)} human figures, got {everybody}")
        start = next(tile for tile in self.tables.of(TILES_FILE, Tile) if tile.id == row.start)
        if len(places) > start.capacity:
            self.fault("humans", f"{row.start} holds {start.capacity}, got {len(places)}")
        for place in row.possessed:
            if not self.profile(place).condemned:
                self.fault("possessed", f"{place} is no Condemned")
        self.check_objects()
        if len(row.gifts) >= len(self.tables.of(GIFTS, Gift)):
            self.fault("gifts", "no gift is left for the handicap")
        if row.entries and row.demon is None:
            self.fault("demon", "missing, entries are given")
        if row.build is not None and row.build.most_gifts > len(self.tables.of(GIFTS, Gift)):
            self.fault("build.most_gifts", f"there are {len(self.tables.of(GIFTS, Gift))} gifts")

    def check_objects(self) -> None:
        objects = {found.id: found for found in self.tables.of(OBJECTS, Object)}
        for number, human in enumerate(self.row.humans, 1):
            for name in human.objects:
                if self.profile(human.place).id not in objects[name].users:
                    self.fault(f"humans #{number}.objects", f"{human.place} may not use {name}")
        borne = Counter(name for human in self.row.humans for name in human.objects)
        for name, many in borne.items():
            if many > objects[name].copies:
                self.fault("humans", f"expected at most {objects[name].copies} of {name}, got {many}")

    def profile(self, place: str) -> Warrior:
        number = terms.PROFILE_OF[terms.PLACES.index(place)]
        return self.tables.of(WARRIORS, Warrior)[number]

    def check_words(self) -> None:
        """Check that the rules that are named have all they need, and that nothing else is given."""
        row, words = self.row, self.row.words
        self.tables.check_list(SCENARIOS_FILE, row.id, "deeds", row.deeds or None)
        for field, needing in (*NEEDED_BY.items(), *ALLOWED_BY.items()):
            users = [word for word in needing if word in words]
            given = bool(getattr(row, field))
            if users and not given and field in NEEDED_BY:
                self.fault(field, f"missing, {users[0]!r} needs it")
            if given and not users:
                self.fault(field, f"nothing in the scenario uses it, expected {' or '.join(map(repr, needing))}")
        for word, other in RESTS_ON.items():
            if word in words and other not in words:
                self.fault(self.field_of(word), f"{word!r} is nothing without {other!r}")
        if row.leave == "nobody" and "left" in words:
            self.fault("leave", "missing, 'left' needs it")
        if row.demon is None and words & {"master", "demon_dead"}:
            self.fault("demon", "missing, the scenario is about the Demon")
        if row.revealed == "master" and row.entries:
            self.fault("entries", f"a Demon that is revealed cannot be bought, got {row.entries}")
        if row.revealed == "possessed" and len(row.possessed) != len(row.reveal_tiles):
            self.fault("possessed", f"expected {len(row.reveal_tiles)} for the tiles, got {len(row.possessed)}")
        if row.revealed == "treasure" and row.full_chests + row.empty_chests != len(row.reveal_tiles):
            chests = row.full_chests + row.empty_chests
            self.fault("empty_chests", f"expected {len(row.reveal_tiles)} chests for the tiles, got {chests}")
        if row.exorcism_need == 1 or row.seal_need == 1:
            self.fault("seal_need" if row.seal_need == 1 else "exorcism_need", "expected 2 to 6, got 1")
        self.check_spaces()

    def field_of(self, word: str) -> str:
        """Return the field of the scenario that has a word."""
        row = self.row
        if word in row.deeds:
            return "deeds"
        if word in (row.revealed, row.round_end):
            return "revealed" if word == row.revealed else "round_end"
        return "leave" if word in ("carrier", "captive_leaves") else "ends"

    def check_spaces(self) -> None:
        """CL-057: which spaces a scenario may close or weaken."""
        spaces = {space.id: space for space in self.tables.of(SPACES_FILE, Space)}
        if not any(takes_all(space) for name, space in spaces.items() if name not in self.row.closed_spaces):
            self.fault("closed_spaces", "no open black space takes every die (CL-R24)")
        for name in self.row.flat_spaces:
            if spaces[name].high is None:
                self.fault("flat_spaces", f"{name} has no 'high' to lose")

    def check_ends(self) -> None:
        """CL-R42: the game ends with the last human and with the last round, whatever else may end it."""
        for number, end in enumerate(self.row.ends, 1):
            path = f"ends #{number}"
            self.tables.check_list(SCENARIOS_FILE, self.row.id, f"{path}.when", end.when)
            counted = [word for word in end.when if word in COUNTED]
            if counted and not end.amount:
                self.fault(f"{path}.amount", f"missing, {counted[0]!r} needs it")
            if end.amount and not counted:
                self.fault(f"{path}.amount", f"nothing there counts, expected one of {', '.join(COUNTED)}")
        for word in CERTAIN:
            if not any(end.when == (word,) for end in self.row.ends):
                self.fault("ends", f"no end with {word!r} alone")


def check_scenarios(tables: Tables, scenarios: Sequence[Scenario]) -> None:
    check_order(tables, SCENARIOS_FILE, scenarios, terms.SCENARIOS)
    for scenario in scenarios:
        Checker(tables, scenario).all()
        if scenario.advantages + 1 > DECK_SIZES[ADVANTAGES]:
            tables.fault(SCENARIOS_FILE, scenario.id, "advantages", "more than the deck has")


def check_handicaps(tables: Tables, handicaps: Sequence[Handicap]) -> None:
    """CL-134: the four handicaps, each with the effect that its option names."""
    check_order(tables, HANDICAPS_FILE, handicaps, terms.HANDICAPS)
    events = {card.id for card in tables.of(EVENTS, CardRow)}
    for number, handicap in enumerate(handicaps[: len(HANDICAP_EFFECTS)]):
        for name, got, wanted in (
            ("effect", handicap.effect, HANDICAP_EFFECTS[number]),
            ("side", handicap.side, HANDICAP_SIDES[number]),
        ):
            if got != wanted:
                tables.fault(HANDICAPS_FILE, handicap.id, name, f"expected {wanted!r}, got {got!r}")
        needs = {"cards"} if handicap.effect == "remove_events" else {"amount"}
        check_fields(tables, HANDICAPS_FILE, handicap, needs, ("amount", "cards"))
        tables.check_list(HANDICAPS_FILE, handicap.id, "cards", handicap.cards)
        for card in handicap.cards or ():
            if card not in events:
                tables.fault(HANDICAPS_FILE, handicap.id, "cards", f"no Event card {card!r}")
