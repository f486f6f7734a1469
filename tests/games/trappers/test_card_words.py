"""The rules of Trappers, the names of its things and its options, in two languages."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest
from words_files import messages

import igroteka.games.trappers as trappers
from igroteka.engine.ruleset import Rules, number_of, option_values
from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.trappers.content import vocabulary
from igroteka.games.trappers.content.options import Options
from igroteka.games.trappers.content.tables import read
from igroteka.games.trappers.words import cards
from igroteka.table.options import option_words
from igroteka.table.rulebook import chapters
from igroteka.table.text.messages import Msg, Ref
from igroteka.table.text.speech import LANGUAGES, Speaker, words_of

FOLDER: Final = Path(trappers.__file__).parent
CONTENT: Final = read()


def clauses(language: str) -> list[tuple[str, str]]:
    text = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(TR-R?\d+)\*\* (.*)$", text, re.MULTILINE)


def test_TR_R01_names_are_those_of_the_game_not_of_its_scan() -> None:
    say = Speaker(words_of(str(FOLDER), "ru"), lambda ref, language: "", ()).say
    assert say(TRAPPERS.title()) == "Трапперы"
    assert say(cards.kind_name(int(vocabulary.RONGAUT))) == "Ронгаут"
    assert say(cards.kind_name(int(vocabulary.WASTELAND))) == "Пустошь"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_hold_every_clause_once(language: str) -> None:
    ids = [clause for clause, _ in clauses(language)]
    assert sorted(ids[:194]) == [f"TR-{number:03}" for number in range(1, 195)]
    assert ids[194:] == [f"TR-R{number:02}" for number in range(1, 51)]
    assert all(len(text.split()) >= 4 for _, text in clauses(language))


def test_the_rules_have_the_same_chapters_in_both_languages() -> None:
    numbers = {
        language: [[clause.number for clause in chapter.clauses] for chapter in chapters(str(FOLDER), language)]
        for language in LANGUAGES
    }
    assert numbers["ru"] == numbers["en"]
    assert len(numbers["en"]) == 22
    assert sum(map(len, numbers["en"])) == 244


@pytest.mark.parametrize(("clause", "neighbour"), [("TR-193", "TR-139"), ("TR-194", "TR-183")])
def test_late_clauses_stand_where_they_belong(clause: str, neighbour: str) -> None:
    ids = [found for found, _ in clauses("en")]
    assert ids[ids.index(neighbour) + 1] == clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_option_and_its_values(language: str) -> None:
    words = dict(clauses(language))
    for field in msgspec.structs.fields(Options):
        names = [field.name, *option_values(field)]
        text = words[cards.OPTION_CLAUSES[field.name]]
        assert [name for name in names if f"`{name}`" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_point_only_to_clauses_that_exist(language: str) -> None:
    ids = {clause for clause, _ in clauses(language)}
    assert {name for _, text in clauses(language) for name in re.findall(r"TR-R?\d+", text)} <= ids


def test_a_clause_has_the_same_numbers_in_both_languages() -> None:
    """Every figure of a clause stands in its twin: 5, 16, −2, TR-R05."""
    english, russian = dict(clauses("en")), dict(clauses("ru"))
    for clause in english:
        figures = [sorted(re.findall(r"TR-R?\d+|−?\d+", text)) for text in (english[clause], russian[clause])]
        assert figures[0] == figures[1], clause


# --- words ---


@cache
def speaker_in(language: str) -> Speaker:
    """Return who says it. Words are compiled when they are asked for: collecting the tests takes no time."""
    words = words_of(str(FOLDER), language)
    return Speaker(words, lambda ref, spoken: cards.name_of(CONTENT, ref, spoken), ("Вера", "Oleg"))


def said(message: Msg) -> dict[str, str]:
    """The sentence in every language: never empty, and Russian is Russian."""
    found = {language: speaker_in(language).say(message) for language in LANGUAGES}
    assert all(sentence.strip() for sentence in found.values())
    assert re.search("[а-яё]", found["ru"], re.IGNORECASE) and not re.search("[а-яё]", found["en"], re.IGNORECASE)
    assert not message.clause or message.clause in dict(clauses("en"))
    return found


def test_everything_on_the_table_has_a_name_of_its_own() -> None:
    rows = [
        [cards.kind_name(kind) for kind in range(6)],
        [cards.form_name(form) for form in range(4)],
        [cards.seat_name(trapper) for trapper in range(4)],
        [cards.trapper_colour(trapper) for trapper in range(4)],
        [cards.clan_colour(CONTENT, clan) for clan in range(1, 7)],
        [cards.settlement_name(level) for level in (1, 2)],
        [cards.side_name(side) for side in range(2)],
        [cards.window_name(window) for window in vocabulary.WINDOWS],
        [cards.cell_name(CONTENT, cell) for cell in range(36)],
        [cards.artifact_text(CONTENT, kind) for kind in range(8)],
        [cards.quest_text(CONTENT, quest) for quest in range(20)],
    ]
    for names in rows:
        for language in LANGUAGES:
            assert len({said(name)[language] for name in names}) == len(names)
    assert said(cards.cell_name(CONTENT, 1)) == {"ru": "Столица 2-1", "en": "Capital 2-1"}
    assert said(cards.form_name(int(vocabulary.MIMIC)))["ru"] == "Мимикр"
    assert [said(cards.trapper_colour(t))["en"] for t in range(4)] == ["red", "khaki", "black", "white"]


@pytest.mark.parametrize(("kind", "first", "count"), [("clan", 1, 6), ("artifact", 0, 8), ("quest", 0, 20)])
def test_clans_artifacts_and_quests_have_names_and_texts(kind: str, first: int, count: int) -> None:
    for what in (kind, f"{kind}-text"):
        for language, letters in (("ru", "[а-яё]"), ("en", "[a-z]")):
            names = [cards.name_of(CONTENT, Ref(what, n), language) for n in range(first, first + count)]
            assert len(set(names)) == count
            assert all(re.search(letters, name) for name in names)
    assert cards.name_of(CONTENT, Ref("clan", 4), "en") == "Kishkua"


def test_a_name_that_is_not_there_is_a_clear_error() -> None:
    with pytest.raises(KeyError, match="nothing of the kind 'boat'"):
        cards.name_of(CONTENT, Ref("boat", 0), "en")
    with pytest.raises(KeyError, match="A1: no name in language 'fr'"):
        cards.name_of(CONTENT, Ref("artifact", 0), "fr")


def test_artifacts_tell_their_moment() -> None:
    metamorph = said(cards.artifact_text(CONTENT, 5))
    assert metamorph["en"].endswith("When: at the start of your turn, before movement and in your action phase.")
    assert said(cards.quest_text(CONTENT, 0))["en"].endswith("at once. Reward: 4 VP.")


def test_every_option_is_explained() -> None:
    explained = option_words(Options, cards.OPTION_CLAUSES)
    assert [option.option for option in explained] == list(Options.__struct_fields__)
    for option in explained:
        assert option.name.clause in dict(clauses("en"))
        for message in (option.name, option.about):
            said(message)
        for language in LANGUAGES:
            names = [speaker_in(language).say(name) for _, name in option.values]
            assert len(set(names)) == len(names)
        assert option.values[0][0] == getattr(Options(), option.option)


def test_both_words_files_hold_the_same_messages() -> None:
    assert messages(FOLDER, "ru") == messages(FOLDER, "en")


# --- options ---


def test_the_ten_options_as_numbers() -> None:
    values = {
        field.name: [number_of(value) for value in option_values(field)] for field in msgspec.structs.fields(Options)
    }
    assert values == {
        "human_reward": [10, 5],
        "capture_zefs": [-4, 0, 4],
        "defeat_skip": [1, 0],
        "rep_loss_on_failed_robbery": [0, 1],
        "neutral_build": [0, 1],
        "defender_scores": [0, 1],
        "mimic_cap": [6, 8],
        "old_exchange_limit": [0, 1],
        "target_vp": [20, 12],
        "round_limit": [0, 5, 10, 30, 60],
    }


def test_options_are_chosen_by_their_words() -> None:
    class Trappers(Rules):
        name = "trappers"
        options = Options

    chosen = Trappers().chosen_options({"round_limit": "sixty", "capture_zefs": "gain_four"})
    assert isinstance(chosen, Options)
    assert [number_of(v) for v in (chosen.round_limit, chosen.capture_zefs, chosen.target_vp)] == [60, 4, 20]
