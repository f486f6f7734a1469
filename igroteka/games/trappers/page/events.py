"""What the page makes of a happening: the elements that a line of the log is about, and how they move."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.rules.routes import unpacked
from igroteka.games.trappers.state import events
from igroteka.games.trappers.view.types import View
from igroteka.table.reactions import About, Motions, Numbers, card, gain, loss, next_turn, strip, whoever
from igroteka.table.svg.parts import Motion


def points(view: View) -> tuple[int, ...]:
    return tuple([trapper.vp for trapper in view.trappers])


# --- elements ---


def rover(trapper: int) -> str:
    return f"rover-{trapper}"


def cell(number: int) -> str:
    return f"cell-{number}"


def quest(number: int) -> str:
    return f"quest-{number}"


def artifact(kind: int) -> str:
    return f"art-{kind}"


def clan(number: int) -> str:
    return f"rep-{number}"


def at_second(n: Numbers) -> tuple[str, ...]:
    """Of a trapper, on a cell."""
    return (cell(n[1]), strip(n[0]))


def both_at_third(n: Numbers) -> tuple[str, ...]:
    return (cell(n[2]), strip(n[0]), strip(n[1]))


def of_quest(n: Numbers) -> tuple[str, ...]:
    return (quest(n[1]), strip(n[0]))


def path(n: Numbers) -> tuple[str, ...]:
    return tuple([cell(number) for number in unpacked(n[1], n[2])])


ABOUT: Final[About] = {
    events.ORDERED: whoever,
    events.ENTERED: lambda n: (rover(n[0]), cell(n[1]), strip(n[0])),
    events.WAR: lambda n: (clan(n[0]), clan(n[1])),
    events.INCOME: whoever,
    events.TURN_BEGINS: whoever,
    events.MISSED_TURN: whoever,
    events.DROVE: lambda n: (rover(n[0]), *path(n), strip(n[0])),
    events.TURNED: lambda n: (rover(n[0]), cell(n[1]), strip(n[0])),
    events.STAYED: at_second,
    events.PLAYED: whoever,
    events.JUMPED: lambda n: (rover(n[0]), cell(n[1]), strip(n[0])),
    events.FORM_CHANGED: whoever,
    events.TOLL_PAID: lambda n: (cell(n[3]), strip(n[0]), strip(n[1])),
    events.RONGAUT: whoever,
    events.RESIDENTS_LOST: whoever,
    events.MUST_MISS: whoever,
    events.DREW_ARTIFACT: whoever,
    events.DREW_WHICH: lambda n: (artifact(n[1]),),
    events.REP_CHANGED: whoever,
    events.BOUGHT_REP: whoever,
    events.NOTHING_GIVEN: whoever,
    events.RESIDENTS_CAME: lambda n: (cell(n[3]), strip(n[0])),
    events.PEACEFUL: at_second,
    events.BOUGHT_ARTIFACT: whoever,
    events.BUILT: at_second,
    events.UPGRADED: at_second,
    events.RAIDED: at_second,
    events.RAID_DECLARED: at_second,
    events.RAID_ROLLED: whoever,
    events.RAID_WON: lambda n: (cell(n[2]), strip(n[0])),
    events.RAID_LOST: lambda n: (cell(n[2]), strip(n[0])),
    events.TILE_GONE: at_second,
    events.CAPTURED: lambda n: (cell(n[1]), strip(n[0]), strip(n[2])),
    events.CITY_DAMAGED: at_second,
    events.BATTLE: both_at_third,
    events.BATTLE_ROLLED: whoever,
    events.BATTLE_WON: both_at_third,
    events.BATTLE_TIED: lambda n: (strip(n[0]), strip(n[1])),
    events.CAUGHT: both_at_third,
    events.TOOK_ZEFS: lambda n: (strip(n[0]), strip(n[1])),
    events.REMOVED: at_second,
    events.SCORED: whoever,
    events.QUEST_TAKEN: of_quest,
    events.QUEST_PROGRESS: of_quest,
    events.QUEST_DONE: whoever,
    events.QUEST_FAILED: whoever,
    events.QUEST_DROPPED: whoever,
    events.REWARD_ZEFS: whoever,
    events.GAVE_AWAY: whoever,
    events.GAVE_WHICH: whoever,
    events.STOLE: lambda n: (strip(n[0]), strip(n[1])),
    events.PAID: whoever,
    events.LEFT_RESIDENTS: whoever,
    events.WON_GAME: whoever,
    events.DID_NOTHING: at_second,
    events.DIE_FELL: whoever,
}


# --- motions ---


def settled(n: Numbers) -> Motion:
    return Motion(cell(n[1]), "flash", sound="good")


def drive(n: Numbers) -> Motion:
    """The way that the rover took, turn by turn."""
    way = path(n)
    return Motion(rover(n[0]), "fly", way[-1], along=way)


def jump(n: Numbers) -> Motion:
    """From wherever it was; off the board there is nowhere to fly from."""
    start = (cell(n[2]),) if n[2] >= 0 else ()
    return Motion(rover(n[0]), "fly", cell(n[1]), sound="card", along=(*start, cell(n[1])))


MOTIONS: Final[Motions] = {
    events.ENTERED: lambda n: Motion(rover(n[0]), "appear", dice=(n[2], n[3]), sound="dice"),
    events.ROUND_BEGINS: next_turn,
    events.INCOME: gain,
    events.DROVE: drive,
    events.TURNED: lambda n: Motion(rover(n[0]), "flash"),
    events.JUMPED: jump,
    events.PLAYED: card,
    events.FORM_CHANGED: lambda n: Motion(rover(n[0]), "flip", sound="card"),
    events.RESIDENTS_LOST: loss,
    events.MUST_MISS: loss,
    events.DREW_ARTIFACT: card,
    events.DREW_WHICH: lambda n: Motion(artifact(n[1]), "appear", sound="card"),
    events.RESIDENTS_CAME: gain,
    events.BUILT: settled,
    events.UPGRADED: settled,
    events.RAIDED: lambda n: Motion(cell(n[1]), "shake"),
    events.RAID_DECLARED: lambda n: Motion(cell(n[1]), "shake"),
    events.RAID_WON: gain,
    events.RAID_LOST: loss,
    events.TILE_GONE: loss,
    events.CAPTURED: settled,
    events.CITY_DAMAGED: loss,
    events.BATTLE: lambda n: Motion(cell(n[2]), "shake"),
    events.BATTLE_WON: gain,
    events.CAUGHT: lambda n: Motion(cell(n[2]), "shake", sound="bad"),
    events.REMOVED: loss,
    events.SCORED: gain,
    events.QUEST_TAKEN: card,
    events.QUEST_PROGRESS: card,
    events.QUEST_DONE: gain,
    events.QUEST_FAILED: loss,
    events.STOLE: gain,
    events.DIE_FELL: lambda n: Motion(strip(n[0]), "roll", dice=(n[1],), sound="dice"),
}
