"""Everything that Tremble says is said in both languages, for every card, and nothing in the words files is idle."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from words_files import messages, taught_keys

import igroteka.games.tremble as tremble
from igroteka.engine.choices import PASS, READY, Refusal, act
from igroteka.engine.events import EVERYONE, Event
from igroteka.games.tremble.box import TREMBLE
from igroteka.games.tremble.content.options import Options
from igroteka.games.tremble.content.tables import CLASSES, REGIONS, TYPES, CityType, Goal, read
from igroteka.games.tremble.state import actions, reasons
from igroteka.games.tremble.state import events as happenings
from igroteka.games.tremble.state.fields import UNDECIDED
from igroteka.games.tremble.words import cards, speech
from igroteka.games.tremble.words.cards import counted, goal_text
from igroteka.games.tremble.words.choices import REASONS
from igroteka.games.tremble.words.choices import ROWS as CHOICE_ROWS
from igroteka.games.tremble.words.events import ROWS as EVENT_ROWS
from igroteka.games.tremble.words.speech import QUESTIONS
from igroteka.table.notices import YOU
from igroteka.table.text.messages import Choice, Msg, Ref, msg
from igroteka.table.text.speech import LANGUAGES, Speaker, words_of

FOLDER: Final = Path(tremble.__file__).parent
CONTENT: Final = read()
CELLS: Final = 6
CLAUSES: Final = set(re.findall(r"\*\*(TH-R?\d+)\*\*", (FOLDER / "rules.en.md").read_text("utf-8")))
NAMES: Final = ("Вера", "Oleg", "<b>\"'&", "Ann", "Боб")
ARMY: Final = len(CONTENT.cities)
ABOUT: Final = {  # what a view tells of each step
    "ChooseMissions": (),
    "BorrowOrNot": (0,),
    "RepayOrNot": (0,),
    "DrawOrNot": (0,),
    "BuyOrNot": (0,),
    "ChooseReplaced": (0,),
    "AbandonOrFight": (0, 2, ARMY),
    "LoseToArmy": (0, 2, 0),
    "SendShips": (),
    "DitchShip": (0,),
    "ChooseTargets": (),
    "FightOrRetreat": (0, 1),
    "Reserves": (1,),
    "LoseShip": (0, 1),
    "RaidOrSearch": (0, 1),
    "LeaveOrBring": (0, 1),
    "Aid": (2,),
}
PASSES: Final = CHOICE_ROWS[int(PASS)].at or {}
STEP_OF: Final = {
    actions.JOIN: "Reserves",
    actions.ABANDON: "AbandonOrFight",
    actions.FIGHT: "FightOrRetreat",
    actions.RETREAT: "FightOrRetreat",
}


def namer(ref: Ref, language: str) -> str:
    return speech.name_of(CONTENT, ref, language)


SPEAKERS: Final = {language: Speaker(words_of(str(FOLDER), language), namer, NAMES) for language in LANGUAGES}


def view(step: str = "", **changes: Any) -> Any:
    search = SimpleNamespace(search=2, city=40, token=1, ships=(0, 3), strength=8)
    captain = SimpleNamespace(people=25, fuel=11, credits=1, searches=(search,), stance=UNDECIDED, fresh=1)
    attacks = (
        SimpleNamespace(captain=0, ships=(0,), strength=3),
        SimpleNamespace(captain=1, ships=(3,), strength=3),
    )
    facts: dict[str, Any] = {
        "seat": 0,
        "players": 3,
        "step": step,
        "about": ABOUT.get(step, ()),
        "waiting": (0,),
        "acts": True,
        "over": False,
        "winners": (),
        "turns_left": (3, 4),
        "cells": tuple(
            [
                SimpleNamespace(city=city, attacks=attacks if cell == 1 else ())
                for cell, city in enumerate((0, 10, 30, 59, 89, -1))
            ]
        ),
        "ships": (SimpleNamespace(kind=0, cell=1, aim=None, where="unplanned"),),
        "turn": 4,
        "fuel_after": 8,
        "captains": (captain,) * 3,
    }
    return SimpleNamespace(**{**facts, **changes})


def check(message: Msg, clause: bool = False) -> dict[str, str]:
    """The message in both languages, well said."""
    said = {language: speaker.say(message) for language, speaker in SPEAKERS.items()}
    for sentence in said.values():
        assert sentence.strip() == sentence != ""
        assert not re.search(r"[{}$]|\u2068|\?\?\?", sentence), sentence
        assert message.key not in sentence
        assert "  " not in sentence and ".." not in sentence and ";;" not in sentence, sentence
    if clause:
        assert message.clause in CLAUSES, message
    return said


def check_choice(choice: Choice) -> None:
    check(choice.label)
    for extra in (choice.cost, choice.note, choice.ask):
        if extra is not None:
            check(extra, clause=True)


def test_both_languages_share_messages_variables_and_variants() -> None:
    assert messages(FOLDER, "ru") == messages(FOLDER, "en")


# --- choices and refusals ---


def test_every_verb_has_its_button() -> None:
    table = actions.verbs(len(CONTENT.ships), len(CONTENT.missions), CELLS).table
    assert {verb: button.verb for verb, button in CHOICE_ROWS.items()} == dict(
        enumerate([name for name, _, _ in table])
    )


def test_every_action_has_words_in_both_languages() -> None:
    for action in actions.verbs(len(CONTENT.ships), len(CONTENT.missions), CELLS):
        step = STEP_OF.get(action >> 24, "RaidOrSearch")
        choice = speech.choice(CONTENT, view(step), action)
        assert choice.action == action
        check_choice(choice)


@pytest.mark.parametrize("step", PASSES)
def test_a_pass_says_what_is_let_pass(step: str) -> None:
    choice = speech.choice(CONTENT, view(step), PASS)
    assert (choice.label.key, choice.weight) == (PASSES[step].label, "quiet")
    check_choice(choice)


def test_choices_live_on_what_they_name() -> None:
    def on(verb: int, first: int = 0, second: int = 0) -> tuple[str, ...]:
        return speech.choice(CONTENT, view("RaidOrSearch"), act(verb, first, second)).on

    assert on(actions.KEEP, 7) == ("mission-7",)
    assert on(actions.BUY, 5) == ("drawn-5",)
    assert on(actions.SCRAP, 5) == ("ship-5",)
    assert on(actions.SEND, 5, 2) == ("ship-5", "cell-2")
    assert on(actions.TAKE_BACK, 5, 3) == ("ship-5", "cell-2")
    assert on(actions.TAKE_BACK, 5, 0) == ("ship-5",)
    assert on(actions.RAID) == ()


def test_choices_tell_cost_and_gain() -> None:
    def notes(step: str, verb: int, first: int = 0, second: int = 0) -> list[str]:
        choice = speech.choice(CONTENT, view(step), act(verb, first, second))
        return [SPEAKERS["en"].say(said) for said in (choice.label, choice.cost, choice.note) if said is not None]

    art_lover = 1  # at Venice, a cultural city
    assert notes("SendShips", actions.SEND, art_lover, 0) == [
        "Art Lover → Venice (1)",
        "fuel: 2",
        "strength 3+4 = 7; raid +15,000, search +25,000",
    ]
    assert notes("BuyOrNot", actions.BUY, art_lover) == [
        "Buy Art Lover",
        "20,000 people",
        "flying saucer: strength 3, fuel 2; +4 at cultural cities",
    ]
    assert notes("AbandonOrFight", actions.FIGHT)[1] == (
        "97.2% to win: 8 + two dice against 11; a defeat costs a ship and the city"
    )
    assert notes("FightOrRetreat", actions.FIGHT)[1] == (
        "50.0% to win if everyone stays, 100% if the others retreat; rivals’ reserves are not counted"
    )
    assert notes("RaidOrSearch", actions.SEARCH)[1] == ("+65,000 at the end of turn 6 (turn 5 with a fast search)")
    assert notes("RepayOrNot", actions.REPAY) == ["Repay a loan", "60,000 people", "no debts left"]
    check_choice(speech.choice(CONTENT, view("Aid"), act(actions.JOIN, 8)))


def test_undo_stops_where_dice_cards_or_a_window_follow() -> None:
    def barrier(step: str, verb: int) -> bool:
        return speech.choice(CONTENT, view(step), act(verb)).barrier

    assert (
        barrier("DrawOrNot", actions.DRAW) and barrier("SendShips", READY) and barrier("AbandonOrFight", actions.FIGHT)
    )
    assert barrier("Reserves", actions.JOIN) and barrier("Aid", PASS)
    assert not barrier("FightOrRetreat", actions.FIGHT) and not barrier("AbandonOrFight", actions.ABANDON)
    assert not barrier("RaidOrSearch", actions.RAID)


@pytest.mark.parametrize("step", ABOUT)
def test_keys_of_one_question_differ(step: str) -> None:
    together = {
        "BorrowOrNot": [actions.BORROW, PASS],
        "RepayOrNot": [actions.REPAY, PASS],
        "DrawOrNot": [actions.DRAW, PASS],
        "AbandonOrFight": [actions.ABANDON, actions.FIGHT],
        "FightOrRetreat": [actions.FIGHT, actions.RETREAT],
        "RaidOrSearch": [actions.RAID, actions.SEARCH],
        "LeaveOrBring": [actions.LEAVE, actions.BRING],
    }.get(step, [PASS])
    letters = [CHOICE_ROWS[verb].key for verb in together]
    assert all(letters) and len(set(letters)) == len(letters)


def numbers_of(module: Any) -> set[int]:
    return {number for name, number in vars(module).items() if name.isupper()}


def test_every_reason_is_told_with_its_clause() -> None:
    assert set(REASONS) == numbers_of(reasons)
    for reason in REASONS:
        for action in (act(actions.SEND, 3, 1), act(actions.BORROW), act(actions.DROP, 2)):
            refused = speech.refused(CONTENT, view("DrawOrNot"), Refusal(int(action), reason))
            assert refused.action == action
            check(refused.label)
            check(refused.reason, clause=True)


def test_a_searching_ship_is_refused_by_the_clause_of_the_verb() -> None:
    def clause(verb: int) -> str:
        refusal = Refusal(int(act(verb, 3)), int(reasons.IS_SEARCHING))
        return speech.refused(CONTENT, view("Reserves"), refusal).reason.clause

    assert [clause(verb) for verb in (actions.SEND, actions.REPLACE, actions.JOIN)] == ["TH-050", "TH-039", "TH-R31"]


def test_a_refusal_says_what_is_missing() -> None:
    refused = speech.refused(CONTENT, view("BuyOrNot"), Refusal(int(act(actions.BUY, 10)), int(reasons.TOO_DEAR)))
    assert check(refused.reason)["ru"] == "Корабль стоит 30\u202f000, а у вас 25\u202f000."


# --- prompts ---


def test_every_step_has_its_question() -> None:
    assert set(QUESTIONS) == set(ABOUT)


@pytest.mark.parametrize("step", ABOUT)
def test_the_captain_is_asked_and_the_others_wait(step: str) -> None:
    check(speech.prompt(CONTENT, view(step)), clause=True)
    for seat in (1, -3):
        check(speech.prompt(CONTENT, view(step, seat=seat, acts=False, waiting=(0, 2))))


@pytest.mark.parametrize("step", ["Reserves", "Aid"])
def test_in_a_window_nobody_is_named(step: str) -> None:
    for waiting in ((), (1,)):
        prompt = speech.prompt(CONTENT, view(step, seat=2, acts=False, waiting=waiting))
        assert check(prompt) == {"ru": "Игроки думают…", "en": "Players are deciding…"}


def test_the_end_names_the_winners() -> None:
    assert check(speech.prompt(CONTENT, view(over=True, acts=False, winners=(1,))), clause=True)["en"].endswith(
        "Oleg wins!"
    )
    assert check(speech.prompt(CONTENT, view(over=True, acts=False, winners=(0, 1))))["ru"].endswith("Вера и Oleg!")


def test_waiting_says_for_whom_and_what() -> None:
    prompt = speech.prompt(CONTENT, view("FightOrRetreat", seat=1, acts=False))
    assert check(prompt, clause=True)["ru"] == "Вера решает, сразиться или отступить: Париж (2)"


# --- the log ---


def events() -> Iterator[Event]:
    """Every kind of event, for every card that it may name."""
    sizes = {
        "who": range(len(NAMES)),
        "ship": range(len(CONTENT.ships)),
        "city": range(len(CONTENT.cities)),
        "army": range(ARMY, ARMY + len(CONTENT.armies)),
        "mission": range(len(CONTENT.missions)),
        "cell": range(CELLS),
        "people": (-60, 0, 5, 1105),
    }
    for kind, row in EVENT_ROWS.items():
        ranges = [sizes.get(what, (0, 1, 2, 5, 11, 21)) for what in row.kinds.values()]
        for place, numbers in enumerate(ranges):
            for number in numbers:
                args = [choices[0] for choices in ranges]
                args[place] = number
                yield Event(kind, tuple([*args, 0, 0, 0][:4]), EVERYONE)


def test_every_event_is_told_with_its_clause() -> None:
    assert set(EVENT_ROWS) == numbers_of(happenings)
    assert len(EVENT_ROWS) == 49
    for event in events():
        check(speech.told(CONTENT, event), clause=True)


def test_the_log_keeps_the_equation() -> None:
    def said(kind: int, *args: int) -> dict[str, str]:
        return check(speech.told(CONTENT, Event(int(kind), (*args, 0, 0)[:4], EVERYONE)))

    assert said(happenings.ROLLED, 0, 16, 10) == {"ru": "Вера: 16 + 10 = 26.", "en": "Вера: 16 + 10 = 26."}
    assert said(happenings.ARMY_FOUGHT, 1, 9, 5, ARMY + 2)["en"] == "Oleg against Tank Column: 9 + 5 = 14, 15 needed."
    assert (
        said(happenings.RAIDED, 0, 10, 35, 85)["ru"] == "Вера: быстрый набег, Париж, +35\u202f000. Теперь 85\u202f000."
    )
    assert said(happenings.SENT, 2, 7, 3)["ru"] == "<b>\"'&: «Ищейка» летит к городу 4."
    assert said(happenings.SEARCH_CUT, 0, 10, 0) != said(happenings.SEARCH_CUT, 0, 10, 35)


def test_no_russian_line_knows_the_gender_of_a_captain() -> None:
    text = (FOLDER / "words" / "ru.ftl").read_text("utf-8")
    assert not re.search(r"\w\(а\)|\w/а\b|\{ \$who \} \w+(л|ла|лся|лась)\b", text)


# --- cards ---


def test_every_card_has_a_name() -> None:
    refs = [Ref("ship", kind) for kind in range(len(CONTENT.ships))]
    refs += [Ref("city", city) for city in range(len(CONTENT.cities))]
    refs += [Ref("army", ARMY + army) for army in range(len(CONTENT.armies))]
    refs += [Ref("mission", mission) for mission in range(len(CONTENT.missions))]
    for ref in refs:
        assert all(namer(ref, language) for language in LANGUAGES)
    assert namer(Ref("army", ARMY + 5), "en") == "Army of Human Salvation"
    with pytest.raises(KeyError, match="'planet'"):
        namer(Ref("planet", 1), "en")
    with pytest.raises(KeyError, match="F00: no name in language 'de'"):
        namer(Ref("ship", 0), "de")


def test_every_card_is_described() -> None:
    for city in CONTENT.cities:
        check(cards.city_text(city), clause=True)
    for ship in CONTENT.ships:
        check(cards.ship_text(ship), clause=True)
        lines = cards.ability_lines(ship)
        assert len(lines) == len(ship.abilities)
        for line in lines:
            check(line, clause=True)


def test_a_partner_of_the_same_class_is_another() -> None:
    twin = next(ship for ship in CONTENT.ships if ship.id == "T02")
    said = [check(line)["ru"] for line in cards.ability_lines(twin)]
    assert said == ["+3 рядом с другим треножником", "+3 у культурных городов"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_mission_says_condition_reward_and_penalty(players: int) -> None:
    for mission in CONTENT.missions:
        said = check(cards.mission_text(CONTENT, mission, players), clause=True)
        need = mission.goal.need_for(players)
        for language, sentence in said.items():
            assert f"+{cards.shown_people(mission.reward, language)}" in sentence
            assert f"−{cards.shown_people(mission.penalty, language)}" in sentence
            assert not need or re.search(rf"\b{need}\b", sentence)


def test_missions_in_full() -> None:
    def said(mission: str, players: int) -> str:
        card = next(card for card in CONTENT.missions if card.id == mission)
        return check(goal_text(CONTENT, card.goal, players))["ru"]

    assert said("M01", 3) == "Культурные города: не меньше 6"
    assert said("M01", 2) == "Культурные города: не меньше 8"
    assert said("M05", 2) == "Хотя бы по 2 города в 5 частях света"
    assert said("M09", 3) == "Города (Южная Америка, Африка и Океания): не меньше 4"
    assert said("M11", 2) == "Города: не меньше 15, из них столиц не больше 2"
    assert said("M24", 4) == "Байконур, Куру, Хантсвилл и Хьюстон: не меньше 2"


@pytest.mark.parametrize("kind", ["cultural", "scientific", "industrial"])
def test_a_designer_may_count_in_ways_not_printed(kind: CityType) -> None:
    check(counted(CONTENT, Goal(kind="most", type=kind)))
    check(goal_text(CONTENT, Goal(kind="most", regions=("EU", "AF")), 3))
    check(goal_text(CONTENT, Goal(kind="regions", each=5, need=1), 3))
    check(goal_text(CONTENT, Goal(kind="most", any=True), 3))


def test_people_are_shown_in_full() -> None:
    held = (0, 5, 30, 1105, -60)
    assert [cards.people(thousands) for thousands in held] == [0, 5000, 30000, 1105000, -60000]
    russian = ["0", "5\u202f000", "30\u202f000", "1\u202f105\u202f000", "\u221260\u202f000"]
    assert [cards.shown_people(thousands, "ru") for thousands in held] == russian
    english = ["0", "5,000", "30,000", "1,105,000", "\u221260,000"]
    assert [cards.shown_people(thousands, "en") for thousands in held] == english


def test_phases_captains_types_regions_and_classes() -> None:
    assert [check(cards.phase_name(phase))["en"] for phase in (0, 1, 7, 8)] == [
        "Set-up",
        "Fuel",
        "Reward",
        "Final count",
    ]
    assert [check(speech.seat_name(seat))["ru"] for seat in (0, 4)] == ["Щупальце", "Мозг"]
    names = [[cards.phase_name(phase) for phase in range(9)]]
    names += [[speech.seat_name(seat) for seat in range(5)], [cards.captain_colour(seat) for seat in range(5)]]
    names += [[cards.type_name(kind) for kind in TYPES], [cards.region_name(region) for region in REGIONS]]
    names += [[cards.class_name(kind) for kind in CLASSES]]
    for row in names:
        assert len({tuple(check(name).values()) for name in row}) == len(row)


def test_every_option_is_explained() -> None:
    explained = TREMBLE.option_words()
    assert [option.option for option in explained] == list(Options.__struct_fields__)
    for option in explained:
        check(option.name, clause=True)
        check(option.about, clause=True)
        for value, name in option.values:
            assert value != check(name, clause=True)["ru"]
        assert option.values[0][0] == getattr(Options(), option.option)


# --- errors, and words that nobody says ---


def test_an_unknown_message_is_a_clear_error() -> None:
    with pytest.raises(KeyError, match="no message 'do-dance' in language 'ru'"):
        SPEAKERS["ru"].say(msg("do-dance"))


def test_no_message_is_idle() -> None:
    """Read the sources: a key that stands in no module of the game, nor of the table, is never said.

    Of what is clicked the page says `click-` and the kind of the element: something must live on such.
    """
    table = FOLDER.parents[1] / "table"
    sources = "".join([file.read_text("utf-8") for folder in (FOLDER, table) for file in folder.rglob("*.py")])
    options = {f"option-{name}" for name in Options.__struct_fields__} | taught_keys(TREMBLE)
    for key in messages(FOLDER, "en"):
        lives_on = rf"[\"']{key.removeprefix('click-')}[-\"']"
        told = (
            bool(re.search(lives_on, sources)) if key.startswith("click-") else f'"{key.removesuffix(YOU)}"' in sources
        )
        assert told or key.split(".")[0] in options, key
