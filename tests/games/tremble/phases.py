"""The phases of Tremble one at a time: a table at the beginning of each, and short ways through it."""

from __future__ import annotations

from typing import Any, Final

from games.tremble.table import (
    ARMY,
    CARDS,
    CITY,
    CONTENT,
    SHIP,
    bare,
    give,
    lay,
    outcomes,
    play,
    play_as,
    run,
    spelled,
    take_from_pile,
)

from igroteka.engine.bits import bit
from igroteka.engine.chance import Rng
from igroteka.engine.choices import act
from igroteka.engine.events import Event, EventLog
from igroteka.games.tremble.rules.buying import SHOPPING
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import BUY, DRAW
from igroteka.games.tremble.state.fields import BOXED, HAND, NOWHERE, UNPLANNED
from igroteka.games.tremble.state.game import Tremble

FOUR: Final = ("G01", "G31", "G61", "G02")  # cultural, scientific, industrial, cultural
NAMES: Final = {int(number): name for name, number in vars(events).items() if name.isupper()}


# --- phase 2 ---


def shop(game: Tremble) -> Tremble:
    """The buying phase, at its first question."""
    return run(game, SHOPPING)


def draw(game: Tremble, first: str, second: str) -> Tremble:
    """The captain to act draws these two."""
    return play(game, act(DRAW), SHIP[first], SHIP[second])


def buy(game: Tremble, ship: str, other: str) -> Tremble:
    """The captain to act draws these two and buys the first."""
    return play(draw(game, ship, other), act(BUY, SHIP[ship]))


# --- phase 3 ---


def card(name: str) -> int:
    """A city or an army, as it is turned up."""
    return CITY[name] if name in CITY else ARMY[name]


def turn_up(game: Tremble, *names: str) -> Tremble:
    return play(game, *(card(name) for name in names))


def card_names(game: Tremble) -> list[str]:
    """What may be turned up next."""
    names = {number: name for name, number in (CITY | ARMY).items()}
    return [names[outcome] for outcome, _ in outcomes(game)]


def leave_in_deck(game: Tremble, stars: int, plain: int) -> Tremble:
    """So many cards to come, besides the boxed ones; the cities of the lowest numbers have been played, no army."""
    for city in range(CARDS.cities):
        to_come = game.stars_left - stars if CARDS.star[city] else game.plain_left - plain
        if to_come > BOXED and game.is_left(city):
            take_from_pile(game, city)
    return game


# --- phase 4 ---


def planning(*fleets: list[str], cities: tuple[str, ...] = FOUR, fuel: int = 20, **options: Any) -> Tremble:
    """Captain n has the n-th list of ships in hand and is to give orders."""
    game = bare(max(len(fleets), 2), **options)
    lay(game, *cities)
    for captain, ids in enumerate(fleets):
        give(game, captain, *ids)
        game.fuel[captain] = fuel
    return run(game, PLAN)


def order(game: Tremble, captain: int, *spellings: str) -> Tremble:
    """What the captain does, as it is spelled: "send F04 2"."""
    for spelling in spellings:
        legal = {spelled(game, action): action for action in game.actions_of(captain) + game.extras_of(captain)}
        assert spelling in legal, f"{spelling!r} is not one of {sorted(legal)}"
        play_as(game, captain, legal[spelling])
    return game


def extras(game: Tremble, captain: int) -> list[str]:
    return [spelled(game, action) for action in game.extras_of(captain)]


# --- any phase ---


def hide_hand(game: Tremble, captain: int) -> None:
    """Nobody but the captain knows the ships of his hand: they were dealt from the shuffled deck."""
    seat = int(captain)
    hand = [ship for ship in range(seat * 5, seat * 5 + 5) if game.place[ship] in (HAND, UNPLANNED)]
    game.shuffle(game.deck | sum(int(bit(game.fleet[ship])) for ship in hand))
    for ship in hand:
        game.show(seat, game.fleet[ship])


def log(listener: EventLog) -> list[str]:
    """Everything told so far (numbers that are 0 are left out at the end), and to whom if not to all."""
    return [line(event) for event in listener.events]


def line(event: Event) -> str:
    words = [NAMES[event.kind], *(str(number) for number in event.args)]
    while len(words) > 1 and words[-1] == "0":
        words.pop()
    return " ".join(words) + (f" @{event.to}" if event.to >= 0 else "")


def sampled(game: Tremble, times: int = 400) -> set[int]:
    """What chance brings when it is drawn often."""
    rng = Rng(7)
    return {int(game.sample(rng)) for _ in range(times)}


def imagined(game: Tremble, seat: int, times: int = 60) -> list[Tremble]:
    """Tables that the seat could not tell from this one."""
    twins = [game.resample(seat, Rng(seed)) for seed in range(times)]
    return [twin for twin in twins if isinstance(twin, Tremble)]


def kinds(*ids: str) -> tuple[int, ...]:
    return tuple(SHIP[name] for name in ids)


def ship_names(pile: int) -> list[str]:
    """The ship cards of a pile, an id for each."""
    return [CONTENT.ships[CARDS.kind[number]].id for number in range(CARDS.ships) if pile >> number & 1]


def slots(game: Tremble, captain: int) -> list[int]:
    """The places of the captain's ships, in the order of slots that are taken."""
    return [int(game.place[ship]) for ship in range(captain * 5, captain * 5 + 5) if game.place[ship] != NOWHERE]
