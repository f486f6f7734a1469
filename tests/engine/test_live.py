"""The door of a game in play, and the one rule of undo over pig, Leduc and the auction."""

from typing import Any, Final

import pytest
from mypy_extensions import i64
from tiny_games.leduc import CALL, FOLD, RAISE
from tiny_games.leduc_box import Leduc
from tiny_games.pig import BANKED, ENOUGH, ROLL, ROLLED, STOP, PigGame
from tiny_games.pig_box import Pig, PigOptions
from tiny_games.sealed import BID, NAME, OPEN, PRICE, TAKE_BACK, TOO_DEAR, TOO_LOW, VETO, AuctionGame
from tiny_games.sealed_box import Auction

from igroteka.engine.chance import Odds, Rng
from igroteka.engine.choices import NOT_READY, PASS, READY, Choices, Refusal, act
from igroteka.engine.digest import digest
from igroteka.engine.events import Event
from igroteka.engine.record import Chosen, Thrown, read_bytes
from igroteka.engine.ruleset import Rules
from igroteka.engine.sealed import Sealed
from igroteka.engine.session import Live, Refused
from igroteka.engine.step import CHANCE, OVER, Game, Step
from igroteka.engine.step_kinds import Chance1, Decision1

# Of the cards of the auction 0, 2 and 5 are vetoes.


def choose(live: Live, seat: int, *actions: int) -> None:
    for action in actions:
        live.choose(seat, int(action))


def refused(live: Live, seat: int, action: int) -> Refused:
    before = (digest(live.game), str(live.record), list(live.log), live.game.shown)
    with pytest.raises(Refused) as caught:
        live.choose(seat, int(action))
    assert (digest(live.game), str(live.record), list(live.log), live.game.shown) == before
    return caught.value


def pig() -> Live:
    return Live.start(Pig(), 2, PigOptions(winscore="20"))


def leduc() -> Live:
    live = Live.start(Leduc(), 2)
    live.chance(0)
    live.chance(2)
    return live


def auction(*cards: int) -> Live:
    """With the cards dealt; the leader is to name a prize."""
    live = Live.start(Auction(), len(cards))
    for card in cards:
        live.chance(card)
    return live


def bidding(*cards: int) -> Live:
    live = auction(*cards)
    choose(live, 0, act(NAME, 0), act(PRICE, 2), act(OPEN))
    return live


def bids(live: Live) -> list[int]:
    assert isinstance(live.game, AuctionGame)
    return list(live.game.bid)


def undo_of_all(live: Live) -> list[str | None]:
    return [live.can_undo(seat) for seat in range(live.game.players)]


# --- the door ---


def test_door_a_legal_choice_is_played_and_numbered() -> None:
    live = pig()
    assert live.choose(0, int(act(ROLL))) == 1
    assert live.chance(4) == 2
    live.choose(0, int(act(ROLL)))
    assert 1 <= live.throw(Rng(1)) <= 6
    assert [entry.n for entry in live.record.entries] == [1, 2, 3, 4]


def test_door_refuses_another_seat() -> None:
    assert refused(pig(), 1, act(ROLL)).reason == "turn"


@pytest.mark.parametrize("seat", [-3, -2, -1, 2, 10**30])
def test_door_refuses_what_is_no_seat(seat: int) -> None:
    live = pig()
    assert refused(live, seat, act(ROLL)).reason == "seat"
    choose(live, 0, act(ROLL))
    assert refused(live, seat, 6).reason == "seat"  # dice are no choice of anybody
    assert live.can_undo(seat) == "seat"
    with pytest.raises(Refused, match="seat"):
        live.undo(seat)
    with pytest.raises(Refused, match="nothing"):
        live.redo(seat)


@pytest.mark.parametrize("action", [7, -1, 10**30, int(act(ROLL, 1)), int(act(ROLL, 0, 1)), int(act(STOP + 1))])
def test_door_refuses_what_is_no_action_of_the_game(action: int) -> None:
    assert refused(pig(), 0, action).reason == "unknown"


def test_door_refuses_what_is_not_offered_now() -> None:
    assert refused(leduc(), 0, act(FOLD)).reason == "illegal"


def test_door_refuses_a_choice_while_dice_fall_and_dice_while_a_seat_chooses() -> None:
    live = pig()
    with pytest.raises(Refused, match="no-chance"):
        live.chance(6)
    with pytest.raises(Refused, match="no-chance"):
        live.throw(Rng(1))
    choose(live, 0, act(ROLL))
    assert refused(live, 0, act(ROLL)).reason == "chance"
    for outcome in (0, 7, -1, 10**30):
        with pytest.raises(Refused, match="outcome"):
            live.chance(outcome)
    assert live.game.seat == CHANCE


def test_door_refuses_a_card_that_is_not_in_the_deck_any_more() -> None:
    live = Live.start(Leduc(), 2)
    live.chance(0)
    with pytest.raises(Refused, match="outcome"):
        live.chance(0)


def test_door_gives_the_refusal_of_the_game() -> None:
    live = pig()
    for _ in range(4):
        choose(live, 0, act(ROLL))
        live.chance(6)
    error = refused(live, 0, act(ROLL))
    assert (error.reason, error.refusal) == ("refused", Refusal(int(act(ROLL)), int(ENOUGH)))


def test_door_gives_the_refusal_of_a_sealed_choice_to_its_seat() -> None:
    live = bidding(1, 3)
    assert refused(live, 1, act(BID, 1)).refusal == Refusal(int(act(BID, 1)), int(TOO_LOW))
    choose(live, 0, act(BID, 5), act(READY))
    choose(live, 1, act(BID, 0), act(READY))
    choose(live, 1, act(PASS))
    live.chance(4)
    live.chance(6)
    choose(live, 1, act(NAME, 1), act(PRICE, 1), act(OPEN))
    assert refused(live, 0, act(BID, 1)).refusal == Refusal(int(act(BID, 1)), int(TOO_DEAR))


def test_door_a_seat_may_do_the_extras_of_a_sealed_choice_and_nothing_else() -> None:
    live = bidding(1, 3)
    assert refused(live, 0, act(TAKE_BACK)).reason == "illegal"
    choose(live, 0, act(BID, 3))
    choose(live, 0, act(TAKE_BACK), act(BID, 2), act(READY))
    assert refused(live, 0, act(BID, 3)).reason == "illegal"
    choose(live, 0, act(NOT_READY))
    assert bids(live) == [2, -1]


def test_door_refuses_everything_once_it_is_over() -> None:
    live = leduc()
    choose(live, 0, act(RAISE))
    choose(live, 1, act(FOLD))
    assert live.game.seat == OVER
    assert refused(live, 0, act(CALL)).reason == "over"
    with pytest.raises(Refused, match="no-chance"):
        live.chance(1)
    assert undo_of_all(live) == ["shown", "shown"]


def test_door_in_a_window_nobody_learns_who_is_asked() -> None:
    live = bidding(0, 2, 5, 1)
    for seat, coins in enumerate((4, 0, 0, 0)):
        choose(live, seat, act(BID, coins), act(READY))
    assert live.game.seat == 1
    assert [refused(live, seat, act(VETO)).reason for seat in (0, 2, 3)] == ["turn"] * 3


def test_a_line_that_cannot_be_written_leaves_the_game_as_it_was() -> None:
    full = False

    def write(line: str) -> None:
        if full:
            raise OSError("no space left")

    live = Live.start(Pig(), 2, write=write)
    choose(live, 0, act(STOP))
    full = True
    before = (digest(live.game), str(live.record))
    with pytest.raises(OSError, match="no space"):
        choose(live, 1, act(ROLL))
    assert (digest(live.game), str(live.record)) == before
    with pytest.raises(OSError, match="no space"):
        live.undo(0)
    assert (digest(live.game), str(live.record)) == before
    full = False
    live.undo(0)
    choose(live, 0, act(ROLL))


class Break(Decision1[PigGame]):
    """A rule with a fault in its middle."""

    def actions(self, game: PigGame, seat: i64, choices: Choices) -> None:
        choices.add(act(STOP))

    def apply(self, game: PigGame, seat: i64, action: i64) -> None:
        game.points[seat] += 7
        game.tell(BANKED, seat)
        raise ZeroDivisionError


class LoadedDie(Chance1[PigGame]):
    def outcomes(self, game: PigGame, seat: i64, odds: Odds) -> None:
        odds.add(1, 0)
        odds.add(6, 1)

    def apply(self, game: PigGame, seat: i64, face: i64) -> None:
        """Nothing comes of it."""


class Ponder(Sealed[PigGame]):
    """All stop at any time; a roll one might expect besides."""

    def waits(self, game: PigGame, seat: i64) -> bool:
        return True

    def actions(self, game: PigGame, seat: i64, choices: Choices) -> None:
        choices.add(act(STOP))

    def extras(self, game: PigGame, seat: i64, choices: Choices) -> None:
        choices.weigh(act(ROLL), ENOUGH)


class OtherPig(Pig):
    """A pig that begins with another step."""

    def __init__(self, first: Step[PigGame]) -> None:
        self.first = first

    def set_up(self, players: int, options: Any, content: Any) -> PigGame:
        game = super().set_up(players, options, content)
        game.end()
        game.then(self.first, 0)
        game.settle()
        return game


BREAK: Final = Break()
LOADED_DIE: Final = LoadedDie()
PONDER: Final = Ponder()


def test_door_gives_the_refusal_of_an_extra_too() -> None:
    live = Live.start(OtherPig(PONDER), 2)
    assert refused(live, 1, act(ROLL)).refusal == Refusal(int(act(ROLL)), int(ENOUGH))


def test_door_refuses_an_outcome_that_weighs_nothing() -> None:
    live = Live.start(OtherPig(LOADED_DIE), 2)
    with pytest.raises(Refused, match="outcome"):
        live.chance(1)
    live.chance(6)


def test_rules_that_break_leave_the_game_as_it_was() -> None:
    live = Live.start(OtherPig(BREAK), 2)
    before = (digest(live.game), str(live.record), live.game.ear)
    with pytest.raises(ZeroDivisionError):
        choose(live, 0, act(STOP))
    assert (digest(live.game), str(live.record), live.game.ear) == before
    assert live.log == []


def test_a_table_once_given_is_never_played_on() -> None:
    live = pig()
    first = live.game
    before = digest(first)
    choose(live, 0, act(STOP))
    assert digest(first) == before != digest(live.game)
    assert live.game.ear is None and live.game.copy().ear is None


# --- undo: pig and Leduc ---


def test_undo_there_is_nothing_at_the_start() -> None:
    live = pig()
    assert undo_of_all(live) == ["nothing", "nothing"]
    with pytest.raises(Refused, match="nothing"):
        live.undo(0)
    with pytest.raises(Refused, match="nothing"):
        live.take_turn_back(0)


def test_undo_takes_an_open_choice_back_and_redo_makes_it_again() -> None:
    live = pig()
    before = digest(live.game)
    choose(live, 0, act(STOP))
    after = digest(live.game)
    assert undo_of_all(live) == [None, "nothing"]
    assert live.undo(0) == 1
    assert digest(live.game) == before
    assert live.can_redo(0) and not live.can_redo(1)
    assert live.redo(0) == 3
    assert digest(live.game) == after
    assert not live.can_redo(0)


def test_undo_never_goes_past_a_die() -> None:
    live = pig()
    choose(live, 0, act(ROLL))
    live.chance(3)
    assert undo_of_all(live) == ["dice", "nothing"]
    with pytest.raises(Refused, match="dice"):
        live.undo(0)


def test_undo_never_goes_past_another_players_choice() -> None:
    live = pig()
    choose(live, 0, act(STOP))
    choose(live, 1, act(STOP))
    assert undo_of_all(live) == ["another", None]
    with pytest.raises(Refused, match="another"):
        live.undo(0)
    live.undo(1)
    assert undo_of_all(live) == [None, "nothing"]  # what was taken back is in nobody's way


def test_undo_a_roll_may_be_taken_back_while_the_die_has_not_fallen() -> None:
    live = pig()
    before = digest(live.game)
    choose(live, 0, act(ROLL))
    live.undo(0)
    assert digest(live.game) == before


def test_undo_a_raise_until_the_rival_answers() -> None:
    live = leduc()
    assert undo_of_all(live) == ["nothing", "nothing"]
    choose(live, 0, act(RAISE))
    assert undo_of_all(live) == [None, "nothing"]
    choose(live, 1, act(RAISE))
    assert undo_of_all(live) == ["another", None]


def test_undo_never_goes_past_a_drawn_card() -> None:
    live = leduc()
    choose(live, 0, act(CALL))
    choose(live, 1, act(CALL))
    assert undo_of_all(live) == ["another", None]
    live.chance(4)
    assert undo_of_all(live) == ["dice", "dice"]


# --- undo: several choices, sealed choices, windows ---


def test_undo_goes_back_one_by_one_or_the_whole_turn() -> None:
    live = auction(0, 1)
    before = digest(live.game)
    choose(live, 0, act(NAME, 1), act(PRICE, 2))
    after = digest(live.game)
    assert [live.undo(0), live.undo(0)] == [4, 3]
    assert digest(live.game) == before
    live.redo(0)
    live.redo(0)
    assert digest(live.game) == after
    assert live.take_turn_back(0) == 2
    assert digest(live.game) == before


def test_undo_redo_is_forgotten_once_something_else_is_chosen() -> None:
    live = auction(0, 1)
    choose(live, 0, act(NAME, 1), act(PRICE, 2))
    live.take_turn_back(0)
    choose(live, 0, act(NAME, 0))
    assert not live.can_redo(0)
    with pytest.raises(Refused, match="nothing"):
        live.redo(0)


def test_undo_redo_is_forgotten_once_another_chooses_openly() -> None:
    live = pig()
    choose(live, 0, act(STOP))
    choose(live, 1, act(STOP))
    live.undo(1)
    live.undo(0)
    choose(live, 0, act(STOP))
    assert not live.can_redo(1)


def test_undo_redo_outlives_what_others_do_in_secret_and_ends_with_the_phase() -> None:
    live = bidding(1, 3)
    choose(live, 0, act(BID, 3))
    live.undo(0)
    choose(live, 1, act(BID, 2))
    assert live.can_redo(0)
    live.redo(0)
    choose(live, 0, act(READY), act(NOT_READY))
    live.undo(0)
    assert live.can_redo(0)
    choose(live, 1, act(READY))
    assert live.game.in_window() and not live.can_redo(0)


def test_undo_to_choose_the_same_again_is_to_redo_it() -> None:
    live = auction(0, 1)
    choose(live, 0, act(NAME, 1), act(PRICE, 2))
    live.take_turn_back(0)
    choose(live, 0, act(NAME, 1))
    assert live.can_redo(0)
    live.redo(0)
    assert [entry.name for entry in live.record.entries[-2:] if isinstance(entry, Chosen)] == ["name 1", "price 2"]


def test_undo_of_an_open_choice_ends_where_others_may_begin_to_choose_in_secret() -> None:
    live = bidding(0, 1)
    assert undo_of_all(live) == ["another", "nothing"]


def test_undo_of_ones_own_sealed_choices_whatever_others_did_since() -> None:
    live = bidding(1, 3, 4)
    choose(live, 0, act(BID, 3))
    choose(live, 1, act(BID, 4))
    choose(live, 0, act(READY))
    choose(live, 2, act(BID, 0), act(READY))
    live.undo(0)
    live.undo(0)
    assert bids(live) == [-1, 4, 0]
    assert live.game.seats() == [0, 1]
    assert live.can_undo(0) == "another"  # the sale was opened, that stays
    live.redo(0)
    live.redo(0)
    assert bids(live) == [3, 4, 0]
    assert live.game.seats() == [1]
    assert live.take_turn_back(0) == 2
    assert bids(live) == [-1, 4, 0]


def test_undo_of_a_take_back_brings_the_order_back() -> None:
    live = bidding(1, 3)
    choose(live, 0, act(BID, 3))
    choose(live, 1, act(BID, 2))
    choose(live, 0, act(TAKE_BACK))
    assert bids(live) == [-1, 2]
    live.undo(0)
    assert bids(live) == [3, 2]


def test_undo_ends_when_all_are_ready() -> None:
    live = bidding(1, 3)
    choose(live, 0, act(BID, 3), act(READY))
    choose(live, 1, act(BID, 2), act(READY))
    assert undo_of_all(live) == ["shown", "shown"]


def test_undo_that_would_make_all_ready_is_a_choice_to_be_made_openly() -> None:
    live = bidding(1, 3)
    choose(live, 0, act(BID, 3), act(READY), act(NOT_READY))
    assert live.can_undo(0) is None
    choose(live, 1, act(BID, 2), act(READY))
    assert live.can_undo(0) == "another"
    choose(live, 0, act(READY))
    assert live.game.in_window()


def test_undo_tells_nobody_what_others_do_in_secret() -> None:
    live = bidding(1, 3, 4)
    choose(live, 0, act(BID, 3))
    known = undo_of_all(live)[0], live.can_redo(0)
    for action in (act(BID, 2), act(TAKE_BACK), act(BID, 0), act(READY)):
        choose(live, 1, action)
        assert (live.can_undo(0), live.can_redo(0)) == known
        assert live.can_undo(2) == "nothing"
    live.undo(1)
    assert (live.can_undo(0), live.can_redo(0)) == known


def windowed(passes: int) -> Live:
    """Seat 0 has the highest bid; the others are asked in turn."""
    live = bidding(1, 0, 2, 3)
    for seat, coins in enumerate((4, 0, 0, 0)):
        choose(live, seat, act(BID, coins), act(READY))
    for seat in range(1, 1 + passes):
        choose(live, seat, act(PASS))
    return live


def test_undo_in_a_window_tells_nobody_who_was_asked() -> None:
    assert {tuple(undo_of_all(windowed(passes))) for passes in range(3)} == {("shown",) * 4}


def test_undo_a_pass_is_final_and_so_is_a_card_played() -> None:
    live = windowed(1)
    assert live.can_undo(1) == "shown"
    choose(live, 2, act(VETO))
    assert undo_of_all(live) == ["shown"] * 4


# --- the log ---


def test_log_has_the_events_of_what_counts() -> None:
    live = pig()
    choose(live, 0, act(ROLL))
    live.chance(5)
    choose(live, 0, act(STOP))
    rolled = (2, Event(int(ROLLED), (0, 5, 5, 0), -1))
    banked = Event(int(BANKED), (0, 5, 5, 0), -1)
    assert live.log == [rolled, (3, banked)]
    live.undo(0)
    assert live.log == [rolled]
    live.redo(0)
    assert live.log == [rolled, (5, banked)]


def test_log_of_a_sealed_choice_survives_the_undo_of_another() -> None:
    live = bidding(1, 3)
    count = len(live.log)
    choose(live, 0, act(BID, 3))
    choose(live, 1, act(BID, 2))
    live.undo(0)
    assert len(live.log) == count
    choose(live, 0, act(BID, 4), act(READY))
    choose(live, 1, act(READY))
    assert [event.args[:2] for _, event in live.log[count:]] == [(0, 4), (1, 2)]


# --- any play ---


def random_moves(rules: Rules, players: int, seed: int) -> Live:
    """Choices, extras, undos, redos and whole turns back, at random."""
    live = Live.start(rules, players)
    rng = Rng(seed)
    for _ in range(60):
        if live.game.seat == OVER:
            break
        if live.game.seat == CHANCE and rng.below(8) > 0:
            live.throw(rng)
            continue
        seat = int(rng.below(players))
        what = rng.below(5)
        actions = live.game.actions_of(seat) + live.game.extras_of(seat)
        if what == 0 and live.can_undo(seat) is None:
            live.undo(seat)
        elif what == 1 and live.can_redo(seat):
            live.redo(seat)
        elif what == 2 and live.can_undo(seat) is None:
            live.take_turn_back(seat)
        elif actions:
            live.choose(seat, actions[rng.below(len(actions))])
    return live


GAMES: list[tuple[Rules, int]] = [(Pig(), 3), (Leduc(), 2), (Auction(), 3)]


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_any_play_loads_to_the_same_game(rules: Rules, players: int, seed: int) -> None:
    live = random_moves(rules, players, seed)
    again = Live.from_record(read_bytes(str(live.record).encode()), rules)
    assert digest(again.game) == digest(live.game)
    assert again.game.shown == live.game.shown
    assert again.log == live.log
    assert undo_of_all(again) == undo_of_all(live)
    assert again.undone == live.undone


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_any_play_is_the_same_without_what_was_taken_back(rules: Rules, players: int, seed: int) -> None:
    live = random_moves(rules, players, seed)
    void = live.record.voided()
    game: Game = rules.set_up(players, rules.options(), rules.content())
    for entry in live.record.entries:
        if entry.n not in void:
            if isinstance(entry, Chosen):
                game.play_as(entry.seat, entry.choice)
            elif isinstance(entry, Thrown):
                game.play(entry.outcome)
    assert digest(game) == digest(live.game)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_any_undo_then_redo_gives_the_same_table(rules: Rules, players: int, seed: int) -> None:
    live = random_moves(rules, players, seed)
    for seat in range(players):
        if live.can_undo(seat) is None:
            before = digest(live.game)
            live.undo(seat)
            assert live.can_redo(seat)
            live.redo(seat)
            assert digest(live.game) == before


def test_any_play_uses_no_number_twice() -> None:
    live = random_moves(Auction(), 3, 11)
    numbers = [entry.n for entry in live.record.entries]
    assert numbers == list(range(1, len(numbers) + 1))
    assert live.record.voided()
