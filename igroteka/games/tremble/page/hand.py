"""The viewer's own: ships as cards, drawn cards for sale, fuel while orders are given, missions, credits."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

from igroteka.games.tremble.content.tables import Content, Ship
from igroteka.games.tremble.page.ship import Place, ship_face, ship_svg
from igroteka.games.tremble.page.style import CAPTAINS, LINE, WELL
from igroteka.games.tremble.state.fields import DEBT, DROPPED, FLEET, KEPT, SETTING_UP, TANK
from igroteka.games.tremble.view.queries import searched, shown_missions
from igroteka.games.tremble.view.types import Cell, Mission, OwnShip, View
from igroteka.games.tremble.words.cards import people, shown_people
from igroteka.games.tremble.words.labels import city_short, goal, ship_title
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import Kept, say
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words

KEPT_HANDS: Final = Kept(1024)
BUSY = ("cell", "search", "aiding")


def mine(content: Content, view: View, speaker: Speaker) -> str:
    """Kept: what others do changes little of it."""
    if view.seat < 0:
        return ""
    return KEPT_HANDS.get((speaker.words, content.hash, told_by(view)), lambda: drawn(content, view, speaker))


def told_by(view: View) -> Hashable:
    """All of a view that the viewer's own things are drawn from; the question only where a search is being laid."""
    captain = view.captains[view.seat]
    asked = (view.step, view.about) if any(ship.where == "search" for ship in view.ships) else ()
    purse = captain.people if view.drawn else 0
    own = (view.seat, captain.fuel, captain.credits, captain.missions, captain.searches, purse)
    targets = tuple([(cell.city, own_attack(cell, view.seat)) for cell in view.cells])
    fuel = (view.fuel_planned, view.fuel_after)
    return (own, view.ships, view.drawn, targets, fuel, view.players, view.phase == SETTING_UP, asked)


def own_attack(cell: Cell, seat: int) -> tuple[int, ...]:
    return next((attack.ships for attack in cell.attacks if attack.captain == seat), ())


def drawn(content: Content, view: View, speaker: Speaker) -> str:
    return joined(
        [
            piece("purse", f'<div id="purse">{fuel_line(view, speaker)}</div>'),
            *for_sale(content, view, speaker),
            *fleet(content, view, speaker),
            *missions(content, view, speaker),
        ]
    )


# --- fuel ---


def fuel_line(view: View, speaker: Speaker) -> str:
    """Show what fuel there is and, while orders are given, what they will burn."""
    captain = view.captains[view.seat]
    if view.fuel_planned:
        said = say(speaker.words, "draw-fuel-planned", used=view.fuel_planned, left=view.fuel_after)
    else:
        said = say(speaker.words, "draw-fuel", fuel=captain.fuel, most=int(TANK))
    debts = credits_line(captain.credits, speaker)
    short = " th-short" if view.fuel_after < 0 else ""
    return (
        f'<div class="th-tank{short}">{inline_icon("th-fuel", 18)}{tank(view.seat, captain.fuel, view.fuel_planned)}'
        f"<span>{said}</span></div>{debts}"
    )


def credits_line(credits_: int, speaker: Speaker) -> str:
    if not credits_:
        return ""
    said = say(speaker.words, "draw-credits", count=credits_, people=people(credits_ * int(DEBT)))
    return f'<p class="th-debt">{inline_icon("th-credit", 18)}{said}</p>'


@lru_cache(512)
def tank(captain: int, fuel: int, planned: int) -> str:
    cells = "".join([tank_cell(captain, cell, fuel, planned) for cell in range(int(TANK))])
    return f'<svg class="th-gauge" viewBox="0 0 140 12" aria-hidden="true">{cells}</svg>'


def tank_cell(captain: int, cell: int, fuel: int, planned: int) -> str:
    left = max(0, fuel - planned)
    colour = CAPTAINS[captain]
    look = (
        f'fill="{colour}" class="th-f{captain}"'
        if cell < left
        else f'fill="{WELL}" stroke="{colour}" stroke-width="1.2" class="th-well th-s{captain}"'
        if cell < fuel
        else f'fill="{LINE}" class="th-line"'
    )
    return f'<rect x="{number(cell * 7 + 0.6)}" y="1" width="5.4" height="10" rx="1.4" {look}/>'


# --- ships ---


def for_sale(content: Content, view: View, speaker: Speaker) -> list[str]:
    if not view.drawn:
        return []
    seen: set[str] = set()
    cards = [
        ship_svg(
            ship_face(
                speaker.words,
                content.ships[kind],
                kind,
                name_of(speaker, kind),
                unlit(content.ships[kind]),
                price_asked(content, view, kind, speaker),
            ),
            fresh(seen, f"drawn-{kind}"),
            ship_title(content, kind, speaker),
        )
        for kind in view.drawn
    ]
    return [f'<h3>{say(speaker.words, "draw-for-sale")}</h3><div class="th-ships">', *cards, "</div>"]


def fleet(content: Content, view: View, speaker: Speaker) -> list[str]:
    seen: set[str] = set()
    cards = [own_ship(content, view, ship, speaker, fresh(seen, f"ship-{ship.kind}")) for ship in view.ships]
    said = say(speaker.words, "draw-your-ships", count=len(view.ships), most=int(FLEET))
    return [f'<h3>{said}</h3><div class="th-ships">', *cards, "</div>"]


def fresh(seen: set[str], ident: str) -> str:
    """Two equal cards are one choice: the first carries its id."""
    if ident not in seen:
        seen.add(ident)
        return ident
    return fresh(seen, ident + "-2")


def name_of(speaker: Speaker, kind: int) -> str:
    return speaker.name(Ref("ship", kind))


def unlit(ship: Ship) -> tuple[bool, ...]:
    return (False,) * len(ship.abilities)


def own_ship(content: Content, view: View, ship: OwnShip, speaker: Speaker, ident: str) -> str:
    busy = " th-busy" if ship.where in BUSY else ""
    return ship_svg(own_face(content, view, ship, speaker), ident, ship_title(content, ship.kind, speaker), busy)


def own_face(content: Content, view: View, ship: OwnShip, speaker: Speaker) -> str:
    card, name = content.ships[ship.kind], name_of(speaker, ship.kind)
    return ship_face(speaker.words, card, ship.kind, name, active(content, view, ship), place(view, ship, speaker))


def place(view: View, ship: OwnShip, speaker: Speaker) -> Place:
    if ship.where == "cell":
        if ship.aim is not None and ship.aim >= 0:
            return Place(f"{ship.cell + 1} → {ship.aim + 1}", "th-redirect", True)
        return Place(f"{city_short(speaker, view.cells[ship.cell].city)} ({ship.cell + 1})", "th-raid", True)
    if ship.where == "search":
        return Place(city_short(speaker, searched(view, ship.search)), "th-search", True)
    where = "flown" if ship.flown and ship.where == "hand" else ship.where
    return Place(speaker.words.sentence("text-place", {"where": where}), away=ship.where == "aiding")


def price_asked(content: Content, view: View, kind: int, speaker: Speaker) -> Place:
    """Say whether the viewer can pay for it."""
    enough = view.captains[view.seat].people >= content.ships[kind].price
    return Place(speaker.words.sentence("draw-price", {"enough": "yes" if enough else "no"}), away=enough)


def active(content: Content, view: View, ship: OwnShip) -> tuple[bool, ...]:
    """Tell of each ability whether it counts where the ship is."""
    card = content.ships[ship.kind]
    city, together = company(view, ship)
    if city < 0:
        return unlit(card)
    partners = list(together)
    partners.remove(ship.kind)
    classes = {content.ships[kind].ship_class for kind in partners}
    return tuple(
        [
            (ability.kind == "type" and ability.type == content.cities[city].type)
            or (ability.kind == "with" and ability.ship_class in classes)
            or (ability.kind == "fast" and ship.where == "search")
            or (ability.kind == "redirect" and ship.aim is not None)
            for ability in card.abilities
        ]
    )


def company(view: View, ship: OwnShip) -> tuple[int, Sequence[int]]:
    """The city where the ship is and all kinds of one's own that are there; no city while it is in hand."""
    if ship.where == "search":
        for search in view.captains[view.seat].searches:
            if search.search == ship.search and ship.kind in search.ships:
                return search.city, search.ships
    if ship.where == "cell":
        cell = ship.aim if ship.aim is not None and ship.aim >= 0 else ship.cell
        for attack in view.cells[cell].attacks:
            if attack.captain == view.seat and ship.kind in attack.ships:
                return view.cells[cell].city, attack.ships
    return -1, ()


# --- missions ---


def missions(content: Content, view: View, speaker: Speaker) -> list[str]:
    own = shown_missions(view, view.captains[view.seat])
    if not own:
        return []
    cards = [mission_card(content, mission, view.players, speaker) for mission in own]
    brief = " th-brief" if view.drawn else ""  # what is for sale needs the room
    return [f'<h3>{say(speaker.words, "draw-your-missions")}</h3><div class="th-missions{brief}">', *cards, "</div>"]


def mission_card(content: Content, mission: Mission, players: int, speaker: Speaker) -> str:
    name = speaker.name(Ref("mission", mission.mission))
    card = content.missions[mission.mission]
    told = goal(content, mission.mission, players, speaker)
    shown = mission_face(speaker.words, mission, name, told, card.reward, card.penalty)
    return piece(f"mission-{mission.mission}", shown)


@lru_cache(1024)
def mission_face(words: Words, mission: Mission, name: str, told: str, reward: int, penalty: int) -> str:
    gain, loss = shown_people(reward, words.language), shown_people(penalty, words.language)
    state = " th-done" if mission.fulfilled else ""
    state += " th-dropped" if mission.keeping == DROPPED else " th-kept" if mission.keeping == KEPT else ""
    done = min(100, round(100 * mission.progress / max(1, mission.need)))
    mark = inline_icon("check" if mission.fulfilled else "th-mission", 18)
    return (
        f'<div id="mission-{mission.mission}" class="th-mission{state}">{mark}<h4>{esc(name)}</h4>'
        f'<span class="th-of">{say(words, "text-x-of-n", x=mission.progress, n=mission.need)}</span>'
        f'<p>{told} <span class="th-stakes"><b>+{gain}</b> <i>−{loss}</i></span></p>'
        f'<span class="th-progress"><i style="width:{done}%"></i></span></div>'
    )
