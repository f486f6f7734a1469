"""What stands and lies in the regions, around the spot of each: marker, soldiers, structures, crystals, tokens.

The marker stands left of the spot, soldiers on it, structures right of it; crystals and face-down tokens lie in a row
below, support and skill tokens under them. Whoever points at a region reads what is there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.havoc.content.boards import Region
from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.content.vocabulary import (
    EXPLORATION,
    FACTIONS,
    HUMANS,
    MACHINES,
    NEST,
    PILGRIMS,
    TERRAINS,
    TROGS,
    WAR_PARTY,
)
from igroteka.games.havoc.page.pieces import (
    STEP,
    battle_token,
    face_down,
    gem,
    marker,
    small_token,
    structure,
)
from igroteka.games.havoc.page.places import SHIFT_X, SHIFT_Y, regions_for, spot_of
from igroteka.games.havoc.page.style import SIDE_ICONS, SIDES, named, soldier, structure_icon
from igroteka.games.havoc.view.odds import lurking
from igroteka.games.havoc.view.queries import lurk
from igroteka.games.havoc.view.types import Place, View
from igroteka.table.svg.icons import icon
from igroteka.table.svg.markup import esc, number
from igroteka.table.svg.parts import piece
from igroteka.table.text.numbers import percents, tenths
from igroteka.table.text.speech import Speaker

APART: Final = 29  # from the spot to either army of a battle
BELOW: Final = 41  # from the spot to the row of crystals and tokens
LOWEST: Final = 68  # to the row of support and skill tokens, under it
ALONE: Final = 8  # where nothing stands on the spot
BY_FLAG: Final = -12  # where the row begins then, beside a marker


def outline(region: Region) -> str:
    return " ".join([f"{x + SHIFT_X},{y + SHIFT_Y}" for x, y in region.outline])


@lru_cache(32)
def outlines(content_hash: str, content: Content, players: int) -> tuple[str, ...]:
    """Return the outline of every region as text, made once."""
    return tuple([outline(region) for region in regions_for(content, players)])


def clips(content: Content, players: int) -> str:
    """Draw nothing: outlines that colours of owners are cut by, made once with the ground."""
    return "".join(
        [
            f'<clipPath id="ch-clip-{number_of}"><polygon points="{outline(region)}"/></clipPath>'
            for number_of, region in enumerate(regions_for(content, players))
        ]
    )


# --- who holds it ---


def lands(content: Content, view: View) -> list[str]:
    """Draw each region in the colour of its owner, along its border."""
    regions = regions_for(content, view.players)
    return [
        land(place.region, place.owner, bool(place.battle), outline(regions[place.region])) for place in view.places
    ]


@lru_cache(4096)
def land(region: int, owner: int, battle: bool, points: str) -> str:
    inner = ""
    if owner >= 0:
        inner = (
            f'<polygon points="{points}" fill="{SIDES[owner]}" fill-opacity=".13" stroke="{SIDES[owner]}"'
            f' stroke-opacity=".85" stroke-width="13" clip-path="url(#ch-clip-{region})"'
            f' class="ch-f-{owner} ch-s-{owner}"/>'
        )
    if battle:
        inner += (
            f'<polygon points="{points}" fill="none" stroke="#ff5340" stroke-width="9" stroke-dasharray="16 10"'
            f' clip-path="url(#ch-clip-{region})" class="ch-front"/>'
        )
    return piece(f"land-{region}", f'<g id="land-{region}">{inner}</g>')


# --- what lies there ---


def holdings(content: Content, view: View) -> list[str]:
    regions = regions_for(content, view.players)
    return [holding(content, place, *spot_of(regions[place.region])) for place in view.places]


def holding(content: Content, place: Place, x: int, y: int) -> str:
    armies = sum(many > 0 for many in place.soldiers)
    parts = [
        headquarters(place.hq) if place.hq >= 0 else "",
        marker(place.owner, -66 if armies > 1 else -44, 0) if place.owner >= 0 and place.hq < 0 else "",
        *structures(content, place, 70 if armies > 1 else 42),
        *treasures(place),
        *tokens(place),
    ]
    inner = "".join(parts)
    return piece(f"on-{place.region}", f'<g id="on-{place.region}" transform="translate({x} {y})">{inner}</g>')


@lru_cache(16)
def headquarters(side: int) -> str:
    return (
        f'<circle r="45" fill="#0b0c16" fill-opacity=".55" stroke="{SIDES[side]}" stroke-width="5"'
        f' class="ch-s-{side}"/><circle cx="-34" cy="-31" r="15" fill="#0b0c16" stroke="{SIDES[side]}"'
        f' stroke-width="2.5" class="ch-s-{side}"/>{icon("ch-hq", -43, -40, 18, "#fff")}'
        f'<g opacity=".45">{icon(SIDE_ICONS[side], -21, -21, 42, SIDES[side])}</g>'
    )


def structures(content: Content, place: Place, left: int) -> list[str]:
    """Draw them right of the soldiers, two in a column."""
    shown = []
    for n, which in enumerate(place.structures):
        tile = content.structures[which]
        shown.append(
            structure(
                structure_icon(tile.id),
                FACTIONS.index(tile.faction),
                which in place.activated,
                left + 31 * (n // 2),
                (-17 if n % 2 == 0 else 14) if len(place.structures) > 1 else -2,
                f"structure-{which}-{place.region}",
            )
        )
    return shown


def treasures(place: Place) -> list[str]:
    """Draw crystals and face-down tokens in a row below."""
    things = [(-1, place.crystals)] if place.crystals else []
    things += [
        (int(kind), many)
        for kind, many in (
            (WAR_PARTY, place.war_parties),
            (NEST, place.nests),
            (EXPLORATION, place.explorations),
        )
        if many
    ]
    left = -STEP * (len(things) - 1) / 2
    down = BELOW if is_taken(place) else ALONE
    if down == ALONE and place.owner >= 0:
        left = max(left, BY_FLAG)
    return [
        gem(many, left + STEP * n, down) if kind < 0 else face_down(kind, many, left + STEP * n, down)
        for n, (kind, many) in enumerate(things)
    ]


def is_taken(place: Place) -> bool:
    """Tell whether something stands on the spot itself, or right of it."""
    return place.hq >= 0 or any(place.soldiers) or bool(place.structures)


def tokens(place: Place) -> list[str]:
    things = [
        ("ch-artillery-battery", HUMANS, place.artillery),
        ("ch-watchtower", HUMANS, place.watchtowers),
        ("ch-beacon", HUMANS, int(place.beacon)),
        ("ch-uplink", MACHINES, int(place.uplink)),
        ("ch-pilgrimage", PILGRIMS, int(place.pilgrimage)),
        ("ch-barrier", PILGRIMS, int(place.barrier)),
        ("ch-sappers", TROGS, int(place.sappers)),
    ]
    shown = [(sign, int(side), many) for sign, side, many in things if many]
    left = -27 * (len(shown) - 1) / 2
    down = BELOW if place.hq >= 0 or not treasures(place) else LOWEST
    return [small_token(sign, side, many, left + 27 * n, down) for n, (sign, side, many) in enumerate(shown)]


# --- soldiers ---


def armies(content: Content, view: View) -> list[str]:
    regions = regions_for(content, view.players)
    shown = []
    for place in view.places:
        there = [side for side, many in enumerate(place.soldiers) if many]
        x, y = spot_of(regions[place.region])
        for n, side in enumerate(there):
            left = x + (0 if len(there) == 1 else APART * (2 * n - len(there) + 1))
            shown.append(army(place.region, side, place.soldiers[side], left, y - 2))
        shown.append(front(place.region, place.battle, x, y))
    return shown


@lru_cache(4096)
def army(region: int, side: int, many: int, x: float, y: float) -> str:
    name = f"army-{region}-{side}"
    return piece(
        name,
        f'<g id="{name}" class="ch-army" transform="translate({number(x)} {number(y)})">'
        f'<circle class="frame" r="27" fill="none"/>{soldier(side, many, 0, 0)}</g>',
    )


@lru_cache(1024)
def front(region: int, battle: int, x: int, y: int) -> str:
    """CH-078: the battle token, between the two armies."""
    inner = battle_token(battle, x, y - 4) if battle else ""
    return piece(f"battle-{region}", f'<g id="battle-{region}" class="ch-battle">{inner}</g>')


# --- what can be pointed at ---


def areas(content: Content, view: View, speaker: Speaker) -> list[str]:
    drawn = outlines(content.hash, content, view.players)
    return [
        area(place.region, drawn[place.region], region_help(content, view, place, speaker)) for place in view.places
    ]


@lru_cache(4096)
def area(region: int, points: str, told: str) -> str:
    return piece(
        f"region-{region}",
        f'<g id="region-{region}" class="ch-region" data-help="{told}">'
        f'<polygon class="frame" points="{points}" fill="#fff" fill-opacity="0"/></g>',
    )


def region_help(content: Content, view: View, place: Place, speaker: Speaker) -> str:
    """Say what the region is and holds, and what its face-down tokens may bring; escaped, a line for each thing."""
    words, language = speaker.words, speaker.language
    region = regions_for(content, view.players)[place.region]
    terrain = words.sentence("draw-terrain", {"terrain": TERRAINS[region.terrain]})
    lines = [f"{named(region, language)} · {terrain}"]
    if place.hq >= 0:
        lines.append(words.sentence("draw-help-hq", {"side": named(content.factions[place.hq], language)}))
    elif place.owner >= 0:
        lines.append(words.sentence("draw-help-owner", {"side": named(content.factions[place.owner], language)}))
    if place.crystals:
        lines.append(words.sentence("draw-help-crystals", {"many": place.crystals}))
    if place.battle:
        lines.append(words.sentence("draw-help-battle", {"number": place.battle}))
    if place.structures:
        names = ", ".join([named(content.structures[which], language) for which in place.structures])
        lines.append(words.sentence("draw-help-structures", {"names": names}))
    if lurk(place):
        lines.append(lurking_line(content, view, place, speaker))
    if region.arrow_to >= 0:
        across = named(regions_for(content, view.players)[region.arrow_to], language)
        lines.append(words.sentence("draw-help-arrow", {"region": across, "storm": "yes" if view.storm else "no"}))
    return esc("\n".join(lines))


def lurking_line(content: Content, view: View, place: Place, speaker: Speaker) -> str:
    """Tell the exact chances of the tokens there, from the pools."""
    found = lurking(content, view, place.region)
    language = speaker.language
    chances = " · ".join([f"{trogs}: {percents(chance, language)}" for trogs, chance in found.trogs])
    crystals = tenths(found.crystals, language)
    return speaker.words.sentence("draw-help-lurking", {"chances": chances, "crystals": crystals})
