"""What one seat may see of Cry Havoc, as plain facts; build.py finds them. Page, words, bots and web know nothing else.

Sides, regions, structures, skills and kinds of cards are numbers of the content; -1 is nobody or nothing.

Interpreted in every build: a compiled class of msgspec forgets that it is frozen.
"""

from __future__ import annotations

from msgspec import Struct

from igroteka.table.view import BaseView


class Place(Struct, frozen=True):
    """A region with all that stands and lies in it."""

    region: int
    soldiers: tuple[int, ...]  # by side
    owner: int  # side of the control marker
    hq: int  # side whose headquarters it is
    battle: int  # number of the battle token, 0: none
    attacker: int  # side
    crystals: int
    war_parties: int  # face down, as the next two
    nests: int
    explorations: int
    artillery: int
    watchtowers: int
    structures: tuple[int, ...]
    activated: tuple[int, ...]  # of these: in this action
    beacon: bool
    pilgrimage: bool
    uplink: bool
    sappers: bool
    barrier: bool


class Side(Struct, frozen=True):
    side: int
    seat: int  # -1: neutral Trogs, or a faction that nobody plays
    vp: int
    reserve: int
    hand: int  # cards
    known: tuple[int, ...]  # kinds of them that the viewer knows, sorted
    picked: tuple[int, ...]  # of the viewer's own hand: to be paid with or discarded
    deck: int  # cards
    deck_kinds: tuple[int, ...]  # of the viewer's own deck, sorted: its order is nobody's to know
    discard: tuple[int, ...]  # kinds, sorted
    prisoners: tuple[int, ...]  # by side: its soldiers held here
    captured: tuple[int, ...]  # by captor: own soldiers held there
    skills: tuple[int, ...]
    used: tuple[int, ...]  # of these: turned
    markers: int  # control markers left
    regions: int  # controlled, the headquarters too
    tiles: tuple[tuple[int, int], ...]  # own structures: the structure and its tokens left


class Deck(Struct, frozen=True):
    """A terrain deck."""

    terrain: int
    cards: int
    possible: tuple[int, ...]  # kinds that the viewer cannot place elsewhere, sorted; at least as many as there are


class Fight(Struct, frozen=True):
    """A battle to come, by its token (CH-115)."""

    region: int
    number: int
    attacker: int  # side
    defender: int
    acting: int  # seat that acts for neutral Trogs, -1: none is needed


class Party(Struct, frozen=True):
    """Side in the battle that is fought."""

    side: int
    seat: int  # who acts for it
    on: tuple[int, ...]  # by objective: soldiers
    support: tuple[int, ...]  # by objective: tokens and structures that count as soldiers
    edge: tuple[int, ...]  # by objective: what counts besides
    prize: tuple[int, ...]  # by objective: points for winning it
    shield: int  # kills of Attrition that are cancelled
    ties: tuple[bool, ...]  # Control, Capture: a tie is won
    safe: bool  # cannot be captured
    jammed: bool  # the next card has no effect
    passed: bool
    anywhere: bool  # may retreat to any own region
    takes: int  # prisoners of a won Capture
    played: tuple[int, ...]  # kinds of cards


class Battle(Struct, frozen=True):
    region: int
    number: int
    parties: tuple[Party, ...]  # attacker, defender
    placed: int  # parties whose soldiers stand on the objectives
    sequence: tuple[int, ...]  # objectives in the order in which they are resolved
    resolved: tuple[int, ...]
    skipped: tuple[int, ...]
    winner: int  # party that won Region Control, -1: not yet


class Way(Struct, frozen=True):
    """Distances for soldiers of a side, whatever points there are."""

    side: int
    start: int
    end: int
    steps: int
    movable: int  # soldiers that may leave the start


class View(BaseView, frozen=True):
    round: int
    phase: int  # state/fields.py
    action: int  # 1..3, 0: outside of the Actions phase
    turn: int  # side
    last: bool  # the final scoring ends this round
    enabler: int  # side that enabled scoring this round
    storm: bool
    sides_of: tuple[int, ...]  # by seat: its side, -1 before it is chosen
    trogs_play: bool
    order: tuple[int, ...]  # sides
    upcoming: tuple[int, ...]
    point: int  # the next point of the track to be revealed
    stacks: tuple[int, ...]  # by point: event markers
    events_left: tuple[int, ...]  # event markers that nobody has seen, those in the box too
    tokens: tuple[int, ...]  # by face of a Trog token: not turned yet
    finds: tuple[int, ...]  # by face of an exploration token: likewise
    nests_left: int  # in the supply
    stored: int  # crystals of the Pilgrims
    places: tuple[Place, ...]  # by region
    sides: tuple[Side, ...]
    decks: tuple[Deck, ...]  # by terrain
    matrix: tuple[tuple[int, int], ...]  # stored cards: terrain and kind, -1 if the viewer does not know it
    looked: tuple[int, ...]  # kinds of cards that the viewer looks at to keep one
    fights: tuple[Fight, ...]  # in the order of their numbers
    battle: Battle | None
    ways: tuple[Way, ...]
