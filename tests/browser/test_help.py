"""What to do, beside the question: said in a few words, with the clauses folded under it."""

from __future__ import annotations

from browsing import NewGuest
from playwright.sync_api import expect

from igroteka.games.registry import box_of
from igroteka.table.text.messages import msg
from igroteka.table.text.speech import speaker_for


def test_help_is_shown_at_a_question_and_the_clauses_open_under_it(guest: NewGuest) -> None:
    box = box_of("tremble")
    said = speaker_for(box, box.content(), "en", ()).say(msg("help-draw"))
    person = guest("Ada")
    person.play_now("tremble")
    person.turn_comes()
    page = person.page
    expect(page.locator("#help .answer")).to_have_text(said)
    clause = page.locator("#help .clauses li").first
    expect(clause).to_be_hidden()
    page.locator("#help summary").click()
    expect(clause).to_be_visible()
    assert page.locator("#help .answer").bounding_box()["y"] < clause.bounding_box()["y"]  # type: ignore[index]
    assert person.axe() == []


def test_the_number_of_a_clause_in_the_bar_unfolds_it(guest: NewGuest) -> None:
    person = guest("Ada")
    person.play_now("tremble")
    person.turn_comes()
    number = person.page.locator("#bar [data-clause]")
    clause = person.page.locator(f"#clause-{number.get_attribute('data-clause')}")
    expect(clause).to_be_hidden()
    number.click()
    expect(clause).to_be_visible()


def test_on_a_phone_the_help_opens_over_the_page(guest: NewGuest) -> None:
    person = guest("Ada", phone=True)
    person.play_now("tremble")
    person.turn_comes()
    person.page.locator("#bar [data-drawer=help]").click()
    expect(person.page.locator("#help .answer")).to_be_visible()
    assert person.axe() == []
