"""The table before the first round."""

from __future__ import annotations

import pytest
from games.havoc.table import (
    ATLAS,
    SKILLS,
    STRUCTURE,
    A,
    B,
    begun,
    fresh,
    hand,
    heard,
    odds_of,
    offered,
    play,
    step,
    told,
)

from igroteka.engine.bits import digit, size
from igroteka.engine.choices import act
from igroteka.engine.seats import CHANCE
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, PILGRIMS, SIDES, TROGS
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import FACTION
from igroteka.games.havoc.state.fields import NONE
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.state.told import side_in


def test_CH_001_two_to_four_play_each_another_faction() -> None:
    for players in (1, 5):
        with pytest.raises(ValueError, match="2 to 4"):
            fresh(players)
    game = fresh(3)
    assert offered(game, FACTION) == [HUMANS, MACHINES, PILGRIMS]
    play(game, act(FACTION, MACHINES))
    assert offered(game, FACTION) == [HUMANS, PILGRIMS]


def test_CH_002_CH_R64_trogs_are_a_faction_only_with_four_and_then_always() -> None:
    assert TROGS not in offered(fresh(2), FACTION)
    assert TROGS not in offered(fresh(3), FACTION)
    game = fresh(4)
    assert offered(game, FACTION) == [HUMANS, MACHINES, PILGRIMS, TROGS]
    play(game, act(FACTION, 0), act(FACTION, 1), act(FACTION, 2))
    assert game.trogs_play()  # the last faction is not asked about
    assert game.seat_of(TROGS) == 3


def test_CH_006_the_board_goes_by_the_number_of_players() -> None:
    assert fresh(2).map.regions == 13
    assert fresh(3).map.regions == 16
    assert fresh(4).map.regions == 16


def test_CH_007_CH_039_a_marker_lies_on_each_of_four_points_and_any_of_six_may_come() -> None:
    game = begun(3)
    assert [int(digit(game.stacks, point)) for point in range(5)] == [1, 1, 1, 1, 0]
    assert odds_of(game) == dict.fromkeys(range(6), 1)


def test_CH_008_terrain_decks_of_eight_known_to_nobody() -> None:
    game = begun(3)
    for terrain in range(4):
        assert size(game.terrain[terrain]) == 8
        for viewer in (0, 1, 2):
            assert game.unknown_to(viewer) & game.terrain[terrain] == game.terrain[terrain]


def test_CH_009_CH_010_factions_come_with_all_they_have_and_the_others_stay_in_the_box() -> None:
    game = begun(2, (MACHINES, PILGRIMS))
    assert [int(game.reserve[side]) for side in range(SIDES)] == [0, 8, 8, 16]  # neutral Trogs stay in use
    assert [size(game.deck[side]) for side in range(SIDES)] == [0, 8, 8, 0]
    assert game.hq(HUMANS) == NONE


def test_CH_011_headquarters_land_at_random() -> None:
    game = fresh(3)
    play(game, act(FACTION, 0), act(FACTION, 1))
    assert step(game) == "LandHq"
    assert odds_of(game) == {A["L1"]: 1, A["L2"]: 1, A["L3"]: 1}
    game.play(A["L2"])
    assert odds_of(game) == {A["L1"]: 1, A["L3"]: 1}
    two = fresh(2)
    play(two, act(FACTION, 0), act(FACTION, 1))
    assert odds_of(two) == {B["H1"]: 1, B["H2"]: 1}


def test_CH_012_CH_019_four_soldiers_and_a_marker_land_and_eight_wait() -> None:
    game = begun(3)
    for side in (HUMANS, MACHINES, PILGRIMS):
        assert game.soldiers(side, game.hq(side)) == 4
        assert game.owner(game.hq(side)) == side
        assert game.reserve[side] == 8


def test_CH_013_CH_026_structures_and_tokens_wait_in_their_supplies() -> None:
    game = begun(3)
    assert [int(game.structures_left(structure)) for structure in range(14)] == [
        7 if structure == STRUCTURE["tunnel"] else 3 for structure in range(14)
    ]
    assert game.nests_left() == 11
    assert not any(game.battle_at(region) for region in range(16))


def dealt(game: Havoc) -> list[int]:
    return [size(game.skills >> side * 5 & 31) for side in range(SIDES)]


def test_CH_014_CH_015_first_time_players_have_the_default_skill() -> None:
    game = begun(3)
    assert game.skills == 1 << SKILLS["scouting"] | 1 << SKILLS["adaptive_construction"] | 1 << SKILLS["teleport"]
    assert dealt(begun(4)) == [1, 1, 1, 1]


def test_CH_016_experienced_players_have_one_more_at_random() -> None:
    game = fresh(2, level="experienced")
    play(game, act(FACTION, 0), act(FACTION, 1), B["H1"], B["H2"])
    assert odds_of(game) == {1: 1, 2: 1, 3: 1, 4: 1}
    play(game, 3)
    assert odds_of(game) == {6: 1, 7: 1, 8: 1, 9: 1}
    assert dealt(begun(3, level="experienced"))[:3] == [2, 2, 2]


def test_CH_017_veterans_have_two_more() -> None:
    game = fresh(2, level="veteran")
    play(game, act(FACTION, 0), act(FACTION, 1), B["H1"], B["H2"], 3)
    assert odds_of(game) == {1: 1, 2: 1, 4: 1}  # without repetition
    assert dealt(begun(4, level="veteran")) == [3, 3, 3, 3]


def test_CH_R66_levels_may_differ_by_player() -> None:
    game = begun(3, level_per_player="on", level_one="veteran", level_three="experienced")
    assert dealt(game)[:3] == [3, 1, 2]


def test_CH_R79_humans_lose_a_skill_with_two_players_but_never_the_default() -> None:
    assert dealt(begun(2, humans_minus_one_skill_2p="on", level="veteran"))[:2] == [2, 3]
    assert dealt(begun(2, humans_minus_one_skill_2p="on"))[:2] == [1, 1]
    assert dealt(begun(3, humans_minus_one_skill_2p="on", level="veteran"))[:3] == [3, 3, 3]


def test_CH_018_CH_020_CH_021_nobody_has_cards_points_or_enabled_scoring() -> None:
    game = begun(4)
    assert [hand(game, side) for side in range(SIDES)] == [[], [], [], []]
    assert [size(game.deck[side]) for side in range(SIDES)] == [8, 8, 8, 8]
    assert game.scores() == [0, 0, 0, 0]
    assert game.enabler == NONE


def test_CH_022_CH_023_CH_032_initiative_is_drawn_for_all_and_the_upcoming_track_is_the_same() -> None:
    game = fresh(4)
    play(game, act(FACTION, 0), act(FACTION, 1), act(FACTION, 2), A["L1"], A["L2"], A["L3"])
    assert odds_of(game) == {0: 1, 1: 1, 2: 1, 3: 1}
    play(game, 3, 1)
    assert odds_of(game) == {0: 1, 2: 1}
    play(game, 2, 0)
    assert [int(game.at_place(place)) for place in range(4)] == [3, 1, 2, 0]
    assert game.upcoming == game.order
    assert game.reserve[TROGS] == 14


def test_CH_022_places_of_the_initiative_are_told_in_their_order() -> None:
    game = fresh(4)
    play(game, act(FACTION, 0), act(FACTION, 1), act(FACTION, 2), A["L1"], A["L2"], A["L3"])
    log = heard(game)
    play(game, 3, 1, 2, 0)
    assert [(side_in(event.args[0]), event.args[1]) for event in told(log, events.ORDERED)] == [
        (3, 1),
        (1, 2),
        (2, 3),
        (0, 4),
    ]


def test_CH_024_CH_025_CH_R02_tokens_and_crystals_lie_where_the_board_says() -> None:
    game = begun(3)
    assert sum(int(game.war_parties(region)) for region in range(16)) == 11
    assert sum(int(game.explorations(region)) for region in range(16)) == 9
    assert (game.crystals(A["C"]), game.war_parties(A["C"]), game.nests(A["C"])) == (3, 2, 1)
    assert game.crystals(A["K1"]) == 2
    two = begun(2)
    assert sum(int(two.war_parties(region)) for region in range(13)) == 8
    assert sum(int(two.explorations(region)) for region in range(13)) == 6


def test_CH_R03_nests_at_setup_are_an_option() -> None:
    for players in (2, 3):
        on, off = begun(players), begun(players, nests_at_setup="off")
        assert sum(int(on.nests(region)) for region in range(on.map.regions)) == 1
        assert sum(int(off.nests(region)) for region in range(off.map.regions)) == 0


def test_CH_027_the_action_marker_begins_with_the_first_action() -> None:
    game = begun(3)
    assert game.action == 0
    while step(game) != "ChooseAction":
        game.play(next(iter(odds_of(game))) if game.seat == CHANCE else game.actions()[0])
    assert game.action == 1


def test_CH_028_CH_029_CH_030_CH_R01_CH_R25_trog_player_lives_in_the_lair_with_two_soldiers_and_no_token() -> None:
    game = begun(4)
    lair = A["C"]
    assert game.hq(TROGS) == lair
    assert game.soldiers(TROGS, lair) == 2
    assert game.owner(lair) == TROGS
    assert (game.crystals(lair), game.war_parties(lair), game.nests(lair)) == (0, 0, 0)
    assert sum(int(game.war_parties(region)) for region in range(16)) == 9


def test_CH_031_four_tunnels_are_placed() -> None:
    game = begun(4)
    assert [region for region in range(16) if game.tunnels() >> region & 1] == sorted(
        [A["A1"], A["A2"], A["A3"], A["C"]]
    )
    assert game.structures_left(STRUCTURE["tunnel"]) == 3
    assert begun(3).tunnels() == 0


def test_CH_R65_factions_may_be_drawn() -> None:
    game = fresh(3, faction_pick="random")
    assert game.seat == CHANCE
    assert odds_of(game) == {0: 1, 1: 1, 2: 1}
    play(game, 2)
    assert odds_of(game) == {0: 1, 1: 1}
    play(game, 0)
    assert [int(game.side_of(seat)) for seat in range(3)] == [2, 0, 1]


def test_atlas_is_the_one_of_the_content() -> None:
    assert ATLAS.cards == 64
