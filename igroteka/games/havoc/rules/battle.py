"""Phase 4: every battle in the order of its tokens, all steps of one before the next (CH-115 to CH-122, CH-154)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.choices import Choices, act, first_of
from igroteka.engine.step_kinds import Clause, Clause1, Decision2, Decision3, Sequence
from igroteka.games.havoc.content.vocabulary import ATTRITION, CAPTURE, CONTROL, HUMANS
from igroteka.games.havoc.rules.objectives import RESOLVE
from igroteka.games.havoc.rules.retreat import RETREAT, WINNERS_RETURN
from igroteka.games.havoc.rules.tactics import TACTICS
from igroteka.games.havoc.rules.tokens import add_crystals
from igroteka.games.havoc.state import events
from igroteka.games.havoc.state.actions import NUMBER
from igroteka.games.havoc.state.fields import ARTILLERY, BATTLES, NONE, WATCHTOWERS
from igroteka.games.havoc.state.game import Havoc

USUAL_ORDER: Final[i64] = CONTROL | CAPTURE << 4 | ATTRITION << 8  # CH-133: from top to bottom


class BattlePhase(Clause[Havoc]):
    """CH-115: the lowest number is next."""

    def run(self, game: Havoc) -> None:
        game.phase = BATTLES
        site: i64 = NONE
        for region in range(game.map.regions):
            number = game.battle_at(region)
            if number > 0 and (site == NONE or number < game.battle_at(site)):
                site = region
        if site != NONE:
            game.then(FIGHT, site)
            game.then(BATTLE_PHASE)


class BeginBattle(Clause1[Havoc]):
    """CH-118: a crystal is added to the region."""

    def run(self, game: Havoc, site: i64) -> None:
        game.site = site
        game.attacker = game.attacker_at(site)
        game.defender = game.foe_at(game.attacker, site)
        game.sequence = USUAL_ORDER
        game.tell(events.BATTLE_BEGINS, site, game.battle_at(site), game.attacker, game.defender)
        for party in range(2):
            if not game.is_player(game.side_in(party)):
                game.tell(events.ACTS_FOR_TROGS, game.fighter(party), site)  # CH-130
        add_crystals(game, site, 1, NONE)


class PlaceAttacker(Clause1[Havoc]):
    """CH-120: the attacker first."""

    def run(self, game: Havoc, site: i64) -> None:
        game.then(PLACE_ON_CONTROL, game.fighter(0), 0)


class PlaceDefender(Clause1[Havoc]):
    """CH-121: then the defender, who has seen it."""

    def run(self, game: Havoc, site: i64) -> None:
        game.then(PLACE_ON_CONTROL, game.fighter(1), 1)


class PlaceOnControl(Decision2[Havoc]):
    """CH-122: every soldier is placed: first how many on Region Control."""

    def actions(self, game: Havoc, seat: i64, party: i64, choices: Choices) -> None:
        for many in range(game.soldiers(game.side_in(party), game.site) + 1):
            choices.add(act(NUMBER, many))

    def apply(self, game: Havoc, seat: i64, party: i64, action: i64) -> None:
        many = first_of(action)
        if many == game.soldiers(game.side_in(party), game.site):
            place(game, party, many, 0)
        else:
            game.then(PLACE_ON_CAPTURE, seat, party, many)


class PlaceOnCapture(Decision3[Havoc]):
    """Number on Capture Prisoners; the rest goes to Attrition."""

    def actions(self, game: Havoc, seat: i64, party: i64, control: i64, choices: Choices) -> None:
        for many in range(game.soldiers(game.side_in(party), game.site) - control + 1):
            choices.add(act(NUMBER, many))

    def apply(self, game: Havoc, seat: i64, party: i64, control: i64, action: i64) -> None:
        place(game, party, control, first_of(action))


def place(game: Havoc, party: i64, control: i64, capture: i64) -> None:
    """CH-R85: from here on the soldiers are on the battle board, not in the region."""
    side = game.side_in(party)
    soldiers = game.soldiers(side, game.site)
    game.add_soldiers(side, game.site, -soldiers)
    game.put_on(party, CONTROL, control)
    game.put_on(party, CAPTURE, capture)
    game.put_on(party, ATTRITION, soldiers - control - capture)
    game.tell(events.PLACED, side, control, capture, soldiers - control - capture)


class Support(Clause1[Havoc]):
    """Tokens of the Humans fight if they do (CH-R59): Artillery on Attrition, Watchtowers on Control; then tactics."""

    def run(self, game: Havoc, site: i64) -> None:
        if game.party_of(HUMANS) != NONE and game.artillery(site) + game.watchtowers(site) > 0:
            game.tell(events.SUPPORT_FIGHTS, site, game.artillery(site), game.watchtowers(site))
        game.then(TACTICS, 0)  # CH-123: the attacker begins


class EndBattle(Clause1[Havoc]):
    """CH-154: the token is removed; support that fought goes back to the supply."""

    def run(self, game: Havoc, site: i64) -> None:
        if game.party_of(HUMANS) != NONE:
            clear_support(game, site)
        game.tell(events.BATTLE_ENDS, site, game.battle_at(site))
        game.set_battle(site, 0, NONE)
        game.site = NONE
        game.attacker = NONE
        game.defender = NONE
        game.board = 0
        game.edges = 0
        game.prizes = 0
        game.shields = 0
        game.marks = 0
        game.sequence = 0
        game.resolved = 0
        game.skipped = 0
        game.winner = NONE
        game.kills = 0
        game.played = 0
        game.answered = 0


def clear_support(game: Havoc, site: i64) -> None:
    for _token in range(game.artillery(site)):
        game.tell(events.RETURNED, site, 0)
    for _token in range(game.watchtowers(site)):
        game.tell(events.RETURNED, site, 1)
    game.lay(site, ARTILLERY, -game.artillery(site))
    game.lay(site, WATCHTOWERS, -game.watchtowers(site))


BATTLE_PHASE: Final = BattlePhase()
PLACE_ON_CONTROL: Final = PlaceOnControl()
PLACE_ON_CAPTURE: Final = PlaceOnCapture()

# CH-117: all steps of one battle.
FIGHT: Final = Sequence(
    "FIGHT",
    BeginBattle(),  # CH-118  A
    PlaceAttacker(),  # CH-120  B
    PlaceDefender(),  # CH-121
    Support(),  # CH-123  C
    RESOLVE,  # CH-133  D
    WINNERS_RETURN,  # CH-147  E
    RETREAT,  # CH-148  F
    EndBattle(),  # CH-154  G
)
