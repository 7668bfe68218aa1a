"""The plain board, on which a game is played that has no board of its own: Liar's Dice."""

import os
import re
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.installed import environment
from tests.web.browser import ROOT
from tests.web.conftest import NewPage
from tests.web.people import START, still
from tests.web.site import serving

PACKAGE = ROOT / "examples" / "liars_dice"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, chromium: object) -> Iterator[str]:
    """A server that finds the example as if it were installed."""
    env = environment(PACKAGE, tmp_path_factory.mktemp("installed"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*env["PYTHONPATH"].split(os.pathsep), *sys.path])
        with serving(tmp_path_factory.mktemp("site")) as url:
            yield url


def sit(page: Page) -> None:
    still(page)
    page.goto("/new/liars_dice")
    page.wait_for_selector(START)
    page.locator("ol > li:nth-child(1) input").fill("Ana")
    page.click(START)
    page.wait_for_url("**/table/**")


def test_it_is_in_the_lobby_with_its_own_words(page: Page) -> None:
    page.goto("/")
    card = page.locator(".gcard", has_text="Liar's Dice")
    expect(card).to_contain_text("find out who lies")


@pytest.mark.parametrize(
    ("width", "locale", "bid", "facts"),
    [
        (1440, "en", r"^Bid 2 dice showing", ["Ana is to bid", "Your dice", "Dice in play"]),
        (390, "fr", r"^Annoncer 2 dés qui montrent", ["C'est à Ana d'annoncer", "Vos dés"]),
    ],
)
def test_names_labels_and_moves_are_worded(
    new_page: NewPage, width: int, locale: str, bid: str, facts: list[str]
) -> None:
    page = new_page(width=width, locale=locale)
    sit(page)
    for fact in facts:
        expect(page.locator(".facts")).to_contain_text(fact)
    assert not re.search(r"[{}_]|null|undefined", page.locator(".board").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    moves = page.locator(".choose")
    moves.locator("summary").first.click()
    moves.locator("summary", has_text=re.compile(bid)).click()
    button = moves.locator("button[data-move='bid 2 4']")
    expect(button).to_contain_text(re.compile(bid))
    button.click()
    expect(page.locator(".log" if width > 860 else ".facts")).to_contain_text("Ana")


def test_moves_are_reached_by_keys(page: Page) -> None:
    """Arrows go over what is in sight, and an open group closes the one before."""
    sit(page)
    moves = page.locator(".choose")
    moves.locator("summary").first.focus()
    page.keyboard.press("Enter")
    expect(moves.locator("details[open]")).to_contain_text("Bid 1 die showing")
    for _ in range(7):  # over the six faces to the next group
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(moves.locator("details[open]")).to_contain_text("Bid 2 dice showing")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ana bids 2 dice showing 1.")


def test_a_game_goes_on_to_its_end(page: Page) -> None:
    """Whoever calls every bid a lie is soon out, or has won."""
    sit(page)
    end, moves = page.locator(".end"), page.locator(".choose")
    for _ in range(40):
        expect(end.or_(moves).first).to_be_visible()
        if end.is_visible():
            return
        log = page.locator(".log li").count()
        while not moves.locator("button[data-move]:visible").count():
            moves.locator("summary:visible").last.click()
        moves.locator("button[data-move]:visible").first.click()
        page.wait_for_function(
            "log => document.querySelectorAll('.log li').length > log"
            " || document.querySelector('.end')",
            arg=log,
        )
    raise AssertionError("no end")
