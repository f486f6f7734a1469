"""What each seat and the spectator may know: ships, plans, missions, windows (TH-035, TH-048, TH-095, TH-R13)."""

from __future__ import annotations

import pytest
from games.tremble.fights import capture, fly, keep, kinds, names, places, story, worlds
from games.tremble.table import (
    CARDS,
    CITY,
    CONTENT,
    MISSION,
    SHIP,
    at,
    bare,
    give,
    heard_by,
    lay,
    listening,
    play,
    play_as,
    run,
    searching,
    started,
)

from igroteka.engine.bits import bit, size
from igroteka.engine.choices import READY, act
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.rules.battle import CONTEST
from igroteka.games.tremble.rules.buying import SHOPPING_OF
from igroteka.games.tremble.rules.counting import FINAL_COUNT
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import BUY, DRAW, FIGHT, HOLD, JOIN, REPLACE, RETREAT, SEND
from igroteka.games.tremble.state.fields import HELD, UNPLANNED
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of
from igroteka.games.tremble.view.types import Attack, Captain

CHEAP = {"F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F09"}  # all that cost 20
MIDDLE = {"T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08"}  # 30


def draw(game: Tremble, captain: int, *ids: str) -> None:
    """The captain draws these two."""
    run(game, SHOPPING_OF, captain)
    play(game, act(DRAW), *[SHIP[name] for name in ids])


def buy(game: Tremble, captain: int, name: str, other: str, instead_of: str = "") -> None:
    """He draws both and buys the first, replacing a ship if he has five."""
    draw(game, captain, other, name)
    play(game, act(BUY, SHIP[name]))
    if instead_of:
        play(game, act(REPLACE, SHIP[instead_of]))


def seen(game: Tremble, seat: int, captain: int = 1) -> Captain:
    return view_of(game, seat).captains[captain]


def discards(game: Tremble, seat: int) -> list[str]:
    return names(view_of(game, seat).seen_discards)


def ids(pile: int) -> list[str]:
    return sorted(CONTENT.ships[int(CARDS.kind[card])].id for card in range(CARDS.ships) if pile >> card & 1)


def fleet(game: Tremble, captain: int) -> list[str]:
    slots = range(captain * 5, captain * 5 + 5)
    return [CONTENT.ships[int(game.kind_of(slot))].id if game.place[slot] else "" for slot in slots]


def all_cards(game: Tremble) -> list[int]:
    """Every ship card, wherever it is."""
    loose = [card for card in range(CARDS.ships) if (game.deck | game.scrapheap) >> card & 1]
    held = [int(card) for card in game.fleet if card >= 0] + [int(c) for c in (game.drawn, game.drawn_too) if c >= 0]
    return sorted(loose + held)


def assert_imaginable(game: Tremble, seat: int, imagined: list[Tremble]) -> None:
    """The seat could not tell any of them from the true table, and in each everybody knows his own ships."""
    view, cards = view_of(game, seat), all_cards(game)
    for world in imagined[:30]:
        assert view_of(world, seat) == view
        assert all_cards(world) == cards
        assert size(world.deck & world.scrapheap) == 0
        for captain in range(game.players):
            assert seen(world, captain, captain).hidden == ()


def test_TH_035_the_price_is_seen_the_ship_is_not() -> None:
    game = bare(3)
    listener = listening(game)
    buy(game, 1, "F04", "T05")
    for seat in (0, 2, SPECTATOR):
        rival = seen(game, seat)
        assert (rival.people, rival.hand, rival.known, rival.hidden) == (80, 1, (), (20,))
        assert discards(game, seat) == []
        assert view_of(game, seat).discarded == 1
    assert (seen(game, 1).known, seen(game, 1).hidden) == (kinds("F04"), ())
    assert discards(game, 1) == ["T05"]
    assert [event.kind for event in heard_by(listener, 0)] == [events.DREW, events.BOUGHT]
    assert [event.kind for event in heard_by(listener, 1)] == [
        events.DREW,
        events.SAW,
        events.SAW,
        events.BOUGHT,
        events.BOUGHT_SHIP,
    ]
    assert story(listener) == [(events.DREW, 1, 0, 0, 0), (events.BOUGHT, 1, 20, 80, 0)]


def test_TH_035_drawn_ships_are_seen_by_the_buyer_alone() -> None:
    game = bare(3)
    draw(game, 1, "F04", "R02")
    assert view_of(game, 1).drawn == kinds("F04", "R02")
    for seat in (0, 2, SPECTATOR):
        assert view_of(game, seat).drawn == ()
    imagined = worlds(game, 0)
    assert_imaginable(game, 0, imagined)
    assert len({int(CARDS.kind[world.drawn]) for world in imagined}) > 10
    assert len({int(CARDS.kind[world.drawn_too]) for world in imagined}) > 10
    for world in worlds(game, 1, 20):
        assert view_of(world, 1).drawn == kinds("F04", "R02")


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_TH_035_a_bought_ship_may_be_any_of_its_price(seat: int) -> None:
    game = bare(3)
    give(game, 0, "F01")  # everybody knows where that one is
    buy(game, 1, "F04", "T05")
    imagined = worlds(game, seat, 150)
    assert_imaginable(game, seat, imagined)
    assert {fleet(world, 1)[0] for world in imagined} == CHEAP - {"F01"}
    assert {ids(int(world.scrapheap))[0] for world in imagined} >= CHEAP - {"F01"} | MIDDLE | {"R01", "R06"}
    assert {fleet(world, 0)[0] for world in imagined} == {"F01"}


def test_TH_035_the_buyer_knows_his_ship_and_what_he_put_away() -> None:
    game = bare(3)
    buy(game, 1, "F04", "T05")
    imagined = worlds(game, 1, 20)
    assert {tuple(fleet(world, 1)) for world in imagined} == {("F04", "", "", "", "")}
    assert {int(world.scrapheap) for world in imagined} == {int(game.scrapheap)}


def test_TH_035_a_ship_that_one_captain_saw_is_not_imagined_elsewhere_by_him() -> None:
    game = bare(3)
    buy(game, 0, "F02", "F09")  # captain 0 has F02 and knows F09 among the discards
    buy(game, 1, "F04", "T05")
    assert {fleet(world, 1)[0] for world in worlds(game, 0, 150)} == CHEAP - {"F02", "F09"}
    assert {fleet(world, 1)[0] for world in worlds(game, 2, 150)} == CHEAP


def test_TH_R13_a_ship_once_seen_stays_known() -> None:
    game = bare(3)
    lay(game, "G11", "G31")
    buy(game, 1, "F04", "T05")
    run(game, PLAN)
    play_as(game, 1, act(SEND, SHIP["F04"], 0))
    play_as(game, 1, act(READY))
    fly(game, 0, 0, "R01")
    run(game, CONTEST, 0)
    play(game, act(RETREAT))
    for seat in (0, 2, SPECTATOR):
        assert (seen(game, seat).known, seen(game, seat).hidden) == (kinds("F04"), ())
    assert {fleet(world, 1)[0] for world in worlds(game, 2, 20)} == {"F04"}


def test_TH_R13_a_reserve_that_joins_is_seen_by_all() -> None:
    game = bare(3)
    lay(game, "G11")
    fly(game, 0, 0, "F00")
    fly(game, 1, 0, "F00")
    buy(game, 1, "F08", "T05")
    run(game, CONTEST, 0)
    assert seen(game, 2).hidden == (20,)
    shown = int(game.shown)
    play(game, act(FIGHT), act(FIGHT), act(JOIN, SHIP["F08"]))
    assert game.shown == shown + 2  # the window and the ship: no way back past either
    assert view_of(game, 2).cells[0].attacks[1] == Attack(1, kinds("F00", "F08"), 6)
    play(game, 12, 2)
    play(game, game.actions()[0])
    assert (seen(game, 2).known, seen(game, 2).hidden) == (kinds("F08"), ())
    assert discards(game, 2) == ["F00"]


def full_hand() -> Tremble:
    """Captain 1 has four ships that all know and one bought for 20; he puts a known one away face down for a 30."""
    game = bare(3)
    give(game, 1, "F00", "F01", "T08", "R01")
    buy(game, 1, "F04", "T05")
    assert (seen(game, 0).known, seen(game, 0).hidden) == (kinds("F00", "F01", "T08", "R01"), (20,))
    buy(game, 1, "T06", "F02", instead_of="T08")
    return game


def test_TH_R13_after_a_replacement_face_down_the_hand_is_doubtful() -> None:
    game = full_hand()
    for seat in (0, 2, SPECTATOR):
        assert (seen(game, seat).known, seen(game, seat).hidden) == ((), (0, 0, 0, 0, 30))
        assert discards(game, seat) == []
    assert (seen(game, 1).known, seen(game, 1).hidden) == (kinds("F00", "F01", "F04", "T06", "R01"), ())
    assert discards(game, 1) == ["F02", "T05", "T08"]


def test_TH_R13_what_went_face_down_was_one_of_the_hand_and_prices_still_bind() -> None:
    game = full_hand()
    imagined = worlds(game, 0, 200)
    assert_imaginable(game, 0, imagined)
    known = {"F00", "F01", "T08", "R01"}
    gone = set()
    for world in imagined:
        ships = fleet(world, 1)
        assert ships[2] in MIDDLE  # the new one, at its price; there is a second T08
        old = [ships[0], ships[1], ships[3], ships[4]]
        missing = known - set(old)
        assert len(missing) <= 1
        if missing:
            gone |= missing
            assert sum(name in CHEAP - {"F01"} for name in old) == 1  # the one bought for 20 is still there
        else:
            gone.add("the cheap one")
    assert gone == known | {"the cheap one"}


def test_TH_R13_a_lone_ship_in_hand_goes_away_known() -> None:
    game = bare(3)
    for city, name in [("G31", "F01"), ("G32", "F02"), ("G33", "F03"), ("G34", "F09")]:
        searching(game, 1, city, name)
    give(game, 1, "T08")
    buy(game, 1, "F04", "T05")
    for seat in (0, 2, SPECTATOR):
        assert discards(game, seat) == ["T08"]
        assert (seen(game, seat).known, seen(game, seat).hidden) == ((), (20,))


def test_TH_R13_ships_lost_in_the_open_are_known_discards() -> None:
    game = bare(3)
    lay(game, "G11")
    fly(game, 0, 0, "F04")
    fly(game, 1, 0, "R01")
    run(game, CONTEST, 0)
    play(game, act(FIGHT), act(FIGHT), 2, 2)
    for seat in (0, 1, 2, SPECTATOR):
        assert discards(game, seat) == ["F04"]


def reshuffled() -> Tremble:
    """Of the cheap ships only F01 and F05 are not in an open fleet; both lie among the discards, F05 seen by all.

    Captain 1 has drawn the last card of the deck, T05, and then F05 from the discards made into a new deck.
    """
    game = bare(3)
    give(game, 0, "F02", "F06", "F06", "F07", "F09")
    give(game, 2, "F03", "F04", "F04", "F08", "F08")
    game.show_all(first("F05"))
    game.scrapheap = game.deck ^ bit(first("T05"))
    game.deck = bit(first("T05"))
    assert discards(game, 0) == ["F00", "F00", "F00", "F05"]
    cards = int(size(game.scrapheap))
    listener = listening(game)
    draw(game, 1, "T05", "F05")
    assert (events.RESHUFFLED, cards, 0, 0, 0) in story(listener)
    return play(game, act(BUY, SHIP["F05"]))


def first(name: str) -> int:
    return next(card for card in range(CARDS.ships) if CARDS.kind[card] == SHIP[name])


def test_TH_R13_a_reshuffle_makes_known_discards_doubtful_again() -> None:
    game = reshuffled()
    for seat in (0, 2, SPECTATOR):
        assert discards(game, seat) == []
        assert seen(game, seat).hidden == (20,)
    imagined = worlds(game, 0, 200)
    assert_imaginable(game, 0, imagined)
    assert {fleet(world, 1)[0] for world in imagined} == {"F01", "F05"}


def test_TH_R13_what_was_drawn_before_the_reshuffle_was_none_of_the_discards_seen() -> None:
    game = reshuffled()
    unseen = {"F01", *MIDDLE, "T09", "T10", "R01", "R02", "R03", "R04", "R05", "R06"}
    put_away: dict[str, set[str]] = {"F01": set(), "F05": set()}  # by the ship bought
    for world in worlds(game, 0, 1500):
        put_away[fleet(world, 1)[0]] |= set(ids(int(world.scrapheap)))
    assert put_away["F05"] == unseen  # it came from the new deck, so the other from the old one
    assert put_away["F01"] == unseen - {"F01"} | {"F05", "F00"}  # either may have come first


def test_TH_048_plans_are_hidden_until_all_are_ready() -> None:
    game = bare(3)
    lay(game, "G11", "G31")
    give(game, 0, "F00", "T08")
    give(game, 1, "R01", "F01")
    run(game, PLAN)
    listener = listening(game)
    before = {seat: view_of(game, seat) for seat in (1, 2, SPECTATOR)}
    play_as(game, 0, act(SEND, SHIP["F00"], 0))
    play_as(game, 0, act(HOLD, SHIP["T08"]))
    for seat, view in before.items():
        assert view_of(game, seat) == view
        assert view.captains[0].hand == 2
        assert view.cells[0].attacks == ()
    own = view_of(game, 0)
    assert own.cells[0].attacks == (Attack(0, kinds("F00"), 3),)
    assert (own.fuel_planned, own.fuel_after, own.captains[0].hand) == (2, 18, 1)
    assert [(ship.where, ship.cell) for ship in own.ships] == [("cell", 0), ("held", -1)]
    play_as(game, 0, act(READY))
    assert view_of(game, 1).captains[0].ready
    assert view_of(game, 1).cells[0].attacks == ()
    play_as(game, 1, act(SEND, SHIP["R01"], 0))
    play_as(game, 1, act(HOLD, SHIP["F01"]))
    assert story(listener) == []
    play_as(game, 1, act(READY))
    for seat in (0, 1, 2, SPECTATOR):
        assert view_of(game, seat).cells[0].attacks == (Attack(0, kinds("F00"), 3), Attack(1, kinds("R01"), 9))
        assert [captain.hand for captain in view_of(game, seat).captains] == [1, 1, 0]


def test_TH_048_a_table_another_seat_could_imagine_has_other_plans() -> None:
    game = bare(3)
    lay(game, "G11", "G31")
    give(game, 0, "F00")
    give(game, 1, "R01")
    give(game, 2, "T08")
    run(game, PLAN)
    play_as(game, 0, act(SEND, SHIP["F00"], 0))
    play_as(game, 0, act(READY))
    play_as(game, 1, act(SEND, SHIP["R01"], 1))
    imagined = worlds(game, 2)
    assert {places(world, 0)[0] for world in imagined} == {at(0), at(1), int(HELD)}
    assert {places(world, 1)[0] for world in imagined} == {int(UNPLANNED)}  # not ready: nothing is sealed
    assert_imaginable(game, 2, imagined)
    assert {places(world, 1)[0] for world in worlds(game, 1)} == {at(1)}


def test_TH_R13_numbers_are_public_and_the_same_for_all() -> None:
    game = bare(3)
    buy(game, 1, "F04", "T05")
    searching(game, 1, "G12", "R01", "T08")
    capture(game, 1, "G13")
    game.fuel[1] = 11
    game.credit = 1 << 4
    for seat in (0, 1, 2, SPECTATOR):
        captain = seen(game, seat)
        assert (captain.people, captain.fuel, captain.credits) == (80, 11, 1)
        assert (captain.fleet, captain.hand, captain.fresh) == (3, 1, 1)
        assert captain.captured == (CITY["G13"],)
        assert [search.ships for search in captain.searches] == [kinds("R01", "T08")]
    assert view_of(game, 0).ships == ()
    assert [ship.where for ship in view_of(game, 1).ships] == ["hand", "search", "search"]
    assert view_of(game, SPECTATOR).ships == ()


def test_TH_R13_of_equal_ships_the_one_that_all_know_is_sent() -> None:
    game = bare(3)
    lay(game, "G11")
    buy(game, 1, "F08", "T05")
    give(game, 1, "F08")  # the other ambush saucer, known to all
    run(game, PLAN)
    play_as(game, 1, act(SEND, SHIP["F08"], 0))
    play_as(game, 1, act(READY))
    assert (seen(game, 0).known, seen(game, 0).hidden) == ((), (20,))  # what stayed at home is still a secret


def test_TH_095_of_the_others_missions_only_the_number_is_known() -> None:
    game = started(2)
    own = [int(game.mission[place]) for place in range(4)]
    imagined = worlds(game, 0, 250)
    rest = set(range(20)) - set(own)
    for place in range(4, 8):
        assert {int(world.mission[place]) for world in imagined} == rest
    for world in imagined:
        assert [int(world.mission[place]) for place in range(4)] == own
        everything = [int(mission) for mission in world.mission] + [int(mission) for mission in world.undealt]
        assert sorted(everything) == list(range(20))
        assert len(world.undealt) == 12
        assert world.keeping == game.keeping
    for place in range(8):
        assert len({int(world.mission[place]) for world in worlds(game, SPECTATOR, 40)}) > 5


def test_TH_095_at_the_end_missions_are_open_and_stay_as_they_are() -> None:
    game = bare(2)
    keep(game, 0, "M01")
    keep(game, 1, "M02", "M03")
    run(game, FINAL_COUNT)
    assert game.seat == OVER
    for world in worlds(game, 0, 10):
        assert list(world.mission) == list(game.mission)
        assert [mission.mission for mission in seen(world, 0).missions] == [MISSION["M02"], MISSION["M03"]]
