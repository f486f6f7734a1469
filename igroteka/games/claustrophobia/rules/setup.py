"""CL-008 to CL-015, CL-038, CL-134 to CL-138: the table before the first round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, size, with_digit, without_first
from igroteka.engine.ruleset import number_of
from igroteka.engine.step_kinds import Clause, Sequence
from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content.options import Options
from igroteka.games.claustrophobia.content.vectors import Atlas, Scenario
from igroteka.games.claustrophobia.content.vocabulary import (
    DEMON,
    FIENDS,
    HANDICAPS,
    HUMAN,
    HUMANS,
    MOST_TP,
    SCENARIOS,
    SPACES,
    R,
)
from igroteka.games.claustrophobia.rules.exploring import place_tile
from igroteka.games.claustrophobia.rules.force import BUILD_LOOP, EXTRA_GIFT
from igroteka.games.claustrophobia.rules.hands import DRAW_ADVANTAGES
from igroteka.games.claustrophobia.rules.scenarios import (  # they enter themselves into MOMENTS
    captive,
    fuse,
    infection,
    master,
    possessed,
    ritual,
    treasure,
)
from igroteka.games.claustrophobia.rules.turn import ROUND
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.fields import ABSENT, OBJECTS
from igroteka.games.claustrophobia.state.game import Claustrophobia

SPECIAL_RULES: Final = (captive, fuse, infection, master, possessed, ritual, treasure)
DEMON_DECK: Final[i64] = 0  # handicaps, in the order of the vocabulary
DEMON_THREAT: Final[i64] = 1
HUMAN_ADVANTAGE: Final[i64] = 2
HUMAN_GIFT: Final[i64] = 3
PLAYERS: Final = 2  # CL-001


def set_up(players: int, options: Options, atlas: Atlas) -> Claustrophobia:
    """The table with nothing drawn yet; what is random is asked of chance."""
    if players != PLAYERS:
        raise ValueError(f"players: Claustrophobia is for 2, not {players}")  # CL-001
    scenario: Scenario = atlas.scenarios[SCENARIOS.index(options.scenario)]  # CL-008
    game = Claustrophobia(atlas, scenario)
    set_options(game, options)
    game.at = filled(HUMANS, ABSENT)
    game.body = filled(HUMANS)
    game.fiend_at = filled(FIENDS, ABSENT)
    game.board = filled(SPACES)
    game.laid = filled(1 + scenario.stack)
    game.ground = filled(1 + scenario.stack)
    game.hand = filled(PLAYERS)
    game.deck = filled(PLAYERS)
    lay_decks(game)
    lay_stack(game)
    game.then(SETUP)
    game.settle()
    return game


def set_options(game: Claustrophobia, options: Options) -> None:
    game.building = int(options.force == "build" and game.scenario.build_points > 0)
    game.red_per_game = int(options.red_limit == "game")
    game.bodyguard_any = number_of(options.bodyguard_any)
    game.lair_with_humans = number_of(options.lair_with_humans)
    game.open_advantages = number_of(options.open_advantages)
    for handicap in range(len(HANDICAPS)):
        if number_of(getattr(options, HANDICAPS[handicap])):
            game.handicaps |= bit(handicap)


def has_handicap(game: Claustrophobia, handicap: i64) -> bool:
    """CL-134: each of the four is switched on separately."""
    return game.handicaps >> handicap & 1 == 1


def lay_decks(game: Claustrophobia) -> None:
    """CL-010: Events and Advantages, shuffled; CL-135: a handicap removes some Events, openly."""
    game.lay_open(game.atlas.kind)
    game.deck[HUMAN] = game.atlas.of_deck[HUMAN]
    game.deck[DEMON] = game.atlas.of_deck[DEMON]
    if has_handicap(game, DEMON_DECK):
        game.deck[DEMON] &= ~game.atlas.handicap_cards
    game.shuffle(game.deck[HUMAN])
    game.shuffle(game.deck[DEMON])


def lay_stack(game: Claustrophobia) -> None:
    """Make the blocks of the stack, each with at most one target; other tiles stay in the box, unseen."""
    scenario = game.scenario
    game.pool = scenario.pool
    game.targets = scenario.targets
    for block in range(scenario.blocks):
        aimed: i64 = 1 if scenario.block_targets[block] != 0 else 0
        game.blocks = with_digit(game.blocks, block, scenario.block_random[block] + aimed)
        game.aimed |= aimed << block


class LayOut(Clause[Claustrophobia]):
    """CL-011, CL-014, CL-015: the start tile, TP and the Demon of the scenario."""

    def run(self, game: Claustrophobia) -> None:
        scenario = game.scenario
        place_tile(game, scenario.start, 0, 0, 0)
        game.tp = scenario.threat
        if has_handicap(game, DEMON_THREAT):
            game.tp = min(MOST_TP, game.tp + game.atlas.handicap_amount[DEMON_THREAT])  # CL-136
        game.entries = scenario.entries
        game.seals = scenario.seals
        game.full_chests = scenario.full_chests
        game.empty_chests = scenario.empty_chests
        for human in range(HUMANS):
            if scenario.possessed >> human & 1:
                game.fiends_waiting |= bit(human + 1)
        if game.building:
            game.at[R] = 0
            game.points = scenario.build_points
        else:
            muster(game)


def muster(game: Claustrophobia) -> None:
    """CL-014: the warriors, gifts and objects that the scenario lists; CL-042: objects are given now."""
    for human in range(HUMANS):
        if game.scenario.humans >> human & 1:
            game.at[human] = 0
            game.body[human] = game.scenario.objects[human] << OBJECTS
    game.gifts = game.scenario.gifts
    game.advantages = game.scenario.advantages


class GiveExtras(Clause[Claustrophobia]):
    """CL-038: Advantage cards; CL-137, CL-138: what the Human's handicaps add."""

    def run(self, game: Claustrophobia) -> None:
        if has_handicap(game, HUMAN_GIFT):
            for _gift in range(game.atlas.handicap_amount[HUMAN_GIFT]):
                game.then(EXTRA_GIFT, HUMAN)
        if has_handicap(game, HUMAN_ADVANTAGE):
            game.advantages += game.atlas.handicap_amount[HUMAN_ADVANTAGE]
        game.then(DRAW_ADVANTAGES, game.advantages)


class TellSetUp(Clause[Claustrophobia]):
    """Report of the table as the game begins: told after the first draw, when somebody can listen."""

    def run(self, game: Claustrophobia) -> None:
        game.tell(events.SCENARIO, game.scenario.number)
        for tile in range(game.atlas.tiles):
            if game.scenario.removed >> tile & 1:
                game.tell(events.TILE_REMOVED, tile)
        for human in range(HUMANS):
            if game.in_play(human):
                tell_warrior(game, human)
        for gift in range(game.atlas.gifts):
            if game.gifts >> gift & 1:
                game.tell(events.HAS_GIFT, gift)
        game.tell(events.STARTING_TP, game.tp)
        if has_handicap(game, DEMON_DECK):
            tell_removed(game)


def tell_warrior(game: Claustrophobia, human: i64) -> None:
    """CL-013: unwounded, with his objects."""
    game.tell(events.FIELDED, human, game.where(0))
    objects = game.objects(human)
    while objects != 0:
        game.tell(events.EQUIPPED, human, nth(objects, 0))
        objects = without_first(objects)


def tell_removed(game: Claustrophobia) -> None:
    """CL-135: everybody knows which cards are out."""
    for kind in range(game.atlas.kinds):
        out = game.atlas.of_kind[kind] & game.atlas.handicap_cards
        if out != 0:
            game.tell(events.REMOVED_CARD, kind, size(out))


SETUP: Final = Sequence(
    "SETUP",
    LayOut(),  # CL-011
    BUILD_LOOP,  # CL-R51
    GiveExtras(),  # CL-038
    TellSetUp(),
    ROUND,
)
