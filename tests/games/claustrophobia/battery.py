"""What the battery must know of Claustrophobia: what the rules hide from whom (CL-R27, CL-R53).

The stack has no order until a tile is drawn or looked at, and treasure tokens have no faces before they are turned: of
both there is nothing to hide but the tiles that the Human alone has seen and put back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any, ClassVar

from game_facts import Done, GameFacts, Secret, rivals, since
from games.claustrophobia.table import pieces

from igroteka.engine.bits import digit, nth, size
from igroteka.engine.choices import first_of, second_of, verb_of
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN, HUMANS, SPACES
from igroteka.games.claustrophobia.rules import dice
from igroteka.games.claustrophobia.rules.exploring import rotations
from igroteka.games.claustrophobia.state import events, stack
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    BUY,
    CHANGE,
    DEED,
    EXPLORE,
    EXPLORE_WITH,
    GIFT,
    PLACE,
    PLAY,
    STRIKE,
    TILE,
)
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_ATTACK, is_human, is_trog
from igroteka.table.box import Box
from igroteka.table.notices import Story

TILE_KINDS = 100  # in groups of hidden things a tile is more than any kind of card
TO_HUMAN = (
    events.STUNNED,
    events.DICE_SWAPPED,
    events.MECHANISM,
    events.OPENING_LOST,
    events.HUMAN_DIED,
    events.TRAPPED,
    events.CAME,
    events.PANICKED,
    events.STAT_CAPPED,
    events.TALENT_LOST,
    events.GREW_TOUGH,
    events.OBJECTS_RUST,
    events.FUSE_HELD,
    events.POSSESSED_COMES,
    events.RETURNED,
    events.HARVESTED,
)
TO_DEMON = (
    events.TROGS_KILLED,
    events.FIEND_DIED,
    events.HITS_CANCELLED,
    events.SURVIVED,
    events.TP_LOST,
    events.LEFT,
    events.FUSE_LIT,
    events.CHANTED,
    events.SEALED,
    events.FREED,
)


def kinds(game: Claustrophobia, pile: int) -> list[int]:
    return sorted(int(game.atlas.kind[nth(pile, place)]) for place in range(size(pile)))


def kept_back(game: Claustrophobia, seat: int) -> list[int]:
    """The tiles on top that the seat has not seen, in their order."""
    return [int(stack.tile_of(entry)) for entry in game.known_top if seat != HUMAN and not stack.is_public(entry)]


def drafted(game: Claustrophobia, seat: int) -> Counter[Hashable]:
    """The dice of a seat as they are given or placed now."""
    if seat == HUMAN:
        given = [(human, int(digit(game.drafts, human))) for human in range(HUMANS) if digit(game.drafts, human)]
        return Counter[Hashable](given)
    return Counter(
        {
            (space, value): int(dice.count_of(game.board[space], value))
            for space in range(int(SPACES))
            for value in range(1, 7)
            if dice.count_of(game.board[space], value)
        }
    )


# --- secrets to be planted ---


def event_hand(game: Any, seat: int) -> object:
    return kinds(game, int(game.hand[DEMON]))


def event_deck(game: Any, seat: int) -> object:
    """What may be on top of it."""
    return kinds(game, int(game.deck[DEMON]))


def advantage_hand(game: Any, seat: int) -> object:
    return kinds(game, int(game.hand[HUMAN]))


def advantage_deck(game: Any, seat: int) -> object:
    return kinds(game, int(game.deck[HUMAN]))


def tiles(game: Any, seat: int) -> object:
    """CL-R53: what Precognition or the Map put back."""
    return kept_back(game, seat)


def event_fits(game: Any, seat: int) -> object:
    """Whether the Demon, who is asked, holds an Event of this moment: he is asked whatever he holds."""
    return len(game.actions_of(int(DEMON))) > 1


def advantage_fits(game: Any, seat: int) -> object:
    return len(game.actions_of(int(HUMAN))) > 1


def who_knows_what(game: Any, seat: int) -> object:
    return [int(game.unknown_to(rival)) for rival in rivals(game, seat)]


class ClaustrophobiaFacts(GameFacts):
    golden_games: ClassVar = 3
    options: ClassVar = {"scenario": "tide", "human_advantage": "on"}  # few rounds, many hidden cards
    joint_options: ClassVar = ({"scenario": "dares", "force": "build"},)  # CL-R51: elsewhere no force is built
    rare_games: ClassVar = (  # HealWho, WaterWhom, ExorciseWhom
        ({"scenario": "survivors", "human_advantage": "on"}, 58),
        ({"scenario": "survivors", "human_advantage": "on"}, 76),
        ({"scenario": "possessed"}, 53),
    )
    browser_options: ClassVar = ({"scenario": "possessed"}, {"scenario": "infection"}, {"scenario": "tide"})
    secrets: ClassVar = (event_hand, event_deck, advantage_hand, advantage_deck, tiles, who_knows_what)
    window_secrets: ClassVar = (event_fits, advantage_fits)
    form_option: ClassVar = "scenario"

    def planted_for(self, secret: Secret) -> int:
        """Events are hidden from the Human, all else from the Demon."""
        return int(HUMAN if secret in (event_hand, event_deck, event_fits) else DEMON)

    def pieces(self, game: Claustrophobia) -> object:
        """Cards and tiles lie in one place each; figures, tokens and TP are never more than there are (CL-006)."""
        return pieces(game)

    def hidden_groups(self, game: Claustrophobia, seat: int) -> list[list[int]]:
        doubtful = int(game.unknown_to(seat))
        groups = [kinds(game, int(game.hand[rival]) & doubtful) for rival in rivals(game, seat)]
        return groups + [[TILE_KINDS + tile] for tile in kept_back(game, seat)]

    def liking(self, game: Claustrophobia, action: int) -> int:
        """Many cards, gifts, tiles looked at."""
        if verb_of(action) == PLACE:
            return 8 if game.atlas.takes[second_of(action)] == 24 else 1  # a 3 or a 4: Dark Destiny draws Events
        liked = {int(GIFT): 8, int(EXPLORE): 4, int(EXPLORE_WITH): 8, int(DEED): 4, int(PLAY): 2, int(BUY): 4}
        return {**liked, int(ATTACK): 3, int(STRIKE): 3}.get(int(verb_of(action)), 1)

    def few_kinds(self, box: Box) -> Any:
        """Of Advantages three kinds and of Events four, among them those that handicaps name."""
        tables = dict(box.content().tables)
        few = {"watch_out": 6, "flask": 5, "map": 4, "panic": 6, "lost": 3, "festering": 4, "reinforcements": 3}
        for file in ("advantages.toml", "events.toml"):
            [(array, entries)] = tables[file].items()
            left = [{**card, "copies": few[card["id"]]} for card in entries if card["id"] in few]
            tables[file] = {array: left}
        return box.content_from(tables)

    def drawn(self, game: Claustrophobia, outcome: int, observer: int) -> Hashable:
        """CL-R27: cards are drawn unseen by the other; CL-R53: Precognition and the Map are the Human's alone."""
        step = game.step().name
        if step == "DrawAdvantage" and observer != HUMAN and not game.open_advantages:
            return "a card"
        if step == "DrawEvent" and observer != DEMON:
            return "a card"
        if step == "PeekTile" and observer != HUMAN:
            return "a tile"
        return outcome

    def chosen(self, game: Claustrophobia, seat: int, action: int, observer: int) -> Hashable:
        """A card comes out of a hand, a tile from the top of the stack: on another table it may not be there."""
        verb = verb_of(action)
        if verb in (PLAY, CHANGE, EXPLORE_WITH, TILE):
            return "turns up", int(verb), int(first_of(action)), int(second_of(action))
        return action

    def showdown(self, game: Claustrophobia, seat: int, action: int) -> Hashable:
        """A tile that was put back is turned up when it is drawn; CL-104: so are those behind one that does not fit."""
        hidden = [int(entry) for entry in game.known_top]
        verb = verb_of(action)
        if verb == EXPLORE and game.foresight < 2:
            return tuple(hidden)
        if verb == TILE and game.step().name == "HandOver":
            tile = int(first_of(action))
            table = game.copy()  # compiled rules take the table alone, not the page that it is played on
            if not rotations(table, table.frame()[1], tile, False) and not game.scenario.final >> tile & 1:
                return tuple(hidden)
        return None

    def turned_up(self, game: Claustrophobia, seat: int) -> Counter[Hashable]:
        """CL-020, CL-053: all dice lie open."""
        return drafted(game, seat)

    def done_to(self, story: Story, at: int) -> dict[int, Done]:
        kind, (a, b, c, d) = story[at][1].kind, story[at][1].args
        human, demon = int(HUMAN), int(DEMON)
        if kind in TO_HUMAN:
            return {human: Done()}
        if kind in TO_DEMON:
            return {demon: Done()}
        if kind in (events.THREW, events.THREW_AGAIN) and d > 0:
            return {demon if is_human(a) else human: Done()}
        if kind == events.WOUNDED and d == BY_ATTACK:
            played = since(story, at, events.ATTACKS, events.PLAYED)
            return {human: Done()} if any(seat == demon for seat, *_ in played) else {}
        if kind == events.FIEND_WOUNDED:
            return {demon: Done(numbers=(b,))}
        if kind == events.BOOBY_TRAP and c > 1:
            return {human: Done()}
        if kind == events.SUMMONED and not is_trog(a):
            return {human: Done()}
        if kind == events.PLAYED:
            return {1 - a: Done()}
        if kind == events.STAT_CHANGED and c < 8 and is_human(a):
            return {human: Done()}
        if kind == events.EDGE_CLOSED:
            return {human if c == 1 else demon: Done()}
        return {human: Done()} if kind == events.SEAL_ROLL and d == 1 else {}

    def hidden(self, game: Claustrophobia, observer: int) -> dict[str, Hashable]:
        """CL-R27, CL-R53: hands, decks, tiles put back, dice that are being given or placed."""
        others = [seat for seat in (int(HUMAN), int(DEMON)) if seat != observer]
        drafts = [frozenset(drafted(game, seat).items()) for seat in others if game.sealing()]
        return {
            "hands": tuple([tuple(kinds(game, int(game.hand[seat]))) for seat in others]),
            "decks": tuple([tuple(kinds(game, int(game.deck[seat]))) for seat in (0, 1)]),
            "tiles": tuple(kept_back(game, observer)),
            "drafts": tuple(drafts),
        }


FACTS = ClaustrophobiaFacts()
