"""What a server is told, with defaults that are safe."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from socket import gethostname
from typing import Final

from philtre.lab.cores import all_cores

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = ("", "0.0.0.0", "::")
ROOT: Final = os.environ.get("PHILTRE_ROOT")  # of the sources, where it runs from there
WEB: Final = (Path(ROOT, "src", "philtre") if ROOT else Path(__file__).parent.parent) / "web"


@dataclass(frozen=True)
class Settings:
    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    web: Path = WEB  # the built client
    pause: float = 0.9  # seconds that a bot waits, so that people can follow
    slow: bool = False  # whether bots think slowly here: then for longer (`Game.patience`)
    workers: int = max(1, all_cores() - 1)  # processes in which bots think; 0: threads

    # Where several servers share a database
    address: str = ""  # by which the others reach this one; empty: where it listens
    lease_seconds: float = 6.0  # after which the tables of one that is silent are others'

    think_elsewhere: bool = False  # whether other machines think for bots and coach

    # How long the coach thinks
    hint_seconds: float = 1.0
    review_seconds: float = 0.3  # for each decision
    coach_steps: int = 0  # if not 0: so many steps instead of seconds

    # Who is asked, and who is believed
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For counts
    metrics: str = "local"  # who may read them: local, all, none
    drain_seconds: float = 2.0  # from being told to end to closing the sockets

    # What one client may ask of the server
    body_bytes: int = 1_000_000
    message_bytes: int = 16_000
    gets_per_second: float = 100
    gets_at_once: int = 1_000
    posts_per_second: float = 20
    posts_at_once: int = 200
    messages_per_second: float = 30
    messages_at_once: int = 120

    # How long the server waits for a client, in seconds
    header_seconds: float = 10
    body_seconds: float = 30
    unread_seconds: float = 60  # until somebody reads what was sent

    # What one address may: a network of IPv6 counts as one. Who has the server alone is free.
    new_guests_at_once: int = 100
    new_guests_per_second: float = 0.05
    new_tables_at_once: int = 100
    new_tables_per_second: float = 0.02
    sockets_of_an_address: int = 200

    # What the server takes on
    tables_of_a_guest: int = 50  # that are not over, and records that it brought
    tables: int = 5_000  # that are not over
    tables_in_memory: int = 500
    connections: int = 7_000
    sockets: int = 5_000
    sockets_of_a_guest: int = 40
    onlookers_of_a_table: int = 200  # who sits there always finds room
    rows_of_a_table: int = 50_000
    expire_days: float = 0  # until a table that nobody comes back to is cleared away; 0: never
    open_records: bool = False  # also of what is played: where who asks has it all anyway
    keep_free: int = 100_000_000  # bytes of the disk: with less, only tables that are there go on

    @property
    def loopback(self) -> bool:
        return self.host in LOOPBACK

    @property
    def node_address(self) -> str:
        host = gethostname() if self.host in EVERYWHERE else self.host
        name = f"[{host}]" if ":" in host else host
        return self.address or f"http://{name}:{self.port}"

    @property
    def alone(self) -> bool:
        """Whether nobody but the people of this machine can ask."""
        return self.loopback and not self.proxies


def data_folder() -> Path:
    """Where what is this user's is kept; made if it is not there. Raises OSError."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    folder = home / "philtre"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def default_db() -> str:
    """Where the tables of this user are kept."""
    return f"sqlite:///{data_folder() / 'tables.db'}"
