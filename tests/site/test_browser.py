"""A table without a server, in Chromium, from a plain server of files."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from philtre.core import record
from philtre.core.audit import check_dealt
from tests.web.people import PICK, START, fill_in_form, still
from tests.web.test_whole_games import play
from tests.web.wire import Wire

READY = "() => !document.querySelector('.site')"


class Visit:
    """One browser, and the page in it; whatever the page complains about is an error."""

    def __init__(self, chromium: Browser, address: str, **more: Any) -> None:
        self.address = address
        self.context: BrowserContext = chromium.new_context(
            viewport={"width": 1280, "height": 844}, **more
        )
        self.context.set_default_timeout(60_000)
        self.complaints: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))
        still(page)
        return page

    def go(self, path: str, page: Page | None = None) -> None:
        """Bots do not wait: nobody has to follow."""
        (page or self.page).goto(f"{self.address}?quick#{path}")

    def new(self, game: str, *wishes: str) -> None:
        self.go(f"/new/{game}")
        fill_in_form(self.page, *wishes)


@pytest.fixture(scope="module")
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    made = Visit(chromium, address, locale="en")
    Wire(made.page)
    yield made
    made.context.close()
    assert made.complaints == []


@pytest.mark.parametrize(
    ("game", "width", "more"),
    [
        ("potion", 390, {}),
        ("quacks", 1280, {}),
        ("apotheca", 1280, {"limit of turns": "6"}),
        ("witchcraft", 390, {}),
    ],
)
def test_a_whole_game(visit: Visit, game: str, width: int, more: dict[str, str]) -> None:
    """To its end; its record is dealt from its seed."""
    page = visit.page
    page.set_viewport_size({"width": width, "height": 844})
    visit.new(game)
    if more:
        page.locator("summary").first.click()
    for label, value in more.items():
        page.get_by_label(re.compile(label, re.IGNORECASE)).fill(value)
    page.evaluate("wire.views = []; wire.plays = []")
    page.click(START)
    wire = object.__new__(Wire)
    wire._page = page
    play(page, wire, game)
    expect(page.locator(".end h2")).to_contain_text(re.compile("win|draw"))
    page.goto(page.url.replace("/table/", "/replay/"))
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("record", re.IGNORECASE)).first.click()
    text = download.value.path().read_text()
    assert record.loads(text).over
    assert check_dealt(record.loads(text))
