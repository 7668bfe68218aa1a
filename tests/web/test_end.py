"""The end of a match: who won and how, places, a curve, what decided it, what to do next."""

import re

import pytest
from playwright.sync_api import Page, expect

import philtre
from tests.web.begun import LAST_ROUND, go_on
from tests.web.conftest import NewPage
from tests.web.people import new_table, play_on, still
from tests.web.test_pages import violations


@pytest.fixture
def page(same_page: NewPage) -> Page:
    """Each test goes to a table of its own."""
    return same_page()


def win(page: Page, lang: str = "en") -> None:
    """The last move of a match, which Ana wins."""
    still(page)
    page.goto(go_on(page, philtre.load("potion", LAST_ROUND, dealer="hand"), lang=lang))
    page.locator('.pick[data-move="beetle"]').click()
    page.locator(".end").wait_for()


def test_who_won_is_in_the_prompt_and_on_the_stage(page: Page) -> None:
    win(page)
    expect(page.locator(".prompt")).to_contain_text("Ana wins!")
    expect(page.locator(".end h2")).to_have_text("Ana wins!")
    expect(page.locator(".podium li").first).to_contain_text("Ana")
    expect(page.locator(".podium li").first).to_contain_text("1st")


def test_the_curve_of_a_whole_match_is_a_table_too(page: Page) -> None:
    new_table(page)
    play_on(page)
    curve = page.get_by_role("table", name="ingredients in the bottle, round by round")
    expect(curve.get_by_role("row", name="round 2").first).to_be_attached()  # or round 20
    sources = page.get_by_label("Why tokens went in").get_by_role("table")
    rows = [row.locator("td").all_inner_texts() for row in sources.locator("tbody tr").all()]
    counts = [[int(cell) for cell in row] for row in rows]
    assert [sum(column) for column in zip(*counts[:-1], strict=True)] == counts[-1]
    expect(page.get_by_role("heading", name="Honours")).to_be_visible()


def test_the_board_is_one_press_away(page: Page) -> None:
    win(page)
    page.get_by_role("button", name="See the board").press("Enter")
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".dice")).to_be_visible()
    page.get_by_role("button", name="See the result").click()
    expect(page.locator(".end")).to_be_visible()


def test_what_decided_it_is_looked_for_on_demand_and_leads_into_the_replay(page: Page) -> None:
    new_table(page)
    play_on(page)
    page.get_by_role("button", name="Look for them").click()
    page.locator(".moments a").first.click(timeout=60_000)
    page.wait_for_url("**/replay/**")
    expect(page.locator(".steps")).to_be_visible()


def test_who_resigned_is_named_and_another_begins_the_rematch(page: Page) -> None:
    new_table(page, "here:Zoé", game="witchcraft")
    page.locator(".witchcraft").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".prompt")).to_contain_text("Zoé wins!")
    expect(page.locator(".prompt")).to_contain_text("Ana resigned.")
    rematch = page.get_by_role("button", name="Rematch")
    expect(rematch).to_contain_text("Zoé begins")
    rematch.click()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".seat .name").first).to_have_text(re.compile("Zoé"))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1024, 768), (1440, 900)])
def test_the_end_fits_every_window(same_page: NewPage, width: int, height: int) -> None:
    page = same_page(width, height, locale="fr")
    win(page, "fr")
    expect(page.locator(".end h2")).to_have_text("Ana gagne\u00a0!")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
