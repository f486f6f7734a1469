"""The review: how all stood over the game, its turning points, choices that cost most, luck against the odds."""

from __future__ import annotations

from igroteka.table.svg.markup import esc
from igroteka.table.text.speech import Words
from igroteka.web.models import Costly, Fortune, ReviewFacts, Stroke, Turned
from igroteka.web.page.fragments.markup import badge, icon, say

WIDE, HIGH = 720, 240
LEFT, TOP, FOOT = 62, 16, 16
LINES = (0, 25, 50, 75, 100)


def review_drawn(texts: Words, facts: ReviewFacts) -> str:
    """Draw what is inside the element `review`."""
    if not facts.stood:
        return state(texts, facts)
    return (
        f'<section class="panel" aria-labelledby="review-stood"><h2 id="review-stood">{say(texts, "review-stood")}</h2>'
        f'<p class="muted">{say(texts, "review-stood-about")}</p>{curve(texts, facts)}{turns(texts, facts)}</section>'
        f'<section class="panel" aria-labelledby="review-cost"><h2 id="review-cost">{say(texts, "review-cost")}</h2>'
        f'<p class="muted">{say(texts, "review-cost-about")}</p>{costs(texts, facts)}</section>'
        f'<section class="panel" aria-labelledby="review-luck"><h2 id="review-luck">{say(texts, "review-luck")}</h2>'
        f'<p class="muted">{say(texts, "review-luck-about")}</p>{luck(texts, facts)}</section>'
    )


def state(texts: Words, facts: ReviewFacts) -> str:
    """Offer to begin, or say how far it is."""
    if facts.failed:
        return f'<section class="panel"><p>{say(texts, "review-failed")}</p>{begin(texts, facts)}</section>'
    if not facts.begun:
        return f'<section class="panel"><p>{say(texts, "review-about")}</p>{begin(texts, facts)}</section>'
    return f'<section class="panel">{progress(texts, facts)}</section>'


def begin(texts: Words, facts: ReviewFacts) -> str:
    return (
        f'<form method="post" action="/r/{esc(facts.table)}/review"><input type="hidden" name="seat" '
        f'value="{facts.seat}"><button class="primary">{icon("bulb")}{say(texts, "review-begin")}</button></form>'
    )


def progress(texts: Words, facts: ReviewFacts) -> str:
    said = say(texts, "review-reads")
    if facts.total:
        said = say(texts, "review-progress", done=facts.done, total=facts.total)
    return (
        f'<p id="review-said">{said}</p><progress aria-labelledby="review-said" max="{facts.total or 1}"'
        f' value="{facts.done}"></progress>'
    )


def at(facts: ReviewFacts, step: int) -> str:
    return f"/r/{esc(facts.table)}?step={step}&amp;seat={facts.seat}"


# --- how all stood ---


def curve(texts: Words, facts: ReviewFacts) -> str:
    """Draw the share of each seat in steps; the turning points are links to the replay."""
    last = max(1, facts.stood[-1][0])

    def x(step: int) -> float:
        return LEFT + (WIDE - LEFT - 24) * step / last

    def y(share: float) -> float:
        return TOP + (HIGH - TOP - FOOT) * (100 - share) / 100

    grid = "".join(
        [
            f'<path class="grid" d="M{LEFT} {y(line):.1f}H{WIDE - 24}"/>'
            f'<text class="tick" x="{LEFT - 6}" y="{y(line) + 4:.1f}" text-anchor="end">{line}%</text>'
            for line in LINES
        ]
    )
    lines = ""
    for seat in range(len(facts.names)):
        way = f"M{x(0):.1f} {y(facts.stood[0][1][seat]):.1f}"
        for step, shares in facts.stood:
            way += f"H{x(step):.1f}V{y(shares[seat]):.1f}"
        lines += f'<path class="line p{seat % 6}" d="{way}"/>'
    marks = "".join(
        [
            f'<a href="{at(facts, turned.step)}" aria-label="{number}. {esc(turned.said)}"><g class="turned" '
            f'transform="translate({x(turned.step):.1f} {y(share_at(facts, turned)):.1f})"><circle class="hit" r="22"/>'
            f'<circle class="dot" r="11"/><text text-anchor="middle">{number}</text></g></a>'
            for number, turned in enumerate(facts.turned, 1)
        ]
    )
    names = "".join([f"<li>{badge(seat)}{esc(name)}</li>" for seat, name in enumerate(facts.names)])
    return (
        f'<figure class="curve"><svg viewBox="0 0 {WIDE} {HIGH}" role="group" aria-labelledby="review-stood">'
        f'{grid}{lines}{marks}</svg><ul class="means">{names}</ul></figure>'
    )


def share_at(facts: ReviewFacts, turned: Turned) -> float:
    shares = [shares for step, shares in facts.stood if step <= turned.step]
    return shares[-1][turned.seat]


def turns(texts: Words, facts: ReviewFacts) -> str:
    if not facts.turned:
        return f"<p>{say(texts, 'review-no-turns')}</p>"
    rows = "".join(
        [
            f'<li><a href="{at(facts, turned.step)}"><b class="number">{number}</b>'
            f"<span>{esc(turned.said)}</span></a>{gain(texts, facts.names[turned.seat], turned.swing)}</li>"
            for number, turned in enumerate(facts.turned, 1)
        ]
    )
    return f'<ol class="moments" aria-label="{say(texts, "review-turns")}">{rows}</ol>'


def gain(texts: Words, name: str, swing: int) -> str:
    return f'<span class="swing {mood(swing)}">{esc(name)} {signed(swing)}%</span>'


def mood(swing: int) -> str:
    return "good" if swing > 0 else "bad" if swing < 0 else ""


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


# --- choices ---


def costs(texts: Words, facts: ReviewFacts) -> str:
    if facts.failed:
        return f"<p>{say(texts, 'review-failed')}</p>{begin(texts, facts)}"
    if not facts.whole:
        return progress(texts, facts)
    if not facts.costly:
        return f"<p>{say(texts, 'review-no-cost')}</p>"
    return f'<ol class="moments">{"".join([cost(texts, facts, one) for one in facts.costly])}</ol>'


def cost(texts: Words, facts: ReviewFacts, one: Costly) -> str:
    return (
        f'<li><a href="{at(facts, one.step)}">{icon("film")}<span><small>{esc(one.asked)}</small>'
        f"<span>{say(texts, 'review-played', played=one.played)}</span>"
        f"<b>{say(texts, 'review-better', better=one.better)}</b></span></a>"
        f'<span class="swing bad">{signed(-one.cost)}%</span></li>'
    )


# --- luck ---


def luck(texts: Words, facts: ReviewFacts) -> str:
    dice = any(one.throws for one in facts.luck)
    rows = "".join([fortune(facts, one, dice) for one in facts.luck])
    keys = ("swing", "throws", "fell", "usual") if dice else ("swing",)
    heads = "".join([f'<th scope="col">{say(texts, f"review-luck-{key}")}</th>' for key in keys])
    told = f'<ol class="moments">{"".join([stroke(texts, facts, one) for one in facts.strokes])}</ol>'
    return (
        f'<div class="sources" tabindex="0" role="region" aria-label="{say(texts, "review-luck-about")}"><table>'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>{told if facts.strokes else ''}"
    )


def fortune(facts: ReviewFacts, one: Fortune, dice: bool) -> str:
    thrown = '<td class="none">—</td>' * 3 if dice else ""
    if one.throws:
        thrown = f"<td>{one.throws}</td><td>{one.fell}</td><td>{one.usual}</td>"
    return (
        f'<tr><th scope="row">{badge(one.seat)}{esc(facts.names[one.seat])}</th>'
        f'<td class="{mood(one.swing)}">{signed(one.swing)}%</td>{thrown}</tr>'
    )


def stroke(texts: Words, facts: ReviewFacts, one: Stroke) -> str:
    key = "review-lucky" if one.swing > 0 else "review-unlucky"
    return (
        f'<li><a href="{at(facts, one.step)}">{icon("die")}<span><small>{say(texts, key)}</small>'
        f'<span>{esc(one.said)}</span></span></a><span class="swing {mood(one.swing)}">{signed(one.swing)}%</span></li>'
    )
