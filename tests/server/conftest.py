"""People, their server, and the databases that it keeps its tables in.

A test with a folder of its own is run on both databases: what is kept there, and comes back,
has to be the same. Not where it, or its module, is marked `sqlite`: it is about a file, or about
what no database has a say in: bots and coach, what clients send, the keeper's commands.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.people import DATABASES, Person, patient, serving

SQLITE, POSTGRESQL = "sqlite", "postgresql"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marked = metafunc.definition.get_closest_marker(SQLITE)
    if "tmp_path" in metafunc.fixturenames and not marked:
        metafunc.parametrize("database", [SQLITE, POSTGRESQL], indirect=True)


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where this test keeps its tables."""
    if getattr(request, "param", SQLITE) == SQLITE:
        yield
    else:
        with DATABASES.of(request.getfixturevalue("databases")):
            yield


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with serving(patient(tmp_path)) as address:
        yield address


@pytest.fixture
def guest(url: str) -> Iterator[Callable[[str | None], Person]]:
    """Makes people; they leave when the test is over."""
    people: list[Person] = []

    def make(name: str | None) -> Person:
        people.append(Person(url, name))
        return people[-1]

    yield make
    for person in people:
        person.close()
