"""Tremble's choices and refusals in words: what a button says, costs and brings, and why another is grey."""

from __future__ import annotations

from typing import Final

from igroteka.engine.choices import NOT_READY, PASS, READY
from igroteka.games.tremble.content.tables import City, Content, Ship
from igroteka.games.tremble.state import actions, reasons
from igroteka.games.tremble.state.fields import DEBT, LOAN, POOR
from igroteka.games.tremble.view.forces import equation, strength_of
from igroteka.games.tremble.view.odds import Prospect, army_chance, prospect
from igroteka.games.tremble.view.queries import aided, own_ships_at, place, quarry, running
from igroteka.games.tremble.view.types import Captain, View
from igroteka.games.tremble.words.cards import abilities, army_strength, can, class_name, mission_text, people
from igroteka.table import choices as table
from igroteka.table.choices import ChoiceRow, ChoiceTable, MsgOf, Reason, Subject, always, card, no_note, told
from igroteka.table.text.messages import Arg, Msg, Ref, msg
from igroteka.table.text.phrases import percent

WINDOWS: Final = ("Reserves", "Aid")


class Chosen(table.Chosen[Content, View]):
    """A choice of Tremble: mostly its first number is a kind of ship, its second a cell."""

    @property
    def ship(self) -> Ship:
        return self.content.ships[self.first]

    @property
    def own(self) -> Captain:
        return self.view.captains[self.view.seat]

    def city_at(self, cell: int) -> City:
        return self.content.cities[self.view.cells[cell].city]


# --- what a choice is about: the elements it lives on, and the arguments of its label ---


MISSION: Final = card("mission")
SHIP: Final = card("ship")
DRAWN: Final = card("ship", on="drawn")


def ship_at(chosen: Chosen) -> Subject:
    where: Arg = place(chosen.view, chosen.second)
    on = (f"ship-{chosen.first}", f"cell-{chosen.second}")
    return Subject(on, {"ship": Ref("ship", chosen.first), "place": where})


def ordered_ship(chosen: Chosen) -> Subject:
    """Return the subject of TAKE_BACK: 0 is the order to stay, else the cell and one."""
    if chosen.second == 0:
        return Subject((f"ship-{chosen.first}",), {"ship": Ref("ship", chosen.first), "place": msg("place-home")})
    return ship_at(Chosen(chosen.content, chosen.view, chosen.verb, chosen.first, chosen.second - 1))


# --- costs ---


fuel_cost: Final = told("cost-fuel", "TH-052", fuel=lambda chosen: chosen.ship.fuel)
reserve_cost: Final = told("cost-fuel", "TH-111", fuel=lambda chosen: chosen.ship.fuel)
price: Final = told("cost-people", "TH-033", people=lambda chosen: people(chosen.ship.price))
debt: Final = told("cost-people", "TH-101", people=people(int(DEBT)))


# --- notes: what a choice brings ---


loan: Final = told("note-borrow", "TH-101", people=people(int(LOAN)), debt=people(int(DEBT)))
credits_left: Final = told("note-repay", "TH-101", left=lambda chosen: chosen.own.credits - 1)
look: Final = told("note-draw", "TH-032")
fuel_freed: Final = told("note-ditch", "TH-054", fuel=lambda chosen: chosen.ship.fuel)
raid: Final = told("note-raid", "TH-075", people=lambda chosen: people(chosen.city_at(chosen.view.about[1]).quick))


def condition(chosen: Chosen) -> Msg:
    return mission_text(chosen.content, chosen.content.missions[chosen.first], chosen.view.players)


def whole_ship(chosen: Chosen) -> Msg:
    card = chosen.ship
    numbers = {"strength": card.strength, "fuel": card.fuel}
    return msg("note-ship", "TH-004", kind=class_name(card.ship_class), abilities=abilities(card), **numbers)


def flight(chosen: Chosen) -> Msg | None:
    """Tell the strength of the whole group that would be there, bonus by bonus, and what the city holds."""
    if chosen.view.cells[chosen.second].city < 0:
        return None
    city = chosen.city_at(chosen.second)
    catch = {"quick": people(city.quick), "search": people(city.search)}
    group = (*own_ships_at(chosen.view, chosen.second), *([] if keeps_course(chosen) else [chosen.first]))
    return msg("note-flight", "TH-057", strength=equation(chosen.content, group, city), **catch)


def keeps_course(chosen: Chosen) -> bool:
    """Return whether the ship is redirected to where it flies already."""
    open_ships = [ship for ship in chosen.view.ships if ship.kind == chosen.first and ship.aim == -1]
    return bool(open_ships) and open_ships[0].cell == chosen.second


def held_reserve(chosen: Chosen) -> Msg | None:
    return msg("note-reserve", "TH-110") if can(chosen.ship, "join") else None


def aid(chosen: Chosen) -> Msg:
    """Tell the strength of the search with the ship that would join."""
    search = aided(chosen.view)
    group, city = (*search.ships, chosen.first), chosen.content.cities[search.city]
    return msg("note-aid", "TH-R17", strength=equation(chosen.content, group, city))


def reinforcement(chosen: Chosen) -> Msg:
    """Tell the strength with the ship that would join a battle, and what that does to the chance."""
    view, cell = chosen.view, chosen.view.about[0]
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


def stay_out(chosen: Chosen) -> Msg:
    """Tell the chance as it stands, where reserves may join a battle and one passes."""
    return odds_of_battle(prospect(chosen.view, chosen.view.seat, chosen.view.about[0]))


def odds_against_army(chosen: Chosen) -> Msg:
    captain, number, army = chosen.view.about
    return percent(army_chance(running(chosen.view, captain, number).strength, army_strength(chosen.content, army)))


def way_out(chosen: Chosen) -> Msg:
    captain, search, _ = chosen.view.about
    city = chosen.content.cities[quarry(chosen.view, captain, search)]
    return msg("note-abandon", "TH-085", people=people(city.search), chance=odds_against_army(chosen))


def fight_with_army(chosen: Chosen) -> Msg:
    captain, number, army = chosen.view.about
    strength = running(chosen.view, captain, number).strength
    needed = army_strength(chosen.content, army)
    sure = "yes" if army_chance(strength, needed) == 1 else "no"
    return msg(
        "note-fight-army", "TH-087", strength=strength, needed=needed, chance=odds_against_army(chosen), sure=sure
    )


def stakes(chosen: Chosen) -> Msg:
    return odds_of_battle(battle_ahead(chosen))


def battle_ahead(chosen: Chosen) -> Prospect:
    captain, cell = chosen.view.about
    return prospect(chosen.view, captain, cell)


def odds_of_battle(ahead: Prospect) -> Msg:
    """Tell the chance to win (TH-062); one figure if nobody else may still retreat."""
    reserves = "maybe" if ahead.reserves else "none"
    if ahead.all_stay == ahead.others_go:
        return msg("note-fight", "TH-062", chance=percent(ahead.all_stay), reserves=reserves)
    chances = {"chance": percent(ahead.all_stay), "alone": percent(ahead.others_go)}
    return msg("note-fight-or-not", "TH-062", reserves=reserves, **chances)


def retreat(chosen: Chosen) -> Msg:
    return msg("note-retreat", "TH-059", chance=percent(battle_ahead(chosen).all_stay))


def search(chosen: Chosen) -> Msg:
    """Tell at the end of which turn it pays (TH-080), and whether the game may or will end before that (TH-R32)."""
    least, most = chosen.view.turns_left
    when = "late" if most < 1 else "fast" if most < 2 else "risky" if least < 2 else "in-time"
    turns = {"turn": chosen.view.turn + 2, "early": chosen.view.turn + 1}
    catch = people(chosen.city_at(chosen.view.about[1]).search)
    return msg("note-search", "TH-R32", people=catch, when=when, **turns)


def fast_search(chosen: Chosen) -> Msg | None:
    return msg("note-fast", "TH-109") if can(chosen.ship, "fast") else None


# --- the choices ---


def passing(label: str, note: MsgOf = no_note) -> ChoiceRow:
    return ChoiceRow("pass", label, note=note, key="p", weight="quiet", skips=True)


def idle(chosen: Chosen) -> Msg | None:
    """Ask back where ships without orders could still fly."""
    view = chosen.view
    waiting = [ship for ship in view.ships if ship.where == "unplanned"]
    able = [ship for ship in waiting if chosen.content.ships[ship.kind].fuel <= view.fuel_after]
    if view.step != "SendShips" or not able:
        return None
    return msg("ask-ready", "TH-048", ships=len(waiting), fuel=view.fuel_after)


def unready(chosen: Chosen) -> ChoiceRow | None:
    """Before the first order, to be ready is to do nothing."""
    view = chosen.view
    ordered = any(ship.where in ("cell", "held") for ship in view.ships)
    return READY_UNASKED if view.step == "SendShips" and not ordered else None


READY_UNASKED: Final = ChoiceRow("ready", "table-ready", key="r", weight="quiet", barrier=always, skips=True, asks=idle)


ROWS: Final[dict[int, ChoiceRow]] = {
    PASS: ChoiceRow(
        "pass",
        "table-pass",
        key="p",
        weight="quiet",
        skips=True,
        at={
            "BorrowOrNot": passing("pass-borrow"),
            "RepayOrNot": passing("pass-repay"),
            "DrawOrNot": passing("pass-draw"),
            "BuyOrNot": passing("pass-buy"),
            "Reserves": passing("pass-join", stay_out),
            "Aid": passing("pass-join"),
        },
    ),
    READY: ChoiceRow(
        "ready",
        "table-ready",
        key="r",
        weight="primary",
        barrier=always,
        skips=True,
        asks=idle,
        instead=unready,
    ),
    NOT_READY: ChoiceRow("not_ready", "table-not-ready", key="n", weight="quiet"),
    actions.KEEP: ChoiceRow("keep", "do-keep", MISSION, note=condition),
    actions.DROP: ChoiceRow("drop", "do-drop", MISSION, note=condition, aside=True),
    actions.RECONSIDER: ChoiceRow("reconsider", "do-reconsider", MISSION, weight="quiet"),
    actions.BORROW: ChoiceRow("borrow", "do-borrow", note=loan, key="b"),
    actions.REPAY: ChoiceRow("repay", "do-repay", cost=debt, note=credits_left, key="e"),
    actions.DRAW: ChoiceRow("draw", "do-draw", note=look, key="d", weight="primary", barrier=always),
    actions.BUY: ChoiceRow("buy", "do-buy", DRAWN, price, whole_ship, weight="primary"),
    actions.REPLACE: ChoiceRow("replace", "do-replace", SHIP, note=whole_ship),
    actions.ABANDON: ChoiceRow("abandon", "do-abandon", note=way_out, key="a"),
    actions.FIGHT: ChoiceRow(
        "fight",
        "do-fight",
        note=stakes,
        key="f",
        # dice against an army fall at once
        at={"AbandonOrFight": ChoiceRow("fight", "do-fight", note=fight_with_army, barrier=always, key="f")},
    ),
    actions.SCRAP: ChoiceRow("scrap", "do-scrap", SHIP, note=whole_ship),
    actions.SEND: ChoiceRow("send", "do-send", ship_at, fuel_cost, flight, weight="primary"),
    actions.HOLD: ChoiceRow("hold", "do-hold", SHIP, note=held_reserve),
    actions.TAKE_BACK: ChoiceRow("take_back", "do-take-back", ordered_ship, weight="quiet"),
    actions.DITCH: ChoiceRow("ditch", "do-ditch", ship_at, note=fuel_freed),
    actions.REDIRECT: ChoiceRow("redirect", "do-redirect", ship_at, note=flight, weight="primary"),
    actions.RETREAT: ChoiceRow("retreat", "do-retreat", note=retreat, key="t"),
    actions.JOIN: ChoiceRow(
        "join",
        "do-join",
        SHIP,
        reserve_cost,
        reinforcement,
        weight="primary",
        at={"Aid": ChoiceRow("join", "do-join", SHIP, reserve_cost, aid, weight="primary")},
    ),
    actions.RAID: ChoiceRow("raid", "do-raid", note=raid, key="q"),
    actions.SEARCH: ChoiceRow("search", "do-search", note=search, key="s"),
    actions.LEAVE: ChoiceRow("leave", "do-leave", SHIP, note=fast_search, key="l"),
    actions.BRING: ChoiceRow("bring", "do-bring", SHIP, key="g"),
}


# --- the refusals ---


def fuel_needed(chosen: Chosen) -> dict[str, Arg]:
    return {"fuel": chosen.ship.fuel}


def price_and_purse(chosen: Chosen) -> dict[str, Arg]:
    return {"price": people(chosen.ship.price), **purse(chosen)}


def purse(chosen: Chosen) -> dict[str, Arg]:
    return {"people": people(chosen.own.people)}


def poverty(chosen: Chosen) -> dict[str, Arg]:
    return {"limit": people(int(POOR)), **purse(chosen)}


def debt_and_purse(chosen: Chosen) -> dict[str, Arg]:
    return {"debt": people(int(DEBT)), **purse(chosen)}


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
    reasons.IS_SEARCHING: Reason(
        "why-is-searching", "TH-050", by_verb={actions.REPLACE: "TH-039", actions.JOIN: "TH-R31"}
    ),
    reasons.NO_RESERVE: Reason("why-no-reserve", "TH-110"),
    reasons.HAS_FLOWN: Reason("why-has-flown", "TH-R21"),
    reasons.NO_FUEL_TO_JOIN: Reason("why-no-fuel-to-join", "TH-111", fuel_needed),
    reasons.LAST_STAYS: Reason("why-last-stays", "TH-R30"),
    reasons.FIXED_COURSE: Reason("why-fixed-course", "TH-112"),
}
CHOICES: Final = ChoiceTable(ROWS, REASONS, Chosen, WINDOWS)
