"""Everything that Trappers says is said in both languages, and nothing in the words files is idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from games.trappers.table import (
    CONTENT,
    QUEST,
    acting,
    assign,
    become,
    city,
    do,
    factory,
    fresh,
    give,
    listening,
    mark,
    possible,
    put,
    set_rep,
    table,
    turn_of,
    visiting,
    war,
)
from words_files import messages, taught_keys

import igroteka.games.trappers as trappers
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices, Refusal, act
from igroteka.engine.events import EVERYONE, Event
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.trappers.content.options import Options
from igroteka.games.trappers.rules.routes import packed
from igroteka.games.trappers.state import actions as verbs
from igroteka.games.trappers.state import events as happenings
from igroteka.games.trappers.state import reasons
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import view_of
from igroteka.games.trappers.words import speech
from igroteka.games.trappers.words.choices import PASSES, REASONS
from igroteka.games.trappers.words.choices import ROWS as CHOICE_ROWS
from igroteka.games.trappers.words.events import EVENTS, ROWS
from igroteka.games.trappers.words.speech import QUESTIONS
from igroteka.table.notices import YOU
from igroteka.table.text.messages import Choice, Msg
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for

FOLDER: Final = Path(trappers.__file__).parent
CLAUSES: Final = set(re.findall(r"\*\*(TR-R?\d+)\*\*", (FOLDER / "rules.en.md").read_text("utf-8")))
NAMES: Final = ("Вера", "Oleg", "<b>\"'&", "Ann")
SPEAKERS: Final[dict[str, Speaker]] = {
    language: speaker_for(TRAPPERS, CONTENT, language, NAMES) for language in LANGUAGES
}
GAMES: Final = 8


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


def choice_of(game: Trappers, spelled: str) -> Choice:
    return speech.choice(CONTENT, view_of(game, int(game.seat)), possible(game)[spelled])


def told_of(choice: Choice, language: str = "en") -> list[str]:
    """Label, cost and note."""
    return [
        SPEAKERS[language].say(said) if said is not None else "" for said in (choice.label, choice.cost, choice.note)
    ]


def says(game: Trappers, spelled: str, language: str = "en") -> list[str]:
    return told_of(choice_of(game, spelled), language)


def prompt_of(game: Trappers, seat: int) -> dict[str, str]:
    return check(speech.prompt(CONTENT, view_of(game, seat)))


def reason_of(game: Trappers, spelled: str) -> tuple[str, str]:
    """Why not, in English, and by which clause."""
    buffer = Choices(explaining=True)
    game.offer_to(game.seat, buffer)
    refusal = next(r for r in buffer.refused if TRAPPERS.spell(game, r.action) == spelled)
    refused = speech.refused(CONTENT, view_of(game, int(game.seat)), refusal)
    return check(refused.reason, clause=True)["en"], refused.reason.clause


def decisions(games: int = GAMES) -> Iterator[Trappers]:
    """Every decision of random games, with the options that words hang on."""
    options = [{}, {"capture_zefs": "gain_four", "defender_scores": "on"}, {"rep_loss_on_failed_robbery": "on"}]
    for seed in range(games):
        rng = Rng(seed)
        game = fresh(2 + seed % 3, round_limit="ten", **options[seed % 3])
        while game.seat != OVER:
            if game.seat == CHANCE:
                game.play(game.sample(rng))
                continue
            yield game
            actions = game.actions()
            game.play(actions[rng.below(len(actions))])


def test_both_languages_share_messages_variables_and_variants() -> None:
    assert messages(FOLDER, "ru") == messages(FOLDER, "en")


# --- choices ---


def test_every_verb_has_its_button() -> None:
    names = [name for name, _, _ in verbs.verbs(len(CONTENT.artifacts), len(CONTENT.quests)).table]
    assert {verb: button.verb for verb, button in CHOICE_ROWS.items()} == dict(enumerate(names))


def test_every_choice_and_refusal_of_whole_games_is_well_said() -> None:
    steps, verbs_seen, reasons_seen = set(), set(), set()
    for game in decisions():
        seat = int(game.seat)
        view = view_of(game, seat)
        steps.add(view.step)
        check(speech.prompt(CONTENT, view), clause=True)
        for other in [number for number in (*range(game.players), -3) if number != seat]:
            check(speech.prompt(CONTENT, view_of(game, other)), clause=True)
        buffer = Choices(explaining=True)
        game.offer_to(seat, buffer)
        for action in buffer.listed():
            choice = speech.choice(CONTENT, view, action)
            assert choice.action == action
            verbs_seen.add(choice.verb)
            check(choice.label)
            for extra in (choice.cost, choice.note):
                if extra is not None:
                    check(extra, clause=True)
        for refusal in buffer.refused:
            refused = speech.refused(CONTENT, view, refusal)
            reasons_seen.add(refusal.reason)
            check(refused.label)
            check(refused.reason, clause=True)
    assert len(steps) >= 13 and len(verbs_seen) >= 23 and len(reasons_seen) >= 13


def test_every_step_that_asks_has_its_question() -> None:
    assert set(PASSES) <= set(QUESTIONS)
    assert len(QUESTIONS) == 17
    assert {game.step().name for game in decisions(4)} <= set(QUESTIONS)


def test_choices_live_on_what_they_name() -> None:
    game = table(2, "c11", "c21")
    assert choice_of(game, "drive c21").on == ("cell-1",)
    assert choice_of(game, "drive c21").preview == ("way-1",)
    assert choice_of(game, "pass").on == ()
    do(game, "drive c21")
    assert choice_of(game, "face north").on == ("face-0",)
    become(game, 0, "fighter")
    do(game, "face north")
    assert choice_of(game, "attack 2").on == ("rover-1",)
    assert choice_of(game, "rob").on == ("cell-1",)
    assert choice_of(visiting("c23"), "take_quest human").on == ("deck-0",)
    assert choice_of(visiting("c33"), "become mimic").on == ("form-3",)


def test_cards_live_in_the_viewers_own_part() -> None:
    game = table(2, "c63", "c14")
    give(game, 0, "A1", "A3")
    assign(game, 0, "H02")
    assign(game, 0, "H08")
    acting(game, 0, "c23")
    assert choice_of(game, "sell A3").on == ("art-2",)
    assert choice_of(game, "hand_over A1 H02").on == ("art-0", "quest-1")
    assert choice_of(game, "pay H08").on == ("quest-7",)
    assert choice_of(game, "give_up H02").on == ("quest-1",)


def test_the_old_is_asked_by_trapper_and_clan() -> None:
    game = table(2, "c63", "c14")
    give(game, 0, "A1")
    set_rep(game, 1, 4, 2)
    do(acting(game, 0, "c54"), "exchange A1")
    assert choice_of(game, "rob_trapper 2").on == ("trapper-1",)
    assert says(game, "rob_trapper 2")[2] == "to steal: Kishkua 2"
    do(game, "rob_trapper 2")
    assert choice_of(game, "choose_clan kishkua").on == ("rep-3",)
    assert says(game, "choose_clan kishkua")[2] == "you Kishkua 0 → 1; Oleg 2 → 1"


# --- costs and notes, before the click ---


def test_a_drive_tells_points_and_those_of_the_next_turn() -> None:
    game = table(2, "c11", "c63")
    set_rep(game, 0, 1, 2)
    put(game, 0, "c11", 1)
    turn_of(game, 0)
    assert says(game, "drive c21") == ["Capital 2-1, Medok", "1 of 6 MP", "next turn from there: 6 MP"]
    assert says(game, "drive c12") == ["Wasteland 1-2, Medok", "2 of 6 MP", "next turn from there: 6 MP"]
    assert says(game, "drive c11") == ["Turn on the spot", "1 of 6 MP", "next turn from here: 6 MP"]
    assert prompt_of(game, 0)["en"] == "Drive where? 6 moves: 4 +2 (Medok)."
    assert prompt_of(game, 1)["ru"] == "Вера решает, куда ехать"


def test_TR_R20_a_settlement_with_its_owner_at_home_is_a_certain_defeat() -> None:
    game = table(2, "c11", "c13")
    factory(game, 1, "c13")
    note = says(turn_of(game, 0), "drive c13")[2]
    assert note == "Oleg is at home: you pay 1 zef and are beaten"
    put(game, 1, "c63")
    assert says(turn_of(game, 0), "drive c13")[2] == "Oleg’s Factory; next turn from there: 4 MP"


def test_TR_084_whoever_ends_on_a_rongaut_sees_its_table() -> None:
    game = table(2, "c21", "c63")
    choice = choice_of(game, "drive c22")
    assert "4 an artifact" in SPEAKERS["en"].say(choice.note or Msg(""))
    assert not choice.barrier  # several headings: the die is thrown after the next choice
    do(game, "drive c22")
    assert choice_of(game, "face south").barrier
    assert says(game, "face south")[2] == "ahead: People 2-3"
    assert says(game, "face west")[2] == "a pit ahead"


def test_TR_160_a_cell_in_reach_of_a_fighter_is_marked() -> None:
    game = table(3, "c11", "c31", "c66")
    become(game, 1, "fighter")
    turn_of(game, 0)
    assert "in reach of a Fighter" not in says(game, "drive c12")[2]
    put(game, 0, "c32")
    turn_of(game, 0)
    assert says(game, "drive c42")[2].startswith("in reach of a Fighter: Oleg")


def test_TR_132_a_purchase_shows_both_clans_and_the_points_after_it() -> None:
    game = table(2, "c11", "c63")
    war(game, (1, 4))
    set_rep(game, 0, 4, 1)
    acting(game, 0)
    assert says(game, "buy_rep") == [
        "Buy 1 reputation",
        "2 zefs",
        "reputation: Medok 0 → 1 and Kishkua 1 → 0; next turn from here: 5 MP",
    ]
    become(game, 0, "mimic")
    acting(game, 0)
    assert says(game, "buy_rep")[2].endswith("7 MP")


def test_TR_121_only_the_first_factory_of_a_clan_brings_reputation() -> None:
    game = table(2, "c11", "c63")
    set_rep(game, 0, 1, 1)
    acting(game, 0)
    assert says(game, "build") == [
        "Build a Factory",
        "10 zefs and 2 residents",
        "income +5 zefs a round; reputation: Medok 1 → 2",
    ]
    factory(game, 0, "c12")
    acting(game, 0)
    assert says(game, "build")[2] == "income +5 zefs a round"


def test_TR_130_a_city_tells_its_points_and_whether_they_win() -> None:
    game = table(2, "c11", "c63")
    become(game, 0, "engineer")
    factory(game, 0, "c11")
    set_rep(game, 0, 1, 2)
    game.residents[0] = 10
    game.vp[0] = 8
    acting(game, 0)
    assert says(game, "upgrade") == [
        "Build a City",
        "20 zefs and 5 residents",
        "+6 VP, 14 of 20; income +5 zefs a round",
    ]
    game.vp[0] = 14
    acting(game, 0)
    assert says(game, "upgrade", "ru")[2].startswith("+6 ПО, всего 20 — это победа!")


def test_TR_094_a_capital_tells_how_many_join() -> None:
    game = table(2, "c63", "c14")
    become(game, 0, "fighter")
    assign(game, 0, "H10")  # something else to do, so that the question is asked
    set_rep(game, 0, 1, 4)
    acting(game, 0, "c21")
    assert says(game, "stay")[2] == "4 residents may join; then reputation and an artifact, 2 zefs each"
    do(game, "stay")
    assert says(game, "recruit")[2] == "+4 residents (9 in all); you cannot rob this Capital this round"
    mark(game, 0, "c21")
    acting(game, 0, "c21")
    assert says(game, "stay")[2].startswith("no more residents this round")


def test_TR_146_a_wasteland_raid_tells_both_clans() -> None:
    game = table(2, "c11", "c63")
    war(game, (1, 2))
    game.residents[0] = 10
    acting(game, 0)
    assert says(game, "raid", "ru") == [
        "Набег на клан",
        "1 житель",
        "+1 артефакт, без кубика; репутация: Медок 0 → −1 и Тафгар 0 → 1",
    ]


def raider(residents: int, form: str = "fighter") -> Trappers:
    game = table(2, "c63", "c14")
    become(game, 0, form)
    game.residents[0] = residents
    return game


def test_TR_147_a_raid_tells_the_face_it_needs_and_what_it_costs() -> None:
    note = says(acting(raider(12), 0, "c21"), "rob")[2]
    assert note == (
        "needs 4+: 3 of 6 (12 + die against 16); average loss 2.5; on success +10 zefs; reputation: Medok 0 → −1"
    )
    assert says(acting(raider(10), 0, "c21"), "rob", "ru")[2].startswith("нужно 6: 1 из 6")
    assert says(acting(raider(15), 0, "c21"), "rob")[2].startswith("cannot fail: 15 + die against 16")


def test_TR_R44_a_hopeless_raid_is_warned_of() -> None:
    assert says(acting(raider(9), 0, "c21"), "rob")[2] == (
        "cannot succeed: even 9 + 6 is less than 16; average loss 2.5"
    )


def test_TR_R12_a_failure_that_costs_reputation_says_so() -> None:
    game = fresh(2, rep_loss_on_failed_robbery="on")
    do(game, "order 0", "c21", "c63", "white 1 black 2")
    become(game, 0, "fighter")
    assert "reputation falls even if it fails" in says(acting(game, 0), "rob")[2]


def test_settlements_are_destroyed_captured_and_damaged_at_their_price() -> None:
    game = raider(14)
    factory(game, 1, "c11")
    assert says(acting(game, 0, "c11"), "destroy")[2].endswith("on success +4 zefs; the Factory is gone")
    become(game, 0, "engineer")
    assert says(acting(game, 0), "capture")[1:] == [
        "on success 4 zefs and 2 residents",
        "needs 2+: 5 of 6 (14 + die against 16); average loss 4.2; on success the Factory is yours",
    ]
    assert says(game, "stay")[1:] == ["1 zef", "then reputation may be bought for 2 zefs"]
    game = raider(20)
    city(game, 1, "c11")
    assert says(acting(game, 0, "c11"), "damage")[2].endswith("the City becomes a Factory")


def meeting(**options: Any) -> Trappers:
    game = fresh(2, **options)
    do(game, "order 0", "c31", "c31", "white 1 black 4")
    become(game, 0, "fighter")
    return game


def test_TR_168_an_attack_tells_all_36_throws_and_the_stakes() -> None:
    game = meeting()
    game.zefs[1] = 4
    assert says(acting(game, 0), "attack 2")[2] == (
        "win 30 of 36, tie 3, loss 3 (8 against 5, a die each); if you win: 4 zefs and +8 VP, 8 of 20; "
        "defeat: off the board, and you miss a turn"
    )
    game.mark_victory(0, 1)
    assert "no points: you have beaten this rival before" in says(acting(game, 0), "attack 2")[2]


def test_options_change_the_stakes() -> None:
    note = says(acting(meeting(defender_scores="on", defeat_skip="none"), 0), "attack 2")[2]
    assert note.endswith("defeat: off the board; a defender who wins gets +8 VP")


def test_TR_170_a_catch_is_certain() -> None:
    game = table(2, "c31", "c31")
    factory(game, 0, "c31")
    assert says(acting(game, 0), "catch 2")[2] == "no dice, no losses; 6 zefs; +8 VP, 8 of 20"


# --- dice at hand ---


def test_before_and_after_the_die_artifacts_tell_what_they_change() -> None:
    game = raider(12)
    give(game, 0, "A4", "A5", "A8", "A1")
    do(acting(game, 0, "c21"), "rob")
    assert says(game, "pass")[2].startswith("needs 4+: 3 of 6")
    assert says(game, "play A4")[2] == "success: 3 → 6 of 6"
    do(game, "pass", "roll 2")
    assert prompt_of(game, 0)["en"] == "The die shows 2. Use an artifact, or keep the roll?"
    assert says(game, "pass")[2] == "failure: 14 against 16; losses: 4 residents"
    assert says(game, "play A8")[2] == "success: 3 of 6"
    assert says(game, "play A5")[2] == "saves 4 residents"
    do(game, "play A5")
    assert says(game, "pass")[2] == "failure: 14 against 16; losses: 0 residents"


def test_in_battle_the_defenders_die_counts_too() -> None:
    game = meeting()
    give(game, 0, "A4", "A8")
    do(acting(game, 0), "attack 2")
    assert says(game, "play A4")[2] == "win: 30 → 36 of 36"
    do(game, "pass", "roll 2 against 6")
    assert prompt_of(game, 1)["ru"] == "Вера решает, оставить ли бросок: 2 против 6"
    assert says(game, "pass")[2] == "defeat: 10 against 11; losses: 4 residents"
    assert says(game, "play A8")[2] == "win 3 of 6, tie 1"


def test_TR_165_the_rule_at_hand_is_that_of_the_fight() -> None:
    fight, robbery = meeting(), raider(12)
    for game, cell, deed in ((fight, "", "attack 2"), (robbery, "c21", "rob")):
        give(game, 0, "A4")
        do(acting(game, 0, cell) if cell else acting(game, 0), deed)
    clauses = [TRAPPERS.prompt(TRAPPERS.content(), view_of(game, 0)).clause for game in (fight, robbery)]
    assert clauses == ["TR-165", "TR-147"]


def test_the_rongauts_face_is_told_before_it_is_kept() -> None:
    game = table(2, "c63", "c14")
    give(game, 0, "A8")
    do(acting(game, 0, "c22"), "roll 3")
    assert says(game, "pass")[2] == "miss your next turn"
    assert says(game, "play A8")[2].startswith("Rongaut die: 1 nothing")


def test_artifacts_of_the_start_and_of_the_action() -> None:
    game = table(2, "c11", "c63")
    give(game, 0, "A1", "A2", "A7")
    turn_of(game, 0)
    assert says(game, "play A2")[2] == "4 → 8 MP this turn"
    assert says(game, "play A1")[2].startswith("Put your rover on any cell")
    do(game, "pass")
    assert says(game, "play A7")[2] == "Medok 0 → 2; next turn from here: 6 MP"


# --- quests and cards ---


def test_quests_tell_progress_and_reward() -> None:
    game = table(2, "c63", "c14")
    give(game, 0, "A1", "A2")
    assign(game, 0, "H02", progress=3)
    assign(game, 0, "H01")
    acting(game, 0, "c23")
    assert says(game, "hand_over A1 H02")[2] == "then 4 of 4; +6 VP, 6 of 20; +10 zefs"
    assert says(game, "hand_over A1 H01")[2] == "then 1 of 2"
    assert says(game, "give_up H02")[2].startswith("3 of 4 done; Hand 4 artifacts")
    assert says(game, "sell A2")[2] == "+3 zefs (23 in all)"
    do(game, "hand_over A1 H01")
    assert says(game, "hand_over A2 H01")[2].startswith("then 2 of 2; +4 VP")
    assert prompt_of(game, 0)["en"] == "Field Samples: hand over which artifact? 1 to go."


def test_an_old_quest_tells_its_four_clans() -> None:
    game = table(2, "c63", "c14")
    game.residents[0] = 7
    assign(game, 0, "O08")
    acting(game, 0, "c54")
    assert says(game, "leave O08")[1:] == ["6 residents", "+5 VP, 5 of 20; +1 reputation with 4 clans of your choice"]
    do(game, "leave O08")
    assert says(game, "choose_clan medok")[2] == "Medok 0 → 1"
    assert prompt_of(game, 0)["ru"] == "Награда Старого: у какого клана +1? Ещё 4."


def test_TR_104_with_two_quests_one_must_go_first() -> None:
    game = table(2, "c63", "c14")
    assign(game, 0, "H01")
    assign(game, 0, "H02")
    acting(game, 0, "c23")
    choice = choice_of(game, "take_quest human")
    assert told_of(choice)[2] == "8 in the deck, you hold 2 of 2; you must discard one first"
    assert not choice.barrier
    do(game, "take_quest human")
    assert choice_of(game, "discard H01").barrier


def test_a_form_tells_what_it_can_do_and_what_reputation_counts() -> None:
    game = visiting("c33")
    assert says(game, "become mimic")[2].endswith("reputation here counts 2 instead of 0")
    assert says(game, "become fighter", "ru")[2].endswith("не строит")
    assert says(game, "pass") == ["Keep your form", "", "now: Builder"]


# --- undo and keys ---


def test_undo_stops_where_dice_fall_cards_are_drawn_or_artifacts_shown() -> None:
    """Every choice of random games: it says so beforehand if and only if it happens at once."""
    thrown = {"ThrowDie", "ThrowBoth", "DrawArtifact", "DrawQuest"}
    barriers = 0
    for game in decisions(10):
        view = view_of(game, int(game.seat))
        for action in game.actions():
            after = game.copy()
            after.play(action)
            at_once = after.seat == CHANCE and after.step().name in thrown
            stops = at_once or after.shown > game.shown
            if after.seat == OVER or (after.seat == CHANCE and after.step().name not in thrown):
                continue  # the end, or another's turn begins with dice
            assert speech.choice(CONTENT, view, action).barrier == stops, TRAPPERS.spell(game, action)
            barriers += stops
    assert barriers > 100


def test_keys_of_one_question_differ() -> None:
    for game in decisions(4):
        view = view_of(game, int(game.seat))
        keys = [speech.choice(CONTENT, view, action).key for action in game.actions()]
        given = [key for key in keys if key]
        assert len(set(given)) == len(given) and not set(given) & set("uyh?+-0 ")


# --- refusals ---


def numbers_of(module: Any) -> set[int]:
    return {int(number) for name, number in vars(module).items() if name.isupper()}


def test_every_reason_is_told_with_its_clause() -> None:
    assert set(REASONS) == numbers_of(reasons)
    game = table(2, "c11", "c63")
    give(game, 0, "A1")
    assign(game, 0, "H02")
    assign(game, 0, "O08")
    view = view_of(acting(game, 0), 0)
    actions = [
        act(verbs.BUILD),
        act(verbs.PLAY, 0),
        act(verbs.HAND_OVER, 0, QUEST["H02"]),
        act(verbs.LEAVE, QUEST["O08"]),
    ]
    for reason in REASONS:
        for action in [actions[1]] if reason == reasons.WRONG_MOMENT else actions:
            refused = speech.refused(CONTENT, view, Refusal(int(action), reason))
            assert refused.action == action
            check(refused.label)
            check(refused.reason, clause=True)


def test_a_refusal_says_what_is_missing() -> None:
    game = table(2, "c11", "c63")
    factory(game, 0, "c11")
    mark(game, 0, "c11")  # no more residents from there
    set_rep(game, 0, 1, 2)
    game.residents[0] = 8
    assert reason_of(acting(game, 0), "upgrade") == ("Only an Engineer can; you are a Builder.", "TR-128")
    become(game, 0, "engineer")
    assert reason_of(acting(game, 0), "upgrade") == ("You need 10 residents and have 8: 2 short.", "TR-128")
    game.residents[0] = 10
    game.zefs[0] = 17
    assert reason_of(acting(game, 0), "upgrade") == ("You need 20 zefs and have 17: 3 short.", "TR-129")
    set_rep(game, 0, 1, 1)
    assert reason_of(acting(game, 0), "upgrade") == ("You need reputation 2 with Medok; you have 1.", "TR-128")


@pytest.mark.parametrize(
    ("cell", "form", "spelled", "told", "clause"),
    [
        ("c11", "fighter", "build", "A Fighter does not build.", "TR-075"),
        ("c11", "builder", "raid", "You need 10 residents and have 5: 5 short.", "TR-R24"),
        ("c11", "fighter", "raid", "You need 6 residents and have 5: 1 short.", "TR-R24"),
        ("c11", "builder", "build", "You need reputation 1 with Medok; you have 0.", "TR-118"),
        ("c14", "builder", "buy_rep", "This cell is nobody’s: there is no clan.", "TR-R10"),
    ],
)
def test_refusals_by_cell_and_form(cell: str, form: str, spelled: str, told: str, clause: str) -> None:
    game = table(2, "c63", "c66")
    become(game, 0, form)
    assign(game, 0, "H10")  # something else to do, so that the question is asked
    assert reason_of(acting(game, 0, cell), spelled) == (told, clause)


def test_the_same_reason_is_by_the_clause_of_the_place() -> None:
    game = table(2, "c31", "c31")
    become(game, 0, "builder")
    assign(game, 0, "H10")
    assert reason_of(acting(game, 0), "attack 2") == ("Only a Fighter can; you are a Builder.", "TR-160")
    put(game, 0, "c33")
    put(game, 1, "c33")
    assert reason_of(acting(game, 0), "attack 2")[1] == "TR-083"
    mark(game, 0, "c23", "c54")
    assert reason_of(acting(game, 0, "c23"), "take_quest human")[1] == "TR-103"
    assert reason_of(acting(game, 0, "c54"), "take_quest old")[1] == "TR-110"
    give(game, 0, "A4")
    assert reason_of(turn_of(game, 0), "play A4")[0] == ("It can only be used before your die in a raid or battle.")


# --- prompts ---


def test_while_dice_fall_nobody_is_waited_for() -> None:
    game = fresh(2)
    assert prompt_of(game, 0) == {"ru": "Решает случай", "en": "Chance decides"}


def test_the_end_names_the_winner() -> None:
    game = table(2, "c31", "c31")
    game.vp[0] = 12
    factory(game, 0, "c31")
    do(acting(game, 0), "catch 2")
    assert game.seat == OVER
    message = speech.prompt(CONTENT, view_of(game, 1))
    assert check(message, clause=True)["ru"].endswith("Победа: Вера!")


# --- the log ---


def events() -> Iterator[Event]:
    """Every kind of event, for everything that it may name."""
    sizes = {
        "who": range(len(NAMES)),
        "cell": range(36),
        "clan": range(6),
        "artifact": range(len(CONTENT.artifacts)),
        "quest": range(len(CONTENT.quests)),
        "form": range(4),
        "heading": range(4),
        "rep": range(-2, 7),
        "money": (0, 1, 2, 5, 21),
        "squad": (1, 2, 5, 11, 21),
        "face": range(1, 7),
        "raid": range(1, 5),
        "what": range(6),
        "source": range(3),
    }
    for kind, row in ROWS.items():
        if kind in (happenings.DROVE, happenings.GAVE_AWAY):
            continue
        ranges = [sizes.get(what, (0, 1, 2, 5, 6)) for what in row.kinds.values()]
        for place, numbers in enumerate(ranges):
            for number in numbers:
                args = [choices[1] for choices in ranges]
                args[place] = number
                yield Event(kind, tuple([*args, 0, 0, 0, 0][:4]), EVERYONE)
    for why in range(3):
        yield Event(int(happenings.GAVE_AWAY), (1, why, 7, 0), EVERYONE)
    for path in ([0, 1], [0, 1, 7, 13]):
        yield Event(int(happenings.DROVE), (1, *packed(path), 2), EVERYONE)


def test_every_event_is_told_with_its_clause() -> None:
    assert set(ROWS) == numbers_of(happenings)
    for event in events():
        check(speech.told(CONTENT, event), clause=True)


def line(kind: int, *args: int) -> dict[str, str]:
    return check(speech.told(CONTENT, Event(int(kind), (*args, 0, 0, 0, 0)[:4], EVERYONE)))


def test_the_log_keeps_the_equation() -> None:
    assert line(happenings.RAID_ROLLED, 0, 3, 17, 17)["en"] == "Вера: 14 + 3 = 17 against 17."
    assert line(happenings.BATTLE_ROLLED, 1, 5, 20, 1)["ru"] == "Oleg: 15 + 5 = 20."


def test_plurals_and_signs() -> None:
    assert line(happenings.INCOME, 0, 21, 40)["ru"] == "Вера: доход +21 зеф, теперь 40."
    assert line(happenings.INCOME, 0, 15, 40)["ru"] == "Вера: доход +15 зефов, теперь 40."
    assert line(happenings.RESIDENTS_LOST, 0, 2, 3)["ru"] == "Вера: −2 жителя, осталось 3."
    assert line(happenings.REP_CHANGED, 0, 3, 0, -1)["en"] == "Вера, reputation: Kishkua 0 → −1."
    assert line(happenings.TOLL_PAID, 0, 1, 0, 5) != line(happenings.TOLL_PAID, 0, 1, 1, 5)


def test_a_capture_may_cost_or_pay() -> None:
    assert "price of 4 zefs" in line(happenings.RAID_WON, 0, 3, 5, -4)["en"]
    assert "+4 zefs" in line(happenings.RAID_WON, 0, 3, 5, 4)["en"]


def test_TR_R50_what_is_given_away_is_told_to_the_giver_alone() -> None:
    game = table(2, "c63", "c14")
    give(game, 0, "A1", "A5")
    acting(game, 0, "c23")
    listener = listening(game)
    do(game, "sell A5")
    heard = {
        seat: " ".join([check(speech.told(CONTENT, event))["en"] for event in listener.events if event.heard_by(seat)])
        for seat in (0, 1, -3)
    }
    assert "Cocoon" in heard[0]
    assert "sells an artifact" in heard[1] and "Cocoon" not in heard[1] and "Cocoon" not in heard[-3]


def test_no_russian_line_knows_the_gender_of_a_trapper() -> None:
    text = (FOLDER / "words" / "ru.ftl").read_text("utf-8")
    assert not re.search(r"\w\(а\)|\w/а\b|\{ \$who \} \w+(л|ла|лся|лась)\b", text)


def test_no_message_is_idle() -> None:
    """Read the sources: a key that stands in no module of the game, nor of the table, is never said.

    Of what is clicked the page says `click-` and the kind of the element: something must live on such.
    """
    table = FOLDER.parents[1] / "table"
    sources = "".join([file.read_text("utf-8") for folder in (FOLDER, table) for file in folder.rglob("*.py")])
    known = {f"option-{name}" for name in Options.__struct_fields__} | {*EVENTS.source_order} | taught_keys(TRAPPERS)
    for key in messages(FOLDER, "en"):
        lives_on = rf"[\"']{key.removeprefix('click-')}[-\"']"
        told = re.search(lives_on if key.startswith("click-") else rf"[\"']{key.removesuffix(YOU)}[\"']", sources)
        assert told or key.split(".")[0] in known, key
