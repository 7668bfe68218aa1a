"""Before a match: each guest's browser adds a secret of its own to the seed.

First every browser sends a seal, the hash of its secret; the server's own part was sealed
when the table was made. When all seals lie on the table, the secrets are told to the
server, which deals from all parts together. So nobody, the server included, could choose a
part after having learnt another. Once a secret was told, a changed seal lets all begin
again with new ones. No I/O; a restart before the match forgets it, and browsers seal anew.
"""

from collections.abc import Sequence
from hmac import compare_digest

from philtre.core.audit import seal, shared_seed
from philtre.server.tables.answers import LuckAnswer
from philtre.server.tables.errors import NotNow
from philtre.server.tables.header import Seat


class Luck:
    def __init__(self) -> None:
        self._seals: dict[str, str] = {}  # by guest
        self._secrets: dict[str, str] = {}

    def seal(self, guest: str, sealed: str) -> None:
        if self._seals.get(guest) == sealed:
            return
        self._anew()
        self._seals[guest] = sealed

    def tell(self, seats: Sequence[Seat], guest: str, secret: str) -> None:
        """Raises `NotNow` before all have sealed, or where it is not what was sealed."""
        if not self._sealed(seats):
            raise NotNow("luck-unsealed")
        if not compare_digest(self._seals[guest], seal(secret)):
            raise NotNow("luck-other-secret")
        self._secrets[guest] = secret

    def reseated(self, seats: Sequence[Seat]) -> None:
        """Others sit here now: who has gone takes their part along."""
        here = {seat.guest for seat in seats}
        if not self._seals.keys() <= here:
            self._anew()
        self._seals = {guest: part for guest, part in self._seals.items() if guest in here}

    def seed(self, seats: Sequence[Seat], server: str) -> str | None:
        """The whole seed; None while a secret is missing. Who plays alone needs no ceremony."""
        guests = firsts(seats)
        if len(guests) < 2:
            return server
        if not guests.keys() <= self._secrets.keys():
            return None
        return shared_seed(server, [self._secrets[guest] for guest in guests])

    def answer(self, seats: Sequence[Seat]) -> LuckAnswer:
        sealed = self._sealed(seats)
        given = self._secrets if sealed else self._seals
        guests = firsts(seats).items()
        return LuckAnswer(
            seals={seat: self._seals[who] for who, seat in guests if who in self._seals},
            waiting=[seat for who, seat in guests if who not in given],
            sealed=sealed,
        )

    def _sealed(self, seats: Sequence[Seat]) -> bool:
        full = all(seat.kind != "open" for seat in seats)
        return full and firsts(seats).keys() <= self._seals.keys()

    def _anew(self) -> None:
        """What was told can't be sealed again."""
        if self._secrets:
            self._seals.clear()
            self._secrets.clear()


def firsts(seats: Sequence[Seat]) -> dict[str, int]:
    """The first seat of each guest, in the order of the seats."""
    found: dict[str, int] = {}
    for seat in seats:
        if seat.guest:
            found.setdefault(seat.guest, seat.seat)
    return found
