"""What the page makes of a happening: the elements that a line of the log is about, and how they move."""

from __future__ import annotations

from typing import Final

from igroteka.games.tremble import happenings as happened
from igroteka.games.tremble.sight import View
from igroteka.table.dice import faces
from igroteka.table.parts import Motion
from igroteka.table.reactions import About, Motions, Numbers, card, gain, loss, next_turn, strip, whoever

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
    happened.LEADS_FIRST: whoever,
    happened.DEALT: lambda n: (f"mission-{n[1]}",),
    happened.MISSIONS_KEPT: whoever,
    happened.TURN_BEGINS: lambda n: (strip(n[1]),),
    happened.FUELLED: whoever,
    happened.BORROWED: whoever,
    happened.REPAID: whoever,
    happened.DREW: whoever,
    happened.SAW: lambda n: (f"drawn-{n[1]}",),
    happened.BOUGHT: whoever,
    happened.BOUGHT_SHIP: lambda n: (f"ship-{n[1]}",),
    happened.DECLINED: whoever,
    happened.REPLACED: whoever,
    happened.REPLACED_SHIP: whoever,
    happened.CITY_FOUND: lambda n: (cell(n[0]),),
    happened.ARMY_CAME: lambda n: (ARMY,),
    happened.ARMY_IDLE: lambda n: (ARMY,),
    happened.ABANDONED: lambda n: (search(n[0], n[1]), strip(n[0])),
    happened.ARMY_FOUGHT: lambda n: (strip(n[0]), ARMY),
    happened.SEARCH_HELD: lambda n: (search(n[0], n[1]), strip(n[0])),
    happened.SEARCH_LOST: lambda n: (search(n[0], n[1]), strip(n[0])),
    happened.SHIP_LOST: whoever,
    happened.SENT: lambda n: (attack(n[2], n[0]), strip(n[0])),
    happened.STAYED_HOME: whoever,
    happened.REFUELLED: whoever,
    happened.DITCHED: lambda n: (cell(n[2]), strip(n[0])),
    happened.REDIRECTED: lambda n: (cell(n[2]), cell(n[3]), strip(n[0])),
    happened.KEPT_COURSE: lambda n: (attack(n[2], n[0]), cell(n[2]), strip(n[0])),
    happened.BATTLE_LOOMS: lambda n: (cell(n[0]),),
    happened.STOOD: lambda n: (attack(n[2], n[0]), cell(n[2]), strip(n[0])),
    happened.RETREATED: lambda n: (attack(n[2], n[0]), cell(n[2]), strip(n[0])),
    happened.JOINED: whoever,
    happened.ROLLED: whoever,
    happened.TIED: lambda n: (cell(n[1]),),
    happened.WON: lambda n: (attack(n[1], n[0]), cell(n[1]), strip(n[0])),
    happened.UNOPPOSED: lambda n: (attack(n[1], n[0]), cell(n[1]), strip(n[0])),
    happened.SPARED: lambda n: (cell(n[0]),),
    happened.RAIDED: whoever,
    happened.SEARCH_BEGUN: lambda n: (search(n[0], n[1]), strip(n[0])),
    happened.SEARCH_WENT_ON: lambda n: (search(n[0], n[1]), strip(n[0])),
    happened.SEARCH_DONE: lambda n: (search(n[0], n[1]), strip(n[0])),
    happened.SEARCH_CUT: lambda n: (search(n[0], n[1]), strip(n[0])),
    happened.MISSION_DONE: whoever,
    happened.MISSION_FAILED: whoever,
    happened.CREDIT_DUE: whoever,
    happened.FINAL_SCORE: whoever,
    happened.LEFT_SEARCHING: lambda n: (search(n[0], n[2]), strip(n[0])),
}


# --- motions ---


def thrown(n: Numbers) -> Motion:
    """The rules know the sum of two dice; they are shown as the battle panel shows them."""
    return Motion(strip(n[0]), "roll", dice=faces(n[2]), sound="dice")


MOTIONS: Final[Motions] = {
    happened.TURN_BEGINS: next_turn,
    happened.DEALT: lambda n: Motion(f"mission-{n[1]}", "appear", sound="card"),
    happened.SAW: lambda n: Motion(f"drawn-{n[1]}", "flip", sound="card"),
    happened.BORROWED: card,
    happened.REPAID: card,
    happened.BOUGHT: card,
    happened.CITY_FOUND: lambda n: Motion(cell(n[0]), "flip", sound="card"),
    happened.ARMY_CAME: lambda n: Motion(ARMY, "shake", sound="bad"),
    happened.ARMY_FOUGHT: thrown,
    happened.SEARCH_HELD: lambda n: Motion(search(n[0], n[1]), "flash", sound="good"),
    happened.SEARCH_LOST: loss,
    happened.SHIP_LOST: loss,
    happened.SENT: lambda n: Motion(attack(n[2], n[0]), "flip", sound="card"),
    happened.DITCHED: loss,
    happened.REDIRECTED: lambda n: Motion(cell(n[2]), "fly", cell(n[3]), sound="card"),
    happened.BATTLE_LOOMS: lambda n: Motion(cell(n[0]), "shake"),
    happened.RETREATED: lambda n: Motion(cell(n[2]), "fly", strip(n[0])),
    happened.JOINED: card,
    happened.ROLLED: thrown,
    happened.TIED: lambda n: Motion(cell(n[1]), "shake"),
    happened.WON: lambda n: Motion(cell(n[1]), "flash", sound="good"),
    happened.RAIDED: gain,
    happened.SEARCH_BEGUN: lambda n: Motion(search(n[0], n[1]), "appear", sound="card"),
    happened.SEARCH_DONE: gain,
    happened.SEARCH_CUT: loss,
    happened.MISSION_DONE: gain,
    happened.MISSION_FAILED: loss,
    happened.CREDIT_DUE: loss,
}
