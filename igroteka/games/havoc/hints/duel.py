"""How to place soldiers in a battle: the best split against the best answer, as long as nobody plays a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.havoc.content.vocabulary import CAPTURE, CONTROL, OBJECTIVES
from igroteka.games.havoc.hints.evaluation import ALL, Mind
from igroteka.games.havoc.state.game import Havoc

ANY: Final[i64] = -1  # number on Region Control that is not settled
NEVER: Final[i64] = -1000000


class Duel:
    """Two parties before a battle; `control` and `capture` are the split that was found."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.control: i64 = 0
        self.capture: i64 = 0

    def value(self, game: Havoc, party: i64) -> i64:
        """Return what the split on the forecast's board brings a party; neutral Trogs want their foe's loss alone."""
        mind = self.mind
        mind.forecast.run(game)
        loss = mind.outcome(game, 1 - party)
        if not game.is_player(game.side_in(party)):
            return -loss
        own = mind.outcome(game, party)
        return own - loss * mind.share // ALL if game.is_player(game.side_in(1 - party)) else own

    def split(self, game: Havoc, party: i64, control: i64) -> None:
        """Find the best split of the party's soldiers, with so many on Region Control."""
        line = self.mind.forecast
        line.take_in(game)
        soldiers = game.soldiers(game.side_in(party), game.site)
        if party == 1:
            self.answer(game, soldiers, control, game.on(0, CONTROL), game.on(0, CAPTURE))
            return
        others = game.soldiers(game.defender, game.site)
        best: i64 = 0
        rest: i64 = 0
        most: i64 = NEVER
        first: i64 = 0 if control == ANY else control
        last = min(soldiers, others + 2 + line.more[OBJECTIVES]) if control == ANY else control
        for own in range(first, last + 1):
            for taken in range(min(soldiers - own, 2) + 1):
                self.answer_to(game, own, taken, soldiers - own - taken, others)
                self.set_up(soldiers, own, taken, others)
                worth = self.value(game, 0)
                if worth > most:
                    most = worth
                    best = own
                    rest = taken
        self.control = best
        self.capture = rest

    def set_up(self, soldiers: i64, control: i64, capture: i64, others: i64) -> None:
        """Put the attacker's split on the board, and the answer that was found."""
        line = self.mind.forecast
        line.put(0, control, capture, soldiers - control - capture)
        line.put(1, self.control, self.capture, others - self.control - self.capture)

    def answer_to(self, game: Havoc, control: i64, capture: i64, attrition: i64, others: i64) -> None:
        """Find the defender's best answer to a split of the attacker (CH-121)."""
        soldiers = control + capture + attrition
        self.search_answer(game, others, ANY, soldiers, control, capture)

    def answer(self, game: Havoc, others: i64, fixed: i64, control: i64, capture: i64) -> None:
        self.search_answer(game, others, fixed, game.on_board(0), control, capture)

    def search_answer(self, game: Havoc, others: i64, fixed: i64, soldiers: i64, control: i64, capture: i64) -> None:
        """Try what can matter: to win control or leave it, to win or tie the capture, the rest on one of the others."""
        line = self.mind.forecast
        need = max(control + line.more[CONTROL] - line.more[OBJECTIVES + CONTROL], 0)  # CH-135: a tie is enough
        best: i64 = 0
        rest: i64 = 0
        most: i64 = NEVER
        for way in range(4):
            own = fixed
            if fixed == ANY:
                own = 0 if way == 0 else need + way - 1
                if own > others or (way > 0 and own == 0):
                    continue
            elif way > 0:
                continue
            for reach in range(3):
                taken: i64 = 0 if reach == 0 else max(capture + line.more[CAPTURE], 0) + reach - 1
                if taken > others - own or (reach > 0 and taken == 0):
                    continue
                line.put(0, control, capture, soldiers - control - capture)
                line.put(1, own, taken, others - own - taken)
                worth = self.value(game, 1)
                if worth > most:
                    most = worth
                    best = own
                    rest = taken
        self.control = best
        self.capture = rest
