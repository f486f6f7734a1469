"""The table of a game is derived from its fields, the same on both builds."""

from __future__ import annotations

import pytest
from bench_steps import Bench
from tiny_games.leduc import LeducGame
from tiny_games.pig import PigGame
from tiny_games.pig import set_up as pig
from tiny_games.sealed_box import Auction

from igroteka.engine.events import EventLog
from igroteka.engine.game import Game


def test_table_has_every_field_of_the_game_and_none_of_the_engine() -> None:
    game = pig(3, 20)
    assert game.table() == {"winscore": 20, "decisions": 0, "turn_total": 0, "points": [0, 0, 0]}
    auction = Auction().set_up(2, None, Auction().content()).table()
    assert sorted(auction) == sorted(
        ["sale", "prize", "price", "unveiled", "stopped", "coins", "bid", "ready", "owner", "holder"]
    )


def test_table_is_a_snapshot_that_play_does_not_change() -> None:
    game = pig(2, 20)
    before = game.table()
    game.points[1] = 7
    game.turn_total = 3
    assert before["points"] == [0, 0]
    assert game.table() == before | {"points": [0, 7], "turn_total": 3}


def test_table_takes_no_notice_of_a_listener() -> None:
    game = LeducGame()
    before = game.table()
    game.listener = EventLog()
    assert game.table() == before and before["won"] == [0, 0]


def test_table_of_an_interpreted_class_lists_its_own_fields_too() -> None:
    assert Bench(2).table() == {"trail": [], "draft": [-1, -1], "ready": [False, False], "alarms": [0, 0]}


class Labelled(Game):
    """Holds something that is no number, and does not say that it is off the table."""

    def __init__(self) -> None:
        super().__init__(2)
        self.label = "red"


def test_table_refuses_what_it_cannot_compare() -> None:
    with pytest.raises(TypeError, match=r"Labelled\.label: str is no number or vec; name it in off_table"):
        Labelled().table()


def test_table_counts_the_players_unless_the_game_says_otherwise() -> None:
    assert Game(3).table() == {"players": 3}
    assert "players" in PigGame(3).off_table()
