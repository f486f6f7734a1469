"""Where to drive: what every cell would bring, now and in a turn to come, and how dangerous it is to be found there.

The rover is imagined on each cell in turn, so that the rules themselves say what could be done there; it is put back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import nth, size
from igroteka.engine.choices import verb_of
from igroteka.engine.dice_odds import SURE, die_beats
from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.hints.action_values import NEVER, gain, rep_offer
from igroteka.games.trappers.hints.dice_values import attacks, battle_hope, faces_rongaut, triumph
from igroteka.games.trappers.hints.evaluation import GAME, Mind, rovers
from igroteka.games.trappers.hints.quest_values import event, stop
from igroteka.games.trappers.hints.weights import POINT
from igroteka.games.trappers.rules.action_phase import OWN, PLACES, RIVALS, place_of
from igroteka.games.trappers.rules.battles import VICTORY, force_at
from igroteka.games.trappers.rules.rounds import TURNS, income
from igroteka.games.trappers.rules.routes import BASE_POINTS, facings, reach
from igroteka.games.trappers.state.actions import CATCH, EXCHANGE, HAND_OVER
from igroteka.games.trappers.state.fields import NONE, OFF
from igroteka.games.trappers.state.game import Trappers

USUAL_POINTS: Final[i64] = 5  # of a turn to come
MOST_FEARED: Final[i64] = 3  # artifacts of a rival


# --- a visit ---


def arrives(game: Trappers, mind: Mind, number: i64) -> i64:
    """Return what the place gives by itself, without a deed."""
    cell = game.cell[mind.seat]
    worth = stop(game, mind, cell)
    if number == terms.RONGAUT:
        worth += faces_rongaut(game, mind)
    elif number == terms.SOMETHING:
        worth += rep_offer(game, mind)  # TR-082: besides the form
    elif number == OWN and not game.is_marked(mind.seat, cell):
        worth += mind.joins(game, max(0, game.standing_at(mind.seat, cell)))
    return worth


def deed(game: Trappers, mind: Mind, number: i64) -> i64:
    """The best of what the place offers, meetings aside."""
    choices = mind.choices
    choices.clear()
    PLACES.by_number[number].offer(game, mind.seat, choices)
    if number == terms.PEOPLE or number == terms.OLD:
        return deeds(game, mind)
    best = NEVER
    for i in range(choices.count):
        if verb_of(choices.codes[i]) != CATCH:
            best = max(best, gain(game, mind, choices.codes[i]))
    return best


def deeds(game: Trappers, mind: Mind) -> i64:
    """TR-109, TR-115: all that is good; a card is given but once."""
    choices = mind.choices
    worth: i64 = 0
    card: i64 = 0
    for i in range(choices.count):
        verb = verb_of(choices.codes[i])
        gained = gain(game, mind, choices.codes[i])
        if verb == HAND_OVER or verb == EXCHANGE:
            card = max(card, gained)
        elif gained > 0:
            worth += gained
    return worth + card


def meeting(game: Trappers, mind: Mind, number: i64) -> i64:
    """The best of the rivals who stand there, or NEVER."""
    best = NEVER
    for rival in range(game.players):
        if game.meets(mind.seat, rival):
            if number == OWN:
                best = max(best, triumph(game, mind, rival) + event(game, mind, terms.MADE_ATTACK, NONE))
            elif number != terms.SOMETHING and number != RIVALS and game.form(mind.seat) == terms.FIGHTER:
                best = max(best, challenge(game, mind, rival))
    return best


def challenge(game: Trappers, mind: Mind, rival: i64) -> i64:
    """To attack, with an artifact that helps if there is one."""
    plain = attacks(game, mind, rival)
    kind = mind.holding(game, terms.MORE_ATTACK)
    if kind == NONE:
        return plain
    helped = battle_hope(game, mind, rival, game.atlas.amount[kind]) - mind.keeps(kind)
    return max(plain, helped + event(game, mind, terms.MADE_ATTACK, NONE))


def transformed(game: Trappers, mind: Mind, form: i64) -> i64:
    """To take another form here and then do the best that it can."""
    before = game.form(mind.seat)
    worth = mind.reshapes(game, form) + event(game, mind, terms.CHANGED_FORM, form)
    game.take_form(mind.seat, form)
    number = place_of(game, mind.seat)
    worth += max(deed(game, mind, number), meeting(game, mind, number))
    game.take_form(mind.seat, before)
    return worth


def shifting(game: Trappers, mind: Mind, kind: i64) -> i64:
    """The best of other forms, for the artifact that brings it."""
    best = NEVER
    for form in range(4):
        if form != game.form(mind.seat):
            best = max(best, transformed(game, mind, form))
    return best - mind.keeps(kind)


def voiced(game: Trappers, mind: Mind, kind: i64) -> i64:
    """The best deed here once an artifact has raised the clan's opinion, and the opinion itself."""
    clan = game.clan_here(mind.seat)
    place = mind.seat * terms.CLANS + clan
    before = game.rep[place]
    worth = mind.favour(game, clan, game.atlas.amount[kind]) - mind.keeps(kind)
    game.rep[place] = min(terms.BEST_REP, before + game.atlas.amount[kind])
    worth += deed(game, mind, place_of(game, mind.seat))
    game.rep[place] = before
    return worth


# --- the whole board ---


def survey(game: Trappers, mind: Mind) -> None:
    """Fills `now`, `later` and `risk`."""
    here = game.cell[mind.seat]
    shifter = mind.holding(game, terms.SET_FORM)
    voice = mind.holding(game, terms.REP_HERE)
    met = rovers(game, mind.seat)
    settled = game.settlements(mind.seat) | game.rivals_settlements(mind.seat)
    look_at_wastes(game, mind)
    for cell in range(terms.CELLS):
        number = game.atlas.kind[cell]
        if number == terms.WASTELAND and (met | settled) >> cell & 1 == 0:
            clan = game.atlas.clan[cell]
            mind.now[cell] = mind.waste[clan] if clan != NONE else stop(game, mind, cell)
            mind.later[cell] = mind.now[cell]
            continue
        game.cell[mind.seat] = cell
        if settled >> cell & 1:
            number = place_of(game, mind.seat)
        look_at(game, mind, cell, number, met >> cell & 1)
        if number == OWN or met >> cell & 1:
            look_again(game, mind, cell, number, shifter, voice)
    if game.turn == TURNS:
        look_ahead(game, mind, settled)
    game.cell[mind.seat] = here
    watch_rivals(game, mind)
    for cell in range(terms.CELLS):
        mind.risk[cell] = risk(game, mind, cell, settled >> cell & 1)


def look_at_wastes(game: Trappers, mind: Mind) -> None:
    """Empty Wasteland of one clan is all alike."""
    for clan in range(terms.CLANS):
        cell = nth(game.atlas.of_clan[clan] & game.atlas.of_kind[terms.WASTELAND], 0)
        game.cell[mind.seat] = cell
        mind.waste[clan] = stop(game, mind, cell) + deed(game, mind, terms.WASTELAND)


def look_at(game: Trappers, mind: Mind, cell: i64, number: i64, met: i64) -> None:
    worth = arrives(game, mind, number)
    done = deed(game, mind, number)
    fought = meeting(game, mind, number) if met else NEVER
    mind.now[cell] = worth + max(done, fought)
    mind.later[cell] = worth + max(done, fought * mind.temper.chase // 100)


def look_again(game: Trappers, mind: Mind, cell: i64, number: i64, shifter: i64, voice: i64) -> None:
    """With artifacts: at home a City may be built by them, elsewhere a rival attacked."""
    helped = shifting(game, mind, shifter) if shifter != NONE else NEVER
    if voice != NONE and number == OWN:
        helped = max(helped, voiced(game, mind, voice))
    if helped > NEVER:
        helped += arrives(game, mind, number)
        mind.now[cell] = max(mind.now[cell], helped)
        mind.later[cell] = max(mind.later[cell], helped if number == OWN else helped * mind.temper.chase // 100)


def look_ahead(game: Trappers, mind: Mind, settled: i64) -> None:
    """A new round is near: markers will be gone, and there is income."""
    seat = mind.seat
    earned = income(game, seat)
    marked = game.marked[seat]
    raided = game.raided
    game.marked[seat] = 0
    game.raided = 0
    game.zefs[seat] += earned
    look_at_wastes(game, mind)
    for cell in range(terms.CELLS):
        number = game.atlas.kind[cell]
        if number == terms.WASTELAND and settled >> cell & 1 == 0:
            if game.atlas.clan[cell] != NONE:
                mind.later[cell] = max(mind.later[cell], mind.waste[game.atlas.clan[cell]])
            continue
        game.cell[seat] = cell
        if settled >> cell & 1:
            number = place_of(game, seat)
        mind.later[cell] = max(mind.later[cell], arrives(game, mind, number) + deed(game, mind, number))
    game.zefs[seat] -= earned
    game.raided = raided
    game.marked[seat] = marked


# --- danger ---


def watch_rivals(game: Trappers, mind: Mind) -> None:
    """Note where those can drive who could beat the trapper there."""
    for rival in range(game.players):
        mind.reach[rival] = 0
        if rival != mind.seat and game.cell[rival] != OFF and game.must_miss(rival) == 0:
            if game.form(rival) == terms.FIGHTER or game.settlements(rival) != 0:
                at = reach(game, rival)
                mind.reach[rival] = at[0] | at[1] | at[2] | at[3]


def risk(game: Trappers, mind: Mind, cell: i64, settled: i64) -> i64:
    """Of being attacked, or caught in a rival's settlement, before the next turn."""
    owner = game.owner_at(cell) if settled else NONE
    if owner == mind.seat:
        return 0
    if owner != NONE:
        if game.cell[owner] == cell:
            return 2 * beaten(game, mind, owner)  # TR-R20: at once
        return beaten(game, mind, owner) if mind.reach[owner] >> cell & 1 else 0
    worth: i64 = 0
    if game.atlas.kind[cell] != terms.SOMETHING:  # TR-083
        for rival in range(game.players):
            if mind.reach[rival] != 0 and game.form(rival) == terms.FIGHTER:
                worth += attacked(game, mind, cell, rival)
    return worth


def attacked(game: Trappers, mind: Mind, cell: i64, rival: i64) -> i64:
    """By a Fighter who can drive there, or perhaps has an artifact that brings him."""
    chance = die_beats(force_at(game, rival, cell) - force_at(game, mind.seat, cell))
    if mind.reach[rival] >> cell & 1 == 0:
        chance = chance * min(MOST_FEARED, size(game.hand[rival])) * mind.temper.cunning // 100
    return chance * beaten(game, mind, rival) // SURE * mind.temper.fear // 100


def beaten(game: Trappers, mind: Mind, rival: i64) -> i64:
    """To lose to the rival."""
    worth = mind.temper.setback
    if not game.has_beaten(rival, mind.seat):
        worth += VICTORY * POINT * mind.temper.spite // (100 * mind.others)
        if game.vp[rival] + VICTORY >= game.target:
            worth += GAME
    return worth


# --- a way ---


def onward(game: Trappers, mind: Mind, cell: i64, heading: i64) -> i64:
    """The best of the other cells, less for each turn that it takes to get there."""
    points = BASE_POINTS + game.standing_at(mind.seat, cell)
    row = mind.bearings.row(cell, heading)
    soon = mind.decay[1]
    best: i64 = 0
    for end in range(terms.CELLS):
        worth = mind.later[end] * soon
        if worth > best and end != cell:
            far = mind.bearings.cost[row + end] - points
            if far > 0:
                worth = mind.later[end] * mind.decay[1 + (far + USUAL_POINTS - 1) // USUAL_POINTS]
            best = max(best, worth)
    return best // SURE


def ends(game: Trappers, mind: Mind, cell: i64, heading: i64) -> i64:
    """To end the movement there."""
    return mind.now[cell] - mind.risk[cell] + onward(game, mind, cell, heading)


def best_facing(game: Trappers, mind: Mind, at: tuple[i64, i64, i64, i64], cell: i64) -> i64:
    headings = facings(at, cell)
    best = NEVER
    for heading in range(terms.HEADINGS):
        if headings >> heading & 1:
            best = max(best, onward(game, mind, cell, heading))
    return mind.now[cell] - mind.risk[cell] + best


def best_end(game: Trappers, mind: Mind, at: tuple[i64, i64, i64, i64]) -> i64:
    """Of all cells that can be reached."""
    cells = at[0] | at[1] | at[2] | at[3]
    best = NEVER
    for cell in range(terms.CELLS):
        if cells >> cell & 1:
            best = max(best, best_facing(game, mind, at, cell))
    return best
