"""Messages become sentences in a language, and whatever is missing stops with its name."""

from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import pytest
from words_files import messages, seams

from igroteka.games.registry import GAMES, box_of
from igroteka.table.box import Box
from igroteka.table.text.messages import Ref, msg
from igroteka.table.text.numbers import counted, in_language, percents, tenths
from igroteka.table.text.phrases import crowned, listed, outcome, seats, waiting_for
from igroteka.table.text.speech import (
    LANGUAGES,
    SHARED,
    Speaker,
    Words,
    WordsError,
    shared_words,
    speaker_for,
    words_of,
)

WEB: Final = SHARED.parents[1] / "web"
NASTY: Final = "<b>\"'&"
SAMPLE: Final = """
cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
greeting = Hello, { $who }!
twice = { $what } { $what }
hat = Hat
    .red = red hat
"""


def namer(ref: Ref, language: str) -> str:
    return f"{ref.kind} {ref.number} in {language}"


def speaker(*names: str) -> Speaker:
    return Speaker(Words("en", {"sample": SAMPLE}), namer, names)


class SampleBox(Box):
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def words_folder(self) -> str:
        return str(self.folder)

    def name_of(self, content: Any, ref: Ref, language: str) -> str:
        return f"{content} {ref.number} {language}"


@pytest.fixture
def box(tmp_path: Path) -> SampleBox:
    (tmp_path / "words").mkdir()
    for language, text in (("ru", "card = Карта: { $card }"), ("en", "card = Card: { $card }")):
        (tmp_path / "words" / f"{language}.ftl").write_text(text, "utf-8")
    return SampleBox(tmp_path)


def test_numbers_choose_the_plural() -> None:
    assert speaker().say(msg("cats", count=1)) == "1 cat"
    assert speaker().say(msg("cats", count=12345)) == "12,345 cats"


@pytest.mark.parametrize(
    ("number", "english", "russian"),
    [
        (0, "0", "0"),
        (999, "999", "999"),
        (50_000, "50,000", "50\u202f000"),
        (1_105_000, "1,105,000", "1\u202f105\u202f000"),
        (-60_000, "\u221260,000", "\u221260\u202f000"),
    ],
)
def test_each_language_writes_numbers_as_its_readers_do(number: int, english: str, russian: str) -> None:
    for language, written in (("en", english), ("ru", russian)):
        assert in_language(number, language) == written
        assert (
            Words(language, {"count.ftl": "count = { $n } { $n }"}).sentence("count", {"n": counted(number)})
            == f"{written} {written}"
        )


def test_percents_and_tenths_are_written_as_the_language_has_them() -> None:
    assert [percents(Fraction(5, 9), language) for language in LANGUAGES] == ["56\u202f%", "56%"]
    assert [percents(Fraction(n, 1000), "en") for n in (0, 1, 999, 1000)] == ["0%", "1%", "99%", "100%"]
    assert [tenths(Fraction(5, 3), language) for language in LANGUAGES] == ["1,7", "1.7"]


def test_quotes_within_quotes_are_of_another_kind() -> None:
    words = Words("ru", {"play.ftl": "play = «{ $one }» → «{ $other }»"})
    said = words.sentence("play", {"one": "Протокол «Щит»", "other": "Коллекция"})
    assert said == "«Протокол „Щит“» → «Коллекция»"
    assert words.sentence("play", {"one": "Риф", "other": "„Риф“"}) == "«Риф» → «„Риф“»"


def test_messages_nest_and_attributes_are_messages() -> None:
    assert speaker().say(msg("twice", what=msg("cats", count=2))) == "2 cats 2 cats"
    assert speaker().say(msg("hat.red")) == "red hat"


def test_seats_are_named_by_the_table_and_cards_by_the_game(box: SampleBox) -> None:
    assert speaker("Vera", "Oleg").say(msg("greeting", who=Ref("seat", 1))) == "Hello, Oleg!"
    assert speaker_for(box, "ace", "ru", []).say(msg("card", card=Ref("card", 3))) == "Карта: ace 3 ru"
    assert speaker_for(box, "ace", "en", []).say(msg("card", card=Ref("card", 3))) == "Card: ace 3 en"


def test_a_name_passes_unchanged() -> None:
    assert speaker(NASTY).say(msg("greeting", who=Ref("seat", 0))) == f"Hello, {NASTY}!"
    assert speaker().say(msg("greeting", who="{ $who } \u2068")) == "Hello, { $who } \u2068!"


def test_a_missing_message_or_argument_is_named_with_its_language(box: SampleBox) -> None:
    with pytest.raises(KeyError, match="no message 'dogs' in language 'en'"):
        speaker().say(msg("dogs"))
    with pytest.raises(KeyError, match=r"'greeting' in language 'en'.*who"):
        speaker().say(msg("greeting", whom="Vera"))
    with pytest.raises(KeyError, match="no language 'de'"):
        speaker_for(box, "", "de", [])


@pytest.mark.parametrize("number", [-1, 2])
def test_a_seat_beyond_the_table_is_an_error(number: int) -> None:
    with pytest.raises(KeyError, match=f"no seat {number} at a table of 2"):
        speaker("Vera", "Oleg").say(msg("greeting", who=Ref("seat", number)))


@pytest.mark.parametrize("text", ["a = { b }", "a = one\na = two", "a = { $", "table-ready = taken from all games"])
def test_words_that_cannot_be_used_stop_at_once(text: str) -> None:
    shared = (SHARED / "words" / "en.ftl").read_text("utf-8")
    with pytest.raises(WordsError, match=r"^en: "):
        Words("en", {"shared": shared, "sample": text})


def test_a_message_is_compiled_with_what_it_refers_to_when_it_is_first_said() -> None:
    words = Words(
        "en", {"sample": "one = { two } { -three }\ntwo = { four.more }\n-three = 3\nfour = 4\n  .more = 5\nsix = 6"}
    )
    assert words.messages.bundles == {}
    assert words.sentence("one", {}) == "5 3"
    assert list(words.messages.bundles) == ["one"]
    assert words.messages.reached("one") == {"one", "two", "-three", "four"}


def test_a_message_that_cannot_be_compiled_is_named() -> None:
    words = Words("en", {"sample": "good = { $n }\nbad = { NOTHING($n) }"})
    assert [fault.partition(":")[0] for fault in words.messages.check()] == ["bad"]
    with pytest.raises(KeyError, match="message 'bad' in language 'en'"):
        words.sentence("bad", {"n": 1})


def test_words_are_compiled_once(box: SampleBox) -> None:
    assert words_of(box.words_folder(), "ru") is words_of(box.words_folder(), "ru")
    assert words_of(box.words_folder(), "ru") is not words_of(box.words_folder(), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_runs_into_the_next(tmp_path: Path, language: str) -> None:
    words = tmp_path / "words" / f"{language}.ftl"
    words.parent.mkdir()
    words.write_text("goal = Be first{ $rounds ->\n    [0] !\n   *[other]  or lead\n}", "utf-8")
    assert seams(tmp_path, language) == ["Be firstor lead"]
    folders = [SHARED, WEB, *(Path(box_of(game).words_folder()) for game in GAMES)]
    assert [seams(folder, language) for folder in folders] == [[] for _ in folders]


def test_both_languages_share_messages_and_variables() -> None:
    assert messages(SHARED, "ru") == messages(SHARED, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_message_is_said(language: str) -> None:
    for key, variables in messages(SHARED, language).items():
        said = shared_words(language).sentence(key, {name[1:]: "Vera" for name in variables if name[0] == "$"})
        assert said.strip() and "{" not in said and "table-" not in said


def test_lists_waiting_and_the_end() -> None:
    english = Speaker(shared_words("en"), namer, ("Ann", "Bob", "Cid"))
    russian = Speaker(shared_words("ru"), namer, ("Анна", "Боб", "Вера"))
    assert english.say(waiting_for([0, 1, 2])) == "Waiting for Ann, Bob and Cid"
    assert russian.say(waiting_for([0, 2])) == "Ждём: Анна и Вера"
    assert english.say(outcome([1], 3, "TH-119")) == "The game is over. Bob wins!"
    assert russian.say(outcome([0, 1], 3)) == "Игра окончена. Общая победа: Анна и Боб!"
    assert russian.say(outcome([0, 1], 2)) == "Игра окончена: ничья."
    assert english.say(outcome([], 3)) == "The game is over. Nobody wins."
    assert list(crowned([0, 1], 3)) == [0, 1] and not crowned([0, 1], 2)
    assert seats([1]) == Ref("seat", 1)
    with pytest.raises(ValueError, match="nothing to list"):
        listed([])
