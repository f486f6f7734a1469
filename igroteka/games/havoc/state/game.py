"""Questions about the table of Cry Havoc, and the few moves that several chapters make; no rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, size
from igroteka.engine.chance import Rng
from igroteka.engine.knowledge import renamed
from igroteka.engine.vectors import put
from igroteka.games.havoc.content.vocabulary import (
    DECK_SIZE,
    FOR_THREE,
    FOR_TWO,
    OBJECTIVES,
    SIDES,
    TERRAIN_DECKS,
    TROGS,
)
from igroteka.games.havoc.state.fields import (
    ACTIVATED,
    ARTILLERY,
    ATTACKER,
    CRYSTALS,
    EXPLORATIONS,
    NESTS,
    NONE,
    OWNER,
    SAPPERS_HERE,
    STRUCTURES,
    TOKEN,
    WAR_PARTIES,
    WATCHTOWERS,
    Fields,
)
from igroteka.games.havoc.state.told import told

BY_POINTS: Final = 0  # why somebody won: CH-172, CH-173
BY_PRISONERS: Final = 1
BY_INITIATIVE: Final = 2


class Havoc(Fields):
    def copy(self) -> Havoc:
        twin = Havoc(self.players, self.atlas)
        self.copy_to(twin)
        return twin

    def whisper(self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell sides with their seats and regions with their board: a log is read without the table."""
        if self.listener is not None:
            numbers = told(kind, a, b, c, d, self.seats_of, FOR_TWO if self.players == 2 else FOR_THREE)
            self.listener.hear(kind, numbers[0], numbers[1], numbers[2], numbers[3], seat)

    # --- sides and seats ---

    def seat_of(self, side: i64) -> i64:
        """Return the seat of a player's side, NONE of neutral Trogs and of sides not in the game."""
        return digit(self.seats_of, side) - 1

    def side_of(self, seat: i64) -> i64:
        return digit(self.sides_of, seat) - 1

    def is_player(self, side: i64) -> bool:
        return digit(self.seats_of, side) > 0

    def trogs_play(self) -> bool:
        """CH-002: the Trogs are a player's."""
        return digit(self.seats_of, TROGS) > 0

    def left_of(self, seat: i64) -> i64:
        """CH-R46: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def at_place(self, place: i64) -> i64:
        """Return the side at a place of the initiative track."""
        return digit(self.order, place) - 1

    def place_of(self, side: i64) -> i64:
        for place in range(self.players):
            if digit(self.order, place) == side + 1:
                return place
        return NONE

    def hq(self, side: i64) -> i64:
        """Return the region of the side's headquarters, or NONE."""
        return (self.hqs >> side * 8 & 255) - 1

    def hq_side(self, region: i64) -> i64:
        """Return whose headquarters the region is, or NONE."""
        for side in range(SIDES):
            if self.hqs >> side * 8 & 255 == region + 1:
                return side
        return NONE

    def is_hq(self, region: i64) -> bool:
        return self.hq_side(region) != NONE

    # --- soldiers, markers, battle tokens ---

    def soldiers(self, side: i64, region: i64) -> i64:
        return self.forces[region] >> side * 8 & 255

    def add_soldiers(self, side: i64, region: i64, many: i64) -> None:
        """Or take them away, if they are fewer than none."""
        self.forces[region] += many * bit(side * 8)

    def is_occupied(self, region: i64) -> bool:
        """CH-185: by soldiers, neutral Trogs too (CH-R71)."""
        return self.forces[region] & 0xFFFFFFFF != 0

    def foes(self, side: i64, region: i64) -> i64:
        """CH-R71: count the soldiers of all others."""
        count: i64 = 0
        for other in range(SIDES):
            if other != side:
                count += self.soldiers(other, region)
        return count

    def foe_at(self, side: i64, region: i64) -> i64:
        """Return the first other side with soldiers there, or NONE."""
        for other in range(SIDES):
            if other != side and self.soldiers(other, region) > 0:
                return other
        return NONE

    def owner(self, region: i64) -> i64:
        """CH-186: return whose control marker lies there, or NONE."""
        return (self.forces[region] >> OWNER & 7) - 1

    def set_owner(self, region: i64, side: i64) -> None:
        self.forces[region] = self.forces[region] & ~(bit(OWNER) * 7) | side + 1 << OWNER

    def controls(self, side: i64, region: i64) -> bool:
        return self.forces[region] >> OWNER & 7 == side + 1

    def regions_of(self, side: i64) -> i64:
        """Count the regions that the side controls, its headquarters too (CH-R23)."""
        count: i64 = 0
        for region in range(self.map.regions):
            if self.controls(side, region):
                count += 1
        return count

    def markers_left(self, side: i64) -> i64:
        return self.atlas.markers[side] - self.regions_of(side)

    def battle_at(self, region: i64) -> i64:
        """Return the number of the battle token there, 0 if there is none (CH-081)."""
        return self.forces[region] >> TOKEN & 31

    def attacker_at(self, region: i64) -> i64:
        return (self.forces[region] >> ATTACKER & 7) - 1

    def set_battle(self, region: i64, number: i64, attacker: i64) -> None:
        cleared = self.forces[region] & ~(bit(TOKEN) * 31) & ~(bit(ATTACKER) * 7)
        self.forces[region] = cleared | number << TOKEN | attacker + 1 << ATTACKER

    # --- what lies on the ground ---

    def crystals(self, region: i64) -> i64:
        return self.ground[region] >> CRYSTALS & 255

    def war_parties(self, region: i64) -> i64:
        return self.ground[region] >> WAR_PARTIES & 31

    def nests(self, region: i64) -> i64:
        return self.ground[region] >> NESTS & 31

    def lurks(self, region: i64) -> bool:
        """Tell whether face-down Trog tokens lie there."""
        return self.ground[region] >> WAR_PARTIES & 1023 != 0

    def explorations(self, region: i64) -> i64:
        return self.ground[region] >> EXPLORATIONS & 3

    def artillery(self, region: i64) -> i64:
        return self.ground[region] >> ARTILLERY & 7

    def watchtowers(self, region: i64) -> i64:
        return self.ground[region] >> WATCHTOWERS & 7

    def lay(self, region: i64, what: i64, many: i64) -> None:
        """Add to one of the counts of the ground, or take from it."""
        self.ground[region] += many * bit(what)

    def lies(self, region: i64, mark: i64) -> bool:
        """Tell whether a mark (a skill token, a barrier) is there."""
        return self.ground[region] >> mark & 1 == 1

    def mark(self, region: i64, mark: i64) -> None:
        self.ground[region] |= bit(mark)

    def unmark(self, region: i64, mark: i64) -> None:
        self.ground[region] &= ~bit(mark)

    def has_structure(self, structure: i64, region: i64) -> bool:
        return self.ground[region] >> (STRUCTURES + structure) & 1 == 1

    def raise_structure(self, structure: i64, region: i64) -> None:
        self.ground[region] |= bit(STRUCTURES + structure)

    def take_structure(self, structure: i64, region: i64) -> None:
        self.ground[region] &= ~bit(STRUCTURES + structure) & ~bit(ACTIVATED + structure)

    def structures_left(self, structure: i64) -> i64:
        """CH-R77: tokens in the supply."""
        count = self.atlas.tokens[structure]
        for region in range(self.map.regions):
            count -= self.ground[region] >> (STRUCTURES + structure) & 1
        return count

    def marked_regions(self, mark: i64) -> i64:
        """Return the regions where the mark lies, a bit each."""
        found: i64 = 0
        for region in range(self.map.regions):
            if self.ground[region] >> mark & 1:
                found |= bit(region)
        return found

    def laid_out(self, what: i64, most: i64) -> i64:
        """Count tokens of one kind in all regions; `most` is the largest number of its bits."""
        count: i64 = 0
        for region in range(self.map.regions):
            count += self.ground[region] >> what & most
        return count

    def nests_left(self) -> i64:
        """Count the nest tokens in the supply: those not turned that lie nowhere."""
        count: i64 = 0
        for face in range(self.atlas.party_faces, self.atlas.faces):
            count += self.tokens[face]
        return count - self.laid_out(NESTS, 31)

    # --- ways ---

    def near(self, region: i64) -> i64:
        """CH-184, CH-R94: the adjacent regions, a bit each; CH-R91: in a storm without arrows."""
        return self.map.borders[region] if self.storm else self.map.beside[region]  # CH-069

    def tunnels(self) -> i64:
        """CH-176: the regions with a tunnel, a bit each; Sappers dig one for a while."""
        found: i64 = 0
        for region in range(self.map.regions):
            ground = self.ground[region]
            if ground >> (STRUCTURES + self.atlas.tunnel) & 1 or ground >> SAPPERS_HERE & 1:
                found |= bit(region)
        return found

    def near_for(self, side: i64, region: i64) -> i64:
        """Return what is adjacent for the soldiers of a side: CH-176, CH-R55, by tunnels too if they are Trogs."""
        near = self.near(region)
        if side == TROGS:
            tunnels = self.tunnels()
            if tunnels >> region & 1:
                near |= tunnels & ~bit(region)
        return near

    # --- cards ---

    def hand_size(self, side: i64) -> i64:
        return size(self.hand[side])

    def holds(self, side: i64, kind: i64) -> bool:
        """Tell whether a card of that kind is in hand and not picked."""
        return self.hand[side] & ~self.picked[side] & self.atlas.of_kind[kind] != 0

    def held_as(self, side: i64, kind: i64) -> i64:
        """Return a card of that kind in hand, not picked: one that everybody knows, if there is."""
        equals = self.hand[side] & ~self.picked[side] & self.atlas.of_kind[kind]
        public = equals & self.known[self.players]
        return nth(public if public != 0 else equals, 0)

    # --- points, prisoners ---

    def held_by(self, captor: i64, side: i64) -> i64:
        return self.prisoners[captor * SIDES + side]

    def set_held(self, captor: i64, side: i64, many: i64) -> None:
        self.prisoners = put(self.prisoners, captor * SIDES + side, many)

    def prisoners_of(self, captor: i64) -> i64:
        """Count the prisoners that the side holds."""
        count: i64 = 0
        for side in range(SIDES):
            count += self.prisoners[captor * SIDES + side]
        return count

    def has_skill(self, skill: i64) -> bool:
        return self.skills >> skill & 1 == 1

    def is_ready(self, skill: i64) -> bool:
        return self.skills >> skill & 1 == 1 and self.used >> skill & 1 == 0

    # --- the battle board ---

    def side_in(self, party: i64) -> i64:
        return self.attacker if party == 0 else self.defender

    def party_of(self, side: i64) -> i64:
        """Return 0 for the attacker, 1 for the defender, NONE for whoever does not fight here."""
        return 0 if side == self.attacker else 1 if side == self.defender else NONE

    def fighter(self, party: i64) -> i64:
        """CH-130: the seat that acts for a party; for neutral Trogs the one to the left of their foe."""
        side = self.side_in(party)
        if self.is_player(side):
            return self.seat_of(side)
        return self.left_of(self.seat_of(self.side_in(1 - party)))

    def on(self, party: i64, objective: i64) -> i64:
        """Count the party's soldiers on an objective."""
        return self.board >> (party * OBJECTIVES + objective) * 8 & 255

    def put_on(self, party: i64, objective: i64, many: i64) -> None:
        """Or take them off, if they are fewer than none."""
        self.board += many * bit((party * OBJECTIVES + objective) * 8)

    def on_board(self, party: i64) -> i64:
        return self.on(party, 0) + self.on(party, 1) + self.on(party, 2)

    def marked(self, mark: i64, party: i64) -> bool:
        return self.marks >> (mark + party) & 1 == 1

    def set_mark(self, mark: i64, party: i64) -> None:
        self.marks |= bit(mark + party)

    # --- the contract ---

    def scores(self) -> list[int]:
        return [int(self.vp[self.side_of(seat)]) if self.sides_of else 0 for seat in range(self.players)]

    def standing(self, seat: i64) -> tuple[int, int, int]:
        """CH-003, CH-172, CH-173: points, then prisoners, then the last place of the initiative order (CH-R51)."""
        side = self.side_of(seat)
        if side == NONE:
            return 0, 0, 0
        return int(self.vp[side]), int(self.prisoners_of(side)), int(self.place_of(side))

    def winners(self) -> list[int]:
        ranks = [self.standing(seat) for seat in range(self.players)]
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]

    def ending(self) -> int:
        """Return what decided: points, prisoners or the initiative."""
        ranks = sorted([self.standing(seat) for seat in range(self.players)], reverse=True)
        if ranks[0][0] != ranks[1][0]:
            return BY_POINTS
        return BY_PRISONERS if ranks[0][1] != ranks[1][1] else BY_INITIATIVE

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden but cards: face-down tokens have no faces before they are turned."""

    def loose_cards(self) -> i64:
        loose: i64 = 0
        for side in range(SIDES):
            loose |= self.deck[side]
        for terrain in range(TERRAIN_DECKS):
            loose |= self.terrain[terrain]
        return loose

    def rename_cards(self, names: vec[i64], changed: i64) -> None:
        """Wherever a card lies, the other that it may be lies now."""
        self.picked = self.picked[:]
        for side in range(SIDES):
            self.hand[side] = renamed(self.hand[side], names, changed)
            self.deck[side] = renamed(self.deck[side], names, changed)
            self.discard[side] = renamed(self.discard[side], names, changed)
            self.picked[side] = renamed(self.picked[side], names, changed)
        self.terrain = self.terrain[:]
        self.under = self.under[:]
        for terrain in range(TERRAIN_DECKS):
            self.terrain[terrain] = renamed(self.terrain[terrain], names, changed)
            word = self.under[terrain] & 15
            for place in range(self.under[terrain] & 15):
                card = names[terrain * DECK_SIZE + digit(self.under[terrain], place + 1)]
                word |= card % DECK_SIZE << 4 * place + 4
            self.under[terrain] = word
        self.matrix = renamed(self.matrix, names, changed)
        self.looked = renamed(self.looked, names, changed)
        self.played = renamed(self.played, names, changed)
        self.answered = renamed(self.answered, names, changed)
