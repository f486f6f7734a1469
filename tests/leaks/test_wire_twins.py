"""Promise 6 at the wire without `resample`: pages of two whole games that differ only in what a viewer cannot see."""

from __future__ import annotations

import pytest
from hint_pairs import choosing, compare
from leaks import Leak
from trials import COMPILED, some
from twins import Setting, Twins
from wire_tables import WirePair, WireTable, room_for

from igroteka.engine.chance import Rng
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES
from igroteka.table.text.speech import LANGUAGES
from igroteka.web.page.presenter import presenter_of
from igroteka.web.storage.store import Store
from igroteka.web.tables.room import Room

SEEDS = (0, 6) if COMPILED else (0,)  # even: the own content of the game; a seat and the spectator
MOVES = 10000 if COMPILED else 120
PLAYERS = 3
HINTS = 12 if COMPILED else 3  # of a pair of histories


def histories(game: str, seed: int) -> Twins:
    """Two whole games, found and compared without a page."""
    twins = Setting(some(game, PLAYERS), page_every=64).twins(seed)
    twins.follow()
    return twins


def rooms_for(stores: tuple[Store, Store], twins: Twins, language: str) -> WirePair:
    tables = []
    for store, game in zip(stores, twins.games, strict=True):
        options = twins.trial.settings()
        session = Session.start(twins.box, int(game.players), options, twins.door.content)
        tables.append(WireTable(room_for(store, twins.box, int(game.players), session), twins.observer, language))
    return WirePair(twins.box, twins.observer, tables[0], tables[1], Rng(1))


def replay(pair: WirePair, twins: Twins) -> int:
    """The moves of both, each in its own room, up to a showdown; how often the two pages were compared."""
    looks = set(twins.looks)
    compared = 0
    for number, move in enumerate(twins.moves[: min([MOVES, *twins.joined])], 1):
        table = pair.tables[move.table]
        if move.seat == CHANCE:
            table.play(move.choice)
        else:
            table.play_as(move.seat, move.choice)
        if number in looks and not {int(CHANCE), int(OVER)} & {int(pair.game.seat), int(pair.twin.seat)}:
            pair.compare()
            compared += 1
            if compared % 25 == 0:
                pair.compare_pages()
                pair.click({"a": 1, "v": -7})
    return compared


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_pages_of_histories_that_look_the_same_are_the_same(game: str, seed: int, stores: tuple[Store, Store]) -> None:
    twins = histories(game, seed)
    assert replay(rooms_for(stores, twins, LANGUAGES[seed // 2 % 2]), twins) > (0 if twins.joined else 40)


@pytest.mark.parametrize("game", GAMES)
def test_hints_of_histories_that_look_the_same_are_the_same(
    game: str, stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = histories(game, 0)
    pair = rooms_for(stores, twins, "en")
    asked = 0
    for number, move in enumerate(twins.moves[: min([len(twins.moves), *twins.joined])], 1):
        table = pair.tables[move.table]
        if move.seat == CHANCE:
            table.play(move.choice)
        else:
            table.play_as(move.seat, move.choice)
        if number in twins.looks and not {int(CHANCE), int(OVER)} & {int(pair.game.seat), int(pair.twin.seat)}:
            if number % 5 == 0 and choosing(pair.seat)(pair.tables[0].room.playing.game):
                compare(monkeypatch, pair, "en", number)
                asked += 1
            if asked == HINTS:
                break
    assert asked > 0 or twins.joined


# --- the test itself is tested ---


def test_versions_that_count_the_moves_of_others_are_found(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Room.after_move

    def counting(self: Room) -> None:
        versions = presenter_of(self).versions
        versions[:] = [version + 1 for version in versions]
        honest(self)

    monkeypatch.setattr(Room, "after_move", counting)
    twins = histories("tremble", 0)
    with pytest.raises(Leak):
        replay(rooms_for(stores, twins, "en"), twins)


def test_numbers_of_entries_in_the_log_are_found(stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    """They count the drafts of others."""
    twins = histories("tremble", 0)
    pair = rooms_for(stores, twins, "en")
    for table in pair.tables:
        monkeypatch.setattr(presenter_of(table.room).log, "open_numbers", True)
    with pytest.raises(Leak):
        replay(pair, twins)
