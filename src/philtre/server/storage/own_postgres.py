"""A PostgreSQL of one's own on loopback, for trying and for trials; thrown away afterwards.

It refuses to run as root: there it runs as the user that Debian's package makes for it.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from philtre.core.errors import PhiltreError

USER: Final = "postgres"
SMALL: Final = ("shared_buffers=32MB", "max_connections=100", "jit=off")
CARELESS: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


def programs() -> Path:
    """The folder of initdb and postgres, which Debian has beside the usual one."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin: bin.parent.name)
    if not folders:
        raise PhiltreError("no-postgres")
    return folders[-1]


class OwnPostgres:
    def __init__(self, folder: Path, port: int, durable: bool) -> None:
        self._bin = programs()
        self._folder = folder
        self.data = folder / "data"
        self.port = port
        settings = [*SMALL, *(() if durable else CARELESS), f"port={port}"]
        settings += ["listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
        self._options = " ".join(f"-c {setting}" for setting in settings)

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/philtre"

    def make(self) -> None:
        if is_root():
            shutil.chown(self._folder, USER)
        how = ("-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run("initdb", "-D", str(self.data), *how)
        self.start()

    def add_database(self) -> None:
        import psycopg

        with psycopg.connect(self.url.replace("/philtre", f"/{USER}"), autocommit=True) as line:
            line.execute("CREATE DATABASE philtre")

    def start(self) -> None:
        log = str(self._folder / "log")
        self._control("-w", "-s", "-o", self._options, "-l", log, "start")

    def stop(self, how: str = "immediate") -> None:
        """immediate: as if it had been killed; fast: in order."""
        self._control("-m", how, "-w", "-s", "stop")

    def _control(self, *told: str) -> None:
        self._run("pg_ctl", "-D", str(self.data), *told)

    def _run(self, name: str, *told: str) -> None:
        command = [str(self._bin / name), *told]
        if is_root():
            as_user = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]
            command = [*as_user, *command]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        try:
            subprocess.run(command, check=True, cwd="/", **quiet)  # type: ignore[call-overload]
        except (OSError, subprocess.CalledProcessError) as error:
            raise PhiltreError("postgres-trouble", {"reason": str(error)}) from None


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@contextmanager
def own_postgres(port: int, durable: bool = True) -> Iterator[OwnPostgres]:
    """Raises `PhiltreError` where there is none, or it does not start."""
    with TemporaryDirectory(prefix="philtre-postgres-") as folder:
        made = OwnPostgres(Path(folder), port, durable)
        made.make()
        try:
            made.add_database()
            yield made
        finally:
            made.stop()
