"""Links as QR codes, for the camera of a phone."""

from __future__ import annotations

import io

import segno


def qr_of(link: str) -> str:
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=True, scale=5, light="#fff", omitsize=False
    )
    return drawn.getvalue().decode()
