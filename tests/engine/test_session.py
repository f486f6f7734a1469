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
from igroteka.engine.game import Game
from igroteka.engine.record import Chosen, Thrown, read_bytes
from igroteka.engine.ruleset import Rules
from igroteka.engine.sealed import Sealed
from igroteka.engine.seats import CHANCE, OVER
from igroteka.engine.session import RefusedError, Session
from igroteka.engine.step import Step
from igroteka.engine.step_kinds import Chance1, Decision1

# Of the cards of the auction 0, 2 and 5 are vetoes.


def choose(session: Session, seat: int, *actions: int) -> None:
    for action in actions:
        session.choose(seat, int(action))


def refused(session: Session, seat: int, action: int) -> RefusedError:
    before = (digest(session.game), str(session.record), list(session.log), session.game.shown)
    with pytest.raises(RefusedError) as caught:
        session.choose(seat, int(action))
    assert (digest(session.game), str(session.record), list(session.log), session.game.shown) == before
    return caught.value


def pig() -> Session:
    return Session.start(Pig(), 2, PigOptions(winscore="20"))


def leduc() -> Session:
    session = Session.start(Leduc(), 2)
    session.chance(0)
    session.chance(2)
    return session


def auction(*cards: int) -> Session:
    """With the cards dealt; the leader is to name a prize."""
    session = Session.start(Auction(), len(cards))
    for card in cards:
        session.chance(card)
    return session


def bidding(*cards: int) -> Session:
    session = auction(*cards)
    choose(session, 0, act(NAME, 0), act(PRICE, 2), act(OPEN))
    return session


def bids(session: Session) -> list[int]:
    assert isinstance(session.game, AuctionGame)
    return list(session.game.bid)


def undo_of_all(session: Session) -> list[str | None]:
    return [session.can_undo(seat) for seat in range(session.game.players)]


# --- the door ---


def test_door_a_legal_choice_is_played_and_numbered() -> None:
    session = pig()
    assert session.choose(0, int(act(ROLL))) == 1
    assert session.chance(4) == 2
    session.choose(0, int(act(ROLL)))
    assert 1 <= session.throw(Rng(1)) <= 6
    assert [entry.n for entry in session.record.entries] == [1, 2, 3, 4]


def test_door_refuses_another_seat() -> None:
    assert refused(pig(), 1, act(ROLL)).reason == "turn"


@pytest.mark.parametrize("seat", [-3, -2, -1, 2, 10**30])
def test_door_refuses_what_is_no_seat(seat: int) -> None:
    session = pig()
    assert refused(session, seat, act(ROLL)).reason == "seat"
    choose(session, 0, act(ROLL))
    assert refused(session, seat, 6).reason == "seat"  # dice are no choice of anybody
    assert session.can_undo(seat) == "seat"
    with pytest.raises(RefusedError, match="seat"):
        session.undo(seat)
    with pytest.raises(RefusedError, match="nothing"):
        session.redo(seat)


@pytest.mark.parametrize("action", [7, -1, 10**30, int(act(ROLL, 1)), int(act(ROLL, 0, 1)), int(act(STOP + 1))])
def test_door_refuses_what_is_no_action_of_the_game(action: int) -> None:
    assert refused(pig(), 0, action).reason == "unknown"


def test_door_refuses_what_is_not_offered_now() -> None:
    assert refused(leduc(), 0, act(FOLD)).reason == "illegal"


def test_door_refuses_a_choice_while_dice_fall_and_dice_while_a_seat_chooses() -> None:
    session = pig()
    with pytest.raises(RefusedError, match="no-chance"):
        session.chance(6)
    with pytest.raises(RefusedError, match="no-chance"):
        session.throw(Rng(1))
    choose(session, 0, act(ROLL))
    assert refused(session, 0, act(ROLL)).reason == "chance"
    for outcome in (0, 7, -1, 10**30):
        with pytest.raises(RefusedError, match="outcome"):
            session.chance(outcome)
    assert session.game.seat == CHANCE


def test_door_refuses_a_card_that_is_not_in_the_deck_any_more() -> None:
    session = Session.start(Leduc(), 2)
    session.chance(0)
    with pytest.raises(RefusedError, match="outcome"):
        session.chance(0)


def test_door_gives_the_refusal_of_the_game() -> None:
    session = pig()
    for _ in range(4):
        choose(session, 0, act(ROLL))
        session.chance(6)
    error = refused(session, 0, act(ROLL))
    assert (error.reason, error.refusal) == ("refused", Refusal(int(act(ROLL)), int(ENOUGH)))


def test_door_gives_the_refusal_of_a_sealed_choice_to_its_seat() -> None:
    session = bidding(1, 3)
    assert refused(session, 1, act(BID, 1)).refusal == Refusal(int(act(BID, 1)), int(TOO_LOW))
    choose(session, 0, act(BID, 5), act(READY))
    choose(session, 1, act(BID, 0), act(READY))
    choose(session, 1, act(PASS))
    session.chance(4)
    session.chance(6)
    choose(session, 1, act(NAME, 1), act(PRICE, 1), act(OPEN))
    assert refused(session, 0, act(BID, 1)).refusal == Refusal(int(act(BID, 1)), int(TOO_DEAR))


def test_door_a_seat_may_do_the_extras_of_a_sealed_choice_and_nothing_else() -> None:
    session = bidding(1, 3)
    assert refused(session, 0, act(TAKE_BACK)).reason == "illegal"
    choose(session, 0, act(BID, 3))
    choose(session, 0, act(TAKE_BACK), act(BID, 2), act(READY))
    assert refused(session, 0, act(BID, 3)).reason == "illegal"
    choose(session, 0, act(NOT_READY))
    assert bids(session) == [2, -1]


def test_door_refuses_everything_once_it_is_over() -> None:
    session = leduc()
    choose(session, 0, act(RAISE))
    choose(session, 1, act(FOLD))
    assert session.game.seat == OVER
    assert refused(session, 0, act(CALL)).reason == "over"
    with pytest.raises(RefusedError, match="no-chance"):
        session.chance(1)
    assert undo_of_all(session) == ["shown", "shown"]


def test_door_in_a_window_nobody_learns_who_is_asked() -> None:
    session = bidding(0, 2, 5, 1)
    for seat, coins in enumerate((4, 0, 0, 0)):
        choose(session, seat, act(BID, coins), act(READY))
    assert session.game.seat == 1
    assert [refused(session, seat, act(VETO)).reason for seat in (0, 2, 3)] == ["turn"] * 3


def test_a_line_that_cannot_be_written_leaves_the_game_as_it_was() -> None:
    full = False

    def write(line: str) -> None:
        if full:
            raise OSError("no space left")

    session = Session.start(Pig(), 2, write=write)
    choose(session, 0, act(STOP))
    full = True
    before = (digest(session.game), str(session.record))
    with pytest.raises(OSError, match="no space"):
        choose(session, 1, act(ROLL))
    assert (digest(session.game), str(session.record)) == before
    with pytest.raises(OSError, match="no space"):
        session.undo(0)
    assert (digest(session.game), str(session.record)) == before
    full = False
    session.undo(0)
    choose(session, 0, act(ROLL))


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
        choices.offer(act(ROLL), unless=ENOUGH)


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
    session = Session.start(OtherPig(PONDER), 2)
    assert refused(session, 1, act(ROLL)).refusal == Refusal(int(act(ROLL)), int(ENOUGH))


def test_door_refuses_an_outcome_that_weighs_nothing() -> None:
    session = Session.start(OtherPig(LOADED_DIE), 2)
    with pytest.raises(RefusedError, match="outcome"):
        session.chance(1)
    session.chance(6)


def test_rules_that_break_leave_the_game_as_it_was() -> None:
    session = Session.start(OtherPig(BREAK), 2)
    before = (digest(session.game), str(session.record), session.game.listener)
    with pytest.raises(ZeroDivisionError):
        choose(session, 0, act(STOP))
    assert (digest(session.game), str(session.record), session.game.listener) == before
    assert session.log == []


def test_a_table_once_given_is_never_played_on() -> None:
    session = pig()
    first = session.game
    before = digest(first)
    choose(session, 0, act(STOP))
    assert digest(first) == before != digest(session.game)
    assert session.game.listener is None and session.game.copy().listener is None


# --- undo: pig and Leduc ---


def test_undo_there_is_nothing_at_the_start() -> None:
    session = pig()
    assert undo_of_all(session) == ["nothing", "nothing"]
    with pytest.raises(RefusedError, match="nothing"):
        session.undo(0)
    with pytest.raises(RefusedError, match="nothing"):
        session.take_turn_back(0)


def test_undo_takes_an_open_choice_back_and_redo_makes_it_again() -> None:
    session = pig()
    before = digest(session.game)
    choose(session, 0, act(STOP))
    after = digest(session.game)
    assert undo_of_all(session) == [None, "nothing"]
    assert session.undo(0) == 1
    assert digest(session.game) == before
    assert session.can_redo(0) and not session.can_redo(1)
    assert session.redo(0) == 3
    assert digest(session.game) == after
    assert not session.can_redo(0)


def test_undo_never_goes_past_a_die() -> None:
    session = pig()
    choose(session, 0, act(ROLL))
    session.chance(3)
    assert undo_of_all(session) == ["dice", "nothing"]
    with pytest.raises(RefusedError, match="dice"):
        session.undo(0)


def test_undo_never_goes_past_another_players_choice() -> None:
    session = pig()
    choose(session, 0, act(STOP))
    choose(session, 1, act(STOP))
    assert undo_of_all(session) == ["another", None]
    with pytest.raises(RefusedError, match="another"):
        session.undo(0)
    session.undo(1)
    assert undo_of_all(session) == [None, "nothing"]  # what was taken back is in nobody's way


def test_undo_a_roll_may_be_taken_back_while_the_die_has_not_fallen() -> None:
    session = pig()
    before = digest(session.game)
    choose(session, 0, act(ROLL))
    session.undo(0)
    assert digest(session.game) == before


def test_undo_a_raise_until_the_rival_answers() -> None:
    session = leduc()
    assert undo_of_all(session) == ["nothing", "nothing"]
    choose(session, 0, act(RAISE))
    assert undo_of_all(session) == [None, "nothing"]
    choose(session, 1, act(RAISE))
    assert undo_of_all(session) == ["another", None]


def test_undo_never_goes_past_a_drawn_card() -> None:
    session = leduc()
    choose(session, 0, act(CALL))
    choose(session, 1, act(CALL))
    assert undo_of_all(session) == ["another", None]
    session.chance(4)
    assert undo_of_all(session) == ["dice", "dice"]


# --- undo: several choices, sealed choices, windows ---


def test_undo_goes_back_one_by_one_or_the_whole_turn() -> None:
    session = auction(0, 1)
    before = digest(session.game)
    choose(session, 0, act(NAME, 1), act(PRICE, 2))
    after = digest(session.game)
    assert [session.undo(0), session.undo(0)] == [4, 3]
    assert digest(session.game) == before
    session.redo(0)
    session.redo(0)
    assert digest(session.game) == after
    assert session.take_turn_back(0) == 2
    assert digest(session.game) == before


def test_undo_redo_is_forgotten_once_something_else_is_chosen() -> None:
    session = auction(0, 1)
    choose(session, 0, act(NAME, 1), act(PRICE, 2))
    session.take_turn_back(0)
    choose(session, 0, act(NAME, 0))
    assert not session.can_redo(0)
    with pytest.raises(RefusedError, match="nothing"):
        session.redo(0)


def test_undo_redo_is_forgotten_once_another_chooses_openly() -> None:
    session = pig()
    choose(session, 0, act(STOP))
    choose(session, 1, act(STOP))
    session.undo(1)
    session.undo(0)
    choose(session, 0, act(STOP))
    assert not session.can_redo(1)


def test_undo_redo_outlives_what_others_do_in_secret_and_ends_with_the_phase() -> None:
    session = bidding(1, 3)
    choose(session, 0, act(BID, 3))
    session.undo(0)
    choose(session, 1, act(BID, 2))
    assert session.can_redo(0)
    session.redo(0)
    choose(session, 0, act(READY), act(NOT_READY))
    session.undo(0)
    assert session.can_redo(0)
    choose(session, 1, act(READY))
    assert session.game.in_window() and not session.can_redo(0)


def test_undo_to_choose_the_same_again_is_to_redo_it() -> None:
    session = auction(0, 1)
    choose(session, 0, act(NAME, 1), act(PRICE, 2))
    session.take_turn_back(0)
    choose(session, 0, act(NAME, 1))
    assert session.can_redo(0)
    session.redo(0)
    assert [entry.name for entry in session.record.entries[-2:] if isinstance(entry, Chosen)] == ["name 1", "price 2"]


def test_undo_of_an_open_choice_ends_where_others_may_begin_to_choose_in_secret() -> None:
    session = bidding(0, 1)
    assert undo_of_all(session) == ["another", "nothing"]


def test_undo_of_ones_own_sealed_choices_whatever_others_did_since() -> None:
    session = bidding(1, 3, 4)
    choose(session, 0, act(BID, 3))
    choose(session, 1, act(BID, 4))
    choose(session, 0, act(READY))
    choose(session, 2, act(BID, 0), act(READY))
    session.undo(0)
    session.undo(0)
    assert bids(session) == [-1, 4, 0]
    assert session.game.seats() == [0, 1]
    assert session.can_undo(0) == "another"  # the sale was opened, that stays
    session.redo(0)
    session.redo(0)
    assert bids(session) == [3, 4, 0]
    assert session.game.seats() == [1]
    assert session.take_turn_back(0) == 2
    assert bids(session) == [-1, 4, 0]


def test_undo_of_a_take_back_brings_the_order_back() -> None:
    session = bidding(1, 3)
    choose(session, 0, act(BID, 3))
    choose(session, 1, act(BID, 2))
    choose(session, 0, act(TAKE_BACK))
    assert bids(session) == [-1, 2]
    session.undo(0)
    assert bids(session) == [3, 2]


def test_undo_ends_when_all_are_ready() -> None:
    session = bidding(1, 3)
    choose(session, 0, act(BID, 3), act(READY))
    choose(session, 1, act(BID, 2), act(READY))
    assert undo_of_all(session) == ["shown", "shown"]


def test_undo_that_would_make_all_ready_is_a_choice_to_be_made_openly() -> None:
    session = bidding(1, 3)
    choose(session, 0, act(BID, 3), act(READY), act(NOT_READY))
    assert session.can_undo(0) is None
    choose(session, 1, act(BID, 2), act(READY))
    assert session.can_undo(0) == "another"
    choose(session, 0, act(READY))
    assert session.game.in_window()


def test_undo_tells_nobody_what_others_do_in_secret() -> None:
    session = bidding(1, 3, 4)
    choose(session, 0, act(BID, 3))
    known = undo_of_all(session)[0], session.can_redo(0)
    for action in (act(BID, 2), act(TAKE_BACK), act(BID, 0), act(READY)):
        choose(session, 1, action)
        assert (session.can_undo(0), session.can_redo(0)) == known
        assert session.can_undo(2) == "nothing"
    session.undo(1)
    assert (session.can_undo(0), session.can_redo(0)) == known


def windowed(passes: int) -> Session:
    """Seat 0 has the highest bid; the others are asked in turn."""
    session = bidding(1, 0, 2, 3)
    for seat, coins in enumerate((4, 0, 0, 0)):
        choose(session, seat, act(BID, coins), act(READY))
    for seat in range(1, 1 + passes):
        choose(session, seat, act(PASS))
    return session


def test_undo_in_a_window_tells_nobody_who_was_asked() -> None:
    assert {tuple(undo_of_all(windowed(passes))) for passes in range(3)} == {("shown",) * 4}


def test_undo_a_pass_is_final_and_so_is_a_card_played() -> None:
    session = windowed(1)
    assert session.can_undo(1) == "shown"
    choose(session, 2, act(VETO))
    assert undo_of_all(session) == ["shown"] * 4


# --- the log ---


def test_log_has_the_events_of_what_counts() -> None:
    session = pig()
    choose(session, 0, act(ROLL))
    session.chance(5)
    choose(session, 0, act(STOP))
    rolled = (2, Event(int(ROLLED), (0, 5, 5, 0), -1))
    banked = Event(int(BANKED), (0, 5, 5, 0), -1)
    assert session.log == [rolled, (3, banked)]
    session.undo(0)
    assert session.log == [rolled]
    session.redo(0)
    assert session.log == [rolled, (5, banked)]


def test_log_of_a_sealed_choice_survives_the_undo_of_another() -> None:
    session = bidding(1, 3)
    count = len(session.log)
    choose(session, 0, act(BID, 3))
    choose(session, 1, act(BID, 2))
    session.undo(0)
    assert len(session.log) == count
    choose(session, 0, act(BID, 4), act(READY))
    choose(session, 1, act(READY))
    assert [event.args[:2] for _, event in session.log[count:]] == [(0, 4), (1, 2)]


# --- any play ---


def random_moves(rules: Rules, players: int, seed: int) -> Session:
    """Choices, extras, undos, redos and whole turns back, at random."""
    session = Session.start(rules, players)
    rng = Rng(seed)
    for _ in range(60):
        if session.game.seat == OVER:
            break
        if session.game.seat == CHANCE and rng.below(8) > 0:
            session.throw(rng)
            continue
        seat = int(rng.below(players))
        what = rng.below(5)
        actions = session.game.actions_of(seat) + session.game.extras_of(seat)
        if what == 0 and session.can_undo(seat) is None:
            session.undo(seat)
        elif what == 1 and session.can_redo(seat):
            session.redo(seat)
        elif what == 2 and session.can_undo(seat) is None:
            session.take_turn_back(seat)
        elif actions:
            session.choose(seat, actions[rng.below(len(actions))])
    return session


GAMES: list[tuple[Rules, int]] = [(Pig(), 3), (Leduc(), 2), (Auction(), 3)]


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_any_play_loads_to_the_same_game(rules: Rules, players: int, seed: int) -> None:
    session = random_moves(rules, players, seed)
    again = Session.from_record(read_bytes(str(session.record).encode()), rules)
    assert digest(again.game) == digest(session.game)
    assert again.game.shown == session.game.shown
    assert again.log == session.log
    assert undo_of_all(again) == undo_of_all(session)
    assert again.undone == session.undone


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_any_play_is_the_same_without_what_was_taken_back(rules: Rules, players: int, seed: int) -> None:
    session = random_moves(rules, players, seed)
    void = session.record.voided()
    game: Game = rules.set_up(players, rules.options(), rules.content())
    for entry in session.record.entries:
        if entry.n not in void:
            if isinstance(entry, Chosen):
                game.play_as(entry.seat, entry.choice)
            elif isinstance(entry, Thrown):
                game.play(entry.outcome)
    assert digest(game) == digest(session.game)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("rules", "players"), GAMES)
def test_any_undo_then_redo_gives_the_same_table(rules: Rules, players: int, seed: int) -> None:
    session = random_moves(rules, players, seed)
    for seat in range(players):
        if session.can_undo(seat) is None:
            before = digest(session.game)
            session.undo(seat)
            assert session.can_redo(seat)
            session.redo(seat)
            assert digest(session.game) == before


def test_any_play_uses_no_number_twice() -> None:
    session = random_moves(Auction(), 3, 11)
    numbers = [entry.n for entry in session.record.entries]
    assert numbers == list(range(1, len(numbers) + 1))
    assert session.record.voided()
