"""Sides of Apotheca in a real browser: a choice of seat, and partners who are silent."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.games.apotheca_hands import Hands, sit_down
from tests.web.people import START


@pytest.fixture
def page(same_page: NewPage) -> Page:
    """Each test goes to a table of its own."""
    return same_page()


def seats(page: Page, count: int) -> None:
    page.goto("/new/apotheca")
    page.wait_for_selector(START)
    for _ in range(count - 2):
        page.get_by_role("button", name="one player more").click()


def test_who_partners_whom_is_said_and_the_seat_is_chosen(page: Page) -> None:
    """A-9: who sat on the seat one takes sits on one's own."""
    seats(page, 4)
    rows, choice = page.locator("ol > li"), page.get_by_role("group", name="Your seat")
    expect(rows.nth(0)).to_contain_text("Player 1: team with Player 3")
    page.locator("ol > li:nth-child(2) select").select_option("bot novice-bold")
    choice.get_by_role("radio", name="Player 2: team with Player 4").check()
    expect(rows.nth(0).get_by_role("combobox")).to_have_value("bot novice-bold")
    expect(rows.nth(1).get_by_role("combobox")).to_have_value("me")
    rows.nth(1).get_by_role("textbox").fill("Ana")
    page.click(START)
    mine = page.locator(".seat.me")
    expect(mine).to_contain_text("Ana (you)")
    expect(mine).to_contain_text("team with Rusk")
    expect(page.locator(".seat").first).to_contain_text("Pip (bot, novice)")


def test_who_is_the_master_is_said_and_chosen(page: Page) -> None:
    """A-60"""
    seats(page, 3)
    choice = page.get_by_role("group", name="Your seat")
    expect(choice).to_have_count(0)  # three alone: all seats are alike
    page.locator("summary").first.click()
    page.get_by_role("radio", name="Master of the Market").check()
    choice.get_by_role("radio", name="Player 3: apprentice").check()
    page.click(START)
    expect(page.locator(".seat").first).to_contain_text("the master")
    expect(page.locator(".seat.me")).to_contain_text("apprentice")
    expect(page.locator(".seat").nth(2)).to_contain_text("(you)")


def test_who_comes_by_the_link_sees_what_a_seat_is(new_page: NewPage) -> None:
    """A-60"""
    ana, bob = new_page(), new_page()
    seats(ana, 2)
    ana.locator("summary").first.click()
    ana.get_by_role("radio", name="Master of the Market").check()
    ana.get_by_role("group", name="Your seat").get_by_role(
        "radio", name="Player 2: apprentice"
    ).check()
    ana.locator("ol > li:nth-child(1) select").select_option("open")
    ana.click(START)
    bob.goto(ana.get_by_role("textbox", name="Invite").input_value())
    expect(bob.locator(".list li").first).to_contain_text("the master")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.locator(".seat.me")).to_contain_text("the master")


@pytest.mark.parametrize(("talk", "over"), [("off", False), ("off", True), ("on", False)])
def test_partners_may_have_agreed_not_to_talk(page: Page, talk: str, over: bool) -> None:
    """The header of docs/rules/apotheca.md: until the match is over, and it says why."""
    sit_down(page, 4, options={"table_talk": talk, "turn_limit": 1})
    if over:
        Hands(page).make("reveal b2")
    page.get_by_role("tab", name="Chat").click()
    panel = page.get_by_role("tabpanel")
    panel.get_by_role("button", name="Say it with a phrase").click()
    say, hello = panel.get_by_role("textbox"), panel.get_by_role("button", name="Hello!")
    if talk == "off" and not over:
        expect(panel).to_contain_text("The partners play without talking")
        expect(say).to_have_count(0)
        expect(hello).to_be_disabled()
        hello.click(force=True)
        expect(panel.locator(".log li")).to_have_count(0)
        page.locator("[data-tab=facts]").click()
        expect(page.get_by_text("Partners don't talk.")).to_be_visible()
    else:
        expect(say).to_be_visible()
        hello.click()
        expect(panel).to_contain_text("Hello!")
        expect(panel).not_to_contain_text("without talking")
