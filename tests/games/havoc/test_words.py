"""Everything that Cry Havoc says is said in both languages, and nothing in the words files is idle."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from games.havoc.fights import clash
from games.havoc.table import KIND, A, give, play, table
from words_files import messages, taught_keys

import igroteka.games.havoc as havoc
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, Refusal, act
from igroteka.engine.events import EVERYONE, Event, EventLog
from igroteka.engine.ruleset import option_values
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.havoc.box import HAVOC
from igroteka.games.havoc.content.options import Options
from igroteka.games.havoc.content.tables import read
from igroteka.games.havoc.content.vectors import Atlas
from igroteka.games.havoc.content.vocabulary import FOR_THREE, FOR_TWO, HUMANS, MACHINES
from igroteka.games.havoc.page.battle import sheet
from igroteka.games.havoc.page.board import own_parts
from igroteka.games.havoc.page.regions import region_help
from igroteka.games.havoc.rules.setup import set_up
from igroteka.games.havoc.state import actions, reasons
from igroteka.games.havoc.state import events as happenings
from igroteka.games.havoc.state.fields import WAR_PARTIES
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.state.told import NUMBERS, where, who
from igroteka.games.havoc.view.build import view_of
from igroteka.games.havoc.words import cards, speech
from igroteka.games.havoc.words.choices import NUMBERS as NUMBER_ROWS
from igroteka.games.havoc.words.choices import PASSES, REGIONS, STOPS
from igroteka.games.havoc.words.choices import ROWS as CHOICE_ROWS
from igroteka.games.havoc.words.events import EVENTS
from igroteka.games.havoc.words.events import ROWS as EVENT_ROWS
from igroteka.games.havoc.words.notation import spell, spell_outcome
from igroteka.games.havoc.words.prompts import QUESTIONS
from igroteka.games.havoc.words.refusals import REASONS
from igroteka.table.notice_words import notice_of
from igroteka.table.notices import YOU, Notice, Story
from igroteka.table.options import option_words
from igroteka.table.rulebook import chapters
from igroteka.table.text.messages import Choice, Msg, Ref
from igroteka.table.text.speech import LANGUAGES, Speaker, words_of
from igroteka.web.page.fragments.bar import FEW, instruction, kind_of
from igroteka.web.tables.guests import texts_of

FOLDER: Final = Path(havoc.__file__).parent
CONTENT: Final = read()
NAMES: Final = ("Вера", "Oleg", "<b>\"'&", "Ann")
# Plurals that go neither with one (English) nor with two to four (Russian).
THINGS: Final = "soldiers|kills|prisoners|cards|crystals|Trogs|tokens|regions|rounds|structures|points"
THINGS_RU: Final = "карт|кристаллов|трогов|жетонов|раундов|локаций|очков|убийств"
WRONG_PLURAL: Final = re.compile(rf"(?<![\d.,])(1 (enemy )?({THINGS})|(?<!до )(?<!больше )[2-4] ({THINGS_RU}))\b")
LONGEST: Final = 79  # letters of an instruction
SETTINGS: Final[tuple[dict[str, Any], ...]] = (
    {"level": "veteran"},
    {"level": "experienced", "retreat_split": "on", "init_bonus_optional": "off"},
    {"level": "veteran", "faction_pick": "random", "trog_winners_become_nest": "on"},
)


def clauses(language: str) -> list[tuple[str, str]]:
    text = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(CH-R?\d+)\*\* (.*)$", text, re.MULTILINE)


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
        assert sentence.strip() == sentence != ""
        assert not re.search(r"[{}$]|\u2068|\?\?\?", sentence), sentence
        assert message.key not in sentence
        assert "  " not in sentence and ".." not in sentence and ";;" not in sentence, sentence
        assert not WRONG_PLURAL.search(sentence), sentence
        assert not re.search("«[^»]*«", sentence), sentence
    if clause:
        assert message.clause in CLAUSES, message
    return said


def seats_asked(game: Havoc) -> list[int]:
    return [int(seat) for seat in game.seats()]


def random_game(seed: int, players: int) -> Iterator[Havoc]:
    """Every decision of a random game, with its events in the listener."""
    rng = Rng(seed)
    options = msgspec.convert(SETTINGS[seed % len(SETTINGS)], Options)
    game = set_up(players, options, Atlas(CONTENT))
    game.listener = EventLog()
    while game.seat != OVER:
        if game.seat == CHANCE:
            game.play(game.sample(rng))
            continue
        yield game
        seat = seats_asked(game)[0]
        offered = game.actions_of(seat)
        game.play_as(seat, offered[rng.below(len(offered))])
    yield game


def decisions() -> Iterator[tuple[Havoc, int]]:
    """Every question of some games, with each seat that it is put to."""
    for seed, players in enumerate((2, 3, 4)):
        for game in random_game(seed, players):
            for seat in seats_asked(game) if game.seat != OVER else []:
                yield game, seat


# --- the rules ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_hold_every_clause_once(language: str) -> None:
    ids = [clause for clause, _ in clauses(language)]
    assert ids[:189] == [f"CH-{number:03}" for number in range(1, 190)]
    assert ids[189:] == [f"CH-R{number:02}" for number in range(1, 97)]
    assert all(len(text.split()) >= 4 for _, text in clauses(language))


def test_the_rules_have_the_same_chapters_in_both_languages() -> None:
    numbers = {
        language: [[clause.number for clause in chapter.clauses] for chapter in chapters(str(FOLDER), language)]
        for language in LANGUAGES
    }
    assert numbers["ru"] == numbers["en"]
    assert len(numbers["en"]) == 19
    assert sum(map(len, numbers["en"])) == 285


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_option_and_its_values(language: str) -> None:
    words = dict(clauses(language))
    for field in msgspec.structs.fields(Options):
        names = [field.name, *option_values(field)]
        text = words[cards.OPTION_CLAUSES[field.name]]
        assert [name for name in names if f"`{name}`" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_point_only_to_clauses_that_exist(language: str) -> None:
    assert {name for _, text in clauses(language) for name in re.findall(r"CH-R?\d+", text)} <= CLAUSES


def test_a_clause_has_the_same_numbers_in_both_languages() -> None:
    english, russian = dict(clauses("en")), dict(clauses("ru"))
    for clause in english:
        figures = [sorted(re.findall(r"CH-R?\d+|−?\d+", text)) for text in (english[clause], russian[clause])]
        assert figures[0] == figures[1], clause


# --- choices, refusals, questions ---


def test_both_languages_share_messages_variables_and_variants() -> None:
    assert messages(FOLDER, "ru") == messages(FOLDER, "en")


def test_every_verb_has_its_button() -> None:
    table = actions.verbs(len(CONTENT.cards), len(CONTENT.structures)).table
    names = [name for name, _, _ in table]
    assert {verb: button.verb for verb, button in CHOICE_ROWS.items()} == dict(enumerate(names))


def test_every_choice_and_refusal_of_whole_games_is_well_said() -> None:
    steps, verbs, told_not = set(), set(), set()
    for game, seat in decisions():
        view = view_of(game, seat)
        steps.add(view.step)
        check(speech.prompt(CONTENT, view), clause=True)
        for other in [number for number in (*range(game.players), int(SPECTATOR)) if number != seat]:
            waiting = check(speech.prompt(CONTENT, view_of(game, other)))
            assert view_of(game, other).acts or not any("?" in said for said in waiting.values())
        choices, refused = offered(game, seat)
        for choice in choices:
            verbs.add(choice.verb)
            check(choice.label)
            for extra in (choice.cost, choice.note, choice.ask):
                if extra is not None:
                    check(extra, clause=True)
        for refusal in refused:
            told_not.add(refusal.reason)
            said = speech.refused(CONTENT, view, refusal)
            check(said.label)
            check(said.reason, clause=True)
    assert len(steps) >= 30 and len(verbs) >= 20 and len(told_not) >= 12


def offered(game: Havoc, seat: int) -> tuple[list[Choice], list[Refusal]]:
    """What a seat may choose, as the page says it, and what it may not."""
    buffer = Choices(explaining=True)
    game.offer_to(seat, buffer)
    view = view_of(game, seat)
    return [speech.choice(CONTENT, view, action) for action in buffer.listed()], list(buffer.refused)


def test_instructions_are_short_and_say_what_is_clicked() -> None:
    for game, seat in decisions():
        view = view_of(game, seat)
        choices, _ = offered(game, seat)
        for language, speaker in speakers().items():
            said = instruction(texts_of(language), speaker, speech.prompt(CONTENT, view), choices)
            assert len(said) <= LONGEST, f"{len(said)}: {said}"
        if len(choices) > FEW:
            assert sum(not choice.on for choice in choices) <= FEW, view.step
        assert sum(choice.weight == "primary" for choice in choices) <= 1, view.step
        keys = [choice.key for choice in choices if choice.key]
        assert len(set(keys)) == len(keys) and not set(keys) & set("uyh?+-0 ")


def test_every_step_that_asks_has_its_question() -> None:
    assert set(PASSES) | set(STOPS) | set(REGIONS) | set(NUMBER_ROWS) <= set(QUESTIONS)
    sources = "".join([file.read_text("utf-8") for file in (FOLDER / "rules").rglob("*.py")])
    assert set(re.findall(r"^class (\w+)\((?:Decision\d|Sealed)\[", sources, re.MULTILINE)) == set(QUESTIONS)


def test_choices_live_on_what_the_page_draws() -> None:
    drawn = re.findall(r"^click-(\w+)", (FOLDER / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    found = {
        kind_of(element) for game, seat in decisions() for choice in offered(game, seat)[0] for element in choice.on
    }
    assert found <= set(drawn)


def test_CH_R95_a_leg_shows_where_it_comes_from_and_goes_to_before_it_is_made() -> None:
    game = give(table(3), HUMANS, "sandstorm", "flank")
    play(game, act(actions.MARCH), act(actions.PAY, KIND["sandstorm"]), act(actions.DONE))
    game.play(act(actions.FROM, game.hq(HUMANS)))
    speaker = speakers()["en"]
    for step in ("MarchTo", "MarchMany"):
        view = view_of(game, 0)
        assert view.step == step
        drawn = own_parts(CONTENT, view, speaker)["L2"]
        offered = [speech.choice(CONTENT, view, action) for action in game.actions()]
        assert len(offered) > 1
        for choice in offered:
            assert len(choice.preview) == 1 and f'<g id="{choice.preview[0]}" class="ghost"' in drawn
        assert view_of(game, 1).acts is False and "ghost" not in own_parts(CONTENT, view_of(game, 1), speaker)["L2"]
        game.play(game.actions()[0])


def test_chances_of_tokens_are_written_as_in_the_language() -> None:
    game = table()
    game.lay(A["K1"], WAR_PARTIES, 1)
    view = view_of(game, 0)
    told = {
        language: region_help(CONTENT, view, view.places[A["K1"]], speaker) for language, speaker in speakers().items()
    }
    assert "1: 44% · 2: 44% · 3: 11%. Crystals: 1.7 on average." in told["en"]
    assert "1: 44\u202f% · 2: 44\u202f% · 3: 11\u202f%. Кристаллов в среднем 1,7." in told["ru"]


def test_elements_are_named_by_what_they_are() -> None:
    """A region is called by its name, whatever is chosen there."""
    for game, seat in decisions():
        for choice in offered(game, seat)[0]:
            for element, name in zip(choice.on, choice.names, strict=False):
                if kind_of(element) in ("region", "army"):
                    number = int(element.split("-")[1])
                    region = Ref("region", where(number, int(FOR_TWO if game.players == 2 else FOR_THREE)))
                    assert name == region or choice.verb == "side", choice


def numbers_of(module: Any) -> set[int]:
    return {int(number) for name, number in vars(module).items() if name.isupper()}


def test_every_reason_has_its_words() -> None:
    assert set(REASONS) == numbers_of(reasons)
    assert all(reason.key in messages(FOLDER, "en") for reason in REASONS.values())


def test_records_are_spelled_by_ids() -> None:
    verbs = actions.verbs(len(CONTENT.cards), len(CONTENT.structures))
    game = next(random_game(0, 2))
    assert spell(game, verbs, act(actions.FACTION, 2)) == "faction pilgrims"
    assert spell(game, verbs, act(actions.REGION, 0)) == f"region {CONTENT.boards[FOR_TWO][0].id}"
    assert spell(game, verbs, act(actions.PLACE, 0)) == "place 1"
    assert spell(game, verbs, act(actions.SHIFT, 0, 2)) == "shift control attrition"


def test_every_throw_of_a_game_is_spelled() -> None:
    rng = Rng(5)
    game = set_up(4, Options(level="veteran", faction_pick="random"), Atlas(CONTENT))
    seen = set()
    for _ in range(600):
        if game.seat == OVER:
            break
        if game.seat == CHANCE:
            outcome = int(game.sample(rng))
            seen.add(game.step().name)
            assert spell_outcome(game, outcome)
            game.play(outcome)
        else:
            seat = seats_asked(game)[0]
            offers = game.actions_of(seat)
            game.play_as(seat, offers[rng.below(len(offers))])
    assert {"DrawFaction", "LandHq", "DealSkill", "DrawPlace", "TurnMarker", "DrawCard", "TurnToken", "Find"} <= seen


# --- the log ---


def test_every_event_has_its_row_and_is_told_with_its_clause() -> None:
    assert set(EVENT_ROWS) == numbers_of(happenings)
    kinds = set()
    for seed, players in enumerate((2, 3, 4)):
        for event in log_of(seed, players):
            kinds.add(event.kind)
            check(speech.told(CONTENT, event), clause=True)
            for seat in range(players):
                check(EVENTS.told_to(CONTENT, event, seat))
    assert len(kinds) > 70


@cache
def log_of(seed: int, players: int) -> list[Event]:
    *_, end = random_game(seed, players)
    assert end.listener is not None
    return list(end.listener.events)


def test_rows_name_sides_and_regions_where_events_have_them() -> None:
    """A side or a region that is read as a plain number would be a wrong name."""
    kinds = {"s": {"who", "whose"}, "r": {"region"}}
    for kind, numbers in NUMBERS.items():
        named = list(EVENT_ROWS[kind].kinds.values())
        for place, what in enumerate(numbers):
            if what in kinds and place < len(named):
                assert named[place] in kinds[what], EVENT_ROWS[kind].key


def line(kind: int, *args: int) -> dict[str, str]:
    return check(speech.told(CONTENT, Event(int(kind), (*args, 0, 0, 0)[:4], EVERYONE)))


def test_the_log_names_sides_regions_and_counts() -> None:
    humans, machines, trogs = who(0, 1), who(1, 0), who(3, -1)
    north = where(0, int(FOR_THREE))
    assert line(happenings.RECRUITED, humans, north, 3, 5) == {
        "en": "Humans recruit 3 soldiers (North Landing), 5 left in reserve.",
        "ru": "Люди нанимают 3 солдат (Посадочная зона Север), в резерве 5.",
    }
    assert line(happenings.RECRUITED, humans, where(0, int(FOR_TWO)), 1, 0)["en"].startswith(
        "Humans recruit 1 soldier (North Pad)"
    )
    assert line(happenings.KILLED, machines, trogs, 0)["ru"] == "Машины убивают солдата трогов: Контроль."
    assert line(happenings.TOOK_CONTROL, humans, north, machines)["ru"].startswith("Люди отбирают у машин локацию")
    assert line(happenings.TOOK_CONTROL, humans, north, -1)["en"] == "Humans take control of North Landing."


def test_points_and_links_go_to_the_seat_of_a_side() -> None:
    scored = Event(int(happenings.SCORED), (who(2, 1), 4, 3, 9), EVERYONE)
    assert EVENTS.sources(CONTENT, [scored], 2)[0].points == (0, 4)
    assert EVENTS.linked(CONTENT, scored) == ("strip-1",)
    trogs = Event(int(happenings.RETREATED), (who(3, -1), -1, 2, 0), EVERYONE)
    assert EVENTS.linked(CONTENT, trogs) == ()
    shot = Event(int(happenings.SHOT), (who(1, 0), who(0, 1), where(4, 0), 0), EVERYONE)
    assert EVENTS.told_to(CONTENT, shot, 1).key == "told-shot" + YOU
    assert EVENTS.told_to(CONTENT, shot, 0).key == "told-shot"
    assert EVENTS.motions(CONTENT, shot)[0].on == "region-4"


def test_a_card_that_is_turned_up_says_what_it_does() -> None:
    kind = next(n for n, card in enumerate(CONTENT.cards) if card.id == "distraction")
    played = Event(int(happenings.PLAYED), (who(0, 1), kind, 1, 0), EVERYONE)
    (turned,) = EVENTS.motions(CONTENT, played)
    assert (turned.how, turned.on, turned.seat) == ("card", "fighter-0", 1)
    face = EVENTS.face(CONTENT, played)
    assert face is not None and dict(face.args)["text"] == Ref("card-text", kind)
    assert EVENTS.face(CONTENT, Event(int(happenings.PASSED), (who(0, 1), 1, 0, 0), EVERYONE)) is None


# --- notices ---


def story_of(seed: int, players: int) -> Story:
    return [(at, event) for at, event in enumerate(log_of(seed, players))]


def notices_of(story: Story, viewer: int) -> list[Notice]:
    found = [notice_of(EVENTS, CONTENT, story, at, viewer) for at in range(len(story))]
    return [notice for notice in found if notice is not None]


def test_what_is_done_to_a_seat_is_told_to_it() -> None:
    moods = set()
    for seed, players in enumerate((2, 3, 4)):
        story = story_of(seed, players)
        for viewer in (*range(players), int(SPECTATOR)):
            for notice in notices_of(story, viewer):
                moods.add(notice.mood)
                assert viewer < 0 or notice.seat == viewer
                for message in notice.messages:
                    check(message)
    assert moods == {"bad", "good"}


def test_a_battle_is_told_to_both_sides() -> None:
    humans, machines = who(0, 0), who(1, 1)
    site = where(6, 0)
    told = [
        (happenings.BATTLE_BEGINS, (site, 1, humans, machines)),
        (happenings.CONTROL_WON, (humans, site, 2, 1)),
        (happenings.CAPTURED, (machines, humans, 0, 1)),
        (happenings.KILLED, (humans, machines, 2, 0)),
        (happenings.BATTLE_ENDS, (site, 1, 0, 0)),
    ]
    story = [(7, Event(int(kind), args, EVERYONE)) for kind, args in told]
    won, lost = [notices_of(story, seat)[-1] for seat in (0, 1)]
    assert (won.mood, check(won.title)["en"]) == ("good", "You won the battle: Vorn Ridge")
    assert (lost.mood, check(lost.title)["ru"]) == ("bad", "Вы проиграли сражение: Хребет Ворн")
    assert [speakers()["en"].say(said) for role, said in won.lines if role == "loss"] == ["1 soldier taken prisoner"]
    assert [speakers()["en"].say(said) for role, said in lost.lines if role == "loss"] == [
        "1 soldier killed (Attrition)"
    ]


# --- cards and options ---


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("faction", 4),
        ("card", len(CONTENT.cards)),
        ("structure", len(CONTENT.structures)),
        ("skill", len(CONTENT.skills)),
        ("exploration", len(CONTENT.explorations)),
        ("event", len(CONTENT.events)),
    ],
)
def test_everything_has_a_name_and_a_text(kind: str, count: int) -> None:
    for number in range(count):
        for what in (kind, f"{kind}-text"):
            for language, letters in (("ru", "[а-яё]"), ("en", "[a-z]")):
                said = cards.name_of(CONTENT, Ref(what, number), language)
                assert re.search(letters, said) and not re.search(r"[{}]", said)


def test_a_card_tells_its_icons_bonus_and_battle_text() -> None:
    ids = [card.id for card in CONTENT.cards]
    said = check(cards.card_text(CONTENT, ids.index("tidal_surge")), clause=True)["en"]
    assert said.startswith("move 2, recruit 1, build 1. Bonus: draw a card. Battle: Move one of your soldiers")
    assert check(cards.structure_text(CONTENT, 0), clause=True)["en"].startswith("Build 3, activate 2. ")


def test_a_name_that_is_not_there_is_a_clear_error() -> None:
    with pytest.raises(KeyError, match="nothing of the kind 'boat'"):
        cards.name_of(CONTENT, Ref("boat", 0), "en")
    with pytest.raises(KeyError, match="no name in language 'fr'"):
        cards.name_of(CONTENT, Ref("card", 0), "fr")


def test_CH_133_notes_count_the_attacker_first_as_the_battle_board_does() -> None:
    game = clash((0, 0, 2), (1, 0, 1), cards=[(HUMANS, "flank"), (MACHINES, "reroute")])
    for seat in (0, 1):
        assert game.seat == seat
        view = view_of(game, seat)
        note = speech.choice(CONTENT, view, act(PASS)).note
        assert note is not None
        said = check(note)
        drawn = {language: sheet(CONTENT, view, speaker) for language, speaker in speakers().items()}
        for language, order, sums in (
            ("en", "attack : defence", ("kills 2 : 1", "VP 2 : 3")),
            ("ru", "атака : защита", ("убьют 2 : 1", "ПО 2 : 3")),
        ):
            assert order in drawn[language]  # the bar has no room for it
            for words in sums:
                assert words in said[language] and words in drawn[language]
        game.play(act(PASS))


def test_seats_terrains_decks_and_objectives_have_names_of_their_own() -> None:
    rows = [
        [cards.seat_name(seat) for seat in range(4)],
        [cards.terrain_name(terrain) for terrain in range(5)],
        [cards.deck_name(deck) for deck in range(5)],
        [cards.objective_name(objective) for objective in range(3)],
        [cards.side_of(side) for side in range(4)],
    ]
    for names in rows:
        for language in LANGUAGES:
            assert len({check(name, clause=True)[language] for name in names}) == len(names)


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


def test_no_message_is_idle() -> None:
    """Read the sources: a key that stands in no module of the game, nor of the table, is never said.

    Of what is clicked the page says `click-` and the kind of the element: something must live on such.
    """
    table = FOLDER.parents[1] / "table"
    sources = "".join([file.read_text("utf-8") for folder in (FOLDER, table) for file in folder.rglob("*.py")])
    known = {f"option-{name}" for name in Options.__struct_fields__} | {*EVENTS.source_order} | taught_keys(HAVOC)
    for key in messages(FOLDER, "en"):
        lives_on = rf"[\"']{key.removeprefix('click-')}[-\"']"
        told = re.search(lives_on if key.startswith("click-") else rf"[\"']{key.removesuffix(YOU)}[\"']", sources)
        assert told or key.split(".")[0] in known, key
