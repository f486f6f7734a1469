"""Why a choice of Cry Havoc is refused: the reason with its clause, and what is missing."""

from __future__ import annotations

from typing import Final

from igroteka.games.havoc.content.vocabulary import TERRAINS
from igroteka.games.havoc.state import actions, reasons
from igroteka.games.havoc.view.queries import regions_of
from igroteka.games.havoc.words.cards import crystals, terrain_name
from igroteka.games.havoc.words.chosen import Chosen
from igroteka.games.havoc.words.costs import RANSOM_PRICE, points
from igroteka.table.choices import Reason
from igroteka.table.text.messages import Arg


def price(chosen: Chosen) -> dict[str, Arg]:
    """Tell the building points that are needed, and those that there are."""
    structure = chosen.content.structures[chosen.first]
    need = structure.build if chosen.verb == actions.RAISE else structure.activate or 0
    have = chosen.asked(1) if chosen.view.step == "BuildWhat" else 0
    return {"need": points("build", need), "have": have}


def store(chosen: Chosen) -> dict[str, Arg]:
    """Tell the crystals that are needed, and those that are stored."""
    need = (chosen.content.skills[chosen.first].cost or 1) if chosen.verb == actions.SKILL else 1
    return {"need": crystals(need), "have": chosen.view.stored}


def pinned(chosen: Chosen) -> dict[str, Arg]:
    """CH-085: tell how many soldiers the attackers hold fast."""
    place = chosen.place(chosen.first)
    attackers = sum(place.soldiers) - place.soldiers[chosen.side]
    return {"attackers": attackers, "held": 2 * attackers, "soldiers": place.soldiers[chosen.side]}


def terrains(chosen: Chosen) -> dict[str, Arg]:
    """Tell the terrain of the card and that of the battle."""
    site = regions_of(chosen.content, chosen.view)[chosen.battle.region]
    card = chosen.content.cards[chosen.first].deck
    own = terrain_name(TERRAINS.index(card)) if card in TERRAINS else terrain_name(site.terrain)
    return {"card": own, "here": terrain_name(site.terrain)}


def purse(chosen: Chosen) -> dict[str, Arg]:
    return {"need": RANSOM_PRICE, "have": chosen.own.vp}


def enters(chosen: Chosen) -> bool:
    """Tell whether soldiers would move into the region."""
    return chosen.view.step in ("MarchTo", "SkillGoal")


REASONS: Final[dict[int, Reason]] = {
    reasons.NO_CARDS: Reason("why-no-cards", "CH-R16"),
    reasons.RESERVE_EMPTY: Reason("why-reserve-empty", "CH-182", by_verb={int(actions.RECRUIT): "CH-090"}),
    reasons.NOTHING_TO_DRAW: Reason("why-nothing-to-draw", "CH-R18"),
    reasons.ALREADY_ENABLED: Reason("why-enabled", "CH-109"),
    reasons.LAST_ROUND: Reason("why-last-round", "CH-170"),
    reasons.NO_ENABLE_CARD: Reason("why-no-enable-card", "CH-105"),
    reasons.SKILL_USED: Reason("why-skill-used", "CH-112"),
    reasons.OTHER_PHASE: Reason("why-other-phase", "CH-113"),
    reasons.NO_TARGET: Reason("why-no-target", "CH-R87"),
    reasons.TOO_FEW_CRYSTALS: Reason("why-few-crystals", "CH-111", store, {int(actions.ACTIVATE): "CH-093"}),
    reasons.ENEMY_HQ: Reason("why-enemy-hq", "CH-063"),
    reasons.BATTLE_THERE: Reason(
        "why-battle", lambda chosen: "CH-064" if enters(chosen) else "CH-083", by_verb={int(actions.ACTIVATE): "CH-084"}
    ),
    reasons.BARRED: Reason("why-barred", "CH-R69"),
    reasons.TOO_FAR: Reason("why-too-far", "CH-061"),
    reasons.PINNED: Reason("why-pinned", "CH-085", pinned),
    reasons.ATTACKERS_STAY: Reason("why-attackers", "CH-087"),
    reasons.MUST_STOP: Reason("why-must-stop", "CH-065"),
    reasons.NOT_CONTROLLED: Reason("why-not-controlled", "CH-093", by_verb={int(actions.ACTIVATE): "CH-100"}),
    reasons.IS_HQ: Reason("why-hq", "CH-098"),
    reasons.STANDS_THERE: Reason("why-stands-there", "CH-099"),
    reasons.NO_STRUCTURE_LEFT: Reason("why-no-structure", "CH-R77"),
    reasons.TOO_DEAR: Reason("why-too-dear", "CH-094", price),
    reasons.ACTIVATED: Reason("why-activated", "CH-097"),
    reasons.NO_CRYSTAL_HERE: Reason("why-no-crystal", "CH-093"),
    reasons.NO_SUPPORT_LEFT: Reason("why-no-support", "CH-R62"),
    reasons.HOLDS_ALREADY: Reason("why-holds", "CH-R69"),
    reasons.NO_BATTLE_TEXT: Reason("why-no-battle-text", "CH-R21"),
    reasons.WRONG_TERRAIN: Reason("why-wrong-terrain", "CH-127", terrains),
    reasons.NO_TERRAIN_HERE: Reason("why-no-terrain", "CH-128"),
    reasons.TOO_POOR: Reason("why-too-poor", "CH-157", purse),
    reasons.OCCUPIED: Reason("why-occupied", "CH-R57"),
    reasons.TROGS_LURK: Reason("why-trogs-lurk", "CH-R29"),
}
