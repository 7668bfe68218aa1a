"""Two people in two browsers agree to a draw, through the server."""

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.people import still


def test_two_people_agree(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page(390, 844)
    still(ana)
    still(bob)
    ana.goto("/new/witchcraft")
    ana.wait_for_selector(".start:not([disabled])")
    ana.locator("ol > li:nth-child(2) select").select_option("open")
    ana.locator("ol > li:nth-child(1) input").fill("Ana")
    ana.click(".start:not([disabled])")
    bob.goto(ana.get_by_role("textbox", name="Invite").input_value())
    bob.get_by_role("textbox", name="Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    ana.locator(".witchcraft").wait_for()
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Offer a draw").click()
    expect(ana.get_by_role("alertdialog")).to_contain_text("You offer a draw.")
    q = bob.get_by_role("alertdialog", name="Ana offers a draw")
    q.get_by_role("button", name="No").click()
    expect(ana.locator(".prompt").first).to_contain_text("would rather play on")
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_role("button", name="Offer a draw").click()
    ana.get_by_role("alertdialog", name="Bob offers a draw").get_by_role(
        "button", name="Yes"
    ).click()
    for page in (ana, bob):
        expect(page.locator(".end")).to_contain_text("A draw.")
        expect(page.locator(".end")).to_contain_text("drawn by agreement")
