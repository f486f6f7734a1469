"""What rivals, dice and the Rongaut do to a trapper, as notices tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.games.trappers.rules.scoring import FOR_BATTLE
from igroteka.games.trappers.state import events
from igroteka.table.notices import Hit, Line, Numbers

# --- lines ---

PLAYED: Final = Line("sum", "notice-played", events.PLAYED)
ROLLED: Final = Line("sum", "notice-rolled", events.BATTLE_ROLLED)
RAID_ROLLED: Final = Line("sum", "notice-raid-rolled", events.RAID_ROLLED)
RESIDENTS: Final = Line("loss", "notice-residents", events.RESIDENTS_LOST, of="who", plain=True)
ZEFS_LOST: Final = Line("loss", "notice-zefs-lost", events.TOOK_ZEFS, of="rival", plain=True)
ZEFS_TAKEN: Final = Line("gain", "notice-zefs-taken", events.TOOK_ZEFS, of="who", plain=True)
REP_LOST: Final = Line("loss", "notice-rep", events.REP_CHANGED, of="who", plain=True)
OFF_THE_BOARD: Final = Line("next", "notice-removed", events.REMOVED, of="who")


def for_battle(n: Numbers) -> bool:
    return n[2] == FOR_BATTLE


def paid_something(n: Numbers) -> bool:
    return n[2] > 0


SCORED: Final = Line(
    "gain",
    "notice-scored",
    events.SCORED,
    of="who",
    where=for_battle,
    otherwise="notice-no-points",
    plain=True,
)


def raided(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    """Return the owner of what was raided; a Capital has none."""
    return (affair[0].args[3],)


# --- by what happened; the first is told to whoever looks on ---

BATTLE_WON: Final = (
    Hit(
        "rival",
        "notice-beaten",
        "bad",
        (PLAYED, ROLLED, RESIDENTS, ZEFS_LOST, OFF_THE_BOARD),
        since=events.BATTLE,
    ),
    Hit("who", "notice-victory", "good", (PLAYED, ROLLED, RESIDENTS, ZEFS_TAKEN, SCORED), since=events.BATTLE),
)
BATTLE_TIED: Final = (
    Hit("rival", "notice-tied", "even", (PLAYED, ROLLED, RESIDENTS), since=events.BATTLE),
    Hit("who", "notice-tied-attack", "even", (PLAYED, ROLLED, RESIDENTS), since=events.BATTLE),
)
CAUGHT: Final = (
    Hit("rival", "notice-caught", "bad", (Line("sum", "notice-no-dice", plain=True), ZEFS_LOST, OFF_THE_BOARD)),
    Hit("who", "notice-catch", "good", (Line("sum", "notice-no-dice", plain=True), ZEFS_TAKEN, SCORED)),
)
TOLL_PAID: Final = (
    Hit("who", "notice-toll", "bad", (Line("loss", "notice-zefs-lost", plain=True),), where=paid_something),
    Hit("owner", "notice-toll-got", "good", (Line("gain", "notice-zefs-taken", plain=True),), where=paid_something),
)
TILE_GONE: Final = (
    Hit(
        "who",
        "notice-factory-gone",
        "bad",
        (PLAYED, RAID_ROLLED, Line("loss", "notice-factory-lost", plain=True)),
        since=events.RAID_DECLARED,
    ),
)
CAPTURED: Final = (
    Hit(
        "owner",
        "notice-captured",
        "bad",
        (PLAYED, RAID_ROLLED, Line("loss", "notice-factory-lost", plain=True)),
        since=events.RAID_DECLARED,
    ),
)
CITY_DAMAGED: Final = (
    Hit(
        "who",
        "notice-city-damaged",
        "bad",
        (PLAYED, RAID_ROLLED, Line("loss", "notice-city-lost", plain=True)),
        since=events.RAID_DECLARED,
    ),
)
RAID_LOST: Final = (
    Hit("who", "notice-raid-failed", "bad", (PLAYED, RAID_ROLLED, RESIDENTS, REP_LOST), since=events.RAID_DECLARED),
    Hit(raided, "notice-raid-repelled", "good", (PLAYED, RAID_ROLLED), since=events.RAID_DECLARED),
)
RONGAUT: Final = (
    Hit(
        "who",
        "notice-rongaut-takes",
        "bad",
        (
            Line("sum", "notice-rongaut-die", plain=True),
            Line(
                "loss", "notice-residents", events.RESIDENTS_LOST, of="who", otherwise="notice-nobody-lost", plain=True
            ),
        ),
        where=lambda n: n[1] == 2,
    ),
    Hit(
        "who",
        "notice-rongaut-holds",
        "bad",
        (
            Line("sum", "notice-rongaut-die", plain=True),
            Line("next", "notice-must-miss", events.MUST_MISS, of="who"),
        ),
        where=lambda n: n[1] == 3,
    ),
)
MISSED_TURN: Final = (Hit("who", "notice-missed", "bad", (Line("next", "notice-missed-next"),)),)
STOLE: Final = (Hit("rival", "notice-robbed", "bad", (REP_LOST,)),)
QUEST_FAILED: Final = (Hit("who", "notice-quest-failed", "bad", (Line("loss", "notice-quest-lost", plain=True),)),)
