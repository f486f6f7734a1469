"""How wide a text will be, and where it breaks: the server draws, so it measures too.

Widths are hundredths of the type size, measured in the fonts of the page; a plain viewer without them draws wider
letters, so whoever asks leaves some room.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

Face: TypeAlias = Literal["text", "display"]

TEXT: Final = {
    14: "\u202f",
    24: "'il",
    28: " .:Ij|·\u00a0",
    30: "!,;",
    36: "()[]t",
    38: "f",
    40: '1"r{}',
    44: "_г",
    46: "*-",
    50: "т",
    52: "7/?\\szз",
    56: "2acekvx«»éавеклсухчьэяё",
    58: "JuГ",
    60: "35+<=>FLT^`hno~–×−Тбийнопцъ",
    62: "689EZbdgpqyЕдрЁ",
    64: "4PРУ",
    66: "0$SЗЬ",
    68: "#BKRXYБВКХЧ",
    70: "ЛЯ",
    72: "&ACDGVАСЭм",
    74: "HUДНПЦы",
    76: "NOQ…ИЙОЪф",
    80: "ж",
    82: "—ю",
    84: "mш",
    86: "щ",
    88: "%wФ",
    90: "MМЫ",
    96: "Ж",
    100: "@WШЩЮ",
    108: "№",
}
DISPLAY: Final = {
    10: "\u202f",
    20: " \u00a0",
    24: "|",
    28: "',.:;·",
    32: "!jl",
    36: "()[]i{}",
    48: "*-f",
    50: '"/\\',
    52: "_t",
    56: "+<>–×−",
    58: "r",
    60: "1^`г",
    62: "=",
    64: "т",
    66: "I",
    68: "hnuxzвзкхчья",
    70: "vyлу",
    72: "cdepqs—éдеийнпрсцъэё",
    74: "abgoао",
    76: "&?k»бж",
    78: "7",
    80: "L~«ГУф",
    82: "…ш",
    84: "2БЬ",
    86: "69@FZ",
    88: "358$%BDEJPRXwВЕЗПРХЧЯмщЁ",
    90: "VЛю",
    92: "04#GHKNSUИЙКНЦ",
    94: "ACTYАСТЭ",
    96: "OQДОФы",
    98: "Ъ",
    100: "Ш",
    104: "ЖЩ",
    108: "MМ",
    110: "Wm",
    114: "Ю",
    116: "Ы",
    148: "№",
}
DIGITS: Final[dict[Face, int]] = {"text": 67, "display": 90}  # as tables set them, all alike
UNKNOWN: Final = 85  # a letter of another alphabet
SMALLEST: Final = 11.0  # nobody reads less


def letters(face: Face, table: dict[int, str]) -> dict[str, int]:
    widths = {letter: width for width, alike in table.items() for letter in alike}
    return widths | dict.fromkeys("0123456789", DIGITS[face])


WIDTHS: Final[dict[Face, dict[str, int]]] = {"text": letters("text", TEXT), "display": letters("display", DISPLAY)}


def width(text: str, size: float, face: Face = "text") -> float:
    widths = WIDTHS[face]
    return sum([widths.get(letter, UNKNOWN) for letter in text]) * size / 100


@lru_cache(4096)
def wrapped(text: str, room: float, size: float, face: Face = "text", lines: int = 2) -> tuple[str, ...]:
    """Broken at spaces and hyphens into at most that many lines; the last one takes whatever is left."""
    if width(text, size, face) <= room or lines == 1:
        return (text,)
    pieces = text.replace("-", "-\0").replace(" ", " \0").split("\0")
    heads = ["".join(pieces[:n]).rstrip(" ") for n in range(1, len(pieces))]
    if not heads:
        return (text,)
    tails = ["".join(pieces[n:]) for n in range(1, len(pieces))]
    n = even(heads, tails, size, face) if lines == 2 else last_fitting(heads, room, size, face)
    return heads[n], *wrapped(tails[n], room, size, face, lines - 1)


def even(heads: list[str], tails: list[str], size: float, face: Face) -> int:
    longer = [max(width(head, size, face), width(tail, size, face)) for head, tail in zip(heads, tails, strict=True)]
    return longer.index(min(longer))


def last_fitting(heads: list[str], room: float, size: float, face: Face) -> int:
    return max([n for n, head in enumerate(heads) if width(head, size, face) <= room], default=0)


def shortened(text: str, room: float, size: float, face: Face = "text") -> str:
    if width(text, size, face) <= room:
        return text
    while text and width(text + "…", size, face) > room:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(4096)
def fitted(text: str, room: float, size: float, face: Face = "text") -> float:
    """The size at which one line fits, not below what people can read."""
    wide = width(text, size, face)
    return size if wide <= room else max(SMALLEST, int(size * room / wide * 2) / 2)
