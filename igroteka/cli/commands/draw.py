"""Command draw: a moment of a record as a picture, as a seat or a spectator sees the table."""

from __future__ import annotations

from pathlib import Path

from igroteka.cli.errors import CommandError
from igroteka.cli.output import write_whole
from igroteka.cli.seats import remembered
from igroteka.cli.settings import language_of
from igroteka.cli.terminal.records import box_for
from igroteka.cli.terminal.replay import moment_at, moments_of, viewer_of
from igroteka.engine.record import content_of, read
from igroteka.engine.seats import ALL_SEEING
from igroteka.table.svg.picture import board_svg
from igroteka.table.text.speech import speaker_for, words_of


def draw_file(file: Path, step: int, seat: str, lang: str, out: Path) -> None:
    """Draw one moment; `step` counts the entries of the record, -1 is the last moment."""
    record = read(file)
    box = box_for(record)
    eyes = viewer_of(seat, record.header.players)
    if eyes == ALL_SEEING:
        raise CommandError("--seat all: a picture has one pair of eyes; expected a seat or spectator")
    moment = moment_at(moments_of(record, box), step)
    content = content_of(record, box)
    language = language_of(lang)
    words = words_of(box.words_folder(), language)
    names = [sitter.shown(words) for sitter in remembered(record.header.seats)]
    speaker = speaker_for(box, content, language, names)
    svg = board_svg(box, content, box.view(moment.game, eyes), speaker)
    write_whole(out, svg.encode("utf-8"))
