"""First games: their bubbles have words, speak of steps and events that there are, and come when somebody plays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from igroteka.engine.chance import Rng
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES, box_of
from igroteka.table.box import Box
from igroteka.table.coach import Bubble, FirstGame
from igroteka.table.module_box import ModuleBox
from igroteka.table.text.messages import msg
from igroteka.table.text.speech import LANGUAGES, speaker_for
from igroteka.table.view import BaseView

LONGEST = 220  # characters of a bubble
GAMES_PLAYED = 20  # at random, in which each bubble should come


def first_of(box: Box) -> FirstGame:
    assert box.first_game is not None
    return box.first_game


def view_at(step: str, acts: bool = True) -> BaseView:
    return BaseView(0, 2, False, (), step, (), (0,), acts)


# --- which bubble is due ---

TWO = FirstGame(2, 1, {}, (Bubble("a", step="Roll"), Bubble("b", step="Roll"), Bubble("c", event=7)))


def test_bubbles_of_a_question_come_one_after_another_and_only_to_whoever_is_asked() -> None:
    assert TWO.due(view_at("Roll"), (), ()) is TWO.bubbles[0]
    assert TWO.due(view_at("Roll"), (), ("a",)) is TWO.bubbles[1]
    assert TWO.due(view_at("Roll"), (), ("a", "b")) is None
    assert TWO.due(view_at("Roll", acts=False), (), ()) is None
    assert TWO.due(view_at("Other"), (), ()) is None


def test_what_has_happened_is_told_before_the_question_and_to_whoever_waits() -> None:
    assert TWO.due(view_at("Roll"), (7,), ()) is TWO.bubbles[2]
    assert TWO.due(view_at("Roll", acts=False), (7,), ()) is TWO.bubbles[2]
    assert TWO.due(view_at("Roll"), (7,), ("c",)) is TWO.bubbles[0]


@pytest.mark.parametrize(("step", "event"), [("", 0), ("Roll", 7)])
def test_a_bubble_speaks_of_a_step_or_of_an_event(step: str, event: int) -> None:
    with pytest.raises(ValueError, match="one step or of one kind"):
        Bubble("a", step, event)


# --- what the games give ---


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_can_be_laid_and_tells_six_to_ten_things(game: str) -> None:
    box = box_of(game)
    first = first_of(box)
    box.check_players(first.players)
    box.chosen_options(first.options)
    assert 6 <= len(first.bubbles) <= 10
    assert len({bubble.key for bubble in first.bubbles}) == len(first.bubbles)
    assert isinstance(box, ModuleBox)
    assert {bubble.event for bubble in first.bubbles} - {0} <= set(box.events.rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_bubbles_and_the_goal_have_words(game: str, language: str) -> None:
    box = box_of(game)
    speaker = speaker_for(box, box.content(), language, ("A", "B", "C", "D", "E"))
    for bubble in first_of(box).bubbles:
        assert 40 < len(speaker.say(msg(bubble.key))) <= LONGEST, bubble.key
    for options in (box.chosen_options({}), box.chosen_options(first_of(box).options)):
        goal = box.goal_line(options, 0)
        assert goal is not None
        assert 20 < len(speaker.say(goal)) <= 110


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_the_same_and_its_first_question_is_the_newcomers(game: str) -> None:
    first = first_of(box_of(game))
    one, other = (dealt(game) for _ in range(2))
    assert one.record.lines[1:] == other.record.lines[1:]
    assert one.game.acts(first.seat)


def dealt(game: str) -> Session:
    box = box_of(game)
    first = first_of(box)
    session = Session.start(box, first.players, box.chosen_options(first.options))
    throw(session, Rng(first.seed))
    return session


def throw(session: Session, rng: Rng) -> None:
    while session.game.seat == CHANCE:
        session.throw(rng)


@pytest.mark.parametrize("game", GAMES)
def test_each_bubble_comes_in_random_first_games(game: str) -> None:
    wanted = {bubble.key for bubble in first_of(box_of(game)).bubbles}
    found: set[str] = set()
    for seed in range(GAMES_PLAYED):
        found |= bubbles_met(game, seed)
        if found == wanted:
            return
    assert found == wanted


def bubbles_met(game: str, seed: int) -> set[str]:
    """Play a first game at random; whoever chooses has read the bubble."""
    box, session, rng, chance = box_of(game), dealt(game), random.Random(seed), Rng(seed)
    first = first_of(box)
    seen: set[str] = set()
    last = 0
    while session.game.seat != OVER and len(session.record.entries) < 1500:
        seat = rng.choice(session.game.seats())
        if seat == first.seat:
            heard = {int(event.kind) for number, event in session.log if number >= last and event.heard_by(seat)}
            view: Any = box.view(session.game, seat)
            bubble = first.due(view, heard, seen)
            seen |= {bubble.key} if bubble is not None else set()
            last = session.record.number()
        session.choose(seat, rng.choice(session.game.actions_of(seat)))
        throw(session, chance)
    return seen
