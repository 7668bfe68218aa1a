"""What a person does at the table."""

import re

from playwright.sync_api import Page, expect

START = ".start:not([disabled])"
PICK = '.pick[aria-disabled="false"]'


def still(page: Page) -> None:
    """No motion and no second question, so that nothing has to be waited for."""
    page.add_init_script(
        "localStorage.setItem('philtre', JSON.stringify({motion: 'off', confirm: false}))"
    )


def past_hurry(page: Page) -> None:
    """A press within 300 ms of what it answers is taken to be meant for something before."""
    page.evaluate("() => new Promise(done => setTimeout(done, 350))")


def settle(page: Page) -> None:
    """Until all that follows from the last change is laid out: of a window's size, of fonts."""
    page.evaluate(
        """async () => {
            await document.fonts.ready;
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        }"""
    )


def fill_in(
    page: Page, *wishes: str, game: str = "potion", bot: str = "novice-bold", name: str = "Ana"
) -> None:
    """The form of a new table: seats after the first as wished, all others that bot."""
    page.goto(f"/new/{game}")
    fill_in_form(page, *wishes, bot=bot, name=name)


def fill_in_form(page: Page, *wishes: str, bot: str = "novice-bold", name: str = "Ana") -> None:
    page.wait_for_selector(START)
    seats = page.locator("ol > li")
    seats.nth(0).locator("input").fill(name)
    for number in range(1, seats.count()):
        wish = wishes[number - 1] if number <= len(wishes) else f"bot {bot}"
        kind, _, who = wish.partition(":")
        seats.nth(number).locator("select").select_option(kind)
        if who:
            seats.nth(number).locator("input").fill(who)


def just_two(page: Page) -> None:
    """In the form of a new table: each that plays is another to be waited for."""
    while page.locator(".count").inner_text() != "2 players":
        page.get_by_role("button", name="one player fewer").click()


def new_table(page: Page, *wishes: str, game: str = "potion", name: str = "Ana") -> None:
    """Start a game, of The Potion if no other is named; against novices where nobody is wished."""
    fill_in(page, *wishes, game=game, name=name)
    page.click(START)
    page.wait_for_url("**/table/**")


def come(page: Page, host: Page, name: str) -> None:
    """Sit down by the link that the host of a table was given."""
    page.goto(host.get_by_role("textbox", name="Invite").input_value())
    page.get_by_role("textbox", name=re.compile("Your name|Votre nom")).fill(name)
    with page.expect_event("load"):  # who sits down comes back as somebody else
        page.get_by_role("button", name=re.compile("Sit down|S'asseoir")).click()


def met(ana: Page, bob: Page) -> None:
    """Both sit at a table of Witchcraft, which Ana has made."""
    still(ana)
    still(bob)
    new_table(ana, "open", game="witchcraft")
    come(bob, ana, "Bob")
    for page in (ana, bob):
        page.locator(".witchcraft").wait_for()


def play_on(page: Page) -> None:
    """Choose whatever may be chosen in The Potion until the game is over."""
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
    """Hold the button that hands the screen over, until it has."""
    page.get_by_role("button", name=f"I am {name}").hover()
    page.mouse.down()
    expect(page.locator(".over .btn")).to_have_count(0)
    page.mouse.up()
