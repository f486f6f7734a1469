"""Warriors of both sides, and what the Redeemer and his companions carry: gifts and objects.

Interpreted in every build: content is read once, and its structs are msgspec classes.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct, field

from igroteka.engine.content_tables import Tables
from igroteka.games.claustrophobia.content import vocabulary as terms

WARRIORS: Final = "warriors.toml"
CREATURES_FILE: Final = "creatures.toml"
DEMONS: Final = "demons.toml"
GIFTS: Final = "gifts.toml"
OBJECTS: Final = "objects.toml"
Mvt: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Cbt: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Def: TypeAlias = Annotated[int, Meta(ge=2, le=6)]  # CL-115, CL-R35
Bonus: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Health: TypeAlias = Annotated[int, Meta(ge=1, le=10)]  # there are 10 wound tokens
Cost: TypeAlias = Annotated[int, Meta(ge=0, le=int(terms.MOST_TP))]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=9)]

MOST_DEMONS: Final = 13  # a fiend that is told carries its figure in four bits
MOST_DICE: Final = 7  # of one attack
BLESSING_CBT: Final = 2  # CL-131
AMOUNT_OF: Final[dict[str, tuple[int, int]]] = {  # by ability with a number: its bounds
    "soul_harvest": (1, 9),
    "seal_breaker": (2, 6),
    "tempt": (1, 6),
}
MOMENT_OF: Final = {"heal_companion": "act_start"}  # by effect of a gift, where it is not "init_done"


class Named(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Entry of a table that has a name and a text."""

    id: str
    ru: str
    en: str
    ru_text: str
    en_text: str


class Figure(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody on the table; in Russian the name has other cases too."""

    ru_of: str
    ru_to: str


class Warrior(Figure, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Profile of human warriors, CL-R03."""

    lines: tuple[tuple[Mvt, Cbt, Def], ...]
    talents: tuple[terms.Talent, ...]
    condemned: bool
    figures: Annotated[int, Meta(ge=1, le=2)]


class Creature(Figure, frozen=True, forbid_unknown_fields=True, kw_only=True):
    mvt: Mvt
    cbt: Cbt
    defence: Def = field(name="def")
    health: Health
    cost: Cost


class Demon(Creature, frozen=True, forbid_unknown_fields=True, kw_only=True):
    talents: tuple[terms.Talent, ...]
    ability: terms.Ability | None = None
    amount: Number | None = None


class Gift(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    die: Annotated[int, Meta(ge=1, le=6)]
    moment: terms.Moment
    effect: terms.GiftEffect
    amount: Annotated[int, Meta(ge=1, le=3)]


class Object(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    copies: Annotated[int, Meta(ge=1, le=2)]
    users: tuple[terms.Profile, ...]
    mvt: Bonus = 0
    cbt: Bonus = 0
    defence: Bonus = field(name="def", default=0)
    use: terms.ObjectUse | None = None


def check_order(tables: Tables, file: str, rows: Sequence[Any], wanted: Sequence[str]) -> None:
    """Check that a table has these entries and no others, in this order."""
    got = [row.id for row in rows]
    if got != list(wanted):
        tables.fault(file, "", "", f"expected {', '.join(wanted)} in this order, got {', '.join(got)}")


def check_warriors(tables: Tables, warriors: Sequence[Warrior]) -> None:
    """CL-013: six lines of action; CL-006: as many figures as the box holds."""
    check_order(tables, WARRIORS, warriors, terms.PROFILES)
    for warrior in warriors:
        if len(warrior.lines) != terms.LINES:
            tables.fault(WARRIORS, warrior.id, "lines", f"expected {int(terms.LINES)} lines, got {len(warrior.lines)}")
        if warrior.talents:
            tables.check_list(WARRIORS, warrior.id, "talents", warrior.talents)
        if warrior.id in terms.PROFILES:
            figures = terms.PROFILE_OF.count(terms.PROFILES.index(warrior.id))
            if warrior.figures != figures:
                tables.fault(WARRIORS, warrior.id, "figures", f"expected {figures}, got {warrior.figures}")


def check_creatures(tables: Tables, creatures: Sequence[Creature]) -> None:
    check_order(tables, CREATURES_FILE, creatures, terms.CREATURES)
    for creature in creatures:
        if creature.id == "troglodyte" and creature.health != 1:
            tables.fault(CREATURES_FILE, creature.id, "health", f"one hit kills it (CL-109), got {creature.health}")
        if creature.id == "troglodyte" and creature.cost < 1:
            tables.fault(CREATURES_FILE, creature.id, "cost", f"expected at least 1, got {creature.cost}")
        if creature.id != "troglodyte" and creature.cost:
            tables.fault(CREATURES_FILE, creature.id, "cost", f"it cannot be bought, got {creature.cost}")


def check_demons(tables: Tables, demons: Sequence[Demon]) -> None:
    if not 1 <= len(demons) <= MOST_DEMONS:
        tables.fault(DEMONS, "", "", f"expected 1 to {MOST_DEMONS} Demons, got {len(demons)}")
    for demon in demons:
        if demon.talents:
            tables.check_list(DEMONS, demon.id, "talents", demon.talents)
        if demon.cost < 1:
            tables.fault(DEMONS, demon.id, "cost", f"expected at least 1, got {demon.cost}")
        bounds = AMOUNT_OF.get(demon.ability or "")
        if bounds is None and demon.amount is not None:
            tables.fault(DEMONS, demon.id, "amount", f"ability {demon.ability or 'none'!r} has no such field")
        elif bounds is not None and demon.amount is None:
            tables.fault(DEMONS, demon.id, "amount", f"missing, ability {demon.ability!r} needs it")
        elif bounds is not None and demon.amount is not None and not bounds[0] <= demon.amount <= bounds[1]:
            tables.fault(DEMONS, demon.id, "amount", f"expected {bounds[0]} to {bounds[1]}, got {demon.amount}")
        if demon.ability == "unshaken" and "impressive" not in demon.talents:
            tables.fault(DEMONS, demon.id, "ability", "'unshaken' needs the talent 'impressive'")


def check_gifts(tables: Tables, gifts: Sequence[Gift]) -> None:
    """CL-023, CL-024: each gift has a die; what it does happens at the moment that its effect knows."""
    if not 1 <= len(gifts) <= terms.MOST_GIFTS:
        tables.fault(GIFTS, "", "", f"expected 1 to {int(terms.MOST_GIFTS)} gifts, got {len(gifts)}")
    for gift in gifts:
        moment = MOMENT_OF.get(gift.effect, "init_done")
        if gift.moment != moment:
            tables.fault(GIFTS, gift.id, "moment", f"effect {gift.effect!r} happens at {moment!r}, got {gift.moment!r}")
    check_once(tables, GIFTS, [(gift.id, gift.effect) for gift in gifts])


def check_once(tables: Tables, file: str, effects: Sequence[tuple[str, str]]) -> None:
    """Check that no two entries have one effect, where the rules keep one number for it."""
    held: dict[str, str] = {}
    for entry, effect in effects:
        if effect in held:
            tables.fault(file, entry, "effect", f"{effect} is the effect of {held[effect]} already")
        held.setdefault(effect, entry)


def check_objects(tables: Tables, objects: Sequence[Object]) -> None:
    """CL-041: an object has its users, and does something."""
    if not 1 <= len(objects) <= terms.MOST_OBJECTS:
        tables.fault(OBJECTS, "", "", f"expected 1 to {int(terms.MOST_OBJECTS)} objects, got {len(objects)}")
    for found in objects:
        tables.check_list(OBJECTS, found.id, "users", found.users)
        if "captive" in found.users:
            tables.fault(OBJECTS, found.id, "users", "the Captive bears no objects")
        if found.use is None and not (found.mvt or found.cbt or found.defence):
            tables.fault(OBJECTS, found.id, "use", "missing, and no bonus: the object does nothing")


def check_dice(
    tables: Tables, warriors: Sequence[Warrior], gifts: Sequence[Gift], objects: Sequence[Object], boost: int
) -> None:
    """Check that no attack of a human throws more dice than the odds are counted for."""
    smite = sum(gift.amount for gift in gifts if gift.effect == "smite")
    for warrior in warriors:
        more = smite if "blessed" in warrior.talents else BLESSING_CBT
        borne = sum(found.cbt for found in objects if warrior.id in found.users)
        dice = max([line[1] for line in warrior.lines], default=0) + borne + more + boost
        if dice > MOST_DICE:
            tables.fault(WARRIORS, warrior.id, "lines", f"expected at most {MOST_DICE} dice of an attack, got {dice}")
