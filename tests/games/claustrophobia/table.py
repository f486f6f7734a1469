"""Positions of Claustrophobia in a few lines, and a way to play on from them: dice and draws are played, never patched.

Humans, tiles, cards, gifts, objects and spaces go by their ids; a human is R, B1, B2, K1, K2 or C. `cave` is the table
to begin with: round 1, the start tile alone, nobody has cards, every human of the scenario has a die of 1 to 6 in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size
from igroteka.engine.chance import Odds
from igroteka.engine.choices import Choices, Refusal, act
from igroteka.engine.events import Event, EventLog
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content import tables
from igroteka.games.claustrophobia.content.options import Options
from igroteka.games.claustrophobia.content.vectors import Atlas
from igroteka.games.claustrophobia.content.vocabulary import FIENDS, HUMANS, PLACES, THE_DEMON
from igroteka.games.claustrophobia.rules import dice as counts
from igroteka.games.claustrophobia.rules.activation import finish
from igroteka.games.claustrophobia.rules.demon_phase import DEMON_PHASE
from igroteka.games.claustrophobia.rules.destiny import DESTINY
from igroteka.games.claustrophobia.rules.exploring import place_tile
from igroteka.games.claustrophobia.rules.human_phase import ACTIVATE, HUMAN_PHASE
from igroteka.games.claustrophobia.rules.setup import set_up
from igroteka.games.claustrophobia.rules.summoning import SUMMON_LOOP
from igroteka.games.claustrophobia.state import stack
from igroteka.games.claustrophobia.state.fields import (
    ABSENT,
    DEMON_ACTION,
    HUMAN_ACTION,
    OBJECTS,
    READY_TOUGH,
    READY_TROGS,
    THREAT,
)
from igroteka.games.claustrophobia.state.game import Claustrophobia

CONTENT: Final = tables.read()
ATLAS: Final = Atlas(CONTENT)
KIND: Final = {card.id: kind for kind, card in enumerate(CONTENT.cards)}
TILE: Final = {tile.id: number for number, tile in enumerate(CONTENT.tiles)}
GIFT: Final = {gift.id: number for number, gift in enumerate(CONTENT.gifts)}
OBJECT: Final = {found.id: number for number, found in enumerate(CONTENT.objects)}
SPACE: Final = {space.id: number for number, space in enumerate(CONTENT.spaces)}
WHO: Final = {place: number for number, place in enumerate(PLACES)}
R, B1, B2, K1, K2, C = range(int(HUMANS))
N, E, S, W = range(4)
CROSS: Final = "T32"  # a plain tile with four open sides


def fresh(scenario: str = "survivors", **options: Any) -> Claustrophobia:
    """Just set up: Advantage cards are to be drawn."""
    return set_up(2, Options(scenario=scenario, **options), ATLAS)  # type: ignore[arg-type]


def begun(scenario: str = "survivors", **options: Any) -> Claustrophobia:
    """The initiative dice are to be rolled."""
    game = fresh(scenario, **options)
    while game.step().name in ("DrawAdvantage", "ExtraGift", "WoundLine"):
        game.play(first_outcome(game) if game.seat == CHANCE else game.actions()[0])
    return game


def cave(scenario: str = "survivors", **options: Any) -> Claustrophobia:
    """Round 1, nobody has cards, every human has a die and stands on the start tile; nothing is pending."""
    game = begun(scenario, **options)
    game.end()
    game.round = 1
    game.deck = filled(2)
    for seat in range(2):
        game.deck[seat] = ATLAS.of_deck[seat]
    game.hand = filled(2)
    game.discard = 0
    game.lay_open(ATLAS.kind)
    game.shuffle(game.deck[0])
    game.shuffle(game.deck[1])
    for human in range(HUMANS):
        game.body[human] = game.objects(human) << OBJECTS
        game.set_die(human, human + 1 if game.in_play(human) else 0)
    return game


# --- the map ---


def lay(game: Claustrophobia, tile: str, x: int, y: int, rotation: int = 0) -> int:
    """Put a tile on the map, out of the stack; return its spot."""
    number = TILE[tile]
    game.pool &= ~bit(number)
    if game.targets >> number & 1:
        game.targets &= ~bit(number)
        for block in range(game.scenario.blocks):
            if game.scenario.block_targets[block] >> number & 1 and game.aimed >> block & 1:
                game.aimed &= ~bit(block)
                break
    return int(place_tile(game, number, rotation, x, y))


def stacked(game: Claustrophobia, *tiles: str) -> Claustrophobia:
    """These tiles are the stack, in this order, all seen by both."""
    game.blocks = 0
    game.known_top = vec[i64]()
    for name in tiles:
        game.pool &= ~bit(TILE[name])
        game.targets &= ~bit(TILE[name])
        game.known_top = append(game.known_top, stack.entry(TILE[name], 0, 1))
    return game


def put(game: Claustrophobia, human: int, spot: int, die: int = 0, wounds: Sequence[int] = ()) -> Claustrophobia:
    """Put a human on a tile, with another die and wounds on these lines (1..6), if they are given."""
    game.at[human] = spot
    if die:
        game.set_die(human, die)
    for line in wounds:
        game.body[human] |= bit(line - 1)
    return game


def away(game: Claustrophobia, *humans: int) -> Claustrophobia:
    """Take humans out of the game."""
    for human in humans:
        game.at[human] = ABSENT
    return game


def alone(game: Claustrophobia, *humans: int) -> Claustrophobia:
    """Leave only these humans in play."""
    return away(game, *[human for human in range(HUMANS) if human not in humans])


def trogs(game: Claustrophobia, spot: int, plain: int, tough: int = 0) -> Claustrophobia:
    game.add_trogs(spot, READY_TROGS, plain)
    game.add_trogs(spot, READY_TOUGH, tough)
    return game


def demon(game: Claustrophobia, spot: int, wounds: int = 0) -> Claustrophobia:
    game.fiend_at[THE_DEMON] = spot
    game.set_wounds(THE_DEMON, wounds)
    return game


def arm(game: Claustrophobia, human: int, *objects: str) -> Claustrophobia:
    for name in objects:
        game.body[human] |= bit(OBJECTS + OBJECT[name])
    return game


def deal(game: Claustrophobia, *cards: str) -> Claustrophobia:
    """Put cards into the hand of their owner."""
    for name in cards:
        kind = KIND[name]
        seat = int(ATLAS.owner[kind])
        card = nth(game.deck[seat] & ATLAS.of_kind[kind], 0)
        game.set_deck(seat, game.deck[seat] & ~bit(card))
        game.set_hand(seat, game.hand[seat] | bit(card))
        game.show(seat, card)
    return game


# --- where the game goes on ---


def run(game: Claustrophobia, step: Any, *numbers: int) -> Claustrophobia:
    """Drop what is pending and run a step instead."""
    game.end()
    game.then(step, *numbers)
    game.settle()
    return game


def human_turn(game: Claustrophobia) -> Claustrophobia:
    return run(game, HUMAN_PHASE)


def act_with(game: Claustrophobia, human: int) -> Claustrophobia:
    """The human is activated; nothing follows."""
    game.end()
    if game.acting >= 0:
        finish(game)
    game.phase = HUMAN_ACTION
    return run(game, ACTIVATE, human)


def demon_turn(game: Claustrophobia) -> Claustrophobia:
    return run(game, DEMON_PHASE)


def threat(game: Claustrophobia, *values: int) -> Claustrophobia:
    """The Destiny dice fall like this and are to be placed."""
    run(game, DESTINY)
    game.play(dice(*values))
    return game


def summoning(game: Claustrophobia, tp: int = 6) -> Claustrophobia:
    game.phase = THREAT
    game.tp = tp
    return run(game, SUMMON_LOOP)


def striking(game: Claustrophobia) -> Claustrophobia:
    """The Demon action phase has begun, so that attacks may be run by hand."""
    game.end()
    game.phase = DEMON_ACTION
    return game


# --- playing ---


def dice(*values: int) -> int:
    """Return a throw as the rules have it: how many dice of each value."""
    found = 0
    for value in values:
        found = int(counts.with_die(found, value))
    return found


def play(game: Claustrophobia, *choices: int) -> Claustrophobia:
    for choice in choices:
        game.play(choice)
    return game


def do(game: Claustrophobia, verb: int, first: int = 0, second: int = 0) -> Claustrophobia:
    game.play(act(verb, first, second))
    return game


def first_outcome(game: Claustrophobia) -> int:
    odds = Odds()
    game.outcomes(odds)
    return int(odds.outcomes[0])


def odds_of(game: Claustrophobia) -> dict[int, int]:
    odds = Odds()
    game.outcomes(odds)
    return dict(odds.listed())


def step(game: Claustrophobia) -> str:
    return "" if game.seat == OVER else game.step().name


def offered(game: Claustrophobia, verb: int) -> list[int]:
    """Return the first numbers of the choices with this verb."""
    return [action >> 12 & 4095 for action in game.actions() if action >> 24 == verb]


def pairs(game: Claustrophobia, verb: int) -> list[tuple[int, int]]:
    return [(action >> 12 & 4095, action & 4095) for action in game.actions() if action >> 24 == verb]


def refused(game: Claustrophobia) -> dict[int, int]:
    """Return the refusals of the seat to act: reason by action."""
    choices = Choices(explaining=True)
    game.offer(choices)
    return {refusal.action: refusal.reason for refusal in list[Refusal](choices.refused)}


def heard(game: Claustrophobia) -> EventLog:
    """Listen to the game from now on."""
    game.listener = EventLog()
    return game.listener


def told(log: EventLog, kind: int) -> list[Event]:
    return [event for event in log.events if event.kind == kind]


def hand(game: Claustrophobia, seat: int) -> list[str]:
    return named(game.hand[seat])


def named(pile: int) -> list[str]:
    """Ids of the cards of a pile."""
    return sorted(CONTENT.cards[ATLAS.kind[nth(pile, place)]].id for place in range(size(pile)))


def wounds(game: Claustrophobia, human: int) -> list[int]:
    """Return the wounded lines, 1..6."""
    return [line + 1 for line in range(6) if game.is_wounded(human, line)]


def values(game: Claustrophobia, human: int) -> tuple[int, int, int]:
    return int(game.mvt(human)), int(game.cbt(human)), int(game.defence(human))


# --- what is never lost ---


def pieces(game: Claustrophobia) -> tuple[int, int]:
    """Gather all cards and all tiles; each lies in one place, figures and tokens are no more than there are."""
    every = removed(game)
    for pile in (*game.hand, *game.deck, game.discard):
        assert every & pile == 0, "a card lies in two places"
        every |= pile
    tiles = int(game.scenario.removed)
    piles = [game.pool, game.targets, *[bit(int(entry) & 63) for entry in [*game.known_top, *game.aside]]]
    piles += [bit(game.tile(spot)) for spot in range(game.spots)]
    if game.drawn >= 0:
        piles.append(bit(game.drawn & 63))
    for pile in piles:
        assert tiles & pile == 0, "a tile lies in two places"
        tiles |= int(pile)
    assert game.trogs_left() >= 0 and game.tough_left() >= 0 and 0 <= game.tp <= 20
    for spot in range(game.spots):
        assert game.demons_on(spot) <= game.capacity(spot) or step(game) == "RemoveFigure"
    for fiend in range(FIENDS):
        assert game.fiend_at[fiend] < game.spots
    return int(every), tiles


def removed(game: Claustrophobia) -> int:
    """Return the cards that a handicap took out."""
    return int(ATLAS.handicap_cards) if game.handicaps & 1 else 0
