"""Reviews of finished games: begun, followed to their end, and what they say and link to."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Final

import pytest
from web_guests import WAIT, Person, Server

from igroteka.bots.review import Luck
from igroteka.games.registry import GAMES
from igroteka.web.page.fragments.review import signed
from igroteka.web.page.review import shares_of
from igroteka.web.tables.judge import Overview, Past, Verdict
from igroteka.web.tables.reviews import LEAST, Review

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "tremble" / "2.jsonl"


@pytest.fixture(scope="module")
def vera(server: Server) -> Person:
    return Person(server.url, name="Vera")


@pytest.fixture(scope="module")
def finished(server: Server, vera: Person) -> str:
    table = vera.new_table("liars_dice", "me", "bot:greedy")
    with vera.socket(table) as page:
        while not page.over():
            if page.actions():
                page.send(a=page.actions()[0], v=page.version)
            page.next()
    return table


def reviewed(person: Person, table: str, seat: int) -> str:
    """The review when it is whole."""
    assert person.post(f"/r/{table}/review", seat=str(seat)).status_code == 303
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        told = person.get(f"/r/{table}/review/part?seat={seat}").json()
        if told["done"]:
            return str(told["html"])
        time.sleep(0.05)
    raise AssertionError("the review does not end")


def test_a_review_tells_the_course_costly_choices_and_luck(vera: Person, finished: str) -> None:
    page = vera.get(f"/r/{finished}/review")
    assert page.status_code == 200 and "Review the game" in page.text
    html = reviewed(vera, finished, 0)
    assert all(title in html for title in ("How the game went", "Costly choices", "Luck"))
    assert "Judging the choices" not in html
    assert vera.get(f"/r/{finished}/review?seat=0").text.count(html) == 1, "it is kept"


def test_a_review_links_to_moments_of_the_replay(vera: Person, finished: str) -> None:
    links = re.findall(r'href="(/r/[^"]*step=\d+&amp;seat=0)"', reviewed(vera, finished, 0))
    assert links
    for link in set(links):
        assert vera.get(link.replace("&amp;", "&")).status_code == 200


def test_it_is_offered_at_the_end_and_from_the_replay(vera: Person, finished: str) -> None:
    assert 'form="review-form"' in vera.sees(finished)["f"]["end"]
    assert f'href="/r/{finished}/review' in vera.get(f"/r/{finished}").text
    assert f'id="review-form" method="get" action="/r/{finished}/review"' in vera.get(f"/t/{finished}").text


def test_each_reads_the_own_seat_and_may_read_others(vera: Person, finished: str) -> None:
    assert 'data-seat="0"' in vera.get(f"/r/{finished}/review").text
    assert 'data-seat="1"' in vera.get(f"/r/{finished}/review?seat=1").text
    assert vera.get(f"/r/{finished}/review?seat=7").status_code == 400


def test_a_running_game_has_no_review(vera: Person) -> None:
    table = vera.new_table("pig", "me", "bot:greedy")
    for answer in (vera.get(f"/r/{table}/review"), vera.post(f"/r/{table}/review", seat="0")):
        assert answer.status_code == 409


def test_a_review_that_is_asked_for_twice_is_made_once(server: Server, vera: Person, finished: str) -> None:
    reviewed(vera, finished, 1)
    before = server.state.reviews.found(finished, 1)
    reviewed(vera, finished, 1)
    assert server.state.reviews.found(finished, 1) is before


def test_only_choices_that_stood_and_had_others_are_judged() -> None:
    lines = GOLDEN.read_text("utf-8").splitlines(keepends=True)
    past = Past(GAMES["tremble"], lines, "golden")
    assert past.choices
    for choice in past.choices.values():
        offered = choice.before.actions_of(choice.seat)
        assert choice.action in offered and len(offered) > 1
    assert len(past.choices) < sum('"choice"' in line for line in lines)


def test_costly_choices_name_what_was_played_and_what_was_better(server: Server, vera: Person) -> None:
    answer = vera.http.post("/upload", files={"file": ("g.jsonl", GOLDEN.read_bytes())})
    table = answer.headers["location"].rsplit("/", 1)[-1]
    assert vera.get(f"/r/{table}").status_code == 200
    replay = server.state.replays.known(table)
    assert replay is not None
    past = Past(replay.box, replay.record.lines, table)
    number, choice = next(iter(past.choices.items()))
    other = next(action for action in choice.before.actions_of(choice.seat) if action != choice.action)
    review = Review(table, choice.seat)
    review.overview = Overview(
        stood=((1, (500, 500)), (number, (800, 200))),
        luck=((number, Luck((120.0, -120.0), ((0, 9, 7.0),))),),
        choices=(),
    )
    review.verdicts = [Verdict(number, other, 2 * LEAST)]
    review.whole = True
    server.state.reviews.kept[table, choice.seat] = review
    html = vera.get(f"/r/{table}/review/part?seat={choice.seat}").json()["html"]
    assert f"?step={number - 1}&amp;seat={choice.seat}" in html
    assert "Played: " in html and "Better: " in html and "−6%" in html
    assert "+30%" in html and "+12%" in html and "<td>9.0</td><td>7.0</td>" in html


@pytest.mark.parametrize(("number", "told"), [(3, "+3"), (0, "0"), (-4, "−4")])
def test_swings_have_signs(number: int, told: str) -> None:
    assert signed(number) == told


def test_a_position_in_the_middle_of_a_move_is_no_turning_point() -> None:
    """A moment of two that looks lost, then a change that stays."""
    worths = [(600, 400)] * 4 + [(50, 950)] * 2 + [(600, 400)] * 4 + [(900, 100)] * 4
    stood = tuple(enumerate(worths))
    found = shares_of(Overview(stood, (), ()))
    assert [(round(ours), round(theirs)) for _, (ours, theirs) in found] == [(60, 40), (90, 10)]
    assert found[1][0] == 10
