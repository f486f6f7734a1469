"""A designer who changes a number of a card changes what is said of it, in both languages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import igroteka.games.tremble.content as folder
from igroteka.games.tremble.box import TREMBLE
from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.words.cards import (
    ability_lines,
    army_strength,
    city_text,
    mission_text,
    ship_text,
    shown_people,
)
from igroteka.table.text.messages import Msg
from igroteka.table.text.speech import LANGUAGES, speaker_for

CARD = re.compile(r"^id = \"(?P<id>\w+)\"$")
NUMBERS = {  # what of a card is said, by file
    "ships.toml": ("strength", "fuel", "price", "bonus"),
    "cities.toml": ("quick", "search"),
    "armies.toml": ("strength",),
    "missions.toml": ("reward", "penalty", "need", "need_two", "each", "capitals", "capitals_two"),
}
STEPS = {"price": 5, "quick": -5, "search": 5, "reward": 5, "penalty": 5}  # people are multiples of five
PLAYERS = {"need": 3, "capitals": 3, "need_two": 2, "capitals_two": 2}


def changed(source: Path, target: Path, names: tuple[str, ...]) -> dict[tuple[str, str], int]:
    """Copy a table with other numbers; return them by card and field. The last one of a line stands for all of it."""
    now: dict[tuple[str, str], int] = {}
    card = ""
    lines = []
    for line in source.read_text("utf-8").splitlines():
        found = CARD.match(line)
        card = found["id"] if found else card

        def other(match: re.Match[str], card: str = card) -> str:
            name, number = match[1], int(match[2])
            now[card, name] = number + STEPS.get(name, 1 if number < 6 else -1)
            return f"{name} = {now[card, name]}"

        lines.append(re.sub(rf"\b({'|'.join(names)}) = (\d+)", other, line))
    target.write_text("\n".join(lines) + "\n", "utf-8")
    return now


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> tuple[Content, dict[str, dict[tuple[str, str], int]]]:
    own = Path(next(iter(folder.__path__)))
    copy = tmp_path_factory.mktemp("content")
    for file in own.glob("*.toml"):
        shutil.copy(file, copy)
    numbers = {file: changed(own / file, copy / file, names) for file, names in NUMBERS.items()}
    return TREMBLE.content(copy), numbers


def shown(name: str, number: int, language: str) -> str:
    return shown_people(number, language) if name in STEPS else str(number)


def texts(content: Content, file: str, name: str) -> Iterator[tuple[str, list[Msg]]]:
    """What is said of each card, with the numbers for so many captains as the field is for."""
    if file == "ships.toml":
        for ship in content.ships:
            yield ship.id, ability_lines(ship) if name == "bonus" else [ship_text(ship)]
    elif file == "cities.toml":
        for city in content.cities:
            yield city.id, [city_text(city)]
    else:
        for mission in content.missions:
            yield mission.id, [mission_text(content, mission, PLAYERS.get(name, 3))]


@pytest.mark.parametrize(
    ("file", "name"), [(f, n) for f, names in NUMBERS.items() for n in names if f != "armies.toml"]
)
def test_the_new_number_is_said(other: Any, file: str, name: str) -> None:
    content, numbers = other
    speakers = [speaker_for(TREMBLE, content, language, ["Ann", "Bob", "Cid"]) for language in LANGUAGES]
    wanted = {card: number for (card, field), number in numbers[file].items() if field == name}
    assert wanted
    for card, said in texts(content, file, name):
        if card in wanted:
            for speaker in speakers:
                text = " ".join([speaker.say(line) for line in said])
                number = re.escape(shown(name, wanted[card], speaker.language))
                assert re.search(rf"(?<!\d){number}(?!\d)", text), (card, name, text)


def test_the_new_strength_of_an_army_is_said(other: Any) -> None:
    content, numbers = other
    for place, army in enumerate(content.armies):
        assert army_strength(content, len(content.cities) + place) == numbers["armies.toml"][army.id, "strength"]
