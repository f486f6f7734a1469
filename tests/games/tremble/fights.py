"""What the tests of battles, searches, armies, missions and secrets share: longer positions, and what was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.tremble.table import ARMY, CARDS, CITY, CONTENT, MISSION, SHIP, at, bare, give, lay, run

from igroteka.engine.bits import bit
from igroteka.engine.chance import Rng
from igroteka.engine.events import EVERYONE, EventLog
from igroteka.engine.vectors import filled
from igroteka.games.tremble.rules.army import ARMY_ATTACKS
from igroteka.games.tremble.rules.reward import REWARDS
from igroteka.games.tremble.state.fields import DEALT_MISSIONS, DROPPED, FLEET, KEPT
from igroteka.games.tremble.state.game import Tremble

DICE = [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)]


def line(kind: int, *numbers: int) -> tuple[int, ...]:
    """An event as `story` lists it."""
    return (int(kind), *numbers, 0, 0, 0, 0)[:5]


def story(listener: EventLog) -> list[tuple[int, ...]]:
    """What everybody was told since the last asking, in order."""
    return [(event.kind, *event.args) for event in listener.taken() if event.to == EVERYONE]


def fly(game: Tremble, captain: int, cell: int, *ids: str) -> list[int]:
    """Ships of the captain in the attack on the cell."""
    slots = give(game, captain, *ids, place=at(cell))
    for slot in slots:
        game.flown |= bit(slot)
    return slots


def held(*fleets: list[str], city: str = "G11", players: int = 2, leader: int = 0, **options: Any) -> Tremble:
    """Captain n holds cell n with the n-th list of ships; phase 7 begins. Cities: the given one, then G31, G61, G12."""
    game = bare(max(players, len(fleets)), leader=leader, **options)
    lay(game, *[city, "G31", "G61", "G12"][: max(1, len(fleets))])
    for captain, ids in enumerate(fleets):
        if ids:
            fly(game, captain, captain, *ids)
            game.hold(captain, captain)
    return run(game, REWARDS)


def meet(game: Tremble, army: str) -> Tremble:
    """The army is turned up."""
    return run(game, ARMY_ATTACKS, ARMY[army])


def capture(game: Tremble, captain: int, *ids: str) -> None:
    for name in ids:
        game.capture(captain, CITY[name])


def captured(game: Tremble, captain: int) -> list[str]:
    return [city.id for number, city in enumerate(CONTENT.cities) if game.has_captured(captain, number)]


def cities(count: int, wanted: Callable[[Any], bool]) -> list[str]:
    """The first so many cities of that sort."""
    found = [city.id for city in CONTENT.cities if wanted(city)][:count]
    assert len(found) == count
    return found


def kinds(*ids: str) -> tuple[int, ...]:
    """Ships as a view lists them."""
    return tuple(sorted(SHIP[name] for name in ids))


def names(numbers: tuple[int, ...]) -> list[str]:
    return [CONTENT.ships[kind].id for kind in numbers]


def keep(game: Tremble, captain: int, *kept: str, dropped: tuple[str, ...] = ()) -> None:
    """The captain was dealt these missions, kept the first ones and put the dropped ones back."""
    if len(game.mission) == 0:
        game.mission = filled(game.players * DEALT_MISSIONS, -1)
        game.missions_on = 1
    missions = game.mission[:]
    for number, name in enumerate((*kept, *dropped)):
        place = captain * DEALT_MISSIONS + number
        missions[place] = MISSION[name]
        game.set_keeping(place, KEPT if number < len(kept) else DROPPED)
    game.mission = missions


def places(game: Tremble, captain: int) -> list[int]:
    return [int(game.place[ship]) for ship in range(captain * FLEET, captain * FLEET + FLEET)]


def people(game: Tremble) -> list[int]:
    return [int(count) for count in game.people]


def fuel(game: Tremble) -> list[int]:
    return [int(count) for count in game.fuel]


def card_of(game: Tremble, slot: int) -> str:
    return CONTENT.ships[int(CARDS.kind[game.fleet[slot]])].id


def worlds(game: Tremble, seat: int, count: int = 60) -> list[Tremble]:
    """Tables that the seat could not tell from this one."""
    twins = []
    for seed in range(count):
        twin = game.resample(seat, Rng(seed))
        assert isinstance(twin, Tremble)
        twins.append(twin)
    return twins
