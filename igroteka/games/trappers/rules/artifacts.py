"""TR-064 to TR-070: cards of secret faces, drawn, used and given away."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, has, nth, size
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, act
from igroteka.engine.step_kinds import Chance1
from igroteka.games.trappers.content.vocabulary import BEST_REP, REP_HERE
from igroteka.games.trappers.state import decks, events
from igroteka.games.trappers.state.actions import PLAY
from igroteka.games.trappers.state.decks import ARTIFACTS
from igroteka.games.trappers.state.fields import NONE
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.state.reasons import NAME_USED, NO_CLAN_HERE, REP_FULL, WRONG_MOMENT

SOLD: Final[i64] = 0  # why a card was given away
EXCHANGED: Final[i64] = 1
HANDED_OVER: Final[i64] = 2


class DrawArtifact(Chance1[Trappers]):
    """The outcome is the kind: equal cards are one chance."""

    def outcomes(self, game: Trappers, seat: i64, odds: Odds) -> None:
        cards = Odds()
        decks.outcomes(game, ARTIFACTS, cards)
        for i in range(cards.count):
            odds.merge(game.atlas.artifact[cards.outcomes[i]], 1)

    def sample(self, game: Trappers, seat: i64, rng: Rng) -> i64:
        return game.atlas.artifact[decks.sample(game, ARTIFACTS, rng)]

    def apply(self, game: Trappers, seat: i64, kind: i64) -> None:
        card = decks.next_among(game, ARTIFACTS, game.atlas.of_artifact[kind])
        decks.take(game, ARTIFACTS, card)
        game.show(seat, card)  # TR-067: its face is his secret; TR-069: there are three ways here
        game.hand[seat] |= bit(card)  # TR-068: there is no limit
        game.tell(events.DREW_ARTIFACT, seat, size(game.hand[seat]))
        game.whisper(seat, events.DREW_WHICH, seat, kind)


def why_not_play(game: Trappers, seat: i64, kind: i64, window: i64) -> i64:
    """TR-064, TR-065: at its moment, no two of one name in a turn."""
    if game.atlas.windows[kind] & window == 0:
        return WRONG_MOMENT
    if has(game.played, kind):
        return NAME_USED
    if game.atlas.effect[kind] == REP_HERE:
        clan = game.clan_here(seat)
        if clan == NONE:
            return NO_CLAN_HERE
        if game.base(seat, clan) == BEST_REP:
            return REP_FULL
    return 0


def offer_artifacts(game: Trappers, seat: i64, window: i64, choices: Choices) -> None:
    if game.hand[seat] != 0:
        for kind in range(game.atlas.artifacts):
            if game.holds(seat, kind):
                choices.offer(act(PLAY, kind), unless=why_not_play(game, seat, kind, window))


def leave_hand(game: Trappers, seat: i64, card: i64) -> None:
    """TR-066, TR-R33: under the deck."""
    game.hand[seat] ^= bit(card)
    decks.put_under(game, ARTIFACTS, card)


def held_as(game: Trappers, seat: i64, kind: i64) -> i64:
    """A card of that kind in the hand: one that everybody knows, if there is."""
    equals = game.hand[seat] & game.atlas.of_artifact[kind]
    public = equals & game.known[game.players]
    return nth(public if public != 0 else equals, 0)


def play(game: Trappers, seat: i64, kind: i64) -> None:
    """Everybody sees what it was; the effect is its window's (moving.py, free_actions.py, dice.py)."""
    card = held_as(game, seat, kind)
    turn_up(game, seat, card)
    leave_hand(game, seat, card)
    game.played |= bit(kind)
    game.shown += 1
    game.tell(events.PLAYED, seat, kind)


def turn_up(game: Trappers, seat: i64, card: i64) -> None:
    """TR-067: the others see a kind, not which card of the hand it was."""
    hidden = game.hand[seat] & ~game.known[game.players]
    if has(hidden, card):
        expect(game, seat, card)
        if hidden != bit(card):
            game.remix(hidden, 0)
        game.show_all(card)


def expect(game: Trappers, seat: i64, card: i64) -> None:
    """Whoever knew of an equal card in the hand takes this one for it: that there are two is a secret."""
    equals = game.hand[seat] & game.atlas.of_artifact[game.atlas.artifact[card]]
    for row in range(game.players):
        if row != seat and not has(game.known[row], card):
            expected = equals & game.known[row]
            game.known[row] &= ~(expected & -expected)  # one of them


def give_away(game: Trappers, seat: i64, kind: i64, why: i64, about: i64) -> None:
    """TR-R50: face down; of the hand the others know one card less, not which."""
    if size(game.hand[seat]) > 1:
        game.mix(game.hand[seat], seat, 0)
    leave_hand(game, seat, held_as(game, seat, kind))
    game.tell(events.GAVE_AWAY, seat, why, about)
    game.whisper(seat, events.GAVE_WHICH, seat, kind)


DRAW_ARTIFACT: Final = DrawArtifact()
