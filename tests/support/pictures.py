"""What a drawn picture holds: ids, texts with the room they take, moments of golden games to draw."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Literal, NamedTuple

from trials import Trial, random_play

from igroteka.cli.terminal.replay import moments_of
from igroteka.engine.game import Game
from igroteka.engine.record import content_of, read
from igroteka.engine.seats import OVER, SPECTATOR
from igroteka.games.registry import box_of
from igroteka.table.box import Box
from igroteka.table.svg.measure import Face, width
from igroteka.table.svg.parts import LAYERS, Parts
from igroteka.table.svg.picture import board_svg
from igroteka.table.text.speech import speaker_for

ID = re.compile(r'\sid="([^"]*)"')
MOVE = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)")
SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).parent.parent / "golden"


def ids_in(parts: Parts) -> list[str]:
    return [found for part in parts.values() for found in ID.findall(part)]


def layer(parts: Parts, name: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{parts.get(name, "")}</svg>')


class Line(NamedTuple):
    """A text of a picture with its left and right end, in the units of `inside` (an id) or of the whole."""

    text: str
    size: float
    left: float
    right: float
    inside: str


def lines_in(root: ElementTree.Element, x: float = 0, inside: str = "") -> Iterator[Line]:
    move = MOVE.match(root.get("transform", ""))
    x += float(move[1]) if move else 0
    if root.get("id"):
        inside = root.get("id", "")
    if root.tag == f"{SVG}text":
        yield line_of(root, x, inside)
    for child in root:
        yield from lines_in(child, x, inside)


def line_of(text: ElementTree.Element, x: float, inside: str) -> Line:
    said = "".join(text.itertext())
    size = float(text.get("font-size", "0"))
    face: Face = "display" if "Dela" in text.get("font-family", "") else "text"
    wide = float(text.get("textLength") or width(said, size, face))
    left = (
        x
        + float(text.get("x", "0"))
        - {"start": 0.0, "middle": wide / 2, "end": wide}[text.get("text-anchor", "start")]
    )
    return Line(said, size, left, left + wide, inside)


def board_lines(parts: Parts) -> list[Line]:
    return [line for name in LAYERS for line in lines_in(layer(parts, name))]


# --- golden pictures ---


class Moment(NamedTuple):
    """The nth moment of a golden game at that step, as the one who acts sees it or a spectator."""

    record: str
    step: str  # "" for the end
    nth: int
    eyes: Literal["acting", "spectator"]
    language: str

    @property
    def name(self) -> str:
        return "-".join([self.record.partition("=")[0], self.step or "end", str(self.nth), self.eyes, self.language])

    def picture(self) -> str:
        box, content, names, tables = played("tremble", self.record)
        return picture_at([table for table in tables if fits(table, self.step)][self.nth], self, box, content, names)


class Chance(NamedTuple):
    """The same of a game of the seed, played at random: whatever bots and records become, it stays as it is."""

    game: str
    players: int
    seed: int
    step: str
    nth: int
    eyes: Literal["acting", "spectator"]
    language: str
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        values = [value for _, value in self.options]
        parts = [self.game, str(self.players), *values, self.step or "end", str(self.nth), self.eyes, self.language]
        return "-".join(parts)

    def picture(self) -> str:
        trial = Trial(box_of(self.game), self.players, dict(self.options))
        fitting = (table for table in random_play(trial, self.seed) if fits(table, self.step))
        table = next(islice(fitting, self.nth, None))
        return picture_at(table, self, trial.box, trial.box.content(), SITTERS[: self.players])


SITTERS = ("Vera", "Oleg", "Yuna", "Timur", "Zoya")


MOMENTS = (
    Moment("2", "ChooseMissions", 3, "acting", "ru"),
    Moment("2", "SendShips", 60, "acting", "en"),
    Moment("3", "BuyOrNot", 20, "acting", "ru"),
    Moment("3", "FightOrRetreat", 30, "acting", "en"),
    Moment("3", "RaidOrSearch", 30, "acting", "ru"),
    Moment("3", "", 0, "spectator", "ru"),
    Moment("4-reserve_vs_army=on", "AbandonOrFight", 4, "acting", "ru"),
    Moment("4-reserve_vs_army=on", "Aid", 1, "spectator", "en"),
    Moment("4-reserve_vs_army=on", "LeaveOrBring", 5, "acting", "en"),
    Moment("4", "ChooseTargets", 12, "acting", "en"),
    Moment("5", "SendShips", 180, "acting", "ru"),
    Moment("5", "LoseShip", 3, "acting", "ru"),
    Moment("5", "Reserves", 1, "spectator", "en"),
    Moment("5", "", 0, "spectator", "en"),
)

ROVERS = (
    Chance("trappers", 2, 3, "DriveOrStay", 60, "acting", "ru"),
    Chance("trappers", 4, 5, "DriveOrStay", 200, "acting", "en"),
    Chance("trappers", 4, 5, "ChooseFacing", 120, "acting", "ru"),
    Chance("trappers", 4, 5, "Deed", 150, "acting", "en"),
    Chance("trappers", 3, 2, "RollOrPlay", 3, "acting", "ru"),
    Chance("trappers", 3, 2, "KeepOrPlay", 4, "acting", "en"),
    Chance("trappers", 4, 7, "RollOrPlay", 9, "spectator", "en"),
    Chance("trappers", 4, 7, "KeepOrPlay", 12, "acting", "ru"),
    Chance("trappers", 4, 7, "ChooseForm", 2, "acting", "ru"),
    Chance("trappers", 4, 7, "ChooseStolen", 2, "acting", "en"),
    Chance("trappers", 3, 2, "", 0, "spectator", "ru"),
    Chance("trappers", 4, 5, "", 0, "spectator", "en"),
)

CAVES = (
    Chance("claustrophobia", 2, 3, "HandOver", 2, "acting", "ru", (("scenario", "survivors"),)),
    Chance("claustrophobia", 2, 5, "LayTile", 2, "acting", "en", (("scenario", "head"),)),
    Chance("claustrophobia", 2, 2, "BreakWhich", 0, "acting", "ru", (("scenario", "ritual"),)),
    Chance("claustrophobia", 2, 7, "PlaceDice", 60, "acting", "en", (("scenario", "dares"),)),
    Chance("claustrophobia", 2, 6, "AssignDice", 30, "spectator", "ru", (("scenario", "possessed"),)),
    Chance("claustrophobia", 2, 4, "AtHits", 8, "spectator", "en", (("scenario", "infection"),)),
    Chance("claustrophobia", 2, 3, "", 0, "spectator", "ru", (("scenario", "survivors"),)),
)


@cache
def played(game: str, record: str) -> tuple[Box, Any, tuple[str, ...], tuple[Game, ...]]:
    kept = read(GOLDEN / game / f"{record}.jsonl")
    box = box_of(game)
    tables = tuple([moment.game for moment in moments_of(kept, box)])
    return box, content_of(kept, box), tuple(kept.header.seats), tables


def fits(table: Game, step: str) -> bool:
    return table.seat == OVER if not step else table.seat >= 0 and table.step().name == step


def picture_at(table: Game, moment: Moment | Chance, box: Box, content: Any, names: tuple[str, ...]) -> str:
    seat = int(table.seat) if moment.eyes == "acting" else int(SPECTATOR)
    return board_svg(box, content, box.view(table, seat), speaker_for(box, content, moment.language, names))
