"""A replay plays by itself, jumps by round, decision and line of the log, and is gone on from."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.begun import played, replay_of
from tests.web.conftest import NewPage
from tests.web.test_pages import violations

OVER = 20_000


@pytest.fixture(scope="module")
def potion() -> object:
    return played("potion", {"players": 3}, OVER, 3)


def opened(page: Page, potion: object, move: int = 0) -> None:
    page.goto(f"{replay_of(page, potion)}&move={move}&seat=0")  # type: ignore[arg-type]
    page.locator(".steps").wait_for()


def at(page: Page, move: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(move))


def test_it_plays_by_itself_until_it_is_stopped(page: Page, potion: object) -> None:
    opened(page, potion)
    speed = page.get_by_role("button", name="Speed")
    speed.click()
    speed.click()
    expect(speed).to_have_text("4×")
    page.get_by_role("button", name="Play it by itself").click()
    page.wait_for_function("() => document.querySelector('.steps input').value > 2")
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.get_by_role("button", name="Play it by itself")).to_be_visible()


def test_it_ends_by_itself(page: Page, potion: object) -> None:
    opened(page, potion)
    total = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    at(page, total - 1)
    page.locator("body").press("Space")
    at(page, total)
    expect(page.get_by_role("button", name="Play it by itself")).to_be_visible()


def test_it_jumps_by_round_and_by_decision(page: Page, potion: object) -> None:
    opened(page, potion)
    page.get_by_role("tab", name="Jump").click()
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(page.get_by_role("button", name="Round 2", exact=True)).to_have_attribute(
        "aria-current", "step"
    )
    prompt = page.locator(".prompt")
    page.get_by_role("button", name="the next one").click()
    expect(prompt).to_contain_text(re.compile("To move: .*Player 1"))
    page.get_by_role("button", name="the one before").click()
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="the one before")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_a_line_of_the_log_leads_to_its_move(page: Page, potion: object) -> None:
    opened(page, potion, 30)
    page.get_by_role("tab", name="Log").click()
    page.locator(".log .line").first.click()
    at(page, 1)
    expect(page.locator(".log .line")).to_have_count(1)


def test_a_choice_that_cost_is_tried_again_at_a_new_table(page: Page) -> None:
    match = played("potion", {"players": 3}, OVER, 5, "random")
    opened(page, match)
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review the game").click()
    page.get_by_role("button", name="Try again before this move").first.click(timeout=60_000)
    page.wait_for_url("**/table/**")
    expect(page.locator('.pick[aria-disabled="false"]').first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1024, 768), (1440, 900)])
def test_a_replay_fits_every_window(
    same_page: NewPage, potion: object, width: int, height: int
) -> None:
    page = same_page(width, height, locale="fr")
    opened(page, potion, 20)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for button in page.locator(".steps button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    assert violations(page) == []
