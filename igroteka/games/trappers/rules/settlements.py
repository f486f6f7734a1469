"""TR-125 to TR-131, TR-140 to TR-143: one's own Factories and Cities, and those of rivals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, size
from igroteka.engine.choices import PASS, Choices, act, first_of, verb_of
from igroteka.engine.vectors import put
from igroteka.games.trappers.content.vocabulary import ENGINEER, FIGHTER, MADE_ATTACK, UPGRADED
from igroteka.games.trappers.rules.battles import catch
from igroteka.games.trappers.rules.cells.cell import Place
from igroteka.games.trappers.rules.dice import ON_CITY, ON_FACTORY, TO_CAPTURE
from igroteka.games.trappers.rules.offers import MAY_BUY_REP, welcome
from igroteka.games.trappers.rules.quests import note
from igroteka.games.trappers.rules.raids import raid
from igroteka.games.trappers.rules.reputation import buy_rep, why_not_buy
from igroteka.games.trappers.rules.scoring import FOR_CITY, SCORE
from igroteka.games.trappers.state import events, reasons
from igroteka.games.trappers.state.actions import BUY_REP, CAPTURE, CATCH, DAMAGE, DESTROY, STAY, UPGRADE
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers

UPGRADE_SQUAD: Final[i64] = 10  # TR-128
UPGRADE_REP: Final[i64] = 2
MOST_CITIES: Final[i64] = 2
UPGRADE_PRICE: Final[i64] = 20  # TR-129
UPGRADE_COSTS: Final[i64] = 5  # residents
CITY_POINTS: Final[i64] = 6  # TR-130
FACTORY_TOLL: Final[i64] = 1  # TR-131, TR-141
CITY_TOLL: Final[i64] = 2


def pick_up(game: Trappers, seat: i64) -> None:
    """TR-125, TR-R17: residents by reputation, obligatory, once a round; none, and no marker, if there are none."""
    cell = game.cell[seat]
    many = game.standing_at(seat, cell)
    if many > 0 and not game.is_marked(seat, cell):
        welcome(game, seat, many)


def why_not_upgrade(game: Trappers, seat: i64) -> i64:
    """TR-128, TR-129, TR-R45; TR-R09: on a white cell no reputation is asked for, and no clan has a City."""
    clan = game.clan_here(seat)
    if game.form(seat) != ENGINEER:
        return reasons.NEEDS_ENGINEER  # TR-072, TR-078
    if game.residents[seat] < UPGRADE_SQUAD:
        return reasons.FEW_RESIDENTS
    if clan != NONE and game.standing(seat, clan) < UPGRADE_REP:
        return reasons.LOW_REP
    if size(game.cities[seat]) >= MOST_CITIES:
        return reasons.TWO_CITIES
    if clan != NONE and game.cities[seat] & game.atlas.of_clan[clan] != 0:
        return reasons.CITY_IN_CLAN
    return reasons.TOO_POOR if game.zefs[seat] < UPGRADE_PRICE else 0


def upgrade(game: Trappers, seat: i64) -> None:
    """TR-129, TR-130; TR-R39: each time anew."""
    cell = game.cell[seat]
    game.zefs[seat] -= UPGRADE_PRICE
    game.residents[seat] -= UPGRADE_COSTS
    game.factories = put(game.factories, seat, game.factories[seat] & ~bit(cell))
    game.cities = put(game.cities, seat, game.cities[seat] | bit(cell))
    game.tell(events.UPGRADED, seat, cell, game.zefs[seat], game.residents[seat])
    game.then(SCORE, seat, CITY_POINTS, FOR_CITY)
    note(game, seat, UPGRADED, game.atlas.clan[cell])


class Own(Place):
    """TR-126, TR-127: buy, or upgrade a Factory; TR-R20: or beat one intruder, in any form."""

    def offer(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        choices.offer(act(BUY_REP), unless=why_not_buy(game, seat))
        if not game.has_city(seat, game.cell[seat]):
            choices.offer(act(UPGRADE), unless=why_not_upgrade(game, seat))
        for rival in range(game.players):
            if game.meets(seat, rival):
                choices.add(act(CATCH, rival))

    def do(self, game: Trappers, seat: i64, action: i64) -> bool:
        verb = verb_of(action)
        if verb == BUY_REP:
            buy_rep(game, seat)
        elif verb == UPGRADE:
            upgrade(game, seat)
        elif verb == CATCH:
            note(game, seat, MADE_ATTACK, NONE)  # he chose to
            catch(game, seat, first_of(action))
        return False


def pay_toll(game: Trappers, seat: i64, owner: i64) -> None:
    """TR-141, TR-R23: what he has, at most."""
    cell = game.cell[seat]
    toll = min(CITY_TOLL if game.has_city(owner, cell) else FACTORY_TOLL, game.zefs[seat])
    game.zefs[seat] -= toll
    game.zefs[owner] += toll
    game.tell(events.TOLL_PAID, seat, owner, toll, cell)


def why_not_capture(game: Trappers, seat: i64) -> i64:
    """TR-076, TR-144, TR-R05, TR-R29."""
    if game.form(seat) != ENGINEER:
        return reasons.NEEDS_ENGINEER
    if game.zefs[seat] + game.capture_zefs < 0:
        return reasons.TOO_POOR
    return reasons.NO_TILE_LEFT if game.tiles_left(seat) == 0 else 0


class Rivals(Place):
    """TR-140: in peace or not; TR-143: a raider pays no toll."""

    def offer(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(STAY))
        fighter = 0 if game.form(seat) == FIGHTER else int(reasons.NEEDS_FIGHTER)
        if game.has_city(game.owner_at(game.cell[seat]), game.cell[seat]):
            choices.offer(act(DAMAGE), unless=fighter)
            choices.offer(act(CAPTURE), unless=reasons.CITY_STANDS)
        else:
            choices.offer(act(DESTROY), unless=fighter)
            choices.offer(act(CAPTURE), unless=why_not_capture(game, seat))

    def do(self, game: Trappers, seat: i64, action: i64) -> bool:
        verb = verb_of(action)
        if verb == STAY:
            pay_toll(game, seat, game.owner_at(game.cell[seat]))
            game.then(MAY_BUY_REP, seat)  # TR-142
        elif verb == DESTROY:
            raid(game, seat, ON_FACTORY)
        elif verb == CAPTURE:
            raid(game, seat, TO_CAPTURE)
        else:
            raid(game, seat, ON_CITY)
        return False
