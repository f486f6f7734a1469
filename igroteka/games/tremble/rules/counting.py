"""The end: searches cut short, missions, credits, the final score (TH-094, TH-118, TH-R32 to TH-R35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, has
from igroteka.engine.step_kinds import Clause
from igroteka.games.tremble.rules.missions import fulfilled
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.fields import COUNTING, DEALT_MISSIONS, DEBT, FLEET, KEPT
from igroteka.games.tremble.state.game import Tremble


class FinalCount(Clause[Tremble]):
    """All captains' cities first: MOST looks at everybody's."""

    def run(self, game: Tremble) -> None:
        game.phase = COUNTING
        for captain in range(game.players):
            cut_searches(game, captain)
        for captain in range(game.players):
            count_missions(game, captain)
            count_credits(game, captain)
            game.tell(events.FINAL_SCORE, captain, game.people[captain])


def cut_searches(game: Tremble, captain: i64) -> None:
    """TH-R32: what still runs brings nothing, or by option the quick-raid number and the card."""
    for search in range(FLEET):
        slot = captain * FLEET + search
        if game.token(slot) > 0:
            city = game.quarry(slot)
            people: i64 = 0
            if game.quick_at_end:
                people = game.cards.quick[city]
                game.capture(captain, city)
                game.gain(captain, people)
            game.end_search(captain, search)
            game.tell(events.SEARCH_CUT, captain, city, people)


def count_missions(game: Tremble, captain: i64) -> None:
    """TH-094, TH-118, TH-R35: each kept one brings its reward or costs its penalty, even below zero (TH-R12).

    By their numbers: the order in which they were dealt is their captain's secret (TH-095).
    """
    kept: i64 = 0
    for place in range(captain * DEALT_MISSIONS, (captain + 1) * DEALT_MISSIONS if game.missions_on else 0):
        if game.keeps(place) == KEPT:
            kept |= bit(game.mission[place])
    for mission in range(game.cards.missions):
        if has(kept, mission):
            if fulfilled(game, captain, mission):
                game.gain(captain, game.cards.reward[mission])
                game.tell(events.MISSION_DONE, captain, mission, game.cards.reward[mission])
            else:
                game.gain(captain, -game.cards.penalty[mission])
                game.tell(events.MISSION_FAILED, captain, mission, game.cards.penalty[mission])


def count_credits(game: Tremble, captain: i64) -> None:
    """TH-R34: every unpaid card costs 60,000, even below zero."""
    if game.credits(captain) > 0:
        game.gain(captain, -DEBT * game.credits(captain))
        game.tell(events.CREDIT_DUE, captain, game.credits(captain), DEBT * game.credits(captain))


FINAL_COUNT: Final = FinalCount()
