"""What a designer may break in the tables of Cry Havoc: every fault is a line with file, entry and field."""

import copy
from collections.abc import Callable
from typing import Any, Final

import pytest

from igroteka.engine.content_tables import ContentError
from igroteka.games.havoc.content.tables import from_tables, read

CONTENT: Final = read()
Rows = list[dict[str, Any]]
Break = Callable[[dict[str, Rows]], object]


def faults(change: Break) -> list[str]:
    """The fault lines of the printed tables after one change; arrays by the name of their file."""
    tables = copy.deepcopy(CONTENT.tables)
    change({file.removesuffix(".toml"): next(iter(document.values())) for file, document in tables.items()})
    try:
        from_tables(tables)
    except ContentError as error:
        return str(error).splitlines()
    return []


def row(rows: Rows, entry: str) -> dict[str, Any]:
    return next(found for found in rows if found["id"] == entry)


def test_the_printed_tables_have_no_fault() -> None:
    assert faults(lambda t: None) == []


# --- fields ---


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            lambda t: row(t["map_a"], "A1").update(terrain="swamp"),
            "map_a.toml: A1: terrain: expected one of mountain, desert, jungle, ocean, none, got 'swamp'",
        ),
        (lambda t: row(t["map_a"], "A1").pop("crystals"), "map_a.toml: A1: crystals: missing"),
        (lambda t: row(t["map_a"], "A1").update(crystals=-1), "map_a.toml: A1: crystals: expected int >= 0, got -1"),
        (lambda t: row(t["map_b"], "M").update(hills=1), "map_b.toml: M: hills: unknown field"),
        (lambda t: row(t["map_b"], "M").update(en=" "), "map_b.toml: M: en: empty"),
        (lambda t: row(t["map_b"], "M").update(id="I1"), "map_b.toml: I1: id: used twice"),
        (lambda t: row(t["cards"], "roar").update(move=4), "cards.toml: roar: move: expected int <= 3, got 4"),
        (
            lambda t: row(t["cards"], "roar").update(bonus="gold"),
            "cards.toml: roar: bonus: expected one of card, one_card, star, init, got 'gold'",
        ),
        (
            lambda t: row(t["factions"], "trogs").update(colour="blue"),
            "factions.toml: trogs: colour: blue is the colour of pilgrims already",
        ),
        (
            lambda t: row(t["factions"], "humans").update(landed=13),
            "factions.toml: humans: landed: expected at most 12 soldiers, got 13",
        ),
        (
            lambda t: t["factions"].reverse(),
            "factions.toml: expected humans, machines, pilgrims, trogs in this order,"
            " got trogs, pilgrims, machines, humans",
        ),
    ],
)
def test_a_broken_field_is_one_line(change: Break, line: str) -> None:
    assert faults(change) == [line]


# --- maps ---


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        (lambda t: row(t["map_a"], "L1")["borders"].append("Z9"), ["L1: borders: no region 'Z9'"]),
        (lambda t: row(t["map_a"], "L1")["borders"].append("L1"), ["L1: borders: L1 cannot border on itself"]),
        (lambda t: row(t["map_a"], "L1")["borders"].append("O1"), ["L1: borders: O1 stands there twice"]),
        (lambda t: row(t["map_a"], "L1")["borders"].append("C"), ["L1: borders: C does not border on L1"]),
        (
            lambda t: row(t["map_a"], "L1")["borders"].remove("A1"),
            ["A1: borders: L1 does not border on A1"],
        ),
        (lambda t: row(t["map_a"], "L1").update(arrow_to="Z9"), ["L1: arrow_to: no region 'Z9'"]),
        (
            lambda t: row(t["map_a"], "L1").update(arrow_to="O1"),
            ["L1: arrow_to: O1 is beside L1", "O2: arrow_to: the arrow of L1 does not lead to O2"],
        ),
        (lambda t: row(t["map_a"], "L1").pop("arrow"), ["L1: arrow: missing, the other half of the arrow is there"]),
        (
            lambda t: row(t["map_a"], "L1").pop("arrow_to"),
            [
                "L1: arrow_to: missing, the other half of the arrow is there",
                "O2: arrow_to: the arrow of L1 does not lead to O2",
            ],
        ),
        (lambda t: row(t["map_a"], "L1").pop("site"), ["expected 3 regions with site 'hq', got 2"]),
        (lambda t: row(t["map_a"], "C").pop("site"), ["expected 1 regions with site 'trog_hq', got 0"]),
        (lambda t: row(t["map_a"], "L1").update(crystals=2), ["L1: crystals: expected 0 at a landing place, got 2"]),
        (lambda t: row(t["map_a"], "L1").update(nests=1), ["L1: nests: expected 0 at a landing place, got 1"]),
        (lambda t: row(t["map_a"], "O1").update(terrain="jungle"), ["O1: terrain: 'jungle' in the outer ring"]),
        (lambda t: row(t["map_a"], "C").update(terrain="none"), ["C: terrain: 'none' in the core ring"]),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(change: Break, lines: list[str]) -> None:
    found = faults(change)
    assert [line for line in found if line in [f"map_a.toml: {wanted}" for wanted in lines]] == [
        f"map_a.toml: {line}" for line in lines
    ]
    assert all(line.startswith("map_a.toml: ") for line in found)


def moved(t: dict[str, Rows], region: str, old: str, new: str) -> None:
    entry = row(t["map_a"], region)
    assert old in entry["outline"].split(" ")
    entry["outline"] = " ".join([new if point == old else point for point in entry["outline"].split(" ")])


def moved_everywhere(t: dict[str, Rows], old: str, new: str) -> None:
    for entry in t["map_a"]:
        if old in entry["outline"].split(" "):
            moved(t, entry["id"], old, new)


def with_border(t: dict[str, Rows], one: str, other: str) -> None:
    row(t["map_a"], one)["borders"].append(other)
    row(t["map_a"], other)["borders"].append(one)


def without_border(t: dict[str, Rows], one: str, other: str) -> None:
    row(t["map_a"], one)["borders"].remove(other)
    row(t["map_a"], other)["borders"].remove(one)


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        (
            lambda t: row(t["map_a"], "C").update(outline="1,2 3,4"),
            ['C: outline: expected points "x,y x,y ..." within 0 to 1000, at least three'],
        ),
        (
            lambda t: row(t["map_a"], "C").update(outline="0,0 1001,0 0,9"),
            ['C: outline: expected points "x,y x,y ..." within 0 to 1000, at least three'],
        ),
        (
            lambda t: row(t["map_a"], "C").update(outline="0,0 9,9 9,0 0,9"),
            ["C: outline: crosses or touches itself"],
        ),
        (lambda t: row(t["map_a"], "C").update(outline="0,0 0,9 9,9"), ["C: outline: runs counter-clockwise"]),
        (
            lambda t: with_border(t, "L1", "C"),
            [
                "L1: outline: shares no border with C, which is in borders",
                "C: outline: shares no border with L1, which is in borders",
            ],
        ),
        (
            lambda t: without_border(t, "K1", "C"),
            [
                "K1: outline: shares a border with C, which is not in borders",
                "C: outline: shares a border with K1, which is not in borders",
            ],
        ),
        (lambda t: moved(t, "C", "474,459", "475,460"), ["K1: outline: leaves a gap at 474,459"]),
        (lambda t: row(t["map_a"], "C").update(spot=[10, 10]), ["C: spot: 10,10 lies outside of the outline"]),
        (
            lambda t: row(t["map_a"], "C").update(room=60),
            ["C: room: the border is only 57 away from the spot, got 60"],
        ),
    ],
)
def test_a_board_that_cannot_be_drawn_is_refused(change: Break, lines: list[str]) -> None:
    found = faults(change)
    assert found, "accepted"
    for line in lines:
        assert f"map_a.toml: {line}" in found
    assert all(line.startswith("map_a.toml: ") for line in found)


def test_CH_R94_regions_that_do_not_border_may_not_touch_in_a_point() -> None:
    """The border of K1 and K2 shrinks to its end at C, so that B1 comes down to that point."""

    def shrink(t: dict[str, Rows]) -> None:
        for region in ("K1", "K2"):
            for point in ("639,347", "633,378", "622,400", "608,413", "588,420"):
                entry = row(t["map_a"], region)
                entry["outline"] = " ".join([found for found in entry["outline"].split(" ") if found != point])
        moved(t, "B1", "639,347", "560,433")
        without_border(t, "K1", "K2")

    found = faults(shrink)
    for one, other in (("B1", "C"), ("C", "B1"), ("K1", "K2"), ("K2", "K1")):
        assert f"map_a.toml: {one}: outline: touches {other} in a point, which is not in borders" in found


def test_a_point_of_an_edge_may_be_moved_for_both_regions() -> None:
    assert faults(lambda t: moved_everywhere(t, "474,459", "475,458")) == []


# --- cards ---


@pytest.mark.parametrize(
    ("entry", "change", "line"),
    [
        ("roar", {"battle": {"effect": "sing"}}, None),
        (
            "roar",
            {"battle": {"effect": "deploy"}},
            "battle.amount: missing, effect 'deploy' needs it",
        ),
        (
            "roar",
            {"battle": {"effect": "reverse", "amount": 1}},
            "battle.amount: effect 'reverse' has no such field",
        ),
        (
            "roar",
            {"battle": {"effect": "tie", "objective": "attrition"}},
            "battle.objective: effect 'tie' works on control, capture, got attrition",
        ),
        (
            "roar",
            {"battle_too": {"effect": "kill", "amount": 1}},
            "battle_too.objective: missing, effect 'kill' needs it",
        ),
        ("ancestral_paths", {"battle_too": {"effect": "jam"}}, "battle: missing, battle_too is there"),
        ("roar", {"enables": True}, "enables: the card that enables scoring has no battle text"),
    ],
)
def test_a_broken_card_is_one_line(entry: str, change: dict[str, Any], line: str | None) -> None:
    found = faults(lambda t: row(t["cards"], entry).update(change))
    if line is None:
        assert len(found) == 1
        assert found[0].startswith(f"cards.toml: {entry}: battle.effect: expected one of move_own, ")
        assert found[0].endswith("got 'sing'")
    else:
        assert found == [f"cards.toml: {entry}: {line}"]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda t: row(t["cards"], "reef").update(copies=2), "expected 8 cards in deck 'ocean', got 9"),
        (
            lambda t: row(t["cards"], "humans_scoring").pop("enables"),
            "expected 1 card of deck 'humans' that enables, got 0",
        ),
        (lambda t: row(t["cards"], "old_lore").pop("bonus"), "no card of deck 'pilgrims' has bonus 'init'"),
        (lambda t: row(t["cards"], "roar").update(deck="ocean"), "expected 8 cards in deck 'trogs', got 7"),
    ],
)
def test_a_deck_that_is_not_whole_is_refused(change: Break, line: str) -> None:
    assert f"cards.toml: {line}" in faults(change)


def test_a_terrain_card_cannot_enable_scoring() -> None:
    found = faults(lambda t: (row(t["cards"], "reef").pop("battle"), row(t["cards"], "reef").update(enables=True)))
    assert "cards.toml: reef: enables: a terrain card cannot enable scoring" in found


# --- structures, skills, tokens, events, track ---


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            lambda t: row(t["structures"], "airfield").pop("reach"),
            "structures.toml: airfield: reach: missing, effect 'mark_control' needs it",
        ),
        (
            lambda t: row(t["structures"], "tunnel").update(activate=1),
            "structures.toml: tunnel: activate: effect 'tunnel' has no such field",
        ),
        (
            lambda t: row(t["structures"], "matrix").update(faction="humans"),
            "structures.toml: matrix: faction: effect 'store_card' is for 'machines' alone",
        ),
        (
            lambda t: row(t["structures"], "tunnel").update(faction="humans"),
            "structures.toml: tunnel: faction: effect 'tunnel' is for 'trogs' alone",
        ),
        (
            lambda t: t["structures"].remove(row(t["structures"], "watchtower")),
            "structures.toml: expected 1 structure with effect 'put_watchtower', got 0",
        ),
        (
            lambda t: t["structures"].append({**row(t["structures"], "barrier"), "id": "wall"}),
            "structures.toml: at most 14 structures, got 15",
        ),
        (
            lambda t: row(t["structures"], "bastion").update(en_text="{vp} more"),
            "structures.toml: bastion: en_text: {vp} is no number of the entry",
        ),
        (
            lambda t: row(t["skills"], "trade").pop("cost"),
            "skills.toml: trade: cost: missing, effect 'trade' needs it",
        ),
        (
            lambda t: row(t["skills"], "rouse").update(vp=1),
            "skills.toml: rouse: vp: effect 'rouse' has no such field",
        ),
        (
            lambda t: row(t["skills"], "uplink").update(effect="sap"),
            "skills.toml: sappers: effect: sap is the effect of uplink already",
        ),
        (lambda t: row(t["skills"], "rouse").pop("default"), "skills.toml: expected 1 default skill of 'trogs', got 0"),
        (lambda t: t["skills"].pop(), "skills.toml: expected 5 skills of 'trogs', got 4"),
        (
            lambda t: [
                row(t["trog_tokens"], f"war_party_{name}").update(count=1) for name in ("1_1", "1_2", "2_1", "2_2")
            ],
            "trog_tokens.toml: expected at least 11 war_party tokens, got 7",
        ),
        (
            lambda t: [
                t["trog_tokens"].remove(row(t["trog_tokens"], f"nest_{n}")) for n in ("1_0", "1_1", "2_0", "2_1", "3_0")
            ],
            "trog_tokens.toml: expected 1 to 16 kinds of nest tokens, got 0",
        ),
        (
            lambda t: [entry.update(count=1) for entry in t["explorations"]],
            "explorations.toml: expected at least 9 exploration tokens, got 8",
        ),
        (
            lambda t: row(t["events"], "nesting_season").pop("by_trogs"),
            "events.toml: nesting_season: by_trogs: missing, effect 'nesting' needs it",
        ),
        (
            lambda t: row(t["events"], "orbital_storm").update(amount=1),
            "events.toml: orbital_storm: amount: effect 'storm' has no such field",
        ),
        (lambda t: t["events"].pop(), "events.toml: expected 6 event markers, got 5"),
        (
            lambda t: row(t["track"], "third").update(vp=16),
            "track.toml: third: vp: expected more than 16 of second, got 16",
        ),
        (
            lambda t: t["track"].pop(),
            "track.toml: expected 5 points, the last one of final scoring, got 4",
        ),
        (lambda t: row(t["track"], "final").update(vp=50), "track.toml: final: vp: expected int <= 49, got 50"),
    ],
)
def test_a_broken_piece_is_one_line(change: Break, line: str) -> None:
    assert faults(change) == [line]


def test_all_faults_come_at_once() -> None:
    found = faults(lambda t: (row(t["cards"], "roar").update(move=9), row(t["map_b"], "M").pop("room")))
    assert found == ["map_b.toml: M: room: missing", "cards.toml: roar: move: expected int <= 3, got 9"]
