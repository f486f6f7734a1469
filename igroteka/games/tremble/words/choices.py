"""Tremble's choices and refusals in words: what a button says, costs and brings, and why another is grey."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from igroteka.engine.choices import NOT_READY, PASS, READY, Refusal, first_of, second_of, verb_of
from igroteka.games.tremble.content.tables import City, Content, Ship
from igroteka.games.tremble.state import reasons
from igroteka.games.tremble.state.actions import (
    ABANDON,
    BORROW,
    BRING,
    BUY,
    DITCH,
    DRAW,
    DROP,
    FIGHT,
    HOLD,
    JOIN,
    KEEP,
    LEAVE,
    RAID,
    RECONSIDER,
    REDIRECT,
    REPAY,
    REPLACE,
    RETREAT,
    SCRAP,
    SEARCH,
    SEND,
    TAKE_BACK,
)
from igroteka.games.tremble.state.fields import DEBT, LOAN, POOR
from igroteka.games.tremble.view.forces import equation, strength_of
from igroteka.games.tremble.view.odds import Prospect, army_chance, percent, prospect
from igroteka.games.tremble.view.queries import Seen, aided, own_ships_at, place, quarry, running
from igroteka.games.tremble.words.cards import (
    abilities,
    army_strength,
    can,
    class_name,
    mission_text,
    people,
)
from igroteka.table.choices import Subject, nothing
from igroteka.table.text.messages import Arg, Choice, Msg, Ref, Refused, msg

WINDOWS: Final = ("Reserves", "Aid")


class Chosen:
    """An action taken apart, with what it is read by."""

    def __init__(self, content: Content, view: Seen, first: int, second: int) -> None:
        self.content: Final = content
        self.view: Final = view
        self.first: Final = first
        self.second: Final = second

    @property
    def ship(self) -> Ship:
        return self.content.ships[self.first]

    def city_at(self, cell: int) -> City:
        return self.content.cities[self.view.cells[cell].city]


# --- what a choice is about: the elements it lives on, and the arguments of its label ---


def mission(chosen: Chosen) -> Subject:
    return Subject((f"mission-{chosen.first}",), {"mission": Ref("mission", chosen.first)})


def drawn(chosen: Chosen) -> Subject:
    return Subject((f"drawn-{chosen.first}",), {"ship": Ref("ship", chosen.first)})


def ship(chosen: Chosen) -> Subject:
    return Subject((f"ship-{chosen.first}",), {"ship": Ref("ship", chosen.first)})


def ship_at(chosen: Chosen) -> Subject:
    where: Arg = place(chosen.view, chosen.second)
    on = (f"ship-{chosen.first}", f"cell-{chosen.second}")
    return Subject(on, {"ship": Ref("ship", chosen.first), "place": where})


def ordered_ship(chosen: Chosen) -> Subject:
    """TAKE_BACK: 0 is the order to stay, else the cell and one."""
    if chosen.second == 0:
        return Subject((f"ship-{chosen.first}",), {"ship": Ref("ship", chosen.first), "place": msg("place-home")})
    return ship_at(Chosen(chosen.content, chosen.view, chosen.first, chosen.second - 1))


# --- costs ---


def fuel_cost(chosen: Chosen) -> Msg:
    return msg("cost-fuel", "TH-052", fuel=chosen.ship.fuel)


def reserve_cost(chosen: Chosen) -> Msg:
    return msg("cost-fuel", "TH-111", fuel=chosen.ship.fuel)


def price(chosen: Chosen) -> Msg:
    return msg("cost-people", "TH-033", people=people(chosen.ship.price))


def debt(chosen: Chosen) -> Msg:
    return msg("cost-people", "TH-101", people=people(int(DEBT)))


# --- notes: what a choice brings ---


def condition(chosen: Chosen) -> Msg:
    return mission_text(chosen.content, chosen.content.missions[chosen.first], chosen.view.players)


def loan(chosen: Chosen) -> Msg:
    return msg("note-borrow", "TH-101", people=people(int(LOAN)), debt=people(int(DEBT)))


def credits_left(chosen: Chosen) -> Msg:
    return msg("note-repay", "TH-101", left=chosen.view.captains[chosen.view.seat].credits - 1)


def look(chosen: Chosen) -> Msg:
    return msg("note-draw", "TH-032")


def whole_ship(chosen: Chosen) -> Msg:
    card = chosen.ship
    numbers = {"strength": card.strength, "fuel": card.fuel}
    return msg("note-ship", "TH-004", kind=class_name(card.ship_class), abilities=abilities(card), **numbers)


def flight(chosen: Chosen) -> Msg | None:
    """The strength of the whole group that would be there, bonus by bonus, and what the city holds."""
    if chosen.view.cells[chosen.second].city < 0:
        return None
    city = chosen.city_at(chosen.second)
    catch = {"quick": people(city.quick), "search": people(city.search)}
    group = (*own_ships_at(chosen.view, chosen.second), *([] if keeps_course(chosen) else [chosen.first]))
    return msg("note-flight", "TH-057", strength=equation(chosen.content, group, city), **catch)


def keeps_course(chosen: Chosen) -> bool:
    """A ship that is redirected to where it flies is there already."""
    open_ships = [ship for ship in chosen.view.ships if ship.kind == chosen.first and ship.aim == -1]
    return bool(open_ships) and open_ships[0].cell == chosen.second


def held_reserve(chosen: Chosen) -> Msg | None:
    return msg("note-reserve", "TH-110") if can(chosen.ship, "join") else None


def fuel_freed(chosen: Chosen) -> Msg:
    return msg("note-ditch", "TH-054", fuel=chosen.ship.fuel)


def aid(chosen: Chosen) -> Msg:
    """The strength with the ship that would join and, in a battle, what that does to the chance."""
    view = chosen.view
    if view.step == "Aid":
        search = aided(view)
        group, city = (*search.ships, chosen.first), chosen.content.cities[search.city]
        return msg("note-aid", "TH-R17", strength=equation(chosen.content, group, city))
    cell = view.about[0]
    present, city = own_ships_at(view, cell), chosen.city_at(cell)
    group = (*present, chosen.first)
    added = strength_of(chosen.content, group, city) - strength_of(chosen.content, present, city)
    return msg(
        "note-join",
        "TH-110",
        strength=equation(chosen.content, group, city),
        chance=percent(prospect(view, view.seat, cell, added).all_stay),
        before=percent(prospect(view, view.seat, cell).all_stay),
    )


def stay_out(chosen: Chosen) -> Msg | None:
    """A pass where reserves may join a battle: the chance as it stands."""
    if chosen.view.step != "Reserves":
        return None
    return odds_of_battle(prospect(chosen.view, chosen.view.seat, chosen.view.about[0]))


def odds_against_army(chosen: Chosen) -> Msg:
    captain, number, army = chosen.view.about
    return percent(army_chance(running(chosen.view, captain, number).strength, army_strength(chosen.content, army)))


def way_out(chosen: Chosen) -> Msg:
    captain, search, _ = chosen.view.about
    city = chosen.content.cities[quarry(chosen.view, captain, search)]
    return msg("note-abandon", "TH-085", people=people(city.search), chance=odds_against_army(chosen))


def stakes(chosen: Chosen) -> Msg:
    if chosen.view.step == "AbandonOrFight":
        captain, number, army = chosen.view.about
        strength = running(chosen.view, captain, number).strength
        needed = army_strength(chosen.content, army)
        return msg("note-fight-army", "TH-087", strength=strength, needed=needed, chance=odds_against_army(chosen))
    return odds_of_battle(battle_ahead(chosen))


def battle_ahead(chosen: Chosen) -> Prospect:
    captain, cell = chosen.view.about
    return prospect(chosen.view, captain, cell)


def odds_of_battle(ahead: Prospect) -> Msg:
    """TH-062; one figure if nobody else may still retreat."""
    reserves = "maybe" if ahead.reserves else "none"
    if ahead.all_stay == ahead.others_go:
        return msg("note-fight", "TH-062", chance=percent(ahead.all_stay), reserves=reserves)
    chances = {"chance": percent(ahead.all_stay), "alone": percent(ahead.others_go)}
    return msg("note-fight-or-not", "TH-062", reserves=reserves, **chances)


def retreat(chosen: Chosen) -> Msg:
    return msg("note-retreat", "TH-059", chance=percent(battle_ahead(chosen).all_stay))


def raid(chosen: Chosen) -> Msg:
    return msg("note-raid", "TH-075", people=people(chosen.city_at(chosen.view.about[1]).quick))


def search(chosen: Chosen) -> Msg:
    """TH-080: at the end of which turn it pays; TH-R32: whether the game may or will end before that."""
    least, most = chosen.view.turns_left
    when = "late" if most < 1 else "fast" if most < 2 else "risky" if least < 2 else "in-time"
    turns = {"turn": chosen.view.turn + 2, "early": chosen.view.turn + 1}
    catch = people(chosen.city_at(chosen.view.about[1]).search)
    return msg("note-search", "TH-R32", people=catch, when=when, **turns)


def fast_search(chosen: Chosen) -> Msg | None:
    return msg("note-fast", "TH-109") if can(chosen.ship, "fast") else None


def no_note(chosen: Chosen) -> Msg | None:
    return None


# --- the choices ---

Weight: TypeAlias = Literal["primary", "normal", "quiet"]


@dataclass(frozen=True, slots=True)
class Button:
    verb: str
    label: str  # key of the message
    subject: Callable[[Chosen], Subject] = nothing
    cost: Callable[[Chosen], Msg | None] = no_note
    note: Callable[[Chosen], Msg | None] = no_note
    key: str = ""
    weight: Weight = "normal"
    barrier: bool = False


BUTTONS: Final[dict[int, Button]] = {
    PASS: Button("pass", "table-pass", note=stay_out, key="p", weight="quiet"),
    READY: Button("ready", "table-ready", key="r", weight="primary", barrier=True),
    NOT_READY: Button("not_ready", "table-not-ready", key="r", weight="quiet"),
    KEEP: Button("keep", "do-keep", mission, note=condition),
    DROP: Button("drop", "do-drop", mission, note=condition),
    RECONSIDER: Button("reconsider", "do-reconsider", mission, weight="quiet"),
    BORROW: Button("borrow", "do-borrow", note=loan, key="b"),
    REPAY: Button("repay", "do-repay", cost=debt, note=credits_left, key="r"),
    DRAW: Button("draw", "do-draw", note=look, key="d", weight="primary", barrier=True),
    BUY: Button("buy", "do-buy", drawn, price, whole_ship, weight="primary"),
    REPLACE: Button("replace", "do-replace", ship, note=whole_ship),
    ABANDON: Button("abandon", "do-abandon", note=way_out, key="a"),
    FIGHT: Button("fight", "do-fight", note=stakes, key="f"),
    SCRAP: Button("scrap", "do-scrap", ship, note=whole_ship),
    SEND: Button("send", "do-send", ship_at, fuel_cost, flight, weight="primary"),
    HOLD: Button("hold", "do-hold", ship, note=held_reserve),
    TAKE_BACK: Button("take_back", "do-take-back", ordered_ship, weight="quiet"),
    DITCH: Button("ditch", "do-ditch", ship_at, note=fuel_freed),
    REDIRECT: Button("redirect", "do-redirect", ship_at, note=flight, weight="primary"),
    RETREAT: Button("retreat", "do-retreat", note=retreat, key="r"),
    JOIN: Button("join", "do-join", ship, reserve_cost, aid, weight="primary"),
    RAID: Button("raid", "do-raid", note=raid, key="r"),
    SEARCH: Button("search", "do-search", note=search, key="s"),
    LEAVE: Button("leave", "do-leave", ship, note=fast_search, key="l"),
    BRING: Button("bring", "do-bring", ship, key="b"),
}
PASSES: Final = {
    "BorrowOrNot": "pass-borrow",
    "RepayOrNot": "pass-repay",
    "DrawOrNot": "pass-draw",
    "BuyOrNot": "pass-buy",
    "Reserves": "pass-join",
    "Aid": "pass-join",
}


def choice(content: Content, view: Seen, action: int) -> Choice:
    button = BUTTONS[int(verb_of(action))]
    chosen = Chosen(content, view, int(first_of(action)), int(second_of(action)))
    subject = button.subject(chosen)
    key = PASSES.get(view.step, button.label) if action == PASS else button.label
    return Choice(
        action,
        button.verb,
        subject.on,
        msg(key, "", **subject.args),
        button.cost(chosen),
        button.note(chosen),
        key=button.key,
        weight=button.weight,
        barrier=button.barrier or stops_undo(button, view),
    )


def stops_undo(button: Button, view: Seen) -> bool:
    """Dice against an army fall at once; in a window taking back would tell who was asked."""
    return view.step in WINDOWS or (view.step == "AbandonOrFight" and button.verb == "fight")


# --- the refusals ---


def no_facts(chosen: Chosen) -> dict[str, Arg]:
    return {}


def fuel_needed(chosen: Chosen) -> dict[str, Arg]:
    return {"fuel": chosen.ship.fuel}


def price_and_purse(chosen: Chosen) -> dict[str, Arg]:
    return {"price": people(chosen.ship.price), **purse(chosen)}


def purse(chosen: Chosen) -> dict[str, Arg]:
    return {"people": people(chosen.view.captains[chosen.view.seat].people)}


def poverty(chosen: Chosen) -> dict[str, Arg]:
    return {"limit": people(int(POOR)), **purse(chosen)}


def debt_and_purse(chosen: Chosen) -> dict[str, Arg]:
    return {"debt": people(int(DEBT)), **purse(chosen)}


@dataclass(frozen=True, slots=True)
class Reason:
    key: str
    clause: str
    facts: Callable[[Chosen], dict[str, Arg]] = no_facts


REASONS: Final[dict[int, Reason]] = {
    reasons.NO_FUEL: Reason("why-no-fuel", "TH-051", fuel_needed),
    reasons.TWO_THERE: Reason("why-two-there", "TH-R05"),
    reasons.TOO_DEAR: Reason("why-too-dear", "TH-R12", price_and_purse),
    reasons.ALL_SEARCHING: Reason("why-all-searching", "TH-R38"),
    reasons.RICH: Reason("why-rich", "TH-099", poverty),
    reasons.FLEET_LEFT: Reason("why-fleet-left", "TH-099"),
    reasons.STOCK_EMPTY: Reason("why-stock-empty", "TH-R33"),
    reasons.ONE_AT_A_TIME: Reason("why-one-at-a-time", "TH-R33"),
    reasons.CANNOT_REPAY: Reason("why-cannot-repay", "TH-R34", debt_and_purse),
    reasons.THREE_KEPT: Reason("why-three-kept", "TH-018"),
    reasons.KEEP_ONE: Reason("why-keep-one", "TH-018"),
    reasons.IS_SEARCHING: Reason("why-is-searching", "TH-050"),
    reasons.NO_RESERVE: Reason("why-no-reserve", "TH-110"),
    reasons.HAS_FLOWN: Reason("why-has-flown", "TH-R21"),
    reasons.NO_FUEL_TO_JOIN: Reason("why-no-fuel-to-join", "TH-111", fuel_needed),
    reasons.LAST_STAYS: Reason("why-last-stays", "TH-R30"),
    reasons.FIXED_COURSE: Reason("why-fixed-course", "TH-112"),
}
SEARCHERS: Final[dict[int, str]] = {REPLACE: "TH-039", JOIN: "TH-R31"}  # IS_SEARCHING, where not by TH-050


def refused(content: Content, view: Seen, refusal: Refusal) -> Refused:
    verb = int(verb_of(refusal.action))
    chosen = Chosen(content, view, int(first_of(refusal.action)), int(second_of(refusal.action)))
    label = msg(BUTTONS[verb].label, "", **BUTTONS[verb].subject(chosen).args)
    reason = REASONS[refusal.reason]
    clause = SEARCHERS.get(verb, reason.clause) if refusal.reason == reasons.IS_SEARCHING else reason.clause
    return Refused(refusal.action, label, msg(reason.key, clause, **reason.facts(chosen)))
