from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.people import Person, patient, serving


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
