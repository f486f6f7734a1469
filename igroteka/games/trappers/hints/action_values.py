"""What each deed is worth to the trapper whose rover stands (or is imagined to stand) on the cell, by its verb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import first_of, second_of, verb_of
from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.hints.dice_values import attacks, hurts, raids, triumph
from igroteka.games.trappers.hints.evaluation import Mind
from igroteka.games.trappers.hints.quest_values import boxes, drawn, event, finished, handed, held
from igroteka.games.trappers.rules.cells.people_and_old import ARTIFACT_WORTH, can_steal
from igroteka.games.trappers.rules.cells.wasteland import BUILD_COSTS, BUILD_PRICE
from igroteka.games.trappers.rules.dice import ON_CAPITAL, ON_CITY, ON_FACTORY, TO_CAPTURE
from igroteka.games.trappers.rules.offers import ARTIFACT_PRICE, recruits, why_not_artifact, why_not_recruit
from igroteka.games.trappers.rules.reputation import REP_PRICE, why_not_buy
from igroteka.games.trappers.rules.settlements import CITY_POINTS, CITY_TOLL, FACTORY_TOLL, UPGRADE_COSTS, UPGRADE_PRICE
from igroteka.games.trappers.state import actions
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers

NEVER: Final[i64] = -1000000


def gain(game: Trappers, mind: Mind, action: i64) -> i64:
    """Return what a deed is worth; to do nothing is worth nothing."""
    verb = verb_of(action)
    if verb <= actions.UPGRADE:
        return deed_gain(game, mind, verb, first_of(action))
    return card_gain(game, mind, verb, action)


def deed_gain(game: Trappers, mind: Mind, verb: i64, number: i64) -> i64:
    """Of what is done to the cell or to whoever is there."""
    if verb == actions.BUY_REP:
        return rep_gain(game, mind)
    if verb == actions.BUILD:
        return build_gain(game, mind)
    if verb == actions.RAID:
        return clan_raid_gain(game, mind)
    if verb == actions.STAY:
        return stay_gain(game, mind)
    if verb == actions.ATTACK:
        return attacks(game, mind, number)
    if verb == actions.CATCH:
        return triumph(game, mind, number) + event(game, mind, terms.MADE_ATTACK, NONE)  # TR-170: no dice, no losses
    if verb == actions.ROB:
        return raids(game, mind, ON_CAPITAL)
    if verb == actions.DESTROY:
        return raids(game, mind, ON_FACTORY)
    if verb == actions.CAPTURE:
        return raids(game, mind, TO_CAPTURE)
    if verb == actions.DAMAGE:
        return raids(game, mind, ON_CITY)
    if verb == actions.UPGRADE:
        return upgrade_gain(game, mind)
    if verb == actions.BECOME:
        return mind.reshapes(game, number) + event(game, mind, terms.CHANGED_FORM, number)
    return 0


def card_gain(game: Trappers, mind: Mind, verb: i64, action: i64) -> i64:
    """Of residents, artifacts, quests and reputation that change hands."""
    number = first_of(action)
    if verb == actions.RECRUIT:
        return recruit_gain(game, mind)
    if verb == actions.BUY_ARTIFACT:
        return artifact_gain(game, mind)
    if verb == actions.TAKE_QUEST:
        return drawn(game, mind, number)
    if verb == actions.DISCARD:  # the one that is worth least
        slot = game.slot_of(mind.seat, number)
        return -held(game, mind, slot, boxes(game, slot))
    if verb == actions.GIVE_UP:
        return NEVER  # a quest that cannot be done harms nobody
    if verb == actions.SELL:
        return mind.earns(game, ARTIFACT_WORTH) - mind.parts_with(number)
    if verb == actions.HAND_OVER:
        return handed(game, mind, second_of(action)) - mind.keeps(number)
    if verb == actions.PAY:
        due = mind.earns(game, -game.atlas.need[number])
        return finished(game, mind, game.slot_of(mind.seat, number)) + due
    if verb == actions.LEAVE:
        due = mind.joins(game, -game.atlas.need[number])
        return finished(game, mind, game.slot_of(mind.seat, number)) + due
    if verb == actions.EXCHANGE:
        return best_theft(game, mind) - mind.parts_with(number)
    if verb == actions.ROB_TRAPPER:
        return theft(game, mind, number) + game.vp[number]  # of equal ones rather the one who leads
    return mind.favour(game, number, 1) if verb == actions.CHOOSE_CLAN else 0  # no mirror (TR-133)


# --- in Capitals ---


def recruit_gain(game: Trappers, mind: Mind) -> i64:
    return mind.joins(game, recruits(game.base(mind.seat, game.clan_here(mind.seat))))


def rep_gain(game: Trappers, mind: Mind) -> i64:
    """TR-193: the enemy of the clan takes it ill."""
    return mind.praise[game.clan_here(mind.seat)] + mind.earns(game, -REP_PRICE)


def rep_offer(game: Trappers, mind: Mind) -> i64:
    """If it can be bought and is worth its price."""
    return 0 if why_not_buy(game, mind.seat) else max(0, rep_gain(game, mind))


def artifact_gain(game: Trappers, mind: Mind) -> i64:
    return mind.draws() + mind.earns(game, -ARTIFACT_PRICE)


def stay_gain(game: Trappers, mind: Mind) -> i64:
    """In a Capital with all that it offers; in a rival's settlement for a toll."""
    worth = rep_offer(game, mind)
    if game.kind_here(mind.seat) != terms.CAPITAL:
        city = game.has_city(game.owner_at(game.cell[mind.seat]), game.cell[mind.seat])
        return worth + mind.earns(game, -min(game.zefs[mind.seat], CITY_TOLL if city else FACTORY_TOLL))
    worth += event(game, mind, terms.PEACEFUL_STAY, game.clan_here(mind.seat))
    if not why_not_recruit(game, mind.seat):
        worth += recruit_gain(game, mind)
    if not why_not_artifact(game, mind.seat):
        worth += max(0, artifact_gain(game, mind))
    return worth


# --- in the Wasteland and at home ---


def build_gain(game: Trappers, mind: Mind) -> i64:
    cell = game.cell[mind.seat]
    clan = game.atlas.clan[cell]
    worth = mind.factory(game, cell) + event(game, mind, terms.BUILT, clan)
    if clan != NONE and game.settlements(mind.seat) & game.atlas.of_clan[clan] == 0:
        worth += mind.praise[clan]  # TR-121
    return worth + mind.earns(game, -BUILD_PRICE) + mind.joins(game, -BUILD_COSTS)


def upgrade_gain(game: Trappers, mind: Mind) -> i64:
    worth = mind.points(game, CITY_POINTS) + mind.city_income()
    worth += event(game, mind, terms.UPGRADED, game.clan_here(mind.seat))
    return worth + mind.earns(game, -UPGRADE_PRICE) + mind.joins(game, -UPGRADE_COSTS)


def clan_raid_gain(game: Trappers, mind: Mind) -> i64:
    """TR-123."""
    clan = game.clan_here(mind.seat)
    worth = mind.draws() + mind.joins(game, -1) + mind.blame[clan]
    return worth + event(game, mind, terms.MADE_RAID, NONE) + event(game, mind, terms.RAIDED, clan)


# --- with the Old ---


def theft(game: Trappers, mind: Mind, rival: i64) -> i64:
    """The best that can be stolen of a rival, TR-114."""
    best = NEVER
    for clan in range(terms.CLANS):
        if can_steal(game, mind.seat, rival, clan):
            best = max(best, mind.favour(game, clan, 1) + hurts(mind, mind.temper.rep))
    return best


def best_theft(game: Trappers, mind: Mind) -> i64:
    best = NEVER
    for rival in range(game.players):
        if rival != mind.seat:
            best = max(best, theft(game, mind, rival))
    return best
