"""Pieces and rules are looked up: from the board without leaving it, and on pages of their own."""

from playwright.sync_api import Page, expect

from tests.web.begun import go_on, played
from tests.web.conftest import NewPage
from tests.web.people import still
from tests.web.test_pages import violations

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def quacks(page: Page) -> None:
    """Quacks in its middle, at a brewing decision."""
    still(page)
    page.goto(go_on(page, played("quacks", {"players": 3, "expansion": "on"}, 40, seed=3)))
    page.locator(".quacks").wait_for()


def test_a_piece_opens_over_the_table_by_key_click_and_right_click(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    quacks(page)
    asked = page.locator(".prompt").inner_text()
    chip = page.locator(".bag .kind").last
    chip.focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Example")).to_be_visible()
    expect(sheet.locator("figure svg.pot")).to_be_visible()
    sheet.get_by_role("button", name="Next", exact=True).click()
    expect(sheet.get_by_text("Picture 2 of")).to_be_visible()
    assert violations(page) == []
    sheet.get_by_role("button", name="Rule Q-").first.click()
    expect(page.get_by_role("dialog", name="Rule Q-")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(chip).to_be_focused()
    page.get_by_role("tab", name="Books").click()
    page.locator('[data-book^="blue-"]').click()
    expect(page.get_by_role("dialog", name="Crow skull")).to_contain_text("in the box")
    page.keyboard.press("Escape")
    chip.click(button="right", force=True)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)  # what is pointed at has a line in the prompt
    expect(page.locator(".prompt")).to_have_text(asked, use_inner_text=True)  # nothing was played


def long_press(page: Page, selector: str) -> None:
    """As a finger does it: down, a while, up."""
    page.evaluate(
        """selector => new Promise(done => {
            const node = document.querySelector(selector);
            const told = { bubbles: true, pointerType: 'touch', pointerId: 1 };
            node.dispatchEvent(new PointerEvent('pointerdown', told));
            setTimeout(() => {
                node.dispatchEvent(new PointerEvent('pointerup', told));
                node.click();
                done();
            }, 500);
        })""",
        selector,
    )


def test_on_a_phone_a_long_press_opens_it_and_the_way_back_leads_back(new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True)
    quacks(page)
    address, log = page.url, page.locator(".prompt").inner_text()
    long_press(page, ".bag .kind")
    sheet = page.get_by_role("dialog", name="Cherry bomb")
    expect(sheet).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0
    assert violations(page) == []
    page.go_back()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Books").click()
    page.locator('[data-book^="red-"]').click()
    expect(page.get_by_role("dialog", name="Toadstool")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog", name="Toadstool")).to_have_count(0)
    expect(page.get_by_role("dialog", name="Books")).to_be_visible()  # one's place is kept
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (page.url, page.locator(".prompt").inner_text()) == (address, log)


def test_the_gallery_is_searched_and_the_rules_open_at_a_number(new_page: NewPage) -> None:
    page = new_page(390, 844, locale="fr-FR")
    page.goto("/gallery/quacks")
    expect(page.get_by_role("link", name="Araignée 1")).to_be_visible()
    page.get_by_role("searchbox").fill("demineuse")
    page.get_by_role("link", name="La Démineuse").click()
    expect(page).to_have_url("/gallery/quacks/w3")
    expect(page.get_by_role("heading", name="La Démineuse")).to_be_visible()
    page.get_by_role("link", name="La Consolatrice").click()
    expect(page.get_by_role("heading", name="La Consolatrice")).to_be_visible()
    page.locator("figure svg.pot").wait_for()
    assert violations(page) == []
    assert page.evaluate(SIDEWAYS) <= 0
    page.get_by_role("button", name="Règle Q-71").click()
    expect(page).to_have_url("/rules/quacks#Q-71")
    rule = page.get_by_role("region", name="Règle Q-71")
    expect(rule).to_contain_text("La Démineuse")
    expect(rule).not_to_contain_text("en anglais")
    page.locator('[data-rule="Q-14"]').click()
    expect(page.get_by_role("region", name="Règle Q-14")).to_contain_text("dépasse alors la limite")
    assert violations(page) == []
    assert page.evaluate(SIDEWAYS) <= 0
