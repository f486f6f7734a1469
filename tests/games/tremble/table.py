"""Positions of Tremble in one line each, and a way to play on from them: dice and draws are played, never patched."""

from __future__ import annotations

from typing import Any

from igroteka.engine import session
from igroteka.engine.bits import bit
from igroteka.engine.chance import Odds
from igroteka.engine.choices import PASS, READY, act
from igroteka.engine.events import Event, EventLog
from igroteka.engine.seats import CHANCE
from igroteka.engine.step import Step
from igroteka.games.tremble.box import TREMBLE
from igroteka.games.tremble.content.options import Options
from igroteka.games.tremble.content.vectors import Cards
from igroteka.games.tremble.rules.setup import set_up
from igroteka.games.tremble.state.actions import DROP, KEEP
from igroteka.games.tremble.state.fields import AT, FLEET, HAND, NOWHERE, SEARCHING
from igroteka.games.tremble.state.game import Tremble

CONTENT = TREMBLE.content()
CARDS = Cards(CONTENT)
SHIP = {ship.id: kind for kind, ship in enumerate(CONTENT.ships)}  # kind, by id
CITY = {city.id: number for number, city in enumerate(CONTENT.cities)}
ARMY = {army.id: len(CONTENT.cities) + number for number, army in enumerate(CONTENT.armies)}  # card, by id
MISSION = {mission.id: number for number, mission in enumerate(CONTENT.missions)}


def fresh(players: int = 2, **options: Any) -> Tremble:
    """Just set up: the first leader is to be drawn."""
    return set_up(players, Options(**options), CARDS)


def started(players: int = 2, **options: Any) -> Tremble:
    """Turn 1, captain 0 leads and decides whether to draw; missions: the lowest numbers dealt, the first kept."""
    game = fresh(players, **options)
    play(game, 0)
    while game.turn == 0:
        if game.seat == CHANCE:
            play(game, outcomes(game)[0][0])
            continue
        seat = int(game.seat)
        for number, action in enumerate(a for a in mission_pairs(game, seat)):
            play_as(game, seat, act(KEEP if number == 0 else DROP, action))
        play_as(game, seat, act(READY))
    return game


def mission_pairs(game: Tremble, seat: int) -> list[int]:
    return [int(game.mission[seat * 4 + place]) for place in range(4)]


def bare(players: int = 2, turn: int = 3, leader: int = 0, **options: Any) -> Tremble:
    """An empty table in the middle of a game: no ships, nothing pending, 20 fuel and 100 (thousand) people each."""
    game = fresh(players, **{"missions": "off", **options})
    game.end()
    game.turn = turn
    game.leader = leader
    for captain in range(players):
        game.people[captain] = 100
        game.fuel[captain] = 20
    for ship in range(players * FLEET):
        if game.place[ship] != NOWHERE:
            game.deck |= bit(game.fleet[ship])
            game.fleet[ship] = -1
            game.place[ship] = NOWHERE
    return game


def give(game: Tremble, captain: int, *ids: str, place: int = int(HAND)) -> list[int]:
    """Ships of these ids for the captain, at the place (HAND, AT + cell, SEARCHING + search), known to all."""
    return [give_one(game, captain, SHIP[name], place) for name in ids]


def give_one(game: Tremble, captain: int, kind: int, place: int) -> int:
    card = next(c for c in range(CARDS.ships) if CARDS.kind[c] == kind and game.deck >> c & 1)
    slot = int(game.first_at(captain, NOWHERE))
    assert slot >= 0, "five ships already"
    game.deck ^= bit(card)
    game.fleet[slot] = card
    game.place[slot] = place
    game.show_all(card)
    return slot


def lay(game: Tremble, *ids: str) -> None:
    """Cities into the cells from the first on."""
    for cell, name in enumerate(ids):
        game.city[cell] = CITY[name]
        take_from_pile(game, CITY[name])
    game.laid = len(ids)


def take_from_pile(game: Tremble, card: int) -> None:
    assert game.is_left(card)
    game.left[card >> 5] ^= bit(card & 31)
    if CARDS.star[card]:
        game.stars_left -= 1
    else:
        game.plain_left -= 1


def searching(game: Tremble, captain: int, city: str, *ids: str, token: int = 2, since: int = 0) -> int:
    """A search of the captain with these ships, begun last turn (or in turn `since`); returns its number."""
    search = next(s for s in range(FLEET) if game.token(captain * FLEET + s) == 0)
    give(game, captain, *ids, place=int(SEARCHING) + search)
    now, game.turn = game.turn, since or game.turn - 1
    game.begin_search(captain, search, CITY[city], token, search)
    game.turn = now
    take_from_pile(game, CITY[city])
    return search


def at(cell: int) -> int:
    return int(AT) + cell


def run(game: Tremble, step: Step[Any], a: int = 0, b: int = 0, c: int = 0) -> Tremble:
    """Do this step, up to the first choice or throw in it."""
    game.then(step, a, b, c)
    game.settle()
    return game


def battle(*fleets: list[str], city: str = "G11", players: int = 0, leader: int = 0, **options: Any) -> Tremble:
    """Captain n attacks cell 0 with the n-th list of ships; the first decision of the battle is open."""
    from igroteka.games.tremble.rules.battle import CONTEST

    game = bare(max(players, len(fleets), 2), leader=leader, **options)
    lay(game, city)
    for captain, ids in enumerate(fleets):
        for slot in give(game, captain, *ids, place=at(0)):
            game.flown |= bit(slot)
    return run(game, CONTEST, 0)


def play(game: Tremble, *choices: int) -> Tremble:
    """Choices of the seat to act and outcomes of throws, each checked to be possible."""
    for choice in choices:
        play_as(game, int(game.seat), choice)
    return game


def play_as(game: Tremble, seat: int, choice: int) -> None:
    if seat == CHANCE:
        assert choice in [outcome for outcome, _ in outcomes(game)], f"{game.step().name} cannot bring {choice}"
    else:
        legal = game.actions_of(seat) + game.extras_of(seat)
        assert choice in legal, f"{game.step().name}: seat {seat} cannot {spelled(game, choice)}"
    game.play_as(seat, choice)


def spelled(game: Tremble, action: int) -> str:
    return TREMBLE.spell(game, action)


def choices(game: Tremble, seat: int | None = None) -> list[str]:
    """What the seat to act may choose, spelled: readable in an assertion."""
    return [spelled(game, action) for action in game.actions_of(int(game.seat) if seat is None else seat)]


def refusals(game: Tremble, seat: int | None = None) -> dict[str, int]:
    """What it may not, with the reason's number."""
    who = int(game.seat) if seat is None else seat
    return {spelled(game, refusal.action): refusal.reason for refusal in session.refusals(game, who)}


def outcomes(game: Tremble) -> list[tuple[int, int]]:
    odds = Odds()
    game.outcomes(odds)
    return odds.listed()


def listening(game: Tremble) -> EventLog:
    game.listener = EventLog()
    return game.listener


def heard(listener: EventLog, kind: int) -> list[tuple[int, ...]]:
    return [event.args for event in listener.events if event.kind == kind]


def heard_by(listener: EventLog, seat: int) -> list[Event]:
    return [event for event in listener.events if event.heard_by(seat)]


def pass_all(game: Tremble) -> None:
    """Nobody shops: every open question of the buying phase is answered with no."""
    from igroteka.games.tremble.state.fields import BUYING

    while game.phase == BUYING and game.seat >= 0:
        game.play(act(PASS))


def hand(game: Tremble, captain: int) -> list[str]:
    ships = range(captain * FLEET, captain * FLEET + FLEET)
    return sorted(CONTENT.ships[int(game.kind_of(ship))].id for ship in ships if game.in_hand(ship))


def ships_at(game: Tremble, captain: int, place: int) -> list[str]:
    ships = range(captain * FLEET, captain * FLEET + FLEET)
    return sorted(CONTENT.ships[int(game.kind_of(ship))].id for ship in ships if game.place[ship] == place)


def scrapped(game: Tremble) -> list[str]:
    return sorted(CONTENT.ships[int(CARDS.kind[card])].id for card in range(CARDS.ships) if game.scrapheap >> card & 1)
