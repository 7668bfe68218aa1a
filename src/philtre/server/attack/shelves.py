"""The heart of the promise, without a server around it: many write at once where room runs out.

Threads play at tables as the server does, others bring records and throw them away,
so that the database stays at the edge of being full. This is where batches are large,
and where a transaction that SQLite has thrown away takes others with it.
"""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

import philtre
from philtre.core.match import Match
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.server.attack import Finding
from philtre.server.attack.crowd import Key
from philtre.server.attack.target import broken_promises
from philtre.server.storage import queries
from philtre.server.storage.appending import Append
from philtre.server.storage.database import Storage
from philtre.server.storage.trouble import Unstored
from philtre.server.tables.header import PERSON, Header, Seat
from philtre.server.tables.logged_match import LoggedMatch, begin, resume
from philtre.server.tables.new_table import archived, new_header, recorded_seats

PLAYERS, IMPORTERS = 24, 4
PAGES = 250  # of 4096 bytes, beyond what an empty database and the tables of the players need
SEATS = [Seat(number, PERSON, None, "x", here=True) for number in range(3)]


class Player:
    """Plays at a table of its own; a refusal sends it back to what is stored."""

    def __init__(self, storage: Storage, number: int) -> None:
        self.storage = storage
        self.rng = Rng(number)
        self.acknowledged: set[Key] = set()
        self.refused: set[Key] = set()
        self.moves = 0
        self._sit_down()

    def _sit_down(self) -> None:
        game = find("potion")
        header = new_header("potion", game.settle({"players": 3, "round_limit": 100}), False)
        assert header.seed
        logged, rows = begin(header.setup, header.seed)
        header = told_by(logged, header)
        self.storage.write_now(partial(queries.add_table, header=header, seats=SEATS, rows=rows))
        self.header, self.logged = header, logged

    def run(self, ends: float) -> None:
        while monotonic() < ends:
            if self.logged.over:
                with suppress(Unstored, SQLAlchemyError):
                    self._sit_down()
            else:
                self._move()

    def _move(self) -> None:
        self.moves += 1
        seat = self.logged.actors()[0]
        legal = self.logged.match.legal(seat)
        key = (self.header.id, seat, f"k{self.moves}")
        rows = self.logged.play(seat, legal[self.rng.below(len(legal))], key[2])
        try:
            self.storage.write_now(Append(told_by(self.logged, self.header), rows))
            self.acknowledged.add(key)
        except (Unstored, SQLAlchemyError):
            self.refused.add(key)
            self.logged = self._stored()

    def _stored(self) -> LoggedMatch:
        rows = self.storage.read_now(partial(queries.load_rows, table=self.header.id))
        return resume(self.header.setup, self.header.seed, rows)


def told_by(logged: LoggedMatch, header: Header) -> Header:
    match = logged.match
    over, returns, entries = match.over, match.returns, len(match.log)
    return replace(header, started=True, over=over, returns=returns, entries=entries)


def long_match() -> Match:
    match = philtre.new("quacks", seed=1)
    rng = Rng(1)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)
    return match


def bring(storage: Storage, match: Match, ends: float) -> tuple[int, int]:
    """Records until there is no room; then one is thrown away."""
    kept: list[str] = []
    brought = refused = 0
    while monotonic() < ends:
        header, rows = archived(match)
        seats = recorded_seats(match.seats, None)
        try:
            storage.write_now(partial(queries.add_table, header=header, seats=seats, rows=rows))
            kept.append(header.id)
            brought += 1
        except (Unstored, SQLAlchemyError):
            refused += 1
            if kept and refused % 5 == 0:
                with suppress(Unstored, SQLAlchemyError):
                    storage.write_now(partial(queries.delete, table=kept[-1]))
                    kept.pop()
    return brought, refused


def cap(storage: Storage) -> None:
    """From now on no connection lets the database grow beyond this."""
    pages = storage.read_now(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
    pragma = f"PRAGMA max_page_count={int(pages or 0) + PAGES}"

    def capped(connection: Any, record: object, proxy: object) -> None:
        connection.execute(pragma)

    event.listen(storage.engine, "checkout", capped)
    storage.write_now(lambda c: c.exec_driver_sql(pragma).close())


def attack(seconds: float, folder: Path) -> Finding:
    db = f"sqlite:///{folder / 'tables.db'}"
    storage = Storage(db)
    players = [Player(storage, number) for number in range(PLAYERS)]
    cap(storage)
    match = long_match()
    ends = monotonic() + seconds
    with ThreadPoolExecutor(PLAYERS + IMPORTERS) as pool:
        imports = [pool.submit(bring, storage, match, ends) for _ in range(IMPORTERS)]
        for future in [pool.submit(player.run, ends) for player in players]:
            future.result()
        brought = sum(future.result()[0] for future in imports)
        refused = sum(future.result()[1] for future in imports)
    storage.close()
    acknowledged = {key for player in players for key in player.acknowledged}
    kept_back = {key for player in players for key in player.refused}
    broken = broken_promises(db, acknowledged, kept_back)
    if not refused:
        broken.append("the database did not run full: nothing was tried")
    figures: dict[str, int | float] = {
        "moves": len(acknowledged),
        "lost": sum(line.startswith("lost") for line in broken),
        "refused": len(kept_back),
        "imports": brought,
        "imports_refused": refused,
    }
    return Finding(figures, broken)
