"""What each deed is worth to the trapper whose rover stands (or is imagined to stand) on the cell, by its verb."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.choices import first_of, second_of
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
VERBS: Final = 32


class Gain:
    """Of one verb; holds nothing of any game. To do nothing is worth nothing."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return 0


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


class Stay(Gain):
    """In a Capital with all that it offers; in a rival's settlement for a toll."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
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


class Recruit(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return recruit_gain(game, mind)


class BuyRep(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return rep_gain(game, mind)


class BuyArtifact(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return artifact_gain(game, mind)


# --- building ---


class Build(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        cell = game.cell[mind.seat]
        clan = game.atlas.clan[cell]
        worth = mind.factory(game, cell) + event(game, mind, terms.BUILT, clan)
        if clan != NONE and game.settlements(mind.seat) & game.atlas.of_clan[clan] == 0:
            worth += mind.praise[clan]  # TR-121
        return worth + mind.earns(game, -BUILD_PRICE) + mind.joins(game, -BUILD_COSTS)


class Upgrade(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        worth = mind.points(game, CITY_POINTS) + mind.city_income()
        worth += event(game, mind, terms.UPGRADED, game.clan_here(mind.seat))
        return worth + mind.earns(game, -UPGRADE_PRICE) + mind.joins(game, -UPGRADE_COSTS)


class Become(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        form = first_of(action)
        return mind.reshapes(game, form) + event(game, mind, terms.CHANGED_FORM, form)


# --- force ---


class RaidClan(Gain):
    """TR-123."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        clan = game.clan_here(mind.seat)
        worth = mind.draws() + mind.joins(game, -1) + mind.blame[clan]
        return worth + event(game, mind, terms.MADE_RAID, NONE) + event(game, mind, terms.RAIDED, clan)


class Rob(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return raids(game, mind, ON_CAPITAL)


class Destroy(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return raids(game, mind, ON_FACTORY)


class Capture(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return raids(game, mind, TO_CAPTURE)


class Damage(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return raids(game, mind, ON_CITY)


class Attack(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return attacks(game, mind, first_of(action))


class Catch(Gain):
    """TR-170: no dice, no losses."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return triumph(game, mind, first_of(action)) + event(game, mind, terms.MADE_ATTACK, NONE)


# --- quests and artifacts ---


class TakeQuest(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return drawn(game, mind, first_of(action))


class Discard(Gain):
    """The one that is worth least."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        slot = game.slot_of(mind.seat, first_of(action))
        return -held(game, mind, slot, boxes(game, slot))


class GiveUp(Gain):
    """Never: a quest that cannot be done harms nobody."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return NEVER


class Sell(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return mind.earns(game, ARTIFACT_WORTH) - mind.parts_with(first_of(action))


class HandOver(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return handed(game, mind, second_of(action)) - mind.keeps(first_of(action))


class Pay(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        quest = first_of(action)
        due = mind.earns(game, -game.atlas.need[quest])
        return finished(game, mind, game.slot_of(mind.seat, quest)) + due


class Leave(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        quest = first_of(action)
        due = mind.joins(game, -game.atlas.need[quest])
        return finished(game, mind, game.slot_of(mind.seat, quest)) + due


def theft(game: Trappers, mind: Mind, rival: i64) -> i64:
    """The best that can be stolen of a rival, TR-114."""
    best = NEVER
    for clan in range(terms.CLANS):
        if can_steal(game, mind.seat, rival, clan):
            best = max(best, mind.favour(game, clan, 1) + hurts(mind, mind.temper.rep))
    return best


class Exchange(Gain):
    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        best = NEVER
        for rival in range(game.players):
            if rival != mind.seat:
                best = max(best, theft(game, mind, rival))
        return best - mind.parts_with(first_of(action))


class RobTrapper(Gain):
    """Of equal ones rather the one who leads."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return theft(game, mind, first_of(action)) + game.vp[first_of(action)]


class ChooseClan(Gain):
    """A reward or a theft: no mirror (TR-133)."""

    def of(self, game: Trappers, mind: Mind, action: i64, /) -> i64:
        return mind.favour(game, first_of(action), 1)


class Deeds:
    def __init__(self) -> None:
        self.by_verb: vec[Gain] = vec[Gain]([Gain()] * VERBS)
        self.by_verb[actions.BECOME] = Become()
        self.by_verb[actions.BUY_REP] = BuyRep()
        self.by_verb[actions.BUILD] = Build()
        self.by_verb[actions.RAID] = RaidClan()
        self.by_verb[actions.ATTACK] = Attack()
        self.by_verb[actions.CATCH] = Catch()
        self.by_verb[actions.STAY] = Stay()
        self.by_verb[actions.ROB] = Rob()
        self.by_verb[actions.DESTROY] = Destroy()
        self.by_verb[actions.CAPTURE] = Capture()
        self.by_verb[actions.DAMAGE] = Damage()
        self.by_verb[actions.UPGRADE] = Upgrade()
        self.by_verb[actions.RECRUIT] = Recruit()
        self.by_verb[actions.BUY_ARTIFACT] = BuyArtifact()
        self.by_verb[actions.TAKE_QUEST] = TakeQuest()
        self.by_verb[actions.DISCARD] = Discard()
        self.by_verb[actions.GIVE_UP] = GiveUp()
        self.by_verb[actions.SELL] = Sell()
        self.by_verb[actions.HAND_OVER] = HandOver()
        self.by_verb[actions.PAY] = Pay()
        self.by_verb[actions.LEAVE] = Leave()
        self.by_verb[actions.EXCHANGE] = Exchange()
        self.by_verb[actions.ROB_TRAPPER] = RobTrapper()
        self.by_verb[actions.CHOOSE_CLAN] = ChooseClan()


DEEDS: Final = Deeds()
