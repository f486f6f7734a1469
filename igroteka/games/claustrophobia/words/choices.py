"""Choices of Claustrophobia in words, a row each: what a button says, where it lives, what it costs and brings; undo.

Verbs name the kind of thing that is chosen, so most have a row of their own for some steps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.engine.choices import NOT_READY, PASS, READY
from igroteka.games.claustrophobia.content.vocabulary import (
    BREAK_SEAL,
    EXORCISE,
    OPEN_CHEST,
    STAT_NAMES,
    TROGS_TARGET,
)
from igroteka.games.claustrophobia.state import actions
from igroteka.games.claustrophobia.state.told import TOUGH_TROG, TROG
from igroteka.games.claustrophobia.words import costs, notes
from igroteka.games.claustrophobia.words.cards import (
    deed_name,
    hits,
    item_name,
    side_name,
    trogs,
    warrior_name,
)
from igroteka.games.claustrophobia.words.chosen import Chosen, side_towards, told_fiend
from igroteka.games.claustrophobia.words.refusals import REASONS
from igroteka.table.choices import (
    ChoiceRow,
    ChoiceTable,
    MsgOf,
    Subject,
    always,
    card,
    never,
    no_note,
    thing,
)
from igroteka.table.text.messages import Arg, Msg, Ref

# --- what a choice is about: the elements it lives on, and the arguments of its label ---

IN_HAND: Final = card("card")
GIFT: Final = card("gift")
ITEM: Final = thing("item", "item", lambda content, item: item_name(item))
PEEKED: Final = card("tile", on="peek")
VALUE: Final = thing("value", "value", lambda content, value: value)
DIE: Final = thing("die", "value", lambda content, value: value)


def figure(chosen: Chosen) -> Subject:
    """A human on the map."""
    return Subject((f"fig-{chosen.first}",), {"human": Ref("human", chosen.first)})


def whom(chosen: Chosen) -> Subject:
    """A human as the one whom something is done to."""
    named: dict[str, Arg] = {"human": Ref("human", chosen.first), "whom": Ref("human-of", chosen.first)}
    return Subject((f"fig-{chosen.first}",), named)


def own_card(chosen: Chosen) -> Subject:
    """The card of a human."""
    return Subject((f"human-{chosen.first}",), {"human": Ref("human", chosen.first)})


def given(chosen: Chosen) -> Subject:
    """A die for a human."""
    named: dict[str, Arg] = {"value": chosen.second, "human": Ref("human", chosen.first)}
    return Subject((f"die-{chosen.second}", f"human-{chosen.first}"), named)


def taken_back(chosen: Chosen) -> Subject:
    return Subject((f"slot-{chosen.first}",), {"human": Ref("human", chosen.first)})


def placed(chosen: Chosen) -> Subject:
    """A Destiny die for a space."""
    named: dict[str, Arg] = {"value": chosen.first, "space": Ref("space", chosen.second)}
    return Subject((f"die-{chosen.first}", f"space-{chosen.second}"), named)


def lifted(chosen: Chosen) -> Subject:
    named: dict[str, Arg] = {"value": chosen.first, "space": Ref("space", chosen.second)}
    return Subject((f"placed-{chosen.second}-{chosen.first}",), named)


def changed(chosen: Chosen) -> Subject:
    """A die that a card sets."""
    return Subject((f"die-{chosen.second}",), {"value": chosen.second, "card": Ref("card", chosen.first)})


def blessed(chosen: Chosen) -> Subject:
    named: dict[str, Arg] = {"human": Ref("human", chosen.first), "stat": STAT_NAMES[chosen.second]}
    return Subject((f"human-{chosen.first}",), named)


def spot(chosen: Chosen) -> Subject:
    return Subject((f"tile-{chosen.first}",), {"tile": chosen.where(chosen.first)})


def next_spot(chosen: Chosen) -> Subject:
    """A tile beside the one where the warrior stands, with its direction."""
    side = side_towards(chosen.view, chosen.here, chosen.first)
    named: dict[str, Arg] = {"tile": chosen.where(chosen.first), "side": side_name(side) if side >= 0 else ""}
    return Subject((f"tile-{chosen.first}",), named)


def opening(chosen: Chosen) -> Subject:
    return Subject((f"open-{chosen.first}",), {"side": chosen.side(chosen.first)})


def opening_with(chosen: Chosen) -> Subject:
    """A card, and the opening that is explored with it."""
    named: dict[str, Arg] = {"card": Ref("card", chosen.second), "side": chosen.side(chosen.first)}
    return Subject((f"card-{chosen.second}", f"open-{chosen.first}"), named)


def passage(chosen: Chosen) -> Subject:
    """A side of a tile, in any place of the map."""
    there, _ = chosen.edge(chosen.first)
    named: dict[str, Arg] = {"side": chosen.side(chosen.first), "tile": chosen.where(there)}
    return Subject((f"open-{chosen.first}",), named)


def exit_tile(chosen: Chosen) -> Subject:
    if chosen.here < 0:
        return Subject((), {})
    return Subject((f"tile-{chosen.here}",), {"tile": chosen.where(chosen.here)})


def target_on(chosen: Chosen, target: int, there: int) -> Subject:
    element = f"trogs-{there}" if target == TROGS_TARGET else f"fiend-{target - 1}"
    return Subject((element,), {"target": chosen.target(target), "tile": chosen.where(there)})


def target_here(chosen: Chosen) -> Subject:
    return target_on(chosen, chosen.first, chosen.here)


def target_there(chosen: Chosen) -> Subject:
    return target_on(chosen, chosen.second, chosen.first)


def deed(chosen: Chosen) -> Subject:
    return Subject((), {"deed": deed_name(chosen.first)})


def line(chosen: Chosen) -> Subject:
    """A line of the human whom the question is about."""
    return Subject((f"line-{chosen.asked(1)}-{chosen.first}",), {"line": chosen.first + 1})


def share(chosen: Chosen) -> Subject:
    """Hits that a bodyguard takes."""
    guard = chosen.asked(1)
    return Subject(
        (f"human-{guard}",), {"human": Ref("human", guard), "hits": hits(chosen.first), "count": chosen.first}
    )


def spent_tokens(chosen: Chosen) -> Subject:
    there = chosen.asked(1)
    return Subject((f"trogs-{there}",), {"tile": chosen.where(there), "count": chosen.first})


def rotation(chosen: Chosen) -> Subject:
    return Subject((f"turn-{chosen.first}",), {"turn": chosen.first})


def ghost(chosen: Chosen) -> tuple[str, ...]:
    return (f"lay-{chosen.first}",)


def troglodyte(chosen: Chosen) -> Subject:
    """One of equal Troglodytes on a tile."""
    named: dict[str, Arg] = {
        "trog": warrior_name(int(TOUGH_TROG if chosen.second else TROG)),
        "tile": chosen.where(chosen.first),
    }
    return Subject((f"trog-{chosen.first}-{chosen.second}",), named)


def fiend(chosen: Chosen) -> Subject:
    return Subject((f"fiend-{chosen.first}",), {"fiend": chosen.fiend(chosen.first)})


def hidden_fiend(chosen: Chosen) -> Subject:
    """A figure that is not in play yet."""
    return Subject((), {"fiend": warrior_name(told_fiend(chosen.view, chosen.first))})


def swarm(chosen: Chosen) -> Subject:
    there, is_tough = chosen.first // 2, chosen.first % 2
    found = chosen.spot(there)
    many = found.ready_tough if is_tough else found.ready
    named: dict[str, Arg] = {
        "trogs": trogs(many),
        "human": Ref("human", chosen.second),
        "whom": Ref("human-of", chosen.second),
        "tile": chosen.where(there),
    }
    return Subject((f"trog-{there}-{is_tough}", f"fig-{chosen.second}"), named)


def demon_at(chosen: Chosen) -> Subject:
    """The Demon for a tile."""
    named: dict[str, Arg] = {"demon": warrior_name(told_fiend(chosen.view, 0)), "tile": chosen.where(chosen.first)}
    return Subject(("demon", f"tile-{chosen.first}"), named)


# --- where undo stops: dice fall, tiles and cards are turned up ---


def throws(chosen: Chosen) -> bool:
    """Tell whether a deed is decided by dice or turns something up."""
    return chosen.first in (EXORCISE, OPEN_CHEST, BREAK_SEAL)


# --- the choices ---


def passing(label: str) -> ChoiceRow:
    """Return the row that says what it means to play no card at a moment."""
    return ChoiceRow("pass", label, key="p", weight="quiet", skips=True)


def done(label: str, note: MsgOf = no_note, barrier: Callable[[Chosen], bool] = never) -> ChoiceRow:
    """Return the row that says what it means to stop at a step."""
    return ChoiceRow("done", label, note=note, barrier=barrier, key="f", weight="primary", skips=True)


def to_human(label: str = "do-human", note: MsgOf = notes.warrior) -> ChoiceRow:
    return ChoiceRow("warrior", label, figure, note=note)


def to_spot(label: str = "do-spot", note: MsgOf = notes.crowd) -> ChoiceRow:
    return ChoiceRow("spot", label, spot, note=note)


def ending_phase(asks: Callable[[Chosen], Msg | None]) -> ChoiceRow:
    return ChoiceRow("end_phase", "do-end-phase", key="e", weight="quiet", skips=True, barrier=always, asks=asks)


WARRIORS: Final = {
    "BuyOwner": ChoiceRow("warrior", "do-human", own_card),
    "CourageWho": to_human(),
    "SecondWindWho": to_human(note=notes.own_line),
    "NextHuman": to_human(),
    "HealWho": to_human(note=notes.wounds),
    "TrapWhom": to_human(note=notes.wounds),
    "UnguardWhom": to_human(note=notes.wounds),
    "VertigoFirst": to_human(note=notes.die_of),
    "VertigoSecond": to_human(note=notes.die_of),
    "RustWho": to_human(note=notes.objects),
}
SPOTS: Final = {
    "GrenadeWhere": ChoiceRow("spot", "do-throw", next_spot, note=notes.crowd, barrier=always),
    "ToughWhere": to_spot(note=notes.trogs_there),
    "MiasmaWhere": to_spot(),
    "HoleWhere": to_spot(),
    "BreakWhich": ChoiceRow("spot", "do-break", spot, note=notes.breaking, barrier=always),
    "PanicWhere": to_spot("do-flee"),
}
NUMBERS: Final = {
    "Guard": ChoiceRow("number", "do-guard", share, note=notes.shared),
    "SpendTokens": ChoiceRow("number", "do-tokens", spent_tokens, note=notes.tokens),
}
LINES: Final = {
    "HealLine": ChoiceRow("line", "do-heal", line, note=notes.healed),
    "WoundLine": ChoiceRow("line", "do-wound", line, note=notes.line),
}
FIENDS: Final = {
    "NextDemon": ChoiceRow("fiend", "do-fiend", fiend, note=notes.fiend),
    "ExorciseWhom": ChoiceRow("fiend", "do-fiend", fiend, note=notes.possessed, barrier=always),
    "PossessedWhich": ChoiceRow("fiend", "do-fiend", hidden_fiend, note=notes.possessed),
    "RemoveFigure": ChoiceRow("fiend", "do-remove-fiend", fiend, note=notes.possessed),
}
PASSES: Final = {
    "DemonAfterInitiative": passing("pass-card"),
    "DemonAtActivation": passing("pass-card"),
    "DemonAtTile": passing("pass-card"),
    "DemonAfterExploring": passing("pass-card"),
    "AtHits": passing("pass-card"),
    "AtDeath": passing("pass-death"),
}
STOPS: Final = {
    "BuildForce": done("done-build", notes.unspent, always),
    "AfterRoll": done("done-roll"),
    "InitiativeDone": done("done-initiative", barrier=always),
    "SummonWhat": done("done-summon", notes.kept, always),
}
WINDOWS: Final = tuple(PASSES)

ROWS: Final[dict[int, ChoiceRow]] = {
    PASS: ChoiceRow("pass", "table-pass", key="p", weight="quiet", at=PASSES, skips=True),
    READY: ChoiceRow("ready", "table-ready", key="r", weight="primary", barrier=always, skips=True),
    NOT_READY: ChoiceRow("not_ready", "table-not-ready", key="n", weight="quiet"),
    actions.GIVE: ChoiceRow("give", "do-give", given, note=notes.given),
    actions.TAKE_BACK: ChoiceRow("take_back", "do-take-back", taken_back, weight="quiet"),
    actions.PLACE: ChoiceRow("place", "do-place", placed, note=notes.space),
    actions.LIFT: ChoiceRow("lift", "do-lift", lifted, weight="quiet"),
    actions.REROLL: ChoiceRow("reroll", "do-reroll", DIE, barrier=always),
    actions.CHANGE: ChoiceRow("change", "do-change", changed, note=notes.card, barrier=always),
    actions.VALUE: ChoiceRow("value", "do-value", VALUE),
    actions.PLAY: ChoiceRow("play", "do-play", IN_HAND, note=notes.card, barrier=always),
    actions.GIFT: ChoiceRow(
        "gift",
        "do-gift",
        GIFT,
        note=notes.gift,
        at={"ExtraGift": ChoiceRow("gift", "do-take-gift", GIFT, note=notes.extra_gift)},
    ),
    actions.BLESS: ChoiceRow("bless", "do-bless", blessed, note=notes.blessed),
    actions.WARRIOR: ChoiceRow("warrior", "do-human", figure, note=notes.warrior, at=WARRIORS),
    actions.STEP: ChoiceRow("step", "do-step", next_spot, costs.step, notes.step),
    actions.HOLE: ChoiceRow("hole", "do-hole", spot, costs.step, notes.step),
    actions.EXPLORE: ChoiceRow("explore", "do-explore", opening, costs.step, notes.exploring, always),
    actions.EXPLORE_WITH: ChoiceRow(
        "explore_with", "do-explore-with", opening_with, costs.step, notes.second_card, always
    ),
    actions.LEAVE: ChoiceRow("leave", "do-leave", exit_tile, costs.step, key="l"),
    actions.ATTACK: ChoiceRow("attack", "do-attack", target_here, note=notes.attack, barrier=always),
    actions.SHOOT: ChoiceRow("shoot", "do-shoot", target_there, note=notes.shot, barrier=always),
    actions.STRIKE: ChoiceRow("strike", "do-strike", whom, note=notes.strike, barrier=always),
    actions.DEED: ChoiceRow("deed", "do-deed", deed, note=notes.deed, barrier=throws),
    actions.END: ChoiceRow("end", "do-end", note=notes.ending, key="d", weight="quiet", skips=True),
    actions.END_PHASE: ChoiceRow(
        "end_phase",
        "do-end-phase",
        key="e",
        weight="quiet",
        skips=True,
        barrier=always,
        at={"NextHuman": ending_phase(notes.unused_humans), "NextDemon": ending_phase(notes.unused_demons)},
    ),
    actions.DONE: ChoiceRow("done", "table-pass", key="f", weight="quiet", skips=True, at=STOPS),
    actions.SPOT: ChoiceRow("spot", "do-spot", spot, note=notes.crowd, at=SPOTS),
    actions.EDGE: ChoiceRow("edge", "do-edge", passage, note=notes.beyond),
    actions.TARGET: ChoiceRow("target", "do-target", target_here, barrier=always),
    actions.LINE: ChoiceRow("line", "do-wound", line, at=LINES),
    actions.NUMBER: ChoiceRow("number", "do-guard", share, at=NUMBERS),
    actions.TILE: ChoiceRow("tile", "do-tile", PEEKED, note=notes.handed, barrier=always),
    actions.TURN: ChoiceRow("turn", "do-turn", rotation, note=notes.turned, preview=ghost, barrier=always),
    actions.TROG: ChoiceRow(
        "trog",
        "do-trog",
        troglodyte,
        note=notes.trog,
        at={"RemoveFigure": ChoiceRow("trog", "do-remove-trog", troglodyte)},
    ),
    actions.FIEND: ChoiceRow("fiend", "do-fiend", fiend, note=notes.fiend, at=FIENDS),
    actions.SWARM: ChoiceRow("swarm", "do-swarm", swarm, note=notes.swarm, barrier=always),
    actions.SUMMON: ChoiceRow("summon", "do-summon", spot, costs.trog, notes.summoned),
    actions.SUMMON_DEMON: ChoiceRow(
        "summon_demon", "do-summon-demon", demon_at, costs.demon, notes.demon_comes, aside=True
    ),
    actions.BUY: ChoiceRow("buy", "do-buy", ITEM, costs.item, notes.item),
}

CHOICES: Final = ChoiceTable(ROWS, REASONS, Chosen, WINDOWS)
