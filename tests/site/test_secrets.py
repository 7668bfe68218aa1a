"""What a tab sends to a seat, by the server's own tests of secrets: whole games of each."""

import asyncio
from collections.abc import Callable

import pytest

from philtre.core.game import Game
from philtre.server.tables import new_table
from philtre.tab.shelf import TabShelf
from tests.server.test_secrets import check_sitting, played, sent_while_hidden
from tests.site.tab import TabPerson, tab

Guest = Callable[[str | None], TabPerson]


def test_a_seat_is_sent_its_view_its_moves_and_its_events_and_nothing_else(game: Game) -> None:
    with tab() as here:
        sitting = played(lambda name: TabPerson(here, name), game)
        shelf = TabShelf(here.drawers)
        found = asyncio.run(shelf.load(sitting.table))
        assert found
        check_sitting(sitting, found[0], asyncio.run(shelf.rows(sitting.table)))


def test_what_others_hide_changes_not_a_byte_of_what_is_sent(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_table, "token_hex", lambda size: "ab" * size)
    assert sent_while_hidden(guest, "beetle") == sent_while_hidden(guest, "vial")
