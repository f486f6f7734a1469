"""The things of Trappers in words: cells, clans, forms, artifacts, quests with their progress, options, colours."""

from __future__ import annotations

from typing import Final

from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.content.quests import Quest
from igroteka.games.trappers.content.tables import Artifact, Clan, Content
from igroteka.games.trappers.content.vocabulary import FORMS, KINDS, NOBODY, SIDES, WINDOWS
from igroteka.games.trappers.view.types import Held, Trapper
from igroteka.games.trappers.words.notation import HEADINGS
from igroteka.table.text.cards import name_in, text_in
from igroteka.table.text.messages import Arg, Msg, Ref, msg
from igroteka.table.text.phrases import listed

TEXT: Final = "-text"  # Ref("quest-text", 3): what is printed on the card, instead of its name
MINUS: Final = "\u2212"


def signed(number: int) -> str:
    """A place on a track."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def changed(number: int) -> str:
    """Say what is added to another number, with its sign."""
    return signed(number) if number < 0 else f"+{number}"


def zefs(count: int) -> Msg:
    return msg("zefs", count=count)


def residents(count: int) -> Msg:
    return msg("residents", count=count)


def entry_of(content: Content, ref: Ref) -> Clan | Artifact | Quest:
    match ref.kind.removesuffix(TEXT):
        case "clan":  # clans are 1 to 6
            return content.clans[ref.number - 1]
        case "artifact":
            return content.artifacts[ref.number]
        case "quest":
            return content.quests[ref.number]
    raise KeyError(f"nothing of the kind '{ref.kind}'")


def name_of(content: Content, ref: Ref, language: str) -> str:
    entry = entry_of(content, ref)
    return text_in(entry, language) if ref.kind.endswith(TEXT) else name_in(entry, language)


# --- the board ---


def kind_name(kind: int) -> Msg:
    return msg("cell-kind", "TR-010", kind=KINDS[kind])


def cell_name(content: Content, cell: int) -> Msg:
    """TR-026: a cell is told by its kind and its two dice, the white one first."""
    found = content.cells[cell]
    return msg("cell", "TR-026", kind=kind_name(found.kind), white=found.white, black=found.black)


def place_name(content: Content, cell: int) -> Msg:
    """The cell with the clan that owns it."""
    found = content.cells[cell]
    if found.clan == NOBODY:
        return cell_name(content, cell)
    return msg("place", "TR-011", cell=cell_name(content, cell), clan=Ref("clan", found.clan))


def heading_name(heading: int) -> Msg:
    return msg("heading", "TR-051", heading=HEADINGS[heading])


def clan_colour(content: Content, clan: int) -> Msg:
    return msg("clan-colour", "TR-009", colour=content.clans[clan - 1].colour)


def settlement_name(level: int) -> Msg:
    """1 is a Factory, 2 a City."""
    return msg("settlement", "TR-131", level=level)


# --- trappers ---


def form_name(form: int) -> Msg:
    return msg("form", "TR-071", form=FORMS[form])


def seat_name(trapper: int) -> Msg:
    return msg("trapper", "TR-019", trapper=trapper + 1)


def trapper_colour(trapper: int) -> Msg:
    return msg("trapper-colour", "TR-019", trapper=trapper + 1)


# --- cards ---


def window_name(window: str) -> Msg:
    return msg("window", "TR-064", window=window)


def artifact_text(content: Content, kind: int) -> Msg:
    """Say what the card does and when; its name is Ref("artifact", kind)."""
    return msg("artifact-text", "TR-064", text=Ref("artifact-text", kind), when=moments(content.artifacts[kind]))


def moments(artifact: Artifact) -> Arg:
    return listed([window_name(window) for place, window in enumerate(WINDOWS) if artifact.windows >> place & 1])


def side_name(side: int) -> Msg:
    return msg("quest-side", "TR-177", side=SIDES[side])


def quest_text(content: Content, quest: int) -> Msg:
    """The task and what it is worth; the name is Ref("quest", quest)."""
    return msg("quest-text", "TR-177", text=Ref("quest-text", quest), vp=content.quests[quest].vp)


OPTION_CLAUSES: Final = {
    "human_reward": "TR-R04",
    "capture_zefs": "TR-R05",
    "defeat_skip": "TR-R06",
    "rep_loss_on_failed_robbery": "TR-R12",
    "neutral_build": "TR-R09",
    "defender_scores": "TR-R18",
    "mimic_cap": "TR-R11",
    "old_exchange_limit": "TR-R26",
    "target_vp": "TR-001",
    "round_limit": "TR-R42",
}


def progress_of(content: Content, trapper: Trapper, held: Held) -> Msg:
    """A number of how many, and which ones where they must differ; the round by which it must be done."""
    card = content.quests[held.quest]
    done = boxes(content, trapper, held)
    if card.deadline == 0:
        return done
    return msg("quest-until", "TR-181", done=done, round=held.since + card.deadline)


def boxes(content: Content, trapper: Trapper, held: Held) -> Msg:
    card = content.quests[held.quest]
    if card.task == terms.REP_STATE and card.min_turns == 0:
        return msg(
            "quest-count", "TR-178", done=min(card.need, clans_there(card.rule, card.level, trapper)), need=card.need
        )
    if card.box_kind in (terms.COUNT_BOXES, terms.ORDER_BOXES, terms.TURN_BOXES):
        return msg("quest-count", "TR-178", done=held.done, need=held.need)
    if card.box_kind in (terms.CLAN_BOXES, terms.FORM_BOXES, terms.CELL_BOXES):
        return marked_boxes(content, held)
    return msg("quest-at-once", "TR-178")


def clans_there(rule: int, level: int, trapper: Trapper) -> int:
    """TR-080: by the tracks alone."""
    return sum(rep >= level if rule == terms.AT_LEAST else rep <= level for rep in trapper.base)


def marked_boxes(content: Content, held: Held) -> Msg:
    if held.done == 0:
        return msg("quest-count", "TR-178", done=0, need=held.need)
    card = content.quests[held.quest]
    marked = [number for number in range(held.progress.bit_length()) if held.progress >> number & 1]
    which = listed([box_name(content, card.box_kind, card.where, number) for number in marked])
    return msg("quest-which", "TR-178", done=held.done, need=held.need, which=which)


def box_name(content: Content, kind: int, where: tuple[int, ...], number: int) -> Arg:
    if kind == terms.CLAN_BOXES:
        return Ref("clan", number + 1)
    if kind == terms.FORM_BOXES:
        return form_name(number)
    cell = next(cell for cell in content.cells if cell.kind == where[0] and cell.place == number)
    return f"{cell.white}-{cell.black}"
