"""Questions about the table of Claustrophobia, and the few moves that several chapters make; no rules of a phase."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, size, with_digit
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.game import Game
from igroteka.engine.knowledge import renamed
from igroteka.engine.step import Step
from igroteka.engine.vectors import put
from igroteka.games.claustrophobia.content.vocabulary import (
    BODYGUARD,
    CBT,
    DEF,
    DEMON,
    DEMON_WINS,
    ELUSIVE,
    FIENDS,
    FRANTIC,
    HOLE,
    HUMAN,
    HUMAN_WINS,
    HUMANS,
    IMPRESSIVE,
    LINES,
    MOST_TROGS,
    MVT,
    NO_RESULT,
    POSSESSED,
    ROPE,
    SIDES_EACH,
    STATS,
    TEMPT,
    THE_DEMON,
    TOUGH_TOKENS,
    TROGLODYTE,
    UNSHAKEN,
)
from igroteka.games.claustrophobia.state import stack
from igroteka.games.claustrophobia.state.fields import (
    ACTED,
    CAVED_SIDES,
    COURAGE,
    DIE,
    DONE_TOUGH,
    DONE_TROGS,
    EXHAUSTED,
    HOLE_TOKEN,
    IGNORED,
    LOST_SIDES,
    MIDDLE,
    NEIGHBOURS,
    NONE,
    OBJECTS,
    OIL_SIDES,
    OPEN,
    POISONED,
    READY_TOUGH,
    READY_TROGS,
    ROTATION,
    RUSTED,
    SEALED,
    UNGUARDING,
    Fields,
    X,
    Y,
)
from igroteka.games.claustrophobia.state.told import FIEND, FIGURE, FIGURE_DAMNED, FIGURE_POSSESSED, SPOTS

ALL_LINES: Final[i64] = 63
EXHAUSTED_DEF: Final[i64] = 3  # CL-027
BLESSED_MVT: Final[i64] = 1  # CL-131
BLESSED_CBT: Final[i64] = 2
TOUGH_CBT: Final[i64] = 1  # the token
LEAST_DEF: Final[i64] = 2  # CL-R35
MOST_DEF: Final[i64] = 6  # CL-115
HEALTH: Final[i64] = 3  # after the stats of a fiend


class Claustrophobia(Fields):
    def copy(self) -> Claustrophobia:
        twin = Claustrophobia(self.atlas, self.scenario)
        self.copy_to(twin)
        return twin

    def then(self, step: Step[Any], a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Schedule a step, unless the game is decided: it ends at once (CL-R41)."""
        if self.result == NO_RESULT:
            Game.then(self, step, a, b, c)

    def spare(self) -> Choices:
        """Return an empty buffer, to see whether anything is left to choose; it is good until it is asked for again."""
        spare = self.scratch
        if spare is None:
            spare = self.scratch = Choices()
        spare.clear()
        return spare

    # --- the map ---

    def tile(self, spot: i64) -> i64:
        return self.laid[spot] & 63

    def where(self, spot: i64) -> i64:
        """Return a spot as it is told: with its tile."""
        return (self.laid[spot] & 63) * SPOTS + spot

    def kind(self, spot: i64) -> i64:
        """Return the kind of the tile."""
        return self.atlas.tile_kind[self.laid[spot] & 63]

    def rotation(self, spot: i64) -> i64:
        return self.laid[spot] >> ROTATION & 3

    def x(self, spot: i64) -> i64:
        return (self.laid[spot] >> X & 63) - MIDDLE

    def y(self, spot: i64) -> i64:
        return (self.laid[spot] >> Y & 63) - MIDDLE

    def is_open(self, spot: i64, side: i64) -> bool:
        return self.laid[spot] >> (OPEN + side) & 1 == 1

    def neighbour(self, spot: i64, side: i64) -> i64:
        """Return the spot beside this one, NONE if no tile lies there."""
        return (self.laid[spot] >> (NEIGHBOURS + 6 * side) & 63) - 1

    def unexplored(self, spot: i64, side: i64) -> bool:
        """CL-070: an open side that leads to a place where no tile lies yet."""
        return self.is_open(spot, side) and self.neighbour(spot, side) == NONE

    def has_opening(self, spot: i64) -> bool:
        for side in range(SIDES_EACH):
            if self.unexplored(spot, side):
                return True
        return False

    def is_lost(self, spot: i64, side: i64) -> bool:
        """Tell whether Lost keeps humans from this side for good."""
        return self.ground[spot] >> (LOST_SIDES + side) & 1 == 1

    def joined(self, spot: i64, side: i64) -> bool:
        """CL-088: both touching sides are open."""
        other = self.neighbour(spot, side)
        return other != NONE and self.is_open(spot, side) and self.is_open(other, (side + 2) & 3)

    def marked_side(self, spot: i64, side: i64, marks: i64) -> bool:
        """Tell whether the edge is closed in this way; it may be marked from either of its tiles."""
        if self.ground[spot] >> (marks + side) & 1:
            return True
        other = self.neighbour(spot, side)
        return other != NONE and self.ground[other] >> (marks + ((side + 2) & 3)) & 1 == 1

    def passes(self, seat: i64, spot: i64, side: i64) -> bool:
        """Tell whether warriors of this side may go, shoot and throw through the edge."""
        if not self.joined(spot, side) or self.marked_side(spot, side, CAVED_SIDES):
            return False
        return not self.marked_side(spot, side, LOST_SIDES if seat == HUMAN else OIL_SIDES)

    def side_to(self, spot: i64, other: i64) -> i64:
        """Return the side of the spot at which the other lies, NONE if they do not touch."""
        for side in range(SIDES_EACH):
            if self.neighbour(spot, side) == other:
                return side
        return NONE

    def has_hole(self, spot: i64) -> bool:
        """CL-156, CL-R33: a hole tile or a token."""
        return self.kind(spot) == HOLE or self.ground[spot] >> HOLE_TOKEN & 3 > 0

    def is_sealed(self, spot: i64) -> bool:
        return self.ground[spot] >> SEALED & 1 == 1

    def mark(self, spot: i64, mark: i64) -> None:
        self.ground[spot] |= bit(mark)

    def unmark(self, spot: i64, mark: i64) -> None:
        self.ground[spot] &= ~bit(mark)

    def is_marked(self, spot: i64, mark: i64) -> bool:
        return self.ground[spot] >> mark & 1 == 1

    def spot_of(self, tile: i64) -> i64:
        """Return where the tile lies, NONE if it is not in play."""
        for spot in range(self.spots):
            if self.laid[spot] & 63 == tile:
                return spot
        return NONE

    # --- figures on a tile ---

    def plain(self, spot: i64) -> i64:
        """Count the Troglodytes without a token."""
        ground = self.ground[spot]
        return (ground & 15) + (ground >> DONE_TROGS & 15)

    def tough(self, spot: i64) -> i64:
        ground = self.ground[spot]
        return (ground >> READY_TOUGH & 15) + (ground >> DONE_TOUGH & 15)

    def trogs(self, spot: i64) -> i64:
        return self.plain(spot) + self.tough(spot)

    def ready(self, spot: i64, tough: i64) -> i64:
        """Count the Troglodytes of one kind that were not activated in this phase."""
        return self.ground[spot] >> (READY_TOUGH if tough else READY_TROGS) & 15

    def add_trogs(self, spot: i64, group: i64, many: i64) -> None:
        """Put Troglodytes there, or take them away if they are fewer than none; `group` is READY_TROGS and so on."""
        self.ground[spot] += many * bit(group)

    def trogs_in_play(self) -> i64:
        count: i64 = 0
        for spot in range(self.spots):
            count += self.trogs(spot)
        return count

    def trogs_left(self) -> i64:
        """CL-006, CL-R46: Troglodytes in the supply."""
        return MOST_TROGS - self.trogs_in_play()

    def tough_left(self) -> i64:
        count = TOUGH_TOKENS
        for spot in range(self.spots):
            count -= self.tough(spot)
        return count

    def humans_on(self, spot: i64) -> i64:
        count: i64 = 0
        for human in range(HUMANS):
            if self.at[human] == spot:
                count += 1
        return count

    def fiends_on(self, spot: i64) -> i64:
        count: i64 = 0
        for fiend in range(FIENDS):
            if self.fiend_at[fiend] == spot:
                count += 1
        return count

    def demons_on(self, spot: i64) -> i64:
        """Count all Demon-side warriors."""
        return self.trogs(spot) + self.fiends_on(spot)

    def on(self, seat: i64, spot: i64) -> i64:
        return self.humans_on(spot) if seat == HUMAN else self.demons_on(spot)

    def capacity(self, spot: i64) -> i64:
        """CL-089, CL-142, CL-143, CL-154: for each side."""
        return self.atlas.capacity[self.laid[spot] & 63]

    def room(self, seat: i64, spot: i64) -> i64:
        """Count the warriors of a side for whom there is room; 0 if they are more than fit (CL-R57)."""
        return max(0, self.capacity(spot) - self.on(seat, spot))

    def opens_to_demons(self, spot: i64) -> bool:
        """Tell whether a Demon-side warrior may come here: there is room, and no Seal bars him."""
        return self.room(DEMON, spot) > 0 and not self.is_sealed(spot)

    # --- humans ---

    def in_play(self, human: i64) -> bool:
        return self.at[human] >= 0

    def humans_in_play(self) -> i64:
        count: i64 = 0
        for human in range(HUMANS):
            if self.at[human] >= 0:
                count += 1
        return count

    def has(self, human: i64, mark: i64) -> bool:
        return self.body[human] >> mark & 1 == 1

    def give(self, human: i64, mark: i64) -> None:
        self.body[human] |= bit(mark)

    def take(self, human: i64, mark: i64) -> None:
        self.body[human] &= ~bit(mark)

    def is_wounded(self, human: i64, line: i64) -> bool:
        """Tell whether a line, 0..5, carries a wound."""
        return self.body[human] >> line & 1 == 1

    def wounds(self, human: i64) -> i64:
        return size(self.body[human] & ALL_LINES)

    def die(self, human: i64) -> i64:
        return self.body[human] >> DIE & 7

    def set_die(self, human: i64, value: i64) -> None:
        self.body[human] = self.body[human] & ~(7 * bit(DIE)) | value << DIE

    def ignored(self, human: i64) -> i64:
        """Return the line, 1..6, whose wound is ignored, 0 if none is."""
        return self.body[human] >> IGNORED & 7

    def is_exhausted(self, human: i64) -> bool:
        return self.has(human, EXHAUSTED)

    def is_condemned(self, human: i64) -> bool:
        """CL-004: Brutes and Blades only."""
        return self.atlas.condemned >> human & 1 == 1

    def objects(self, human: i64) -> i64:
        """Return the objects he bears, a bit each."""
        return self.body[human] >> OBJECTS & 255

    def working(self, human: i64) -> i64:
        """CL-028, CL-120: the objects that work, a bit each."""
        if self.is_exhausted(human) or self.has(human, RUSTED):
            return 0
        return self.objects(human)

    def can_use(self, human: i64, use: i64) -> bool:
        return self.working(human) & self.atlas.used_as[use] != 0

    def has_talent(self, human: i64, talent: i64) -> bool:
        """CL-120: an Exhausted warrior has none; cards may give and take them."""
        if self.is_exhausted(human):
            return False
        if talent == BODYGUARD and self.has(human, UNGUARDING):
            return False
        if human == self.acting and self.granted >> talent & 1:
            return True
        return self.atlas.talents[human] >> talent & 1 == 1

    # --- values, CL-020, CL-027, CL-R35, CL-R44 ---

    def line_value(self, human: i64, stat: i64) -> i64:
        """Return what his line gives, or what is left to an Exhausted warrior (CL-027)."""
        die = self.die(human)
        if die == 0 or self.is_exhausted(human):
            return EXHAUSTED_DEF if stat == DEF else 0
        return self.value_of(human, die - 1, stat)

    def value_of(self, human: i64, line: i64, stat: i64) -> i64:
        """Return the printed value of a line."""
        return self.atlas.line[(self.atlas.profile[human] * LINES + line) * STATS + stat]

    def object_bonus(self, human: i64, stat: i64) -> i64:
        """CL-R48: two of a kind add nothing."""
        working = self.working(human)
        bonus: i64 = 0
        if working != 0:
            for kind in range(self.atlas.objects):
                if working >> kind & 1:
                    bonus += self.atlas.object_bonus[kind * STATS + stat]
        return bonus

    def boost(self, human: i64, stat: i64) -> i64:
        return digit(self.boosts, stat) if human == self.acting else 0

    def mvt(self, human: i64) -> i64:
        """CL-029, CL-R08: bonuses count for an Exhausted warrior too; CL-065: a cap comes after them."""
        value = self.line_value(human, MVT) + self.object_bonus(human, MVT) + self.boost(human, MVT)
        if self.blessed == human and self.blessing == MVT:
            value += BLESSED_MVT
        return value if self.cap_mvt == NONE else min(value, self.cap_mvt)

    def cbt(self, human: i64) -> i64:
        value = self.line_value(human, CBT) + self.object_bonus(human, CBT) + self.boost(human, CBT)
        if self.blessed == human and self.blessing == CBT:
            value += BLESSED_CBT
        if human == 0:
            value += self.smite
        if self.scenario.ability == TEMPT and self.is_condemned(human):
            if self.fiend_at[THE_DEMON] >= 0 and self.fiend_at[THE_DEMON] == self.at[human]:
                value -= self.scenario.ability_amount
        value = max(0, value)
        if human == self.acting and self.cap_cbt != NONE:
            value = min(value, self.cap_cbt)
        return value

    def defence(self, human: i64) -> i64:
        value = self.line_value(human, DEF) + self.object_bonus(human, DEF) + self.boost(human, DEF)
        if self.has(human, COURAGE):
            value += self.atlas.courage
        if self.has(human, POISONED):
            value += self.atlas.penalty
        return max(LEAST_DEF, min(MOST_DEF, value))  # CL-115, CL-R35

    # --- the Demon side ---

    def figure(self, fiend: i64) -> i64:
        """Return a fiend as it is told: with the figure that it is."""
        kind = self.scenario.demon
        if fiend != THE_DEMON:
            kind = FIGURE_POSSESSED if self.scenario.other == POSSESSED else FIGURE_DAMNED
        return FIEND + fiend + kind * FIGURE

    def fiend_value(self, fiend: i64, stat: i64) -> i64:
        """Return MVT, CBT, DEF or HEALTH of a fiend; CL-R58: no space improves it."""
        return self.scenario.fiend_stat[(0 if fiend == THE_DEMON else 4) + stat]

    def wounds_of(self, fiend: i64) -> i64:
        return digit(self.fiend_wounds, fiend)

    def set_wounds(self, fiend: i64, wounds: i64) -> None:
        self.fiend_wounds = with_digit(self.fiend_wounds, fiend, wounds)

    def fiend_talent(self, fiend: i64, talent: i64) -> bool:
        return fiend == THE_DEMON and self.scenario.demon_talents >> talent & 1 == 1

    def trog_value(self, stat: i64, tough: i64) -> i64:
        """CL-060: bonuses hold for all Troglodytes."""
        if stat == MVT:
            return self.atlas.creature_mvt[TROGLODYTE] + self.trog_mvt
        if stat == CBT:
            return self.atlas.creature_cbt[TROGLODYTE] + self.trog_cbt + (TOUGH_CBT if tough else 0)
        return min(MOST_DEF, self.atlas.creature_def[TROGLODYTE] + self.trog_def)

    def demons_anywhere(self) -> bool:
        for spot in range(self.spots):
            if self.demons_on(spot) > 0:
                return True
        return False

    # --- leaving a tile, CL-091, CL-121, CL-127, CL-129 ---

    def human_talent_on(self, spot: i64, talent: i64) -> bool:
        """Tell whether a human there has the talent and is not Exhausted."""
        for human in range(HUMANS):
            if self.at[human] == spot and self.has_talent(human, talent):
                return True
        return False

    def demon_talent_on(self, spot: i64, talent: i64) -> bool:
        return self.fiend_at[THE_DEMON] == spot and self.fiend_talent(THE_DEMON, talent)

    def unshaken_on(self, spot: i64) -> bool:
        """Tell whether an Impressive Demon is there that voids Elusive."""
        return self.scenario.ability == UNSHAKEN and self.demon_talent_on(spot, IMPRESSIVE)

    def elusive_on(self, seat: i64, spot: i64) -> bool:
        """Tell whether a warrior of this side is Elusive there, as long as nothing cancels it."""
        if seat == DEMON:
            return self.demon_talent_on(spot, ELUSIVE)
        return self.human_talent_on(spot, ELUSIVE) and not self.unshaken_on(spot)

    def impressive_on(self, seat: i64, spot: i64) -> bool:
        if seat == DEMON:
            return self.demon_talent_on(spot, IMPRESSIVE)
        return self.human_talent_on(spot, IMPRESSIVE)

    def cancelled_on(self, spot: i64) -> bool:
        """CL-129, CL-R14: Elusive and an enemy's Impressive are both void for everyone on the tile."""
        if self.elusive_on(HUMAN, spot) and self.impressive_on(DEMON, spot):
            return True
        return self.elusive_on(DEMON, spot) and self.impressive_on(HUMAN, spot)

    def is_held(self, seat: i64, spot: i64) -> bool:
        """CL-127, CL-R13: an Impressive enemy lets nobody go, and nobody is asked about it."""
        return self.impressive_on(1 - seat, spot) and not self.cancelled_on(spot)

    def is_blocked(self, seat: i64, spot: i64) -> bool:
        """CL-091, CL-096: the enemies there now are more than one's own."""
        return self.on(1 - seat, spot) > self.on(seat, spot)

    def slips_away(self, warrior: i64, spot: i64) -> bool:
        """CL-121: the warrior is Elusive, and that is not cancelled."""
        if warrior < HUMANS:
            mine = self.has_talent(warrior, ELUSIVE) and not self.unshaken_on(spot)
        else:
            mine = warrior >= FIEND and self.fiend_talent(warrior - FIEND, ELUSIVE)
        return mine and not self.cancelled_on(spot)

    def uses_holes(self, human: i64) -> bool:
        return self.can_use(human, ROPE)

    def is_frantic(self, warrior: i64) -> bool:
        """CL-123."""
        if warrior < HUMANS:
            return self.has_talent(warrior, FRANTIC)
        return warrior >= FIEND and self.fiend_talent(warrior - FIEND, FRANTIC)

    # --- cards ---

    def hand_size(self, seat: i64) -> i64:
        return size(self.hand[seat])

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.hand[seat] & self.atlas.of_kind[kind] != 0

    def held_as(self, seat: i64, kind: i64) -> i64:
        """Return a card of that kind in hand: one that everybody knows, if there is."""
        equals = self.hand[seat] & self.atlas.of_kind[kind]
        public = equals & self.known[self.players]
        return nth(public if public != 0 else equals, 0)

    def could_hold(self, seat: i64, cards: i64) -> bool:
        """Tell whether one of these cards may be in the seat's hand, as far as everybody knows."""
        public = self.known[self.players]
        hand = self.hand[seat]
        return hand & public & cards != 0 or (hand & ~public != 0 and self.atlas.of_deck[seat] & cards & ~public != 0)

    def set_hand(self, seat: i64, cards: i64) -> None:
        self.hand = put(self.hand, seat, cards)

    def set_deck(self, seat: i64, cards: i64) -> None:
        self.deck = put(self.deck, seat, cards)

    # --- the contract ---

    def scores(self) -> list[int]:
        """A draw is a shared win."""
        return [int(self.result == HUMAN_WINS), int(self.result == DEMON_WINS)]

    def ending(self) -> int:
        return int(self.ended_by)

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """Redraw the tiles that the Human saw and put back; all else of the stack has no order yet."""
        if seat != HUMAN:
            stack.redraw(self, rng)

    def loose_cards(self) -> i64:
        return self.deck[HUMAN] | self.deck[DEMON]

    def rename_cards(self, names: vec[i64], changed: i64) -> None:
        """Wherever a card lies, the other that it may be lies now."""
        self.hand = self.hand[:]
        self.deck = self.deck[:]
        for seat in range(2):
            self.hand[seat] = renamed(self.hand[seat], names, changed)
            self.deck[seat] = renamed(self.deck[seat], names, changed)
        self.discard = renamed(self.discard, names, changed)

    def has_acted(self, human: i64) -> bool:
        return self.has(human, ACTED)
