"""What one seat may see of Claustrophobia, as plain facts; build.py finds them. Page, words and web know nothing else.

Humans, fiends, spots, tiles, spaces, gifts, objects and kinds of cards are numbers of content and vocabulary; -1 is
nobody or nothing. A warrior is a number of state/told.py. A reason is one of state/reasons.py, 0 is none.

Interpreted in every build: a compiled class of msgspec forgets that it is frozen.
"""

from __future__ import annotations

from msgspec import Struct

from igroteka.table.view import BaseView


class Warrior(Struct, frozen=True):
    """A human: his card, and where he stands."""

    human: int
    profile: int
    at: int  # spot, or ABSENT, DEAD, DEPARTED of state/fields.py
    wounds: tuple[bool, ...]  # by line
    die: int  # 0: none
    draft: int  # of the viewer's own: the die that is to be his, 0: none
    exhausted: bool
    acted: bool
    base: tuple[int, ...]  # MVT, CBT, DEF of his line, or what is left to an Exhausted warrior
    now: tuple[int, ...]  # the same after all bonuses and limits
    lines: tuple[tuple[int, ...], ...]  # by line: what it would give him now; only while dice are given
    objects: tuple[int, ...]
    rusted: bool
    talents: tuple[int, ...]  # that work now
    courage: bool
    blessed: int  # MVT or CBT, -1: he has not the token
    unguarding: bool
    poisoned: bool
    ignored: int  # line 1..6 whose wound is ignored, 0: none
    carries: bool  # the full chest
    stuck: int  # reason why he could not leave his tile now


class Fiend(Struct, frozen=True):
    """A figure of the Demon side that is not a Troglodyte."""

    fiend: int
    figure: int  # Demon card, or FIGURE_POSSESSED, FIGURE_DAMNED of state/told.py
    at: int
    wounds: int
    health: int
    values: tuple[int, ...]  # MVT, CBT, DEF
    talents: tuple[int, ...]
    done: bool  # activated in this phase
    waiting: bool  # a Possessed that is not in play yet
    stuck: int


class Spot(Struct, frozen=True):
    """A laid tile with all that stands and lies there."""

    spot: int
    tile: int
    rotation: int
    x: int
    y: int
    sides: tuple[int, ...]  # N, E, S, W: WALL, OPENING, JOINED or BLIND
    neighbours: tuple[int, ...]  # by side: spot
    lost: tuple[bool, ...]  # by side: humans never pass
    oiled: tuple[bool, ...]  # closed for the Demon side
    caved: tuple[bool, ...]  # closed for both
    capacity: int
    humans: tuple[int, ...]
    fiends: tuple[int, ...]
    ready: int  # Troglodytes not activated in this phase, as the next one with a token
    ready_tough: int
    done: int
    done_tough: int
    stuck: int  # reason why a Troglodyte could not leave now
    hole: bool
    tokens: int  # hole tokens
    sealed: bool
    sprung: bool
    treasure: bool  # face down
    emptied: bool
    chest: bool  # the full one lies here
    entry: tuple[int, ...]  # reasons against a Troglodyte here: as it is, with humans waived, openings waived, both
    entry_demon: tuple[int, ...]  # the same against the Demon


class Hand(Struct, frozen=True):
    """Cards of a seat: Advantages of the Human, Events of the Demon."""

    seat: int
    cards: int
    known: tuple[int, ...]  # kinds that the viewer knows, sorted
    unseen: tuple[int, ...]  # kinds that the viewer has not seen: in this hand or in the deck, sorted
    deck: int
    discard: tuple[int, ...]  # kinds, sorted


class Space(Struct, frozen=True):
    """A space of the Board of Destiny."""

    space: int
    dice: tuple[int, ...]  # on it, as far as the viewer sees
    used: bool  # red, and used already
    closed: bool  # by the scenario
    flat: bool  # the scenario takes its higher yield away


class View(BaseView, frozen=True):
    scenario: int
    round: int
    limit: int  # last round
    phase: int  # state/fields.py
    result: int
    ending: int
    building: bool  # the Human builds his force
    open_advantages: bool
    points: int  # for a force that is built
    last_item: int  # of it
    bought: tuple[int, ...]  # by kind of object
    advantages: int  # Advantage cards still to be drawn
    # humans
    warriors: tuple[Warrior, ...]  # those of the game, by place
    gifts: tuple[int, ...]
    gifts_used: tuple[int, ...]
    blessing_used: bool
    foresight: int  # tiles seen at an exploration
    more_dice: int  # initiative dice more in the next round
    left: int
    # the Demon side
    tp: int
    entries: int
    supply: int  # Troglodytes
    trog: tuple[int, ...]  # MVT, CBT, DEF now
    fiends: tuple[Fiend, ...]
    calm: int  # Destiny dice more in the next Threat phase, as the next one by Demonic Mechanisms
    mechanisms: int
    critical: int  # hits of a natural 6
    cap_mvt: int  # most MVT of humans, -1: none
    waive_humans: bool
    waive_opening: bool
    spaces: tuple[Space, ...]
    # dice and cards
    dice: tuple[int, ...]  # initiative or Destiny dice not given yet, sorted
    hands: tuple[Hand, ...]  # by seat
    # the activation, the attack and the exploration
    acting: int  # warrior
    acting_at: int  # spot
    spent: int
    began: bool
    moved: bool
    halted: bool
    attacked: bool
    hits: int
    festering: bool
    drawn: int  # tile turned up, not laid
    peeked: tuple[int, ...]  # tiles that the viewer looks at to hand one over
    # the map
    spots: tuple[Spot, ...]
    stack: int  # tiles left
    top: tuple[int, ...]  # tiles on top that the viewer knows, the next first; -1: seen by the other seat alone
    unseen_tiles: tuple[int, ...]  # tiles that may lie in the stack or in the box, as far as the viewer knows
    aim: tuple[int, int]  # weight of a target place among all that may come next
    # the scenario
    clock: int  # D10
    lit: bool
    seals: int
    freed: int
    possessed_dead: int
    full_chests: int  # treasure tokens not turned yet
    empty_chests: int
    carrier: int  # human
    demon_killed: bool
