"""What the page makes of a happening: the elements that a line of the log is about, and how they move."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble.state import events
from igroteka.games.tremble.view.types import View
from igroteka.table.reactions import About, Motions, Numbers, card, gain, loss, next_turn, strip, whoever
from igroteka.table.svg.dice import faces
from igroteka.table.svg.parts import Motion

ARMY: Final = "army"


def points(view: View) -> tuple[int, ...]:
    return tuple([captain.people for captain in view.captains])


# --- elements ---


def cell(number: int) -> str:
    return f"cell-{number}"


def attack(number: int, captain: int) -> str:
    """A captain's ships at a cell."""
    return f"attack-{number}-{captain}"


def search(captain: int, city: int) -> str:
    return f"search-{captain}-{city}"


ABOUT: Final[About] = {
    events.LEADS_FIRST: whoever,
    events.DEALT: lambda n: (f"mission-{n[1]}",),
    events.MISSIONS_KEPT: whoever,
    events.TURN_BEGINS: lambda n: (strip(n[1]),),
    events.FUELLED: whoever,
    events.BORROWED: whoever,
    events.REPAID: whoever,
    events.DREW: whoever,
    events.SAW: lambda n: (f"drawn-{n[1]}",),
    events.BOUGHT: whoever,
    events.BOUGHT_SHIP: lambda n: (f"ship-{n[1]}",),
    events.DECLINED: whoever,
    events.REPLACED: whoever,
    events.REPLACED_SHIP: whoever,
    events.CITY_FOUND: lambda n: (cell(n[0]),),
    events.ARMY_CAME: lambda n: (ARMY,),
    events.ARMY_IDLE: lambda n: (ARMY,),
    events.ABANDONED: lambda n: (search(n[0], n[1]), strip(n[0])),
    events.ARMY_FOUGHT: lambda n: (strip(n[0]), ARMY),
    events.SEARCH_HELD: lambda n: (search(n[0], n[1]), strip(n[0])),
    events.SEARCH_LOST: lambda n: (search(n[0], n[1]), strip(n[0])),
    events.SHIP_LOST: whoever,
    events.SENT: lambda n: (attack(n[2], n[0]), strip(n[0])),
    events.STAYED_HOME: whoever,
    events.REFUELLED: whoever,
    events.DITCHED: lambda n: (cell(n[2]), strip(n[0])),
    events.REDIRECTED: lambda n: (cell(n[2]), cell(n[3]), strip(n[0])),
    events.KEPT_COURSE: lambda n: (attack(n[2], n[0]), cell(n[2]), strip(n[0])),
    events.BATTLE_LOOMS: lambda n: (cell(n[0]),),
    events.STOOD: lambda n: (attack(n[2], n[0]), cell(n[2]), strip(n[0])),
    events.RETREATED: lambda n: (attack(n[2], n[0]), cell(n[2]), strip(n[0])),
    events.JOINED: whoever,
    events.ROLLED: whoever,
    events.TIED: lambda n: (cell(n[1]),),
    events.WON: lambda n: (attack(n[1], n[0]), cell(n[1]), strip(n[0])),
    events.UNOPPOSED: lambda n: (attack(n[1], n[0]), cell(n[1]), strip(n[0])),
    events.SPARED: lambda n: (cell(n[0]),),
    events.RAIDED: whoever,
    events.SEARCH_BEGUN: lambda n: (search(n[0], n[1]), strip(n[0])),
    events.SEARCH_WENT_ON: lambda n: (search(n[0], n[1]), strip(n[0])),
    events.SEARCH_DONE: lambda n: (search(n[0], n[1]), strip(n[0])),
    events.SEARCH_CUT: lambda n: (search(n[0], n[1]), strip(n[0])),
    events.MISSION_DONE: whoever,
    events.MISSION_FAILED: whoever,
    events.CREDIT_DUE: whoever,
    events.FINAL_SCORE: whoever,
    events.LEFT_SEARCHING: lambda n: (search(n[0], n[2]), strip(n[0])),
}


# --- motions ---


def thrown(n: Numbers) -> Motion:
    """The rules know the sum of two dice; they are shown as the battle panel shows them."""
    return Motion(strip(n[0]), "roll", dice=faces(n[2]), sound="dice")


MOTIONS: Final[Motions] = {
    events.TURN_BEGINS: next_turn,
    events.DEALT: lambda n: Motion(f"mission-{n[1]}", "appear", sound="card"),
    events.SAW: lambda n: Motion(f"drawn-{n[1]}", "flip", sound="card"),
    events.BORROWED: card,
    events.REPAID: card,
    events.BOUGHT: card,
    events.CITY_FOUND: lambda n: Motion(cell(n[0]), "flip", sound="card"),
    events.ARMY_CAME: lambda n: Motion(ARMY, "shake", sound="bad"),
    events.ARMY_FOUGHT: thrown,
    events.SEARCH_HELD: lambda n: Motion(search(n[0], n[1]), "flash", sound="good"),
    events.SEARCH_LOST: loss,
    events.SHIP_LOST: loss,
    events.SENT: lambda n: Motion(attack(n[2], n[0]), "flip", sound="card"),
    events.DITCHED: loss,
    events.REDIRECTED: lambda n: Motion(cell(n[2]), "fly", cell(n[3]), sound="card"),
    events.BATTLE_LOOMS: lambda n: Motion(cell(n[0]), "shake"),
    events.RETREATED: lambda n: Motion(cell(n[2]), "fly", strip(n[0])),
    events.JOINED: card,
    events.ROLLED: thrown,
    events.TIED: lambda n: Motion(cell(n[1]), "shake"),
    events.WON: lambda n: Motion(cell(n[1]), "flash", sound="good"),
    events.RAIDED: gain,
    events.SEARCH_BEGUN: lambda n: Motion(search(n[0], n[1]), "appear", sound="card"),
    events.SEARCH_DONE: gain,
    events.SEARCH_CUT: loss,
    events.MISSION_DONE: gain,
    events.MISSION_FAILED: loss,
    events.CREDIT_DUE: loss,
}
