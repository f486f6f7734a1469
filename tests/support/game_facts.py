"""What the battery must know of a game, by its rulebook alone: each game says it in `tests/games/<game>/battery.py`.

It knows neither `resample` nor the marks of knowledge, which it is there to test.
"""

from __future__ import annotations

import importlib.util
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeAlias

from igroteka.table.box import Box
from igroteka.table.notices import Story
from igroteka.table.text.messages import Ref

TESTS = Path(__file__).parent.parent


Secret: TypeAlias = Callable[[Any, int], object]  # of a table, that a seat must not know


class Done(NamedTuple):
    """What was done to a seat, as its notice must tell it."""

    sums: tuple[tuple[int, int], ...] = ()  # what was thrown, and the total with it
    numbers: tuple[int, ...] = ()  # that were lost or gained
    names: tuple[Ref, ...] = ()  # of what was lost


class GameFacts:
    """Facts about a game without secrets. A game with some overrides what it keeps from whom."""

    limits: ClassVar[Mapping[str, str]] = {}  # options with which random play always ends
    options: ClassVar[Mapping[str, str]] = {}  # options with which whole games of the history twins are short
    joint_options: ClassVar[tuple[Mapping[str, str], ...]] = ()  # of which one changes something only with the other
    # Options with which whole games in the browser are short, the shortest first; of several each is played.
    browser_options: ClassVar[tuple[Mapping[str, str], ...]] = ({},)
    # Games, by options and seed, whose liked choices bring questions that random play seldom meets.
    rare_games: ClassVar[tuple[tuple[Mapping[str, str], int], ...]] = ()
    golden_games: ClassVar[int] = 1  # of each number of players and every option (make_golden.py)
    curtains: ClassVar[int] = 3  # more than so many fall in such a game of two at one screen
    secrets: ClassVar[tuple[Secret, ...]] = ()  # to be planted in what a seat receives: the leak test must find each
    window_secrets: ClassVar[tuple[Secret, ...]] = ()  # of them those that are secrets while a window is open
    private_lines: ClassVar[frozenset[str]] = frozenset()  # clauses of lines that one alone reads of another
    form_option: ClassVar[str] = ""  # the option whose values are as different as games: each is walked for long

    def planted_for(self, secret: Secret) -> int:
        """The seat that must not know the secret."""
        return 1

    def pieces(self, game: Any) -> object:
        """Return every piece, wherever it lies: the same at every moment. Asserts that each lies in one place."""
        raise NotImplementedError(f"{type(self).__name__}.pieces: which pieces are never lost and never double?")

    def hidden_groups(self, game: Any, seat: int) -> list[list[int]]:
        """Return the kinds of cards that the seat cannot place: by hand, and one by one where there is an order."""
        return []

    def few_kinds(self, box: Box) -> Any:
        """A content with many equal cards, where what is hidden has more ways to look the same; or the box's own."""
        return box.content()

    def liking(self, game: Any, action: int) -> int:
        """How much likelier than others a choice is to be made: what leads to secrets."""
        return 1

    def drawn(self, game: Any, outcome: int, observer: int) -> Hashable:
        """What the observer sees of a throw or a draw."""
        return outcome

    def chosen(self, game: Any, seat: int, action: int, observer: int) -> Hashable:
        """What the observer sees of another seat's choice, in a window of any but the pass."""
        return action

    def showdown(self, game: Any, seat: int, action: int) -> Hashable:
        """What an open choice, whoever makes it, turns up for all by the rules: tables that differ in it part there."""
        return None

    def turned_up(self, game: Any, seat: int) -> Counter[Hashable]:
        """What of the seat's sealed choice, as it is drafted now, everybody sees when all are ready."""
        raise NotImplementedError(f"what does {game.step().name} turn up?")

    def at_the_end(self, game: Any) -> Hashable:
        """What the end of the game turns up."""
        return None

    def done_to(self, story: Story, at: int) -> dict[int, Done]:
        """To whom the event at that place of the log has done something: rivals, or fate."""
        return {}

    def hidden(self, game: Any, observer: int) -> dict[str, Hashable]:
        """What lies there unseen, by what it is: only to count how many twins really differ, and for planted leaks."""
        return {}


def content_with(box: Box, file: str, cards: Mapping[str, int], number: str) -> Any:
    """The box's own content with only these cards in the file, so many of each; `number` is the field that says it."""
    tables = dict(box.content().tables)
    [(kind, entries)] = tables[file].items()
    tables[file] = {kind: [{**card, number: cards[card["id"]]} for card in entries if card["id"] in cards]}
    return box.content_from(tables)


def rivals(game: Any, seat: int) -> list[int]:
    return [other for other in range(game.players) if other != seat]


def with_it(story: Story, at: int, kind: int) -> list[tuple[int, ...]]:
    """The numbers of all events of that kind that one choice or throw has brought together with this one."""
    return [event.args for number, event in story if number == story[at][0] and event.kind == kind]


def since(story: Story, at: int, first: int, kind: int) -> list[tuple[int, ...]]:
    """The numbers of all events of that kind since the last one of the first kind, up to this one."""
    found: list[tuple[int, ...]] = []
    for _, event in reversed(story[: at + 1]):
        if event.kind == kind:
            found.insert(0, event.args)
        if event.kind == first:
            break
    return found


@cache
def facts_of(game: str) -> GameFacts:
    """Return the facts of the game's own file, found by its name."""
    path = TESTS / "games" / game / "battery.py"
    if not path.exists():
        raise FileNotFoundError(f"{path}: write it, with FACTS = GameFacts() or a subclass, what the battery must know")
    spec = importlib.util.spec_from_file_location(f"battery_of_{game}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: GameFacts = module.FACTS
    return found
