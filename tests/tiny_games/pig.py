"""Pig, the same game as OpenSpiel's: roll as often as you dare, a one loses the turn, the winscore wins.

Its steps take the frame, as the engine calls them: the thin kinds would cost a call each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import ALLOWED, Choices, act
from igroteka.engine.game import Game
from igroteka.engine.seats import NOBODY
from igroteka.engine.step import first
from igroteka.engine.step_kinds import Ask, Throw
from igroteka.engine.vectors import filled

HORIZON: Final[i64] = 1000  # decisions; whoever is ahead then, nobody has won

ROLL: Final[i64] = 3  # the first free verb
STOP: Final[i64] = 4

ROLLED: Final[i64] = 1  # told: seat, face, turn total
LOST_TURN: Final[i64] = 2  # told: seat
BANKED: Final[i64] = 3  # told: seat, turn total, points
WON: Final[i64] = 4  # told: seat
DRAWN: Final[i64] = 5

BY_POINTS: Final[i64] = 1  # endings
BY_HORIZON: Final[i64] = 2

ENOUGH: Final[i64] = 1  # refused: who needs no more points stops


@mypyc_attr(acyclic=True, free_list_len=1)
class PigGame(Game):
    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.winscore: i64 = 100
        self.decisions: i64 = 0
        self.turn_total: i64 = 0
        self.points: vec[i64] = vec[i64]()  # by seat

    def copy(self) -> PigGame:
        twin = PigGame(self.players)
        twin.take_over(self)
        twin.winscore = self.winscore
        twin.decisions = self.decisions
        twin.turn_total = self.turn_total
        twin.points = self.points[:]
        return twin

    def off_table(self) -> frozenset[str]:
        return super().off_table() | {"players"}  # there are as many points

    def mix_hidden(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[int]:
        return [int(self.points[seat]) for seat in range(self.players)]

    def after(self, seat: i64) -> i64:
        following = seat + 1
        if following == len(self.points):
            following = 0
        return following

    def bank(self, seat: i64) -> i64:
        """The turn total becomes points: so many then."""
        points = self.points[seat] + self.turn_total
        self.points[seat] = points
        self.tell(BANKED, seat, self.turn_total, points)
        self.turn_total = 0
        return points

    def winner(self) -> i64:
        for seat in range(self.players):
            if self.points[seat] >= self.winscore:
                return seat
        return NOBODY

    def winners(self) -> list[int]:
        winner = self.winner()
        return [int(winner)] if winner >= 0 else list(range(self.players))

    def ending(self) -> int:
        return int(BY_POINTS if self.winner() >= 0 else BY_HORIZON)


class Turn(Ask[PigGame]):
    def offer(self, game: PigGame, seat: i64, frame: i64, choices: Choices) -> None:
        enough = game.points[seat] + game.turn_total >= game.winscore
        choices.offer(act(ROLL), unless=ENOUGH if enough else ALLOWED)
        choices.add(act(STOP))

    def accept(self, game: PigGame, seat: i64, frame: i64, action: i64) -> None:
        game.decisions += 1
        if action == act(STOP) and game.bank(seat) >= game.winscore:
            game.tell(WON, seat)
        elif game.decisions == HORIZON:
            game.tell(DRAWN)
        elif action == act(ROLL):
            game.then(DIE, seat)
        else:
            game.then(TURN, game.after(seat))


class Die(Throw[PigGame]):
    """The outcome is the face."""

    def outcomes_of(self, game: PigGame, frame: i64, odds: Odds) -> None:
        for face in range(1, 7):
            odds.add(face, 1)

    def sample_of(self, game: PigGame, frame: i64, rng: Rng) -> i64:
        return 1 + rng.below(6)

    def accept(self, game: PigGame, chance: i64, frame: i64, face: i64) -> None:
        seat = first(frame)
        if face == 1:
            game.turn_total = 0
            game.tell(LOST_TURN, seat)
            game.then(TURN, game.after(seat))
        else:
            game.turn_total += face
            game.tell(ROLLED, seat, face, game.turn_total)
            game.then(TURN, seat)


TURN: Final = Turn()
DIE: Final = Die()


def set_up(players: i64, winscore: i64) -> PigGame:
    game = PigGame(players)
    game.winscore = winscore
    game.points = filled(players)
    game.then(TURN, 0)
    game.settle()
    return game
