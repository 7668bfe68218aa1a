"""An act that was stored though nobody learnt of it: the connection broke, or it was cancelled."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from philtre.server.tables.errors import Unstored
from philtre.server.tables.header import PERSON, Header, Seat
from philtre.server.tables.log import Row
from philtre.server.tables.new_table import new_header, started
from philtre.server.tables.table import Table


class Shelf:
    """A store in memory, whose answer may get lost."""

    def __init__(self, rows: list[Row]) -> None:
        self.kept = rows
        self.fails = False

    async def rows(self, table: str) -> list[Row]:
        return list(self.kept)

    async def append(self, header: Header, rows: list[Row]) -> None:
        self.kept += rows
        if self.fails:
            raise Unstored("store-unsure")

    async def aside(self, work: Callable[[], Any]) -> Any:
        return work()


def test_what_was_stored_unheard_is_there_and_the_table_goes_on() -> None:
    async def play() -> None:
        seats = [Seat(number, PERSON) for number in range(3)]
        header, logged, rows = started(new_header("potion", {"players": 3}, False), seats)
        shelf: Any = Shelf(rows)
        table = Table(shelf, header, seats, lambda table: None, 1000, Counter())
        assert logged
        table.seats = [Seat(0, "bot", bot="random"), *seats[1:]]  # who needs no guest to move
        shelf.fails = True
        with pytest.raises(Unstored):
            await table.play(None, 0, logged.match.legal(0)[0], logged.seq, "k")
        shelf.fails = False
        async with table.lock:
            again = await table.logged()
        assert again.seq == len(shelf.kept)
        assert (0, "k") in again.keys
        assert table.header.entries == len(again.match.log)

    asyncio.run(play())
