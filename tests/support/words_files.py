"""What a words file holds, so that two languages can be compared."""

from itertools import pairwise, product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from igroteka.table.module_box import ModuleBox
from igroteka.table.text.speech import text_in

PLURALS = {"one", "few", "many", "other"}  # each language has its own


class Parts(visitor.Visitor):
    """The variables of a pattern, as $count, and the variants that it chooses from, as [cultural]."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(f"${node.id.name}")

    def visit_Variant(self, node: Any) -> None:
        key = node.key.name if isinstance(node.key, ast.Identifier) else node.key.value
        if key not in PLURALS:
            self.found.add(f"[{key}]")
        self.generic_visit(node)


class Seams(visitor.Visitor):
    """Words that meet a choice of words without a blank between them: Fluent drops the blank a variant begins with."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:
        for before, after in pairwise(node.elements):
            for left, right in product(ends(before, -1), ends(after, 0)):
                if isinstance(before, ast.Placeable) != isinstance(after, ast.Placeable) and met(left, right):
                    self.found.append(left[-20:] + right[:20])
        self.generic_visit(node)


def ends(element: Any, which: int) -> list[str]:
    """Return the texts that a text or a choice of texts may end with, or begin with."""
    if isinstance(element, ast.TextElement):
        return [element.value]
    chosen = element.expression
    variants = chosen.variants if isinstance(chosen, ast.SelectExpression) else ()
    outer = [variant.value.elements[which] for variant in variants]
    return [text.value for text in outer if isinstance(text, ast.TextElement)]


def met(left: str, right: str) -> bool:
    return left[-1:].isalnum() and right[:1].isalnum()


def seams(folder: Path, language: str) -> list[str]:
    found = Seams()
    found.visit(FluentParser().parse("\n".join(text_in(folder, language).values())))
    return found.found


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message and attribute (option.value) of the words of a language with its parts."""
    held: dict[str, set[str]] = {}
    for entry in FluentParser().parse("\n".join(text_in(folder, language).values())).body:
        if isinstance(entry, ast.Message):
            attributes = {f".{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for suffix, pattern in {"": entry.value, **attributes}.items():
                parts = Parts()
                parts.visit(pattern)
                held[entry.id.name + suffix] = parts.found
    return held


def taught_keys(box: ModuleBox[Any]) -> set[str]:
    """Keys of what teaches the game: they are made of others, so no source holds them."""
    helps = {question.help for question in box.helped.questions.values()} if box.helped is not None else set()
    return helps | {key for panel in box.quick_start for key in (panel.title, panel.text)}
