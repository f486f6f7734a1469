"""Every game there is, the tiny ones of the tests too, with each number of players and the options that matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import msgspec
from game_facts import facts_of
from tiny_games.leduc_box import Leduc
from tiny_games.liars_dice.box import LIARS_DICE
from tiny_games.pig_box import Pig
from tiny_games.sealed_box import Auction

from igroteka.engine import step as engine_step
from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.ruleset import option_values
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.registry import GAMES
from igroteka.table.box import Box

BOXES: list[Box] = [*GAMES.values(), Pig(), Leduc(), Auction(), LIARS_DICE]
NAMED = {box.name: box for box in BOXES}
COMPILED = engine_step.__file__.endswith(".so")


class Trial(NamedTuple):
    box: Box
    players: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.box.name, str(self.players), *chosen])

    def settings(self) -> Any:
        """The options of the game, with a limit where it needs one."""
        return self.box.chosen_options({**facts_of(self.box.name).limits, **self.options})

    def game(self, content: Any = None) -> Game:
        content = self.box.content() if content is None else content
        return self.box.set_up(self.players, self.settings(), content)


def counts() -> list[Trial]:
    """Each game with each number of players."""
    return [Trial(box, players, {}) for box in BOXES for players in range(box.least, box.most + 1)]


def forms() -> list[Trial]:
    """Each game with each number of players, in each of its forms."""
    return [trial._replace(options=options) for trial in counts() for options in forms_of(trial.box)]


def forms_of(box: Box) -> list[dict[str, str]]:
    name = facts_of(box.name).form_option
    fields = [field for field in msgspec.structs.fields(box.options) if field.name == name]
    return [{name: value} for field in fields for value in option_values(field)] or [{}]


def hiding() -> list[str]:
    """Name the games that keep something from a seat and say what: leaks can be planted in them."""
    return [box.name for box in BOXES if facts_of(box.name).secrets]


def some(game: str, players: int) -> Trial:
    """The game with so many players, or as many as may play it."""
    return Trial(NAMED[game], min(players, NAMED[game].most), {})


def with_options() -> list[Trial]:
    """Each number of players with every option switched: alone, where it needs another with that, and all together."""
    return [
        Trial(box, players, options)
        for box in BOXES
        for players, options in product(range(box.least, box.most + 1), switched(box))
    ]


def switched(box: Box) -> list[dict[str, str]]:
    fields = msgspec.structs.fields(box.options)
    joint = [dict(options) for options in facts_of(box.name).joint_options]
    alone = [{field.name: value} for field in fields for value in option_values(field)[1:]]
    together = {field.name: option_values(field)[-1] for field in fields}
    return [{}, *alone, *joint, *([together] if len(fields) > 1 else [])]


def play_one(game: Game, rng: Rng) -> tuple[int, int]:
    """Play a throw or a random choice; return who and what."""
    if game.seat == CHANCE:
        outcome = int(game.sample(rng))
        game.play(outcome)
        return int(CHANCE), outcome
    seat, action = random_choice(game, rng)
    game.play_as(seat, action)
    return seat, action


def random_choice(game: Game, rng: Rng) -> tuple[int, int]:
    """Pick a seat that may act and one of its choices, extras among them now and then."""
    seats = game.seats()
    seat = seats[rng.below(len(seats))]
    actions = game.actions_of(seat)
    if rng.below(4) == 0:
        actions += game.extras_of(seat)
    return seat, actions[rng.below(len(actions))]


def random_play(trial: Trial, seed: int, most: int = 20000) -> Iterator[Game]:
    """The table after every choice of a random game, to its end; it is one object, played on."""
    rng = Rng(seed)
    game = trial.game()
    yield game
    for _ in range(most):
        if game.seat == OVER:
            return
        play_one(game, rng)
        yield game
    raise AssertionError(f"{trial.name}, seed {seed}: no end after {most} choices")


def anywhere(game: Game) -> bool:
    return True


def scattered(
    trial: Trial, states: int, seed: int, where: Callable[[Game], bool] = anywhere
) -> Iterator[tuple[Game, Rng]]:
    """Tables from all over random games, about six of each game, of those that are `where`."""
    found = 0
    rng = Rng(seed)
    while found < states:
        fitting = [game.copy() for game in random_play(trial, seed) if where(game)]
        for game in fitting:
            if rng.below(max(1, len(fitting) // 6)) == 0:
                yield game, rng
                found += 1
                if found == states:
                    return
        seed += 1
