"""The tables of Trappers: board, clans, artifacts and quests, read, checked and turned into numbers for the rules.

In play a cell, a heading, a clan, a kind of artifact, a card and a quest are small numbers: cells 0..35 by
(white - 1) + 6 * (black - 1), headings north, east, south, west, clans 1..6, artifacts in the order of their table,
quests likewise with all human ones before the old ones. vocabulary.py names what else is a number.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from igroteka.engine.content_tables import ContentReader, RawTables, Shape, Tables
from igroteka.games.trappers.content.board import BOARD, Cell, CellRow, board_of
from igroteka.games.trappers.content.quests import (
    QUESTS,
    Named,
    Quest,
    QuestRow,
    bits,
    check_quest,
    check_reach,
    check_sides,
    in_order,
    quest_of,
    texts_of,
)
from igroteka.games.trappers.content.vocabulary import CLANS, EFFECTS, HUMAN_SIDE, WINDOWS, Effect, Window

CLANS_FILE: Final = "clans.toml"
ARTIFACTS: Final = "artifacts.toml"
Colour: TypeAlias = Literal["amber", "violet", "blue", "light_blue", "green", "grey"]

MOST_ARTIFACTS: Final = 16
MOST_CARDS: Final = 40
AMOUNTS: Final = ("mp", "attack", "rep_here")  # effects of some size
MAY_OPEN: Final[dict[str, str]] = {  # the windows in which an effect makes sense
    "teleport": "S",
    "mp": "S",
    "ghost_move": "S",
    "attack": "B",
    "no_losses": "D",
    "set_form": "SA",
    "rep_here": "A",
    "reroll": "D",
}


class Clan(Named, frozen=True, forbid_unknown_fields=True):
    """TR-009: the first in the table is clan 1."""

    colour: Colour


class ArtifactRow(Named, frozen=True, forbid_unknown_fields=True):
    """An artifact as artifacts.toml has it."""

    copies: Annotated[int, Meta(ge=1, le=12)]
    windows: tuple[Window, ...]
    effect: Effect
    amount: Annotated[int, Meta(ge=1, le=12)] | None = None


class Artifact(Named, frozen=True):
    """One kind; `copies` cards carry it."""

    copies: int
    windows: int  # bits of terms.WINDOWS
    effect: int
    amount: int  # 0 if the effect has none


@dataclass(frozen=True)
class Content:
    cells: tuple[Cell, ...]
    exits: tuple[int, ...]  # by cell * 4 + heading: a cell, or -1 at an edge or a pit
    ghost_exits: tuple[int, ...]  # the same, pits open
    clans: tuple[Clan, ...]  # by clan - 1
    artifacts: tuple[Artifact, ...]  # kinds
    cards: tuple[int, ...]  # by artifact card: its kind
    quests: tuple[Quest, ...]
    humans: int  # quests below this are human, from it on old
    hash: str
    tables: RawTables = field(compare=False, repr=False)


SHAPE: Final[Shape] = {
    BOARD: ("cell", CellRow),
    CLANS_FILE: ("clan", Clan),
    ARTIFACTS: ("artifact", ArtifactRow),
    QUESTS: ("quest", QuestRow),
}


def checked(tables: Tables) -> Content:
    clans = tables.of(CLANS_FILE, Clan)
    artifacts = tables.of(ARTIFACTS, ArtifactRow)
    quests = tables.of(QUESTS, QuestRow)
    for artifact in artifacts:
        check_artifact(tables, artifact)
    for quest in quests:
        check_quest(tables, quest)
    tables.stop_at_faults()  # what follows counts entries, and would count broken ones as missing
    check_clans(tables, clans)
    check_artifact_deck(tables, artifacts)
    check_sides(tables, quests)
    board = board_of(tables, tables.of(BOARD, CellRow))
    if board is not None:
        for quest in quests:
            check_reach(tables, quest, board.cells, sum(artifact.copies for artifact in artifacts))
    tables.stop_at_faults()
    assert board is not None  # or there was a fault
    numbered = in_order([quest_of(quest, board.cells) for quest in quests])
    return Content(
        cells=board.cells,
        exits=board.exits,
        ghost_exits=board.ghost_exits,
        clans=clans,
        artifacts=tuple([artifact_of(row) for row in artifacts]),
        cards=tuple([kind for kind, row in enumerate(artifacts) for _ in range(row.copies)]),
        quests=numbered,
        humans=sum(quest.side == HUMAN_SIDE for quest in numbered),
        hash=tables.hash(),
        tables=tables.raw,
    )


def artifact_of(row: ArtifactRow) -> Artifact:
    windows = bits(row.windows, WINDOWS)
    return Artifact(*texts_of(row), row.copies, windows, EFFECTS.index(row.effect), amount=row.amount or 0)


def check_clans(tables: Tables, clans: tuple[Clan, ...]) -> None:
    if len(clans) != CLANS:
        tables.fault(CLANS_FILE, "", "", f"expected {int(CLANS)} clans, got {len(clans)}")
    owner: dict[str, str] = {}
    for clan in clans:
        if clan.colour in owner:
            tables.fault(CLANS_FILE, clan.id, "colour", f"{clan.colour} is the colour of {owner[clan.colour]} already")
        owner.setdefault(clan.colour, clan.id)


def check_artifact(tables: Tables, artifact: ArtifactRow) -> None:
    tables.check_list(ARTIFACTS, artifact.id, "windows", artifact.windows)
    for window in sorted(set(artifact.windows)):
        if window not in MAY_OPEN[artifact.effect]:
            fit = " or ".join(MAY_OPEN[artifact.effect])
            reason = f"effect {artifact.effect!r} works in {fit}, got {window}"
            tables.fault(ARTIFACTS, artifact.id, "windows", reason)
    if artifact.effect in AMOUNTS and artifact.amount is None:
        tables.fault(ARTIFACTS, artifact.id, "amount", f"missing, effect {artifact.effect!r} needs it")
    if artifact.effect not in AMOUNTS and artifact.amount is not None:
        tables.fault(ARTIFACTS, artifact.id, "amount", f"effect {artifact.effect!r} has no such field")


def check_artifact_deck(tables: Tables, artifacts: tuple[ArtifactRow, ...]) -> None:
    cards = sum(artifact.copies for artifact in artifacts)
    if not 1 <= len(artifacts) <= MOST_ARTIFACTS:
        tables.fault(ARTIFACTS, "", "", f"expected 1 to {MOST_ARTIFACTS} artifacts, got {len(artifacts)}")
    if cards > MOST_CARDS:
        tables.fault(ARTIFACTS, "", "", f"at most {MOST_CARDS} artifact cards, got {cards}")


TABLES: Final = ContentReader(Path(__file__).parent, SHAPE, checked)
read: Final = TABLES.read
from_tables: Final = TABLES.from_tables
