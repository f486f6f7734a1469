"""The right column: what is the viewer's own first and large, the other side's below it and small.

The Human sees his warriors, then the Board of Destiny; the Demon the other way round; whoever looks on sees both.
"""

from __future__ import annotations

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import DEMON
from igroteka.games.claustrophobia.page.cards import own_cards
from igroteka.games.claustrophobia.page.destiny import destiny
from igroteka.games.claustrophobia.page.humans import humans, tray
from igroteka.games.claustrophobia.view.queries import own_hand
from igroteka.games.claustrophobia.view.types import View
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker


def mine(content: Content, view: View, speaker: Speaker) -> str:
    hand = own_hand(view)
    cards = piece(
        "hand",
        f'<div id="hand" class="cl-hand">{own_cards(content, view, hand, speaker) if hand is not None else ""}</div>',
    )
    dice = piece("tray", f'<div id="tray" class="cl-tray">{tray(view, speaker)}</div>')
    people, board = humans(content, view, speaker), destiny(content, view, speaker)
    title = say(speaker.words, "draw-sides")
    parts = [dice, board, cards, people] if view.seat == DEMON else [dice, people, cards, board]
    side = ("cl-as-human", "cl-as-demon")[view.seat] if view.seat >= 0 else "cl-as-guest"
    around = f'<div class="cl-mine {side}" tabindex="0" role="group" aria-label="{title}">'  # it may have to scroll
    return joined([around, *parts, "</div>"])
