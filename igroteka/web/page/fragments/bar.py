"""What the viewer may do: the bar under the board, and the plain list of all choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from igroteka.table.svg.markup import esc
from igroteka.table.svg.measure import shortened, width
from igroteka.table.text.messages import Choice, Msg, Refused
from igroteka.table.text.speech import Speaker, Words
from igroteka.web.models import UndoState
from igroteka.web.page.fragments.markup import clause_link, icon, ids, say

BESIDE = 180  # pixels that a question has beside buttons
LINE, LINES = 165, 3  # of a note on a button
FEW = 3  # primary choices that live on the board stand in the bar too, if there are no more of them


def bar(texts: Words, speaker: Speaker, prompt: Msg, choices: Sequence[Choice], undo: UndoState, acts: bool) -> str:
    shown = in_the_bar(choices)
    buttons = "".join([button(texts, speaker, choice, in_bar=True) for choice in shown])
    hint = say(texts, "lit-hint") if acts and any(choice.on for choice in choices) else ""
    if not choices and not acts:
        hint = say(texts, "waiting-hint")
    as_list = say(texts, "as-list", count=len(choices))
    listed = f'<button type="button" class="clause" data-list>{as_list}</button>' if choices else ""
    return (
        f'<section id="bar" class="bar{" acts" if acts else ""}" aria-label="{say(texts, "bar")}">'
        f'<div class="ask">{question(speaker.say(prompt), len(shown))}'
        f'<p>{clause_link(prompt.clause)}{listed}<span class="hint">{hint}</span></p></div>'
        f'<div class="choices">{buttons}</div>{back(texts, undo)}</section>'
    )


def question(said: str, buttons: int) -> str:
    """Draw the question, in smaller letters where it would not fit beside the buttons."""
    size = ' class="long"' if buttons > 1 and width(said, 16) > 2 * BESIDE else ""
    return f'<h2 id="prompt"{size}>{esc(said)}</h2>'


def in_the_bar(choices: Sequence[Choice]) -> list[Choice]:
    """Choose those without an element, and the few that matter most; what ends the step stands last."""
    primary = [choice for choice in choices if choice.weight == "primary" and choice.on]
    shown = [choice for choice in choices if not choice.on]
    if len(primary) <= FEW:
        shown += primary
    return sorted(shown, key=lambda choice: choice.weight == "primary" and not choice.on)


@lru_cache(8192)
def button(texts: Words, speaker: Speaker, choice: Choice, in_bar: bool = False) -> str:
    """Draw a choice. In the bar what lies on the table says only its cost, to save room; the title says all.

    Kept: most choices come again.
    """
    label = speaker.say(choice.label)
    tells = [speaker.say(said) for said in (choice.cost, choice.note) if said is not None]
    title = f' title="{esc(". ".join([label, *tells]))}"' if in_bar and tells else ""
    told = " · ".join(tells)
    if in_bar:
        told = shortened(tells[0] if tells and choice.on else told, LINES * LINE, 12)
    small = f"<small>{esc(told)}</small>" if told else ""
    lock = f'<span class="lock" title="{say(texts, "barrier")}">{icon("lock")}</span>' if choice.barrier else ""
    key = f"<kbd>{esc(choice.key.upper())}</kbd>" if choice.key else ""
    return (
        f'<button type="button" class="act {choice.weight}" data-act="{choice.action}"'
        f"{attribute('verb', choice.verb)}"
        f"{attribute('on', ids(choice.on))}{attribute('pv', ids(choice.preview))}{attribute('key', esc(choice.key))}"
        f"{' data-barrier' if choice.barrier else ''}{title}>"
        f"<span><b>{esc(label)}</b>{small}</span>{lock}{key}</button>"
    )


def attribute(name: str, value: str) -> str:
    return f' data-{name}="{value}"' if value else ""


def back(texts: Words, undo: UndoState) -> str:
    """Draw undo, which names what it takes back or says why it cannot."""
    named = say(texts, "undo")
    if undo.last:
        last = esc(undo.last)
        first = (
            f'<button type="button" class="step" data-do="undo" data-key="u" title="{named}: {last}">'
            f"{icon('undo')}<span><b>{named}</b><small>{last}</small></span><kbd>U</kbd></button>"
        )
    else:
        why = esc(undo.why) or say(texts, "undo-nothing")
        first = (
            f'<button type="button" class="step" aria-disabled="true" data-why="{why}" title="{why}"'
            f' aria-label="{named}: {why}">{icon("undo")}</button>'
        )
    redo = small_step(texts, "redo", "r") if undo.redo else ""
    turn = small_step(texts, "back", "") if undo.turn else ""
    return f'<div class="back">{first}<div class="back-more">{redo}{turn}</div></div>'


def small_step(texts: Words, do: str, key: str) -> str:
    return (
        f'<button type="button" class="step small" data-do="{do}"{attribute("key", key)} title="{say(texts, do)}"'
        f' aria-label="{say(texts, do)}">{icon(do)}</button>'
    )


def choice_list(
    texts: Words,
    speaker: Speaker,
    choices: Sequence[Choice],
    refused: Sequence[Refused],
    on_refused: Sequence[tuple[str, ...]],
) -> str:
    """Draw every choice as a plain button: for lighting the board, for the keyboard, for screen readers."""
    can = "".join([f"<li>{button(texts, speaker, choice)}</li>" for choice in choices])
    cannot = "".join([f"<li>{grey(speaker, no, on)}</li>" for no, on in zip(refused, on_refused, strict=True)])
    held = f'<ul class="plain">{can}</ul>' if can else f'<p class="muted">{say(texts, "list-none")}</p>'
    if cannot:
        held += f'<h3>{say(texts, "list-refused")}</h3><ul class="plain">{cannot}</ul>'
    return (
        f'<details id="list" class="panel list"><summary>{say(texts, "list")}'
        f'<span class="count">{len(choices)}</span></summary>{held}</details>'
    )


def grey(speaker: Speaker, no: Refused, on: tuple[str, ...]) -> str:
    why, clause = esc(speaker.say(no.reason)), esc(no.reason.clause)
    return (
        f'<button type="button" class="act refused" aria-disabled="true" data-why="{why}"{attribute("clause", clause)}'
        f"{attribute('on', ids(on))}><span><b>{esc(speaker.say(no.label))}</b><small>{why}</small></span></button>"
    )
