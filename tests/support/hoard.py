"""A game of Cry Havoc that leads somewhere: three cards of three movement points, and eight soldiers at home."""

from __future__ import annotations

from trials import Trial

from igroteka.engine.bits import nth, size
from igroteka.engine.chance import Rng
from igroteka.engine.choices import act, first_of, verb_of
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.session import Session
from igroteka.games.havoc.content.tables import read
from igroteka.games.havoc.content.vocabulary import DESERT
from igroteka.games.havoc.state.actions import (
    DECK,
    DISCARD,
    DONE,
    DRAW_TWO,
    END_TURN,
    FROM,
    MARCH,
    NUMBER,
    PAY,
    RECRUIT,
    REGION,
)
from igroteka.games.havoc.state.game import Havoc
from igroteka.games.registry import box_of

CARDS = read().cards
SEAT = 0
SOLDIERS = 8  # at home
POINTS = 9  # of three cards: no three have more


def in_hand(game: Havoc, seat: int) -> list[int]:
    """Kinds of cards that are not picked."""
    side = game.side_of(seat)
    cards = game.hand[side] & ~game.picked[side]
    return [int(game.atlas.kind[nth(cards, place)]) for place in range(size(cards))]


def fast(game: Havoc, seat: int) -> list[int]:
    return [kind for kind in in_hand(game, seat) if 3 * CARDS[kind].move == POINTS][:3]


def wished(game: Havoc, seat: int) -> list[int]:
    """What a seat would like to do, the best first: draw fast cards, then recruit with the others."""
    step, offered = game.step().name, game.actions_of(seat)
    if step == "ChooseAction":
        return [act(END_TURN), act(DRAW_TWO) if len(fast(game, seat)) < 3 else act(RECRUIT), act(DRAW_TWO)]
    if step == "DrawFrom":
        return [act(DECK, DESERT)]
    if step == "KeepWhich":
        return sorted(offered, key=lambda action: -CARDS[first_of(action)].move)
    if step == "PayWith":
        slow = [kind for kind in in_hand(game, seat) if kind not in fast(game, seat)]
        return [act(DONE), *[act(PAY, kind) for kind in sorted(slow, key=lambda kind: -CARDS[kind].recruit)]]
    if step == "DiscardDown":
        return sorted(offered, key=lambda action: CARDS[first_of(action)].move if verb_of(action) == DISCARD else -1)
    return list(reversed(offered))


def go_on(session: Session, rng: Rng) -> None:
    """Play a throw, or what whoever is asked likes best."""
    if session.game.seat == CHANCE:
        session.throw(rng)
        return
    game = session.game
    assert isinstance(game, Havoc)
    seat = int(game.seats()[0])
    offered = game.actions_of(seat)
    session.choose(seat, next(action for action in [*wished(game, seat), *offered] if action in offered))


def is_ready(game: Havoc) -> bool:
    """The seat is asked for an action, and has all it needs."""
    if game.seat != SEAT or game.step().name != "ChooseAction" or game.frame()[1]:
        return False
    side = game.side_of(SEAT)
    return len(fast(game, SEAT)) == 3 and game.soldiers(side, game.hq(side)) == SOLDIERS


def hoarded() -> tuple[Session, Havoc]:
    box = box_of("havoc")
    for seed in range(50):
        session, rng = Session.start(box, 2, Trial(box, 2, {}).settings()), Rng(seed)
        for _ in range(300):
            game = session.game
            assert isinstance(game, Havoc)
            if is_ready(game):
                return session, game
            if game.seat == OVER:
                break
            go_on(session, rng)
    raise AssertionError("no game has led there")


def at_war() -> Session:
    """All eight have marched against Trogs, and are to be placed."""
    session, game = hoarded()
    side, rng = game.side_of(SEAT), Rng(1)
    home = game.hq(side)
    kinds = fast(game, SEAT)
    session.choose(SEAT, act(MARCH))
    for kind in kinds:
        session.choose(SEAT, act(PAY, kind))
    lair = next(region for region in range(game.map.regions) if game.near(home) >> region & 1 and game.lurks(region))
    while session.game.seat == CHANCE or session.game.step().name != "PlaceOnControl":
        now = session.game
        assert isinstance(now, Havoc)
        if now.seat == SEAT and now.step().name == "MarchFrom" and now.soldiers(side, home) == SOLDIERS:
            session.choose(SEAT, act(FROM, home))
            session.choose(SEAT, act(REGION, lair))
            session.choose(SEAT, act(NUMBER, SOLDIERS))
        else:
            go_on(session, rng)
    return session
