"""What the battery must know of Tremble, Humans!: what the rules hide from whom, clause by clause (TH-R13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any, ClassVar

from game_facts import Done, GameFacts, content_with, rivals, since, with_it

from igroteka.engine.choices import PASS, act, first_of, verb_of
from igroteka.games.tremble.state import events
from igroteka.games.tremble.state.actions import BUY, DRAW, RAID
from igroteka.games.tremble.state.fields import AIMED, AT, CELLS, DEALT_MISSIONS, FLEET, KEPT, NOWHERE, UNAIMED
from igroteka.games.tremble.state.game import Tremble
from igroteka.table.box import Box
from igroteka.table.notices import Story
from igroteka.table.text.messages import Ref

# --- secrets to be planted ---


def ships(game: Any, seat: int) -> object:
    fleet = [ship for captain in rivals(game, seat) for ship in range(captain * 5, captain * 5 + 5)]
    return sorted(int(game.kind_of(ship)) for ship in fleet if game.place[ship] != 0)


def plan(game: Any, seat: int) -> object:
    return [[int(game.place[c * 5 + slot]) for slot in range(5)] for c in rivals(game, seat)] if game.sealing() else 0


def deck(game: Any, seat: int) -> object:
    return int(game.deck)


def mission(game: Any, seat: int) -> object:
    return [int(game.mission[c * 4]) for c in rivals(game, seat)]


def asked(game: Any, seat: int) -> object:
    return int(game.seat) if game.in_window() else 0


def lost_ships(story: Story, at: int, captain: int) -> tuple[Ref, ...]:
    """TH-066, TH-089: named at once, unless the captain has to choose first."""
    return tuple([Ref("ship", ship) for who, ship, _, _ in with_it(story, at, events.SHIP_LOST) if who == captain])


class TrembleFacts(GameFacts):
    curtains: ClassVar = 20
    secrets: ClassVar = (ships, plan, deck, mission)
    window_secrets: ClassVar = (asked,)

    def pieces(self, game: Any) -> object:
        """Each ship card, city and mission lies in exactly one place."""
        cards = game.cards
        in_fleets = [int(game.fleet[ship]) for ship in range(game.players * 5) if game.place[ship]]
        empty = [int(game.fleet[ship]) for ship in range(game.players * 5) if not game.place[ship]]
        assert set(empty) <= {-1}
        drawn = [int(card) for card in (game.drawn, game.drawn_too) if card != -1]
        piled = [card for card in range(cards.ships) if game.deck >> card & 1]
        scrapped = [card for card in range(cards.ships) if game.scrapheap >> card & 1]
        ships = Counter(in_fleets + drawn + piled + scrapped)
        assert set(ships.values()) == {1}
        cities = Counter(
            [city for city in range(cards.cities) if game.is_left(city)]
            + [int(game.city[cell]) for cell in range(6) if game.city[cell] != -1]
            + [int(game.quarry(slot)) for slot in range(game.players * 5) if game.token(slot)]
            + [city for c in range(game.players) for city in range(cards.cities) if game.has_captured(c, city)]
        )
        assert set(cities.values()) == {1}
        on_search = {(ship // 5, int(game.place[ship]) - 16) for ship in range(game.players * 5) if game.searches(ship)}
        running = {(slot // 5, slot % 5) for slot in range(game.players * 5) if game.token(slot)}
        assert running <= on_search
        missions = Counter([int(m) for m in game.mission if m != -1] + [int(m) for m in game.undealt])
        assert set(missions.values()) <= {1}
        assert all(0 <= game.fuel[c] <= 20 for c in range(game.players))
        assert sum(game.credits(c) for c in range(game.players)) + game.stock() == 5
        return sorted(ships), sorted(missions)

    def hidden_groups(self, game: Any, seat: int) -> list[list[int]]:
        doubtful = int(game.unknown_to(seat))
        return [hidden_ships(game, rival, doubtful) for rival in rivals(game, seat)]

    def liking(self, game: Tremble, action: int) -> int:
        """Many ships, and people to pay them with."""
        return {int(DRAW): 6, int(BUY): 8, int(RAID): 4}.get(int(verb_of(action)), 1)

    def few_kinds(self, box: Box) -> Any:
        """Besides the starting saucers six each of three kinds of one price, of a tripod and of a cruiser."""
        return content_with(box, "ships.toml", {"F06": 6, "F08": 6, "F09": 6, "T01": 6, "R01": 6, "F00": 5}, "count")

    def drawn(self, game: Tremble, outcome: int, observer: int) -> Hashable:
        """TH-031: two ships, looked at privately; TH-018, TH-095: missions are secret. Dice and cities are open."""
        if game.step().name in ("DrawShip", "DealMission") and game.frame()[0] != observer:
            return "a card"
        return outcome

    def chosen(self, game: Tremble, seat: int, action: int, observer: int) -> Hashable:
        step = game.step().name
        if step == "BuyOrNot" and action != act(PASS):
            return "buys for", price_of(game, int(first_of(action)))  # TH-035: the price is visible, not the ship
        if step == "ChooseReplaced":
            return "puts one away"  # TH-037, TH-R10: face down
        return action

    def turned_up(self, game: Tremble, seat: int) -> Counter[Hashable]:
        step = game.step().name
        if step == "ChooseMissions":  # TH-018: how many are kept can be seen, TH-095: not which
            return Counter({"kept": len(kept(game, seat))})
        flying = [(int(game.kind_of(ship)), int(game.place[ship])) for ship in ships_of(game, seat)]
        if step == "SendShips":  # TH-049: tokens and attacking ships
            return Counter([(kind, place) for kind, place in flying if AT <= place < AT + CELLS])
        assert step == "ChooseTargets"  # TH-115: the new targets of ships that all see
        return Counter([(kind, place) for kind, place in flying if place >= AIMED and place & 7 != UNAIMED])

    def at_the_end(self, game: Tremble) -> Hashable:
        """TH-094: missions kept are checked; those put back stay unknown."""
        return tuple([tuple(sorted(kept(game, seat))) for seat in range(game.players)])

    def done_to(self, story: Story, at: int) -> dict[int, Done]:
        """Those who fought for a city, and those whom an army or the end of the game found at a search."""
        kind, (captain, city, people, _) = story[at][1].kind, story[at][1].args
        if kind == events.WON:
            rolls = since(story, at, events.BATTLE_LOOMS, events.ROLLED)
            last = {who: (roll, strength + roll) for who, strength, roll, _ in rolls}  # TH-064: of a tie the new roll
            return {who: Done(tuple(last.values()), names=lost_ships(story, at, who)) for who in last}
        if kind in (events.SEARCH_LOST, events.SEARCH_HELD):
            _, strength, roll, _ = since(story, at, events.ARMY_FOUGHT, events.ARMY_FOUGHT)[-1]
            return {captain: Done(((roll, strength + roll),), names=lost_ships(story, at, captain))}
        if kind == events.SEARCH_CUT:
            return {captain: Done(numbers=(people,) if people else (), names=() if people else (Ref("city", city),))}
        return {captain: Done(names=(Ref("city", city),))} if kind == events.ABANDONED else {}

    def hidden(self, game: Tremble, observer: int) -> dict[str, Hashable]:
        """TH-R13: ships in hand, the deck and what was put away, missions, plans."""
        cards = game.cards

        def kinds(pile: int) -> tuple[int, ...]:
            return tuple(sorted(int(cards.kind[card]) for card in range(cards.ships) if pile >> card & 1))

        others = [seat for seat in range(game.players) if seat != observer]
        fleets = [
            [(int(game.kind_of(ship)), int(game.place[ship])) for ship in ships_of(game, seat)] for seat in others
        ]
        return {
            "ships": tuple([tuple(sorted(fleet)) for fleet in fleets]),
            "deck": kinds(int(game.deck)),
            "put away": kinds(int(game.scrapheap)),
            "missions": tuple([tuple(sorted(kept(game, seat))) for seat in others]),
        }


def ships_of(game: Tremble, seat: int) -> list[int]:
    return [ship for ship in range(seat * int(FLEET), (seat + 1) * int(FLEET)) if game.place[ship] != NOWHERE]


def price_of(game: Tremble, kind: int) -> int:
    return next(int(game.cards.price[card]) for card in range(game.cards.ships) if game.cards.kind[card] == kind)


def kept(game: Tremble, seat: int) -> list[int]:
    if not game.missions_on:
        return []
    places = range(seat * int(DEALT_MISSIONS), (seat + 1) * int(DEALT_MISSIONS))
    return [int(game.mission[place]) for place in places if game.keeps(place) == KEPT]


def hidden_ships(game: Any, rival: int, doubtful: int) -> list[int]:
    slots = [ship for ship in range(rival * 5, rival * 5 + 5) if game.place[ship] > 0]
    return [int(game.kind_of(ship)) for ship in slots if doubtful >> int(game.fleet[ship]) & 1]


FACTS = TrembleFacts()
