"""History twins: two whole games side by side, different wherever the rules hide it from one observer.

Both are played from the first step through the rules. At every step something is chosen that looks the same to the
observer on both tables (`game_facts.py`: the game's own file says what it sees), and among what looks the same
each table takes its own. All that the observer receives must be the same bytes. Where what differs would have to
come out by the rules, the pair goes back some steps and tries another way; at a showdown, which no way leads around,
the second table goes on as a copy of the first, until the next thing that is hidden.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from typing import NamedTuple, TypeVar

from game_facts import GameFacts, facts_of
from leaks import Apart, Leak, Past, difference
from trials import Trial
from twin_door import TwinDoor
from twin_drafts import twin_drafts

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import NOT_READY, PASS, READY, act, verb_of
from igroteka.engine.events import EventLog
from igroteka.engine.game import Game
from igroteka.engine.seats import CHANCE, OVER, SPECTATOR

T = TypeVar("T")
COPIED = (0, 0, 50, 90)  # of a hundred private things of one kind the same as on the other table
LIKED = (1, 1, 3, 9)  # how much likelier a pair makes what one verb does
WAYS = 30  # tried when what differs would come out
APART_FOR = 10  # steps between two moments to go back to
LONGEST = 20000
SCREEN_EVERY = 40  # pages, and at 1, 2, 4, 8, ... steps: to lay out a terminal takes as long as a hundred of the rest
ANYTHING = "anything"


class Move(NamedTuple):
    """One choice or outcome of one of the tables, or the same of both."""

    table: int  # 0 or 1
    seat: int
    choice: int
    name: str


class Moment(NamedTuple):
    """To go back to."""

    games: tuple[Game, Game]
    moves: int
    steps: int
    unlike: Counter[str]


class Told(NamedTuple):
    """What came of a pair."""

    steps: int  # moments at which all that the observer receives was compared
    unlike: Counter[str]  # of them with something else hidden: ANYTHING, and by what it is
    whole: bool  # to the end of the game

    @property
    def differing(self) -> int:
        return self.unlike[ANYTHING]

    @property
    def differs(self) -> bool:
        return 2 * self.differing > self.steps


class Twins:
    def __init__(self, trial: Trial, door: TwinDoor, rng: Rng, page_every: int) -> None:
        self.private: GameFacts = facts_of(trial.box.name)
        self.trial = trial
        self.box = trial.box
        self.door = door
        self.observer = door.seat
        self.rng = rng
        self.page_every = page_every
        self.games: tuple[Game, Game] = (trial.game(door.content), trial.game(door.content))
        self.pasts = (Past(), Past())
        self.copied: dict[str, int] = {}  # by step, see COPIED
        self.liked: dict[int, int] = {}  # by verb, see LIKED
        self.shy = 0  # up to this step nothing is liked better: that has led to where the two come apart
        self.moves: list[Move] = []
        self.joined: list[int] = []  # how many moves were made before each showdown that made one history of the two
        self.looks: list[int] = []  # how many moves were made before each comparison
        self.steps = 0
        self.unlike: Counter[str] = Counter()

    # --- a pair ---

    def follow(self) -> Told:
        moments = [self.moment()]
        ways = 0
        self.listen()
        self.compare()
        while self.games[0].seat != OVER:
            if self.steps >= moments[-1].steps + APART_FOR:
                moments.append(self.moment())
            try:
                self.step()
            except Apart:
                ways += 1
                self.shy = self.steps + 1
                if ways > WAYS:
                    return Told(self.steps, self.unlike, False)
                del moments[max(1, len(moments) - ways // 4) :]
                self.go_back(moments[-1])
            assert self.steps < LONGEST, "no end"
        return Told(self.steps, self.unlike, True)

    def moment(self) -> Moment:
        ours, theirs = self.games
        return Moment((ours.copy(), theirs.copy()), len(self.moves), self.steps, Counter(self.unlike))

    def go_back(self, moment: Moment) -> None:
        ours, theirs = moment.games
        self.games = (ours.copy(), theirs.copy())
        del self.moves[moment.moves :]
        self.joined = [moves for moves in self.joined if moves <= moment.moves]
        del self.looks[moment.steps :]
        self.steps = moment.steps
        self.unlike = Counter(moment.unlike)
        self.listen()

    def listen(self) -> None:
        self.pasts = (Past(), Past())
        for game in self.games:
            game.listener = EventLog()

    def step(self) -> None:
        ours, theirs = self.games
        if (ours.step().name, ours.seat == CHANCE) != (theirs.step().name, theirs.seat == CHANCE):
            raise self.told_apart(f"one table is at {ours.step().name}, the other at {theirs.step().name}")
        if ours.seat == CHANCE:
            self.throw()
        elif ours.sealing():
            self.seal()
        elif ours.seat != theirs.seat:
            raise self.told_apart(f"{ours.seat} is asked or {theirs.seat}")
        elif ours.in_window() and ours.seat != self.observer:
            self.ask_in_secret()
        else:
            self.choose()

    # --- one step on both tables ---

    def throw(self) -> None:
        odds = Odds()
        looks: list[dict[Hashable, list[int]]] = []
        for game in self.games:
            game.outcomes(odds)
            alike: dict[Hashable, list[int]] = defaultdict(list)
            for outcome, weight in odds.listed():
                alike[self.private.drawn(game, outcome, self.observer)] += [outcome] * weight
            looks.append(alike)
        self.play_alike(int(CHANCE), looks, [len(outcomes) for look, outcomes in looks[0].items() if look in looks[1]])

    def choose(self) -> None:
        looks = [self.looks_of(game) for game in self.games]
        self.play_alike(int(self.games[0].seat), looks, self.weights(looks))

    def looks_of(self, game: Game) -> dict[Hashable, list[int]]:
        """What the seat may choose, by what the observer sees of it."""
        seat = int(game.seat)
        alike: dict[Hashable, list[int]] = defaultdict(list)
        for action in game.actions():
            alike[action if seat == self.observer else self.private.chosen(game, seat, action, self.observer)].append(
                action
            )
        return alike

    def weights(self, looks: list[dict[Hashable, list[int]]]) -> list[int]:
        return [
            max([self.liking(action) for action in actions]) for look, actions in looks[0].items() if look in looks[1]
        ]

    def liking(self, action: int) -> int:
        """Pairs play in ways of their own: else they would all be games of the same kind."""
        verb = int(verb_of(action))
        if self.steps < self.shy:
            return 1
        if verb not in self.liked:
            self.liked[verb] = self.picked(LIKED)
        return self.liked[verb] * self.private.liking(self.games[0], action)

    def play_alike(self, seat: int, looks: list[dict[Hashable, list[int]]], weights: Sequence[int]) -> None:
        """Something that looks the same on both tables."""
        common = [look for look in looks[0] if look in looks[1]]
        if not common:
            raise Apart
        look = self.picked([one for one, weight in zip(common, weights, strict=True) for _ in range(weight)])
        ours = self.picked(looks[0][look])
        same = ours in looks[1][look] and (len(looks[1][look]) == 1 or self.copies())
        theirs = ours if same else self.picked(looks[1][look])
        if seat != CHANCE and self.shows_down(seat, ours, theirs):
            self.join()
            theirs = ours
        self.play_both(seat, ours, theirs)

    def shows_down(self, seat: int, ours: int, theirs: int) -> bool:
        """Tell whether the choices turn up what differs."""
        turned_up = [
            self.private.showdown(game, seat, choice) for game, choice in zip(self.games, (ours, theirs), strict=True)
        ]
        return turned_up[0] != turned_up[1]

    def join(self) -> None:
        """Go on with two tables of one history, which may become two again."""
        ours, _ = self.games
        self.joined.append(len(self.moves))
        self.games = (ours, ours.copy())
        self.listen()

    def seal(self) -> None:
        """Others draft unseen, each table in its own steps; that they are ready is seen (TH-048 and the like)."""
        step = self.games[0].step().name
        drafts: dict[int, tuple[list[int], list[int]]] = {}
        for seat in self.games[0].seats():
            if seat != self.observer:
                drafts[seat] = self.drafts_of(seat)
        while self.both_at(step):
            ours, _ = self.games
            seats = [*drafts, *([self.observer] if ours.acts(self.observer) else [])]
            if not seats:
                raise self.told_apart(f"nobody has anything left to do at {step}")
            seat = self.picked(seats)
            if seat == self.observer:
                actions = ours.actions_of(seat) + (ours.extras_of(seat) if self.rng.below(4) == 0 else [])
                action = self.picked(actions)
                self.play_both(seat, action, action)
            elif any(drafts[seat]):
                for table, steps in enumerate(drafts[seat]):
                    if steps and self.rng.below(2):
                        self.play_one(table, seat, steps.pop(0))
                self.compare()
            else:
                del drafts[seat]
                self.play_both(seat, int(act(READY)), int(act(READY)))
                if self.both_at(step) and self.rng.below(8) == 0 and self.may_reopen(seat):
                    self.play_both(seat, int(act(NOT_READY)), int(act(NOT_READY)))
                    drafts[seat] = self.drafts_of(seat)

    def drafts_of(self, seat: int) -> tuple[list[int], list[int]]:
        ours, theirs = self.games
        return twin_drafts(self.private, ours, theirs, seat, self.copies(), self.rng)

    def both_at(self, step: str) -> bool:
        return all(game.sealing() and game.step().name == step for game in self.games)

    def may_reopen(self, seat: int) -> bool:
        return all(act(NOT_READY) in game.extras_of(seat) for game in self.games)

    def ask_in_secret(self) -> None:
        """Another is asked in a window: a pass is seen by nobody, so one table may be a pass ahead of the other."""
        looks = [self.looks_of(game) for game in self.games]
        for look in looks:
            look.pop(act(PASS), None)
        seat = int(self.games[0].seat)
        if set(looks[0]) & set(looks[1]) and self.rng.below(2):
            self.play_alike(seat, looks, self.weights(looks))
        elif all(self.passes_unseen(game) for game in self.games):
            first = int(self.rng.below(2))
            for table in (first, 1 - first):
                self.play_one(table, seat, int(act(PASS)))
                self.compare()
        else:
            self.play_both(seat, int(act(PASS)), int(act(PASS)))

    def passes_unseen(self, game: Game) -> bool:
        """After it another but the observer is asked in the same window."""
        after = game.copy()
        after.play(act(PASS))
        same = after.step() is game.step() and after.frame()[2] == game.frame()[2]
        return after.in_window() and after.seat != self.observer and same

    def play_both(self, seat: int, ours: int, theirs: int) -> None:
        self.play_one(0, seat, ours)
        self.play_one(1, seat, theirs)
        self.compare()

    def play_one(self, table: int, seat: int, choice: int) -> None:
        game = self.games[table]
        name = self.box.spell_outcome(game, choice) if seat == CHANCE else self.box.spell(game, choice)
        self.moves.append(Move(table, seat, choice, f"{game.step().name}: {name}"))
        game.play_as(seat, choice)

    # --- the draw of lots ---

    def picked(self, things: Sequence[T]) -> T:
        return things[self.rng.below(len(things))]

    def copies(self) -> bool:
        """Whether this table takes what the other took; how often is a matter of the pair and the step."""
        step = self.games[0].step().name
        if step not in self.copied:
            self.copied[step] = self.picked(COPIED)
        return int(self.rng.below(100)) < self.copied[step]

    # --- what the observer receives ---

    def compare(self) -> None:
        ours, theirs = self.games
        if ours.seat == theirs.seat == OVER and self.private.at_the_end(ours) != self.private.at_the_end(theirs):
            return  # what differs is turned up by the rules
        self.steps += 1
        self.looks.append(len(self.moves))
        self.count_unlike()
        reached = [self.reaching(game, past) for game, past in zip(self.games, self.pasts, strict=True)]
        for what, got in zip(("receives", "hears"), zip(*reached, strict=True), strict=True):
            self.same(what, *got)
        if self.steps % self.page_every == 0 or ours.seat == OVER:
            self.same("is shown", *[self.door.page(game) for game in self.games])
        if self.steps % (SCREEN_EVERY * self.page_every) == 0 or self.steps & (self.steps - 1) == 0:
            self.same("reads", *[self.door.screen(game) for game in self.games])

    def count_unlike(self) -> None:
        ours, theirs = [self.private.hidden(game, self.observer) for game in self.games]
        unlike = [what for what in ours if ours[what] != theirs[what]]
        self.unlike.update([*unlike, *([ANYTHING] if unlike else [])])

    def reaching(self, game: Game, past: Past) -> tuple[bytes, bytes]:
        """What is seen of the table now, and what was heard since it was looked at, with the notices of it."""
        assert game.listener is not None
        events = game.listener.taken()
        heard = [*self.door.lines(events), *self.door.notices(past.goes_on(events))]
        return self.door.received(game), "\n".join(heard).encode()

    def same(self, what: str, ours: bytes, theirs: bytes) -> None:
        if ours != theirs:
            raise self.told_apart(f"{what} {difference(ours, theirs)}")

    def told_apart(self, how: str) -> Leak:
        return Leak(f"step {self.steps}: observer {self.observer} {how}\n" + "\n".join(self.told()[-60:]))

    def told(self) -> list[str]:
        """The two histories, side by side where they are one move each."""
        lines: list[str] = []
        moves = self.moves
        place = 0
        while place < len(moves):
            ours = moves[place]
            theirs = moves[place + 1] if place + 1 < len(moves) else None
            who = "chance" if ours.seat == CHANCE else f"seat {ours.seat}"
            if theirs is not None and (ours.table, theirs.table) == (0, 1) and ours.seat == theirs.seat:
                same = ours.name if ours.name == theirs.name else f"{ours.name} | {theirs.name}"
                lines.append(f"  {who}: {same}")
                place += 2
            else:
                lines.append(f"  {who}: {ours.name} (on table {ours.table + 1} alone)")
                place += 1
        return lines


def observers(players: int) -> list[int]:
    return [*range(players), int(SPECTATOR)]


class Setting:
    """One game with its number of players, its options and a content: pairs of it, seen by each in turn."""

    def __init__(self, trial: Trial, page_every: int = 8) -> None:
        self.private = facts_of(trial.box.name)
        self.trial = trial._replace(options={**self.private.options, **trial.options})
        self.contents = (trial.box.content(), self.private.few_kinds(trial.box))
        self.page_every = page_every

    def door(self, seed: int) -> TwinDoor:
        players = self.trial.players
        observer = observers(players)[seed // 2 % (players + 1)]
        return TwinDoor(self.trial.box, self.contents[seed % 2], observer, players)

    def twins(self, seed: int, door: TwinDoor | None = None) -> Twins:
        return Twins(self.trial, door or self.door(seed), Rng(seed), self.page_every)

    def pair(self, seed: int, door: TwinDoor | None = None) -> Told:
        """Compared to the end; raises Leak where the observer can tell the two tables apart."""
        try:
            return self.twins(seed, door).follow()
        except Leak as leak:
            raise Leak(f"{self.trial.name}, seed {seed}, {leak}") from None
