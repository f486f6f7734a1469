"""Positions of Cry Havoc in a few lines, and a way to play on from them: draws and tokens are played, never patched.

Regions, cards, structures, skills and tokens go by their ids; sides by the numbers of the vocabulary. Seats are in the
order of the sides: Humans sit first, then Machines, Pilgrims, Trogs, unless `sides` says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.bits import bit, nth, size, with_digit
from igroteka.engine.chance import Odds
from igroteka.engine.choices import Choices, Refusal, act
from igroteka.engine.events import Event, EventLog
from igroteka.engine.seats import CHANCE
from igroteka.engine.vectors import put
from igroteka.games.havoc.content import tables
from igroteka.games.havoc.content.options import Options
from igroteka.games.havoc.content.vectors import Atlas
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, PILGRIMS, SIDES, TERRAIN_CARDS, TROGS
from igroteka.games.havoc.rules.action_phase import TURN
from igroteka.games.havoc.rules.battle import BATTLE_PHASE
from igroteka.games.havoc.rules.setup import set_up
from igroteka.games.havoc.state.actions import FACTION
from igroteka.games.havoc.state.fields import ACTIONS, EXPLORATIONS, NESTS, NONE, WAR_PARTIES
from igroteka.games.havoc.state.game import Havoc

CONTENT: Final = tables.read()
ATLAS: Final = Atlas(CONTENT)
KIND: Final = {card.id: kind for kind, card in enumerate(CONTENT.cards)}
STRUCTURE: Final = {structure.id: number for number, structure in enumerate(CONTENT.structures)}
SKILLS: Final = {skill.id: number for number, skill in enumerate(CONTENT.skills)}
EVENT: Final = {event.id: number for number, event in enumerate(CONTENT.events)}
FACE: Final = {token.id: face for face, token in enumerate(CONTENT.trog_tokens)}
FOUND: Final = {token.id: face for face, token in enumerate(CONTENT.explorations)}
BOARDS: Final = [{region.id: number for number, region in enumerate(board)} for board in CONTENT.boards]
A: Final = BOARDS[0]  # regions of the board for three and four
B: Final = BOARDS[1]  # and for two
ORDER: Final = (HUMANS, MACHINES, PILGRIMS, TROGS)


def fresh(players: int = 3, **options: Any) -> Havoc:
    """Just set up: factions are to be chosen."""
    return set_up(players, Options(**options), ATLAS)


def begun(players: int = 3, sides: Sequence[int] = (), **options: Any) -> Havoc:
    """Factions, landing places and initiative are settled in the order of the sides; an event is to be turned."""
    game = fresh(players, **options)
    for side in sides or [int(side) for side in ORDER[:players]]:
        if game.seat != CHANCE and game.step().name == "ChooseFaction":
            game.play(act(FACTION, side))
    while game.step().name != "TurnMarker":
        odds = Odds()
        game.outcomes(odds)
        game.play(odds.outcomes[0])
    return game


def table(players: int = 3, sides: Sequence[int] = (), **options: Any) -> Havoc:
    """Round 1, nobody has cards, no tokens lie on the map, and the first side is to choose its action."""
    game = begun(players, sides, **options)
    clear(game)
    game.round = 1
    game.phase = ACTIONS
    game.action = 1
    game.point = 1
    game.stacks = with_digit(game.stacks, 0, 0)
    return turn_of(game, int(game.at_place(0)))


def clear(game: Havoc) -> None:
    """Take all face-down tokens off the map: they go back to their pools."""
    for region in range(game.map.regions):
        game.lay(region, WAR_PARTIES, -game.war_parties(region))
        game.lay(region, NESTS, -game.nests(region))
        game.lay(region, EXPLORATIONS, -game.explorations(region))


def turn_of(game: Havoc, side: int) -> Havoc:
    """The side's turn begins now, and nothing follows it."""
    game.end()
    game.phase = ACTIONS
    game.then(TURN, side)
    game.settle()
    return game


def run(game: Havoc, step: Any, *numbers: int) -> Havoc:
    """Drop what is pending and run a step instead."""
    game.end()
    game.then(step, *numbers)
    game.settle()
    return game


# --- pieces ---


def give(game: Havoc, side: int, *cards: str) -> Havoc:
    """Put cards of these ids into the side's hand, from its own deck or from a terrain deck."""
    for name in cards:
        kind = ATLAS.of_kind[KIND[name]]
        if size(game.deck[side] & kind):
            card = nth(game.deck[side] & kind, 0)
            game.deck[side] &= ~bit(card)
        else:
            terrain = int(ATLAS.terrain_of[KIND[name]])
            card = nth(game.terrain[terrain] & kind, 0)
            game.terrain = put(game.terrain, terrain, game.terrain[terrain] & ~bit(card))
        game.show(game.seat_of(side), card)
        game.hand[side] |= bit(card)
    return game


def hand(game: Havoc, side: int) -> list[str]:
    return named(game.hand[side])


def named(pile: int) -> list[str]:
    """Ids of the cards of a pile."""
    return sorted(CONTENT.cards[ATLAS.kind[nth(pile, place)]].id for place in range(size(pile)))


def station(game: Havoc, region: int, side: int, many: int) -> Havoc:
    """Move soldiers of the reserve into a region."""
    game.reserve[side] -= many
    game.add_soldiers(side, region, many)
    assert game.reserve[side] >= 0
    return game


def own(game: Havoc, side: int, *regions: int) -> Havoc:
    for region in regions:
        game.set_owner(region, side)
    return game


def battle(game: Havoc, region: int, attacker: int, many: int, defender: int, others: int, number: int = 1) -> Havoc:
    """Soldiers of two sides stand in a region with a battle token."""
    station(game, region, attacker, many)
    station(game, region, defender, others)
    game.set_battle(region, number, attacker)
    return game


def fight(game: Havoc) -> Havoc:
    """Begin with the battles now."""
    return run(game, BATTLE_PHASE)


def learn(game: Havoc, *skills: str) -> Havoc:
    for skill in skills:
        game.skills |= bit(SKILLS[skill])
    return game


def raised(game: Havoc, structure: str, *regions: int) -> Havoc:
    for region in regions:
        game.raise_structure(STRUCTURE[structure], region)
    return game


# --- playing ---


def play(game: Havoc, *choices: int) -> Havoc:
    for choice in choices:
        game.play(choice)
    return game


def do(game: Havoc, verb: int, first: int = 0, second: int = 0) -> Havoc:
    game.play(act(verb, first, second))
    return game


def heard(game: Havoc) -> EventLog:
    """Listen to the game from now on."""
    game.listener = EventLog()
    return game.listener


def kinds_of(log: EventLog) -> list[int]:
    return [event.kind for event in log.events]


def told(log: EventLog, kind: int) -> list[Event]:
    return [event for event in log.events if event.kind == kind]


def refused(game: Havoc) -> dict[int, int]:
    """Return the refusals of the seat to act: reason by action."""
    choices = Choices(explaining=True)
    game.offer(choices)
    return {refusal.action: refusal.reason for refusal in list[Refusal](choices.refused)}


def offered(game: Havoc, verb: int) -> list[int]:
    """Return the first numbers of the choices with this verb."""
    return [action >> 12 & 4095 for action in game.actions() if action >> 24 == verb]


def odds_of(game: Havoc) -> dict[int, int]:
    odds = Odds()
    game.outcomes(odds)
    return dict(odds.listed())


def step(game: Havoc) -> str:
    return game.step().name


# --- what is never lost ---


def pieces(game: Havoc) -> tuple[list[int], int]:
    """Count the soldiers of each side wherever they are, and gather all cards; each lies in one place (5.7)."""
    soldiers: list[int] = []
    for side in range(SIDES):
        count = int(game.reserve[side]) + sum(int(game.soldiers(side, region)) for region in range(game.map.regions))
        count += sum(int(game.held_by(captor, side)) for captor in range(SIDES))
        party = game.party_of(side)
        soldiers.append(count + (int(game.on_board(party)) if party != NONE else 0))
    piles = [*game.hand, *game.deck, *game.discard, *game.terrain, game.matrix, game.looked]
    for terrain in range(4):
        for place in range(int(game.under[terrain]) & 15):
            piles.append(bit(terrain * 8 + (int(game.under[terrain]) >> 4 * place + 4 & 15)))
    every = 0
    for pile in piles:
        assert every & pile == 0, "a card lies in two places"
        every |= pile
    return soldiers, int(every)


def all_pieces(game: Havoc) -> tuple[list[int], int]:
    """Return what `pieces` must say all the time, once factions are chosen."""
    soldiers = [int(ATLAS.soldiers[side]) if game.is_player(side) or side == TROGS else 0 for side in range(SIDES)]
    cards = int(bit(int(TERRAIN_CARDS)) - 1)
    for side in range(SIDES):
        if game.is_player(side):
            cards |= int(ATLAS.of_deck[4 + side])
    return soldiers, cards
