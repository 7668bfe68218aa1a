"""Two people in two browsers play again, if both would."""

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.people import met, still
from tests.web.test_luck import resign


def test_a_rematch_is_asked_for_declined_and_agreed_to(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page(390, 844)
    met(ana, bob)
    resign(bob)
    ana.get_by_role("button", name="Rematch").click()
    expect(ana.locator(".end")).to_contain_text("when the others agree")
    question = bob.get_by_role("alertdialog", name="Ana would like a rematch")
    question.get_by_role("button", name="No").click()
    expect(ana.locator(".prompt").first).to_contain_text("The rematch is declined.")
    bob.get_by_role("button", name="Rematch").click()
    over = ana.url
    ana.get_by_role("alertdialog", name="Bob would like").get_by_role("button", name="Yes").click()
    for page in (ana, bob):
        expect(page.locator(".end")).to_have_count(0)
        page.locator(".witchcraft").wait_for()
        assert page.url.partition("?")[0] != over.partition("?")[0]
    assert ana.url.partition("?")[0] == bob.url.partition("?")[0]


def test_against_bots_it_is_there_at_once(new_page: NewPage) -> None:
    ana = new_page()
    still(ana)
    ana.goto("/new/witchcraft")
    ana.click(".start:not([disabled])")
    ana.locator(".witchcraft").wait_for()
    resign(ana)
    ana.get_by_role("button", name="Rematch").click()
    expect(ana.locator(".end")).to_have_count(0)
