"""The viewer's own orders as ghosts under the cities: secret drafts (TH-048) and new targets (TH-112)."""

from __future__ import annotations

from igroteka.games.tremble.content.tables import Content
from igroteka.games.tremble.page.attack import attack_block, crowd
from igroteka.games.tremble.view.forces import summands
from igroteka.games.tremble.view.types import View

ALONE = 2  # captains there would be room for: one's own drafts have the columns to themselves
DRAFTS = ("SendShips", "ChooseTargets")


def orders(content: Content, view: View) -> str:
    if view.step not in DRAFTS or view.seat < 0:
        return ""
    moved = {ship.cell for ship in view.ships if ship.aim is not None} | {
        ship.aim for ship in view.ships if ship.aim is not None and ship.aim >= 0
    }
    shown = [cell for cell in range(len(view.cells)) if view.step == "SendShips" or cell in moved]
    return "".join([order(content, view, cell) for cell in shown])


def order(content: Content, view: View, cell: int) -> str:
    """The group as it will stand there: over its own plate, or in the first free place of the column."""
    there = view.cells[cell]
    own = [attack for attack in there.attacks if attack.captain == view.seat]
    if not own:
        return ""
    rivals = [attack.captain for attack in there.attacks if attack.captain != view.seat]
    stood = any(ship.cell == cell for ship in view.ships)
    place = sum(rival < view.seat for rival in rivals) if stood else len(rivals)
    return attack_block(
        f"order-{cell}",
        own[0].ships,
        summands(content, own[0].ships, content.cities[there.city]),
        view.seat,
        (cell, place, len(view.cells), ALONE if view.step == "SendShips" else crowd(view)),
        "ghost",
    )
