"""Rows of events: every kind that a game tells has one, and says itself in both languages."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from trials import BOXES
from words_files import messages

from igroteka.engine.events import EVERYONE, Event
from igroteka.table.box import Box
from igroteka.table.events import GAIN, SEAT, By, EventRow, EventTable, Move, Named, Points
from igroteka.table.module_box import ModuleBox
from igroteka.table.text.messages import Ref, msg
from igroteka.table.text.speech import LANGUAGES

WITH_ROWS = [box for box in BOXES if isinstance(box, ModuleBox)]


def kinds_of(box: Box) -> dict[str, int]:
    package = type(box).__module__.rpartition(".")[0]
    numbers = vars(import_module(f"{package}.state.events"))
    return {name: int(number) for name, number in numbers.items() if name.isupper()}


@pytest.mark.parametrize("box", WITH_ROWS, ids=lambda box: box.name)
def test_no_number_stands_for_two_kinds_of_event(box: Box) -> None:
    kinds = kinds_of(box)
    assert len(set(kinds.values())) == len(kinds)


@pytest.mark.parametrize("box", WITH_ROWS, ids=lambda box: box.name)
def test_every_kind_of_event_has_its_row_with_words_in_both_languages(box: ModuleBox[Any]) -> None:
    assert set(box.events.rows) == set(kinds_of(box).values())
    for language in LANGUAGES:
        known = messages(Path(box.words_folder()), language)
        assert {row.key for row in box.events.rows.values()} <= set(known)
        assert set(box.events.source_order) <= set(known)


# --- a table of two rows ---

RAIDED, MET = 1, 2
ROWS = {
    RAIDED: EventRow(
        "raided",
        By(3, {0: "XX-001", 1: "XX-002"}),
        "who city people:number",
        lambda content, event: {"twice": 2 * event.args[2]},
        link="city-{city} strip-{who}",
        motion=Move("fly", "city-{city}", "strip-{who}", sound="good"),
        points=Points("source-{city}", "people", -1),
        tally="raids by_city.{city}",
        dice="people",
    ),
    MET: EventRow("met", "XX-003", "who rival:who", motion=GAIN, points=Points("source-start", 7)),
}


class Town:
    def __init__(self, name: str) -> None:
        self.id = name


TOWNS = [Town("rome"), Town("oslo")]
READERS = {"who": SEAT, "city": Named("city", lambda content: TOWNS)}
TABLE = EventTable(
    ROWS, READERS, columns="by_city.{city} raids", sources="source-rome source-oslo", start=("source-start", 50)
)
RAID = Event(RAIDED, (1, 0, 5, 1), EVERYONE)
MEETING = Event(MET, (0, 1, 0, 0), EVERYONE)


def test_a_row_tells_its_numbers_by_the_clause_that_one_of_them_says() -> None:
    assert TABLE.told(None, RAID) == msg(
        "raided", "XX-002", who=Ref("seat", 1), city=Ref("city", 0), people=5, twice=10
    )
    assert TABLE.told(None, MEETING) == msg("met", "XX-003", who=Ref("seat", 0), rival=Ref("seat", 1))


def test_links_and_motions_name_the_numbers() -> None:
    assert TABLE.linked(None, RAID) == ("city-0", "strip-1")
    assert TABLE.linked(None, MEETING) == ("strip-0", "strip-1")  # where no link is given
    (motion,) = TABLE.motions(None, RAID)
    assert (motion.on, motion.how, motion.to, motion.sound) == ("city-0", "fly", "strip-1", "good")
    assert TABLE.motions(None, MEETING)[0].on == "strip-0"


def test_columns_sources_and_dice_come_from_the_rows() -> None:
    events = [RAID, MEETING, RAID]
    counts = {"by_city.rome": 2, "by_city.oslo": 0, "raids": 2}
    assert list(TABLE.fact_columns(None, events).items()) == list(counts.items())
    sources = TABLE.sources(None, events, 2)
    assert [(source.key, source.points) for source in sources] == [
        ("source-start", (57, 50)),
        ("source-rome", (0, -10)),
    ]
    assert TABLE.dice(events) == ((1, 5), (1, 5))


def test_a_column_that_no_row_counts_and_a_number_that_nothing_reads_are_refused() -> None:
    with pytest.raises(ValueError, match="raidz"):
        EventTable(ROWS, READERS, columns="by_city.{city} raids raidz")
    with pytest.raises(ValueError, match="told: nothing reads village"):
        EventTable({1: EventRow("told", "", "old:village")}, READERS)
