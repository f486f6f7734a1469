"""What the page knows of a game besides its table: linked elements, motions, sources of the score, dice."""

from __future__ import annotations

import pytest
from games.tremble.table import CONTENT
from trials import Trial, play_one, with_options

from igroteka.engine.chance import Rng
from igroteka.engine.events import EVERYONE, Event, EventLog
from igroteka.engine.step import OVER
from igroteka.games.tremble.box import TREMBLE
from igroteka.games.tremble.state import events as happenings
from igroteka.games.tremble.state.events import ARMY_FOUGHT, CITY_FOUND, DECK_ENDS, RESHUFFLED, ROLLED, SENT
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.words.events import EVENTS, ROWS
from igroteka.table.text.speech import LANGUAGES, speaker_for

KINDS = {int(number) for name, number in vars(happenings).items() if name.isupper()}


def played(trial: Trial, seed: int) -> tuple[Tremble, list[Event]]:
    game = trial.game()
    assert isinstance(game, Tremble)
    game.listener = listener = EventLog()
    rng = Rng(seed)
    while game.seat != OVER:
        play_one(game, rng)
    return game, listener.taken()


def trials() -> list[Trial]:
    return [trial for trial in with_options() if trial.box is TREMBLE]


@pytest.mark.parametrize("trial", trials(), ids=lambda trial: trial.name)
def test_TH_R35_the_sources_of_every_captain_add_up_to_the_score(trial: Trial) -> None:
    for seed in range(3):
        game, events = played(trial, seed)
        sources = TREMBLE.sources(CONTENT, events, trial.players)
        assert [sum(points) for points in zip(*[s.points for s in sources], strict=True)] == game.scores()
        assert list(TREMBLE.points(TREMBLE.view(game, -1))) == game.scores()


def test_every_source_has_its_name() -> None:
    every = EVENTS.source_order
    assert {*every} == {"source-start"} | {row.points.source for row in ROWS.values() if row.points is not None}
    for language in LANGUAGES:
        speaker = speaker_for(TREMBLE, CONTENT, language, ["Ann", "Bob"])
        assert len({speaker.words.sentence(key, {}) for key in every}) == len(every)


def test_dice_are_those_that_were_thrown() -> None:
    _, events = played(Trial(TREMBLE, 5, {}), 3)
    thrown = TREMBLE.dice(CONTENT, events)
    assert thrown and all(0 <= seat < 5 and 2 <= total <= 12 for seat, total in thrown)
    assert len(thrown) == sum(event.kind in (ROLLED, ARMY_FOUGHT) for event in events)


def test_every_happening_is_about_something_on_the_table() -> None:
    assert {kind for kind, row in ROWS.items() if row.links} == KINDS - {RESHUFFLED, DECK_ENDS}
    assert {kind for kind, row in ROWS.items() if row.motion} < KINDS
    assert TREMBLE.linked(CONTENT, Event(int(CITY_FOUND), (3, 17, 0, 0), EVERYONE)) == ("cell-3",)
    assert TREMBLE.linked(CONTENT, Event(int(SENT), (1, 7, 2, 0), EVERYONE)) == ("attack-2-1", "strip-1")
    assert TREMBLE.linked(CONTENT, Event(int(RESHUFFLED), (9, 0, 0, 0), EVERYONE)) == ()


def test_shown_dice_have_the_sum_that_was_thrown_and_nothing_else_behind_them() -> None:
    for roll in range(2, 13):
        shown = {
            TREMBLE.motions(CONTENT, Event(int(kind), (seat, strength, roll, 0), EVERYONE))[0].dice
            for kind in (ROLLED, ARMY_FOUGHT)
            for seat in range(5)
            for strength in (3, 9, 30)
        }
        assert len(shown) == 1
        dice = shown.pop()
        assert sum(dice) == roll and all(1 <= face <= 6 for face in dice)


def test_what_is_whispered_moves_only_what_is_the_captains_own() -> None:
    for seed in range(3):
        _, events = played(Trial(TREMBLE, 3, {}), seed)
        for event in events:
            moved = [motion.on for motion in TREMBLE.motions(CONTENT, event)]
            names = [*TREMBLE.linked(CONTENT, event), *moved]
            if event.to == EVERYONE:
                assert not any(name.startswith(("mission-", "drawn-", "ship-")) for name in names)
