"""How much one client may ask in a while."""

from time import monotonic


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._left = float(at_once)
        self._then = monotonic()

    def take(self, cost: float = 1) -> bool:
        self._fill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Something that turned out to cost so much: who goes on must wait until it is paid."""
        self._left -= cost

    def debt(self) -> float:
        """Seconds until it is paid."""
        self._fill()
        return max(0.0, -self._left / self._per_second) if self._per_second else 0.0

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self._at_once, self._left + (now - self._then) * self._per_second)
        self._then = now

    def full(self) -> bool:
        return self._left + (monotonic() - self._then) * self._per_second >= self._at_once


class Buckets:
    """One for each client; those that are full again are forgotten."""

    def __init__(self, per_second: float, at_once: int, most: int = 10_000) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._most = most
        self._of: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._of)

    def take(self, client: str, cost: float = 1) -> bool:
        if client not in self._of and len(self._of) >= self._most:
            self._of = {who: bucket for who, bucket in self._of.items() if not bucket.full()}
            while len(self._of) >= self._most:  # more than anybody can count: the oldest go
                del self._of[next(iter(self._of))]
        return self._of.setdefault(client, Bucket(self._per_second, self._at_once)).take(cost)
