"""Knowledge of hidden cards, for games with cards: by what each viewer saw, never by what is true.

`known` holds a mask of cards for every viewer: the cards that it can place. Views, hints and rules read it. The
lineage (lineage.py) remembers how cards were mixed, so that resampling.py can make a table that a viewer could not
tell from the true one; tables made for thinking have no lineage, as nobody resamples them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from igroteka.engine.bits import bit, has, nth, without_first
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.lineage import SEEN_BY_ALL, Lineage
from igroteka.engine.resampling import Redraw
from igroteka.engine.vectors import filled

EVERYTHING: Final[i64] = -1  # all cards, a bit each


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class CardGame(Game):
    """Game with hidden cards, numbered 0..63 and equal if they are of one kind."""

    def __init__(self, players: i64, kinds: vec[i64]) -> None:
        super().__init__(players)
        self.kinds: vec[i64] = kinds  # by card; never changed
        self.known: vec[i64] = vec[i64]()  # by viewer: the seats, then the spectator, who knows what everybody knows
        self.lineage: Lineage | None = None
        self.shared = False  # the lineage is another table's too: it is copied before it changes

    def take_over(self, game: Game) -> None:
        Game.take_over(self, game)
        assert isinstance(game, CardGame)
        self.known = game.known[:]
        if game.lineage is not None:
            self.lineage = game.lineage
            self.shared = True
            game.shared = True

    def off_table(self) -> frozenset[str]:
        """Leave out what viewers know and the kinds of the cards."""
        return super().off_table() | {"kinds", "known", "lineage", "shared"}

    # --- what a game of its own provides ---

    def loose_cards(self) -> i64:
        """Return the cards of a deck without order: they have no place until they are drawn."""
        raise NotImplementedError

    def rename_cards(self, names: vec[i64], changed: i64) -> None:
        """Put names[card] where every card lies; `changed` are the cards that get another name."""
        raise NotImplementedError

    # --- what happens to cards ---

    def lay_open(self, facts: vec[i64]) -> None:
        """Begin with every card known to all. `facts` by card: what a fact would tell of it (a price)."""
        self.known = filled(self.players + 1, EVERYTHING)
        self.lineage = Lineage.begun(self.kinds, facts)

    def show(self, seat: i64, card: i64) -> None:
        """Show a card to one seat."""
        self.known[seat] |= bit(card)
        line = self.own_lineage()
        if line is not None:
            line.see(card, bit(seat))

    def show_all(self, card: i64) -> None:
        """Show a card to everyone."""
        for row in range(len(self.known)):
            self.known[row] |= bit(card)
        line = self.own_lineage()
        if line is not None:
            line.see(card, SEEN_BY_ALL)

    def note_fact(self, card: i64) -> None:
        """Let everybody learn the fact of a card that lies face down."""
        line = self.own_lineage()
        if line is not None:
            line.note(card)

    def shuffle(self, pile: i64) -> None:
        """Hide the cards of a pile: from now on nobody knows where any of them is."""
        for row in range(len(self.known)):
            self.known[row] &= ~pile
        self.remix(pile, 0)

    def mix(self, pile: i64, owner: i64, noted: i64) -> None:
        """Let the owner move one of these cards face down: nobody else knows any more which is which.

        Whoever knows them all still does if they are equal. `noted` are those whose fact still holds.
        """
        for row in range(len(self.known)):
            if row != owner and not (self.known[row] & pile == pile and self.equal(pile)):
                self.known[row] &= ~pile
        self.remix(pile, noted)

    def mix_pair(self, x: i64, y: i64) -> None:
        """Mix two cards of which somebody keeps one; it matters only if they come from different decks."""
        if self.lineage is not None and self.lineage.apart(x, y):
            self.remix(bit(x) | bit(y), 0)

    def remix(self, pile: i64, noted: i64) -> None:
        """Let the cards change places, unseen by viewers who do not know them afterwards."""
        line = self.own_lineage()
        if line is not None:
            line.mix(pile, self.known, noted)

    def own_lineage(self) -> Lineage | None:
        """Return the lineage to be changed, after copying it if another table shares it."""
        if self.shared:
            if self.lineage is not None:
                self.lineage = self.lineage.copy()
            self.shared = False
        return self.lineage

    # --- questions ---

    def equal(self, pile: i64) -> bool:
        """Tell whether all cards of the pile are of one kind."""
        kind = self.kinds[nth(pile, 0)]
        while pile != 0:
            if self.kinds[nth(pile, 0)] != kind:
                return False
            pile = without_first(pile)
        return True

    def row_of(self, viewer: i64) -> i64:
        """Return the viewer's row in `known`: a spectator, or any viewer without a seat, comes after the seats."""
        return viewer if 0 <= viewer < self.players else self.players

    def unknown_to(self, viewer: i64) -> i64:
        """Return the cards that the viewer cannot place."""
        return ~self.known[self.row_of(viewer)]

    def is_public(self, card: i64) -> bool:
        return has(self.known[self.players], card)

    # --- secrets ---

    def redraw(self, seat: i64) -> Redraw:
        """Make a walk over the worlds that the seat holds possible."""
        line = self.own_lineage()
        if line is None:
            raise ValueError("a table made for thinking knows no other that it might be")
        return Redraw(line, bit(self.row_of(seat)), self.loose_cards())

    def mix_cards(self, seat: i64, rng: Rng) -> None:
        redraw = self.redraw(seat)
        redraw.settle(rng)
        self.rename(redraw.renaming())
        redraw.adopt()

    def rename(self, names: vec[i64]) -> None:
        changed: i64 = 0
        for card in range(len(names)):
            if names[card] != card:
                changed |= bit(card)
        if changed == 0:
            return
        for row in range(len(self.known)):
            self.known[row] = renamed(self.known[row], names, changed)
        self.rename_cards(names, changed)


def renamed(pile: i64, names: vec[i64], changed: i64) -> i64:
    """Return the pile with every card under its new name."""
    moving = pile & changed
    pile &= ~changed
    card: i64 = 0
    while moving != 0 and card < len(names):  # below zero it stays so, however far it is shifted
        if moving & 1:
            pile |= bit(names[card])
        moving >>= 1
        card += 1
    return pile
