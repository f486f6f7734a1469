"""The table of Trappers as it is drawn: everything that can be chosen is there, fits, is escaped, and tells nothing."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from typing import Any

import pytest
from drawings import NAMES, NASTY, Drawn, eyes_at, speaker
from pictures import GOLDEN, ROVERS, Chance, board_lines, layer
from trials import COMPILED, Trial, scattered

from igroteka.engine.chance import Rng
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR
from igroteka.games.trappers.content.vocabulary import CELLS, CLOSED, HEADINGS
from igroteka.games.trappers.page.cards import artifact_scene, quest_scene
from igroteka.games.trappers.page.fight import fight
from igroteka.games.trappers.page.ground import ground
from igroteka.games.trappers.page.places import BOARD, CELL, left_of, middle_of, top_of
from igroteka.games.trappers.page.style import CLANS, EMBLEMS
from igroteka.games.trappers.view.odds import battle_odds, raid_here, raid_odds
from igroteka.games.trappers.view.types import View
from igroteka.table.svg.icons import art_folders, credits_in, names_in
from igroteka.table.svg.parts import Parts
from igroteka.table.svg.picture import board_svg
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for
from igroteka.web.page.cache import RenderCache
from igroteka.web.page.diff import difference
from igroteka.web.page.scene import framed

DRAWN = Drawn("trappers")
TRAPPERS, CONTENT = DRAWN.box, DRAWN.content
STATES = 90 if COMPILED else 30  # for each number of players
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
OTHERS = {
    "capture_zefs": "gain_four",
    "defeat_skip": "none",
    "neutral_build": "on",
    "defender_scores": "on",
    "mimic_cap": "eight",
    "round_limit": "thirty",
    "target_vp": "twelve",
}


@cache
def tables(players: int) -> tuple[tuple[int, Game, Speaker, Rng], ...]:
    """Drawn by several tests, played on by none."""
    return tuple(DRAWN.tables(players, STATES, seed=21))


def looks(game: Game, seat: int) -> View:
    view: Any = TRAPPERS.view(game, seat)
    assert isinstance(view, View)
    return view


@PLAYERS
def test_every_choice_has_its_elements_and_no_id_is_there_twice(players: int) -> None:
    chosen = 0
    for number, game, voice, _ in tables(players):
        chosen += DRAWN.check_elements(game, voice, eyes_at(game, number))
        if number % 4 == 0:
            DRAWN.check_picture(game, number % players, voice)
    assert chosen > STATES


def test_with_other_options_choices_have_their_elements() -> None:
    for number, game, voice, _ in DRAWN.tables(3, 60, seed=5, **OTHERS):
        DRAWN.check_elements(game, voice, eyes_at(game, number))


# --- secrets ---


@PLAYERS
def test_TR_067_nothing_hidden_is_drawn(players: int) -> None:
    for number, game, voice, rng in tables(players):
        if game.seat != OVER:
            seat = number % players
            twin = game.resample(seat, rng)
            assert DRAWN.drawn_for(game, seat, voice) == DRAWN.drawn_for(twin, seat, voice)


def test_a_planted_leak_is_caught() -> None:
    """An id that names a rival's artifact differs on the twin: the test above would see it."""
    caught = 0
    for _, game, _, rng in tables(3):
        if game.seat != OVER:
            table: Any = game
            twin: Any = game.resample(0, rng)
            caught += int(table.hand[1]) != int(twin.hand[1])
    assert caught > 2


# --- texts ---


def test_names_are_escaped_everywhere() -> None:
    voices = [speaker_for(TRAPPERS, CONTENT, language, (NASTY,) * 3) for language in LANGUAGES]
    shown = 0
    for number, game, _, _ in tables(3):
        voice = voices[number % 2]
        text = "".join({**DRAWN.public(game, voice), **DRAWN.own(game, 0, voice)}.values())
        assert NASTY not in text and "<b>&quot;" not in text
        shown += "&lt;b&gt;" in text
    assert shown > 0


def test_names_of_cards_are_escaped_everywhere() -> None:
    content = DRAWN.renamed()
    voice = speaker_for(TRAPPERS, content, "ru", NAMES[:3])
    for _, game, _, _ in tables(3):
        view = TRAPPERS.view(game, 1)
        parts = {**TRAPPERS.public_parts(content, view, voice), **TRAPPERS.own_parts(content, view, voice)}
        assert NASTY not in "".join(parts.values())
        ElementTree.fromstring(board_svg(TRAPPERS, content, view, voice))


@PLAYERS
def test_every_line_is_large_enough_and_lies_on_the_board(players: int) -> None:
    for number, game, voice, _ in tables(players):
        parts = {**DRAWN.public(game, voice), **DRAWN.own(game, number % players, voice)}
        for line in board_lines(parts):
            assert line.size >= 11, line
            assert line.left >= -1 and line.right <= BOARD[0] + 1, line
            assert "…" not in line.text, line


# --- the ground ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_TR_012_every_pit_is_a_chasm_and_every_way_a_broken_frame(language: str) -> None:
    words = speaker("trappers", 2, language).words
    drawn = ground(CONTENT.hash, words, CONTENT, "")
    borders = [n for n in range(int(CELLS) * int(HEADINGS)) if CONTENT.ghost_exits[n] != CLOSED]
    pits = sum(CONTENT.exits[n] == CLOSED for n in borders) // 2
    ways = len(borders) - 2 * pits
    assert drawn.count('class="tr-hole"') == pits > 0
    frames = re.findall(r'<path d="([^"]*)" fill="none" stroke="[^"]*" stroke-width="[^"]*"[^>]*class="tr-s-', drawn)
    assert len(frames) == CELLS
    assert sum(frame.count("M") - 1 for frame in frames) == ways


def test_TR_009_each_clan_has_a_colour_and_an_emblem_of_its_own() -> None:
    colours = [clan.colour for clan in CONTENT.clans]
    assert len({CLANS[colour] for colour in colours}) == len({EMBLEMS[colour] for colour in colours}) == len(colours)


def test_every_icon_has_its_author() -> None:
    folder = art_folders(TRAPPERS.art_folder())[1]
    assert sorted(credit.name for credit in credits_in(folder)) == names_in(folder)


# --- what is shown is what is so ---


def passed(line: str) -> list[tuple[float, float]]:
    """The points of a path of steps to the sides."""
    start, *steps = re.findall(r"[Mhv][^Mhv]*", line)
    x, y = map(float, start[1:].split())
    points = [(x, y)]
    for step in steps:
        x, y = (x + float(step[1:]), y) if step[0] == "h" else (x, y + float(step[1:]))
        points.append((x, y))
    return points


def test_TR_046_each_cell_in_reach_shows_what_it_costs_and_the_way_there() -> None:
    seen = 0
    for _, game, voice, _ in tables(3):
        if game.seat < 0 or game.step().name != "DriveOrStay":
            continue
        view = looks(game, int(game.seat))
        own = view.trappers[view.seat]
        drawn = layer(DRAWN.own(game, view.seat, voice), "L2")
        ways = {e.get("id"): e for e in drawn.iter() if (e.get("id") or "").startswith("way-")}
        costs = {(e.get("x"), e.get("y")): e.text for e in drawn.iter() if e.tag.endswith("text")}
        for goal in view.goals:
            if goal.cell != own.cell:
                assert costs[str(left_of(goal.cell) + CELL - 16), str(top_of(goal.cell) + 22.5)] == str(goal.cost)
                assert passed(ways[f"way-{goal.cell}"][0].get("d", "")) == [middle_of(cell) for cell in goal.path]
                seen += 1
    assert seen > 50


def test_TR_054_cells_that_end_the_movement_are_hatched() -> None:
    seen = 0
    for _, game, voice, _ in tables(4):
        if game.seat < 0 or game.step().name != "DriveOrStay":
            continue
        view = looks(game, int(game.seat))
        drawn = DRAWN.own(game, view.seat, voice)["L2"]
        rivals = {cell for t in view.trappers if t.seat != view.seat for cell in (*t.factories, *t.cities)}
        stops = {g.cell for g in view.goals if CONTENT.cells[g.cell].kind == 3 or g.cell in rivals}
        stops -= {view.trappers[view.seat].cell}
        assert drawn.count('fill="url(#tr-stop)"') == (0 if view.ghost else len(stops))
        seen += len(stops)
    assert seen > 5


def test_rovers_settlements_and_threats_are_where_they_are() -> None:
    threatened = 0
    for _, game, voice, _ in tables(4):
        view = looks(game, int(SPECTATOR))
        parts = DRAWN.public(game, voice)
        rovers = {e.get("id"): e for e in layer(parts, "L3").iter() if (e.get("id") or "").startswith("rover-")}
        for trapper in view.trappers:
            x, y = map(float, re.findall(r"[\d.]+", rovers[f"rover-{trapper.seat}"].get("transform", "")))
            if trapper.cell >= 0:
                assert 0 < x - left_of(trapper.cell) < CELL and 0 < y - top_of(trapper.cell) < CELL
            else:
                assert x > left_of(5) + CELL
            for level, cells in ((1, trapper.factories), (2, trapper.cities)):
                for cell in cells:
                    town = parts["L1"].split(f'<g id="town-{cell}"')[1].split("</g></g>")[0]
                    assert f"#tr-town-{trapper.seat}-{level}" in town
            hunted = parts["L1"].split(f'<g id="threats-{trapper.seat}"')[1].split('<g id="')[0]
            assert hunted.count("#i-tr-threat") == len(view.threats[trapper.seat])
            assert hunted.startswith(f' class="tr-threats tr-threats-{trapper.seat}" display="none"')
            threatened += len(view.threats[trapper.seat])
    assert threatened > 0


def fights(players: int, seed: int) -> list[tuple[View, str]]:
    """Moments before and after a die, with the texts of the panel."""
    found = []
    steps = ("RollOrPlay", "KeepOrPlay")
    trial = Trial(TRAPPERS, players, {})
    for game, _ in scattered(trial, 40, seed, lambda game: game.seat >= 0 and game.step().name in steps):
        view = looks(game, int(game.seat))
        panel = fight(CONTENT, view, speaker("trappers", players, "en"))
        root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{panel.inner}</svg>')
        found.append((view, "|".join([t for t in root.itertext() if t.strip()])))
    return found


def test_TR_147_a_raid_shows_its_chances_and_then_its_equation() -> None:
    before = after = 0
    for view, shown in fights(4, 51):
        if view.about[1] not in (1, 2, 3, 4):
            continue
        odds = raid_odds(view, raid_here(view, view.about[1]))
        assert f"|{odds.defence}|" in f"|{shown}|"
        if view.step == "RollOrPlay":
            said = f"needs {odds.needed}+: {odds.ways} of 6" if odds.ways else "no die is enough"
            assert said in shown
            before += 1
        else:
            now = odds.faces[view.die - 1]
            assert f"{now.attack} {'≥' if now.won else '<'} {odds.defence}" in shown
            after += 1
    assert before and after


def test_TR_165_a_battle_shows_its_chances_and_then_its_equation() -> None:
    before = after = 0
    for view, shown in fights(4, 53):
        if view.about[1] != 5:
            continue
        odds = battle_odds(view, *view.fighters)
        if view.step == "RollOrPlay":
            assert f"win {odds.win}/36 · tie {odds.tie}/36 · loss {odds.loss}/36" in shown
            before += 1
        else:
            mine, other = odds.force + view.die, odds.against + view.second_die
            assert f"{mine} {'>' if mine > other else '<' if mine < other else '='} {other}" in shown
            after += 1
    assert before and after


def test_every_quest_and_artifact_has_a_picture_of_its_own() -> None:
    drawn = names_in(art_folders(TRAPPERS.art_folder())[2])
    wanted = [quest_scene(quest.id) for quest in CONTENT.quests]
    wanted += [artifact_scene(artifact.id) for artifact in CONTENT.artifacts]
    assert sorted(name for name in drawn if not name.startswith("tr-figure")) == sorted(wanted)


def test_TR_015_a_strip_shows_what_lies_open() -> None:
    for _, game, voice, _ in tables(3):
        view = looks(game, int(SPECTATOR))
        parts = DRAWN.public(game, voice)
        for trapper in view.trappers:
            strip = parts[f"strip-{trapper.seat}"]
            assert f"</svg>{trapper.zefs}<small>+{trapper.income}</small>" in strip
            assert f"</svg>{trapper.residents}</span>" in strip and f"</svg>{trapper.hand}</span>" in strip
            names = [voice.name(Ref("clan", clan + 1)) for clan in range(len(CONTENT.clans))]
            assert re.findall(r"<em><svg.*?</svg>([^<]+)</em><b>", strip) == names
            assert strip.count("tr-chip") == len(trapper.quests)
            assert len(re.findall(r'<i class="p\d on">', strip)) == len(trapper.beaten)
            full = re.findall(f'<path d="([^"]*)" fill="[^"]*" class="tr-f{trapper.seat}"', strip)[0]
            assert full.count("M") == min(trapper.vp, view.target)


# --- the wire ---


def page(game: Game, seat: int) -> Parts:
    voice = speaker("trappers", int(game.players), "ru")
    parts = {**DRAWN.public(game, voice), **DRAWN.own(game, seat, voice)}
    return framed(RenderCache(), TRAPPERS.board_size(CONTENT, int(game.players)), (), parts)


def test_from_one_choice_to_the_next_little_is_drawn_anew() -> None:
    """What a page gets besides strips, log and bar: 20 KiB are allowed for all of it."""
    sizes = []
    for _, game, _, rng in tables(4):
        if game.seat < 0:
            continue
        after = game.copy()
        actions = after.actions()
        after.play(actions[rng.below(len(actions))])
        while after.seat == CHANCE:
            after.play(after.sample(rng))
        changed, _ = difference(page(game, 0), page(after, 0))
        assert "L0" not in changed and "L1" not in changed and "L3" not in changed
        sizes.append(sum(len(text) for text in changed.values()))
    assert max(sizes) < 16_000 and sorted(sizes)[len(sizes) // 2] < 5_000, sorted(sizes)


@pytest.mark.parametrize("moment", ROVERS, ids=lambda moment: moment.name)
def test_a_golden_picture_is_drawn_again(moment: Chance) -> None:
    svg = moment.picture()
    assert svg == (GOLDEN / "svg" / f"{moment.name}.svg").read_text("utf-8")
    ElementTree.fromstring(svg)


def test_layers_are_pictures_by_themselves() -> None:
    for _, game, voice, _ in tables(4):
        parts = {**DRAWN.public(game, voice), **DRAWN.own(game, 0, voice)}
        for name in ("L0", "L1", "L2", "L3"):
            layer(parts, name)
