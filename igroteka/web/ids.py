"""Ids, secrets and names: what is random, what is hashed, what people may call themselves."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that reads like something else
LONGEST_NAME: Final = 24


def random_text(letters: int) -> str:
    return "".join([secrets.choice(ALPHABET) for _ in range(letters)])


def table_id() -> str:
    """Make a public id of 59 bits, so that nobody comes upon a table by chance."""
    return random_text(12)


def guest_id() -> str:
    return random_text(20)


def invite_secret() -> str:
    return secrets.token_urlsafe(16)


def device_code() -> str:
    """Make a code of 49 bits, short enough to type and good for one use within minutes."""
    return random_text(10)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(text: str) -> str:
    """Return one line without signs that nobody sees or that turn the line around; "" if nothing is left."""
    shown = "".join([sign if unicodedata.category(sign)[0] != "C" else " " for sign in text])
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def clean_text(text: str, most: int) -> str:
    """Drop signs that nobody sees, but keep the lines."""
    kept = [sign for sign in text if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs", "Cf", "Co", "Cn")]
    return "".join(kept).strip()[:most]
