"""What players of Cry Havoc are asked, and what the others are told: one question for each step that asks."""

from __future__ import annotations

from typing import Final

from igroteka.games.havoc.content.tables import Content
from igroteka.games.havoc.rules.battle_effects import LEFT
from igroteka.games.havoc.rules.building import PLACE_FIRST
from igroteka.games.havoc.rules.draw_phase import HAND_LIMIT
from igroteka.games.havoc.rules.moving import WAY
from igroteka.games.havoc.rules.relocating import LOTS
from igroteka.games.havoc.view.queries import own_side, payment
from igroteka.games.havoc.view.types import View
from igroteka.games.havoc.words.cards import ACTIONS_EACH, deck_of, side_of
from igroteka.games.havoc.words.chosen import battle_in, region_in
from igroteka.games.havoc.words.costs import RANSOM_PRICE, points
from igroteka.games.havoc.words.notes import ICONS
from igroteka.table.prompts import Facts, Prompts, Question
from igroteka.table.text.messages import Arg, Ref

# --- what a question is about; the first number of a question is the seat ---


def region_at(place: int) -> Facts:
    """Return the region that a number of the question names."""

    def facts(content: Content, view: View) -> dict[str, Arg]:
        return {"region": region_in(view, view.about[place])}

    return facts


def number_at(place: int, name: str) -> Facts:
    def facts(content: Content, view: View) -> dict[str, Arg]:
        return {name: view.about[place]}

    return facts


def too_many(content: Content, view: View) -> dict[str, Arg]:
    """Tell how many cards are still to be picked, to those who must (CH-048)."""
    own = own_side(view)
    left = 0 if own is None else max(0, own.hand - len(own.picked) - int(HAND_LIMIT))
    return {"limit": int(HAND_LIMIT), "left": left}


def acting(content: Content, view: View) -> dict[str, Arg]:
    return {"action": view.action, "all": ACTIONS_EACH, "acted": "yes" if view.about[1] else "no"}


def paying(content: Content, view: View) -> dict[str, Arg]:
    """Tell the points so far to whoever pays: the others see no card before all are picked."""
    icon = view.about[1]
    own = own_side(view)
    picked = own.picked if view.acts and own is not None else ()
    return {"icon": ICONS[icon], "points": points(ICONS[icon], payment(content, picked).icon(icon))}


def marching(content: Content, view: View) -> dict[str, Arg]:
    return {"points": points("move", view.about[1])}


def marching_from(content: Content, view: View) -> dict[str, Arg]:
    return {"region": region_in(view, view.about[2]), **marching(content, view)}


def on_the_way(place: int) -> Facts:
    """Return both ends of a way that a number of the question names."""

    def facts(content: Content, view: View) -> dict[str, Arg]:
        way = view.about[place]
        return {"start": region_in(view, way // int(WAY)), "region": region_in(view, way % int(WAY))}

    return facts


def keeping(content: Content, view: View) -> dict[str, Arg]:
    return {"deck": deck_of(view.about[1])}


def building(content: Content, view: View) -> dict[str, Arg]:
    return {"points": points("build", view.about[1]), "how": "build" if view.about[2] else "activate"}


def site_of(content: Content, view: View) -> dict[str, Arg]:
    return {"structure": Ref("structure", view.about[1] // int(PLACE_FIRST))}


def structure(content: Content, view: View) -> dict[str, Arg]:
    return {"structure": Ref("structure", view.about[1])}


def spending(content: Content, view: View) -> dict[str, Arg]:
    return {"vp": content.structures[view.about[1]].vp or 0, "stored": view.stored}


def moved_structure(content: Content, view: View) -> dict[str, Arg]:
    return {"structure": Ref("structure", view.about[1] // int(LOTS))}


def skill(content: Content, view: View) -> dict[str, Arg]:
    return {"skill": Ref("skill", view.about[1])}


def fight(content: Content, view: View) -> dict[str, Arg]:
    """Tell the battle that is fought, and whom the seat acts for: neutral Trogs, or its own side (CH-130)."""
    battle = battle_in(view)
    party = battle.parties[view.about[1]]
    own = "own" if view.sides_of[party.seat] == party.side else "trogs"
    return {"region": region_in(view, battle.region), "role": own}


def moving_soldiers(content: Content, view: View) -> dict[str, Arg]:
    """Tell whose soldiers are moved on the battle board, and how many more."""
    party, what = view.about[1], view.about[2]
    whose = "own" if what % int(LEFT) == party else "foe"
    return {"whose": whose, "left": what // int(LEFT)}


def capturing(content: Content, view: View) -> dict[str, Arg]:
    foe = battle_in(view).parties[1 - view.about[1]]
    return {"foe": side_of(foe.side)}


def battle_region(content: Content, view: View) -> dict[str, Arg]:
    return {"region": region_in(view, battle_in(view).region)}


def ransom(content: Content, view: View) -> dict[str, Arg]:
    own = view.sides[view.sides_of[view.about[0]]]
    return {"held": sum(own.captured), "price": RANSOM_PRICE, "vp": own.vp}


QUESTIONS: Final[dict[str, Question]] = {
    "ChooseFaction": Question("ask-faction", "wait-faction", "CH-009"),  # Q1
    "ReinforceWhere": Question("ask-reinforce", "wait-reinforce", "CH-R87"),  # Q2
    "CrystalBloom": Question("ask-bloom", "wait-bloom", "CH-189"),  # Q3
    "NestWhere": Question("ask-nest", "wait-nest", "CH-R29", number_at(1, "left")),
    "DiscardDown": Question("ask-discard", "wait-discard", "CH-048", too_many),  # Q4
    "ChooseAction": Question("ask-action", "wait-action", "CH-052", acting),  # Q5
    "PayWith": Question("ask-pay", "wait-pay", "CH-R16", paying),  # Q6
    "ChoosePlace": Question("ask-place", "wait-place", "CH-R11"),  # Q7
    "MarchFrom": Question("ask-march", "wait-march", "CH-061", marching),  # Q8
    "MarchTo": Question("ask-march-to", "wait-march-to", "CH-061", marching_from),  # Q9
    "MarchMany": Question("ask-march-many", "wait-march-many", "CH-R95", on_the_way(2)),  # Q10
    "NextTurned": Question("ask-turned", "wait-turned", "CH-R72"),  # Q11
    "NextMarked": Question("ask-marked", "wait-marked", "CH-R72"),
    "MapDeck": Question("ask-map", "wait-map", "CH-072", number_at(1, "cards")),  # Q12
    "KeepWhich": Question("ask-keep", "wait-keep", "CH-103", keeping),
    "ReadyWhich": Question("ask-ready", "wait-ready", "CH-072"),
    "NextBattle": Question("ask-next-battle", "wait-next-battle", "CH-079"),  # Q13
    "GiveUpRegion": Question("ask-give-up", "wait-give-up", "CH-R26", region_at(1)),  # Q14
    "RecruitMany": Question("ask-recruit", "wait-recruit", "CH-R96", number_at(1, "most")),  # Q15
    "LandAt": Question("ask-land", "wait-land", "CH-089", number_at(1, "left")),  # Q16
    "LandMany": Question("ask-land-many", "wait-land-many", "CH-089", region_at(2)),
    "BuildWhat": Question("ask-build", "wait-build", "CH-093", building),  # Q17
    "BuildWhere": Question("ask-build-where", "wait-build-where", "CH-093", site_of),  # Q18
    "ChooseTarget": Question("ask-target", "wait-target", "CH-093", structure),  # Q19
    "ChooseVictim": Question("ask-victim", "wait-victim", "CH-R71", region_at(1)),
    "MusterMany": Question("ask-muster", "wait-muster", "CH-182", region_at(2)),
    "SpendMany": Question("ask-spend", "wait-spend", "CH-093", spending),
    "MatrixDeck": Question("ask-matrix", "wait-matrix", "CH-R60"),
    "MatrixOverflow": Question("ask-overflow", "wait-overflow", "CH-R60"),  # Q20
    "DrawFrom": Question("ask-draw", "wait-draw", "CH-102"),  # Q21
    "SkillTarget": Question("ask-skill", "wait-skill", "CH-111", skill),  # Q22
    "WhichToken": Question("ask-token", "wait-skill", "CH-R90", skill),
    "WhichKind": Question("ask-kind", "wait-skill", "CH-R92", skill),
    "SkillGoal": Question("ask-goal", "wait-skill", "CH-111", skill),
    "TeleportMany": Question("ask-teleport", "wait-teleport", "CH-R57", on_the_way(1)),
    "RedrawCard": Question("ask-redraw", "wait-redraw", "CH-111"),
    "RebuildWhat": Question("ask-rebuild", "wait-rebuild", "CH-R93", region_at(1)),
    "ActivateNew": Question("ask-activate", "wait-activate", "CH-R93", structure),
    "RelocateWhat": Question("ask-relocate", "wait-relocate", "CH-R92", number_at(1, "left")),
    "RelocateTo": Question("ask-relocate-to", "wait-relocate", "CH-R92", moved_structure),
    "BlowUpWhat": Question("ask-blow-up", "wait-blow-up", "CH-111"),
    "PlaceOnControl": Question("ask-control", "wait-place-soldiers", "CH-120", fight),  # Q23
    "PlaceOnCapture": Question("ask-capture", "wait-place-soldiers", "CH-120", fight),
    "PlayCard": Question("ask-tactics", "wait-tactics", "CH-123", fight),  # Q24
    "ShiftOne": Question("ask-shift", "wait-effect", "CH-123", moving_soldiers),  # Q25
    "DeployOne": Question("ask-deploy", "wait-effect", "CH-123", number_at(2, "left")),
    "CallFrom": Question("ask-call", "wait-effect", "CH-123"),
    "CallOnto": Question("ask-onto", "wait-effect", "CH-123", region_at(2)),
    "KillOne": Question("ask-kill", "wait-effect", "CH-R39", capturing),
    "BleedOne": Question("ask-bleed", "wait-effect", "CH-123"),
    "WithdrawOne": Question("ask-withdraw", "wait-effect", "CH-123", number_at(2, "left")),
    "WithdrawTo": Question("ask-withdraw-to", "wait-effect", "CH-123"),
    "NameFirst": Question("ask-first", "wait-effect", "CH-133"),
    "NameSkipped": Question("ask-skip", "wait-effect", "CH-133"),
    "CaptureWhich": Question("ask-prisoner", "wait-prisoner", "CH-139", capturing),  # Q26
    "NameVictim": Question("ask-attrition", "wait-attrition", "CH-R37", capturing),  # Q27
    "FireAt": Question("ask-fire", "wait-fire", "CH-R59", battle_region),  # Q28
    "RetreatTo": Question("ask-retreat", "wait-retreat", "CH-148", battle_region),  # Q29
    "RetreatMany": Question("ask-retreat-many", "wait-retreat", "CH-R40", region_at(2)),
    "Burrow": Question("ask-burrow", "wait-burrow", "CH-R44"),  # Q30
    "RansomOrNot": Question("ask-ransom", "wait-ransom", "CH-156", ransom),  # Q31
}

PROMPTS: Final = Prompts(QUESTIONS, "CH-172", "table-considering")
prompt: Final = PROMPTS.prompt
