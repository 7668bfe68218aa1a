"""What can't be taken back is asked twice, by one setting."""

from playwright.sync_api import Page, expect

from tests.web.begun import go_on, played

READY = ":is(.desk, .desk-acts, .witchcraft) [data-move]:not([aria-disabled='true'])"


def placing(page: Page) -> None:
    """Witchcraft, where a tile is to be placed."""
    page.goto(go_on(page, played("witchcraft", {}, 6, 3)))
    page.locator(".witchcraft").wait_for()


def place(page: Page) -> None:
    page.locator(".witchcraft .cell.may").first.click()
    page.locator(READY).first.click()


def test_a_placement_and_giving_up_wait_for_a_second_yes(page: Page) -> None:
    """W-10: the next tile is drawn when this one lies."""
    placing(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="No", exact=True).click()
    page.keyboard.press("Escape")
    place(page)
    sure = page.get_by_role("alertdialog")
    expect(sure).to_contain_text("That can't be taken back.")
    sure.get_by_role("button", name="No").click()
    expect(sure).to_have_count(0)
    page.locator(READY).first.click()
    sure.get_by_role("button", name="Do it").press("Enter")
    expect(sure).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Ana places")


def test_who_would_not_be_asked_says_so_once(page: Page) -> None:
    placing(page)
    page.get_by_role("button", name="Menu").click()
    group = page.get_by_role("group", name="Ask again before")
    group.get_by_role("radio", name="No").check()
    page.keyboard.press("Escape")
    place(page)
    expect(page.locator(".log")).to_contain_text("Ana places")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".prompt")).to_contain_text("Ana resigned.")
