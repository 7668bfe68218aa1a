import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.web.people import still
from tests.web.site import serving

expect.set_options(timeout=15_000)

NewPage = Callable[..., Page]
# what a browser says when a request is refused, which the page itself says better
REFUSED = re.compile(r"Failed to load resource|WebSocket connection")


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site keeps its tables."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def site(kept: Path, chromium: Browser) -> Iterator[str]:
    """One server for all tests that don't ask for their own."""
    with serving(kept) as url:
        yield url


@contextmanager
def visitors(chromium: Browser, site: str) -> Iterator[NewPage]:
    """Pages of different people; whatever one complains about is an error in the end."""
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not REFUSED.search(message.text):
            complaints.append(message.text)

    contexts = []

    def make(width: int = 1440, height: int = 900, locale: str = "en", **more: object) -> Page:
        context = chromium.new_context(
            base_url=site,
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="no-preference",
            **more,  # type: ignore[arg-type]
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def new_page(chromium: Browser, site: str) -> Iterator[NewPage]:
    with visitors(chromium, site) as make:
        yield make


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture(scope="module")
def same_page(chromium: Browser, site: str) -> Iterator[NewPage]:
    """One page for a file's tests that each go to a table of their own, without motion.

    A new one takes a second. The person is another each time; what the page complains about
    fails the last of the tests.
    """
    pages: dict[str, Page] = {}
    with visitors(chromium, site) as make:

        def given(width: int = 1440, height: int = 900, locale: str = "en", **more: object) -> Page:
            wish = f"{locale} {more}"
            if wish not in pages:
                pages[wish] = make(width, height, locale, **more)
                still(pages[wish])
            pages[wish].set_viewport_size({"width": width, "height": height})
            pages[wish].context.clear_cookies()
            return pages[wish]

        yield given
