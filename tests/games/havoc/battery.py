"""What the battery must know of Cry Havoc: what the rules hide from whom (6.4, CH-R58, CH-R60, CH-R82).

Tokens and event markers that lie face down have no faces before they are turned: there is nothing to hide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any, ClassVar

from game_facts import Done, GameFacts, content_with, rivals, since
from games.havoc.table import all_pieces, pieces

from igroteka.engine.bits import bit, nth, size
from igroteka.engine.choices import act, first_of, verb_of
from igroteka.games.havoc.content.vectors import EFFECTS_EACH
from igroteka.games.havoc.content.vocabulary import MACHINES, PEEK, SIDES, TERRAIN_CARDS
from igroteka.games.havoc.rules.points import BY_CARD, BY_CONTROL, BY_KILLS
from igroteka.games.havoc.rules.tactics import why_not_play
from igroteka.games.havoc.state import decks, events
from igroteka.games.havoc.state.actions import (
    BUILD,
    CARD,
    DECK,
    DONE,
    DRAW_TWO,
    ENABLE,
    MARCH,
    OWN_DECK,
    PAY,
    PLAY,
    PLAY_STORED,
    RAISE,
    RECRUIT,
    SKILL,
)
from igroteka.games.havoc.state.fields import JAMMED, NONE, SETTING_UP
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.state.told import seat_in
from igroteka.table.box import Box
from igroteka.table.notices import Story

PRIVATE_DRAWS = ("DrawCard", "LookAt", "Store")


def kinds(game: Havoc, pile: int) -> list[int]:
    return sorted(int(game.atlas.kind[nth(pile, place)]) for place in range(size(pile)))


def hand_of(game: Havoc, seat: int) -> int:
    side = game.side_of(seat)
    return int(game.hand[side]) if side != NONE else 0


def under(game: Havoc) -> list[int]:
    """The cards under the terrain decks, in the order in which they will be drawn."""
    return [
        int(decks.under_card(game, terrain, place))
        for terrain in range(4)
        for place in range(int(game.under[terrain]) & 15)
    ]


# --- secrets to be planted ---


def hands(game: Any, seat: int) -> object:
    return [kinds(game, hand_of(game, rival)) for rival in rivals(game, seat)]


def loose(game: Any, seat: int) -> object:
    """The decks: what may be on top of them."""
    own = game.side_of(seat)
    return [kinds(game, game.deck[side]) for side in range(SIDES) if side != own], [
        kinds(game, game.terrain[terrain]) for terrain in range(4)
    ]


def stored(game: Any, seat: int) -> object:
    """CH-R60: the cards of the Matrix, and those put under a deck from it."""
    own = game.side_of(seat) == MACHINES
    return 0 if own else kinds(game, game.matrix), [] if own else under(game)


def who_could_play(game: Any, seat: int) -> object:
    """CH-R82: who holds a card that fits the battle."""
    if game.site == NONE:
        return 0
    rival_hands = [kinds(game, hand_of(game, rival)) for rival in rivals(game, seat)]
    return [any(why_not_play(game, kind) == 0 for kind in hand) for hand in rival_hands]


def picked(game: Any, seat: int) -> object:
    """CH-R14: the cards that a rival pays with, before they are discarded."""
    own = game.side_of(seat)
    return [kinds(game, game.picked[side]) for side in range(SIDES) if side != own]


def who_knows_what(game: Any, seat: int) -> object:
    return [int(game.unknown_to(rival)) for rival in rivals(game, seat)]


class HavocFacts(GameFacts):
    form_option: ClassVar = "level"
    curtains: ClassVar = 40
    private_lines: ClassVar = frozenset({"CH-R58"})  # a card that has been peeked at
    secrets: ClassVar = (hands, loose, stored, who_could_play, picked, who_knows_what)

    def pieces(self, game: Havoc) -> object:
        """Soldiers and cards lie in one place each; limited pieces are never more than there are (5.7)."""
        soldiers, cards = pieces(game)
        if game.phase > SETTING_UP:
            assert (soldiers, cards) == all_pieces(game)
        for side in range(SIDES):
            assert game.regions_of(side) <= game.atlas.markers[side] and game.reserve[side] >= 0
            assert game.vp[side] >= 0
        for structure in range(game.atlas.structures):
            assert game.structures_left(structure) >= 0
        assert game.nests_left() >= 0 and game.stored >= 0 and size(game.matrix) <= 4
        for region in range(game.map.regions):
            owner = game.hq_side(region)
            if owner != NONE:
                assert game.crystals(region) == 0 and game.foes(owner, region) == 0  # CH-189, CH-063
        return cards & int(bit(int(TERRAIN_CARDS)) - 1)

    def hidden_groups(self, game: Havoc, seat: int) -> list[list[int]]:
        doubtful = int(game.unknown_to(seat))
        groups = [kinds(game, hand_of(game, rival) & doubtful) for rival in rivals(game, seat)]
        groups += [kinds(game, int(game.matrix) & doubtful & int(game.atlas.of_deck[terrain])) for terrain in range(4)]
        return groups + [[int(game.atlas.kind[card])] for card in under(game) if doubtful >> card & 1]

    def liking(self, game: Havoc, action: int) -> int:
        """Terrain cards in hands and in the Matrix, few cards paid with."""
        verb = verb_of(action)
        if verb == DECK:
            return 1 if first_of(action) == OWN_DECK else 4
        return {int(DRAW_TWO): 8, int(BUILD): 3, int(RAISE): 3, int(DONE): 3}.get(int(verb), 1)

    def few_kinds(self, box: Box) -> Any:
        """Decks of two kinds; of a faction besides the cards that it must have."""
        few = {"fortified_pass": 4, "mine_shaft": 4, "mirage": 4, "sandstorm": 4, "snare": 4, "thicket_ambush": 4}
        few |= {"tidal_surge": 4, "sea_fog": 4, "flank": 6, "reroute": 6, "foresight": 6, "ambush": 6}
        once = "mobilization priority_override old_lore ancestral_paths"
        once += " humans_scoring machines_scoring pilgrims_scoring trogs_scoring"
        return content_with(box, "cards.toml", few | dict.fromkeys(once.split(), 1), "copies")

    def drawn(self, game: Havoc, outcome: int, observer: int) -> Hashable:
        """CH-047, CH-102, CH-R60: cards are drawn, looked at and stored unseen by the others. All else is open."""
        step = game.step().name
        if step in PRIVATE_DRAWS:
            side = MACHINES if step == "Store" else game.frame()[0]
            if game.seat_of(side) != observer:
                return "a card"
        return outcome

    def chosen(self, game: Havoc, seat: int, action: int, observer: int) -> Hashable:
        """CH-103: nobody sees which card is kept; CH-R14: nor, before all are picked, what is paid with."""
        verb = verb_of(action)
        step = game.step().name
        if verb == PAY:
            return "picks one"
        if step == "PayWith":
            return "pays"
        if step == "KeepWhich":
            return "keeps one"
        if step == "MatrixOverflow":
            return "puts away", int(game.atlas.terrain_of[first_of(action)])
        if verb in (PLAY, PLAY_STORED):
            return "plays", int(verb), int(first_of(action))
        if verb == CARD:
            return "discards", int(first_of(action))
        return "enables" if verb == ENABLE else action

    def showdown(self, game: Havoc, seat: int, action: int) -> Hashable:
        """Cards paid with lie open as soon as all are picked; a PEEK opens a hand to one."""
        verb = verb_of(action)
        side = game.side_of(seat)
        if game.step().name == "PayWith":
            paid = kinds(game, int(game.picked[side])) + ([int(first_of(action))] if verb == PAY else [])
            return tuple(sorted(paid)) if action == act(DONE) or len(paid) == game.hand_size(side) else None
        if verb in (MARCH, RECRUIT, BUILD, SKILL) and game.hand_size(side) == 1:
            return tuple(kinds(game, int(game.hand[side])))  # the only card is paid with at once
        if verb in (PLAY, PLAY_STORED):
            party = game.frame()[1]
            effect = game.atlas.effect[first_of(action) * EFFECTS_EACH]
            if effect == PEEK and not game.marked(JAMMED, party):
                return tuple(kinds(game, hand_of(game, int(game.fighter(1 - party)))))
        return None

    def turned_up(self, game: Havoc, seat: int) -> Counter[Hashable]:
        """CH-048, CH-R58: what is discarded lies open."""
        return Counter(kinds(game, int(game.picked[game.side_of(seat)])))

    def done_to(self, story: Story, at: int) -> dict[int, Done]:
        kind, (a, b, c, d) = story[at][1].kind, story[at][1].args
        if kind == events.BATTLE_ENDS:
            return {seat: fought(story, at, seat) for seat in fighters(story, at) if seat >= 0}
        done: dict[int, Done] = {}
        if kind == events.BATTLE_DECLARED:
            done = {seat_in(d): Done()}
        elif kind == events.SHOT:
            done = {seat_in(b): Done(numbers=(1,))}
        elif kind == events.AMBUSHED:
            done = {seat_in(a): Done(numbers=(1,))}
        elif kind == events.TOOK_CONTROL:
            done = {seat_in(c): Done()}
        elif kind == events.LOST_CONTROL:
            done = {seat_in(a): Done()}
        return {seat: what for seat, what in done.items() if seat >= 0}

    def hidden(self, game: Havoc, observer: int) -> dict[str, Hashable]:
        """CH-R58: hands and decks; CH-R60: stored cards; what somebody looks at or pays with."""
        own = game.side_of(observer) if observer >= 0 else NONE
        others = [side for side in range(int(SIDES)) if side != own]
        hands = [tuple(kinds(game, int(game.hand[side]))) for side in others]
        return {
            "hands": tuple(hands),
            "decks": tuple([tuple(kinds(game, int(game.deck[side]))) for side in others]),
            "terrain": tuple([tuple(kinds(game, int(game.terrain[terrain]))) for terrain in range(4)]),
            "stored": () if own == MACHINES else tuple(kinds(game, int(game.matrix))),
            "picked": tuple([tuple(kinds(game, int(game.picked[side]))) for side in others]),
        }


# --- what is done to a side ---


def fighters(story: Story, at: int) -> list[int]:
    """The seats of attacker and defender."""
    _, _, attacker, defender = since(story, at, events.BATTLE_BEGINS, events.BATTLE_BEGINS)[-1]
    return [seat_in(attacker), seat_in(defender)]


def fought(story: Story, at: int, seat: int) -> Done:
    """CH-134, CH-138, CH-144: points, prisoners and the dead."""
    won = [
        points
        for who, points, source, _ in since(story, at, events.BATTLE_BEGINS, events.SCORED)
        if seat_in(who) == seat and source in (BY_CONTROL, BY_KILLS, BY_CARD)
    ]
    lost = [1 for _, victim, _, _ in since(story, at, events.BATTLE_BEGINS, events.KILLED) if seat_in(victim) == seat]
    held = since(story, at, events.BATTLE_BEGINS, events.CAPTURED)
    taken = [1 for captor, victim, _, _ in held if seat in (seat_in(captor), seat_in(victim))]
    return Done(numbers=(*won, *lost, *taken))


FACTS = HavocFacts()
