"""The maps, cards, structures, skills and tokens of Cry Havoc as they are, and contents of a designer's own."""

import copy
import json
import math
import shutil
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

import igroteka.games.havoc.content.tables as tables_of
from igroteka.games.havoc.content import vocabulary as terms
from igroteka.games.havoc.content.boards import Region
from igroteka.games.havoc.content.options import Options, level_of
from igroteka.games.havoc.content.outlines import clearance, contains, doubled_area, edges_of
from igroteka.games.havoc.content.tables import from_tables, read
from igroteka.games.havoc.content.vectors import Atlas

FOLDER: Final = Path(tables_of.__file__).parent
CONTENT: Final = read()
ATLAS: Final = Atlas(CONTENT)
SIDE_A, SIDE_B = CONTENT.boards
THIRD_TURN: Final = {  # of side A: region -> the region a third of a turn on
    **dict(zip(("L1", "L2", "L3"), ("L2", "L3", "L1"), strict=True)),
    **dict(zip(("O1", "O2", "O3"), ("O2", "O3", "O1"), strict=True)),
    **dict(zip(("A1", "A2", "A3"), ("A2", "A3", "A1"), strict=True)),
    **dict(zip(("B1", "B2", "B3"), ("B2", "B3", "B1"), strict=True)),
    **dict(zip(("K1", "K2", "K3"), ("K2", "K3", "K1"), strict=True)),
    "C": "C",
}
HALF_TURN: Final = {  # of side B
    **dict(zip(("H1", "H2", "E1", "W1", "E2", "W2"), ("H2", "H1", "W1", "E1", "W2", "E2"), strict=True)),
    **dict(zip(("I1", "I4", "I2", "I5", "I3", "I6"), ("I4", "I1", "I5", "I2", "I6", "I3"), strict=True)),
    "M": "M",
}


def by_id(board: tuple[Region, ...]) -> dict[str, Region]:
    return {region.id: region for region in board}


def row(rows: list[dict[str, Any]], entry: str) -> dict[str, Any]:
    return next(found for found in rows if found["id"] == entry)


# --- the board ---


def test_CH_006_two_sides_of_the_board() -> None:
    borders = [sum(len(region.borders) for region in board) // 2 for board in CONTENT.boards]
    arrows = [sum(region.arrow_to >= 0 for region in board) // 2 for board in CONTENT.boards]
    assert ([len(board) for board in CONTENT.boards], borders, arrows) == ([16, 13], [39, 30], [3, 2])
    assert ATLAS.board_for(2).regions == 13
    assert (ATLAS.board_for(3).regions, ATLAS.board_for(4).regions) == (16, 16)


@pytest.mark.parametrize("board", [SIDE_A, SIDE_B])
def test_CH_184_to_be_adjacent_is_mutual(board: tuple[Region, ...]) -> None:
    for number, region in enumerate(board):
        assert all(number in board[other].borders for other in region.borders)
        assert region.arrow_to < 0 or board[region.arrow_to].arrow_to == number


@pytest.mark.parametrize("board", [SIDE_A, SIDE_B])
def test_CH_069_arrows_join_opposite_outer_regions(board: tuple[Region, ...]) -> None:
    for region in board:
        if region.arrow_to < 0:
            assert region.arrow is None
            continue
        other = board[region.arrow_to]
        assert region.ring == other.ring == terms.OUTER
        away = math.hypot(region.spot[0] - other.spot[0], region.spot[1] - other.spot[1])
        assert away > 600, "across the planet"


@pytest.mark.parametrize(("board", "turned"), [(SIDE_A, THIRD_TURN), (SIDE_B, HALF_TURN)])
def test_every_landing_place_is_as_good_as_another(board: tuple[Region, ...], turned: dict[str, str]) -> None:
    regions = by_id(board)
    for region in board:
        other = regions[turned[region.id]]
        assert {turned[board[n].id] for n in region.borders} == {board[n].id for n in other.borders}
        assert (region.arrow_to < 0) == (other.arrow_to < 0)
        if region.arrow_to >= 0:
            assert turned[board[region.arrow_to].id] == board[other.arrow_to].id
        assert (region.ring, region.crystals, region.site) == (other.ring, other.crystals, other.site)
        assert (region.war_parties, region.nests, region.explorations, region.tunnel) == (
            other.war_parties,
            other.nests,
            other.explorations,
            other.tunnel,
        )
    if board is SIDE_B:
        assert all(regions[turned[region.id]].terrain == region.terrain for region in board)


def test_CH_128_outer_regions_and_no_others_are_without_terrain() -> None:
    for board in CONTENT.boards:
        assert all((region.ring == terms.OUTER) == (region.terrain == terms.NO_TERRAIN) for region in board)
    assert Counter(terms.TERRAINS[region.terrain] for region in SIDE_A) == {
        "none": 6,
        "mountain": 3,
        "desert": 2,
        "jungle": 2,
        "ocean": 3,
    }


def test_CH_024_places_for_tokens() -> None:
    counts = [
        [sum(places) for places in (board.war_parties, board.nests, board.explorations)]
        for board in (ATLAS.for_two, ATLAS.for_three, ATLAS.for_four)
    ]
    assert counts == [[8, 1, 6], [11, 1, 9], [9, 0, 9]]


def test_CH_030_nothing_lies_on_the_headquarters_of_the_trogs() -> None:
    lair = next(number for number, region in enumerate(SIDE_A) if region.id == "C")
    assert (ATLAS.for_three.crystals[lair], ATLAS.for_three.war_parties[lair], ATLAS.for_three.nests[lair]) == (3, 2, 1)
    assert (ATLAS.for_four.crystals[lair], ATLAS.for_four.war_parties[lair], ATLAS.for_four.nests[lair]) == (0, 0, 0)


def test_CH_031_three_tunnels_and_the_lair() -> None:
    tunnels = [SIDE_A[number].id for number in range(16) if ATLAS.for_four.tunnels >> number & 1]
    assert tunnels == ["A1", "A2", "A3", "C"]
    assert SIDE_A[ATLAS.for_four.lair].id == "C"
    assert (ATLAS.for_three.tunnels, ATLAS.for_two.tunnels, ATLAS.for_two.lair) == (0, 0, -1)


def test_CH_011_landing_places() -> None:
    assert [SIDE_A[number].id for number in ATLAS.for_three.sites] == ["L1", "L2", "L3"]
    assert [SIDE_B[number].id for number in ATLAS.for_two.sites] == ["H1", "H2"]


def test_neighbours_as_bits() -> None:
    board = ATLAS.for_three
    north = next(number for number, region in enumerate(SIDE_A) if region.id == "L1")
    assert {SIDE_A[n].id for n in range(16) if board.borders[north] >> n & 1} == {"A1", "B1", "O1", "O3"}
    assert {SIDE_A[n].id for n in range(16) if board.arrows[north] >> n & 1} == {"O2"}
    assert board.beside[north] == board.borders[north] | board.arrows[north]
    assert board.all == (1 << 16) - 1


# --- how it is drawn ---


@pytest.mark.parametrize("board", [SIDE_A, SIDE_B])
def test_CH_R94_outlines_share_points_exactly_if_the_regions_border(board: tuple[Region, ...]) -> None:
    for number, region in enumerate(board):
        for other in range(number):
            common = set(region.outline) & set(board[other].outline)
            assert bool(common) == (other in region.borders), f"{region.id} and {board[other].id}"


@pytest.mark.parametrize("board", [SIDE_A, SIDE_B])
def test_outlines_cover_the_planet_once(board: tuple[Region, ...]) -> None:
    edges = Counter(edge for region in board for edge in edges_of(region.outline))
    assert set(edges.values()) == {1}
    limb = [edge for edge in edges if (edge[1], edge[0]) not in edges]
    for edge in limb:
        assert all(abs(math.hypot(x - 500, y - 500) - 468) < 1.5 for x, y in edge)
    area = sum(doubled_area(region.outline) for region in board) / 2
    assert math.isclose(area, math.pi * 468**2, rel_tol=0.01)


@pytest.mark.parametrize("board", [SIDE_A, SIDE_B])
def test_every_spot_has_its_room(board: tuple[Region, ...]) -> None:
    for region in board:
        assert contains(region.outline, *region.spot)
        assert clearance(region.outline, *region.spot) >= region.room >= 57


# --- cards ---


def icons(deck: str) -> tuple[int, int, int]:
    own = [card for card in CONTENT.cards if card.deck == deck]
    return (
        sum(card.move * card.copies for card in own),
        sum(card.recruit * card.copies for card in own),
        sum(card.build * card.copies for card in own),
    )


def test_CH_008_decks_of_eight_and_the_sums_of_their_icons() -> None:
    assert len(CONTENT.kinds) == terms.CARDS
    assert {deck: icons(deck) for deck in terms.DECK_NAMES} == {
        "mountain": (5, 7, 17),
        "desert": (20, 4, 3),
        "jungle": (8, 15, 4),
        "ocean": (12, 5, 10),
        "humans": (11, 9, 6),
        "machines": (10, 7, 15),
        "pilgrims": (9, 8, 8),
        "trogs": (9, 5, 10),
    }
    assert max(max(card.move, card.recruit, card.build) for card in CONTENT.cards) == terms.MOST_ICONS


def test_cards_are_numbered_by_deck() -> None:
    decks = [CONTENT.cards[kind].deck for kind in CONTENT.kinds]
    assert decks == [deck for deck in terms.DECK_NAMES for _ in range(8)]
    assert list(ATLAS.kind) == list(CONTENT.kinds)
    for kind in range(len(CONTENT.cards)):
        cards = [card for card in range(64) if ATLAS.of_kind[kind] >> card & 1]
        assert [CONTENT.kinds[card] for card in cards] == [kind] * CONTENT.cards[kind].copies


def test_CH_105_one_card_of_a_faction_enables_scoring() -> None:
    for side, faction in enumerate(terms.FACTIONS):
        card = CONTENT.cards[CONTENT.kinds[ATLAS.enabling[side]]]
        assert (card.deck, card.enables, card.effects) == (faction, True, ())
    assert sum(card.copies for card in CONTENT.cards if card.enables) == 4


def test_CH_043_every_faction_can_change_its_initiative() -> None:
    decks = [card.deck for card in CONTENT.cards if card.bonus == "init"]
    assert sorted(decks) == sorted(terms.FACTIONS)


def test_battle_texts_as_numbers() -> None:
    kind = next(number for number, card in enumerate(CONTENT.cards) if card.id == "tidal_surge")
    first = kind * 2
    assert (ATLAS.effect[first], ATLAS.amount[first]) == (terms.MOVE_OWN, 1)
    assert (ATLAS.effect[first + 1], ATLAS.amount[first + 1]) == (terms.MOVE_FOE, 1)
    assert (ATLAS.terrain_of[kind], ATLAS.bonus[kind]) == (terms.OCEAN, terms.CARD_BONUS)
    rockfall = next(number for number, card in enumerate(CONTENT.cards) if card.id == "rockfall")
    assert (ATLAS.effect[rockfall * 2], ATLAS.objective[rockfall * 2]) == (terms.KILL, terms.CONTROL)
    fire = next(number for number, card in enumerate(CONTENT.cards) if card.id == "suppressive_fire")
    assert (ATLAS.objective[fire * 2], ATLAS.terrain_of[fire]) == (terms.ANY_OBJECTIVE, terms.NO_TERRAIN)
    assert list(ATLAS.effect).count(terms.NO_EFFECT) == 10 + 43, "ten kinds without battle text, two with two effects"


def test_every_battle_effect_is_on_some_card() -> None:
    used = {text.effect for card in CONTENT.cards for text in card.effects}
    assert used == set(terms.BATTLE_EFFECT_NAMES) - {""}


# --- factions, structures, skills, tokens, events ---


def test_soldiers_and_markers() -> None:
    assert list(ATLAS.soldiers) == [12, 12, 12, 16]
    assert list(ATLAS.landed) == [4, 4, 4, 2]  # CH-012, CH-029
    assert list(ATLAS.markers) == [8, 8, 8, 8]
    assert [faction.colour for faction in CONTENT.factions] == ["yellow", "red", "blue", "green"]


def test_CH_094_structures_with_their_costs() -> None:
    found = [(s.id, s.build, s.activate, s.tokens) for s in CONTENT.structures]
    assert found == [
        ("airfield", 3, 2, 3),
        ("artillery_battery", 2, 1, 3),
        ("watchtower", 2, 1, 3),
        ("matrix", 2, 1, 3),
        ("shred_drones", 3, 1, 3),
        ("orbital_sniper", 3, 3, 3),
        ("production_plant", 2, 1, 3),
        ("bastion", 2, None, 3),
        ("extractor", 1, 1, 3),
        ("reliquary", 2, 1, 3),
        ("barrier", 2, 2, 3),
        ("tunnel", 1, None, 7),
        ("spikes", 2, 1, 3),
        ("brooding_pool", 3, 2, 3),
    ]
    assert sum(s.tokens for s in CONTENT.structures) == 46
    assert [bin(own).count("1") for own in ATLAS.of_side] == [3, 5, 3, 3]
    assert ATLAS.activation[ATLAS.tunnel] == terms.NOT_ACTIVATED
    assert sum(ATLAS.supports) == 6


def test_CH_014_five_skills_each_the_default_first() -> None:
    assert len(CONTENT.skills) == terms.SKILLS
    assert [number for number, skill in enumerate(CONTENT.skills) if skill.default] == [0, 5, 10, 15]
    assert list(ATLAS.skill_side) == [side for side in range(4) for _ in range(5)]
    assert [skill.effect for skill in CONTENT.skills] == list(terms.SKILL_EFFECT_NAMES)
    assert sum(ATLAS.skill_tokens) == 6


def test_token_pools() -> None:
    parties = CONTENT.trog_tokens[: CONTENT.war_parties]
    nests = CONTENT.trog_tokens[CONTENT.war_parties :]
    sums = [
        (
            sum(token.count for token in pool),
            sum(token.count * token.trogs for token in pool),
            sum(token.count * token.crystals for token in pool),
        )
        for pool in (parties, nests)
    ]
    assert sums == [(18, 30, 31), (12, 20, 4)]
    assert (len(parties), len(nests), len(CONTENT.explorations)) == (7, 5, 8)
    assert sum(token.count for token in CONTENT.explorations) == 12
    assert [sum(t.count for t in parties if t.trogs == trogs) for trogs in (1, 2, 3)] == [8, 8, 2]


def test_CH_007_six_event_markers_and_the_points_of_the_track() -> None:
    assert [event.effect for event in CONTENT.events] == list(terms.EVENT_EFFECTS)
    assert list(ATLAS.points) == [8, 16, 30, 45, 49]


def test_every_name_and_text_is_there_in_both_languages() -> None:
    named = (*CONTENT.factions, *CONTENT.cards, *CONTENT.structures, *CONTENT.skills)
    for entry in (*named, *CONTENT.explorations, *CONTENT.events):
        assert "{" not in entry.ru_text + entry.en_text
        assert any("а" <= letter <= "я" for letter in entry.ru_text.lower())
        assert not any("а" <= letter <= "я" for letter in (entry.en + entry.en_text).lower())


# --- options ---


def test_CH_R66_a_level_for_the_table_or_for_each_seat() -> None:
    assert [level_of(Options(), seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [level_of(Options(level="veteran", level_two="experienced"), seat) for seat in range(4)] == [2, 2, 2, 2]
    apart = Options(level="veteran", level_per_player="on", level_two="experienced", level_four="veteran")
    assert [level_of(apart, seat) for seat in range(4)] == [0, 1, 0, 2]


# --- whole contents ---


def test_a_designers_number_is_what_the_rules_get() -> None:
    tables = copy.deepcopy(CONTENT.tables)
    row(tables["skills.toml"]["skill"], "field_command")["amount"] = 3
    row(tables["structures.toml"]["structure"], "bastion")["amount"] = 2
    row(tables["cards.toml"]["card"], "ambush")["battle"]["amount"] = 4
    changed = Atlas(from_tables(tables))
    assert changed.skill_amount[changed.skill_of[terms.REDRAW]] == 3
    assert changed.size[7] == 2
    kind = next(number for number, card in enumerate(changed.content.cards) if card.id == "ambush")
    assert changed.amount[kind * 2] == 4
    assert changed.content.hash != CONTENT.hash


def test_a_text_says_the_numbers_of_its_entry(tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "mine")
    cards = (folder / "cards.toml").read_text(encoding="utf-8")
    (folder / "cards.toml").write_text(cards.replace('"deploy", amount = 1', '"deploy", amount = 5'), encoding="utf-8")
    mine = read(folder)
    assert [card.en_text for card in mine.cards if card.id == "ambush"] == [
        "Put up to 5 soldiers from your reserve on any objectives."
    ]
    assert read() == CONTENT, "two contents live side by side"


def test_tables_of_a_record_give_the_same_content() -> None:
    again = from_tables(json.loads(json.dumps(CONTENT.tables)))
    assert again == CONTENT
    assert (again.hash, again.tables) == (CONTENT.hash, CONTENT.tables)
