"""The tables that are in memory, and how they get there: found, visited, thrown away."""

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import partial
from secrets import compare_digest
from time import monotonic

from philtre.server.lobby.shelf import Kept, Owner, Shelf
from philtre.server.logs import report
from philtre.server.settings import Settings
from philtre.server.tables import following, seating
from philtre.server.tables.about_tables import table_answer
from philtre.server.tables.answers import TableAnswer
from philtre.server.tables.errors import BadInput, Moved, NotFound, NotNow, NotYours, Unstored
from philtre.server.tables.header import Guest, Header, Seat, is_owner, now
from philtre.server.tables.table import Table
from philtre.server.thinking.bots import Bots

LISTED = 200
IDLE = 60  # seconds after which no request can still be at work on a table


class LiveTables:
    def __init__(
        self,
        settings: Settings,
        shelf: Shelf,
        bots: Bots,
        moves: Counter[str],
        owner: Owner | None = None,
    ) -> None:
        self._settings = settings
        self._shelf = shelf
        self._bots = bots
        self._moves = moves  # counted by who made them
        self._owner = owner  # None: this server has the shelf alone
        self._tables: dict[str, Table] = {}

    def find(self, id: str) -> Table | None:
        """If it is in memory."""
        return self._tables.get(id)

    def forget(self, id: str) -> None:
        """Out of memory, unless somebody is at it: it may have gone on elsewhere."""
        table = self._tables.get(id)
        if table and not table.listeners and not self._bots.busy(table):
            del self._tables[id]

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def ids(self) -> list[str]:
        return list(self._tables)

    async def table(self, id: str) -> Table:
        if id in self._tables and self._tables[id].gone:
            del self._tables[id]
        if id not in self._tables:
            found = await self._shelf.load(id)
            if found is None:
                raise NotFound("no-such-table")
            if id not in self._tables:  # it may have come while we waited
                self.keep(*found)
        table = self._tables[id]
        table.used = monotonic()
        if not table.here and not table.listeners and not table.lock.locked():
            await self._look_again(table)  # nobody here has followed it
        return table

    async def _look_again(self, table: Table) -> None:
        found = await self._shelf.load(table.header.id)
        if found is None:
            self.deleted(table.header.id)
            raise NotFound("no-such-table")
        await following.reseat(table, *found)

    async def visit(self, id: str, guest: Guest | None, invite: str | None) -> Table:
        """The table, if this guest may come near it: it sits there, was invited, or all may.

        What is over has no secrets left: its address is enough.
        """
        table = await self.table(id)
        seated = table.seats_of(guest.id if guest else None)
        if seated:
            await self._touch(table)
        if table.header.public or table.header.over:
            return table
        invited = compare_digest((invite or "").encode(), table.header.invite.encode())
        if not (invited or seated):
            raise NotYours("table-private")
        return table

    async def _touch(self, table: Table) -> None:
        """Somebody has come back: the table is not abandoned. Noted once a day."""
        today = now()
        if table.here and not table.header.over and table.header.touched[:10] < today[:10]:
            with suppress(Unstored, Moved):  # to look is allowed all the same
                await self._shelf.touch(table.header.id)
                table.header = replace(table.header, touched=today)

    async def overview(self, guest: Guest | None, hidden: bool = False) -> list[TableAnswer]:
        who = guest.id if guest else None
        return self.listed(await self._shelf.overview(who, LISTED, hidden), who)

    def listed(self, tables: list[Kept], who: str | None) -> list[TableAnswer]:
        """As this guest may see them; one of a game that is not here is left out."""
        answers = []
        for header, seats in tables:
            live = self._tables.get(header.id)
            try:
                here = live is not None and live.here
                answer = live.answer if live and here else partial(told_from, header, seats)
                answers.append(answer(who))
            except Exception as error:  # whatever is wrong with this one, the others are shown
                report(header.id, str(error))
        return answers

    async def renamed(self, guest: Guest) -> None:
        for table in list(self._tables.values()):
            if table.seats_of(guest.id):
                await seating.renamed(table, guest)

    async def rename(self, guest: Guest, id: str, name: str) -> Table:
        """By whom it belongs to; an empty name takes the old one away."""
        table = await self.table(id)
        if not is_owner(table.header, table.seats, guest.id):
            raise NotYours("table-not-yours")
        plain = " ".join(name.split())
        if not plain.isprintable():
            raise BadInput("bad-input", {"field": "name"})
        async with table.lock:
            await self._shelf.rename(id, plain or None)
            table.header = replace(table.header, name=plain or None)
        table.tell_table()
        return table

    async def hide(self, guest: Guest, id: str, hidden: bool) -> None:
        """Out of the guest's list, or in it again; whoever else sits there sees it as before."""
        await self.table(id)
        await self._shelf.hide(guest.id, id, hidden)

    # Going away

    async def delete(self, guest: Guest, id: str) -> None:
        """Whose table it is may throw it away, unless others still play at it."""
        table = await self.table(id)
        if not is_owner(table.header, table.seats, guest.id):
            raise NotYours("table-not-yours")
        if not table.header.over and table.people() - {guest.id}:
            raise NotNow("table-others")
        await self.drop(id)

    async def drop(self, id: str) -> None:
        await self._shelf.delete(id)
        self.deleted(id)

    def deleted(self, id: str) -> None:
        """It is not there any more."""
        table = self._tables.pop(id, None)
        if table:
            table.deleted()
        self._drops(id)

    def let_go(self, id: str) -> None:
        """Out of memory, and read again when it is next needed."""
        self._tables.pop(id, None)
        self._drops(id)

    def _drops(self, id: str) -> None:
        if self._owner:
            self._owner.drops(id)

    async def left(self, gone: list[str], kept: list[str]) -> None:
        """Somebody has left for good: tables that went along, and those where others go on."""
        for id in gone:
            self.deleted(id)
        for id in kept if self._owner is None else []:  # else they are read anew
            if id in self._tables:
                found = await self._shelf.load(id)
                if found:
                    await seating.replaced(self._tables[id], found[1])

    # In memory

    def keep(self, header: Header, seats: list[Seat], made: bool = False) -> Table:
        """In memory from now on; the oldest that nobody looks at leaves it.

        Where several servers share the database, one that was made here is this one's.
        """
        table = Table(
            self._shelf,
            header,
            seats,
            self._bots.wake,
            self._settings.rows_of_a_table,
            self._moves,
        )
        self._tables[header.id] = table
        if self._owner:
            table.here = made
            if made:
                self._owner.made(header.id)
        if len(self._tables) > self._settings.tables_in_memory:
            for id, other in list(self._tables.items()):
                idle = not other.listeners and monotonic() - other.used > IDLE
                if idle and not self._bots.busy(other):
                    self.let_go(id)
                    break
        return table


def told_from(header: Header, seats: list[Seat], who: str | None) -> TableAnswer:
    """As it is stored: who is there is known only where it is live."""
    return table_answer(header, seats, who, set())
