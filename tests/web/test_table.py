"""The live table: choices by both doors, versions by seat, what each viewer is sent."""

from __future__ import annotations

from web_guests import Person, Server, actions_in


def test_a_game_against_a_bot_is_played_to_its_end_by_post(server: Server) -> None:
    vera = Person(server.url, name="Vera")
    table = vera.new_table("pig", "me", "bot:greedy", option_winscore="20")
    with vera.socket(table) as page:
        while not page.over():
            if page.actions():
                assert vera.click(table, 0, a=page.actions()[-1], v=page.version).status_code == 200
            page.next()
    assert server.state.store.table(table).state == "finished"  # type: ignore[union-attr]
    assert vera.get(f"/t/{table}").status_code == 200


def test_a_stale_click_is_refused_and_the_fresh_table_comes_with_it(server: Server) -> None:
    vera = Person(server.url)
    table = vera.new_table("pig", "me", "me")
    vera.click(table, uncover=0)
    seen = vera.sees(table, 0)
    roll, stop = actions_in(seen["f"]["list"])
    assert vera.click(table, 0, a=roll, v=seen["v"] - 1).status_code == 409
    with vera.socket(table, 0) as page:
        page.next()
        page.send(a=roll, v=page.version - 1)
        assert page.refused()["no"] == "stale"
        fresh = page.next()
        assert fresh["own"] and fresh["v"] == seen["v"]
        page.send(a=stop, v=page.version)
        assert page.next()["own"]


def test_a_double_click_makes_one_choice(server: Server) -> None:
    vera = Person(server.url)
    table = vera.new_table("pig", "me", "bot:greedy")
    seen = vera.sees(table)
    roll = actions_in(seen["f"]["list"])[0]
    answers = [vera.click(table, 0, a=roll, v=seen["v"]).status_code for _ in range(3)]
    assert answers == [200, 409, 409]


def test_a_neighbours_secret_choice_does_not_touch_my_decision_nor_reach_my_page(server: Server) -> None:
    vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
    table = vera.new_table("tremble", "me", "open")
    oleg.post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    with vera.socket(table) as mine, oleg.socket(table) as his:
        mine.next()
        his.until("bar", "acts")
        while not mine.parts.get("bar") or mine.version == 0:
            mine.next()
        before = (mine.version, dict(mine.parts))
        his.send(a=his.actions()[0], v=his.version)
        his.next()
        vera.click(table, 0, chat="hello")
        mine.until("chat", "hello")
        assert mine.version == before[0]
        assert {name for name in mine.parts if mine.parts[name] != before[1].get(name)} <= {"chat", "strip-1"}
        mine.send(a=mine.actions()[0], v=before[0])
        assert mine.next()["own"]


def test_the_page_that_shows_the_table_as_it_is_gets_nothing_when_it_connects(server: Server) -> None:
    vera = Person(server.url)
    table = vera.new_table("pig", "me", "me")
    page = vera.get(f"/t/{table}").text
    digest = page.split('data-digest="')[1].split('"')[0]
    with vera.socket(table, 0, hello=digest) as wire:
        assert "f" not in wire.next()
    with vera.socket(table, 0, hello="another") as wire:
        assert {"bar", "list", "strip-0", "curtain"} <= set(wire.next()["f"])


def test_only_the_fragments_that_differ_are_sent(server: Server) -> None:
    vera = Person(server.url)
    table = vera.new_table("pig", "me", "bot:greedy")
    with vera.socket(table) as page:
        page.next()
        before = dict(page.parts)
        page.send(a=page.actions()[0], v=page.version)
        update = page.next()
        assert update["own"] and update["f"]
        assert all(before.get(name) != text for name, text in update["f"].items())
        assert "L0" not in update["f"]


def test_a_secret_step_draws_the_page_that_a_fresh_look_would_draw(server: Server) -> None:
    """Others' pages are not drawn again then: they must be as if they were."""
    vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
    table = vera.new_table("tremble", "me", "open")
    oleg.post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    room = server.state.rooms.open[table]
    secret = 0
    for _ in range(120):
        for seat, person in enumerate((vera, oleg)):
            seen = person.sees(table)
            if room.row.state == "finished" or not actions_in(seen["f"]["list"]):
                continue
            moment = room.moment
            assert person.click(table, seat, a=actions_in(seen["f"]["list"])[0], v=seen["v"]).status_code == 200
            secret += room.moment == moment
            kept = [one.sees(table)["f"] for one in (vera, oleg)]
            room.renamed()
            assert kept == [one.sees(table)["f"] for one in (vera, oleg)]
    assert secret > 5


def test_undo_redo_and_the_whole_turn_back(server: Server) -> None:
    vera = Person(server.url)
    table = vera.new_table("tremble", "me", "bot:greedy")
    with vera.socket(table) as page:
        page.until("bar", "acts")
        page.send(do="undo", v=page.version)
        refusal = page.refused()
        assert refusal["no"] == "undo" and refusal["why"]
        for _ in range(2):
            page.send(a=page.actions()[0], v=page.version)
            page.answer()
        assert 'data-do="undo"' in page.parts["bar"] and 'data-do="back"' in page.parts["bar"]
        listed = page.parts["list"]
        page.send(do="undo", v=page.version)
        page.answer()
        assert 'data-do="redo"' in page.parts["bar"]
        page.send(do="redo", v=page.version)
        page.answer()
        assert page.parts["list"] == listed
        page.send(do="back", v=page.version)
        page.answer()
        assert 'data-do="undo"' not in page.parts["bar"]


def test_a_spectator_sees_what_is_public_and_chooses_nothing(server: Server) -> None:
    vera, eye = Person(server.url, name="Vera"), Person(server.url, name="Eye")
    table = vera.new_table("tremble", "me", "bot:greedy")
    with eye.socket(table) as page:
        page.next()
        assert page.actions() == [] and 'id="mine" hidden' in page.parts["mine"]
        own = vera.sees(table)
        page.send(a=actions_in(own["f"]["list"])[0], v=own["v"])
        assert page.refused()["no"] == "spectator"


def test_each_reads_in_a_language_of_his_own(server: Server) -> None:
    vera, oleg = Person(server.url, "ru", "Вера"), Person(server.url, "en", "Oleg")
    table = vera.new_table("tremble", "me", "open")
    oleg.post(f"/t/{table}/sit", seat="1")
    vera.post(f"/t/{table}/start")
    assert "Ваш ход" in vera.sees(table)["f"]["turn"]
    assert "Your turn" in oleg.sees(table)["f"]["turn"]
    oleg.post("/settings", language="ru")
    assert "Ваш ход" in oleg.sees(table)["f"]["turn"]


def test_bots_play_a_whole_game_of_windows_and_sealed_bids(server: Server) -> None:
    vera = Person(server.url)
    table = vera.new_table("auction", "me", "bot:greedy", "bot:search:500")
    with vera.socket(table) as page:
        while not page.over():
            if page.actions():
                page.send(a=page.actions()[0], v=page.version)
            page.next()
    assert vera.get(f"/t/{table}/record").status_code == 200


def test_dice_under_a_cup_are_seen_on_the_page_of_their_owner_alone(server: Server) -> None:
    """A whole game of people and bots; what was turned up is in everybody's log."""
    vera = Person(server.url)
    table = vera.new_table("liars_dice", "me", "bot:greedy", "bot:search:500", option_ones="plain")
    with vera.socket(table) as page, Person(server.url).socket(table) as onlooker:
        while not page.over():
            if page.actions():
                page.send(a=page.actions()[0], v=page.version)
            page.next()
        while not onlooker.over():
            onlooker.next()
    own, others = [str([update.get("f", {}) for update in wire.updates]) for wire in (page, onlooker)]
    assert 'id="own-cup"' in own and 'id="own-cup"' not in others
    assert "You roll" in own and "You roll" not in others
    assert "challenges" in own and "challenges" in others
    assert vera.get(f"/t/{table}/record").status_code == 200


def test_who_has_only_the_pass_in_a_window_is_not_asked(server: Server) -> None:
    """The server passes for them after a while; a person with a veto is asked."""
    vera = Person(server.url)
    for _ in range(4):
        table = vera.new_table("auction", "me", "bot:greedy")
        with vera.socket(table) as page:
            while not page.over():
                actions = page.actions()
                if actions and actions != [0]:
                    page.send(a=actions[0], v=page.version)
                page.next()
