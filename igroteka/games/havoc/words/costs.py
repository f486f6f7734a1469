"""What choices of Cry Havoc cost: points of movement, of building, crystals of the store, victory points."""

from __future__ import annotations

from typing import Final

from igroteka.games.havoc.rules.moving import WAY
from igroteka.games.havoc.rules.prisoners import PRICE
from igroteka.games.havoc.view.queries import ways_from
from igroteka.games.havoc.words.cards import crystals
from igroteka.games.havoc.words.chosen import Chosen
from igroteka.table.choices import told
from igroteka.table.text.messages import Msg, msg

RANSOM_PRICE: Final = int(PRICE)


def points(icon: str, count: int) -> Msg:
    return msg("points", count=count, icon=icon)


def steps_between(chosen: Chosen, start: int, end: int) -> int:
    """CH-R95: return the steps of a march, 0 if the view tells of none."""
    return next((way.steps for way in ways_from(chosen.view, chosen.side, start) if way.end == end), 0)


def march(chosen: Chosen) -> Msg | None:
    """Tell the price of the way for each soldier."""
    steps = steps_between(chosen, chosen.asked(2), chosen.first)
    return msg("cost-each", "CH-061", points=points("move", steps)) if steps else None


def marchers(chosen: Chosen) -> Msg:
    """Tell the price of the way for all soldiers that go, of the points there are."""
    way = chosen.asked(2)
    steps = steps_between(chosen, way // int(WAY), way % int(WAY))
    return msg("cost-of", "CH-R95", points=points("move", chosen.first * steps), all=chosen.asked(1))


def recruits(chosen: Chosen) -> Msg:
    return msg("cost", "CH-089", what=points("recruit", chosen.first))


def raising(chosen: Chosen) -> Msg:
    return msg("cost", "CH-094", what=points("build", chosen.content.structures[chosen.first].build))


def activating(chosen: Chosen) -> Msg | None:
    cost = chosen.content.structures[chosen.first].activate
    return None if cost is None else msg("cost", "CH-094", what=points("build", cost))


def skill(chosen: Chosen) -> Msg | None:
    """Tell the stored crystals that a skill always takes; Teleport takes them for more soldiers only."""
    found = chosen.content.skills[chosen.first]
    if found.cost is None or found.effect == "teleport":
        return None
    return msg("cost", "CH-111", what=crystals(found.cost))


def passengers(chosen: Chosen) -> Msg | None:
    """Tell the crystals of a Teleport: the first soldiers are free."""
    free = next((skill.amount or 0 for skill in chosen.content.skills if skill.effect == "teleport"), 0)
    paid = chosen.first - free
    return msg("cost", "CH-111", what=crystals(paid)) if paid > 0 else None


RANSOM: Final = told("cost-vp", "CH-156", vp=RANSOM_PRICE)
