"""What a designer may break in the tables of Trappers: every fault is a line with file, entry and field."""

import copy
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import igroteka.games.trappers.content.tables as tables_of
from igroteka.engine.content_tables import ContentError
from igroteka.games.trappers.content.tables import from_tables, read

CONTENT: Final = read()
Rows = list[dict[str, Any]]
Break = Callable[[dict[str, Rows]], object]


def faults(change: Break) -> list[str]:
    """The fault lines of the printed tables after one change."""
    tables = copy.deepcopy(CONTENT.tables)
    change({array: rows for document in tables.values() for array, rows in document.items()})
    try:
        from_tables(tables)
    except ContentError as error:
        return str(error).splitlines()
    return []


def row(rows: Rows, entry: str) -> dict[str, Any]:
    return next(found for found in rows if found["id"] == entry)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            lambda t: row(t["cell"], "c11").update(kind="swamp"),
            "board.toml: c11: kind: expected one of wasteland, capital, something, rongaut, people, old, got 'swamp'",
        ),
        (lambda t: row(t["cell"], "c11").update(clan=7), "board.toml: c11: clan: expected int <= 6, got 7"),
        (lambda t: row(t["cell"], "c11").update(white=0), "board.toml: c11: white: expected int >= 1, got 0"),
        (lambda t: row(t["cell"], "c11").pop("clan"), "board.toml: c11: clan: missing"),
        (lambda t: row(t["cell"], "c11").update(north="c12"), "board.toml: c11: north: unknown field"),
        (lambda t: row(t["cell"], "c11").update(pits=[12]), "board.toml: c11: pits #1: expected str, got int"),
        (lambda t: row(t["cell"], "c11").update(id="c21"), "board.toml: c21: id: used twice"),
        (lambda t: row(t["clan"], "medok").update(ru=" "), "clans.toml: medok: ru: empty"),
        (lambda t: row(t["clan"], "medok").update(en_text=""), "clans.toml: medok: en_text: empty"),
        (
            lambda t: row(t["clan"], "medok").update(colour="pink"),
            "clans.toml: medok: colour: expected one of amber, violet, blue, light_blue, green, grey, got 'pink'",
        ),
        (
            lambda t: row(t["clan"], "bamasma").update(colour="blue"),
            "clans.toml: bamasma: colour: blue is the colour of zvagass already",
        ),
        (lambda t: t["clan"].pop(), "clans.toml: expected 6 clans, got 5"),
    ],
)
def test_a_broken_cell_or_clan_is_one_line(change: Break, line: str) -> None:
    assert faults(change) == [line]


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        (lambda t: t["cell"].remove(row(t["cell"], "c26")), ["no cell for white 2 and black 6"]),
        (
            lambda t: row(t["cell"], "c26").update(black=5),
            ["c26: white: white 2 and black 5 are c25 already", "no cell for white 2 and black 6"],
        ),
        (lambda t: row(t["cell"], "c21").update(kind="wasteland"), ["clan 1 has no Capital"]),
        (
            lambda t: row(t["cell"], "c21").update(clan=0),
            ["c21: clan: a Capital belongs to a clan", "clan 1 has no Capital"],
        ),
        (
            lambda t: row(t["cell"], "c31").update(kind="capital"),
            ["c41: clan: clan 2 has its Capital already: c31"],
        ),
        (
            lambda t: [row(t["cell"], cell).update(clan=0) for cell in ("c11", "c12", "c13")],
            ["clan 1 has no Wasteland"],
        ),
        (
            lambda t: [row(t["cell"], cell).update(kind="wasteland") for cell in ("c61", "c33")],
            ["expected at least 3 of kind 'something', got 2"],
        ),
        (
            lambda t: [row(t["cell"], cell).update(kind="wasteland") for cell in ("c22", "c55")],
            ["expected at least 1 of kind 'rongaut', got 0"],
        ),
        (
            lambda t: row(t["cell"], "c23").update(kind="wasteland"),
            ["expected at least 1 of kind 'people', got 0"],
        ),
        (lambda t: row(t["cell"], "c54").update(kind="wasteland"), ["expected at least 1 of kind 'old', got 0"]),
        (lambda t: row(t["cell"], "c12").update(pits=["c99"]), ["c12: pits: no cell 'c99'"]),
        (lambda t: row(t["cell"], "c12").update(pits=["c12"]), ["c12: pits: c12 is not beside c12"]),
        (lambda t: row(t["cell"], "c12").update(pits=["c32"]), ["c12: pits: c32 is not beside c12"]),
        (lambda t: row(t["cell"], "c61").update(pits=["c12"]), ["c61: pits: c12 is not beside c61"]),
        (
            lambda t: row(t["cell"], "c22").update(pits=["c12"]),
            ["c22: pits: the pit between c22 and c12 stands there twice"],
        ),
        (
            lambda t: row(t["cell"], "c12").update(pits=["c22", "c22"]),
            ["c12: pits: the pit between c12 and c22 stands there twice"],
        ),
        (
            lambda t: row(t["cell"], "c16").update(pits=["c15", "c26"]),
            ["c16: pits: no way from c11 but over a pit or through a Rongaut"],
        ),
        (
            lambda t: row(t["cell"], "c65").update(pits=["c64"]),
            [f"{cell}: pits: no way from c11 but over a pit or through a Rongaut" for cell in ("c65", "c56", "c66")],
        ),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(change: Break, lines: list[str]) -> None:
    assert faults(change) == [f"board.toml: {line}" for line in lines]


@pytest.mark.parametrize(
    ("entry", "change", "line"),
    [
        ("A1", {"en": ""}, "en: empty"),
        ("A1", {"ru_text": " "}, "ru_text: empty"),
        (
            "A1",
            {"effect": "fly"},
            "effect: expected one of teleport, mp, ghost_move, attack, no_losses, set_form, rep_here, reroll,"
            " got 'fly'",
        ),
        ("A1", {"windows": ["X"]}, "windows #1: expected one of S, A, B, D, got 'X'"),
        ("A1", {"windows": []}, "windows: expected at least one, got none"),
        ("A1", {"windows": ["S", "S"]}, "windows: S stands there twice"),
        ("A1", {"windows": ["B"]}, "windows: effect 'teleport' works in S, got B"),
        ("A6", {"windows": ["A", "D"]}, "windows: effect 'set_form' works in S or A, got D"),
        ("A1", {"amount": 2}, "amount: effect 'teleport' has no such field"),
        ("A2", {"amount": 0}, "amount: expected int >= 1, got 0"),
        ("A2", {"amount": 13}, "amount: expected int <= 12, got 13"),
        ("A2", {"effect": "rep_here"}, "windows: effect 'rep_here' works in A, got S"),
        ("A1", {"effect": "mp"}, "amount: missing, effect 'mp' needs it"),
        ("A1", {"copies": 0}, "copies: expected int >= 1, got 0"),
        ("A1", {"price": 3}, "price: unknown field"),
    ],
)
def test_a_broken_artifact_is_one_line(entry: str, change: dict[str, Any], line: str) -> None:
    assert faults(lambda t: row(t["artifact"], entry).update(change)) == [f"artifacts.toml: {entry}: {line}"]


def test_the_artifact_deck_has_limits() -> None:
    def grow(tables: dict[str, Rows], kinds: int, copies: int) -> None:
        rows = tables["artifact"]
        rows.extend([{**rows[0], "id": f"X{n}", "copies": copies} for n in range(kinds - len(rows))])

    assert faults(lambda t: grow(t, 16, 3)) == []
    assert faults(lambda t: grow(t, 17, 1)) == ["artifacts.toml: expected 1 to 16 artifacts, got 17"]
    assert faults(lambda t: grow(t, 16, 4)) == ["artifacts.toml: at most 40 artifact cards, got 44"]
    nothing = faults(lambda t: t["artifact"].clear())
    assert nothing[0] == "artifacts.toml: expected 1 to 16 artifacts, got 0"
    assert "quests.toml: H01: task.need: expected at most 0, got 2" in nothing


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"ru": ""}, "ru: empty"),
        ({"en_text": ""}, "en_text: empty"),
        ({"side": "alien"}, "side: expected one of human, old, got 'alien'"),
        ({"vp": 0}, "vp: expected int >= 1, got 0"),
        ({"vp": 21}, "vp: expected int <= 20, got 21"),
        ({"deadline": -1}, "deadline: expected int >= 0, got -1"),
        ({"min_turns": 13}, "min_turns: expected int <= 12, got 13"),
        ({"min_turns": 2}, "min_turns: the task has boxes of its own"),
        ({"fail_on": ["made_raid", "made_raid"]}, "fail_on: made_raid stands there twice"),
        (
            {"fail_on": ["sneezed"]},
            "fail_on #1: expected one of peaceful_stay, rongaut_die, built, upgraded, robbed, raided, changed_form,"
            " beat_trapper, made_raid, made_attack, got 'sneezed'",
        ),
        ({"reward": 5}, "reward: unknown field"),
    ],
)
def test_a_broken_quest_is_one_line(change: dict[str, Any], line: str) -> None:
    assert faults(lambda t: row(t["quest"], "H05").update(change)) == [f"quests.toml: H05: {line}"]


@pytest.mark.parametrize(
    ("task", "line"),
    [
        (
            {"kind": "dance"},
            "task.kind: expected one of stops, stops_in_order, hand_over, pay, leave_residents, count, rep_state,"
            " got 'dance'",
        ),
        ({"kind": "stops", "need": 1}, "task.where: missing, kind 'stops' needs it"),
        ({"kind": "stops", "where": "old"}, "task.need: missing, kind 'stops' needs it"),
        (
            {"kind": "stops", "where": "sea", "need": 1},
            "task.where: expected one of wasteland, capital, something, rongaut, people, old, got 'sea'",
        ),
        ({"kind": "stops", "where": "old", "need": 0}, "task.need: expected int >= 1, got 0"),
        ({"kind": "stops", "where": "old", "need": 13}, "task: at most 12 boxes, got 13"),
        (
            {"kind": "stops", "where": "old", "need": 1, "at_war": True},
            "task.at_war: kind 'stops' has no such field",
        ),
        (
            {"kind": "stops", "where": "old", "need": 1, "distinct": "forms"},
            "task.distinct: kind 'stops' knows clans or cells, got 'forms'",
        ),
        (
            {"kind": "stops", "where": "something", "need": 5, "distinct": "cells"},
            "task.need: expected at most 4, got 5",
        ),
        (
            {"kind": "stops", "where": "something", "need": 5, "distinct": "clans"},
            "task.need: expected at most 4, got 5",
        ),
        (
            {"kind": "stops", "where": "wasteland", "need": 5, "distinct": "cells"},
            "task.where: at most 8 cells can be told apart, the board has 22 of kind 'wasteland'",
        ),
        (
            {"kind": "stops", "where": "people", "need": 1, "distinct": "clans"},
            "task.need: expected at most 0, got 1",
        ),
        ({"kind": "stops_in_order"}, "task.order: missing, kind 'stops_in_order' needs it"),
        ({"kind": "stops_in_order", "order": ["old"]}, "task.order: expected at least two, got 1"),
        (
            {"kind": "stops_in_order", "order": ["old", "people"], "need": 2},
            "task.need: kind 'stops_in_order' has no such field",
        ),
        ({"kind": "hand_over", "where": "old", "need": 1}, "task.mode: missing, kind 'hand_over' needs it"),
        (
            {"kind": "hand_over", "where": "old", "need": 1, "mode": "slowly"},
            "task.mode: expected one of at_once, total, distinct_cells, got 'slowly'",
        ),
        (
            {"kind": "hand_over", "where": "people", "need": 13, "mode": "at_once"},
            "task.need: expected at most 12, got 13",
        ),
        (
            {"kind": "hand_over", "where": "something", "need": 5, "mode": "distinct_cells"},
            "task.need: expected at most 4, got 5",
        ),
        (
            {"kind": "hand_over", "where": "rongaut", "need": 1, "mode": "total"},
            "task.where: expected one of something, people, old, got 'rongaut'",
        ),
        (
            {"kind": "pay", "where": "capital", "need": 5},
            "task.where: expected one of something, people, old, got 'capital'",
        ),
        ({"kind": "pay", "where": "people", "need": 100}, "task.need: expected int <= 99, got 100"),
        ({"kind": "leave_residents", "where": "old"}, "task.need: missing, kind 'leave_residents' needs it"),
        ({"kind": "count", "need": 1}, "task.events: missing, kind 'count' needs it"),
        ({"kind": "count", "need": 1, "events": []}, "task.events: expected at least one, got none"),
        ({"kind": "count", "need": 1, "events": ["built", "built"]}, "task.events: built stands there twice"),
        (
            {"kind": "count", "need": 1, "events": ["built"], "distinct": "cells"},
            "task.distinct: kind 'count' knows clans or forms, got 'cells'",
        ),
        (
            {"kind": "count", "need": 1, "events": ["beat_trapper"], "distinct": "clans"},
            "task.events: beat_trapper has no clan to tell it by",
        ),
        (
            {"kind": "count", "need": 1, "events": ["made_raid"], "at_war": True},
            "task.events: made_raid has no clan to tell it by",
        ),
        (
            {"kind": "count", "need": 1, "events": ["built"], "forms": ["mimic"]},
            "task.events: built has no form to tell it by",
        ),
        (
            {
                "kind": "count",
                "need": 3,
                "events": ["changed_form"],
                "distinct": "forms",
                "forms": ["mimic", "fighter"],
            },
            "task.need: expected at most 2, got 3",
        ),
        (
            {"kind": "count", "need": 3, "events": ["rongaut_die"], "distinct": "clans"},
            "task.need: expected at most 2, got 3",
        ),
        (
            {"kind": "count", "need": 7, "events": ["robbed", "raided"], "distinct": "clans"},
            "task.need: expected at most 6, got 7",
        ),
        (
            {"kind": "rep_state", "where": "old", "need": 2},
            "task: expected one of at_least and at_most, got none",
        ),
        (
            {"kind": "rep_state", "where": "old", "need": 2, "at_least": 1, "at_most": 3},
            "task: expected one of at_least and at_most, got both",
        ),
        (
            {"kind": "rep_state", "where": "old", "need": 7, "at_least": 1},
            "task.need: expected at most 6, got 7",
        ),
        (
            {"kind": "rep_state", "where": "old", "need": 1, "at_least": 7},
            "task.at_least: expected int <= 6, got 7",
        ),
    ],
)
def test_a_task_has_the_fields_of_its_kind(task: dict[str, Any], line: str) -> None:
    assert faults(lambda t: row(t["quest"], "H01").update(task=task)) == [f"quests.toml: H01: {line}"]


@pytest.mark.parametrize(
    "task",
    [
        {"kind": "stops", "where": "capital", "need": 6, "distinct": "cells"},
        {"kind": "stops", "where": "rongaut", "need": 4},
        {"kind": "stops_in_order", "order": ["capital", "old", "capital"]},
        {"kind": "hand_over", "where": "old", "need": 3, "mode": "total"},
        {"kind": "pay", "where": "something", "need": 5},
        {"kind": "count", "need": 2, "events": ["beat_trapper", "robbed"]},
        {"kind": "count", "need": 1, "events": ["changed_form"], "forms": ["mimic"]},
        {"kind": "rep_state", "where": "capital", "need": 1, "at_most": -2},
    ],
)
def test_tasks_that_a_designer_may_write(task: dict[str, Any]) -> None:
    assert faults(lambda t: row(t["quest"], "H01").update(task=task)) == []


@pytest.mark.parametrize("side", ["human", "old"])
@pytest.mark.parametrize(("count", "enough"), [(2, False), (3, True), (30, True), (31, False)])
def test_a_side_has_enough_quests_and_not_too_many(side: str, count: int, enough: bool) -> None:
    def keep(tables: dict[str, Rows]) -> None:
        rows = tables["quest"]
        own = [quest for quest in rows if quest["side"] == side]
        rows[:] = [quest for quest in rows if quest["side"] != side]
        rows.extend([{**own[n % len(own)], "id": f"X{n}"} for n in range(count)])

    line = f"quests.toml: expected 3 to 30 quests of side '{side}', got {count}"
    assert faults(keep) == ([] if enough else [line])


def test_faults_of_several_tables_are_told_at_once() -> None:
    def spoil(tables: dict[str, Rows]) -> None:
        row(tables["cell"], "c11").update(clan=9)
        row(tables["artifact"], "A2").pop("amount")
        row(tables["quest"], "O08")["task"].update(need=0)

    assert sorted(faults(spoil)) == [
        "artifacts.toml: A2: amount: missing, effect 'mp' needs it",
        "board.toml: c11: clan: expected int <= 6, got 9",
        "quests.toml: O08: task.need: expected int >= 1, got 0",
    ]


@pytest.mark.parametrize("file", ["board.toml", "clans.toml", "artifacts.toml", "quests.toml"])
def test_a_designers_folder_lacking_a_file(tmp_path: Path, file: str) -> None:
    folder = shutil.copytree(Path(tables_of.__file__).parent, tmp_path / "mine")
    (folder / file).unlink()
    with pytest.raises(ContentError) as stopped:
        read(folder)
    assert str(stopped.value) == f"{file}: no such file in {folder}"
