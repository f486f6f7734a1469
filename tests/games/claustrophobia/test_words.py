"""Everything that Claustrophobia says is said in both languages, and nothing in the words files is idle."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from words_files import messages, taught_keys

import igroteka.games.claustrophobia as claustrophobia
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, Refusal, act, first_of, verb_of
from igroteka.engine.events import EVERYONE, Event, EventLog
from igroteka.engine.ruleset import option_values
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.claustrophobia.box import CLAUSTROPHOBIA
from igroteka.games.claustrophobia.content.options import Options
from igroteka.games.claustrophobia.content.tables import read
from igroteka.games.claustrophobia.content.vectors import Atlas
from igroteka.games.claustrophobia.content.vocabulary import (
    BUY_ADVANTAGE,
    BUY_BLADE,
    BUY_OBJECT,
    DEED_NAMES,
    ENDINGS,
    SCENARIOS,
    TALENTS,
    TILE_KINDS,
    WHENS,
)
from igroteka.games.claustrophobia.rules.setup import set_up
from igroteka.games.claustrophobia.state import actions, reasons
from igroteka.games.claustrophobia.state import events as happenings
from igroteka.games.claustrophobia.state import told as told_numbers
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import FIEND, FIGURE, FIGURE_DAMNED, FIGURE_POSSESSED, SPOTS, TROG
from igroteka.games.claustrophobia.view.build import view_of
from igroteka.games.claustrophobia.view.queries import COUNTS, Goal
from igroteka.games.claustrophobia.view.types import View
from igroteka.games.claustrophobia.words import cards, goals, speech
from igroteka.games.claustrophobia.words.cards import values_with
from igroteka.games.claustrophobia.words.choices import FIENDS, LINES, NUMBERS, PASSES, STOPS, WARRIORS
from igroteka.games.claustrophobia.words.choices import ROWS as CHOICE_ROWS
from igroteka.games.claustrophobia.words.choices import SPOTS as SPOT_ROWS
from igroteka.games.claustrophobia.words.events import EVENTS
from igroteka.games.claustrophobia.words.events import ROWS as EVENT_ROWS
from igroteka.games.claustrophobia.words.notation import spell, spell_outcome
from igroteka.games.claustrophobia.words.prompts import QUESTIONS
from igroteka.games.claustrophobia.words.refusals import REASONS
from igroteka.table.notice_words import notice_of
from igroteka.table.notices import YOU, Notice, Story
from igroteka.table.options import option_words
from igroteka.table.rulebook import chapters
from igroteka.table.text.messages import Choice, Msg, Ref
from igroteka.table.text.speech import LANGUAGES, Speaker, words_of
from igroteka.web.page.fragments.bar import FEW, instruction, kind_of
from igroteka.web.tables.guests import texts_of

FOLDER: Final = Path(claustrophobia.__file__).parent
CONTENT: Final = read()
ATLAS: Final = Atlas(CONTENT)
NAMES: Final = ("Вера", "<b>\"'&")
LONGEST: Final = 79  # letters of an instruction
SETTINGS: Final[tuple[dict[str, Any], ...]] = (
    *[{"scenario": scenario} for scenario in SCENARIOS],
    {"scenario": "dares", "force": "build", "human_gift": "on", "human_advantage": "on"},
    {"scenario": "ritual", "bodyguard_any": "on", "demon_threat": "on", "demon_deck": "on"},
    {"scenario": "possessed", "open_advantages": "on", "human_gift": "on", "demon_threat": "on"},
)


def clauses(language: str) -> list[tuple[str, str]]:
    text = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(CL-R?\d+)\*\* (.*)$", text, re.MULTILINE)


CLAUSES: Final = {clause for clause, _ in clauses("en")}


def namer(ref: Ref, language: str) -> str:
    return speech.name_of(CONTENT, ref, language)


@cache
def speakers() -> dict[str, Speaker]:
    return {language: Speaker(words_of(str(FOLDER), language), namer, NAMES) for language in LANGUAGES}


def check(message: Msg, clause: bool = False) -> dict[str, str]:
    """The message in both languages, well said."""
    said = {language: speaker.say(message) for language, speaker in speakers().items()}
    for sentence in said.values():
        assert sentence.strip() == sentence != "", message
        assert not re.search(r"[{}$]|\u2068|\?\?\?", sentence), sentence
        assert message.key not in sentence or "-" not in message.key
        assert not re.search(r"  |\.\.|;;|\.;|: ?\.|\(\)|«»| ,| \.|\s:", sentence), sentence
    if clause:
        assert message.clause in CLAUSES, message
    return said


def seats_asked(game: Claustrophobia) -> list[int]:
    return [int(seat) for seat in game.seats()]


def weighed(offered: list[int], rng: Rng) -> int:
    """Choose at random, more often what leads on: exploring, attacks, cards and deeds."""
    lively = {int(verb) for verb in (actions.EXPLORE, actions.ATTACK, actions.STRIKE, actions.DEED, actions.PLAY)}
    lively |= {int(verb) for verb in (actions.SHOOT, actions.SUMMON, actions.SUMMON_DEMON, actions.LEAVE)}
    liked = [action for action in offered if int(verb_of(action)) in lively]
    pool = liked if liked and rng.below(3) else offered
    return pool[rng.below(len(pool))]


def random_game(seed: int) -> Iterator[Claustrophobia]:
    """Every decision of a random game, with its events in the listener."""
    rng = Rng(seed)
    options = msgspec.convert(SETTINGS[seed % len(SETTINGS)], Options)
    game = set_up(2, options, ATLAS)
    game.listener = EventLog()
    while game.seat != OVER:
        if game.seat == CHANCE:
            game.play(game.sample(rng))
            continue
        yield game
        seat = seats_asked(game)[0]
        game.play_as(seat, weighed([int(action) for action in game.actions_of(seat)], rng))
    yield game


class Asked(NamedTuple):
    """A question of a game as the seat reads it that it is put to, and as the others do."""

    seat: int
    view: View
    others: tuple[View, ...]
    choices: tuple[Choice, ...]
    refused: tuple[Refusal, ...]


@cache
def questions() -> list[Asked]:
    """Every question of some games; how the others read it for some of them."""
    found: list[Asked] = []
    for seed in range(len(SETTINGS)):
        for number, game in enumerate(random_game(seed)):
            for seat in seats_asked(game) if game.seat != OVER else []:
                view = view_of(game, seat)
                buffer = Choices(explaining=True)
                game.offer_to(seat, buffer)
                choices = [speech.choice(CONTENT, view, action) for action in buffer.listed()]
                others = [view_of(game, other) for other in (1 - seat, int(SPECTATOR))] if number % 4 == 0 else []
                found.append(Asked(seat, view, tuple(others), tuple(choices), tuple(buffer.refused)))
    return found


# --- the rules ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_hold_every_clause_once(language: str) -> None:
    ids = [clause for clause, _ in clauses(language)]
    assert sorted(ids[:160]) == [f"CL-{number:03}" for number in range(1, 161)]
    assert ids[160:] == [f"CL-R{number:02}" for number in range(1, 59)]
    assert ids[ids.index("CL-039") + 1] == "CL-158", "it belongs there"
    assert all(len(text.split()) >= 4 for _, text in clauses(language))


def test_the_rules_have_the_same_chapters_in_both_languages() -> None:
    numbers = {
        language: [[clause.number for clause in chapter.clauses] for chapter in chapters(str(FOLDER), language)]
        for language in LANGUAGES
    }
    assert numbers["ru"] == numbers["en"]
    assert len(numbers["en"]) == 19
    assert sum(map(len, numbers["en"])) == 218


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_option_and_its_values(language: str) -> None:
    words = dict(clauses(language))
    for field in msgspec.structs.fields(Options):
        names = [field.name, *option_values(field)]
        text = words[cards.OPTION_CLAUSES[field.name]]
        handicap = field.name in CONTENT_HANDICAPS
        assert [name for name in names if f"`{name}`" not in text and not (handicap and name == "on")] == []


CONTENT_HANDICAPS: Final = {handicap.id for handicap in CONTENT.handicaps}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_point_only_to_clauses_that_exist(language: str) -> None:
    assert {name for _, text in clauses(language) for name in re.findall(r"CL-R?\d+", text)} <= CLAUSES


def test_a_clause_has_the_same_numbers_in_both_languages() -> None:
    english, russian = dict(clauses("en")), dict(clauses("ru"))
    for clause in english:
        figures = [sorted(re.findall(r"CL-R?\d+|−?\d+", text)) for text in (english[clause], russian[clause])]
        assert figures[0] == figures[1], clause


def test_texts_of_the_tables_have_the_same_numbers_in_both_languages() -> None:
    for rows in (CONTENT.gifts, CONTENT.objects, CONTENT.cards, CONTENT.spaces, CONTENT.demons, CONTENT.handicaps):
        for row in rows:
            figures = [sorted(re.findall(r"\d+", text)) for text in (row.en_text, row.ru_text)]
            assert figures[0] == figures[1] or row.id == "critical", row.id
    for scenario in CONTENT.scenarios:
        for part in ("text", "goal_text", "special_text"):
            figures = [sorted(re.findall(r"\d+", getattr(scenario, f"{language}_{part}"))) for language in LANGUAGES]
            assert figures[0] == figures[1], (scenario.id, part)


# --- choices, refusals, questions ---


def test_both_languages_share_messages_variables_and_variants() -> None:
    assert messages(FOLDER, "ru") == messages(FOLDER, "en")


def test_every_verb_has_its_button() -> None:
    names = [name for name, _, _ in actions.verbs(len(CONTENT.cards)).table]
    assert {verb: button.verb for verb, button in CHOICE_ROWS.items()} == dict(enumerate(names))


def test_every_choice_and_refusal_of_whole_games_is_well_said() -> None:
    steps, verbs, told_not = set(), set(), set()
    said: set[Msg] = set()
    for asked in questions():
        view = asked.view
        steps.add(view.step)
        verbs |= {choice.verb for choice in asked.choices}
        told_not |= {refusal.reason for refusal in asked.refused}
        refused = [speech.refused(CONTENT, view, refusal) for refusal in asked.refused]
        notes = [extra for choice in asked.choices for extra in (choice.cost, choice.note, choice.ask)]
        with_clause = {speech.prompt(CONTENT, view), *[extra for extra in notes if extra is not None]}
        with_clause |= {refusal.reason for refusal in refused}
        for message in with_clause - said:
            check(message, clause=True)
        labels = {choice.label for choice in asked.choices} | {refusal.label for refusal in refused}
        for message in labels - said:
            check(message)
        said |= with_clause | labels
        for other in asked.others:
            waiting = check(speech.prompt(CONTENT, other))
            assert other.acts or not any("?" in sentence for sentence in waiting.values())
    assert len(steps) >= 30 and len(verbs) >= 25 and len(told_not) >= 20


def test_labels_of_one_question_differ() -> None:
    for asked in questions():
        for speaker in speakers().values():
            labels = [speaker.say(choice.label) for choice in asked.choices]
            assert len(set(labels)) == len(labels), labels


def test_instructions_are_short_and_say_what_is_clicked() -> None:
    for asked in questions():
        view, choices = asked.view, asked.choices
        for language, speaker in speakers().items():
            said = instruction(texts_of(language), speaker, speech.prompt(CONTENT, view), choices)
            assert len(said) <= LONGEST, f"{len(said)}: {said}"
        if len(choices) > FEW:
            assert sum(not choice.on for choice in choices) <= FEW, view.step
        assert sum(choice.weight == "primary" for choice in choices) <= 1, view.step
        keys = [choice.key for choice in choices if choice.key]
        assert len(set(keys)) == len(keys) and not set(keys) & set("uyh?+-0 ")


RARE: Final[tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]] = (  # step, numbers of the question, actions
    ("OilWhere", (0, 1, 2), (act(actions.EDGE, 1),)),
    ("WaterWhom", (0, 1, 9), (act(actions.TARGET, 0), act(actions.TARGET, 1))),
    ("HealWho", (0, 3), (act(actions.WARRIOR, 1),)),
    ("SecondWindWho", (0, 6), (act(actions.WARRIOR, 1),)),
    ("CourageWho", (0, 0), (act(actions.WARRIOR, 1),)),
    ("BuyOwner", (0, 0), (act(actions.WARRIOR, 3),)),
    ("PanicWhere", (1, 1), (act(actions.SPOT, 0),)),
    ("Guard", (0, 1, 0), (act(actions.NUMBER, 0), act(actions.NUMBER, 2), act(actions.NUMBER, 5))),
    ("SpendTokens", (1, 0, 3), tuple([act(actions.NUMBER, number) for number in range(3)])),
    ("RemoveFigure", (1, 0), (act(actions.TROG, 0, 0), act(actions.TROG, 0, 1), act(actions.FIEND, 0))),
    ("BreakWhich", (1, 0), (act(actions.SPOT, 0),)),
    ("LayTile", (1, 0), tuple([act(actions.TURN, rotation) for rotation in range(4)])),
    ("ExorciseWhom", (0,), (act(actions.FIEND, 0),)),
    ("AtDeath", (1,), (act(PASS), act(actions.PLAY, 10))),
    ("NewValue", (0, 2, 7), (act(actions.VALUE, 6),)),
)


@pytest.mark.parametrize(("step", "about", "offers"), RARE)
def test_rare_questions_are_well_said(step: str, about: tuple[int, ...], offers: tuple[int, ...]) -> None:
    found = view_of(next(random_game(0)), 0)
    asked = msgspec.structs.replace(found, step=step, about=about, acting=1, acting_at=0, drawn=24, acts=True)
    check(speech.prompt(CONTENT, asked), clause=True)
    watching = msgspec.structs.replace(asked, acts=False, waiting=(1,))
    if QUESTIONS[step].wait:
        assert "?" not in "".join(check(speech.prompt(CONTENT, watching)).values())
    for action in offers:
        choice = speech.choice(CONTENT, asked, action)
        check(choice.label)
        for extra in (choice.cost, choice.note, choice.ask):
            if extra is not None:
                check(extra, clause=True)


def test_a_grenade_asks_where() -> None:
    view, step = walker()
    asked = msgspec.structs.replace(view, step="GrenadeWhere", about=(0, view.acting, 0))
    check(speech.prompt(CONTENT, asked), clause=True)
    choice = speech.choice(CONTENT, asked, act(actions.SPOT, first_of(step)))
    assert re.fullmatch(r"Throw: .+ \((north|east|south|west)\)", check(choice.label)["en"])


@cache
def walker() -> tuple[View, int]:
    """A human who has a step to make, and that step."""
    found = [(asked.view, choice.action) for asked in questions() for choice in asked.choices if choice.verb == "step"]
    return next((view, action) for view, action in found if view.step == "ActHuman")


@pytest.mark.parametrize("reason", sorted(set(REASONS) - {int(reasons.HELD)}))
def test_every_refusal_is_well_said(reason: int) -> None:
    view, step = walker()
    about_gifts = (int(reasons.WRONG_DIE), int(reasons.LINE_WOUNDED), int(reasons.USED))
    others = [act(actions.GIFT, 0)] if reason in about_gifts else [step, act(actions.SUMMON, 0), act(actions.DEED, 0)]
    for action in others:
        refused = speech.refused(CONTENT, view, Refusal(action, reason))
        check(refused.label)
        check(refused.reason, clause=True)


def test_an_impressive_enemy_is_named() -> None:
    held = {
        speech.refused(CONTENT, asked.view, refusal).reason
        for asked in questions()
        for refusal in asked.refused
        if refusal.reason == reasons.HELD
    }
    assert held
    for message in held:
        assert re.search(r": [А-Я].*\.$", check(message, clause=True)["ru"])


@pytest.mark.parametrize("deed", range(len(DEED_NAMES)))
def test_every_deed_tells_what_it_does(deed: int) -> None:
    for seed in range(len(SCENARIOS)):
        view = view_of(next(random_game(seed)), 0)
        if DEED_NAMES[deed] in CONTENT.scenarios[view.scenario].deeds:
            choice = speech.choice(CONTENT, view, act(actions.DEED, deed))
            check(choice.label)
            assert (choice.note is None) == (DEED_NAMES[deed] == "take_chest")
            if choice.note is not None:
                check(choice.note, clause=True)
            return
    raise AssertionError(DEED_NAMES[deed])


def test_every_step_that_asks_has_its_question() -> None:
    rows = (PASSES, STOPS, WARRIORS, SPOT_ROWS, NUMBERS, LINES, FIENDS)
    assert {step for table in rows for step in table} <= set(QUESTIONS)
    sources = "".join([file.read_text("utf-8") for file in (FOLDER / "rules").rglob("*.py")])
    asking = set(re.findall(r"^class (\w+)\((?:Decision\d|Sealed|Window)\[", sources, re.MULTILINE))
    assert asking == set(QUESTIONS)
    windows = set(re.findall(r"^class (\w+)\(Window\[", sources, re.MULTILINE))
    assert windows == set(PASSES) == {step for step, question in QUESTIONS.items() if not question.wait}


def test_choices_live_on_what_the_page_draws() -> None:
    drawn = re.findall(r"^click-(\w+)", (FOLDER / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    found = {kind_of(element) for asked in questions() for choice in asked.choices for element in choice.on}
    assert found <= set(drawn)


def test_elements_are_named_by_what_they_are() -> None:
    """A tile is called by its name and a human by his, whatever is chosen there."""
    for asked in questions():
        for choice in asked.choices:
            for element, name in zip(choice.on, choice.names, strict=False):
                number = int(element.rsplit("-", 1)[1]) if "-" in element else 0
                if kind_of(element) == "tile":
                    spot = asked.view.spots[number]
                    assert name == Ref("where", spot.tile * int(SPOTS) + number), choice
                elif kind_of(element) in ("fig", "human", "slot"):
                    assert name == Ref("human", number), choice
                elif kind_of(element) in ("card", "gift", "space"):
                    assert name == Ref(kind_of(element), number), choice


def numbers_of(module: Any) -> set[int]:
    return {int(number) for name, number in vars(module).items() if name.isupper()}


def test_every_reason_has_its_words() -> None:
    assert set(REASONS) == numbers_of(reasons)
    assert {reason.key for reason in REASONS.values()} <= set(messages(FOLDER, "en"))


def test_records_are_spelled_by_ids() -> None:
    verbs = actions.verbs(len(CONTENT.cards))
    game = next(random_game(0))
    tile = CONTENT.tiles[int(game.tile(0))].id
    assert spell(game, verbs, act(actions.GIVE, 3, 5)) == "give K1 5"
    assert spell(game, verbs, act(actions.STEP, 0)) == f"step {tile}.0"
    assert spell(game, verbs, act(actions.EXPLORE, 2)) == f"explore {tile}.0.S"
    assert spell(game, verbs, act(actions.PLACE, 6, 6)) == "place 6 taste"
    assert spell(game, verbs, act(actions.ATTACK, 1)) == "attack demon"
    assert spell(game, verbs, act(actions.TROG, 0, 1)) == f"trog {tile}.0 tough"
    assert spell(game, verbs, act(actions.LINE, 0)) == "line 1"
    assert spell(game, verbs, act(actions.BUY, BUY_ADVANTAGE)) == "buy advantage"
    assert spell(game, verbs, act(actions.BUY, BUY_BLADE)) == "buy blade"
    assert spell(game, verbs, act(actions.BUY, BUY_OBJECT)) == "buy blunderbuss"
    assert spell(game, verbs, act(actions.BUY, 2)) == "buy gather"


def test_every_throw_of_a_game_is_spelled() -> None:
    seen = set()
    for seed in range(len(SETTINGS)):
        rng = Rng(seed)
        game = set_up(2, msgspec.convert(SETTINGS[seed], Options), ATLAS)
        while game.seat != OVER:
            if game.seat == CHANCE:
                outcome = int(game.sample(rng))
                seen.add(game.step().name)
                assert spell_outcome(game, outcome)
                game.play(outcome)
            else:
                seat = seats_asked(game)[0]
                game.play_as(seat, weighed([int(action) for action in game.actions_of(seat)], rng))
    assert {"RollInitiative", "RollDestiny", "DrawAdvantage", "DrawEvent", "DrawTile", "Throw", "BoobyRoll"} <= seen


# --- the log ---


def test_every_event_has_its_row_and_is_told_with_its_clause() -> None:
    assert set(EVENT_ROWS) == numbers_of(happenings)
    kinds = set()
    for seed in range(len(SETTINGS)):
        for event in log_of(seed):
            kinds.add(event.kind)
            check(speech.told(CONTENT, event), clause=True)
            for seat in (0, 1):
                check(EVENTS.told_to(CONTENT, event, seat))
            for element in EVENTS.linked(CONTENT, event):
                assert re.fullmatch(r"[a-z]+(-\d+)*", element), element
            EVENTS.motions(CONTENT, event)
    assert len(kinds) > 75


@cache
def log_of(seed: int) -> list[Event]:
    *_, end = random_game(seed)
    assert end.listener is not None
    return list(end.listener.events)


def test_columns_of_simulate_count_whole_games() -> None:
    facts = EVENTS.fact_columns(CONTENT, log_of(0))
    assert set(facts) == set(EVENTS.blank(CONTENT))
    assert facts["scenario.survivors"] == 1
    assert facts["rounds"] >= 1
    assert sum(facts[f"result.{result}"] for result in ("human", "demon", "draw")) == 1


def line(kind: int, *args: int) -> dict[str, str]:
    return check(speech.told(CONTENT, Event(int(kind), (*args, 0, 0, 0)[:4], EVERYONE)))


def tile(name: str, spot: int) -> int:
    """A laid tile as events tell it."""
    return next(n for n, found in enumerate(CONTENT.tiles) if found.id == name) * int(SPOTS) + spot


BRUTE: Final = 1  # the first of the two
HUNTER: Final = int(FIEND)  # the first Demon card


def test_the_log_names_warriors_tiles_and_counts() -> None:
    tunnel = tile("T25", 4)
    assert line(happenings.MOVED, BRUTE, tile("T01", 0), tunnel, 0) == {
        "en": "Brute I moves: Exit → Tunnel 4.",
        "ru": "Дикарь I идёт: Выход → Тоннель 4.",
    }
    assert line(happenings.ATTACKS, HUNTER, BRUTE, tunnel, 0)["ru"] == "Охотник нападает на Дикаря I: Тоннель 4."
    assert line(happenings.ATTACKS, BRUTE, int(TROG), tunnel, 0)["ru"] == "Дикарь I нападает на троглодитов: Тоннель 4."
    assert line(happenings.THREW, HUNTER, 4, 4, 2) == {
        "en": "Hunter: 4 dice at 4+ → 2 hits.",
        "ru": "Охотник: 4 кубика на 4+ → 2 удара.",
    }
    assert line(happenings.TROGS_KILLED, tunnel, 2, 1)["ru"] == "Убито: 2 троглодита, Тоннель 4. Осталось там 1."
    assert line(happenings.ROLLED, 0x100002, 3, 0)["en"] == "Initiative dice (3): 6 1 1."
    gaunt = int(FIEND) + 3 + int(FIGURE) * int(FIGURE_POSSESSED)
    assert line(happenings.EXORCISM, 0, gaunt, 3, 1)["ru"].startswith(
        "Избавитель изгоняет тьму из Одержимого (Дикарь II)"
    )
    risen = int(FIEND) + 1 + int(FIGURE) * int(FIGURE_DAMNED)
    assert line(happenings.RETURNED, risen, tunnel)["en"] == "Putrefied Damned (Redeemer) rises: Tunnel 4."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_is_told_in_words_of_its_own(language: str) -> None:
    """A wound and the end of a move have many causes; each has its sentence."""
    hurt = [told_numbers.BY_ATTACK, told_numbers.BY_BOOBY, told_numbers.BY_TRAP, told_numbers.BY_GRENADE]
    hurt += [told_numbers.BY_CRAWLING, told_numbers.BY_POSSESSION]
    assert len({line(happenings.WOUNDED, BRUTE, 3, 2, int(source))[language] for source in hurt}) == 6
    halted = [told_numbers.BY_FLOOD, told_numbers.BY_BOOBY_TRAP, told_numbers.BY_LOST, told_numbers.BY_ATTACKING]
    halted += [told_numbers.BY_PANIC]
    assert len({line(happenings.MOVE_ENDS, BRUTE, int(why))[language] for why in halted}) == 5


def test_a_throw_is_told_with_the_highest_first() -> None:
    assert cards.thrown(0x100012) == "6 2 1 1"
    assert cards.thrown(0) == ""


def test_what_is_done_to_a_warrior_is_told_to_his_player() -> None:
    hurt = Event(int(happenings.WOUNDED), (BRUTE, 3, 2, 0), EVERYONE)
    assert EVENTS.told_to(CONTENT, hurt, 0).key == "told-wounded" + YOU
    assert EVENTS.told_to(CONTENT, hurt, 1).key == "told-wounded"
    assert EVENTS.linked(CONTENT, hurt) == ("fig-1",)
    killed = Event(int(happenings.FIEND_DIED), (HUNTER, tile("T25", 4), 0, 0), EVERYONE)
    assert EVENTS.told_to(CONTENT, killed, 1).key == "told-fiend-died" + YOU
    assert EVENTS.linked(CONTENT, killed) == ("fiend-0", "tile-4")
    (seal,) = EVENTS.motions(CONTENT, killed)
    assert (seal.how, seal.on, seal.to, seal.seat) == ("stamp", "fiend-0", "tile-4", 1)
    (strike,) = EVENTS.motions(CONTENT, hurt)
    assert (strike.how, strike.on) == ("strike", "line-1-2")


def test_dice_of_an_attack_show_as_many_hits_as_fell() -> None:
    thrown = Event(int(happenings.THREW), (int(TROG), 5, 4, 2), EVERYONE)
    (roll,) = EVENTS.motions(CONTENT, thrown)
    assert (roll.how, roll.on, roll.need, roll.total, roll.seat) == ("roll", "", 4, 2, 1), "Troglodytes have no figure"
    for need in range(1, 7):
        for hits in range(4):
            dice = values_with(3, need, hits if need > 1 else 3)
            assert all(1 <= die <= 6 for die in dice)
            assert sum(die >= need for die in dice) == (hits if need > 1 else 3)


# --- notices ---


def story_of(seed: int) -> Story:
    return list(enumerate(log_of(seed)))


def notices_of(story: Story, viewer: int) -> list[Notice]:
    found = [notice_of(EVENTS, CONTENT, story, at, viewer) for at in range(len(story))]
    return [notice for notice in found if notice is not None]


def test_what_is_done_to_a_seat_is_told_to_it() -> None:
    titles: dict[int, set[str]] = {0: set(), 1: set()}
    for seed in range(len(SETTINGS)):
        story = story_of(seed)
        for viewer in (0, 1, int(SPECTATOR)):
            for notice in notices_of(story, viewer):
                assert viewer < 0 or notice.seat == viewer
                titles[notice.seat].add(notice.title.key)
                for message in notice.messages:
                    check(message)
    assert len(titles[0]) >= 10 and len(titles[1]) >= 6


def told(*happened: tuple[int, tuple[int, ...]]) -> Story:
    return [(7, Event(int(kind), (*args, 0, 0, 0)[:4], EVERYONE)) for kind, args in happened]


def test_an_attack_is_told_with_its_throw() -> None:
    tunnel = tile("T25", 4)
    story = told((happenings.ATTACKS, (HUNTER, BRUTE, tunnel)), (happenings.THREW, (HUNTER, 4, 4, 2)))
    (hit,) = notices_of(story, 0)
    assert (hit.mood, check(hit.title)) == (
        "bad",
        {"en": "Hunter strikes Brute I", "ru": "Охотник бьёт Дикаря I"},
    )
    assert [check(said)["ru"] for _, said in hit.lines] == ["4 кубика на 4+: 2 удара"]
    assert notices_of(story, 1) == []


def test_fallen_troglodytes_are_told_with_the_throw_that_felled_them() -> None:
    tunnel = tile("T25", 4)
    attack = told(
        (happenings.ATTACKS, (BRUTE, int(TROG), tunnel)),
        (happenings.THREW, (BRUTE, 3, 3, 2)),
        (happenings.TROGS_KILLED, (tunnel, 2, 1)),
    )
    *_, lost = notices_of(attack, 1)
    assert check(lost.title)["ru"] == "Убито: 2 троглодита, Тоннель 4"
    assert [role for role, _ in lost.lines] == ["sum", "next"]
    grenade = [*attack, *told((happenings.GRENADE_THROWN, (BRUTE, tunnel)), (happenings.TROGS_KILLED, (tunnel, 1, 0)))]
    assert [role for role, _ in notices_of(grenade, 1)[-1].lines] == ["next"]


def test_lines_that_the_demon_chose_are_told() -> None:
    tunnel = tile("T25", 4)
    attack = [(happenings.ATTACKS, (HUNTER, BRUTE, tunnel)), (happenings.THREW, (HUNTER, 4, 4, 1))]
    wound = (happenings.WOUNDED, (BRUTE, 3, 2, 0))
    festering = next(kind for kind, card in enumerate(CONTENT.cards) if card.id == "festering")
    chosen = notices_of(told(*attack, (happenings.PLAYED, (1, festering, BRUTE)), wound), 0)
    assert chosen[-1].title.key == "notice-wounded" + YOU
    assert notices_of(told(*attack, wound), 0)[-1].title.key == "notice-attacked" + YOU


def test_cards_and_tiles_that_hit_a_seat_have_their_notice() -> None:
    tunnel = tile("T19", 4)
    panic = next(kind for kind, card in enumerate(CONTENT.cards) if card.id == "panic")
    found = [
        (told((happenings.PLAYED, (1, panic, BRUTE))), 0, "notice-played"),
        (told((happenings.BOOBY_TRAP, (BRUTE, tunnel, 5))), 0, "notice-booby"),
        (told((happenings.MECHANISM, (BRUTE, tunnel, 1))), 0, "notice-mechanism"),
        (told((happenings.HUMAN_DIED, (BRUTE, tunnel)), (happenings.OBJECTS_GONE, (BRUTE, 2))), 0, "notice-died"),
        (told((happenings.STUNNED, (BRUTE, 3))), 0, "notice-stunned"),
        (told((happenings.OBJECTS_RUST, (BRUTE,))), 0, "notice-rust"),
        (told((happenings.EDGE_CLOSED, (tunnel, 1, 1))), 0, "notice-closed"),
        (told((happenings.EDGE_CLOSED, (tunnel, 1, 0))), 1, "notice-closed"),
        (told((happenings.STAT_CAPPED, (-1, 0, 1, 3))), 0, "notice-capped"),
        (told((happenings.STAT_CHANGED, (BRUTE, 2, 7, 4))), 0, "notice-changed"),
        (told((happenings.FIEND_DIED, (HUNTER, tunnel))), 1, "notice-fiend-died"),
        (told((happenings.TP_LOST, (1, 3))), 1, "notice-tp-lost"),
        (told((happenings.SEALED, (BRUTE, tunnel, 2))), 1, "notice-sealed"),
    ]
    for story, seat, key in found:
        (notice, *_) = notices_of(story, seat)
        assert notice.title.key == key + YOU
        for message in notice.messages:
            check(message)
        assert notices_of(story, 1 - seat) == []
    harmless = told((happenings.BOOBY_TRAP, (BRUTE, tunnel, 1)), (happenings.STAT_CHANGED, (-1, 0, 9, 4)))
    assert notices_of(harmless, 0) == []


# --- cards, goals and options ---


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("card", len(CONTENT.cards)),
        ("gift", len(CONTENT.gifts)),
        ("object", len(CONTENT.objects)),
        ("demon", len(CONTENT.demons)),
        ("creature", len(CONTENT.creatures)),
        ("profile", len(CONTENT.warriors)),
        ("space", len(CONTENT.spaces)),
        ("scenario", len(CONTENT.scenarios)),
        ("handicap", len(CONTENT.handicaps)),
        ("human", 6),
    ],
)
def test_everything_has_a_name_and_a_text(kind: str, count: int) -> None:
    for number in range(count):
        for what in (kind, f"{kind}-text"):
            for language, letters in (("ru", "[а-яё]"), ("en", "[a-z]")):
                said = cards.name_of(CONTENT, Ref(what, number), language)
                assert re.search(letters, said, re.IGNORECASE) and not re.search(r"[{}]", said)


def test_scenarios_tell_their_goal_and_special_rules() -> None:
    for number in range(len(CONTENT.scenarios)):
        for part in ("scenario-goal", "scenario-special"):
            for language in LANGUAGES:
                assert len(cards.name_of(CONTENT, Ref(part, number), language).split()) > 8


def test_two_of_a_kind_are_told_apart() -> None:
    humans = [cards.name_of(CONTENT, Ref("human", human), "ru") for human in range(6)]
    assert humans == ["Избавитель", "Дикарь I", "Дикарь II", "Наёмник I", "Наёмник II", "Пленник"]
    cases = [cards.name_of(CONTENT, Ref(kind, 2), "ru") for kind in ("human-of", "human-to")]
    assert cases == ["Дикаря II", "Дикарю II"]
    assert cards.name_of(CONTENT, Ref("human-of", 2), "en") == "Brute II"


def test_tiles_are_told_apart_by_their_number() -> None:
    names = {cards.name_of(CONTENT, Ref("where", tile("T25", spot)), "en") for spot in range(17)}
    assert len(names) == 17
    assert cards.name_of(CONTENT, Ref("where", tile("T01", 9)), "en") == "Exit"
    assert cards.name_of(CONTENT, Ref("tile", 24), "ru") == "Тоннель"


def test_a_name_that_is_not_there_is_a_clear_error() -> None:
    with pytest.raises(KeyError, match="nothing of the kind 'boat'"):
        cards.name_of(CONTENT, Ref("boat", 0), "en")
    with pytest.raises(KeyError, match="no name in language 'fr'"):
        cards.name_of(CONTENT, Ref("card", 0), "fr")


def test_seats_sides_values_talents_deeds_and_tiles_have_words_of_their_own() -> None:
    rows = [
        [cards.seat_name(seat) for seat in range(2)],
        [cards.side_name(side) for side in range(4)],
        [cards.stat_name(stat) for stat in range(3)],
        [cards.talent_name(talent) for talent in range(len(TALENTS))],
        [cards.deed_name(deed) for deed in range(len(DEED_NAMES))],
        [cards.tile_text(kind) for kind in TILE_KINDS],
    ]
    for names in rows:
        for language in LANGUAGES:
            assert len({check(name, clause=True)[language] for name in names}) == len(names)


def test_every_counted_condition_has_its_line() -> None:
    assert set(COUNTS) <= set(WHENS)
    for when in COUNTS:
        for now, extra, who in ((0, 0, -1), (1, 1, 3), (-1, -1, 3), (2, 5, 0)):
            check(goals.goal_line(Goal(when, "human", now, 6, extra, who)), clause=True)


def test_progress_is_told_in_every_scenario() -> None:
    for seed in range(len(SCENARIOS)):
        game = next(random_game(seed))
        lines = goals.progress(CONTENT, view_of(game, 0))
        assert lines
        for message in lines:
            check(message, clause=True)


def test_every_ending_has_its_words() -> None:
    said = [check(Msg("ending", (("ending", name or "none"),))) for name in ENDINGS]
    for language in LANGUAGES:
        assert len({words[language] for words in said}) == len(ENDINGS)
    *_, end = random_game(0)
    check(goals.ending(view_of(end, 0)), clause=True)


def test_every_option_is_explained() -> None:
    explained = option_words(Options, cards.OPTION_CLAUSES)
    assert [option.option for option in explained] == list(Options.__struct_fields__)
    for option in explained:
        for message in (option.name, option.about):
            check(message, clause=True)
        for language in LANGUAGES:
            names = [speakers()[language].say(name) for _, name in option.values]
            assert len(set(names)) == len(names)
        assert option.values[0][0] == getattr(Options(), option.option)


def test_scenarios_are_called_alike_in_the_lobby_and_in_the_tables() -> None:
    named = next(option for option in option_words(Options, cards.OPTION_CLAUSES) if option.option == "scenario")
    for number, (scenario, name) in enumerate(named.values):
        for language in LANGUAGES:
            assert speakers()[language].say(name) == cards.name_of(CONTENT, Ref("scenario", number), language), scenario


def test_no_message_is_idle() -> None:
    """Read the sources: a key that stands in no module of the game, nor of the table, is never said.

    Of what is clicked the page says `click-` and the kind of the element: something must live on such.
    """
    table = FOLDER.parents[1] / "table"
    sources = "".join([file.read_text("utf-8") for folder in (FOLDER, table) for file in folder.rglob("*.py")])
    known = {f"option-{name}" for name in Options.__struct_fields__} | taught_keys(CLAUSTROPHOBIA)
    for key in messages(FOLDER, "en"):
        lives_on = rf"[\"']{key.removeprefix('click-')}[-\"']"
        told = re.search(lives_on if key.startswith("click-") else rf"[\"']{key.removesuffix(YOU)}[\"']", sources)
        assert told or key.split(".")[0] in known, key
