"""The commands in the files of `deploy/` are run as they stand there, but for port and folder."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import philtre
from tests.deploy.proxy import DEPLOY, program
from tests.ports import free_ports
from tests.server.people import PATIENCE


def of_the_unit() -> list[str]:
    text = (DEPLOY / "philtre.service").read_text().replace("\\\n", " ")
    found = re.search(r"^ExecStart=(.*)$", text, re.MULTILINE)
    assert found
    return shlex.split(found[1])


def of_the_container() -> list[str]:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    found = re.search(r"^ENTRYPOINT (\[.*\])$", text, re.MULTILINE)
    assert found
    command: list[str] = json.loads(found[1])
    return command


@pytest.mark.parametrize("command", [of_the_unit(), of_the_container()], ids=["unit", "container"])
def test_it_serves_logs_in_json_and_ends_when_told(command: list[str], tmp_path: Path) -> None:
    (port,) = free_ports(1)
    assert command[:2] in (["/opt/philtre/bin/philtre", "serve"], ["philtre", "serve"])
    given = [sys.executable, "-m", "philtre", *command[1:]]
    given[given.index("--port") + 1] = str(port)
    given[given.index("--host") + 1] = "127.0.0.1"
    given[given.index("--db") + 1] = f"sqlite:///{tmp_path / 'tables.db'}"
    given[given.index("--drain") + 1] = "0"
    env = {**os.environ, "PYTHONPATH": str(Path(philtre.__file__).parent.parent)}
    pipe = subprocess.PIPE
    child = subprocess.Popen(given, env=env, text=True, stdout=pipe, stderr=pipe)
    try:
        assert child.stdout
        assert str(port) in child.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok\n"
        child.send_signal(signal.SIGTERM)
        _, logged = child.communicate(timeout=PATIENCE)
    finally:
        child.kill()
        child.communicate()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert "/healthz" in [line.get("path") for line in lines]


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Every setting; but the program of the unit, which is not there, is another."""
    analyze = program("systemd-analyze")
    unit = tmp_path / "philtre.service"
    text = (DEPLOY / "philtre.service").read_text()
    unit.write_text(text.replace("/opt/philtre/bin/philtre", sys.executable))
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


def test_the_container_has_what_it_copies() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE)
    for name in copied:
        assert (DEPLOY.parent / name).exists(), name
    assert "requirements/run.txt" in copied
