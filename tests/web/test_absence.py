"""Who is not there: marked as absent, replaced by a bot after a time, back in the seat on return."""

from __future__ import annotations

from pathlib import Path

from web_guests import Person, quick, serving


def test_a_bot_stands_in_for_the_absent_and_steps_back(tmp_path: Path) -> None:
    with serving(quick(tmp_path, minute=0.05)) as server:
        vera, oleg = Person(server.url, name="Vera"), Person(server.url, name="Oleg")
        table = vera.new_table("pig", "me", "open", takeover="1")
        oleg.post(f"/t/{table}/sit", seat="1")
        with vera.socket(table) as page:
            vera.post(f"/t/{table}/start")
            page.until("bar", "acts")
            assert "offline" in page.parts["strip-1"]
            page.send(a=page.actions()[-1], v=page.version)
            page.until("chat", "Oleg is away")
            page.until("turn", "Your turn")
            assert server.state.rooms.open[table].chairs[1].away
            with oleg.socket(table) as his:
                his.until("chat", "Oleg is back")
                assert server.state.rooms.open[table].chairs[1].kind == "person"
                page.until("strip-1", "person")
                assert "offline" not in page.parts["strip-1"]
                page.send(a=page.actions()[-1], v=page.version)
                his.until("turn", "Your turn")
            page.until("strip-1", "offline")


def test_nobody_is_replaced_where_the_table_does_not_say_so(tmp_path: Path) -> None:
    with serving(quick(tmp_path, minute=0.0)) as server:
        vera = Person(server.url, name="Vera")
        table = vera.new_table("pig", "me", "me", takeover="0")
        vera.click(table, uncover=0)
        seen = vera.sees(table, 0)
        assert seen["mark"] == "turn" and server.state.rooms.open[table].chairs[0].kind == "person"


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(quick(tmp_path, idle=0.0)) as server:
        vera = Person(server.url, name="Vera")
        table = vera.new_table("pig", "me", "bot:greedy")
        before = vera.sees(table)["f"]
        assert vera.sees(table)["f"] == before
        with vera.socket(table) as page:
            page.next()
            page.send(a=page.actions()[0], v=page.version)
            assert page.next()["own"]
