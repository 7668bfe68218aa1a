"""How much one client may ask in a while."""

from time import monotonic


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._left = float(at_once)
        self._then = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self._at_once, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        return self._left + (monotonic() - self._then) * self._per_second >= self._at_once


class Buckets:
    """One for each client; those that are full again are forgotten."""

    def __init__(self, per_second: float, at_once: int, most: int = 10_000) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._most = most
        self._of: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        if client not in self._of and len(self._of) >= self._most:
            self._of = {who: bucket for who, bucket in self._of.items() if not bucket.full()}
        return self._of.setdefault(client, Bucket(self._per_second, self._at_once)).take()
