"""The board, clans, artifacts and quests of Trappers as they are, and contents of a designer's own."""

import copy
import json
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

import igroteka.games.trappers.content.tables as tables_of
from igroteka.games.trappers.content import vocabulary
from igroteka.games.trappers.content.quests import Quest
from igroteka.games.trappers.content.tables import from_tables, read

FOLDER: Final = Path(tables_of.__file__).parents[1]
CONTENT: Final = read()
QUEST: Final[dict[str, Quest]] = {quest.id: quest for quest in CONTENT.quests}

PICTURE: Final = """
1.. 1CA 2.. 2CA 3.. 3SO
1.. 1RO 2.. 2.. 3CA 3..
1.. 0PE 2SO 0.. 3.. 0..
0.. 4.. 0.. 5SO 0OL 6..
4.. 4CA 5.. 5.. 6RO 6..
4SO 4.. 5CA 5.. 6CA 6..
"""
SIGNS: Final = {"..": "wasteland", "CA": "capital", "SO": "something", "RO": "rongaut", "PE": "people", "OL": "old"}
PITS: Final = "12-22 14-15 21-31 23-24 25-35 32-33 42-52 44-45 46-56 53-54 55-65 62-63"
EXITS: Final = """
11: -- 21 12 --   21: -- ## 22 11   31: -- 41 32 ##   41: -- 51 42 31   51: -- 61 52 41   61: -- -- 62 51
12: 11 ## 13 --   22: 21 32 23 ##   32: 31 42 ## 22   42: 41 ## 43 32   52: 51 62 53 ##   62: 61 -- ## 52
13: 12 23 14 --   23: 22 33 ## 13   33: ## 43 34 23   43: 42 53 44 33   53: 52 63 ## 43   63: ## -- 64 53
14: 13 24 ## --   24: ## 34 25 14   34: 33 44 35 24   44: 43 54 ## 34   54: ## 64 55 44   64: 63 -- 65 54
15: ## 25 16 --   25: 24 ## 26 15   35: 34 45 36 ##   45: ## 55 46 35   55: 54 ## 56 45   65: 64 -- 66 ##
16: 15 26 -- --   26: 25 36 -- 16   36: 35 46 -- 26   46: 45 ## -- 36   56: 55 66 -- ##   66: 65 -- -- 56
"""


def at(name: str) -> int:
    """The cell of a white and a black die: 21 is white 2, black 1."""
    return int(name[0]) - 1 + 6 * (int(name[1]) - 1)


def row(rows: list[dict[str, Any]], entry: str) -> dict[str, Any]:
    return next(found for found in rows if found["id"] == entry)


# --- the board ---


def test_the_board_is_the_picture() -> None:
    drawn = [(int(sign[0]), SIGNS[sign[1:]]) for sign in PICTURE.split()]
    assert [(cell.clan, vocabulary.KINDS[cell.kind]) for cell in CONTENT.cells] == drawn


def test_TR_008_a_cell_for_every_throw_of_the_two_dice() -> None:
    dice = [(white, black) for black in range(1, 7) for white in range(1, 7)]
    assert [(cell.white, cell.black) for cell in CONTENT.cells] == dice
    assert CONTENT.cells[at("52")].id == "c52"


def test_cells_by_kind() -> None:
    kinds = Counter(vocabulary.KINDS[cell.kind] for cell in CONTENT.cells)
    assert kinds == {"wasteland": 22, "capital": 6, "something": 4, "rongaut": 2, "people": 1, "old": 1}


def test_TR_011_every_clan_owns_five_cells_and_six_are_nobodys() -> None:
    assert Counter(cell.clan for cell in CONTENT.cells) == {0: 6, **dict.fromkeys(range(1, 7), 5)}
    for clan in range(1, 7):
        kinds = Counter(vocabulary.KINDS[cell.kind] for cell in CONTENT.cells if cell.clan == clan)
        assert (kinds["capital"], kinds["wasteland"], kinds["something"] + kinds["rongaut"]) == (1, 3, 1)


def test_the_board_is_the_same_from_the_other_side() -> None:
    """A half-turn brings kinds onto kinds, People and Old onto each other, and clan n onto clan 7 - n."""
    turned = {vocabulary.PEOPLE: vocabulary.OLD, vocabulary.OLD: vocabulary.PEOPLE}
    for number, cell in enumerate(CONTENT.cells):
        other = CONTENT.cells[35 - number]
        assert other.kind == turned.get(cell.kind, cell.kind)
        assert other.clan == (7 - cell.clan if cell.clan else 0)
        for heading in range(4):
            beyond = CONTENT.exits[number * 4 + heading]
            back = CONTENT.exits[(35 - number) * 4 + (heading + 2) % 4]
            assert back == (-1 if beyond == -1 else 35 - beyond)


def test_cells_of_a_kind_are_numbered() -> None:
    somethings = [(cell.id, cell.place) for cell in CONTENT.cells if cell.kind == vocabulary.SOMETHING]
    assert somethings == [("c61", 0), ("c33", 1), ("c44", 2), ("c16", 3)]


def test_TR_012_every_pit_closes_its_border_from_both_sides() -> None:
    closed = {
        frozenset((cell, beyond))
        for cell in range(36)
        for heading in range(4)
        if (beyond := CONTENT.ghost_exits[cell * 4 + heading]) != CONTENT.exits[cell * 4 + heading]
    }
    assert closed == {frozenset(map(at, pit.split("-"))) for pit in PITS.split()}


def test_exits_of_every_cell() -> None:
    rows = re.findall(r"(\d\d): (\S\S) (\S\S) (\S\S) (\S\S)", EXITS)
    assert len(rows) == 36
    for name, *ways in rows:
        cell = at(name)
        assert list(CONTENT.exits[cell * 4 : cell * 4 + 4]) == [at(way) if way.isdigit() else -1 for way in ways]
        edges = [heading for heading in range(4) if CONTENT.ghost_exits[cell * 4 + heading] == -1]
        assert edges == [heading for heading, way in enumerate(ways) if way == "--"]


def test_TR_013_the_edge_is_closed_also_without_pits() -> None:
    assert CONTENT.ghost_exits.count(-1) == 24
    assert CONTENT.exits.count(-1) == 24 + 2 * 12
    assert CONTENT.exits[at("11") * 4 + vocabulary.NORTH] == CONTENT.ghost_exits[at("11") * 4 + vocabulary.NORTH] == -1
    assert CONTENT.exits[at("11") * 4 + vocabulary.EAST] == at("21")
    assert CONTENT.exits[at("12") * 4 + vocabulary.EAST] == -1
    assert CONTENT.ghost_exits[at("12") * 4 + vocabulary.EAST] == at("22")


@pytest.mark.parametrize("exits", [CONTENT.exits, CONTENT.ghost_exits])
def test_exits_lead_back(exits: tuple[int, ...]) -> None:
    for cell in range(36):
        for heading in range(4):
            beyond = exits[cell * 4 + heading]
            assert beyond == -1 or exits[beyond * 4 + (heading + 2) % 4] == cell


# --- clans, artifacts, quests ---


def test_TR_009_six_clans_with_their_colours() -> None:
    clans = [(clan.ru, clan.en, clan.colour) for clan in CONTENT.clans]
    assert clans == [
        ("Медок", "Medok", "amber"),
        ("Тафгар", "Tafgar", "violet"),
        ("Звагасс", "Zvagass", "blue"),
        ("Кишкуа", "Kishkua", "light_blue"),
        ("Макмамуба", "Makmamuba", "green"),
        ("Бамасма", "Bamasma", "grey"),
    ]


def test_TR_064_twelve_artifact_cards_of_eight_kinds() -> None:
    start, action, before, after = (
        vocabulary.AT_START,
        vocabulary.IN_ACTION,
        vocabulary.BEFORE_DIE,
        vocabulary.AFTER_DIE,
    )
    found = [(a.id, a.en, a.copies, a.windows, a.effect, a.amount) for a in CONTENT.artifacts]
    assert found == [
        ("A1", "Jumper", 2, start, vocabulary.TELEPORT, 0),
        ("A2", "Overdrive", 2, start, vocabulary.MORE_MP, 4),
        ("A3", "Antigrav", 1, start, vocabulary.GHOST_MOVE, 0),
        ("A4", "Rage Amplifier", 2, before, vocabulary.MORE_ATTACK, 4),
        ("A5", "Cocoon", 1, after, vocabulary.NO_LOSSES, 0),
        ("A6", "Metamorph", 2, start | action, vocabulary.SET_FORM, 0),
        ("A7", "Ancestors’ Voice", 1, action, vocabulary.REP_HERE, 2),
        ("A8", "Loop", 1, after, vocabulary.REROLL, 0),
    ]
    assert CONTENT.cards == (0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7)


def test_TR_005_ten_quests_a_side_worth_four_to_six() -> None:
    assert [quest.id for quest in CONTENT.quests] == [f"{side}{n:02}" for side in "HO" for n in range(1, 11)]
    assert CONTENT.humans == 10
    assert [quest.side for quest in CONTENT.quests] == [vocabulary.HUMAN_SIDE] * 10 + [vocabulary.OLD_SIDE] * 10
    assert [quest.vp for quest in CONTENT.quests[:10]] == [4, 6, 5, 6, 4, 5, 6, 5, 4, 4]
    assert [quest.vp for quest in CONTENT.quests[10:]] == [6, 6, 4, 5, 5, 4, 5, 5, 4, 4]
    assert sum(quest.vp for quest in CONTENT.quests[:10]) == 49
    assert sum(quest.vp for quest in CONTENT.quests[10:]) == 48


def test_human_tasks() -> None:
    people, by_clan = (vocabulary.PEOPLE,), vocabulary.BY_CLAN
    assert [(QUEST[q].task, QUEST[q].need, QUEST[q].where, QUEST[q].mode) for q in ("H01", "H02")] == [
        (vocabulary.HAND_OVER, 2, people, vocabulary.AT_ONCE),
        (vocabulary.HAND_OVER, 4, people, vocabulary.IN_TOTAL),
    ]
    assert [(QUEST[q].task, QUEST[q].events, QUEST[q].need, QUEST[q].distinct) for q in ("H03", "H05", "H06")] == [
        (vocabulary.COUNT, vocabulary.PEACEFUL_STAY, 4, by_clan),
        (vocabulary.COUNT, vocabulary.RONGAUT_DIE, 3, vocabulary.ALIKE),
        (vocabulary.COUNT, vocabulary.BUILT, 2, by_clan),
    ]
    assert [(QUEST[q].task, QUEST[q].events, QUEST[q].need, QUEST[q].distinct) for q in ("H07", "H10")] == [
        (vocabulary.COUNT, vocabulary.ROBBED, 2, by_clan),
        (vocabulary.COUNT, vocabulary.UPGRADED, 1, vocabulary.ALIKE),
    ]
    cartography = QUEST["H04"]
    assert (cartography.task, cartography.need, cartography.distinct) == (vocabulary.STOPS, 6, by_clan)
    assert cartography.where == (vocabulary.WASTELAND,)
    assert (QUEST["H08"].task, QUEST["H08"].need, QUEST["H08"].where) == (vocabulary.PAY, 20, people)
    parcel = QUEST["H09"]
    assert (parcel.task, parcel.where, parcel.deadline) == (
        vocabulary.STOPS_IN_ORDER,
        (vocabulary.OLD, vocabulary.PEOPLE),
        1,
    )
    assert [quest.id for quest in CONTENT.quests if quest.deadline] == ["H09"]


def test_old_tasks() -> None:
    old, something = (vocabulary.OLD,), (vocabulary.SOMETHING,)
    states = [
        (QUEST[q].task, QUEST[q].where, QUEST[q].rule, QUEST[q].level, QUEST[q].need) for q in ("O01", "O02", "O03")
    ]
    assert states == [
        (vocabulary.REP_STATE, old, vocabulary.AT_LEAST, 3, 3),
        (vocabulary.REP_STATE, old, vocabulary.AT_LEAST, 1, 6),
        (vocabulary.REP_STATE, old, vocabulary.AT_MOST, -1, 2),
    ]
    shapes = QUEST["O04"]
    assert (shapes.task, shapes.events, shapes.need) == (vocabulary.COUNT, vocabulary.CHANGED_FORM, 3)
    assert (shapes.distinct, shapes.forms) == (
        vocabulary.BY_FORM,
        1 << vocabulary.FIGHTER | 1 << vocabulary.ENGINEER | 1 << vocabulary.MIMIC,
    )
    pilgrimage = QUEST["O05"]
    assert (pilgrimage.task, pilgrimage.where, pilgrimage.need) == (vocabulary.STOPS, something, 3)
    assert pilgrimage.distinct == vocabulary.BY_CELL
    vow = QUEST["O06"]
    assert (vow.task, vow.where, vow.need, vow.min_turns) == (vocabulary.STOPS, old, 1, 4)
    assert vow.fail_on == vocabulary.MADE_RAID | vocabulary.MADE_ATTACK
    assert [quest.id for quest in CONTENT.quests if quest.fail_on or quest.min_turns] == ["O06"]
    strife = QUEST["O07"]
    assert (strife.task, strife.events, strife.need) == (vocabulary.COUNT, vocabulary.RAIDED | vocabulary.ROBBED, 2)
    assert (strife.distinct, strife.at_war) == (vocabulary.BY_CLAN, 1)
    assert [quest.id for quest in CONTENT.quests if quest.at_war] == ["O07"]
    assert (QUEST["O08"].task, QUEST["O08"].where, QUEST["O08"].need) == (vocabulary.LEAVE_RESIDENTS, old, 6)
    relics = QUEST["O09"]
    assert (relics.task, relics.where, relics.need) == (vocabulary.HAND_OVER, something, 2)
    assert (relics.mode, relics.distinct) == (vocabulary.ON_DISTINCT_CELLS, vocabulary.BY_CELL)
    assert (QUEST["O10"].task, QUEST["O10"].events, QUEST["O10"].need) == (vocabulary.COUNT, vocabulary.BEAT_TRAPPER, 1)


def test_TR_177_the_boxes_of_every_card() -> None:
    shown = {
        quest.id: (quest.box_kind, quest.boxes) for quest in CONTENT.quests if quest.box_kind != vocabulary.NO_BOXES
    }
    clans, cells = (vocabulary.CLAN_BOXES, 6), (vocabulary.CELL_BOXES, 4)
    assert shown == {
        "H02": (vocabulary.COUNT_BOXES, 4),
        "H03": clans,
        "H04": clans,
        "H05": (vocabulary.COUNT_BOXES, 3),
        "H06": clans,
        "H07": clans,
        "H09": (vocabulary.ORDER_BOXES, 2),
        "O04": (vocabulary.FORM_BOXES, 3),
        "O05": cells,
        "O06": (vocabulary.TURN_BOXES, 4),
        "O07": clans,
        "O09": cells,
    }
    assert all(quest.boxes == 0 for quest in CONTENT.quests if quest.id not in shown)


def test_a_designers_number_is_what_the_rules_get() -> None:
    tables = copy.deepcopy(CONTENT.tables)
    row(tables["quests.toml"]["quest"], "H05")["task"]["need"] = 5
    row(tables["artifacts.toml"]["artifact"], "A2")["amount"] = 6
    row(tables["artifacts.toml"]["artifact"], "A8")["copies"] = 3
    changed = from_tables(tables)
    anomaly = next(quest for quest in changed.quests if quest.id == "H05")
    assert (anomaly.need, anomaly.boxes) == (5, 5)
    assert changed.artifacts[1].amount == 6
    assert changed.cards == (*CONTENT.cards, 7, 7)
    assert changed.hash != CONTENT.hash


def test_human_quests_come_first_wherever_they_stand_in_the_table() -> None:
    tables = copy.deepcopy(CONTENT.tables)
    rows = tables["quests.toml"]["quest"]
    rows.insert(0, rows.pop(rows.index(row(rows, "O03"))))
    changed = from_tables(tables)
    assert [quest.id for quest in changed.quests][8:12] == ["H09", "H10", "O03", "O01"]
    assert changed.humans == 10


# --- whole contents ---


def test_tables_of_a_record_give_the_same_content() -> None:
    again = from_tables(json.loads(json.dumps(CONTENT.tables)))
    assert again == CONTENT
    assert (again.hash, again.tables) == (CONTENT.hash, CONTENT.tables)


def test_a_designers_folder_is_read_and_has_a_hash_of_its_own(tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER / "content", tmp_path / "mine")
    assert read(folder) == CONTENT
    quests = (folder / "quests.toml").read_text(encoding="utf-8")
    (folder / "quests.toml").write_text(quests.replace("need = 20", "need = 15", 1), encoding="utf-8")
    mine = read(folder)
    assert mine.hash != CONTENT.hash
    assert [quest.need for quest in mine.quests if quest.id == "H08"] == [15]
    assert read() == CONTENT, "two contents live side by side"
