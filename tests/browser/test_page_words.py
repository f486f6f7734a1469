"""The words of the pages: the same messages in both languages, none missing, none left over."""

from __future__ import annotations

import re

from browsing import ROOT
from words_files import messages

WEB = ROOT / "igroteka/web"
# keys put together from a kind
MADE = (
    "page-seat-",
    "page-speed-",
    "page-mark-",
    "page-asks-",
    "page-company-",
    "page-band-",
    "page-review-luck-",
)


def test_both_languages_say_the_same() -> None:
    assert messages(WEB, "ru") == messages(WEB, "en")


def test_every_message_is_used_and_every_use_has_its_message() -> None:
    used: set[str] = set()
    known = messages(WEB, "ru").keys()
    for template in (WEB / "templates").glob("*.html"):
        used |= set(re.findall(r"[\"'](page-[a-z-]+)[\"']", template.read_text("utf-8")))
    for source in (WEB / "page").rglob("*.py"):
        text = source.read_text("utf-8")
        used |= set(re.findall(r"[\"'](page-[a-z-]+)[\"']", text))
        used |= {f"page-{key}" for key in re.findall(r"say\(\s*texts,\s*[\"']([a-z-]+)[\"']", text)}
        used |= {
            f"page-{key}" for key in re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", text)
        } & known  # chosen from several
    assert {key for key in used if key not in known and key not in MADE} == set()
    assert {key for key in known if key not in used and not key.startswith(MADE)} == set()
