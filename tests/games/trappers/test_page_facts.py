"""What the page and the balancer know of a game besides its table: links, motions, sources, dice, counts."""

from __future__ import annotations

from typing import Final

import pytest
from games.trappers.table import (
    CELL,
    CONTENT,
    acting,
    assign,
    become,
    do,
    factory,
    fresh,
    give,
    listening,
    put,
    table,
    turn_of,
)
from trials import Trial, play_one, with_options

from igroteka.engine.chance import Rng
from igroteka.engine.events import EVERYONE, Event, EventLog
from igroteka.engine.seats import OVER
from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.trappers.state import events as happenings
from igroteka.games.trappers.state.game import Trappers
from igroteka.games.trappers.view.build import view_of
from igroteka.games.trappers.words.events import EVENTS, ROWS
from igroteka.table.text.speech import LANGUAGES, speaker_for

KINDS: Final = {int(number) for name, number in vars(happenings).items() if name.isupper()}


def played(trial: Trial, seed: int) -> tuple[Trappers, list[Event]]:
    game = trial.game()
    assert isinstance(game, Trappers)
    game.listener = listener = EventLog()
    rng = Rng(seed)
    while game.seat != OVER:
        play_one(game, rng)
    return game, listener.taken()


def short(players: int) -> Trial:
    return Trial(TRAPPERS, players, {"round_limit": "ten"})


def trials() -> list[Trial]:
    return [trial for trial in with_options() if trial.box is TRAPPERS and trial.players == 3]


@pytest.mark.parametrize("trial", trials(), ids=lambda trial: trial.name)
def test_TR_006_the_sources_of_every_trapper_add_up_to_the_points(trial: Trial) -> None:
    for seed in range(2):
        game, events = played(trial, seed)
        sums = [0] * trial.players
        for source in TRAPPERS.sources(CONTENT, events, trial.players):
            sums = [total + points for total, points in zip(sums, source.points, strict=True)]
        assert sums == game.scores()
        assert list(TRAPPERS.points(TRAPPERS.view(game, -3))) == game.scores()


def test_every_source_has_its_name() -> None:
    for language in LANGUAGES:
        speaker = speaker_for(TRAPPERS, CONTENT, language, ["Ann", "Bob"])
        assert len({speaker.words.sentence(key, {}) for key in EVENTS.source_order}) == 3


def test_dice_are_those_that_trappers_threw() -> None:
    _, events = played(short(4), 3)
    thrown = TRAPPERS.dice(CONTENT, events)
    assert thrown and all(0 <= seat < 4 and 1 <= face <= 6 for seat, face in thrown)
    fell = sum(event.kind == happenings.DIE_FELL for event in events)
    entered = sum(event.kind == happenings.ENTERED for event in events)
    assert len(thrown) == fell + 2 * entered


# --- links and motions ---


def test_every_happening_is_about_something_on_the_table() -> None:
    everywhere = {happenings.ROUND_BEGINS, happenings.TOTAL_WAR, happenings.STOPPED}
    assert {kind for kind, row in ROWS.items() if row.links or row.link} == KINDS - everywhere
    assert {kind for kind, row in ROWS.items() if row.motion} < KINDS
    assert TRAPPERS.linked(CONTENT, Event(int(happenings.BUILT), (1, 7, 3, 3), EVERYONE)) == ("cell-7", "strip-1")
    assert TRAPPERS.linked(CONTENT, Event(int(happenings.STOPPED), (9, 0, 0, 0), EVERYONE)) == ()


def test_a_rover_drives_the_way_that_it_took() -> None:
    game = table(2, "c11", "c63")
    put(game, 0, "c11", 1)
    turn_of(game, 0)
    goal = next(goal for goal in view_of(game, 0).goals if goal.cell == CELL["c22"])
    listener = listening(game)
    do(game, "drive c22", "face south")
    drove = next(event for event in listener.events if event.kind == happenings.DROVE)
    (motion,) = TRAPPERS.motions(CONTENT, drove)
    assert (motion.on, motion.how, motion.to) == ("rover-0", "fly", "cell-7")
    assert motion.along == ("cell-0", "cell-1", "cell-7") == tuple([f"cell-{cell}" for cell in goal.path])
    assert TRAPPERS.linked(CONTENT, drove) == ("rover-0", "cell-0", "cell-1", "cell-7", "strip-0")


def test_a_jump_starts_where_the_rover_was() -> None:
    game = table(2, "c11", "c63")
    give(game, 0, "A1")
    listener = listening(turn_of(game, 0))
    do(game, "play A1", "jump c33")
    jumped = next(event for event in listener.events if event.kind == happenings.JUMPED)
    (motion,) = TRAPPERS.motions(CONTENT, jumped)
    assert (motion.to, motion.along) == ("cell-14", ("cell-0", "cell-14"))


def test_dice_roll_as_they_fell() -> None:
    game = table(2, "c31", "c31")
    become(game, 0, "fighter")
    listener = listening(acting(game, 0))
    do(game, "attack 2", "roll 2 against 5")
    rolls = [motion for event in listener.events for motion in TRAPPERS.motions(CONTENT, event) if motion.how == "roll"]
    assert [(roll.on, roll.dice) for roll in rolls] == [
        ("fight-0", (2,)),
        ("fight-1", (5,)),
        ("fight-0", ()),
        ("fight-1", ()),
    ], "the dice, then what they come to"


def test_what_is_told_to_all_moves_nothing_of_a_hand() -> None:
    for seed in range(3):
        _, events = played(short(3), seed)
        for event in events:
            moved = [motion.on for motion in TRAPPERS.motions(CONTENT, event)]
            if event.to == EVERYONE:
                assert not any(name.startswith("art-") for name in [*TRAPPERS.linked(CONTENT, event), *moved])


# --- counts for those who balance the game ---


def facts_of(game: Trappers, *moves: str) -> dict[str, int]:
    """What was counted, zeros left out."""
    listener = listening(game)
    do(game, *moves)
    return {name: count for name, count in TRAPPERS.fact_columns(CONTENT, listener.events).items() if count}


def test_columns_are_the_same_for_every_game() -> None:
    for seed in range(3):
        _, events = played(short(2 + seed), seed)
        assert list(TRAPPERS.fact_columns(CONTENT, events)) == list(EVENTS.blank(CONTENT))
    names = list(EVENTS.blank(CONTENT))
    assert len(set(names)) == len(names)
    for wanted in (
        "rounds",
        "vp_battle_1",
        "vp_city_4",
        "played.A1",
        "quest_done.H01",
        "quest_failed.O06",
        "raids.city",
    ):
        assert wanted in names


def test_a_won_robbery_is_counted() -> None:
    game = table(2, "c63", "c14")
    become(game, 0, "fighter")
    game.residents[0] = 12
    counts = facts_of(acting(game, 0, "c21"), "rob", "roll 6")
    assert counts["raids.capital"] == counts["raids_won.capital"] == 1
    assert "raids_won.city" not in counts


def test_a_lost_battle_is_the_attackers() -> None:
    game = table(2, "c31", "c31")
    become(game, 0, "fighter")
    game.residents[1] = 30
    counts = facts_of(acting(game, 0), "attack 2", "roll 1 against 6")
    assert counts["battles"] == counts["battles_lost"] == 1
    assert "battles_won" not in counts and "vp_battle_2" not in counts


def test_a_catch_brings_its_points_to_the_seat() -> None:
    game = table(3, "c31", "c31")
    factory(game, 0, "c31")
    counts = facts_of(acting(game, 0), "catch 2")
    assert (counts["catches"], counts["vp_battle_1"]) == (1, 8)


def test_a_quest_for_a_battle_is_counted_apart() -> None:
    game = table(2, "c31", "c31")
    factory(game, 0, "c31")
    assign(game, 0, "O10")
    counts = facts_of(acting(game, 0), "catch 2")
    assert (counts["vp_battle_1"], counts["vp_quest_1"], counts["vp_duel_1"]) == (8, 4, 4)


def test_artifacts_and_forms_are_counted_by_name() -> None:
    game = table(2, "c11", "c63")
    give(game, 0, "A6")
    counts = facts_of(turn_of(game, 0), "play A6", "become mimic")
    assert counts["played.A6"] == counts["became.mimic"] == 1


def test_whole_games_add_up() -> None:
    game, events = played(Trial(TRAPPERS, 3, {"round_limit": "sixty"}), 5)
    counts = TRAPPERS.fact_columns(CONTENT, events)
    assert counts["rounds"] == game.round
    for seat in range(3):
        assert sum(counts[f"{source}_{seat + 1}"] for source in ("vp_battle", "vp_city", "vp_quest")) == game.vp[seat]
    assert sorted(counts[f"place_{seat + 1}"] for seat in range(3)) == [1, 2, 3]
    assert counts["upgrades"] * 6 == sum(counts[f"vp_city_{seat + 1}"] for seat in range(4))
    drawn = sum(count for name, count in counts.items() if name.startswith("drawn."))
    assert drawn == counts["artifacts_drawn"] > 0


def test_a_fresh_table_has_no_points() -> None:
    assert TRAPPERS.points(view_of(fresh(4), -3)) == (0, 0, 0, 0)
