"""A choice of Cry Havoc taken apart, with what it is read by: the content and the view of the seat that chooses."""

from __future__ import annotations

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import FOR_THREE, FOR_TWO
from igroteka.games.havoc.state.told import where
from igroteka.games.havoc.view.types import Battle, Place, Side, View
from igroteka.table import choices as table
from igroteka.table.text.messages import Arg, Ref


def board_of(view: View) -> int:
    """CH-006: return the side of the board that is played on."""
    return int(FOR_TWO if view.players == 2 else FOR_THREE)


def region_in(view: View, region: int) -> Ref:
    return Ref("region", where(region, board_of(view)))


def battle_in(view: View) -> Battle:
    if view.battle is None:
        raise ValueError(f"{view.step}: no battle is fought")
    return view.battle


class Chosen(table.Chosen[Content, View]):
    """A choice of a seat; what its numbers mean the verb and the step say."""

    @property
    def side(self) -> int:
        """Return the side of the seat that chooses."""
        return self.view.sides_of[self.view.seat]

    @property
    def own(self) -> Side:
        return self.view.sides[self.side]

    def place(self, region: int) -> Place:
        return self.view.places[region]

    def region(self, region: int) -> Arg:
        return region_in(self.view, region)

    def asked(self, place: int) -> int:
        """Return a number of the question at hand; the first one is the seat."""
        return self.view.about[place]

    @property
    def battle(self) -> Battle:
        return battle_in(self.view)
