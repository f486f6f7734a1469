"""Raids, battles and dice of Trappers, told before the click: exact odds, what success brings, what artifacts do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from igroteka.games.trappers.content.vocabulary import MORE_ATTACK, MORE_MP, NO_LOSSES, REP_HERE, REROLL
from igroteka.games.trappers.rules.dice import FACES, IN_BATTLE, ON_CAPITAL, ON_CITY, ON_RONGAUT, TO_CAPTURE
from igroteka.games.trappers.rules.raids import BOOTY, CAPITAL_BOOTY
from igroteka.games.trappers.view.odds import Face, battle_again, battle_odds, face_of, prize, raid_here, raid_odds
from igroteka.games.trappers.view.queries import NONE, rep_after
from igroteka.games.trappers.view.types import Raid
from igroteka.games.trappers.words.cards import residents, zefs
from igroteka.games.trappers.words.notes import RONGAUT, Chosen, joined, next_points, rep_change, rep_changes, score
from igroteka.table.choices import MsgOf, told
from igroteka.table.text.messages import Msg, Ref, msg
from igroteka.table.text.phrases import tenths

# --- raids and battles ---


def raid_of(chosen: Chosen, what: int) -> Msg | None:
    """The face that is needed, the losses, and what success brings."""
    if not chosen.view.raids:
        return None
    odds = raid_odds(chosen.view, raid_here(chosen.view, what))
    need = "none" if odds.ways == 0 else "any" if odds.ways == FACES else "some"
    numbers = {"strength": odds.strength, "defence": odds.defence, "needed": odds.needed, "ways": odds.ways}
    said = msg("note-raid", "TR-145", need=need, **numbers)
    losses = msg("note-losses", "TR-152", loss=tenths(odds.loss))
    return joined([said, losses, *(spoils(chosen, what) if odds.ways else []), *failure(chosen, what)])


def spoils(chosen: Chosen, what: int) -> list[Msg]:
    """If it succeeds."""
    if what == ON_CAPITAL:
        return [msg("note-booty", "TR-101", zefs=zefs(int(CAPITAL_BOOTY))), *rep_changes(chosen, -1)]
    if what == TO_CAPTURE:
        zefs_too = max(0, chosen.view.capture_zefs)
        gained = [msg("note-booty", "TR-R05", zefs=zefs(zefs_too))] if zefs_too else []
        return [msg("note-captured", "TR-150"), *gained]
    after = "factory" if what == ON_CITY else "nothing"
    return [msg("note-booty", "TR-149", zefs=zefs(int(BOOTY))), msg("note-wrecked", "TR-151", left=after)]


def failure(chosen: Chosen, what: int) -> list[Msg]:
    """TR-R12, where the option says so."""
    costs = what == ON_CAPITAL and chosen.view.failure_costs_rep
    return [msg("note-failure-costs", "TR-R12")] if costs else []


def raiding(what: i64) -> MsgOf:
    """Return the note of a button that declares such a raid."""
    raid = int(what)
    return lambda chosen: raid_of(chosen, raid)


def battle(chosen: Chosen) -> Msg | None:
    return joined([battle_chance(chosen, chosen.trapper.seat, chosen.first), *stakes(chosen, chosen.first)])


def battle_chance(chosen: Chosen, attacker: int, defender: int) -> Msg:
    odds = battle_odds(chosen.view, attacker, defender)
    numbers = {"win": odds.win, "tie": odds.tie, "lost": odds.loss, "force": odds.force, "against": odds.against}
    return msg("note-battle", "TR-168", **numbers)


def stakes(chosen: Chosen, rival: int) -> list[Msg]:
    """Tell what winning brings, and what losing costs besides residents."""
    view = chosen.view
    notes = [won(chosen, rival), msg("note-if-beaten", "TR-175", turns=view.defeat_skip)]
    if view.defender_scores and chosen.trapper.seat not in view.trappers[rival].beaten:
        notes.append(msg("note-rival-scores", "TR-R18", vp=prize(view, rival, chosen.trapper.seat)[0]))
    return notes


def won(chosen: Chosen, rival: int, sure: str = "no") -> Msg:
    vp, taken = prize(chosen.view, chosen.trapper.seat, rival)
    if not vp:
        return msg("note-beaten-before", "TR-173")
    return msg("note-prize", "TR-172", score=score(chosen, vp, "TR-172"), zefs=zefs(taken), sure=sure)


def catching(chosen: Chosen) -> Msg | None:
    return joined([msg("note-catch", "TR-170"), won(chosen, chosen.first, "yes")])


# --- dice at hand ---


def raid_at_hand(chosen: Chosen) -> Raid:
    return raid_here(chosen.view, chosen.view.about[1])


def rolling(chosen: Chosen) -> Msg | None:
    """Before the die: the chance as it stands."""
    view = chosen.view
    if view.about[1] == IN_BATTLE:
        return battle_chance(chosen, *view.fighters)
    return raid_of(chosen, view.about[1])


def standing_result(chosen: Chosen) -> Msg | None:
    """After the die: what it comes to."""
    view = chosen.view
    if view.about[1] == ON_RONGAUT:
        return msg("note-rongaut-face", "TR-188", die=view.die)
    if view.about[1] == IN_BATTLE:
        return battle_result(chosen)
    face = face_at_hand(chosen)
    numbers = {"attack": face.attack, "defence": raid_at_hand(chosen).defence}
    said = msg("note-raid-stands", "TR-145", won="yes" if face.won else "no", **numbers)
    return joined([said, lost_residents(face.lost)])


def face_at_hand(chosen: Chosen) -> Face:
    return face_of(chosen.view, raid_at_hand(chosen), chosen.view.die, chosen.trapper.residents)


def lost_residents(lost: int) -> Msg:
    return msg("note-lost", "TR-152", residents=residents(lost))


def battle_result(chosen: Chosen) -> Msg | None:
    view = chosen.view
    odds = battle_odds(view, *view.fighters)
    mine, other = odds.force + view.die, odds.against + view.second_die
    end = "won" if mine > other else "lost" if mine < other else "tied"
    said = msg("note-battle-stands", "TR-168", mine=mine, other=other, end=end)
    return joined([said, lost_residents(0 if view.cocoon else die_losses(chosen))])


def die_losses(chosen: Chosen) -> int:
    return min(chosen.trapper.residents, int(FACES) - chosen.view.die)


def using(chosen: Chosen) -> Msg | None:
    """Tell what the artifact would change now; elsewhere what the card says."""
    told = USES.get(chosen.artifact.effect)
    found = told(chosen) if told is not None else None
    return found or msg("note-card", "TR-064", text=Ref("artifact-text", chosen.first))


def more_attack(chosen: Chosen) -> Msg | None:
    if chosen.view.step != "RollOrPlay":
        return None
    view, amount = chosen.view, chosen.artifact.amount
    if view.about[1] == IN_BATTLE:
        now = battle_odds(view, *view.fighters)
        after = sum(now.difference + amount + mine - other > 0 for mine in range(1, 7) for other in range(1, 7))
        return msg("note-battle-better", "TR-168", before=now.win, after=after)
    raid = raid_at_hand(chosen)
    better = raid_odds(view, Raid(raid.what, raid.strength + amount, raid.defence))
    return msg("note-raid-better", "TR-145", before=raid_odds(view, raid).ways, after=better.ways)


def rolled_again(chosen: Chosen) -> Msg | None:
    if chosen.view.step != "KeepOrPlay":
        return None
    what = chosen.view.about[1]
    if what == ON_RONGAUT:
        return RONGAUT
    if what == IN_BATTLE:
        win, tie = battle_again(chosen.view)
        return msg("note-battle-again", "TR-168", win=win, tie=tie)
    return msg("note-raid-again", "TR-145", ways=raid_odds(chosen.view, raid_at_hand(chosen)).ways)


def spared(chosen: Chosen) -> Msg | None:
    if chosen.view.step != "KeepOrPlay" or chosen.view.about[1] == ON_RONGAUT:
        return None
    return msg("note-spared", "TR-152", residents=residents(die_losses(chosen)))


more_points: Final = told(
    "note-more-points",
    "TR-043",
    before=lambda chosen: chosen.trapper.points,
    after=lambda chosen: chosen.trapper.points + chosen.artifact.amount,
)


def rep_here(chosen: Chosen) -> Msg | None:
    """TR-R15: no mirror."""
    if chosen.here < 0 or chosen.clan == NONE:
        return None
    clan, trapper = chosen.clan, chosen.trapper
    now = rep_after(trapper, clan, chosen.artifact.amount)
    return joined([rep_change(clan, trapper.base[clan], now, "TR-R15"), next_points(chosen, chosen.here, now)])


USES: Final[dict[int, Callable[[Chosen], Msg | None]]] = {  # by effect
    int(MORE_ATTACK): more_attack,
    int(REROLL): rolled_again,
    int(NO_LOSSES): spared,
    int(MORE_MP): more_points,
    int(REP_HERE): rep_here,
}
