"""The socket on which the server listens."""

from __future__ import annotations

import asyncio
import socket

import pytest

from igroteka.cli.commands.serve import listen
from igroteka.cli.errors import CommandError


async def waits_to_send() -> bool:
    """Whether what the server sends may wait until the visitor has acknowledged what came before."""
    found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def visited(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        taken = writer.get_extra_info("socket")
        found.set_result(not taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = listen("127.0.0.1", 0)
    async with await asyncio.start_server(visited, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname())
        waits = await found
        writer.close()
        return waits


def test_answers_leave_at_once() -> None:
    assert not asyncio.run(waits_to_send())


def test_a_port_that_is_taken_is_named() -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        with pytest.raises(CommandError, match=f"--port {taken.getsockname()[1]}"):
            listen("127.0.0.1", taken.getsockname()[1])
