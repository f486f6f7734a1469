"""TR-132 to TR-139, TR-193: standing with the clans, and the mirror of war."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.trappers.content.vocabulary import BEST_REP, CLANS, WORST_REP
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import NO_CLAN_HERE, REP_BOUGHT, REP_FULL, TOO_POOR

REP_PRICE: Final[i64] = 2  # TR-082, TR-091, TR-096, TR-117, TR-126, TR-127, TR-142


def change_rep(game: Trappers, seat: i64, clan: i64, by: i64) -> None:
    """TR-133, TR-R15: the Rongaut, rewards, theft and artifacts have no mirror; TR-134: never outside the track."""
    before = game.base(seat, clan)
    now = max(WORST_REP, min(BEST_REP, before + by))
    if now != before:
        game.rep[seat * CLANS + clan] = now
        game.tell(events.REP_CHANGED, seat, clan, before, now)


def change_mirrored(game: Trappers, seat: i64, clan: i64, by: i64) -> None:
    """TR-132: the clan at war with it takes it the other way; TR-R13: also if the first change is cut off."""
    change_rep(game, seat, clan, by)
    enemy = game.enemy(clan)
    if enemy != NONE:
        change_rep(game, seat, enemy, -by)


def why_not_buy(game: Trappers, seat: i64) -> i64:
    """TR-139, TR-R10, TR-R13: one point a turn, with the clan of the cell, not above the track."""
    clan = game.clan_here(seat)
    if clan == NONE:
        return NO_CLAN_HERE
    if game.bought:
        return REP_BOUGHT
    if game.base(seat, clan) == BEST_REP:
        return REP_FULL
    return TOO_POOR if game.zefs[seat] < REP_PRICE else 0


def buy_rep(game: Trappers, seat: i64) -> None:
    """TR-193: mirrored wherever it is bought."""
    game.bought = 1
    game.zefs[seat] -= REP_PRICE
    clan = game.clan_here(seat)
    game.tell(events.BOUGHT_REP, seat, clan, game.zefs[seat])
    change_mirrored(game, seat, clan, 1)
