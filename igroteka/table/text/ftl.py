"""Messages of one language as Fluent text: read at once, each compiled when it is first said.

A game has a thousand messages and a page says a few dozen; compiling them all takes seconds for each game and language.

Interpreted in every build: mypyc compiles no class whose base it does not compile.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Term, TermReference
from fluent.syntax.visitor import Visitor
from fluent_compiler.bundle import FluentBundle  # type: ignore[import-untyped]
from fluent_compiler.resource import FtlResource  # type: ignore[import-untyped]


class Ftl:
    """The messages and terms of some files, by name, and what is wrong with them."""

    def __init__(self, language: str, files: Mapping[str, str]) -> None:
        self.language: Final = language
        self.entries: Final[dict[str, tuple[str, str]]] = {}  # file and text by name; of terms with "-"
        self.named: Final[dict[str, list[str]]] = {}  # names that an entry refers to
        self.bundles: Final[dict[str, Any]] = {}  # compiled, by the message that was wanted
        self.faults: Final[list[str]] = []
        for file, text in files.items():
            self.read(file, text)
        for name, others in self.named.items():
            self.faults.extend([f"{name}: no '{other}'" for other in others if not self.holds(other)])

    def read(self, file: str, text: str) -> None:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Junk):
                self.faults.append(f"syntax: {file}: {entry.annotations[0].message}")
            elif isinstance(entry, (Message, Term)):
                name = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
                if name in self.entries:
                    self.faults.append(f"{name}: stands twice")
                    continue
                span = entry.span
                assert span is not None  # the parser notes them
                self.entries[name] = (file, text[span.start : span.end])
                self.named[name] = References().found_in(entry)

    def holds(self, name: str) -> bool:
        return name.partition(".")[0] in self.entries

    def format(self, name: str, args: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """Return the sentence and what it lacked; a name without a message is a KeyError."""
        said: tuple[str, list[Any]] = self.bundle(name.partition(".")[0]).format(name, args)
        return said

    def bundle(self, name: str) -> Any:
        """Return the compiled message, with all that it refers to."""
        if name not in self.bundles:
            texts = [FtlResource(text, file) for file, text in [self.entries[one] for one in self.reached(name)]]
            self.bundles[name] = FluentBundle(self.language, texts, use_isolating=False)
        return self.bundles[name]

    def reached(self, name: str) -> set[str]:
        """Return the entry itself and all that it refers to, however far."""
        found, left = set[str](), [name]
        while left:
            here = left.pop().partition(".")[0]
            if here not in found:
                found.add(here)
                left.extend(self.named[here])
        return found

    def check(self) -> Iterator[str]:
        """Compile every message and yield what the compiler finds wrong."""
        yield from self.faults
        for name in [name for name in self.entries if not name.startswith("-")]:
            yield from [f"{key}: {fault}" for key, fault in self.bundle(name).check_messages()]


class References(Visitor):
    """Collects the names of messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def found_in(self, entry: Any) -> list[str]:
        self.visit(entry)
        return self.names

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
