"""What the advice of Trappers thinks of positions where a sensible trapper has no doubt."""

from __future__ import annotations

from typing import Any

import pytest
from games.trappers.deeds import squad
from games.trappers.table import (
    CELL,
    acting,
    assign,
    become,
    choices,
    do,
    factory,
    give,
    put,
    set_rep,
    table,
    turn_of,
    visiting,
    war,
    where,
)
from trials import COMPILED, Trial, random_play, scattered

from igroteka.bots.greedy import GreedyBot
from igroteka.bots.match import play_match
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.search import Search
from igroteka.bots.seat import Seat, imagined
from igroteka.engine.chance import Rng
from igroteka.engine.choices import Choices
from igroteka.engine.digest import digest
from igroteka.engine.hints import WIN, Hints
from igroteka.engine.vectors import filled
from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.trappers.content.vocabulary import SOMETHING
from igroteka.games.trappers.hints.hints import TrappersHints
from igroteka.games.trappers.hints.weights import TEMPERS, temper_named
from igroteka.games.trappers.rules.quests import MAKE_ROOM, REWARD_CLAN
from igroteka.games.trappers.rules.routes import reach
from igroteka.games.trappers.state.game import Trappers

SEEDS = 12  # the advice shakes its scales a little: it must hold for all of them
STATES = 60 if COMPILED else 6


def advice(game: Trappers, hints: TrappersHints | None = None, seed: int = 1) -> str:
    offered = Choices()
    game.offer(offered)
    return TRAPPERS.spell(game, int((hints or TrappersHints()).advise(game, offered, Rng(seed))))


def always(game: Trappers, hints: TrappersHints | None = None) -> set[str]:
    """What it says however its scales are shaken."""
    return {advice(game, hints, seed) for seed in range(SEEDS)}


def follow(game: Trappers, hints: TrappersHints | None = None) -> list[str]:
    """The trapper's choices up to the next throw, or the turn of someone else."""
    seat = game.seat
    said = []
    while game.seat == seat:
        said.append(advice(game, hints))
        do(game, said[-1])
    return said


def ends(game: Trappers, seed: int, hints: TrappersHints | None = None) -> str:
    """Where the rover of whoever is to move stands after his movement."""
    twin = game.copy()
    seat = int(twin.seat)
    while twin.seat == seat and twin.step().name in ("DriveOrStay", "ChooseFacing", "ChooseCell"):
        do(twin, advice(twin, hints, seed))
    return where(twin, seat)


def within_reach(game: Trappers, seat: int) -> int:
    at = reach(game, seat)
    return int(at[0] | at[1] | at[2] | at[3])


# --- it may be asked anything, anywhere ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_leaves_the_table_as_it_was_and_knows_no_secrets(players: int) -> None:
    """Rovers are imagined elsewhere while it thinks; on every table the seat could not tell apart it says the same."""
    trial = Trial(TRAPPERS, players, {})
    hints: Hints[Any] = TRAPPERS.hints()
    offered = Choices()
    for game, rng in scattered(trial, STATES, 3, lambda game: game.seat >= 0):
        game.offer(offered)
        before, own = digest(game), int(rng.word())
        said = hints.advise(game, offered, Rng(own))
        assert offered.has(said)
        assert digest(game) == before
        twin = imagined(Seat(TRAPPERS, game, game.seat, rng), rng)
        assert hints.advise(twin, offered, Rng(own)) == said, game.step().name


def test_every_question_of_the_game_is_answered() -> None:
    met = set()
    rng = Rng(5)
    offered = Choices()
    hints: Hints[Any] = TRAPPERS.hints()
    for seed in range(40 if COMPILED else 2):
        for game in random_play(Trial(TRAPPERS, 3, {}), seed):
            if game.seat >= 0 and rng.below(4) == 0:
                game.offer(offered)
                assert offered.has(hints.advise(game, offered, rng))
                met.add(game.step().name)
    common = {"DriveOrStay", "ChooseFacing", "Deed", "RecruitOrNot", "RepOrNot", "ArtifactOrNot", "RollOrPlay"}
    rare = {"ChooseCell", "ChooseForm", "KeepOrPlay", "ChooseRobbed", "ChooseStolen"}
    assert common | (rare if COMPILED else set()) <= met


def test_questions_that_random_play_seldom_meets_are_answered() -> None:
    offered = Choices()
    for step, numbers in ((REWARD_CLAN, (4, 0)), (MAKE_ROOM, (0, 0))):
        game = table(3)
        game.quest[0] = 0
        game.quest[1] = 1
        game.end()
        game.then(step, 0, *numbers)
        game.settle()
        game.offer(offered)
        assert offered.count > 1
        assert offered.has(TRAPPERS.hints().advise(game, offered, Rng(1)))


def test_worth_is_a_chance_and_points_and_goods_raise_it() -> None:
    hints = TrappersHints()
    even = table(2)
    ahead, richer, stronger, known, builder = [even.copy() for _ in range(5)]
    ahead.vp = filled(2)  # copies share theirs
    ahead.vp[0] = even.vp[0] + 6
    richer.zefs[0] += 10
    stronger.residents[0] += 4
    set_rep(known, 0, 3, 2)
    factory(builder, 0, "c31")
    assert hints.worth(even, 0) == hints.worth(even, 1) == WIN // 2
    for better in (ahead, richer, stronger, known, builder):
        assert WIN // 2 < hints.worth(better, 0) < WIN
        assert 0 < hints.worth(better, 1) < WIN // 2
    assert hints.worth(ahead, 0) > hints.worth(richer, 0)


def test_all_seats_are_judged_as_one_by_one() -> None:
    hints: Hints[Any] = TRAPPERS.hints()
    worths = filled(3)
    for game, _ in scattered(Trial(TRAPPERS, 3, {}), STATES, 8, lambda game: game.seat >= 0):
        before = digest(game)
        hints.judge(game, worths)
        assert list(worths) == [hints.worth(game, seat) for seat in range(3)]
        assert digest(game) == before


def test_a_search_tries_the_advised_first_and_more_as_it_goes_on() -> None:
    game = table(2, "c34", "c43")
    seat = Seat(TRAPPERS, game, 0, Rng(1))
    search = Search(TrappersHints())
    tried = []
    for _ in range(4):
        search.run(seat, Rng(2), 25)
        tried.append(len(search.considered()))
    assert tried == sorted(tried) and 1 < tried[0] < tried[-1] < len(seat.actions())
    assert tried[-1] == TrappersHints().breadth(game, 99)
    assert TRAPPERS.spell(game, search.considered()[0].action) in choices(game)


def test_a_playout_is_judged_before_long() -> None:
    hints: Hints[Trappers] = TrappersHints()
    assert 0 < hints.horizon(table(2)) < hints.horizon(table(4)) < 1000


def test_greedy_beats_random() -> None:
    games = 60 if COMPILED else 4
    for players in (2, 4):
        trial = Trial(TRAPPERS, players, {})
        bots = [GreedyBot(TRAPPERS.hints()), *[RandomBot() for _ in range(players - 1)]]
        won = sum(play_match(TRAPPERS, trial.game(), bots, seed).winners == [0] for seed in range(games))
        assert won >= games * 9 // 10


# --- danger ---


def test_TR_R20_nobody_drives_to_a_host_who_is_at_home() -> None:
    """Certain defeat, however good the place is."""
    game = table(2, "c33", "c32")
    factory(game, 1, "c32", "c42")
    for cell in ("c31", "c42", "c33", "c41", "c22"):
        put(game, 0, cell)
        turn_of(game, 0)
        assert "c32" not in {ends(game, seed) for seed in range(SEEDS)}


def test_TR_R20_a_visitor_leaves_before_the_host_comes() -> None:
    game = table(2, "c32", "c31")
    factory(game, 1, "c32")
    assert "c32" not in {ends(turn_of(game, 0), seed) for seed in range(SEEDS)}


@pytest.mark.parametrize("cell", ["c34", "c43", "c36", "c24"])
def test_TR_160_the_weak_end_where_a_strong_fighter_cannot_attack(cell: str) -> None:
    game = table(2, cell, "c44")
    become(game, 1, "fighter")
    squad(game, 1, 14)
    turn_of(game, 0)
    for seed in range(SEEDS):
        end = CELL[ends(game, seed)]
        safe = TRAPPERS.content().cells[end].kind == SOMETHING  # TR-083
        assert safe or not within_reach(game, 1) >> end & 1


def test_TR_170_home_is_safe() -> None:
    """The slow rover cannot get away from the Fighter next door, who would be caught there himself."""
    game = table(2, "c31", "c32")
    factory(game, 0, "c31")
    set_rep(game, 0, 2, -2)
    set_rep(game, 1, 2, 2)
    become(game, 1, "fighter")
    squad(game, 1, 14)
    twin = game.copy()
    twin.factories = filled(2)  # copies share theirs
    assert ends(turn_of(game, 0), 1) == "c31"
    assert ends(turn_of(twin, 0), 1) != "c31"


# --- battle ---


def met(own: int, other: int, form: str = "fighter") -> Trappers:
    """The trapper stands on a white cell with a rival, before his deed."""
    game = table(2, "c34", "c34")
    become(game, 0, form)
    squad(game, 0, own)
    squad(game, 1, other)
    return turn_of(game, 0)


def test_TR_172_a_fighter_attacks_whom_he_can_beat() -> None:
    game = do(met(10, 8), "pass")
    assert always(game) == {"attack 2"}


def test_TR_174_a_fighter_lets_the_stronger_be() -> None:
    game = do(met(5, 14), "pass")
    assert "attack 2" in choices(game)
    assert always(game) == {"pass"}


def test_TR_172_a_weak_rival_in_reach_is_sought_out() -> None:
    game = table(2, "c34", "c43")
    become(game, 0, "fighter")
    squad(game, 0, 12)
    assert {ends(turn_of(game, 0), seed) for seed in range(SEEDS)} == {"c43"}


def test_TR_170_an_intruder_is_caught() -> None:
    game = table(2, "c31", "c32")
    factory(game, 0, "c32")
    assert {ends(turn_of(game, 0), seed) for seed in range(SEEDS)} == {"c32"}
    assert "catch 2" in follow(game)


def test_TR_002_the_points_that_end_the_game_come_before_all_others() -> None:
    """Eight by a doubtful battle would win; a City would not."""
    game = table(2, "c31", "c34")
    become(game, 0, "fighter")
    squad(game, 0, 10)
    squad(game, 1, 12)
    game.vp[0] = 12
    put(game, 0, "c33")
    assert {ends(turn_of(game, 0), seed) for seed in range(SEEDS)} == {"c34"}


# --- building ---


def founder(cell: str, form: str, zefs: int = 25, residents: int = 12) -> Trappers:
    """The trapper has a Factory with Tafgar and all that a City needs but perhaps the form."""
    game = table(2)
    factory(game, 0, "c31")
    set_rep(game, 0, 2, 2)
    become(game, 0, form)
    squad(game, 0, residents, zefs)
    put(game, 0, cell)
    return turn_of(game, 0)


def test_TR_190_an_engineer_with_all_that_it_takes_builds_the_city() -> None:
    game = founder("c32", "engineer")
    assert {ends(game, seed) for seed in range(SEEDS)} == {"c31"}
    assert follow(game)[-1] == "upgrade"
    assert game.vp[0] == 6


def test_TR_076_whoever_could_have_a_city_becomes_an_engineer() -> None:
    game = do(founder("c33", "builder"), "pass")
    assert always(game) == {"become engineer"}


def test_TR_118_a_factory_is_built_where_one_is_welcome() -> None:
    game = table(2)
    set_rep(game, 0, 2, 1)
    squad(game, 0, 8)
    assert always(acting(game, 0, "c32")) == {"build"}


def test_TR_094_residents_are_taken_in() -> None:
    assert always(visiting("c41")) == {"recruit"}


def test_TR_132_a_favour_that_costs_the_trust_of_the_enemy_is_not_bought() -> None:
    """Tafgar trusts him just enough for a City; its enemy Medok has nothing to give for it."""
    game = table(2)
    factory(game, 0, "c31")
    set_rep(game, 0, 2, 2)
    put(game, 0, "c11")
    war(game, (1, 2))
    assert "buy_rep" in choices(acting(game, 0, "c11"))
    assert always(game) == {"pass"}


# --- raids ---


def test_TR_148_a_capital_is_not_robbed_in_vain() -> None:
    game = visiting("c41", "fighter")
    assert "rob" in choices(game)
    assert always(game) == {"stay"}


def test_TR_148_a_squad_that_cannot_fail_robs_where_it_has_recruited_nobody_it_needs() -> None:
    game = table(2)
    become(game, 0, "fighter")
    squad(game, 0, 30, 10)
    set_rep(game, 0, 2, -2)
    assign(game, 0, "H07")
    assert always(acting(game, 0, "c41")) == {"rob"}


# --- artifacts ---


def test_A1_a_jump_to_the_city_that_waits() -> None:
    game = founder("c66", "engineer")
    give(game, 0, "A1")
    said = follow(turn_of(game, 0))
    assert said[:2] == ["play A1", "jump c31"] and said[-1] == "upgrade"


def test_A2_overdrive_when_it_reaches_what_is_wanted() -> None:
    game = founder("c43", "engineer")
    put(game, 0, "c53", 1)
    give(game, 0, "A2")
    said = follow(turn_of(game, 0))
    assert said[:2] == ["play A2", "drive c31"] and said[-1] == "upgrade"


def test_A2_is_kept_when_the_way_is_short() -> None:
    game = founder("c32", "engineer")
    give(game, 0, "A2")
    assert always(turn_of(game, 0)) == {"drive c31"}


def test_A4_rage_when_it_turns_the_odds() -> None:
    """Two behind: the dice alone would seldom do."""
    game = met(10, 15)
    give(game, 0, "A4")
    assert always(do(turn_of(game, 0), "pass", "attack 2")) == {"play A4"}


def test_A4_rage_is_kept_when_nothing_can_go_wrong() -> None:
    game = met(20, 5)
    give(game, 0, "A4")
    assert always(do(turn_of(game, 0), "pass", "attack 2")) == {"pass"}


def test_A5_the_cocoon_saves_many_not_few() -> None:
    game = met(10, 4)
    give(game, 0, "A5")
    fought = do(turn_of(game, 0), "pass", "attack 2", "pass")
    assert always(do(fought.copy(), "roll 1 against 3")) == {"play A5"}
    assert always(do(fought.copy(), "roll 6 against 3")) == {"pass"}


def test_A6_the_metamorph_on_the_factory() -> None:
    game = founder("c31", "builder")
    give(game, 0, "A6")
    assert follow(turn_of(game, 0))[-3:] == ["play A6", "become engineer", "upgrade"]


def test_A7_the_voice_where_it_opens_the_city() -> None:
    game = founder("c31", "engineer")
    set_rep(game, 0, 2, 0)
    give(game, 0, "A7")
    assert follow(turn_of(game, 0))[-2:] == ["play A7", "upgrade"]


def test_A8_the_loop_for_a_battle_that_is_lost() -> None:
    game = met(10, 11)
    give(game, 0, "A8")
    fought = do(turn_of(game, 0), "pass", "attack 2", "pass")
    assert always(do(fought.copy(), "roll 1 against 4")) == {"play A8"}
    assert always(do(fought.copy(), "roll 6 against 1")) == {"pass"}


# --- quests ---


@pytest.mark.parametrize(
    ("quest", "cell", "said"),
    [("H08", "c23", "pay H08"), ("O08", "c54", "leave O08"), ("H01", "c23", "hand_over A5 H01")],
)
def test_TR_181_what_finishes_a_quest_is_given(quest: str, cell: str, said: str) -> None:
    game = table(2)
    squad(game, 0, 12, 40)
    assign(game, 0, quest)
    give(game, 0, "A5", "A3")
    assert advice(acting(game, 0, cell)).split()[0] == said.split()[0]
    assert game.vp[0] == 0


def test_TR_103_a_quest_is_taken() -> None:
    assert always(visiting("c23")) == {"take_quest human"}
    assert always(visiting("c54")) == {"take_quest old"}


def test_TR_104_the_quest_that_has_come_least_far_makes_room() -> None:
    game = table(2)
    assign(game, 0, "H03", progress=0b0111)
    assign(game, 0, "H04")
    assert always(do(acting(game, 0, "c23"), "take_quest human")) == {"discard H04"}


def test_TR_071_a_form_that_a_quest_counts_is_taken() -> None:
    game = table(2)
    assign(game, 0, "O04", progress=0b0110)
    assert always(acting(game, 0, "c33")) == {"become mimic"}


def test_TR_112_the_reward_goes_first_where_it_opens_a_city() -> None:
    game = table(2)
    factory(game, 0, "c45")
    set_rep(game, 0, 5, 1)
    assign(game, 0, "O05", progress=0b0011)
    stopped = acting(game, 0, "c44")
    assert always(stopped) == {"choose_clan makmamuba"}


def test_TR_114_reputation_is_stolen_where_it_opens_a_city() -> None:
    game = table(2)
    factory(game, 0, "c45")
    set_rep(game, 0, 5, 1)
    set_rep(game, 1, 5, 3)
    set_rep(game, 1, 1, 3)
    give(game, 0, "A3")
    assign(game, 0, "O06")
    assign(game, 0, "O05", progress=0b0011)
    said = follow(acting(game, 0, "c54"))
    assert said[:3] == ["exchange A3", "rob_trapper 2", "choose_clan makmamuba"]


# --- tempers ---


def test_a_pacifist_never_attacks() -> None:
    peaceful = TrappersHints(temper_named("pacifist"))
    assert always(do(met(20, 3), "pass"), peaceful) == {"pass"}
    game = table(2, "c31", "c32")
    factory(game, 0, "c32")
    assert "catch 2" not in follow(turn_of(game, 0), peaceful)


def test_a_hunter_becomes_a_fighter_where_others_would_build() -> None:
    game = do(founder("c33", "builder"), "pass")
    assert always(game, TrappersHints(temper_named("hunter"))) == {"become fighter"}


def test_the_timid_fear_even_a_weak_fighter() -> None:
    game = table(2, "c34", "c44")
    become(game, 1, "fighter")
    squad(game, 0, 9)
    squad(game, 1, 5)
    timid = TrappersHints(temper_named("timid"))
    for seed in range(SEEDS):
        end = CELL[ends(turn_of(game, 0), seed, timid)]
        safe = TRAPPERS.content().cells[end].kind == SOMETHING
        assert safe or not within_reach(game, 1) >> end & 1


def test_tempers_go_by_name_and_play_whole_games() -> None:
    for name in TEMPERS:
        bots = [GreedyBot(TRAPPERS.hints().tempered(name)), GreedyBot(TRAPPERS.hints())]
        assert play_match(TRAPPERS, Trial(TRAPPERS, 2, {}).game(), bots, 1).winners
    with pytest.raises(ValueError, match="no temper 'saint'; Trappers knows hunter, pacifist, timid"):
        TRAPPERS.hints().tempered("saint")
