"""TR-059 to TR-063: the action phase. What the cell does by itself, then what its visitor wants of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.choices import PASS, Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Clause1, Clause2, Decision2
from igroteka.games.trappers.content.vocabulary import FIGHTER, RONGAUT, SOMETHING
from igroteka.games.trappers.rules.battles import attack, catch
from igroteka.games.trappers.rules.cells.capital import Capital
from igroteka.games.trappers.rules.cells.cell import Place
from igroteka.games.trappers.rules.cells.people_and_old import OldOne, People
from igroteka.games.trappers.rules.cells.something import Something
from igroteka.games.trappers.rules.cells.wasteland import Wasteland
from igroteka.games.trappers.rules.free_actions import do_aside, is_aside, may_have_asides, offer_asides
from igroteka.games.trappers.rules.offers import SCRATCH
from igroteka.games.trappers.rules.quests import note_stop
from igroteka.games.trappers.rules.rongaut import Rongaut, face_rongaut
from igroteka.games.trappers.rules.settlements import Own, Rivals, pay_toll, pick_up
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import ATTACK
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import NEEDS_FIGHTER, NO_BATTLE_HERE

OWN: Final[i64] = 6  # places after the kinds of cells
RIVALS: Final[i64] = 7


class Places:
    def __init__(self) -> None:
        self.by_number = vec[Place](
            [Wasteland(), Capital(), Something(), Rongaut(), People(), OldOne(), Own(), Rivals()]
        )


PLACES: Final = Places()


def place_of(game: Trappers, seat: i64) -> i64:
    """A settlement is another place than the Wasteland under it."""
    owner = game.owner_at(game.cell[seat])
    if owner == NONE:
        return game.kind_here(seat)
    return OWN if owner == seat else RIVALS


class Arrive(Clause1[Trappers]):
    """TR-R20: a visitor whose host is at home pays and is beaten; else the obligatory deeds, then the others."""

    def run(self, game: Trappers, seat: i64) -> None:
        cell = game.cell[seat]
        owner = game.owner_at(cell)
        if owner != NONE and owner != seat and game.cell[owner] == cell:
            pay_toll(game, seat, owner)
            catch(game, owner, seat)
            return
        if game.atlas.kind[cell] == RONGAUT:
            face_rongaut(game, seat)  # TR-161: before any attack
        if owner == seat:
            pick_up(game, seat)
        game.then(STOP, seat)
        game.then(ACT, seat, 0)


class Stop(Clause1[Trappers]):
    def run(self, game: Trappers, seat: i64) -> None:
        note_stop(game, seat)


def offer_deeds(game: Trappers, seat: i64, begun: i64, choices: Choices) -> None:
    number = place_of(game, seat)
    PLACES.by_number[number].offer(game, seat, choices)
    if not begun:
        offer_attacks(game, seat, number, choices)


def offer_attacks(game: Trappers, seat: i64, number: i64, choices: Choices) -> None:
    """TR-160, TR-162, TR-R22: as the first and only deed; TR-083, TR-164, TR-R21: not everywhere."""
    if number == OWN:
        return
    for rival in range(game.players):
        if game.meets(seat, rival):
            if number == SOMETHING or number == RIVALS:
                choices.offer(act(ATTACK, rival), unless=NO_BATTLE_HERE)
            elif game.form(seat) != FIGHTER:
                choices.offer(act(ATTACK, rival), unless=NEEDS_FIGHTER)
            else:
                choices.add(act(ATTACK, rival))


def do_deed(game: Trappers, seat: i64, action: i64) -> None:
    if verb_of(action) == ATTACK:
        attack(game, seat, first_of(action))
        return
    number = place_of(game, seat)
    if PLACES.by_number[number].do(game, seat, action):
        game.then(ACT, seat, 1)


class Act(Clause2[Trappers]):
    """Nobody is asked who, as everybody can see, has no choice."""

    def run(self, game: Trappers, seat: i64, begun: i64) -> None:
        if may_have_asides(game, seat):
            game.then(DEED, seat, begun)
            return
        SCRATCH.clear()
        offer_deeds(game, seat, begun, SCRATCH)
        if SCRATCH.count > 1:
            game.then(DEED, seat, begun)
        else:
            do_deed(game, seat, SCRATCH.codes[0])


class Deed(Decision2[Trappers]):
    """TR-060, TR-061: one of what the cell offers, or several where it says so."""

    def actions(self, game: Trappers, seat: i64, begun: i64, choices: Choices) -> None:
        offer_deeds(game, seat, begun, choices)
        offer_asides(game, seat, choices)

    def apply(self, game: Trappers, seat: i64, begun: i64, action: i64) -> None:
        if is_aside(action):
            do_aside(game, seat, action)
            game.then(DEED, seat, begun)
            return
        if action == act(PASS) and not begun:
            game.tell(events.DID_NOTHING, seat, game.cell[seat])
        do_deed(game, seat, action)


ARRIVE: Final = Arrive()
STOP: Final = Stop()
ACT: Final = Act()
DEED: Final = Deed()
