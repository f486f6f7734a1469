"""Who may know which hidden card: perfect recall, kept as the mixings a card went through unseen.

A mixing is a moment at which cards became exchangeable for those who look on: a deck is shuffled, a player
puts one of the cards of a hand away face down. For every mixing and every seat a mask holds the cards that
went through it and that the seat has not seen since; a card in no mask is known to the seat. Two cards may be
exchanged behind a seat's back if one mask holds both and everything public that happened to them since that
mixing (the price paid for a card face down) would have been the same. Before the mixing all stays as it was.

The masks are one vec, so that a copy is one copy: `rows` numbers a mixing, one for each seat, one for the
spectator, and the last for the cards to which something public happened between it and the next mixing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import bit

NEVER: Final[i64] = -1
NO_SEAT: Final[i64] = -1


def rows_for(players: i64) -> i64:
    return players + 2


def row_of(viewer: i64, rows: i64) -> i64:
    """The spectator has the row after the seats; what it knows, everybody knows."""
    return viewer if viewer >= 0 else rows - 2


def mix(marks: vec[i64], rows: i64, pile: i64, knowing: i64) -> vec[i64]:
    """The cards of the pile are mixed, unseen by all but the seat `knowing` (NO_SEAT: by all)."""
    return added(pruned(marks, rows), rows, pile, knowing)


def mix_equals(marks: vec[i64], rows: i64, pile: i64, knowing: i64) -> vec[i64]:
    """The same where cards are played by kind: that all others of a mixing came out proves nothing about its last
    card, as what came out may have been an equal one. So nothing is known before it is seen."""
    return added(without_empty(marks, rows), rows, pile, knowing)


def added(marks: vec[i64], rows: i64, pile: i64, knowing: i64) -> vec[i64]:
    for row in range(rows):
        marks = append(marks, 0 if row == knowing or row == rows - 1 else pile)
    return marks


def without_empty(marks: vec[i64], rows: i64) -> vec[i64]:
    """Without the mixings whose cards all seats have seen since."""
    kept = vec[i64]()
    start: i64 = 0
    while start < len(marks):
        cards: i64 = 0
        for row in range(start, start + rows - 1):
            cards |= marks[row]
        if cards != 0:
            for row in range(start, start + rows):
                kept = append(kept, marks[row])
        start += rows
    return kept


def pruned(marks: vec[i64], rows: i64) -> vec[i64]:
    """Without the mixings in which no seat is in doubt between two cards any more."""
    kept = vec[i64]()
    start: i64 = 0
    while start < len(marks):
        doubt = False
        for row in range(start, start + rows - 1):
            if marks[row] & (marks[row] - 1):
                doubt = True
        if doubt:
            for row in range(start, start + rows):
                kept = append(kept, marks[row])
        elif len(kept) > 0:
            kept[len(kept) - 1] |= marks[start + rows - 1]  # its facts came after the mixing before, too
        start += rows
    return kept


def unknown(marks: vec[i64], rows: i64, row: i64) -> i64:
    """The cards that the row's seat cannot place."""
    cards: i64 = 0
    while row < len(marks):
        cards |= marks[row]
        row += rows
    return cards


def show(marks: vec[i64], rows: i64, seat: i64, card: i64) -> None:
    while seat < len(marks):
        marks[seat] &= ~bit(card)
        seat += rows


def show_all(marks: vec[i64], card: i64) -> None:
    rest = ~bit(card)
    for i in range(len(marks)):
        marks[i] &= rest


def confuse(marks: vec[i64], rows: i64, row: i64, x: i64, y: i64) -> None:
    """Two equal cards lie in one place: what the row's seat holds of the one it may as well hold of the other."""
    while row < len(marks):
        mask = marks[row]
        if (mask >> x ^ mask >> y) & 1:
            marks[row] = mask ^ bit(x) ^ bit(y)
        row += rows


def note_fact(marks: vec[i64], card: i64) -> None:
    """Something public happened to the hidden card."""
    if len(marks) > 0:
        marks[len(marks) - 1] |= bit(card)


def noted(marks: vec[i64], rows: i64, row: i64, card: i64) -> bool:
    """Whether the fact still tells the row's seat something: nothing has mixed the card with others since."""
    facts: i64 = 0
    start: i64 = len(marks) - rows
    while start >= 0:
        facts |= marks[start + rows - 1]
        if marks[start + row] >> card & 1:
            return facts >> card & 1 == 1
        start -= rows
    return False


def alike(marks: vec[i64], rows: i64, row: i64, card: i64, same_fact: i64) -> i64:
    """The cards that the seat could take for this one; `same_fact`: those to which the fact could have happened."""
    found: i64 = 0
    seen: i64 = 0
    facts: i64 = 0
    start: i64 = len(marks) - rows
    while start >= 0:
        mask = marks[start + row]
        facts |= marks[start + rows - 1]
        if mask >> card & 1:
            fresh = mask & ~seen
            if facts >> card & 1:
                fresh &= same_fact
            else:
                fresh &= ~facts | same_fact
            found |= fresh
            seen |= mask
        start -= rows
    return found & ~bit(card)


def meeting(marks: vec[i64], rows: i64, row: i64, x: i64, y: i64) -> i64:
    """Where the last mixing begins that both cards went through unseen by the seat, or NEVER."""
    both = bit(x) | bit(y)
    start: i64 = len(marks) - rows
    while start >= 0:
        if marks[start + row] & both == both:
            return start
        start -= rows
    return NEVER


def exchange(marks: vec[i64], rows: i64, row: i64, x: i64, y: i64) -> None:
    """Since they last met each of the two was where the other was; what the seat saw before stays."""
    met = meeting(marks, rows, row, x, y)
    for i in range(len(marks)):
        whose = i % rows
        if whose == rows - 1 and i < met:
            continue  # facts from before
        if whose == row and i < met + rows:
            continue
        mask = marks[i]
        if (mask >> x ^ mask >> y) & 1:
            marks[i] = mask ^ bit(x) ^ bit(y)
