"""What all games draw with: escaping, icons with authors, shapes, dice, measured lines, pictures that stand alone."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from tiny_games.pig_box import Pig

from igroteka.games.registry import GAMES
from igroteka.table.svg import dice, icons, markup, measure, palette, text_fit
from igroteka.table.svg.picture import Picture, board_svg, picture
from igroteka.table.text.speech import speaker_for

NASTY = "<b>\"'&"
SVG = "{http://www.w3.org/2000/svg}"
FOLDERS = [icons.FOLDER, *[Path(box.art_folder()) / "icons" for box in GAMES.values() if box.art_folder()]]


def parsed(inner: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>')


def test_text_is_escaped_between_tags_and_in_attributes() -> None:
    assert markup.esc(NASTY) == "&lt;b&gt;&quot;&#x27;&amp;"
    assert markup.attr("title", NASTY) == ' title="&lt;b&gt;&quot;&#x27;&amp;"'
    assert markup.attr("title", "") == ""
    assert parsed(text_fit.line_at(0, 0, NASTY, 500, 12, "#fff"))[0].text == NASTY


def test_numbers_have_one_text() -> None:
    assert [markup.number(value) for value in (3, 3.0, 2.5, 1 / 3, -0.25)] == ["3", "3", "2.5", "0.33", "-0.25"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.parent.name)
def test_every_icon_is_one_shape_with_an_author(folder: Path) -> None:
    names = icons.names_in(folder)
    credited = icons.credits_in(folder)
    assert [credit.name for credit in credited] == names
    assert all(credit.author and credit.icon for credit in credited)
    for name in names:
        symbol = parsed(icons.symbol(name, (folder,)))[0]
        assert symbol.get("id") == f"i-{name}" and symbol.get("viewBox") == "0 0 512 512"
        assert all("fill" not in path.attrib for path in symbol), "the one who uses it gives the colour"


TONES = {None, "none", "#000", "#fff", "currentColor"}


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_is_drawn_in_tones_of_one_colour(game: str) -> None:
    """Whoever shows it gives the colour; so it holds in both themes and for every side."""
    art = GAMES[game].art_folder()
    folder = icons.art_folders(art)[-1]
    drawn = {name: parsed(icons.symbols([name], art)) for name in icons.names_in(folder)}
    for name, root in drawn.items():
        held = {symbol.get("id") for symbol in root}
        for one in root.iter():
            assert {one.get("fill"), one.get("stroke")} <= TONES, name
            assert "class" not in one.attrib and "style" not in one.attrib, name
            assert one.tag != f"{SVG}use" or one.get("href", "")[1:] in held, name
    assert len({icons.symbol(name, (folder,)).replace(name, "") for name in drawn}) == len(drawn)


def test_a_sprite_holds_all_that_a_scene_stands_on(tmp_path: Path) -> None:
    folder = tmp_path / "scenes"
    folder.mkdir()
    (folder / "hill.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>')
    scene = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 9"><use href="#i-hill"/></svg>'
    (folder / "dusk.svg").write_text(scene)
    assert icons.used_in(icons.scene("dusk")) == ["dusk"]
    assert [one.get("viewBox") for one in parsed(icons.symbols(["dusk"], str(tmp_path)))] == ["0 0 18 9", "0 0 9 9"]


def test_a_sprite_holds_what_is_asked_for_or_all() -> None:
    assert icons.sprite(["star", "check", "star"]).count("<symbol") == 2
    assert icons.sprite().count("<symbol") == len(icons.names_in(icons.FOLDER))
    with pytest.raises(KeyError, match="no icon 'moon'"):
        icons.sprite(["moon"])


def test_an_icon_is_shown_by_reference() -> None:
    drawn = icons.icon("star", 1, 2.5, 16, "#fff", "x") + icons.inline_icon("check", 16, title=NASTY)
    assert icons.used_in(drawn) == ["check", "star"]
    assert NASTY not in drawn


def test_seats_differ_in_shape_number_and_colour() -> None:
    badges = [palette.badge(seat, 0, 0, 20, palette.DARK[seat], f"p{seat}") for seat in range(5)]
    shapes = {parsed(badge).find(f".//{SVG}path").get("d") for badge in badges}  # type: ignore[union-attr]
    numbers = ["".join(parsed(badge).itertext()) for badge in badges]
    assert len(shapes) == 5 and numbers == ["1", "2", "3", "4", "5"]
    assert len(set(palette.DARK)) == len(set(palette.LIGHT)) == len(palette.SHAPES) == 5


@pytest.mark.parametrize("total", range(2, 13))
def test_two_dice_show_their_sum(total: int) -> None:
    assert sum(dice.faces(total)) == total
    assert all(1 <= face <= 6 for face in dice.faces(total))
    assert dice.pair(total, 0, 0, 20).count("<circle") == total


def test_dice_not_thrown_are_blank() -> None:
    assert "<circle" not in dice.pair(0, 0, 0, 20)
    assert dice.pair(0, 0, 0, 20).count("die-blank") == 2


def test_lines_break_where_words_do() -> None:
    assert measure.wrapped("Токио", 100, 14) == ("Токио",)
    assert measure.wrapped("Рио-де-Жанейро", 90, 14, "display") == ("Рио-де-", "Жанейро")
    assert measure.wrapped("one two three four", 50, 12, lines=4) == ("one two", "three", "four")
    assert measure.wrapped("Йоханнесбург", 20, 14) == ("Йоханнесбург",)


def test_a_line_shrinks_then_narrows_then_ends_in_dots() -> None:
    text = "Йоханнесбург"
    assert text_fit.fit(text, 200, 14) == (text, 14, "")
    smaller = text_fit.fit(text, measure.width(text, 12) + 0.1, 14)
    assert smaller[:2] == (text, 12)
    narrow = text_fit.fit(text, measure.width(text, 11) * 0.9, 14)
    assert narrow[0] == text and narrow[1] == 11 and "textLength" in narrow[2]
    assert text_fit.fit(text, 30, 14)[0].endswith("…")


def test_a_picture_stands_alone_and_a_notebook_shows_it() -> None:
    box = Pig()
    content = box.content()
    game = box.set_up(2, box.options(), content)
    voice = speaker_for(box, content, "en", (NASTY, "B"))
    svg = board_svg(box, content, box.view(game, 0), voice)
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg" and root.get("viewBox")
    assert NASTY not in svg and "var(" not in svg
    drawn = picture(box, content, box.view(game, 0), voice)
    assert isinstance(drawn, Picture) and drawn._repr_svg_() == str(drawn) == svg
