"""Taking one's data, leaving; trouble that passes; long matches in pages."""

import json
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, Route, expect

from philtre.server.attack.shelves import long_match
from tests.web.conftest import NewPage
from tests.web.people import PICK, new_table, still
from tests.web.site import running

# a server that tells twenty events at a time
FEW = """
import philtre.server.tables.views as views
from philtre.cli.app import main

views.PAGE = 20
main()
"""


def open_data(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("What the server keeps of you").click()


def test_a_guest_takes_its_data_and_leaves(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    still(page)
    new_table(page, name="Ana Gone")
    expect(page.locator(PICK)).to_have_count(3)
    open_data(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Take it along").click()
    data = json.loads(Path(download.value.path()).read_text())
    assert data["me"]["name"] == "Ana Gone"
    assert len(data["tables"]) == 1
    page.get_by_role("button", name="Delete me").click()
    page.locator(".grave").click()
    page.wait_for_function("fetch('/api/me').then(a => a.json()).then(me => me.id === null)")
    expect(page.locator(".mines")).to_have_count(0)


def test_a_page_looks_again_by_itself_when_the_database_is_back(new_page: NewPage) -> None:
    page = new_page()
    still(page)
    new_table(page)
    expect(page.locator(PICK)).to_have_count(3)
    error: dict[str, object] = {"error": {"key": "store-away", "params": {}, "reason": None}}
    away = [True]

    def answer(route: Route) -> None:
        if away[0]:
            route.fulfill(status=503, json=error)
        else:
            route.continue_()

    page.route("**/api/tables/*", answer)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("can't reach its database")
    away[0] = False
    expect(page.locator(PICK)).to_have_count(3)


def test_a_long_match_is_heard_page_by_page(chromium: Browser, tmp_path: Path) -> None:
    match = long_match()
    with (
        running(tmp_path, python=("-c", FEW)) as site,
        httpx.Client(base_url=site.url) as http,
    ):
        http.post("/api/me", json={"name": "Ana", "lang": "en"})
        made = http.post("/api/records", content=match.record()).json()["id"]
        context = chromium.new_context(base_url=site.url, locale="en")
        page = context.new_page()
        lines = page.locator(".log li")
        page.goto(f"/replay/{made}")
        expect(lines).to_have_count(len(match.events()))
        page.keyboard.press("Home")
        expect(page.locator(".steps input")).to_have_value("0")
        page.keyboard.press("PageDown")
        expect(lines).to_have_count(len(match.fork(10).events()))
        page.keyboard.press("End")
        expect(lines).to_have_count(len(match.events()))
        page.goto(f"/table/{made}")
        expect(lines).to_have_count(len(match.events()))
        context.close()
