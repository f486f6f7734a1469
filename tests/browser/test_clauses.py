"""Clauses where their numbers stand: shown over the table, which is not left; in the log only where one points."""

from __future__ import annotations

from browsing import NewGuest

SHOWN = "(line) => getComputedStyle(line.querySelector('.clause')).opacity"


def test_a_clause_of_the_log_opens_over_the_table_and_opens_no_page(guest: NewGuest) -> None:
    person = guest("Vera")
    person.play_now("trappers")
    person.turn_comes()
    person.put_cards_away()
    line = person.page.locator("#log li:has(.clause)").last
    person.page.mouse.move(700, 300)
    assert line.evaluate(SHOWN) == "0"
    line.hover()
    assert line.evaluate(SHOWN) == "1"
    number = line.locator(".clause").get_attribute("data-clause")
    line.locator(".clause").click()
    note = person.page.locator("#clause-note")
    note.locator("div", has_text=" ").wait_for()
    assert note.locator("a").first.inner_text() == number
    assert len(person.context.pages) == 1
    assert person.axe() == []
    person.page.keyboard.press("Escape")
    assert not note.is_visible()
