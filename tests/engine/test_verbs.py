"""Every action has one place in the dense index."""

import pytest

from igroteka.engine.choices import FREE, NOT_READY, PASS, READY, Choices, Refusal, act, first_of, second_of, verb_of
from igroteka.engine.verbs import SHARED, NamedVerbs, Verbs

VERBS = Verbs(("jump", 1, 1), ("move", 3, 4), ("give", 2, 1), ("aim", 1, 5))
JUMP, MOVE, GIVE, AIM = 3, 4, 5, 6


def test_actions_and_places_are_one_to_one() -> None:
    actions = list(VERBS)
    assert len(actions) == len(set(actions)) == VERBS.size == 3 + 1 + 12 + 2 + 5
    assert [VERBS.index(action) for action in actions] == list(range(VERBS.size))
    assert [VERBS.action(place) for place in range(VERBS.size)] == actions


def test_places_follow_the_verbs_and_their_numbers() -> None:
    shared = [act(PASS), act(READY), act(NOT_READY)]
    moves = [act(MOVE, a, b) for a in range(3) for b in range(4)]
    rest = [act(GIVE, 0), act(GIVE, 1), *[act(AIM, 0, b) for b in range(5)]]
    assert list(VERBS) == [*shared, act(JUMP), *moves, *rest]


@pytest.mark.parametrize("action", [act(JUMP, 1), act(MOVE, 3), act(MOVE, 0, 4), act(AIM, 1), act(AIM + 1), -1])
def test_what_is_no_action_has_no_place(action: int) -> None:
    with pytest.raises(ValueError, match=r"takes numbers below|no verb"):
        VERBS.index(action)


@pytest.mark.parametrize("place", [-1, 23, 1000])
def test_what_is_no_place_has_no_action(place: int) -> None:
    with pytest.raises(ValueError, match=r"places 0\.\.22"):
        VERBS.action(place)


def test_an_action_keeps_its_verb_and_numbers() -> None:
    for verb, first, second in [(0, 0, 0), (7, 4095, 0), (250, 0, 4095), (3, 17, 99), (100, 4095, 4095)]:
        action = act(verb, first, second)
        assert (verb_of(action), first_of(action), second_of(action)) == (verb, first, second)


def test_names() -> None:
    assert [VERBS.name(int(act(verb))) for verb in range(7)] == [
        "pass",
        "ready",
        "not_ready",
        "jump",
        "move",
        "give",
        "aim",
    ]


def test_choices_hold_more_than_their_first_room_and_are_used_again() -> None:
    choices = Choices()
    for action in range(200):
        choices.add(action)
    assert choices.listed() == list(range(200))
    assert choices.has(199) and not choices.has(200)
    choices.clear()
    assert choices.listed() == [] and not choices.has(5)
    choices.add(9)
    assert choices.listed() == [9]


def test_choices_keep_refusals_only_when_asked_to() -> None:
    plain, explaining = Choices(), Choices(explaining=True)
    for choices in (plain, explaining):
        choices.offer(1, unless=0)
        choices.offer(2, unless=5)
    assert plain.listed() == explaining.listed() == [1]
    assert (plain.refused, explaining.refused) == ([], [Refusal(2, 5)])
    explaining.clear()
    explaining.offer(3, 4)
    assert explaining.listed() == [] and explaining.refused == [Refusal(2, 5), Refusal(3, 4)], (
        "gathered over all offers"
    )


def test_verbs_whose_numbers_are_things_are_spelled_by_their_names() -> None:
    verbs = NamedVerbs("wait send:ship,cell scrap:ship", {"ship": 3, "cell": 2})
    assert verbs.table[len(SHARED) :] == (("wait", 1, 1), ("send", 3, 2), ("scrap", 3, 1))
    names = {"ship": lambda ship: "ABC"[ship], "cell": lambda cell: str(cell + 1)}
    wait, send, scrap = act(FREE), act(FREE + 1, 2, 1), act(FREE + 2, 0)
    assert [verbs.spelled(int(action), names) for action in (act(PASS), wait, send, scrap)] == [
        "pass",
        "wait",
        "send C 2",
        "scrap A",
    ]
