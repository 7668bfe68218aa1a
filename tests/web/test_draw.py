"""Two people in two browsers, and a draw between them."""

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import met, new_table


def offer(page: Page, button: str = "Offer a draw") -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=button).click()


def test_two_people_agree(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page(390, 844)
    met(ana, bob)
    offer(ana)
    expect(ana.get_by_role("alertdialog")).to_contain_text("You offer a draw.")
    asked = bob.get_by_role("alertdialog", name="Ana offers a draw")
    asked.get_by_role("button", name="No").click()
    expect(ana.locator(".prompt").first).to_contain_text("would rather play on")
    offer(bob)
    asked = ana.get_by_role("alertdialog", name="Bob offers a draw")
    asked.get_by_role("button", name="Yes").click()
    for page in (ana, bob):
        expect(page.locator(".end")).to_contain_text("A draw.")
        expect(page.locator(".end")).to_contain_text("drawn by agreement")


def test_an_offer_is_withdrawn_and_one_is_accepted_in_french(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page(390, 844, locale="fr")
    met(ana, bob)
    offer(ana)
    asked = bob.get_by_role("alertdialog", name="Ana propose la nulle")
    expect(asked).to_be_visible()
    own = ana.get_by_role("alertdialog", name="You offer a draw.")
    own.get_by_role("button", name="Withdraw the offer").click()
    expect(own).to_have_count(0)
    expect(asked).to_have_count(0)
    offer(bob, "Proposer la nulle")
    asked = ana.get_by_role("alertdialog", name="Bob offers a draw")
    asked.get_by_role("button", name="Yes").click()
    expect(bob.locator(".end")).to_contain_text("d'un commun accord")


def test_where_no_draw_can_be_agreed_none_is_offered(page: Page) -> None:
    """Four play."""
    new_table(page)
    page.locator(".picks").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Leave the seat to a bot")).to_be_visible()
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)
