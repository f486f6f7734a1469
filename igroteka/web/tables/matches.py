"""Two games of the same two players with the sides swapped are one match: `pair` of both is the first of them.

A player of a match is called by the seat in the first game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from igroteka.table.text.speech import Words
from igroteka.web.storage.store import Chair, Store, TableRow

PLAYERS = 2


@dataclass(frozen=True)
class Match:
    first: TableRow
    second: TableRow | None  # None: it has not been laid yet

    def games(self) -> tuple[TableRow, ...]:
        return (self.first, self.second) if self.second is not None else (self.first,)

    def finished(self) -> list[tuple[int, TableRow]]:
        """List the games that are over, with their numbers from 0."""
        return [(number, game) for number, game in enumerate(self.games()) if game.state == "finished"]

    def over(self) -> bool:
        return len(self.finished()) == 2

    def score(self) -> tuple[int, int]:
        """Count halves of a game by player: a win is two of them, a draw one for each."""
        ours, theirs = ([won(game, seat_in(number, player)) for number, game in self.finished()] for player in (0, 1))
        return sum(ours), sum(theirs)

    def points(self) -> tuple[int, int] | None:
        """Add up the points by player; None if the game is not about points."""
        over = self.finished()
        if not over or not all(game.scores for _, game in over):
            return None
        ours, theirs = ([game.scores[seat_in(number, player)] for number, game in over] for player in (0, 1))
        return sum(ours), sum(theirs)

    def winner(self) -> int | None:
        """Return who has won the match by games, or, if they are equal, by points; None: nobody has."""
        for ours, theirs in (self.score(), self.points() or (0, 0)):
            if ours != theirs:
                return 0 if ours > theirs else 1
        return None


def match_of(store: Store, row: TableRow) -> Match | None:
    """Return the match of a game; where the first game was removed, the second is a game of its own."""
    if not row.pair:
        return None
    first = row if is_first(row) else store.table(row.pair)
    if first is None:
        return None
    return Match(first, second_of(store, first) if first is row else row)


def is_first(row: TableRow) -> bool:
    return row.pair == row.id


def second_of(store: Store, first: TableRow) -> TableRow | None:
    return store.table(first.next) if first.next else None


def seat_in(number: int, player: int) -> int:
    """Return where the player of a match sits in its first (0) or second game."""
    return player if number == 0 else PLAYERS - 1 - player


def won(game: TableRow, seat: int) -> int:
    """Count halves of a game: nobody wins a draw, or both do."""
    if len(game.winners) != 1:
        return 1
    return 2 if seat in game.winners else 0


def swapped(chairs: Sequence[Chair]) -> list[Chair]:
    return [replace(chair, seat=seat) for seat, chair in enumerate(reversed(chairs))]


# --- in words ---


def in_games(halves: int) -> str:
    """Write halves of a game as people do: 0, ½, 1, 1½, 2."""
    whole, half = divmod(halves, 2)
    return (str(whole) if whole or not half else "") + "½" * half


def ratio(ours: str, theirs: str) -> str:
    return f"{ours}\u202f:\u202f{theirs}"


def number_of(match: Match, row: TableRow) -> int:
    return 1 if row.id == match.first.id else 2


def game_said(match: Match, row: TableRow, texts: Words) -> str:
    return texts.sentence("web-match-game", {"number": str(number_of(match, row))})


def standing_said(match: Match, names: Sequence[str], texts: Words) -> str:
    """Tell how the match stands or how it ended; `names` are by player."""
    score, points, winner = match.score(), match.points(), match.winner()
    if not match.over():
        said = {"first": names[0], "second": names[1], "score": ratio(*[in_games(halves) for halves in score])}
        return texts.sentence("web-match-stands", said) if match.finished() else ""
    if winner is None:
        return texts.sentence("web-match-drawn", {"score": ratio(*[in_games(halves) for halves in score])})
    order = (winner, 1 - winner)
    said = {"who": names[winner], "score": ratio(*[in_games(score[player]) for player in order])}
    if score[0] == score[1] and points is not None:
        said["points"] = ratio(*[str(points[player]) for player in order])
        return texts.sentence("web-match-won-points", said)
    return texts.sentence("web-match-won", said)
