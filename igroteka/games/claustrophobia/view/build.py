"""What one seat may see of Claustrophobia: built up from what it knows, never by taking away.

Hidden are the faces of cards in hands and decks (CL-R27), the order of the stack and the tiles that the Human alone has
seen (CL-R53), treasure tokens that are face down, and dice that are being given in secret. Cards are named by kind and
sorted, so that no order tells anything.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from igroteka.engine.bits import bit, digit, size
from igroteka.engine.chance import Odds
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.claustrophobia.content.vocabulary import (
    CBT,
    DEF,
    DEMON,
    FIENDS,
    HUMAN,
    HUMANS,
    LINES,
    MVT,
    SIDES_EACH,
    SPACES,
    STATS,
    TALENTS,
)
from igroteka.games.claustrophobia.rules.dice import count_of
from igroteka.games.claustrophobia.rules.moving import why_not_leave
from igroteka.games.claustrophobia.rules.summoning import why_not_demon, why_not_trog
from igroteka.games.claustrophobia.state import reasons, stack
from igroteka.games.claustrophobia.state.fields import (
    ACTED,
    CAVED_SIDES,
    CHEST,
    COURAGE,
    DONE_TOUGH,
    DONE_TROGS,
    EMPTIED,
    EXHAUSTED,
    HOLE_TOKEN,
    INITIATIVE,
    LOST_SIDES,
    NONE,
    OIL_SIDES,
    POISONED,
    READY_TOUGH,
    READY_TROGS,
    RUSTED,
    SEALED,
    SPRUNG,
    TREASURE,
    UNGUARDING,
)
from igroteka.games.claustrophobia.state.game import HEALTH, Claustrophobia
from igroteka.games.claustrophobia.state.told import FIEND, TROG, figure_in
from igroteka.games.claustrophobia.view.sides import BLIND, JOINED, OPENING, WALL
from igroteka.games.claustrophobia.view.types import Fiend, Hand, Space, Spot, View, Warrior
from igroteka.table.asked import base_facts, numbers_asked

FACES: Final = 6
PLACING: Final = "PlaceDice"  # steps whose dice are laid in secret
ASSIGNING: Final = "AssignDice"
HANDING: Final = "HandOver"
NUMBERS: Final = (  # what a view has as it lies on the table
    "round phase result points last_item foresight more_dice left tp entries calm mechanisms critical cap_mvt acting"
    " spent hits clock seals freed possessed_dead full_chests empty_chests carrier"
)
FLAGS: Final = (
    "building open_advantages blessing_used waive_humans waive_opening began moved halted attacked festering lit"
    " demon_killed"
)


def view_of(game: Claustrophobia, seat: int, known: Open | None = None) -> View:
    """Build the view of a seat; `known` is what all see alike, found once for several views of one state."""
    known = Open(game) if known is None else known
    about = game.frame() if game.seat == CHANCE else numbers_asked(game)  # public, all of them
    facts = {**base_facts(game, seat, about), **known.facts}  # compiled, a call takes one mapping
    return View(
        **facts,
        warriors=known.warriors if seat != HUMAN else tuple([with_draft(game, warrior) for warrior in known.warriors]),
        spaces=spaces_of(game, known.step, seat),
        dice=dice_of(game, known.step, seat),
        hands=tuple([hand_of(game, owner, seat) for owner in (int(HUMAN), int(DEMON))]),
        peeked=peeked_by(game, known.step, seat),
        top=tuple([stack.tile_of(entry) if sees(entry, seat) else int(NONE) for entry in game.known_top]),
        unseen_tiles=unseen_by(game, seat),
        aim=aim_of(game, seat),
    )


class Open:
    """Public facts of one state, found once for all who look at it."""

    def __init__(self, game: Claustrophobia) -> None:
        self.step: Final[str] = "" if game.seat == OVER else game.step().name
        self.warriors: Final = warriors_of(game)
        self.facts: Final[dict[str, Any]] = {
            **{name: int(getattr(game, name)) for name in NUMBERS.split()},
            **{name: getattr(game, name) == 1 for name in FLAGS.split()},
            "scenario": int(game.scenario.number),
            "limit": int(game.scenario.limit),
            "ending": int(game.ended_by),
            "bought": tuple([int(digit(game.bought, kind)) for kind in range(game.atlas.objects)]),
            "advantages": int(game.advantages),
            "gifts": bits(game.gifts),
            "gifts_used": bits(game.gifts_used),
            "supply": int(game.trogs_left()),
            "trog": tuple([int(game.trog_value(stat, 0)) for stat in range(STATS)]),
            "fiends": fiends_of(game),
            "acting_at": acting_at(game),
            "spots": spots_of(game),
            "drawn": int(stack.tile_of(game.drawn)) if game.drawn != NONE else int(NONE),
            "stack": int(stack.tiles_left(game)),
        }


def bits(mask: int) -> tuple[int, ...]:
    """Return the places of the bits that are set."""
    return tuple([place for place in range(64) if mask >> place & 1])


def acting_at(game: Claustrophobia) -> int:
    """Return the spot of the warrior that acts."""
    if 0 <= game.acting < HUMANS:
        return int(game.at[game.acting])
    return int(game.acting_at)


# --- figures ---


def warriors_of(game: Claustrophobia) -> tuple[Warrior, ...]:
    """Return the humans of the game, those still to be found too: whoever is or was on a tile, or is possessed."""
    scenario = game.scenario
    shown = scenario.humans | scenario.possessed
    twin = game.copy() if game.phase == INITIATIVE else None
    return tuple(
        [warrior_of(game, human, twin) for human in range(HUMANS) if game.at[human] != NONE or shown >> human & 1]
    )


def warrior_of(game: Claustrophobia, human: int, twin: Claustrophobia | None) -> Warrior:
    return Warrior(
        human=human,
        profile=int(game.atlas.profile[human]),
        at=int(game.at[human]),
        wounds=tuple([game.is_wounded(human, line) for line in range(LINES)]),
        die=int(game.die(human)),
        draft=0,
        exhausted=game.is_exhausted(human),
        acted=game.has(human, ACTED),
        base=tuple([int(game.line_value(human, stat)) for stat in range(STATS)]),
        now=values_of(game, human),
        lines=lines_of(twin, human) if twin is not None else (),
        objects=bits(game.objects(human)),
        rusted=game.has(human, RUSTED),
        talents=tuple([talent for talent in range(len(TALENTS)) if game.has_talent(human, talent)]),
        courage=game.has(human, COURAGE),
        blessed=int(game.blessing) if game.blessed == human else int(NONE),
        unguarding=game.has(human, UNGUARDING),
        poisoned=game.has(human, POISONED),
        ignored=int(game.ignored(human)),
        carries=game.carrier == human,
        stuck=human_stuck(game, human),
    )


def values_of(game: Claustrophobia, human: int) -> tuple[int, ...]:
    return int(game.mvt(human)), int(game.cbt(human)), int(game.defence(human))


def lines_of(twin: Claustrophobia, human: int) -> tuple[tuple[int, ...], ...]:
    """Return what each line would give him: a die is tried on a copy, by the rules' own sums."""
    found = []
    for line in range(LINES):
        twin.set_die(human, line + 1)
        twin.body[human] &= ~bit(EXHAUSTED)
        if twin.is_wounded(human, line) and twin.ignored(human) != line + 1:  # CL-026
            twin.give(human, EXHAUSTED)
        found.append(values_of(twin, human))
    return tuple(found)


def human_stuck(game: Claustrophobia, human: int) -> int:
    if not game.in_play(human):
        return 0
    return int(reasons.NO_MVT) if game.mvt(human) == 0 else int(why_not_leave(game, human, game.at[human]))


def with_draft(game: Claustrophobia, warrior: Warrior) -> Warrior:
    """Return the viewer's own warrior with the die that is to be his."""
    draft = int(digit(game.drafts, warrior.human))
    return replace(warrior, draft=draft) if draft else warrior


def fiends_of(game: Claustrophobia) -> tuple[Fiend, ...]:
    """Return the Demon, if the scenario has one, and what has become of humans."""
    shown = [fiend for fiend in range(FIENDS) if game.fiend_at[fiend] != NONE or game.fiends_waiting >> fiend & 1]
    if game.scenario.demon >= 0 and 0 not in shown:
        shown.insert(0, 0)
    return tuple([fiend_of(game, fiend) for fiend in shown])


def fiend_of(game: Claustrophobia, fiend: int) -> Fiend:
    return Fiend(
        fiend=fiend,
        figure=int(figure_in(game.figure(fiend))),
        at=int(game.fiend_at[fiend]),
        wounds=int(game.wounds_of(fiend)),
        health=int(game.fiend_value(fiend, HEALTH)),
        values=tuple([int(game.fiend_value(fiend, stat)) for stat in (MVT, CBT, DEF)]),
        talents=tuple([talent for talent in range(len(TALENTS)) if game.fiend_talent(fiend, talent)]),
        done=game.fiends_done >> fiend & 1 == 1,
        waiting=game.fiends_waiting >> fiend & 1 == 1,
        stuck=int(why_not_leave(game, FIEND + fiend, game.fiend_at[fiend])) if game.fiend_at[fiend] >= 0 else 0,
    )


# --- the map ---


def spots_of(game: Claustrophobia) -> tuple[Spot, ...]:
    waived = [waiving(game, humans, opening) for humans, opening in ((0, 0), (1, 0), (0, 1), (1, 1))]
    return tuple([spot_facts(game, spot, waived) for spot in range(game.spots)])


def waiving(game: Claustrophobia, humans: int, opening: int) -> Claustrophobia:
    """Return the table as it would be with these conditions of bringing in waived (CL-062, CL-063)."""
    twin = game.copy()
    twin.waive_humans |= humans
    twin.waive_opening |= opening
    return twin


def spot_facts(game: Claustrophobia, spot: int, waived: list[Claustrophobia]) -> Spot:
    sides = range(int(SIDES_EACH))
    ground = int(game.ground[spot])
    return Spot(
        spot=spot,
        tile=int(game.tile(spot)),
        rotation=int(game.rotation(spot)),
        x=int(game.x(spot)),
        y=int(game.y(spot)),
        sides=tuple([side_of(game, spot, side) for side in sides]),
        neighbours=tuple([int(game.neighbour(spot, side)) for side in sides]),
        lost=tuple([game.marked_side(spot, side, LOST_SIDES) for side in sides]),
        oiled=tuple([game.marked_side(spot, side, OIL_SIDES) for side in sides]),
        caved=tuple([game.marked_side(spot, side, CAVED_SIDES) for side in sides]),
        capacity=int(game.capacity(spot)),
        humans=tuple([human for human in range(HUMANS) if game.at[human] == spot]),
        fiends=tuple([fiend for fiend in range(FIENDS) if game.fiend_at[fiend] == spot]),
        ready=ground >> int(READY_TROGS) & 15,
        ready_tough=ground >> int(READY_TOUGH) & 15,
        done=ground >> int(DONE_TROGS) & 15,
        done_tough=ground >> int(DONE_TOUGH) & 15,
        stuck=trogs_stuck(game, spot),
        hole=game.has_hole(spot),
        tokens=ground >> int(HOLE_TOKEN) & 3,
        sealed=game.is_marked(spot, SEALED),
        sprung=game.is_marked(spot, SPRUNG),
        treasure=game.is_marked(spot, TREASURE),
        emptied=game.is_marked(spot, EMPTIED),
        chest=game.is_marked(spot, CHEST),
        entry=tuple([int(why_not_trog(twin, spot)) for twin in waived]),
        entry_demon=tuple([int(why_not_demon(twin, spot)) for twin in waived]),
    )


def side_of(game: Claustrophobia, spot: int, side: int) -> int:
    if not game.is_open(spot, side):
        return WALL
    if game.neighbour(spot, side) == NONE:
        return OPENING
    return JOINED if game.joined(spot, side) else BLIND


def trogs_stuck(game: Claustrophobia, spot: int) -> int:
    if game.trogs(spot) == 0:
        return 0
    if game.trog_value(MVT, 0) == 0:
        return int(reasons.NO_MVT)
    return int(why_not_leave(game, TROG, spot))


# --- dice ---


def faces_in(dice: int) -> tuple[int, ...]:
    """Return dice that are kept as a digit for each value."""
    return tuple([face for face in range(1, FACES + 1) for _ in range(int(count_of(dice, face)))])


def dice_of(game: Claustrophobia, step: str, seat: int) -> tuple[int, ...]:
    """Return the dice that are not given; whoever gives them does so in secret, so the other sees all of them."""
    dice = list(faces_in(game.dice))
    if step == ASSIGNING and seat != HUMAN:
        dice += [int(digit(game.drafts, human)) for human in range(HUMANS) if digit(game.drafts, human)]
    elif step == PLACING and seat != DEMON:
        dice += [face for space in range(len(game.board)) for face in faces_in(game.board[space])]
    return tuple(sorted(dice))


def spaces_of(game: Claustrophobia, step: str, seat: int) -> tuple[Space, ...]:
    hidden = step == PLACING and seat != DEMON
    return tuple(
        [
            Space(
                space=space,
                dice=() if hidden or not len(game.board) else faces_in(game.board[space]),
                used=game.used_red >> space & 1 == 1,
                closed=game.scenario.closed >> space & 1 == 1,
                flat=game.scenario.flat >> space & 1 == 1,
            )
            for space in range(SPACES)
        ]
    )


# --- cards ---


def kinds_of(game: Claustrophobia, pile: int) -> tuple[int, ...]:
    return tuple(sorted([int(game.atlas.kind[card]) for card in bits(pile)]))


def hand_of(game: Claustrophobia, owner: int, seat: int) -> Hand:
    """CL-R27: a seat knows its own cards; of the other's those that it can place."""
    hand = int(game.hand[owner]) if len(game.hand) else 0
    deck = int(game.deck[owner]) if len(game.deck) else 0
    placed = hand if owner == seat else hand & int(game.known[game.row_of(seat)])
    return Hand(
        seat=owner,
        cards=int(size(hand)),
        known=kinds_of(game, placed),
        unseen=kinds_of(game, (hand & ~placed) | deck),
        deck=int(size(deck)),
        discard=kinds_of(game, int(game.discard) & int(game.atlas.of_deck[owner])),
    )


# --- the stack ---


def sees(entry: int, seat: int) -> bool:
    """Tell whether the seat knows a tile that was put back on top."""
    return seat == HUMAN or stack.is_public(entry)


def peeked_by(game: Claustrophobia, step: str, seat: int) -> tuple[int, ...]:
    """Return the tiles of which the Human hands one over; nobody else sees them."""
    if step != HANDING or seat != HUMAN:
        return ()
    return tuple([int(stack.tile_of(game.known_top[place])) for place in range(game.frame()[2])])


def unseen_by(game: Claustrophobia, seat: int) -> tuple[int, ...]:
    hidden = [int(stack.tile_of(entry)) for entry in game.known_top if not sees(entry, seat)]
    return tuple(sorted([*bits(game.pool | game.targets), *hidden]))


def aim_of(game: Claustrophobia, seat: int) -> tuple[int, int]:
    """Return the weight of a target place among the tiles that may come next, as the seat knows them."""
    if stack.tiles_left(game) == 0:
        return 0, 1
    targets = int(game.scenario.targets)
    if len(game.known_top) and sees(game.known_top[0], seat):
        return targets >> int(stack.tile_of(game.known_top[0])) & 1, 1
    twin = game.copy()
    for entry in game.known_top:
        if not sees(entry, seat):
            stack.put_under(twin, stack.tile_of(entry), stack.block_of(entry))
    odds = Odds()
    stack.outcomes(twin, odds)
    listed = odds.listed()
    return sum([weight for tile, weight in listed if targets >> tile & 1]), sum([weight for _, weight in listed])
