"""What players of Claustrophobia are asked, and what the others are told: one question for each step that asks."""

from __future__ import annotations

from typing import Final

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import MVT
from igroteka.games.claustrophobia.rules.combat import DICE
from igroteka.games.claustrophobia.rules.wounds import SOURCES
from igroteka.games.claustrophobia.state.told import is_human
from igroteka.games.claustrophobia.view.queries import human_named, needs_dice
from igroteka.games.claustrophobia.view.types import View
from igroteka.games.claustrophobia.words.cards import hits, warrior_name
from igroteka.games.claustrophobia.words.chosen import told_warrior, where
from igroteka.games.claustrophobia.words.events import WOUND_SOURCES
from igroteka.table.prompts import Facts, Prompts, Question
from igroteka.table.text.messages import Arg, Ref

# --- what a question is about; the first number of a question is the seat, but not in a window ---


def points(content: Content, view: View) -> dict[str, Arg]:
    return {"points": view.points}


def ref_at(place: int, kind: str) -> Facts:
    """Return the thing that a number of the question names."""

    def facts(content: Content, view: View) -> dict[str, Arg]:
        return {kind: Ref(kind, view.about[place])}

    return facts


def human_at(place: int, name: str = "human") -> Facts:
    def facts(content: Content, view: View) -> dict[str, Arg]:
        return {name: Ref("human", view.about[place])}

    return facts


def card_of_human(content: Content, view: View) -> dict[str, Arg]:
    """Return the human and the card of a question about both."""
    return {"human": Ref("human", view.about[1]), "card": Ref("card", view.about[2])}


def spot_at(place: int) -> Facts:
    def facts(content: Content, view: View) -> dict[str, Arg]:
        return {"tile": where(view, view.about[place])}

    return facts


def giving(content: Content, view: View) -> dict[str, Arg]:
    """Tell how many warriors wait for a die, to those who give them."""
    return {"left": needs_dice(view) if view.acts else 0}


def placing(content: Content, view: View) -> dict[str, Arg]:
    return {"left": len(view.dice) if view.acts else 0}


def new_value(content: Content, view: View) -> dict[str, Arg]:
    return {"value": view.about[1]}


def acting(content: Content, view: View) -> dict[str, Arg]:
    """Tell who acts, and the MVT left to him."""
    warrior = view.about[1]
    if is_human(warrior):
        mvt = human_named(view, warrior).now[MVT]
    else:
        mvt = view.trog[MVT]
        named = [fiend for fiend in view.fiends if warrior % 32 == 16 + fiend.fiend]
        mvt = named[0].values[MVT] if named else mvt
    left = 0 if view.halted else max(0, mvt - view.spent)
    return {"who": warrior_name(told_warrior(view, warrior)), "mvt": left}


def healing(content: Content, view: View) -> dict[str, Arg]:
    return {"human": Ref("human", view.about[1]), "left": view.about[2]}


def guarding(content: Content, view: View) -> dict[str, Arg]:
    """Tell who may take hits for whom."""
    guarded = view.about[2] // int(DICE)
    return {"human": Ref("human", view.about[1]), "other": Ref("human-of", guarded), "hits": hits(view.hits)}


def wounding(content: Content, view: View) -> dict[str, Arg]:
    """Tell whose line is wounded, by what, and how many more."""
    how = view.about[2]
    source = WOUND_SOURCES[how % int(SOURCES)]
    return {"human": Ref("human", view.about[1]), "left": how // int(SOURCES), "source": source}


def spending(content: Content, view: View) -> dict[str, Arg]:
    return {"tile": where(view, view.about[1]), "hits": hits(view.about[2])}


def laying(content: Content, view: View) -> dict[str, Arg]:
    return {"tile": Ref("tile", view.drawn) if view.drawn >= 0 else ""}


def threat_left(content: Content, view: View) -> dict[str, Arg]:
    return {"tp": view.tp}


def under_attack(content: Content, view: View) -> dict[str, Arg]:
    return {"human": Ref("human", view.about[0]), "hits": hits(view.hits)}


QUESTIONS: Final[dict[str, Question]] = {
    "BuildForce": Question("ask-build", "wait-build", "CL-R51", points),
    "BuyOwner": Question("ask-owner", "wait-owner", "CL-042", ref_at(1, "object")),
    "ExtraGift": Question("ask-extra-gift", "wait-extra-gift", "CL-138"),
    "AfterRoll": Question("ask-after-roll", "wait-after-roll", "CL-019"),
    "NewValue": Question("ask-new-value", "wait-new-value", "CL-039", new_value),
    "AssignDice": Question("ask-assign", "wait-assign", "CL-019", giving),
    "InitiativeDone": Question("ask-initiative-done", "wait-initiative-done", "CL-130"),
    "CourageWho": Question("ask-courage", "wait-courage", "CL-R40", ref_at(1, "gift")),
    "SecondWindWho": Question("ask-second-wind", "wait-second-wind", "CL-039", ref_at(1, "card")),
    "NextHuman": Question("ask-next-human", "wait-next-human", "CL-032"),
    "ActHuman": Question("ask-act", "wait-act", "CL-034", acting),
    "HealWho": Question("ask-heal-who", "wait-heal-who", "CL-R40", ref_at(1, "gift")),
    "HealLine": Question("ask-heal-line", "wait-heal-line", "CL-047", healing),
    "GrenadeWhere": Question("ask-grenade", "wait-card", "CL-R06", card_of_human),
    "OilWhere": Question("ask-oil", "wait-card", "CL-R49", card_of_human),
    "WaterWhom": Question("ask-water", "wait-card", "CL-R49", card_of_human),
    "HandOver": Question("ask-hand-over", "wait-hand-over", "CL-R55"),
    "Guard": Question("ask-guard", "wait-guard", "CL-125", guarding),
    "WoundLine": Question("ask-wound", "wait-wound", "CL-112", wounding),
    "ExorciseWhom": Question("ask-exorcise", "wait-exorcise", "CL-012"),
    "PlaceDice": Question("ask-destiny", "wait-destiny", "CL-051", placing),
    "TrapWhom": Question("ask-trap", "wait-trap", "CL-R28"),
    "SummonWhat": Question("ask-summon", "wait-summon", "CL-067", threat_left),
    "ToughWhere": Question("ask-tough", "wait-event", "CL-R37", ref_at(1, "card")),
    "CaveInWhere": Question("ask-cave-in", "wait-event", "CL-081", ref_at(1, "card")),
    "NextDemon": Question("ask-next-demon", "wait-next-demon", "CL-083"),
    "UnguardWhom": Question("ask-unguard", "wait-event", "CL-R43", ref_at(1, "card")),
    "MiasmaWhere": Question("ask-miasma", "wait-event", "CL-081", ref_at(1, "card")),
    "ActDemon": Question("ask-act-demon", "wait-act", "CL-083", acting),
    "BreakWhich": Question("ask-break", "wait-break", "CL-012"),
    "LayTile": Question("ask-lay", "wait-lay", "CL-099", laying),
    "HoleWhere": Question("ask-hole", "wait-hole", "CL-155"),
    "SpendTokens": Question("ask-tokens", "wait-tokens", "CL-R37", spending),
    "VertigoFirst": Question("ask-vertigo", "wait-event", "CL-081", ref_at(1, "card")),
    "VertigoSecond": Question("ask-vertigo-second", "wait-vertigo", "CL-081", human_at(2)),
    "RustWho": Question("ask-rust", "wait-event", "CL-081", ref_at(1, "card")),
    "PanicWhere": Question("ask-panic", "wait-panic", "CL-081", human_at(1)),
    "PossessedWhich": Question("ask-possessed", "wait-possessed", "CL-012", spot_at(1)),
    "RemoveFigure": Question("ask-remove", "wait-remove", "CL-R57", spot_at(1)),
    # windows: nobody learns who is asked
    "DemonAfterInitiative": Question("ask-window-initiative", "", "CL-081"),
    "DemonAtActivation": Question("ask-window-activation", "", "CL-081", human_at(0)),
    "DemonAtTile": Question("ask-window-tile", "", "CL-R53", laying),
    "DemonAfterExploring": Question("ask-window-explored", "", "CL-081", spot_at(0)),
    "AtHits": Question("ask-window-hits", "", "CL-081", under_attack),
    "AtDeath": Question("ask-window-death", "", "CL-113", human_at(0)),
}

PROMPTS: Final = Prompts(QUESTIONS, "CL-R41", "table-considering")
prompt: Final = PROMPTS.prompt
