"""A trapper's taste in numbers: hundredths of a victory point, or percent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POINT: Final[i64] = 100  # a victory point


class Temper:
    """Found by letting tempers play each other, thousands of games each."""

    def __init__(self) -> None:
        self.zef: i64 = 9  # one that the next Factories and Cities will cost
        self.spare_zef: i64 = 4  # one beyond that
        self.spare_zefs: i64 = 30  # how many of these count
        self.recruit: i64 = 55  # each of the first five residents: nothing is built without them
        self.settler: i64 = 44  # the next five: a City asks for ten
        self.veteran: i64 = 18  # the next six
        self.crowd: i64 = 8  # the next ten
        self.rep: i64 = 14  # a point of reputation, for the speed alone
        self.welcome: i64 = 22  # more for the point that lets one build
        self.trust: i64 = 60  # more for the one that lets a Factory of the clan become a City
        self.harvest: i64 = 9  # more for a point where an own settlement takes residents in
        self.income: i64 = 8  # a zef of income, for every round that may be left
        self.site: i64 = 70  # a Factory that may become a City
        self.upkeep: i64 = 60  # percent of a settlement's worth that is sure to last
        self.artifact: i64 = 45  # one whose face is not known
        self.demand: i64 = 70  # more if a quest asks for artifacts
        self.by_effect: vec[i64] = vec[i64]([75, 45, 25, 50, 30, 70, 45, 30])  # an artifact kept, by what it does
        self.quest: i64 = 120  # a card to be drawn
        self.second_quest: i64 = 80  # another of the same side
        self.faith: i64 = 25  # percent of a quest's prize when it is drawn
        self.steady: i64 = 55  # percent more for all of its boxes but the last
        self.engineer: i64 = 190  # the form, when all else is ready for a City
        self.builder: i64 = 50  # a form that can build, while Factories are wanted
        self.prey: i64 = 130  # the Fighter's form, for each rival who would surely lose
        self.mimic: i64 = 25
        self.turn: i64 = 60  # one that is missed
        self.setback: i64 = 160  # to be beaten, the victor's points aside
        self.spite: i64 = 100  # percent of what rivals lose or win that counts
        self.wrath: i64 = 100  # percent of a victory that counts
        self.fear: i64 = 45  # percent: rivals who can attack and will
        self.cunning: i64 = 0  # percent more for each artifact of a Fighter who cannot drive there: it may bring him
        self.exposed: i64 = 100  # a form in which each Fighter about would surely win
        self.chase: i64 = 35  # percent of a victory over someone who will have driven on
        self.patience: i64 = 74  # percent of a gain that is left a turn later
        self.noise: i64 = 10
        self.sight: i64 = 4  # decisions of each trapper before a playout is judged
        self.breadth: i64 = 30  # percent: choices that a search tries, of the root of its visits
        self.doubt: i64 = 450  # a lead that is worth a quarter of the game


def hunter() -> Temper:
    """Lives for battles, whatever else there is to do."""
    temper = Temper()
    temper.prey = 600
    temper.chase = 80
    temper.fear = 0
    return temper


def pacifist() -> Temper:
    """Never attacks, and is as careful as others."""
    temper = Temper()
    temper.prey = 0
    temper.wrath = -100
    return temper


def timid() -> Temper:
    """Never attacks, and never ends a turn where an attack could come if there is another way."""
    temper = pacifist()
    temper.fear = 400
    temper.cunning = 30
    temper.exposed = 200
    return temper


TEMPERS: Final[dict[str, Callable[[], Temper]]] = {"hunter": hunter, "pacifist": pacifist, "timid": timid}


def temper_named(name: str) -> Temper:
    if name not in TEMPERS:
        raise ValueError(f"no temper '{name}'; Trappers knows {', '.join(TEMPERS)}")
    return TEMPERS[name]()
