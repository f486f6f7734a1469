"""The content as numbers for the rules: vecs, and cells as bits of one number. Never changed, shared by all copies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CELLS, CLOSED, HEADINGS, KINDS, SIDES

MOST_WHERE = 12  # cells of a STOPS_IN_ORDER: as many as a card has boxes


def numbers(values: Sequence[int]) -> vec[i64]:
    return vec[i64](values)


def mask(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


class Atlas:
    """Clans are 0..5 and NONE (-1) for a white cell: a number to index with."""

    def __init__(self, content: Content) -> None:
        self.content = content
        cells = range(int(CELLS))
        self.kind = numbers([cell.kind for cell in content.cells])  # by cell, as the next two
        self.clan = numbers([cell.clan - 1 for cell in content.cells])
        self.among = numbers([cell.place for cell in content.cells])  # of its kind
        self.of_kind = numbers(  # by kind: the cells, a bit each
            [mask(cell for cell in cells if content.cells[cell].kind == kind) for kind in range(len(KINDS))]
        )
        self.of_clan = numbers(  # by clan: the same
            [
                mask(cell for cell in cells if content.cells[cell].clan == clan)
                for clan in range(1, 1 + len(content.clans))
            ]
        )
        self.open = numbers(ways(content.exits))  # by heading: the cells that can be left that way
        self.ghost_open = numbers(ways(content.ghost_exits))  # the same without pits

        artifacts = content.artifacts
        self.artifacts: i64 = len(artifacts)
        self.cards: i64 = len(content.cards)
        self.artifact = numbers(content.cards)  # kind, by card
        self.of_artifact = numbers(  # by kind: its cards, a bit each
            [mask(card for card, kind in enumerate(content.cards) if kind == k) for k in range(len(artifacts))]
        )
        self.windows = numbers([artifact.windows for artifact in artifacts])  # by kind, as the next two
        self.effect = numbers([artifact.effect for artifact in artifacts])
        self.amount = numbers([artifact.amount for artifact in artifacts])

        quests = content.quests
        self.quests: i64 = len(quests)
        self.of_side = numbers(  # by side: its quests, a bit each
            [mask(q for q, quest in enumerate(quests) if quest.side == side) for side in range(len(SIDES))]
        )
        self.side = numbers([quest.side for quest in quests])  # by quest, as all that follow
        self.vp = numbers([quest.vp for quest in quests])
        self.task = numbers([quest.task for quest in quests])
        self.need = numbers([quest.need for quest in quests])
        self.where = numbers([quest.where[0] if quest.where else -1 for quest in quests])
        self.stations = numbers(  # by quest * MOST_WHERE + 0..: the kinds of a STOPS_IN_ORDER
            [kind for quest in quests for kind in (*quest.where, *[-1] * MOST_WHERE)[:MOST_WHERE]]
        )
        self.mode = numbers([quest.mode for quest in quests])
        self.events = numbers([quest.events for quest in quests])
        self.distinct = numbers([quest.distinct for quest in quests])
        self.forms = numbers([quest.forms for quest in quests])
        self.at_war = numbers([quest.at_war for quest in quests])
        self.rule = numbers([quest.rule for quest in quests])
        self.level = numbers([quest.level for quest in quests])
        self.deadline = numbers([quest.deadline for quest in quests])
        self.fail_on = numbers([quest.fail_on for quest in quests])
        self.min_turns = numbers([quest.min_turns for quest in quests])


def ways(exits: Sequence[int]) -> list[int]:
    cells, headings = range(int(CELLS)), int(HEADINGS)
    return [mask(cell for cell in cells if exits[cell * headings + heading] != CLOSED) for heading in range(headings)]
