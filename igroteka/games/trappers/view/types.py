"""What one seat may see of Trappers, as plain facts; build.py finds them. Page, words, bots and web know nothing else.

Interpreted in every build: a compiled class of msgspec forgets that it is frozen.
"""

from __future__ import annotations

from msgspec import Struct

from igroteka.table.view import BaseView


class Held(Struct, frozen=True):
    """A quest in play."""

    quest: int
    progress: int  # raw: rules/quests.py
    done: int  # of `need`, as the card counts
    need: int
    fresh: bool  # drawn in this turn
    since: int  # round


class Trapper(Struct, frozen=True):
    seat: int
    cell: int  # -1: off the board
    heading: int  # 4: wheels up
    skips: int
    vp: int
    zefs: int
    residents: int
    form: int
    base: tuple[int, ...]  # by clan: reputation as on the track
    standing: tuple[int, ...]  # with the Mimic's bonus
    force: int  # in a battle on its cell, without the die; 0 off the board
    points: int  # of movement from its cell; 0 off the board
    beaten: tuple[int, ...]  # seats on the Victories track
    hand: int  # artifacts
    known: tuple[int, ...]  # kinds of them that the viewer knows
    quests: tuple[Held, ...]
    factories: tuple[int, ...]  # cells
    cities: tuple[int, ...]
    marked: tuple[int, ...]
    raided: tuple[int, ...]  # clans whose Wasteland was raided this round
    tiles: int
    income: int


class Goal(Struct, frozen=True):
    """A cell that the rover can reach now."""

    cell: int
    cost: int  # of the cheapest heading
    headings: tuple[int, ...]  # by heading: points, -1 if it cannot be had
    path: tuple[int, ...]  # a cheapest way, from the rover's cell


class Raid(Struct, frozen=True):
    """A die raid possible on the cell of the trapper who acts: what must be reached, without the die."""

    what: int  # rules/dice.py
    strength: int
    defence: int


class View(BaseView, frozen=True):
    round: int
    turn: int
    order: tuple[int, ...]  # seats
    active: int  # whose turn it is, -1 before the first
    target: int  # VP
    round_limit: int
    war: tuple[int, ...]  # by clan: the clan it fights, or -1
    trappers: tuple[Trapper, ...]
    goals: tuple[Goal, ...]  # while the active trapper chooses where to drive
    raids: tuple[Raid, ...]  # on the active trapper's cell
    threats: tuple[tuple[int, ...], ...]  # by seat: cells that it could attack next turn, if it is a Fighter
    played: tuple[int, ...]  # kinds of artifacts used in this turn
    boost: int
    ghost: bool
    jumped: bool
    bought: bool
    exchanges: int
    die: int  # 0: none lies there
    second_die: int
    rage: int
    cocoon: bool
    fighters: tuple[int, ...]  # attacker and defender of the battle that is on
    artifacts_left: int
    buried: tuple[int, ...]  # under the artifact deck, the next to be drawn first: kinds, -1 if the viewer cannot tell
    quests_left: tuple[int, ...]  # by side
    returned: tuple[tuple[int, ...], ...]  # by side: quests under the deck, the next to be drawn first
    done: tuple[int, ...]  # human quests that are out of the game
    human_reward: int  # options that prices and texts name
    capture_zefs: int
    neutral_build: bool
    failure_costs_rep: bool
    defender_scores: bool
    defeat_skip: int
    mimic_cap: int
