"""Questions about a view of Claustrophobia that words, odds and pictures ask alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Final, NamedTuple

from igroteka.games.claustrophobia.content.scenarios import Scenario
from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import (
    DEF,
    DEMON,
    HUMAN,
    IMPRESSIVE,
    LINES,
    MOST_TP,
    MVT,
    PLACES,
    PROFILE_OF,
    PROFILES,
    STAT_NAMES,
    THE_DEMON,
)
from igroteka.games.claustrophobia.state.fields import DEAD, DEPARTED
from igroteka.games.claustrophobia.state.told import FIGURE_DAMNED, FIGURE_POSSESSED
from igroteka.games.claustrophobia.view.sides import JOINED, OPENING
from igroteka.games.claustrophobia.view.types import Fiend, Hand, Spot, View, Warrior

NONE: Final = -1
DESTINY_DICE: Final = 3  # CL-050
SIDES: Final = 4
DIRECTIONS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N, E, S, W: x grows east, y south


# --- who and where ---


def scenario_of(content: Content, view: View) -> Scenario:
    return content.scenarios[view.scenario]


def human_named(view: View, human: int) -> Warrior:
    return next(warrior for warrior in view.warriors if warrior.human == human)


def fiend_named(view: View, fiend: int) -> Fiend:
    return next(found for found in view.fiends if found.fiend == fiend)


def the_demon(view: View) -> Fiend | None:
    """Return the Demon of the scenario, in play or not."""
    return next((fiend for fiend in view.fiends if fiend.fiend == THE_DEMON), None)


def spot_named(view: View, spot: int) -> Spot:
    return view.spots[spot]


def in_play(view: View) -> list[Warrior]:
    return [warrior for warrior in view.warriors if warrior.at >= 0]


def dead(view: View) -> list[Warrior]:
    return [warrior for warrior in view.warriors if warrior.at == DEAD]


def departed(view: View) -> list[Warrior]:
    return [warrior for warrior in view.warriors if warrior.at == DEPARTED]


def trogs_on(spot: Spot) -> int:
    return spot.ready + spot.done + spot.ready_tough + spot.done_tough


def demons_on(spot: Spot) -> int:
    return trogs_on(spot) + len(spot.fiends)


def trogs_in_play(view: View) -> int:
    return sum([trogs_on(spot) for spot in view.spots])


def tile_kind(content: Content, spot: Spot) -> str:
    return content.tiles[spot.tile].kind


def has_tentacles(content: Content, view: View, spot: int) -> bool:
    return tile_kind(content, view.spots[spot]) == "tentacles"


def own_hand(view: View) -> Hand | None:
    return view.hands[view.seat] if 0 <= view.seat < len(view.hands) else None


def shares_pair(view: View, human: int) -> bool:
    """Tell whether another figure of the same profile is in the game, so that the name needs a number."""
    return sum(PROFILE_OF[warrior.human] == PROFILE_OF[human] for warrior in view.warriors) > 1


def number_in_pair(human: int) -> int:
    """Return 1 or 2: which of the two of a kind it is."""
    return 1 + sum(PROFILE_OF[other] == PROFILE_OF[human] for other in range(human))


def figure_entry(content: Content, figure: int) -> int:
    """Return the row of creatures.toml that a Possessed or a Damned is, -1 for a Demon card."""
    return {int(FIGURE_POSSESSED): 1, int(FIGURE_DAMNED): 2}.get(figure, NONE)


# --- ways ---


def passes(view: View, seat: int, spot: Spot, side: int) -> bool:
    """Tell whether warriors of this side may go through (CL-088, closed and lost edges)."""
    if spot.sides[side] != JOINED or spot.caved[side]:
        return False
    return not (spot.lost[side] if seat == HUMAN else spot.oiled[side])


def next_to(view: View, seat: int, spot: Spot) -> list[int]:
    return [spot.neighbours[side] for side in range(SIDES) if passes(view, seat, spot, side)]


def steps_between(view: View, seat: int, start: int) -> dict[int, int]:
    """Return by spot the steps there, whoever stands in the way."""
    found = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for other in next_to(view, seat, view.spots[here]):
            if other not in found:
                found[other] = found[here] + 1
                edge.append(other)
    return found


def steps_to_exit(content: Content, view: View, human: int) -> int | None:
    """Return the steps of a human to the Exit, with the one that leaves; None while no way is known."""
    warrior = human_named(view, human)
    ends = [spot.spot for spot in view.spots if tile_kind(content, spot) == "exit"]
    if warrior.at < 0 or not ends:
        return None
    steps = steps_between(view, int(HUMAN), warrior.at)
    return min([steps[end] + 1 for end in ends if end in steps], default=None)


class Reach(NamedTuple):
    """Spots that a Demon-side warrior can get to, with the steps it needs."""

    spot: int
    steps: int


def trog_reach(content: Content, view: View, start: int, mvt: int) -> dict[int, int]:
    """Return by spot the steps of one Troglodyte from there: doors, holes and water, and enemies that hold it back.

    Its own kind is never in the way: those may move on before it. So it is what could come, not what must.
    """
    found = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        steps, spot = found[here], view.spots[here]
        if steps >= mvt or (here != start and is_flooded(content, spot)):  # CL-140
            continue
        if is_flooded(content, spot) and steps > 0:
            continue
        ways = [] if holds(view, spot, here == start) else next_to(view, int(DEMON), spot)
        if spot.hole:  # CL-157: enemies do not hold it back there
            ways += [other.spot for other in view.spots if other.hole and other.spot != here]
        for other in ways:
            if other not in found and not view.spots[other].sealed:
                found[other] = mvt if is_flooded(content, spot) else steps + 1  # CL-141: leaving costs all of it
                edge.append(other)
    return found


def is_flooded(content: Content, spot: Spot) -> bool:
    return tile_kind(content, spot) == "flooded"


def holds(view: View, spot: Spot, starting: bool) -> bool:
    """Tell whether the humans there keep a Troglodyte from going on (CL-091, CL-127)."""
    if not spot.humans:
        return False
    if any(IMPRESSIVE in human_named(view, human).talents for human in spot.humans):
        return True
    return len(spot.humans) > demons_on(spot) + (0 if starting else 1)


def threatened(content: Content, view: View) -> dict[int, tuple[int, int]]:
    """Return by spot how many Demon-side warriors in play could attack there next, and how many fit there."""
    coming: Counter[int] = Counter()
    for spot in view.spots:
        if trogs_on(spot):
            for end in trog_reach(content, view, spot.spot, view.trog[MVT]):
                coming[end] += trogs_on(spot)
    for fiend in view.fiends:
        if fiend.at >= 0:
            for end, steps in steps_between(view, int(DEMON), fiend.at).items():
                if steps <= fiend.values[MVT]:
                    coming[end] += 1
    return {
        spot: (min(many, view.spots[spot].capacity), view.spots[spot].capacity)
        for spot, many in coming.items()
        if not view.spots[spot].sealed
    }


def entry_spots(view: View, humans: bool = False, opening: bool = False) -> list[int]:
    """Return where a Troglodyte may be brought in, with these conditions waived besides (CL-070 to CL-072)."""
    which = int(humans) + 2 * int(opening)
    return [spot.spot for spot in view.spots if spot.entry[which] == 0]


def within_reach(content: Content, view: View, start: int) -> int | None:
    """Return the steps of a Troglodyte from there to the nearest human, None if it gets to nobody in one move."""
    reach = trog_reach(content, view, start, view.trog[MVT])
    return min([steps for spot, steps in reach.items() if view.spots[spot].humans], default=None)


def could_be_summoned(content: Content, view: View) -> dict[int, int]:
    """Return by spot where Troglodytes brought in next could attack: how many TP could pay for and fit there."""
    most = min(view.supply, int(MOST_TP), view.tp + most_gain(content, view))
    found: dict[int, int] = {}
    if most <= 0:
        return found
    for start in entry_spots(view):
        for end in trog_reach(content, view, start, view.trog[MVT]):
            if view.spots[end].humans:
                found[end] = min(most, view.spots[end].capacity)
    return found


def most_gain(content: Content, view: View) -> int:
    """Return the most TP that the Destiny dice of the next Threat phase can bring."""
    yields = [
        max(space.amount or 0, 0 if view.spaces[n].flat else space.high or 0)
        for n, space in enumerate(content.spaces)
        if space.effect == "threat" and not view.spaces[n].closed
    ]
    return max(yields, default=0) * dice_next(view)


def dice_next(view: View) -> int:
    """CL-050, CL-058, CL-R50."""
    return DESTINY_DICE + view.calm + view.mechanisms


# --- dice ---


GIVING: Final = ("RollInitiative", "AfterRoll", "RerollDie", "NewValue", "AssignDice")


def giving(view: View) -> bool:
    """Tell whether the dice of this round are not given yet: those of the last one no longer count."""
    return view.step in GIVING


def shown_die(view: View, warrior: Warrior) -> int:
    """Return the die that lies on his card, 0 if none does: before the dice are given only one that is to be his."""
    return warrior.draft if giving(view) else warrior.die


def needs_dice(view: View) -> int:
    """Return how many warriors still wait for a die."""
    return sum(warrior.draft == 0 for warrior in in_play(view))


def gift_of(content: Content, view: View, die: int) -> int:
    """Return the Redeemer's gift that a die of this value wakes, -1 if none."""
    return next((gift for gift in view.gifts if content.gifts[gift].die == die), NONE)


def fits(content: Content, view: View, space: int, dice: Iterable[int]) -> bool:
    """Tell whether a space takes these dice: one by its value, two by their sum (CL-051)."""
    found = content.spaces[space]
    values = list(dice)
    if len(values) != found.dice:
        return False
    if found.values is not None:
        return values[0] in found.values
    total = sum(values)
    return total == found.exact if found.exact else total >= (found.least or 0)


def partners(content: Content, view: View, space: int, die: int) -> tuple[int, ...]:
    """Return the values among the dice left that complete the space together with this one."""
    others = list(view.dice)
    if die in others:
        others.remove(die)
    return tuple(sorted({other for other in others if fits(content, view, space, (die, other))}))


class Yield(NamedTuple):
    """Numbers of a space if it were used now: words have `draw-yield` for each effect."""

    effect: str
    amount: int  # TP, dice, cards, hits; of a stat by how much
    high: int  # TP for a high die, as `amount` where there is none
    stat: str  # of Troglodytes
    before: int
    after: int
    many: int  # Troglodytes in play; places that become legal; cards left in the deck; humans who would die
    more: int  # Troglodytes that TP and supply could add


def yield_of(content: Content, view: View, space: int) -> Yield:
    found = content.spaces[space]
    amount = found.amount or 0
    more = min(view.tp, view.supply)
    made = Yield(found.effect, amount, amount, "", 0, 0, 0, more)
    if found.effect == "threat":
        high = amount if view.spaces[space].flat else found.high or amount
        return made._replace(high=high, before=view.tp, after=min(int(MOST_TP), view.tp + amount))
    if found.effect in ("trog_stat", "futile"):
        stat = STAT_NAMES.index(found.stat or "mvt")
        now = view.trog[stat]
        after = min(6, now + amount) if stat == DEF else now + amount
        return made._replace(stat=STAT_NAMES[stat], before=now, after=after, many=trogs_in_play(view))
    if found.effect == "calm":
        return made._replace(before=DESTINY_DICE, after=DESTINY_DICE + amount)
    if found.effect == "draw_event":
        return made._replace(many=view.hands[DEMON].deck)
    if found.effect == "waive_humans":
        return made._replace(many=len(opened_by(view, humans=True)))
    if found.effect == "waive_opening":
        return made._replace(many=len(opened_by(view, opening=True)))
    return made._replace(many=len(doomed(view, amount)))


def opened_by(view: View, humans: bool = False, opening: bool = False) -> list[int]:
    """Return the spots where Troglodytes may come only because these conditions are waived."""
    already = set(entry_spots(view))
    both = entry_spots(view, humans or view.waive_humans, opening or view.waive_opening)
    return [spot for spot in both if spot not in already]


def doomed(view: View, hits: int) -> list[int]:
    """Return the humans whom so many hits would kill."""
    return [warrior.human for warrior in in_play(view) if sum(warrior.wounds) + hits >= LINES]


# --- cards ---


def counted(kinds: Iterable[int]) -> list[tuple[int, int]]:
    """Return kinds with their number, sorted."""
    return sorted(Counter(kinds).items())


def playable(content: Content, view: View, kind: int) -> str:
    """Return the moment at which a card is played, as the vocabulary spells it."""
    return content.cards[kind].moment


# --- the stack ---


def target_chance(view: View) -> Fraction:
    """Return the chance that the next tile is a target place of the scenario."""
    return Fraction(view.aim[0], max(1, view.aim[1]))


def kinds_left(content: Content, view: View) -> list[tuple[str, int]]:
    """Return the kinds of tiles that nobody has laid yet, as far as the viewer knows, with their number."""
    return sorted(Counter([content.tiles[tile].kind for tile in view.unseen_tiles]).items(), key=lambda kind: kind[0])


# --- how near the end is ---


class Goal(NamedTuple):
    """A count towards a victory condition, by the word of the condition."""

    when: str
    result: str  # whom it serves
    now: int
    needed: int
    extra: int  # Seals left, distance to the Exit (-1: unknown), who holds the Shaft, the dead
    who: int  # human, -1: nobody


def goals(content: Content, view: View) -> list[Goal]:
    """Return the conditions of the scenario that are counted, each once, those of the Human first."""
    found: list[Goal] = []
    for end in scenario_of(content, view).ends:
        for when in end.when:
            if when in COUNTS and all(goal.when != when for goal in found):
                found.append(COUNTS[when](content, view, end.amount, end.result))
    return sorted(found, key=lambda goal: ("human", "draw", "demon").index(goal.result))


def left_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    return Goal("left", result, view.left, amount, 0, NONE)


def fuse_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    """The fuse: what the D10 shows; `extra` is 1 if the Demon side holds the Shaft, `needed` where it begins."""
    target = target_spot(content, view)
    held = target is not None and demons_on(target) > len(target.humans)
    return Goal(
        "fuse_burnt", result, view.clock if view.lit else NONE, scenario_of(content, view).fuse, int(held), NONE
    )


def demon_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    demon = the_demon(view)
    health = demon.health if demon else 0
    found = demon is not None and demon.at >= 0
    return Goal("demon_dead", result, demon.wounds if demon and found else 0, health, int(found), NONE)


def chant_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    return Goal("chanted", result, view.clock, amount, view.seals, NONE)


def freed_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    return Goal("freed", result, view.freed, amount, view.possessed_dead, NONE)


def chest_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    every = scenario_of(content, view).full_chests + scenario_of(content, view).empty_chests
    opened = every - view.full_chests - view.empty_chests
    steps = steps_to_exit(content, view, view.carrier) if view.carrier >= 0 else None
    return Goal("chest_out", result, opened, every, NONE if steps is None else steps, view.carrier)


def captive_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    captive = next((human for human, place in enumerate(PLACES) if PROFILES[PROFILE_OF[human]] == "captive"), NONE)
    there = next((warrior for warrior in view.warriors if warrior.human == captive and warrior.at >= 0), None)
    if there is None:
        return Goal("captive_out", result, 0, int(LINES), NONE, NONE)
    steps = steps_to_exit(content, view, captive)
    return Goal("captive_out", result, sum(there.wounds), int(LINES), NONE if steps is None else steps, captive)


def gathered_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    target = target_spot(content, view)
    return Goal("gathered", result, len(target.humans) if target else 0, amount, len(in_play(view)), NONE)


def redeemer_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    redeemer = view.warriors[0] if view.warriors else None
    return Goal("redeemer_dead", result, sum(redeemer.wounds) if redeemer else 0, int(LINES), 0, 0)


def few_goal(content: Content, view: View, amount: int, result: str) -> Goal:
    return Goal("too_few", result, len(in_play(view)), amount, 0, NONE)


COUNTS: Final = {
    "left": left_goal,
    "fuse_burnt": fuse_goal,
    "demon_dead": demon_goal,
    "chanted": chant_goal,
    "freed": freed_goal,
    "chest_out": chest_goal,
    "captive_out": captive_goal,
    "gathered": gathered_goal,
    "redeemer_dead": redeemer_goal,
    "too_few": few_goal,
}


def target_spot(content: Content, view: View) -> Spot | None:
    """Return the place that the scenario is about, if it is laid."""
    target = scenario_of(content, view).target
    return next((spot for spot in view.spots if content.tiles[spot.tile].id == target), None)


def openings(view: View) -> list[int]:
    """Return the unexplored openings as edges, those that Lost has closed left out."""
    return [
        spot.spot * SIDES + side
        for spot in view.spots
        for side in range(SIDES)
        if spot.sides[side] == OPENING and not spot.lost[side]
    ]
