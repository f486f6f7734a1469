"""Draw the golden pictures anew, after a change of the drawing that was looked at:

PYTHONPATH=tests:tests/support python tests/support/make_golden_svg.py
"""

from __future__ import annotations

from pictures import CAVES, GOLDEN, MOMENTS, ROVERS


def main() -> None:
    folder = GOLDEN / "svg"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for moment in (*MOMENTS, *ROVERS, *CAVES):
        (folder / f"{moment.name}.svg").write_text(moment.picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
