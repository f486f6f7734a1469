"""The table of Cry Havoc as it is drawn: all that can be chosen is there, fits, is escaped, and tells nothing."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache

import pytest
from drawings import NAMES, NASTY, Drawn, eyes_at
from games.havoc.fights import clash
from games.havoc.table import CONTENT, KIND, A, battle, fresh, give, own, play, table
from pictures import board_lines, ids_in
from rich.console import Console
from trials import COMPILED, Trial, scattered

from igroteka.engine.chance import Rng
from igroteka.engine.choices import act
from igroteka.engine.game import Game
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.havoc.box import HAVOC
from igroteka.games.havoc.content.vocabulary import HUMANS, MACHINES, TROGS
from igroteka.games.havoc.page.cards import card_scene
from igroteka.games.havoc.page.ground import ground, names
from igroteka.games.havoc.page.hand import skill_scene, structure_scene
from igroteka.games.havoc.page.places import BOARD, regions_for, spot_of
from igroteka.games.havoc.page.style import SHAPES, SIDE_ICONS, SIDES, event_scene
from igroteka.games.havoc.page.terminal import text
from igroteka.games.havoc.state.actions import MARCH, PAY
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.havoc.view.types import View
from igroteka.table.svg.icons import art_folders, credits_in, names_in
from igroteka.table.svg.picture import board_svg
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for

STATES = 60 if COMPILED else 16  # for each number of players
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


class DrawnHavoc(Drawn):
    def __init__(self) -> None:
        self.box = HAVOC
        self.content = HAVOC.content()

    def tables(self, players: int, states: int, seed: int, **options: str) -> Iterator[tuple[int, Game, Speaker, Rng]]:
        for number, (game, rng) in enumerate(scattered(Trial(self.box, players, options), states, seed)):
            yield number, game, voice_in(players, LANGUAGES[number % 2]), rng


@cache
def voice_in(players: int, language: str) -> Speaker:
    return speaker_for(HAVOC, CONTENT, language, NAMES[:players])


DRAWN = DrawnHavoc()


@cache
def tables(players: int) -> tuple[tuple[int, Game, Speaker, Rng], ...]:
    """Drawn by several tests, played on by none."""
    return tuple(DRAWN.tables(players, STATES, seed=21, level="veteran"))


def looks(game: Game, seat: int) -> View:
    assert isinstance(game, Havoc)
    return HAVOC.view(game, seat)


@PLAYERS
def test_every_choice_has_its_elements_and_no_id_is_there_twice(players: int) -> None:
    chosen = 0
    for number, game, voice, _ in tables(players):
        chosen += DRAWN.check_elements(game, voice, eyes_at(game, number))
        if number % 4 == 0:
            DRAWN.check_picture(game, number % players, voice)
    assert chosen > STATES


# --- secrets ---


@PLAYERS
def test_CH_R58_nothing_hidden_is_drawn(players: int) -> None:
    for number, game, voice, rng in tables(players):
        if game.seat != OVER:
            seat = number % players
            twin = game.resample(seat, rng)
            assert DRAWN.drawn_for(game, seat, voice) == DRAWN.drawn_for(twin, seat, voice)


def test_cards_picked_to_pay_with_are_drawn_for_the_payer_alone() -> None:
    game = give(table(), HUMANS, "flank", "drop_troops", "distraction")
    play(game, act(MARCH), act(PAY, KIND["flank"]))
    voice = voice_in(3, "en")
    assert f"paid-{KIND['flank']}" in ids_in(DRAWN.own(game, 0, voice))
    assert "paid-" not in "".join(DRAWN.drawn_for(game, 1, voice))


# --- texts ---


def test_names_are_escaped_everywhere() -> None:
    voices = [speaker_for(HAVOC, CONTENT, language, (NASTY,) * 3) for language in LANGUAGES]
    for number, game, _, _ in tables(3):
        voice = voices[number % 2]
        drawn = "".join({**DRAWN.public(game, voice), **DRAWN.own(game, 0, voice)}.values())
        assert NASTY not in drawn and "<b>&quot;" not in drawn


def test_names_of_cards_and_regions_are_escaped_everywhere() -> None:
    content = DRAWN.renamed()
    voice = speaker_for(HAVOC, content, "ru", NAMES[:3])
    for _, game, _, _ in tables(3):
        view = looks(game, 1)
        parts = {**HAVOC.public_parts(content, view, voice), **HAVOC.own_parts(content, view, voice)}
        assert NASTY not in "".join(parts.values())
        ElementTree.fromstring(board_svg(HAVOC, content, view, voice))


@PLAYERS
def test_every_line_is_large_enough_and_lies_on_the_board(players: int) -> None:
    for number, game, voice, _ in tables(players):
        parts = {**DRAWN.public(game, voice), **DRAWN.own(game, number % players, voice)}
        for line in board_lines(parts):
            assert line.size >= 13, line
            assert line.left >= -1 and line.right <= BOARD[0] + 1, line
            assert "…" not in line.text, line


# --- the ground ---


@pytest.mark.parametrize("language", LANGUAGES)
@PLAYERS
def test_the_planet_is_drawn_by_its_outlines(players: int, language: str) -> None:
    drawn = ground(CONTENT.hash, language, CONTENT, players)
    regions = regions_for(CONTENT, players)
    for region in regions:
        points = " ".join([f"{x},{y}" for x, y in region.outline])
        assert drawn.count(points) == 4, "floor, texture, border twice"
    arrows = sum(region.arrow is not None for region in regions)
    assert drawn.count('class="ch-arrow"') == arrows > 0
    assert drawn.count('class="ch-point"') == len(CONTENT.points)


@pytest.mark.parametrize("language", LANGUAGES)
@PLAYERS
def test_every_region_bears_its_name(players: int, language: str) -> None:
    drawn = ElementTree.fromstring(f"<svg>{names(CONTENT.hash, language, CONTENT, players)}</svg>")
    said = " ".join([line.text or "" for line in drawn.iter("text")])
    for region in regions_for(CONTENT, players):
        assert (region.ru if language == "ru" else region.en) in said


def test_each_side_has_a_colour_a_shape_and_an_emblem_of_its_own() -> None:
    assert len(set(SIDES)) == len(set(SHAPES)) == len(set(SIDE_ICONS)) == 4


def test_every_icon_has_its_author() -> None:
    folder = art_folders(HAVOC.art_folder())[1]
    assert sorted(credit.name for credit in credits_in(folder)) == names_in(folder)


def test_every_card_skill_structure_and_event_has_a_picture_of_its_own() -> None:
    drawn = names_in(art_folders(HAVOC.art_folder())[2])
    cards = {card_scene(card.id) for card in CONTENT.cards}
    structures = {structure_scene(structure.id) for structure in CONTENT.structures}
    events = {event_scene(event.id) for event in CONTENT.events}
    skills = {skill_scene(skill.id) for skill in CONTENT.skills}
    assert sorted(name for name in drawn if not name.startswith("ch-figure")) == sorted(
        cards | skills | structures | events
    )


# --- what is shown is what is so ---


def test_soldiers_markers_and_battles_stand_in_their_region() -> None:
    game = own(table(), MACHINES, A["K1"])
    battle(game, A["K1"], HUMANS, 2, MACHINES, 3, number=4)
    parts = DRAWN.public(game, voice_in(3, "ru"))
    ids = ids_in(parts)
    assert {f"army-{A['K1']}-{HUMANS}", f"army-{A['K1']}-{MACHINES}"} <= set(ids)
    x, y = spot_of(regions_for(CONTENT, 3)[A["K1"]])
    assert f'<g id="on-{A["K1"]}" transform="translate({x} {y})"><g transform="translate(-66 0)">' in parts["L1"]
    assert re.search(rf'<g id="battle-{A["K1"]}" class="ch-battle">.*?>4</text>', parts["L3"])


def test_the_sum_of_what_is_picked_stands_beside_that_of_the_hand() -> None:
    game = give(table(), HUMANS, "flank", "drop_troops", "distraction")
    play(game, act(MARCH), act(PAY, KIND["flank"]))
    mine = DRAWN.own(game, 0, voice_in(3, "en"))
    assert "<b>2</b><small>of 5 in the whole hand</small>" in mine["mine"]
    reached = {"A1", "B1", "O1", "O2", "O3"} | {"K1", "K2", "A2", "A3", "B2", "B3"}
    assert mine["L2"].count("<circle") == len(reached), "in one step and in two"


def test_the_battle_sheet_tells_how_it_would_end() -> None:
    game = clash((1, 0, 0), (1, 0, 1), cards=[(HUMANS, "flank")])
    sheet = DRAWN.public(game, voice_in(3, "en"))["sheet"]
    assert "region to the Machines (tie)" in sheet
    assert "kills 0 : 1" in sheet
    assert [f"objective-{n}" in sheet for n in range(3)] == [True] * 3


def test_CH_130_the_sheet_tells_who_acts_for_the_trogs() -> None:
    game = clash((1, 0, 0), (1, 0, 1), HUMANS, TROGS, game=table(), cards=[(HUMANS, "flank")])
    assert "Oleg acts for the Trogs" in DRAWN.public(game, voice_in(3, "en"))["sheet"]


def test_CH_152_neutral_trogs_that_lose_leave_a_nest() -> None:
    game = clash((2, 0, 0), (1, 0, 0), HUMANS, TROGS, game=table(), cards=[(HUMANS, "flank")])
    assert "a nest is laid nearby" in DRAWN.public(game, voice_in(3, "en"))["sheet"]


def test_CH_009_factions_to_choose_from_are_laid_out() -> None:
    parts = DRAWN.public(fresh(4), voice_in(4, "ru"))
    assert [f"faction-{side}" in ids_in(parts) for side in range(4)] == [True] * 4
    assert "faction-3" not in ids_in(DRAWN.public(fresh(3), voice_in(3, "ru"))), "CH-002"


# --- the terminal ---


@PLAYERS
def test_the_terminal_prints_any_table(players: int) -> None:
    for _, game, voice, _ in tables(players):
        for seat in (0, int(SPECTATOR)):
            console = Console(width=100, record=True, quiet=True)
            console.print(text(CONTENT, looks(game, seat), voice.say))
