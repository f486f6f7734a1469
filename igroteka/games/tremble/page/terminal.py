"""The table of Tremble in the terminal, made from a view: cities, captains, the viewer's ships and missions.

It is made for 100 columns and some 40 rows. A captain is a number in a circle; the colour only repeats it.

Interpreted in every build: a terminal is drawn for one reader at a time, with Rich.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.games.tremble.content.tables import City, Content, Ship
from igroteka.games.tremble.page.searches import ASKED_CELL, searched
from igroteka.games.tremble.state.fields import DROPPED, FLEET, KEPT, SETTING_UP, TANK
from igroteka.games.tremble.view.types import Attack, Captain, Cell, Mission, OwnShip, Search, View
from igroteka.games.tremble.words.cards import ability_lines, army_strength, goal_text, people, phase_name
from igroteka.table.text.messages import Msg, Ref, msg

Say: TypeAlias = Callable[[Msg], str]

CIRCLED: Final = "❶❷❸❹❺"
COLOURS: Final = ("green", "red", "blue", "yellow", "magenta")  # by captain, as captain-colour names them
TYPE_COLOURS: Final = {"cultural": "magenta", "scientific": "cyan", "industrial": "yellow"}
PHASES: Final = range(1, 8)  # TH-021
DOT: Final = " · "
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


def name(say: Say, kind: str, number: int) -> str:
    return say(msg("text-name", thing=Ref(kind, number)))


def names(say: Say, kind: str, numbers: Iterable[int]) -> str:
    """Equal cards once, with their count."""
    counts = Counter(numbers)
    said = [name(say, kind, number) + (f" ×{count}" if count > 1 else "") for number, count in counts.items()]
    return ", ".join(said)


def badge(captain: int) -> Text:
    return Text(CIRCLED[captain], style=f"bold {COLOURS[captain]}")


def who(say: Say, captain: int) -> Text:
    return Text.assemble(badge(captain), " ", (name(say, "seat", captain), f"bold {COLOURS[captain]}"))


def plain_table() -> Table:
    """Columns under a line."""
    return Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1, 0, 0), show_edge=False, header_style="bold dim")


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
    title.append_text(Text.assemble(say(msg("text-leader")), " ", who(say, view.leader)))
    return Rule(title, style="dim", align="left")


def decks(content: Content, view: View, say: Say) -> Text:
    """How long the game lasts, the armies that came, what may still be bought and borrowed."""
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
    return Text(DOT.join([say(fact) for fact in facts]), style="dim")


# --- cities ---


def cities(content: Content, view: View, say: Say) -> Table:
    """Every cell a column: the card above, who comes below."""
    table = Table(box=box.ROUNDED, expand=True, padding=(0, 1, 0, 0), border_style="dim")
    asked = view.about[ASKED_CELL[view.step]] if view.step in ASKED_CELL and view.about else -1
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
    """The attackers with their strengths; before the reveal only the viewer's own ships are among them."""
    lines = [attack_line(attack, say) for attack in cell.attacks]
    if cell.holder >= 0:
        lines.append(Text.assemble(badge(cell.holder), " ", (say(msg("text-holds")), "bold")))
    return Text("\n").join(lines)


def attack_line(attack: Attack, say: Say) -> Text:
    return Text.assemble(
        badge(attack.captain), (f" {attack.strength} ", "bold"), (names(say, "ship", attack.ships), "dim")
    )


# --- captains ---


def captains(content: Content, view: View, say: Say) -> Table:
    missions_on = any(captain.kept for captain in view.captains)
    searching = any(captain.searches for captain in view.captains)
    credits_out = any(captain.credits for captain in view.captains)
    table = plain_table()
    table.add_column(say(msg("text-captain")), no_wrap=True, max_width=20)
    table.add_column(say(msg("text-people")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-fuel")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-fleet")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-hand")), ratio=3, overflow="fold")
    table.add_column(say(msg("text-searches")), ratio=3 if searching else None, overflow="fold")
    table.add_column(say(msg("text-captured")), min_width=19)
    if missions_on:
        table.add_column(say(msg("text-kept")), justify="right")
    if credits_out:
        table.add_column(say(msg("text-credits")), justify="right")
    for captain in view.captains:
        row: list[RenderableType] = [
            captain_cell(view, captain, say),
            people(captain.people),
            f"{captain.fuel}/{TANK}",
            f"{captain.fleet}/{FLEET}",
            hand(view, captain, say),
            Text("\n").join([search_line(search, view.seat == captain.seat, say) for search in captain.searches]),
            captured(content, captain, say),
        ]
        row += [str(captain.kept)] * missions_on + [str(captain.credits or "")] * credits_out
        table.add_row(*row)
    return table


def captain_cell(view: View, captain: Captain, say: Say) -> Text:
    mark = " ✓" if captain.ready else " …" if captain.seat in view.waiting else ""
    crown = " ♛" if captain.seat in view.winners else ""
    return Text.assemble(who(say, captain.seat), (mark + crown, "bold"))


def hand(view: View, captain: Captain, say: Say) -> Text:
    """What the viewer knows of it; of the rest the price paid, where that still tells something."""
    if captain.seat == view.seat:
        return own_hand(view, captain, say)
    known = [names(say, "ship", captain.known)] if captain.known else []
    hidden = [f"?{NO_BREAK}{people(price)}" if price else "?" for price in captain.hidden]
    return Text(", ".join(known + hidden))


def own_hand(view: View, captain: Captain, say: Say) -> Text:
    if view.fuel_planned:
        return Text(say(msg("text-own-orders", fuel=view.fuel_planned, left=view.fuel_after)), style="bold")
    return Text(say(msg("text-own-hand", ships=captain.hand)), style="dim")


def search_line(search: Search, own: bool, say: Say) -> Text:
    """One's own ships are listed below, with where they are."""
    ships = "" if own else names(say, "ship", search.ships)
    return Text.assemble(name(say, "city", search.city), (f"{NO_BREAK}({search.token}) ", "bold"), (ships, "dim"))


def captured(content: Content, captain: Captain, say: Say) -> Text:
    """TH-097: by type, and below by part of the world."""
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
    table = plain_table()
    table.add_column(say(msg("text-your-ships")), no_wrap=True)
    table.add_column(say(msg("text-class")), no_wrap=True)
    table.add_column(say(msg("text-strength")), justify="right")
    table.add_column(say(msg("text-fuel")), justify="right")
    table.add_column(say(msg("text-price")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-abilities")), ratio=5)
    table.add_column(say(msg("text-where")), ratio=3)
    for ship in view.ships:
        style = "dim" if ship.where == "search" else ""
        table.add_row(*ship_cells(content.ships[ship.kind], ship.kind, say), where(view, ship, say), style=style)
    for kind in view.drawn:
        table.add_row(*ship_cells(content.ships[kind], kind, say), say(msg("text-drawn")), style="bold reverse")
    return table


def ship_cells(ship: Ship, kind: int, say: Say) -> list[Text]:
    abilities = "; ".join([say(line) for line in short_abilities(ship)])
    numbers = [str(ship.strength), str(ship.fuel), people(ship.price)]
    kind_name = say(msg("text-ship-class", ship=ship.ship_class))
    return [Text(cell) for cell in (name(say, "ship", kind), kind_name, *numbers, abilities or "—")]


def short_abilities(ship: Ship) -> list[Msg]:
    """Bonuses in full, the others by name."""
    lines = zip(ship.abilities, ability_lines(ship), strict=True)
    return [line if ability.bonus else msg("text-ability", ability=ability.kind) for ability, line in lines]


def where(view: View, ship: OwnShip, say: Say) -> Text:
    return Text(place_of(view, ship, say))


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
    """The viewer's own; at the end those of all (TH-095)."""
    table = plain_table()
    table.add_column("")
    table.add_column(say(msg("text-mission")), no_wrap=True)
    table.add_column(say(msg("text-goal")), ratio=1)
    table.add_column(say(msg("text-progress")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-reward")), justify="right", no_wrap=True)
    table.add_column(say(msg("text-penalty")), justify="right", no_wrap=True)
    for captain in view.captains:
        for mission in [shown for shown in captain.missions if view.phase == SETTING_UP or shown.keeping == KEPT]:
            mark = badge(captain.seat) if view.over else keeping_mark(mission)
            table.add_row(mark, *mission_cells(content, mission, view, say), style=mission_style(mission))
    return table


def keeping_mark(mission: Mission) -> Text:
    return Text("✓" if mission.keeping == KEPT else "✗" if mission.keeping == DROPPED else "?", style="bold")


def mission_style(mission: Mission) -> str:
    return "dim strike" if mission.keeping == DROPPED else "green" if mission.fulfilled else ""


def mission_cells(content: Content, mission: Mission, view: View, say: Say) -> list[Text]:
    card = content.missions[mission.mission]
    progress = say(msg("text-x-of-n", x=mission.progress, n=mission.need)) + (" ✓" if mission.fulfilled else "")
    goal = say(goal_text(content, card.goal, view.players))
    stakes = (f"+{people(card.reward)}", f"−{people(card.penalty)}")
    return [Text(cell) for cell in (name(say, "mission", mission.mission), goal, progress, *stakes)]
