"""axe-core finds nothing on any page, in both themes and both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from asked import questions, random_decisions
from browsing import ROOT, NewGuest
from game_facts import facts_of
from trials import Trial, forms_of, switched
from wire_tables import fresh_store, room_for

from igroteka.engine.session import Session
from igroteka.games.registry import GAMES
from igroteka.table.box import Box
from igroteka.table.svg.parts import Parts
from igroteka.web.models import NOBODY
from igroteka.web.page.decision import Decision
from igroteka.web.page.frame import frame_of
from igroteka.web.page.presenter import presenter_of
from igroteka.web.page.viewer import Viewer
from igroteka.web.storage.store import Store

LOOKS = [("ru", "dark"), ("en", "light")]  # the first of the two themes; `axe` looks at both
FEW, MANY = 3, 6  # phases of a game
MOST_GAMES = 400  # in which each question must have come
# In every run each game in one language and at a few moments, in the long one in both and at many.
TEXTS = [LOOKS[0], pytest.param(*LOOKS[1], marks=pytest.mark.long)]
TABLES = [
    *[pytest.param(*LOOKS[at % 2], game, FEW) for at, game in enumerate(GAMES)],
    *[pytest.param(*look, game, MANY, marks=pytest.mark.long) for look in LOOKS for game in GAMES],
]


@pytest.mark.parametrize(("language", "theme"), TEXTS)
def test_pages_of_text(guest: NewGuest, language: str, theme: str) -> None:
    person = guest("Ada", language, theme)
    person.lay("pig", "me", "friend")
    games = [path for game in GAMES for path in (f"/new?game={game}", f"/rules/{game}")]
    for path in ("/", *games, "/device", "/about", f"/t/{person.table}"):
        person.open(path)
        assert (path, person.axe()) == (path, [])


@pytest.mark.parametrize(("language", "theme", "game", "phases"), TABLES)
def test_phases_of_the_table_and_the_replay(guest: NewGuest, language: str, theme: str, game: str, phases: int) -> None:
    rng = random.Random(12)
    person = guest("Ada", language, theme)
    person.play_now(game, GAMES[game].least)
    seen: set[str] = set()
    while len(seen) < phases:
        person.turn_comes()
        phase = person.page.locator("#prompt").inner_text().split("?")[0]
        if phase not in seen:
            seen.add(phase)
            assert (phase, person.axe()) == (phase, [])
        if person.over() or not person.act(rng):
            break
    person.page.locator("[data-open=menu]").click()
    assert person.axe() == []
    page = person.open()
    record = ROOT / f"tests/golden/{game}/{GAMES[game].least}.jsonl"
    page.set_input_files("input[type=file]", record)
    page.locator(".upload button").click()
    page.wait_for_url("**/r/**")
    step = min(40, len(record.read_text("utf-8").splitlines()) // 2)
    page.goto(f"{page.url.split('?')[0]}?step={step}&seat=-2")
    assert person.axe() == []
    with page.expect_response("**/step?**"):
        page.locator("[data-go=last]").click()
    page.wait_for_selector("#end:not([hidden])")
    assert person.axe() == []


def many_games(box: Box) -> Iterator[tuple[int, Iterator[tuple[Session, int, Decision]]]]:
    """Games of all forms with their players, at random; first those that bring what is seldom asked.

    Some questions come only to a full table, where every side has a player.
    """
    facts = facts_of(box.name)
    for options, seed in facts.rare_games:
        yield box.least, random_decisions(Trial(box, box.least, dict(options)), seed, facts.liking)
    forms = [{}, switched(box)[-1], *forms_of(box)[1:], *map(dict, facts.joint_options)]
    for seed in range(MOST_GAMES):
        players = (box.least, box.most)[seed // len(forms) % 2]
        yield players, random_decisions(Trial(box, players, forms[seed % len(forms)]), seed)


def every_question(box: Box, store: Store, language: str) -> dict[str, Parts]:
    """The page of whoever is asked, by step: the first of each that comes."""
    wanted, found = questions(box), dict[str, Parts]()
    for players, game in many_games(box):
        for session, seat, decision in game:
            if decision.view.step not in found:
                viewer = Viewer(seat, (seat,), NOBODY, False, language)
                found[decision.view.step] = frame_of(presenter_of(room_for(store, box, players, session)), viewer).parts
        if len(found) == len(wanted):
            return found
    raise AssertionError(f"{box.name}: never asked in {MOST_GAMES} games: {sorted(wanted - found.keys())}")


@pytest.mark.long
@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked(guest: NewGuest, tmp_path: Path, game: str, language: str, theme: str) -> None:
    """Every question of the game, put into the page of a table that waits for its player."""
    person = guest("Ada", language, theme)
    person.play_now(game, GAMES[game].least)
    person.turn_comes()
    for step, parts in every_question(GAMES[game], fresh_store(tmp_path), language).items():
        person.page.evaluate("(f) => { Parts.show({f}); Lights.light(); }", parts)
        assert person.page.locator("#list button[data-act]").count() > 0, step
        assert (step, person.axe()) == (step, [])
