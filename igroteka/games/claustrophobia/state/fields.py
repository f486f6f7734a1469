"""What lies on the table of Claustrophobia: every field, and its copy.

Humans have six fixed places; Troglodytes have no names: a tile counts them. All of a laid tile is packed into two
numbers, `laid` (what never moves, and its neighbours) and `ground` (what changes); all of a human into one, `body`.
What seldom changes is replaced, never changed in place, so that copies share it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.choices import Choices
from igroteka.engine.knowledge import CardGame
from igroteka.games.claustrophobia.content.vectors import Atlas, Scenario

NONE: Final[i64] = -1

# phases of a round, CL-016
SETTING_UP: Final[i64] = 0
INITIATIVE: Final[i64] = 1
HUMAN_ACTION: Final[i64] = 2
THREAT: Final[i64] = 3
DEMON_ACTION: Final[i64] = 4

# where a human is who stands on no tile
ABSENT: Final[i64] = -1  # not in the game, or not yet
DEAD: Final[i64] = -2
DEPARTED: Final[i64] = -3

# body of a human
WOUNDS: Final[i64] = 0  # 6 bits: a line each
DIE: Final[i64] = 6  # 3 bits: 0 is none
EXHAUSTED: Final[i64] = 9  # a bit, as the next five
ACTED: Final[i64] = 10  # activated in this phase
COURAGE: Final[i64] = 11  # the token
RUSTED: Final[i64] = 12  # objects do not work until the next Initiative phase
UNGUARDING: Final[i64] = 13  # has lost Bodyguard until D
POISONED: Final[i64] = 14  # Miasma until D
IGNORED: Final[i64] = 16  # 3 bits: the line whose wound is ignored until the next Initiative phase, 0 is none
OBJECTS: Final[i64] = 20  # 8 bits: a kind each

# laid: tile, rotation, place and open sides of a spot, then its neighbours
TILE: Final[i64] = 0  # 6 bits
ROTATION: Final[i64] = 6  # 2 bits
X: Final[i64] = 8  # 6 bits: + MIDDLE
Y: Final[i64] = 14  # 6 bits: + MIDDLE
OPEN: Final[i64] = 20  # 4 bits: a side each, as it lies
NEIGHBOURS: Final[i64] = 24  # 6 bits for each side: 1 + spot
MIDDLE: Final[i64] = 32

# ground of a spot
READY_TROGS: Final[i64] = 0  # 4 bits, as the next three: Troglodytes not activated in this phase
DONE_TROGS: Final[i64] = 4
READY_TOUGH: Final[i64] = 8
DONE_TOUGH: Final[i64] = 12
HOLE_TOKEN: Final[i64] = 16  # 2 bits: tokens
SPRUNG: Final[i64] = 18  # a bit: a human has been here (booby trap, mechanism)
SEALED: Final[i64] = 19  # a bit: a Seal of protection
TREASURE: Final[i64] = 20  # a bit: a face-down token
EMPTIED: Final[i64] = 21  # a bit: an opened chest
CHEST: Final[i64] = 22  # a bit: the full chest lies here
LOST_SIDES: Final[i64] = 24  # 4 bits: openings that humans never use
OIL_SIDES: Final[i64] = 28  # 4 bits: closed for the Demon side until D
CAVED_SIDES: Final[i64] = 32  # 4 bits: closed for both until H

# entries of `known_top`: tiles seen and put back
TOP_TILE: Final[i64] = 0  # 6 bits
TOP_BLOCK: Final[i64] = 6  # 4 bits: the block it belongs to
TOP_PUBLIC: Final[i64] = 10  # a bit: both players have seen it


class Fields(CardGame):
    """Everything on the table; `Claustrophobia` in game.py asks it questions."""

    def __init__(self, atlas: Atlas, scenario: Scenario) -> None:
        super().__init__(2, atlas.kind)
        self.atlas = atlas
        self.scenario = scenario
        self.building: i64 = 0  # options, as numbers: the Human builds his force
        self.red_per_game: i64 = 0
        self.bodyguard_any: i64 = 0
        self.lair_with_humans: i64 = 1
        self.open_advantages: i64 = 0
        self.handicaps: i64 = 0  # a bit each, vocabulary.HANDICAPS
        self.round: i64 = 0
        self.phase: i64 = SETTING_UP
        self.result: i64 = 0  # vocabulary.RESULTS
        self.ended_by: i64 = 0  # vocabulary.ENDINGS
        self.last_round_over: i64 = 0
        # humans
        self.gifts: i64 = 0  # a bit each: the Redeemer's
        self.gifts_used: i64 = 0  # in this round
        self.dice: i64 = 0  # initiative or Destiny dice not given yet: a digit of 4 bits for each value from 1 on
        self.drafts: i64 = 0  # a digit for each human: the die that is to be his
        self.drafted: i64 = 0  # 1: the dice are sealed
        self.more_dice: i64 = 0  # initiative dice more in the next round
        self.rerolled: i64 = 0  # the Scepter was used in this round
        self.blessing_used: i64 = 0
        self.blessed: i64 = NONE  # human with the token
        self.blessing: i64 = 0  # MVT or CBT
        self.smite: i64 = 0  # CBT of the Redeemer until H
        self.foresight: i64 = 0  # tiles seen at an exploration until H
        self.left: i64 = 0  # humans who left by the Exit
        self.points: i64 = 0  # for a force that is built
        self.last_item: i64 = 0  # of it
        self.bought: i64 = 0  # a digit for each kind of object: copies in it
        self.advantages: i64 = 0  # still to be drawn in set-up
        # the activation
        self.acting: i64 = NONE  # warrior (told.py)
        self.acting_at: i64 = NONE  # spot of a Demon-side warrior
        self.spent: i64 = 0  # MVT points
        self.began: i64 = 0  # he has moved, attacked or replaced his attack
        self.moved: i64 = 0  # has started to move
        self.halted: i64 = 0  # the move is over
        self.attacked: i64 = 0  # has attacked or replaced his attack
        self.boosts: i64 = 0  # a digit for each stat: bonus until the end of the activation
        self.boosted: i64 = 0  # kinds of cards that gave one, a bit each
        self.granted: i64 = 0  # talents until then, a bit each
        self.cap_cbt: i64 = NONE  # most CBT until then
        # the attack
        self.hits: i64 = 0  # of the current attack, not yet dealt
        self.shares: i64 = 0  # a digit for each human: hits that he takes of it
        self.festering: i64 = 0  # the Demon chooses the lines
        self.stand: i64 = NONE  # human who survives this attack
        # the exploration
        self.drawn: i64 = NONE  # tile turned up, not laid
        self.aside: vec[i64] = vec[i64]()  # tiles set aside, as entries of `known_top`; replaced
        # the Demon
        self.tp: i64 = 0
        self.entries: i64 = 0  # how often the Demon may still come
        self.calm: i64 = 0  # Destiny dice more in the next Threat phase
        self.mechanisms: i64 = 0  # the same, by Demonic Mechanisms
        self.used_red: i64 = 0  # spaces, a bit each
        self.waive_humans: i64 = 0  # in this Threat phase, as the next one
        self.waive_opening: i64 = 0
        self.trog_mvt: i64 = 0  # bonuses
        self.trog_cbt: i64 = 0
        self.trog_def: i64 = 0
        self.cap_mvt: i64 = NONE  # most MVT of humans until H of the next round
        self.critical: i64 = 0  # hits of a natural 6 in attacks of the Demon side until D; 0 is as usual
        self.demon_began: i64 = 0  # a Demon-side warrior was activated in this phase
        self.demon_killed: i64 = 0
        # the scenario
        self.clock: i64 = 0  # the D10: fuse or chant
        self.lit: i64 = 0
        self.seals: i64 = 0
        self.freed: i64 = 0
        self.possessed_dead: i64 = 0
        self.full_chests: i64 = 0  # treasure tokens not turned yet
        self.empty_chests: i64 = 0
        self.carrier: i64 = NONE  # human with the full chest
        self.chest_out: i64 = 0
        # cards
        self.hand: vec[i64] = vec[i64]()  # by seat: cards, a bit each, as the next one; replaced
        self.deck: vec[i64] = vec[i64]()  # by seat: Advantages, Events
        self.discard: i64 = 0
        # tiles
        self.pool: i64 = 0  # tiles that may lie in the stack or in the box, a bit each
        self.targets: i64 = 0  # target tiles not drawn yet
        self.blocks: i64 = 0  # a digit for each block of the stack: tiles not drawn yet
        self.aimed: i64 = 0  # a bit for each block whose target was not drawn yet
        self.known_top: vec[i64] = vec[i64]()  # tiles seen and put back, the first is drawn next; replaced
        self.spots: i64 = 0  # tiles laid
        self.laid: vec[i64] = vec[i64]()  # by spot; replaced
        self.ground: vec[i64] = vec[i64]()  # by spot
        # figures
        self.at: vec[i64] = vec[i64]()  # by human: spot, or ABSENT, DEAD, DEPARTED
        self.body: vec[i64] = vec[i64]()  # by human
        self.fiend_at: vec[i64] = vec[i64]()  # by fiend: spot or ABSENT
        self.fiend_wounds: i64 = 0  # a digit each
        self.fiends_done: i64 = 0  # a bit each: activated in this phase
        self.fiends_waiting: i64 = 0  # a bit each: Possessed not in play yet
        self.scratch: Choices | None = None  # a buffer of this table alone, to see what is left to choose
        self.board: vec[i64] = vec[i64]()  # by space: dice on it, a digit for each value from 1 on; replaced

    def copy_to(self, twin: Fields) -> None:
        twin.take_over(self)
        twin.building = self.building
        twin.red_per_game = self.red_per_game
        twin.bodyguard_any = self.bodyguard_any
        twin.lair_with_humans = self.lair_with_humans
        twin.open_advantages = self.open_advantages
        twin.handicaps = self.handicaps
        twin.round = self.round
        twin.phase = self.phase
        twin.result = self.result
        twin.ended_by = self.ended_by
        twin.last_round_over = self.last_round_over
        twin.gifts = self.gifts
        twin.gifts_used = self.gifts_used
        twin.dice = self.dice
        twin.drafts = self.drafts
        twin.drafted = self.drafted
        twin.more_dice = self.more_dice
        twin.rerolled = self.rerolled
        twin.blessing_used = self.blessing_used
        twin.blessed = self.blessed
        twin.blessing = self.blessing
        twin.smite = self.smite
        twin.foresight = self.foresight
        twin.left = self.left
        twin.points = self.points
        twin.last_item = self.last_item
        twin.bought = self.bought
        twin.advantages = self.advantages
        twin.acting = self.acting
        twin.acting_at = self.acting_at
        twin.spent = self.spent
        twin.began = self.began
        twin.moved = self.moved
        twin.halted = self.halted
        twin.attacked = self.attacked
        twin.boosts = self.boosts
        twin.boosted = self.boosted
        twin.granted = self.granted
        twin.cap_cbt = self.cap_cbt
        twin.hits = self.hits
        twin.shares = self.shares
        twin.festering = self.festering
        twin.stand = self.stand
        twin.drawn = self.drawn
        twin.aside = self.aside
        twin.tp = self.tp
        twin.entries = self.entries
        twin.calm = self.calm
        twin.mechanisms = self.mechanisms
        twin.used_red = self.used_red
        twin.waive_humans = self.waive_humans
        twin.waive_opening = self.waive_opening
        twin.trog_mvt = self.trog_mvt
        twin.trog_cbt = self.trog_cbt
        twin.trog_def = self.trog_def
        twin.cap_mvt = self.cap_mvt
        twin.critical = self.critical
        twin.demon_began = self.demon_began
        twin.demon_killed = self.demon_killed
        twin.clock = self.clock
        twin.lit = self.lit
        twin.seals = self.seals
        twin.freed = self.freed
        twin.possessed_dead = self.possessed_dead
        twin.full_chests = self.full_chests
        twin.empty_chests = self.empty_chests
        twin.carrier = self.carrier
        twin.chest_out = self.chest_out
        twin.hand = self.hand
        twin.deck = self.deck
        twin.discard = self.discard
        twin.pool = self.pool
        twin.targets = self.targets
        twin.blocks = self.blocks
        twin.aimed = self.aimed
        twin.known_top = self.known_top
        twin.spots = self.spots
        twin.laid = self.laid
        twin.ground = self.ground[:]
        twin.at = self.at[:]
        twin.body = self.body[:]
        twin.fiend_at = self.fiend_at[:]
        twin.fiend_wounds = self.fiend_wounds
        twin.fiends_done = self.fiends_done
        twin.fiends_waiting = self.fiends_waiting
        twin.board = self.board

    def off_table(self) -> frozenset[str]:
        return super().off_table() | {"atlas", "scenario", "scratch"}
