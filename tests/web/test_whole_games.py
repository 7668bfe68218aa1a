"""A whole game of each kind, from the form of a new table to its end, as a person plays it.

Any move that the board offers. At no time does the page complain, and nothing is wrong at the end.
(A whole game of Quacks is long: it is played once, in `tests/site/test_browser.py`.)
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.games import apotheca_hands, quacks_hands, witchcraft_hands
from tests.web.people import START, fill_in, just_two, play_on, still
from tests.web.test_pages import violations
from tests.web.wire import Wire


def play(page: Page, wire: Wire, game: str) -> None:
    """To the end."""
    match game:
        case "apotheca":
            apotheca_hands.play_on(page, wire, apotheca_hands.Hands(page), seed=1)
        case "potion":
            play_on(page)
        case "quacks":
            quacks_hands.play_on(page, wire, seed=1)
        case "witchcraft":
            witchcraft_hands.play_on(page, wire, witchcraft_hands.by_clicks, seed=1)


@pytest.mark.parametrize(
    ("game", "width", "more"),
    [
        ("apotheca", 1440, {"limit of turns": "12"}),
        ("potion", 390, {}),
        ("witchcraft", 390, {}),
    ],
)
def test_a_whole_game(new_page: NewPage, game: str, width: int, more: dict[str, str]) -> None:
    page = new_page(width, 844)
    still(page)
    wire = Wire(page)
    fill_in(page, game=game)
    if game == "apotheca":
        just_two(page)
    if more:
        page.locator("summary").first.click()
    for label, value in more.items():
        page.get_by_label(re.compile(label, re.IGNORECASE)).fill(value)
    page.click(START)
    play(page, wire, game)
    expect(page.locator(".end h2")).to_contain_text(re.compile("win|draw"))
    expect(page.locator(".prompt")).to_contain_text(re.compile("win|draw|reach"))
    assert violations(page) == []
