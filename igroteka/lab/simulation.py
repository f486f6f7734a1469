"""Simulation: many games by bots in several processes. Workers get names and seeds, never games."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeAlias

from igroteka.bots.bot import Bot
from igroteka.bots.driver import drive
from igroteka.bots.match import Result, play_match
from igroteka.bots.names import bot_of
from igroteka.engine.events import Event, EventLog
from igroteka.engine.game import Game
from igroteka.engine.record import Pen
from igroteka.engine.ruleset import Content, Options
from igroteka.engine.session import Session
from igroteka.games.registry import box_of
from igroteka.table.box import Box

Row: TypeAlias = dict[str, int | float | str]

LARGEST: Final = 32  # games that a worker is given at once


class LostProcessError(RuntimeError):
    """Error of a worker that has ended before its games did."""


@dataclass(frozen=True)
class Task:
    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    content: Path | None
    bots: tuple[str, ...]  # by seat
    seeds: tuple[int, ...]
    facts: bool = True
    records: Path | None = None


@dataclass(frozen=True)
class Stand:
    """What all games of a task have in common; made once in every process."""

    box: Box
    options: Options
    content: Content
    start: Game
    bots: tuple[Bot, ...]


@cache
def stand_of(
    game: str, players: int, options: tuple[tuple[str, str], ...], content: Path | None, bots: tuple[str, ...]
) -> Stand:
    box = box_of(game)
    settings = box.chosen_options(dict(options))
    cards = box.content(content)
    return Stand(box, settings, cards, box.set_up(players, settings, cards), tuple([bot_of(box, bot) for bot in bots]))


def simulate(task: Task, workers: int) -> Iterator[list[Row]]:
    """Yield the rows of the games in the order of the seeds, some at a time."""
    parts = split(task, workers)
    if workers == 1:
        yield from map(run, parts)
        return
    pool = ProcessPoolExecutor(min(workers, len(parts)), get_context("spawn"), ignore_interrupts)
    try:
        with interrupts_held():  # the processes start now
            rows = pool.map(run_until_interrupted, parts)
        yield from rows
    except BrokenProcessPool:
        raise LostProcessError(
            f"{task.game}: a process that played games was killed; is there memory enough?"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back, here and in processes that start meanwhile, until they are ready for it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C between tasks: a process that ended in mid-message would leave the first one waiting."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


class Worker:
    interrupted = False  # in this process


def run_until_interrupted(task: Task) -> list[Row]:
    """Run a task. Ctrl-C reaches every process: this one stops playing, the first one reports."""
    if Worker.interrupted:
        return []
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return run(task)
    except KeyboardInterrupt:
        Worker.interrupted = True
        return []
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def split(task: Task, workers: int) -> list[Task]:
    size = max(1, min(LARGEST, len(task.seeds) // (4 * workers)))
    return [replace(task, seeds=task.seeds[i : i + size]) for i in range(0, len(task.seeds), size)]


def run(task: Task) -> list[Row]:
    stand = stand_of(task.game, task.players, task.options, task.content, task.bots)
    return [row_of(task, stand, seed) for seed in task.seeds]


def row_of(task: Task, stand: Stand, seed: int) -> Row:
    if task.records is not None:
        result, events = recorded(task, stand, seed, task.records)
    else:
        result, events = played(stand, seed, task.facts)
    row: Row = {"seed": seed, "players": task.players, "decisions": result.decisions}
    row |= {f"option_{name}": value for name, value in task.options}
    row |= {f"bot_{seat}": bot for seat, bot in enumerate(task.bots, 1)}
    row |= {f"score_{seat}": score for seat, score in enumerate(result.scores, 1)}
    won = 1 / len(result.winners) if result.winners else 0.0
    row |= {f"won_{seat + 1}": won if seat in result.winners else 0.0 for seat in range(task.players)}
    return row | stand.box.fact_columns(stand.content, events) if task.facts else row


def played(stand: Stand, seed: int, facts: bool) -> tuple[Result, list[Event]]:
    listener = EventLog() if facts else None
    result = play_match(stand.box, stand.start, stand.bots, seed, listener)
    return result, listener.taken() if listener is not None else []


def recorded(task: Task, stand: Stand, seed: int, folder: Path) -> tuple[Result, list[Event]]:
    """Play the same game as `played`, and write its record."""
    pen = Pen.new(folder / f"{task.game}-{seed}.jsonl")
    lines: list[str] = []
    session = Session.start(stand.box, task.players, stand.options, stand.content, names_of(task.bots), lines.append)
    decisions = drive(stand.box, session, stand.bots, seed)
    pen("".join(lines))
    return Result(session.game, decisions), [event for _, event in session.log]


def names_of(bots: tuple[str, ...]) -> list[str]:
    """Return the bots as a record names them: with the seat where two are alike."""
    return [bot if bots.count(bot) == 1 else f"{bot} {seat}" for seat, bot in enumerate(bots, 1)]
