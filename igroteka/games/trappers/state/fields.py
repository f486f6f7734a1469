"""What lies on the table of Trappers: every field, and its copy.

Clans are 0..5 here, a cell without one has NONE. Small things are packed into one number with a digit or a bit for
each trapper, cells of a trapper into one with a bit for each cell, because a copy of the table is made for every
thought of a bot. What seldom changes is replaced, never changed in place, so that copies share it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.knowledge import CardGame
from igroteka.games.trappers.content.vectors import Atlas

NONE: Final[i64] = -1
OFF: Final[i64] = -1  # the cell of a rover that is not on the board
FREE: Final[i64] = 4  # the heading of a rover with its wheels up, TR-027
SLOTS: Final[i64] = 4  # quests a trapper may hold: two of each side, TR-180
HELD: Final[i64] = 2  # of one side


class Fields(CardGame):
    """Everything on the table; `Trappers` in game.py asks it questions."""

    def __init__(self, players: i64, atlas: Atlas) -> None:
        super().__init__(players, atlas.artifact)
        self.atlas = atlas
        self.human_reward: i64 = 10  # options, as numbers
        self.capture_zefs: i64 = -4
        self.defeat_skip: i64 = 1
        self.failure_costs_rep: i64 = 0
        self.neutral_build: i64 = 0
        self.defender_scores: i64 = 0
        self.mimic_cap: i64 = 6
        self.exchange_limit: i64 = 0  # 0: none
        self.target: i64 = 20
        self.round_limit: i64 = 0  # 0: none
        self.round: i64 = 0
        self.turn: i64 = 0  # 1..5
        self.order: i64 = 0  # a digit for each place: the seat
        self.place: i64 = 0  # in the order: who plays
        self.war: i64 = 0  # a digit for each clan: 1 + the clan it fights
        self.skips: i64 = 0  # a digit for each trapper, as the next three
        self.forms: i64 = 0
        self.headings: i64 = 0
        self.victories: i64 = 0  # a bit for each trapper beaten
        self.raided: i64 = 0  # six bits for each trapper: clans raided this round, TR-R25
        self.fresh: i64 = 0  # a bit for each slot: the quest was drawn in this turn, TR-R37
        self.played: i64 = 0  # a bit for each kind of artifact used in this turn, TR-065
        self.boost: i64 = 0  # movement points from artifacts in this turn
        self.ghost: i64 = 0  # 1: neither pits nor forced stops in this turn
        self.jumped: i64 = 0  # 1: no movement in this turn
        self.bought: i64 = 0  # 1: rep was bought in this turn, TR-139
        self.exchanges: i64 = 0  # with the Old in this turn
        self.die: i64 = 0  # as it lies on the table; 0: none does
        self.second_die: i64 = 0  # of a defender
        self.rage: i64 = 0  # added to the attack at hand by artifacts
        self.cocoon: i64 = 0  # 1: no losses from the die at hand
        self.cell: vec[i64] = vec[i64]()  # by trapper, as the next seven
        self.vp: vec[i64] = vec[i64]()  # replaced
        self.zefs: vec[i64] = vec[i64]()
        self.residents: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()  # artifact cards, a bit each
        self.factories: vec[i64] = vec[i64]()  # a bit for each cell, as the next two; replaced
        self.cities: vec[i64] = vec[i64]()  # replaced
        self.marked: vec[i64] = vec[i64]()
        self.rep: vec[i64] = vec[i64]()  # by trapper * 6 + clan: as on the track, without the Mimic's bonus
        self.quest: vec[i64] = vec[i64]()  # by trapper * SLOTS + 2 * side + 0..1, as the next two; replaced
        self.progress: vec[i64] = vec[i64]()  # rules/quests.py; replaced
        self.since: vec[i64] = vec[i64]()  # the round in which it was drawn; replaced
        self.decks: vec[i64] = vec[i64]()  # decks.py

    def copy_to(self, twin: Fields) -> None:
        twin.take_over(self)
        twin.human_reward = self.human_reward
        twin.capture_zefs = self.capture_zefs
        twin.defeat_skip = self.defeat_skip
        twin.failure_costs_rep = self.failure_costs_rep
        twin.neutral_build = self.neutral_build
        twin.defender_scores = self.defender_scores
        twin.mimic_cap = self.mimic_cap
        twin.exchange_limit = self.exchange_limit
        twin.target = self.target
        twin.round_limit = self.round_limit
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order
        twin.place = self.place
        twin.war = self.war
        twin.skips = self.skips
        twin.forms = self.forms
        twin.headings = self.headings
        twin.victories = self.victories
        twin.raided = self.raided
        twin.fresh = self.fresh
        twin.played = self.played
        twin.boost = self.boost
        twin.ghost = self.ghost
        twin.jumped = self.jumped
        twin.bought = self.bought
        twin.exchanges = self.exchanges
        twin.die = self.die
        twin.second_die = self.second_die
        twin.rage = self.rage
        twin.cocoon = self.cocoon
        twin.cell = self.cell[:]
        twin.vp = self.vp
        twin.zefs = self.zefs[:]
        twin.residents = self.residents[:]
        twin.hand = self.hand[:]
        twin.factories = self.factories
        twin.cities = self.cities
        twin.marked = self.marked[:]
        twin.rep = self.rep[:]
        twin.quest = self.quest
        twin.progress = self.progress
        twin.since = self.since
        twin.decks = self.decks[:]

    def off_table(self) -> frozenset[str]:
        return super().off_table() | {"atlas"}
