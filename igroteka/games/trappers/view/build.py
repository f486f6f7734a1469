"""What one seat may see of Trappers: built up from what it knows, never by taking away (TR-067, TR-179, TR-R50).

All is open but the faces of artifacts: those of rivals and those under the deck that the seat cannot place are
counted only. Artifacts are named by kind and sorted, so that no order tells anything.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from igroteka.engine.bits import size
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.step import first, second, step_of
from igroteka.games.trappers.content.vocabulary import CAPITAL, CELLS, CLANS, FIGHTER, HEADINGS
from igroteka.games.trappers.rules.battles import BATTLE_RESULT, force
from igroteka.games.trappers.rules.dice import ON_CAPITAL, ON_CITY, ON_FACTORY
from igroteka.games.trappers.rules.raids import defence, strength
from igroteka.games.trappers.rules.rounds import income
from igroteka.games.trappers.rules.routes import cheapest, cost, facings, levels, points, reach
from igroteka.games.trappers.state.decks import ARTIFACTS, QUESTS, ROW, left
from igroteka.games.trappers.state.fields import NONE, OFF, SLOTS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.types import Goal, Held, Raid, Trapper, View
from igroteka.table.asked import base_facts, numbers_asked

# what a view has as it lies on the table
NUMBERS: Final = (
    "round turn target round_limit boost exchanges die second_die rage human_reward capture_zefs defeat_skip mimic_cap"
)
FLAGS: Final = "ghost jumped bought cocoon neutral_build failure_costs_rep defender_scores"


def cells_in(cells: int) -> tuple[int, ...]:
    return tuple([cell for cell in range(int(CELLS)) if cells >> cell & 1])


def view_of(game: Trappers, seat: int, known: Open | None = None) -> View:
    """Build the view of a seat; `known` is what all see alike, found once for several views of one state."""
    known = Open(game) if known is None else known
    doubtful = int(game.unknown_to(seat))  # artifact cards that the viewer cannot place
    about = game.frame() if game.seat == CHANCE else numbers_asked(game)  # public, all of them
    facts = {**base_facts(game, seat, about), **known.facts}  # compiled, a call takes one mapping
    return View(
        **facts,
        trappers=tuple([seen_by(game, trapper, seat, doubtful) for trapper in known.trappers]),
        buried=tuple([-1 if doubtful >> card & 1 else int(game.atlas.artifact[card]) for card in under(game, 0)]),
    )


class Open:
    """Public facts of one state, found once for all who look at it."""

    def __init__(self, game: Trappers) -> None:
        active = int(game.seat_at(game.place)) if game.round > 0 else int(NONE)
        self.trappers: Final = [open_trapper(game, seat) for seat in range(game.players)]
        self.facts: Final[dict[str, Any]] = {
            **plain_facts(game),
            "order": order_of(game),
            "active": active,
            "war": tuple([int(game.enemy(clan)) for clan in range(CLANS)]),
            "goals": goals(game, active),
            "raids": raids(game, active),
            "threats": tuple([threatened(game, number) for number in range(game.players)]),
            "played": kinds_in(int(game.played)),
            "fighters": fighters(game),
            "artifacts_left": int(left(game, ARTIFACTS)),
            "quests_left": tuple([int(left(game, QUESTS + side)) for side in range(2)]),
            "returned": tuple([tuple(under(game, int(QUESTS) + side)) for side in range(2)]),
            "done": done_quests(game),
        }


def plain_facts(game: Trappers) -> dict[str, Any]:
    numbers = {name: int(getattr(game, name)) for name in NUMBERS.split()}
    return numbers | {name: getattr(game, name) == 1 for name in FLAGS.split()}


def order_of(game: Trappers) -> tuple[int, ...]:
    """That of the seats until it is drawn (TR-020)."""
    if game.order == 0:
        return tuple(range(game.players))
    return tuple([int(game.seat_at(place)) for place in range(game.players)])


def fighters(game: Trappers) -> tuple[int, ...]:
    """Between the attack and its result there are questions and dice; the result waits on the stack."""
    if game.seat == OVER:
        return ()
    for frame in [int(game.top), *[int(game.stack[place]) for place in range(game.depth)]]:
        if step_of(frame) is BATTLE_RESULT:
            return int(first(frame)), int(second(frame))
    return ()


def under(game: Trappers, deck: int) -> list[int]:
    row = deck * int(ROW)
    return [int(game.decks[row + 2 + place]) for place in range(int(game.decks[row + 1]))]


def kinds_in(pile: int) -> tuple[int, ...]:
    return tuple([kind for kind in range(pile.bit_length()) if pile >> kind & 1])


def seen_by(game: Trappers, trapper: Trapper, viewer: int, doubtful: int) -> Trapper:
    """Return the trapper with what the viewer knows of the hand."""
    hand = int(game.hand[trapper.seat])
    known = hand if trapper.seat == viewer else hand & ~doubtful
    if not known:
        return trapper
    kinds = [int(game.atlas.artifact[card]) for card in range(hand.bit_length()) if known >> card & 1]
    return replace(trapper, known=tuple(sorted(kinds)))


def open_trapper(game: Trappers, seat: int) -> Trapper:
    """Return the trapper as everybody sees him, the faces in his hand left out."""
    hand = int(game.hand[seat])
    on_board = game.cell[seat] != OFF
    return Trapper(
        seat=seat,
        cell=int(game.cell[seat]),
        heading=int(game.heading(seat)),
        skips=int(game.must_miss(seat)),
        vp=int(game.vp[seat]),
        zefs=int(game.zefs[seat]),
        residents=int(game.residents[seat]),
        form=int(game.form(seat)),
        base=tuple([int(game.base(seat, clan)) for clan in range(CLANS)]),
        standing=tuple([int(game.standing(seat, clan)) for clan in range(CLANS)]),
        force=int(force(game, seat)) if on_board else 0,
        points=int(points(game, seat)) if on_board else 0,
        beaten=tuple([rival for rival in range(game.players) if game.has_beaten(seat, rival)]),
        hand=int(size(hand)),
        known=(),
        quests=tuple([held(game, slot) for slot in range(seat * SLOTS, seat * SLOTS + SLOTS) if game.quest[slot] >= 0]),
        factories=cells_in(int(game.factories[seat])),
        cities=cells_in(int(game.cities[seat])),
        marked=cells_in(int(game.marked[seat])),
        raided=tuple([clan for clan in range(CLANS) if game.raided >> seat * CLANS + clan & 1]),
        tiles=int(game.tiles_left(seat)),
        income=int(income(game, seat)),
    )


def held(game: Trappers, slot: int) -> Held:
    """TR-179: open to all, with its progress."""
    quest, progress = int(game.quest[slot]), int(game.progress[slot])
    bits = bool(game.atlas.distinct[quest])
    turns = int(game.atlas.min_turns[quest])
    return Held(
        quest=quest,
        progress=progress,
        done=progress.bit_count() if bits else progress,
        need=turns or int(game.atlas.need[quest]),
        fresh=game.fresh >> slot & 1 == 1,
        since=int(game.since[slot]),
    )


def goals(game: Trappers, active: int) -> tuple[Goal, ...]:
    """Public: all that decides it lies open. Besides other cells the own one, if the rover can turn there."""
    if game.seat == OVER or game.step().name not in ("DriveOrStay", "ChooseFacing") or game.jumped:
        return ()
    spent = levels(game, active)
    found = []
    for cell in range(int(CELLS)):
        headings = [
            cost(spent, cell, heading) if spent[-1][heading] >> cell & 1 else -1 for heading in range(int(HEADINGS))
        ]
        had = [heading for heading in range(int(HEADINGS)) if headings[heading] >= 0]
        if had:
            best = min(had, key=lambda heading: headings[heading])
            path = tuple(cheapest(game, active, cell, best))
            found.append(Goal(cell, headings[best], tuple(headings), path))
    return tuple(found)


def raids(game: Trappers, active: int) -> tuple[Raid, ...]:
    if active < 0 or game.cell[active] == OFF:
        return ()
    cell = game.cell[active]
    owner = game.owner_at(cell)
    if game.atlas.kind[cell] == CAPITAL:
        what = ON_CAPITAL
    elif owner in (NONE, active):
        return ()
    else:
        what = ON_CITY if game.has_city(owner, cell) else ON_FACTORY
    return (Raid(int(what), int(strength(game, active, what)), int(defence(game, cell, what))),)


def threatened(game: Trappers, seat: int) -> tuple[int, ...]:
    """Return where a Fighter could end its next movement; it starts with no artifact."""
    if game.form(seat) != FIGHTER or game.cell[seat] == OFF or game.must_miss(seat) or game.seat == OVER:
        return ()
    at = reach(game, seat)
    return tuple([cell for cell in range(int(CELLS)) if facings(at, cell)])


def done_quests(game: Trappers) -> tuple[int, ...]:
    """TR-106: neither in the deck nor with a trapper."""
    around = set(under(game, int(QUESTS)))
    around |= {quest for quest in range(game.atlas.quests) if game.decks[QUESTS * ROW] >> quest & 1}
    around |= {int(game.quest[slot]) for slot in range(game.players * SLOTS)}
    return tuple([quest for quest in range(game.atlas.quests) if game.atlas.side[quest] == 0 and quest not in around])
