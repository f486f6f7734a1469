"""The games of this server, as lobby and tables ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from igroteka.engine.ruleset import Content
from igroteka.table.box import Box
from igroteka.table.options import OptionWords
from igroteka.table.rulebook import chapters, clause_text, clauses, html_of, named_options, option_names
from igroteka.table.text.messages import Msg
from igroteka.table.text.numbers import in_language
from igroteka.table.text.speech import LANGUAGES, Speaker, speaker_for, words_of
from igroteka.web.errors import WebError
from igroteka.web.models import Clause, GameCard, OptionField, OptionGroup
from igroteka.web.tables.guests import texts_of

COVER: Final = "cover.svg"


class Catalogue:
    def __init__(self, games: Mapping[str, Box]) -> None:
        self.games: Final = dict(games)
        self.contents: Final[dict[str, Content]] = {}

    def box(self, game: str) -> Box:
        if game not in self.games:
            raise WebError("game", game=game[:40])
        return self.games[game]

    def content(self, game: str) -> Content:
        """Return the package's own cards, read once."""
        if game not in self.contents:
            self.contents[game] = self.box(game).content()
        return self.contents[game]

    def speaker(self, game: str, language: str, names: tuple[str, ...] = ()) -> Speaker:
        return speaker_for(self.box(game), self.content(game), language, names)

    def learn_words(self) -> None:
        """Read the words of all languages before somebody waits for them."""
        for language in LANGUAGES:
            texts_of(language)
            for box in self.games.values():
                words_of(box.words_folder(), language)

    def title(self, game: str, language: str) -> str:
        return self.speaker(game, language).say(self.box(game).title())

    def cards(self, language: str) -> tuple[GameCard, ...]:
        return tuple([self.card(game, language) for game in self.games])

    def card(self, game: str, language: str) -> GameCard:
        box, speaker = self.box(game), self.speaker(game, language)
        return GameCard(
            game,
            speaker.say(box.title()),
            speaker.say(box.about()),
            range_of(box.least, box.most),
            option_groups(box, speaker, language),
            seat_titles(box, speaker, box.most),
            cover_of(box),
            art_of(box),
            box.sides,
            box.first_game is not None,
            bool(box.quick_start),
        )


def cover_of(box: Box) -> str:
    """Return the address of a game's picture in the lobby: cover.svg in its art folder."""
    folder = box.art_folder()
    return f"/art/{box.name}/{COVER}" if folder and (Path(folder) / COVER).is_file() else ""


def range_of(least: int, most: int) -> tuple[int, ...]:
    return tuple(range(least, most + 1))


def option_groups(box: Box, speaker: Speaker, language: str) -> tuple[OptionGroup, ...]:
    """Return the options in their order, those of a group together."""
    groups: dict[Msg | None, list[OptionField]] = {}
    for words in box.option_words():
        groups.setdefault(words.group, []).append(option_field(box, words, speaker, language))
    return tuple([OptionGroup(speaker.say(group) if group else "", tuple(held)) for group, held in groups.items()])


def option_field(box: Box, words: OptionWords, speaker: Speaker, language: str) -> OptionField:
    return OptionField(
        words.option,
        speaker.say(words.name),
        speaker.say(words.about),
        tuple([(value, speaker.say(said)) for value, said in words.values]),
        words.name.clause,
        named_options(clause_text(box, language, words.name.clause), option_names(box, language)).replace("`", ""),
    )


def seat_title(box: Box, speaker: Speaker, seat: int) -> str:
    name = box.seat_name(seat)
    return speaker.say(name) if name is not None else ""


def seat_titles(box: Box, speaker: Speaker, players: int) -> tuple[str, ...]:
    return tuple([seat_title(box, speaker, seat) for seat in range(players)])


def rules_path(box: Box) -> str:
    return f"/rules/{box.name}"


def clauses_for(box: Box, language: str, *said: Msg | None) -> tuple[Clause, ...]:
    """List the clauses that the messages happen by, each once."""
    numbers = dict.fromkeys([message.clause for message in said if message is not None and message.clause])
    found = [clause_of(box, language, number) for number in numbers]
    return tuple([clause for clause in found if clause is not None])


@cache
def clause_of(box: Box, language: str, number: str) -> Clause | None:
    clause = clauses(box.words_folder(), language).get(number)
    if clause is None:
        return None
    return Clause(number, html_of(named_options(clause.text, option_names(box, language)), rules_path(box)))


def rule_chapters(box: Box, language: str) -> tuple[tuple[str, tuple[Clause, ...]], ...]:
    names = option_names(box, language)
    return tuple(
        [
            (
                chapter.title,
                tuple([Clause(each.number, html_of(named_options(each.text, names))) for each in chapter.clauses]),
            )
            for chapter in chapters(box.words_folder(), language)
        ]
    )


def art_of(box: Box) -> tuple[str, ...]:
    """List the style sheets of the game."""
    folder = box.art_folder()
    return tuple([f"/art/{box.name}/{file.name}" for file in sorted(Path(folder).glob("*.css"))]) if folder else ()


def shown_score(box: Box, speaker: Speaker, points: int) -> str:
    """Return points as people read them, in the game's own way."""
    score = box.score(points)
    if isinstance(score, int):
        return in_language(score, speaker.language)
    return str(speaker.word(score))
