"""A long press only asks: it explains, or opens the page of a piece, and plays nothing."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.begun import introduce, played, sit_down
from tests.web.conftest import NewPage
from tests.web.people import settle, still
from tests.web.site import database
from tests.web.wire import Wire


def hold(page: Page, selector: str, told: str = "") -> None:
    """A finger that rests on it for a while, as the page's clock says; what is told meanwhile."""
    box = page.locator(selector).first.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    if told:
        expect(page.locator(".told")).to_contain_text(told)
    page.clock.run_for(800)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def phone(new_page: NewPage, kept: Path, game: str, decisions: int, seed: int) -> tuple[Page, Wire]:
    """The others are people who never come: nothing changes meanwhile."""
    page = new_page(390, 844, has_touch=True)
    still(page)
    wire = Wire(page)
    page.clock.install()
    absent = introduce(page, "en", "Bob")["id"]
    page.context.clear_cookies()  # it is another who sits down
    match = played(game, {}, decisions, seed, "random")
    page.goto(sit_down(page, match, database(kept), None, absent=absent))
    page.locator(".actions").wait_for()
    settle(page)
    return page, wire


def test_an_action_of_apotheca(new_page: NewPage, kept: Path) -> None:
    page, wire = phone(new_page, kept, "apotheca", 0, 3)
    hold(page, '[data-action="restock"]')
    expect(page.locator(".told")).to_contain_text("Restock: draw potions")
    assert wire.plays == []
    page.locator('[data-action="restock"]').tap()
    assert wire.played(1) == "restock"


def test_a_chip_and_an_answer_of_quacks(new_page: NewPage, kept: Path) -> None:
    page, wire = phone(new_page, kept, "quacks", 6, 3)
    hold(page, ".bag .kind", ":")  # until the sheet is there
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    hold(page, ".bag .sack")
    expect(page.locator(".told")).to_be_visible()
    assert wire.plays == []


def test_a_space_of_witchcraft(new_page: NewPage, kept: Path) -> None:
    page, wire = phone(new_page, kept, "witchcraft", 16, 4)
    hold(page, ".cell.may")
    expect(page.locator(".look h2")).to_contain_text("Stack on")
    assert wire.plays == []
