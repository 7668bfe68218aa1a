"""A quiet line while the engine is being compiled."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage


@pytest.mark.parametrize(
    ("locale", "width", "line"),
    [
        ("en", 1440, "Bots think more slowly while the engine is being compiled: 40 %."),
        (
            "fr",
            390,
            "Les robots réfléchissent plus lentement pendant la compilation du moteur : 40 %.",
        ),
    ],
)
def test_the_line_is_there_until_the_engine_is(
    new_page: NewPage, locale: str, width: int, line: str
) -> None:
    page = new_page(width, locale=locale)
    percent: list[int | None] = [40]
    page.route("**/api/engine", lambda route: route.fulfill(json={"percent": percent[0]}))
    page.goto("/")
    expect(page.get_by_text(line)).to_be_visible()
    percent[0] = None
    expect(page.get_by_text(line)).to_have_count(0)
