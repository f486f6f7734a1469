"""The stack of tiles: it has no order until a tile is drawn or looked at.

It is a list of blocks, each shuffled in itself, from the top down; a block has at most one target place. Tiles that
were seen and put back lie on top of it, one by one, in `known_top`. Who has seen them is marked there: what the Human
alone has seen is redrawn for a table that others might think of.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from igroteka.engine.bits import bit, digit, nth, size, with_digit, without_first
from igroteka.engine.chance import Odds, Rng
from igroteka.games.claustrophobia.state.fields import NONE, TOP_BLOCK, TOP_PUBLIC, Fields


def tiles_left(game: Fields) -> i64:
    """Count the tiles of the stack; the number is open."""
    count: i64 = len(game.known_top)
    for block in range(game.scenario.blocks):
        count += digit(game.blocks, block)
    return count


def block_to_draw(game: Fields) -> i64:
    """Return the block of the next tile under those on top, NONE if there is no more."""
    for block in range(game.scenario.blocks):
        if digit(game.blocks, block) > 0:
            return block
    return NONE


def outcomes(game: Fields, odds: Odds) -> None:
    """Write the tiles that may come next under those on top, with their weights."""
    block = block_to_draw(game)
    aims = game.scenario.block_targets[block] & game.targets if game.aimed >> block & 1 else 0
    left = digit(game.blocks, block)
    rivals = size(aims)
    unknown = size(game.pool)
    weight = unknown if left > 1 else 1  # the last tile of the block is its target
    while aims != 0:
        odds.add(nth(aims, 0), weight)
        aims = without_first(aims)
    if rivals > 0 and left == 1:
        return
    weight = (left - 1) * rivals if rivals > 0 else 1
    pool = game.pool
    while pool != 0:
        odds.add(nth(pool, 0), weight)
        pool = without_first(pool)


def sample(game: Fields, rng: Rng) -> i64:
    block = block_to_draw(game)
    aims = game.scenario.block_targets[block] & game.targets if game.aimed >> block & 1 else 0
    if aims != 0 and rng.below(digit(game.blocks, block)) == 0:
        return nth(aims, rng.below(size(aims)))
    return nth(game.pool, rng.below(size(game.pool)))


def take_off(game: Fields, tile: i64) -> i64:
    """Take the tile out of its block; return the block."""
    block = block_to_draw(game)
    game.blocks = with_digit(game.blocks, block, digit(game.blocks, block) - 1)
    if game.targets >> tile & 1:
        game.targets &= ~bit(tile)
        game.aimed &= ~bit(block)
    else:
        game.pool &= ~bit(tile)
    return block


def entry(tile: i64, block: i64, public: i64) -> i64:
    return tile | block << TOP_BLOCK | public << TOP_PUBLIC


def tile_of(found: i64) -> i64:
    return found & 63


def block_of(found: i64) -> i64:
    return found >> TOP_BLOCK & 15


def is_public(found: i64) -> bool:
    return found >> TOP_PUBLIC & 1 == 1


def without(row: vec[i64], place: i64) -> vec[i64]:
    """Return the row without one of its entries."""
    made = vec[i64]()
    for i in range(len(row)):
        if i != place:
            made = append(made, row[i])
    return made


def joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    made = first[:]
    for i in range(len(second)):
        made = append(made, second[i])
    return made


def redraw(game: Fields, rng: Rng) -> None:
    """Give the tiles that the Human alone has seen other faces: each world as often as the rules make it likely."""
    top = game.known_top
    hidden: i64 = 0
    for i in range(len(top)):
        if not is_public(top[i]):
            put_under(game, tile_of(top[i]), block_of(top[i]))
            hidden += 1
    if hidden == 0:
        return
    made = top[:]
    for i in range(len(top)):
        if not is_public(top[i]):
            made[i] = entry(drawn_from(game, block_of(top[i]), rng), block_of(top[i]), 0)
    game.known_top = made


def put_under(game: Fields, tile: i64, block: i64) -> None:
    """Put a tile back into its block, unseen."""
    game.blocks = with_digit(game.blocks, block, digit(game.blocks, block) + 1)
    if game.scenario.targets >> tile & 1:
        game.targets |= bit(tile)
        game.aimed |= bit(block)
    else:
        game.pool |= bit(tile)


def drawn_from(game: Fields, block: i64, rng: Rng) -> i64:
    """Draw a tile of this block, with the same odds as if it were the next one."""
    left = digit(game.blocks, block)
    aims = game.scenario.block_targets[block] & game.targets if game.aimed >> block & 1 else 0
    if aims != 0 and rng.below(left) == 0:
        tile = nth(aims, rng.below(size(aims)))
        game.targets &= ~bit(tile)
        game.aimed &= ~bit(block)
    else:
        tile = nth(game.pool, rng.below(size(game.pool)))
        game.pool &= ~bit(tile)
    game.blocks = with_digit(game.blocks, block, left - 1)
    return tile
