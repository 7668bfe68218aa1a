from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from philtre.server.settings import Settings
from tests.postgres import Cluster
from tests.server.people import Person, serving

LEASE = 3.0


@pytest.fixture(scope="session")
def db(databases: Cluster) -> str:
    return databases.new()


def settings_of(db: str, **changes: Any) -> Settings:
    quick: dict[str, Any] = {"pause": 0, "workers": 0, "coach_steps": 20, "drain_seconds": 0}
    quick |= dict.fromkeys(("gets_at_once", "posts_at_once", "messages_at_once"), 100_000)
    return Settings(db=db, lease_seconds=LEASE, **{**quick, **changes})


@pytest.fixture(scope="session")
def doors(db: str) -> Iterator[tuple[str, str]]:
    """Two servers that share a database."""
    with ExitStack() as stack:
        first, second = (stack.enter_context(serving(settings_of(db))) for _ in range(2))
        yield first, second


@pytest.fixture
def people(doors: tuple[str, str]) -> Iterator[tuple[Person, Person]]:
    """Ana comes through one door, Bob through the other."""
    ana, bob = Person(doors[0], "Ana"), Person(doors[1], "Bob")
    yield ana, bob
    ana.close()
    bob.close()
