"""Boxes that tell too much, each in its own way: the history twins must find every one of them.

What is told comes from `hidden` of the game's `battery.py`, that is from what the rules hide from the observer.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from game_facts import facts_of
from twin_door import TwinDoor

from igroteka.engine.choices import PASS, Refusal, act
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.games.tremble.state.fields import FLEET
from igroteka.games.tremble.state.game import Tremble
from igroteka.table.box import Box
from igroteka.table.notices import Notice, Story
from igroteka.table.svg.parts import Motion, Parts
from igroteka.table.text.messages import Choice, Msg, Refused
from igroteka.table.text.speech import Speaker


class Spying(Box):
    """Remembers the true table behind the last view."""

    truth: Any = None
    observer = 0

    def view(self, game: Any, seat: int) -> Any:
        self.truth = game
        return super().view(game, seat)

    def secret(self) -> int:
        return zlib.crc32(repr(facts_of(self.name).hidden(self.truth, self.observer)).encode()) % 64


class InTheView(Spying):
    """A number of the view depends on a hidden card."""

    def view(self, game: Any, seat: int) -> Any:
        view = super().view(game, seat)
        return view if view.over else msgspec.structs.replace(view, winners=(self.secret(),))


class InTheRefusals(Spying):
    def refused(self, content: Any, view: Any, refusal: Refusal) -> Refused:
        said = super().refused(content, view, refusal)
        return Refused(said.action, said.label, said.label if self.secret() % 2 else said.reason)


class InTheOdds(Spying):
    """What is said beside a choice is reckoned with the true table."""

    def choice(self, content: Any, view: Any, action: int) -> Choice:
        said = super().choice(content, view, action)
        return Choice(said.action, said.verb, said.on, said.label, said.cost, said.label if self.secret() % 2 else None)


class InThePrompt(Spying):
    """Another question while someone who is asked in a window really holds such a card."""

    def prompt(self, content: Any, view: Any) -> Msg:
        game = self.truth
        if game.in_window() and game.seat != self.observer and game.actions() != [act(PASS)]:
            return self.title()
        return super().prompt(content, view)


class InAnId(Spying):
    """A piece on the board bears the number of a hidden card."""

    def public_parts(self, content: Any, view: Any, speaker: Speaker) -> Parts:
        parts = super().public_parts(content, view, speaker)
        return {**parts, "L3": f'{parts.get("L3", "")}<g id="piece-{self.secret()}"/>'}


class InTheMotions(Spying):
    def motions(self, content: Any, event: Event) -> tuple[Motion, ...]:
        return (*super().motions(content, event), Motion("status", "fly", f"card-{self.secret()}"))


class InTheLinks(Spying):
    def linked(self, content: Any, event: Event) -> tuple[str, ...]:
        return (*super().linked(content, event), f"card-{self.secret()}")


class InTheNotices(Spying):
    """What was done to the seat is told with a number from the true table."""

    def notice(self, content: Any, story: Story, at: int, viewer: int) -> Notice | None:
        told = super().notice(content, story, at, viewer)
        return None if told is None else told._replace(on=(*told.on, f"card-{self.secret()}"))


class ToEverybody(Spying):
    """Everybody is told in a notice what only one has heard."""

    def notice(self, content: Any, story: Story, at: int, viewer: int) -> Notice | None:
        whispered = [event for _, event in story[max(0, at - 9) : at + 1] if event.to >= 0]
        told = super().notice(content, story, at, viewer)
        if told is None:
            return None
        return told._replace(lines=tuple([("next", self.told(content, event)) for event in whispered]))


class InTheTerminal(Spying):
    def text(self, content: Any, view: Any, say: Any) -> Any:
        return str(self.secret())


class WhoIsAsked(Spying):
    """In a window everybody sees whom the table waits for."""

    def view(self, game: Any, seat: int) -> Any:
        view = super().view(game, seat)
        return msgspec.structs.replace(view, waiting=tuple(game.seats())) if game.in_window() else view


class HowManyDrafts(Spying):
    """While all choose in secret everybody sees how far the others are."""

    def view(self, game: Any, seat: int) -> Any:
        view = super().view(game, seat)
        if not game.sealing():
            return view
        drafted = sum([facts_of(self.name).turned_up(game, other).total() for other in range(game.players)])
        return msgspec.structs.replace(view, turn=view.turn + 100 * drafted)


class DeckByKind(Spying):
    """The deck of ships is counted by what lies there."""

    def view(self, game: Tremble, seat: int) -> Any:
        view = super().view(game, seat)
        saucers = [card for card in range(game.cards.ships) if game.deck >> card & 1 and game.cards.rank[card] == 0]
        return msgspec.structs.replace(view, deck=len(saucers))


class PriceOfTheCard(Spying):
    """The price of a hidden ship is that of the card which lies there, whatever was mixed since it was paid."""

    def view(self, game: Tremble, seat: int) -> Any:
        view = super().view(game, seat)
        captains = [self.priced(game, captain) for captain in view.captains]
        return msgspec.structs.replace(view, captains=tuple(captains))

    def priced(self, game: Tremble, captain: Any) -> Any:
        if not captain.hidden:
            return captain
        fleet: Sequence[int] = range(captain.seat * int(FLEET), (captain.seat + 1) * int(FLEET))
        at_home = [int(game.cards.price[game.fleet[ship]]) for ship in fleet if game.in_hand(ship)]
        return msgspec.structs.replace(captain, hidden=tuple(sorted(at_home)))


class AllEars(TwinDoor):
    """The log says to everybody what was whispered to one."""

    def lines(self, events: list[Event]) -> list[str]:
        return [speaker.say(self.box.told(self.content, event)) for event in events for speaker in self.speakers]


class OrderOfChoices(TwinDoor):
    """The choices come in an order that depends on a hidden card."""

    def offered(self, game: Game) -> tuple[list[int], list[Refusal]]:
        actions, refused = super().offered(game)
        secret = zlib.crc32(repr(facts_of(self.box.name).hidden(game, self.seat)).encode())
        return (actions[::-1] if secret % 2 else actions), refused


def door_with(leak: type[Spying] | type[TwinDoor], door: TwinDoor) -> TwinDoor:
    """The same door, with the leak."""
    players = len(door.speakers[0].seat_names)
    if issubclass(leak, TwinDoor):
        return leak(door.box, door.content, door.seat, players)
    box: Spying = type(leak.__name__, (leak, type(door.box)), {"observer": door.seat})()
    return TwinDoor(box, door.content, door.seat, players)
