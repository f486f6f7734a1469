"""What a sensible commander would do: advice for each question of Cry Havoc.

Most choices are tried on a copy and judged by how the side stands then. By hand is what one step does not show: the
plan of a turn, the cards to pay with, marches, the split of soldiers in a battle. Advice reads only what the side to
act knows, so that it is the same on every table that it could not tell from the true one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import nth, without_first
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, READY, Choices, act, first_of, verb_of
from igroteka.engine.loop import play_trusted
from igroteka.engine.step import LIMIT, B
from igroteka.games.havoc.content.vocabulary import BUILD as BUILD_ICON
from igroteka.games.havoc.content.vocabulary import DECK_SIZE, MOVE, REBUILD, RESONATE, TELEPORT, TERRAIN_DECKS
from igroteka.games.havoc.content.vocabulary import RECRUIT as RECRUIT_ICON
from igroteka.games.havoc.hints.duel import ANY as ANY_NUMBER
from igroteka.games.havoc.hints.duel import Duel
from igroteka.games.havoc.hints.evaluation import ALL, Mind
from igroteka.games.havoc.hints.plans import ANY, MOST_POINTS, NEVER, Planner
from igroteka.games.havoc.hints.works import best_ground, best_rebuild, best_work
from igroteka.games.havoc.rules.action_phase import CHOOSE_ACTION, DRAW_FROM
from igroteka.games.havoc.rules.battle import PLACE_ON_CAPTURE, PLACE_ON_CONTROL
from igroteka.games.havoc.rules.battle_effects import CALL_ONTO, WITHDRAW_TO
from igroteka.games.havoc.rules.building import BUILD_WHAT, BUILD_WHERE, PLACE_FIRST
from igroteka.games.havoc.rules.draw_phase import DISCARD_DOWN
from igroteka.games.havoc.rules.hands import KEEP_WHICH
from igroteka.games.havoc.rules.moving import MARCH_FROM, MARCH_MANY, MARCH_TO, WAY
from igroteka.games.havoc.rules.paying import CHOOSE_PLACE, PAY_WITH
from igroteka.games.havoc.rules.rebuilding import ACTIVATE_NEW, REBUILD_WHAT
from igroteka.games.havoc.rules.recruiting import RECRUIT_MANY
from igroteka.games.havoc.rules.relocating import RELOCATE_WHAT
from igroteka.games.havoc.rules.setup import CHOOSE_FACTION
from igroteka.games.havoc.rules.skills import REDRAW_CARD, SKILL_GOAL, SKILL_TARGET, TRAVELS, goals, targets
from igroteka.games.havoc.rules.structures import MATRIX_DECK, MATRIX_OVERFLOW
from igroteka.games.havoc.rules.tactics import PLAY_CARD
from igroteka.games.havoc.rules.tokens import MAP_DECK
from igroteka.games.havoc.state.actions import (
    ACTIVATE,
    BUILD,
    DECK,
    DISSOLVE,
    DONE,
    DRAW_TWO,
    ENABLE,
    END_TURN,
    FROM,
    MARCH,
    NUMBER,
    OWN_DECK,
    PAY,
    PLACE,
    RAISE,
    RECRUIT,
    REGION,
    SKILL,
)
from igroteka.games.havoc.state.fields import NONE
from igroteka.games.havoc.state.game import Havoc

FOLLOWED: Final[i64] = 12  # choices of one's own that are followed on a copy


def second(game: Havoc) -> i64:
    """Return the second number of the question."""
    return game.top >> B & LIMIT


def third(game: Havoc) -> i64:
    return game.top & LIMIT


def offered(choices: Choices, wanted: i64) -> i64:
    """Return the choice that is wanted, or the first if it is not offered."""
    return wanted if choices.has(wanted) else choices.codes[0]


class Adviser:
    """A commander who answers questions; what it remembers of a table is only there to be quick."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.planner = Planner(mind)
        self.duel = Duel(mind)
        self.buffer = Choices()

    def choose(self, game: Havoc, choices: Choices, rng: Rng) -> i64:
        """Answer the question of the seat to act."""
        step = game.step()
        side = game.side_of(game.seat)
        if step is CHOOSE_FACTION:
            return choices.codes[rng.below(choices.count)]
        if step is CHOOSE_ACTION:
            return self.action(game, side, choices)
        self.mind.look(game, side)
        if step is PAY_WITH:
            return self.payment(game, choices)
        if step is MARCH_FROM or step is MARCH_TO or step is MARCH_MANY:
            return self.march(game, choices)
        if step is PLACE_ON_CONTROL or step is PLACE_ON_CAPTURE:
            return self.placing(game, choices)
        if step is BUILD_WHAT:
            return self.work(game, choices)
        if step is BUILD_WHERE:
            return offered(choices, act(REGION, best_ground(game, self.mind, second(game) // PLACE_FIRST)))
        if step is DISCARD_DOWN or step is REDRAW_CARD or step is MATRIX_OVERFLOW:
            return self.least_card(game, choices)
        if step is KEEP_WHICH:
            return self.best_card(game, choices)
        if step is DRAW_FROM or step is MAP_DECK or step is MATRIX_DECK:
            return self.deck(game, side, choices)
        if step is CHOOSE_PLACE:
            return self.place(game, side, choices)
        if step is RECRUIT_MANY:
            return choices.codes[choices.count - 1]
        if step is SKILL_TARGET or step is SKILL_GOAL:
            return self.skill(game, side, choices)
        if step is REBUILD_WHAT:
            return self.rebuilt(game, choices)
        if step is PLAY_CARD:
            return self.tactics(game, side, choices)
        if step is ACTIVATE_NEW or step is RELOCATE_WHAT:
            return choices.codes[0]  # it is used now; no structure is moved that need not
        return self.judged(game, side, choices)

    # --- what is tried and judged ---

    def judged(self, game: Havoc, side: i64, choices: Choices) -> i64:
        """Try each choice on a copy; the side stands best after the one returned."""
        best = choices.codes[0]
        most: i64 = NEVER
        for place in range(choices.count):
            worth = self.after(game, side, choices.codes[place])
            if worth > most:
                most = worth
                best = choices.codes[place]
        return best

    def after(self, game: Havoc, side: i64, choice: i64) -> i64:
        """Return how the side stands after a choice; what one's own next answer settles is answered first."""
        twin = game.copy()
        seat = game.seat
        play_trusted(twin, seat, choice)
        if twin.seat == seat and (twin.step() is CALL_ONTO or twin.step() is WITHDRAW_TO):
            inner = Choices()
            twin.offer(inner)
            play_trusted(twin, seat, self.judged(twin, side, inner))
        return self.mind.stand(twin, side)

    def followed(self, game: Havoc, side: i64, choice: i64) -> i64:
        """Return how the side stands after a choice and all that it asks, up to the next action or card."""
        twin = game.copy()
        seat = game.seat
        play_trusted(twin, seat, choice)
        for _answer in range(FOLLOWED):
            if twin.seat != seat or twin.step() is CHOOSE_ACTION or twin.step() is PLAY_CARD:
                break
            inner = Choices()
            twin.offer(inner)
            play_trusted(twin, seat, self.choose(twin, inner, Rng(1)))
        return self.mind.stand(twin, side)

    # --- the turn ---

    def action(self, game: Havoc, side: i64, choices: Choices) -> i64:
        """Use a skill that helps, else take the action that promises most."""
        mind = self.mind
        now = mind.stand(game, side)
        best: i64 = act(END_TURN)
        most: i64 = 0
        for place in range(choices.count):
            if verb_of(choices.codes[place]) == SKILL:
                gain = self.skill_gain(game, side, choices.codes[place], now)
                if gain > most:
                    most = gain
                    best = choices.codes[place]
        if best != act(END_TURN) or choices.has(act(END_TURN)):
            return best
        most = NEVER * 2
        for place in range(choices.count):
            choice = choices.codes[place]
            if verb_of(choice) != SKILL:
                gain = self.promise(game, side, choice, now)
                if gain > most:
                    most = gain
                    best = choice
        return best

    def skill_gain(self, game: Havoc, side: i64, choice: i64, now: i64) -> i64:
        """Return what a skill brings; those with most answers are reckoned, all others tried."""
        mind = self.mind
        effect = game.atlas.skill_effect[first_of(choice)]
        if effect == REBUILD:
            mind.look(game, side)
            return best_rebuild(game, mind, NONE).gain - mind.temper.skill
        if TRAVELS >> effect & 1:
            mind.look(game, side)
            start = self.departure(game, side, first_of(choice))
            end = self.arrival(game, side, first_of(choice), start)
            return self.enters(game, side, effect, end) - self.leaves(game, side, effect, start) - mind.temper.skill
        return self.followed(game, side, choice) - now

    def promise(self, game: Havoc, side: i64, choice: i64, now: i64) -> i64:
        """Return what an action promises, its cards paid."""
        mind = self.mind
        mind.look(game, side)
        verb = verb_of(choice)
        if verb == MARCH:
            self.planner.plan(game, MOVE)
        elif verb == RECRUIT:
            self.planner.plan(game, RECRUIT_ICON)
        elif verb == BUILD:
            self.planner.plan(game, BUILD_ICON)
        elif verb == DRAW_TWO:
            if mind.later == 0 and mind.acts == 0:
                return 1
            return mind.temper.draw_two
        else:
            assert verb == ENABLE
            twin = game.copy()
            play_trusted(twin, game.seat, choice)
            return mind.stand(twin, side) - now
        return self.planner.best

    def payment(self, game: Havoc, choices: Choices) -> i64:
        self.planner.plan(game, second(game))
        if self.planner.next != NONE:
            return offered(choices, act(PAY, self.planner.next))
        return offered(choices, act(DONE))

    def place(self, game: Havoc, side: i64, choices: Choices) -> i64:
        """The first place of the next round, unless it is taken already by oneself."""
        if game.upcoming & 15 == side + 1:
            return offered(choices, act(PASS))
        return act(PLACE, 0)

    def march(self, game: Havoc, choices: Choices) -> i64:
        """Follow the best leg for the points left."""
        planner = self.planner
        points = min(second(game), MOST_POINTS)
        self.mind.forget_regions(game)
        step = game.step()
        if step is MARCH_FROM:
            if not planner.find_leg(game, points, ANY, ANY):
                return act(DONE)
            return offered(choices, act(FROM, planner.leg.start))
        if step is MARCH_TO:
            planner.find_leg(game, points, third(game), ANY)
            return offered(choices, act(REGION, planner.leg.end))
        planner.find_leg(game, points, third(game) // WAY, third(game) % WAY)
        return offered(choices, act(NUMBER, planner.leg.many))

    def work(self, game: Havoc, choices: Choices) -> i64:
        """Build or activate what brings most for its price."""
        work = best_work(game, self.mind, second(game))
        if work.gain <= 0:
            return act(DONE)
        if work.builds:
            return offered(choices, act(RAISE, work.structure))
        return offered(choices, act(ACTIVATE, work.structure, work.region))

    def skill(self, game: Havoc, side: i64, choices: Choices) -> i64:
        """Follow each answer to its end; what travels has a start and a goal that are found apart."""
        skill = second(game)
        effect = game.atlas.skill_effect[skill]
        if TRAVELS >> effect & 1:
            if game.step() is SKILL_TARGET:
                return offered(choices, act(FROM, self.departure(game, side, skill)))
            return offered(choices, act(REGION, self.arrival(game, side, skill, third(game) // 2)))
        if effect == REBUILD:
            return offered(choices, act(REGION, best_rebuild(game, self.mind, NONE).region))
        best = choices.codes[0]
        most: i64 = NEVER
        for place in range(choices.count):
            worth = self.followed(game, side, choices.codes[place])
            if worth > most:
                most = worth
                best = choices.codes[place]
        return best

    def rebuilt(self, game: Havoc, choices: Choices) -> i64:
        work = best_rebuild(game, self.mind, second(game))
        return offered(choices, act(RAISE if work.builds else DISSOLVE, work.structure))

    def departure(self, game: Havoc, side: i64, skill: i64) -> i64:
        """Return the region from which a soldier or a crystal is missed least."""
        effect = game.atlas.skill_effect[skill]
        best: i64 = NONE
        starts = targets(game, side, skill)
        while starts != 0:
            region = nth(starts, 0)
            starts = without_first(starts)
            if best == NONE or self.leaves(game, side, effect, region) < self.leaves(game, side, effect, best):
                best = region
        return best

    def arrival(self, game: Havoc, side: i64, skill: i64, start: i64) -> i64:
        """Return the region where one more of them brings most."""
        effect = game.atlas.skill_effect[skill]
        best: i64 = NONE
        ends = goals(game, side, skill, start)
        while ends != 0:
            region = nth(ends, 0)
            ends = without_first(ends)
            if best == NONE or self.enters(game, side, effect, region) > self.enters(game, side, effect, best):
                best = region
        return best

    def leaves(self, game: Havoc, side: i64, effect: i64, region: i64) -> i64:
        """Return what is lost where a soldier, a crystal or a Trog token leaves."""
        mind = self.mind
        own = game.soldiers(side, region)
        if effect == TELEPORT:
            return mind.region(game, region, own, 0) - mind.region(game, region, own - 1, 0)
        return mind.crystal * mind.keeps(region, own) // ALL if effect == RESONATE else 0

    def enters(self, game: Havoc, side: i64, effect: i64, region: i64) -> i64:
        mind = self.mind
        own = game.soldiers(side, region)
        if effect == TELEPORT:
            return mind.region(game, region, own + 1, mind.share) - mind.region(game, region, own, mind.share)
        return mind.crystal * mind.keeps(region, own) // ALL if effect == RESONATE else 0

    # --- cards ---

    def least_card(self, game: Havoc, choices: Choices) -> i64:
        if choices.codes[0] == act(READY):
            return choices.codes[0]
        best = choices.codes[0]
        for place in range(1, choices.count):
            kind = first_of(choices.codes[place])
            if self.mind.card(game, kind) < self.mind.card(game, first_of(best)):
                best = choices.codes[place]
        return best

    def best_card(self, game: Havoc, choices: Choices) -> i64:
        best = choices.codes[0]
        for place in range(1, choices.count):
            kind = first_of(choices.codes[place])
            if self.mind.card(game, kind) > self.mind.card(game, first_of(best)):
                best = choices.codes[place]
        return best

    def deck(self, game: Havoc, side: i64, choices: Choices) -> i64:
        """The deck whose cards as printed are worth most."""
        best = choices.codes[0]
        most: i64 = NEVER
        for place in range(choices.count):
            deck = first_of(choices.codes[place])
            cards = deck if deck != OWN_DECK else TERRAIN_DECKS + side
            worth: i64 = 0
            for card in range(cards * DECK_SIZE, (cards + 1) * DECK_SIZE):
                worth += self.mind.card(game, game.atlas.kind[card])
            if worth > most:
                most = worth
                best = act(DECK, deck)
        return best

    # --- battle ---

    def placing(self, game: Havoc, choices: Choices) -> i64:
        party = second(game)
        fixed = third(game) if game.step() is PLACE_ON_CAPTURE else ANY_NUMBER
        self.duel.split(game, party, fixed)
        return offered(choices, act(NUMBER, self.duel.capture if fixed != ANY_NUMBER else self.duel.control))

    def tactics(self, game: Havoc, side: i64, choices: Choices) -> i64:
        """Play the card after which the battle looks best, if it looks better than without (CH-124)."""
        best = act(PASS)
        most = self.after(game, side, best)
        for place in range(choices.count):
            choice = choices.codes[place]
            if choice != act(PASS):
                worth = self.followed(game, side, choice)
                if worth > most:
                    most = worth
                    best = choice
        return offered(choices, best)
