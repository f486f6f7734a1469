"""A choice of Claustrophobia taken apart, with what it is read by: the content and the view of whoever chooses."""

from __future__ import annotations

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import MVT, TROGS_TARGET
from igroteka.games.claustrophobia.state.told import FIEND, FIGURE, is_human, is_trog
from igroteka.games.claustrophobia.view.queries import SIDES, fiend_named, human_named, spot_named
from igroteka.games.claustrophobia.view.types import Spot, View, Warrior
from igroteka.games.claustrophobia.words.cards import TROGS, place, side_name, target_of, warrior_name
from igroteka.table import choices as table
from igroteka.table.text.messages import Arg, Msg, Ref


def where(view: View, spot: int) -> Ref:
    """Name a laid tile."""
    return place(spot_named(view, spot).tile, spot)


def told_fiend(view: View, fiend: int) -> int:
    """Return a fiend as events tell it, with its figure."""
    return int(FIEND) + fiend + int(FIGURE) * fiend_named(view, fiend).figure


def told_warrior(view: View, warrior: int) -> int:
    """Return a warrior of a frame as events tell him."""
    if is_human(warrior) or is_trog(warrior):
        return warrior
    return told_fiend(view, warrior % int(FIGURE) - int(FIEND))


def side_towards(view: View, start: int, end: int) -> int:
    """Return the side of a tile on which another lies, -1 if it lies elsewhere."""
    if start < 0:
        return -1
    beside = spot_named(view, start).neighbours
    return next((side for side in range(SIDES) if beside[side] == end), -1)


class Chosen(table.Chosen[Content, View]):
    """A choice of a seat; what its numbers mean the verb and the step say."""

    def asked(self, place: int) -> int:
        """Return a number of the question at hand; the first one is the seat, but not in a window."""
        return self.view.about[place]

    @property
    def here(self) -> int:
        """Return the spot of the warrior who acts."""
        return self.view.acting_at

    def human(self, human: int) -> Warrior:
        return human_named(self.view, human)

    def spot(self, spot: int) -> Spot:
        return spot_named(self.view, spot)

    def where(self, spot: int) -> Ref:
        return where(self.view, spot)

    def edge(self, edge: int) -> tuple[int, int]:
        """Return the spot and the side of an edge."""
        return edge // SIDES, edge % SIDES

    def side(self, edge: int) -> Msg:
        return side_name(edge % SIDES)

    def target(self, target: int) -> Arg:
        """Name the target of a human's attack."""
        return target_of(TROGS if target == TROGS_TARGET else told_fiend(self.view, target - 1))

    def fiend(self, fiend: int) -> Arg:
        return warrior_name(told_fiend(self.view, fiend))

    @property
    def mvt_left(self) -> int:
        """Return the MVT that the warrior who acts has left."""
        if self.view.acting < 0:
            return 0
        return max(0, self.mvt_of(self.view.acting) - self.view.spent)

    def mvt_of(self, warrior: int) -> int:
        if is_human(warrior):
            return self.human(warrior).now[MVT]
        if is_trog(warrior):
            return self.view.trog[MVT]
        return fiend_named(self.view, warrior % int(FIGURE) - int(FIEND)).values[MVT]
