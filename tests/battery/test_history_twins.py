"""Promise 6 without `resample`: two whole games that differ only in what a seat does not see are the same to it.

`python tests/support/twins_table.py` counts such pairs for each number of players and every option.
"""

from __future__ import annotations

import pytest
from game_facts import GameFacts, facts_of
from leaks import Leak
from planted_boxes import (
    AllEars,
    DeckByKind,
    HowManyDrafts,
    InAnId,
    InTheLinks,
    InTheMotions,
    InTheNotices,
    InTheOdds,
    InThePrompt,
    InTheRefusals,
    InTheTerminal,
    InTheView,
    OrderOfChoices,
    PriceOfTheCard,
    Spying,
    ToEverybody,
    WhoIsAsked,
    door_with,
)
from trials import BOXES, COMPILED, NAMED, Trial, counts, hiding, some, switched, with_options
from twin_door import TwinDoor
from twins import Setting, Told

from igroteka.games.registry import GAMES
from igroteka.table.module_box import ModuleBox

PAIRS = 2 if COMPILED else 1
MANY = 40  # in the long run
TRIED = range(200, 204)  # seeds of the pairs that must find a planted leak


def pairs(trial: Trial, seeds: range, page_every: int = 8) -> list[Told]:
    setting = Setting(trial, page_every)
    return [setting.pair(seed) for seed in seeds]


def hides(trial: Trial) -> bool:
    return type(facts_of(trial.box.name)).hidden is not GameFacts.hidden


@pytest.mark.parametrize("trial", counts(), ids=lambda trial: trial.name)
def test_histories_that_look_the_same_are_the_same_to_a_seat(trial: Trial) -> None:
    told = pairs(trial, range(PAIRS if trial.box.name in GAMES else 6))  # tiny games are short
    assert 2 * sum([one.whole for one in told]) >= len(told), "most of them come to the end of the game"
    assert 4 * sum([one.differing for one in told]) >= sum([one.steps for one in told]) or not hides(trial), (
        "twins differ"
    )


def each_option() -> list[Trial]:
    """Every option switched once, the numbers of players in turn."""
    trials = [
        Trial(box, box.least + number % (box.most + 1 - box.least), options)
        for box in BOXES
        for number, options in enumerate(switched(box))
        if options
    ]
    return trials[:: 1 if COMPILED else 8]


@pytest.mark.parametrize("trial", each_option(), ids=lambda trial: trial.name)
def test_no_option_tells_histories_apart(trial: Trial) -> None:
    [told] = pairs(trial, range(7, 8), page_every=24)
    assert told.steps > 5


@pytest.mark.long
@pytest.mark.parametrize("trial", with_options(), ids=lambda trial: trial.name)
def test_many_histories_that_look_the_same(trial: Trial) -> None:
    told = pairs(trial, range(1000, 1000 + MANY), page_every=1 if COMPILED else 8)
    assert sum([one.steps for one in told]) > 5 * MANY


# --- the test itself is tested: planted leaks must be found ---


def found(leak: type[Spying] | type[TwinDoor] | None, game: str) -> bool:
    """By some pairs of three players."""
    setting = Setting(some(game, 3), page_every=4 if leak else 32)
    for seed in TRIED:
        door = setting.door(seed)
        try:
            setting.pair(seed, door if leak is None else door_with(leak, door))
        except Leak:
            return True
    return False


def tells_notices(game: str) -> bool:
    """Whether rows of the game say that something is done to a seat."""
    box = NAMED[game]
    return isinstance(box, ModuleBox) and any(row.hits for row in box.events.rows.values())


EVERYWHERE = (
    InTheView,
    InTheRefusals,
    InTheOdds,
    InAnId,
    InTheMotions,
    InTheLinks,
    InTheTerminal,
    AllEars,
    OrderOfChoices,
)
IN_TREMBLE = (InThePrompt, WhoIsAsked, HowManyDrafts, DeckByKind, PriceOfTheCard, ToEverybody)  # windows, drafts, ships


WITH_NOTICES = [(game, InTheNotices) for game in hiding() if tells_notices(game)]


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        *[(game, leak) for game in hiding() for leak in EVERYWHERE],
        *[("tremble", leak) for leak in IN_TREMBLE],
        *WITH_NOTICES,
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_planted_leak_is_found(game: str, leak: type[Spying] | type[TwinDoor]) -> None:
    assert found(leak, game)


@pytest.mark.parametrize("game", hiding())
def test_without_a_planted_leak_nothing_is_found(game: str) -> None:
    assert not found(None, game)
