"""What a die decides, in a trapper's eyes: raids, battles and the Rongaut, with the losses that come with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.dice_odds import SURE, die_beats
from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.hints.evaluation import Mind, lead_of
from igroteka.games.trappers.hints.quest_values import drawn, event
from igroteka.games.trappers.rules.battles import BOOTY as SPOILS
from igroteka.games.trappers.rules.battles import VICTORY
from igroteka.games.trappers.rules.dice import FACES, ON_CAPITAL, ON_CITY, ON_RONGAUT, TO_CAPTURE
from igroteka.games.trappers.rules.raids import BOOTY, CAPITAL_BOOTY, LEFT_BEHIND, defence, strength
from igroteka.games.trappers.rules.rongaut import LOST
from igroteka.games.trappers.state import decks
from igroteka.games.trappers.state.decks import ARTIFACTS, QUESTS
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers

USUAL: Final[i64] = 3  # residents that a die costs


def losses(game: Trappers, mind: Mind, die: i64) -> i64:
    """TR-152, TR-169."""
    return 0 if game.cocoon else mind.joins(game, die - FACES)


# --- raids ---


def spoils(game: Trappers, mind: Mind, what: i64) -> i64:
    """Of a raid that succeeds."""
    cell = game.cell[mind.seat]
    if what == ON_CAPITAL:
        clan = game.atlas.clan[cell]
        return mind.earns(game, CAPITAL_BOOTY) + mind.blame[clan] + event(game, mind, terms.ROBBED, clan)
    if what == TO_CAPTURE:
        taken = mind.factory(game, cell)
        return taken + hurts(mind, taken) + mind.earns(game, game.capture_zefs) + mind.joins(game, -LEFT_BEHIND)
    if what == ON_CITY:
        return mind.earns(game, BOOTY) + hurts(mind, mind.city_income()) - hurts(mind, mind.temper.site)
    return mind.earns(game, BOOTY) + hurts(mind, mind.factory(game, cell))


def hurts(mind: Mind, worth: i64) -> i64:
    """Return what it is worth that a rival loses so much: it helps all the others."""
    return worth * mind.temper.spite // (100 * mind.others)


def raid_at(game: Trappers, mind: Mind, what: i64, die: i64) -> i64:
    """The die lies there."""
    worth = losses(game, mind, die)
    if strength(game, mind.seat, what) + die >= defence(game, game.cell[mind.seat], what):
        worth += spoils(game, mind, what)
    return worth


def raid_hope(game: Trappers, mind: Mind, what: i64) -> i64:
    """The die is still to be thrown."""
    needed = max(1, defence(game, game.cell[mind.seat], what) - strength(game, mind.seat, what))
    good = max(0, FACES + 1 - needed)
    worth = mind.joins(game, -USUAL)
    return worth + spoils(game, mind, what) * good // FACES if good > 0 else worth


def raids(game: Trappers, mind: Mind, what: i64) -> i64:
    """To declare it."""
    return raid_hope(game, mind, what) + event(game, mind, terms.MADE_RAID, NONE)


# --- battles ---


def triumph(game: Trappers, mind: Mind, rival: i64) -> i64:
    """To have beaten the rival."""
    worth = hurts(mind, mind.temper.setback) + event(game, mind, terms.BEAT_TRAPPER, NONE)
    if not game.has_beaten(mind.seat, rival):
        worth += mind.points(game, VICTORY) + mind.earns(game, min(SPOILS, game.zefs[rival]))
    return worth * mind.temper.wrath // 100


def battle_hope(game: Trappers, mind: Mind, rival: i64, more: i64) -> i64:
    """Both dice are still to be thrown."""
    lead = lead_of(game, mind.seat, rival) + more
    return (
        die_beats(lead) * triumph(game, mind, rival) // SURE
        - die_beats(-lead) * mind.temper.setback // SURE
        + mind.joins(game, -USUAL)
    )


def battle_at(game: Trappers, mind: Mind, rival: i64, die: i64) -> i64:
    """The dice lie there, the own one shows `die`."""
    lead = lead_of(game, mind.seat, rival) + game.rage + die - game.second_die
    worth = losses(game, mind, die)
    if lead > 0:
        return worth + triumph(game, mind, rival)
    return worth - mind.temper.setback if lead < 0 else worth


def attacks(game: Trappers, mind: Mind, rival: i64) -> i64:
    """To declare it."""
    return battle_hope(game, mind, rival, 0) + event(game, mind, terms.MADE_ATTACK, NONE)


# --- the Rongaut ---


def rongaut_at(game: Trappers, mind: Mind, die: i64) -> i64:
    if die == 2:
        return mind.joins(game, -LOST)
    if die == 3:
        return -mind.temper.turn
    if die == 4:
        return mind.draws() if decks.left(game, ARTIFACTS) > 0 else 0
    if die == 5:
        return rongaut_quest(game, mind)
    return warriors(game, mind) if die == 6 else 0


def rongaut_quest(game: Trappers, mind: Mind) -> i64:
    best: i64 = 0
    for side in range(terms.HUMAN_SIDE, terms.OLD_SIDE + 1):
        if decks.left(game, QUESTS + side) > 0:
            best = max(best, drawn(game, mind, side))
    return best


def warriors(game: Trappers, mind: Mind) -> i64:
    worth: i64 = 0
    for clan in range(terms.CLANS):
        if game.enemy(clan) != NONE:
            worth += mind.favour(game, clan, 1)
    return worth


def faces_rongaut(game: Trappers, mind: Mind) -> i64:
    return mean_result(game, mind, ON_RONGAUT, NONE) + event(game, mind, terms.RONGAUT_DIE, game.clan_here(mind.seat))


# --- the die that lies there ---


def result(game: Trappers, mind: Mind, what: i64, rival: i64, die: i64) -> i64:
    """Of a die thrown for `what`; in a battle against the rival."""
    if what == ON_RONGAUT:
        return rongaut_at(game, mind, die)
    return raid_at(game, mind, what, die) if rival == NONE else battle_at(game, mind, rival, die)


def mean_result(game: Trappers, mind: Mind, what: i64, rival: i64) -> i64:
    worth: i64 = 0
    for die in range(1, FACES + 1):
        worth += result(game, mind, what, rival, die)
    return worth // FACES
