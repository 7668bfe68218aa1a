"""New tables: as somebody wishes them, again after a match, or from a record."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from philtre.bots.catalogue import check_plain
from philtre.core import record
from philtre.core.registry import find
from philtre.server.lobby.live_tables import LiveTables
from philtre.server.lobby.shelf import Room, Shelf
from philtre.server.settings import Settings
from philtre.server.tables.answers import Made
from philtre.server.tables.errors import BadInput, NotNow
from philtre.server.tables.header import BOT, OPEN, PERSON, Guest, Header, Seat
from philtre.server.tables.log import Row
from philtre.server.tables.logged_match import LoggedMatch
from philtre.server.tables.messages import NewSeat
from philtre.server.tables.new_table import archived, moved_up, new_header, recorded_seats, started
from philtre.server.tables.table import Table

LONGEST_SEED = 400


class Maker:
    def __init__(
        self,
        settings: Settings,
        shelf: Shelf,
        tables: LiveTables,
        check_open: Callable[[], None],
    ) -> None:
        self._settings = settings
        self._shelf = shelf
        self._tables = tables
        self._check_open = check_open  # raises when nothing new is begun any more

    async def make(
        self,
        guest: Guest,
        game: str,
        options: dict[str, object],
        wishes: list[NewSeat],
        public: bool,
        start: str = "",
        coach: bool | None = None,
        shared: bool = False,
        several: bool | None = None,
    ) -> Made:
        found = find(game)
        if start:
            settled = found.load(start)[0]
        else:
            settled = found.settle({**options, "players": len(wishes)})
        if settled["players"] != len(wishes):
            raise BadInput("seats-and-players", {"seats": len(wishes)})
        seats = [self._wished(number, wish, guest) for number, wish in enumerate(wishes)]
        header = new_header(game, settled, public, start)
        if coach is None:  # who plays against bots or alone has one; people among themselves don't
            coach = [seat.kind for seat in seats if seat.kind != BOT] == [PERSON]
        if several is None:
            several = len([seat for seat in seats if seat.guest]) > 1
        header = replace(header, coach=coach, shared=shared, several=several)
        if not header.may_have_several and len([seat for seat in seats if seat.guest]) > 1:
            raise NotNow("one-seat-each")
        return await self._add(guest, header, seats)

    async def rematch(self, old: Table, guest: Guest) -> Made:
        """The same game again, and who sat second begins; all are shown the same table.

        Whether all who sit there would play again is for `Consent` to know.
        """
        if not old.header.over or old.header.archive:
            raise NotNow("not-over")
        async with old.lock:
            if old.header.rematch:
                again = await self._tables.table(old.header.rematch)
                return Made(again.header.id, again.header.invite)
            header = new_header(
                old.header.game, old.header.options, old.header.public, old.header.start
            )
            same = {name: getattr(old.header, name) for name in ("coach", "shared", "several")}
            header = replace(header, **same)
            made = await self._add(guest, header, moved_up(old.seats), after=old.header.id)
            old.header = replace(old.header, rematch=made.id)
            return made

    async def bring(self, guest: Guest, text: str) -> Made:
        """A table with the match of a record: to be replayed, or gone on with elsewhere."""
        most = self._settings.rows_of_a_table
        match = await self._shelf.aside(partial(record.loads, text, most))
        seed = match.dealer.seed or ""
        if len(seed) > LONGEST_SEED or not seed.isprintable():
            raise BadInput("bad-input", {"field": "seed"})
        header, rows = await self._shelf.aside(partial(archived, match))
        return await self._add(guest, header, recorded_seats(match.seats, guest.id), rows)

    async def _add(
        self,
        guest: Guest,
        header: Header,
        seats: list[Seat],
        rows: list[Row] | None = None,
        after: str | None = None,
    ) -> Made:
        """Stored at once, with its match if that begins, and as the rematch `after` another."""
        self._check_open()
        header = replace(header, owner=guest.id, touched=header.created)
        logged: LoggedMatch | None = None
        if rows is None:
            header, logged, rows = started(header, seats)
        kept = self._settings
        room = Room(kept.tables_of_a_guest, kept.tables, kept.keep_free)
        await self._shelf.add(header, seats, rows, room, after)
        table = self._tables.keep(header, seats, made=True)
        if logged:
            table.begun(logged)
        return Made(header.id, header.invite)

    def _wished(self, number: int, wish: NewSeat, guest: Guest) -> Seat:
        if wish.kind == "bot":
            check_plain(wish.bot or "")
            return Seat(number, BOT, bot=wish.bot)
        if wish.kind == "open":
            return Seat(number, OPEN)
        if wish.kind == "here":
            name = wish.name or guest.name
            if not name.isprintable():
                raise BadInput("bad-input", {"field": "name"})
            return Seat(number, PERSON, guest.id, name, here=True)
        return Seat(number, PERSON, guest.id, guest.name)
