"""What choices of Claustrophobia cost: movement, threat points, points of a force that is built."""

from __future__ import annotations

from igroteka.games.claustrophobia.content.vocabulary import BUY_ADVANTAGE, BUY_BLADE, BUY_BRUTE, BUY_OBJECT
from igroteka.games.claustrophobia.state.told import is_human
from igroteka.games.claustrophobia.view.queries import is_flooded, scenario_of
from igroteka.games.claustrophobia.words.cards import threat
from igroteka.games.claustrophobia.words.chosen import Chosen
from igroteka.table.text.messages import Msg, msg


def leaves_water(chosen: Chosen) -> bool:
    """CL-141: tell whether leaving takes all the MVT; a rope helps (5.5)."""
    if chosen.here < 0 or not is_flooded(chosen.content, chosen.spot(chosen.here)):
        return False
    acting = chosen.view.acting
    if not is_human(acting):
        return True
    warrior = chosen.human(acting)
    ropes = [n for n, found in enumerate(chosen.content.objects) if found.use == "rope"]
    return warrior.rusted or warrior.exhausted or not any(rope in warrior.objects for rope in ropes)


def step(chosen: Chosen) -> Msg:
    """Tell the MVT of a step, of those that are left."""
    left = chosen.mvt_left
    if leaves_water(chosen):
        return msg("cost-all-mvt", "CL-141", mvt=left)
    return msg("cost-mvt", "CL-087", mvt=1, left=left)


def trog(chosen: Chosen) -> Msg:
    price = chosen.content.creatures[0].cost
    return msg("cost-tp", "CL-068", price=threat(price), tp=chosen.view.tp)


def demon(chosen: Chosen) -> Msg | None:
    named = scenario_of(chosen.content, chosen.view).demon
    price = next((demon.cost for demon in chosen.content.demons if demon.id == named), 0)
    return msg("cost-tp", "CL-069", price=threat(price), tp=chosen.view.tp)


def item(chosen: Chosen) -> Msg | None:
    """Tell the price of an item of a force, of the points that are left."""
    build = scenario_of(chosen.content, chosen.view).build
    if build is None:
        return None
    if chosen.first == BUY_ADVANTAGE:
        price = build.advantage
    elif chosen.first in (BUY_BRUTE, BUY_BLADE):
        price = build.condemned
    else:
        price = build.object if chosen.first >= BUY_OBJECT else build.gift
    return msg("cost-points", "CL-R51", price=price, points=chosen.view.points)
