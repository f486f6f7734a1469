"""Exploring: a tile is drawn, turned up and laid by the Demon, and the explorer enters it (CL-097 to CL-104)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.seats import NOBODY
from igroteka.engine.step_kinds import Chance1, Clause1, Clause2, Decision2, Decision3
from igroteka.engine.vectors import put
from igroteka.engine.window import Window
from igroteka.games.claustrophobia.content.vocabulary import (
    DEMON,
    HOLE,
    HOLE_TOKENS,
    HUMAN,
    SIDES_EACH,
    W_DRAWN,
    W_EXPLORED,
)
from igroteka.games.claustrophobia.rules import hands
from igroteka.games.claustrophobia.rules.figures import spawn_trogs
from igroteka.games.claustrophobia.rules.moments import MOMENTS
from igroteka.games.claustrophobia.rules.moving import arrive, spend
from igroteka.games.claustrophobia.state import events, stack
from igroteka.games.claustrophobia.state.actions import PLAY, SPOT, TILE, TURN
from igroteka.games.claustrophobia.state.fields import (
    HOLE_TOKEN,
    LOST_SIDES,
    MIDDLE,
    NEIGHBOURS,
    NONE,
    OPEN,
    ROTATION,
    X,
    Y,
)
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.stack import entry, tile_of, tiles_left
from igroteka.games.claustrophobia.state.told import BY_LOST

FOUR_SIDES: Final[i64] = 15


def explore(game: Claustrophobia, human: i64, edge: i64, card_shows: i64) -> None:
    """CL-097: 1 MVT; CL-R55: the Map and Precognition do not add up."""
    game.tell(events.EXPLORES, human, game.where(edge // SIDES_EACH), edge % SIDES_EACH, tiles_left(game))
    spend(game, human, edge // SIDES_EACH)
    shown = min(max(card_shows, game.foresight, 1), tiles_left(game))
    game.aside = vec[i64]()
    if shown > 1:
        game.then(LOOK, edge, shown)
    else:
        game.then(DRAW_NEXT, edge)


# --- drawing ---


class Look(Clause2[Claustrophobia]):
    """The Human looks at the top tiles and picks the one that is handed over."""

    def run(self, game: Claustrophobia, edge: i64, many: i64) -> None:
        game.tell(events.LOOKS_AT_TILES, game.acting, many)
        for place in range(min(many, len(game.known_top))):
            game.whisper(HUMAN, events.SAW_TILE, tile_of(game.known_top[place]))
        for _tile in range(many - len(game.known_top)):
            game.then(PEEK_TILE, edge)
        game.then(HAND_OVER, HUMAN, edge, many)


class PeekTile(Chance1[Claustrophobia]):
    """A tile of the stack that the Human alone sees."""

    def outcomes(self, game: Claustrophobia, edge: i64, odds: Odds) -> None:
        stack.outcomes(game, odds)

    def sample(self, game: Claustrophobia, edge: i64, rng: Rng) -> i64:
        return stack.sample(game, rng)

    def apply(self, game: Claustrophobia, edge: i64, tile: i64) -> None:
        game.known_top = append(game.known_top[:], entry(tile, stack.take_off(game, tile), 0))
        game.whisper(HUMAN, events.SAW_TILE, tile)


class HandOver(Decision3[Claustrophobia]):
    """CL-R55: the others go back on top in their old order."""

    def actions(self, game: Claustrophobia, seat: i64, edge: i64, many: i64, choices: Choices) -> None:
        for place in range(many):
            choices.add(act(TILE, tile_of(game.known_top[place])))

    def apply(self, game: Claustrophobia, seat: i64, edge: i64, many: i64, action: i64) -> None:
        for place in range(many):
            if tile_of(game.known_top[place]) == first_of(action):
                take_from_top(game, place)
                break
        game.shown += 1
        game.then(TURN_UP, edge)


def take_from_top(game: Claustrophobia, place: i64) -> None:
    found = game.known_top[place]
    game.drawn = entry(tile_of(found), stack.block_of(found), 1)
    game.known_top = stack.without(game.known_top, place)


class DrawNext(Clause1[Claustrophobia]):
    """CL-098: the top tile; one that was put back is known already."""

    def run(self, game: Claustrophobia, edge: i64) -> None:
        if len(game.known_top) > 0:
            take_from_top(game, 0)
            game.shown += 1
            game.then(TURN_UP, edge)
        else:
            game.then(DRAW_TILE, edge)


class DrawTile(Chance1[Claustrophobia]):
    """CL-098: blindly."""

    def outcomes(self, game: Claustrophobia, edge: i64, odds: Odds) -> None:
        stack.outcomes(game, odds)

    def sample(self, game: Claustrophobia, edge: i64, rng: Rng) -> i64:
        return stack.sample(game, rng)

    def apply(self, game: Claustrophobia, edge: i64, tile: i64) -> None:
        game.drawn = entry(tile, stack.take_off(game, tile), 1)
        game.then(TURN_UP, edge)


class TurnUp(Clause1[Claustrophobia]):
    """CL-R53: both see it, before it is laid and before Lost is asked."""

    def run(self, game: Claustrophobia, edge: i64) -> None:
        game.tell(events.DREW_TILE, tile_of(game.drawn), tiles_left(game))
        if could_lose(game, edge):
            AT_TILE.open(game, edge)
        game.then(FIT, edge)


# --- W3: Lost ---


def can_be_lost(game: Claustrophobia, edge: i64) -> bool:
    """Tell whether Lost fits: a lone explorer, another opening to explore, no target of the scenario."""
    spot = edge // SIDES_EACH
    if game.drawn == NONE or game.humans_on(spot) != 1:
        return False
    return not game.scenario.targets >> tile_of(game.drawn) & 1 and other_opening(game, edge)


def other_opening(game: Claustrophobia, edge: i64) -> bool:
    """Tell whether humans could explore through another opening than this one."""
    for spot in range(game.spots):
        for side in range(SIDES_EACH):
            if spot * SIDES_EACH + side != edge and game.unexplored(spot, side) and not game.is_lost(spot, side):
                return True
    return False


def could_lose(game: Claustrophobia, edge: i64) -> bool:
    return can_be_lost(game, edge) and game.could_hold(DEMON, game.atlas.at_moment[W_DRAWN])


class DemonAtTile(Window[Claustrophobia]):
    """W3: the tile is turned up, not laid."""

    def asked(self, game: Claustrophobia, edge: i64, position: i64) -> i64:
        return DEMON if position == 0 else NOBODY

    def could(self, game: Claustrophobia, edge: i64, seat: i64) -> bool:
        return could_lose(game, edge)

    def actions(self, game: Claustrophobia, edge: i64, seat: i64, choices: Choices) -> None:
        offer_cards(game, W_DRAWN, choices)

    def apply(self, game: Claustrophobia, edge: i64, seat: i64, action: i64) -> None:
        hands.play(game, first_of(action), game.acting)
        lose_way(game, edge)


def offer_cards(game: Claustrophobia, moment: i64, choices: Choices) -> None:
    """Offer every Event of this moment that the Demon holds."""
    for kind in range(game.atlas.kinds):
        if game.atlas.owner[kind] == DEMON and game.atlas.moment[kind] == moment and game.holds(DEMON, kind):
            choices.add(act(PLAY, kind))


def lose_way(game: Claustrophobia, edge: i64) -> None:
    """Lost: the tile goes back on top, humans never use the opening again, the explorer's move ends."""
    spot = edge // SIDES_EACH
    game.mark(spot, LOST_SIDES + edge % SIDES_EACH)
    game.aside = append(game.aside[:], game.drawn)
    game.drawn = NONE
    put_back(game)
    game.halted = 1
    game.tell(events.OPENING_LOST, game.where(spot), edge % SIDES_EACH, game.acting)
    game.tell(events.MOVE_ENDS, game.acting, BY_LOST)


def put_back(game: Claustrophobia) -> None:
    """CL-R18, CL-R56: tiles set aside go back on top in their old order."""
    if len(game.aside) > 0:
        game.tell(events.PUT_BACK, len(game.aside))
        game.known_top = stack.joined(game.aside, game.known_top)
        game.aside = vec[i64]()


# --- laying ---


def turned(sides: i64, rotation: i64) -> i64:
    """Return open sides after a rotation: r quarters clockwise, N to E."""
    return (sides << rotation | sides >> (SIDES_EACH - rotation)) & FOUR_SIDES


def step_x(side: i64) -> i64:
    return 1 if side == 1 else -1 if side == 3 else 0


def step_y(side: i64) -> i64:
    return 1 if side == 2 else -1 if side == 0 else 0


def spot_at(game: Claustrophobia, x: i64, y: i64) -> i64:
    """Return the spot in a cell of the map, NONE if no tile lies there."""
    for spot in range(game.spots):
        if game.x(spot) == x and game.y(spot) == y:
            return spot
    return NONE


def rotations(game: Claustrophobia, edge: i64, tile: i64, closing: bool) -> i64:
    """Return the rotations that let the explorer in (CL-099), a bit each; equal ones once (CL-R52).

    CL-R17: against other neighbours anything goes. CL-R18: unless `closing` is allowed one opening must be left.
    """
    spot = edge // SIDES_EACH
    side = edge % SIDES_EACH
    x = game.x(spot) + step_x(side)
    y = game.y(spot) + step_y(side)
    elsewhere = closing or opening_elsewhere(game, x, y)
    sides = game.atlas.sides[tile]
    found: i64 = 0
    seen: i64 = 0
    for rotation in range(SIDES_EACH):
        lying = turned(sides, rotation)
        if seen >> lying & 1 or not lying >> ((side + 2) & 3) & 1:
            continue
        seen |= bit(lying)
        if elsewhere or opens_on(game, lying, x, y):
            found |= bit(rotation)
    return found


def opening_elsewhere(game: Claustrophobia, x: i64, y: i64) -> bool:
    """CL-R18: an opening that leads to another cell; one sealed by Lost does not count."""
    for spot in range(game.spots):
        for side in range(SIDES_EACH):
            if game.unexplored(spot, side) and not game.is_lost(spot, side):
                if game.x(spot) + step_x(side) != x or game.y(spot) + step_y(side) != y:
                    return True
    return False


def opens_on(game: Claustrophobia, lying: i64, x: i64, y: i64) -> bool:
    """Tell whether a tile lying so has an unexplored opening of its own."""
    for side in range(SIDES_EACH):
        if lying >> side & 1 and spot_at(game, x + step_x(side), y + step_y(side)) == NONE:
            return True
    return False


class Fit(Clause1[Claustrophobia]):
    """CL-099, CL-104: the Demon lays the tile, or it is set aside because it would close the catacombs."""

    def run(self, game: Claustrophobia, edge: i64) -> None:
        if game.drawn == NONE:
            return  # Lost
        tile = tile_of(game.drawn)
        fitting = rotations(game, edge, tile, False)
        if fitting == 0 and game.scenario.final >> tile & 1:
            fitting = rotations(game, edge, tile, True)  # CL-R18: a final tile stays
        if fitting == 0:
            set_aside(game, edge)
        else:
            choose_rotation(game, edge, fitting)


def choose_rotation(game: Claustrophobia, edge: i64, fitting: i64) -> None:
    """CL-R52: a single rotation is laid without asking."""
    if without_first(fitting) == 0:
        lay(game, edge, nth(fitting, 0))
    else:
        game.then(LAY_TILE, DEMON, edge)


def set_aside(game: Claustrophobia, edge: i64) -> None:
    """CL-104: another is drawn; CL-R19: if none is left, a target or else the first is laid all the same."""
    game.tell(events.SET_ASIDE, tile_of(game.drawn))
    game.aside = append(game.aside[:], game.drawn)
    game.drawn = NONE
    if tiles_left(game) > 0:
        game.then(DRAW_NEXT, edge)
        return
    chosen: i64 = 0
    for place in range(len(game.aside)):
        if game.scenario.targets >> tile_of(game.aside[place]) & 1:
            chosen = place
            break
    game.drawn = game.aside[chosen]
    game.aside = stack.without(game.aside, chosen)
    choose_rotation(game, edge, rotations(game, edge, tile_of(game.drawn), True))


class LayTile(Decision2[Claustrophobia]):
    """CL-099: in any rotation that lets the explorer enter."""

    def actions(self, game: Claustrophobia, seat: i64, edge: i64, choices: Choices) -> None:
        tile = tile_of(game.drawn)
        fitting = rotations(game, edge, tile, False)
        if fitting == 0:
            fitting = rotations(game, edge, tile, True)
        while fitting != 0:
            choices.add(act(TURN, nth(fitting, 0)))
            fitting = without_first(fitting)

    def apply(self, game: Claustrophobia, seat: i64, edge: i64, action: i64) -> None:
        lay(game, edge, first_of(action))


def lay(game: Claustrophobia, edge: i64, rotation: i64) -> None:
    """CL-099: the tile lies; CL-102: the explorer may go on when all is done."""
    tile = tile_of(game.drawn)
    human = game.acting
    game.drawn = NONE
    spot = place_tile(
        game,
        tile,
        rotation,
        game.x(edge // SIDES_EACH) + step_x(edge % SIDES_EACH),
        game.y(edge // SIDES_EACH) + step_y(edge % SIDES_EACH),
    )
    put_back(game)
    game.tell(events.MOVED, human, game.where(edge // SIDES_EACH), game.where(spot))
    if game.scenario.targets >> tile & 1:
        game.tell(events.TARGET_FOUND, game.where(spot))
    if not any_opening(game):
        game.tell(events.LAID_ANYWAY, game.where(spot))
    arrive(game, human, spot)  # CL-100, CL-101
    if game.scenario.reveal_tiles >> tile & 1:
        game.then(MOMENTS.revealed[game.scenario.revealed], human, spot)
    if game.kind(spot) == HOLE:
        game.then(BRING_TOKEN, spot)
    game.then(EXPLORED, spot)


def place_tile(game: Claustrophobia, tile: i64, rotation: i64, x: i64, y: i64) -> i64:
    """Put a tile on the map and link it with its neighbours; return its spot."""
    spot = game.spots
    word = tile | rotation << ROTATION | (x + MIDDLE) << X | (y + MIDDLE) << Y
    word |= turned(game.atlas.sides[tile], rotation) << OPEN
    for side in range(SIDES_EACH):
        other = spot_at(game, x + step_x(side), y + step_y(side))
        if other != NONE:
            word |= (other + 1) << (NEIGHBOURS + 6 * side)
            back = NEIGHBOURS + 6 * ((side + 2) & 3)
            game.laid = put(game.laid, other, game.laid[other] | (spot + 1) << back)
    game.laid = put(game.laid, spot, word)
    game.spots = spot + 1
    game.tell(events.LAID, game.where(spot), rotation, x + MIDDLE, y + MIDDLE)
    return spot


def any_opening(game: Claustrophobia) -> bool:
    for spot in range(game.spots):
        for side in range(SIDES_EACH):
            if game.unexplored(spot, side) and not game.is_lost(spot, side):
                return True
    return False


# --- after it ---


class BringToken(Clause1[Claustrophobia]):
    """CL-155, CL-R33: the Demon puts a hole token on any other tile in play."""

    def run(self, game: Claustrophobia, spot: i64) -> None:
        tokens: i64 = 0
        for other in range(game.spots):
            tokens += game.ground[other] >> HOLE_TOKEN & 3
        if tokens < HOLE_TOKENS:
            if game.spots > 2:
                game.then(HOLE_WHERE, DEMON, spot)
            else:
                put_token(game, 1 - spot)


class HoleWhere(Decision2[Claustrophobia]):
    def actions(self, game: Claustrophobia, seat: i64, spot: i64, choices: Choices) -> None:
        for other in range(game.spots):
            if other != spot:
                choices.add(act(SPOT, other))

    def apply(self, game: Claustrophobia, seat: i64, spot: i64, action: i64) -> None:
        put_token(game, first_of(action))


def put_token(game: Claustrophobia, spot: i64) -> None:
    game.ground[spot] += bit(HOLE_TOKEN)
    game.tell(events.HOLE_TOKEN, game.where(spot))


class Explored(Clause1[Claustrophobia]):
    def run(self, game: Claustrophobia, spot: i64) -> None:
        if could_ambush(game, spot):
            AFTER_EXPLORING.open(game, spot)


def could_ambush(game: Claustrophobia, spot: i64) -> bool:
    """W4: the explorer lives, the supply has a Troglodyte, the tile has room."""
    if game.acting == NONE or game.at[game.acting] != spot:
        return False
    if game.trogs_left() == 0 or not game.opens_to_demons(spot):
        return False
    return game.could_hold(DEMON, game.atlas.at_moment[W_EXPLORED])


class DemonAfterExploring(Window[Claustrophobia]):
    """W4: the tile is laid, its effects are done."""

    def asked(self, game: Claustrophobia, spot: i64, position: i64) -> i64:
        return DEMON if position == 0 else NOBODY

    def could(self, game: Claustrophobia, spot: i64, seat: i64) -> bool:
        return could_ambush(game, spot)

    def actions(self, game: Claustrophobia, spot: i64, seat: i64, choices: Choices) -> None:
        offer_cards(game, W_EXPLORED, choices)

    def apply(self, game: Claustrophobia, spot: i64, seat: i64, action: i64) -> None:
        kind = first_of(action)
        hands.play(game, kind, game.acting)
        spawn_trogs(game, spot, game.atlas.amount[kind])


LOOK: Final = Look()
PEEK_TILE: Final = PeekTile()
HAND_OVER: Final = HandOver()
DRAW_NEXT: Final = DrawNext()
DRAW_TILE: Final = DrawTile()
TURN_UP: Final = TurnUp()
AT_TILE: Final = DemonAtTile()
FIT: Final = Fit()
LAY_TILE: Final = LayTile()
BRING_TOKEN: Final = BringToken()
HOLE_WHERE: Final = HoleWhere()
EXPLORED: Final = Explored()
AFTER_EXPLORING: Final = DemonAfterExploring()
