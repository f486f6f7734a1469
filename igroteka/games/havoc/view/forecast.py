"""How the battle that is fought would end if nobody played another card (CH-133 to CH-149).

Who may choose is taken to choose so that it counts most: a prisoner from Attrition while it is still to come, victims
from what is still to be resolved.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import ATTRITION, CAPTURE, CONTROL, OBJECTIVES, TROGS
from igroteka.games.havoc.rules.objectives import CONTROL_VP
from igroteka.games.havoc.view.queries import lurk, neighbours
from igroteka.games.havoc.view.types import Battle, Party, View

ATTACKER: Final = 0
DEFENDER: Final = 1
NOBODY: Final = -1


class Outcome(NamedTuple):
    control: int  # party that wins it
    capture: int  # likewise, or NOBODY
    prisoners: int
    kills: tuple[int, int]  # by party: those it kills
    vp: tuple[int, int]  # by party
    survivors: tuple[int, int]
    retreats: tuple[int, ...]  # regions that the loser may go to


class Board:
    """The soldiers on the objectives, while the objectives are resolved one after another."""

    def __init__(self, view: View, battle: Battle) -> None:
        self.view: Final = view
        self.parties: Final = battle.parties
        self.on = [list(party.on) for party in battle.parties]
        self.ahead = [
            objective
            for objective in battle.sequence
            if objective not in battle.resolved and objective not in battle.skipped
        ]
        self.control = battle.winner
        self.capture = NOBODY
        self.prisoners = 0
        self.kills = [0, 0]
        self.vp = [0, 0]

    def strength(self, party: int, objective: int) -> int:
        there = self.parties[party]
        return self.on[party][objective] + there.support[objective] + there.edge[objective]

    def gain(self, party: int, points: int) -> None:
        if self.plays(self.parties[party]):
            self.vp[party] += points

    def plays(self, party: Party) -> bool:
        """CH-132: neutral Trogs gain nothing."""
        return party.side != TROGS or self.view.trogs_play

    def take_from(self, party: int, wanted: list[int]) -> None:
        """Remove a soldier of the party, from the first of these objectives where one stands."""
        for objective in [*wanted, *range(int(OBJECTIVES))]:
            if self.on[party][objective] > 0:
                self.on[party][objective] -= 1
                return

    def resolve_control(self) -> None:
        mine, other = self.strength(ATTACKER, int(CONTROL)), self.strength(DEFENDER, int(CONTROL))
        self.control = ATTACKER if mine > other else DEFENDER  # CH-135, CH-136
        if mine == other and self.parties[ATTACKER].ties[0] and not self.parties[DEFENDER].ties[0]:
            self.control = ATTACKER
        self.gain(self.control, int(CONTROL_VP) + self.parties[self.control].prize[CONTROL])

    def resolve_capture(self) -> None:
        mine, other = self.strength(ATTACKER, int(CAPTURE)), self.strength(DEFENDER, int(CAPTURE))
        ties = [party.ties[1] for party in self.parties]
        if mine == other and ties[0] == ties[1]:
            return  # CH-140
        self.capture = ATTACKER if mine > other or (mine == other and ties[0]) else DEFENDER
        foe = 1 - self.capture
        self.gain(self.capture, self.parties[self.capture].prize[CAPTURE])
        if not self.parties[foe].safe:
            self.prisoners = min(self.parties[self.capture].takes, sum(self.on[foe]))
            for _ in range(self.prisoners):
                self.take_from(
                    foe, [objective for objective in (int(ATTRITION), int(CONTROL)) if objective in self.ahead]
                )

    def resolve_attrition(self) -> None:
        """CH-143: both numbers are fixed before anybody falls; CH-R84: shields first, CH-R38: then those left."""
        dealt = [self.blows(party) for party in (ATTACKER, DEFENDER)]
        for party in (ATTACKER, DEFENDER):
            foe = 1 - party
            self.kills[party] = min(max(0, dealt[party] - self.parties[foe].shield), sum(self.on[foe]))
            self.gain(party, self.kills[party])
        for party in (ATTACKER, DEFENDER):
            for _ in range(self.kills[party]):
                self.take_from(1 - party, self.ahead)

    def blows(self, party: int) -> int:
        there = self.parties[party]
        own = self.on[party][ATTRITION]
        return own + there.support[ATTRITION] + (there.edge[ATTRITION] if own > 0 else 0)


def outcome(content: Content, view: View, battle: Battle) -> Outcome:
    board = Board(view, battle)
    for objective in list(board.ahead):
        board.ahead.remove(objective)
        if objective == CONTROL:
            board.resolve_control()
        elif objective == CAPTURE:
            board.resolve_capture()
        else:
            board.resolve_attrition()
    return Outcome(
        board.control,
        board.capture,
        board.prisoners,
        (board.kills[0], board.kills[1]),
        (board.vp[0], board.vp[1]),
        (sum(board.on[0]), sum(board.on[1])),
        retreats(content, view, battle, 1 - board.control),
    )


def retreats(content: Content, view: View, battle: Battle, party: int) -> tuple[int, ...]:
    """CH-148, CH-R40, CH-R29: own regions beside this one, without a battle and without Trog tokens."""
    loser = battle.parties[party]
    near = neighbours(content, view, loser.side, battle.region)
    return tuple(
        [
            place.region
            for place in view.places
            if (place.region in near or loser.anywhere)
            and place.region != battle.region
            and place.owner == loser.side
            and not place.battle
            and not lurk(place)
        ]
    )
