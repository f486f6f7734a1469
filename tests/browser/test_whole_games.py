"""Whole games in real browsers: up to four people in two languages, two by the keyboard alone, a game of the tests."""

from __future__ import annotations

import random
import time
from collections import Counter
from functools import reduce
from operator import and_

import pytest
from browsing import TURN, WAIT, Form, Guest, NewGuest, every_form, every_run, short_form
from game_facts import facts_of
from playwright.sync_api import TimeoutError as Late

from igroteka.games.registry import GAMES

LINES = {2: 20, 4: 150}  # that all have read at the end, by players
PEOPLE = [("Вера", "ru"), ("Oleg", "en"), ("<b>Юна", "ru"), ("Timur & Co", "en")]


def somebodys_turn(people: list[Guest]) -> None:
    """Whoever it is: what another did may still be on its way to all of them."""
    until = time.monotonic() + WAIT / 1000
    while time.monotonic() < until:
        for person in people:
            try:
                person.page.wait_for_selector(TURN, state="attached", timeout=200)
            except Late:
                continue
            return
    raise AssertionError("nobody has anything to choose")


def acts_for_a_while(person: Guest, rng: random.Random) -> bool:
    """A few choices, if there are so many: then others who may choose at the same time go on."""
    for made in range(5):
        if not person.act(rng):
            return made > 0
    return True


def four_people(guest: NewGuest, game: str, form: Form) -> list[Guest]:
    """Four with a browser each, or as many as may play."""
    people = [guest(*person) for person in PEOPLE[: GAMES[game].most]]
    people[0].lay(game, "me", *["friend"] * (len(people) - 1), **form)
    people[0].seat_by_link(people[1:])
    return people


def all_act(people: list[Guest], rng: random.Random) -> None:
    """Each a few times, if anybody can; else until somebody can."""
    acted = [acts_for_a_while(person, rng) for person in people]
    if True not in acted:
        somebodys_turn(people)


def differences(people: list[Guest], game: str, least: int) -> list[tuple[str, str]]:
    """List what stands in one log alone though it is no secret of its reader, or that all have read too little."""
    logs = [Counter([line[1:] for line in person.log()]) for person in people]
    shared = reduce(and_, logs)
    few = [] if shared.total() > least else [("all", f"{shared.total()} lines")]
    return few + [
        line
        for seat, lines in enumerate(logs)
        for line in lines - shared
        if line[1] not in {f"p{seat}", "all"} and line[0] not in facts_of(game).private_lines
    ]


def all_read_alike(people: list[Guest], game: str, least: int) -> None:
    """All read the same, and besides it what is their own or names nobody: no others' secrets."""
    until = time.monotonic() + WAIT / 1000
    while found := differences(people, game, least):  # what the last one did may still be on its way to the others
        assert time.monotonic() < until, found
        people[0].page.wait_for_timeout(100)


@pytest.mark.parametrize("game", every_run("tremble"))
def test_four_people_play_by_clicking_what_is_lit(guest: NewGuest, game: str) -> None:
    rng = random.Random(11)
    people = four_people(guest, game, short_form(game))
    for _ in range(12):
        all_act(people, rng)
    all_read_alike(people, game, 20)


@pytest.mark.long
@pytest.mark.parametrize(("game", "form"), every_form())
def test_four_people_play_a_whole_game_by_clicking_what_is_lit(guest: NewGuest, game: str, form: Form) -> None:
    rng = random.Random(11)
    people = four_people(guest, game, form)
    while not all(person.over() for person in people):
        all_act(people, rng)
    many = len(people)
    all_read_alike(people, game, LINES[many])
    for person in people:
        assert person.page.locator("#end .places li").count() == many
        points = set(person.page.locator("#end .places .points").all_inner_texts())
        scored = points != {"0"} and person.page.locator(".strip .points").count() > 0  # all the game long
        assert person.page.locator("#end .curve .line").count() == many * scored  # without a point there is no curve


def test_pig_of_the_tests_is_played_to_the_end(guest: NewGuest) -> None:
    rng = random.Random(2)
    person = guest("Pat", "en")
    page = person.open()
    assert "Pig" in page.locator(".games h3").all_inner_texts()
    page.locator("a.button[href='/new?game=pig']").click()
    page.locator("[name=players][value='2'] + span").click()
    page.locator("#option-winscore").select_option("20")
    page.locator("#seat-1").select_option("bot:greedy")
    page.locator(".new-form .primary").click()
    page.wait_for_selector("#bar h2")
    person.settled()
    while not person.over():
        if not person.act(rng):
            person.turn_comes()
    assert page.locator("#end .columns li").count() == 6
    page.locator("#end [form=replay-form]").click()
    page.wait_for_url("**/r/**")


def test_liars_dice_of_the_tests_is_played_by_the_dice_that_are_lit(guest: NewGuest) -> None:
    rng = random.Random(4)
    person = guest("Pat", "en")
    person.lay("liars_dice", "me", "bot:greedy")
    while not person.over():
        if not person.act(rng):
            person.turn_comes()
    assert person.page.locator("#end .places li").count() == 2
    assert {"LD-002", "LD-005", "LD-007"} <= {clause for _, clause, _ in person.log()}
