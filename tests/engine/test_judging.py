"""Default advice: the choice after which the seat stands best."""

from __future__ import annotations

from mypy_extensions import i64
from tiny_games.leduc import LeducGame
from tiny_games.leduc_box import Leduc
from tiny_games.pig import ROLL, STOP, PigGame
from tiny_games.pig_box import Pig

from igroteka.bots.greedy import GreedyBot
from igroteka.bots.match import play_match
from igroteka.bots.random_bot import RandomBot
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices, act
from igroteka.engine.digest import digest
from igroteka.engine.judging import JudgingHints


class Careful(JudgingHints[PigGame]):
    """Counts what is safe: points that a roll may lose are worth nothing."""

    def worth(self, game: PigGame, seat: i64, /) -> i64:
        return game.points[seat]


class Bold(JudgingHints[PigGame]):
    """Counts what lies on the table twice: it is never enough."""

    def worth(self, game: PigGame, seat: i64, /) -> i64:
        return game.points[seat] + (2 * game.turn_total + 1000 if game.seat == seat else 0)


def turn_with(total: int) -> PigGame:
    box = Pig()
    game = box.set_up(2, box.options(), box.content())
    game.turn_total = total
    return game


def advised(hints: JudgingHints[PigGame], game: PigGame) -> int:
    choices = Choices()
    game.offer(choices)
    return int(hints.advise(game, choices, Rng(1)))


def test_the_best_position_after_a_choice_is_advised() -> None:
    assert advised(Careful(), turn_with(20)) == act(STOP)
    assert advised(Bold(), turn_with(20)) == act(ROLL)


def test_of_equal_positions_the_first_choice_is_advised_and_the_table_stays_as_it_was() -> None:
    game = turn_with(0)
    before = digest(game)
    assert advised(Careful(), game) == game.actions()[0]
    assert digest(game) == before


def test_a_bot_by_worth_alone_beats_chance() -> None:
    box = Pig()
    start = box.set_up(2, box.options(), box.content())
    bots = [GreedyBot(Prudent()), RandomBot()]
    wins = sum(play_match(box, start, bots, seed).winners == [0] for seed in range(40))
    assert wins > 30


class Prudent(JudgingHints[PigGame]):
    """Holds at twenty."""

    def worth(self, game: PigGame, seat: i64, /) -> i64:
        at_stake = game.turn_total if game.seat == seat and game.turn_total < 20 else 0
        return 10 * game.points[seat] + 11 * at_stake


class Peeking(JudgingHints[LeducGame]):
    """Reads the other's card, as far as the table it is given has it."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def worth(self, game: LeducGame, seat: i64, /) -> i64:
        self.seen.append((int(game.card_of(seat)), int(game.card_of(1 - seat))))
        return 1


def test_choices_are_never_tried_on_the_true_table() -> None:
    """A bot that saw the truth would meet one card of the other in one game; on likenesses it meets several."""
    box = Leduc()
    start = box.set_up(2, box.options(), box.content())
    hints = Peeking()
    for seed in range(5):
        hints.seen.clear()
        play_match(box, start, [GreedyBot(hints), GreedyBot(hints)], seed)
        firsts = [other for own, other in hints.seen if own == hints.seen[0][0]]
        if len(set(firsts)) > 1:
            return
    raise AssertionError("the same card of the other in every look of five games")
