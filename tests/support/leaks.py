"""Whether a seat could tell its table from one where everything it must not know is something else.

`follow` plays the same public choices on a table and on its twin, and compares whatever the seat receives. What
only others know may differ: their draws, their drafts, who of them was asked. It stops where what differs comes
out by the rules (a hidden ship is turned up), and raises `Leak` where it comes out by anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from game_facts import facts_of

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import NOT_READY, PASS, READY, Choices, Refusal, act
from igroteka.engine.events import Event, EventLog
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE, OVER
from igroteka.table.box import Box
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for


class Leak(AssertionError):  # noqa: N818
    pass


class Apart(Exception):  # noqa: N818
    """What the seat did not know has come out by the rules: from here the two tables differ rightly."""


class Door:
    """What reaches a seat: view, choices, refusals and lines, as bytes."""

    def __init__(self, box: Box, content: Any, seat: int, players: int) -> None:
        self.box = box
        self.content = content
        self.seat = seat
        names = tuple(f"P{n}" for n in range(players))
        self.speakers: list[Speaker] = [speaker_for(box, content, language, names) for language in LANGUAGES]
        self.view: Callable[[Game], msgspec.Struct] = lambda game: box.view(game, seat)
        self.hears: Callable[[Event], bool] = lambda event: event.heard_by(seat)

    def offered(self, game: Game) -> tuple[list[int], list[Refusal]]:
        buffer = Choices(explaining=True)
        actions = []
        if self.seat >= 0:
            for ask in (game.offer_to, game.extras_to):
                ask(self.seat, buffer)
                actions += buffer.listed()
        return actions, buffer.refused

    def received(self, game: Game) -> bytes:
        view = self.view(game)
        actions, refusals = self.offered(game)
        lines = [self.box.prompt(self.content, view)]
        on = []
        for action in actions:
            choice = self.box.choice(self.content, view, action)
            on.append(choice.on)
            lines += [m for m in (choice.label, choice.cost, choice.note) if m is not None]
        for refusal in refusals:
            said = self.box.refused(self.content, view, refusal)
            lines += [said.label, said.reason]
        spoken = [speaker.say(line) for line in lines for speaker in self.speakers]
        return msgspec.json.encode([view, actions, on, [(r.action, r.reason) for r in refusals], spoken])

    def lines(self, events: list[Event]) -> list[str]:
        told = [self.box.told_to(self.content, event, self.seat) for event in events if self.hears(event)]
        return [speaker.say(line) for line in told for speaker in self.speakers]

    def notices(self, past: Past) -> list[str]:
        """What the newest events of a table have done to the seat, as it is told that."""
        found = [
            self.box.notice(self.content, past.story, at, self.seat)
            for at in range(past.old, len(past.story))
            if self.hears(past.story[at][1])
        ]
        told = [(one.seat, one.mood, one.on, one.messages) for one in found if one is not None]
        return [
            repr((seat, mood, on, [speaker.say(line) for line in lines]))
            for seat, mood, on, lines in told
            for speaker in self.speakers
        ]


class Past:
    """All events of a table since it was first looked at; `old` of them were there at the last look."""

    def __init__(self) -> None:
        self.story: list[tuple[int, Event]] = []
        self.old = 0
        self.looks = 0

    def goes_on(self, events: list[Event]) -> Past:
        self.old = len(self.story)
        self.looks += 1
        self.story += [(self.looks, event) for event in events]
        return self


class Pair:
    def __init__(self, door: Door, game: Game, twin: Game, rng: Rng) -> None:
        self.door = door
        self.game = game
        self.twin = twin
        self.rng = rng
        self.seat = door.seat
        self.facts = facts_of(door.box.name)
        self.hidden = {s for s in range(game.players) if s != door.seat and game.sealing()}  # drafts that differ
        self.pasts = (Past(), Past())
        for table in (game, twin):
            table.listener = EventLog()

    def compare(self) -> None:
        ours, theirs = self.door.received(self.game), self.door.received(self.twin)
        if ours != theirs:
            raise Leak(f"seat {self.seat} at {self.game.step().name}: {difference(ours, theirs)}")

    def compare_lines(self) -> None:
        assert self.game.listener is not None and self.twin.listener is not None
        heard = (self.game.listener.taken(), self.twin.listener.taken())
        ours, theirs = [
            [*self.door.lines(events), *self.door.notices(past.goes_on(events))]
            for events, past in zip(heard, self.pasts, strict=True)
        ]
        if ours != theirs:
            raise Leak(f"seat {self.seat} hears {ours} or {theirs}")

    def step(self) -> None:
        """One choice or throw on both tables; raises Apart before what differs comes out."""
        if self.game.seat == CHANCE:
            self.throw()
        elif self.game.sealing():
            self.seal()
        elif self.game.in_window():
            self.ask_in_secret()
        else:
            self.choose()
        if not self.game.sealing():
            self.hidden = set()

    def throw(self) -> None:
        if self.twin.seat != CHANCE:
            raise Leak(f"dice fall on one table alone, at {self.game.step().name}")
        outcome = int(self.game.sample(self.rng))
        if self.facts.drawn(self.game, outcome, self.seat) == outcome:
            odds = Odds()
            self.twin.outcomes(odds)
            if odds.weight_of(outcome) == 0:
                raise Apart
            self.twin.play(outcome)
        else:
            self.twin.play(self.twin.sample(self.rng))
        self.game.play(outcome)

    def choose(self) -> None:
        if self.twin.seat != self.game.seat:
            raise Leak(f"another is asked, at {self.game.step().name}")
        actions = self.game.actions()
        action = actions[self.rng.below(len(actions))]
        if self.game.seat == self.seat:
            fitting = [action]
        else:
            seen = self.face(self.game, action)
            fitting = [a for a in self.twin.actions() if self.face(self.twin, a) == seen]
        if not fitting:
            if self.face(self.game, action) == action:
                raise Leak(f"an open choice is there on one table alone, at {self.game.step().name}")
            raise Apart
        answer = fitting[self.rng.below(len(fitting))]
        seat = int(self.game.seat)
        if self.facts.showdown(self.game, seat, action) != self.facts.showdown(self.twin, seat, answer):
            raise Apart
        self.game.play(action)
        self.twin.play(answer)

    def face(self, game: Game, action: int) -> object:
        """Return what the seat sees of another's open choice.

        A card that comes out of a hidden hand has a face unlike the action: without it the tables part.
        """
        return self.facts.chosen(game, int(game.seat), action, self.seat)

    def seal(self) -> None:
        """Others' drafts are theirs; what is mirrored on the twin comes out equal."""
        seats = self.game.seats()
        seat = seats[self.rng.below(len(seats))]
        actions = self.game.actions_of(seat)
        if self.rng.below(4) == 0:
            actions += self.game.extras_of(seat)
        action = actions[self.rng.below(len(actions))]
        if seat != self.seat and action not in self.twin.actions_of(seat) + self.twin.extras_of(seat):
            self.hidden.add(seat)
        if action == act(READY) and len(seats) == 1 and self.hidden:
            raise Apart  # all is turned up now
        self.game.play_as(seat, action)
        if seat not in self.hidden:
            self.twin.play_as(seat, action)
        elif action in (act(READY), act(NOT_READY)):
            self.finish_draft(seat, action)

    def finish_draft(self, seat: int, action: int) -> None:
        if action == act(NOT_READY):
            self.twin.play_as(seat, action)
            return
        while self.twin.acts(seat):
            actions = self.twin.actions_of(seat)
            self.twin.play_as(seat, actions[self.rng.below(len(actions))])

    def ask_in_secret(self) -> None:
        actions = self.game.actions()
        action = actions[self.rng.below(len(actions))]
        asked = int(self.game.seat)
        if asked == self.seat or action != act(PASS):
            self.pass_on_twin_to(asked)
            if action not in self.twin.actions_of(asked):
                raise Apart  # a card that he does not hold there
            if self.face(self.game, action) != self.face(self.twin, action):
                raise Apart
            self.twin.play(action)
            self.game.play(action)
        else:
            self.game.play(action)
        while self.twin.in_window() and self.twin.seat != self.seat:
            if self.in_one_window() and self.game.seat != self.seat:
                return  # nobody knows who is asked
            self.twin.play(act(PASS))

    def in_one_window(self) -> bool:
        """Tell whether both tables are in the same window: after a pass another may open at once."""
        windows = [(game.step().name, game.frame()[2]) for game in (self.game, self.twin) if game.in_window()]
        return len(windows) == 2 and windows[0] == windows[1]

    def pass_on_twin_to(self, seat: int) -> None:
        while self.twin.in_window() and self.twin.seat != seat:
            if self.twin.seat == self.seat:
                raise Apart  # there he has passed already
            self.twin.play(act(PASS))
        if not self.twin.in_window():
            raise Apart


def difference(ours: bytes, theirs: bytes) -> str:
    place = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    around = slice(max(0, place - 60), place + 60)
    return f"...{ours[around].decode(errors='replace')} | {theirs[around].decode(errors='replace')}"


def follow(door: Door, game: Game, rng: Rng, steps: int) -> int:
    """Returns after how many steps what was hidden came out by the rules (`steps`: not at all)."""
    pair = Pair(door, game.copy(), game.resample(door.seat, rng), rng)
    pair.compare()
    for step in range(steps):
        if pair.game.seat == OVER:
            return step
        try:
            pair.step()
        except Apart:
            return step
        if pair.game.seat == OVER:
            return step  # everything is turned up at the end
        pair.compare_lines()
        pair.compare()
    return steps
