from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.people import still
from tests.web.site import serving
from tests.web.visitors import NewPage as NewPage
from tests.web.visitors import Theme as Theme
from tests.web.visitors import Visitors, wish

expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site keeps its tables."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def site(kept: Path, chromium: Browser) -> Iterator[str]:
    """One server for all tests that don't ask for their own."""
    with serving(kept) as url:
        yield url


@pytest.fixture(scope="session")
def visitors(chromium: Browser) -> Iterator[Visitors]:
    made = Visitors(chromium)
    yield made
    made.close()


@pytest.fixture
def new_page(visitors: Visitors, site: str) -> Iterator[NewPage]:
    with visitors.coming(site) as make:
        yield make


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture(scope="module")
def same_page(visitors: Visitors, site: str) -> Iterator[NewPage]:
    """One page for a file's tests that each go to a table of their own, without motion.

    The person is another each time; what the page complains about fails the last of the tests.
    """
    pages: dict[str, Page] = {}
    with visitors.coming(site) as make:

        def given(
            width: int = 1440,
            height: int = 900,
            locale: str = "en",
            color_scheme: Theme = "light",
            **more: Any,
        ) -> Page:
            wanted = wish(locale, {"color_scheme": color_scheme, **more})
            if wanted not in pages:
                pages[wanted] = make(width, height, locale, color_scheme, **more)
                still(pages[wanted])
            pages[wanted].set_viewport_size({"width": width, "height": height})
            pages[wanted].context.clear_cookies()
            return pages[wanted]

        yield given
