"""A fragment told by what of it is other than before, and nothing twice: most of a page stays as it was.

A text is cut before each "<"; an edit replaces so many of its cuttings, counted in the old text, by others. A cutting
that went over the socket before is told by its number. Both sides keep the last text of each fragment and all
cuttings that came, in the same order; the page does in `parts.js` what `Teller` and `Hearer` do here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

Cut: TypeAlias = tuple[int, int, tuple[str, ...]]  # the first cutting that goes, how many go, what comes instead
Edit: TypeAlias = tuple[int, int, list[int | str]]  # the same as it is told

MOST: Final = 20_000  # cuttings that are kept


class Teller:
    """What one socket has told."""

    def __init__(self) -> None:
        self.held: Final[dict[str, str]] = {}
        self.known: Final[dict[str, int]] = {}

    def told(self, fragments: Mapping[str, str]) -> dict[str, list[Edit]]:
        """Return the edits that bring the page from what it holds to these fragments."""
        found: dict[str, list[Edit]] = {}
        for name, text in fragments.items():
            cuts = cuts_between(self.held.get(name, ""), text)
            found[name] = [(first, count, self.spelled(come)) for first, count, come in cuts]
            self.held[name] = text
        return found

    def spelled(self, cuttings: Sequence[str]) -> list[int | str]:
        known = self.known
        found: list[int | str] = []
        for cutting in cuttings:
            number = known.get(cutting)
            if number is not None:
                found.append(number)
            else:
                found.append(cutting)
                if len(known) < MOST:
                    known[cutting] = len(known)
        return found


class Hearer:
    """What a page has heard: for clients that are no browsers."""

    def __init__(self) -> None:
        self.held: Final[dict[str, str]] = {}
        self.known: Final[list[str]] = []

    def heard(self, whole: Mapping[str, str], edits: Mapping[str, Sequence[Edit]]) -> dict[str, str]:
        """Return the fragments of a message as they are now."""
        found = dict(whole)
        for name, changes in edits.items():
            cut = self.held.get(name, "").split("<")
            come = [self.read(cuttings) for _, _, cuttings in changes]
            for (first, count, _), cuttings in zip(reversed(changes), reversed(come), strict=True):
                cut[first : first + count] = cuttings
            found[name] = "<".join(cut)
        self.held.update(found)
        return found

    def read(self, told: Sequence[int | str]) -> list[str]:
        found = []
        for one in told:
            if isinstance(one, int):
                found.append(self.known[one])
            else:
                found.append(one)
                if len(self.known) < MOST:
                    self.known.append(one)
        return found


# --- what differs ---


@lru_cache(4096)
def cuts_between(old: str, new: str) -> tuple[Cut, ...]:
    """Return what leads from the one text to the other. Several pages ask for the same."""
    begin = old.rfind("<", 0, alike(old, new)) + 1  # all cuttings before it are the same
    end = old.find("<", len(old) - alike_at_end(old, new, begin))  # and all after this
    first = old.count("<", 0, begin)
    was, now = old[begin:].split("<"), new[begin:].split("<")
    if end >= 0:
        was, now = old[begin:end].split("<"), new[begin : end + len(new) - len(old)].split("<")
    found: list[Cut] = []
    done, place = 0, 0
    for before, after in [*anchors(was, now), (len(was), len(now))]:
        found += between(was[done:before], now[place:after], first + done)
        done, place = before + 1, after + 1
    return tuple(found)


def alike(one: str, other: str) -> int:
    """Return how many characters both begin with; halving compares long texts sooner than going through them."""
    same, most = 0, min(len(one), len(other))
    while same < most:
        middle = (same + most + 1) // 2
        if one[same:middle] == other[same:middle]:
            same = middle
        else:
            most = middle - 1
    return same


def alike_at_end(one: str, other: str, begin: int) -> int:
    """Return how many characters both end with, not counting those before `begin`."""
    same, most = 0, min(len(one), len(other)) - begin
    while same < most:
        middle = (same + most + 1) // 2
        if one[len(one) - middle : len(one) - same] == other[len(other) - middle : len(other) - same]:
            same = middle
        else:
            most = middle - 1
    return same


def anchors(was: Sequence[str], now: Sequence[str]) -> list[tuple[int, int]]:
    """Return places, old and new, of cuttings that both have once and in the same order; between them is compared."""
    if len(was) == len(now) or len(was) == 1:
        return []
    once = alone(now)
    found: list[tuple[int, int]] = []
    last = -1
    for cutting, before in alone(was).items():
        after = once.get(cutting, -1)
        if before >= 0 and after > last:
            found.append((before, after))
            last = after
    return found


def alone(cuttings: Sequence[str]) -> dict[str, int]:
    """Return the places of cuttings; -1 of those that come again."""
    found: dict[str, int] = {}
    for place, cutting in enumerate(cuttings):
        found[cutting] = -1 if cutting in found else place
    return found


def between(gone: Sequence[str], come: Sequence[str], first: int) -> list[Cut]:
    """Return what leads from the one part of a text to the other; it begins with that cutting of the old text."""
    head, most = 0, min(len(gone), len(come))
    while head < most and gone[head] == come[head]:
        head += 1
    tail = 0
    while tail < most - head and gone[-1 - tail] == come[-1 - tail]:
        tail += 1
    gone, come = gone[head : len(gone) - tail], come[head : len(come) - tail]
    if len(gone) == len(come):
        return runs(gone, come, first + head)
    return [(first + head, len(gone), tuple(come))]


def runs(gone: Sequence[str], come: Sequence[str], first: int) -> list[Cut]:
    """Return what differs where cutting stands against cutting."""
    found: list[Cut] = []
    place, end = 0, len(gone)
    while place < end:
        if gone[place] == come[place]:
            place += 1
            continue
        start = place
        while place < end and gone[place] != come[place]:
            place += 1
        found.append((first + start, place - start, tuple(come[start:place])))
    return found
