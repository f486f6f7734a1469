"""Factions, structures, skills, tokens, event markers and the points of the VP track.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from igroteka.engine.content_tables import Tables
from igroteka.games.havoc.content import vocabulary as terms
from igroteka.games.havoc.content.cards import Named

FACTIONS_FILE: Final = "factions.toml"
STRUCTURES: Final = "structures.toml"
SKILLS_FILE: Final = "skills.toml"
TROG_TOKENS: Final = "trog_tokens.toml"
EXPLORATIONS: Final = "explorations.toml"
EVENTS: Final = "events.toml"
TRACK: Final = "track.toml"
Colour: TypeAlias = Literal["yellow", "red", "blue", "green"]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Cost: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Tokens: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Soldiers: TypeAlias = Annotated[int, Meta(ge=1, le=16)]

MOST_STRUCTURES: Final = 14  # a region has a bit for each
MOST_TYPES: Final = 16  # of one kind of token
EVENT_MARKERS: Final = 6
POINTS: Final = 5  # four with events, and the final one
LAST_SPACE: Final = 49  # of the track, CH-167

STRUCTURE_NEEDS: Final[dict[str, set[str]]] = {
    "mark_control": {"reach", "activate"},
    "put_artillery": {"reach", "supports", "activate"},
    "put_watchtower": {"reach", "supports", "activate"},
    "store_card": {"amount", "activate"},
    "shoot": {"reach", "activate"},
    "muster": {"amount", "activate"},
    "defend": {"amount"},
    "extract": {"amount", "activate"},
    "spend": {"amount", "vp", "activate"},
    "barrier": {"activate"},
    "tunnel": set(),
}
STRUCTURE_ALLOWS: Final[dict[str, set[str]]] = {"shoot": {"vp"}}
SKILL_NEEDS: Final[dict[str, set[str]]] = {
    "beacon": {"tokens"},
    "snipe": {"amount"},
    "redraw": {"amount"},
    "relocate": {"amount"},
    "overclock": {"amount"},
    "self_destruct": {"vp"},
    "uplink": {"tokens"},
    "teleport": {"amount", "cost"},
    "trade": {"amount", "cost"},
    "dominate": {"amount", "cost"},
    "resonate": {"amount"},
    "pilgrimage": {"tokens", "vp"},
    "migrate": {"amount"},
    "brood": {"amount"},
    "abduct": {"amount"},
    "sap": {"tokens"},
}


class FactionRow(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Side of the game, in the order of vocabulary.FACTIONS."""

    colour: Colour
    soldiers: Soldiers
    landed: Soldiers
    markers: Annotated[int, Meta(ge=1, le=32)]


class Structure(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    faction: terms.Faction
    build: Cost
    activate: Cost | None = None
    tokens: Tokens
    effect: terms.StructureEffect
    reach: terms.Reach | None = None
    amount: Number | None = None
    vp: Number | None = None
    supports: Tokens | None = None
    in_battle: bool = False


class Skill(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    faction: terms.Faction
    default: bool = False
    effect: terms.SkillEffect
    amount: Number | None = None
    cost: Cost | None = None
    vp: Number | None = None
    tokens: Tokens | None = None


class TrogToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Kind of token that brings Trogs and crystals, CH-073."""

    id: str
    kind: terms.TokenKind
    count: Annotated[int, Meta(ge=1, le=30)]
    trogs: Annotated[int, Meta(ge=1, le=9)]
    crystals: Annotated[int, Meta(ge=0, le=9)]


class Exploration(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: Annotated[int, Meta(ge=1, le=30)]
    effect: terms.Find
    amount: Number


class EventMarker(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    effect: terms.EventEffect
    amount: Number | None = None
    by_trogs: Number | None = None


class EventPoint(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    vp: Annotated[int, Meta(ge=1, le=LAST_SPACE)]


def check_fields(tables: Tables, file: str, row: Any, needs: set[str], allows: set[str], fields: Sequence[str]) -> None:
    """Check that an entry has the fields that its effect needs, and none that mean nothing to it."""
    given = {name for name in fields if getattr(row, name) is not None}
    for name in sorted(needs - given):
        tables.fault(file, row.id, name, f"missing, effect {row.effect!r} needs it")
    for name in sorted(given - needs - allows):
        tables.fault(file, row.id, name, f"effect {row.effect!r} has no such field")


def check_factions(tables: Tables, factions: Sequence[FactionRow]) -> None:
    if tuple([faction.id for faction in factions]) != terms.FACTIONS:
        got = ", ".join(faction.id for faction in factions)
        tables.fault(FACTIONS_FILE, "", "", f"expected {', '.join(terms.FACTIONS)} in this order, got {got}")
    owner: dict[str, str] = {}
    for faction in factions:
        if faction.colour in owner:
            reason = f"{faction.colour} is the colour of {owner[faction.colour]} already"
            tables.fault(FACTIONS_FILE, faction.id, "colour", reason)
        owner.setdefault(faction.colour, faction.id)
        if faction.landed > faction.soldiers:
            reason = f"expected at most {faction.soldiers} soldiers, got {faction.landed}"
            tables.fault(FACTIONS_FILE, faction.id, "landed", reason)


def check_structure(tables: Tables, structure: Structure) -> None:
    needs = STRUCTURE_NEEDS[structure.effect]
    allows = STRUCTURE_ALLOWS.get(structure.effect, set())
    fields = ("activate", "reach", "amount", "vp", "supports")
    check_fields(tables, STRUCTURES, structure, needs, allows, fields)


def check_structures(tables: Tables, structures: Sequence[Structure]) -> None:
    """Check what the rules take for granted: effects that are counted per faction stand once, tunnels are Trogs'."""
    if len(structures) > MOST_STRUCTURES:
        tables.fault(STRUCTURES, "", "", f"at most {MOST_STRUCTURES} structures, got {len(structures)}")
    for faction in terms.FACTIONS:
        own = [structure for structure in structures if structure.faction == faction]
        if not own:
            tables.fault(STRUCTURES, "", "", f"no structure of {faction!r}")
    for effect, faction in (("put_artillery", "humans"), ("put_watchtower", "humans"), ("tunnel", "trogs")):
        holders = [structure for structure in structures if structure.effect == effect]
        if len(holders) != 1:
            tables.fault(STRUCTURES, "", "", f"expected 1 structure with effect {effect!r}, got {len(holders)}")
        for structure in holders:
            if structure.faction != faction:
                tables.fault(STRUCTURES, structure.id, "faction", f"effect {effect!r} is for {faction!r} alone")
    for structure in structures:
        wanted = {"store_card": "machines", "extract": "pilgrims", "spend": "pilgrims"}.get(structure.effect)
        if wanted is not None and structure.faction != wanted:
            reason = f"effect {structure.effect!r} is for {wanted!r} alone"
            tables.fault(STRUCTURES, structure.id, "faction", reason)


def check_skill(tables: Tables, skill: Skill) -> None:
    needs = SKILL_NEEDS.get(skill.effect, set())
    check_fields(tables, SKILLS_FILE, skill, needs, set(), ("amount", "cost", "vp", "tokens"))


def check_skills(tables: Tables, skills: Sequence[Skill]) -> None:
    """CH-014, CH-015: five for each faction, one of them the default."""
    each = int(terms.SKILLS_EACH)
    for faction in terms.FACTIONS:
        own = [skill for skill in skills if skill.faction == faction]
        if len(own) != each:
            tables.fault(SKILLS_FILE, "", "", f"expected {each} skills of {faction!r}, got {len(own)}")
        defaults = sum(skill.default for skill in own)
        if defaults != 1:
            tables.fault(SKILLS_FILE, "", "", f"expected 1 default skill of {faction!r}, got {defaults}")
    held: dict[str, str] = {}
    for skill in skills:
        if skill.effect in held:
            reason = f"{skill.effect} is the effect of {held[skill.effect]} already"
            tables.fault(SKILLS_FILE, skill.id, "effect", reason)
        held.setdefault(skill.effect, skill.id)


def check_event(tables: Tables, event: EventMarker) -> None:
    needs = {"storm": set[str](), "nesting": {"amount", "by_trogs"}}.get(event.effect, {"amount"})
    check_fields(tables, EVENTS, event, needs, set(), ("amount", "by_trogs"))


def check_events(tables: Tables, events: Sequence[EventMarker]) -> None:
    """CH-007: four are laid out, the others go back unseen."""
    if len(events) != EVENT_MARKERS:
        tables.fault(EVENTS, "", "", f"expected {EVENT_MARKERS} event markers, got {len(events)}")


def check_track(tables: Tables, points: Sequence[EventPoint]) -> None:
    if len(points) != POINTS:
        tables.fault(TRACK, "", "", f"expected {POINTS} points, the last one of final scoring, got {len(points)}")
    for before, point in pairwise(points):
        if point.vp <= before.vp:
            tables.fault(TRACK, point.id, "vp", f"expected more than {before.vp} of {before.id}, got {point.vp}")


def skills_in_order(skills: Sequence[Skill]) -> tuple[Skill, ...]:
    """Return the skills by faction, the default one first."""
    return tuple(sorted(skills, key=lambda skill: (terms.FACTIONS.index(skill.faction), not skill.default)))


def structures_in_order(structures: Sequence[Structure]) -> tuple[Structure, ...]:
    return tuple(sorted(structures, key=lambda structure: terms.FACTIONS.index(structure.faction)))


def tokens_in_order(tokens: Sequence[TrogToken]) -> tuple[TrogToken, ...]:
    return tuple(sorted(tokens, key=lambda token: terms.TOKEN_KINDS.index(token.kind)))
