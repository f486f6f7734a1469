"""TR-159 to TR-176: meetings of trappers, with dice or in a settlement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.step_kinds import Clause1, Clause2
from igroteka.games.trappers.content.vocabulary import BEAT_TRAPPER, MADE_ATTACK
from igroteka.games.trappers.rules.dice import AFTER_THROW, BEFORE_THROW, FACES, IN_BATTLE, THROW_BOTH
from igroteka.games.trappers.rules.forms import battle_bonus
from igroteka.games.trappers.rules.quests import note
from igroteka.games.trappers.rules.scoring import FOR_BATTLE, SCORE
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.fields import NONE, OFF
from igroteka.games.trappers.state.game import Trappers

VICTORY: Final[i64] = 8  # TR-172
BOOTY: Final[i64] = 6


def attack(game: Trappers, seat: i64, rival: i64) -> None:
    """TR-163: nobody can refuse; TR-165: dice for both."""
    game.tell(events.BATTLE, seat, rival, game.cell[seat])
    note(game, seat, MADE_ATTACK, NONE)
    game.then(BEFORE_THROW, seat, IN_BATTLE)
    game.then(THROW_BOTH, seat, rival)
    game.then(AFTER_THROW, seat, IN_BATTLE)
    game.then(BATTLE_RESULT, seat, rival)


def force(game: Trappers, seat: i64) -> i64:
    """TR-166, TR-167: all but the die."""
    return force_at(game, seat, game.cell[seat])


def force_at(game: Trappers, seat: i64, cell: i64) -> i64:
    """Return the force that the trapper would have on that cell."""
    return game.residents[seat] + game.standing_at(seat, cell) + battle_bonus(game.form(seat))


def lose_residents(game: Trappers, seat: i64, many: i64) -> None:
    """TR-R38: never below nothing."""
    lost = min(many, game.residents[seat])
    if lost > 0:
        game.residents[seat] -= lost
        game.tell(events.RESIDENTS_LOST, seat, lost, game.residents[seat])


class BattleResult(Clause2[Trappers]):
    """TR-168: the higher total wins; TR-R19: of equal ones nobody does."""

    def run(self, game: Trappers, seat: i64, rival: i64) -> None:
        mine = force(game, seat) + game.die + game.rage
        other = force(game, rival) + game.second_die
        game.tell(events.BATTLE_ROLLED, seat, game.die, mine, 1)
        game.tell(events.BATTLE_ROLLED, rival, game.second_die, other, 0)
        if not game.cocoon:
            lose_residents(game, seat, FACES - game.die)  # TR-169
        lose_residents(game, rival, FACES - game.second_die)
        if mine > other:
            game.tell(events.BATTLE_WON, seat, rival, game.cell[seat], 1)
            beat(game, seat, rival)
        elif mine < other:
            game.tell(events.BATTLE_WON, rival, seat, game.cell[seat], 0)
            remove(game, seat)
            if game.defender_scores:  # TR-R18
                reward(game, rival, seat)
        else:
            game.tell(events.BATTLE_TIED, seat, rival, mine)


def catch(game: Trappers, owner: i64, intruder: i64) -> None:
    """TR-170, TR-R20: without dice and losses; the owner counts as the attacker, whoever came to whom."""
    game.tell(events.CAUGHT, owner, intruder, game.cell[intruder])
    beat(game, owner, intruder)


def beat(game: Trappers, winner: i64, loser: i64) -> None:
    remove(game, loser)
    reward(game, winner, loser)
    game.then(TELL_QUESTS, winner)


def reward(game: Trappers, winner: i64, loser: i64) -> None:
    """TR-172; TR-173: once for each rival."""
    if game.has_beaten(winner, loser):
        return
    game.mark_victory(winner, loser)
    zefs = min(BOOTY, game.zefs[loser])
    game.zefs[loser] -= zefs
    game.zefs[winner] += zefs
    game.tell(events.TOOK_ZEFS, winner, loser, zefs)
    game.then(SCORE, winner, VICTORY, FOR_BATTLE)


def remove(game: Trappers, loser: i64) -> None:
    """TR-174, TR-175; TR-R07: missed turns do not add up; TR-176: all else stays his."""
    game.set_skips(loser, max(game.must_miss(loser), game.defeat_skip))
    game.tell(events.REMOVED, loser, game.cell[loser], game.must_miss(loser))
    game.cell[loser] = OFF


class TellQuests(Clause1[Trappers]):
    """After the points of the victory itself."""

    def run(self, game: Trappers, winner: i64) -> None:
        note(game, winner, BEAT_TRAPPER, NONE)


BATTLE_RESULT: Final = BattleResult()
TELL_QUESTS: Final = TellQuests()
