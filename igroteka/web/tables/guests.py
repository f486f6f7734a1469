"""Guests without accounts: a signed cookie says who somebody is, two more what they like to read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from igroteka.table.text.speech import LANGUAGES, Words, words_of
from igroteka.web.errors import WebError
from igroteka.web.ids import clean_name, guest_id
from igroteka.web.models import Reader
from igroteka.web.storage.store import Guest, Store

COOKIE: Final = "guest"
LANGUAGE: Final = "language"
THEME: Final = "theme"
THEMES: Final = ("dark", "light", "")
YEAR: Final = 365 * 24 * 3600
FOLDER: Final = str(Path(__file__).parent.parent)


def texts_of(language: str) -> Words:
    """Return the words of the pages with those that all games share."""
    return words_of(FOLDER, language)


@dataclass(frozen=True)
class Visitor:
    """A person who asks: a known guest or nobody yet, and how they read."""

    guest: Guest | None
    language: str
    theme: str

    @property
    def id(self) -> str:
        return self.guest.id if self.guest else ""

    @property
    def name(self) -> str:
        return self.guest.name if self.guest else ""

    @property
    def texts(self) -> Words:
        return texts_of(self.language)

    def reader(self) -> Reader:
        return Reader(self.name, self.language, self.theme)


class Guests:
    def __init__(self, store: Store, key: str) -> None:
        self.store: Final = store
        self.signer: Final = Signer(key, salt="igroteka guest")

    def visitor(self, request: HTTPConnection) -> Visitor:
        return replace(self.stranger(request), guest=self.known(request))

    def stranger(self, request: HTTPConnection) -> Visitor:
        theme = request.cookies.get(THEME, "")
        return Visitor(None, language_of(request), theme if theme in THEMES else "")

    def known(self, request: HTTPConnection) -> Guest | None:
        id_ = self.claimed(request)
        return self.store.guest(id_) if id_ else None

    def claimed(self, request: HTTPConnection) -> str:
        """Return whom the cookie names; a forged or damaged one names nobody."""
        try:
            return self.signer.unsign(request.cookies.get(COOKIE, "")).decode("ascii", "replace")
        except BadSignature:
            return ""

    def cookie_for(self, guest: Guest) -> str:
        return self.signer.sign(guest.id).decode("ascii")

    def present(self, visitor: Visitor) -> Guest:
        """Return the guest, made now if there was none; `remember` must follow."""
        if visitor.guest is not None:
            return visitor.guest
        guest = Guest(guest_id(), "")
        self.store.add_guest(guest)
        return guest

    def remember(self, request: HTTPConnection, response: Response, guest: Guest) -> Response:
        set_cookie(request, response, COOKIE, self.cookie_for(guest))
        return response

    def name(self, guest: Guest, text: str) -> Guest:
        name = clean_name(text)
        if not name:
            raise WebError("name")
        self.store.rename_guest(guest.id, name)
        return Guest(guest.id, name)


def language_of(request: HTTPConnection) -> str:
    """Return the language chosen, else the first that the browser asks for and we speak, else English."""
    chosen = request.cookies.get(LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    asked = [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in asked if language in LANGUAGES), "en")


def set_cookie(request: HTTPConnection, response: Response, name: str, value: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
