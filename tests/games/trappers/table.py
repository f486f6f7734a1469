"""Positions of Trappers in a few lines, and a way to play on from them: dice and draws are played, never patched.

Clans are numbered 1 to 6 here, as in the rules; cells, artifacts and quests go by their ids. What is played is spelled
as a record spells it: `do(game, "drive c21", "face north", "roll 4", "A3")`.
"""

from __future__ import annotations

from typing import Any, Final

from igroteka.engine import vectors
from igroteka.engine.bits import bit, size
from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import Choices
from igroteka.engine.events import Event, EventLog
from igroteka.engine.seats import CHANCE, OVER
from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.trappers.content.options import Options
from igroteka.games.trappers.content.vectors import Atlas
from igroteka.games.trappers.content.vocabulary import CLANS, FORMS
from igroteka.games.trappers.rules.rounds import NEXT_TRAPPER, oppose
from igroteka.games.trappers.rules.setup import set_up
from igroteka.games.trappers.state import events
from igroteka.games.trappers.state.decks import ARTIFACTS, QUESTS, ROW
from igroteka.games.trappers.state.fields import FREE, HELD, NONE, OFF, SLOTS
from igroteka.games.trappers.state.game import Trappers

CONTENT: Final = TRAPPERS.content()
ATLAS: Final = Atlas(CONTENT)
CELL: Final = {cell.id: number for number, cell in enumerate(CONTENT.cells)}
ARTIFACT: Final = {artifact.id: kind for kind, artifact in enumerate(CONTENT.artifacts)}
QUEST: Final = {quest.id: number for number, quest in enumerate(CONTENT.quests)}
CLAN: Final = {clan.id: number for number, clan in enumerate(CONTENT.clans, 1)}
WHITE: Final = ("c14", "c34", "c43", "c63")  # nobody's Wasteland
NAMES: Final = {int(number): name for name, number in vars(events).items() if name.isupper()}


# --- a table ---


def fresh(players: int = 2, **options: Any) -> Trappers:
    """Just set up: the turn order is to be drawn."""
    return set_up(players, Options(**options), ATLAS)


def table(players: int = 2, *cells: str, **options: Any) -> Trappers:
    """Round 1, turn 1, the order is that of the seats, no clan is at war; trapper 0 is to move.

    Rovers stand with their wheels up on these cells, the others each on a white one, so that nobody has anything to do.
    """
    game = do(fresh(players, **options), "order 0", *(cells + WHITE[len(cells) :])[:players], "white 1 black 2")
    war(game)
    return turn_of(game, 0)


def turn_of(game: Trappers, seat: int) -> Trappers:
    """The trapper's turn begins now; the turns after it follow as they should. His first choice or throw is open."""
    game.end()
    game.place = next(place for place in range(game.players) if game.seat_at(place) == seat)
    game.then(NEXT_TRAPPER)
    game.settle()
    return game


def acting(game: Trappers, seat: int, cell: str = "") -> Trappers:
    """The trapper's turn, in which his rover (put on the cell) stays where it is: up to the next choice or throw."""
    if cell:
        put(game, seat, cell)
    return do(turn_of(game, seat), "pass")


def visiting(cell: str, form: str = "builder", players: int = 2, **options: Any) -> Trappers:
    """Trapper 0 has stayed on the cell in this form; his action phase is at its first choice or throw."""
    game = table(players, **options)
    become(game, 0, form)
    return acting(game, 0, cell)


# --- what lies on it ---


def put(game: Trappers, seat: int, cell: str, heading: int = int(FREE)) -> None:
    game.cell[seat] = CELL[cell] if cell else OFF
    game.turn_to(seat, heading)


def become(game: Trappers, seat: int, form: str) -> None:
    game.take_form(seat, FORMS.index(form))


def set_rep(game: Trappers, seat: int, clan: int, rep: int) -> None:
    """On the track, without the Mimic's bonus."""
    game.rep[seat * CLANS + clan - 1] = rep


def reps(game: Trappers, seat: int) -> list[int]:
    return [int(game.base(seat, clan)) for clan in range(CLANS)]


def war(game: Trappers, *pairs: tuple[int, int]) -> None:
    """These clans fight each other and no others do."""
    game.war = 0
    for clan, other in pairs:
        oppose(game, clan - 1, other - 1)


def factory(game: Trappers, seat: int, *cells: str) -> None:
    for cell in cells:
        game.factories = vectors.put(game.factories, seat, game.factories[seat] | bit(CELL[cell]))


def city(game: Trappers, seat: int, *cells: str) -> None:
    for cell in cells:
        game.cities = vectors.put(game.cities, seat, game.cities[seat] | bit(CELL[cell]))


def mark(game: Trappers, seat: int, *cells: str) -> None:
    for cell in cells:
        game.mark(seat, CELL[cell])


def give(game: Trappers, seat: int, *ids: str) -> None:
    """Artifacts from the deck, seen by their owner alone."""
    for name in ids:
        loose = int(game.decks[ARTIFACTS * ROW])
        card = next(c for c in range(ATLAS.cards) if ATLAS.artifact[c] == ARTIFACT[name] and loose >> c & 1)
        game.decks[ARTIFACTS * ROW] ^= bit(card)
        game.hand[seat] |= bit(card)
        game.show(seat, card)


def show_hand(game: Trappers, seat: int) -> None:
    """Everybody knows the artifacts of the trapper."""
    for card in range(ATLAS.cards):
        if game.hand[seat] >> card & 1:
            game.show_all(card)


def assign(game: Trappers, seat: int, name: str, progress: int = 0, since: int = 1) -> None:
    """A quest from its deck, drawn in an earlier turn of that round."""
    quest = QUEST[name]
    side = int(ATLAS.side[quest])
    first = seat * int(SLOTS) + side * int(HELD)
    slot = next(slot for slot in range(first, first + int(HELD)) if game.quest[slot] == NONE)
    game.decks[(QUESTS + side) * ROW] &= ~bit(quest)
    game.quest = vectors.put(game.quest, slot, quest)
    game.progress = vectors.put(game.progress, slot, progress)
    game.since = vectors.put(game.since, slot, since)


def leave_in_deck(game: Trappers, deck: int, loose: tuple[str, ...] = (), under: tuple[str, ...] = ()) -> None:
    """The deck (0 artifacts, 1 Human quests, 2 Old quests) holds nothing but these: loose, then others in order."""
    row = deck * int(ROW)
    cards = {name: card_of(deck, name) for name in loose + under}
    game.decks[row] = sum(1 << cards[name] for name in loose)
    game.decks[row + 1] = len(under)
    for place, name in enumerate(under):
        game.decks[row + 2 + place] = cards[name]


def card_of(deck: int, name: str) -> int:
    """The first card of that name."""
    if deck != ARTIFACTS:
        return QUEST[name]
    return next(card for card in range(ATLAS.cards) if ATLAS.artifact[card] == ARTIFACT[name])


# --- what it shows ---


def where(game: Trappers, seat: int) -> str:
    """The cell of the rover, "" off the board."""
    cell = int(game.cell[seat])
    return "" if cell == OFF else CONTENT.cells[cell].id


def cells_of(cells: int) -> list[str]:
    return [cell.id for number, cell in enumerate(CONTENT.cells) if cells >> number & 1]


def hand(game: Trappers, seat: int) -> list[str]:
    cards = int(game.hand[seat])
    return [CONTENT.artifacts[int(ATLAS.artifact[card])].id for card in range(ATLAS.cards) if cards >> card & 1]


def held(game: Trappers, seat: int) -> dict[str, int]:
    """Quests in play with their progress."""
    slots = range(seat * int(SLOTS), seat * int(SLOTS) + int(SLOTS))
    return {CONTENT.quests[int(game.quest[s])].id: int(game.progress[s]) for s in slots if game.quest[s] != NONE}


def under(game: Trappers, deck: int) -> list[str]:
    """The cards put under the deck, the next to be drawn first."""
    row = deck * int(ROW)
    cards = [int(game.decks[row + 2 + place]) for place in range(int(game.decks[row + 1]))]
    if deck == ARTIFACTS:
        return [CONTENT.artifacts[int(ATLAS.artifact[card])].id for card in cards]
    return [CONTENT.quests[card].id for card in cards]


def left(game: Trappers, deck: int) -> int:
    row = deck * int(ROW)
    return int(size(game.decks[row])) + int(game.decks[row + 1])


# --- playing ---


def possible(game: Trappers) -> dict[str, int]:
    """What may be chosen or may fall now, as it is spelled."""
    if game.seat == OVER:
        return {}
    if game.seat == CHANCE:
        return {TRAPPERS.spell_outcome(game, outcome): outcome for outcome, _ in outcomes(game)}
    return {TRAPPERS.spell(game, action): action for action in game.actions()}


def do(game: Trappers, *moves: str) -> Trappers:
    """Choices of whoever is asked and outcomes of throws and draws, each checked to be possible."""
    for move in moves:
        found = possible(game)
        assert move in found, f"{asked(game)}: {move!r} is not one of {list(found)}"
        game.play(found[move])
    return game


def choices(game: Trappers) -> list[str]:
    """What whoever is asked may choose, in the order offered."""
    return [TRAPPERS.spell(game, action) for action in game.actions()]


def refusals(game: Trappers) -> dict[str, int]:
    """What he may not, with the reason's number."""
    buffer = Choices(explaining=True)
    game.offer_to(game.seat, buffer)
    return {TRAPPERS.spell(game, refusal.action): refusal.reason for refusal in buffer.refused}


def asked(game: Trappers) -> str:
    """The step that waits for a choice or a throw, "" at the end."""
    return "" if game.seat == OVER else game.step().name


def outcomes(game: Trappers) -> list[tuple[int, int]]:
    odds = Odds()
    game.outcomes(odds)
    return odds.listed()


def sampled(game: Trappers, times: int = 600) -> set[int]:
    """What chance brings when it is asked often."""
    rng = Rng(7)
    return {int(game.sample(rng)) for _ in range(times)}


# --- what was told ---


def listening(game: Trappers) -> EventLog:
    game.listener = EventLog()
    return game.listener


def log(listener: EventLog) -> list[str]:
    """Everything told so far (numbers that are 0 are left out at the end), and to whom if not to all."""
    return [line(event) for event in listener.events]


def line(event: Event) -> str:
    words = [NAMES[event.kind], *(str(number) for number in event.args)]
    while len(words) > 1 and words[-1] == "0":
        words.pop()
    return " ".join(words) + (f" @{event.to}" if event.to >= 0 else "")


def heard(listener: EventLog, kind: int) -> list[tuple[int, ...]]:
    return [event.args for event in listener.events if event.kind == kind]
