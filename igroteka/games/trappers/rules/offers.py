"""Yes or no in the action phase: residents, reputation, an artifact, a quest's due. Asked only if it can be had."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from igroteka.engine.choices import PASS, Choices, act
from igroteka.engine.step_kinds import Clause1, Decision1
from igroteka.games.trappers.content.vocabulary import MIMIC
from igroteka.games.trappers.rules.artifacts import DRAW_ARTIFACT
from igroteka.games.trappers.rules.free_actions import do_aside, is_aside, offer_asides
from igroteka.games.trappers.rules.quest_payments import give_due, offer_dues
from igroteka.games.trappers.rules.reputation import buy_rep, why_not_buy
from igroteka.games.trappers.state import decks, events
from igroteka.games.trappers.state.actions import BUY_ARTIFACT, BUY_REP, RECRUIT
from igroteka.games.trappers.state.decks import ARTIFACTS
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import MARKED, MIMIC_GETS_NONE, NO_ARTIFACTS_LEFT, TOO_POOR

ARTIFACT_PRICE: Final[i64] = 2  # TR-097
SCRATCH: Final = Choices()  # to see whether there is anything to offer


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferOrNot(Decision1[Trappers]):
    """The offers of a subclass, a no, and what may be done besides."""

    def offers(self, game: Trappers, seat: i64, choices: Choices, /) -> None:
        raise NotImplementedError

    def take(self, game: Trappers, seat: i64, action: i64, /) -> None:
        raise NotImplementedError

    def actions(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        self.offers(game, seat, choices)
        offer_asides(game, seat, choices)

    def apply(self, game: Trappers, seat: i64, action: i64) -> None:
        if is_aside(action):
            do_aside(game, seat, action)
            game.then(self, seat)
        elif action != act(PASS):
            self.take(game, seat, action)

    def has_any(self, game: Trappers, seat: i64) -> bool:
        SCRATCH.clear()
        self.offers(game, seat, SCRATCH)
        return SCRATCH.count > 0


class May(Clause1[Trappers]):
    """Ask only if there is something to be had, by what everybody sees."""

    def __init__(self, offer: OfferOrNot) -> None:
        super().__init__()
        self.offer_or_not = offer

    def run(self, game: Trappers, seat: i64) -> None:
        if self.offer_or_not.has_any(game, seat):
            game.then(self.offer_or_not, seat)


def why_not_recruit(game: Trappers, seat: i64) -> i64:
    """TR-081, TR-094: once a round, and not for a Mimic."""
    if game.form(seat) == MIMIC:
        return MIMIC_GETS_NONE
    return MARKED if game.is_marked(seat, game.cell[seat]) else 0


def recruits(rep: i64) -> i64:
    """TR-094: by reputation."""
    if rep < 0:
        return rep + 3
    return max(3, rep)


class RecruitOrNot(OfferOrNot):
    def offers(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.offer(act(RECRUIT), unless=why_not_recruit(game, seat))

    def take(self, game: Trappers, seat: i64, action: i64) -> None:
        welcome(game, seat, recruits(game.base(seat, game.clan_here(seat))))


def welcome(game: Trappers, seat: i64, many: i64) -> None:
    """Residents join, and the marker says so."""
    cell = game.cell[seat]
    game.residents[seat] += many
    game.mark(seat, cell)
    game.tell(events.RESIDENTS_CAME, seat, many, game.residents[seat], cell)


class RepOrNot(OfferOrNot):
    def offers(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.offer(act(BUY_REP), unless=why_not_buy(game, seat))

    def take(self, game: Trappers, seat: i64, action: i64) -> None:
        buy_rep(game, seat)


def why_not_artifact(game: Trappers, seat: i64) -> i64:
    if decks.left(game, ARTIFACTS) == 0:
        return NO_ARTIFACTS_LEFT  # TR-R27
    return TOO_POOR if game.zefs[seat] < ARTIFACT_PRICE else 0


class ArtifactOrNot(OfferOrNot):
    """TR-097, TR-098."""

    def offers(self, game: Trappers, seat: i64, choices: Choices) -> None:
        choices.offer(act(BUY_ARTIFACT), unless=why_not_artifact(game, seat))

    def take(self, game: Trappers, seat: i64, action: i64) -> None:
        game.zefs[seat] -= ARTIFACT_PRICE
        game.tell(events.BOUGHT_ARTIFACT, seat, game.zefs[seat])
        game.then(DRAW_ARTIFACT, seat)


class DueOrNot(OfferOrNot):
    """One thing that a quest asks for here. Which cards he could give is his secret, how many is not."""

    def offers(self, game: Trappers, seat: i64, choices: Choices) -> None:
        offer_dues(game, seat, choices)

    def take(self, game: Trappers, seat: i64, action: i64) -> None:
        give_due(game, seat, action)


RECRUIT_OR_NOT: Final = RecruitOrNot()
REP_OR_NOT: Final = RepOrNot()
ARTIFACT_OR_NOT: Final = ArtifactOrNot()
DUE_OR_NOT: Final = DueOrNot()
MAY_RECRUIT: Final = May(RECRUIT_OR_NOT)
MAY_BUY_REP: Final = May(REP_OR_NOT)
MAY_BUY_ARTIFACT: Final = May(ARTIFACT_OR_NOT)
MAY_GIVE_DUE: Final = May(DUE_OR_NOT)
