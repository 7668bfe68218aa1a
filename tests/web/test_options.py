"""Options are picked by name and picture, and go with those who play."""

import json
import re

from playwright.sync_api import Page, expect

from tests.web.people import START, still


def form(page: Page, game: str) -> None:
    still(page)
    page.goto(f"/new/{game}")
    page.wait_for_selector(START)
    page.locator("details > summary").first.click()


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


def test_house_rules_from_the_form(page: Page) -> None:
    """What can't be is said at the field; what is changed is played, and everybody is told."""
    form(page, "quacks")
    page.locator(".house > summary").click()
    rounds = page.get_by_label("Number of rounds")
    rounds.fill("99")
    rounds.press("Tab")
    expect(page.locator(".problem.here")).to_be_visible()
    expect(rounds).to_have_attribute("aria-invalid", "true")
    rounds.fill("7")
    rounds.press("Tab")
    expect(page.locator(".problem.here")).to_have_count(0)
    page.get_by_label("Name of these rules").fill("Short brew")
    page.get_by_label("Name of these rules").press("Tab")
    expect(page.locator(".house > summary")).to_contain_text("one change")
    page.click(START)
    page.wait_for_url("**/table/**")
    expect(page.get_by_text(re.compile("round 1 of 7", re.IGNORECASE)).first).to_be_visible()
    expect(page.get_by_text("Short brew").first).to_be_visible()
