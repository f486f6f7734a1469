"""Dense index of all actions of a game: masks and policies need one place for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate

from igroteka.engine.choices import act, first_of, second_of, verb_of

SHARED = (("pass", 1, 1), ("ready", 1, 1), ("not_ready", 1, 1))  # the verbs of choices.py, in their order


class Verbs:
    """Table of every verb with the ranges of its two arguments, in the order of their numbers."""

    def __init__(self, *own: tuple[str, int, int]) -> None:
        self.table = SHARED + own
        self.starts = [0, *accumulate(first * second for _, first, second in self.table)]
        self.size = self.starts[-1]

    def name(self, action: int) -> str:
        return self.table[verb_of(action)][0]

    def index(self, action: int) -> int:
        verb, a, b = int(verb_of(action)), int(first_of(action)), int(second_of(action))
        if not 0 <= verb < len(self.table):
            raise ValueError(f"no verb {verb} in this game")
        name, first, second = self.table[verb]
        if a >= first or b >= second:
            raise ValueError(f"{name} takes numbers below {first} and {second}, not {a} and {b}")
        return self.starts[verb] + a * second + b

    def action(self, index: int) -> int:
        if not 0 <= index < self.size:
            raise ValueError(f"actions have the places 0..{self.size - 1}, not {index}")
        verb = max(v for v in range(len(self.table)) if self.starts[v] <= index)
        a, b = divmod(index - self.starts[verb], self.table[verb][2])
        return int(act(verb, a, b))

    def __iter__(self) -> Iterator[int]:
        return (self.action(index) for index in range(self.size))


class NamedVerbs(Verbs):
    """Verbs whose numbers are things of a kind: "pass fight send:ship,cell", with how many there are of each kind.

    Whoever can name a thing of each kind can spell every action.
    """

    def __init__(self, own: str, sizes: Mapping[str, int]) -> None:
        words = [word.partition(":") for word in own.split()]
        kinds = [tuple(names.split(",")) if names else () for _, _, names in words]
        counts = [[sizes[kind] for kind in both] + [1, 1] for both in kinds]
        super().__init__(*[(word[0], count[0], count[1]) for word, count in zip(words, counts, strict=True)])
        self.kinds = [()] * len(SHARED) + kinds

    def spelled(self, action: int, names: Mapping[str, Callable[[int], str]]) -> str:
        """Spell the action in no language: the verb, then its numbers as `names` has them by kind."""
        numbers = zip(self.kinds[verb_of(action)], (int(first_of(action)), int(second_of(action))), strict=False)
        return " ".join([self.name(action), *[names[kind](number) for kind, number in numbers]])
