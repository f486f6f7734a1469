"""Pig as it comes to the table.

Interpreted in every build: it is asked outside of playouts and clicks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from igroteka.engine.events import Event
from igroteka.engine.ruleset import Options
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.verbs import Verbs
from igroteka.table.svg.dice import die
from igroteka.table.svg.markup import esc, group, words_at
from igroteka.table.svg.parts import Motion, Source
from igroteka.table.text.messages import msg
from igroteka.table.text.speech import Speaker
from tiny_games.pig import BANKED, LOST_TURN, ROLLED, PigGame, set_up
from tiny_games.plain import PlainBox
from tiny_games.sketch import LIGHT


class PigOptions(Options, frozen=True, forbid_unknown_fields=True):
    winscore: Literal["100", "50", "20"] = "100"


class PigView(msgspec.Struct, frozen=True):
    """Everybody sees everything."""

    viewer: int
    acting: tuple[int, ...]
    rolling: bool
    over: bool
    winscore: int
    decisions: int
    turn_total: int
    points: tuple[int, ...]  # by seat
    winners: tuple[int, ...]


class Pig(PlainBox):
    name = "pig"
    nobodys = frozenset({5})
    version = "1"
    most = 4
    options = PigOptions

    def set_up(self, players: int, options: Any, content: Any) -> PigGame:
        self.check_players(players)
        return set_up(players, int(options.winscore))

    def view(self, game: PigGame, seat: int) -> PigView:
        over = game.seat == OVER
        return PigView(
            viewer=seat,
            acting=tuple(game.seen_to_act(seat)),
            rolling=game.seat == CHANCE,
            over=over,
            winscore=int(game.winscore),
            decisions=int(game.decisions),
            turn_total=int(game.turn_total),
            points=tuple(game.scores()),
            winners=tuple(game.winners()) if over else (),
        )

    def verbs(self, content: Any) -> Verbs:
        return Verbs(("roll", 1, 1), ("stop", 1, 1))

    # --- how it looks ---

    def lives_on(self, view: PigView, verb: str, first: int) -> tuple[str, ...]:
        return ("die",) if verb == "roll" else (f"row-{view.viewer}",)

    def points(self, view: PigView) -> tuple[int, ...]:
        return view.points

    def goal(self, view: PigView) -> int:
        return view.winscore

    def middle(self, content: Any, view: PigView, speaker: Speaker) -> str:
        """The die, and what the turn has brought so far."""
        said = esc(speaker.say(msg("turn-so-far", total=view.turn_total, goal=view.winscore)))
        face = min(6, max(1, view.turn_total))
        return group(die(face, 0, 0, 96), 272, 24, "die") + words_at(320, 152, said, 18, LIGHT, anchor="middle")

    def motions(self, content: Any, event: Event) -> tuple[Motion, ...]:
        seat, face = event.args[:2]
        if event.kind == ROLLED:
            return (Motion("die", "roll", dice=(face,), sound="dice"),)
        if event.kind == LOST_TURN:
            return Motion("die", "roll", dice=(1,), sound="dice"), Motion(f"row-{seat}", "shake", sound="bad")
        return super().motions(content, event)

    def sources(self, content: Any, events: Sequence[Event], players: int) -> tuple[Source, ...]:
        banked = [0] * players
        for event in events:
            if event.kind == BANKED:
                banked[event.args[0]] += event.args[1]
        return (Source("source-banked", tuple(banked)),)

    def dice(self, content: Any, events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
        thrown = [event for event in events if event.kind in (ROLLED, LOST_TURN)]
        return tuple([(event.args[0], event.args[1] if event.kind == ROLLED else 1) for event in thrown])
