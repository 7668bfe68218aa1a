"""The list of tables: what waits for me, how things came out; named, hidden, deleted."""

import re
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

import philtre
from tests.web.begun import LAST_ROUND, go_on, played
from tests.web.conftest import NewPage
from tests.web.people import PICK, new_table, still
from tests.web.test_pages import violations

LISTS: Final = ("bots", "games", "limits", "tables")


def heading(page: Page, text: str) -> Locator:
    return page.get_by_role("heading", name=re.compile(f"^{text}"))


def edit(page: Page) -> Locator:
    page.get_by_role("button", name=re.compile("^Rename, hide, delete")).first.click()
    return page.get_by_role("dialog")


def test_tables_that_wait_for_me_come_first_and_say_what_is_asked(page: Page) -> None:
    go_on(page, played("quacks", {"players": 2}, 60, 9), name="Ana")
    new_table(page, "open", game="witchcraft")
    page.goto("/")
    expect(heading(page, "Waiting for you 1")).to_be_visible()
    rows = page.locator(".mines li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Quacks")
    expect(rows.first).to_contain_text(re.compile(r"round \d of 9 · 2 players"))
    expect(rows.last).to_contain_text("Waiting for players")
    expect(rows.last).to_contain_text("1 seat free")
    expect(page.locator(".mines .primary")).to_have_count(1)
    expect(page.locator(".hero")).to_have_count(0)
    rows.first.get_by_role("link").press("Enter")
    page.wait_for_url("**/table/**")


def test_the_hero_is_there_only_when_nothing_waits(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".hero")).to_be_visible()
    new_table(page)
    page.locator(PICK).first.wait_for()
    page.goto("/")
    expect(page.locator(".mines li")).to_have_count(1)
    expect(page.locator(".hero")).to_have_count(0)


def test_a_table_is_named_hidden_shown_again_and_deleted(page: Page) -> None:
    new_table(page)
    page.locator(PICK).first.wait_for()
    page.goto("/")
    sheet = edit(page)
    sheet.get_by_role("textbox", name="Name of the table").fill("The cellar")
    sheet.get_by_role("button", name="Save").click()
    expect(page.locator(".mines li")).to_contain_text("The cellar")
    edit(page).get_by_role("button", name="Hide").click()
    expect(page.locator(".mines")).to_have_count(0)
    page.get_by_text("Hidden tables").click()
    edit(page).get_by_role("button", name="Show again").click()
    expect(page.locator(".mines li")).to_contain_text("The cellar")
    sheet = edit(page)
    sheet.get_by_role("button", name="Delete").click()
    expect(sheet.locator(".primary")).to_have_count(0)
    sheet.get_by_role("button", name="No").click()
    sheet.get_by_role("button", name="Delete").click()
    sheet.get_by_role("button", name="Delete").press("Enter")
    expect(page.locator(".mines")).to_have_count(0)


def test_what_is_over_tells_how_it_came_out(page: Page) -> None:
    still(page)
    page.goto(go_on(page, philtre.load("potion", LAST_ROUND, dealer="hand")))
    page.locator('.pick[data-move="beetle"]').click()
    page.wait_for_selector(".end")
    page.goto("/")
    # beside the record that it goes on from, perhaps of the same second
    late = page.locator(".late li").filter(has=page.locator(".badge", has_text="1st"))
    expect(late).to_contain_text(re.compile(r"The Potion, \d, \d to \d"))
    expect(late.get_by_role("link", name="Replay")).to_be_visible()
    late.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**/table/**")


def test_who_gave_up_is_named(page: Page) -> None:
    still(page)
    new_table(page, game="witchcraft")
    page.locator(".witchcraft").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector(".end")
    page.goto("/")
    expect(page.locator(".late li").first).to_contain_text("Witchcraft, Ana gave up")
    expect(page.locator(".late .badge").first).to_have_text("2nd")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1024, 768), (1440, 900)])
def test_the_lobby_fits_every_window(same_page: NewPage, width: int, height: int) -> None:
    page = same_page(width, height, locale="fr")
    go_on(page, played("quacks", {"players": 4, "expansion": "on"}, 60, 9), lang="fr")
    page.goto("/")
    expect(page.locator(".mines li")).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_each_list_is_asked_for_once(page: Page) -> None:
    """That one has come is no reason to ask for the others again."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    lists = Counter(path for path in asked if path.removeprefix("/api/") in LISTS)
    assert lists == {f"/api/{name}": 1 for name in LISTS}
