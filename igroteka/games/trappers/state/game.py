"""Questions about the table of Trappers, and the few moves that several chapters make; no rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, size, with_digit
from igroteka.engine.chance import Rng
from igroteka.engine.knowledge import renamed
from igroteka.games.trappers.content.vocabulary import CLANS, MIMIC
from igroteka.games.trappers.state.decks import ARTIFACTS, ROW
from igroteka.games.trappers.state.fields import HELD, NONE, OFF, SLOTS, Fields

TILES: Final[i64] = 6  # TR-019, TR-R29
MIMIC_BONUS: Final[i64] = 2  # TR-079

BY_POINTS: Final = 0  # why the game ended: TR-002
BY_ROUNDS: Final = 1  # TR-R42


class Trappers(Fields):
    def copy(self) -> Trappers:
        twin = Trappers(self.players, self.atlas)
        self.copy_to(twin)
        return twin

    # --- who plays ---

    def seat_at(self, place: i64) -> i64:
        return digit(self.order, place)

    def form(self, seat: i64) -> i64:
        return digit(self.forms, seat)

    def take_form(self, seat: i64, form: i64) -> None:
        self.forms = with_digit(self.forms, seat, form)

    def heading(self, seat: i64) -> i64:
        return digit(self.headings, seat)

    def turn_to(self, seat: i64, heading: i64) -> None:
        self.headings = with_digit(self.headings, seat, heading)

    def must_miss(self, seat: i64) -> i64:
        """Turns."""
        return digit(self.skips, seat)

    def set_skips(self, seat: i64, turns: i64) -> None:
        self.skips = with_digit(self.skips, seat, turns)

    def has_beaten(self, seat: i64, rival: i64) -> bool:
        return digit(self.victories, seat) >> rival & 1 == 1

    def mark_victory(self, seat: i64, rival: i64) -> None:
        self.victories = with_digit(self.victories, seat, digit(self.victories, seat) | bit(rival))

    # --- reputation ---

    def base(self, seat: i64, clan: i64) -> i64:
        """Return the reputation as on the track."""
        return self.rep[seat * CLANS + clan]

    def standing(self, seat: i64, clan: i64) -> i64:
        """TR-079, TR-R11: with the Mimic's bonus; TR-R08: nothing on a white cell."""
        if clan == NONE:
            return 0
        rep = self.rep[seat * CLANS + clan]
        if self.form(seat) == MIMIC:
            return min(self.mimic_cap, rep + MIMIC_BONUS)
        return rep

    def standing_at(self, seat: i64, cell: i64) -> i64:
        """TR-135: with the clan that owns the cell."""
        return self.standing(seat, self.atlas.clan[cell])

    def enemy(self, clan: i64) -> i64:
        """The clan it is at war with, or NONE."""
        return digit(self.war, clan) - 1

    # --- the board ---

    def clan_here(self, seat: i64) -> i64:
        return self.atlas.clan[self.cell[seat]]

    def kind_here(self, seat: i64) -> i64:
        return self.atlas.kind[self.cell[seat]]

    def settlements(self, seat: i64) -> i64:
        return self.factories[seat] | self.cities[seat]

    def rivals_settlements(self, seat: i64) -> i64:
        cells: i64 = 0
        for other in range(self.players):
            if other != seat:
                cells |= self.factories[other] | self.cities[other]
        return cells

    def owner_at(self, cell: i64) -> i64:
        """Return whose settlement stands there, or NONE."""
        for seat in range(self.players):
            if self.settlements(seat) >> cell & 1:
                return seat
        return NONE

    def has_city(self, seat: i64, cell: i64) -> bool:
        return self.cities[seat] >> cell & 1 == 1

    def is_marked(self, seat: i64, cell: i64) -> bool:
        return self.marked[seat] >> cell & 1 == 1

    def mark(self, seat: i64, cell: i64) -> None:
        """TR-062: once a round; TR-063: binds its owner alone."""
        self.marked[seat] |= bit(cell)

    def tiles_left(self, seat: i64) -> i64:
        return TILES - size(self.settlements(seat))

    def meets(self, seat: i64, other: i64) -> bool:
        """TR-159: two rovers on one cell, which holds any number (TR-014)."""
        return seat != other and self.cell[seat] != OFF and self.cell[seat] == self.cell[other]

    # --- artifacts and quests ---

    def holds(self, seat: i64, kind: i64) -> bool:
        """An artifact of that kind."""
        return self.hand[seat] & self.atlas.of_artifact[kind] != 0

    def slot_of(self, seat: i64, quest: i64) -> i64:
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.quest[slot] == quest:
                return slot
        return NONE

    def quests_of(self, seat: i64, side: i64) -> i64:
        """Count the quests of that side in play for the trapper."""
        count: i64 = 0
        for slot in range(seat * SLOTS + side * HELD, seat * SLOTS + side * HELD + HELD):
            if self.quest[slot] != NONE:
                count += 1
        return count

    # --- the contract ---

    def scores(self) -> list[int]:
        return [int(self.vp[seat]) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """TR-001; TR-R42: after a limit of rounds most VP, Cities, settlements, zefs; what is equal still is shared."""
        ranks = [self.rank(seat) for seat in range(self.players)]
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]

    def ending(self) -> int:
        return BY_POINTS if max(self.scores()) >= self.target else BY_ROUNDS

    def rank(self, seat: i64) -> tuple[int, int, int, int]:
        cities = size(self.cities[seat])
        return int(self.vp[seat]), int(cities), int(size(self.settlements(seat))), int(self.zefs[seat])

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden but cards."""

    def loose_cards(self) -> i64:
        return self.decks[ARTIFACTS * ROW]

    def rename_cards(self, names: vec[i64], changed: i64) -> None:
        """Wherever an artifact lies (loose, under the deck, in a hand), the other that it may be lies now (TR-067)."""
        deck = ARTIFACTS * ROW
        self.decks[deck] = renamed(self.decks[deck], names, changed)
        for place in range(deck + 2, deck + 2 + self.decks[deck + 1]):
            self.decks[place] = names[self.decks[place]]
        for seat in range(self.players):
            self.hand[seat] = renamed(self.hand[seat], names, changed)
