"""What a designer may break in the tables of Claustrophobia: every fault is a line with file, entry and field."""

import copy
from collections.abc import Callable
from typing import Any, Final

import pytest

from igroteka.engine.content_tables import ContentError
from igroteka.games.claustrophobia.content.tables import from_tables, read

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


def scenario(t: dict[str, Rows], entry: str) -> dict[str, Any]:
    return row(t["scenarios"], entry)


def test_the_printed_tables_have_no_fault() -> None:
    assert faults(lambda t: None) == []


# --- fields ---


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda t: row(t["warriors"], "brute").pop("lines"), "warriors.toml: brute: lines: missing"),
        (
            lambda t: row(t["warriors"], "brute")["lines"][1].__setitem__(2, 7),
            "warriors.toml: brute: lines #2[2]: expected int <= 6, got [1, 3, 7]",
        ),
        (lambda t: row(t["warriors"], "brute").update(en=" "), "warriors.toml: brute: en: empty"),
        (lambda t: row(t["warriors"], "brute").update(age=40), "warriors.toml: brute: age: unknown field"),
        (
            lambda t: row(t["warriors"], "blade").update(talents=["sly"]),
            "warriors.toml: blade: talents #1: expected one of blessed, bodyguard, impressive, elusive, frantic,"
            " got 'sly'",
        ),
        (lambda t: row(t["demons"], "beast").pop("def"), "demons.toml: beast: def: missing"),
        (
            lambda t: row(t["demons"], "beast").update(health=0),
            "demons.toml: beast: health: expected int >= 1, got 0",
        ),
        (lambda t: row(t["gifts"], "smite").update(die=7), "gifts.toml: smite: die: expected int <= 6, got 7"),
        (
            lambda t: row(t["objects"], "rope").update(use="fly"),
            "objects.toml: rope: use: expected one of shoot, reroll, rope, got 'fly'",
        ),
        (
            lambda t: row(t["events"], "rust").update(en_text="{amount} objects"),
            "events.toml: rust: en_text: {amount} is no number of the entry",
        ),
        (lambda t: row(t["tiles"], "T07").update(id="T06"), "tiles.toml: T06: id: used twice"),
        (
            lambda t: row(t["tiles"], "T07").update(kind="pit"),
            "tiles.toml: T07: kind: expected one of exit, pentacle, lair, stash, hole, flooded, tentacles, booby,"
            " tight, mechanism, plain, got 'pit'",
        ),
        (
            lambda t: scenario(t, "tide")["stack"][0].update(random=-1),
            "scenarios.toml: tide: stack #1.random: expected int >= 0, got -1",
        ),
        (
            lambda t: scenario(t, "tide")["ends"][0].update(result="both"),
            "scenarios.toml: tide: ends #1.result: expected one of human, demon, draw, got 'both'",
        ),
        (
            lambda t: scenario(t, "tide")["humans"][0].update(place="K9"),
            "scenarios.toml: tide: humans #1.place: expected one of R, B1, B2, K1, K2, C, got 'K9'",
        ),
    ],
)
def test_a_broken_field_is_one_line(change: Break, line: str) -> None:
    assert faults(change) == [line]


# --- warriors, Demons, gifts, objects ---


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            lambda t: row(t["warriors"], "blade")["lines"].pop(),
            "warriors.toml: blade: lines: expected 6 lines, got 5",
        ),
        (lambda t: row(t["warriors"], "blade").update(figures=1), "warriors.toml: blade: figures: expected 2, got 1"),
        (
            lambda t: row(t["warriors"], "blade").update(talents=["elusive", "elusive"]),
            "warriors.toml: blade: talents: elusive stands there twice",
        ),
        (
            lambda t: row(t["warriors"], "brute")["lines"].__setitem__(4, [1, 6, 4]),
            "warriors.toml: brute: lines: expected at most 7 dice of an attack, got 9",
        ),
        (
            lambda t: t["creatures"].reverse(),
            "creatures.toml: expected troglodyte, possessed, damned in this order, got damned, possessed, troglodyte",
        ),
        (
            lambda t: row(t["creatures"], "troglodyte").update(health=2),
            "creatures.toml: troglodyte: health: one hit kills it (CL-109), got 2",
        ),
        (
            lambda t: row(t["creatures"], "troglodyte").update(cost=0),
            "creatures.toml: troglodyte: cost: expected at least 1, got 0",
        ),
        (
            lambda t: row(t["creatures"], "damned").update(cost=2),
            "creatures.toml: damned: cost: it cannot be bought, got 2",
        ),
        (lambda t: row(t["demons"], "beast").update(cost=0), "demons.toml: beast: cost: expected at least 1, got 0"),
        (
            lambda t: row(t["demons"], "tempter").pop("amount"),
            "demons.toml: tempter: amount: missing, ability 'tempt' needs it",
        ),
        (
            lambda t: row(t["demons"], "beast").update(amount=2),
            "demons.toml: beast: amount: ability 'none' has no such field",
        ),
        (
            lambda t: row(t["demons"], "combat").update(amount=7),
            "demons.toml: combat: amount: expected 2 to 6, got 7",
        ),
        (
            lambda t: row(t["demons"], "gaoler").update(talents=[]),
            "demons.toml: gaoler: ability: 'unshaken' needs the talent 'impressive'",
        ),
        (
            lambda t: row(t["demons"], "gaoler").update(talents=["impressive", "impressive"]),
            "demons.toml: gaoler: talents: impressive stands there twice",
        ),
        (
            lambda t: t["demons"].extend([{**row(t["demons"], "beast"), "id": f"beast_{n}"} for n in range(7)]),
            "demons.toml: expected 1 to 13 Demons, got 14",
        ),
        (
            lambda t: row(t["gifts"], "healing").update(moment="init_done"),
            "gifts.toml: healing: moment: effect 'heal_companion' happens at 'act_start', got 'init_done'",
        ),
        (
            lambda t: row(t["gifts"], "smite").update(effect="courage"),
            "gifts.toml: smite: effect: courage is the effect of courage already",
        ),
        (
            lambda t: row(t["objects"], "axe").pop("cbt"),
            "objects.toml: axe: use: missing, and no bonus: the object does nothing",
        ),
        (
            lambda t: row(t["objects"], "rope").update(users=["blade", "captive"]),
            "objects.toml: rope: users: the Captive bears no objects",
        ),
        (
            lambda t: row(t["objects"], "rope").update(users=["blade", "blade"]),
            "objects.toml: rope: users: blade stands there twice",
        ),
        (
            lambda t: t["objects"].extend([{**row(t["objects"], "shield"), "id": f"shield_{n}"} for n in range(4)]),
            "objects.toml: expected 1 to 8 objects, got 9",
        ),
    ],
)
def test_a_broken_warrior_or_what_he_bears_is_one_line(change: Break, line: str) -> None:
    assert faults(change) == [line]


def test_too_many_gifts_are_refused() -> None:
    found = faults(lambda t: t["gifts"].extend([{**row(t["gifts"], "smite"), "id": f"smite_{n}"} for n in range(3)]))
    assert "gifts.toml: expected 1 to 8 gifts, got 9" in found


# --- cards ---


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda t: row(t["advantages"], "flask").update(copies=1), "advantages.toml: expected 15 cards, got 14"),
        (lambda t: row(t["events"], "rust").update(copies=2), "events.toml: expected 16 cards, got 17"),
        (
            lambda t: row(t["advantages"], "flask").pop("amount"),
            "advantages.toml: flask: amount: missing, effect 'heal' needs it",
        ),
        (
            lambda t: row(t["advantages"], "lamp_oil").update(amount=1),
            "advantages.toml: lamp_oil: amount: effect 'lamp_oil' has no such field",
        ),
        (
            lambda t: row(t["advantages"], "flask").update(moment="act"),
            "advantages.toml: flask: moment: effect 'heal' happens at 'act_start', got 'act'",
        ),
        (
            lambda t: row(t["advantages"], "flask").update(amount=6),
            "advantages.toml: flask: amount: expected at most 5, got 6",
        ),
        (
            lambda t: row(t["advantages"], "flask").update(amount=0),
            "advantages.toml: flask: amount: expected at least 1, got 0",
        ),
        (
            lambda t: row(t["advantages"], "burst").update(stat="def"),
            "advantages.toml: burst: stat: effect 'boost' works on mvt, cbt, got def",
        ),
        (
            lambda t: row(t["advantages"], "burst").update(fear=True),
            "advantages.toml: burst: fear: only a card of the moment 'w_act' may say so",
        ),
        (
            lambda t: row(t["advantages"], "grenade").update(replaces_attack=False),
            "advantages.toml: grenade: replaces_attack: a card of the moment 'act' replaces the attack (CL-R49),"
            " no other does",
        ),
        (
            lambda t: row(t["advantages"], "grenade").update(exhausted=True),
            "advantages.toml: grenade: exhausted: only a card of the moment 'act_start' may say so",
        ),
        (
            lambda t: row(t["events"], "rust").update(effect="heal"),
            "events.toml: rust: effect: 'heal' is the effect of an Advantage card",
        ),
        (
            lambda t: row(t["events"], "miasma").update(amount=1),
            "events.toml: miasma: amount: expected less than 0, got 1",
        ),
        (lambda t: row(t["events"], "rust").update(id="map"), "events.toml: map: id: used twice"),
    ],
)
def test_a_broken_card_is_told(change: Break, line: str) -> None:
    assert line in faults(change)


def test_a_penalty_stands_once() -> None:
    def change(t: dict[str, Rows]) -> None:
        rust = row(t["events"], "rust")
        rust.update(moment="dact_start", effect="penalty", stat="def", amount=-1)

    assert faults(change) == ["events.toml: rust: effect: penalty is the effect of miasma already"]


# --- tiles and spaces ---


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            lambda t: row(t["tiles"], "T20").update(sides="SE"),
            "tiles.toml: T20: sides: expected letters of NESW in this order, each once, got 'SE'",
        ),
        (
            lambda t: row(t["tiles"], "T20").update(sides=""),
            "tiles.toml: T20: sides: expected letters of NESW in this order, each once, got ''",
        ),
        (lambda t: t["tiles"].pop(), "tiles.toml: expected 36 tiles, got 35"),
        (lambda t: row(t["tiles"], "T36").update(kind="exit"), "tiles.toml: expected 1 tile of kind 'exit', got 2"),
        (
            lambda t: row(t["tiles"], "T36").update(kind="hole"),
            "tiles.toml: expected at most 3 tiles of kind 'hole', got 4",
        ),
        (
            lambda t: row(t["destiny"], "sounds").update(colour="red"),
            "destiny.toml: no black space for one die takes every value",
        ),
        (
            lambda t: row(t["destiny"], "calm").pop("values"),
            "destiny.toml: calm: values: missing, a space for one die needs it",
        ),
        (
            lambda t: row(t["destiny"], "calm").update(values=[]),
            "destiny.toml: calm: values: expected at least one, got none",
        ),
        (
            lambda t: row(t["destiny"], "calm").update(values=[2, 1]),
            "destiny.toml: calm: values: expected rising values",
        ),
        (
            lambda t: row(t["destiny"], "calm").update(least=3),
            "destiny.toml: calm: least: a space for one die has no such field",
        ),
        (
            lambda t: row(t["destiny"], "trap").update(values=[1]),
            "destiny.toml: trap: values: a space for two dice has no such field",
        ),
        (
            lambda t: row(t["destiny"], "trap").pop("exact"),
            "destiny.toml: trap: least: a space for two dice has either 'least' or 'exact'",
        ),
        (
            lambda t: row(t["destiny"], "trap").update(colour="black"),
            "destiny.toml: trap: colour: a space for two dice is red",
        ),
        (
            lambda t: row(t["destiny"], "claws").pop("stat"),
            "destiny.toml: claws: stat: missing, effect 'trog_stat' needs it",
        ),
        (
            lambda t: row(t["destiny"], "sounds").pop("high"),
            "destiny.toml: sounds: high: missing, effect 'threat' needs it",
        ),
        (
            lambda t: row(t["destiny"], "taste").update(cap=1),
            "destiny.toml: taste: cap: effect 'waive_humans' has no such field",
        ),
        (lambda t: t["destiny"].pop(), "destiny.toml: expected 10 spaces, got 9"),
    ],
)
def test_a_broken_tile_or_space_is_one_line(change: Break, line: str) -> None:
    assert faults(change) == [line]


# --- scenarios ---


def end(t: dict[str, Rows], entry: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = scenario(t, entry)["ends"][number]
    return found


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda t: scenario(t, "tide").update(start="T99"), "tide: start: no tile 'T99'"),
        (lambda t: scenario(t, "tide").update(demon="dragon"), "tide: demon: no Demon 'dragon'"),
        (lambda t: scenario(t, "tide").update(gifts=["luck"]), "tide: gifts: no gift 'luck'"),
        (lambda t: scenario(t, "tide").update(gifts=["smite", "smite"]), "tide: gifts: smite stands there twice"),
        (
            lambda t: scenario(t, "tide")["humans"][1].update(objects=["sword"]),
            "tide: humans #2.objects: no object 'sword'",
        ),
        (
            lambda t: scenario(t, "tide")["stack"][1].update(targets=["T77"]),
            "tide: stack #2.targets: no tile 'T77'",
        ),
        (lambda t: scenario(t, "tide").update(closed_spaces=["rain"]), "tide: closed_spaces: no space 'rain'"),
        (lambda t: scenario(t, "tide").update(stack=[]), "tide: stack: expected 1 to 8 blocks, got 0"),
        (lambda t: scenario(t, "tide")["stack"].append({}), "tide: stack #3: expected 1 to 15 tiles, got 0"),
        (
            lambda t: scenario(t, "tide")["stack"].insert(0, {"random": 13}),
            "tide: stack: expected at most 23 tiles, got 24",
        ),
        (lambda t: scenario(t, "tide").update(removed=["T02"]), "tide: stack: T02 is a target, and not in the stack"),
        (lambda t: scenario(t, "tide").update(removed=["T01"]), "tide: removed: T01 is the start"),
        (
            lambda t: scenario(t, "tide").update(removed=[f"T{n:02}" for n in range(3, 28)]),
            "tide: stack: expected at most 9 random tiles, got 10",
        ),
        (
            lambda t: scenario(t, "tide")["stack"][0].update(targets=["T02"]),
            "tide: stack: 2 blocks want 1 targets: T02",
        ),
        (
            lambda t: scenario(t, "dares")["stack"][0].update(targets=["T06", "T05"]),
            "dares: stack: blocks share some targets, not all: T05, T06",
        ),
        (lambda t: scenario(t, "tide").update(final=["T03"]), "tide: final: T03 is no target of the stack"),
        (lambda t: scenario(t, "tide").update(target="T03"), "tide: target: T03 is no target of the stack"),
        (
            lambda t: scenario(t, "survivors").update(start="T36", stack=[{"random": 9}], final=[]),
            "survivors: leave: there is no Exit in the stack or at the start",
        ),
        (lambda t: scenario(t, "tide")["humans"].pop(0), "tide: humans: no R: the Redeemer leads every force"),
        (
            lambda t: scenario(t, "tide")["humans"].append({"place": "C"}),
            "tide: humans: C is found in play, not fielded",
        ),
        (
            lambda t: scenario(t, "tide")["humans"].append({"place": "K1"}),
            "tide: humans: K1 stands there twice",
        ),
        (
            lambda t: scenario(t, "captive")["humans"].append({"place": "B2"}),
            "captive: humans: expected at most 5 human figures, got 6",
        ),
        (
            lambda t: scenario(t, "captive").update(start="T36"),
            "captive: humans: T36 holds 3, got 4",
        ),
        (
            lambda t: scenario(t, "possessed").update(possessed=["B2", "C"]),
            "possessed: possessed: C is no Condemned",
        ),
        (
            lambda t: scenario(t, "tide")["humans"][2].update(objects=["blunderbuss"]),
            "tide: humans #3.objects: B2 may not use blunderbuss",
        ),
        (
            lambda t: scenario(t, "tide")["humans"][2].update(objects=["shield"]),
            "tide: humans: expected at most 1 of shield, got 2",
        ),
        (
            lambda t: scenario(t, "tide").update(gifts=[gift["id"] for gift in t["gifts"]]),
            "tide: gifts: no gift is left for the handicap",
        ),
        (lambda t: scenario(t, "tide").pop("demon"), "tide: demon: missing, entries are given"),
        (
            lambda t: scenario(t, "dares")["build"].update(most_gifts=7),
            "dares: build.most_gifts: there are 6 gifts",
        ),
        (lambda t: scenario(t, "tide").pop("fuse"), "tide: fuse: missing, 'light_fuse' needs it"),
        (
            lambda t: scenario(t, "tide").update(seals=3),
            "tide: seals: nothing in the scenario uses it, expected 'put_seal'",
        ),
        (
            lambda t: scenario(t, "ritual").update(reveal_trogs=1),
            "ritual: reveal_trogs: nothing in the scenario uses it, expected 'master'",
        ),
        (
            lambda t: scenario(t, "tide").pop("round_end"),
            "tide: deeds: 'light_fuse' is nothing without 'fuse'",
        ),
        (
            lambda t: scenario(t, "ritual")["deeds"].remove("chant"),
            "ritual: ends: 'chanted' is nothing without 'chant'",
        ),
        (
            lambda t: scenario(t, "ritual")["deeds"].append("chant"),
            "ritual: deeds: chant stands there twice",
        ),
        (
            lambda t: scenario(t, "survivors").pop("leave"),
            "survivors: leave: missing, 'left' needs it",
        ),
        (
            lambda t: scenario(t, "head").pop("demon"),
            "head: demon: missing, the scenario is about the Demon",
        ),
        (
            lambda t: scenario(t, "head").update(entries=1),
            "head: entries: a Demon that is revealed cannot be bought, got 1",
        ),
        (
            lambda t: scenario(t, "possessed").update(possessed=["B2"]),
            "possessed: possessed: expected 2 for the tiles, got 1",
        ),
        (
            lambda t: scenario(t, "dares").update(empty_chests=2),
            "dares: empty_chests: expected 4 chests for the tiles, got 3",
        ),
        (lambda t: scenario(t, "ritual").update(seal_need=1), "ritual: seal_need: expected 2 to 6, got 1"),
        (
            lambda t: scenario(t, "tide").update(closed_spaces=["sounds"]),
            "tide: closed_spaces: no open black space takes every die (CL-R24)",
        ),
        (lambda t: scenario(t, "tide").update(flat_spaces=["claws"]), "tide: flat_spaces: claws has no 'high' to lose"),
        (
            lambda t: end(t, "survivors", 0).pop("amount"),
            "survivors: ends #1.amount: missing, 'left' needs it",
        ),
        (
            lambda t: end(t, "survivors", 2).update(amount=1),
            "survivors: ends #3.amount: nothing there counts, expected one of left, chanted, freed, possessed_dead,"
            " gathered, too_few",
        ),
        (lambda t: scenario(t, "tide")["ends"].pop(), "tide: ends: no end with 'last_round' alone"),
        (lambda t: scenario(t, "tide")["ends"].pop(2), "tide: ends: no end with 'no_humans' alone"),
        (
            lambda t: end(t, "tide", 2).update(when=["no_humans", "no_humans"]),
            "tide: ends #3.when: no_humans stands there twice",
        ),
        (
            lambda t: t["scenarios"].pop(),
            "expected survivors, tide, head, ritual, possessed, dares, captive, infection in this order,"
            " got survivors, tide, head, ritual, possessed, dares, captive",
        ),
    ],
)
def test_a_scenario_that_cannot_be_played_is_refused(change: Break, line: str) -> None:
    found = faults(change)
    assert f"scenarios.toml: {line}" in found
    assert all(each.startswith("scenarios.toml: ") for each in found)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            lambda t: row(t["handicaps"], "demon_deck").update(cards=["flask"]),
            "handicaps.toml: demon_deck: cards: no Event card 'flask'",
        ),
        (
            lambda t: row(t["handicaps"], "demon_deck").pop("cards"),
            "handicaps.toml: demon_deck: cards: missing, effect 'remove_events' needs it",
        ),
        (
            lambda t: row(t["handicaps"], "demon_threat").pop("amount"),
            "handicaps.toml: demon_threat: amount: missing, effect 'threat' needs it",
        ),
        (
            lambda t: row(t["handicaps"], "human_gift").update(effect="advantage"),
            "handicaps.toml: human_gift: effect: expected 'gift', got 'advantage'",
        ),
        (
            lambda t: row(t["handicaps"], "human_gift").update(side="demon"),
            "handicaps.toml: human_gift: side: expected 'human', got 'demon'",
        ),
        (
            lambda t: t["handicaps"].pop(),
            "handicaps.toml: expected demon_deck, demon_threat, human_advantage, human_gift in this order,"
            " got demon_deck, demon_threat, human_advantage",
        ),
    ],
)
def test_a_broken_handicap_is_one_line(change: Break, line: str) -> None:
    assert faults(change) == [line]


def test_all_faults_come_at_once() -> None:
    found = faults(lambda t: (row(t["gifts"], "smite").update(die=9), row(t["tiles"], "T05").pop("capacity")))
    assert found == ["gifts.toml: smite: die: expected int <= 6, got 9", "tiles.toml: T05: capacity: missing"]
