"""What the battery must know of Trappers: what the rules hide, clause by clause; quests lie open (TR-179)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any, ClassVar

from game_facts import Done, GameFacts, content_with, rivals, since, with_it

from igroteka.engine.choices import first_of, second_of, verb_of
from igroteka.games.trappers.content.vocabulary import WASTELAND
from igroteka.games.trappers.rules.scoring import FOR_BATTLE
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.actions import (
    BUY_ARTIFACT,
    DRIVE,
    EXCHANGE,
    HAND_OVER,
    PLAY,
    RAID,
    RECRUIT,
    SELL,
    STAY,
)
from igroteka.games.trappers.state.decks import ARTIFACTS, ROW
from igroteka.games.trappers.state.game import Trappers
from igroteka.table.box import Box
from igroteka.table.notices import Story

# --- secrets to be planted ---


def artifacts(game: Any, seat: int) -> object:
    cards = range(int(game.atlas.cards))
    return [
        sorted(int(game.atlas.artifact[c]) for c in cards if game.hand[rival] >> c & 1) for rival in rivals(game, seat)
    ]


def artifact_deck(game: Any, seat: int) -> object:
    return int(game.decks[0])


def given_away(game: Any, seat: int) -> object:
    """What lies under the deck of artifacts, whoever put it there."""
    return [int(game.atlas.artifact[game.decks[2 + place]]) for place in range(int(game.decks[1]))]


def who_knows_what(game: Any, seat: int) -> object:
    return [int(game.unknown_to(rival)) for rival in rivals(game, seat)]


# --- what is done to a trapper ---


def fought(story: Story, at: int, seat: int) -> Done:
    """TR-165 to TR-172: dice of both, residents and zefs lost, points and zefs won."""
    sums = [(die, total) for _, die, total, _ in with_it(story, at, events.BATTLE_ROLLED)]
    lost = [many for who, many, _, _ in with_it(story, at, events.RESIDENTS_LOST) if who == seat]
    taken = [zefs for who, rival, zefs, _ in with_it(story, at, events.TOOK_ZEFS) if seat in (who, rival) and zefs > 0]
    won = [vp for who, vp, why, _ in with_it(story, at, events.SCORED) if who == seat and why == FOR_BATTLE]
    return Done(tuple(sums), (*lost, *taken, *won))


def raided(story: Story, at: int, seat: int) -> Done:
    sums = [(die, attack) for _, die, attack, _ in with_it(story, at, events.RAID_ROLLED)]
    lost = [many for who, many, _, _ in with_it(story, at, events.RESIDENTS_LOST) if who == seat]
    return Done(tuple(sums), tuple(lost))


def rongaut(story: Story, at: int) -> Done:
    return Done((), tuple([many for _, many, _, _ in with_it(story, at, events.RESIDENTS_LOST)]))


class TrappersFacts(GameFacts):
    curtains: ClassVar = 10
    limits: ClassVar = {"round_limit": "sixty"}
    options: ClassVar = {"round_limit": "ten"}
    browser_options: ClassVar = ({"target_vp": "twelve", "round_limit": "five"},)
    secrets: ClassVar = (artifacts, artifact_deck, given_away, who_knows_what)

    def pieces(self, game: Any) -> object:
        """Each artifact and quest lies in one place, but for human quests that are done; a cell has one tile."""
        atlas, row = game.atlas, 42
        decks = [
            [card for card in range(40) if game.decks[deck * row] >> card & 1]
            + [int(game.decks[deck * row + 2 + place]) for place in range(int(game.decks[deck * row + 1]))]
            for deck in range(3)
        ]
        in_hands = [card for seat in range(game.players) for card in range(atlas.cards) if game.hand[seat] >> card & 1]
        artifacts = Counter(decks[0] + in_hands)
        in_play = [int(quest) for quest in game.quest if quest != -1]
        human = Counter(decks[1] + [quest for quest in in_play if atlas.side[quest] == 0])
        old = Counter(decks[2] + [quest for quest in in_play if atlas.side[quest] == 1])
        assert set(artifacts.values()) == {1} and set(human.values()) <= {1} and set(old.values()) == {1}
        assert 4 * (10 - len(human)) <= sum(game.vp), "those that are gone brought points"
        tiles = Counter(
            cell
            for seat in range(game.players)
            for pile in (game.factories, game.cities)
            for cell in range(36)
            if pile[seat] >> cell & 1
        )
        assert set(tiles.values()) <= {1} and all(atlas.kind[cell] == 0 for cell in tiles)
        assert all(0 <= game.tiles_left(seat) <= 6 for seat in range(game.players))
        assert all(-2 <= rep <= 6 for rep in game.rep)
        assert all(game.zefs[seat] >= 0 and game.residents[seat] >= 0 for seat in range(game.players))
        return sorted(artifacts), sorted(old)

    def hidden_groups(self, game: Any, seat: int) -> list[list[int]]:
        doubtful = int(game.unknown_to(seat))
        hands = [int(game.hand[rival]) & doubtful for rival in rivals(game, seat)]
        kinds = game.atlas.artifact
        groups = [[int(kinds[card]) for card in range(int(game.atlas.cards)) if hand >> card & 1] for hand in hands]
        under = [int(game.decks[2 + place]) for place in range(int(game.decks[1]))]
        return groups + [[int(kinds[card])] for card in under if doubtful >> card & 1]

    def liking(self, game: Trappers, action: int) -> int:
        """Drives to where artifacts come from and go to, and takes and gives them there."""
        verb = int(verb_of(action))
        if verb == DRIVE:
            return 1 if game.atlas.kind[first_of(action)] == WASTELAND else 8
        return {int(BUY_ARTIFACT): 20, int(RAID): 20, int(STAY): 6, int(RECRUIT): 4}.get(verb, 1)

    def few_kinds(self, box: Box) -> Any:
        """Four of each: one to jump, one for a fight, one to change form."""
        return content_with(box, "artifacts.toml", {"A1": 4, "A4": 4, "A6": 4}, "copies")

    def drawn(self, game: Trappers, outcome: int, observer: int) -> Hashable:
        """TR-067: the faces of a trapper's artifacts are secret. Dice and quests are open."""
        if game.step().name == "DrawArtifact" and game.frame()[0] != observer:
            return "a card"
        return outcome

    def chosen(self, game: Trappers, seat: int, action: int, observer: int) -> Hashable:
        """TR-R50: what is sold, exchanged or handed over goes under the deck face down; what is used is shown."""
        verb = verb_of(action)
        if verb == PLAY:
            return "uses", int(first_of(action))
        if verb == SELL:
            return "sells one"
        if verb == EXCHANGE:
            return "exchanges one"
        if verb == HAND_OVER:
            return "hands one over for", int(second_of(action))
        return action

    def done_to(self, story: Story, at: int) -> dict[int, Done]:
        kind, (a, b, c, _) = story[at][1].kind, story[at][1].args
        if kind in (events.BATTLE_WON, events.BATTLE_TIED, events.CAUGHT):
            return {seat: fought(story, at, seat) for seat in (a, b)}
        if kind in (events.TILE_GONE, events.CITY_DAMAGED):
            return {a: raided(story, at, a)}
        if kind == events.CAPTURED:
            return {c: raided(story, at, c)}
        if kind == events.RAID_LOST:
            owner = since(story, at, events.RAID_DECLARED, events.RAID_DECLARED)[-1][3]
            return {seat: raided(story, at, seat) for seat in (a, owner) if seat >= 0}
        if kind == events.TOLL_PAID and c > 0:
            return {a: Done(numbers=(c,)), b: Done(numbers=(c,))}
        if kind == events.RONGAUT and b in (2, 3):
            return {a: rongaut(story, at)}
        if kind == events.STOLE:
            changed = [
                (old, new) for who, clan, old, new in with_it(story, at, events.REP_CHANGED) if (who, clan) == (b, c)
            ]
            return {b: Done(numbers=tuple([abs(rep) for rep in changed[0]]))}
        return {a: Done()} if kind in (events.MISSED_TURN, events.QUEST_FAILED) else {}

    def hidden(self, game: Trappers, observer: int) -> dict[str, Hashable]:
        """TR-067: the hands of the others; TR-018, TR-R50: the deck and what lies under it."""
        kind = game.atlas.artifact
        row = int(ARTIFACTS * ROW)

        def kinds(pile: int) -> tuple[int, ...]:
            return tuple(sorted(int(kind[card]) for card in range(game.atlas.cards) if pile >> card & 1))

        return {
            "hands": tuple([kinds(int(game.hand[seat])) for seat in range(game.players) if seat != observer]),
            "deck": kinds(int(game.decks[row])),
            "under it": tuple([int(kind[game.decks[row + 2 + place]]) for place in range(int(game.decks[row + 1]))]),
        }


FACTS = TrappersFacts()
