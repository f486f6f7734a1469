"""What every game says alike: lists, whom the table waits for, who has won. The words are in words/."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.table.text.messages import Arg, Msg, Ref, msg


def listed(items: Sequence[Arg]) -> Arg:
    """One, two and three."""
    if not items:
        raise ValueError("nothing to list")
    said = items[-1]
    joint = "table-list-and"
    for item in reversed(items[:-1]):
        said = msg(joint, first=item, rest=said)
        joint = "table-list-comma"
    return said


def seats(numbers: Sequence[int]) -> Arg:
    return listed([Ref("seat", number) for number in numbers])


def waiting_for(numbers: Sequence[int]) -> Msg:
    return msg("table-waiting", who=seats(numbers))


def outcome(winners: Sequence[int], clause: str = "") -> Msg:
    """The end of a game: one winner, several who share it, or none."""
    if not winners:
        return msg("table-nobody-won", clause)
    if len(winners) == 1:
        return msg("table-winner", clause, who=seats(winners))
    return msg("table-winners", clause, who=seats(winners))
