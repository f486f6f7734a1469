"""What rivals, Trogs and battles do to a player, as notices tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.games.havoc.rules.points import BY_CARD, BY_CONTROL, BY_KILLS
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.told import seat_in
from igroteka.table.notices import Hit, Line, Numbers

# --- lines ---


def in_battle(n: Numbers) -> bool:
    return n[2] in (BY_CONTROL, BY_KILLS, BY_CARD)


PLAYED: Final = Line("sum", "notice-played", events.PLAYED, plain=True)
CONTROL: Final = Line("sum", "notice-control", events.CONTROL_WON, plain=True)
ATTRITION: Final = Line("sum", "notice-attrition", events.ATTRITION, plain=True)
FALLEN: Final = Line("loss", "notice-killed", events.KILLED, of="victim", plain=True)
PRISONER: Final = Line("loss", "notice-captured", events.CAPTURED, of="victim", plain=True)
REGION_LOST: Final = Line("loss", "notice-region-lost", events.TOOK_CONTROL, of="old", plain=True)
TAKEN: Final = Line("gain", "notice-prisoner", events.CAPTURED, of="who", plain=True)
SCORED: Final = Line("gain", "notice-scored", events.SCORED, of="who", where=in_battle, plain=True)
RETREATED: Final = Line("next", "notice-retreated", events.RETREATED, of="who")
BATTLE: Final = (PLAYED, CONTROL, ATTRITION, FALLEN, PRISONER, REGION_LOST, TAKEN, SCORED, RETREATED)


# --- whom a battle hits ---


def fighters(affair: Sequence[Event]) -> list[int]:
    """List attacker and defender as they were told when the battle began."""
    return list(affair[0].args[2:4])


def winner(affair: Sequence[Event]) -> int:
    return next((event.args[0] for event in affair if event.kind == events.CONTROL_WON), -1)


def beaten(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    return tuple([seat_in(side) for side in fighters(affair) if side != winner(affair)])


def victorious(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    return (seat_in(winner(affair)),)


def from_somebody(n: Numbers) -> bool:
    """Tell whether the region was somebody's before."""
    return n[2] >= 0


def is_kill(n: Numbers) -> bool:
    return n[3] == 0


def is_capture(n: Numbers) -> bool:
    return n[3] == 1


# --- by what happened; the first is told to whoever looks on ---

BATTLE_ENDS: Final = (
    Hit(beaten, "notice-beaten", "bad", BATTLE, since=events.BATTLE_BEGINS),
    Hit(victorious, "notice-victory", "good", BATTLE, since=events.BATTLE_BEGINS),
)
BATTLE_DECLARED: Final = (
    Hit("defender", "notice-attacked", "bad", (Line("next", "notice-battle-comes", plain=True),)),
)
SHOT: Final = (
    Hit("victim", "notice-shot", "bad", (Line("loss", "notice-one-soldier", plain=True),), where=is_kill),
    Hit("victim", "notice-abducted", "bad", (Line("loss", "notice-one-prisoner", plain=True),), where=is_capture),
)
AMBUSHED: Final = (Hit("who", "notice-ambushed", "bad", (Line("loss", "notice-one-soldier", plain=True),)),)
TOOK_CONTROL: Final = (
    Hit("old", "notice-taken", "bad", (Line("loss", "notice-region-lost", plain=True),), where=from_somebody),
)
LOST_CONTROL: Final = (Hit("who", "notice-lost-control", "bad", (Line("loss", "notice-region-lost", plain=True),)),)
