"""What one seat may see of Tremble: built up from what it knows, never by taking away (TH-R13, TH-095, TH-097).

Ships are named by kind and sorted, so that no order tells anything. Cards of rivals that the seat cannot place
are counted, with the price paid where nothing has mixed them with others since.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from igroteka.engine.bits import digit, size
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.content.vectors import Cards
from igroteka.games.tremble.rules.missions import fulfilled, need, progress
from igroteka.games.tremble.state.fields import (
    AIDING,
    AIMED,
    AT,
    BOXED,
    DEALT_MISSIONS,
    FLEET,
    HAND,
    HELD,
    INTELLIGENCE,
    KEPT,
    NONE,
    PLANNING,
    SEARCHING,
    SETTING_UP,
    UNAIMED,
    UNPLANNED,
)
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.types import Attack, Captain, Cell, Mission, OwnShip, Search, View
from igroteka.table.asked import base_facts, numbers_asked


def view_of(game: Tremble, seat: int, known: Open | None = None) -> View:
    """Build the view of a seat; `known` is what all see alike, found once for several views of one state."""
    known = Open(game) if known is None else known
    own = seat if 0 <= seat < game.players else NONE
    doubtful = int(game.unknown_to(seat))  # ship cards that the viewer cannot place
    planned = int(game.fuel_planned(own)) if own != NONE and game.phase == PLANNING and game.sealing() else 0
    return View(
        **base_facts(game, seat, numbers_asked(game)),
        turn=int(game.turn),
        phase=int(game.phase),
        leader=int(game.leader),
        cells=known.cells_for(game, seat),
        captains=tuple([captain_of(game, seat, doubtful, captain) for captain in known.captains]),
        ships=tuple(own_ships(game, own)) if own != NONE else (),
        drawn=drawn(game, seat),
        undrawn=int(game.undrawn()),
        turns_left=known.turns_left,
        armies_seen=tuple(
            card for card in range(game.cards.cities, game.cards.cities + game.cards.armies) if not game.is_left(card)
        ),
        deck=int(size(game.deck)),
        discarded=int(size(game.scrapheap)),
        seen_discards=seen_discards(game, doubtful),
        stock=int(game.stock()),
        fuel_planned=planned,
        fuel_after=int(game.fuel[own]) - planned if own != NONE else 0,
    )


def kinds_at(game: Tremble, captain: int, place: int) -> tuple[int, ...]:
    ships = range(captain * FLEET, captain * FLEET + FLEET)
    return tuple(sorted(int(game.kind_of(ship)) for ship in ships if game.takes_part(ship, place)))


def cells_of(game: Tremble, seat: int) -> tuple[Cell, ...]:
    """Return the cells; orders are secret while given, a redirected ship has moved for its captain alone."""
    secret = game.sealing() and game.phase == PLANNING
    cells = int(game.cells())
    groups: list[dict[int, list[int]]] = [{} for _ in range(cells)]  # by cell: kinds by captain
    for captain in [seat] if secret and seat >= 0 else [] if secret else range(game.players):
        for ship in range(captain * FLEET, captain * FLEET + FLEET):
            cell = target(game, ship, captain == seat)
            if 0 <= cell < cells:
                groups[cell].setdefault(captain, []).append(int(game.kind_of(ship)))
    return tuple([cell_with(game, cell, groups[cell]) for cell in range(cells)])


def cell_with(game: Tremble, cell: int, groups: dict[int, list[int]]) -> Cell:
    """TH-R42: the card of a city is open, with both its numbers, as soon as it is turned up."""
    city = int(game.city[cell])
    if city == NONE:
        return Cell(city, NONE, ())
    attacks = [
        Attack(captain, tuple(sorted(kinds)), strength_of(game, sorted(kinds), city))
        for captain, kinds in groups.items()
    ]
    return Cell(city, int(game.held_by(cell)), tuple(attacks))


def target(game: Tremble, ship: int, owner: bool) -> int:
    place = int(game.place[ship])
    if AT <= place < SEARCHING:
        return place - int(AT)
    if place >= AIMED:
        aim = place & 7
        return aim if owner and aim != UNAIMED else (place - int(AIMED)) >> 3
    return int(NONE)


def strength_of(game: Tremble, kinds: list[int], city: int) -> int:
    """Return the strength of a group at a city, by the rule of `Tremble.strength` on a table where it is together."""
    first_card = first_cards(game.cards)
    group = Tremble(1, game.cards)
    group.fleet = game.fleet[:FLEET]
    group.place = game.place[:FLEET]
    for ship in range(FLEET):
        present = ship < len(kinds)
        group.place[ship] = AT if present else HAND
        group.fleet[ship] = first_card[kinds[ship]] if present else 0
    return int(group.strength(0, AT, city))


@cache
def first_cards(cards: Cards) -> dict[int, int]:
    """Return a card of every kind of ship."""
    return {int(cards.kind[card]): card for card in reversed(range(int(cards.ships)))}


class Open:
    """Facts of one state that all see alike: found once for all who look at it."""

    def __init__(self, game: Tremble) -> None:
        self.captains: Final = [open_captain(game, captain) for captain in range(game.players)]
        self.turns_left: Final = turns_left(game)
        self.cells: tuple[Cell, ...] | None = None  # as those see them whose own ships change nothing

    def cells_for(self, game: Tremble, seat: int) -> tuple[Cell, ...]:
        """Return the cells as the seat sees them: its own orders and redirected ships look different to it."""
        own = range(seat * FLEET, seat * FLEET + FLEET) if 0 <= seat < game.players else range(0)
        if (game.sealing() and game.phase == PLANNING) or any(game.place[ship] >= AIMED for ship in own):
            return cells_of(game, seat)
        if self.cells is None:
            self.cells = cells_of(game, int(SPECTATOR))
        return self.cells


def open_captain(game: Tremble, captain: int) -> Captain:
    """Return the captain as everybody sees him, his hand and missions left out."""
    return Captain(
        seat=captain,
        people=int(game.people[captain]),
        fuel=int(game.fuel[captain]),
        credits=int(game.credits(captain)),
        ready=game.is_ready(captain) and game.sealing(),
        fleet=int(game.fleet_size(captain)),
        hand=0,
        fresh=0,
        known=(),
        hidden=(),
        searches=searches(game, captain),
        captured=captured(game, captain),
        kept=kept(game, captain),
        missions=(),
        stance=int(game.stance_of(captain)),
        force=int(game.force[captain]),
        roll=int(digit(game.roll, captain)),
    )


def captain_of(game: Tremble, seat: int, doubtful: int, seen: Captain) -> Captain:
    captain = seen.seat
    ships = range(captain * FLEET, captain * FLEET + FLEET)
    planning = game.sealing() and game.phase == PLANNING and captain != seat
    hand = [ship for ship in ships if game.in_hand(ship) or (planning and game.attacks(ship))]
    known = [ship for ship in hand if not doubtful >> int(game.fleet[ship]) & 1]
    hidden = [price_known(game, ship) for ship in hand if doubtful >> int(game.fleet[ship]) & 1]
    return replace(
        seen,
        hand=len(hand),
        fresh=sum([not game.has_flown(ship) for ship in hand]),
        known=tuple(sorted([int(game.kind_of(ship)) for ship in known])),
        hidden=tuple(sorted(hidden)),
        missions=missions(game, seat, captain),
    )


def price_known(game: Tremble, ship: int) -> int:
    """Return the price paid (TH-035), 0 where nobody can tell any more for which ship."""
    return int(game.cards.price[game.fleet[ship]]) if game.priced >> ship & 1 else 0


def searches(game: Tremble, captain: int) -> tuple[Search, ...]:
    running = [search for search in range(FLEET) if game.token(captain * FLEET + search) > 0]
    running.sort(key=lambda search: int(game.since(captain * FLEET + search)))
    return tuple(
        Search(
            search,
            int(game.quarry(captain * FLEET + search)),
            int(game.token(captain * FLEET + search)),
            kinds_at(game, captain, int(SEARCHING) + search),
            int(game.strength(captain, SEARCHING + search, game.quarry(captain * FLEET + search))),
            too_late(game, captain * FLEET + search),
        )
        for search in running
    )


def too_late(game: Tremble, slot: int) -> bool:
    """TH-R32: tell whether the game is sure to end first; before the cities of a turn lie there it is not asked."""
    if game.phase <= INTELLIGENCE:
        return False
    moves = 1 if game.since(slot) // 8 < game.turn else 0  # TH-080: at the end of this turn already
    return bool(game.token(slot) - moves > game.turns_to_come())


def captured(game: Tremble, captain: int) -> tuple[int, ...]:
    """List the cities (TH-097) from the bits of the state: asked city by city it was a third of a view."""
    words = int(game.cards.words)
    return tuple(
        [word * 32 + city for word in range(words) for city in cards_in(int(game.captured[captain * words + word]))]
    )


def kept(game: Tremble, captain: int) -> int:
    if not game.missions_on or game.phase == SETTING_UP:
        return 0
    places = range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS)
    return sum(game.keeps(place) == KEPT for place in places)


def missions(game: Tremble, seat: int, captain: int) -> tuple[Mission, ...]:
    """List one's own at any time (TH-096), those put back only while choosing (TH-R37); everybody's at the end."""
    over = game.seat == OVER
    if not game.missions_on or not (over or captain == seat):
        return ()
    places = sorted(
        range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS),
        key=lambda place: int(game.mission[place]) if over else place,  # how they were dealt stays a secret
    )
    return tuple(
        [
            Mission(
                int(game.mission[place]), int(game.keeps(place)), *standing(game, captain, int(game.mission[place]))
            )
            for place in places
            if game.mission[place] != NONE and (game.keeps(place) == KEPT or (not over and captain == seat))
        ]
    )


COUNTED: Final[dict[tuple[object, ...], tuple[int, int, bool]]] = {}
MOST_COUNTED: Final = 4096


def standing(game: Tremble, captain: int, mission: int) -> tuple[int, int, bool]:
    """Return how far a mission is, of how much, and whether it is fulfilled: by the captured cities, counted once."""
    key = (game.cards.content.hash, game.players, tuple(game.captured), captain, mission)
    found = COUNTED.get(key)
    if found is None:
        if len(COUNTED) > MOST_COUNTED:
            COUNTED.clear()
        done, wanted = int(progress(game, captain, mission)), int(need(game, captain, mission))
        found = COUNTED[key] = (done, wanted, fulfilled(game, captain, mission))
    return found


WHERE = {int(HAND): "hand", int(UNPLANNED): "unplanned", int(HELD): "held"}


def own_ships(game: Tremble, captain: int) -> list[OwnShip]:
    ships = [ship for ship in range(captain * FLEET, captain * FLEET + FLEET) if game.place[ship] > 0]
    ships.sort(key=lambda ship: (int(game.kind_of(ship)), int(game.place[ship])))
    return [own_ship(game, ship) for ship in ships]


def own_ship(game: Tremble, ship: int) -> OwnShip:
    kind, place, flown = int(game.kind_of(ship)), int(game.place[ship]), game.has_flown(ship)
    if place >= AIMED:
        aim = place & 7
        return OwnShip(kind, "cell", (place - int(AIMED)) >> 3, -1, flown, -1 if aim == UNAIMED else aim)
    if place >= AIDING:
        return OwnShip(kind, "aiding", -1, -1, flown)
    if place >= SEARCHING:
        return OwnShip(kind, "search", -1, place - int(SEARCHING), flown)
    if place >= AT:
        return OwnShip(kind, "cell", place - int(AT), -1, flown)
    return OwnShip(kind, WHERE[place], -1, -1, flown)


def drawn(game: Tremble, seat: int) -> tuple[int, ...]:
    """List what was drawn, which only the buyer sees (TH-031)."""
    cards = [card for card in (int(game.drawn), int(game.drawn_too)) if card != NONE]
    if not cards or game.seat != seat:
        return ()
    return tuple(sorted(int(game.cards.kind[card]) for card in cards))


def turns_left(game: Tremble) -> tuple[int, int]:
    """Count the turns after this one: fewer, if armies come, which take no cell."""
    cards, each = int(game.undrawn()), int(game.cells())
    if cards == 0:
        return 0, 0
    armies = sum(
        game.is_left(card) and (game.stars_left > BOXED or not game.cards.star[card])
        for card in range(game.cards.cities, game.cards.cities + game.cards.armies)
    )
    return max(1, -(-(cards - armies) // each)), -(-cards // each)


def seen_discards(game: Tremble, doubtful: int) -> tuple[int, ...]:
    return tuple(sorted([int(game.cards.kind[card]) for card in cards_in(int(game.scrapheap) & ~doubtful)]))


def cards_in(pile: int) -> list[int]:
    found = []
    while pile:
        found.append((pile & -pile).bit_length() - 1)
        pile &= pile - 1
    return found
