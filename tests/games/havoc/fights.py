"""Battles in a line: soldiers placed on the three objectives, up to the first question about tactics or further."""

from __future__ import annotations

from collections.abc import Sequence

from games.havoc.table import A, battle, fight, give, play, table

from igroteka.engine.choices import PASS, act
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES
from igroteka.games.havoc.state.actions import NUMBER
from igroteka.games.havoc.state.game import Havoc


def clash(
    attack: Sequence[int],
    defence: Sequence[int],
    attacker: int = HUMANS,
    defender: int = MACHINES,
    region: str = "K1",
    game: Havoc | None = None,
    cards: Sequence[tuple[int, str]] = (),
) -> Havoc:
    """Both sides have placed their soldiers on Control, Capture and Attrition; cards are (side, id)."""
    if game is None:
        game = table(4 if 3 in (attacker, defender) else 3)
    for side, card in cards:
        give(game, side, card)
    battle(game, A[region], attacker, sum(attack), defender, sum(defence))
    fight(game)
    place(game, attack)
    place(game, defence)
    return game


def place(game: Havoc, split: Sequence[int]) -> Havoc:
    """Place the soldiers of the side to act."""
    play(game, act(NUMBER, split[0]))
    if split[0] < sum(split):
        play(game, act(NUMBER, split[1]))
    return game


def passing(game: Havoc) -> Havoc:
    """Everybody passes until the battle goes on."""
    while game.seat >= 0 and game.step().name == "PlayCard":
        play(game, act(PASS))
    return game
