"""The table of Claustrophobia as it is drawn: everything that can be chosen is there, is escaped, and tells nothing."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from typing import Any

import pytest
from drawings import NAMES, NASTY, Drawn, eyes_at, speaker
from games.claustrophobia.table import (
    B1,
    CONTENT,
    CROSS,
    K1,
    SPACE,
    TILE,
    E,
    N,
    R,
    act_with,
    alone,
    begun,
    cave,
    deal,
    demon,
    demon_turn,
    dice,
    do,
    lay,
    play,
    put,
    stacked,
    step,
    summoning,
    threat,
    trogs,
)
from pictures import CAVES, GOLDEN, Chance, ids_in, layer
from trials import COMPILED

from igroteka.engine.chance import Rng
from igroteka.engine.choices import act
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.claustrophobia.content.vocabulary import SCENARIOS
from igroteka.games.claustrophobia.page.laying import leaves, rotations
from igroteka.games.claustrophobia.page.places import BOARD, corner, fit_of, free_corner
from igroteka.games.claustrophobia.page.places import TILE as WIDE
from igroteka.games.claustrophobia.page.style import card_icon, card_scene, figure_icon, human_icon
from igroteka.games.claustrophobia.page.tiles import floor, mark
from igroteka.games.claustrophobia.state.actions import EXPLORE, GIVE, STEP
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.view.build import view_of
from igroteka.games.claustrophobia.view.types import View
from igroteka.table.svg.icons import art_folders, names_in
from igroteka.table.svg.parts import Parts
from igroteka.table.svg.picture import board_svg
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for
from igroteka.web.page.cache import RenderCache
from igroteka.web.page.diff import difference
from igroteka.web.page.scene import framed

DRAWN = Drawn("claustrophobia")
BOX = DRAWN.box
STATES = 40 if COMPILED else 8  # for each scenario
SCENARIO = pytest.mark.parametrize("scenario", SCENARIOS)
VOICES = {language: speaker("claustrophobia", 2, language) for language in LANGUAGES}
RU = VOICES["ru"]


@cache
def tables(scenario: str) -> tuple[tuple[int, Game, Speaker, Rng], ...]:
    """Drawn by several tests, played on by none."""
    force = "build" if scenario == "dares" else "preset"
    return tuple(DRAWN.tables(2, STATES, seed=31, scenario=scenario, force=force, human_gift="on"))


def parts_of(game: Claustrophobia, seat: int, voice: Speaker = RU) -> Parts:
    return {**DRAWN.public(game, voice), **DRAWN.own(game, seat, voice)}


def inside(parts: Parts, name: str) -> str:
    """Return an element of the drawing by its id, with what stands in it."""
    whole = "".join(parts.values())
    begin = whole.index(f' id="{name}"')
    tag = whole[whole.rindex("<", 0, begin) + 1 :].split()[0]
    depth = 0
    for found in re.finditer(rf"<(/?){tag}\b[^>]*?(/?)>", whole[whole.rindex("<", 0, begin) :]):
        depth += 0 if found[2] else -1 if found[1] else 1
        if depth == 0:
            start = whole.rindex("<", 0, begin)
            return whole[start : start + found.end()]
    raise AssertionError(name)


# --- whole games ---


@SCENARIO
def test_every_choice_has_its_elements_and_no_id_is_there_twice(scenario: str) -> None:
    chosen = 0
    for number, game, voice, _ in tables(scenario):
        chosen += DRAWN.check_elements(game, voice, eyes_at(game, number))
        if number % 5 == 0:
            DRAWN.check_picture(game, number % 2, voice)
    assert chosen > STATES


@SCENARIO
def test_CL_R27_CL_R53_nothing_hidden_is_drawn(scenario: str) -> None:
    for number, game, voice, rng in tables(scenario):
        if game.seat != OVER:
            seat = number % 2
            twin = game.resample(seat, rng)
            assert DRAWN.drawn_for(game, seat, voice) == DRAWN.drawn_for(twin, seat, voice)


def test_dice_that_are_given_in_secret_are_not_drawn_for_the_other() -> None:
    game = begun()
    play(game, dice(1, 2, 3, 4))
    while step(game) == "AfterRoll":
        game.play(game.actions()[0])
    before = DRAWN.drawn_for(game, 1, RU)
    game.play_as(0, act(GIVE, R, 4))
    assert DRAWN.drawn_for(game, 1, RU) == before
    assert "cl-draft" in inside(parts_of(game, 0), f"slot-{R}")


def test_names_are_escaped_everywhere() -> None:
    voices = [speaker_for(BOX, CONTENT, language, (NASTY,) * 2) for language in LANGUAGES]
    for number, game, _, _ in tables("head"):
        text = "".join(parts_of(of(game), number % 2, voices[number % 2]).values())
        assert NASTY not in text


def test_names_of_cards_are_escaped_everywhere() -> None:
    content: Any = DRAWN.renamed()
    voice = speaker_for(BOX, content, "ru", NAMES[:2])
    for scenario in ("possessed", "dares"):
        for number, game, _, _ in tables(scenario):
            view = BOX.view(game, number % 2)
            parts = {**BOX.public_parts(content, view, voice), **BOX.own_parts(content, view, voice)}
            assert NASTY not in "".join(parts.values())
            ElementTree.fromstring(board_svg(BOX, content, view, voice))


def of(game: Game) -> Claustrophobia:
    assert isinstance(game, Claustrophobia)
    return game


# --- the map ---


def test_the_map_fits_the_board_however_it_grows() -> None:
    game = cave()
    for x in range(1, 9):
        lay(game, ("T36", "T32", "T25", "T26", "T13", "T16", "T19", "T22")[x - 1], x, 0, 1)
        view = view_of(game, 0)
        fit = fit_of(view)
        for spot in view.spots:
            left, top = fit.on_board(*corner(spot))
            assert left >= 0 and top >= 0
            assert left + WIDE * fit.scale <= BOARD[0] + 1 and top + WIDE * fit.scale <= BOARD[1] + 1


def test_a_map_of_one_tile_is_not_blown_up() -> None:
    assert fit_of(view_of(cave(), 0)).scale == 1.75


def test_a_step_sends_the_figure_and_little_else() -> None:
    game = act_with(put(alone(cave(), R, K1), K1, 0, 2), K1)
    lay(game, CROSS, 0, -1)
    game = act_with(game, K1)
    before = DRAWN.public(game, RU)
    do(game, STEP, 1)
    after = DRAWN.public(game, RU)
    cache = RenderCache()
    changed, gone = difference(framed(cache, BOARD, ("a",), before), framed(cache, BOARD, ("b",), after))
    assert f"stand-{K1}" in changed and f"stand-{R}" not in changed and not gone
    assert "L0" not in changed and "L3" not in changed
    assert sum(len(text) for text in changed.values()) < 12_000


def test_every_tile_of_the_box_is_drawn_and_no_two_alike() -> None:
    drawn = {floor(n, tile.shape, tile.kind, tile.sides, 0, "x") for n, tile in enumerate(CONTENT.tiles)}
    assert len(drawn) == len(CONTENT.tiles)
    for n, tile in enumerate(CONTENT.tiles):
        for sprung in (False, True):
            ElementTree.fromstring(f"<g>{mark(tile.kind, sprung, n % 2 == 0)}</g>")


def test_CL_070_a_torch_burns_at_each_unexplored_opening_while_tiles_are_left() -> None:
    parts = DRAWN.public(cave(), RU)
    assert parts["L1"].count("cl-torch") == 2 * 4  # the element and its icon
    assert "cl-cold" not in parts["L1"]
    assert DRAWN.public(stacked(cave()), RU)["L1"].count("cl-cold") == 4  # CL-R20


def test_figures_stand_in_their_sockets_and_who_cannot_leave_has_a_lock() -> None:
    game = trogs(put(put(alone(cave("tide"), R, B1), R, 0, 2), B1, 0, 1), 0, 2, 1)
    drawn = layer(DRAWN.public(game, RU), "L3")
    names = [element.get("id") for element in drawn.iter() if element.get("id")]
    assert {f"fig-{R}", f"fig-{B1}", "trogs-0", "trog-0-0", "trog-0-1"} <= set(names)
    text = DRAWN.public(game, RU)["L3"]
    assert text.count('href="#i-cl-lock"') == 5  # all of them: the Brute is Impressive, the humans are fewer
    assert text.count('href="#i-cl-tough"') == 1
    help_of = DRAWN.public(game, RU)["L1"]
    assert "CL-127" in help_of and "CL-091" in help_of


def test_an_exhausted_warrior_is_marked() -> None:
    game = put(cave(), B1, 0, 3, wounds=(3,))
    game.give(B1, 9)
    assert "cl-stunned" in inside(DRAWN.public(game, RU), f"fig-{B1}")
    card = inside(parts_of(game, 0), f"human-{B1}")
    assert "cl-human cl-stunned" in card and "cl-hurt cl-now" in card


# --- laying a tile ---


def exploring(tile: str, edge: int = N) -> Claustrophobia:
    game = alone(stacked(cave(), tile, "T25", "T26"), K1)
    return do(act_with(put(game, K1, 0, 2), K1), EXPLORE, edge)


def test_CL_099_CL_R52_the_demon_sees_each_rotation_and_what_it_leaves_open() -> None:
    game = exploring("T27")
    assert step(game) == "LayTile"
    view = view_of(game, 1)
    assert rotations(CONTENT, view) == [0, 1]  # a corner whose other side opens to the east or to the west
    assert [leaves(CONTENT, view, rotation) for rotation in (0, 1)] == [(1, 1, 0)] * 2
    drawn = parts_of(game, 1)
    assert {"turn-0", "turn-1", "lay-0", "lay-1"} <= set(ids_in(drawn))
    assert "lay-0" not in ids_in(DRAWN.public(game, RU))


def test_the_tile_to_be_laid_is_on_the_map_and_uncovered() -> None:
    view = view_of(exploring("T27", E), 1)
    fit = fit_of(view)
    assert fit.on_board(2 * WIDE, 0)[0] <= BOARD[0]
    assert free_corner(view, fit) in ("sw", "nw")  # it lies in the east


def test_the_human_sees_the_tiles_of_which_he_hands_one_over() -> None:
    game = alone(stacked(cave(), "T27", "T13", "T25"), R)
    game.foresight = 2
    do(act_with(put(game, R, 0, 3), R), EXPLORE, N)
    assert step(game) == "HandOver"
    mine = ids_in(parts_of(game, 0))
    assert f"peek-{TILE['T27']}" in mine and f"peek-{TILE['T13']}" in mine
    assert not [name for name in ids_in(parts_of(game, 1)) if name.startswith("peek-")]


# --- fights ---


def test_CL_107_the_card_of_a_fight_tells_the_whole_distribution() -> None:
    game = act_with(put(trogs(alone(cave(), B1), 0, 2), B1, 0, 5), B1)
    text = DRAWN.public(game, RU)["sheet"]
    assert "4 кубика на 3+" in text
    assert [int(found) for found in re.findall(r"<b>(\d+)\u202f%</b>", text)] == [1, 10, 30, 40, 20]
    assert "89\u202f%" in text  # both are killed


def test_both_targets_of_a_tile_have_their_own_odds() -> None:
    game = act_with(put(demon(trogs(alone(cave(), B1), 0, 2), 0), B1, 0, 5), B1)
    assert DRAWN.public(game, RU)["sheet"].count("cl-aim") == 2


def test_hits_that_are_to_be_dealt_are_told() -> None:
    game = demon_turn(demon(put(alone(cave(), K1), K1, 0, 4), 0))
    game.play(game.actions()[0])
    strike = next(action for action in game.actions() if action >> 24 == 21)
    play(game, strike, 2)
    assert step(game) == "WoundLine"
    assert "cl-dealing" in DRAWN.public(game, RU)["sheet"]


# --- panels ---


def test_the_pages_of_the_two_sides_mirror_each_other() -> None:
    game = deal(cave(), "grenade", "panic")
    mine, other, guest = parts_of(game, 0)["mine"], parts_of(game, 1)["mine"], DRAWN.public(game, RU)["mine"]
    assert mine.index("cl-humans") < mine.index("cl-destiny") and "cl-as-human" in mine
    assert other.index("cl-destiny") < other.index("cl-humans") and "cl-as-demon" in other
    assert "cl-as-guest" in guest and 'id="card-' not in guest
    assert mine.count('id="card-') == 1 == other.count('id="card-')


def test_the_boards_spaces_say_which_dice_they_take_and_what_they_would_do() -> None:
    game = threat(cave(), 1, 4, 6)
    game.tp = 4
    parts = parts_of(game, 1)
    assert "очки угрозы 4 → 5" in inside(parts, f"space-{SPACE['sounds']}")
    assert "сумма 9+" in inside(parts, f"space-{SPACE['futile']}")
    assert [name for name in ids_in(parts) if name.startswith("die-")] == ["die-1", "die-4", "die-6"]


def test_a_bonus_stands_beside_the_line() -> None:
    game = put(cave(), K1, 0, 1)
    assert "<s>3</s><b>4</b>" in inside(parts_of(game, 1), f"line-{K1}-0")  # the Blunderbuss


def test_gifts_are_lit_by_their_die_and_struck_by_a_wound() -> None:
    game = put(cave(), R, 0, 5, wounds=(4,))
    card = inside(parts_of(game, 0), f"human-{R}")
    assert "cl-g-awake" in card and "cl-g-struck" in card


def test_where_a_troglodyte_comes_in_the_steps_to_somebody_are_told_to_the_demon_alone() -> None:
    game = cave()
    lay(game, CROSS, 1, 0)
    summoning(game)
    assert ">1</text>" in DRAWN.own(game, 1, RU)["L2"]
    assert "<text" not in DRAWN.own(game, 0, RU)["L2"]


def test_what_a_hand_may_be_is_listed() -> None:
    game = deal(cave(), "panic")
    text = DRAWN.public(game, RU)["strip-1"]
    assert "У Демона может быть" in text and "Засада" in text


@SCENARIO
def test_the_head_tells_scenario_round_stack_and_progress(scenario: str) -> None:
    for language, voice in VOICES.items():
        text = DRAWN.public(cave(scenario), voice)["status"]
        row = CONTENT.scenarios[SCENARIOS.index(scenario)]
        assert (row.ru if language == "ru" else row.en) in text
        assert "cl-progress" in text and "popover" in text


def test_the_end_tells_how_it_came() -> None:
    game = of(tables("survivors")[-1][1].copy())
    rng = Rng(2)
    while game.seat != OVER:
        game.play(game.sample(rng) if game.seat == CHANCE else game.actions()[rng.below(len(game.actions()))])
    view: Any = BOX.view(game, int(SPECTATOR))
    assert isinstance(view, View) and view.over
    assert "cl-end" in DRAWN.public(game, RU)["end"]


# --- art ---


def test_everything_that_is_named_by_an_icon_has_one() -> None:
    there = {name for folder in art_folders(BOX.art_folder()) for name in names_in(folder)}
    wanted = {card_icon(row.id) for table in (CONTENT.cards, CONTENT.gifts, CONTENT.objects) for row in table}
    wanted |= {card_icon(space.id) for space in CONTENT.spaces}
    wanted |= {figure_icon(CONTENT, number) for number in (*range(len(CONTENT.demons)), 14, 15)}
    assert wanted <= there
    assert len({figure_icon(CONTENT, number) for number in range(len(CONTENT.demons))}) == len(CONTENT.demons)


def test_every_card_has_a_picture_and_every_figure_a_silhouette_of_its_own() -> None:
    drawn = names_in(art_folders(BOX.art_folder())[2])
    cards = {card_scene(row.id) for row in CONTENT.cards}
    assert {name for name in drawn if name.startswith("cl-card")} == cards
    figures = {figure_icon(CONTENT, number) for number in (*range(len(CONTENT.demons)), 14, 15)}
    figures |= {human_icon(profile) for profile in range(len(CONTENT.warriors))}
    assert len(figures) == len(CONTENT.demons) + 2 + len(CONTENT.warriors) and figures <= set(drawn)


@pytest.mark.parametrize("moment", CAVES, ids=lambda moment: moment.name)
def test_a_golden_picture_is_drawn_again(moment: Chance) -> None:
    svg = moment.picture()
    assert svg == (GOLDEN / "svg" / f"{moment.name}.svg").read_text("utf-8")
    ElementTree.fromstring(svg)
