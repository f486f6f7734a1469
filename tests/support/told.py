"""What a command may answer to odd input: it does what was asked, or says in a line what is wrong, and where."""

from __future__ import annotations

from typer.testing import Result


def told_in_a_line(answered: Result) -> bool:
    """Whether it was refused; fails unless the refusal is a line of ours or the usage of the command."""
    if answered.exception is not None and not isinstance(answered.exception, SystemExit):
        raise answered.exception
    assert "Traceback" not in answered.output
    if answered.exit_code == 0:
        return False
    assert answered.exit_code == 2
    ours = answered.stderr.startswith("igroteka: ") and answered.stderr.count("\n") == 1
    usage = "Usage: " in answered.stderr and any(word in answered.stderr for word in ("Invalid", "Missing", "No such"))
    assert ours or usage, answered.stderr
    return True
