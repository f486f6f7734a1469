"""A game at the keyboard: to the end in both languages, cut off and resumed, handed over without a secret."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tiny_games.liars_dice.box import LIARS_DICE
from tiny_games.pig_box import Pig
from tiny_games.sealed_box import Auction
from typer.testing import Result

from igroteka.cli.seats import Sitter
from igroteka.cli.terminal.opening import Wanted, play_here
from igroteka.cli.terminal.play import Play
from igroteka.engine.record import Chosen, Undone, read
from igroteka.engine.session import Session
from igroteka.games.registry import GAMES, box_of
from igroteka.table.box import Box

GAME = "tremble"

Run = Callable[..., Result]


def numbers(seed: int) -> Iterator[str]:
    """Now and then not the first; a number too high is answered, and the next one is tried."""
    rng = Random(seed)
    while True:
        yield rng.choice("1112")


def play(terminal: Any, keyboard: Any, language: str, record: Path, **wanted: Any) -> None:
    asked = {"game": GAME, "players": 0, "seats": "", "names": "", "options": (), "content": None, **wanted}
    play_here(Wanted(**asked), language, 7, record, None, terminal.console, keyboard)


# --- to the end ---


@pytest.mark.parametrize(
    ("language", "over", "saved"),
    [("ru", "Игра окончена", "Запись игры"), ("en", "The game is over", "Record of the game")],
)
def test_a_whole_game_is_played_recorded_and_replayed(
    language: str, over: str, saved: str, terminal: Any, typing: Any, tmp_path: Path, igroteka: Run
) -> None:
    file = tmp_path / "game.jsonl"
    play(terminal, typing(numbers(3)), language, file, seats="human,random", names="Вера")
    assert over in terminal.text and saved in terminal.text
    assert "TH-045" in terminal.text  # the clause behind a prompt
    record = read(file)
    end = record.end()
    assert end is not None
    assert record.header.seats == ["Вера", "random"]
    replayed = igroteka("replay", file, "--to-end", "--lang", language)
    assert replayed.exit_code == 0
    assert over in replayed.output
    winner = record.header.seats[end.winners[0]]
    assert winner in replayed.output


@pytest.mark.parametrize("box", [Pig(), Auction(), LIARS_DICE], ids=lambda box: box.name)
def test_any_registered_game_is_played(
    box: Box, terminal: Any, typing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, box.name, box)
    play(terminal, typing(numbers(1)), "en", tmp_path / "game.jsonl", game=box.name, seats="human,random")
    assert read(tmp_path / "game.jsonl").end() is not None


def test_the_default_record_has_a_name_of_its_own(igroteka: Run, tmp_path: Path) -> None:
    for _ in range(2):
        played = igroteka("play", GAME, "--lang", "en", "--seed", 1, typed="1\nq\n")
        assert played.exit_code == 0
        assert "To go on: igroteka play --resume igroteka-records" in played.output.replace("\n", " ")
    assert len(list((tmp_path / "igroteka-records").glob(f"{GAME}-*.jsonl"))) == 2


# --- commands ---


def test_commands_are_answered_and_none_of_them_moves_the_game(terminal: Any, typing: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    lines = ["99", "0", "-1", "½", "nonsense", "", "h", "?", "why", "u", "r", "t", "log", "log 3", "table"]
    lines += ["rules", "rules TH-066", "rules th-r05", "rules XX-999", "rules all", "lang", "lang ru", "lang de"]
    lines += ["save", f"save {tmp_path}/copy.jsonl", f"save {tmp_path}/copy.jsonl", f"save {tmp_path}/no/where"]
    play(terminal, typing(iter([*lines, "q"])), "ru", file, seats="human,greedy")
    said = terminal.text
    assert "«99» — не число" in said and "«nonsense» — не число" in said
    assert "Отменить нельзя" in said or "Отменять нечего" in said
    assert "TH-066  " in said and "TH-R05  " in said and "XX-999" in said
    assert "Keep one to three missions." in said  # `lang` shows the table anew
    assert "Языка «de» нет" in said
    assert (tmp_path / "copy.jsonl").read_text() == file.read_text()
    assert "не сохранён" in said
    assert not [entry for entry in read(file).entries if isinstance(entry, Chosen) and entry.seat == 0]


def test_a_refused_choice_says_why_with_its_clause(terminal: Any, typing: Any, tmp_path: Path) -> None:
    keep_three = ["1", "1", "1", "?", "q"]
    play(terminal, typing(iter(keep_three)), "en", tmp_path / "game.jsonl", seats="human,random")
    last = terminal.text.rpartition("You may not, and why")[2]
    assert "You keep three missions already" in last and "TH-018" in last


def test_undo_and_redo_in_the_middle(terminal: Any, typing: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    lines = chain(["1", "2", "u", "r", "t", "r", "q"])
    play(terminal, typing(lines), "en", file, seats="human,greedy", names="Ann")
    own = [entry for entry in read(file).entries if isinstance(entry, Chosen | Undone) and entry.seat == 0]
    assert [type(entry).__name__ for entry in own] == [
        "Chosen",
        "Chosen",
        "Undone",
        "Chosen",
        "Undone",
        "Undone",
        "Chosen",
    ]
    assert "Ann undoes a choice" in terminal.text and "Ann redoes a choice" in terminal.text


def test_a_hint_is_one_of_the_choices(
    terminal: Any, typing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.cli.terminal.play.HINT_SECONDS", 0.01)
    play(terminal, typing(iter(["hint", "q"])), "en", tmp_path / "game.jsonl", seats="human,random")
    assert re.search(r"A hint: [1-8]\. (Keep|Discard)", terminal.text)


# --- leaving and coming back ---


def test_a_game_that_was_cut_off_goes_on(terminal: Any, typing: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(terminal, typing(iter(["1", "2", "1"])), "en", file, seats="human,random", names="Ann")
    before = file.read_text()
    file.write_text(before + '{"is":"choice","n":99,"se')  # the machine stopped in the middle of a line
    again = Wanted("", 0, "", "", (), None)
    play_here(again, "en", 8, None, file, terminal.console, typing(numbers(4)))
    record = read(file)
    assert record.end() is not None
    assert str(record).startswith(before)
    assert "Ann" in terminal.text.rpartition("Final count")[2]


def test_a_finished_game_is_shown_when_it_is_resumed(igroteka: Run, records: Path, tmp_path: Path) -> None:
    file = Path(shutil.copy(records / "tremble-1.jsonl", tmp_path))
    before = file.read_text()
    resumed = igroteka("play", "--resume", file, "--lang", "en")
    assert resumed.exit_code == 0
    assert "The game is over" in resumed.output
    assert file.read_text() == before


def test_ctrl_c_leaves_cleanly(terminal: Any, tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    play(terminal, interrupted, "en", tmp_path / "game.jsonl", seats="human,random")
    assert "To go on: igroteka play --resume" in terminal.text


# --- several people ---


def secrets_of(session: Session, seat: int) -> list[str]:
    """The names of the missions in a captain's hand: each is there but once."""
    content: Any = session.content
    view: Any = session.rules.view(session.game, seat)
    return [content.missions[mission.mission].en for mission in view.captains[seat].missions]


def any_action(session: Session, seat: int, rng: Random) -> str:
    """One that moves the game on."""
    return str(rng.randint(1, len(session.game.actions_of(seat))))


def test_the_screen_is_handed_over_before_another_sees_secrets(terminal: Any, tmp_path: Path) -> None:
    box = box_of(GAME)
    sitters = [Sitter("human", "Ann"), Sitter("human", "Bob"), Sitter("random", "random")]
    session = Session.start(box, 3, seats=[sitter.name for sitter in sitters])
    rng = Random(5)
    curtains: list[int] = []
    asked: list[int] = []

    def ask(prompt: str) -> str:
        screen = terminal.screen
        if "That is me" in prompt:
            name = screen.split("Pass the screen to ")[1].split()[0]
            assert len(screen.strip().splitlines()) == 1  # the curtain, and nothing else
            curtains.append(["Ann", "Bob"].index(name))
            return ""
        reader = game.reader
        assert reader == curtains[-1]
        other = 1 - reader
        assert not [secret for secret in secrets_of(session, other) if secret in screen]
        assert any(secret in screen for secret in secrets_of(session, reader))
        asked.append(reader)
        if len(asked) > 60:
            raise EOFError
        return any_action(session, reader, rng)

    game = Play(session, box, sitters, "en", terminal.console, ask, 3)
    game.run()
    assert {0, 1} == set(asked)
    assert len(curtains) > 3


def watching(session: Session, seed: int, asked: set[int]) -> Callable[[str], str]:
    rng = Random(seed)

    def ask(prompt: str) -> str:
        if "That is me" in prompt:
            return ""
        if session.game.in_window():
            asked.add(len(session.game.actions_of(int(session.game.seat))))
        return any_action(session, session.game.seats()[0], rng)

    return ask


def test_among_several_people_a_window_asks_whoever_could_hold_a_card(terminal: Any) -> None:
    """With the pass alone one is asked too: else the curtain would tell who holds the card."""
    asked: set[int] = set()  # how many actions whoever was asked in a window had
    for seed in range(8):
        sitters = [Sitter("human", "Ann"), Sitter("human", "Bob")]
        session = Session.start(Auction(), 2, seats=["Ann", "Bob"])
        assert Play(session, Auction(), sitters, "en", terminal.console, watching(session, seed, asked), seed).run()
    assert {1, 2} <= asked


def test_alone_one_is_not_asked_to_pass(terminal: Any) -> None:
    asked: set[int] = set()
    for seed in range(16):
        sitters = [Sitter("human", "Ann"), Sitter("random", "random")]
        session = Session.start(Auction(), 2, seats=["Ann", "random"])
        assert Play(session, Auction(), sitters, "en", terminal.console, watching(session, seed, asked), seed).run()
    assert asked and 1 not in asked


def test_a_name_cannot_move_the_cursor(terminal: Any) -> None:
    box = box_of(GAME)
    names = ["\x1b[2J[bold]Eve", "random"]
    session = Session.start(box, 2, seats=names)
    sitters = [Sitter("human", names[0]), Sitter("random", names[1])]
    lines = repeat("q")
    Play(session, box, sitters, "en", terminal.console, lambda prompt: next(lines), 1).run()
    assert "\x1b[2J" not in terminal.text and "[bold]Eve" in terminal.text
