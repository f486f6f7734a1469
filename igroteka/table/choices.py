"""What a game says about its choices: one row for each verb, and one for each reason why a choice is not there.

A row has the label of the button, the elements it lives on, cost, note, key, weight, whether undo stops there, whether
it only lets the matter pass, and what is asked once before it is done.
A verb that is another thing at one step than at others has a row of its own for that step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from igroteka.engine.choices import Refusal, first_of, second_of, verb_of
from igroteka.table.text.messages import Arg, Choice, Msg, Ref, Refused, Weight, msg

C = TypeVar("C")
V = TypeVar("V")


class Chosen(Generic[C, V]):
    """An action taken apart, with the content and the view that it is read by."""

    def __init__(self, content: C, view: V, verb: int, first: int, second: int) -> None:
        self.content: Final = content
        self.view: Final = view
        self.verb: Final = verb
        self.first: Final = first
        self.second: Final = second


class Subject:
    """What a choice is about: the elements it lives on, and the arguments of its label.

    Where there are arguments, the first ones name the elements, in the same order.
    """

    def __init__(self, on: tuple[str, ...], args: dict[str, Arg]) -> None:
        self.on: Final = on
        self.args: Final = args


# Of a game's own class of choices taken apart.
SubjectOf: TypeAlias = Callable[[Any], Subject]
MsgOf: TypeAlias = Callable[[Any], "Msg | None"]
FactsOf: TypeAlias = Callable[[Any], dict[str, Arg]]


def nothing(chosen: Any) -> Subject:
    return Subject((), {})


def card(kind: str, on: str = "", base: int = 0, name: str = "") -> SubjectOf:
    """Return the subject of a choice whose first number is a card or another thing with a name."""
    return thing(on or kind, name or kind, lambda content, number: Ref(kind, number + base))


def thing(on: str, name: str, say: Callable[[Any, int], Arg]) -> SubjectOf:
    """Return the subject of a choice whose first number `say` puts into words."""

    def subject(chosen: Any) -> Subject:
        return Subject((f"{on}-{chosen.first}",), {name: say(chosen.content, chosen.first)})

    return subject


def no_note(chosen: Any) -> Msg | None:
    return None


def told(key: str, clause: str = "", **facts: Arg | Callable[[Any], Arg]) -> MsgOf:
    """Return a cost or note that is one message; a fact of it is the same always, or found in the choice."""
    same: dict[str, Arg] = {name: fact for name, fact in facts.items() if not callable(fact)}
    found = tuple([(name, fact) for name, fact in facts.items() if callable(fact)])
    if not found:
        always_said = msg(key, clause, **same)
        return lambda chosen: always_said

    def say(chosen: Any) -> Msg | None:
        args = same.copy()
        for name, fact in found:
            args[name] = fact(chosen)
        return msg(key, clause, **args)

    return say


def no_facts(chosen: Any) -> dict[str, Arg]:
    return {}


def always(chosen: Any) -> bool:
    return True


def never(chosen: Any) -> bool:
    return False


class ChoiceRow:
    """A verb, or a verb at one step."""

    def __init__(
        self,
        verb: str,
        label: str,  # key of the message
        subject: SubjectOf = nothing,
        cost: MsgOf = no_note,
        note: MsgOf = no_note,
        barrier: Callable[[Any], bool] = never,  # whether undo stops there
        key: str = "",  # of the keyboard; several: one for each first number
        weight: Weight = "normal",
        at: Mapping[str, ChoiceRow] | None = None,  # by step, where it is another thing
        instead: Callable[[Any], ChoiceRow | None] | None = None,  # where the table decides that it is another thing
        preview: Callable[[Any], tuple[str, ...]] | None = None,
        skips: bool = False,  # it lets the matter pass, or ends it
        aside: bool = False,  # a click on its element means another choice, if there is one
        asks: MsgOf = no_note,  # a question that it must be chosen twice for
    ) -> None:
        self.verb: Final = verb
        self.label: Final = label
        self.subject: Final = subject
        self.cost: Final = cost
        self.note: Final = note
        self.barrier: Final = barrier
        self.key: Final = key
        self.weight: Final[Weight] = weight
        self.at: Final = at
        self.instead: Final = instead
        self.preview: Final = preview
        self.skips: Final = skips
        self.aside: Final = aside
        self.asks: Final = asks

    def here(self, chosen: Any) -> ChoiceRow:
        """Return the row that holds for the choice at hand."""
        if self.instead is not None:
            other = self.instead(chosen)
            if other is not None:
                return other
        return self if self.at is None else self.at.get(chosen.view.step, self)

    def choice(self, chosen: Any, action: int, in_window: bool) -> Choice:
        subject = self.subject(chosen)
        return Choice(
            action,
            self.verb,
            subject.on,
            msg(self.label, "", **subject.args),
            self.cost(chosen),
            self.note(chosen),
            () if self.preview is None else self.preview(chosen),
            self.key[chosen.first] if len(self.key) > 1 else self.key,
            self.weight,
            in_window or self.barrier(chosen),
            self.skips,
            self.aside,
            self.asks(chosen),
            tuple(subject.args.values())[: len(subject.on)],
        )


class Reason:
    """Why a choice is not there: a message with its clause, which may be another one for some verbs or places."""

    def __init__(
        self,
        key: str,
        clause: str | Callable[[Any], str],
        facts: FactsOf = no_facts,
        by_verb: Mapping[int, str] | None = None,
    ) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.facts: Final = facts
        self.by_verb: Final = by_verb

    def told(self, chosen: Any) -> Msg:
        clause = self.clause if isinstance(self.clause, str) else self.clause(chosen)
        if self.by_verb is not None:
            clause = self.by_verb.get(chosen.verb, clause)
        return msg(self.key, clause, **self.facts(chosen))


class ChoiceTable:
    """The rows of a game by verb, its reasons by number, and what page and terminal ask of them."""

    def __init__(
        self,
        rows: dict[int, ChoiceRow],
        reasons: dict[int, Reason],
        chosen: Callable[[Any, Any, int, int, int], Any],  # the game's own class: see Chosen
        windows: Sequence[str] = (),  # steps where taking back would tell who was asked
    ) -> None:
        self.rows: Final = rows
        self.reasons: Final = reasons
        self.chosen: Final = chosen
        self.windows: Final = tuple(windows)

    def taken_apart(self, content: Any, view: Any, action: int) -> Any:
        return self.chosen(content, view, int(verb_of(action)), int(first_of(action)), int(second_of(action)))

    def choice(self, content: Any, view: Any, action: int) -> Choice:
        chosen = self.taken_apart(content, view, action)
        return self.rows[chosen.verb].here(chosen).choice(chosen, action, view.step in self.windows)

    def refused(self, content: Any, view: Any, refusal: Refusal) -> Refused:
        chosen = self.taken_apart(content, view, refusal.action)
        row = self.rows[chosen.verb].here(chosen)
        label = msg(row.label, "", **row.subject(chosen).args)
        return Refused(refusal.action, label, self.reasons[refusal.reason].told(chosen))
