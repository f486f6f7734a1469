"""The same properties over every game there is, for every number of players and every option."""

from __future__ import annotations

import pytest
from game_facts import facts_of
from trials import COMPILED, Trial, counts, play_one, random_play, with_options

from igroteka.bots.driver import decisions
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices
from igroteka.engine.digest import digest
from igroteka.engine.game import Game
from igroteka.engine.record import read_bytes
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.engine.session import Session
from igroteka.table.text.speech import LANGUAGES, speaker_for

GAMES = 6 if COMPILED else 2


def each(trials: list[Trial]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("trial", trials, ids=lambda trial: trial.name)


@each(with_options())
def test_random_play_ends_with_scores_and_a_winner(trial: Trial) -> None:
    for seed in range(GAMES):
        game = list(random_play(trial, seed))[-1]
        assert game.seat == OVER
        assert game.seats() == [] and game.actions() == []
        assert len(game.scores()) == trial.players
        assert set(game.winners()) <= set(range(trial.players))


@each(with_options())
def test_choices_are_never_empty_or_double_and_have_a_place_in_the_index(trial: Trial) -> None:
    verbs = trial.box.verbs(trial.box.content())
    for game in random_play(trial, 1):
        for seat in game.seats():
            actions = game.actions_of(seat)
            extras = game.extras_of(seat)
            assert actions, game.step().name
            both = actions + extras
            assert len(set(both)) == len(both), f"{game.step().name}: {[verbs.name(a) for a in both]}"
            assert [verbs.action(verbs.index(action)) for action in both] == both


@each(counts())
def test_offering_changes_nothing(trial: Trial) -> None:
    for number, game in enumerate(random_play(trial, 2)):
        if number % 7 == 0:
            before = digest(game)
            for seat in range(trial.players):
                choices = Choices(explaining=True)
                game.offer_to(seat, choices)
                game.extras_to(seat, choices)
                trial.box.view(game, seat)
            game.resample(0, Rng(number))
            assert digest(game) == before


@each(counts())
def test_what_chance_samples_it_may_bring(trial: Trial) -> None:
    rng, odds = Rng(5), Odds()
    for game in random_play(trial, 3):
        if game.seat == CHANCE:
            game.outcomes(odds)
            assert odds.count > 0 and all(weight > 0 for _, weight in odds.listed())
            assert len({outcome for outcome, _ in odds.listed()}) == odds.count
            assert odds.weight_of(game.sample(rng)) > 0


@each(counts())
def test_sampling_agrees_with_the_weights(trial: Trial) -> None:
    """Every kind of throw of the game, 4,000 times each: no outcome off by more than five standard errors."""
    seen: dict[str, Game] = {}
    for game in random_play(trial, 4):
        if game.seat == CHANCE:
            seen[game.step().name] = game.copy()
    rng, odds, throws = Rng(6), Odds(), 4000
    for name, game in seen.items():
        game.outcomes(odds)
        found: dict[int, int] = {}
        for _ in range(throws):
            outcome = int(game.sample(rng))
            found[outcome] = found.get(outcome, 0) + 1
        for outcome, weight in odds.listed():
            share = weight / odds.total
            spread = (throws * share * (1 - share)) ** 0.5
            assert abs(found.get(outcome, 0) - throws * share) <= 5 * spread, f"{name}: {outcome}"


@each(counts())
def test_a_copy_played_apart_leaves_the_original_as_it_was(trial: Trial) -> None:
    rng = Rng(8)
    for number, game in enumerate(random_play(trial, 5)):
        if number % 11 == 0:
            before = digest(game)
            copy = game.copy()
            assert digest(copy) == before
            for _ in range(30):
                if copy.seat != OVER:
                    play_one(copy, rng)
            assert digest(game) == before


@each(counts())
def test_a_copy_goes_on_as_the_original_does(trial: Trial) -> None:
    for seed in range(GAMES):
        game = trial.game()
        rng = Rng(seed)
        for _ in range(40 * seed):
            if game.seat != OVER:
                play_one(game, rng)
        copy = game.copy()
        mine, its = Rng(99), Rng(99)
        while game.seat != OVER:
            play_one(game, mine)
            play_one(copy, its)
        assert digest(copy) == digest(game)


@each(with_options())
def test_pieces_are_conserved(trial: Trial) -> None:
    facts = facts_of(trial.box.name)
    pieces = None
    for number, game in enumerate(random_play(trial, 6)):
        now = facts.pieces(game)
        assert pieces is None or now == pieces, game.step().name
        pieces = now
        if number % 13 == 0:  # what a seat imagines has the same pieces
            twin = game.resample(number % trial.players, Rng(number))
            assert facts.pieces(twin) == pieces


def played(trial: Trial, seed: int, undo_one_in: int = 0) -> Session:
    """A whole recorded game; now and then someone takes a choice back, and now and then makes it again."""
    rng = Rng(seed)
    session = Session.start(trial.box, trial.players, trial.settings())
    for game in decisions(session, rng):
        seats = game.seats()
        seat = seats[rng.below(len(seats))]
        actions = game.actions_of(seat)
        session.choose(seat, actions[rng.below(len(actions))])
        if undo_one_in and rng.below(undo_one_in) == 0 and session.can_undo(seat) is None:
            after = digest(session.game)
            session.undo(seat)
            if rng.below(2) == 0:
                session.redo(seat)
                assert digest(session.game) == after
    return session


@each(with_options())
def test_a_record_replays_to_the_same_table(trial: Trial) -> None:
    session = played(trial, 9)
    again = Session.from_record(read_bytes(str(session.record).encode()), trial.box)
    assert digest(again.game) == digest(session.game)
    assert again.log == session.log


@each(counts())
def test_undo_and_redo_give_the_same_table_and_the_record_keeps_them(trial: Trial) -> None:
    for seed in range(GAMES):
        session = played(trial, seed, undo_one_in=3)
        again = Session.from_record(read_bytes(str(session.record).encode()), trial.box)
        assert digest(again.game) == digest(session.game)


@each(counts())
def test_every_line_has_words_in_both_languages(trial: Trial) -> None:
    """Prompts, choices, refusals and the log of a whole game, as every seat reads them."""
    content = trial.box.content()
    names = tuple(f"P{seat}" for seat in range(trial.players))
    speakers = [speaker_for(trial.box, content, language, names) for language in LANGUAGES]
    session = played(trial, 10)
    for _, event in session.log:
        for speaker in speakers:
            assert speaker.say(trial.box.told(content, event)).strip()
    for number, game in enumerate(random_play(trial, 11)):
        if number % 5:
            continue
        for seat in [*range(trial.players), int(SPECTATOR)]:
            view = trial.box.view(game, seat)
            lines = [trial.box.prompt(content, view)]
            lines += [trial.box.choice(content, view, action).label for action in game.actions_of(seat)]
            for speaker in speakers:
                for line in lines:
                    assert speaker.say(line).strip(), line
