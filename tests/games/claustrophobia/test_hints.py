"""What the advice of Claustrophobia thinks of positions where a sensible player has no doubt."""

from __future__ import annotations

from typing import Any

import pytest
from games.claustrophobia.table import (
    B1,
    B2,
    CROSS,
    K1,
    K2,
    KIND,
    SPACE,
    C,
    R,
    act_with,
    alone,
    begun,
    cave,
    deal,
    demon,
    demon_turn,
    dice,
    human_turn,
    lay,
    play,
    put,
    run,
    stacked,
    step,
    summoning,
    threat,
    trogs,
)
from trials import COMPILED, Trial, random_play, scattered

from igroteka.bots.driver import Bare, decisions
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.match import play_match
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.seat import Seat, imagined
from igroteka.engine.chance import Rng
from igroteka.engine.choices import PASS, Choices, act, first_of, verb_of
from igroteka.engine.digest import digest
from igroteka.engine.hints import WIN, Hints
from igroteka.games.claustrophobia.box import CLAUSTROPHOBIA
from igroteka.games.claustrophobia.content.vocabulary import (
    CHANT,
    DEMON,
    EXORCISE,
    HUMAN,
    LIGHT_FUSE,
    OPEN_CHEST,
    SCENARIOS,
    TROGS_TARGET,
)
from igroteka.games.claustrophobia.hints.hints import ClaustrophobiaHints
from igroteka.games.claustrophobia.rules.destiny_effects import TRAP_WHOM
from igroteka.games.claustrophobia.rules.initiative import INITIATIVE_PHASE
from igroteka.games.claustrophobia.rules.wounds import HEAL, WOUND
from igroteka.games.claustrophobia.state.actions import (
    ATTACK,
    DEED,
    DONE,
    END_PHASE,
    EXPLORE,
    FIEND,
    LEAVE,
    LINE,
    NUMBER,
    PLACE,
    PLAY,
    STEP,
    STRIKE,
    SUMMON,
    SUMMON_DEMON,
    SWARM,
    TROG,
    WARRIOR,
)
from igroteka.games.claustrophobia.state.fields import INITIATIVE, TREASURE
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.state.told import BY_ATTACK

STATES = 60 if COMPILED else 8


def advice(game: Claustrophobia, seed: int = 1) -> int:
    choices = Choices()
    game.offer(choices)
    return int(ClaustrophobiaHints().advise(game, choices, Rng(seed)))


def follow(game: Claustrophobia, *until: str) -> list[int]:
    """The seat's choices, up to a throw, the turn of the other or one of these questions."""
    seat = game.seat
    said = []
    while game.seat == seat and step(game) not in until:
        said.append(advice(game))
        game.play(said[-1])
    return said


def verbs_of(said: list[int]) -> list[int]:
    return [int(verb_of(action)) for action in said]


def corridor(scenario: str = "survivors", length: int = 3) -> Claustrophobia:
    """Straight tunnels to the north of the start tile, spots 1 to length."""
    game = cave(scenario)
    for number, tile in enumerate(("T25", "T26", "T12", "T05")[:length]):
        lay(game, tile, 0, -1 - number)
    return game


# --- it may be asked anything, anywhere ---


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_advice_leaves_the_table_as_it_was_and_knows_no_secrets(scenario: str) -> None:
    """On every table that the seat could not tell apart it says the same."""
    trial = Trial(CLAUSTROPHOBIA, 2, {"scenario": scenario})
    hints: Hints[Any] = ClaustrophobiaHints()
    choices = Choices()
    for game, rng in scattered(trial, STATES, 3, lambda game: game.seat >= 0):
        game.offer(choices)
        before, seed = digest(game), int(rng.word())
        said = hints.advise(game, choices, Rng(seed))
        assert choices.has(said)
        assert digest(game) == before
        twin = imagined(Seat(CLAUSTROPHOBIA, game, game.seat, rng), rng)
        if not game.sealing():
            twin.offer(choices)
            assert hints.advise(twin, choices, Rng(seed)) == said, game.step().name
        assert [hints.worth(twin, seat) for seat in range(2)] == [hints.worth(game, seat) for seat in range(2)]


def advised(trial: Trial, seed: int) -> set[str]:
    """Play a game, mostly by advice; return the questions met."""
    hints: Hints[Any] = ClaustrophobiaHints()
    game, rng, choices = trial.game(), Rng(seed), Choices()
    met = set()
    for _ in decisions(Bare(game), rng):
        game.offer(choices)
        said = hints.advise(game, choices, rng)
        assert choices.has(said), game.step().name
        met.add(game.step().name)
        game.play(said if rng.below(4) else choices.codes[rng.below(choices.count)])
    return met


def test_every_question_of_the_game_is_answered() -> None:
    met: set[str] = set()
    for seed in range(24 if COMPILED else 2):
        for scenario in SCENARIOS:
            options = {"scenario": scenario, "force": "build", "human_gift": "on", "human_advantage": "on"}
            met |= advised(Trial(CLAUSTROPHOBIA, 2, options), seed)
    common = "BuildForce ExtraGift AssignDice InitiativeDone NextHuman ActHuman WoundLine Guard PlaceDice SummonWhat"
    common += " NextDemon ActDemon LayTile DemonAfterInitiative DemonAtActivation AtHits"
    rare = " AfterRoll NewValue CourageWho HealWho HealLine GrenadeWhere HandOver TrapWhom HoleWhere SpendTokens"
    rare += " DemonAtTile DemonAfterExploring AtDeath RustWho VertigoFirst VertigoSecond ToughWhere CaveInWhere"
    assert set((common + (rare if COMPILED else "")).split()) <= met


@pytest.mark.parametrize("scenario", ["survivors", "ritual", "dares"])
def test_search_may_ask_about_any_table_that_random_play_meets(scenario: str) -> None:
    hints, rng, choices = ClaustrophobiaHints(), Rng(5), Choices()
    for game in random_play(Trial(CLAUSTROPHOBIA, 2, {"scenario": scenario}), 2):
        assert isinstance(game, Claustrophobia)
        if game.seat >= 0 and rng.below(12) == 0:
            game.offer(choices)
            assert choices.has(hints.advise(game, choices, rng)), game.step().name
            assert hints.breadth(game, 100) >= 1 and hints.horizon(game) >= 0
            worths = [int(hints.worth(game, seat)) for seat in range(2)]
            assert sum(worths) == WIN and min(worths) >= 0


# --- what a position is worth ---


def test_worth_is_a_chance_and_wounds_tp_and_troglodytes_lower_it_for_the_human() -> None:
    hints = ClaustrophobiaHints()
    even = corridor()
    hurt, rich, crowded = [even.copy() for _ in range(3)]
    for human in (R, B1, K1, K2):
        put(hurt, human, 0, wounds=(1, 2, 3))
    rich.tp = 15
    trogs(crowded, 0, 5)
    base = hints.worth(even, 0)
    assert 0 < base < WIN
    for worse in (hurt, rich, crowded):
        assert hints.worth(worse, 0) < base
        assert hints.worth(worse, 1) > WIN - base


@pytest.mark.parametrize("scenario", ["survivors", "tide", "ritual", "captive", "infection"])
def test_worth_rises_when_the_place_is_found(scenario: str) -> None:
    hints = ClaustrophobiaHints()
    game = cave(scenario)
    before = hints.worth(game, 0)
    lay(game, "T01" if scenario in ("survivors", "infection") else "T02", 0, -1, 2)
    if scenario == "captive":
        put(game, C, 1)
    assert hints.worth(game, 0) > before


def test_search_stops_where_a_round_begins() -> None:
    game = begun()
    game.play(dice(1, 2, 3, 4))
    assert game.phase == INITIATIVE
    hints = ClaustrophobiaHints()
    while step(game) != "AssignDice":
        game.play(game.actions()[-1])
    assert hints.horizon(game) == 0
    game.play(advice(game))
    assert hints.horizon(game) > 0


# --- the Human: dice and wounds ---


def assign(game: Claustrophobia, *values: int) -> dict[int, int]:
    """Let the advice give these dice; return who got which."""
    run(game, INITIATIVE_PHASE)
    while step(game) != "RollInitiative":
        game.play(advice(game))
    game.play(dice(*values))
    while step(game) == "AfterRoll":
        game.play(act(DONE))
    while step(game) == "AssignDice":
        game.play(advice(game))
    return {human: int(game.die(human)) for human in range(6) if game.in_play(human)}


def test_CL_026_nobody_gets_the_die_of_a_wounded_line_without_need() -> None:
    game = put(put(cave(), R, 0, wounds=(2, 5)), B1, 0, wounds=(3,))
    given = assign(game, 2, 3, 4, 6)
    assert given[R] not in (2, 5) and given[B1] != 3


def test_CL_024_the_redeemer_gets_the_die_of_a_gift_that_helps() -> None:
    """Everybody is wounded beside him, and there is nowhere to go: he heals."""
    game = cave("captive")
    game.blocks = 0
    for human in (B1, K1, K2):
        put(game, human, 0, wounds=(1, 2))
    assert assign(game, 4, 4, 3, 3)[R] == 4


def test_CL_112_the_least_useful_line_is_wounded_first() -> None:
    """Of the Captive's lines that is the one without CBT, or a slow one; never the best."""
    game = put(cave("captive"), C, 0)
    run(game, WOUND, C, 1, BY_ATTACK)
    assert step(game) == "WoundLine"
    assert advice(game) in (act(LINE, 0), act(LINE, 1), act(LINE, 2), act(LINE, 3))


def test_CL_048_healing_frees_the_line_of_the_die() -> None:
    game = put(cave(), K1, 0, die=2, wounds=(2, 6))
    game.give(K1, 9)
    run(game, HEAL, K1, 1)
    assert step(game) == "HealLine"
    assert advice(game) == act(LINE, 1)


def test_CL_125_a_sound_bodyguard_takes_the_hit_for_a_dying_man() -> None:
    game = put(alone(cave(), R, B1), R, 0, wounds=(1, 2, 3, 4, 5))
    play(demon_turn(trogs(game, 0, 1)), act(TROG, 0), act(STRIKE, R), 1)
    while step(game) == "AtHits":
        game.play(act(PASS))
    assert step(game) == "Guard"
    assert advice(game) == act(NUMBER, 1)


# --- the Human: the action phase ---


def test_CL_097_somebody_explores_when_nobody_is_near() -> None:
    game = human_turn(cave())
    said = follow(game)
    assert EXPLORE in verbs_of(said)


def test_CL_105_enemies_on_the_tile_are_attacked_before_the_move() -> None:
    game = act_with(trogs(put(cave(), B1, 0, die=5), 0, 2), B1)
    assert advice(game) == act(ATTACK, TROGS_TARGET)


def test_CL_R38_who_stands_on_the_exit_leaves() -> None:
    game = cave()
    spot = lay(game, "T01", 0, -1, 2)
    act_with(put(game, K1, spot), K1)
    assert advice(game) == act(LEAVE)


def test_a_human_walks_towards_the_exit() -> None:
    game = corridor()
    lay(game, "T01", 0, -4, 2)
    act_with(put(game, K1, 1, die=4), K1)
    assert advice(game) == act(STEP, 2)


def test_the_fuse_is_lit_and_the_words_are_spoken() -> None:
    for scenario, deed in (("tide", LIGHT_FUSE), ("ritual", CHANT)):
        game = cave(scenario)
        spot = lay(game, "T02", 0, -1)
        act_with(put(game, R, spot), R)
        assert advice(game) == act(DEED, deed)


def test_the_possessed_are_freed_and_not_killed() -> None:
    game = cave("possessed")
    spot = lay(game, "T06", 0, -1)
    game.fiend_at[1 + B2] = spot
    game.fiends_waiting = 1 << (1 + K2)
    assert advice(act_with(put(game, R, spot), R)) == act(DEED, EXORCISE)
    assert verb_of(advice(act_with(put(game, B1, spot, die=5), B1))) != ATTACK


def test_a_chest_is_opened_and_carried_out() -> None:
    game = cave("dares")
    spot = lay(game, "T09", 0, -1, 2)
    game.mark(spot, TREASURE)
    act_with(put(game, K1, spot), K1)
    assert advice(game) == act(DEED, OPEN_CHEST)
    game.play(advice(game))
    game.play(1)
    assert game.carrier == K1
    assert advice(game) == act(STEP, 0)


def test_the_captive_goes_home() -> None:
    game = corridor("captive", 2)
    spot = lay(game, "T02", 0, -3)
    act_with(put(put(game, C, spot, die=4), B1, spot), C)
    assert advice(game) == act(STEP, 2)


def test_the_phase_ends_when_nobody_can_help() -> None:
    """All stand where they have to be; there is nothing to attack."""
    game = cave("infection")
    game.blocks = 0
    human_turn(alone(game, R, B1))
    if game.seat == HUMAN:
        assert advice(game) == act(END_PHASE)


def test_CL_R55_the_target_is_handed_over() -> None:
    game = stacked(cave(), "T33", "T01", "T16")
    game.foresight = 2
    act_with(put(game, K1, 0, die=4), K1)
    while step(game) != "HandOver":
        game.play(advice(game))
    assert first_of(advice(game)) == 0  # T01


# --- the Human: cards ---


def test_a_wounded_warrior_drinks() -> None:
    game = deal(put(cave(), B1, 0, die=5, wounds=(1, 2, 3)), "flask")
    act_with(game, B1)
    assert advice(game) == act(PLAY, KIND["flask"])


def test_a_sound_warrior_keeps_his_flask() -> None:
    game = deal(put(cave(), B1, 0, die=5, wounds=(1,)), "flask")
    act_with(game, B1)
    assert advice(game) != act(PLAY, KIND["flask"])


def test_hits_that_would_kill_are_cancelled() -> None:
    game = deal(put(alone(cave(), R), R, 0, wounds=(1, 2, 3, 4, 5)), "watch_out")
    play(demon_turn(demon(game, 0)), act(FIEND, 0), act(STRIKE, R), 2)
    assert step(game) == "AtHits"
    assert advice(game) == act(PLAY, KIND["watch_out"])


# --- the Demon: dice and summoning ---


def test_CL_060_claws_are_for_many_troglodytes() -> None:
    """Three stand beside a human: one more die each is worth more than 2 TP."""
    game = threat(trogs(alone(cave(), R, B1), 0, 3), 5, 2, 2)
    said = follow(game, "SummonWhat")
    assert act(PLACE, 5, SPACE["claws"]) in said


def test_without_troglodytes_near_high_dice_bring_tp() -> None:
    game = corridor(length=4)
    for human in (R, B1, K1, K2):
        put(game, human, 4)
    game.tp = 0
    said = follow(threat(game, 5, 6, 6), "SummonWhat")
    assert act(PLACE, 5, SPACE["sounds"]) in said or act(PLACE, 6, SPACE["sounds"]) in said


def test_CL_070_troglodytes_come_where_they_reach_somebody() -> None:
    game = corridor()
    lay(game, "T31", 1, 0, 1)
    for human in (R, B1, K1, K2):
        put(game, human, 1)
    said = follow(summoning(game, 3), "NextDemon")
    assert [action for action in said if verb_of(action) == SUMMON] == [act(SUMMON, 0)] * 3


def test_CL_078_tp_are_kept_where_nobody_can_be_reached() -> None:
    game = corridor(length=4)
    lay(game, CROSS, 1, 0)
    for human in (R, B1, K1, K2):
        put(game, human, 4)
    summoning(game, 3)
    while step(game) == "SummonWhat" and advice(game) != act(DONE):
        assert verb_of(advice(game)) == SUMMON and first_of(advice(game)) in (3, 4)
        game.play(advice(game))


def test_CL_069_the_demon_comes_when_it_can_attack() -> None:
    game = corridor(length=1)
    for human in (R, B1, K1, K2):
        put(game, human, 1)
    summoning(game, 5)
    assert act(SUMMON_DEMON, 0) in game.actions()
    assert advice(game) == act(SUMMON_DEMON, 0)


# --- the Demon: the action phase ---


def test_CL_085_all_troglodytes_of_a_tile_attack() -> None:
    game = demon_turn(trogs(alone(cave(), R), 0, 3))
    assert advice(game) == act(SWARM, 0, R)


def test_the_one_who_matters_is_attacked() -> None:
    """In the Ritual that is the Redeemer."""
    game = demon_turn(trogs(alone(cave("ritual"), R, K1), 0, 2))
    assert advice(game) == act(SWARM, 0, R)


def test_a_troglodyte_goes_where_it_can_attack() -> None:
    game = corridor(length=2)
    for human in (R, B1, K1, K2):
        put(game, human, 2)
    demon_turn(trogs(game, 1, 1))
    game.play(advice(game))
    assert advice(game) == act(STEP, 2)
    game.play(advice(game))
    assert verb_of(advice(game)) == STRIKE


def test_a_troglodyte_comes_nearer() -> None:
    game = corridor(length=3)
    for human in (R, B1, K1, K2):
        put(game, human, 3)
    demon_turn(trogs(game, 0, 1))
    game.play(advice(game))
    assert advice(game) == act(STEP, 1)


def test_CL_066_a_trap_is_for_the_dying() -> None:
    game = put(cave(), K1, 0, wounds=(1, 2, 3, 4, 5))
    run(game, TRAP_WHOM, int(DEMON), 1)
    assert advice(game) == act(WARRIOR, K1)


def test_an_ambush_is_laid() -> None:
    game = stacked(deal(cave(), "ambush"), CROSS, "T31", "T30", "T29")
    act_with(put(game, K1, 0, die=4), K1)
    game.play(act(EXPLORE, 0))
    while step(game) not in ("DemonAfterExploring", "ActHuman"):
        game.play(game.actions()[0] if game.seat >= 0 else 1)
    assert step(game) == "DemonAfterExploring"
    assert advice(game) == act(PLAY, KIND["ambush"])


# --- how well it plays ---


@pytest.mark.parametrize("seat", [HUMAN, DEMON])
@pytest.mark.parametrize("scenario", SCENARIOS if COMPILED else ["tide", "captive"])
def test_the_advice_beats_random_play(scenario: str, seat: int) -> None:
    games = 40 if COMPILED else 3
    start = Trial(CLAUSTROPHOBIA, 2, {"scenario": scenario}).game()
    won = 0.0
    for seed in range(games):
        bots: list[Any] = [RandomBot(), RandomBot()]
        bots[seat] = GreedyBot(ClaustrophobiaHints())
        winners = play_match(CLAUSTROPHOBIA, start, bots, seed).winners
        won += (seat in winners) / len(winners)
    assert won * 10 >= games * 8
