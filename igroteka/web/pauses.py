"""Pauses for whoever asks too much of the server: they last as long as somebody is there who waits."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import HTTPConnection

ENDED: Final = "igroteka.ended"  # in the state of a connection: an event, set when it is lost or the server stops


async def pause(asker: HTTPConnection, seconds: float) -> bool:
    """Wait; return False if the connection was lost or the server told to stop before the time was over."""
    ended: asyncio.Event | None = asker.scope.get("state", {}).get(ENDED)
    if ended is None or seconds <= 0:
        await asyncio.sleep(seconds)
        return True
    try:
        async with asyncio.timeout(seconds):
            await ended.wait()
    except TimeoutError:
        return True
    return False
