"""Finished games step by step, records brought and taken away, and playing on from any moment."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from web_guests import Person, Server, actions_in

from igroteka.engine.record import read_bytes
from igroteka.games.registry import GAMES
from igroteka.web.routes.replays import MOST_UPLOADS

GOLDEN: Final = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def vera(server: Server) -> Person:
    return Person(server.url, name="Vera")


@pytest.fixture(scope="module")
def finished(server: Server, vera: Person) -> str:
    """A game of auction that two people of one browser have played."""
    table = vera.new_table("auction", "me", "bot:greedy")
    with vera.socket(table) as page:
        while not page.over():
            if page.actions() and page.actions() != [0]:
                page.send(a=page.actions()[0], v=page.version)
            page.next()
    return table


def test_a_running_game_has_no_replay_and_gives_no_record(server: Server, vera: Person) -> None:
    table = vera.new_table("auction", "me", "bot:greedy")
    for path in (f"/t/{table}/record", f"/r/{table}", f"/r/{table}/step?n=0"):
        assert vera.get(path).status_code == 409


def test_every_step_through_every_eyes(vera: Person, finished: str) -> None:
    steps = len(read_bytes(vera.get(f"/t/{finished}/record").content).entries) - 1
    for eyes in (0, 1, -1, -2):
        page = vera.get(f"/r/{finished}?step=3&seat={eyes}")
        assert page.status_code == 200 and f'data-steps="{steps}"' in page.text
        shown = vera.get(f"/r/{finished}/step?n=0&seat={eyes}").json()["f"]
        for step in range(1, steps + 1):
            update = vera.get(f"/r/{finished}/step?n={step}&seat={eyes}&have={step - 1}").json()
            for name in update.get("gone", []):
                shown.pop(name)
            shown.update(update.get("f", {}))
        assert shown == vera.get(f"/r/{finished}/step?n={steps}&seat={eyes}").json()["f"]


def test_eyes_of_a_seat_see_less_than_all(vera: Person, finished: str) -> None:
    one = vera.get(f"/r/{finished}/step?n=6&seat=0").json()["f"]
    every = vera.get(f"/r/{finished}/step?n=6&seat=-2").json()["f"]
    assert one["log-0"].count("<li") < every["log-0"].count("<li")


@pytest.mark.parametrize("game", GAMES)
def test_all_seeing_eyes_see_every_hand_and_no_id_twice(vera: Person, game: str) -> None:
    players = min(3, GAMES[game].most)
    record = (GOLDEN / game / f"{players}.jsonl").read_bytes()
    at = vera.http.post("/upload", files={"file": ("game.jsonl", record)}).headers["location"]
    page = vera.get(f"{at}?step=60&seat=-2").text
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    every = vera.get(f"{at}/step?n=60&seat=-2").json()["f"]["mine"]
    assert every.count('<section class="hand') == players
    for seat in range(players):
        own = vera.get(f"{at}/step?n=60&seat={seat}").json()["f"]["mine"]
        words = re.findall(r">([^<>]+)<", own)
        assert own and set(words) <= set(re.findall(r">([^<>]+)<", every))


@pytest.mark.parametrize("query", ["step=-1", "step=99999", "step=x", "seat=9", "seat=-3", "seat=x"])
def test_a_step_that_is_not_there(vera: Person, finished: str, query: str) -> None:
    assert vera.get(f"/r/{finished}?{query}").status_code == 400


def test_a_record_is_taken_away_and_brought_back(vera: Person, finished: str) -> None:
    record = vera.get(f"/t/{finished}/record")
    assert record.headers["content-type"] == "application/jsonl"
    answer = vera.http.post("/upload", files={"file": ("game.jsonl", record.content)})
    assert answer.status_code == 303
    again = answer.headers["location"]
    assert vera.get(f"{again}?seat=-2").status_code == 200
    assert vera.get(f"{again.replace('/r/', '/t/')}/record").content == record.content


def test_so_many_records_in_a_day_and_no_more(server: Server, finished: str) -> None:
    vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
    file = {"file": ("game.jsonl", vera.get(f"/t/{finished}/record").content)}
    answers = [vera.http.post("/upload", files=file).status_code for _ in range(MOST_UPLOADS)]
    assert answers == [303] * MOST_UPLOADS
    refused = vera.http.post("/upload", files=file)
    assert refused.status_code == 429
    assert str(MOST_UPLOADS) in refused.text
    assert oleg.http.post("/upload", files=file).status_code == 303


def test_an_unfinished_record_is_shown_as_far_as_it_goes(vera: Person, finished: str) -> None:
    record = vera.get(f"/t/{finished}/record").content.splitlines(keepends=True)
    answer = vera.http.post("/upload", files={"file": ("game.jsonl", b"".join(record[:5]))})
    assert vera.get(answer.headers["location"]).status_code == 200


def test_damaged_records_are_refused_with_the_line(vera: Person, finished: str) -> None:
    good = vera.get(f"/t/{finished}/record").content
    lines = good.splitlines(keepends=True)
    for bad, line in (
        (b"", "Line 0"),
        (b"\xff\xfe\x00", "Line 1"),
        (b"{}\n", "Line 1"),
        (b"<script>alert(1)</script>\n", "Line 1"),
        (good.replace(b'"choice"', b'"chance"', 1), "Line"),
        (b"".join([*lines[:3], *lines[4:]]), "Line 4"),
        (b"[" * 100_000, "Line 1"),
        (good[:-10], "Line"),
    ):
        answer = vera.http.post("/upload", files={"file": ("game.jsonl", bad)})
        assert answer.status_code == 400, bad[:40]
        assert line in answer.text
        assert "<script>alert" not in answer.text


def test_what_is_no_file_or_too_large_is_refused(vera: Person) -> None:
    assert vera.post("/upload", file="text").status_code == 400
    assert vera.http.post("/upload", files={"file": ("big", b"x" * (3 * 1024 * 1024))}).status_code == 413


def test_playing_on_from_a_moment_against_bots(server: Server, vera: Person, finished: str) -> None:
    answer = vera.post(f"/r/{finished}/continue", step="4", seat="1", level="greedy")
    assert answer.status_code == 303
    table = answer.headers["location"].rsplit("/", 1)[-1]
    old = read_bytes(vera.get(f"/t/{finished}/record").content).entries[:4]
    new = server.state.rooms.open[table].playing.record.entries[:4]
    assert [entry.n for entry in old] == [entry.n for entry in new] and old == new
    with vera.socket(table) as page:
        while not page.over():
            if page.actions() and page.actions() != [0]:
                page.send(a=page.actions()[0], v=page.version)
            page.next()
    assert actions_in(vera.sees(table)["f"]["list"]) == []


def test_one_cannot_play_on_after_the_end(vera: Person, finished: str) -> None:
    steps = len(read_bytes(vera.get(f"/t/{finished}/record").content).entries) - 1
    assert vera.post(f"/r/{finished}/continue", step=str(steps), seat="0", level="greedy").status_code == 409
    assert vera.post(f"/r/{finished}/continue", step="1", seat="-1", level="greedy").status_code == 400
