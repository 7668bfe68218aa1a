"""What a person does at the table."""

from playwright.sync_api import Page, expect

START = ".start:not([disabled])"
PICK = '.pick[aria-disabled="false"]'


def still(page: Page) -> None:
    """No motion, so that nothing has to be waited for."""
    page.add_init_script("localStorage.setItem('philtre', JSON.stringify({motion: 'off'}))")


def new_table(page: Page, *wishes: str, name: str = "Ana") -> None:
    """Start a game of The Potion. Seats after the first as named, all others adepts."""
    page.goto("/new/potion")
    page.wait_for_selector(START)
    for number, wish in enumerate(wishes, 2):
        kind, _, who = wish.partition(":")
        page.locator(f"ol > li:nth-child({number}) select").select_option(kind)
        if who:
            page.locator(f"ol > li:nth-child({number}) input").fill(who)
    page.locator("ol > li:nth-child(1) input").fill(name)
    page.click(START)
    page.wait_for_url("**/table/**")


def play_on(page: Page) -> None:
    """Choose whatever may be chosen until the game is over."""
    end = page.locator(".end")
    ready = page.locator(PICK).first
    for _ in range(400):
        expect(end.or_(ready).first).to_be_visible()
        if end.is_visible():
            return
        round_before = page.locator(".top .where span").inner_text()
        ready.click()
        page.wait_for_function(
            "before => document.querySelector('.end')"
            " || document.querySelector('.top .where span').textContent !== before",
            arg=round_before,
        )
    raise AssertionError("no end after 400 rounds")


def take_screen(page: Page, name: str) -> None:
    """Hold the button that hands the screen over."""
    page.get_by_role("button", name=f"I am {name}").click(delay=700)
    expect(page.locator(".picks")).to_be_visible()
