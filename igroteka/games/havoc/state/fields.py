"""What lies on the table of Cry Havoc: every field, and its copy.

The table is kept by side (Humans, Machines, Pilgrims, Trogs), not by seat; a seat answers for a side. All that is in a
region is packed into two numbers, `forces` and `ground`: a copy of the table is made for every thought of a bot. What
seldom changes is replaced, never changed in place, so that copies share it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.knowledge import CardGame
from igroteka.games.havoc.content.vectors import Atlas, Board

NONE: Final[i64] = -1

# phases of a round, CH-034
SETTING_UP: Final[i64] = 0
EVENTS: Final[i64] = 1
DRAWING: Final[i64] = 2
ACTIONS: Final[i64] = 3
BATTLES: Final[i64] = 4
PRISONERS: Final[i64] = 5
SCORING: Final[i64] = 6

# forces of a region: a byte of soldiers for each side, then
OWNER: Final[i64] = 32  # 3 bits: 1 + side of the control marker
TOKEN: Final[i64] = 35  # 5 bits: number of the battle token
ATTACKER: Final[i64] = 40  # 3 bits: 1 + side

# ground of a region
CRYSTALS: Final[i64] = 0  # 8 bits
WAR_PARTIES: Final[i64] = 8  # 5 bits, as the next one: face down
NESTS: Final[i64] = 13
EXPLORATIONS: Final[i64] = 18  # 2 bits: face down
ARTILLERY: Final[i64] = 20  # 3 bits, as the next one
WATCHTOWERS: Final[i64] = 23
BEACON_HERE: Final[i64] = 26  # a bit, as the next six: skill tokens
PILGRIMAGE_HERE: Final[i64] = 27
UPLINK_HERE: Final[i64] = 28
SAPPERS_HERE: Final[i64] = 29
BARRIER_HERE: Final[i64] = 30  # the Barrier holds
STOPPED: Final[i64] = 31  # Trog tokens were turned here in this turn, CH-R73
STRUCTURES: Final[i64] = 32  # 14 bits: a structure of each kind
ACTIVATED: Final[i64] = 46  # 14 bits: those activated in this action, CH-097

# marks of a battle: a bit for each party (the attacker is 0, the defender 1) from each of these on
TIE_CONTROL: Final[i64] = 0
TIE_CAPTURE: Final[i64] = 2
SAFE: Final[i64] = 4  # cannot be captured
JAMMED: Final[i64] = 6  # the next card has no effect
PASSED: Final[i64] = 8  # plays no more cards
ANYWHERE: Final[i64] = 10  # may retreat to any own region
MORE_PRISONERS: Final[i64] = 12  # 4 bits for each party: how many a won Capture takes


class Fields(CardGame):
    """Everything on the table; `Havoc` in game.py asks it questions."""

    def __init__(self, players: i64, atlas: Atlas) -> None:
        super().__init__(players, atlas.kind)
        self.atlas = atlas
        self.map: Board = atlas.board_for(players)  # CH-006
        self.levels: i64 = 0  # options, as numbers; a digit for each seat: skills beyond the default one
        self.faction_pick: i64 = 1  # 0: by lot
        self.nests_at_setup: i64 = 1
        self.jump_in_scoring: i64 = 0
        self.init_optional: i64 = 1
        self.end_on_pass: i64 = 0
        self.retreat_split: i64 = 0
        self.winners_nest: i64 = 0
        self.third_party: i64 = 1
        self.fewer_skills: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = SETTING_UP
        self.action: i64 = 0  # 1..3
        self.turn: i64 = NONE  # the side whose turn it is
        self.last: i64 = 0  # 1: the final scoring ends this round
        self.enabler: i64 = NONE  # the side that enabled scoring this round
        self.storm: i64 = 0  # 1: no arrows this round
        self.point: i64 = 0  # the next point of the track
        self.stacks: i64 = 0  # a digit for each point: event markers that lie there
        self.events: i64 = 0  # event markers not turned up yet, a bit each
        self.order: i64 = 0  # a digit for each place: 1 + side
        self.upcoming: i64 = 0  # the same for the next round
        self.seats_of: i64 = 0  # a digit for each side: 1 + seat
        self.sides_of: i64 = 0  # a digit for each seat: 1 + side
        self.hqs: i64 = 0  # a byte for each side: 1 + region
        self.stored: i64 = 0  # crystals of the Pilgrims
        self.matrix: i64 = 0  # terrain cards stored by the Machines, a bit each
        self.looked: i64 = 0  # cards that somebody looks at to keep one
        self.skills: i64 = 0  # a bit for each skill in play
        self.used: i64 = 0  # of these, turned
        self.ready: i64 = 0  # a bit for each seat that has chosen what to discard
        self.pending: i64 = 0  # regions still to be dealt with in the step at hand, a bit each
        self.site: i64 = NONE  # of the battle that is fought: its region, and what follows
        self.attacker: i64 = NONE  # side
        self.defender: i64 = NONE
        self.board: i64 = 0  # a byte for each party * 3 + objective: soldiers
        self.edges: i64 = 0  # a digit for each party * 3 + objective
        self.prizes: i64 = 0  # the same: points for winning it
        self.shields: i64 = 0  # a byte for each party
        self.marks: i64 = 0
        self.sequence: i64 = 0  # a digit for each place: the objective
        self.resolved: i64 = 0  # a bit for each objective that is resolved or skipped
        self.skipped: i64 = 0  # a bit for each
        self.winner: i64 = NONE  # of Region Control: the party
        self.kills: i64 = 0  # a byte for each party: still to be named
        self.played: i64 = 0  # cards played in this battle by the attacker, a bit each: none comes back before it ends
        self.answered: i64 = 0  # the same by the defender
        self.forces: vec[i64] = vec[i64]()  # by region
        self.ground: vec[i64] = vec[i64]()  # by region
        self.vp: vec[i64] = vec[i64]()  # by side; replaced
        self.reserve: vec[i64] = vec[i64]()  # by side
        self.prisoners: vec[i64] = vec[i64]()  # by captor * SIDES + side of the soldier; replaced
        self.hand: vec[i64] = vec[i64]()  # by side: cards, a bit each, as the next four
        self.deck: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.picked: vec[i64] = vec[i64]()  # of the hand: to be paid with or discarded; replaced
        self.terrain: vec[i64] = vec[i64]()  # by terrain: the loose cards of its deck; replaced
        self.under: vec[i64] = vec[i64]()  # by terrain: cards under the deck (decks.py); replaced
        self.tokens: vec[i64] = vec[i64]()  # by face of a Trog token: those not turned yet; replaced
        self.finds: vec[i64] = vec[i64]()  # by face of an exploration token: the same; replaced

    def copy_to(self, twin: Fields) -> None:
        twin.take_over(self)
        twin.levels = self.levels
        twin.faction_pick = self.faction_pick
        twin.nests_at_setup = self.nests_at_setup
        twin.jump_in_scoring = self.jump_in_scoring
        twin.init_optional = self.init_optional
        twin.end_on_pass = self.end_on_pass
        twin.retreat_split = self.retreat_split
        twin.winners_nest = self.winners_nest
        twin.third_party = self.third_party
        twin.fewer_skills = self.fewer_skills
        twin.round = self.round
        twin.phase = self.phase
        twin.action = self.action
        twin.turn = self.turn
        twin.last = self.last
        twin.enabler = self.enabler
        twin.storm = self.storm
        twin.point = self.point
        twin.stacks = self.stacks
        twin.events = self.events
        twin.order = self.order
        twin.upcoming = self.upcoming
        twin.seats_of = self.seats_of
        twin.sides_of = self.sides_of
        twin.hqs = self.hqs
        twin.stored = self.stored
        twin.matrix = self.matrix
        twin.looked = self.looked
        twin.skills = self.skills
        twin.used = self.used
        twin.ready = self.ready
        twin.pending = self.pending
        twin.site = self.site
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.board = self.board
        twin.edges = self.edges
        twin.prizes = self.prizes
        twin.shields = self.shields
        twin.marks = self.marks
        twin.sequence = self.sequence
        twin.resolved = self.resolved
        twin.skipped = self.skipped
        twin.winner = self.winner
        twin.kills = self.kills
        twin.played = self.played
        twin.answered = self.answered
        twin.forces = self.forces[:]
        twin.ground = self.ground[:]
        twin.vp = self.vp
        twin.reserve = self.reserve[:]
        twin.prisoners = self.prisoners
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.picked = self.picked
        twin.terrain = self.terrain
        twin.under = self.under
        twin.tokens = self.tokens
        twin.finds = self.finds

    def off_table(self) -> frozenset[str]:
        return super().off_table() | {"atlas", "map"}
