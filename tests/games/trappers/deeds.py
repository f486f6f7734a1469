"""A trapper with all that a deed asks for, ready to act: a test then takes one thing away."""

from __future__ import annotations

import copy
from typing import Any

from games.trappers.table import CELL, CONTENT, acting, become, do, factory, set_rep, table

from igroteka.games.trappers.content.tables import from_tables
from igroteka.games.trappers.content.vectors import Atlas
from igroteka.games.trappers.state.game import Trappers


def squad(game: Trappers, seat: int, residents: int, zefs: int = 20) -> None:
    game.residents[seat] = residents
    game.zefs[seat] = zefs


def clan_at(cell: str) -> int:
    """1 to 6, 0 for a white cell."""
    return CONTENT.cells[CELL[cell]].clan


def on_waste(
    cell: str = "c31", form: str = "builder", residents: int = 10, rep: int = 1, zefs: int = 20, **options: Any
) -> Trappers:
    """Trapper 0 acts on a Wasteland cell and can do all that his form can."""
    game = table(2, **options)
    become(game, 0, form)
    squad(game, 0, residents, zefs)
    if clan_at(cell):
        set_rep(game, 0, clan_at(cell), rep)
    return acting(game, 0, cell)


def raider(
    form: str, residents: int, rep: int = 0, owners_rep: int = 0, zefs: int = 20, cell: str = "c31", **options: Any
) -> Trappers:
    """Trapper 0 is to act on the Factory of trapper 1, who is elsewhere."""
    game = table(2, **options)
    become(game, 0, form)
    squad(game, 0, residents, zefs)
    factory(game, 1, cell)
    if clan_at(cell):
        set_rep(game, 0, clan_at(cell), rep)
        set_rep(game, 1, clan_at(cell), owners_rep)
    return acting(game, 0, cell)


def table_with(quest: str, players: int = 2, **changed: Any) -> Trappers:
    """A table whose quest has these fields instead of its own, as a designer's tables may have them."""
    tables = copy.deepcopy(CONTENT.tables)
    row = next(row for row in tables["quests.toml"]["quest"] if row["id"] == quest)
    row.update(changed)
    game = table(players)
    game.atlas = Atlas(from_tables(tables))
    return game


def stop(game: Trappers, cell: str, seat: int = 0) -> Trappers:
    """The trapper's next turn, in which his rover stops on the cell; what lay before him is left undone."""
    return acting(game, seat, cell)


def rewarded(game: Trappers, *clans: str) -> Trappers:
    """The reward of an Old quest is open: these clans are chosen, by default the first four."""
    return do(game, *[f"choose_clan {clan}" for clan in clans or ("medok", "tafgar", "zvagass", "kishkua")])
