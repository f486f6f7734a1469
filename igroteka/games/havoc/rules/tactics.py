"""Step C of a battle: tactics cards, one after another until both sides have passed (CH-123 to CH-129, CH-R22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.engine.bits import bit, nth, without_first
from igroteka.engine.choices import PASS, Choices, act, first_of, verb_of
from igroteka.engine.step_kinds import Clause1, Decision2
from igroteka.games.havoc.content.vectors import EFFECTS_EACH
from igroteka.games.havoc.content.vocabulary import MACHINES, NO_EFFECT, NO_TERRAIN
from igroteka.games.havoc.rules.battle_effects import EFFECT
from igroteka.games.havoc.rules.hands import discard
from igroteka.games.havoc.state import decks, events, reasons
from igroteka.games.havoc.state.actions import PLAY, PLAY_STORED
from igroteka.games.havoc.state.fields import JAMMED, PASSED
from igroteka.games.havoc.state.game import Havoc


def has_cards(game: Havoc, party: i64) -> bool:
    """CH-R82: as far as everybody sees: a hand, or for Machines in battle the Matrix."""
    if game.hand[game.side_of(game.fighter(party))] != 0:
        return True
    return game.side_in(party) == MACHINES and game.matrix != 0


class Tactics(Clause1[Havoc]):
    """CH-124: who has passed plays no more; CH-R22: the other may go on, or the first pass ends it for both."""

    def run(self, game: Havoc, party: i64) -> None:
        if not game.marked(PASSED, party) and not has_cards(game, party):
            pass_on(game, party)
        if not game.marked(PASSED, party):
            game.then(PLAY_CARD, game.fighter(party), party)
        elif not game.marked(PASSED, 1 - party) and not game.end_on_pass:
            game.then(TACTICS, 1 - party)


def pass_on(game: Havoc, party: i64) -> None:
    game.set_mark(PASSED, party)
    game.tell(events.PASSED, game.side_in(party), game.fighter(party))


def why_not_play(game: Havoc, kind: i64) -> i64:
    if game.atlas.effect[kind * EFFECTS_EACH] == NO_EFFECT:
        return reasons.NO_BATTLE_TEXT  # CH-R21
    terrain = game.atlas.terrain_of[kind]
    if terrain == NO_TERRAIN or terrain == game.map.terrain[game.site]:
        return 0  # CH-126, CH-127; CH-129: with or without effect
    if game.map.terrain[game.site] == NO_TERRAIN:
        return reasons.NO_TERRAIN_HERE  # CH-128
    return reasons.WRONG_TERRAIN


class PlayCard(Decision2[Havoc]):
    """CH-125: as many as one likes, one at a time."""

    def actions(self, game: Havoc, seat: i64, party: i64, choices: Choices) -> None:
        choices.add(act(PASS))
        self.offer_cards(game, PLAY, game.hand[game.side_of(seat)], choices)
        if game.side_in(party) == MACHINES:
            self.offer_cards(game, PLAY_STORED, game.matrix, choices)  # CH-R60

    def offer_cards(self, game: Havoc, verb: i64, cards: i64, choices: Choices) -> None:
        seen: i64 = 0  # kinds, a bit each
        while cards != 0:
            kind = game.atlas.kind[nth(cards, 0)]
            cards = without_first(cards)
            if not seen >> kind & 1:
                seen |= bit(kind)
                choices.offer(act(verb, kind), unless=why_not_play(game, kind))

    def apply(self, game: Havoc, seat: i64, party: i64, action: i64) -> None:
        if action == act(PASS):
            pass_on(game, party)
            game.then(TACTICS, party)
            return
        kind = first_of(action)
        stored: i64 = 1 if verb_of(action) == PLAY_STORED else 0
        card = play_stored(game, kind) if stored else play(game, seat, kind)
        if party == 0:
            game.played |= bit(card)
        else:
            game.answered |= bit(card)
        game.tell(events.PLAYED, game.side_in(party), kind, seat, stored)
        if game.marked(JAMMED, party):
            game.marks &= ~bit(JAMMED + party)  # CH-R83: whatever card it is
            game.tell(events.JAMMED, game.side_in(party), kind)
        else:
            for which in range(EFFECTS_EACH):
                game.then(EFFECT, party, kind, which)
        game.then(TACTICS, 1 - party)


def play(game: Havoc, seat: i64, kind: i64) -> i64:
    """CH-130, CH-R45: who acts for the Trogs plays from the own hand onto the own pile."""
    side = game.side_of(seat)
    card = game.held_as(side, kind)
    discard(game, side, card)
    return card


def play_stored(game: Havoc, kind: i64) -> i64:
    """CH-R60: a card of the Matrix goes under its deck; of equals one that all know."""
    equals = game.matrix & game.atlas.of_kind[kind]
    public = equals & game.known[game.players]
    card = nth(public if public != 0 else equals, 0)
    hidden = game.matrix & game.atlas.of_deck[game.atlas.deck[kind]]
    if public == 0 and hidden != bit(card):
        game.remix(hidden, 0)
    game.show_all(card)
    game.matrix &= ~bit(card)
    decks.put_under(game, card)
    game.shown += 1
    return card


TACTICS: Final = Tactics()
PLAY_CARD: Final = PlayCard()
