import fcntl
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from playwright.sync_api import expect

from tests.site.tab import TabPerson, client, tab
from tools import site

expect.set_options(timeout=30_000)


@pytest.fixture
def guest() -> Iterator[Callable[[str | None], TabPerson]]:
    """One tab, and whoever is at it."""
    with tab() as here:
        people: list[TabPerson] = []

        def make(name: str | None) -> TabPerson:
            people.append(TabPerson(here, name))
            return people[-1]

        yield make
        for person in people:
            person.close()


@pytest.fixture(name="client", scope="module")
def client_of_a_tab() -> Iterator[httpx.Client]:
    with tab() as here, client(here) as made:
        yield made


@pytest.fixture(scope="session")
def folder() -> Path:
    """The site as its sources are now, built once; test processes wait for one another."""
    made = site.WORK / "some" / "where"
    site.WORK.mkdir(parents=True, exist_ok=True)
    with (site.WORK / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        code = "import sys, pathlib; from tools import site\n"
        code += "site.build_if_changed(pathlib.Path(sys.argv[1]))"
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site.ROOT), *sys.path])}
        subprocess.run([sys.executable, "-c", code, str(made)], check=True, env=env, cwd=site.ROOT)
    return made


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Where a plain server of files has it: below another folder."""
    handler = partial(Quiet, directory=str(folder.parents[1]))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/some/where/"
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    version: str | None = None  # another version of the site, all of whose files are the same

    def do_GET(self) -> None:
        if self.version is None or not self.path.endswith("/keep.js"):
            return super().do_GET()
        script = Path(self.translate_path(self.path)).read_text()
        data = re.sub(r'(?<=VERSION = ")\w+', self.version, script, count=1).encode()
        self.send_response(200)
        self.send_header("content-type", "text/javascript")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *said: object) -> None:
        pass
