from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.site.tab import TabPerson, client, tab


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
