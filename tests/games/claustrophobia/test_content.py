"""The warriors, cards, tiles, spaces and scenarios of Claustrophobia as they are, and contents of a designer's own."""

import copy
import json
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
import pytest

import igroteka.games.claustrophobia.content.tables as tables_of
from igroteka.engine.ruleset import option_values
from igroteka.games.claustrophobia.content import vocabulary as terms
from igroteka.games.claustrophobia.content.options import Options
from igroteka.games.claustrophobia.content.scenarios import Scenario
from igroteka.games.claustrophobia.content.tables import from_tables, read
from igroteka.games.claustrophobia.content.vectors import Atlas

FOLDER: Final = Path(tables_of.__file__).parent
CONTENT: Final = read()
ATLAS: Final = Atlas(CONTENT)
SCENARIOS: Final = {scenario.id: scenario for scenario in CONTENT.scenarios}


# --- warriors ---


def values(line: tuple[int, int, int]) -> str:
    return "/".join(map(str, line))


def test_CL_013_six_lines_of_action_for_every_human() -> None:
    found = {warrior.id: [values(line) for line in warrior.lines] for warrior in CONTENT.warriors}
    assert found == {
        "redeemer": ["2/1/4", "1/2/4", "2/1/3", "1/1/5", "1/2/4", "1/3/4"],
        "brute": ["1/2/5", "1/3/4", "1/2/4", "1/3/5", "1/4/4", "2/3/4"],
        "blade": ["1/3/3", "2/1/4", "1/2/4", "2/2/4", "1/3/4", "2/2/5"],
        "captive": ["1/1/3", "1/1/4", "2/0/3", "1/1/4", "2/1/3", "2/1/4"],
    }


def test_CL_021_a_two_for_the_redeemer() -> None:
    redeemer = CONTENT.warriors[terms.REDEEMER]
    assert redeemer.lines[2 - 1] == (1, 2, 4)


def test_talents_and_who_is_condemned() -> None:
    assert [(w.id, w.talents, w.condemned, w.figures) for w in CONTENT.warriors] == [
        ("redeemer", ("blessed",), False, 1),
        ("brute", ("bodyguard", "impressive"), True, 2),
        ("blade", ("elusive",), True, 2),
        ("captive", (), False, 1),
    ]


def test_figures_of_the_demon_side() -> None:
    assert [(c.id, c.mvt, c.cbt, c.defence, c.health, c.cost) for c in CONTENT.creatures] == [
        ("troglodyte", 1, 1, 3, 1, 1),
        ("possessed", 1, 2, 4, 3, 0),
        ("damned", 1, 1, 3, 1, 0),
    ]


def test_CL_015_seven_demon_cards_with_their_values() -> None:
    found = [(d.id, d.health, d.mvt, d.cbt, d.defence, d.talents, d.ability, d.amount) for d in CONTENT.demons]
    assert found == [
        ("hunter", 4, 2, 4, 4, ("elusive",), None, None),
        ("beast", 6, 1, 4, 4, ("frantic",), None, None),
        ("master", 6, 1, 4, 4, ("impressive",), "soul_harvest", 2),
        ("combat", 5, 2, 4, 4, ("impressive",), "seal_breaker", 3),
        ("tempter", 4, 2, 3, 4, (), "tempt", 1),
        ("guardian", 5, 1, 4, 5, ("impressive",), "guard_stash", None),
        ("gaoler", 5, 1, 3, 5, ("impressive",), "unshaken", None),
    ]
    assert {demon.cost for demon in CONTENT.demons} == {5}


# --- gifts, objects, cards ---


def test_CL_023_a_gift_for_every_value_of_a_die() -> None:
    assert [(gift.id, gift.die, gift.effect, gift.amount) for gift in CONTENT.gifts] == [
        ("courage", 1, "courage", 1),
        ("benediction", 2, "lose_tp", 1),
        ("gather", 3, "extra_dice", 2),
        ("healing", 4, "heal_companion", 1),
        ("precognition", 5, "foresee", 2),
        ("smite", 6, "smite", 2),
    ]
    assert {gift.id for gift in CONTENT.gifts if gift.moment == "act_start"} == {"healing"}


def test_CL_025_precognition_shows_a_five() -> None:
    assert next(gift.die for gift in CONTENT.gifts if gift.id == "precognition") == 5


def test_CL_041_six_object_cards_and_their_users() -> None:
    found = [(o.id, o.copies, o.users, (o.mvt, o.cbt, o.defence), o.use) for o in CONTENT.objects]
    assert found == [
        ("blunderbuss", 2, ("blade",), (0, 1, 0), "shoot"),
        ("shield", 1, ("brute",), (0, 0, 1), None),
        ("scepter", 1, ("redeemer",), (0, 0, 0), "reroll"),
        ("axe", 1, ("brute",), (0, 1, 0), None),
        ("rope", 1, ("blade", "redeemer"), (0, 0, 0), "rope"),
    ]
    assert sum(found.copies for found in CONTENT.objects) == 6


def test_CL_010_sixteen_events_and_fifteen_advantages() -> None:
    decks = Counter(CONTENT.cards[kind].deck for kind in CONTENT.kinds)
    assert decks == {"advantage": 15, "event": 16}
    assert [CONTENT.cards[kind].deck for kind in CONTENT.kinds] == ["advantage"] * 15 + ["event"] * 16
    assert list(ATLAS.kind) == list(CONTENT.kinds)


def card(kind: int) -> tuple[str, int, str, str]:
    found = CONTENT.cards[kind]
    return found.id, found.copies, found.moment, found.effect


def test_CL_039_advantages_with_their_moments() -> None:
    assert [card(kind) for kind in range(CONTENT.advantages)] == [
        ("grenade", 2, "act", "grenade"),
        ("flask", 2, "act_start", "heal"),
        ("lamp_oil", 1, "act", "lamp_oil"),
        ("watch_out", 2, "w_hits", "cancel_hits"),
        ("burst", 2, "act_start", "boost"),
        ("fury", 1, "act_start", "grant"),
        ("second_wind", 1, "init_done", "ignore_wound"),
        ("hand_of_fate", 1, "init_roll", "set_die"),
        ("map", 1, "explore", "peek_tiles"),
        ("holy_water", 1, "act", "attack_hits"),
        ("last_stand", 1, "w_death", "last_stand"),
    ]


def test_CL_081_events_with_their_moments() -> None:
    assert [card(kind) for kind in range(CONTENT.advantages, len(CONTENT.cards))] == [
        ("panic", 2, "w_act", "panic"),
        ("lost", 1, "w_drawn", "lost"),
        ("tough", 2, "summon", "tough"),
        ("critical", 1, "dact_start", "critical"),
        ("terror", 2, "w_act", "cap_stat"),
        ("vertigo", 1, "w_init", "swap_dice"),
        ("cave_in", 1, "summon", "cave_in"),
        ("miasma", 1, "dact_start", "penalty"),
        ("reinforcements", 2, "summon", "gain_tp"),
        ("festering", 1, "w_hits", "choose_lines"),
        ("rust", 1, "w_init", "objects_off"),
        ("ambush", 1, "w_explored", "spawn_trog"),
    ]


def test_the_numbers_of_cards() -> None:
    by_id = {found.id: found for found in CONTENT.cards}
    amounts = {name: found.amount for name, found in by_id.items() if found.amount is not None}
    assert amounts == {
        "grenade": 1,
        "flask": 2,
        "watch_out": 2,
        "burst": 2,
        "map": 3,
        "holy_water": 2,
        "critical": 2,
        "terror": 1,
        "miasma": -1,
        "reinforcements": 2,
        "ambush": 1,
    }
    assert (by_id["grenade"].need, by_id["panic"].least, by_id["fury"].talent) == (3, 2, "frantic")
    assert [by_id[name].stat for name in ("burst", "terror", "miasma")] == ["mvt", "cbt", "def"]
    assert {name for name, found in by_id.items() if found.fear} == {"panic", "terror"}
    assert {name for name, found in by_id.items() if found.exhausted} == {"flask", "burst"}
    replacing = {name for name, found in by_id.items() if found.replaces_attack}
    assert replacing == {"grenade", "lamp_oil", "holy_water"}


def test_every_word_of_the_vocabulary_is_used() -> None:
    assert {found.effect for found in CONTENT.cards} == set(terms.CARD_EFFECTS)
    assert {found.effect for found in CONTENT.gifts} == set(terms.GIFT_EFFECTS)
    assert {space.effect for space in CONTENT.spaces} == set(terms.SPACE_EFFECTS)
    assert {tile.kind for tile in CONTENT.tiles} == set(terms.TILE_KINDS)
    assert {demon.ability or "" for demon in CONTENT.demons} == set(terms.ABILITIES)
    assert {found.use or "" for found in CONTENT.objects} == set(terms.OBJECT_USES)
    assert {deed for scenario in CONTENT.scenarios for deed in scenario.deeds} == set(terms.DEED_NAMES)
    ends = [end for scenario in CONTENT.scenarios for end in scenario.ends]
    assert {word for end in ends for word in end.when} == set(terms.WHENS)
    assert {end.ending for end in ends} == set(terms.ENDINGS) - {""}
    assert {scenario.leave for scenario in CONTENT.scenarios} == set(terms.LEAVES)
    assert {scenario.revealed or "" for scenario in CONTENT.scenarios} == set(terms.REVEALS)


# --- the Board of Destiny ---


def test_CL_051_ten_spaces_and_what_they_demand() -> None:
    found = [(s.id, s.colour, s.dice, s.values, s.least, s.exact) for s in CONTENT.spaces]
    assert found == [
        ("calm", "red", 1, (1, 2), None, None),
        ("sounds", "black", 1, (1, 2, 3, 4, 5, 6), None, None),
        ("speed", "red", 1, (1, 3, 5), None, None),
        ("legion", "red", 1, (2, 4, 6), None, None),
        ("claws", "red", 1, (5, 6), None, None),
        ("dark_destiny", "black", 1, (3, 4), None, None),
        ("taste", "red", 1, (6,), None, None),
        ("burrowing", "red", 1, (1,), None, None),
        ("futile", "red", 2, None, 9, None),
        ("trap", "red", 2, None, None, 7),
    ]


def test_which_spaces_a_single_die_fits() -> None:
    fits = {
        value: [f"D{number}" for number, space in enumerate(CONTENT.spaces, 1) if value in (space.values or ())]
        for value in range(1, 7)
    }
    assert fits == {
        1: ["D1", "D2", "D3", "D8"],
        2: ["D1", "D2", "D4"],
        3: ["D2", "D3", "D6"],
        4: ["D2", "D4", "D6"],
        5: ["D2", "D3", "D5"],
        6: ["D2", "D4", "D5", "D7"],
    }


def test_what_the_spaces_do() -> None:
    found = [(s.effect, s.amount, s.stat, s.until, s.cap) for s in CONTENT.spaces]
    assert found == [
        ("calm", 1, None, None, None),
        ("threat", 1, None, None, None),
        ("trog_stat", 1, "mvt", "D", None),
        ("trog_stat", 1, "def", "threat", None),
        ("trog_stat", 1, "cbt", "D", None),
        ("draw_event", 1, None, None, None),
        ("waive_humans", None, None, None, None),
        ("waive_opening", None, None, None, None),
        ("futile", 1, "mvt", "D", 1),
        ("trap", 1, None, None, None),
    ]
    assert [(s.high, s.high_from) for s in CONTENT.spaces if s.high] == [(2, 5)]


# --- tiles ---


def test_thirty_six_tiles_ninety_open_sides() -> None:
    assert [tile.id for tile in CONTENT.tiles] == [f"T{number:02}" for number in range(1, 37)]
    assert sum(len(tile.sides) for tile in CONTENT.tiles) == 90
    assert Counter(len(tile.sides) for tile in CONTENT.tiles) == {1: 3, 2: 17, 3: 11, 4: 5}
    assert Counter(tile.shape for tile in CONTENT.tiles) == {"room": 14, "tunnel": 22}


def test_kinds_of_tiles() -> None:
    assert Counter(tile.kind for tile in CONTENT.tiles) == {
        "exit": 1,
        "pentacle": 1,
        "lair": 3,
        "stash": 4,
        "hole": 3,
        "flooded": 3,
        "tentacles": 3,
        "booby": 3,
        "tight": 3,
        "mechanism": 2,
        "plain": 10,
    }
    for tile in CONTENT.tiles:
        assert tile.capacity == {"exit": 5, "pentacle": 5, "tight": 1}.get(tile.kind, 3)
        assert tile.sides in ("NEW", "NESW", "NS", "ES", "S")


def test_open_sides_tile_by_tile() -> None:
    """The drawing of 5.9, by the shapes' own order."""
    sides = [tile.sides for tile in CONTENT.tiles]
    assert sides == [
        "NEW",
        "NESW",
        "NESW",
        "NEW",
        "NS",
        "S",
        "S",
        "ES",
        "NEW",
        "NEW",
        "ES",
        "NS",
        "NS",
        "ES",
        "NEW",
        "NS",
        "NEW",
        "NESW",
        "NS",
        "ES",
        "NEW",
        "NS",
        "NS",
        "ES",
        "NS",
        "NS",
        "ES",
        "ES",
        "NEW",
        "NEW",
        "NEW",
        "NESW",
        "S",
        "ES",
        "NEW",
        "NESW",
    ]
    rooms = [number for number, tile in enumerate(CONTENT.tiles, 1) if tile.shape == "room"]
    assert rooms == [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 18, 34, 35, 36]


# --- scenarios ---


def test_CL_011_eight_scenarios_with_all_their_parts() -> None:
    assert tuple(SCENARIOS) == terms.SCENARIOS
    assert option_values(msgspec.structs.fields(Options)[0]) == terms.SCENARIOS
    for scenario in CONTENT.scenarios:
        for text in (scenario.ru_text, scenario.en_text, scenario.ru_goal_text, scenario.en_goal_text):
            assert len(text.split()) > 10


def test_CL_009_the_survivors_come_first() -> None:
    assert (CONTENT.scenarios[0].id, Options().scenario) == ("survivors", "survivors")


def force(scenario: Scenario) -> str:
    return " ".join([f"{human.place}{''.join([f'+{name}' for name in human.objects])}" for human in scenario.humans])


def test_CL_014_forces_of_the_scenarios() -> None:
    found = {s.id: (force(s), s.gifts, s.advantages, s.threat, s.demon, s.entries) for s in CONTENT.scenarios}
    assert found == {
        "survivors": ("R B1 K1+blunderbuss K2", ("precognition", "healing"), 1, 4, "hunter", 2),
        "tide": ("R B1+shield B2 K1", ("healing", "gather"), 2, 2, "beast", 2),
        "head": ("R B1+axe B2 K1+blunderbuss K2", ("smite", "healing"), 2, 2, "master", 0),
        "ritual": ("R+scepter B1+shield B2 K1", ("benediction", "courage"), 1, 2, "combat", 2),
        "possessed": ("R B1 K1+blunderbuss", ("healing", "gather"), 2, 2, "tempter", 1),
        "dares": ("R B1+shield B2 K1+blunderbuss K2", ("healing", "precognition"), 0, 4, "guardian", 2),
        "captive": ("R B1 K1+blunderbuss K2+rope", ("healing", "gather"), 1, 3, "gaoler", 1),
        "infection": ("R K1+blunderbuss B1 B2", ("smite", "healing"), 3, 4, None, 0),
    }


def stack(scenario: Scenario) -> str:
    return "; ".join([" + ".join([str(block.random), *block.targets]) for block in scenario.stack])


def test_CL_008_set_up_of_the_scenarios() -> None:
    found = {s.id: (s.start, stack(s), s.size, s.final, s.removed, s.limit) for s in CONTENT.scenarios}
    chests = "3 + T06 + T07 + T08 + T09"
    assert found == {
        "survivors": ("T02", "9; 0 + T01", 10, ("T01",), (), 30),
        "tide": ("T01", "7; 3 + T02", 11, ("T02",), (), 14),
        "head": ("T01", "7; 3 + T02", 11, ("T02",), (), 16),
        "ritual": ("T01", "4; 3 + T02", 8, ("T02",), (), 14),
        "possessed": ("T01", "1; 1 + T06; 2 + T07", 6, ("T07",), ("T02", "T08", "T09"), 16),
        "dares": ("T01", "; ".join([chests] * 4), 16, (), ("T02",), 20),
        "captive": ("T01", "4; 3 + T02", 8, (), (), 18),
        "infection": ("T02", "10; 3 + T01", 14, ("T01",), (), 25),
    }


def test_the_printed_force_of_who_dares_costs_what_it_may() -> None:
    scenario = SCENARIOS["dares"]
    assert scenario.build is not None
    objects = sum(len(human.objects) for human in scenario.humans)
    price = (
        len(scenario.gifts) * scenario.build.gift
        + (len(scenario.humans) - 1) * scenario.build.condemned
        + objects * scenario.build.object
    )
    assert price == scenario.build.points == 20
    assert (scenario.build.advantage, scenario.build.most_gifts, scenario.build.most_advantages) == (1, 4, 4)


def test_CL_012_special_rules_are_named() -> None:
    found = {s.id: (s.revealed, s.round_start, s.round_end, s.died, s.deeds, s.leave) for s in CONTENT.scenarios}
    assert found == {
        "survivors": (None, None, None, None, (), "anyone"),
        "tide": (None, None, "fuse", None, ("light_fuse",), "nobody"),
        "head": ("master", None, None, None, (), "nobody"),
        "ritual": (None, None, None, None, ("chant", "put_seal", "break_seal"), "nobody"),
        "possessed": ("possessed", None, None, None, ("exorcise",), "nobody"),
        "dares": ("treasure", None, None, None, ("open_chest", "take_chest"), "carrier"),
        "captive": ("captive", None, None, None, (), "captive"),
        "infection": (None, "crawling_death", None, "returns", (), "nobody"),
    }
    tide, ritual, possessed = SCENARIOS["tide"], SCENARIOS["ritual"], SCENARIOS["possessed"]
    assert (tide.fuse, tide.target, ritual.target) == (3, "T02", "T02")
    assert (ritual.seals, ritual.seal_need) == (3, 5)
    assert (possessed.possessed, possessed.freed_wounds) == (("B2", "K2"), 3)
    assert (possessed.exorcism_dice, possessed.exorcism_need) == (3, 5)
    assert (SCENARIOS["head"].reveal_trogs, SCENARIOS["infection"].crawling) == (2, 2)
    assert (SCENARIOS["dares"].full_chests, SCENARIOS["dares"].empty_chests) == (1, 3)
    infection = SCENARIOS["infection"]
    assert (infection.closed_spaces, infection.flat_spaces, infection.target) == (("claws",), ("sounds",), "T01")


def ends(scenario: Scenario) -> list[str]:
    return [f"{end.ending}[{','.join(end.when)}]{end.amount or ''} {end.result}" for end in scenario.ends]


def test_how_every_scenario_ends() -> None:
    wiped_out, out_of_time = "wiped_out[no_humans] demon", "out_of_time[last_round] demon"
    redeemer = "redeemer_dead[redeemer_dead] demon"
    assert {scenario.id: ends(scenario) for scenario in CONTENT.scenarios} == {
        "survivors": [
            "escaped[left]2 human",
            "one_escaped[no_humans,left]1 draw",
            wiped_out,
            "one_escaped[last_round,left]1 draw",
            out_of_time,
        ],
        "tide": [
            "fuse_burnt[fuse_burnt] human",
            "fuse_unguarded[no_humans,fuse_lit,shaft_free] human",
            wiped_out,
            out_of_time,
        ],
        "head": ["master_dead[demon_dead] human", wiped_out, out_of_time],
        "ritual": ["ritual_done[chanted]5 human", redeemer, wiped_out, out_of_time],
        "possessed": [
            "both_freed[freed]2 human",
            redeemer,
            "one_freed[freed,possessed_dead]1 draw",
            "possessed_dead[possessed_dead]2 demon",
            "one_freed[last_round,freed]1 draw",
            out_of_time,
            wiped_out,
        ],
        "dares": ["chest_out[chest_out] human", wiped_out, out_of_time],
        "captive": ["captive_out[captive_out] human", "captive_dead[captive_dead] demon", wiped_out, out_of_time],
        "infection": ["gathered[gathered]2 human", "too_few[too_few]2 demon", wiped_out, out_of_time],
    }


def test_CL_134_four_handicaps() -> None:
    assert [(h.id, h.side, h.effect, h.amount, h.cards) for h in CONTENT.handicaps] == [
        ("demon_deck", "demon", "remove_events", None, ("panic", "lost")),
        ("demon_threat", "demon", "threat", 3, None),
        ("human_advantage", "human", "advantage", 1, None),
        ("human_gift", "human", "gift", 1, None),
    ]
    removed = sum(card.copies for card in CONTENT.cards if card.id in ("panic", "lost"))
    assert removed == 3


# --- names and texts ---


def test_CL_R45_everything_has_a_name_in_both_languages() -> None:
    rows = [
        *CONTENT.warriors,
        *CONTENT.creatures,
        *CONTENT.demons,
        *CONTENT.gifts,
        *CONTENT.objects,
        *CONTENT.cards,
        *CONTENT.spaces,
        *CONTENT.scenarios,
        *CONTENT.handicaps,
    ]
    for language, letters in (("ru", "[а-яё]"), ("en", "[a-z]")):
        names = [getattr(row, language) for row in rows]
        other = "[a-z]" if language == "ru" else "[а-яё]"
        for row in rows:
            text = getattr(row, f"{language}_text")
            assert re.search(letters, getattr(row, language)) and re.search(letters, text, re.IGNORECASE)
            assert not re.search(r"[{}]|  |\.\.|[«»]" if language == "en" else r"[{}]|  |\.\.", text), text
            assert not re.search(other, re.sub(r"\bD10\b", "", getattr(row, language) + text), re.IGNORECASE)
            assert text[-1] in ".!"
        same = {name for name, times in Counter(names).items() if times > 1}
        assert same <= {"Пленник"}, "a warrior and his scenario"
    for figure in (*CONTENT.warriors, *CONTENT.creatures, *CONTENT.demons):
        assert len({figure.ru, figure.ru_of, figure.ru_to}) == 3


# --- a content of one's own ---


def test_a_record_carries_the_tables() -> None:
    carried = from_tables(json.loads(json.dumps(CONTENT.tables)))
    assert (carried, carried.hash) == (CONTENT, CONTENT.hash)


def test_a_designer_changes_a_number_and_the_text_follows(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.toml"):
        shutil.copy(file, tmp_path)
    gifts = (tmp_path / "gifts.toml").read_text("utf-8")
    (tmp_path / "gifts.toml").write_text(gifts.replace('"smite"\namount = 2', '"smite"\namount = 1'), "utf-8")
    own = read(tmp_path)
    assert own.hash != CONTENT.hash
    assert "+1 CBT" in own.gifts[5].en_text and "+2 CBT" in CONTENT.gifts[5].en_text


@pytest.mark.parametrize("file", sorted(CONTENT.tables))
def test_every_table_counts_for_the_hash(file: str) -> None:
    tables = copy.deepcopy(CONTENT.tables)
    entry = next(iter(tables[file].values()))[0]
    entry["en"] = entry["en"] + "s"
    assert from_tables(tables).hash != CONTENT.hash
