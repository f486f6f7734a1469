"""Rows of choices, reasons and questions: what is derived from them is the same in every game."""

from __future__ import annotations

from typing import Any

from igroteka.engine.choices import PASS, Refusal, act
from igroteka.table.choices import ChoiceRow, ChoiceTable, Chosen, Reason, always, card
from igroteka.table.prompts import Prompts, Question
from igroteka.table.svg.card import stacked
from igroteka.table.svg.style import Style
from igroteka.table.text.messages import Msg, Ref, msg
from igroteka.table.view import BaseView

BUY, SELL = 3, 4
TOO_DEAR = 1


def price(chosen: Chosen[Any, BaseView]) -> Msg:
    return msg("cost", "XX-001", coins=chosen.first * 10)


def at_night(chosen: Chosen[Any, BaseView]) -> ChoiceRow | None:
    return ChoiceRow("sell", "do-fence", card("ship"), weight="quiet") if chosen.content == "night" else None


ROWS = {
    int(PASS): ChoiceRow("pass", "table-pass", key="p", at={"Market": ChoiceRow("pass", "pass-market", key="m")}),
    BUY: ChoiceRow("buy", "do-buy", card("ship", on="drawn", base=1), price, barrier=always, weight="primary"),
    SELL: ChoiceRow("sell", "do-sell", card("ship"), instead=at_night),
}
REASONS = {TOO_DEAR: Reason("why-too-dear", "XX-002", lambda chosen: {"coins": chosen.second}, {SELL: "XX-003"})}
TABLE = ChoiceTable(ROWS, REASONS, Chosen, windows=("Window",))


def view(step: str, acts: bool = True, waiting: tuple[int, ...] = (0,), over: bool = False) -> BaseView:
    winners = (1,) if over else ()
    return BaseView(0, 2, over=over, winners=winners, step=step, about=(), waiting=waiting, acts=acts)


def test_a_choice_has_what_its_row_says() -> None:
    choice = TABLE.choice("day", view("Shop"), int(act(BUY, 5)))
    assert (choice.verb, choice.on, choice.barrier, choice.weight) == ("buy", ("drawn-5",), True, "primary")
    assert (choice.label, choice.cost) == (msg("do-buy", ship=Ref("ship", 6)), msg("cost", "XX-001", coins=50))


def test_a_verb_is_another_thing_at_a_step_or_where_the_table_says_so() -> None:
    assert TABLE.choice("day", view("Shop"), int(PASS)).label.key == "table-pass"
    assert TABLE.choice("day", view("Market"), int(PASS)).key == "m"
    assert TABLE.choice("day", view("Shop"), int(act(SELL, 2))).label.key == "do-sell"
    assert TABLE.choice("night", view("Shop"), int(act(SELL, 2))).weight == "quiet"


def test_in_a_window_undo_always_stops() -> None:
    assert not TABLE.choice("day", view("Shop"), int(PASS)).barrier
    assert TABLE.choice("day", view("Window"), int(PASS)).barrier


def test_a_refusal_has_the_clause_of_its_verb() -> None:
    bought = TABLE.refused("day", view("Shop"), Refusal(int(act(BUY, 5, 7)), TOO_DEAR))
    sold = TABLE.refused("day", view("Shop"), Refusal(int(act(SELL, 5, 7)), TOO_DEAR))
    assert (bought.label.key, bought.reason) == ("do-buy", msg("why-too-dear", "XX-002", coins=7))
    assert sold.reason.clause == "XX-003"


# --- prompts ---

QUESTIONS = {"Shop": Question("ask-shop", "wait-shop", "XX-004"), "Window": Question("ask-window", "", "XX-005")}
PROMPTS = Prompts(QUESTIONS, "XX-006", "dice-fall", lambda seen: "XX-007" if seen.waiting == (1,) else "")


def test_whoever_decides_is_asked_and_the_others_wait() -> None:
    assert PROMPTS.prompt(None, view("Shop")) == msg("ask-shop", "XX-004")
    waits = PROMPTS.prompt(None, view("Shop", acts=False, waiting=(1,)))
    assert (waits.key, waits.clause) == ("table-deciding", "XX-007")
    assert PROMPTS.prompt(None, view("Shop", acts=False, waiting=())) == msg("dice-fall")


def test_in_a_window_nobody_is_named_and_the_end_names_the_winner() -> None:
    assert PROMPTS.prompt(None, view("Window", acts=False)) == msg("dice-fall")
    end = PROMPTS.prompt(None, view("", acts=False, over=True))
    assert (end.key, end.clause) == ("table-winner", "XX-006")


# --- drawings ---


def test_a_style_writes_in_the_games_own_face_and_ink() -> None:
    style = Style("th", ("#111111", "#222222"), "#eeeeee", "Dela", 800, narrow_space=False, more=' x="1"')
    line = style.display(1, 2.5, "10\u202f000", 12)
    assert line == (
        '<text x="1" y="2.5" font-family="Dela" font-size="12" font-weight="800" fill="#eeeeee" class="th-ink"'
        ' text-anchor="start" x="1">10\u00a0000</text>'
    )
    assert "th-f1" in style.badge(1, 0, 0, 20) and "#222222" in style.badge(1, 0, 0, 20)
    assert "&lt;b&gt;" in style.display_line(0, 0, "<b>", 100, 12)


def test_rows_are_stacked_and_an_empty_one_takes_no_room() -> None:
    shown, high = stacked([("<a/>", 10), ("", 99), ("<b/>", 5)], 3, 2)
    assert shown == '<g transform="translate(3 0)"><a/></g><g transform="translate(3 12)"><b/></g>'
    assert high == 19
