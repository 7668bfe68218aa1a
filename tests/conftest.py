import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from philtre.conformance.matches import HeadStart
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.registry import find, game_ids
from philtre.engine import compiled
from tests.long import is_long, unknown

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.postgres import Cluster

collect_ignore = [] if compiled() else ["compiled"]


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game there is, one after the other."""
    return find(request.param)


@pytest.fixture
def head_start(game: Game) -> HeadStart:
    """Positions far from the beginning, made by the game's own tests."""
    made: HeadStart = import_module(f"tests.games.{game.id}.head_starts").head_start
    return made


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS and compiled():  # all are there
        assert unknown([item.nodeid for item in items]) == []
    for item in items:
        if is_long(item.nodeid):
            item.add_marker("long")
    # The longest first, so that no worker is left with them alone: those in a browser.
    items.sort(key=lambda item: "chromium" not in getattr(item, "fixturenames", ()))


@contextmanager
def aside(item: pytest.Item) -> Iterator[None]:
    """A browser's loop counts as running from its first page on, and then no other may run:
    it is set aside for tests that have no browser, whichever worker they come to."""
    loop = None if "chromium" in getattr(item, "fixturenames", ()) else asyncio._get_running_loop()
    if loop:
        asyncio._set_running_loop(None)
    try:
        yield
    finally:
        if loop:
            asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with aside(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with aside(item):
        yield


@pytest.fixture(scope="session")
def chromium() -> Iterator["Browser"]:
    """One for all: Playwright runs once in a process."""
    from tests.web import browser as machine

    machine.build()
    with machine.opened() as browser:
        yield browser


@pytest.fixture(scope="session")
def databases() -> Iterator["Cluster"]:
    """A PostgreSQL with as many databases as are wanted; skipped where it is not installed."""
    from tests.postgres import cluster  # with its driver, which most tests need not read

    try:
        with cluster() as made:
            yield made
    except PhiltreError as error:
        if error.key != "no-postgres":
            raise
        pytest.skip(str(error))
