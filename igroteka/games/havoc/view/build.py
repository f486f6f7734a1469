"""What one seat may see of Cry Havoc: built up from what it knows, never by taking away (CH-R58).

All is open but the faces of cards: hands, decks, the Matrix and the cards that somebody looks at. Face-down tokens and
event markers have no faces before they are turned; their pools are known to all. Cards are named by kind and sorted, so
that no order tells anything.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from igroteka.engine.bits import digit, size
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.havoc.content.vocabulary import (
    ATTRITION,
    CONTROL,
    DECK_SIZE,
    HUMANS,
    OBJECTIVES,
    SIDES,
    TERRAIN_DECKS,
    TROGS,
)
from igroteka.games.havoc.rules.moving import movable, open_to, passable, spread
from igroteka.games.havoc.rules.objectives import bastion
from igroteka.games.havoc.state.decks import left_in
from igroteka.games.havoc.state.fields import (
    ACTIONS,
    ACTIVATED,
    ANYWHERE,
    BARRIER_HERE,
    BEACON_HERE,
    JAMMED,
    MORE_PRISONERS,
    NONE,
    PASSED,
    PILGRIMAGE_HERE,
    SAFE,
    SAPPERS_HERE,
    TIE_CAPTURE,
    TIE_CONTROL,
    UPLINK_HERE,
)
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.view.types import Battle, Deck, Fight, Party, Place, Side, View, Way
from igroteka.table.asked import base_facts, numbers_asked

NUMBERS: Final = "round phase action turn enabler point stored"  # what a view has as it lies on the table
PARTIES: Final = 2


def view_of(game: Havoc, seat: int, known: Open | None = None) -> View:
    """Build the view of a seat; `known` is what all see alike, found once for several views of one state."""
    known = Open(game) if known is None else known
    placed = int(game.known[game.row_of(seat)])  # cards that the viewer can place
    own = int(game.side_of(seat)) if 0 <= seat < game.players else int(NONE)
    about = game.frame() if game.seat == CHANCE else numbers_asked(game)  # public, all of them
    facts = {**base_facts(game, seat, about), **known.facts}  # compiled, a call takes one mapping
    return View(
        **facts,
        sides=tuple([seen_by(game, side, own, placed) for side in known.sides]),
        decks=decks_of(game, own, placed),
        matrix=matrix_of(game, placed),
        looked=kinds_of(game, int(game.looked) & placed),
    )


class Open:
    """Public facts of one state, found once for all who look at it."""

    def __init__(self, game: Havoc) -> None:
        regions = range(game.map.regions)
        self.sides: Final = [open_side(game, side) for side in range(int(SIDES))]
        self.facts: Final[dict[str, Any]] = {
            **{name: int(getattr(game, name)) for name in NUMBERS.split()},
            "last": game.last == 1,
            "storm": game.storm == 1,
            "sides_of": tuple([int(game.side_of(seat)) for seat in range(game.players)]),
            "trogs_play": game.trogs_play(),
            "order": track_of(game, int(game.order)),
            "upcoming": track_of(game, int(game.upcoming)),
            "stacks": tuple([int(digit(game.stacks, point)) for point in range(len(game.atlas.points))]),
            "events_left": tuple([event for event in range(game.atlas.events) if game.events >> event & 1]),
            "tokens": tuple([int(count) for count in game.tokens]),
            "finds": tuple([int(count) for count in game.finds]),
            "nests_left": int(game.nests_left()),
            "places": tuple([place_of(game, region) for region in regions]) if len(game.forces) else (),
            "fights": fights_of(game),
            "battle": battle_of(game),
            "ways": ways_of(game),
        }


def track_of(game: Havoc, order: int) -> tuple[int, ...]:
    """Return the sides on a track of initiative, none before it is drawn (CH-022)."""
    return tuple([int(digit(order, place)) - 1 for place in range(game.players)]) if order else ()


def place_of(game: Havoc, region: int) -> Place:
    structures = [structure for structure in range(game.atlas.structures) if game.has_structure(structure, region)]
    return Place(
        region=region,
        soldiers=tuple([int(game.soldiers(side, region)) for side in range(int(SIDES))]),
        owner=int(game.owner(region)),
        hq=int(game.hq_side(region)),
        battle=int(game.battle_at(region)),
        attacker=int(game.attacker_at(region)),
        crystals=int(game.crystals(region)),
        war_parties=int(game.war_parties(region)),
        nests=int(game.nests(region)),
        explorations=int(game.explorations(region)),
        artillery=int(game.artillery(region)),
        watchtowers=int(game.watchtowers(region)),
        structures=tuple(structures),
        activated=tuple([structure for structure in structures if game.lies(region, ACTIVATED + structure)]),
        beacon=game.lies(region, BEACON_HERE),
        pilgrimage=game.lies(region, PILGRIMAGE_HERE),
        uplink=game.lies(region, UPLINK_HERE),
        sappers=game.lies(region, SAPPERS_HERE),
        barrier=game.lies(region, BARRIER_HERE),
    )


# --- sides and cards ---


def cards_in(pile: int) -> list[int]:
    return [card for card in range(64) if pile >> card & 1]


def kinds_of(game: Havoc, pile: int) -> tuple[int, ...]:
    return tuple(sorted([int(game.atlas.kind[card]) for card in cards_in(pile)]))


def open_side(game: Havoc, side: int) -> Side:
    """Return the side as everybody sees it, the faces of its cards left out."""
    skills = [skill for skill in range(len(game.atlas.skill_side)) if game.atlas.skill_side[skill] == side]
    own = [structure for structure in range(game.atlas.structures) if game.atlas.side_of[structure] == side]
    laid_out = len(game.forces) > 0  # before that there is no map
    return Side(
        side=side,
        seat=int(game.seat_of(side)),
        vp=at(game.vp, side),
        reserve=at(game.reserve, side),
        hand=int(size(at(game.hand, side))),
        known=(),
        picked=(),
        deck=int(size(at(game.deck, side))),
        deck_kinds=(),
        discard=kinds_of(game, at(game.discard, side)),
        prisoners=tuple([held_by(game, side, other) for other in range(int(SIDES))]),
        captured=tuple([held_by(game, other, side) for other in range(int(SIDES))]),
        skills=tuple([skill for skill in skills if game.has_skill(skill)]),
        used=tuple([skill for skill in skills if game.has_skill(skill) and not game.is_ready(skill)]),
        markers=int(game.markers_left(side)) if laid_out else int(game.atlas.markers[side]),
        regions=int(game.regions_of(side)) if laid_out else 0,
        tiles=tuple([(structure, int(game.structures_left(structure)) if laid_out else 0) for structure in own]),
    )


def at(numbers: Any, place: int) -> int:
    """Return a number of a vec that may not be laid out yet."""
    return int(numbers[place]) if place < len(numbers) else 0


def held_by(game: Havoc, captor: int, side: int) -> int:
    return at(game.prisoners, captor * int(SIDES) + side)


def seen_by(game: Havoc, side: Side, own: int, placed: int) -> Side:
    """Return the side with what the viewer knows of its cards."""
    hand = at(game.hand, side.side)
    if side.side == own:
        return replace(
            side,
            known=kinds_of(game, hand),
            picked=kinds_of(game, at(game.picked, own)),
            deck_kinds=kinds_of(game, at(game.deck, own)),
        )
    known = hand & (placed | sure(game, side.side))
    return replace(side, known=kinds_of(game, known)) if known else side


def sure(game: Havoc, side: int) -> int:
    """Return what all can place in hand or on the open pile: with an empty deck, the cards of the faction."""
    if at(game.deck, side) or game.looked:
        return 0
    return int(game.atlas.of_deck[int(TERRAIN_DECKS) + side])


def decks_of(game: Havoc, own: int, placed: int) -> tuple[Deck, ...]:
    """Return the terrain decks with the kinds that may lie in them: those that the viewer sees nowhere else."""
    if len(game.terrain) == 0:
        return ()
    elsewhere = (int(game.looked) | int(game.matrix)) & placed
    for side in range(int(SIDES)):
        elsewhere |= at(game.discard, side) | at(game.hand, side) & placed
        if side == own:
            elsewhere |= at(game.hand, side) | at(game.deck, side)
    return tuple(
        [
            Deck(
                terrain,
                int(left_in(game, terrain)),
                kinds_of(game, int(game.atlas.of_deck[terrain]) & ~elsewhere),
            )
            for terrain in range(int(TERRAIN_DECKS))
        ]
    )


def matrix_of(game: Havoc, placed: int) -> tuple[tuple[int, int], ...]:
    """Return the stored cards: everybody sees which deck they come from, the Machines what they are."""
    stored = [
        (card // int(DECK_SIZE), int(game.atlas.kind[card]) if placed >> card & 1 else -1)
        for card in cards_in(int(game.matrix))
    ]
    return tuple(sorted(stored))


# --- battles ---


def fights_of(game: Havoc) -> tuple[Fight, ...]:
    """Return the battles to come in the order of their numbers (CH-115)."""
    found = []
    for region in range(len(game.forces)):
        number = int(game.battle_at(region))
        if number and region != game.site:
            attacker = int(game.attacker_at(region))
            defender = int(game.foe_at(attacker, region))
            found.append(Fight(region, number, attacker, defender, acting_for(game, attacker, defender)))
    return tuple(sorted(found, key=lambda fight: fight.number))


def acting_for(game: Havoc, attacker: int, defender: int) -> int:
    """CH-130: the seat that acts for neutral Trogs, or -1."""
    if TROGS not in (attacker, defender) or game.trogs_play():
        return -1
    return int(game.left_of(game.seat_of(defender if attacker == TROGS else attacker)))


def battle_of(game: Havoc) -> Battle | None:
    if game.site == NONE:
        return None
    site = int(game.site)
    objectives = range(int(OBJECTIVES))
    return Battle(
        region=site,
        number=int(game.battle_at(site)),
        parties=tuple([party_of(game, party) for party in range(PARTIES)]),
        placed=sum(game.soldiers(game.side_in(party), site) == 0 for party in range(PARTIES)),
        sequence=tuple([int(digit(game.sequence, place)) for place in objectives]),
        resolved=tuple([objective for objective in objectives if game.resolved >> objective & 1]),
        skipped=tuple([objective for objective in objectives if game.skipped >> objective & 1]),
        winner=int(game.winner),
    )


def party_of(game: Havoc, party: int) -> Party:
    side = int(game.side_in(party))
    objectives = range(int(OBJECTIVES))
    support = [0] * int(OBJECTIVES)
    support[CONTROL] = int(bastion(game, party))
    if side == HUMANS:  # both go to their objectives as soon as all soldiers are placed
        support[ATTRITION] = int(game.artillery(game.site))
        support[CONTROL] += int(game.watchtowers(game.site))
    first = party * int(OBJECTIVES)
    return Party(
        side=side,
        seat=int(game.fighter(party)),
        on=tuple([int(game.on(party, objective)) for objective in objectives]),
        support=tuple(support),
        edge=tuple([int(digit(game.edges, first + objective)) for objective in objectives]),
        prize=tuple([int(digit(game.prizes, first + objective)) for objective in objectives]),
        shield=int(game.shields >> party * 8 & 255),
        ties=(game.marked(TIE_CONTROL, party), game.marked(TIE_CAPTURE, party)),
        safe=game.marked(SAFE, party),
        jammed=game.marked(JAMMED, party),
        passed=game.marked(PASSED, party),
        anywhere=game.marked(ANYWHERE, party),
        takes=max(1, int(game.marks >> MORE_PRISONERS + 4 * party & 15)),
        played=kinds_of(game, int(game.played if party == 0 else game.answered)),
    )


# --- ways ---


def ways_of(game: Havoc) -> tuple[Way, ...]:
    """Return how far every soldier that may move is from everywhere, for all who play; public, as pieces lie open."""
    if game.phase != ACTIONS or game.seat == OVER:
        return ()
    found: list[Way] = []
    for side in range(int(SIDES)):
        if game.is_player(side):
            found += ways_for(game, side)
    return tuple(found)


def ways_for(game: Havoc, side: int) -> list[Way]:
    found: list[Way] = []
    enterable, through = int(open_to(game, side)), int(passable(game, side))
    for start in range(game.map.regions):
        leaving = int(movable(game, side, start))
        if leaving == 0:
            continue
        reached = edge = 1 << start
        steps = 0
        while edge:
            steps += 1
            edge = int(spread(game, side, edge)) & enterable & ~reached
            reached |= edge
            found += [Way(side, start, end, steps, leaving) for end in range(game.map.regions) if edge >> end & 1]
            edge &= through
    return found
