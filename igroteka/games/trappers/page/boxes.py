"""The progress boxes of a quest: clans by their colour and emblem, forms and kinds of cells by their icons,"
" or plain."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content.quests import Quest
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import CELL_BOXES, CLAN_BOXES, FORM_BOXES, FORMS, NO_BOXES, ORDER_BOXES
from igroteka.games.trappers.page.style import EMBLEMS, FORM_ICONS, KIND_ICONS
from igroteka.games.trappers.view.types import Held
from igroteka.table.svg.icons import inline_icon


def boxes(content: Content, held: Held) -> str:
    """In the order of the card; nothing for a task that is done at one blow."""
    quest = content.quests[held.quest]
    return row(quest, tuple([clan.colour for clan in content.clans]), held.progress, held.done)


@lru_cache(2048)
def row(quest: Quest, colours: tuple[str, ...], progress: int, done: int) -> str:
    if quest.box_kind == NO_BOXES:
        return ""
    shown = "".join([box(full, icon, cls) for full, icon, cls in marks(quest, colours, progress, done)])
    return f'<span class="tr-boxes" aria-hidden="true">{shown}</span>'


def marks(quest: Quest, colours: tuple[str, ...], progress: int, done: int) -> list[tuple[bool, str, str]]:
    """For each box whether it is ticked, its icon and its class."""
    if quest.box_kind == CLAN_BOXES:
        return [(progress >> n & 1 == 1, EMBLEMS[colour], f"tr-h-{colour}") for n, colour in enumerate(colours)]
    if quest.box_kind == FORM_BOXES:
        forms = [form for form in range(len(FORMS)) if quest.forms >> form & 1]
        return [(progress >> form & 1 == 1, FORM_ICONS[form], "") for form in forms]
    if quest.box_kind == CELL_BOXES:
        return [(progress >> n & 1 == 1, KIND_ICONS[quest.where[0]], "") for n in range(quest.boxes)]
    if quest.box_kind == ORDER_BOXES:
        return [(n < done, KIND_ICONS[kind], "") for n, kind in enumerate(quest.where)]
    return [(n < done, "", "") for n in range(quest.boxes)]


def box(full: bool, icon: str, cls: str) -> str:
    look = " ".join([name for name in ("on" if full else "", cls) if name])
    attribute = f' class="{look}"' if look else ""
    return f"<i{attribute}>{inline_icon(icon, 12) if icon else ''}</i>"
