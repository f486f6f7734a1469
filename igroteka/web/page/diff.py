"""From what a page shows to what it should show: only what differs is sent."""

from __future__ import annotations

from igroteka.table.svg.parts import Motion, Pieced
from igroteka.web.page.edits import Teller
from igroteka.web.page.frame import Frame
from igroteka.web.wire import Update


def difference(old: dict[str, str], new: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """Return what differs, of things made of pieces only these pieces, and the names that are gone."""
    changed: dict[str, str] = {}
    for name, text in new.items():
        before = old.get(name)
        if before is text or before == text:
            continue
        if isinstance(text, Pieced) and isinstance(before, Pieced) and before.around == text.around:
            changed.update([(part, told) for part, told in text.pieces.items() if before.pieces[part] != told])
        else:
            changed[name] = str(text)
    return changed, [name for name in old if name not in new]


def update_between(
    old: dict[str, str], frame: Frame, play: list[Motion], say: str, own: bool, teller: Teller | None = None
) -> Update:
    """Return what brings a page to the frame: by edits over a socket, whole where it shows nothing yet or has none."""
    changed, gone = difference(old, frame.parts)
    update = Update(frame.version, changed, gone, frame.title, frame.mark, play, say, own)
    if teller is not None and old:
        update.f, update.d = {}, teller.told(changed)
    elif teller is not None:
        teller.held.update(changed)
    return update
