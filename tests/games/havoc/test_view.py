"""What a seat may see of Cry Havoc: pieces and pools open to all, cards from what it knows (CH-R58)."""

from __future__ import annotations

import random

import pytest
from games.havoc.fights import clash
from games.havoc.table import (
    ATLAS,
    CONTENT,
    KIND,
    STRUCTURE,
    A,
    battle,
    fresh,
    give,
    learn,
    own,
    play,
    raised,
    station,
    table,
)

from igroteka.engine.bits import bit, nth
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.havoc.content.vocabulary import CONTROL, HUMANS, MACHINES, OCEAN, PILGRIMS, TROGS
from igroteka.games.havoc.page.hand import mine
from igroteka.games.havoc.state.actions import DECK as FROM_DECK
from igroteka.games.havoc.state.actions import DRAW_TWO, MARCH, OWN_DECK, PAY, PLAY
from igroteka.games.havoc.state.fields import CRYSTALS, PILGRIMAGE_HERE
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.view.build import Open, view_of
from igroteka.games.havoc.view.queries import (
    could_come,
    in_reach,
    move_points,
    next_jump,
    own_side,
    payment,
    playable_at,
    rounds_left,
    score_now,
)
from igroteka.games.registry import box_of
from igroteka.table.text.speech import speaker_for


def kinds(*names: str) -> tuple[int, ...]:
    return tuple(sorted([KIND[name] for name in names]))


# --- cards ---


def test_CH_R58_a_hand_is_seen_by_its_owner_alone() -> None:
    game = give(table(), HUMANS, "flank", "drop_troops")
    mine, other, nobody = (view_of(game, seat) for seat in (0, 1, int(SPECTATOR)))
    assert mine.sides[HUMANS].known == kinds("flank", "drop_troops")
    assert (other.sides[HUMANS].known, other.sides[HUMANS].hand) == ((), 2)
    assert nobody.sides[HUMANS].known == ()
    assert (mine.sides[HUMANS].deck, len(mine.sides[HUMANS].deck_kinds)) == (6, 6)
    assert other.sides[HUMANS].deck_kinds == ()


def test_CH_R58_a_card_that_was_shown_is_known_in_hand() -> None:
    game = give(table(), HUMANS, "flank", "drop_troops")
    game.show(1, nth(game.hand[HUMANS] & ATLAS.of_kind[KIND["flank"]], 0))
    assert view_of(game, 1).sides[HUMANS].known == kinds("flank")
    assert view_of(game, 2).sides[HUMANS].known == ()


def test_CH_R58_with_an_empty_deck_all_know_the_cards_of_a_faction_in_hand() -> None:
    game = give(table(), HUMANS, "flank", "drop_troops", "reef")
    assert view_of(game, 1).sides[HUMANS].known == ()
    game.discard[HUMANS] |= game.deck[HUMANS]
    game.deck[HUMANS] = 0
    for seat in (1, int(SPECTATOR)):
        assert view_of(game, seat).sides[HUMANS].known == kinds("flank", "drop_troops")  # not the terrain card
    game.looked = bit(nth(game.discard[HUMANS], 0))  # somebody looks at cards: they may be these
    assert view_of(game, 1).sides[HUMANS].known == ()


def test_what_is_known_of_other_hands_is_shown_to_whoever_knows_it() -> None:
    game = clash((1, 0, 0), (1, 0, 0), HUMANS, PILGRIMS, cards=[(HUMANS, "flank"), (PILGRIMS, "foresight")])
    give(game, HUMANS, "reef")
    play(game, act(PASS), act(PLAY, KIND["foresight"]))
    speaker = speaker_for(box_of("havoc"), CONTENT, "en", ("Ann", "Bob", "Cid"))
    drawn = [mine(CONTENT, view_of(game, seat), speaker) for seat in range(3)]
    assert [name in drawn[2] for name in ("known-0-", "Flank", "Reef", "2/2")] == [True] * 4
    assert "known-" not in drawn[0] + drawn[1]


def test_picked_cards_are_the_payers_own_until_all_are_discarded() -> None:
    game = give(table(), HUMANS, "flank", "drop_troops", "distraction")
    play(game, act(MARCH), act(PAY, KIND["flank"]))
    assert view_of(game, 0).sides[HUMANS].picked == kinds("flank")
    assert view_of(game, 1).sides[HUMANS].picked == ()
    assert view_of(game, 1).sides[HUMANS].hand == 3


def test_discard_piles_lie_open() -> None:
    game = table()
    card = nth(game.deck[HUMANS] & ATLAS.of_kind[KIND["flank"]], 0)
    game.deck[HUMANS] &= ~bit(card)
    game.discard[HUMANS] |= bit(card)
    assert view_of(game, int(SPECTATOR)).sides[HUMANS].discard == kinds("flank")


def test_CH_R60_the_matrix_shows_its_terrains_to_all_and_its_cards_to_the_machines() -> None:
    game = table()
    card = nth(game.terrain[OCEAN], 0)
    game.terrain[OCEAN] &= ~bit(card)
    game.matrix |= bit(card)
    game.show(1, card)
    assert view_of(game, 1).matrix == ((OCEAN, ATLAS.kind[card]),)
    assert view_of(game, 0).matrix == ((OCEAN, -1),)


def test_cards_looked_at_are_seen_by_the_one_who_looks() -> None:
    game = table()
    play(game, act(DRAW_TWO), act(FROM_DECK, OWN_DECK))
    while game.seat == CHANCE:
        game.play(game.sample(Rng(5)))
    assert len(view_of(game, 0).looked) == 2
    assert view_of(game, 1).looked == () == view_of(game, int(SPECTATOR)).looked


def test_a_terrain_deck_may_hold_what_the_viewer_sees_nowhere_else() -> None:
    game = give(table(), HUMANS, "reef")
    mine, other = (view_of(game, seat).decks[OCEAN] for seat in (0, 1))
    assert (mine.cards, len(mine.possible), KIND["reef"] in mine.possible) == (7, 7, False)
    assert (other.cards, len(other.possible), KIND["reef"] in other.possible) == (7, 8, True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_is_the_same_on_every_table_that_the_seat_cannot_tell_apart(players: int) -> None:
    seed = 40 + players
    choose, rng = random.Random(seed), Rng(seed)
    game = fresh(players, level="veteran")
    for step in range(700):
        if game.seat == OVER:
            break
        if step % 9 == 0:
            for seat in (*range(players), int(SPECTATOR)):
                twin = game.copy()
                twin.mix_cards(seat, rng)
                assert view_of(twin, seat) == view_of(game, seat), f"step {step}, seat {seat}"
        if game.seat == CHANCE:
            game.play(game.sample(rng))
        else:
            seat = choose.choice(game.seats())
            game.play_as(seat, choose.choice(game.actions_of(seat)))


def test_what_all_see_is_found_once_for_several_views() -> None:
    game = give(table(), HUMANS, "flank")
    known = Open(game)
    assert [view_of(game, seat, known) for seat in range(3)] == [view_of(game, seat) for seat in range(3)]


# --- the map ---


def test_a_region_with_all_that_is_there() -> None:
    game = table()
    own(game, HUMANS, A["A1"])
    station(game, A["A1"], HUMANS, 2)
    raised(game, "airfield", A["A1"])
    game.lay(A["A1"], CRYSTALS, 3)
    place = view_of(game, 0).places[A["A1"]]
    assert (place.owner, place.soldiers, place.hq) == (HUMANS, (2, 0, 0, 0), -1)
    assert place.structures == (STRUCTURE["airfield"],)
    assert place.crystals == 4
    assert view_of(game, 0).places[A["L1"]].hq == HUMANS


def test_CH_115_battles_to_come_stand_in_their_order() -> None:
    game = table()
    battle(game, A["K2"], HUMANS, 1, MACHINES, 2, number=2)
    battle(game, A["K1"], HUMANS, 1, TROGS, 3, number=1)
    fights = view_of(game, 0).fights
    assert [(found.region, found.number, found.attacker, found.defender) for found in fights] == [
        (A["K1"], 1, HUMANS, TROGS),
        (A["K2"], 2, HUMANS, MACHINES),
    ]
    assert [found.acting for found in fights] == [1, -1], "CH-130: the seat to the left acts for the Trogs"


def test_the_battle_board() -> None:
    game = clash((1, 1, 0), (2, 0, 1), cards=[(HUMANS, "flank"), (MACHINES, "reroute")])
    fought = view_of(game, 2).battle
    assert fought is not None
    assert [party.side for party in fought.parties] == [HUMANS, MACHINES]
    assert [party.on for party in fought.parties] == [(1, 1, 0), (2, 0, 1)]
    assert (fought.placed, fought.winner, fought.sequence) == (2, -1, (0, 1, 2))


def test_support_and_bastion_count_on_their_objectives() -> None:
    game = own(table(), MACHINES, A["K1"])
    raised(game, "bastion", A["K1"])
    game = clash((1, 0, 1), (1, 0, 0), game=game, cards=[(HUMANS, "flank")])
    fought = view_of(game, 0).battle
    assert fought is not None
    assert fought.parties[1].support[CONTROL] == 1


# --- questions about a view ---


def test_CH_058_the_sum_of_cards_to_be_paid_with() -> None:
    found = payment(CONTENT, kinds("reroute", "reroute", "oasis"))
    assert (found.move, found.recruit, found.build) == (6, 4, 2)
    assert found.drawn == 2, "[card] and twice [card*]"
    assert payment(CONTENT, kinds("convergence", "old_lore"))[5:] == (1, 1)


def test_CH_127_where_a_card_can_be_played() -> None:
    view = view_of(table(), 0)
    assert playable_at(CONTENT, view, KIND["reef"], A["K1"])
    assert not playable_at(CONTENT, view, KIND["reef"], A["K2"])
    assert playable_at(CONTENT, view, KIND["flank"], A["O1"])
    assert not playable_at(CONTENT, view, KIND["mobilization"], A["K1"])


def test_regions_in_reach_and_what_they_cost() -> None:
    view = view_of(table(), 0)
    near = in_reach(view, HUMANS, 1)
    assert {CONTENT.boards[0][region].id for region in near} == {"A1", "B1", "O1", "O3", "O2"}
    assert in_reach(view, HUMANS, 2)[A["K1"]] == 2


def test_soldiers_that_could_come() -> None:
    view = view_of(table(), 0)
    assert could_come(view, HUMANS, A["A1"], 2) == 2
    assert could_come(view, HUMANS, A["K1"], 3) == 1
    assert could_come(view, HUMANS, A["A1"], 9) == 4, "all that stand at the headquarters"


def test_the_points_a_hidden_hand_may_hold() -> None:
    game = give(table(), HUMANS, "flank", "drop_troops")
    average, most = move_points(CONTENT, view_of(game, 1).sides[HUMANS])
    assert (average, most) == (2 * 11 / 8, 4)
    assert move_points(CONTENT, view_of(game, 0).sides[HUMANS]) == (4.0, 4)


def test_CH_163_what_a_scoring_would_bring_now() -> None:
    game = own(table(), HUMANS, A["K1"], A["A1"])
    view = view_of(game, 0)
    assert score_now(CONTENT, view, HUMANS, HUMANS)[:3] == (3, 3, 0)
    assert score_now(CONTENT, view, HUMANS, MACHINES)[:3] == (3, 0, 0)


def test_battles_to_come_are_undecided_in_a_scoring() -> None:
    game = own(table(), HUMANS, A["K1"], A["A1"])
    battle(game, A["K1"], MACHINES, 2, HUMANS, 1)
    score = score_now(CONTENT, view_of(game, 0), HUMANS, MACHINES)
    assert (score.low, score.high) == (1, 4), "without K1, or with its two crystals and one more"


def test_CH_179_crystals_are_worth_half_to_the_trogs() -> None:
    game = own(table(4), TROGS, A["K1"], A["A1"])
    assert score_now(CONTENT, view_of(game, 3), TROGS, HUMANS).crystals == 2, "three crystals, rounded up"


def test_pilgrimage_tokens_score_where_the_region_is_held() -> None:
    game = own(learn(table(), "pilgrimage"), PILGRIMS, A["K1"])
    game.mark(A["K1"], PILGRIMAGE_HERE)
    assert score_now(CONTENT, view_of(game, 2), PILGRIMS, HUMANS).tokens == 1


def test_CH_169_rounds_that_are_left() -> None:
    game = table()
    assert rounds_left(view_of(game, 0)) == 4
    game.stacks &= ~(15 << 8)  # the markers of the third point have gone on
    assert rounds_left(view_of(game, 0)) == 3
    game.last = 1
    assert rounds_left(view_of(game, 0)) == 0


def test_the_next_point_to_jump() -> None:
    game = table()
    game.vp = game.vp[:]
    game.vp[HUMANS] = 16
    view = view_of(game, 0)
    side = own_side(view)
    assert side is not None
    assert next_jump(CONTENT, view, side) == (1, 1), "CH-R05: landing on it is not enough"


def test_before_factions_are_chosen_nobody_has_a_side() -> None:
    game: Havoc = fresh(2)
    view = view_of(game, 0)
    assert view.sides_of == (-1, -1)
    assert own_side(view) is None
