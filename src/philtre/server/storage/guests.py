"""Guests: a name and a secret cookie. No account, no password."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from philtre.server.storage import schema
from philtre.server.storage.database import Storage
from philtre.server.tables.header import Guest, now

COOKIE: Final = "philtre_guest"
RECOVERY_DAYS: Final = 7


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class Guests:
    """Who is who; what is asked for each request is kept in memory."""

    def __init__(self, storage: Storage, kept: int = 10_000) -> None:
        self._storage = storage
        self._kept = kept
        self._by_digest: dict[str, Guest] = {}

    async def find(self, secret: str | None) -> Guest | None:
        """The guest of a cookie."""
        if not secret or len(secret) > 100:
            return None
        key = digest(secret)
        if key not in self._by_digest:
            found = await self._storage.read(lambda connection: _of_key(connection, key, False))
            if found is None:
                return None
            self._keep(key, found)
        return self._by_digest[key]

    async def make(self, name: str, lang: str) -> tuple[Guest, str]:
        """A new guest and the secret of its cookie."""
        guest = Guest(token_urlsafe(12), name, lang)
        secret = token_urlsafe(32)

        def work(connection: Connection) -> None:
            fields = {"id": guest.id, "name": name, "lang": lang, "created": now()}
            connection.execute(insert(schema.guests), fields)
            _add_key(connection, guest.id, secret, once=False)

        await self._storage.write(work)
        self._keep(digest(secret), guest)
        return guest, secret

    async def rename(self, guest: Guest, name: str, lang: str) -> Guest:
        where = schema.guests.c.id == guest.id
        change = update(schema.guests).where(where).values(name=name, lang=lang)
        await self._storage.write(lambda connection: connection.execute(change) and None)
        renamed = Guest(guest.id, name, lang)
        for key, known in self._by_digest.items():
            if known.id == guest.id:
                self._by_digest[key] = renamed
        return renamed

    async def recovery(self, guest: Guest) -> str:
        """A secret that opens this guest once, on another device."""
        secret = token_urlsafe(32)
        await self._storage.write(lambda c: _add_key(c, guest.id, secret, once=True))
        return secret

    async def recover(self, token: str) -> tuple[Guest, str] | None:
        """The guest of a recovery link, which is used up, and a secret for a new cookie."""
        secret = token_urlsafe(32)

        def work(connection: Connection) -> Guest | None:
            guest = _of_key(connection, digest(token), True)
            if guest:
                used = schema.keys.c.digest == digest(token)
                connection.execute(delete(schema.keys).where(used))
                _add_key(connection, guest.id, secret, once=False)
            return guest

        guest = await self._storage.write(work)
        return (guest, secret) if guest else None

    def forget(self, guest: Guest) -> None:
        self.forget_id(guest.id)

    def forget_id(self, id: str) -> None:
        """Who it is by now is asked when it comes again."""
        self._by_digest = {k: known for k, known in self._by_digest.items() if known.id != id}

    async def by_id(self, id: str) -> Guest | None:
        g = schema.guests.c
        query = select(g.id, g.name, g.lang).where(g.id == id)
        found = await self._storage.read(lambda connection: connection.execute(query).first())
        return Guest(*found) if found else None

    def _keep(self, key: str, guest: Guest) -> None:
        if len(self._by_digest) >= self._kept:
            self._by_digest.clear()
        self._by_digest[key] = guest


def _add_key(connection: Connection, guest: str, secret: str, once: bool) -> None:
    fields = {"digest": digest(secret), "guest": guest, "once": once, "created": now()}
    connection.execute(insert(schema.keys), fields)


def _of_key(connection: Connection, key: str, once: bool) -> Guest | None:
    g, k = schema.guests.c, schema.keys.c
    query = select(g.id, g.name, g.lang, k.created).join(schema.keys, k.guest == g.id)
    found = connection.execute(query.where(k.digest == key, k.once == once)).first()
    if found is None:
        return None
    age = datetime.now(UTC) - datetime.fromisoformat(found.created)
    if once and age > timedelta(days=RECOVERY_DAYS):
        return None
    return Guest(found.id, found.name, found.lang)
