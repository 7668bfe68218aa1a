"""How many file descriptors there are, and so how many may come in at once."""

from dataclasses import replace
from typing import Final

from philtre.server.settings import Settings

OURS: Final = 256  # for files, the database, the workers, and connections just taken
MANY: Final = 1_000_000  # where the system names no limit


def allowed(wanted: int) -> int:
    """As many descriptors as are wanted, if the system lets us; else as many as it does."""
    try:
        import resource
    except ImportError:  # Windows, where sockets are no files
        return MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MANY
    enough = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if enough > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))
    return max(soft, enough)


def fitted(settings: Settings) -> Settings:
    """The settings, with as many connections and sockets as there are descriptors for.

    A quarter is kept for what is no socket: pages, and what is asked once.
    """
    there = allowed(settings.sockets * 4 // 3 + OURS)
    connections = max(8, there - min(OURS, there // 2))
    sockets = min(settings.sockets, connections * 3 // 4)
    return replace(settings, connections=connections, sockets=sockets)
