"""The force that the Human builds before the game: what can be bought, what it costs, what is left (5.10, S6)."""

from __future__ import annotations

from igroteka.games.claustrophobia.content.tables import Content
from igroteka.games.claustrophobia.content.vocabulary import (
    BLADE,
    BRUTE,
    BUY_ADVANTAGE,
    BUY_BLADE,
    BUY_BRUTE,
    BUY_GIFT,
    BUY_OBJECT,
)
from igroteka.games.claustrophobia.page.style import card_icon, human_icon, named
from igroteka.games.claustrophobia.view.queries import in_play, scenario_of
from igroteka.games.claustrophobia.view.types import View
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.text.cache import say
from igroteka.table.text.speech import Speaker


def force(content: Content, view: View, speaker: Speaker) -> str:
    build = scenario_of(content, view).build
    if view.step not in ("BuildForce", "BuyOwner") or build is None:
        return ""
    words = speaker.words
    title = say(words, "draw-force", points=view.points, all=build.points)
    profiles = [content.warriors[warrior.profile].id for warrior in in_play(view)]
    rows = [
        item(
            int(BUY_GIFT) + n,
            card_icon(gift.id),
            named(speaker, "gift", n),
            named(speaker, "gift-text", n),
            build.gift,
            int(n in view.gifts),
            1,
            gift.die,
        )
        for n, gift in enumerate(content.gifts)
    ]
    rows += [
        item(
            int(number),
            human_icon(int(profile)),
            named(speaker, "profile", int(profile)),
            named(speaker, "profile-text", int(profile)),
            build.condemned,
            profiles.count(name),
            content.warriors[int(profile)].figures,
            0,
        )
        for number, profile, name in ((BUY_BRUTE, BRUTE, "brute"), (BUY_BLADE, BLADE, "blade"))
    ]
    rows += [
        item(
            int(BUY_OBJECT) + n,
            card_icon(found.id),
            named(speaker, "object", n),
            named(speaker, "object-text", n),
            build.object,
            view.bought[n],
            found.copies,
            0,
        )
        for n, found in enumerate(content.objects)
    ]
    rows.append(
        item(
            int(BUY_ADVANTAGE),
            "cl-advantage",
            words.sentence("draw-random-advantage", {}),
            words.sentence("draw-random-advantage", {}),
            build.advantage,
            view.advantages,
            build.most_advantages,
            0,
        )
    )
    return f'<section class="cl-force" aria-label="{title}"><h2>{title}</h2><div>{"".join(rows)}</div></section>'


def item(number: int, sign: str, name: str, told: str, price: int, have: int, most: int, die: int) -> str:
    shown = f"{have}/{most}"
    needs = f" ({die})" if die else ""
    owned = " cl-has" if have else ""
    return (
        f'<div id="item-{number}" class="cl-item{owned}" data-help="{esc(name)}{needs}&#10;{esc(told)}">'
        f"{inline_icon(sign, 22)}<b>{esc(name)}</b><small>{shown}</small><em>{price}</em></div>"
    )
