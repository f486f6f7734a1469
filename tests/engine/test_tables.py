"""Content tables: every breakage is one line that names file, entry and field."""

import json
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import pytest

from igroteka.engine.content_tables import ContentError, Fault, Shape, Tables, build, hash_of, read


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["jump", "bite"]
    power: int | None = None


class Beast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    legs: Annotated[int, msgspec.Meta(ge=0, le=8)]
    order: Literal["cat", "dog"] = msgspec.field(name="class")
    tricks: tuple[Trick, ...] = ()
    tame: bool = False


class Cage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    best: Trick


SHAPE: Final[Shape] = {"beasts.toml": ("beast", Beast), "cages.toml": ("cage", Cage)}
BEASTS: Final = """
[[beast]]
id = "lynx"
legs = 4
class = "cat"
tricks = [{ kind = "jump", power = 3 }, { kind = "bite" }]

[[beast]]
id = "pug"
legs = 4
class = "dog"
tame = true
"""
CAGES: Final = """
[[cage]]
id = "north"
best = { kind = "jump" }
"""


def written(directory: Path, beasts: str = BEASTS, cages: str = CAGES) -> Path:
    (directory / "beasts.toml").write_text(beasts, encoding="utf-8")
    (directory / "cages.toml").write_text(cages, encoding="utf-8")
    return directory


def lines(tables: Tables) -> list[str]:
    return [str(fault) for fault in tables.faults]


def good() -> dict[str, Any]:
    return {
        "beasts.toml": {"beast": [{"id": "lynx", "legs": 4, "class": "cat"}]},
        "cages.toml": {"cage": [{"id": "north", "best": {"kind": "jump"}}]},
    }


def test_entries_are_read_in_order(tmp_path: Path) -> None:
    tables = read(written(tmp_path), SHAPE)
    tables.stop_at_faults()
    assert tables.of("beasts.toml", Beast) == (
        Beast("lynx", 4, "cat", (Trick("jump", 3), Trick("bite"))),
        Beast("pug", 4, "dog", tame=True),
    )
    assert tables.of("cages.toml", Cage) == (Cage("north", Trick("jump")),)
    assert tables.ids("beasts.toml") == {"lynx", "pug"}


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('legs = 4\nclass = "cat"', 'legs = "4"\nclass = "cat"', "beasts.toml: lynx: legs: expected int, got str"),
        ('legs = 4\nclass = "cat"', 'legs = 9\nclass = "cat"', "beasts.toml: lynx: legs: expected int <= 8, got 9"),
        ('legs = 4\nclass = "cat"', 'class = "cat"', "beasts.toml: lynx: legs: missing"),
        ('"cat"', '"cow"', "beasts.toml: lynx: class: expected one of cat, dog, got 'cow'"),
        ("tame = true", "tame = 1", "beasts.toml: pug: tame: expected bool, got int"),
        ("tame = true", "wild = true", "beasts.toml: pug: wild: unknown field"),
        ("tame = true", "tricks = 5", "beasts.toml: pug: tricks: expected array, got int"),
        ("tame = true", "tricks = [5]", "beasts.toml: pug: tricks #1: expected table, got int"),
        ("power = 3", "power = 3.5", "beasts.toml: lynx: tricks #1.power: expected int, got float"),
        ('kind = "bite"', 'kind = "bit"', "beasts.toml: lynx: tricks #2.kind: expected one of jump, bite, got 'bit'"),
        ('kind = "bite"', "power = 2", "beasts.toml: lynx: tricks #2.kind: missing"),
        ('kind = "bite"', 'kind = "bite", at = 2', "beasts.toml: lynx: tricks #2.at: unknown field"),
        ('id = "pug"\n', "", "beasts.toml: beast #2: id: missing"),
        ('id = "pug"', "id = 7", "beasts.toml: beast #2: id: expected str, got int"),
        ('id = "pug"', 'id = "lynx"', "beasts.toml: lynx: id: used twice"),
        (
            'id = "pug"',
            'id = "a pug"',
            "beasts.toml: beast #2: id: expected a letter, then letters, digits, - or _, got 'a pug'",
        ),
        ('[[beast]]\nid = "pug"', '[[best]]\nid = "pug"', "beasts.toml: best: unknown table, expected [[beast]]"),
        (BEASTS, "", "beasts.toml: no [[beast]] entries"),
        (BEASTS, "beast = 5", "beasts.toml: no [[beast]] entries"),
        (BEASTS, "beast = [5]", "beasts.toml: beast #1: expected table, got int"),
    ],
)
def test_a_breakage_is_one_line(tmp_path: Path, old: str, new: str, line: str) -> None:
    assert old in BEASTS
    assert lines(read(written(tmp_path, BEASTS.replace(old, new, 1)), SHAPE)) == [line]


def test_broken_toml_names_the_place_and_spares_the_other_files(tmp_path: Path) -> None:
    tables = read(written(tmp_path, "[[beast]]\nid = \n"), SHAPE)
    (fault,) = tables.faults
    assert (fault.file, fault.entry, fault.field) == ("beasts.toml", "", "")
    assert fault.reason.startswith("broken TOML: ") and "line 2" in fault.reason
    assert len(tables.of("cages.toml", Cage)) == 1


def test_a_missing_file_is_a_fault(tmp_path: Path) -> None:
    (written(tmp_path) / "cages.toml").unlink()
    assert lines(read(tmp_path, SHAPE)) == [f"cages.toml: no such file in {tmp_path}"]


def test_a_folder_in_place_of_a_file_is_a_fault(tmp_path: Path) -> None:
    (written(tmp_path) / "cages.toml").unlink()
    (tmp_path / "cages.toml").mkdir()
    assert [fault.file for fault in read(tmp_path, SHAPE).faults] == ["cages.toml"]


def test_text_must_be_utf_8_and_may_have_a_mark_and_windows_lines(tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "cages.toml").write_bytes(b"\xef\xbb\xbf" + CAGES.replace("\n", "\r\n").encode())
    assert lines(read(tmp_path, SHAPE)) == []
    (tmp_path / "cages.toml").write_bytes("# клетки".encode("cp1251"))
    assert lines(read(tmp_path, SHAPE)) == ["cages.toml: not UTF-8 text"]


def test_all_faults_are_collected(tmp_path: Path) -> None:
    beasts = BEASTS.replace("legs = 4", "legs = true").replace('"dog"', '"cow"').replace("power = 3", "power = 'x'")
    tables = read(written(tmp_path, beasts, CAGES.replace("jump", "fly")), SHAPE)
    assert lines(tables) == [
        "beasts.toml: lynx: legs: expected int, got bool",
        "beasts.toml: lynx: tricks #1.power: expected int, got str",
        "beasts.toml: pug: legs: expected int, got bool",
        "beasts.toml: pug: class: expected one of cat, dog, got 'cow'",
        "cages.toml: north: best.kind: expected one of jump, bite, got 'fly'",
    ]
    assert tables.of("beasts.toml", Beast) == ()
    assert tables.ids("beasts.toml") == {"lynx", "pug"}, "a reference to a malformed entry is no second fault"
    with pytest.raises(ContentError) as stopped:
        tables.stop_at_faults()
    assert stopped.value.faults == tuple(tables.faults)
    assert str(stopped.value).splitlines() == lines(tables)


def test_a_fault_leaves_out_what_it_does_not_name() -> None:
    assert str(Fault("ships.toml", "F04", "fuel", "missing")) == "ships.toml: F04: fuel: missing"
    assert str(Fault("ships.toml", "", "", "missing")) == "ships.toml: missing"


@pytest.mark.parametrize(
    ("file", "document", "line"),
    [
        ("beasts.toml", [], "beasts.toml: expected table, got array"),
        ("beasts.toml", None, "beasts.toml: expected table, got null"),
        ("birds.toml", {}, "birds.toml: not a table of this game"),
        (
            "beasts.toml",
            {"beast": [{"id": "lynx", "legs": None, "class": "cat"}]},
            "beasts.toml: lynx: legs: expected int, got null",
        ),
    ],
)
def test_raw_tables_are_checked_like_files(file: str, document: Any, line: str) -> None:
    assert lines(build({**good(), file: document}, SHAPE)) == [line]


def test_raw_tables_must_be_complete() -> None:
    assert lines(build({"cages.toml": good()["cages.toml"]}, SHAPE)) == ["beasts.toml: missing from the tables"]


def test_raw_tables_survive_json_and_give_the_same_entries(tmp_path: Path) -> None:
    first = read(written(tmp_path), SHAPE)
    again = build(json.loads(json.dumps(first.raw)), SHAPE)
    assert again.faults == []
    assert again.of("beasts.toml", Beast) == first.of("beasts.toml", Beast)
    assert again.hash() == first.hash()


def test_the_hash_is_that_of_the_content_not_of_its_layout(tmp_path: Path) -> None:
    plain = read(written(tmp_path), SHAPE).hash()
    assert len(plain) == 64
    moved = BEASTS.replace('id = "lynx"\nlegs = 4\n', 'legs   = 4  # all of them\nid = "lynx"\n')
    assert moved != BEASTS and read(written(tmp_path, moved), SHAPE).hash() == plain
    assert read(written(tmp_path, BEASTS.replace("power = 3", "power = 2")), SHAPE).hash() != plain
    assert read(written(tmp_path, BEASTS, CAGES.replace("north", "south")), SHAPE).hash() != plain


def test_the_hash_does_not_depend_on_the_order_of_files() -> None:
    tables = good()
    assert hash_of(dict(reversed(tables.items()))) == hash_of(tables)


def test_the_hash_is_the_same_in_every_process() -> None:
    assert hash_of({"a.toml": {"a": [{"id": "x", "ru": "ё"}]}}) == (
        "1911ef367a34a2aba9bbe1e2cc3fe87f85e688e9ed67e294fbd42b91a65e1882"
    )


# --- numbers in texts ---


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    amount: int
    en_text: str
    ru_text: str


def card(amount: int, en: str, ru: str) -> Tables:
    row = {"id": "spy", "amount": amount, "en_text": en, "ru_text": ru}
    return build({"cards.toml": {"card": [row]}}, {"cards.toml": ("card", Card)})


@pytest.mark.parametrize(
    ("amount", "en", "ru"),
    [
        (0, "Draw 0 cards.", "Возьмите 0 карт."),
        (1, "Draw a card.", "Возьмите карту."),
        (2, "Draw 2 cards.", "Возьмите 2 карты."),
        (4, "Draw 4 cards.", "Возьмите 4 карты."),
        (5, "Draw 5 cards.", "Возьмите 5 карт."),
        (12, "Draw 12 cards.", "Возьмите 12 карт."),
        (22, "Draw 22 cards.", "Возьмите 22 карты."),
    ],
)
def test_words_go_by_the_number_of_their_entry(amount: int, en: str, ru: str) -> None:
    tables = card(amount, "Draw {amount?a card|# cards}.", "Возьмите {amount?карту|# карты|# карт}.")
    [found] = tables.of("cards.toml", Card)
    assert (found.en_text, found.ru_text) == (en, ru)


def test_a_text_needs_all_forms_of_its_language_and_a_number_that_is_there() -> None:
    tables = card(2, "Draw {amount?# card}.", "Возьмите {many?карту|# карты|# карт}.")
    assert lines(tables) == [
        "cards.toml: spy: en_text: {amount?# card} has 1 forms, expected 2",
        "cards.toml: spy: ru_text: {many?карту|# карты|# карт} is no number of the entry",
    ]
