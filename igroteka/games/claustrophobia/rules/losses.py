"""Hits on the Demon side: Troglodytes fall, fiends take wound tokens (CL-108 to CL-111, CL-R37, CL-R58)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit
from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause2, Decision3
from igroteka.games.claustrophobia.content.vocabulary import DEMON, POSSESSED, THE_DEMON
from igroteka.games.claustrophobia.rules.victory import judge
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.actions import NUMBER
from igroteka.games.claustrophobia.state.fields import (
    ABSENT,
    DONE_TOUGH,
    DONE_TROGS,
    READY_TOUGH,
    READY_TROGS,
)
from igroteka.games.claustrophobia.state.game import HEALTH, Claustrophobia


class HitTrogs(Clause2[Claustrophobia]):
    """CL-109: a hit kills one, hits beyond the number present are lost; CL-R37: the Demon chooses who takes them.

    A Tough Troglodyte loses its token to the first hit. What is left depends only on how many hits go to tokens; the
    Demon is asked if that may differ (CL-R54).
    """

    def run(self, game: Claustrophobia, spot: i64, hits: i64) -> None:
        there = game.plain(spot) + 2 * game.tough(spot)
        if hits > there:
            game.tell(events.HITS_LOST, game.where(spot), hits - there)
            hits = there
        if hits == 0:
            return
        least = least_tokens(game, spot, hits)
        if least == most_tokens(game, spot, hits):
            take_hits(game, spot, hits, least)
        else:
            game.then(SPEND_TOKENS, DEMON, spot, hits)


def least_tokens(game: Claustrophobia, spot: i64, hits: i64) -> i64:
    """Return how many hits must go to tokens: the others kill, and only those without a token fall."""
    return max(0, (hits - game.plain(spot) + 1) // 2)


def most_tokens(game: Claustrophobia, spot: i64, hits: i64) -> i64:
    return min(hits, game.tough(spot))


class SpendTokens(Decision3[Claustrophobia]):
    """CL-R37: how many of the hits only take a token."""

    def actions(self, game: Claustrophobia, seat: i64, spot: i64, hits: i64, choices: Choices) -> None:
        for tokens in range(least_tokens(game, spot, hits), most_tokens(game, spot, hits) + 1):
            choices.add(act(NUMBER, tokens))

    def apply(self, game: Claustrophobia, seat: i64, spot: i64, hits: i64, action: i64) -> None:
        take_hits(game, spot, hits, first_of(action))


def take_hits(game: Claustrophobia, spot: i64, hits: i64, tokens: i64) -> None:
    """Let so many of the hits take tokens, the others kill Troglodytes without one."""
    for _token in range(tokens):
        lose_token(game, spot)
    if tokens > 0:
        game.tell(events.TOUGH_LOST, game.where(spot), tokens)
    for _trog in range(hits - tokens):
        remove_trog(game, spot, 0)
    if hits > tokens:
        game.tell(events.TROGS_KILLED, game.where(spot), hits - tokens, game.trogs(spot))


def lose_token(game: Claustrophobia, spot: i64) -> None:
    """Turn one Tough Troglodyte into a plain one, one that has acted first."""
    done = game.ground[spot] >> DONE_TOUGH & 15 > 0
    game.add_trogs(spot, DONE_TOUGH if done else READY_TOUGH, -1)
    game.add_trogs(spot, DONE_TROGS if done else READY_TROGS, 1)


def remove_trog(game: Claustrophobia, spot: i64, tough: i64) -> None:
    """CL-007, CL-R46: back to the supply; one that has acted first."""
    done = game.ground[spot] >> (DONE_TOUGH if tough else DONE_TROGS) & 15 > 0
    if tough:
        game.add_trogs(spot, DONE_TOUGH if done else READY_TOUGH, -1)
    else:
        game.add_trogs(spot, DONE_TROGS if done else READY_TROGS, -1)


def hit_fiend(game: Claustrophobia, fiend: i64, hits: i64) -> None:
    """CL-110: a wound token for each hit; CL-111: it dies as soon as they reach its health."""
    if hits == 0:
        return
    health = game.fiend_value(fiend, HEALTH)
    wounds = min(health, game.wounds_of(fiend) + hits)
    game.set_wounds(fiend, wounds)
    game.tell(events.FIEND_WOUNDED, game.figure(fiend), hits, wounds, health)
    if wounds >= health:
        kill_fiend(game, fiend)


def kill_fiend(game: Claustrophobia, fiend: i64) -> None:
    game.tell(events.FIEND_DIED, game.figure(fiend), game.where(game.fiend_at[fiend]))
    remove_fiend(game, fiend)
    if fiend == THE_DEMON:
        game.demon_killed = 1
    elif game.scenario.other == POSSESSED:
        game.possessed_dead += 1
    judge(game)


def remove_fiend(game: Claustrophobia, fiend: i64) -> None:
    game.fiend_at[fiend] = ABSENT
    game.set_wounds(fiend, 0)
    game.fiends_done &= ~bit(fiend)


HIT_TROGS: Final = HitTrogs()
SPEND_TOKENS: Final = SpendTokens()
