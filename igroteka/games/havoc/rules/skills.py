"""Skills that are used in the own turn (CH-111 to CH-114), by the name of their effect (5.3).

Each asks for its target step by step; a question with one answer is not asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size, without_first
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause2, Decision1, Decision2, Decision3
from igroteka.games.havoc.content.vocabulary import (
    ABDUCT,
    BEACON,
    BROOD,
    DOMINATE,
    FREE_RANSOM,
    MIGRATE,
    NEST,
    OVERCLOCK,
    PILGRIMAGE,
    REBUILD,
    REDRAW,
    RELOCATE,
    RESONATE,
    ROUSE,
    SAP,
    SCOUT,
    SELF_DESTRUCT,
    SNIPE,
    TELEPORT,
    TRADE,
    TROGS,
    UPLINK,
    WAR_PARTY,
)
from igroteka.games.havoc.rules.building import ACTIVATIONS_ONLY, BUILD, has_work, rest_structures
from igroteka.games.havoc.rules.casualties import from_reserve, kill_in, take_prisoner_in
from igroteka.games.havoc.rules.control import claim
from igroteka.games.havoc.rules.end_of_move import END_OF_MOVE, offer_regions
from igroteka.games.havoc.rules.hands import can_draw, discard, draw
from igroteka.games.havoc.rules.moving import WAY, movable, why_not_enter
from igroteka.games.havoc.rules.rebuilding import can_rebuild, choose_rebuilt
from igroteka.games.havoc.rules.relocating import RELOCATION, SELF_DESTRUCTION, can_blow_up, can_relocate
from igroteka.games.havoc.rules.tokens import TURN_TOKENS
from igroteka.games.havoc.state import events, reasons
from igroteka.games.havoc.state.actions import CARD, DONE, FROM, NUMBER, REGION, TOKEN
from igroteka.games.havoc.state.fields import (
    BEACON_HERE,
    CRYSTALS,
    NESTS,
    NONE,
    PILGRIMAGE_HERE,
    SAPPERS_HERE,
    STRUCTURES,
    UPLINK_HERE,
    WAR_PARTIES,
)
from igroteka.games.havoc.state.game import Havoc

TRAVELS: Final[i64] = bit(TELEPORT) | bit(RESONATE) | bit(MIGRATE)  # from one region to another


def is_target(game: Havoc, side: i64, skill: i64, region: i64) -> bool:
    """Tell whether the skill can be used on this region, or from it if it leads to another."""
    effect = game.atlas.skill_effect[skill]
    quiet = game.battle_at(region) == 0
    own = game.soldiers(side, region)
    if effect == SCOUT:
        return quiet and game.owner(region) == NONE and not game.is_occupied(region) and is_beside(game, side, region)
    if effect == BEACON:
        return quiet and game.controls(side, region) and not game.is_hq(region) and not game.lies(region, BEACON_HERE)
    if effect == PILGRIMAGE:  # CH-R90: one in a region
        return game.controls(side, region) and own > 0 and not game.lies(region, PILGRIMAGE_HERE)
    if effect == UPLINK:
        return game.ground[region] >> STRUCTURES & game.atlas.of_side[side] != 0
    if effect == SAP:
        return game.controls(side, region)
    if effect == SNIPE or effect == DOMINATE:
        return not quiet and own > 0 and game.foes(side, region) >= game.atlas.skill_amount[skill]
    if effect == ABDUCT:
        foes = game.foes(side, region)
        return not quiet and foes > 0 and own >= foes + game.atlas.skill_amount[skill]
    if effect == ROUSE:
        return quiet and game.lurks(region) and game.foes(side, region) == 0
    if effect == BROOD:
        return quiet and game.controls(side, region) and own > 0 and game.reserve[side] > 0
    if effect == REBUILD:
        return can_rebuild(game, side, region)
    return goals(game, side, skill, region) != 0


def is_beside(game: Havoc, side: i64, region: i64) -> bool:
    """Tell whether soldiers of the side stand next to the region (CH-R92)."""
    if game.is_hq(region):
        return False
    near = game.near(region)
    while near != 0:
        if game.soldiers(side, nth(near, 0)) > 0:
            return True
        near = without_first(near)
    return False


def goals(game: Havoc, side: i64, skill: i64, start: i64) -> i64:
    """Return where Teleport, Resonance or Migrating Nest can go from a region, a bit each."""
    effect = game.atlas.skill_effect[skill]
    found: i64 = 0
    if effect == TELEPORT:
        if game.battle_at(start) or movable(game, side, start) == 0:  # CH-R73
            return 0
        for region in range(game.map.regions):
            if region != start and why_not_enter(game, side, region) == 0:
                found |= bit(region)
    elif effect == RESONATE:
        if not game.controls(side, start) or game.battle_at(start) or game.crystals(start) == 0:
            return 0
        for region in range(game.map.regions):
            if region != start and game.controls(side, region) and not game.is_hq(region):
                if game.battle_at(region) == 0:
                    found |= bit(region)
    elif game.lurks(start) and game.battle_at(start) == 0:  # Migrating Nest, by tunnels too (CH-R92)
        near = game.near_for(TROGS, start)
        while near != 0:
            region = nth(near, 0)
            near = without_first(near)
            if not game.is_occupied(region) and not game.is_hq(region) and game.battle_at(region) == 0:
                found |= bit(region)
    return found


def targets(game: Havoc, side: i64, skill: i64) -> i64:
    found: i64 = 0
    for region in range(game.map.regions):
        if is_target(game, side, skill, region):
            found |= bit(region)
    return found


def why_not_skill(game: Havoc, side: i64, skill: i64) -> i64:
    if game.used >> skill & 1:
        return reasons.SKILL_USED  # CH-112
    effect = game.atlas.skill_effect[skill]
    if effect == FREE_RANSOM:
        return reasons.OTHER_PHASE  # CH-113
    if (effect == TRADE or effect == DOMINATE) and game.stored < game.atlas.skill_cost[skill]:
        return reasons.TOO_FEW_CRYSTALS
    if effect == REDRAW:
        return 0 if game.hand[side] != 0 else reasons.NO_CARDS
    if effect == TRADE:
        return 0 if can_draw(game, side) else reasons.NOTHING_TO_DRAW
    if effect == OVERCLOCK:
        works = has_work(game, side, game.atlas.skill_amount[skill], ACTIVATIONS_ONLY)
        return 0 if works else reasons.NO_TARGET
    if effect == RELOCATE:
        return 0 if can_relocate(game, side) else reasons.NO_TARGET
    if effect == SELF_DESTRUCT:
        return 0 if can_blow_up(game, side) else reasons.NO_TARGET
    return 0 if targets(game, side, skill) != 0 else reasons.NO_TARGET


class UseSkill(Clause2[Havoc]):
    """CH-112: it is turned; then it asks for its target."""

    def run(self, game: Havoc, side: i64, skill: i64) -> None:
        game.used |= bit(skill)
        game.tell(events.USED_SKILL, side, skill)
        effect = game.atlas.skill_effect[skill]
        seat = game.seat_of(side)
        if effect == REDRAW:
            if without_first(game.hand[side]) == 0:
                redraw(game, side, game.atlas.kind[nth(game.hand[side], 0)])
            else:
                game.then(REDRAW_CARD, seat)
        elif effect == TRADE:
            spend(game, game.atlas.skill_cost[skill])
            draw(game, side, game.atlas.skill_amount[skill])
        elif effect == OVERCLOCK:
            rest_structures(game)  # CH-R93: it stands apart from a Build action
            game.then(BUILD, side, game.atlas.skill_amount[skill], ACTIVATIONS_ONLY)
        elif effect == RELOCATE:
            game.then(RELOCATION, side, game.atlas.skill_amount[skill], 1)
        elif effect == SELF_DESTRUCT:
            game.then(SELF_DESTRUCTION, side, skill)
        else:
            found = targets(game, side, skill)
            if without_first(found) == 0:
                aim(game, seat, skill, nth(found, 0))
            else:
                game.then(SKILL_TARGET, seat, skill)


class SkillTarget(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, skill: i64, choices: Choices) -> None:
        found = targets(game, game.side_of(seat), skill)
        travels = TRAVELS >> game.atlas.skill_effect[skill] & 1
        while found != 0:
            choices.add(act(FROM if travels else REGION, nth(found, 0)))
            found = without_first(found)

    def apply(self, game: Havoc, seat: i64, skill: i64, action: i64) -> None:
        aim(game, seat, skill, first_of(action))


def spend(game: Havoc, crystals: i64) -> None:
    game.stored -= crystals
    game.tell(events.SPENT, crystals, game.stored)


def aim(game: Havoc, seat: i64, skill: i64, region: i64) -> None:
    side = game.side_of(seat)
    effect = game.atlas.skill_effect[skill]
    if effect == SCOUT:
        claim(game, side, region)  # CH-R30: Trog tokens there stay
    elif effect == BEACON or effect == PILGRIMAGE or effect == UPLINK or effect == SAP:
        put_token(game, seat, skill, region)
    elif effect == SNIPE:
        kill_in(game, side, game.foe_at(side, region), region)
    elif effect == DOMINATE or effect == ABDUCT:
        if effect == DOMINATE:
            spend(game, game.atlas.skill_cost[skill])
        take_prisoner_in(game, side, game.foe_at(side, region), region)
    elif effect == ROUSE:
        game.then(TURN_TOKENS, side, region)
        game.then(AFTER_ROUSING, side, region)
    elif effect == BROOD:
        placed = from_reserve(game, side, region, game.atlas.skill_amount[skill])
        game.tell(events.MUSTERED, side, region, placed)
    elif effect == REBUILD:
        choose_rebuilt(game, side, region)
    else:
        set_out(game, seat, skill, region)


class AfterRousing(Clause2[Havoc]):
    """CH-R89: control only if a Trog stands there then; nobody is lost, nothing is explored."""

    def run(self, game: Havoc, side: i64, region: i64) -> None:
        if game.soldiers(side, region) > 0:
            claim(game, side, region)


class RedrawCard(Decision1[Havoc]):
    def actions(self, game: Havoc, seat: i64, choices: Choices) -> None:
        left = game.hand[game.side_of(seat)]
        while left != 0:
            choices.add_new(act(CARD, game.atlas.kind[nth(left, 0)]))
            left = without_first(left)

    def apply(self, game: Havoc, seat: i64, action: i64) -> None:
        redraw(game, game.side_of(seat), first_of(action))


def redraw(game: Havoc, side: i64, kind: i64) -> None:
    discard(game, side, game.held_as(side, kind))
    game.tell(events.DISCARDED, side, kind, game.hand_size(side))
    draw(game, side, game.atlas.skill_amount[game.atlas.skill_of[REDRAW]])


# --- skill tokens: CH-R90 ---


def mark_of(game: Havoc, skill: i64) -> i64:
    effect = game.atlas.skill_effect[skill]
    if effect == BEACON:
        return BEACON_HERE
    if effect == PILGRIMAGE:
        return PILGRIMAGE_HERE
    return UPLINK_HERE if effect == UPLINK else SAPPERS_HERE


def put_token(game: Havoc, seat: i64, skill: i64, region: i64) -> None:
    """Take a token from the supply or from the map; which, is asked if both could be."""
    laid = game.marked_regions(mark_of(game, skill))
    left = game.atlas.skill_tokens[skill] - size(laid)
    if laid == 0:
        move_token(game, seat, skill, NONE, region)
    elif left == 0 and size(laid) == 1:
        move_token(game, seat, skill, nth(laid, 0), region)
    else:
        game.then(WHICH_TOKEN, seat, skill, region)


class WhichToken(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, skill: i64, region: i64, choices: Choices) -> None:
        laid = game.marked_regions(mark_of(game, skill))
        if size(laid) < game.atlas.skill_tokens[skill]:
            choices.add(act(DONE))  # a new one
        while laid != 0:
            choices.add(act(FROM, nth(laid, 0)))
            laid = without_first(laid)

    def apply(self, game: Havoc, seat: i64, skill: i64, region: i64, action: i64) -> None:
        move_token(game, seat, skill, NONE if action == act(DONE) else first_of(action), region)


def move_token(game: Havoc, seat: i64, skill: i64, start: i64, region: i64) -> None:
    if start != NONE:
        game.unmark(start, mark_of(game, skill))
    game.mark(region, mark_of(game, skill))
    game.tell(events.TOKEN_PUT, game.side_of(seat), region, skill, start)


# --- from region to region: Teleport, Resonance, Migrating Nest ---


def set_out(game: Havoc, seat: i64, skill: i64, start: i64) -> None:
    if game.atlas.skill_effect[skill] == MIGRATE and game.war_parties(start) > 0 and game.nests(start) > 0:
        game.then(WHICH_KIND, seat, skill, start)
    else:
        choose_goal(game, seat, skill, start * 2 + (0 if game.war_parties(start) > 0 else 1))


class WhichKind(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, skill: i64, start: i64, choices: Choices) -> None:
        choices.add(act(TOKEN, WAR_PARTY))
        choices.add(act(TOKEN, NEST))

    def apply(self, game: Havoc, seat: i64, skill: i64, start: i64, action: i64) -> None:
        choose_goal(game, seat, skill, start * 2 + first_of(action))


def choose_goal(game: Havoc, seat: i64, skill: i64, source: i64) -> None:
    """Ask for the goal; `source` is the start * 2, and 1 more for a nest."""
    found = goals(game, game.side_of(seat), skill, source // 2)
    if without_first(found) == 0:
        travel(game, seat, skill, source, nth(found, 0))
    else:
        game.then(SKILL_GOAL, seat, skill, source)


class SkillGoal(Decision3[Havoc]):
    def actions(self, game: Havoc, seat: i64, skill: i64, source: i64, choices: Choices) -> None:
        side = game.side_of(seat)
        found = goals(game, side, skill, source // 2)
        offer_regions(found, choices)
        if choices.explaining and game.atlas.skill_effect[skill] == TELEPORT:
            for region in range(game.map.regions):
                why_not = why_not_enter(game, side, region)
                if why_not:
                    choices.offer(act(REGION, region), unless=why_not)

    def apply(self, game: Havoc, seat: i64, skill: i64, source: i64, action: i64) -> None:
        travel(game, seat, skill, source, first_of(action))


def travel(game: Havoc, seat: i64, skill: i64, source: i64, end: i64) -> None:
    start = source // 2
    effect = game.atlas.skill_effect[skill]
    if effect == TELEPORT:
        if passengers(game, seat, start) > 1:
            game.then(TELEPORT_MANY, seat, start * WAY + end)
        else:
            teleport(game, seat, start, end, 1)
    elif effect == RESONATE:
        crystals = min(game.atlas.skill_amount[skill], game.crystals(start))
        game.lay(start, CRYSTALS, -crystals)
        game.lay(end, CRYSTALS, crystals)
        game.tell(events.RESONATED, start, end, crystals)
    else:
        kind = source % 2
        what = NESTS if kind == NEST else WAR_PARTIES
        game.lay(start, what, -1)
        game.lay(end, what, 1)
        game.tell(events.MIGRATED, kind, start, end)


def passengers(game: Havoc, seat: i64, start: i64) -> i64:
    """One soldier, and one more for each crystal spent."""
    skill = game.atlas.skill_of[TELEPORT]
    free = game.atlas.skill_amount[skill]
    return min(movable(game, game.side_of(seat), start), free + min(game.atlas.skill_cost[skill], game.stored))


class TeleportMany(Decision2[Havoc]):
    def actions(self, game: Havoc, seat: i64, way: i64, choices: Choices) -> None:
        for many in range(1, passengers(game, seat, way // WAY) + 1):
            choices.add(act(NUMBER, many))

    def apply(self, game: Havoc, seat: i64, way: i64, action: i64) -> None:
        teleport(game, seat, way // WAY, way % WAY, first_of(action))


def teleport(game: Havoc, seat: i64, start: i64, end: i64, many: i64) -> None:
    """CH-R57: the end-of-move steps follow for the target; it may start a battle."""
    side = game.side_of(seat)
    paid = many - game.atlas.skill_amount[game.atlas.skill_of[TELEPORT]]
    if paid > 0:
        spend(game, paid)
    game.add_soldiers(side, start, -many)
    game.add_soldiers(side, end, many)
    game.tell(events.TELEPORTED, start, end, many)
    game.then(END_OF_MOVE, side, end + 1)


USE_SKILL: Final = UseSkill()
SKILL_TARGET: Final = SkillTarget()
AFTER_ROUSING: Final = AfterRousing()
REDRAW_CARD: Final = RedrawCard()
WHICH_TOKEN: Final = WhichToken()
WHICH_KIND: Final = WhichKind()
SKILL_GOAL: Final = SkillGoal()
TELEPORT_MANY: Final = TeleportMany()
