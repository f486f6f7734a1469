"""Phase 2, buying ships: TH-030 to TH-039, TH-120."""

from itertools import combinations

import pytest
from games.tremble.phases import buy, draw, imagined, kinds, log, order, sampled, ship_names, shop, slots, turn_up
from games.tremble.table import (
    CARDS,
    CONTENT,
    SHIP,
    bare,
    choices,
    give,
    hand,
    heard_by,
    listening,
    outcomes,
    pass_all,
    play,
    refusals,
    run,
    scrapped,
    searching,
    started,
)

from igroteka.engine.bits import bit
from igroteka.engine.choices import PASS, act
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state.actions import BUY, DRAW, REPLACE
from igroteka.games.tremble.state.fields import BUYING, HAND, INTELLIGENCE, PLANNING
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.state.reasons import ALL_SEARCHING, IS_SEARCHING, RICH, TOO_DEAR
from igroteka.games.tremble.view.build import view_of

PRICE = {ship.id: ship.price for ship in CONTENT.ships}


def test_TH_030_buying_comes_after_fuel_and_before_the_cities() -> None:
    game = bare(2)
    game.fuel[0] = game.fuel[1] = 0
    run(game, TURN)
    assert (game.phase, list(game.fuel), game.laid) == (BUYING, [8, 8], 0)
    assert [cell.city for cell in view_of(game, 0).cells] == [-1] * 4
    play(game, act(PASS), act(PASS))
    assert game.seat == CHANCE and game.phase == INTELLIGENCE


def test_TH_031_each_captain_may_draw_two_and_need_not() -> None:
    game = shop(bare(2))
    listener = listening(game)
    assert (game.seat, choices(game), refusals(game)) == (0, ["draw", "pass"], {"borrow": RICH})
    play(game, act(PASS))
    assert (game.seat, choices(game)) == (1, ["draw", "pass"])
    play(game, act(DRAW), SHIP["T01"])
    assert game.seat == CHANCE and view_of(game, 1).deck == 31
    play(game, SHIP["F01"])
    assert (game.seat, view_of(game, 1).deck) == (1, 30)
    assert log(listener) == ["DREW 1", f"SAW 1 {SHIP['T01']} @1", f"SAW 1 {SHIP['F01']} @1"]
    play(game, act(PASS))
    assert (game.seat, log(listener)[-1]) == (OVER, "DECLINED 1")


def test_TH_031_they_are_looked_at_in_private() -> None:
    game = shop(bare(3))
    listener = listening(game)
    draw(game, "T01", "F01")
    assert view_of(game, 0).drawn == kinds("F01", "T01")
    assert [view_of(game, seat).drawn for seat in (1, 2, int(SPECTATOR))] == [(), (), ()]
    assert [len(heard_by(listener, seat)) for seat in (0, 1, int(SPECTATOR))] == [3, 1, 1]
    assert view_of(game, 1).waiting == (0,) and view_of(game, 0).about == (0,)
    assert len({int(twin.drawn) for twin in imagined(game, 1)}) > 10
    assert {int(twin.drawn) for twin in imagined(game, 0)} == {int(game.drawn)}


def test_TH_031_the_same_card_is_not_drawn_twice() -> None:
    game = shop(bare(2))
    play(game, act(DRAW))
    before = dict(outcomes(game))
    assert before[SHIP["F04"]] == 2 and before[SHIP["T01"]] == 1 and sum(before.values()) == 32
    play(game, SHIP["F04"])
    assert dict(outcomes(game)) == before | {SHIP["F04"]: 1}
    other = play(shop(bare(2)), act(DRAW), SHIP["T01"])
    assert dict(outcomes(other)) == {kind: count for kind, count in before.items() if kind != SHIP["T01"]}
    assert sampled(other) == set(dict(outcomes(other)))


def test_TH_032_at_most_one_of_the_two_is_bought() -> None:
    game = draw(shop(bare(2)), "T01", "F01")
    assert (choices(game), refusals(game)) == (["pass", "buy T01", "buy F01"], {})
    play(game, act(BUY, SHIP["F01"]))
    assert (hand(game, 0), scrapped(game), game.seat) == (["F01"], ["T01"], 1), "and then it is the next captain's"
    assert (game.drawn, game.drawn_too) == (-1, -1)
    first = draw(shop(bare(2)), "T01", "F01")
    play(first, act(BUY, SHIP["T01"]))
    assert (hand(first, 0), scrapped(first)) == (["T01"], ["F01"])


def test_TH_032_two_equal_ships_are_one_choice() -> None:
    game = draw(shop(bare(2)), "F04", "F04")
    assert choices(game) == ["pass", "buy F04"]
    play(game, act(BUY, SHIP["F04"]))
    assert (hand(game, 0), scrapped(game)) == (["F04"], ["F04"])


@pytest.mark.parametrize(
    ("people", "offered"),
    [
        (15, ["pass"]),
        (20, ["pass", "buy F01"]),
        (45, ["pass", "buy F01"]),
        (50, ["pass", "buy R01", "buy F01"]),
    ],
)
def test_TH_032_only_what_he_can_pay(people: int, offered: list[str]) -> None:
    game = shop(bare(2))
    game.people[0] = people
    draw(game, "R01", "F01")
    assert choices(game) == offered
    assert refusals(game) == {name: TOO_DEAR for name in ("buy R01", "buy F01") if name not in offered}


@pytest.mark.parametrize(("ship", "price"), [("F01", 20), ("T01", 30), ("T09", 35), ("R01", 50)])
def test_TH_033_the_price_is_paid_in_people_and_the_ship_comes_to_hand(ship: str, price: int) -> None:
    game = shop(bare(2))
    listener = listening(game)
    buy(game, ship, "F02")
    assert list(game.people) == [100 - price, 100]
    assert hand(game, 0) == [ship] and slots(game, 0) == [HAND]
    assert log(listener)[-2:] == [f"BOUGHT 0 {price} {100 - price}", f"BOUGHT_SHIP 0 {SHIP[ship]} @0"]


def test_TH_034_what_is_not_bought_goes_to_the_discard_pile() -> None:
    game = draw(shop(bare(2)), "T01", "F01")
    play(game, act(PASS))
    assert (scrapped(game), hand(game, 0), list(game.people)) == (["F01", "T01"], [], [100, 100])
    assert (game.drawn, game.drawn_too) == (-1, -1)
    assert len(ship_names(game.deck)) == 30
    play(game, act(DRAW))
    assert {SHIP["T01"], SHIP["F01"]}.isdisjoint(kind for kind, _ in outcomes(game)), "they are out of the deck"


def test_TH_035_what_he_bought_is_his_secret_the_price_is_not() -> None:
    game = started(2, missions="off")
    listener = listening(game)
    buy(game, "T05", "R01")
    assert [event.kind for event in heard_by(listener, 1)] == [8, 10], "he drew; he paid"
    assert view_of(game, 1).captains[0].people == 20
    assert view_of(game, 1).captains[0].hidden == (30,)
    ships = {name for twin in imagined(game, 1, 120) for name in hand(twin, 0)}
    assert ships == {"F00"} | {name for name, price in PRICE.items() if price == 30}
    discards = {tuple(scrapped(twin)) for twin in imagined(game, 1, 120)}
    assert ("R01",) in discards and len(discards) > 15, "and nobody saw what he left"
    own = imagined(game, 0)
    assert all(hand(twin, 0) == ["F00", "T05"] and scrapped(twin) == ["R01"] for twin in own)


def test_TH_120_a_ship_bought_may_fly_in_this_very_turn() -> None:
    game = started(2, missions="off")
    buy(game, "T05", "R01")
    pass_all(game)
    turn_up(game, "G01", "G31", "G61", "G02")
    order(game, 0, "send F00 1")
    assert choices(game, 0) == ["send T05 1", "send T05 2", "send T05 3", "send T05 4", "hold T05"]
    assert game.phase == PLANNING


def test_TH_120_a_ship_in_the_place_of_one_that_has_flown_is_fresh() -> None:
    game = bare(2)
    give(game, 0, "F01")
    game.flown = bit(0) | bit(1) | bit(2)
    game.scrap(0)
    buy(shop(game), "T05", "R01")
    assert game.place[0] == HAND and game.flown == bit(1) | bit(2)


def full(*in_hand: str, searchers: tuple[str, ...] = ()) -> Tremble:
    """A captain with five ships, some on a search, is to decide whether to draw."""
    game = bare(2)
    give(game, 0, *in_hand)
    if searchers:
        searching(game, 0, "G11", *searchers)
    assert game.fleet_size(0) == 5
    return shop(game)


def test_TH_036_nobody_commands_more_than_five_ships() -> None:
    game = bare(2)
    give(game, 0, "F01", "F02")
    give(game, 0, "F03", place=8)
    searching(game, 0, "G11", "F05")
    buy(shop(game), "F04", "T01")
    assert game.fleet_size(0) == 5 and hand(game, 0) == ["F01", "F02", "F04"] and scrapped(game) == ["T01"]
    game.end()
    buy(shop(game), "F06", "T02")
    assert choices(game) == ["replace F01", "replace F02", "replace F04"], "a sixth ship must take the place of another"


def test_TH_037_with_five_ships_a_new_one_replaces_one_of_the_hand() -> None:
    game = full("F01", "F04", "F04", "T02", "R02")
    listener = listening(game)
    buy(game, "T01", "F06")
    assert (game.seat, choices(game)) == (0, ["replace F01", "replace F04", "replace T02", "replace R02"])
    assert refusals(game) == {}
    assert view_of(game, 0).drawn == kinds("T01") and view_of(game, 1).drawn == ()
    play(game, act(REPLACE, SHIP["F04"]))
    assert hand(game, 0) == ["F01", "F04", "R02", "T01", "T02"]
    assert scrapped(game) == ["F04", "F06"]
    assert log(listener)[3:] == [
        "BOUGHT 0 30 70",
        f"BOUGHT_SHIP 0 {SHIP['T01']} @0",
        "REPLACED",
        f"REPLACED_SHIP 0 {SHIP['F04']} @0",
    ]
    assert game.seat == 1 and game.drawn == -1


def test_TH_037_the_others_see_a_card_go_but_not_which() -> None:
    game = full("F01", "F02", "T02", "T03", "R02")
    buy(game, "T05", "F06")
    play(game, act(REPLACE, SHIP["T02"]))
    seen = view_of(game, 1)
    assert (seen.captains[0].known, seen.captains[0].hidden) == ((), (0, 0, 0, 0, 30))
    assert (seen.seen_discards, seen.discarded) == ((), 2)
    assert view_of(game, 0).seen_discards == kinds("F06", "T02")
    assert view_of(game, 0).captains[0].known == kinds("F01", "F02", "T03", "T05", "R02")
    gone = set()
    old = ("F01", "F02", "T02", "T03", "R02")
    for twin in imagined(game, 1, 80):
        ships = hand(twin, 0)
        kept = [name for name in ships if name in old]
        assert tuple(sorted(kept)) in [tuple(sorted(four)) for four in combinations(old, 4)]
        assert [PRICE[name] for name in ships if name not in old] == [30]
        gone |= set(old) - set(kept)
        assert set(old) - set(kept) <= set(scrapped(twin))
    assert gone == set(old)
    mine = imagined(game, 0)
    assert all(hand(twin, 0) == hand(game, 0) and scrapped(twin) == ["F06", "T02"] for twin in mine)


def test_TH_037_each_replaces_a_ship_of_his_own() -> None:
    game = bare(2, leader=1)
    give(game, 0, "F01", "F02")
    searching(game, 0, "G11", "F03")
    give(game, 1, "F05", "T02", "T03", "R02")
    searching(game, 1, "G12", "T04")
    buy(shop(game), "T05", "F06")
    assert choices(game) == ["replace F05", "replace T02", "replace T03", "replace R02"]
    assert refusals(game) == {"replace T04": IS_SEARCHING}
    play(game, act(REPLACE, SHIP["T02"]))
    assert hand(game, 1) == ["F05", "R02", "T03", "T05"]
    mine, his = view_of(game, int(SPECTATOR)).captains
    assert (mine.known, mine.hidden, his.known, his.hidden) == (kinds("F01", "F02"), (), (), (0, 0, 0, 30))


def test_TH_038_the_full_price_is_paid_and_nothing_comes_for_the_old_ship() -> None:
    game = full("F01", "F02", "F03", "T02", "R02")
    buy(game, "R01", "F06")
    assert list(game.people) == [50, 100]
    play(game, act(REPLACE, SHIP["R02"]))
    assert list(game.people) == [50, 100]
    assert hand(game, 0) == ["F01", "F02", "F03", "R01", "T02"]


def test_TH_039_a_searching_ship_cannot_be_replaced() -> None:
    game = full("F01", "F04", searchers=("F04", "R02", "T03"))
    buy(game, "T01", "F06")
    assert choices(game) == ["replace F01", "replace F04"]
    assert refusals(game) == {"replace R02": IS_SEARCHING, "replace T03": IS_SEARCHING}
    play(game, act(REPLACE, SHIP["F04"]))
    assert hand(game, 0) == ["F01", "T01"] and game.count_at(0, 16) == 3
    seen = view_of(game, 1)
    assert (seen.captains[0].known, seen.captains[0].hidden) == ((), (0, 30)), "one of the two went"


def test_TH_039_the_only_ship_in_hand_goes_without_asking() -> None:
    game = full("F01", searchers=("F04", "F05", "T02", "R02"))
    listener = listening(game)
    buy(game, "T01", "F06")
    assert (hand(game, 0), scrapped(game), game.seat) == (["T01"], ["F01", "F06"], 1)
    assert log(listener)[-2:] == ["REPLACED", f"REPLACED_SHIP 0 {SHIP['F01']} @0"]
    seen = view_of(game, 1)
    assert seen.captains[0].hidden == (30,) and seen.seen_discards == kinds("F01"), "that one everybody knew"


def test_TH_R10_one_captain_after_another_does_all_his_buying() -> None:
    game = bare(3, leader=1)
    game.people[1] = 0
    give(game, 0, "F01")
    shop(game)
    asked = []
    for action in (6, 8, SHIP["F02"], SHIP["F03"], 0, 0, 0):
        asked.append((int(game.seat), game.step().name))
        play(game, act(action) if game.seat >= 0 else action)
    assert asked == [
        (1, "BorrowOrNot"),
        (1, "DrawOrNot"),
        (CHANCE, "DrawShip"),
        (CHANCE, "DrawShip"),
        (1, "BuyOrNot"),
        (2, "DrawOrNot"),
        (0, "DrawOrNot"),
    ]
    assert game.seat == OVER


def test_TH_R10_unbought_cards_are_discarded_face_down() -> None:
    game = started(3, missions="off")
    play(draw(game, "T01", "F01"), act(PASS))
    assert view_of(game, 0).seen_discards == kinds("F01", "T01")
    assert [view_of(game, seat).seen_discards for seat in (1, 2, int(SPECTATOR))] == [(), (), ()]
    assert [view_of(game, seat).discarded for seat in (0, 1, 2)] == [2, 2, 2]


def test_TH_R11_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = started(2, missions="off")
    last = next(card for card in range(CARDS.ships) if CARDS.kind[card] == SHIP["R06"])
    game.scrapheap, game.deck = game.deck & ~bit(last), bit(last)
    listener = listening(game)
    play(game, act(DRAW))
    assert outcomes(game) == [(SHIP["R06"], 1)] and log(listener) == ["DREW"]
    play(game, SHIP["R06"])
    assert log(listener)[1:] == [f"SAW 0 {SHIP['R06']} @0", "RESHUFFLED 29"]
    assert (len(outcomes(game)), game.scrapheap) == (24, 0) and sum(weight for _, weight in outcomes(game)) == 29
    play(game, SHIP["T01"], act(PASS))
    assert scrapped(game) == ["R06", "T01"] and len(ship_names(game.deck)) == 28


def test_TH_R11_the_deck_is_not_shuffled_before_it_is_empty() -> None:
    game = started(2, missions="off")
    rest = [card for card in range(CARDS.ships) if CARDS.kind[card] in kinds("R05", "R06")]
    game.deck, game.scrapheap = sum(int(bit(card)) for card in rest), game.deck & ~sum(int(bit(card)) for card in rest)
    listener = listening(game)
    draw(game, "R05", "R06")
    play(game, act(PASS))
    assert game.deck == 0 and len(ship_names(game.scrapheap)) == 30
    play(game, act(DRAW))
    assert log(listener)[-2:] == ["DREW 1", "RESHUFFLED 30"] and len(ship_names(game.deck)) == 30


def test_TH_R11_after_a_reshuffle_nobody_knows_where_a_discarded_ship_is() -> None:
    game = started(2, missions="off")
    play(draw(game, "T01", "F01"), act(PASS))
    assert view_of(game, 0).seen_discards == kinds("F01", "T01")
    game.scrapheap, game.deck = game.scrapheap | game.deck, 0
    buy(game, "T01", "F02")
    assert view_of(game, 0).captains[1].hidden == (30,)
    hands = {tuple(hand(twin, 1)) for twin in imagined(game, 0, 200)}
    assert ("F00", "T01") in hands and ("F00", "T02") in hands


@pytest.mark.parametrize("people", [0, 5])
def test_TH_R38_drawing_is_allowed_without_means_and_only_cycles_cards(people: int) -> None:
    game = bare(2)
    game.people[0] = people
    give(game, 0, "F01", "F02")
    shop(game)
    assert choices(game) == ["draw", "pass"]
    listener = listening(game)
    draw(game, "T01", "R01")
    assert game.seat == 1 and scrapped(game) == ["R01", "T01"], "everybody sees that he can buy nothing"
    assert (game.drawn, game.drawn_too) == (-1, -1) and log(listener)[-1] == "DECLINED"


def test_TH_R38_with_the_price_of_the_cheapest_ship_he_is_asked() -> None:
    game = bare(2)
    game.people[0] = 10
    give(game, 0, "F01", "F02")
    draw(shop(game), "T01", "R01")
    assert (game.seat, choices(game)) == (0, ["pass"]), "what he drew is his secret"
    assert refusals(game) == {"buy T01": TOO_DEAR, "buy R01": TOO_DEAR}
    fits = bare(2)
    fits.people[0] = 10
    give(fits, 0, "F01", "F02")
    draw(shop(fits), "F00", "R01")
    assert choices(fits) == ["pass", "buy F00"]


def test_TH_R38_with_five_ships_on_searches_he_can_buy_nothing() -> None:
    game = full(searchers=("F01", "F04", "F05", "T02", "R02"))
    listener = listening(game)
    draw(game, "T01", "F06")
    assert game.seat == 1 and log(listener)[-1] == "DECLINED" and scrapped(game) == ["F06", "T01"]
    four = bare(2)
    searching(four, 0, "G11", "F01", "F04", "F05", "T02")
    buy(shop(four), "T01", "F06")
    assert hand(four, 0) == ["T01"]


def test_TH_R38_the_reason_is_that_all_ships_search() -> None:
    game = draw(full("F01", searchers=("F04", "F05", "T02", "R02")), "T01", "F06")
    assert (choices(game), refusals(game)) == (["pass", "buy T01", "buy F06"], {})
    game.place[0] = 16
    assert (choices(game), refusals(game)) == (["pass"], {"buy T01": ALL_SEARCHING, "buy F06": ALL_SEARCHING})
