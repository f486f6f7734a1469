"""The chance to win, exactly: the figures of the table, the rules of ties, and the engine itself as the judge."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from games.tremble.table import ARMY, CONTENT, SHIP, bare, battle, give, play, searching
from trials import Trial, scattered

from igroteka.engine.choices import PASS, act
from igroteka.engine.dice_odds import win_chances
from igroteka.engine.forecast import Branch, ahead, distribution
from igroteka.games.tremble.box import TREMBLE
from igroteka.games.tremble.rules.army import ARMY_ATTACKS
from igroteka.games.tremble.state.actions import ABANDON, FIGHT, JOIN, REDIRECT, RETREAT, SEARCH, SEND
from igroteka.games.tremble.state.game import Tremble
from igroteka.games.tremble.view.forces import equation, strength_of, summands
from igroteka.games.tremble.view.odds import army_chance, prospect
from igroteka.table.text.messages import Msg
from igroteka.table.text.phrases import percent
from igroteka.table.text.speech import speaker_for

ENGLISH = speaker_for(TREMBLE, CONTENT, "en", ["Ann", "Bob", "Cid", "Dan", "Eva"])


def note_of(game: Tremble, action: int, seat: int | None = None) -> str:
    view = TREMBLE.view(game, int(game.seat) if seat is None else seat)
    note = TREMBLE.choice(CONTENT, view, int(action)).note
    assert note is not None
    return ENGLISH.say(note)


def holder(branch: Branch) -> int:
    """Return who holds the first city in the end."""
    assert isinstance(branch.game, Tremble)
    return int(branch.game.held_by(0))


@pytest.mark.parametrize(
    ("ahead", "shown"),
    [(0, 500), (1, 624), (2, 735), (3, 827), (4, 896), (5, 944), (6, 972), (7, 988), (8, 996), (9, 999), (10, 1000)],
)
def test_TH_063_two_captains_by_difference_of_strength(ahead: int, shown: int) -> None:
    first, second = win_chances((7 + ahead, 7))
    assert round(first * 1000) == shown
    assert first + second == 1


def test_five_ahead_to_the_last_digit() -> None:
    assert win_chances((5, 0))[0] == Fraction(117, 124)


@pytest.mark.parametrize(
    ("needed", "shown"),
    [
        (1, 1000),
        (2, 1000),
        (3, 972),
        (4, 917),
        (5, 833),
        (6, 722),
        (7, 583),
        (8, 417),
        (9, 278),
        (10, 167),
        (11, 83),
        (12, 28),
        (13, 0),
    ],
)
def test_TH_087_against_an_army_by_what_the_dice_must_bring(needed: int, shown: int) -> None:
    assert round(army_chance(9, 9 + needed) * 1000) == shown


@pytest.mark.parametrize(("first", "second"), [(["F01", "F02"], ["F03"]), (["F00"], ["F00"])])
def test_TH_063_the_rules_themselves_give_the_same_chances(first: list[str], second: list[str]) -> None:
    game = battle(first, second, city="G31")
    shown = [prospect(TREMBLE.view(game, -1), captain, 0).all_stay for captain in (0, 1)]
    play(game, act(FIGHT), act(FIGHT))
    assert distribution(ahead(game, 0, throws=2), holder) == dict(enumerate(shown))


def test_TH_R22_three_captains_add_up_and_equals_are_equal() -> None:
    first, second, third = win_chances((9, 9, 6))
    assert first == second > third > 0
    assert first + second + third == 1
    assert win_chances((4, 4, 4, 4, 4)) == (Fraction(1, 5),) * 5
    assert win_chances((40, 3, 4)) == (Fraction(1), Fraction(0), Fraction(0))


def test_three_captains_by_hand() -> None:
    """One far behind can never lead, so it is a battle of two."""
    assert win_chances((20, 19, 1))[:2] == win_chances((20, 19))


def test_what_is_not_certain_is_never_shown_as_certain() -> None:
    def shown(chance: Fraction) -> str:
        return ENGLISH.say(percent(chance))

    assert shown(Fraction(1)) == "100%" and shown(Fraction(0)) == "0.0%"
    assert shown(Fraction(99999, 100000)) == "99.9%" and shown(Fraction(1, 100000)) == "0.1%"
    assert shown(win_chances((8, 7))[0]) == "62.4%"


# --- on the buttons ---


def test_TH_058_the_weaker_one_sees_both_ways_and_the_last_one_figure() -> None:
    game = battle(["F00"], ["F00", "F00"], city="G31", players=3)
    assert note_of(game, act(FIGHT)) == "17.3% to win if everyone stays, 100% if the others retreat"
    assert note_of(game, act(RETREAT)).endswith("chance to win: 17.3%")
    play(game, act(FIGHT))
    assert note_of(game, act(FIGHT)) == "82.7% to win; the loser loses a ship"


def test_TH_110_ships_that_rivals_may_bring_are_said_not_to_be_counted() -> None:
    game = battle(["F00"], ["F00"], city="G31", players=3)
    assert not prospect(TREMBLE.view(game, 0), 0, 0).reserves
    give(game, 1, "F00")
    assert prospect(TREMBLE.view(game, 0), 0, 0).reserves
    assert note_of(game, act(FIGHT)).endswith("rivals’ reserves are not counted")


def test_TH_110_a_reserve_ship_shows_what_it_does_to_the_chance() -> None:
    joiner = next(ship.id for ship in CONTENT.ships if any(ability.kind == "join" for ability in ship.abilities))
    game = battle(["F00"], ["F00"], city="G31")
    give(game, 0, joiner)
    play(game, act(FIGHT), act(FIGHT))
    city = CONTENT.cities[int(game.city[0])]
    mine = strength_of(CONTENT, (SHIP["F00"], SHIP[joiner]), city)
    alone = strength_of(CONTENT, (SHIP["F00"],), city)
    wanted = ENGLISH.say(percent(win_chances((mine, alone))[0]))
    assert note_of(game, act(JOIN, SHIP[joiner])).endswith(f"chance to win: 50.0% → {wanted}")
    assert note_of(game, act(PASS)).startswith("50.0% to win")


def test_TH_087_the_odds_against_an_army() -> None:
    game = bare(2)
    searching(game, 0, "G31", "F00")
    game.then(ARMY_ATTACKS, ARMY["A1"])
    game.settle()
    strength = TREMBLE.view(game, 0).captains[0].searches[0].strength
    needed = CONTENT.armies[0].strength
    shown = ENGLISH.say(percent(army_chance(strength, needed)))
    assert note_of(game, act(FIGHT)).startswith(f"{shown} to win: {strength} + two dice against {needed}")
    assert note_of(game, act(ABANDON)).endswith(f"chance to win: {shown}")


def test_TH_080_a_search_says_the_turn_that_it_pays_in() -> None:
    from games.tremble.fights import held

    game = held(["F00"], city="G31")
    assert f"at the end of turn {game.turn + 2} (turn {game.turn + 1} with a fast search)" in note_of(game, act(SEARCH))


# --- groups of ships ---


def test_TH_071_the_example_taken_apart() -> None:
    saucer = next(n for n, s in enumerate(CONTENT.ships) if s.strength == 3 and bonus(s, "with", "tripod") == 4)
    tripod = next(n for n, s in enumerate(CONTENT.ships) if s.strength == 5 and bonus(s, "with", "saucer") == 4)
    city = next(city for city in CONTENT.cities if city.type == "cultural")
    assert summands(CONTENT, (saucer, tripod), city)[0][:2] == (3, 4)
    assert equation(CONTENT, (SHIP["F00"],), next(c for c in CONTENT.cities if c.type == "industrial")).isdigit()
    assert strength_of(CONTENT, (saucer, tripod), city) == sum(map(sum, summands(CONTENT, (saucer, tripod), city)))


def bonus(ship: Any, kind: str, partner: str) -> int | None:
    return next((a.bonus for a in ship.abilities if a.kind == kind and a.ship_class == partner), None)


@pytest.mark.parametrize("players", [2, 4, 5])
def test_TH_057_groups_are_as_strong_as_the_engine_says(players: int) -> None:
    compared = 0
    for game, _ in scattered(Trial(TREMBLE, players, {}), 120, 5):
        view = TREMBLE.view(game, 0)  # type: ignore[arg-type]
        for cell in view.cells:
            for attack in cell.attacks:
                assert strength_of(CONTENT, attack.ships, CONTENT.cities[cell.city]) == attack.strength
                compared += 1
        for captain in view.captains:
            for search in captain.searches:
                assert strength_of(CONTENT, search.ships, CONTENT.cities[search.city]) == search.strength
                compared += 1
    assert compared > 50


def test_TH_057_an_order_shows_the_strength_that_it_leads_to() -> None:
    """What the note of SEND and REDIRECT says is what the view says after it."""
    seen = 0
    for game, rng in scattered(Trial(TREMBLE, 3, {}), 200, 9):
        for seat in game.seats():
            for action in game.actions_of(seat) + game.extras_of(seat):
                if action >> 24 not in (SEND, REDIRECT):
                    continue
                note = TREMBLE.choice(CONTENT, TREMBLE.view(game, seat), action).note  # type: ignore[arg-type]
                assert isinstance(note, Msg)
                twin = game.copy()
                twin.play_as(seat, action)
                if not twin.acts(seat) and not twin.sealing():
                    continue
                cell = TREMBLE.view(twin, seat).cells[action & 4095]  # type: ignore[arg-type]
                after = next(attack.strength for attack in cell.attacks if attack.captain == seat)
                assert str(dict(note.args)["strength"]).split(" = ")[-1].split("+")[-1] == str(after)
                seen += 1
        rng.word()
    assert seen > 30
