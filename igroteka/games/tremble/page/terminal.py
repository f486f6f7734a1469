"""The table of Tremble in the terminal, made from a view: cities, captains, the viewer's ships and missions.

It is made for 100 columns and some 40 rows. A captain is a number in a circle; the colour only repeats it.

Interpreted in every build: a terminal is drawn for one reader at a time, with Rich.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.tremble.content.tables import City, Content, Ship
from igroteka.games.tremble.content.tables import Mission as MissionCard
from igroteka.games.tremble.state.fields import DROPPED, FLEET, KEPT, TANK
from igroteka.games.tremble.view.queries import asked_cell, searched, shown_missions
from igroteka.games.tremble.view.types import Attack, Captain, Cell, Mission, OwnShip, Search, View
from igroteka.games.tremble.words.cards import ability_lines, army_strength, goal_text, people, phase_name
from igroteka.table.terminal import DOT, Column, Say, Seats, facts_table, line_of, name, names
from igroteka.table.text.messages import Msg, msg

SEATS: Final = Seats("green", "red", "blue", "yellow", "magenta")  # by captain, as captain-colour names them
TYPE_COLOURS: Final = {"cultural": "magenta", "scientific": "cyan", "industrial": "yellow"}
PHASES: Final = range(1, 8)  # TH-021
NO_BREAK: Final = "\u00a0"


def text(content: Content, view: View, say: Say) -> RenderableType:
    parts: list[RenderableType] = [heading(view, say), decks(content, view, say)]
    if any(cell.city >= 0 for cell in view.cells):
        parts.append(cities(content, view, say))
    parts.append(captains(content, view, say))
    if view.ships or view.drawn:
        parts.append(own_ships(content, view, say))
    if any(captain.missions for captain in view.captains):
        parts.append(missions(content, view, say))
    return Group(*parts)


# --- turn, phase and decks ---


def heading(view: View, say: Say) -> Rule:
    title = Text(say(msg("text-turn", turn=view.turn)), style="bold")
    title.append("  ")
    for phase in PHASES:
        if phase == view.phase:
            title.append(f" {phase} {say(phase_name(phase))} ", style="bold reverse")
        else:
            title.append(f" {phase} ", style="dim")
    if view.phase not in PHASES:
        title.append(f" {say(phase_name(view.phase))}", style="bold reverse")
    title.append("  ")
    title.append_text(Text.assemble(say(msg("text-leader")), " ", SEATS.who(say, view.leader)))
    return Rule(title, style="dim", align="left")


def decks(content: Content, view: View, say: Say) -> Text:
    """Tell how long the game lasts, the armies that came, what may still be bought and borrowed."""
    least, most = view.turns_left
    turns = str(most) if least == most else f"{least}–{most}"
    seen = [f"{name(say, 'army', army)} {army_strength(content, army)}" for army in view.armies_seen]
    facts = [
        msg("text-deck", cards=view.undrawn),
        msg("text-ended", "TH-024")
        if view.over
        else msg("text-last-turn")
        if most == 0
        else msg("text-turns-left", turns=turns),
        msg("text-ship-deck", cards=view.deck, discarded=view.discarded),
        msg("text-credit-stock", cards=view.stock),
        msg("text-armies", armies=", ".join(seen)) if seen else msg("text-no-armies"),
    ]
    return line_of(say, facts)


# --- cities ---


def cities(content: Content, view: View, say: Say) -> Table:
    """Print every cell as a column: the card above, who comes below."""
    table = Table(box=box.ROUNDED, expand=True, padding=(0, 1, 0, 0), border_style="dim")
    asked = asked_cell(view)
    for number, cell in enumerate(view.cells):
        style = " reverse" if number == asked else ""
        table.add_column(city_name(content, cell, number, say, style), ratio=1)
    table.add_row(*[city_card(content, cell, say) for cell in view.cells])
    if any(cell.attacks or cell.holder >= 0 for cell in view.cells):
        table.add_section()
        table.add_row(*[comers(content, cell, say) for cell in view.cells])
    return table


def city_name(content: Content, cell: Cell, number: int, say: Say, style: str) -> Text:
    if cell.city < 0:
        return Text(f"{number + 1} —", style="dim")
    colour = TYPE_COLOURS[content.cities[cell.city].type]
    return Text(f"{number + 1} {name(say, 'city', cell.city)}", style=f"bold {colour}{style}")


def city_card(content: Content, cell: Cell, say: Say) -> Text:
    if cell.city < 0:
        return Text("")
    city = content.cities[cell.city]
    kind = Text(say(msg("text-type", type=city.type)), style=TYPE_COLOURS[city.type])
    if city.capital:
        kind.append(DOT + say(msg("text-capital")), style="bold")
    place = Text(say(msg("text-region", region=city.region)), style="dim")
    catch = [msg("text-quick", people=people(city.quick)), msg("text-search", people=people(city.search))]
    return Text("\n").join([kind, place, *[Text(say(line)) for line in catch]])


def comers(content: Content, cell: Cell, say: Say) -> Text:
    """List the attackers with their strengths; before the reveal only the viewer's own ships are among them."""
    lines = [attack_line(attack, say) for attack in cell.attacks]
    if cell.holder >= 0:
        lines.append(Text.assemble(SEATS.badge(cell.holder), " ", (say(msg("text-holds")), "bold")))
    return Text("\n").join(lines)


def attack_line(attack: Attack, say: Say) -> Text:
    return Text.assemble(
        SEATS.badge(attack.captain), (f" {attack.strength} ", "bold"), (names(say, "ship", attack.ships), "dim")
    )


# --- captains ---


def captains(content: Content, view: View, say: Say) -> Table:
    searching = any(captain.searches for captain in view.captains)
    columns = [
        Column("text-captain", lambda own: SEATS.player(view, own.seat, say, " ✓" * own.ready), wide=20),
        Column("text-people", lambda own: amount(own.people, say), right=True),
        Column("text-fuel", lambda own: f"{own.fuel}/{TANK}", right=True),
        Column("text-fleet", lambda own: f"{own.fleet}/{FLEET}", right=True),
        Column("text-hand", lambda own: hand(view, own, say), ratio=3),
        Column("text-searches", lambda own: searches(view, own, say), ratio=3 if searching else None),
        Column("text-captured", lambda own: captured(content, own, say)),
    ]
    if any(captain.kept for captain in view.captains):
        columns.append(Column("text-kept", lambda own: str(own.kept), right=True))
    if any(captain.credits for captain in view.captains):
        columns.append(Column("text-credits", lambda own: str(own.credits or ""), right=True))
    return facts_table(say, columns, view.captains)


def amount(thousands: int, say: Say) -> str:
    return say(msg("text-name", thing=people(thousands)))


def hand(view: View, captain: Captain, say: Say) -> Text:
    """List what the viewer knows of a hand; of the rest the price paid, where that still tells something."""
    if captain.seat == view.seat:
        return own_hand(view, captain, say)
    known = [names(say, "ship", captain.known)] if captain.known else []
    hidden = [f"?{NO_BREAK}{amount(price, say)}" if price else "?" for price in captain.hidden]
    return Text(", ".join(known + hidden))


def own_hand(view: View, captain: Captain, say: Say) -> Text:
    if view.fuel_planned:
        return Text(say(msg("text-own-orders", fuel=view.fuel_planned, left=view.fuel_after)), style="bold")
    return Text(say(msg("text-own-hand", ships=captain.hand)), style="dim")


def searches(view: View, captain: Captain, say: Say) -> Text:
    return Text("\n").join([search_line(search, view.seat == captain.seat, say) for search in captain.searches])


def search_line(search: Search, own: bool, say: Say) -> Text:
    """Print a search; one's own ships are listed below, with where they are."""
    ships = "" if own else names(say, "ship", search.ships)
    return Text.assemble(name(say, "city", search.city), (f"{NO_BREAK}({search.token}) ", "bold"), (ships, "dim"))


def captured(content: Content, captain: Captain, say: Say) -> Text:
    """Count captured cities (TH-097) by type, and below by part of the world."""
    cards: list[City] = [content.cities[city] for city in captain.captured]
    types: Counter[str] = Counter(city.type for city in cards)
    regions: Counter[str] = Counter(city.region for city in cards)
    line = Text(f"{len(cards)}: " if cards else "0", style="bold")
    kinds = [(say(msg("text-type-short", type=kind)), types[kind], TYPE_COLOURS[kind]) for kind in TYPE_COLOURS]
    line.append_text(Text(" ").join([Text(f"{short}{count}", style=colour) for short, count, colour in kinds if count]))
    if regions:
        places = [(say(msg("text-region-short", region=region)), count) for region, count in regions.most_common()]
        line.append("\n" + " ".join([f"{short}{count}" for short, count in places]), style="dim")
    return line


# --- the viewer's own ---


def own_ships(content: Content, view: View, say: Say) -> Table:
    """Print the viewer's ships and where they are, the drawn cards below."""
    columns = [
        Column("text-your-ships", lambda row: name(say, "ship", row[0])),
        Column("text-class", lambda row: say(msg("text-ship-class", ship=content.ships[row[0]].ship_class))),
        Column("text-strength", lambda row: str(content.ships[row[0]].strength), right=True),
        Column("text-fuel", lambda row: str(content.ships[row[0]].fuel), right=True),
        Column("text-price", lambda row: amount(content.ships[row[0]].price, say), right=True),
        Column("text-abilities", lambda row: abilities(content.ships[row[0]], say), ratio=5),
        Column("text-where", lambda row: row[1], ratio=3),
    ]
    rows = [(ship.kind, place_of(view, ship, say), "dim" * (ship.where == "search")) for ship in view.ships]
    rows += [(kind, say(msg("text-drawn")), "bold reverse") for kind in view.drawn]
    return facts_table(say, columns, rows, lambda row: str(row[2]))


def abilities(ship: Ship, say: Say) -> str:
    return "; ".join([say(line) for line in short_abilities(ship)]) or "—"


def short_abilities(ship: Ship) -> list[Msg]:
    """Say bonuses in full, the other abilities by name."""
    lines = zip(ship.abilities, ability_lines(ship), strict=True)
    return [line if ability.bonus else msg("text-ability", ability=ability.kind) for ability, line in lines]


def place_of(view: View, ship: OwnShip, say: Say) -> str:
    if ship.where == "cell":
        city = name(say, "city", view.cells[ship.cell].city)
        if ship.aim is not None and ship.aim >= 0:
            return say(msg("text-redirected", old=ship.cell + 1, cell=ship.aim + 1))
        return say(msg("text-at-city", city=city, cell=ship.cell + 1))
    if ship.where == "search":
        return say(msg("text-searching", city=name(say, "city", searched(view, ship.search))))
    return say(msg("text-place", where="flown" if ship.flown and ship.where == "hand" else ship.where))


def missions(content: Content, view: View, say: Say) -> Table:
    """Print the viewer's own missions; at the end those of all (TH-095)."""

    def card(row: tuple[int, Mission]) -> MissionCard:
        return content.missions[row[1].mission]

    columns = [
        Column("", lambda row: SEATS.badge(row[0]) if view.over else keeping_mark(row[1])),
        Column("text-mission", lambda row: name(say, "mission", row[1].mission)),
        Column("text-goal", lambda row: say(goal_text(content, card(row).goal, view.players)), ratio=1),
        Column("text-progress", lambda row: progress(row[1], say), right=True),
        Column("text-reward", lambda row: f"+{amount(card(row).reward, say)}", right=True),
        Column("text-penalty", lambda row: f"−{amount(card(row).penalty, say)}", right=True),
    ]
    rows = [(captain.seat, mission) for captain in view.captains for mission in shown_missions(view, captain)]
    return facts_table(say, columns, rows, lambda row: mission_style(row[1]))


def keeping_mark(mission: Mission) -> Text:
    return Text("✓" if mission.keeping == KEPT else "✗" if mission.keeping == DROPPED else "?", style="bold")


def mission_style(mission: Mission) -> str:
    return "dim strike" if mission.keeping == DROPPED else "green" if mission.fulfilled else ""


def progress(mission: Mission, say: Say) -> str:
    return say(msg("text-x-of-n", x=mission.progress, n=mission.need)) + " ✓" * mission.fulfilled
