"""What choices of Cry Havoc bring, told before the click: from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from igroteka.games.havoc.content.vocabulary import OBJECTIVES
from igroteka.games.havoc.rules.battle_effects import LEFT
from igroteka.games.havoc.rules.moving import WAY
from igroteka.games.havoc.view.forecast import ATTACKER, DEFENDER, outcome
from igroteka.games.havoc.view.odds import lurking
from igroteka.games.havoc.view.queries import in_hand, lurk, payment, score_now, ways_from
from igroteka.games.havoc.view.types import Battle
from igroteka.games.havoc.words.cards import (
    bonus_name,
    card_text,
    cards,
    crystals,
    side_name,
    side_of,
    soldiers,
    structure_text,
)
from igroteka.games.havoc.words.chosen import Chosen
from igroteka.games.havoc.words.costs import RANSOM_PRICE, points
from igroteka.table.choices import MsgOf
from igroteka.table.text.messages import Arg, Msg, Ref, msg
from igroteka.table.text.phrases import listed, percent

ICONS: Final = ("move", "recruit", "build")  # by number


def joined(notes: Sequence[Msg]) -> Msg | None:
    """Say one after another, by the clause of the first."""
    if not notes:
        return None
    said = notes[-1]
    for note in reversed(notes[:-1]):
        said = msg("note-and", note.clause, first=note, rest=said)
    return said


# --- factions, cards, structures, skills ---


def faction(chosen: Chosen) -> Msg:
    return msg("note-text", "CH-009", text=Ref("faction-text", chosen.first))


def card(chosen: Chosen) -> Msg:
    return card_text(chosen.content, chosen.first)


def tactics(chosen: Chosen) -> Msg:
    """Tell what a card does in battle, or that a jam makes it do nothing (CH-R83)."""
    party = chosen.battle.parties[chosen.asked(1)]
    if party.jammed:
        return msg("note-jammed", "CH-R83")
    return msg("note-text", "CH-123", text=Ref("card-text", chosen.first))


def structure(chosen: Chosen) -> Msg:
    """Tell what it does, and how many tokens are left (CH-R77)."""
    left = dict(chosen.own.tiles).get(chosen.first, 0)
    return msg("note-raise", "CH-R77", text=structure_text(chosen.content, chosen.first), left=left)


def activation(chosen: Chosen) -> Msg:
    return msg("note-text", "CH-093", text=Ref("structure-text", chosen.first))


def skill(chosen: Chosen) -> Msg:
    return msg("note-text", "CH-111", text=Ref("skill-text", chosen.first))


def deck(chosen: Chosen) -> Msg:
    """Tell how many cards a deck has."""
    if chosen.first < len(chosen.view.decks):
        return msg("note-deck", "CH-102", cards=cards(chosen.view.decks[chosen.first].cards))
    own = chosen.own
    return msg("note-own-deck", "CH-049", cards=cards(own.deck), discard=len(own.discard))


# --- paying ---


def pay(chosen: Chosen) -> Msg | None:
    """Tell what the card adds to the points, and its bonus (CH-055)."""
    icon = chosen.asked(1)
    added = payment(chosen.content, [chosen.first])
    so_far = payment(chosen.content, chosen.own.picked).icon(icon)
    gained = added.icon(icon)
    notes = [msg("note-pay", "CH-060", gained=gained, sum=points(ICONS[icon], so_far + gained))]
    bonus = chosen.content.cards[chosen.first].bonus
    if bonus is not None:
        notes.append(bonus_name(bonus))
    return joined(notes)


def paid(chosen: Chosen) -> Msg | None:
    """Tell the points and the bonuses of all cards picked (CH-R14)."""
    icon = chosen.asked(1)
    sum_of = payment(chosen.content, chosen.own.picked)
    notes = [msg("note-paid", "CH-R14", sum=points(ICONS[icon], sum_of.icon(icon)))]
    if sum_of.drawn:
        notes.append(msg("note-drawn", "CH-056", cards=cards(sum_of.drawn)))
    if sum_of.vp:
        notes.append(msg("note-vp", "CH-059", vp=sum_of.vp))
    if sum_of.places:
        notes.append(msg("note-places", "CH-043"))
    return joined(notes)


def hand_worth(icon: str) -> MsgOf:
    """Return the note of an action that is paid for: what the whole hand would give."""
    place = ICONS.index(icon)

    def note(chosen: Chosen) -> Msg:
        return msg("note-hand", "CH-050", sum=points(icon, payment(chosen.content, chosen.own.known).icon(place)))

    return note


def last_card(chosen: Chosen) -> bool:
    """Tell whether paying with it ends the paying: undo stops where cards are shown."""
    return sum(in_hand(chosen.own).values()) == 1


def place(chosen: Chosen) -> Msg:
    """CH-R12: tell the order of the next round."""
    order = [side for side in chosen.view.upcoming if side != chosen.side]
    order.insert(chosen.first, chosen.side)
    return msg("note-order", "CH-R12", order=listed([side_name(side) for side in order]))


# --- moving ---


def arrival(chosen: Chosen, region: int) -> list[Msg]:
    """Tell what waits in a region: enemies, Trog tokens, an exploration token, a marker."""
    there, notes = chosen.place(region), list[Msg]()
    foes = [(side, many) for side, many in enumerate(there.soldiers) if side != chosen.side and many]
    for side, many in foes:
        notes.append(msg("note-battle", "CH-078", soldiers=soldiers(many), foe=side_of(side)))
    if lurk(there):
        notes.append(tokens(chosen, region))
    if there.explorations:
        notes.append(msg("note-exploration", "CH-072"))
    if not foes and not lurk(there) and there.owner != chosen.side:
        if there.owner < 0:
            notes.append(msg("note-control", "CH-077"))
        else:
            notes.append(msg("note-control-from", "CH-077", foe=side_of(there.owner)))
    if there.crystals:
        notes.append(msg("note-crystals", "CH-025", crystals=crystals(there.crystals)))
    return notes


def tokens(chosen: Chosen, region: int) -> Msg:
    """Tell the chances of the face-down Trog tokens, number by number (CH-073)."""
    odds = lurking(chosen.content, chosen.view, region)
    said: list[Arg] = [msg("note-odds", trogs=many, chance=percent(chance)) for many, chance in odds.trogs if chance]
    there = chosen.place(region)
    return msg("note-tokens", "CH-073", tokens=there.war_parties + there.nests, odds=listed(said))


def target(chosen: Chosen) -> Msg | None:
    return joined(arrival(chosen, chosen.first))


def leaving(chosen: Chosen) -> Msg | None:
    """Tell how many soldiers may leave, and of how many (CH-085)."""
    there = chosen.place(chosen.first).soldiers[chosen.side]
    ways = ways_from(chosen.view, chosen.side, chosen.first)
    return msg("note-movable", "CH-085", movable=ways[0].movable, soldiers=there) if ways else None


def marchers(chosen: Chosen) -> Msg:
    """Tell how many stay behind."""
    there = chosen.place(chosen.asked(2) // int(WAY)).soldiers[chosen.side]
    return msg("note-stay", "CH-061", soldiers=soldiers(there - chosen.first))


def points_lost(chosen: Chosen) -> Msg | None:
    """CH-068, CH-101: tell what is lost by stopping."""
    icon, clause = ("move", "CH-068") if chosen.view.step == "MarchFrom" else ("build", "CH-101")
    return msg("note-lost", clause, points=points(icon, chosen.asked(1)))


# --- recruiting, placing, crystals ---


def recruits(chosen: Chosen) -> Msg:
    return msg("note-reserve", "CH-182", left=chosen.own.reserve - chosen.first)


def own_region(chosen: Chosen) -> Msg:
    """Tell who stands there already."""
    return msg("note-there", "CH-185", soldiers=soldiers(chosen.place(chosen.first).soldiers[chosen.side]))


def crystals_there(chosen: Chosen) -> Msg:
    """Tell whose crystals they would be (CH-183)."""
    there = chosen.place(chosen.first)
    if there.owner < 0:
        return msg("note-crystals-nobody", "CH-183", crystals=crystals(there.crystals))
    return msg("note-crystals-of", "CH-183", crystals=crystals(there.crystals), who=side_of(there.owner))


def foes_there(chosen: Chosen) -> Msg | None:
    """Tell whose soldiers stand in a region that is aimed at."""
    there = chosen.place(chosen.first)
    foes = [(side, many) for side, many in enumerate(there.soldiers) if side != chosen.side and many]
    return joined([msg("note-foes", "CH-R71", soldiers=soldiers(many), foe=side_of(side)) for side, many in foes])


def spending(chosen: Chosen) -> Msg:
    each = chosen.content.structures[chosen.asked(1)].vp or 0
    return msg("note-vp", "CH-004", vp=each * chosen.first)


# --- scoring ---


def enabling(chosen: Chosen) -> Msg:
    """Tell what the round would bring if it ended now: to the enabler, and to the others (CH-110)."""
    view, content = chosen.view, chosen.content
    mine = score_now(content, view, chosen.side, chosen.side)
    others: list[Arg] = [
        msg("note-score", side=side_name(other.side), vp=score_now(content, view, other.side, chosen.side).total)
        for other in view.sides
        if other.seat >= 0 and other.side != chosen.side
    ]
    return msg(
        "note-enable",
        "CH-110",
        regions=mine.regions,
        crystals=mine.crystals + mine.tokens,
        vp=mine.total,
        others=listed(others) if others else msg("nobody"),
    )


def ransom(chosen: Chosen) -> Msg:
    """Tell how many of one's soldiers are held there, and the points left after paying."""
    held = chosen.own.captured[chosen.first]
    return msg("note-ransom", "CH-156", held=held, vp=chosen.own.vp - RANSOM_PRICE)


def freeing(chosen: Chosen) -> Msg:
    return msg("note-free", "CH-113", held=chosen.own.captured[chosen.first])


# --- battle ---


def ahead(chosen: Chosen, battle: Battle) -> Msg:
    """Tell how the battle would end if nobody played another card, the attacker first as on the battle board."""
    end = outcome(chosen.content, chosen.view, battle)
    captor: Arg = msg("nobody") if end.prisoners == 0 else side_name(battle.parties[end.capture].side)
    return msg(
        "note-ahead",
        "CH-133",
        control=side_name(battle.parties[end.control].side),
        capture=captor,
        attacker_kills=end.kills[ATTACKER],
        defender_kills=end.kills[DEFENDER],
        attacker_vp=end.vp[ATTACKER],
        defender_vp=end.vp[DEFENDER],
    )


def with_on(battle: Battle, party: int, on: Sequence[int]) -> Battle:
    """Return the battle with other soldiers of a party on the objectives."""
    parties = list(battle.parties)
    parties[party] = replace(parties[party], on=tuple(on))
    return replace(battle, parties=tuple(parties))


def changed(battle: Battle, party: int, changes: dict[int, int]) -> Battle:
    """Return the battle with more or fewer soldiers of a party on some objectives."""
    there = battle.parties[party].on
    return with_on(battle, party, [there[o] + changes.get(o, 0) for o in range(int(OBJECTIVES))])


def on_control(chosen: Chosen) -> Msg:
    """Tell what is left for the other objectives."""
    party = chosen.asked(1)
    all_there = chosen.place(chosen.battle.region).soldiers[chosen.battle.parties[party].side]
    return msg("note-rest", "CH-122", soldiers=soldiers(all_there - chosen.first))


def on_capture(chosen: Chosen) -> Msg:
    """Tell what goes to Attrition; for the defender, who places last, how it would end too."""
    party, control = chosen.asked(1), chosen.asked(2)
    battle = chosen.battle
    rest = chosen.place(battle.region).soldiers[battle.parties[party].side] - control - chosen.first
    said = msg("note-attrition", "CH-122", soldiers=soldiers(rest))
    if party == 0:
        return said
    placed = with_on(battle, party, (control, chosen.first, rest))
    return msg("note-and", "CH-122", first=said, rest=ahead(chosen, placed))


def shift(chosen: Chosen) -> Msg:
    moved = chosen.asked(2) % int(LEFT)
    return ahead(chosen, changed(chosen.battle, moved, {chosen.first: -1, chosen.second: 1}))


def onto(chosen: Chosen) -> Msg:
    """Tell the end with one soldier more on the objective."""
    return ahead(chosen, changed(chosen.battle, chosen.asked(1), {chosen.first: 1}))


def off(chosen: Chosen) -> Msg:
    """Tell the end with one soldier fewer there."""
    return ahead(chosen, changed(chosen.battle, chosen.asked(1), {chosen.first: -1}))


def killed(chosen: Chosen) -> Msg:
    """Tell the end with one enemy fewer there."""
    return ahead(chosen, changed(chosen.battle, 1 - chosen.asked(1), {chosen.first: -1}))


def named_first(chosen: Chosen) -> Msg:
    battle = chosen.battle
    rest = [objective for objective in battle.sequence if objective != chosen.first]
    return ahead(chosen, replace(battle, sequence=(chosen.first, *rest)))


def named_skipped(chosen: Chosen) -> Msg:
    battle = chosen.battle
    return ahead(chosen, replace(battle, skipped=(*battle.skipped, chosen.first)))


def passing(chosen: Chosen) -> Msg:
    """Tell how the battle stands for whoever plays no more cards."""
    return ahead(chosen, chosen.battle)


def standing(chosen: Chosen) -> Msg:
    """Tell how many soldiers both sides have on an objective."""
    battle = chosen.battle
    attacker, defender = [party.on[chosen.first] for party in battle.parties]
    return msg("note-standing", "CH-119", attacker=attacker, defender=defender)
