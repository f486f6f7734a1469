"""What the advice of Cry Havoc thinks of positions where a sensible commander has no doubt."""

from __future__ import annotations

from typing import Any

import pytest
from games.havoc.table import (
    KIND,
    STRUCTURE,
    A,
    B,
    battle,
    fight,
    give,
    learn,
    own,
    play,
    raised,
    run,
    station,
    step,
    table,
    turn_of,
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
from igroteka.engine.vectors import put
from igroteka.games.havoc.box import HAVOC
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, PILGRIMS, TROGS
from igroteka.games.havoc.hints.hints import HavocHints
from igroteka.games.havoc.rules.event_phase import CRYSTAL_BLOOM
from igroteka.games.havoc.rules.prisoners import PRISONER_PHASE
from igroteka.games.havoc.state.actions import (
    ACTIVATE,
    BUILD,
    DONE,
    DRAW_TWO,
    ENABLE,
    END_TURN,
    FROM,
    MARCH,
    NUMBER,
    PAY,
    PLAY,
    RANSOM,
    RECRUIT,
    REGION,
    SKILL,
)
from igroteka.games.havoc.state.fields import CRYSTALS, EVENTS, EXPLORATIONS, WAR_PARTIES
from igroteka.games.havoc.state.game import Havoc

STATES = 60 if COMPILED else 8


def advice(game: Havoc, seed: int = 1) -> int:
    offered = Choices()
    game.offer(offered)
    return int(HavocHints().advise(game, offered, Rng(seed)))


def follow(game: Havoc, *until: str) -> list[int]:
    """The seat's choices, up to a throw, the turn of another or one of these questions."""
    seat = game.seat
    said = []
    while game.seat == seat and step(game) not in until:
        said.append(advice(game))
        game.play(said[-1])
    return said


def verbs_of(said: list[int]) -> list[int]:
    return [int(verb_of(action)) for action in said]


# --- it may be asked anything, anywhere ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_leaves_the_table_as_it_was_and_knows_no_secrets(players: int) -> None:
    """On every table that the seat could not tell apart it says the same."""
    trial = Trial(HAVOC, players, {"level": "veteran"})
    hints: Hints[Any] = HavocHints()
    offered = Choices()
    for game, rng in scattered(trial, STATES, 3, lambda game: game.seat >= 0):
        game.offer(offered)
        before, seed = digest(game), int(rng.word())
        said = hints.advise(game, offered, Rng(seed))
        assert offered.has(said)
        assert digest(game) == before
        twin = imagined(Seat(HAVOC, game, game.seat, rng), rng)
        twin.offer(offered)
        assert hints.advise(twin, offered, Rng(seed)) == said, game.step().name


def advised(trial: Trial, seed: int) -> set[str]:
    """Play a game, mostly by advice; return the questions met."""
    hints: Hints[Any] = HavocHints()
    game, rng, offered = trial.game(), Rng(seed), Choices()
    met = set()
    for _ in decisions(Bare(game), rng):
        game.offer(offered)
        said = hints.advise(game, offered, rng)
        assert offered.has(said), game.step().name
        met.add(game.step().name)
        game.play(said if rng.below(4) else offered.codes[rng.below(offered.count)])
    return met


def test_every_question_of_the_game_is_answered() -> None:
    met: set[str] = set()
    for seed in range(24 if COMPILED else 2):
        for players in (2, 3, 4):
            met |= advised(Trial(HAVOC, players, {"level": "veteran"}), seed)
    common = "ChooseFaction ChooseAction PayWith ChoosePlace MarchFrom MarchTo MarchMany BuildWhat PlaceOnControl"
    common += " PlaceOnCapture PlayCard DrawFrom KeepWhich SkillTarget RetreatTo"
    rare = " ReinforceWhere CrystalBloom DiscardDown MapDeck ChooseTarget SpendMany MatrixDeck SkillGoal RedrawCard"
    rare += " RebuildWhat ShiftOne DeployOne KillOne CaptureWhich GiveUpRegion RansomOrNot NextBattle"
    assert set((common + (rare if COMPILED else "")).split()) <= met


def test_search_may_ask_about_any_table_that_random_play_meets() -> None:
    hints, rng, offered = HavocHints(), Rng(5), Choices()
    for game in random_play(Trial(HAVOC, 4, {"level": "veteran", "retreat_split": "on"}), 2):
        assert isinstance(game, Havoc)
        if game.seat >= 0 and rng.below(12) == 0:
            game.offer(offered)
            assert offered.has(hints.advise(game, offered, rng)), game.step().name
            assert hints.breadth(game, 100) >= 1 and hints.horizon(game) >= 0
            assert all(0 <= hints.worth(game, seat) <= WIN for seat in range(4))


# --- what a position is worth ---


def test_worth_is_a_chance_and_points_goods_and_regions_raise_it() -> None:
    hints = HavocHints()
    even = table(2)
    ahead, richer, stronger, wider, captor = [even.copy() for _ in range(5)]
    ahead.vp = put(even.vp, int(HUMANS), 6)
    give(richer, HUMANS, "flank", "regroup")
    station(stronger, richer.hq(HUMANS), HUMANS, 3)
    own(wider, HUMANS, B["E1"])
    captor.reserve[MACHINES] -= 1
    captor.set_held(HUMANS, MACHINES, 1)
    base = hints.worth(even, 0)
    assert base == WIN // 2 == hints.worth(even, 1)
    for better in (ahead, richer, stronger, wider, captor):
        assert base < hints.worth(better, 0) < WIN
        assert 0 < hints.worth(better, 1) < base
    assert hints.worth(ahead, 0) > hints.worth(wider, 0)


def test_nothing_is_decided_before_factions_are() -> None:
    game = HAVOC.set_up(3, HAVOC.options(), HAVOC.content())
    assert [HavocHints().worth(game, seat) for seat in range(3)] == [WIN // 3] * 3


def test_search_stops_where_a_round_begins() -> None:
    game = table(2)
    assert HavocHints().horizon(game) > 0
    game.phase = EVENTS
    assert HavocHints().horizon(game) == 0


# --- a turn ---


def test_CH_077_free_crystals_beside_the_soldiers_are_taken() -> None:
    game = give(table(2), HUMANS, "flank", "drop_troops", "mobilization")
    game.used = game.skills
    home = game.hq(HUMANS)
    game.lay(B["E1"] if home == B["H1"] else B["E2"], CRYSTALS, 4)
    said = follow(game)
    assert verbs_of(said)[0] == MARCH
    assert game.controls(HUMANS, B["E1"] if home == B["H1"] else B["E2"])


def test_CH_054_cards_that_move_are_paid_for_a_march() -> None:
    game = give(table(2), HUMANS, "flank", "mobilization")
    said = follow(game, "MarchFrom")
    assert act(PAY, KIND["flank"]) in said
    assert act(PAY, KIND["mobilization"]) not in said


def test_CH_073_one_soldier_alone_does_not_wake_the_trogs() -> None:
    """A war party brings one to three: with four points more go, or none."""
    game = give(table(2), HUMANS, "flank", "drop_troops", "humans_scoring")
    for region in range(game.map.regions):
        if not game.is_hq(region):
            game.lay(region, WAR_PARTIES, 1)
    follow(game)
    sent = [int(game.soldiers(HUMANS, region)) for region in range(game.map.regions) if not game.is_hq(region)]
    assert 1 not in sent


def test_CH_090_without_soldiers_to_spare_a_commander_recruits() -> None:
    game = table(2)
    home = game.hq(HUMANS)
    game.reserve[HUMANS] += game.soldiers(HUMANS, home)
    game.add_soldiers(HUMANS, home, -game.soldiers(HUMANS, home))
    give(game, HUMANS, "mobilization", "distraction")
    said = follow(game)
    assert verbs_of(said)[0] == RECRUIT
    assert game.soldiers(HUMANS, home) >= 3


def test_CH_104_without_cards_a_commander_draws_two() -> None:
    game = table(3)
    game.used = game.skills
    assert advice(game) == act(DRAW_TWO)


def test_CH_105_scoring_is_enabled_by_who_gains_from_it() -> None:
    """Most crystals are one's own, and so are most regions."""
    game = give(table(2), HUMANS, "humans_scoring")
    own(game, HUMANS, B["E1"], B["W2"], B["I1"], B["I6"])
    game.lay(B["I1"], CRYSTALS, 6)
    assert advice(game) == act(ENABLE)


def test_CH_105_scoring_is_not_enabled_for_the_rival() -> None:
    game = give(table(2), HUMANS, "humans_scoring")
    own(game, MACHINES, B["E2"], B["W1"], B["I3"], B["I4"])
    game.lay(B["I3"], CRYSTALS, 8)
    assert advice(game) != act(ENABLE)


def test_CH_111_a_skill_that_brings_a_region_is_used() -> None:
    """Scouting takes the region with most crystals next to one's soldiers."""
    game = table(2)
    home = game.hq(HUMANS)
    rich = B["I1"] if home == B["H1"] else B["I3"]
    game.lay(rich, CRYSTALS, 5)
    said = follow(give(game, HUMANS, "flank"), "PayWith")
    assert verbs_of(said)[0] == SKILL
    assert game.controls(HUMANS, rich)


def test_CH_114_a_turn_ends_when_nothing_helps() -> None:
    game = table(2)
    game.used = game.skills
    play(game, act(DRAW_TWO))
    while step(game) != "ChooseAction":
        game.play(game.sample(Rng(1)) if game.seat < 0 else game.actions()[0])
    assert advice(game) == act(END_TURN)


def test_the_pilgrims_turn_stored_crystals_into_points() -> None:
    game = table(3)
    own(game, PILGRIMS, A["O1"])
    raised(game, "reliquary", A["O1"])
    game.stored = 4
    game.last = 1
    game.action = 3
    game.used = game.skills
    turn_of(give(game, PILGRIMS, "suggestion"), PILGRIMS)
    said = follow(game)
    assert act(BUILD) in said and act(ACTIVATE, STRUCTURE["reliquary"], A["O1"]) in said
    assert game.vp[PILGRIMS] == 8


# --- marching ---


def test_CH_080_soldiers_go_where_they_are_enough() -> None:
    """A foe with one soldier sits on crystals; both own soldiers go, or the battle would be lost."""
    game = give(table(2), HUMANS, "flank", "drop_troops")
    home = game.hq(HUMANS)
    target = B["I1"] if home == B["H1"] else B["I3"]
    station(own(game, MACHINES, target), target, MACHINES, 1)
    game.lay(target, CRYSTALS, 6)
    play(game, act(MARCH))
    follow(game)
    assert game.battle_at(target) == 1
    assert game.soldiers(HUMANS, target) >= 2


def test_CH_068_points_without_a_use_are_left() -> None:
    """All that is in reach holds far more foes than soldiers could beat."""
    game = give(table(2), HUMANS, "flank", "humans_scoring")
    for region in range(game.map.regions):
        game.lay(region, CRYSTALS, -game.crystals(region))
        game.lay(region, EXPLORATIONS, -game.explorations(region))
        if not game.is_hq(region):
            game.add_soldiers(TROGS, region, 6)
    play(game, act(MARCH), act(PAY, KIND["flank"]), act(DONE))
    assert step(game) == "MarchFrom"
    assert advice(game) == act(DONE)


def test_a_march_that_began_goes_on() -> None:
    """Whatever region it was to start in, there is an answer to where and how many."""
    game = give(table(2), HUMANS, "flank", "drop_troops", "regroup")
    play(
        game, act(MARCH), act(PAY, KIND["flank"]), act(PAY, KIND["drop_troops"]), act(DONE), act(FROM, game.hq(HUMANS))
    )
    assert step(game) == "MarchTo"
    game.play(advice(game))
    assert step(game) in ("MarchMany", "MarchFrom")


# --- battle ---


def test_CH_120_an_attacker_who_can_win_control_places_enough() -> None:
    game = battle(table(2), B["I1"], HUMANS, 4, MACHINES, 2)
    game.lay(B["I1"], CRYSTALS, 5)
    fight(game)
    said = advice(game)
    assert verb_of(said) == NUMBER and first_of(said) == 3  # CH-135: a tie is not enough


def test_CH_121_a_defender_who_can_tie_control_does() -> None:
    game = battle(table(2), B["I1"], HUMANS, 3, MACHINES, 3)
    game.lay(B["I1"], CRYSTALS, 5)
    fight(game)
    play(game, act(NUMBER, 2), act(NUMBER, 0))
    said = advice(game)
    assert first_of(said) == 2


def test_CH_121_a_defender_who_cannot_hold_the_region_kills() -> None:
    game = battle(table(2), B["I1"], HUMANS, 4, MACHINES, 2)
    fight(game)
    play(game, act(NUMBER, 4))
    follow(game)
    assert game.controls(HUMANS, B["I1"])
    assert game.vp[MACHINES] + game.prisoners_of(MACHINES) == 2


def test_CH_123_a_card_that_turns_a_battle_is_played() -> None:
    """Flank moves the soldier that is missing onto Region Control."""
    game = give(battle(table(2), B["I1"], HUMANS, 4, MACHINES, 2), HUMANS, "flank")
    game.lay(B["I1"], CRYSTALS, 5)
    fight(game)
    play(game, act(NUMBER, 2), act(NUMBER, 0), act(NUMBER, 2))
    assert step(game) == "PlayCard"
    assert advice(game) == act(PLAY, KIND["flank"])
    follow(game)
    assert game.controls(HUMANS, B["I1"])


def test_CH_124_a_card_is_kept_where_nothing_is_to_be_won() -> None:
    game = give(battle(table(2), B["E1"], HUMANS, 5, MACHINES, 1), HUMANS, "flank")
    fight(game)
    play(game, act(NUMBER, 3), act(NUMBER, 1), act(NUMBER, 0), act(NUMBER, 0))
    assert step(game) == "PlayCard"
    assert advice(game) == act(PASS)


# --- between rounds ---


def test_CH_156_a_soldier_is_not_bought_back_in_the_last_round() -> None:
    game = table(2)
    game.reserve[HUMANS] -= 1
    game.set_held(MACHINES, HUMANS, 1)
    game.vp = put(game.vp, int(HUMANS), 10)
    game.last = 1
    run(game, PRISONER_PHASE)
    assert act(RANSOM, MACHINES) in game.actions()
    assert advice(game) == act(PASS)


def test_a_crystal_of_the_bloom_goes_where_it_is_kept() -> None:
    game = own(table(2), HUMANS, B["E1"])
    game.end()
    game.then(CRYSTAL_BLOOM, 0, 1)
    game.settle()
    assert advice(game) == act(REGION, B["E1"])


# --- how well it plays ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_advice_beats_random_play(players: int) -> None:
    games = 40 if COMPILED else 3
    won = 0
    start = Trial(HAVOC, players, {"faction_pick": "random"}).game()
    for seed in range(games):
        bots: list[Any] = [RandomBot() for _ in range(players)]
        bots[seed % players] = GreedyBot(HavocHints())
        won += play_match(HAVOC, start, bots, seed).winners == [seed % players]
    assert won * 10 >= games * 9


def test_a_side_that_knows_more_uses_it() -> None:
    """Snipers kill before a battle that is close."""
    game = learn(battle(table(2), B["I1"], HUMANS, 3, MACHINES, 3), "snipers")
    game.used = 0
    game.lay(B["I1"], CRYSTALS, 4)
    said = follow(game)
    assert SKILL in verbs_of(said)
    assert game.soldiers(MACHINES, B["I1"]) == 2
