"""On a phone, panels and seats are bottom sheets: opened, closed in every way, the focus kept."""

import re

import pytest
from playwright.sync_api import Page, expect

from philtre import game_ids
from tests.web.begun import go_on, played
from tests.web.conftest import NewPage
from tests.web.test_pages import violations

OPEN = "dialog[open]"
FOCUSED_INSIDE = "() => !!document.activeElement.closest('dialog[open]')"


@pytest.fixture
def phone(same_page: NewPage) -> Page:
    """A game of Quacks in its middle, on a phone."""
    page = same_page(390, 844, has_touch=True)
    options = {"players": 3, "expansion": "on"}
    page.goto(go_on(page, played("quacks", options, 40, seed=3)))
    page.locator(".quacks").wait_for()
    return page


def test_a_panel_opens_as_a_sheet_and_keeps_the_focus(phone: Page) -> None:
    tab = phone.get_by_role("button", name="Books")
    tab.focus()
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("dialog", name="Books")).to_contain_text("Mandrake")
    for _ in range(6):
        phone.keyboard.press("Tab")
        assert phone.evaluate(FOCUSED_INSIDE) or phone.evaluate("() => !document.hasFocus()")
    assert violations(phone) == []
    phone.keyboard.press("Escape")
    expect(phone.locator(OPEN)).to_have_count(0)
    expect(tab).to_be_focused()


def test_the_way_back_closes_a_sheet_and_stays_at_the_table(phone: Page) -> None:
    address = phone.url
    phone.get_by_role("button", name="Witches").click()
    phone.locator(OPEN).wait_for()
    phone.go_back()
    expect(phone.locator(OPEN)).to_have_count(0)
    assert phone.url == address
    phone.get_by_role("button", name="Witches").click()
    phone.get_by_role("button", name="close").click()
    expect(phone.locator(OPEN)).to_have_count(0)
    phone.wait_for_function("() => !history.state?.sheet")
    assert phone.url == address


def test_a_link_in_a_sheet_leads_on_and_back_again(phone: Page) -> None:
    address = phone.url
    phone.get_by_role("button", name="Menu").click()
    phone.locator(OPEN).get_by_role("link", name="About").click()
    expect(phone).to_have_url(re.compile("/about$"))
    phone.go_back()
    expect(phone).to_have_url(address)
    expect(phone.locator(OPEN)).to_have_count(0)


def test_a_swipe_down_closes_a_sheet(phone: Page) -> None:
    phone.get_by_role("button", name="Log", exact=True).click()
    head = phone.locator(f"{OPEN} h2").bounding_box()
    assert head
    x, y = head["x"] + 40, head["y"] + 8
    for far in (30, 180):
        phone.mouse.move(x, y)
        phone.mouse.down()
        phone.mouse.move(x, y + far / 2)
        phone.mouse.move(x, y + far)
        phone.mouse.up()
        expect(phone.locator(OPEN)).to_have_count(1 if far == 30 else 0)


def test_the_ground_beside_a_sheet_closes_it(phone: Page) -> None:
    phone.get_by_role("button", name="Books").click()
    phone.locator(OPEN).wait_for()
    phone.mouse.click(195, 60)
    expect(phone.locator(OPEN)).to_have_count(0)


def test_a_seat_chip_opens_to_the_whole_plate(phone: Page) -> None:
    chip = phone.locator('[data-seat="1"]')
    expect(chip).to_contain_text(re.compile(r"white \d+/7"))
    chip.click()
    sheet = phone.get_by_role("dialog", name="Greedy 2 (bot)")
    expect(sheet).to_contain_text(re.compile(r"whites \d+ of 7"))
    assert violations(phone) == []
    sheet.locator(".other").click()  # look at that pot
    expect(phone.locator(OPEN)).to_have_count(0)
    expect(phone.locator(".pot")).to_have_attribute("aria-label", "Greedy 2: pot")


def test_what_is_asked_is_in_the_thumb_bar(phone: Page) -> None:
    bar = phone.locator(".actions")
    expect(bar.locator("[data-move]").first).to_be_visible()
    box = bar.bounding_box()
    assert box
    assert box["y"] + box["height"] == pytest.approx(844, abs=1)
    phone.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    last = phone.locator(".tabs-row").bounding_box()
    assert last
    assert last["y"] + last["height"] <= 844 - box["height"]


@pytest.mark.parametrize("game", game_ids())
def test_every_sheet_of_every_game(same_page: NewPage, game: str) -> None:
    page = same_page(390, 844, has_touch=True, locale="fr")
    page.goto(go_on(page, played(game, {}, 24, seed=5, bot="random"), lang="fr"))
    page.locator(".tabs-row").wait_for()
    for tab in page.locator("[data-sheet], [data-seat='1']").all():
        tab.click()
        sheet = page.locator(OPEN)
        expect(sheet).to_have_count(1)
        box = sheet.bounding_box()
        assert box
        assert box["width"] == 390
        assert box["y"] + box["height"] == pytest.approx(844, abs=1)
        assert sheet.evaluate("e => e.scrollWidth <= e.clientWidth")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
