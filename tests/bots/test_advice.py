"""Advice to people: choices with what they lead to; and what choices and throws of a game that is over were worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tiny_games.pig import LOST_TURN, ROLL, ROLLED, STOP, PigGame
from tiny_games.pig_box import Pig

from igroteka.bots.advice import Advice, Effort, advice_for, advice_on
from igroteka.bots.review import judged, luck_of, worths_of
from igroteka.bots.search import Considered, Search
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.choices import act
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.hints import Hints
from igroteka.engine.seats import CHANCE
from igroteka.games.registry import GAMES

ROLLS, STOPS = int(act(ROLL)), int(act(STOP))


class Standing(Hints[Any]):
    """A position is worth the points on the table."""

    def worth(self, game: Any, seat: int, /) -> int:
        own = int(game.points[seat]) + (int(game.turn_total) if game.seat == seat else 0)
        return min(1000, 10 * own)


def pig(points: list[int], turn_total: int) -> PigGame:
    game = Pig().set_up(2, Pig.options(), Pig().content())
    assert isinstance(game, PigGame)
    for seat, have in enumerate(points):
        game.points[seat] = have
    game.turn_total = turn_total
    return game


def seat_at(game: Game) -> Seat:
    return Seat(Pig(), game, 0, Rng(1))


def advice(game: Game) -> list[Advice]:
    return advice_for(seat_at(game), Search(Hints()), Effort(300), Rng(2))


def test_the_best_comes_first_with_what_it_is_worth() -> None:
    best, other = advice(pig([60, 0], 38))
    assert (best.action, other.action) == (STOPS, ROLLS)
    assert 1000 >= best.worth > other.worth >= 0
    assert best.visits + other.visits == 300


def test_who_has_nothing_to_choose_gets_no_advice() -> None:
    game = pig([0, 0], 100)  # enough to win: rolling is refused
    assert game.actions() == [STOPS]
    assert advice(game) == []


def test_what_is_certain_and_what_is_likely_are_told_apart() -> None:
    game = pig([0, 0], 4)
    stop = advice_on(Considered(STOPS, 1, 0.0), [game] * 4, 0)
    assert [event.args[1:3] for event in stop.sure] == [(4, 4)] and not stop.likely
    roll = advice_on(Considered(ROLLS, 1, 0.0), [game] * 4, 0)
    assert not roll.sure and not roll.likely and not roll.hidden, "each face is too seldom"


def test_of_what_differs_between_worlds_nothing_is_said() -> None:
    here, there = pig([0, 0], 4), pig([0, 0], 7)
    told = advice_on(Considered(STOPS, 1, 0.0), [here, there, here, there], 0)
    assert not told.sure and not told.likely and told.hidden


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_offered_and_the_same_for_the_same_seed(game: str) -> None:
    box = GAMES[game]
    table = box.set_up(box.least, box.options(), box.content())
    rng = Rng(3)
    while table.seat < 0 or len(table.actions()) < 2:
        table.play(table.sample(rng) if table.seat == CHANCE else table.actions()[0])
    found = [
        advice_for(Seat(box, table, int(table.seat), Rng(4)), Search(box.hints()), Effort(6), Rng(5)) for _ in "ab"
    ]
    assert found[0] == found[1]
    assert 1 <= len(found[0]) <= 3 and {one.action for one in found[0]} <= set(table.actions())


# --- a game that is over ---


def test_a_bad_choice_costs_and_the_best_costs_nothing() -> None:
    game = pig([50, 99], 48)  # a rival who needs one point throws next
    bad = judged(seat_at(game), Search(Hints()), STOPS, 400, Rng(2))
    good = judged(seat_at(game), Search(Hints()), ROLLS, 400, Rng(2))
    assert bad.best == good.best == ROLLS
    assert bad.cost > 100 and good.cost == 0


def thrown(events: Sequence[Event]) -> list[tuple[int, int]]:
    rolls = [(event.args[0], event.args[1]) for event in events if event.kind == ROLLED]
    return rolls + [(event.args[0], 1) for event in events if event.kind == LOST_TURN]


def waiting_for_the_die() -> PigGame:
    game = pig([0, 0], 10)
    game.play(ROLLS)
    return game


def test_luck_is_what_a_throw_was_worth_above_the_average() -> None:
    game = waiting_for_the_die()
    after = [0, 120, 130, 140, 150, 160]  # thousandths by face: a one loses it all
    mean = sum(after) / 6
    for face, worth in enumerate(after, 1):
        luck = luck_of(game, face, Standing(), thrown, Rng(1))
        assert luck.swing == pytest.approx((worth - mean, 0))
        assert luck.dice == ((0, face, 3.5),)


def test_luck_evens_out_over_all_outcomes() -> None:
    game = waiting_for_the_die()
    assert sum([luck_of(game, face, Standing(), thrown, Rng(1)).swing[0] for face in range(1, 7)]) == pytest.approx(0)


def test_at_the_end_the_winner_has_it_all() -> None:
    game = pig([99, 50], 5)
    game.play(STOPS)
    assert worths_of(game, Hints()) == (1000, 0)
