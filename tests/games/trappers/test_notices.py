"""What was done to a trapper, word for word: to the trapper, and to whoever looks on."""

from __future__ import annotations

from games.trappers.deeds import raider
from games.trappers.table import CONTENT, acting, become, city, do, factory, listening, table

from igroteka.engine.events import EventLog
from igroteka.engine.seats import SPECTATOR
from igroteka.games.trappers.box import TRAPPERS
from igroteka.games.trappers.state.game import Trappers
from igroteka.table.text.speech import speaker_for

SPEAKERS = {language: speaker_for(TRAPPERS, CONTENT, language, ("Ada", "Bob", "Cy")) for language in ("en", "ru")}


def told(listener: EventLog, viewer: int, language: str = "en") -> list[list[str]]:
    """All notices that the viewer gets: title, then the lines with their roles."""
    story = [(1, event) for event in listener.events]
    found = [TRAPPERS.notice(CONTENT, story, at, viewer) for at in range(len(story))]
    say = SPEAKERS[language].say
    return [[say(one.title), *[f"{role}: {say(line)}" for role, line in one.lines]] for one in found if one is not None]


def heard(game: Trappers, *moves: str) -> EventLog:
    listener = listening(game)
    do(game, *moves)
    return listener


def test_a_captured_factory() -> None:
    listener = heard(raider("engineer", 13), "capture", "roll 3")
    assert told(listener, 1) == [
        [
            "Ada captured your Factory: Wasteland 3-1, Tafgar",
            "sum: Ada: 13 + 3 = 16 against 16",
            "loss: the Factory and its income",
        ]
    ]
    assert told(listener, 0) == []
    assert told(listener, int(SPECTATOR))[0][0] == "Ada captured Bob’s Factory: Wasteland 3-1, Tafgar"


def test_a_destroyed_factory_and_a_raid_that_fails() -> None:
    gone = heard(raider("fighter", 20), "destroy", "roll 6")
    assert told(gone, 1, "ru")[0] == [
        "Ada разрушает ваш завод: Пустошь 3-1, Тафгар",
        "sum: Ada: 20 + 6 = 26 против 16",
        "loss: завод и его доход",
    ]
    failed = heard(raider("fighter", 10), "destroy", "roll 5")
    assert told(failed, 0) == [
        [
            "Your raid failed: Wasteland 3-1, Tafgar",
            "sum: You: 10 + 5 = 15 against 16",
            "loss: 1 resident (9 left)",
        ]
    ]
    assert told(failed, 1)[0][:1] == ["Ada’s raid on your settlement failed: Wasteland 3-1, Tafgar"]


def test_a_damaged_city() -> None:
    game = table(2, "c31", "c11")
    become(game, 0, "fighter")
    city(game, 1, "c31")
    game.residents[0] = 30
    listener = heard(acting(game, 0), "damage", "roll 6")
    assert [notice[0] for notice in told(listener, 1)] == ["Ada damaged your City: Wasteland 3-1, Tafgar"]
    assert told(listener, 1)[0][-1] == "loss: the City: it is a Factory again"


def test_an_intruder_who_is_caught() -> None:
    game = table(3, "c31", "c31", "c31")
    factory(game, 0, "c31")
    listener = heard(acting(game, 0), "catch 2")
    assert told(listener, 1)[0] == [
        "Ada caught you on home ground: Wasteland 3-1, Tafgar",
        "sum: no dice: the owner was at home",
        "loss: 6 zefs",
        "next: you are off the board, miss your next turn, then enter by dice",
    ]
    assert told(listener, 0)[0][-1] == "gain: 8 VP (8 in all)"
    assert told(listener, 2) == []
    assert told(listener, int(SPECTATOR))[0][0] == "Ada caught Bob on home ground: Wasteland 3-1, Tafgar"
