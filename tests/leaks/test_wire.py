"""Promise 6 at the wire: the bytes that a page is sent do not depend on anything that its viewer must not know."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from leaks import Leak
from trials import COMPILED, Trial, anywhere, counts
from wire_tables import follow_wire, moments, watchers, wire_pair

from igroteka.engine.choices import Refusal
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.games.registry import GAMES
from igroteka.games.tremble.box import TrembleBox
from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.view.types import View
from igroteka.table.box import Box, Look
from igroteka.table.notices import Notice, Role, Story
from igroteka.table.svg.parts import Motion, Parts
from igroteka.table.text.messages import Choice, Msg, Refused, msg
from igroteka.table.text.speech import LANGUAGES, Speaker
from igroteka.web.page.log import LogBook, Page
from igroteka.web.page.presenter import presenter_of
from igroteka.web.storage.store import Store
from igroteka.web.tables.room import Room

STATES = 24 if COMPILED else 12
STEPS = 20


def follow_all(
    stores: tuple[Store, Store], trial: Trial, states: int, seed: int, where: Callable[[Game], bool] = anywhere
) -> int:
    """How many steps were followed in all; every seat and a spectator look, in both languages."""
    seats = watchers(trial.players)
    followed = 0
    for number, (session, rng) in enumerate(moments(trial, states, seed, where)):
        pair = wire_pair(
            stores,
            trial.box,
            session,
            seats[number % len(seats)],
            LANGUAGES[number // len(seats) % len(LANGUAGES)],
            rng,
        )
        followed += follow_wire(pair, STEPS)
    return followed


@pytest.mark.parametrize("trial", counts(), ids=lambda trial: trial.name)
def test_nothing_hidden_reaches_a_page(trial: Trial, stores: tuple[Store, Store]) -> None:
    assert follow_all(stores, trial, STATES, 7) > STATES, "the tables part too early to prove anything"


def in_window(game: Game) -> bool:
    return game.in_window()


def sealing(game: Game) -> bool:
    return game.sealing()


@pytest.mark.parametrize("where", [in_window, sealing], ids=lambda where: where.__name__)
def test_nobody_learns_who_is_asked_or_what_is_drafted(
    where: Callable[[Game], bool], stores: tuple[Store, Store]
) -> None:
    trial = Trial(GAMES["tremble"], 4, {"reserve_vs_army": "on"})
    follow_all(stores, trial, STATES, 13, where)


# --- the test itself is tested: planted leaks must be caught ---


class Spying(TrembleBox):
    """Remembers the true table behind the last view: whatever comes from there is a leak."""

    truth: Any = None

    def view(self, game: Any, seat: int) -> View:
        self.truth = game
        return super().view(game, seat)

    def looks_at(self, game: Any) -> Look:
        return lambda seat: self.view(game, seat)

    @property
    def secret(self) -> int:
        """Of the ships of all captains, however well hidden."""
        game = self.truth
        held = [ship for ship in range(game.players * 5) if game.place[ship] != 0]
        return sum((place + 1) * int(game.kind_of(ship)) for place, ship in enumerate(held))


class InDraw(Spying):
    def own_parts(self, content: Content, view: View, speaker: Speaker) -> Parts:
        parts = super().own_parts(content, view, speaker)
        return {**parts, "mine": f'{parts.get("mine", "")}<i class="fleet-{self.secret}"></i>'}


class InAnId(Spying):
    def public_parts(self, content: Content, view: View, speaker: Speaker) -> Parts:
        parts = super().public_parts(content, view, speaker)
        return {**parts, "L3": f'{parts.get("L3", "")}<g id="piece-{self.secret}"/>'}


class InMotions(Spying):
    def motions(self, content: Content, event: Event) -> tuple[Motion, ...]:
        return (*super().motions(content, event), Motion("status", "fly", f"cell-{self.secret}"))


class InLinks(Spying):
    def linked(self, content: Content, event: Event) -> tuple[str, ...]:
        return (*super().linked(content, event), f"ship-{self.secret}")


class InNotices(Spying):
    def notice(self, content: Content, story: Story, at: int, viewer: int) -> Notice | None:
        told = super().notice(content, story, at, viewer)
        return None if told is None else told._replace(title=msg("notice-brought", people=self.secret))


class InTheDigest(Spying):
    """A hidden number becomes part of what a notice says was lost, and so of the digest."""

    def notice(self, content: Content, story: Story, at: int, viewer: int) -> Notice | None:
        told = super().notice(content, story, at, viewer)
        lost: tuple[Role, Msg] = ("loss", msg("notice-brought", people=self.secret))
        return None if told is None else told._replace(lines=(*told.lines, lost))


class InNotes(Spying):
    def choice(self, content: Content, view: View, action: int) -> Choice:
        said = super().choice(content, view, action)
        return Choice(said.action, said.verb, said.on, said.label, said.cost, msg("note-aid", strength=self.secret))


class InReasons(Spying):
    def refused(self, content: Content, view: View, refusal: Refusal) -> Refused:
        said = super().refused(content, view, refusal)
        return Refused(said.action, said.label, msg("note-aid", strength=self.secret))


class InPrompt(Spying):
    def prompt(self, content: Content, view: View) -> Msg:
        return msg("note-aid", strength=self.secret)


class InPoints(Spying):
    def points(self, view: View) -> tuple[int, ...]:
        return tuple([people + self.secret for people in super().points(view)])


def caught(stores: tuple[Store, Store], box: Box, where: Callable[[Game], bool] = anywhere) -> bool:
    try:
        follow_all(stores, Trial(box, 3, {}), 40, 3, where)
    except Leak:
        return True
    return False


@pytest.mark.parametrize(
    "planted",
    [InDraw, InAnId, InMotions, InLinks, InNotices, InTheDigest, InNotes, InReasons, InPrompt, InPoints],
    ids=lambda planted: planted.__name__,
)
def test_a_planted_leak_of_the_game_is_caught(planted: type[Spying], stores: tuple[Store, Store]) -> None:
    assert caught(stores, planted())


def test_a_planted_leak_in_the_log_is_caught(stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    def all_ears(self: LogBook, page: Page, log: Story, start: int, seat: int, speaker: Speaker) -> None:
        for number, event in log[start:]:
            page.lines.append(self.line(event, len(page.lines), seat, speaker))
            page.numbers.append(number)

    monkeypatch.setattr(LogBook, "read", all_ears)
    assert caught(stores, TrembleBox())


def test_numbers_of_entries_in_the_log_are_caught(stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    """They count the drafts of others."""
    honest = Room.take_session

    def open_numbers(self: Room, session: Any) -> None:
        honest(self, session)
        presenter_of(self).log.open_numbers = True

    monkeypatch.setattr(Room, "take_session", open_numbers)
    assert caught(stores, TrembleBox(), sealing)


def test_versions_that_count_the_moves_of_others_are_caught(
    stores: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Room.after_move

    def counting(self: Room) -> None:
        versions = presenter_of(self).versions
        versions[:] = [version + 1 for version in versions]
        honest(self)

    monkeypatch.setattr(Room, "after_move", counting)
    assert caught(stores, TrembleBox(), sealing)


def test_without_a_planted_leak_nothing_is_caught(stores: tuple[Store, Store]) -> None:
    assert not caught(stores, Spying())


def test_a_page_is_really_sent_something(stores: tuple[Store, Store]) -> None:
    trial = Trial(GAMES["tremble"], 3, {})
    session, rng = next(moments(trial, 1, 5))
    pair = wire_pair(stores, trial.box, session, 0, "en", rng)
    assert len(pair.tables[0].update()) > 5000 and len(pair.tables[0].whole()) > 10000
    assert Path(stores[0].engine.url.database or "").exists()
