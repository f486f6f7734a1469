"""What the other side, the dark and the dice do to a player, as notices tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Event
from igroteka.games.claustrophobia.content.vocabulary import DEMON, HUMAN
from igroteka.games.claustrophobia.state import events
from igroteka.games.claustrophobia.state.told import BY_ATTACK, is_human, is_trog
from igroteka.table.notices import Hit, Line, Numbers

# --- whom it hits ---


def to_human(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    return (int(HUMAN),)


def to_demon(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    return (int(DEMON),)


def attacked(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    """Return the seat of the target: the attack began with the event that names it."""
    return (int(DEMON) if is_human(affair[0].args[0]) else int(HUMAN),)


def festered(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    """Return the Human player, if the Demon player has played a card into the attack: the lines are his choice then."""
    played = any(each.kind == events.PLAYED and each.args[0] == DEMON for each in affair)
    return (int(HUMAN),) if played else ()


def by_attack(event: Event, affair: Sequence[Event]) -> tuple[int, ...]:
    """Return the Demon player, if the Troglodytes fell by a throw of the attack that was last begun."""
    kinds = [each.kind for each in affair]
    thrown = [at for at, kind in enumerate(kinds) if kind in (events.THREW, events.THREW_AGAIN)]
    other = [at for at, kind in enumerate(kinds) if kind in (events.GRENADE_THROWN, events.PLAYED, events.ACTIVATED)]
    after = thrown and not any(at > thrown[-1] for at in other)
    return (int(DEMON),) if after and is_human(affair[0].args[0]) else ()


# --- when ---


def hit_something(n: Numbers) -> bool:
    """Tell whether a throw has a hit: attacker, dice, needed, hits."""
    return n[3] > 0


def in_attack(n: Numbers) -> bool:
    return n[3] == BY_ATTACK


def springs(n: Numbers) -> bool:
    return n[2] > 1  # a 1 does nothing


def is_fiend(n: Numbers) -> bool:
    return not is_human(n[0]) and not is_trog(n[0])


def by_demon(n: Numbers) -> bool:
    """Tell whether the Demon player played the card: its first number is the seat."""
    return n[0] == DEMON


def by_human(n: Numbers) -> bool:
    return n[0] == HUMAN


def broken(n: Numbers) -> bool:
    return n[3] == 1


def for_both(n: Numbers) -> bool:
    return n[2] == 1


def for_demons(n: Numbers) -> bool:
    return n[2] == 0


def of_humans(n: Numbers) -> bool:
    """Tell whether a value of humans falls; 8 stands for no change."""
    return n[2] < 8 and is_human(n[0])


# --- lines ---

SUM: Final = Line("sum", "notice-throw", plain=True)
THROWN_AT: Final = Line("sum", "notice-throw", events.THREW, plain=True)
AGAIN: Final = Line("sum", "notice-throw-again", events.THREW_AGAIN, plain=True)
CARD_SAYS: Final = Line("sum", "notice-card", plain=True)
BOOBY_ROLL: Final = Line("sum", "notice-booby-die", plain=True)
BOOBY_DOES: Final = Line("loss", "notice-booby-does", plain=True)
OBJECTS: Final = Line("loss", "notice-objects", events.OBJECTS_GONE, plain=True)
CHEST: Final = Line("next", "notice-chest-lies", events.CHEST_DROPPED, plain=True)
STUNNED_TOO: Final = Line("loss", "notice-stunned-line", events.STUNNED, plain=True)
TROGS_LEFT: Final = Line("next", "notice-trogs-left", plain=True)
FELL: Final = Line("loss", "notice-fell", plain=True)
SEAL_DIE: Final = Line("sum", "notice-seal-die", plain=True)
SEAL_NEXT: Final = Line("next", "notice-seal-next", plain=True)
UNTIL: Final = Line("next", "notice-until", plain=True)

# --- by what happened; the first is told to whoever looks on ---

THREW: Final = (Hit(attacked, "notice-attacked", "bad", (SUM,), since=events.ATTACKS, where=hit_something),)
WOUNDED: Final = (
    Hit(
        festered,
        "notice-wounded",
        "bad",
        (Line("loss", "notice-line", plain=True),),
        since=events.ATTACKS,
        where=in_attack,
    ),
)
TROGS_KILLED: Final = (
    Hit(by_attack, "notice-trogs", "bad", (THROWN_AT, AGAIN, TROGS_LEFT), since=events.ATTACKS),
    Hit(to_demon, "notice-trogs", "bad", (TROGS_LEFT,)),
)
FIEND_WOUNDED: Final = (Hit("who", "notice-fiend-wounded", "bad", (Line("loss", "notice-wounds", plain=True),)),)
FIEND_DIED: Final = (Hit("who", "notice-fiend-died", "bad", (FELL,)),)
HUMAN_DIED: Final = (Hit("who", "notice-died", "bad", (FELL, OBJECTS, CHEST)),)
STUNNED: Final = (Hit("who", "notice-stunned", "bad", (Line("next", "notice-exhausted", plain=True),)),)
DICE_SWAPPED: Final = (Hit("who", "notice-swapped", "bad", (Line("sum", "notice-dice-now", plain=True), STUNNED_TOO)),)
BOOBY_TRAP: Final = (Hit("who", "notice-booby", "bad", (BOOBY_ROLL, BOOBY_DOES), where=springs),)
MECHANISM: Final = (Hit("who", "notice-mechanism", "bad", (Line("next", "notice-more-dice", plain=True),)),)
OPENING_LOST: Final = (Hit("who", "notice-lost", "bad", (Line("next", "notice-lost-next", plain=True),)),)
HITS_CANCELLED: Final = (Hit(to_demon, "notice-cancelled", "bad", (Line("next", "notice-hits-left", plain=True),)),)
SURVIVED: Final = (Hit(to_demon, "notice-survived", "bad", (Line("sum", "notice-survived-sum", plain=True),)),)
TP_LOST: Final = (Hit(to_demon, "notice-tp-lost", "bad", (Line("next", "notice-tp-now", plain=True),)),)
TRAPPED: Final = (Hit("who", "notice-trapped", "bad", (Line("loss", "notice-one-wound", plain=True),)),)
SUMMONED: Final = (
    Hit(to_human, "notice-demon-comes", "bad", (Line("sum", "notice-paid", plain=True),), where=is_fiend),
)
CAME: Final = (Hit(to_human, "notice-came", "bad", (Line("next", "notice-came-next", plain=True),)),)
PLAYED: Final = (
    Hit(to_human, "notice-played", "bad", (CARD_SAYS,), where=by_demon),
    Hit(to_demon, "notice-played", "even", (CARD_SAYS,), where=by_human),
)
PANICKED: Final = (Hit("who", "notice-panicked", "bad", (Line("next", "notice-no-move", plain=True),)),)
STAT_CHANGED: Final = (Hit(to_human, "notice-changed", "bad", (UNTIL,), where=of_humans),)
STAT_CAPPED: Final = (Hit(to_human, "notice-capped", "bad", (UNTIL,)),)
TALENT_LOST: Final = (Hit("who", "notice-talent-lost", "bad", (Line("next", "notice-talent-next", plain=True),)),)
EDGE_CLOSED: Final = (
    Hit(to_human, "notice-closed", "bad", (Line("next", "notice-closed-both", plain=True),), where=for_both),
    Hit(to_demon, "notice-closed", "bad", (Line("next", "notice-closed-demon", plain=True),), where=for_demons),
)
GREW_TOUGH: Final = (Hit(to_human, "notice-tough", "bad", (Line("next", "notice-tough-next", plain=True),)),)
OBJECTS_RUST: Final = (Hit("who", "notice-rust", "bad", (Line("next", "notice-rust-next", plain=True),)),)
LEFT: Final = (Hit(to_demon, "notice-left", "bad", (Line("sum", "notice-left-sum", plain=True),)),)
FUSE_LIT: Final = (Hit(to_demon, "notice-fuse-lit", "bad", (Line("next", "notice-fuse-next", plain=True),)),)
FUSE_HELD: Final = (Hit(to_human, "notice-fuse-held", "bad", (Line("sum", "notice-fuse-sum", plain=True),)),)
CHANTED: Final = (Hit(to_demon, "notice-chanted", "bad", (Line("next", "notice-chanted-next", plain=True),)),)
SEALED: Final = (Hit(to_demon, "notice-sealed", "bad", (Line("next", "notice-sealed-next", plain=True),)),)
SEAL_ROLL: Final = (Hit(to_human, "notice-seal-broken", "bad", (SEAL_DIE, SEAL_NEXT), where=broken),)
POSSESSED_COMES: Final = (
    Hit(to_human, "notice-possessed", "bad", (Line("next", "notice-possessed-next", plain=True),)),
)
FREED: Final = (Hit(to_demon, "notice-freed", "bad", (Line("next", "notice-freed-next", plain=True),)),)
RETURNED: Final = (Hit(to_human, "notice-returned", "bad", (Line("next", "notice-returned-next", plain=True),)),)
HARVESTED: Final = (Hit(to_human, "notice-harvested", "bad", (Line("gain", "notice-harvest-sum", plain=True),)),)
