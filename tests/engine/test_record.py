"""A record rebuilds its game, and says file, line and fault when it cannot."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny_games.leduc_box import Leduc
from tiny_games.pig import ROLL, STOP
from tiny_games.pig_box import Pig, PigOptions
from tiny_games.sealed_box import OWN, Auction

from igroteka.bots.driver import decisions
from igroteka.engine.chance import Rng
from igroteka.engine.choices import act
from igroteka.engine.content_tables import played
from igroteka.engine.digest import digest
from igroteka.engine.game import Game
from igroteka.engine.record import Chosen, Ended, Pen, Record, RecordError, read, read_bytes, sealed_line
from igroteka.engine.ruleset import Rules
from igroteka.engine.session import Session, load, replay

GAMES: dict[str, Rules] = {rules.name: rules for rules in (Pig(), Leduc(), Auction())}


def played_out(session: Session, seed: int) -> Session:
    """To the end at random, with an undo now and then."""
    rng = Rng(seed)
    for game in decisions(session, rng):
        seats = game.seats()
        seat = seats[rng.below(len(seats))]
        actions = game.actions_of(seat)
        session.choose(seat, actions[rng.below(len(actions))])
        if rng.below(4) == 0 and session.can_undo(seat) is None:
            session.undo(seat)
    return session


def pig_game(seed: int = 3) -> Session:
    return played_out(Session.start(Pig(), 2, PigOptions(winscore="20"), seats=["Анна", "bot:random"]), seed)


def leduc_game(seed: int = 3) -> Session:
    return played_out(Session.start(Leduc(), 2), seed)


WHOLE = str(leduc_game().record).encode()
ENDS = [i + 1 for i, byte in enumerate(WHOLE) if byte == ord("\n")]


def documents(record: Record) -> list[dict[str, Any]]:
    """The lines of a record as plain JSON without their checksums."""
    lines = [msgspec.json.decode(line) for line in record.lines]
    return [{key: value for key, value in line.items() if key != "check"} for line in lines]


def forged(documents: list[dict[str, Any]]) -> bytes:
    """The same with checksums that fit: what is wrong is no damage."""
    lines: list[str] = []
    for document in documents:
        before = lines[-1][-19:-3] if lines else ""
        content: Any = document
        lines.append(sealed_line(content, before))
    return "".join(lines).encode()


def fault_of(data: bytes, rules: Rules) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Session.from_record(read_bytes(data, "game.jsonl"), rules)
    return caught.value


# --- round trip ---


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("rules", "players"), [(Pig(), 2), (Pig(), 3), (Leduc(), 2), (Auction(), 2), (Auction(), 4)])
def test_a_record_rebuilds_its_game(rules: Rules, players: int, seed: int) -> None:
    session = played_out(Session.start(rules, players), seed)
    again = Session.from_record(read_bytes(str(session.record).encode()), rules)
    assert digest(again.game) == digest(session.game)
    assert again.log == session.log
    assert str(again.record) == str(session.record)
    assert again.record.end() == session.record.end()


def test_a_record_holds_what_a_person_wants_to_know() -> None:
    session = Session.start(Pig(), 2, PigOptions(winscore="20"), seats=["Анна", "bot:random"])
    session.choose(0, int(act(ROLL)))
    session.chance(6)
    session.choose(0, int(act(STOP)))
    session.undo(0)
    head, *rest = documents(session.record)
    assert head == {
        "igroteka": 1,
        "game": "pig",
        "rules": "1",
        "content": {"hash": ""},
        "options": {"winscore": "20"},
        "players": 2,
        "seats": ["Анна", "bot:random"],
    }
    assert rest == [
        {"is": "choice", "n": 1, "seat": 0, "choice": act(ROLL), "name": "roll"},
        {"is": "chance", "n": 2, "outcome": 6, "name": "6"},
        {"is": "choice", "n": 3, "seat": 0, "choice": act(STOP), "name": "stop"},
        {"is": "undo", "n": 4, "seat": 0, "voids": 3},
    ]
    assert session.record.voided() == {3}


def test_the_last_line_tells_how_it_ended() -> None:
    session = pig_game()
    end = session.record.end()
    assert end == Ended(
        len(session.record.entries),
        session.game.scores(),
        session.game.winners(),
        session.game.ending(),
        digest(session.game),
    )
    assert max(session.game.scores()) >= 20


def test_a_live_game_writes_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session.start(Leduc(), 2, write=Pen.new(path))
    assert path.read_text() == str(session.record)
    session.chance(0)
    session.chance(2)
    assert path.read_text() == str(session.record)
    resumed = load(path, GAMES, Pen(path))
    played_out(resumed, 1)
    assert path.read_text() == str(resumed.record)
    assert digest(load(path, GAMES).game) == digest(resumed.game)
    with pytest.raises(FileExistsError):
        Pen.new(path)


def test_a_game_whose_last_line_was_lost_gets_it_again() -> None:
    session = pig_game()
    cut = "".join(session.record.lines[:-1]).encode()
    written: list[str] = []
    assert Session.from_record(read_bytes(cut), Pig()).record.end() is None
    Session.from_record(read_bytes(cut), Pig(), written.append)
    assert written == [session.record.lines[-1]]


def test_replay_steps_through_every_moment() -> None:
    session = Session.start(Pig(), 2)
    tables: list[Game] = [session.game]
    for seat, choice in [(0, ROLL), (-1, 5), (0, STOP), (1, STOP), (0, STOP)]:
        if seat < 0:
            session.chance(choice)
        else:
            session.choose(seat, int(act(choice)))
        tables.append(session.game)
    session.undo(0)
    tables.append(tables[4])
    moments = [moment.game for moment in replay(session.record, Pig())]
    assert [digest(game) for game in moments] == [digest(game) for game in tables]


def test_one_may_go_another_way_from_the_middle_of_a_replay() -> None:
    session = pig_game()
    before = str(session.record)
    moment: Iterator[Session] = replay(session.record, Pig())
    branch = next(moment)
    branch.choose(0, int(act(STOP)))
    assert [entry.n for entry in branch.record.entries] == [1]
    assert digest(Session.from_record(read_bytes(str(branch.record).encode()), Pig()).game) == digest(branch.game)
    assert str(session.record) == before


def test_a_process_follows_what_another_has_written() -> None:
    written: list[str] = []
    session = Session.start(Auction(), 3, write=written.append)
    other = Session.from_record(read_bytes(written[0].encode()), Auction())
    played_out(session, 4)
    for line in written[1:]:
        other.replay_line(line)
    assert digest(other.game) == digest(session.game)
    assert str(other.record) == str(session.record)


# --- damage ---


def survives(data: bytes) -> bool:
    """Whether it still reads as a game; every fault of reading is a RecordError."""
    try:
        Session.from_record(read_bytes(data), Leduc())
    except RecordError:
        return False
    return True


def test_damage_an_unharmed_record_reads() -> None:
    assert survives(WHOLE)


def test_damage_any_flipped_bit_is_noticed() -> None:
    for place in range(len(WHOLE)):
        for bit in range(8):
            flipped = WHOLE[:place] + bytes([WHOLE[place] ^ 1 << bit]) + WHOLE[place + 1 :]
            assert not survives(flipped), (place, bit)


def test_damage_a_cut_is_noticed_unless_it_is_between_lines() -> None:
    for end in range(len(WHOLE)):
        assert survives(WHOLE[:end]) == (end in ENDS), end


def test_damage_any_lost_byte_is_noticed() -> None:
    for place in range(len(WHOLE)):
        assert not survives(WHOLE[:place] + WHOLE[place + 1 :]), place


@given(st.integers(0, len(WHOLE)), st.integers(0, len(WHOLE)))
def test_damage_any_lost_part_is_noticed(one: int, other: int) -> None:
    """What is left may be the beginning of the same record: lines end alike."""
    start, end = sorted((one, other))
    left = WHOLE[:start] + WHOLE[end:]
    unharmed = left == WHOLE or left in [WHOLE[:place] for place in ENDS]
    assert survives(left) == unharmed


def test_damage_any_lost_or_doubled_or_moved_line_is_noticed() -> None:
    lines = WHOLE.splitlines(keepends=True)
    for i in range(len(lines) - 1):
        assert not survives(b"".join(lines[:i] + lines[i + 1 :])), i
        assert not survives(b"".join(lines[: i + 1] + lines[i:])), i
        assert not survives(b"".join([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]])), i


@given(st.integers(0, len(WHOLE)), st.binary(min_size=1, max_size=40))
def test_damage_anything_put_in_is_noticed(place: int, added: bytes) -> None:
    assert not survives(WHOLE[:place] + added + WHOLE[place:])


@pytest.mark.parametrize("added", [b" ", b"\n", b"\r", b"\t", b"\x00", b"\xef\xbb\xbf", b"{}\n", b"null\n", b"0"])
def test_damage_what_json_would_not_mind_is_noticed(added: bytes) -> None:
    for place in range(len(WHOLE) + 1):
        assert not survives(WHOLE[:place] + added + WHOLE[place:]), place


@given(st.integers(0, len(WHOLE) - 1), st.binary(min_size=1, max_size=40))
def test_damage_anything_written_over_is_noticed(place: int, other: bytes) -> None:
    data = WHOLE[:place] + other + WHOLE[place + len(other) :]
    assert survives(data) == (data == WHOLE)


@given(st.binary(max_size=200))
def test_damage_no_file_of_another_kind_reads(data: bytes) -> None:
    assert not survives(data)


def test_damage_tells_the_line() -> None:
    lines = WHOLE.splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"name":"', b'"name":"x')
    error = fault_of(b"".join(lines), Leduc())
    assert (error.file, error.line) == ("game.jsonl", 4)
    assert str(error) == "game.jsonl:4: the checksum does not fit: the line or one before it is damaged"


# --- what a record can be wrong in, each with its line ---


def test_fault_no_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path, tmp_path / "a\0b"):
        with pytest.raises(RecordError, match="cannot be read") as caught:
            read(path)
        assert (caught.value.file, caught.value.line) == (str(path), 0)


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 0, "is empty"),
        (WHOLE[: ENDS[0]] + b"\xff\n", 2, "not UTF-8"),
        (b"hello\n", 1, "not JSON"),
        (WHOLE[: ENDS[1]] + b"hello\n", 3, "not JSON"),
        (b"[" * 100_000 + b"\n", 1, "not JSON"),
        (b"{}\n", 1, "checksum"),
        (WHOLE[: ENDS[1] - 1], 2, "is cut short"),
    ],
)
def test_fault_of_a_file(data: bytes, line: int, reason: str) -> None:
    error = fault_of(data, Leduc())
    assert (error.file, error.line) == ("game.jsonl", line)
    assert reason in error.reason


def head(**changes: Any) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: lines[0].update(changes)


def entry(n: int, /, **changes: Any) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: lines[n].update(changes)


def without(n: int, key: str) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: lines[n].pop(key)


def only(first: dict[str, Any]) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: lines.__setitem__(slice(1, None), [first])


PIG_FAULTS: list[tuple[Callable[[list[dict[str, Any]]], object], int, str]] = [
    (head(igroteka=2), 1, "written in format 2, this program reads 1"),
    (head(game="chess"), 1, "a game of 'chess', not of 'pig'"),
    (head(rules="0"), 1, "played by version 0 of the rules, these are 1"),
    (head(content={"hash": "abc"}), 1, "played with the content abc"),
    (head(options={"winscore": "19"}), 1, "pig: winscore: '19' is not one of 100, 50, 20"),
    (head(options={"speed": "1"}), 1, "pig: no option 'speed'"),
    (head(options={"winscore": 20}), 1, "Expected 'str', got 'int' - at '$.options[...]'"),
    (head(players=5, seats=["a"] * 5), 1, "pig: players: 5 is not one of 2 to 4"),
    (head(players=3), 1, "seats: 2 names for 3 players"),
    (head(players=-1), 1, "Expected 'int' >= 1 - at '$.players'"),
    (head(players=10**30, seats=[]), 1, "names for"),
    (head(colour="red"), 1, "unknown field 'colour'"),
    (without(0, "seats"), 1, "missing required field 'seats'"),
    (entry(1, **{"is": "dance"}), 2, "Invalid value 'dance' - at '$.is'"),
    (entry(1, n=2), 2, "entry 1 was expected, not 2"),
    (entry(1, seat="0"), 2, "Expected 'int', got 'str' - at '$.seat'"),
    (without(1, "choice"), 2, "missing required field 'choice'"),
    (entry(1, seat=1), 2, "seat 1 chooses 50331648 (roll): turn"),
    (entry(1, seat=2), 2, "seat 2 chooses 50331648 (roll): seat"),
    (entry(1, seat=10**30), 2, ": seat"),
    (entry(1, choice=7), 2, ": unknown"),
    (entry(1, choice=-1), 2, ": unknown"),
    (entry(1, choice=10**30), 2, ": unknown"),
    (entry(1, choice=int(act(STOP, 1))), 2, ": unknown"),
    (entry(2, outcome=7), 3, "chance brings 7 (6): outcome"),
    (entry(2, outcome=10**30), 3, ": outcome"),
    (entry(3, choice=1 << 24), 4, ": illegal"),
    (entry(4, voids=2), 5, "voids 2, not 3"),
    (entry(4, seat=1), 5, "seat 1 undoes 3: nothing"),
    (only({"is": "chance", "n": 1, "outcome": 1, "name": ""}), 2, ": no-chance"),
    (only({"is": "undo", "n": 1, "seat": 0, "voids": 1}), 2, ": nothing"),
    (only({"is": "end", "n": 1, "scores": [0, 0], "winners": [0], "reason": 1, "digest": ""}), 2, "not over here"),
    (lambda lines: lines.append({**lines[-1], "n": len(lines)}), 14, "an entry after the end of the game"),
    (lambda lines: lines[-1].update(digest="0" * 32), 13, "ended otherwise"),
    (lambda lines: lines[-1].update(scores=[20, 1]), 13, "ended otherwise"),
    (lambda lines: lines[-1].update(winners=[1]), 13, "ended otherwise"),
    (lambda lines: lines[-1].update(reason=2), 13, "ended otherwise"),
]


def short_pig() -> list[dict[str, Any]]:
    session = Session.start(Pig(), 2, PigOptions(winscore="20"))
    session.choose(0, int(act(ROLL)))
    session.chance(6)
    session.choose(0, int(act(STOP)))
    session.undo(0)
    for face in (6, 5, 4):
        session.choose(0, int(act(ROLL)))
        session.chance(face)
    session.choose(0, int(act(STOP)))
    return documents(session.record)


def test_fault_none_in_the_game_that_the_next_tests_spoil() -> None:
    assert Session.from_record(read_bytes(forged(short_pig())), Pig()).game.scores() == [21, 0]


@pytest.mark.parametrize(("spoil", "line", "reason"), PIG_FAULTS)
def test_fault_of_a_line(spoil: Callable[[list[dict[str, Any]]], object], line: int, reason: str) -> None:
    lines = short_pig()
    spoil(lines)
    error = fault_of(forged(lines), Pig())
    assert error.line == line
    assert reason in error.reason


def test_fault_unknown_game(tmp_path: Path) -> None:
    path = tmp_path / "pig.jsonl"
    path.write_bytes(forged(short_pig()))
    with pytest.raises(RecordError, match=r"pig\.jsonl:1: no game 'pig'; there are: leduc"):
        load(path, {"leduc": Leduc()})


def test_a_choice_after_the_end_is_a_fault_even_without_the_last_line() -> None:
    lines = short_pig()
    lines[-1] = {"is": "choice", "n": len(lines) - 1, "seat": 0, "choice": int(act(STOP)), "name": "stop"}
    assert ": over" in fault_of(forged(lines), Pig()).reason


# --- content ---


def richer() -> dict[str, Any]:
    tables: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(OWN))
    tables["prizes.toml"]["prize"][0]["worth"] = 50
    return tables


def test_content_of_the_package_is_named_by_its_hash() -> None:
    session = Session.start(Auction(), 2)
    assert documents(session.record)[0]["content"] == {
        "hash": Auction().content().hash,
        "plays": played(OWN),
    }


def test_content_of_a_designer_travels_with_the_record() -> None:
    rules = Auction()
    session = played_out(Session.start(rules, 2, content=rules.content_from(richer())), 2)
    assert documents(session.record)[0]["content"]["tables"] == richer()
    again = Session.from_record(read_bytes(str(session.record).encode()), rules)
    assert digest(again.game) == digest(session.game)
    assert again.content.hash == rules.content_from(richer()).hash != rules.content().hash


def test_content_that_changed_since_is_a_fault() -> None:
    class Changed(Auction):
        def content(self, directory: Path | None = None) -> Any:
            return self.content_from(richer())

    session = Session.start(Auction(), 2)
    error = fault_of(str(session.record).encode(), Changed())
    assert (error.line, error.reason[:29]) == (1, "played with the content " + Auction().content().hash[:5])


def reworded() -> dict[str, Any]:
    """Tables of the auction as they are, but for what a prize is called."""
    vase, *others = OWN["prizes.toml"]["prize"]
    return {**OWN, "prizes.toml": {"prize": [{**vase, "en": "an old vase"}, *others]}}


class Reworded(Auction):
    def content(self, directory: Path | None = None) -> Any:
        return self.content_from(reworded())


def test_a_corrected_text_closes_no_record() -> None:
    record = played_out(Session.start(Auction(), 2), 2).record
    assert Auction().content().hash != Reworded().content().hash
    assert digest(Session.from_record(record, Reworded()).game) == digest(Session.from_record(record, Auction()).game)


def test_a_record_that_names_its_content_by_the_hash_alone_opens_if_that_plays_alike() -> None:
    lines = documents(played_out(Session.start(Auction(), 2), 2).record)
    del lines[0]["content"]["plays"]
    old = forged(lines)
    assert "played with the content" in fault_of(old, Reworded()).reason
    known = Reworded()
    known.earlier_contents = {Auction().content().hash: played(OWN)}
    assert digest(Session.from_record(read_bytes(old), known).game) == lines[-1]["digest"]
    known.earlier_contents = {Auction().content().hash: played(richer())}
    assert "played with the content" in fault_of(old, known).reason


def test_content_inline_that_is_not_what_its_hash_says_is_a_fault() -> None:
    rules = Auction()
    lines = documents(Session.start(rules, 2, content=rules.content_from(richer())).record)
    lines[0]["content"]["tables"]["prizes.toml"]["prize"][0]["worth"] = 51
    assert "played with the content" in fault_of(forged(lines), rules).reason


def test_content_inline_that_is_broken_is_a_fault() -> None:
    rules = Auction()
    lines = documents(Session.start(rules, 2, content=rules.content_from(richer())).record)
    lines[0]["content"]["tables"]["prizes.toml"]["prize"][0]["worth"] = "much"
    assert "content: prizes.toml: vase: worth" in fault_of(forged(lines), rules).reason


def test_names_are_for_people_and_the_number_rules() -> None:
    lines = short_pig()
    lines[1]["name"] = "бросок"
    record = read_bytes(forged(lines))
    first = record.entries[0]
    assert isinstance(first, Chosen) and first.name == "бросок"
    assert Session.from_record(record, Pig()).game.scores() == [21, 0]
