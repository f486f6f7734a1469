"""A choice of Trappers taken apart, what it costs and what it brings, told before the click: from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.content.quests import Quest
from igroteka.games.trappers.content.tables import Artifact, Content
from igroteka.games.trappers.rules.cells.people_and_old import ARTIFACT_WORTH
from igroteka.games.trappers.rules.cells.wasteland import BUILD_COSTS, BUILD_PRICE
from igroteka.games.trappers.rules.offers import ARTIFACT_PRICE, recruits
from igroteka.games.trappers.rules.quests import CLANS_REWARDED
from igroteka.games.trappers.rules.raids import LEFT_BEHIND
from igroteka.games.trappers.rules.reputation import REP_PRICE
from igroteka.games.trappers.rules.rounds import CITY_INCOME, FACTORY_INCOME
from igroteka.games.trappers.rules.settlements import CITY_POINTS, CITY_TOLL, FACTORY_TOLL, UPGRADE_COSTS, UPGRADE_PRICE
from igroteka.games.trappers.state import actions
from igroteka.games.trappers.state.fields import HELD
from igroteka.games.trappers.view import queries
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words.cards import cell_name, form_name, quest_text, residents, signed, zefs
from igroteka.table import choices as table
from igroteka.table.choices import told
from igroteka.table.text.messages import Arg, Msg, Ref, msg
from igroteka.table.text.phrases import listed, seats


class Chosen(table.Chosen[Content, View]):
    """An action taken apart, with what it is read by."""

    @property
    def trapper(self) -> Trapper:
        return queries.actor(self.view)

    @property
    def here(self) -> int:
        return self.trapper.cell

    @property
    def clan(self) -> int:
        """0..5, or NONE."""
        return queries.clan_at(self.content, self.here)

    @property
    def artifact(self) -> Artifact:
        return self.content.artifacts[self.first]

    @property
    def quest(self) -> Quest:
        return self.content.quests[self.first]


def joined(notes: Sequence[Msg]) -> Msg | None:
    """One after another; by the clause of the first."""
    if not notes:
        return None
    said = notes[-1]
    for note in reversed(notes[:-1]):
        said = msg("note-and", note.clause, first=note, rest=said)
    return said


def clan_ref(clan: int) -> Ref:
    """Names of clans are numbered from 1."""
    return Ref("clan", clan + 1)


def next_points(chosen: Chosen, cell: int, rep: int | None = None) -> Msg:
    points = queries.points_from(chosen.view, chosen.trapper, queries.clan_at(chosen.content, cell), rep)
    return msg("note-next-points", "TR-043", points=points, where="here" if cell == chosen.here else "there")


def rep_change(clan: int, before: int, now: int, clause: str = "TR-132") -> Msg:
    return msg("rep-change", clause, clan=clan_ref(clan), before=signed(before), now=signed(now))


def rep_changes(chosen: Chosen, by: int) -> list[Msg]:
    """With the clan of the cell and with its enemy (TR-132)."""
    found = [rep_change(*change) for change in queries.changes(chosen.view, chosen.trapper, chosen.clan, by)]
    return [msg("note-rep", "TR-132", changes=listed(found))] if found else []


def score(chosen: Chosen, vp: int, clause: str) -> Msg:
    """Points, and whether they end the game (TR-002)."""
    now = chosen.trapper.vp + vp
    wins = "yes" if now >= chosen.view.target else "no"
    return msg("note-score", clause, vp=vp, now=now, target=chosen.view.target, wins=wins)


# what each face of the Rongaut brings (TR-085, TR-086, TR-087, TR-088, TR-089, TR-090)
RONGAUT: Final = msg("note-rongaut", "TR-084")

REP: Final = told("cost", "TR-139", what=zefs(int(REP_PRICE)))
NEW_ARTIFACT: Final = told("cost", "TR-097", what=zefs(int(ARTIFACT_PRICE)))
BUILDING: Final = told("cost", "TR-119", what=listed([zefs(int(BUILD_PRICE)), residents(int(BUILD_COSTS))]))
UPGRADING: Final = told("cost", "TR-129", what=listed([zefs(int(UPGRADE_PRICE)), residents(int(UPGRADE_COSTS))]))
RAIDER: Final = told("cost", "TR-123", what=residents(1))


def toll(view: View, visitor: Trapper, cell: int) -> int:
    """TR-141, TR-R23."""
    return min(visitor.zefs, int(CITY_TOLL if queries.is_city(view, cell) else FACTORY_TOLL))


def stay_price(chosen: Chosen) -> Msg | None:
    if queries.kind_at(chosen.content, chosen.here) == terms.CAPITAL:
        return None
    return msg("cost", "TR-141", what=zefs(toll(chosen.view, chosen.trapper, chosen.here)))


def capture_price(chosen: Chosen) -> Msg:
    """TR-150, TR-R05: only if it succeeds."""
    price = [zefs(-chosen.view.capture_zefs)] if chosen.view.capture_zefs < 0 else []
    return msg("cost-if-won", "TR-150", what=listed([*price, residents(int(LEFT_BEHIND))]))


def drive_price(chosen: Chosen) -> Msg | None:
    """On the spot the rover must turn for it to be a drive."""
    goal = queries.goal_at(chosen.view, chosen.first)
    if goal is None:
        return None
    kept = chosen.trapper.heading if goal.cell == chosen.here else queries.NONE
    return points_of(chosen, min(cost for heading, cost in enumerate(goal.headings) if cost >= 0 and heading != kept))


def facing_price(chosen: Chosen) -> Msg | None:
    goal = queries.goal_at(chosen.view, chosen.view.about[1])
    return None if goal is None else points_of(chosen, goal.headings[chosen.first])


def points_of(chosen: Chosen, spent: int) -> Msg:
    return msg("cost-points", "TR-046", spent=spent, points=chosen.trapper.points)


def due(chosen: Chosen) -> Msg:
    """Tell what a quest asks to be paid or left."""
    need = chosen.quest.need
    return msg("cost", "TR-177", what=zefs(need) if chosen.verb == actions.PAY else residents(need))


# --- where a rover would end ---


def staying(chosen: Chosen) -> Msg | None:
    return arriving(chosen, chosen.here)


def driving(chosen: Chosen) -> Msg | None:
    return arriving(chosen, chosen.first)


def arriving(chosen: Chosen, cell: int) -> Msg | None:
    """Dangers first, then what the cell does by itself, then the points of the next turn."""
    view, trapper = chosen.view, chosen.trapper
    owner, host = queries.owner_at(view, cell), queries.host_at(view, trapper.seat, cell)
    notes = []
    if host != queries.NONE:
        taken = toll(view, trapper, cell)
        notes.append(msg("note-certain-defeat", "TR-R20", who=Ref("seat", host), toll=zefs(taken)))
    elif owner == trapper.seat:
        notes += picked_up(chosen, cell)
    elif owner != queries.NONE:
        kind = "city" if queries.is_city(view, cell) else "factory"
        notes.append(msg("note-rivals", "TR-140", what=kind, who=Ref("seat", owner)))
    if queries.kind_at(chosen.content, cell) == terms.RONGAUT:
        notes.append(RONGAUT)
    notes += company(chosen, cell, host)
    if host == queries.NONE:
        notes += hunters(chosen, cell)
        notes.append(next_points(chosen, cell))
    return joined(notes)


def picked_up(chosen: Chosen, cell: int) -> list[Msg]:
    """TR-125: residents of one's own settlement."""
    trapper, clan = chosen.trapper, queries.clan_at(chosen.content, cell)
    many = trapper.standing[clan] if clan != queries.NONE else 0
    if many <= 0 or cell in trapper.marked:
        return []
    return [msg("note-pick-up", "TR-125", residents=residents(many))]


def company(chosen: Chosen, cell: int, host: int) -> list[Msg]:
    there = [t.seat for t in chosen.view.trappers if t.cell == cell and t.seat not in (chosen.trapper.seat, host)]
    return [msg("note-company", "TR-159", who=seats(there))] if there else []


def hunters(chosen: Chosen, cell: int) -> list[Msg]:
    """TR-160: Fighters who could end their next movement there; no battle on Something or in a settlement."""
    view = chosen.view
    if queries.kind_at(chosen.content, cell) == terms.SOMETHING or queries.owner_at(view, cell) != queries.NONE:
        return []
    near = [seat for seat in range(view.players) if seat != chosen.trapper.seat and cell in view.threats[seat]]
    return [msg("note-hunters", "TR-160", who=seats(near))] if near else []


def facing(chosen: Chosen) -> Msg | None:
    """Tell what would lie ahead next turn; the die of a Rongaut is thrown as soon as the rover stands."""
    content, cell = chosen.content, chosen.view.about[1]
    exit_there = cell * int(terms.HEADINGS) + chosen.first
    ahead, beyond_pit = content.exits[exit_there], content.ghost_exits[exit_there]
    if ahead != terms.CLOSED:
        return msg("note-ahead", "TR-051", cell=cell_name(content, ahead))
    return msg(
        "note-blocked", "TR-012" if beyond_pit != terms.CLOSED else "TR-013", by="edge" if beyond_pit < 0 else "pit"
    )


# --- reputation ---


def bought_rep(chosen: Chosen) -> Msg | None:
    if chosen.clan == queries.NONE:
        return None
    now = queries.rep_after(chosen.trapper, chosen.clan, 1)
    return joined([*rep_changes(chosen, 1), next_points(chosen, chosen.here, now)])


def rep_table(chosen: Chosen) -> Msg:
    """Tell whose standing could be stolen (TR-114)."""
    mine, rival = chosen.trapper, chosen.view.trappers[chosen.first]
    clans = [clan for clan in range(int(terms.CLANS)) if rival.base[clan] > 0 and mine.base[clan] < terms.BEST_REP]
    found: list[Arg] = [msg("rep-of", "", clan=clan_ref(clan), rep=signed(rival.base[clan])) for clan in clans]
    return msg("note-to-steal", "TR-114", clans=listed(found or [msg("nothing")]))


def chosen_clan(chosen: Chosen) -> Msg:
    """TR-112, TR-114: no mirror."""
    trapper, clan = chosen.trapper, chosen.first
    mine = rep_change(clan, trapper.base[clan], queries.rep_after(trapper, clan, 1), "TR-133")
    if chosen.view.step != "ChooseStolen":
        return msg("note-own-rep", "TR-112", change=mine)
    rival = chosen.view.trappers[chosen.view.about[1]]
    now = signed(queries.rep_after(rival, clan, -1))
    args: dict[str, Arg] = {"who": Ref("seat", rival.seat), "before": signed(rival.base[clan]), "now": now}
    return msg("note-stolen-rep", "TR-114", change=mine, **args)


# --- deeds ---


def factory_gain(chosen: Chosen) -> Msg | None:
    """TR-120, TR-121, TR-R16."""
    trapper = chosen.trapper
    notes = [msg("note-income", "TR-120", zefs=zefs(int(FACTORY_INCOME)))]
    own = [queries.clan_at(chosen.content, cell) for cell in (*trapper.factories, *trapper.cities)]
    if chosen.clan != queries.NONE and chosen.clan not in own:
        notes += rep_changes(chosen, 1)
    return joined(notes)


def city_gain(chosen: Chosen) -> Msg | None:
    more = zefs(int(CITY_INCOME - FACTORY_INCOME))
    return joined([score(chosen, int(CITY_POINTS), "TR-130"), msg("note-income", "TR-130", zefs=more)])


def clan_raid(chosen: Chosen) -> Msg | None:
    """TR-123: no die."""
    rep = rep_changes(chosen, -1) if chosen.clan != queries.NONE else []
    return joined([msg("note-clan-raid", "TR-146"), *rep])


def peace(chosen: Chosen) -> Msg | None:
    """TR-093, or TR-142 with a rival."""
    if queries.kind_at(chosen.content, chosen.here) != terms.CAPITAL:
        return msg("note-guest", "TR-142", zefs=zefs(int(REP_PRICE)))
    trapper = chosen.trapper
    if trapper.form == terms.MIMIC:
        first = msg("note-no-recruits", "TR-081", why="mimic")
    elif chosen.here in trapper.marked:
        first = msg("note-no-recruits", "TR-094", why="marker")
    else:
        first = msg("note-may-recruit", "TR-094", residents=residents(comers(chosen)))
    return joined([first, msg("note-market", "TR-093", zefs=zefs(int(REP_PRICE)))])


def comers(chosen: Chosen) -> int:
    """TR-094; TR-081: never for a Mimic, so the track is the standing."""
    return int(recruits(chosen.trapper.base[chosen.clan]))


def recruiting(chosen: Chosen) -> Msg:
    many = comers(chosen) if chosen.clan != queries.NONE else 0
    return msg("note-recruit", "TR-094", residents=residents(many), now=chosen.trapper.residents + many)


def next_artifact(chosen: Chosen) -> Msg:
    """Once the loose cards are gone those put under the deck come in their order, and some viewers know them."""
    view = chosen.view
    if 0 < view.artifacts_left == len(view.buried) and view.buried[0] != queries.NONE:
        return msg("note-next-artifact", "TR-066", artifact=Ref("artifact", view.buried[0]))
    return msg("note-artifact", "TR-097", left=view.artifacts_left)


# --- forms ---


def new_form(chosen: Chosen) -> Msg | None:
    """Tell what the form may do, and the points of the next turn from here."""
    notes = [msg("form-text", "TR-071", form=terms.FORMS[chosen.first])]
    if chosen.here >= 0 and chosen.clan != queries.NONE:
        rep = chosen.trapper.base[chosen.clan]
        before = queries.standing_with(chosen.view, chosen.trapper.form, rep)
        now = queries.standing_with(chosen.view, chosen.first, rep)
        if now != before:
            notes.append(msg("note-standing", "TR-079", before=signed(before), now=signed(now)))
    return joined(notes)


kept_form: Final = told("note-kept-form", "TR-071", form=lambda chosen: form_name(chosen.trapper.form))


# --- quests and artifacts given away ---


def taking(chosen: Chosen) -> Msg | None:
    """TR-104, TR-111: with two one must go; a card put under the deck in the open is known when its turn comes."""
    view, side = chosen.view, chosen.first
    notes = [msg("note-quests", "TR-180", left=view.quests_left[side], held=held_of(chosen, side), most=int(HELD))]
    if held_of(chosen, side) == HELD:
        notes.append(msg("note-make-room", "TR-104" if side == terms.HUMAN_SIDE else "TR-111"))
    if 0 < view.quests_left[side] == len(view.returned[side]):
        notes.append(msg("note-next-quest", "TR-113", quest=Ref("quest", view.returned[side][0])))
    return joined(notes)


def held_of(chosen: Chosen, side: int) -> int:
    return sum(chosen.content.quests[held.quest].side == side for held in chosen.trapper.quests)


def dropping(chosen: Chosen) -> Msg | None:
    """Tell what is lost: the progress, and the card."""
    held = queries.held_quest(chosen.view, chosen.first)
    notes = [quest_text(chosen.content, chosen.first)]
    if chosen.content.quests[chosen.first].box_kind != terms.NO_BOXES:
        notes.insert(0, msg("note-done-so-far", "TR-178", done=held.done, need=held.need))
    return joined(notes)


def reward(chosen: Chosen, quest: int) -> list[Msg]:
    card = chosen.content.quests[quest]
    points = score(chosen, card.vp, "TR-005")
    if card.side == terms.HUMAN_SIDE:
        return [points, msg("note-human-reward", "TR-105", zefs=zefs(chosen.view.human_reward))]
    return [points, msg("note-old-reward", "TR-112", clans=int(CLANS_REWARDED))]


def paying(chosen: Chosen) -> Msg | None:
    return joined(reward(chosen, chosen.first))


def handing_over(chosen: Chosen) -> Msg | None:
    held = queries.held_quest(chosen.view, chosen.second)
    card = chosen.content.quests[chosen.second]
    done = held.done + 1
    if card.mode == terms.AT_ONCE:  # the cards given so far in one go are no progress yet
        left = chosen.view.about[2] if chosen.view.step == "HandOverMore" else held.need
        done = held.need - left + 1
    notes = [msg("note-progress", "TR-178", done=done, need=held.need)]
    return joined(notes + (reward(chosen, chosen.second) if done >= held.need else []))


WORTH: Final = int(ARTIFACT_WORTH)
selling: Final = told("note-sell", "TR-108", zefs=zefs(WORTH), now=lambda chosen: chosen.trapper.zefs + WORTH)
exchanging: Final = told("note-exchange", "TR-114")
