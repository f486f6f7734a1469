"""The table of Tremble as it is drawn: everything that can be chosen is there, fits, is escaped, and tells nothing."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest
from drawings import NAMES, NASTY, Drawn, eyes_at, speaker
from pictures import GOLDEN, MOMENTS, Moment, board_lines, layer
from trials import COMPILED, Trial, scattered

from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.tremble.page.army import army_scene
from igroteka.games.tremble.page.city import city_card
from igroteka.games.tremble.page.fleet import symbol
from igroteka.games.tremble.page.places import BOARD, column_width
from igroteka.games.tremble.page.ship import WIDE, Place, ship_face
from igroteka.games.tremble.page.skyline import skyline
from igroteka.games.tremble.words.labels import city_short
from igroteka.table.svg.icons import art_folders, names_in
from igroteka.table.svg.picture import board_svg
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import LANGUAGES, speaker_for

STATES = 500 if COMPILED else 40  # for each number of captains: 2,000 in all
DRAWN = Drawn("tremble")
TREMBLE, CONTENT = DRAWN.box, DRAWN.content
CAPTAINS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@CAPTAINS
def test_every_choice_has_its_elements_and_no_id_is_there_twice(players: int) -> None:
    chosen = 0
    for number, game, voice, _ in DRAWN.tables(players, STATES, seed=21):
        chosen += DRAWN.check_elements(game, voice, eyes_at(game, number))
        if number % 4 == 0:
            DRAWN.check_picture(game, number % players, voice)
    assert chosen > STATES


@CAPTAINS
def test_with_every_option_choices_have_their_elements(players: int) -> None:
    options = {"overcommit": "allow", "reserve_vs_army": "on", "ships_per_city": "two", "unfinished_search": "quick"}
    for number, game, voice, _ in DRAWN.tables(players, 60, seed=5, **options):
        DRAWN.check_elements(game, voice, eyes_at(game, number))


# --- secrets ---


@CAPTAINS
def test_nothing_hidden_is_drawn(players: int) -> None:
    for number, game, voice, rng in DRAWN.tables(players, 80, seed=33):
        if game.seat == OVER:
            continue
        seat = number % players
        twin = game.resample(seat, rng)
        assert DRAWN.drawn_for(game, seat, voice) == DRAWN.drawn_for(twin, seat, voice)


def test_a_planted_leak_is_caught() -> None:
    """An id that names a hidden ship differs on the twin: the test above would see it."""
    caught = 0
    for _, game, _, rng in DRAWN.tables(3, 80, seed=33):
        if game.seat == OVER:
            continue
        table: Any = game
        twin: Any = game.resample(0, rng)
        leaks = [[f"ship-{int(t.kind_of(ship))}" for ship in range(5, 10) if t.place[ship] > 0] for t in (table, twin)]
        caught += leaks[0] != leaks[1]
    assert caught > 5


def test_drafts_of_others_are_not_on_the_board() -> None:
    """TH-048: while orders are given the public layers do not change with them."""
    for _, game, voice, rng in DRAWN.tables(3, 60, seed=9):
        if not game.sealing() or game.step().name != "SendShips" or not game.acts(1):
            continue
        before = DRAWN.public(game, voice)
        twin = game.copy()
        actions = [
            action
            for action in twin.actions_of(1)
            if len(TREMBLE.choice(CONTENT, TREMBLE.view(twin, 1), action).on) > 1
        ]
        if actions:
            twin.play_as(1, actions[rng.below(len(actions))])
            assert DRAWN.public(twin, voice) == before


# --- texts ---


def test_names_are_escaped_everywhere() -> None:
    names = (NASTY,) * 3
    voices = [speaker_for(TREMBLE, CONTENT, language, names) for language in LANGUAGES]
    shown = 0
    for number, (game, _) in enumerate(scattered(Trial(TREMBLE, 3, {}), 150 if COMPILED else 30, 3)):
        voice = voices[number % 2]
        parts = {**DRAWN.public(game, voice), **DRAWN.own(game, 0, voice)}
        text = "".join(parts.values())
        assert NASTY not in text and "<b>&quot;" not in text
        shown += "&lt;b&gt;" in text
    assert shown > 0


def test_names_of_cards_are_escaped_everywhere() -> None:
    content = DRAWN.renamed()
    voice = speaker_for(TREMBLE, content, "ru", NAMES[:3])
    for game, _ in scattered(Trial(TREMBLE, 3, {}), 60, 3):
        view = TREMBLE.view(game, 1)
        parts = {**TREMBLE.public_parts(content, view, voice), **TREMBLE.own_parts(content, view, voice)}
        assert NASTY not in "".join(parts.values())
        ElementTree.fromstring(board_svg(TREMBLE, content, view, voice))


@CAPTAINS
def test_every_line_is_large_enough_and_lies_on_the_board(players: int) -> None:
    for number, game, voice, _ in DRAWN.tables(players, 60, seed=17):
        parts = {**DRAWN.public(game, voice), **DRAWN.own(game, number % players, voice)}
        for line in board_lines(parts):
            assert line.size >= 11, line
            assert line.left >= -1 and line.right <= BOARD[0] + 1, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cells", [4, 5, 6])
def test_every_city_fits_its_card(language: str, cells: int) -> None:
    voice = speaker("tremble", 2, language)
    wide = column_width(cells)
    for number, city in enumerate(CONTENT.cities):
        drawn = city_card(voice.words, city, number, voice.namer(Ref("city", number), language), 0, cells)
        lines = [line._replace(left=line.left - 14, right=line.right - 14) for line in board_lines({"L1": drawn})]
        assert all(line.left >= 3 and line.right <= wide - 3 for line in lines), lines
        assert not any("…" in line.text for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ship_fits_its_card(language: str) -> None:
    voice = speaker("tremble", 2, language)
    places = sorted({city_short(voice, number) for number in range(len(CONTENT.cities))}, key=len)[-6:]
    for number, ship in enumerate(CONTENT.ships):
        for place in places:
            lit = (True,) * len(ship.abilities)
            name = voice.namer(Ref("ship", number), language)
            drawn = ship_face(voice.words, ship, number, name, lit, Place(place, "th-search", True))
            lines = board_lines({"L1": drawn})
            assert all(line.left >= 2 and line.right <= WIDE - 2 for line in lines), lines
            assert not any("…" in line.text for line in lines), lines


# --- what is shown is what is so ---


@CAPTAINS
def test_TH_057_the_strength_shown_is_that_of_the_rules(players: int) -> None:
    """Every bonus is drawn, and they add up."""
    seen = 0
    for _, game, voice, _ in DRAWN.tables(players, 80, seed=41):
        view: Any = TREMBLE.view(game, int(SPECTATOR))
        shown = {
            line.inside: line.text
            for line in board_lines({"L2": DRAWN.public(game, voice)["L2"]})
            if line.text.isdigit() and line.size == 16
        }
        for cell, there in enumerate(view.cells):
            for attack in there.attacks:
                assert shown[f"attack-{cell}-{attack.captain}"] == str(attack.strength)
                seen += 1
    assert seen >= 10


def test_every_army_has_a_picture_of_its_own() -> None:
    drawn = [name for name in names_in(art_folders(TREMBLE.art_folder())[2]) if not name.startswith("th-figure")]
    assert drawn == sorted({army_scene(army.id) for army in CONTENT.armies})


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_a_golden_picture_is_drawn_again(moment: Moment) -> None:
    svg = moment.picture()
    assert svg == (GOLDEN / "svg" / f"{moment.name}.svg").read_text("utf-8")
    ElementTree.fromstring(svg)


def test_layers_are_pictures_by_themselves() -> None:
    for _, game, voice, _ in DRAWN.tables(4, 20, seed=2):
        parts = {**DRAWN.public(game, voice), **DRAWN.own(game, 0, voice)}
        for name in ("L0", "L1", "L2", "L3", "L4"):
            layer(parts, name)


def test_every_kind_of_ship_and_every_city_has_a_picture_of_its_own() -> None:
    ships = [symbol(0, ship.ship_class) for ship in CONTENT.ships]
    assert len(set(ships)) == 3, "of one number: a shape for each class"
    drawn = [symbol(kind, ship.ship_class).partition(">")[2] for kind, ship in enumerate(CONTENT.ships)]
    assert len(set(drawn)) == len(drawn)
    lines = [skyline(number, city.type, 125, "#fff", "#000") for number, city in enumerate(CONTENT.cities)]
    assert len(set(lines)) == len(lines)
