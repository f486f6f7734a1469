"""Bots see what their seat sees, choose what is allowed, and think as they should."""

from __future__ import annotations

import time
from typing import Any, NoReturn

import pytest
from games.tremble.phases import leave_in_deck
from games.tremble.table import ARMY, CONTENT, at, bare, battle, fresh, give, lay, run, searching
from tiny_games.pig import ROLL, STOP, PigGame
from tiny_games.pig_box import Pig
from trials import COMPILED, Trial, counts, random_play, scattered, with_options

from igroteka.bots.bot import Bot
from igroteka.bots.driver import Bare, decisions, drive
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.match import may_see_all, play_advised, play_match
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.search import SLICE, Considered, SearchBot
from igroteka.bots.seat import Seat, imagined
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, READY, Choices, act, verb_of
from igroteka.engine.digest import digest
from igroteka.engine.game import Game
from igroteka.engine.hints import Hints
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.step import Step
from igroteka.games.tremble.box import TREMBLE
from igroteka.games.tremble.hints.hints import TrembleHints
from igroteka.games.tremble.rules.army import ARMY_ATTACKS
from igroteka.games.tremble.rules.battle import BATTLES
from igroteka.games.tremble.rules.counting import FINAL_COUNT
from igroteka.games.tremble.rules.fuel import REFUEL
from igroteka.games.tremble.rules.planning import PLAN
from igroteka.games.tremble.rules.reward import REWARDS
from igroteka.games.tremble.rules.searching import ADVANCE_SEARCHES
from igroteka.games.tremble.rules.turn import TURN
from igroteka.games.tremble.state import actions as spoken
from igroteka.games.tremble.state.actions import FIGHT, HOLD, RAID, RETREAT, SEND
from igroteka.games.tremble.state.fields import BUYING, FLEET, PLANNING
from igroteka.games.tremble.state.game import Tremble

STATES = 30 if COMPILED else 4
THOUGHTS = 400 if COMPILED else 150


def each(trials: list[Trial]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("trial", trials, ids=lambda trial: trial.name)


def hints_of(trial: Trial) -> Hints[Any]:
    return TrembleHints() if trial.box is TREMBLE else trial.box.hints()


def someone_acts(game: Game) -> bool:
    return game.seat >= 0


def tremble_seat(game: Tremble, seat: int | None = None) -> Seat:
    return Seat(TREMBLE, game, int(game.seat) if seat is None else seat, Rng(5))


def thinker(iterations: int = THOUGHTS) -> SearchBot:
    return SearchBot(TrembleHints(), iterations)


# --- the seat ---


@each(counts())
def test_a_seat_shows_what_the_seat_sees(trial: Trial) -> None:
    for game, rng in scattered(trial, STATES, 3, someone_acts):
        for number in game.seats():
            seat = Seat(trial.box, game, number, rng)
            assert (seat.seat, seat.players) == (number, trial.players)
            assert seat.view() == trial.box.view(game, number)
            assert seat.actions() == game.actions_of(number)


def test_a_seat_has_three_doors() -> None:
    seat = tremble_seat(bare())
    doors = {name for name in dir(seat) if not name.startswith("_")}
    assert doors == {"view", "actions", "resample", "seat", "players"}


@each(counts())
def test_nothing_in_a_seat_leads_to_the_true_table(trial: Trial) -> None:
    for game, rng in scattered(trial, STATES, 4, someone_acts):
        seat = Seat(trial.box, game, game.seats()[0], rng)
        before = digest(game)
        kept = [getattr(seat, name) for name in dir(seat)]
        assert all(thing is not game for thing in kept)
        seat.resample(rng).play_as(seat.seat, seat.actions()[0])
        assert digest(game) == before


def test_what_a_seat_keeps_is_not_the_truth() -> None:
    """The two others have bought ships that nobody has seen."""
    game = fresh(3, missions="off")
    rng = Rng(8)
    hints = TrembleHints()
    choices = Choices()
    while game.phase < PLANNING:
        if game.seat == CHANCE:
            game.play(game.sample(rng))
        else:
            game.offer(choices)
            game.play(hints.advise(game, choices, rng))
    fleets = [list(kept.fleet) for kept in likenesses(game, 20)]
    assert all(fleet[:FLEET] == list(game.fleet)[:FLEET] for fleet in fleets)
    assert sum(fleet == list(game.fleet) for fleet in fleets) < 10


def likenesses(game: Tremble, count: int) -> list[Tremble]:
    found = []
    for seed in range(count):
        table = Seat(TREMBLE, game, 0, Rng(seed)).resample(Rng(seed))
        assert isinstance(table, Tremble)
        found.append(table)
    return found


# --- every bot, every game ---


def bots_of(trial: Trial) -> list[Bot]:
    return [RandomBot(), GreedyBot(hints_of(trial)), SearchBot(hints_of(trial), 12)]


@each(counts())
def test_bots_choose_what_is_allowed(trial: Trial) -> None:
    bots = bots_of(trial)
    for game, rng in scattered(trial, STATES, 5, someone_acts):
        for number in game.seats():
            for bot in bots:
                assert bot.choose(Seat(trial.box, game, number, rng), rng) in game.actions_of(number), bot.name


@each(counts())
def test_the_random_bot_makes_every_choice(trial: Trial) -> None:
    bot = RandomBot()
    for game, rng in scattered(trial, 3, 6, someone_acts):
        number = game.seats()[0]
        seat = Seat(trial.box, game, number, rng)
        actions = game.actions_of(number)
        assert {bot.choose(seat, rng) for _ in range(40 * len(actions))} == set(actions)


class Silent(Hints[Any]):
    def advise(self, game: Any, choices: Choices, rng: Rng, /) -> NoReturn:
        raise AssertionError("asked about a choice that is none")


def forced(game: Game) -> bool:
    return game.seat >= 0 and len(game.actions()) == 1


@each([trial for trial in counts() if any(forced(game) for game in random_play(trial, 7))])
def test_a_single_choice_is_made_without_a_thought(trial: Trial) -> None:
    bots: list[Bot] = [GreedyBot(Silent()), SearchBot(Silent(), 10**9), SearchBot(Silent(), seconds=10**9)]
    for game, rng in scattered(trial, 3, 7, forced):
        for bot in bots:
            assert bot.choose(Seat(trial.box, game, int(game.seat), rng), rng) == game.actions()[0]


@each(counts())
def test_a_match_is_the_same_for_the_same_seed(trial: Trial) -> None:
    start = trial.game()
    bots: list[Bot] = [GreedyBot(hints_of(trial)), *([RandomBot()] * (trial.players - 1))]
    one, two, other = [play_match(trial.box, start, bots, seed) for seed in (3, 3, 4)]
    assert (one.scores, one.winners, one.decisions) == (two.scores, two.winners, two.decisions)
    assert one.decisions > 0 and len(one.scores) == trial.players
    assert (one.scores, one.decisions) != (other.scores, other.decisions)
    assert start.seat != OVER


def test_a_match_wants_a_bot_for_every_seat() -> None:
    with pytest.raises(ValueError, match="bots: 1 for 2 seats"):
        play_match(TREMBLE, fresh(2), [RandomBot()], 1)


@each([trial for trial in counts() if may_see_all(GreedyBot(hints_of(trial)))])
def test_mass_simulation_plays_the_games_that_bots_at_seats_play(trial: Trial) -> None:
    """Advice on the true table is the advice on any table that the seat could not tell from it."""
    bots = [GreedyBot(hints_of(trial)), *([RandomBot()] * (trial.players - 1))]
    for seed in range(STATES // 4 or 1):
        seated, advised = trial.game(), trial.game()
        decisions = drive(trial.box, Bare(seated), bots, seed)
        assert play_advised(advised, bots, seed) == decisions
        assert digest(seated) == digest(advised)


# --- advice ---


def asked_in(game: Game, choices: Choices) -> int:
    verb = verb_of(choices.codes[0])
    return int(verb if verb != PASS else verb_of(choices.codes[choices.count - 1]))


def advised_alike(trial: Trial, seed: int) -> set[int]:
    """Plays a game, half by advice; returns the questions met. Every advice is asked for on two tables."""
    hints: Hints[Any] = TrembleHints()
    game = trial.game()
    rng = Rng(seed)
    choices = Choices()
    met = set()
    for _ in decisions(Bare(game), rng):
        game.offer(choices)
        if choices.count == 1:
            game.play(choices.codes[0])
            continue
        met.add(asked_in(game, choices))
        own = int(rng.word())
        advice = hints.advise(game, choices, Rng(own))
        assert choices.has(advice), trial.box.spell(game, int(advice))
        twin = imagined(Seat(trial.box, game, int(game.seat), rng), rng)
        twin.offer(choices)
        assert hints.advise(twin, choices, Rng(own)) == advice, game.step().name
        game.play(advice if rng.below(2) else choices.codes[rng.below(choices.count)])
    return met


TREMBLES = [trial for trial in with_options() if trial.box is TREMBLE]


@each(TREMBLES)
def test_advice_is_the_same_on_every_table_the_captain_could_not_tell_apart(trial: Trial) -> None:
    for seed in range(6 if COMPILED else 1):
        advised_alike(trial, seed)


def test_there_is_advice_for_every_question() -> None:
    """Rare questions take many games: the interpreted rules meet the common ones."""
    met: set[int] = set()
    for trial in TREMBLES if COMPILED else TREMBLES[::7]:
        for seed in range(20, 23 if COMPILED else 21):
            met |= advised_alike(trial, seed)
    rare = "BORROW REPAY REPLACE ABANDON SCRAP DITCH REDIRECT FIGHT JOIN LEAVE "
    marks = (rare if COMPILED else "") + "KEEP DRAW BUY SEND RAID"
    assert {int(getattr(spoken, mark)) for mark in marks.split()} <= met


@each(TREMBLES)
def test_worth_is_a_chance(trial: Trial) -> None:
    hints: Hints[Any] = TrembleHints()
    for game, _ in scattered(trial, STATES, 9):
        worths = [hints.worth(game, seat) for seat in range(trial.players)]
        assert all(0 <= worth <= 1000 for worth in worths)


def test_people_ships_and_searches_are_worth_something() -> None:
    hints = TrembleHints()
    even = bare()
    richer, stronger, searcher = even.copy(), even.copy(), even.copy()
    richer.gain(0, 50)
    give(stronger, 0, "T05")
    searching(searcher, 0, "G11", "R04")
    assert 400 <= hints.worth(even, 0) <= 600
    for better in (richer, stronger, searcher):
        assert hints.worth(better, 0) > hints.worth(even, 0)
        assert hints.worth(better, 1) < hints.worth(even, 1)


def test_TH_079_a_search_that_ends_in_the_last_turn_is_worth_its_reward() -> None:
    """The last turn has only begun: one token is in time, two are not."""
    hints = TrembleHints()
    worth = []
    for token in (1, 2):
        game = bare()
        searching(game, 0, "G11", "R04", token=token)
        leave_in_deck(game, 1, 1).phase = BUYING
        worth.append(hints.worth(game, 0))
    assert worth[0] > worth[1] + 100


def test_greedy_beats_random() -> None:
    start = fresh(2)
    bots = [GreedyBot(TrembleHints()), RandomBot()]
    games = 40 if COMPILED else 8
    won = sum(play_match(TREMBLE, start, bots, seed).winners == [0] for seed in range(games))
    assert won >= games * 3 // 4


# --- search ---


@each(counts())
def test_search_thinks_the_same_for_the_same_seed(trial: Trial) -> None:
    for game, _ in scattered(trial, STATES // 10 or 1, 10, someone_acts):
        number = game.seats()[-1]
        found = []
        for _again in range(2):
            bot = SearchBot(hints_of(trial), 40)
            found.append((bot.choose(Seat(trial.box, game, number, Rng(1)), Rng(2)), bot.thoughts))
        assert found[0] == found[1]


def test_a_bot_may_be_used_again() -> None:
    """Its tree is used again; what it thought before does not matter."""
    bot = thinker(60)
    fresh_bot = thinker(60)
    for game, _ in scattered(Trial(TREMBLE, 3, {}), STATES, 11, someone_acts):
        seat = Seat(TREMBLE, game, int(game.seat), Rng(1))
        assert bot.choose(seat, Rng(2)) in seat.actions()
    seat = tremble_seat(battle(["R04"], ["F01"]))
    bot.choose(seat, Rng(3))
    fresh_bot.choose(seat, Rng(3))
    assert bot.thoughts == fresh_bot.thoughts


def test_thoughts_tell_visits_and_means_the_best_first() -> None:
    bot = thinker(100)
    game = battle(["R04"], ["F01"])
    choice = bot.choose(tremble_seat(game), Rng(1))
    assert choice == bot.thoughts[0].action
    assert sum(one.visits for one in bot.thoughts) == 100
    assert {one.action for one in bot.thoughts} == set(game.actions())
    assert [one.visits for one in bot.thoughts] == sorted((one.visits for one in bot.thoughts), reverse=True)
    assert all(0 <= one.mean <= 1000 for one in bot.thoughts)


def test_a_budget_of_seconds_is_looked_at_between_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(100))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    bot = SearchBot(TrembleHints(), seconds=3.0)
    bot.choose(tremble_seat(battle(["R04"], ["F01"])), Rng(1))
    assert sum(one.visits for one in bot.thoughts) == 2 * SLICE


def pig(points: list[int], turn_total: int) -> Seat:
    game = Pig().set_up(2, Pig.options(), Pig().content())
    assert isinstance(game, PigGame)
    for seat, have in enumerate(points):
        game.points[seat] = have
    game.turn_total = turn_total
    return Seat(Pig(), game, 0, Rng(1))


def thoughts_on_pig(seat: Seat) -> Considered:
    bot = SearchBot(Hints(), THOUGHTS)
    bot.choose(seat, Rng(2))
    return bot.thoughts[0]


def test_pig_who_needs_a_point_rolls() -> None:
    assert thoughts_on_pig(pig([99, 50], 0)).action == act(ROLL)


def test_pig_who_would_lose_next_turn_rolls() -> None:
    assert thoughts_on_pig(pig([80, 98], 18)).action == act(ROLL)


def test_pig_who_is_far_ahead_keeps_what_he_has() -> None:
    assert thoughts_on_pig(pig([60, 0], 38)).action == act(STOP)


def up_to(game: Tremble, *rest: Step[Any]) -> Tremble:
    """These steps and then the next turn, or the end if there is none."""
    game.then(TURN if game.undrawn() > 0 else FINAL_COUNT)
    for step in reversed(rest):
        game.then(step)
    game.settle()
    return game


def army_at_search(army: str, *ships: str) -> Tremble:
    game = bare()
    give(game, 1, "F01", "F02")
    searching(game, 0, "G11", *ships, token=1)
    game.then(TURN)
    game.then(ADVANCE_SEARCHES)
    return run(game, ARMY_ATTACKS, ARMY[army])


def test_TH_086_search_fights_an_army_that_cannot_win() -> None:
    game = army_at_search("A1", "R04", "T05")
    for bot in (thinker(), GreedyBot(TrembleHints())):
        assert bot.choose(tremble_seat(game), Rng(1)) == act(FIGHT)


def test_TH_085_search_flees_from_an_army_it_cannot_beat() -> None:
    game = army_at_search("A6", "R02")
    game.people[1] = 90
    for bot in (thinker(), GreedyBot(TrembleHints())):
        assert bot.choose(tremble_seat(game), Rng(1)) == act(spoken.ABANDON)


def test_TH_058_the_hopeless_retreats_the_strong_stays() -> None:
    game = bare()
    lay(game, "G11")
    give(game, 0, "F01", place=at(0))
    give(game, 1, "R04", "T05", "T01", place=at(0))
    up_to(game, BATTLES, REWARDS, ADVANCE_SEARCHES)
    for bot in (thinker(), GreedyBot(TrembleHints())):
        assert bot.choose(tremble_seat(game), Rng(1)) == act(RETREAT)
    game.play(act(FIGHT))
    for bot in (thinker(), GreedyBot(TrembleHints())):
        assert bot.choose(tremble_seat(game), Rng(1)) == act(FIGHT)


def test_TH_R32_in_the_last_turn_a_city_is_raided() -> None:
    game = leave_in_deck(bare(), 0, 0)
    lay_last(game)
    give(game, 0, "T05", place=at(0))
    give(game, 1, "T06")
    up_to(game, BATTLES, REWARDS, ADVANCE_SEARCHES)
    for bot in (thinker(), GreedyBot(TrembleHints())):
        assert bot.choose(tremble_seat(game), Rng(1)) == act(RAID)


def test_a_certain_win_is_taken() -> None:
    """The last turn: whoever holds the one city wins, and only this captain has fuel."""
    game = leave_in_deck(bare(), 0, 0)
    lay_last(game)
    give(game, 0, "T05")
    give(game, 1, "T06")
    game.fuel[1] = 0
    up_to(game, PLAN, REFUEL, BATTLES, REWARDS, ADVANCE_SEARCHES)
    bot = thinker()
    assert bot.choose(tremble_seat(game), Rng(1)) == act(SEND, int(game.kind_of(0)), 0)
    assert bot.thoughts[0].mean > bot.thoughts[-1].mean + 100


def lay_last(game: Tremble) -> None:
    left = next(city for city in range(game.cards.cities) if game.is_left(city))
    lay(game, CONTENT.cities[left].id)


def planned(verb: int, cell: int = 0) -> Tremble:
    """Captain 0 has sealed an order, captain 1 is to plan."""
    game = bare()
    lay(game, "G11", "G31", "G61")
    ship = give(game, 0, "T05")[0]
    give(game, 1, "T06", "F01")
    run(game, PLAN)
    game.play_as(0, act(verb, game.kind_of(ship), cell))
    game.play_as(0, act(READY))
    assert game.seat == 1
    return game


def test_TH_048_search_does_not_see_what_others_have_sealed() -> None:
    found = []
    for game in [planned(int(HOLD)), *[planned(int(SEND), cell) for cell in range(3)]]:
        bot = thinker(120)
        bot.choose(tremble_seat(game), Rng(4))
        found.append(bot.thoughts)
    assert all(thoughts == found[0] for thoughts in found)
