"""Options are picked by name and picture, and go with those who play."""

import json

from playwright.sync_api import Page, expect

from tests.web.people import START, still


def form(page: Page, game: str) -> None:
    still(page)
    page.goto(f"/new/{game}")
    page.wait_for_selector(START)
    page.locator("details > summary").click()


def test_one_player_plays_apotheca_alone(page: Page) -> None:
    """A-50: one player plays solo, and nothing has to be known about it."""
    form(page, "apotheca")
    page.get_by_role("button", name="Fewer").click()
    expect(page.get_by_role("radio", name="solo", exact=True)).to_be_checked()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("radio", name="standard", exact=True)).to_be_checked()


def test_books_and_witches_are_picked(page: Page) -> None:
    """Q-10, Q-70: a book for each colour, a witch for each penny."""
    form(page, "quacks")
    page.get_by_role("radio", name="Mixed").check()
    page.locator("li:has(.chip.green) select").select_option("3")
    page.get_by_role("radio", name="chosen").check()
    page.locator("li:has(.silver) select").select_option("w2")
    page.get_by_role("radio", name="on", exact=True).first.check()
    with page.expect_request("**/api/tables") as made:
        page.click(START)
    options = json.loads(made.value.post_data or "")["options"]
    assert (options["books"], options["witches"]) == ("3,1,1,1,1,1", "w2,w5,w9")
    page.wait_for_url("**/table/**")
