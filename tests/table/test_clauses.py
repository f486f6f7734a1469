"""The rules as chapters of numbered clauses, the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tiny_games.pig_box import Pig

from igroteka.games.registry import GAMES
from igroteka.table.rulebook import chapters, clause_text, clauses, found_by, html_of, named_options, option_names
from igroteka.table.text.speech import LANGUAGES


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_chapters(name: str) -> None:
    folder = GAMES[name].words_folder()
    numbers = {
        language: [[clause.number for clause in chapter.clauses] for chapter in chapters(folder, language)]
        for language in LANGUAGES
    }
    assert numbers["ru"] == numbers["en"]
    assert all(numbers["ru"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_the_rules_is_passed_over(name: str, language: str) -> None:
    folder = GAMES[name].words_folder()
    written = (Path(folder) / f"rules.{language}.md").read_text("utf-8")
    assert len(clauses(folder, language)) == len(re.findall(r"^- ", written, re.MULTILINE))
    assert len(chapters(folder, language)) == len(re.findall(r"^## ", written, re.MULTILINE))


def test_a_clause_by_its_number() -> None:
    box = GAMES["tremble"]
    assert clause_text(box, "en", "TH-001") == "Two, three, four or five captains play."
    assert clause_text(box, "ru", "TH-001") != clause_text(box, "en", "TH-001") != ""
    assert clause_text(box, "en", "TH-999") == ""


def test_a_game_without_written_rules_has_no_chapters() -> None:
    assert chapters(Pig().words_folder(), "en") == ()
    assert clause_text(Pig(), "en", "TH-001") == ""


def test_clauses_are_found_by_words() -> None:
    folder = GAMES["tremble"].words_folder()
    assert [clause.number for clause in found_by(folder, "en", "th-001")] == ["TH-001"]
    assert "TH-016" in [clause.number for clause in found_by(folder, "en", "50,000 PEOPLE")]


def test_a_clause_as_html_escapes_and_links() -> None:
    assert html_of("a < b, `any`; see TH-R05", "/rules/x") == (
        'a &lt; b, <b class="option-name">any</b>; see <a href="/rules/x#TH-R05">TH-R05</a>'
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_id_of_an_option_stands_in_the_rules_as_players_read_them(game: str, language: str) -> None:
    box = GAMES[game]
    names = option_names(box, language)
    read = [named_options(each.text, names) for each in clauses(box.words_folder(), language).values()]
    left = {word for text in read for word in re.findall("`([^`]+)`", text)}
    assert not left & set(names)
    assert not [word for word in left if "_" in word]


def test_a_value_is_called_as_the_option_named_before_it_calls_it() -> None:
    names = option_names(GAMES["trappers"], "en")
    title, values = names["target_vp"]
    said = named_options("Option `target_vp`: `twenty` (default), or `twelve`.", names)
    assert said == f"Option `{title}`: `{values['twenty']}` (default), or `{values['twelve']}`."
