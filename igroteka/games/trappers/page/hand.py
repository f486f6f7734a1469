"""The viewer's own board: form, purse, reputations with the wars between them, quests, artifacts."""

from __future__ import annotations

from functools import lru_cache

from igroteka.games.trappers.content.tables import Content
from igroteka.games.trappers.content.vocabulary import BEST_REP, FORMS, WORST_REP
from igroteka.games.trappers.page.cards import artifact_cards, quest_cards
from igroteka.games.trappers.page.style import EMBLEMS, FORM_ICONS
from igroteka.games.trappers.view.types import Trapper, View
from igroteka.games.trappers.words.cards import signed
from igroteka.table.svg.icons import inline_icon
from igroteka.table.svg.markup import esc
from igroteka.table.svg.parts import joined, piece
from igroteka.table.text.cache import say
from igroteka.table.text.messages import Ref
from igroteka.table.text.speech import Speaker, Words


def mine(content: Content, view: View, speaker: Speaker) -> str:
    if view.seat < 0:
        return ""
    own = view.trappers[view.seat]
    words = speaker.words
    return joined(
        [
            f'<div class="tr-mine p{view.seat}">',
            piece("forms", forms(words, own.form)),
            piece("purse", purse(words, own)),
            piece("tracks", tracks(content, view, own, speaker)),
            piece("quests", quest_cards(content, view, own, speaker)),
            piece("artifacts", artifact_cards(content, view, own, speaker)),
            "</div>",
        ]
    )


@lru_cache(16)
def forms(words: Words, form: int) -> str:
    """TR-071: the track of forms."""
    shown = "".join([form_place(words, place, place == form) for place in range(len(FORMS))])
    return f'<div id="forms" class="tr-forms">{shown}</div>'


def form_place(words: Words, form: int, on: bool) -> str:
    told = say(words, "draw-form-help", form=FORMS[form])
    return (
        f'<div id="form-{form}" class="tr-form{" on" if on else ""}" data-help="{told}'
        f'">{inline_icon(FORM_ICONS[form], 24)}'
        f"<span>{say(words, 'form', form=FORMS[form])}</span></div>"
    )


def purse(words: Words, own: Trapper) -> str:
    return purse_line(words, own.zefs, own.income, own.residents, own.points, own.cell >= 0, own.skips)


@lru_cache(1024)
def purse_line(words: Words, zefs: int, income: int, residents: int, points: int, on_board: bool, skips: int) -> str:
    facts = [
        big(words, "tr-zefs", "zefs", f"{zefs}<small>+{income}</small>"),
        big(words, "tr-residents", "residents", str(residents)),
        big(words, "tr-points", "points", str(points)) if on_board else big(words, "tr-off", "off", "—"),
    ]
    if skips:
        facts.append(big(words, "hourglass", "misses", str(skips)))
    return f'<div id="purse" class="tr-purse">{"".join(facts)}</div>'


def big(words: Words, sign: str, what: str, value: str) -> str:
    title = words.sentence("draw-fact", {"what": what})
    return f'<span class="tr-big" title="{esc(title)}">{inline_icon(sign, 20, title=title)}<b>{value}</b></span>'


# --- reputation ---


def tracks(content: Content, view: View, own: Trapper, speaker: Speaker) -> str:
    rows = [track(content, view, own, clan, speaker) for clan in range(len(content.clans))]
    title = say(speaker.words, "draw-reputation")
    return f'<div id="tracks" class="tr-tracks"><h3>{title}</h3>{"".join(rows)}</div>'


def track(content: Content, view: View, own: Trapper, clan: int, speaker: Speaker) -> str:
    enemy = view.war[clan]
    foe = (content.clans[enemy].colour, speaker.name(Ref("clan", enemy + 1))) if enemy >= 0 else ("", "")
    return rep_row(
        speaker.words,
        (clan, content.clans[clan].colour, speaker.name(Ref("clan", clan + 1))),
        own.base[clan],
        own.standing[clan],
        foe,
        clan in own.raided,
    )


@lru_cache(8192)
def rep_row(
    words: Words, clan: tuple[int, str, str], base: int, standing: int, foe: tuple[str, str], raided: bool
) -> str:
    """TR-134: -2 to 6; in a war the enemy's emblem beside: +1 here is -1 there."""
    number, colour, name = clan
    places = "".join([rep_place(rep, base, standing) for rep in range(int(WORST_REP), int(BEST_REP) + 1)])
    war = ""
    if foe[0]:
        told = say(words, "draw-mirror-of", clan=name, foe=foe[1])
        war = (
            f'<span class="tr-foe" title="{told}">{inline_icon("swords", 12)}'
            f'<i class="tr-h-{foe[0]}">{inline_icon(EMBLEMS[foe[0]], 15, title=foe[1])}</i></span>'
        )
    mark = inline_icon("tr-attack", 13, "tr-warn", words.sentence("draw-raided", {})) if raided else ""
    beyond = f'<i class="eff">{standing}</i>' if standing > BEST_REP else ""
    return (
        f'<div id="rep-{number}" class="tr-rep tr-h-{colour}">{inline_icon(EMBLEMS[colour], 18)}<b>{esc(name)}</b>'
        f'<span class="tr-tie">{war}{mark}</span><span class="tr-scale">{places}{beyond}</span></div>'
    )


def rep_place(rep: int, base: int, standing: int) -> str:
    look = "at" if rep == base else "eff" if rep == standing else "zero" if rep == 0 else ""
    attribute = f' class="{look}"' if look else ""
    return f"<i{attribute}>{signed(rep)}</i>"
