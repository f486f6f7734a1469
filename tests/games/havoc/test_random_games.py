"""Whole games of random choices: they end, nothing is lost, copies and records say the same."""

from __future__ import annotations

from typing import Any

import pytest
from games.havoc.table import ATLAS, CONTENT, all_pieces, fresh, named, pieces

from igroteka.engine.bits import size
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices, first_of, second_of, verb_of
from igroteka.engine.digest import digest
from igroteka.engine.loop import play_randomly
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.havoc.content.vocabulary import SIDES, TROGS
from igroteka.games.havoc.state.actions import verbs
from igroteka.games.havoc.state.fields import SETTING_UP
from igroteka.games.havoc.state.game import Havoc

OPTIONS: list[dict[str, Any]] = [
    {},
    {"level": "veteran"},
    {"level": "experienced", "faction_pick": "random"},
    {"level_per_player": "on", "level_one": "veteran", "level_two": "first", "level_three": "experienced"},
    {"nests_at_setup": "off", "level": "veteran"},
    {"jump_only_in_scoring_phase": "on"},
    {"init_bonus_optional": "off"},
    {"tactics_end_on_first_pass": "on"},
    {"retreat_split": "on", "level": "veteran"},
    {"trog_winners_become_nest": "on"},
    {"artillery_third_party": "off", "level": "veteran"},
    {"humans_minus_one_skill_2p": "on", "level": "experienced"},
]
# CH-R82: not to be asked would tell the others what one has
ASKED_ANYWAY = ("ChooseAction", "PlayCard", "DiscardDown", "KeepWhich", "PayWith", "RedrawCard", "MatrixOverflow")
VERBS = verbs(len(CONTENT.cards), len(CONTENT.structures))


def advance(game: Havoc, rng: Rng, choices: Choices) -> tuple[int, int]:
    """Play one random choice or throw; return who played what."""
    if game.seat == CHANCE:
        outcome = int(game.sample(rng))
        odds = Odds()
        game.outcomes(odds)
        assert odds.weight_of(outcome) > 0
        game.play(outcome)
        return CHANCE, outcome
    seat = int(game.seat)
    game.offer(choices)
    listed = choices.listed()
    assert listed, f"{game.step().name} offers nothing"
    assert len(set(listed)) == len(listed), f"{game.step().name} offers the same twice"
    if game.step().name not in ASKED_ANYWAY:
        assert len(listed) > 1, f"{game.step().name} asks a question with one answer"
    for action in listed:
        assert VERBS.action(VERBS.index(action)) == action
    action = listed[int(rng.below(len(listed)))]
    game.play(action)
    return seat, action


def check(game: Havoc) -> None:
    """The invariants of 5.7."""
    if game.phase == SETTING_UP:
        return
    assert pieces(game) == all_pieces(game)
    regions = range(int(game.map.regions))
    for side in range(SIDES):
        assert game.reserve[side] >= 0
        assert game.markers_left(side) >= 0
        assert game.vp[side] >= 0
        assert game.picked[side] & ~game.hand[side] == 0
        if game.is_player(side):
            assert game.controls(side, game.hq(side))  # CH-R23: never lost
    for region in regions:
        present = [side for side in range(SIDES) if game.soldiers(side, region) > 0]
        home = int(game.hq_side(region))
        if home >= 0:
            assert present in ([], [home])
            assert game.crystals(region) == 0
        if game.battle_at(region) and game.site != region:
            assert len(present) == 2
            assert game.attacker_at(region) in present
    assert game.nests_left() >= 0
    for structure in range(int(ATLAS.structures)):
        assert game.structures_left(structure) >= 0


def check_at_rest(game: Havoc) -> None:
    """What holds between moves: one side in a region without a battle, no player beside Trog tokens (CH-R29)."""
    for region in range(int(game.map.regions)):
        present = [side for side in range(SIDES) if game.soldiers(side, region) > 0]
        if game.battle_at(region) == 0:
            assert len(present) < 2
            if game.lurks(region):
                assert present in ([], [TROGS])
                assert not present or not game.trogs_play()
            if present and game.owner(region) >= 0:
                assert game.owner(region) == present[0]  # CH-R26


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_random_games_end_and_lose_nothing(players: int, number: int) -> None:
    for seed in range(3):
        game = fresh(players, **OPTIONS[number])
        rng = Rng(seed * 100 + number * 10 + players)
        choices = Choices()
        played = 0
        while game.seat != OVER:
            advance(game, rng, choices)
            check(game)
            if game.seat != OVER and game.step().name in ("ChooseAction", "RansomOrNot", "PlaceOnControl"):
                if game.site < 0:
                    check_at_rest(game)
            played += 1
            assert played < 5000
        assert 3 <= game.round <= 5
        assert game.last
        assert len(game.winners()) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_copy_played_apart_leaves_the_table_and_ends_as_it_would(players: int) -> None:
    game = fresh(players, level="veteran")
    rng = Rng(players)
    choices = Choices()
    for _ in range(150):
        if game.seat == OVER:
            break
        before = digest(game)
        twin = game.copy()
        assert digest(twin) == before
        assert twin.table() == game.table()
        play_randomly(twin, Choices(), Rng(5))
        assert digest(game) == before
        advance(game, rng, choices)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_played_gives_the_same_table_again(players: int) -> None:
    game = fresh(players, level="veteran", faction_pick="random")
    rng = Rng(77 + players)
    choices = Choices()
    played: list[tuple[int, int]] = []
    while game.seat != OVER:
        played.append(advance(game, rng, choices))
    again = fresh(players, level="veteran", faction_pick="random")
    for seat, choice in played:
        again.play_as(seat, choice)
    assert digest(again) == digest(game)
    assert again.scores() == game.scores()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_resampled_table_looks_the_same_to_its_seat_and_plays_on(players: int) -> None:
    """Hands of the others, decks and the Matrix change; sizes, own cards and all that is open stay."""
    game = fresh(players, level="veteran")
    rng = Rng(9 + players)
    choices = Choices()
    moved = 0
    for turn in range(400):
        if game.seat == OVER:
            break
        if turn % 8 == 0 and game.phase != SETTING_UP:
            for seat in range(players):
                twin = game.resample(seat, rng)
                assert isinstance(twin, Havoc)
                assert pieces(twin) == pieces(game)
                side = int(game.side_of(seat))
                assert named(twin.hand[side]) == named(game.hand[side])
                for other in range(SIDES):
                    assert size(twin.hand[other]) == size(game.hand[other])
                    assert size(twin.deck[other]) == size(game.deck[other])
                    assert named(twin.discard[other]) == named(game.discard[other])
                    moved += int(twin.hand[other] != game.hand[other])
                assert list(twin.forces) == list(game.forces)
                assert list(twin.ground) == list(game.ground)
                if seat == game.seat and not game.sealing():
                    assert twin.actions() == game.actions()
                play_randomly(twin, Choices(), Rng(1))
        advance(game, rng, choices)
    assert moved > 0


def test_verbs_are_told_apart() -> None:
    game = fresh(4)
    action = game.actions()[1]
    assert (verb_of(action), first_of(action), second_of(action)) == (3, 1, 0)
    assert VERBS.name(action) == "faction"
