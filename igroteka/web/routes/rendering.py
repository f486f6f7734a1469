"""Pages of text: Jinja2 with autoescape, texts in the reader's language, files with a hash of their content."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent_compiler.types import fluent_number  # type: ignore[import-untyped]
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse

from igroteka.web.tables.guests import LANGUAGE, YEAR, texts_of

HERE: Final = Path(__file__).parent.parent
STATIC: Final = HERE / "static"
PAGES: Final = Environment(
    loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)


def page(template: str, content: Any, status: int = 200, **more: Any) -> HTMLResponse:
    """Render a template; `content` is one of models.py and carries its reader."""
    t = text_in(content.reader.language)
    html = PAGES.get_template(template).render(page=content, t=t, static=static, **more)
    response = HTMLResponse(html, status)
    # a socket may not tell what the browser asks for: it speaks as the page does
    response.set_cookie(LANGUAGE, content.reader.language, max_age=YEAR, httponly=True, samesite="lax")
    return response


def text_in(language: str) -> Callable[..., str]:
    texts = texts_of(language)

    def t(key: str, **args: Any) -> str:
        return texts.sentence(key, {name: plain(value) for name, value in args.items()})

    return t


def plain(value: Any) -> Any:
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def fingerprint(path: str, changed: int) -> str:
    return hashlib.sha256((STATIC / path).read_bytes()).hexdigest()[:10]


def static(path: str) -> str:
    file = STATIC / path
    if not file.is_file():
        return f"/static/{path}"
    return f"/static/{path}?v={fingerprint(path, file.stat().st_mtime_ns)}"
