"""What choices of Claustrophobia bring, told before the click: from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from igroteka.games.claustrophobia.content.vocabulary import (
    BUY_ADVANTAGE,
    BUY_BLADE,
    BUY_BRUTE,
    BUY_GIFT,
    BUY_OBJECT,
    CBT,
    DEED_NAMES,
    ELUSIVE,
    LINES,
    MOST_TP,
    MVT,
    PROFILES,
    THE_DEMON,
    TROGS_TARGET,
)
from igroteka.games.claustrophobia.state.told import FIEND, TOUGH_TROG, TROG, is_human
from igroteka.games.claustrophobia.view.odds import Attack, attack_on_human, attack_on_target, shares
from igroteka.games.claustrophobia.view.queries import (
    DIRECTIONS,
    SIDES,
    demons_on,
    fiend_named,
    fits,
    gift_of,
    in_play,
    partners,
    scenario_of,
    target_chance,
    tile_kind,
    trogs_on,
    within_reach,
    yield_of,
)
from igroteka.games.claustrophobia.view.sides import OPENING
from igroteka.games.claustrophobia.view.types import Spot, Warrior
from igroteka.games.claustrophobia.words.cards import dice, tile_text, trogs, values
from igroteka.games.claustrophobia.words.chosen import Chosen
from igroteka.table.text.messages import Arg, Msg, Ref, msg
from igroteka.table.text.phrases import listed, percent, tenths

COLUMNS = 5  # of a distribution of hits, the last for that many or more
LAST_LINE = 1  # free lines of a warrior whom one more wound kills
OPPOSITE = (2, 3, 0, 1)


def joined(notes: Sequence[Msg]) -> Msg | None:
    """Say one after another, by the clause of the first."""
    if not notes:
        return None
    said = notes[-1]
    for note in reversed(notes[:-1]):
        said = msg("note-and", note.clause, first=note, rest=said)
    return said


# --- cards, gifts, items ---


def card(chosen: Chosen) -> Msg:
    return msg("note-text", "CL-039", text=Ref("card-text", chosen.first))


def second_card(chosen: Chosen) -> Msg:
    return msg("note-text", "CL-039", text=Ref("card-text", chosen.second))


def gift(chosen: Chosen) -> Msg:
    return msg("note-text", "CL-024", text=Ref("gift-text", chosen.first))


def extra_gift(chosen: Chosen) -> Msg:
    """Tell the die that a gift needs besides what it does."""
    text = Ref("gift-text", chosen.first)
    return msg("note-gift", "CL-138", die=chosen.content.gifts[chosen.first].die, text=text)


def item(chosen: Chosen) -> Msg:
    number = chosen.first
    if number == BUY_ADVANTAGE:
        return msg("note-random-card", "CL-038")
    if number in (BUY_BRUTE, BUY_BLADE):
        profile = PROFILES.index("brute" if number == BUY_BRUTE else "blade")
        return msg("note-text", "CL-014", text=Ref("profile-text", profile))
    if number >= BUY_OBJECT:
        return msg("note-text", "CL-041", text=Ref("object-text", number - int(BUY_OBJECT)))
    which = number - int(BUY_GIFT)
    return msg("note-gift", "CL-023", die=chosen.content.gifts[which].die, text=Ref("gift-text", which))


def unspent(chosen: Chosen) -> Msg | None:
    """Tell that points which are left are lost."""
    return msg("note-unspent", "CL-R51", points=chosen.view.points) if chosen.view.points else None


# --- initiative ---


def line_values(warrior: Warrior, line: int, talents: int) -> Msg:
    """Tell what a line would give him: its values, or that he would be Exhausted."""
    would = warrior.lines[line] if warrior.lines else warrior.now
    if warrior.wounds[line] and warrior.ignored != line + 1:
        return msg("note-exhausting", "CL-026", values=values(would), talents=talents)
    return msg("note-values", "CL-020", values=values(would))


def given(chosen: Chosen) -> Msg | None:
    """Tell the line of a die, and the gift that it wakes (CL-024)."""
    warrior, value = chosen.human(chosen.first), chosen.second
    talents = len(chosen.content.warriors[warrior.profile].talents)
    notes = [line_values(warrior, value - 1, talents)]
    wakes = gift_of(chosen.content, chosen.view, value) if warrior.profile == 0 else -1
    if wakes >= 0 and not warrior.wounds[value - 1]:
        notes.append(msg("note-wakes", "CL-024", gift=Ref("gift", wakes)))
    return joined(notes)


def blessed(chosen: Chosen) -> Msg | None:
    """Tell the value before and after, or the wound that heals and gives him his line back (CL-132)."""
    warrior = chosen.human(chosen.first)
    amount = 1 if chosen.second == MVT else 2
    now = warrior.now[chosen.second]
    if warrior.die and warrior.wounds[warrior.die - 1]:
        plus = msg("note-plus", "CL-131", amount=amount)
        return joined([plus, msg("note-heals-line", "CL-132", line=warrior.die)])
    return msg("note-before-after", "CL-131", before=now, after=now + amount)


def own_line(chosen: Chosen) -> Msg | None:
    """Tell the line of his die, as Second Wind lets him use it."""
    warrior = chosen.human(chosen.first)
    if not warrior.die:
        return None
    line = chosen.content.warriors[warrior.profile].lines[warrior.die - 1]
    return msg("note-values", "CL-020", values=values(line))


def warrior(chosen: Chosen) -> Msg:
    """Tell how a human stands: his values and wounds."""
    found = chosen.human(chosen.first)
    if found.exhausted:
        return msg("note-exhausted", "CL-027", values=values(found.now), wounds=sum(found.wounds))
    return msg("note-warrior", "CL-020", values=values(found.now), wounds=sum(found.wounds))


def wounds(chosen: Chosen) -> Msg:
    """Tell how many wounds he has, and whether one more kills him."""
    found = chosen.human(chosen.first)
    many = sum(found.wounds)
    deadly = "yes" if int(LINES) - many == LAST_LINE else "no"
    return msg("note-wounds", "CL-113", wounds=many, deadly=deadly)


def die_of(chosen: Chosen) -> Msg:
    """Tell the die that a human has been given."""
    return msg("note-die", "CL-020", die=chosen.human(chosen.first).die)


def objects(chosen: Chosen) -> Msg | None:
    """Name the objects that would not work."""
    borne: list[Arg] = [Ref("object", number) for number in chosen.human(chosen.first).objects]
    return msg("note-objects", "CL-046", objects=listed(borne)) if borne else None


# --- moving and exploring ---


def could_act(chosen: Chosen, found: Warrior) -> bool:
    """Tell whether a human has something obvious to do: a way, or an enemy beside him."""
    if found.at < 0 or found.acted:
        return False
    moves = found.now[MVT] > 0 and not found.stuck
    return moves or (found.now[CBT] > 0 and demons_on(chosen.spot(found.at)) > 0)


def unused_humans(chosen: Chosen) -> Msg | None:
    """Ask back where the phase ends with somebody who could still act."""
    idle: list[Arg] = [Ref("human", found.human) for found in in_play(chosen.view) if could_act(chosen, found)]
    return msg("ask-idle", "CL-037", who=listed(idle)) if idle else None


def unused_demons(chosen: Chosen) -> Msg | None:
    """Ask back where the phase ends with warriors that stand beside a human and have not attacked."""
    ready = sum([spot.ready + spot.ready_tough for spot in chosen.view.spots if spot.humans])
    ready += sum(
        [not fiend.done and fiend.at >= 0 and bool(chosen.spot(fiend.at).humans) for fiend in chosen.view.fiends]
    )
    return msg("ask-idle-demons", "CL-083", count=ready) if ready else None


def arrival(chosen: Chosen, spot: Spot) -> list[Msg]:
    """Tell what waits on a tile: enemies, and what is special there."""
    notes = list[Msg]()
    human = is_human(chosen.view.acting)
    enemies = demons_on(spot) if human else len(spot.humans)
    if enemies:
        notes.append(msg("note-enemies", "CL-091", count=enemies))
    kind = tile_kind(chosen.content, spot)
    dormant = kind in ("booby", "mechanism") and (spot.sprung or not human)
    if kind not in ("plain", "exit", "pentacle", "stash", "lair") and not dormant:
        notes.append(tile_text(kind))
    return notes


def step(chosen: Chosen) -> Msg | None:
    """Tell what waits there, and who is held back on the tile that is left (CL-095)."""
    notes = arrival(chosen, chosen.spot(chosen.first))
    behind = left_behind(chosen)
    return joined([*notes, behind] if behind is not None else notes)


def left_behind(chosen: Chosen) -> Msg | None:
    if chosen.here < 0 or not is_human(chosen.view.acting):
        return None
    spot = chosen.spot(chosen.here)
    others = [human for human in spot.humans if human != chosen.view.acting]
    held: list[Arg] = [Ref("human", human) for human in others if ELUSIVE not in chosen.human(human).talents]
    enemies = demons_on(spot)
    if not held or enemies <= len(others):
        return None
    return msg("note-left-behind", "CL-095", who=listed(held), enemies=enemies, friends=len(others))


def exploring(chosen: Chosen) -> Msg | None:
    """Tell how many tiles are left, and the chance that the next one is a place the scenario is about."""
    view = chosen.view
    notes = [msg("note-stack", "CL-098", tiles=view.stack)]
    if view.foresight:
        notes.append(msg("note-foresight", "CL-R55", tiles=view.foresight))
    elif view.top and view.top[0] >= 0:
        notes.append(msg("note-next-tile", "CL-R53", tile=Ref("tile", view.top[0])))
    elif view.aim[0]:
        notes.append(msg("note-target", "CL-R18", chance=percent(target_chance(view))))
    behind = left_behind(chosen)
    return joined([*notes, behind] if behind is not None else notes)


def handed(chosen: Chosen) -> Msg:
    """Tell the open sides of a tile, and what is special there."""
    tile = chosen.content.tiles[chosen.first]
    said = msg("note-sides", "CL-088", count=len(tile.sides))
    return msg("note-and", "CL-088", first=said, rest=tile_text(tile.kind))


def turned(chosen: Chosen) -> Msg | None:
    """Tell what a rotation of the new tile leaves: unexplored openings and connections."""
    view = chosen.view
    if view.drawn < 0:
        return None
    spot, side = chosen.edge(chosen.asked(1))
    beside = chosen.spot(spot)
    x, y = beside.x + DIRECTIONS[side][0], beside.y + DIRECTIONS[side][1]
    laid = {(other.x, other.y): other for other in view.spots}
    tile = chosen.content.tiles[view.drawn]
    openings, connections = 0, 0
    for letter in tile.sides:
        way = ("NESW".index(letter) + chosen.first) % SIDES
        other = laid.get((x + DIRECTIONS[way][0], y + DIRECTIONS[way][1]))
        if other is None:
            openings += 1
        elif other.sides[OPPOSITE[way]] == OPENING:
            connections += 1
    return msg("note-turn", "CL-099", openings=openings, connections=connections)


def crowd(chosen: Chosen) -> Msg:
    """Tell who stands on a tile that is aimed at: both sides."""
    spot = chosen.spot(chosen.first)
    return msg("note-crowd", "CL-089", humans=len(spot.humans), demons=demons_on(spot))


def beyond(chosen: Chosen) -> Msg | None:
    """Tell which tile lies behind a passage."""
    spot, side = chosen.edge(chosen.first)
    other = chosen.spot(spot).neighbours[side]
    return msg("note-beyond", "CL-088", tile=chosen.where(other)) if other >= 0 else None


def ending(chosen: Chosen) -> Msg | None:
    """Tell what a warrior gives up by stopping."""
    view = chosen.view
    mvt = 0 if view.halted else chosen.mvt_left
    if view.attacked and not mvt:
        return None
    return msg("note-unused", "CL-036", mvt=mvt, attack="no" if view.attacked else "yes")


# --- fights ---


def odds(attack: Attack, target: str) -> Msg:
    """Tell dice, needed value, average, the whole distribution, and the chance to finish the target off."""
    average = tenths(attack.average)
    said = msg(
        "note-odds", "CL-107", dice=dice(attack.dice), need=attack.needed, average=average, spread=spread(attack)
    )
    notes = [said]
    kills = attack.guarded if target == "human" else attack.kills
    if kills:
        notes.append(msg("note-kills", "CL-107", target=target, chance=percent(kills)))
    if attack.doubled:
        notes.append(msg("note-doubled", "CL-144"))
    if attack.again:
        notes.append(msg("note-frantic", "CL-123"))
    return joined(notes) or said


def spread(attack: Attack) -> Msg:
    """Tell the chance of each number of hits."""
    parts = [
        msg("note-share", more="yes" if more else "no", hits=hits, chance=percent(chance))
        for hits, more, chance in shares(attack.hits, COLUMNS)
    ]
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = msg("note-spread", first=part, rest=said)
    return said


def kind_of(target: int) -> str:
    return "trogs" if target == TROGS_TARGET else "fiend"


def attack(chosen: Chosen) -> Msg:
    found = attack_on_target(chosen.content, chosen.view, chosen.view.acting, chosen.first, chosen.here)
    return odds(found, kind_of(chosen.first))


def shot(chosen: Chosen) -> Msg:
    """Tell the odds of an attack into the next tile."""
    found = attack_on_target(chosen.content, chosen.view, chosen.view.acting, chosen.second, chosen.first)
    return odds(found, kind_of(chosen.second))


def strike(chosen: Chosen) -> Msg:
    return odds(attack_on_human(chosen.content, chosen.view, chosen.view.acting, chosen.first), "human")


def swarm(chosen: Chosen) -> Msg:
    """Tell the odds of all equal Troglodytes of a tile together."""
    spot, is_tough = chosen.spot(chosen.first // 2), chosen.first % 2
    many = spot.ready_tough if is_tough else spot.ready
    attacker = int(TOUGH_TROG if is_tough else TROG)
    return odds(attack_on_human(chosen.content, chosen.view, attacker, chosen.second, many), "human")


def line(chosen: Chosen) -> Msg:
    """Tell what is lost with a line, or that the wound kills."""
    found = chosen.human(chosen.asked(1))
    lost = values(chosen.content.warriors[found.profile].lines[chosen.first])
    if int(LINES) - sum(found.wounds) == LAST_LINE:
        return msg("note-last-line", "CL-113", values=lost)
    if found.die == chosen.first + 1:
        return msg("note-line-in-use", "CL-116", values=lost)
    return msg("note-values", "CL-112", values=lost)


def healed(chosen: Chosen) -> Msg:
    """Tell what a healed line gives, and whether it ends Exhaustion (CL-048)."""
    found = chosen.human(chosen.asked(1))
    back = values(chosen.content.warriors[found.profile].lines[chosen.first])
    if found.exhausted and found.die == chosen.first + 1:
        return msg("note-wakes-up", "CL-048", values=back)
    return msg("note-values", "CL-047", values=back)


def shared(chosen: Chosen) -> Msg:
    """Tell what is left for the target when the bodyguard takes so many hits."""
    return msg("note-shared", "CL-125", rest=chosen.view.hits - chosen.first)


def tokens(chosen: Chosen) -> Msg:
    """Tell how many Troglodytes die, the other hits taking tokens (CL-R37)."""
    return msg("note-tokens", "CL-R37", trogs=trogs(chosen.asked(2) - chosen.first))


# --- the Board of Destiny, bringing in ---


def space(chosen: Chosen) -> Msg | None:
    """Tell what a space would do now, and which dice would complete it."""
    die, number = chosen.first, chosen.second
    found, state = chosen.content.spaces[number], chosen.view.spaces[number]
    notes = [effect(chosen, number, die)]
    if found.dice > 1 and not state.dice:
        others = partners(chosen.content, chosen.view, number, die)
        if others:
            notes.append(msg("note-partner", "CL-054", values=" ".join(map(str, others))))
    elif found.dice > 1 and fits(chosen.content, chosen.view, number, (*state.dice, die)):
        notes.append(msg("note-complete", "CL-054"))
    return joined(notes)


def effect(chosen: Chosen, number: int, die: int) -> Msg:
    """Say the effect of a space in numbers of this table."""
    made = yield_of(chosen.content, chosen.view, number)
    found = chosen.content.spaces[number]
    match made.effect:
        case "threat":
            gained = made.high if found.high_from is not None and die >= found.high_from else made.amount
            before = chosen.view.tp
            return msg("note-threat", "CL-059", before=before, after=min(int(MOST_TP), before + gained))
        case "trog_stat" | "futile":
            said = msg("note-trogs", "CL-060", stat=made.stat, before=made.before, after=made.after, count=made.many)
            if made.effect == "trog_stat":
                return said
            slowed = msg("note-slowed", "CL-065", cap=found.cap or 0)
            return msg("note-and", "CL-065", first=slowed, rest=said)
        case "calm":
            return msg("note-calm", "CL-058", before=made.before, after=made.after)
        case "draw_event":
            return msg("note-draw", "CL-061", deck=made.many)
        case "trap":
            return msg("note-trap", "CL-066", count=made.many)
    clause = "CL-062" if made.effect == "waive_humans" else "CL-063"
    return msg("note-waive", clause, effect=made.effect, count=made.many)


def summoned(chosen: Chosen) -> Msg:
    """Tell how soon a Troglodyte would reach a human from there, and what room there is."""
    spot = chosen.spot(chosen.first)
    steps = within_reach(chosen.content, chosen.view, chosen.first)
    room = spot.capacity - demons_on(spot)
    if steps is None:
        return msg("note-summon-far", "CL-074", room=room)
    return msg("note-summon", "CL-074", steps=steps, room=room)


def demon_comes(chosen: Chosen) -> Msg:
    """Tell the values of the Demon, and how often it may still come."""
    demon = fiend_named(chosen.view, int(THE_DEMON))
    return msg("note-demon", "CL-R22", values=values(demon.values), health=demon.health, entries=chosen.view.entries)


def kept(chosen: Chosen) -> Msg:
    """Tell the TP that are kept (CL-078)."""
    return msg("note-kept", "CL-078", tp=chosen.view.tp)


def trog(chosen: Chosen) -> Msg:
    """Tell the values of a Troglodyte, and how many equal ones are ready there."""
    spot, is_tough = chosen.spot(chosen.first), chosen.second
    now = chosen.view.trog
    shown = (now[0], now[1] + 1, now[2]) if is_tough else now
    return msg("note-trog", "CL-085", values=values(shown), ready=spot.ready_tough if is_tough else spot.ready)


def fiend(chosen: Chosen) -> Msg:
    found = fiend_named(chosen.view, chosen.first)
    left = found.health - found.wounds
    return msg("note-fiend", "CL-083", values=values(found.values), left=left, health=found.health)


def trogs_there(chosen: Chosen) -> Msg:
    return msg("note-there", "CL-R37", trogs=trogs(trogs_on(chosen.spot(chosen.first))))


# --- scenarios ---


def deed(chosen: Chosen) -> Msg | None:
    """Tell what a deed of the scenario does, in its own numbers."""
    scenario = scenario_of(chosen.content, chosen.view)
    match DEED_NAMES[chosen.first]:
        case "light_fuse":
            return msg("note-light", "CL-R49", fuse=scenario.fuse)
        case "chant":
            needed = next((end.amount for end in scenario.ends if "chanted" in end.when), 0)
            return msg("note-chant", "CL-R49", now=chosen.view.clock + 1, needed=needed)
        case "put_seal":
            return msg("note-seal", "CL-R49", left=chosen.view.seals - 1)
        case "exorcise":
            fails = Fraction(scenario.exorcism_need - 1, 6) ** scenario.exorcism_dice
            chance = percent(1 - fails)
            return msg(
                "note-exorcise",
                "CL-R49",
                dice=dice(scenario.exorcism_dice),
                need=scenario.exorcism_need,
                chance=chance,
            )
        case "open_chest":
            view = chosen.view
            every = view.full_chests + view.empty_chests
            return msg("note-open", "CL-R49", chance=percent(Fraction(view.full_chests, max(1, every))))
        case "break_seal":
            return breaking(chosen)
    return None


def breaking(chosen: Chosen) -> Msg:
    """Tell the chance to break the Seal of a tile."""
    need = seal_need(chosen)
    return msg("note-break", "CL-R49", need=need, chance=percent(Fraction(7 - need, 6)))


def seal_need(chosen: Chosen) -> int:
    """Return the least die that breaks a Seal: a Combat Demon needs less (5.6)."""
    scenario = scenario_of(chosen.content, chosen.view)
    is_demon = chosen.view.acting == FIEND + THE_DEMON
    able = [demon for demon in chosen.content.demons if demon.id == scenario.demon and demon.ability == "seal_breaker"]
    return (able[0].amount or scenario.seal_need) if is_demon and able else scenario.seal_need


def possessed(chosen: Chosen) -> Msg:
    found = fiend_named(chosen.view, chosen.first)
    return msg(
        "note-fiend", "CL-R58", values=values(found.values), left=found.health - found.wounds, health=found.health
    )
