"""The viewer's quests with their progress boxes and artifacts with their moment, each with its picture.

The boxes of a quest are clans by colour and emblem, forms and kinds of cells by their icons, or plain.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from igroteka.games.trappers.content import vocabulary as terms
from igroteka.games.trappers.content.quests import Quest
from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.page.style import EFFECT_ICONS, EMBLEMS, FORM_ICONS, KIND_ICONS, SIDE_ICONS
from igroteka.games.trappers.view.types import Held, Trapper, View
from igroteka.table.svg.icons import inline_icon, scene
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words


def boxes(content: Content, held: Held) -> str:
    """In the order of the card; nothing for a task that is done at one blow."""
    quest = content.quests[held.quest]
    return row(quest, tuple([clan.colour for clan in content.clans]), held.progress, held.done)


@lru_cache(2048)
def row(quest: Quest, colours: tuple[str, ...], progress: int, done: int) -> str:
    if quest.box_kind == terms.NO_BOXES:
        return ""
    shown = "".join([box(full, icon, cls) for full, icon, cls in marks(quest, colours, progress, done)])
    return f'<span class="tr-boxes" aria-hidden="true">{shown}</span>'


def marks(quest: Quest, colours: tuple[str, ...], progress: int, done: int) -> list[tuple[bool, str, str]]:
    """For each box whether it is ticked, its icon and its class."""
    if quest.box_kind == terms.CLAN_BOXES:
        return [(progress >> n & 1 == 1, EMBLEMS[colour], f"tr-h-{colour}") for n, colour in enumerate(colours)]
    if quest.box_kind == terms.FORM_BOXES:
        forms = [form for form in range(len(terms.FORMS)) if quest.forms >> form & 1]
        return [(progress >> form & 1 == 1, FORM_ICONS[form], "") for form in forms]
    if quest.box_kind == terms.CELL_BOXES:
        return [(progress >> n & 1 == 1, KIND_ICONS[quest.where[0]], "") for n in range(quest.boxes)]
    if quest.box_kind == terms.ORDER_BOXES:
        return [(n < done, KIND_ICONS[kind], "") for n, kind in enumerate(quest.where)]
    return [(n < done, "", "") for n in range(quest.boxes)]


def box(full: bool, icon: str, cls: str) -> str:
    look = " ".join([name for name in ("on" if full else "", cls) if name])
    attribute = f' class="{look}"' if look else ""
    return f"<i{attribute}>{inline_icon(icon, 12) if icon else ''}</i>"


MOMENTS = {"DriveOrStay": int(terms.AT_START), "RollOrPlay": int(terms.BEFORE_DIE), "KeepOrPlay": int(terms.AFTER_DIE)}
ACTING = ("Deed", "RecruitOrNot", "RepOrNot", "ArtifactOrNot", "DueOrNot")
ROOMY = 4  # cards beside which texts of artifacts have room; of more they are told to whoever points at them
LONG = 130  # letters of a text that takes a card twice as wide


def cards_of(own: Trapper) -> int:
    return len(own.quests) + len(set(own.known))


def section(ident: str, title: str, none: str, cards: Sequence[str], look: str) -> str:
    """Draw cards under a title, or say that there are none."""
    body = f'<div class="tr-cards{look}">{"".join(cards)}</div>' if cards else f'<p class="tr-none">{none}</p>'
    return f'<div id="{ident}"><h3>{title}</h3>{body}</div>'


# --- quests ---


def quest_cards(content: Content, view: View, own: Trapper, speaker: Speaker) -> str:
    cards = [quest_card(content, view, held, speaker) for held in own.quests]
    words = speaker.words
    return section("quests", say(words, "draw-quests"), say(words, "draw-no-quests"), cards, "")


def quest_card(content: Content, view: View, held: Held, speaker: Speaker) -> str:
    quest = content.quests[held.quest]
    name, text = speaker.name(Ref("quest", held.quest)), speaker.name(Ref("quest-text", held.quest))
    left = held.since + quest.deadline - view.round if quest.deadline else -1
    return quest_face(
        speaker.words,
        (held.quest, quest.side, quest.vp),
        quest_scene(quest.id),
        name,
        text,
        boxes(content, held),
        left,
        held.fresh,
    )


def quest_scene(name: str) -> str:
    return f"tr-quest-{name.lower()}"


@lru_cache(2048)
def quest_face(
    words: Words,
    quest: tuple[int, int, int],
    picture: str,
    name: str,
    text: str,
    progress: str,
    left: int,
    fresh: bool,
) -> str:
    number, side, vp = quest
    late = f'<small class="tr-late">{say(words, "draw-deadline", rounds=left)}</small>' if left >= 0 else ""
    new = f'<small class="tr-late">{say(words, "draw-fresh")}</small>' if fresh else ""
    told = esc(f"{name}\n{text}")
    return (
        f'<article id="quest-{number}" class="tr-card tr-{terms.SIDES[side]}{breadth(text)}" data-help="{told}'
        f'">{scene(picture)}{inline_icon(SIDE_ICONS[side], 18)}'
        f'<h4>{esc(name)}</h4><b class="tr-worth">{vp}</b><p>{esc(text)}</p>{progress}{new or late}</article>'
    )


def breadth(text: str) -> str:
    return " tr-wide" if len(text) > LONG else ""


# --- artifacts ---


def artifact_cards(content: Content, view: View, own: Trapper, speaker: Speaker) -> str:
    kinds = sorted(set(own.known))
    now = moment(view)
    cards = [artifact_card(content, kind, own.known.count(kind), now, kind in view.played, speaker) for kind in kinds]
    brief = "" if cards_of(own) <= ROOMY else " tr-brief"
    words = speaker.words
    return section("artifacts", say(words, "draw-artifacts"), say(words, "draw-no-artifacts"), cards, brief)


def moment(view: View) -> int:
    """The window that is open for the viewer."""
    if not view.acts:
        return 0
    return int(terms.IN_ACTION) if view.step in ACTING else MOMENTS.get(view.step, 0)


def artifact_card(content: Content, kind: int, count: int, now: int, used: bool, speaker: Speaker) -> str:
    card = content.artifacts[kind]
    name, text = speaker.name(Ref("artifact", kind)), speaker.name(Ref("artifact-text", kind))
    usable = bool(card.windows & now) and not used
    face = kind, card.effect, card.windows
    return artifact_face(speaker.words, face, artifact_scene(card.id), name, text, count, usable, used)


def artifact_scene(name: str) -> str:
    return f"tr-artifact-{name.lower()}"


@lru_cache(2048)
def artifact_face(
    words: Words,
    card: tuple[int, int, int],
    picture: str,
    name: str,
    text: str,
    count: int,
    usable: bool,
    used: bool,
) -> str:
    kind, effect, windows = card
    when = ", ".join(
        [say(words, "draw-window", window=window) for place, window in enumerate(terms.WINDOWS) if windows >> place & 1]
    )
    many = f'<b class="tr-worth">×{count}</b>' if count > 1 else ""
    said = say(words, "draw-used") if used else when
    told = esc(f"{name}\n{text}")
    look = ("" if usable else " tr-idle") + breadth(text)
    return (
        f'<article id="art-{kind}" class="tr-card tr-art{look}" data-help="{told}">'
        f"{scene(picture)}{inline_icon(EFFECT_ICONS[effect], 18)}<h4>{esc(name)}</h4>{many}<p>{esc(text)}</p>"
        f'<small class="tr-when">{said}</small></article>'
    )
