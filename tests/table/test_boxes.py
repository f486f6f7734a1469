"""Every game says its title, what it is about and what its options mean, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from tiny_games.leduc_box import Leduc
from tiny_games.liars_dice.box import LIARS_DICE
from tiny_games.liars_dice.content.options import LiarsDiceOptions
from tiny_games.liars_dice.state.game import LiarsDice
from tiny_games.liars_dice.view.types import View
from tiny_games.liars_dice.words import speech
from tiny_games.liars_dice.words.events import EVENTS
from tiny_games.pig_box import Pig
from tiny_games.sealed_box import Auction

from igroteka.engine.ruleset import NoContent
from igroteka.games.registry import GAMES
from igroteka.table.box import Box
from igroteka.table.module_box import ModuleBox
from igroteka.table.text.messages import Msg, Ref
from igroteka.table.text.speech import LANGUAGES, speaker_for, words_of

BOXES: Final[list[Box]] = [*GAMES.values(), Pig(), Leduc(), Auction(), LIARS_DICE]


def said(box: Box, message: Msg, language: str) -> str:
    return words_of(box.words_folder(), language).sentence(message.key, dict(message.args))


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_title_and_about_differ_by_language(box: Box) -> None:
    for message in (box.title(), box.about()):
        sentences = {said(box, message, language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES) and all(sentences)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_message_of_a_game_can_be_compiled(box: Box, language: str) -> None:
    assert list(words_of(box.words_folder(), language).messages.check()) == []


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_options_and_their_values_have_names(box: Box) -> None:
    explained = box.option_words()
    assert [option.option for option in explained] == list(box.options.__struct_fields__)
    for option in explained:
        assert option.values[0][0] == getattr(box.options(), option.option)
        for message in (option.name, option.about, *[name for _, name in option.values]):
            assert all(said(box, message, language) for language in LANGUAGES)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_the_art_folder_is_a_folder_or_nothing(box: Box) -> None:
    assert box.art_folder() == "" or Path(box.art_folder()).is_dir()


class Bare(ModuleBox[NoContent]):
    """A game that has only what it must: no cards, no page, no table for the terminal, no names."""

    name = "bare"
    folder = LIARS_DICE.folder
    words = speech
    events = EVENTS

    def view(self, game: LiarsDice, seat: int) -> View:
        return LIARS_DICE.view(game, seat)


def test_a_box_without_pictures_still_has_words_and_facts() -> None:
    box = Bare()
    content = box.content()
    assert content.tables == box.content_from({}).tables == box.content(Path()).tables == {}
    speaker = speaker_for(box, content, "en", ("Ann", "Bob"))
    view = box.view(LIARS_DICE.set_up(2, LiarsDiceOptions(), content), 0)
    assert speaker.say(box.title()) == "Liar's dice"
    assert speaker.say(box.prompt(content, view)) == "The dice fall."
    assert "dice: (3, 3)" in str(box.text(content, view, speaker.say))
    assert box.board_size(content, 2) == (0, 0)
    assert box.public_parts(content, view, speaker) == box.own_parts(content, view, speaker) == {}
    assert box.hand(content, view, speaker) == ("", 0)
    assert (box.points(view), box.seat_name(0)) == ((), None)
    with pytest.raises(KeyError, match="bare has no card with a name"):
        box.name_of(content, Ref("card", 1), "en")
