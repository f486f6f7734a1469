"""A choice of Trappers taken apart, and what several notes about choices say."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.trappers.content.quests import Quest
from igroteka.games.trappers.content.tables import Artifact, Content
from igroteka.games.trappers.view.queries import actor, changes, clan_at, points_from
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words.cards import signed
from igroteka.table import choices as table
from igroteka.table.text.messages import Msg, Ref, msg
from igroteka.table.text.phrases import listed


class Chosen(table.Chosen[Content, View]):
    """An action taken apart, with what it is read by."""

    @property
    def trapper(self) -> Trapper:
        return actor(self.view)

    @property
    def here(self) -> int:
        return self.trapper.cell

    @property
    def clan(self) -> int:
        """0..5, or NONE."""
        return clan_at(self.content, self.here)

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
    points = points_from(chosen.view, chosen.trapper, clan_at(chosen.content, cell), rep)
    return msg("note-next-points", "TR-043", points=points, where="here" if cell == chosen.here else "there")


def rep_change(clan: int, before: int, now: int, clause: str = "TR-132") -> Msg:
    return msg("rep-change", clause, clan=clan_ref(clan), before=signed(before), now=signed(now))


def rep_changes(chosen: Chosen, by: int) -> list[Msg]:
    """With the clan of the cell and with its enemy (TR-132)."""
    found = [rep_change(*change) for change in changes(chosen.view, chosen.trapper, chosen.clan, by)]
    return [msg("note-rep", "TR-132", changes=listed(found))] if found else []


def score(chosen: Chosen, vp: int, clause: str) -> Msg:
    """Points, and whether they end the game (TR-002)."""
    now = chosen.trapper.vp + vp
    wins = "yes" if now >= chosen.view.target else "no"
    return msg("note-score", clause, vp=vp, now=now, target=chosen.view.target, wins=wins)


def progress(done: int, need: int) -> Msg:
    return msg("note-progress", "TR-178", done=done, need=need)


def rongaut_table(chosen: Chosen) -> Msg:
    """What each face of the Rongaut brings (TR-085, TR-086, TR-087, TR-088, TR-089, TR-090)."""
    return msg("note-rongaut", "TR-084")
