"""`kill -9` in the middle of running games: what was acknowledged is there, and all games go on."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from web_players import Player, entries, own_choices
from web_process import Process

TABLES: Final = 20
KILLS: Final = (1, pytest.param(10, marks=pytest.mark.long))
CHOICES: Final = 40  # acknowledged between two kills
GAMES: Final = (("tremble", 3), ("auction", 3), ("tremble", 2), ("pig", 2))


def play_until_killed(players: list[Player], count: threading.Semaphore) -> None:
    try:
        while True:
            for player in players:
                if player.choose():
                    count.release()
    except httpx.TransportError:
        return  # the server is no more


@pytest.mark.parametrize("kills", KILLS)
def test_no_acknowledged_choice_is_lost_by_kill_9_and_all_games_go_on(tmp_path: Path, kills: int) -> None:
    server = Process(tmp_path)
    players = [Player(server.url, *GAMES[number % len(GAMES)], number) for number in range(TABLES)]
    for _ in range(kills):
        count = threading.Semaphore(0)
        threads = [threading.Thread(target=play_until_killed, args=(players[at::4], count)) for at in range(4)]
        for thread in threads:
            thread.start()
        for _ in range(CHOICES):
            assert count.acquire(timeout=60)
        server.kill()
        for thread in threads:
            thread.join()
        for player in players:
            stored = own_choices(tmp_path, player.table)
            assert stored[: len(player.acknowledged)] == player.acknowledged
            assert len(stored) <= len(player.acknowledged) + 1  # stored, and killed before the answer
            player.acknowledged = stored
        server = Process(tmp_path)
        for player in players:
            player.move_to(server.url)
    went_on = {player.table: len(entries(tmp_path, player.table)) for player in players}
    waiting = [player for player in players if not player.over]
    while waiting:
        for player in waiting:
            player.choose()
        waiting = [
            player
            for player in waiting
            if not player.over and len(entries(tmp_path, player.table)) <= went_on[player.table]
        ]
    server.kill()


def test_a_record_in_the_database_is_the_record_of_the_game(tmp_path: Path) -> None:
    """What is read back after a kill replays under the rules."""
    server = Process(tmp_path)
    player = Player(server.url, "auction", 2, 5)
    while len(player.acknowledged) < 3 and not player.over:
        player.choose()
    server.kill()
    before = [msgspec.to_builtins(entry) for entry in entries(tmp_path, player.table)]
    server = Process(tmp_path)
    player.move_to(server.url)
    assert player.person.get(f"/t/{player.table}").status_code == 200
    server.kill()
    assert [msgspec.to_builtins(entry) for entry in entries(tmp_path, player.table)][: len(before)] == before
