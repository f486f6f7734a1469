"""What every game says alike: lists, whom the table waits for, who has won. The words are in words/."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

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


def deciding(numbers: Sequence[int], what: Msg, clause: str = "") -> Msg:
    """Who decides, and what, for those who wait: "Ann is deciding whether to draw a card"."""
    return msg("table-deciding", clause, who=seats(numbers), count=len(numbers), what=what)


def is_draw(winners: Sequence[int], players: int) -> bool:
    """Who shares a victory with everybody has won against nobody."""
    return len(winners) == players


def crowned(winners: Sequence[int], players: int) -> Sequence[int]:
    """Return who wears the laurel: nobody after a draw."""
    return () if is_draw(winners, players) else winners


def outcome(winners: Sequence[int], players: int, clause: str = "") -> Msg:
    """The end of a game: one winner, several who share it, all or none."""
    if is_draw(winners, players):
        return msg("table-draw", clause)
    if not winners:
        return msg("table-nobody-won", clause)
    if len(winners) == 1:
        return msg("table-winner", clause, who=seats(winners))
    return msg("table-winners", clause, who=seats(winners))


def tenths(number: Fraction) -> Msg:
    """Say a number to a tenth: the words of the game have `tenths`."""
    whole, tenth = divmod(round(number * 10), 10)
    return msg("tenths", whole=whole, tenth=tenth)


def percent(chance: Fraction) -> Msg:
    """Say a chance to a tenth of a percent, `percent`; what is not certain is never shown as 0 or 100 %."""
    said = round(chance * 1000)
    if chance not in (0, 1):
        said = min(999, max(1, said))
    return msg("percent", whole=said // 10, tenth=said % 10)
