"""python -m igroteka, and the command of that name."""

import signal
import sys
from typing import Final

EXTRAS: Final = {"typer": "cli", "rich": "cli", "polars": "lab"}  # by library; the others are for the server
UNUSABLE: Final = 2


def main() -> None:
    try:
        run()
    except ModuleNotFoundError as error:
        library = (error.name or "").split(".")[0]
        if library in ("", "igroteka"):  # a fault of our own
            raise
        extra = EXTRAS.get(library, "web")
        print(f"igroteka: {library} is not installed: pip install 'igroteka[{extra}]'", file=sys.stderr)
        sys.exit(UNUSABLE)


def run() -> None:
    ends_by_itself = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if ends_by_itself:  # Ctrl-C while the program is read just ends it
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from igroteka.cli.app import app

    if ends_by_itself:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    app()


if __name__ == "__main__":
    main()
