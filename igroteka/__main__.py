"""python -m igroteka, and the command of that name."""

import signal


def main() -> None:
    ends_by_itself = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if ends_by_itself:  # Ctrl-C while the program is read just ends it
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from igroteka.cli.app import app

    if ends_by_itself:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    app()


if __name__ == "__main__":
    main()
