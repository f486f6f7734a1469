"""What is done to a seat is told to it: once, with what decided it and what it cost, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from game_facts import Done, facts_of
from trials import BOXES, COMPILED, Trial, counts, random_choice
from words_files import messages

from igroteka.engine.chance import Rng
from igroteka.engine.events import EVERYONE, Event
from igroteka.engine.record import read
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES, box_of
from igroteka.table.box import Box
from igroteka.table.module_box import ModuleBox
from igroteka.table.notices import YOU, Notice, Story
from igroteka.table.text.messages import Msg
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for
from igroteka.web.page.log import LogBook
from igroteka.web.tables.guests import texts_of

NAMES = ("Вера", "Oleg", "Yuna", "Тимур", "Ann")
GOLDEN = Path(__file__).parent.parent / "golden"
EACH = 1 if COMPILED else 5  # of the golden games every so many
TELLING = [box for box in BOXES if isinstance(box, ModuleBox) and any(row.hits for row in box.events.rows.values())]


class Played(NamedTuple):
    box: Box
    content: Any
    story: Story
    players: int

    def speakers(self) -> list[Speaker]:
        return [speaker_for(self.box, self.content, language, NAMES[: self.players]) for language in LANGUAGES]


def random_game(trial: Trial, seed: int) -> Played:
    rng = Rng(seed)
    content = trial.box.content()
    session = Session.start(trial.box, trial.players, trial.settings(), content)
    while session.game.seat != OVER:
        if session.game.seat == CHANCE:
            session.throw(rng)
        else:
            session.choose(*random_choice(session.game, rng))
    return Played(trial.box, content, session.log, trial.players)


def golden_games(game: str) -> Iterator[Played]:
    for path in sorted((GOLDEN / game).glob("*.jsonl"))[::EACH]:
        session = Session.from_record(read(path), box_of(game))
        yield Played(box_of(game), session.content, session.log, int(session.game.players))


def told_rightly(notice: Notice, done: Done, played: Played, own: bool) -> None:
    """The notice has every sum, number and name of what was done, and none of the sums is wrong."""
    assert notice.title.key.endswith(YOU) == own
    for speaker in played.speakers():
        lines = [(role, speaker.say(line)) for role, line in notice.lines]
        said = [speaker.say(notice.title), *[line for _, line in lines]]
        assert all(sentence.strip() == sentence != "" for sentence in said)
        assert not re.search(r"[{}$]|\?\?\?", " ".join(said)), said
        sums = [
            (int(a), int(b), int(c))
            for role, line in lines
            for a, b, c in re.findall(r"(-?\d+) \+ (\d+) = (-?\d+)", line.replace("\u2212", "-"))
            if role == "sum"
        ]
        assert all(a + b == c for a, b, c in sums), said
        assert Counter([(b, c) for _, b, c in sums]) == Counter(done.sums), said
        changed = " ".join([line for role, line in lines if role in ("loss", "gain")])
        numbers = [int(re.sub("[\u202f,]", "", number)) for number in re.findall(r"\d[\d\u202f,]*", changed)]
        for number in done.numbers:
            assert number in numbers or 1000 * number in numbers, (number, said)
        for ref in done.names:
            assert played.box.name_of(played.content, ref, speaker.language) in changed, said
        assert lines, said


def told_to_all(played: Played) -> Counter[int]:
    """Look at a game with the eyes of every seat; return how often each kind of event was told in notices."""
    box, content, story = played.box, played.content, played.story
    facts, kinds = facts_of(box.name), Counter[int]()
    expected = dict.fromkeys(range(played.players), 0)
    for at, (_, event) in enumerate(story):
        done = facts.done_to(story, at)
        kinds[event.kind] += len(done)
        for seat in range(played.players):
            notice = box.notice(content, story, at, seat)
            assert (notice is not None) == (seat in done), (event, seat)
            if notice is not None:
                assert notice.seat == seat
                told_rightly(notice, done[seat], played, own=True)
                expected[seat] += 1
        open_to_all = box.notice(content, story, at, int(SPECTATOR))
        assert (open_to_all is not None) == bool(done)
        if open_to_all is not None:
            told_rightly(open_to_all, done[open_to_all.seat], played, own=False)
            assert not any(message.key.endswith(YOU) for message in open_to_all.messages)
    for seat, many in expected.items():
        on_the_page(played, seat, many)
    return kinds


def on_the_page(played: Played, seat: int, many: int) -> None:
    """The log that the seat's page gets has each notice once, and a button that opens it."""
    for speaker in played.speakers():
        book = LogBook(played.box, played.content)
        heard = book.heard(played.story, 0, seat, speaker, texts_of(speaker.language))
        markup = "".join(heard.chunks.values())
        assert len([line for line in heard.lines if line.notice is not None]) == many
        assert markup.count('<div class="notice ') == markup.count(" data-retell ") == many


@pytest.mark.parametrize("trial", counts(), ids=lambda trial: trial.name)
def test_whatever_is_done_to_a_seat_is_told_to_it_in_random_games(trial: Trial) -> None:
    told_to_all(random_game(trial, 5))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_done_to_a_seat_is_told_to_it_in_games_that_bots_have_played(game: str) -> None:
    kinds: Counter[int] = Counter()
    for played in golden_games(game):
        kinds += told_to_all(played)
    box = GAMES[game]
    assert isinstance(box, ModuleBox)
    marked = {kind for kind, row in box.events.rows.items() if row.hits}
    assert set(kinds) <= marked and 2 * len(kinds) > len(marked), "most of what is marked has happened"


@pytest.mark.parametrize("box", TELLING, ids=lambda box: box.name)
def test_every_message_of_a_notice_is_there_in_both_languages(box: ModuleBox[Any]) -> None:
    for language in LANGUAGES:
        known = messages(Path(box.words_folder()), language)
        rows = box.events.rows.values()
        assert {key for row in rows for hit in row.hits for key in hit.said()} <= set(known)
        assert {row.key + YOU for row in rows if row.you >= 0} <= set(known)


@pytest.mark.parametrize("box", TELLING, ids=lambda box: box.name)
def test_what_only_one_has_heard_is_in_no_notice(box: ModuleBox[Any]) -> None:
    """Whispered events are neither told in a notice nor used for one."""
    content = box.content()
    for kind, row in box.events.rows.items():
        if row.hits:
            whispered = [(1, Event(kind, (0, 1, 2, 1), 0))]
            assert all(box.notice(content, whispered, 0, viewer) is None for viewer in (0, 1, int(SPECTATOR)))


# --- the test itself is tested ---


def test_a_wrong_sum_and_a_missing_loss_are_found() -> None:
    played = next(golden_games("trappers"))
    box, story = played.box, played.story
    facts = facts_of(box.name)
    at = next(
        at for at in range(len(story)) if any(done.sums and done.numbers for done in facts.done_to(story, at).values())
    )
    seat, done = next((seat, done) for seat, done in facts.done_to(story, at).items() if done.sums and done.numbers)
    notice = box.notice(played.content, story, at, seat)
    assert notice is not None and story[at][1].to == EVERYONE
    told_rightly(notice, done, played, own=True)
    without = notice._replace(
        lines=tuple([(role, line) for role, line in notice.lines if role not in ("loss", "gain")])
    )
    with pytest.raises(AssertionError):
        told_rightly(without, done, played, own=True)
    others = tuple([(role, worse(line) if role == "sum" else line) for role, line in notice.lines])
    with pytest.raises(AssertionError):
        told_rightly(notice._replace(lines=others), done, played, own=True)


def worse(line: Msg) -> Msg:
    return Msg(
        line.key, tuple([(name, arg + 1 if name == "die" and isinstance(arg, int) else arg) for name, arg in line.args])
    )
