"""The strength of any group of ships at a city, taken apart as the page shows it: 3+4+5+4 = 16 (TH-057, TH-071)."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.tremble.content.tables import City, Content, Ship


def summands(content: Content, kinds: Sequence[int], city: City) -> tuple[tuple[int, ...], ...]:
    """Ship by ship: its own strength, then every bonus that counts there."""
    ships = [content.ships[kind] for kind in kinds]
    return tuple([(ship.strength, *bonuses(ship, ships[:n] + ships[n + 1 :], city)) for n, ship in enumerate(ships)])


def bonuses(ship: Ship, partners: Sequence[Ship], city: City) -> list[int]:
    """TH-103, TH-105; once for any number of partners (TH-108), and all that are met (TH-116)."""
    classes = {partner.ship_class for partner in partners}
    return [
        ability.bonus or 0
        for ability in ship.abilities
        if (ability.kind == "type" and ability.type == city.type)
        or (ability.kind == "with" and ability.ship_class in classes)
    ]


def strength_of(content: Content, kinds: Sequence[int], city: City) -> int:
    return sum(sum(numbers) for numbers in summands(content, kinds, city))


def equation(content: Content, kinds: Sequence[int], city: City) -> str:
    """ "3+4+5+4 = 16"; one number alone is just that."""
    numbers = [number for ship in summands(content, kinds, city) for number in ship]
    return "+".join(map(str, numbers)) + (f" = {sum(numbers)}" if len(numbers) > 1 else "")
