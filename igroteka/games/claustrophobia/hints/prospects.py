"""How likely the humans are to win: a few facts of the table, weighed by what they want.

The weights were found by logistic regression over games of bots. All facts are open; of hands only the size counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from igroteka.engine.bits import digit
from igroteka.engine.dice_odds import likely
from igroteka.engine.vectors import filled
from igroteka.games.claustrophobia.content.vocabulary import (
    DEMON,
    ELUSIVE,
    FIENDS,
    HUMAN,
    HUMANS,
    LINES,
    THE_DEMON,
    C,
    R,
)
from igroteka.games.claustrophobia.hints.evaluation import Mind
from igroteka.games.claustrophobia.hints.quest import CHANT, ESCORT, FETCH, FREE, GATHER, KILL, LEAVE
from igroteka.games.claustrophobia.state.fields import NONE
from igroteka.games.claustrophobia.state.game import HEALTH, Claustrophobia

# facts, in the order of the weights
ALWAYS: Final[i64] = 0
TO_FIND: Final[i64] = 1  # half tiles up to the next target
DEEDS_LEFT: Final[i64] = 2
WAY: Final[i64] = 3  # steps of those who matter
KEY_LINES: Final[i64] = 4  # free lines of the one who matters most, or of the second best
LINES_LEFT: Final[i64] = 5  # of all humans
IN_PLAY: Final[i64] = 6
THREAT: Final[i64] = 7  # TP
TROGS: Final[i64] = 8
BESIDE: Final[i64] = 9  # Demon-side warriors on tiles with humans
DEVIL: Final[i64] = 10  # health of the Demon in play
ENTRIES: Final[i64] = 11
EVENTS: Final[i64] = 12
ADVANTAGES: Final[i64] = 13
ROUNDS: Final[i64] = 14
STUCK: Final[i64] = 15  # humans who cannot leave
FACTS: Final[i64] = 16

LONG: Final[i64] = 10  # a way that is as good as none
SOON: Final[i64] = 6  # rounds that count
SPREAD: Final[i64] = 1000  # weights are in thousandths


class Prospects:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.facts: vec[i64] = filled(FACTS)

    def humans_win(self, game: Claustrophobia) -> i64:
        """Return the chance in thousandths."""
        self.gather(game)
        total: i64 = 0
        base = self.mind.quest.aim * FACTS
        for fact in range(FACTS):
            total += self.mind.temper.outlook[base + fact] * self.facts[fact]
        return likely(total, SPREAD)

    def gather(self, game: Claustrophobia) -> None:
        mind = self.mind
        facts = self.facts
        mind.look(game)
        mind.look_ahead(game)
        quest = mind.quest
        facts[ALWAYS] = 1
        facts[TO_FIND] = quest.to_find(game) if self.seeks(game) else 0
        facts[DEEDS_LEFT] = quest.deeds_left(game)
        facts[WAY] = self.way(game)
        facts[KEY_LINES] = self.key_lines(game)
        self.count_humans(game)
        self.count_demons(game)
        facts[THREAT] = game.tp
        facts[ENTRIES] = game.entries
        facts[EVENTS] = game.hand_size(DEMON)
        facts[ADVANTAGES] = game.hand_size(HUMAN)
        facts[ROUNDS] = min(game.scenario.limit - game.round, SOON)

    def seeks(self, game: Claustrophobia) -> bool:
        """Tell whether tiles are still to be found."""
        quest = self.mind.quest
        if quest.aim == FREE:
            return game.fiends_waiting != 0
        if quest.aim == FETCH:
            return game.carrier == NONE
        if quest.aim == ESCORT:
            return not game.in_play(C)
        return quest.place == NONE

    def key(self, game: Claustrophobia) -> i64:
        """Return the one without whom nothing works, NONE if anybody will do."""
        aim = self.mind.quest.aim
        if aim == CHANT or aim == FREE:
            return R
        if aim == ESCORT and game.in_play(C):
            return C
        return game.carrier if aim == FETCH else NONE

    def way(self, game: Claustrophobia) -> i64:
        key = self.key(game)
        if key != NONE:
            return min(LONG, self.mind.way(key, game.at[key])) if game.in_play(key) else LONG
        first = LONG
        second = LONG
        for human in range(HUMANS):
            if game.at[human] >= 0:
                way = self.mind.way(human, game.at[human])
                if way < first:
                    second = first
                    first = way
                else:
                    second = min(second, way)
        aim = self.mind.quest.aim
        return first + second if aim == LEAVE or aim == GATHER or aim == KILL else first

    def key_lines(self, game: Claustrophobia) -> i64:
        """Return the free lines of the key man, or of the second best: two are needed in most scenarios."""
        key = self.key(game)
        if key != NONE:
            return LINES - game.wounds(key) if game.in_play(key) else 0
        first: i64 = 0
        second: i64 = 0
        for human in range(HUMANS):
            if game.at[human] >= 0:
                free = LINES - game.wounds(human)
                if free > first:
                    second = first
                    first = free
                else:
                    second = max(second, free)
        return second

    def count_humans(self, game: Claustrophobia) -> None:
        lines: i64 = 0
        count: i64 = 0
        stuck: i64 = 0
        for human in range(HUMANS):
            spot = game.at[human]
            if spot >= 0:
                count += 1
                lines += LINES - game.wounds(human)
                if not game.atlas.talents[human] >> ELUSIVE & 1 and game.demons_on(spot) > game.humans_on(spot):
                    stuck += 1
        self.facts[LINES_LEFT] = lines
        self.facts[IN_PLAY] = count
        self.facts[STUCK] = stuck

    def count_demons(self, game: Claustrophobia) -> None:
        trogs: i64 = 0
        beside: i64 = 0
        for spot in range(game.spots):
            here = game.trogs(spot) + game.tough(spot)
            trogs += here
            if game.humans_on(spot) > 0:
                beside += game.demons_on(spot)
        devil: i64 = 0
        for fiend in range(FIENDS):
            if game.fiend_at[fiend] >= 0:
                if fiend == THE_DEMON:
                    devil = game.fiend_value(fiend, HEALTH) - digit(game.fiend_wounds, fiend)
                else:
                    trogs += 1
        self.facts[TROGS] = trogs
        self.facts[BESIDE] = beside
        self.facts[DEVIL] = devil
