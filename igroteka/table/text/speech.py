"""From messages to sentences: a Speaker knows a language, the words and cards of a game, and who sits at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from igroteka.table.box import Box
from igroteka.table.text.ftl import Ftl
from igroteka.table.text.messages import Arg, Msg, Ref
from igroteka.table.text.numbers import counted

LANGUAGES: Final = ("ru", "en")
KEPT: Final = 4000  # sentences that a speaker remembers
INNER: Final = {"«": "„", "»": "“"}  # quotes within quotes
SHARED: Final = Path(__file__).parent  # holds words/<language>.ftl of engine and terminal

Namer: TypeAlias = Callable[[Ref, str], str]


class WordsError(ValueError):
    """The words of a language cannot be used as they are written."""


class Words:
    """The messages of one language; whatever is missing is an error, never a raw key in a sentence."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self.messages: Final = Ftl(language, texts)
        if self.messages.faults:
            raise WordsError(f"{language}: " + "; ".join(self.messages.faults))
        self.plain: dict[str, str] = {}  # sentences without arguments, said before
        self.filled: dict[tuple[object, ...], str] = {}  # and with them

    def sentence(self, key: str, args: Mapping[str, Any]) -> str:
        if args:
            filled = (key, *[(name, arg, type(arg)) for name, arg in args.items()])
            known = self.filled.get(filled)
            if known is None:
                if len(self.filled) >= KEPT:
                    self.filled.clear()
                known = self.filled[filled] = self.formed(key, args)
            return known
        if key not in self.plain:
            self.plain[key] = self.formed(key, args)
        return self.plain[key]

    def formed(self, key: str, args: Mapping[str, Any]) -> str:
        try:
            said, faults = self.messages.format(key, args)
        except KeyError:
            raise KeyError(f"no message '{key}' in language '{self.language}'") from None
        if faults:
            raise KeyError(f"message '{key}' in language '{self.language}': {faults[0]}")
        return nested(str(said))


def nested(said: str) -> str:
    """Write quotes within quotes as Russian has them: «Протокол „Щит“»."""
    if said.count("«") < 2:
        return said
    depth, signs = 0, list[str]()
    for sign in said:
        if sign == "»":
            depth -= 1
        signs.append(INNER.get(sign, sign) if depth > 0 else sign)
        if sign == "«":
            depth += 1
    return "".join(signs)


class Speaker:
    """Says messages in one language. Seats are named by the table, everything else by the game."""

    def __init__(self, words: Words, namer: Namer, seat_names: Sequence[str]) -> None:
        self.language = words.language
        self.words = words
        self.namer = namer
        self.seat_names = tuple(seat_names)
        self.said: dict[Msg, str] = {}
        self.named: dict[Ref, str] = {}

    def say(self, message: Msg) -> str:
        """A table says the same things again and again: each is put into words once."""
        known = self.said.get(message)
        if known is None:
            if len(self.said) >= KEPT:
                self.said.clear()
            words = {name: self.word(arg) for name, arg in message.args}
            known = self.said[message] = self.words.sentence(message.key, words)
        return known

    def word(self, arg: Arg) -> Any:
        """An argument as Fluent takes it: a text, or a number that it can choose a plural by."""
        match arg:
            case Msg():
                return self.say(arg)
            case Ref():
                return self.name(arg)
            case int():
                return counted(arg)
            case _:
                return arg

    def name(self, ref: Ref) -> str:
        if ref.kind != "seat":
            known = self.named.get(ref)
            if known is None:
                known = self.named[ref] = self.namer(ref, self.language)
            return known
        if not 0 <= ref.number < len(self.seat_names):
            raise KeyError(f"no seat {ref.number} at a table of {len(self.seat_names)}")
        return self.seat_names[ref.number]


def speaker_for(box: Box, content: Any, language: str, seat_names: Sequence[str]) -> Speaker:
    def namer(ref: Ref, spoken: str) -> str:
        return box.name_of(content, ref, spoken)

    return Speaker(words_of(box.words_folder(), language), namer, seat_names)


@cache
def words_of(folder: str, language: str) -> Words:
    """The words of the game in that folder with those that all games share."""
    if language not in LANGUAGES:
        raise KeyError(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")
    return Words(language, {**text_in(SHARED, language), **text_in(Path(folder), language)})


def shared_words(language: str) -> Words:
    """For doors that speak before a game is chosen."""
    return words_of(str(SHARED), language)


def text_in(folder: Path, language: str) -> dict[str, str]:
    """Read words/<language>.ftl, and beside it what a large game keeps apart, as words/teaching.<language>.ftl."""
    files = sorted((folder / "words").glob(f"*.{language}.ftl"))
    return {str(file): file.read_text("utf-8") for file in (folder / "words" / f"{language}.ftl", *files)}
