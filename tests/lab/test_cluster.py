"""A Dask cluster on loopback: workers that are killed, strangers, and nobody at all."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from philtre.lab.cluster import Cluster
from philtre.lab.crew import CrewError, gather
from philtre.version import VERSION, mark
from tests.cli.terminal import Terminal
from tests.lab.cluster import SOURCES, dask_cluster, slow_square

if find_spec("distributed") is None:
    pytest.skip("no Dask here", allow_module_level=True)

# Dask's client has threads and sockets of its own, and its own time to let go of them.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


def another_version(folder: Path) -> str:
    """A path on which Philtre is older, and all else the same."""
    package = folder / "philtre"
    package.mkdir(parents=True)
    for file in (SOURCES / "philtre").iterdir():
        if file.name != "version.py":
            (package / file.name).symlink_to(file)
    text = (SOURCES / "philtre" / "version.py").read_text("utf-8")
    (package / "version.py").write_text(text.replace(VERSION, "0.0.1"), "utf-8")
    return str(folder)


def test_a_killed_worker_loses_nothing_and_a_stranger_is_refused(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("philtre.lab.cluster.SHORTER", 60.0)  # the stranger may come first
    with dask_cluster(tmp_path) as cluster:
        first, _ = cluster.worker("first"), cluster.worker("second")
        cluster.worker("stranger", another_version(tmp_path / "older"))
        with Cluster(cluster.address, "potion") as crew:
            told: list[str] = []
            crew.tell = lambda error: told.append(str(error))
            told += map(str, crew.said)
            while len(crew.fits) < 3:
                crew.client.wait_for_workers(3, timeout=60)
                crew.look()
            assert crew.size == 2
            found: dict[int, int] = {}
            for place, result in crew.each(slow_square, list(range(60))):
                found[place] = result
                if len(crew.hands) == 2 and first.poll() is None:
                    first.kill()
                    first.wait()
        assert found == {number: number * number for number in range(60)}
        assert first.returncode
        assert sum(hand.batches for hand in crew.hands.values()) == 60
        (sentence,) = told
        assert "is refused: it runs Philtre 0.0.1 (" in sentence
        assert sentence.endswith(f"and this is {mark('potion')}.")
        command = "sim potion --games 250 --seed 3 --json"
        code, there = terminal.run(f"{command} --cluster {cluster.address}")
        assert code == 0
        here = terminal.run(f"{command} --workers 1")[1]
        assert json.loads(there.splitlines()[0]) == json.loads(here)


def test_where_no_cluster_is_a_sentence_says_so(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("philtre.lab.cluster.CONNECT", 0.2)
    for address in ("tcp://127.0.0.1:9", "nowhere", "tcp://127.0.0.1"):
        with pytest.raises(CrewError, match=f"no Dask scheduler at {address}: "):
            gather(cluster=address)
    code, said = terminal.run("sim potion --games 5 --cluster tcp://127.0.0.1:9 --lang fr")
    assert code == 2
    assert "pas d'ordonnanceur Dask" in said


def test_the_mark_tells_games_of_other_packages_too() -> None:
    assert mark() == mark("quacks")
    assert mark().startswith(VERSION)
