"""TR-116 to TR-124: one of buying reputation, building and raiding; TR-R09: on a white cell none of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.choices import PASS, Choices, act, verb_of
from igroteka.engine.vectors import put
from igroteka.games.trappers.content.vocabulary import BUILT, CLANS, FIGHTER, MADE_RAID, RAIDED
from igroteka.games.trappers.rules.artifacts import DRAW_ARTIFACT
from igroteka.games.trappers.rules.battles import lose_residents
from igroteka.games.trappers.rules.cells.cell import Place
from igroteka.games.trappers.rules.quests import note
from igroteka.games.trappers.rules.reputation import buy_rep, change_mirrored, why_not_buy
from igroteka.games.trappers.state import decks, events, reasons
from igroteka.games.trappers.state.actions import BUILD, BUY_REP, RAID
from igroteka.games.trappers.state.decks import ARTIFACTS
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers

BUILD_SQUAD: Final[i64] = 5  # TR-118
BUILD_REP: Final[i64] = 1
BUILD_PRICE: Final[i64] = 10  # TR-119
BUILD_COSTS: Final[i64] = 2  # residents
RAID_SQUAD: Final[i64] = 10  # TR-146
FIGHTERS_SQUAD: Final[i64] = 6  # TR-074


def why_not_build(game: Trappers, seat: i64) -> i64:
    """TR-118, TR-119, TR-R29; no settlement is on the cell, or it would be another place."""
    clan = game.clan_here(seat)
    if clan == NONE and not game.neutral_build:
        return reasons.NO_CLAN_HERE
    if game.form(seat) == FIGHTER:
        return reasons.FIGHTER_BUILDS_NOT
    if game.residents[seat] < BUILD_SQUAD:
        return reasons.FEW_RESIDENTS
    if clan != NONE and game.standing(seat, clan) < BUILD_REP:
        return reasons.LOW_REP
    if game.zefs[seat] < BUILD_PRICE:
        return reasons.TOO_POOR
    return reasons.NO_TILE_LEFT if game.tiles_left(seat) == 0 else 0


def build(game: Trappers, seat: i64) -> None:
    """TR-119."""
    cell = game.cell[seat]
    clan = game.atlas.clan[cell]
    first = clan != NONE and game.settlements(seat) & game.atlas.of_clan[clan] == 0  # TR-R16: a City counts
    game.zefs[seat] -= BUILD_PRICE
    game.residents[seat] -= BUILD_COSTS
    game.factories = put(game.factories, seat, game.factories[seat] | bit(cell))  # TR-120
    game.mark(seat, cell)  # TR-122: no residents here in this round
    game.tell(events.BUILT, seat, cell, game.zefs[seat], game.residents[seat])
    if first:
        change_mirrored(game, seat, clan, 1)  # TR-121, TR-R14
    note(game, seat, BUILT, clan)


def raid_squad(game: Trappers, seat: i64) -> i64:
    return FIGHTERS_SQUAD if game.form(seat) == FIGHTER else RAID_SQUAD


def has_raided(game: Trappers, seat: i64, clan: i64) -> bool:
    return game.raided >> seat * CLANS + clan & 1 == 1


def why_not_raid(game: Trappers, seat: i64) -> i64:
    """TR-146, TR-R24, TR-R25, TR-R27; TR-R49: other rovers here do not matter."""
    clan = game.clan_here(seat)
    if clan == NONE:
        return reasons.NO_CLAN_HERE
    if game.residents[seat] < raid_squad(game, seat):
        return reasons.FEW_RESIDENTS
    if has_raided(game, seat, clan):
        return reasons.RAIDED_ALREADY
    return reasons.NO_ARTIFACTS_LEFT if decks.left(game, ARTIFACTS) == 0 else 0


def raid_clan(game: Trappers, seat: i64) -> None:
    """TR-123, TR-124, TR-193: no die; it always succeeds."""
    clan = game.clan_here(seat)
    game.raided |= bit(seat * CLANS + clan)
    game.mark(seat, game.cell[seat])
    game.tell(events.RAIDED, seat, game.cell[seat])
    note(game, seat, MADE_RAID, NONE)
    lose_residents(game, seat, 1)
    change_mirrored(game, seat, clan, -1)
    game.then(DRAW_ARTIFACT, seat)
    note(game, seat, RAIDED, clan)


class Wasteland(Place):
    """TR-116: nothing, or one of three."""

    def offer(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        choices.offer(act(BUY_REP), unless=why_not_buy(game, seat))
        choices.offer(act(BUILD), unless=why_not_build(game, seat))
        choices.offer(act(RAID), unless=why_not_raid(game, seat))

    def do(self, game: Trappers, seat: i64, action: i64) -> bool:
        verb = verb_of(action)
        if verb == BUY_REP:
            buy_rep(game, seat)
        elif verb == BUILD:
            build(game, seat)
        elif verb == RAID:
            raid_clan(game, seat)
        return False
