"""What the page makes of a happening: the elements that a line of the log is about, and how they move."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers import happenings as happened
from igroteka.games.trappers.routes import unpacked
from igroteka.games.trappers.sight import View
from igroteka.table.parts import Motion
from igroteka.table.reactions import About, Motions, Numbers, card, gain, loss, next_turn, strip, whoever


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
    happened.ORDERED: whoever,
    happened.ENTERED: lambda n: (rover(n[0]), cell(n[1]), strip(n[0])),
    happened.WAR: lambda n: (clan(n[0]), clan(n[1])),
    happened.INCOME: whoever,
    happened.TURN_BEGINS: whoever,
    happened.MISSED_TURN: whoever,
    happened.DROVE: lambda n: (rover(n[0]), *path(n), strip(n[0])),
    happened.TURNED: lambda n: (rover(n[0]), cell(n[1]), strip(n[0])),
    happened.STAYED: at_second,
    happened.PLAYED: whoever,
    happened.JUMPED: lambda n: (rover(n[0]), cell(n[1]), strip(n[0])),
    happened.FORM_CHANGED: whoever,
    happened.TOLL_PAID: lambda n: (cell(n[3]), strip(n[0]), strip(n[1])),
    happened.RONGAUT: whoever,
    happened.RESIDENTS_LOST: whoever,
    happened.MUST_MISS: whoever,
    happened.DREW_ARTIFACT: whoever,
    happened.DREW_WHICH: lambda n: (artifact(n[1]),),
    happened.REP_CHANGED: whoever,
    happened.BOUGHT_REP: whoever,
    happened.NOTHING_GIVEN: whoever,
    happened.RESIDENTS_CAME: lambda n: (cell(n[3]), strip(n[0])),
    happened.PEACEFUL: at_second,
    happened.BOUGHT_ARTIFACT: whoever,
    happened.BUILT: at_second,
    happened.UPGRADED: at_second,
    happened.RAIDED: at_second,
    happened.RAID_DECLARED: at_second,
    happened.RAID_ROLLED: whoever,
    happened.RAID_WON: lambda n: (cell(n[2]), strip(n[0])),
    happened.RAID_LOST: lambda n: (cell(n[2]), strip(n[0])),
    happened.TILE_GONE: at_second,
    happened.CAPTURED: lambda n: (cell(n[1]), strip(n[0]), strip(n[2])),
    happened.CITY_DAMAGED: at_second,
    happened.BATTLE: both_at_third,
    happened.BATTLE_ROLLED: whoever,
    happened.BATTLE_WON: both_at_third,
    happened.BATTLE_TIED: lambda n: (strip(n[0]), strip(n[1])),
    happened.CAUGHT: both_at_third,
    happened.TOOK_ZEFS: lambda n: (strip(n[0]), strip(n[1])),
    happened.REMOVED: at_second,
    happened.SCORED: whoever,
    happened.QUEST_TAKEN: of_quest,
    happened.QUEST_PROGRESS: of_quest,
    happened.QUEST_DONE: whoever,
    happened.QUEST_FAILED: whoever,
    happened.QUEST_DROPPED: whoever,
    happened.REWARD_ZEFS: whoever,
    happened.GAVE_AWAY: whoever,
    happened.GAVE_WHICH: whoever,
    happened.STOLE: lambda n: (strip(n[0]), strip(n[1])),
    happened.PAID: whoever,
    happened.LEFT_RESIDENTS: whoever,
    happened.WON_GAME: whoever,
    happened.DID_NOTHING: at_second,
    happened.DIE_FELL: whoever,
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
    happened.ENTERED: lambda n: Motion(rover(n[0]), "appear", dice=(n[2], n[3]), sound="dice"),
    happened.ROUND_BEGINS: next_turn,
    happened.INCOME: gain,
    happened.DROVE: drive,
    happened.TURNED: lambda n: Motion(rover(n[0]), "flash"),
    happened.JUMPED: jump,
    happened.PLAYED: card,
    happened.FORM_CHANGED: lambda n: Motion(rover(n[0]), "flip", sound="card"),
    happened.RESIDENTS_LOST: loss,
    happened.MUST_MISS: loss,
    happened.DREW_ARTIFACT: card,
    happened.DREW_WHICH: lambda n: Motion(artifact(n[1]), "appear", sound="card"),
    happened.RESIDENTS_CAME: gain,
    happened.BUILT: settled,
    happened.UPGRADED: settled,
    happened.RAIDED: lambda n: Motion(cell(n[1]), "shake"),
    happened.RAID_DECLARED: lambda n: Motion(cell(n[1]), "shake"),
    happened.RAID_WON: gain,
    happened.RAID_LOST: loss,
    happened.TILE_GONE: loss,
    happened.CAPTURED: settled,
    happened.CITY_DAMAGED: loss,
    happened.BATTLE: lambda n: Motion(cell(n[2]), "shake"),
    happened.BATTLE_WON: gain,
    happened.CAUGHT: lambda n: Motion(cell(n[2]), "shake", sound="bad"),
    happened.REMOVED: loss,
    happened.SCORED: gain,
    happened.QUEST_TAKEN: card,
    happened.QUEST_PROGRESS: card,
    happened.QUEST_DONE: gain,
    happened.QUEST_FAILED: loss,
    happened.STOLE: gain,
    happened.DIE_FELL: lambda n: Motion(strip(n[0]), "roll", dice=(n[1],), sound="dice"),
}
