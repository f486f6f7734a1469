"""What the viewer may do: the bar under the board, and the plain list of all choices.

The bar says what to do and holds every choice of a question with few of them: what does something first, what only
lets the matter pass last. Of many choices it holds those that live on no element and says what to click first; all of
them are in the list.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from igroteka.table.svg.markup import esc
from igroteka.table.svg.measure import shortened, width, wrapped
from igroteka.table.text.messages import Choice, Msg, Refused, Weight, msg
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import UndoState
from igroteka.web.page.fragments.markup import clause_link, icon, ids, say

FEW: Final = 6  # choices that all stand in the bar
KINDS: Final = 2  # of elements that the bar names to be clicked
RANKS: Final[dict[Weight, int]] = {"primary": 0, "normal": 1, "quiet": 2}
UNDONE: Final = 130  # pixels for what undo takes back
WIDE, NARROW = 330, 222  # pixels for words on a button, of two in a row and of three
LETTERS: Final = 12  # size of a note
OTHERS: Final = 46  # pixels of a lock and a key beside the words


def bar(
    texts: Words,
    speaker: Speaker,
    prompt: Msg,
    choices: Sequence[Choice],
    undo: UndoState,
    acts: bool,
    hints: bool = False,
    helped: bool = False,
) -> str:
    shown = in_the_bar(choices)
    said = instruction(texts, speaker, prompt, choices)
    room = room_for_notes(len(shown))
    buttons = "".join([button(texts, speaker, choice, painted(choice, choices), room) for choice in shown])
    as_list = say(texts, "as-list", count=len(choices))
    listed = f'<button type="button" class="clause" data-list>{as_list}</button>' if choices else ""
    asks = help_button(texts) if helped else ""
    return (
        f'<section id="bar" class="bar{" acts" if acts else ""}" data-count="{len(choices)}"'
        f' aria-label="{say(texts, "bar")}">'
        f'<div class="ask"><h2 id="prompt" tabindex="-1">{esc(said)}</h2>'
        f"<p>{asks}{clause_link(prompt.clause)}{listed}</p></div>"
        f'<div class="choices">{buttons}</div>{back(texts, undo, hints)}</section>'
    )


# --- what is said ---


def instruction(texts: Words, speaker: Speaker, prompt: Msg, choices: Sequence[Choice]) -> str:
    """Say the question and, of many choices, what to click first."""
    said = speaker.say(prompt)
    if len(choices) <= FEW:
        return said
    return f"{said} {clicking(texts, speaker, choices)}"


def clicking(texts: Words, speaker: Speaker, choices: Sequence[Choice]) -> str:
    """Name the elements that most choices begin with, and the second one where all of those need two."""
    firsts = kinds_clicked(choices)
    if not firsts:
        return texts.sentence("page-click-list", {})
    named = msg(f"click-{firsts[0]}")
    if len(firsts) == 1:
        pairs = [choice for choice in choices if len(choice.on) > 1]
        if pairs:
            other = speaker.say(msg(f"click-{kind_of(pairs[0].on[1])}"))
            return texts.sentence("page-click-then", {"what": speaker.say(named), "other": other})
    else:
        named = msg("table-list-or", first=named, rest=msg(f"click-{firsts[1]}"))
    return texts.sentence("page-click", {"what": speaker.say(named)})


def kinds_clicked(choices: Sequence[Choice]) -> list[str]:
    """List the kinds of elements that are clicked first, as they are named: those with most choices before."""
    counts: dict[str, int] = {}
    for choice in choices:
        if choice.on:
            kind = kind_of(choice.on[0])
            counts[kind] = counts.get(kind, 0) + 1
    return sorted(counts, key=lambda kind: -counts[kind])[:KINDS]


def kind_of(element: str) -> str:
    """Return what an element is: of "ship-3" a ship."""
    return element.rstrip("-0123456789")


# --- buttons ---


def in_the_bar(choices: Sequence[Choice]) -> list[Choice]:
    """Choose all of few choices, of many those without an element; what does something comes first."""
    shown = list(choices) if len(choices) <= FEW else [choice for choice in choices if not choice.on]
    if len(shown) > FEW:
        shown = [choice for choice in shown if choice.weight == "primary" or choice.skips][:FEW]
    return sorted(shown, key=lambda choice: (choice.skips, RANKS[choice.weight]))


def painted(choice: Choice, choices: Sequence[Choice]) -> Weight:
    """Return how a button is painted: one alone may be primary, and what lets pass is quiet beside anything else."""
    if choice.weight == "primary":
        primary = [other for other in choices if other.weight == "primary"]
        matter = [other for other in primary if not other.on] or primary
        return "primary" if len(matter) == 1 and matter[0] == choice else "normal"
    if choice.skips and all(other.skips or other.weight == "quiet" for other in choices):
        return "normal"
    return choice.weight


def room_for_notes(buttons: int) -> tuple[int, int]:
    """Return the width of the words on a button, and how many lines it has for them: they stand in one row or two."""
    return (NARROW if buttons in (3, 5, 6) else WIDE), (4 if buttons <= 3 else 2)


@lru_cache(8192)
def button(
    texts: Words, speaker: Speaker, choice: Choice, weight: Weight = "normal", room: tuple[int, int] | None = None
) -> str:
    """Draw a choice. Where it has little room its note is shortened; the title says all.

    Kept: most choices come again.
    """
    label = speaker.say(choice.label)
    tells = [speaker.say(said) for said in (choice.cost, choice.note) if said is not None]
    told = " · ".join(tells)
    title = ""
    if room is not None and tells:
        title = f' title="{esc(". ".join([label, *tells]))}"'
        told = fitting(label, told, room, bool(choice.key) + bool(choice.barrier))
    small = f"<small>{esc(told)}</small>" if told else ""
    lock = f'<span class="lock" title="{say(texts, "barrier")}">{icon("lock")}</span>' if choice.barrier else ""
    key = f"<kbd>{esc(choice.key.upper())}</kbd>" if choice.key else ""
    return (
        f'<button type="button" class="act {weight}" data-act="{choice.action}"'
        f"{attribute('verb', choice.verb)}"
        f"{attribute('on', ids(choice.on))}{attribute('pv', ids(choice.preview))}{attribute('key', esc(choice.key))}"
        f"{' data-barrier' if choice.barrier else ''}{' data-aside' if choice.aside else ''}"
        f"{asking(texts, speaker, choice, label)}{title}>"
        f"<span><b>{esc(label)}</b>{small}</span>{lock}{key}</button>"
    )


def asking(texts: Words, speaker: Speaker, choice: Choice, label: str) -> str:
    """Return what is asked before the choice is made, and what the button says that makes it then."""
    if choice.ask is None:
        return ""
    return f"{attribute('ask', esc(speaker.say(choice.ask)))}{attribute('sure', say(texts, 'anyway', label=label))}"


def fitting(label: str, told: str, room: tuple[int, int], marks: int) -> str:
    """Shorten a note to the lines that its label leaves."""
    wide = room[0] - marks * OTHERS // 2
    lines = room[1] - len(wrapped(label, wide, 14.5, lines=4))
    if lines < 1:
        return ""
    if rows(told, wide) <= lines:
        return told
    words = told.split(" ")
    while words and rows(" ".join(words) + "…", wide) > lines:
        words.pop()
    return " ".join(words).rstrip(",;:—( ") + "…"


def rows(said: str, wide: float) -> int:
    """Count the lines that a note takes."""
    count, full = 1, 0.0
    for word in said.split(" "):
        long = width(word, LETTERS)
        if full and full + width(" ", LETTERS) + long > wide:
            count, full = count + 1, 0.0
        full += long + (width(" ", LETTERS) if full else 0.0)
    return count


def attribute(name: str, value: str) -> str:
    return f' data-{name}="{value}"' if value else ""


# --- undo ---


def back(texts: Words, undo: UndoState, hints: bool) -> str:
    """Draw undo, which names what it takes back or says why it cannot; before it the hint, where one may be asked."""
    named = say(texts, "undo")
    if undo.last:
        last, short = esc(undo.last), esc(shortened(undo.last, UNDONE, 11))
        first = (
            f'<button type="button" class="step" data-do="undo" data-key="u" title="{named}: {last}">'
            f"{icon('undo')}<span><b>{named}</b><small>{short}</small></span><kbd>U</kbd></button>"
        )
    else:
        why = esc(undo.why) or say(texts, "undo-nothing")
        first = (
            f'<button type="button" class="step" aria-disabled="true" data-why="{why}" title="{why}"'
            f' aria-label="{named}: {why}">{icon("undo")}</button>'
        )
    redo = small_step(texts, "redo", "y") if undo.redo else ""
    turn = small_step(texts, "back", "") if undo.turn else ""
    asks = hint_button(texts) if hints else ""
    return f'<div class="back">{asks}{first}<div class="back-more">{redo}{turn}</div></div>'


def hint_button(texts: Words) -> str:
    return (
        f'<button type="button" class="step asks-hint" data-hint data-key="j" title="{say(texts, "hint-ask")}">'
        f"{icon('bulb')}<b>{say(texts, 'hint')}</b><kbd>J</kbd></button>"
    )


def help_button(texts: Words) -> str:
    """Draw what opens the help where it does not stand beside the board."""
    return (
        f'<button type="button" class="clause asks-help" data-drawer="help" aria-expanded="false">'
        f"{say(texts, 'help-now')}</button>"
    )


def small_step(texts: Words, do: str, key: str) -> str:
    named = say(texts, do)
    title = f"{named} ({key.upper()})" if key else named
    return (
        f'<button type="button" class="step small" data-do="{do}"{attribute("key", key)} title="{title}"'
        f' aria-label="{named}">{icon(do)}</button>'
    )


# --- the list ---


def choice_list(
    texts: Words,
    speaker: Speaker,
    choices: Sequence[Choice],
    refused: Sequence[Refused],
    on_refused: Sequence[tuple[str, ...]],
) -> str:
    """Draw every choice as a plain button: for lighting the board, for the keyboard, for screen readers."""
    can = "".join([f"<li>{button(texts, speaker, choice, painted(choice, choices))}</li>" for choice in choices])
    cannot = "".join([f"<li>{grey(speaker, no, on)}</li>" for no, on in zip(refused, on_refused, strict=True)])
    held = f'<ul class="plain">{can}</ul>' if can else f'<p class="muted">{say(texts, "list-none")}</p>'
    if cannot:
        held += f'<h3>{say(texts, "list-refused")}</h3><ul class="plain">{cannot}</ul>'
    return (
        f'<details id="list" class="panel list"{picking(texts, speaker, choices)}><summary>{say(texts, "list")}'
        f'<span class="count">{len(choices)}</span></summary>{held}</details>'
    )


def picking(texts: Words, speaker: Speaker, choices: Sequence[Choice]) -> str:
    """Return what the bar says of an element in the hand: its name, and what to click with it."""
    names: dict[str, str] = {}
    then: dict[str, str] = {}
    for choice in choices:
        for element, name in zip(choice.on, choice.names, strict=False):
            if element not in names:
                names[element] = str(speaker.word(name))
        if len(choice.on) > 1:
            for element in choice.on:
                kind = kind_of(element)
                if kind not in then:
                    then[kind] = texts.sentence("page-then", {"what": speaker.say(msg(f"click-{kind}"))})
    if not names:
        return ""
    return attribute("names", esc(json.dumps(names, ensure_ascii=False))) + (
        attribute("then", esc(json.dumps(then, ensure_ascii=False))) if then else ""
    )


def grey(speaker: Speaker, no: Refused, on: tuple[str, ...]) -> str:
    why, clause = esc(speaker.say(no.reason)), esc(no.reason.clause)
    return (
        f'<button type="button" class="act refused" aria-disabled="true" data-why="{why}"{attribute("clause", clause)}'
        f"{attribute('on', ids(on))}><span><b>{esc(speaker.say(no.label))}</b><small>{why}</small></span></button>"
    )
