"""TH-R32: a search that the game does not wait for is not begun by a bot, and promised to nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.tremble.fights import held, line, story
from games.tremble.table import CARDS, CITY, CONTENT, fresh, listening, play, take_from_pile

from igroteka.bots.bot import Bot
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.search import SearchBot
from igroteka.bots.seat import Seat
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices, act
from igroteka.engine.events import EVERYONE, Event
from igroteka.engine.loop import play_trusted, throw
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.tremble.box import TREMBLE
from igroteka.games.tremble.hints.hints import TrembleHints
from igroteka.games.tremble.page.board import public_parts
from igroteka.games.tremble.rules.reward import LEAVE_OR_BRING, RAID_OR_SEARCH
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import RAID, SEARCH
from igroteka.games.tremble.state.fields import BOXED
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.build import view_of
from igroteka.table.text.speech import speaker_for

BOTS: dict[str, Callable[[], Bot]] = {
    "greedy": lambda: GreedyBot(TrembleHints()),
    "search": lambda: SearchBot(TrembleHints(), 100),
}
each_bot = pytest.mark.parametrize("bot", BOTS)


def ends_after(turns: int, *ships: str, city: str = "G11", lead: int = 0) -> Tremble:
    """Captain 0 holds a city, and so many turns are to come, at most."""
    game = held(list(ships), city=city)
    for card in range(CARDS.cities + CARDS.armies):
        if game.is_left(card) and game.undrawn() > turns * game.cells() and above_the_box(game, card):
            take_from_pile(game, card)
    game.people[0] += lead
    assert game.turns_to_come() == turns
    return game


def above_the_box(game: Tremble, card: int) -> bool:
    return bool((game.stars_left if CARDS.star[card] else game.plain_left) > BOXED)


def chosen(bot: str, game: Tremble, seed: int = 1) -> int:
    made = BOTS[bot]()
    return made.choose(Seat(TREMBLE, game, int(game.seat), Rng(5)), Rng(seed))


def last_rewards(seed: int) -> list[Tremble]:
    """Play a game by advice; return the tables of it where a search would be too late for any ship."""
    found = []
    game, hints, rng, offered = fresh(4), TrembleHints(), Rng(seed), Choices()
    while game.seat != OVER:
        if game.seat == CHANCE:
            throw(game, rng)
            continue
        if game.step() is RAID_OR_SEARCH and game.turns_to_come() == 0:
            found.append(game.copy())
        game.offer(offered)
        play_trusted(game, game.seat, hints.advise(game, offered, rng))
    return found


@each_bot
def test_TH_R32_no_bot_begins_a_search_that_cannot_finish(bot: str) -> None:
    """Playouts would not tell: whoever wins or loses anyway wins or loses as often with a city thrown away."""
    tables = [(seed, game) for seed in range(4) for game in last_rewards(seed)]
    assert len(tables) > 8
    for seed, game in tables:
        assert chosen(bot, game, seed) == act(RAID), (seed, game.frame())


@each_bot
def test_TH_R32_in_the_turn_before_the_last_only_a_fast_ship_could(bot: str) -> None:
    for seed in range(6):
        assert chosen(bot, ends_after(1, "F00", "F04"), seed) == act(RAID)


def fast_ship() -> str:
    return next(ship.id for ship in CONTENT.ships if any(one.kind == "fast" for one in ship.abilities))


@each_bot
def test_TH_R32_a_fast_ship_that_makes_it_in_time_is_not_sent_home(bot: str) -> None:
    for seed in range(6):
        game = ends_after(1, fast_ship(), "F00", city="G32", lead=90)
        play(game, act(SEARCH))
        while game.seat == 0 and game.step() is LEAVE_OR_BRING:
            action = chosen(bot, game, seed)
            play(game, action)
        assert [search.token for search in view_of(game, 1).captains[0].searches] == [1], seed


@pytest.mark.parametrize(("turns", "late"), [(0, 1), (1, 1), (2, 0)])
def test_TH_R32_the_log_promises_nothing_that_cannot_come(turns: int, late: int) -> None:
    game = ends_after(turns, "F00")
    listener = listening(game)
    play(game, act(SEARCH))
    assert story(listener)[0] == line(events.SEARCH_BEGUN, 0, CITY["G11"], 2, late)
    event = Event(int(events.SEARCH_BEGUN), (0, CITY["G11"], 2, late), EVERYONE)
    for language, never in (("en", "will not finish"), ("ru", "не завершить")):
        speaker = speaker_for(TREMBLE, CONTENT, language, ["Vera", "Oleg"])
        said = speaker.say(TREMBLE.told(CONTENT, event))
        assert (never in said) == bool(late)
        assert ("+" in said) != bool(late)


@pytest.mark.parametrize(("turns", "late"), [(0, True), (1, True), (2, False)])
def test_TH_R32_the_board_promises_nothing_that_cannot_come(turns: int, late: bool) -> None:
    game = ends_after(turns, "F00")
    play(game, act(SEARCH))
    view = view_of(game, 1)
    assert [search.late for search in view.captains[0].searches] == [late]
    drawn = public_parts(CONTENT, view, speaker_for(TREMBLE, CONTENT, "en", ["Vera", "Oleg"]))["L3"]
    assert ("too late" in drawn) == late
