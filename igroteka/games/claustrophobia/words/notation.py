"""Actions and outcomes for a person who reads a record, in no language."""

from __future__ import annotations

from collections.abc import Callable

from igroteka.engine.verbs import NamedVerbs
from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import (
    BUY_ADVANTAGE,
    BUY_BLADE,
    BUY_BRUTE,
    BUY_OBJECT,
    DEED_NAMES,
    PLACES,
    PROFILES,
    SIDE_LETTERS,
    STAT_NAMES,
)
from igroteka.games.claustrophobia.state.game import Claustrophobia
from igroteka.games.claustrophobia.words.cards import thrown


def item_id(content: Content, item: int) -> str:
    if item == BUY_ADVANTAGE:
        return "advantage"
    if item in (BUY_BRUTE, BUY_BLADE):
        return PROFILES[1 if item == BUY_BRUTE else 2]
    rows = content.objects if item >= BUY_OBJECT else content.gifts
    return rows[item - int(BUY_OBJECT) if item >= BUY_OBJECT else item].id


def spot_id(game: Claustrophobia, spot: int) -> str:
    """Spell a laid tile by its id and its number: "T25.4"."""
    return f"{game.atlas.content.tiles[int(game.tile(spot))].id}.{spot}"


def fiend_id(fiend: int) -> str:
    return "demon" if fiend == 0 else PLACES[fiend - 1]


def spell(game: Claustrophobia, verbs: NamedVerbs, action: int) -> str:
    content: Content = game.atlas.content
    names: dict[str, Callable[[int], str]] = {
        "human": lambda human: PLACES[human],
        "value": str,
        "space": lambda space: content.spaces[space].id,
        "card": lambda kind: content.cards[kind].id,
        "gift": lambda gift: content.gifts[gift].id,
        "stat": lambda stat: STAT_NAMES[stat],
        "spot": lambda spot: spot_id(game, spot),
        "edge": lambda edge: f"{spot_id(game, edge // 4)}.{SIDE_LETTERS[edge % 4]}",
        "target": lambda target: "trogs" if target == 0 else fiend_id(target - 1),
        "deed": lambda deed: DEED_NAMES[deed],
        "line": lambda line: str(line + 1),
        "number": str,
        "tile": lambda tile: content.tiles[tile].id,
        "rotation": str,
        "tough": lambda tough: "tough" if tough else "plain",
        "fiend": fiend_id,
        "group": lambda group: f"{spot_id(game, group // 2)}.{'tough' if group % 2 else 'plain'}",
        "item": lambda item: item_id(content, item),
    }
    return verbs.spelled(action, names)


def spell_outcome(game: Claustrophobia, outcome: int) -> str:
    """Spell what the step threw or drew."""
    content: Content = game.atlas.content
    named: dict[str, Callable[[], str]] = {
        "DrawAdvantage": lambda: content.cards[outcome].id,
        "DrawEvent": lambda: content.cards[outcome].id,
        "DrawTile": lambda: content.tiles[outcome].id,
        "PeekTile": lambda: content.tiles[outcome].id,
        "RollInitiative": lambda: thrown(outcome),
        "RollDestiny": lambda: thrown(outcome),
        "OpenChest": lambda: "full" if outcome else "empty",
        "SealRoll": lambda: "breaks" if outcome else "holds",
        "ExorcismRoll": lambda: "freed" if outcome else "stays",
    }
    return named.get(game.step().name, lambda: str(outcome))()
