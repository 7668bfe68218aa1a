"""What is pointed at says in the prompt's second line what follows, or why it can't be."""

from playwright.sync_api import Page, expect

from tests.web.begun import go_on, played
from tests.web.people import still


def test_a_stack_tells_what_its_bolts_meet_or_why_it_cannot_act(page: Page) -> None:
    """W-11, W-23: before the click."""
    still(page)
    match = played("witchcraft", {}, 39, 3, asked="fire")
    page.goto(go_on(page, match))
    page.locator(".witchcraft").wait_for()
    line = page.locator(".prompt small")
    page.locator(".cell.may").first.hover()
    expect(line).to_contain_text(" on ")
    mine = {stack["space"] for stack in match.view(0)["stacks"] if stack["owner"] == "red"}
    ready = {move.split()[1] for move in match.legal(0) if move.split()[0] in ("fire", "use")}
    space = min(mine - ready)
    page.locator(f'[data-space="{space}"]').hover()
    expect(line).to_contain_text(space)
    expect(page.locator(f'[data-space="{space}"]')).not_to_have_class("may")


def test_a_token_tells_when_it_goes(page: Page) -> None:
    """P-5, P-6"""
    still(page)
    page.goto(go_on(page, played("potion", {}, 4, 3)))
    page.locator(".pick").first.hover()
    expect(page.locator(".prompt small")).to_contain_text("goes into the bottle if")


def test_the_alley_says_what_is_lacking(page: Page) -> None:
    """A-18: on the station itself."""
    still(page)
    page.goto(go_on(page, played("apotheca", {"players": 3}, 24, 3)))
    station = page.locator(".ap", has=page.locator(".why")).first
    reason = station.locator(".why")
    expect(reason).to_contain_text("and you have")
    station.locator(".pay").first.hover()
    expect(page.locator(".prompt small")).to_have_text(reason.inner_text())
