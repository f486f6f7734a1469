"""What every view tells alike of a table: whose move it is, what is asked, who has won."""

from __future__ import annotations

from typing import Any

from igroteka.engine.step import CHANCE, OVER, Game
from igroteka.engine.step_kinds import Decision1, Decision2, Decision3
from igroteka.engine.window import Window


def base_facts(game: Game, seat: int, about: tuple[int, ...]) -> dict[str, Any]:
    """Return the fields of a BaseView, with the numbers of the question as far as the game makes them public."""
    over = game.seat == OVER
    return {
        "seat": seat,
        "players": int(game.players),
        "over": over,
        "winners": tuple(game.winners()) if over else (),
        "step": "" if over else game.step().name,
        "about": about,
        "waiting": tuple(game.seen_to_act(seat)),
        "acts": 0 <= seat < game.players and game.acts(seat),
    }


def numbers_asked(game: Game) -> tuple[int, ...]:
    """Return the numbers of the question as far as everybody knows them: in a window not who is asked."""
    if game.seat in (OVER, CHANCE):
        return ()
    step, numbers = game.step(), game.frame()
    if isinstance(step, Window):
        return numbers[2:]
    if isinstance(step, Decision1):
        return numbers[:1]
    if isinstance(step, Decision2):
        return numbers[:2]
    return numbers if isinstance(step, Decision3) else ()
