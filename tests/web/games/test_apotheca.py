"""Apotheca in a real browser: any legal move of any variant can be made on its board."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.games.apotheca_hands import Hands, Keys, play_on, sit_down
from tests.web.people import still
from tests.web.wire import Wire


@pytest.fixture
def page(same_page: NewPage) -> Page:
    """Each test goes to a table of its own."""
    return same_page()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"turn_limit": 10}),
        (3, {"turn_limit": 9, "first_game": "on"}),
        (1, {"turn_limit": 7}),
        (2, {"variant": "master", "turn_limit": 9}),
        (4, {"variant": "master", "turn_limit": 9}),
    ],
)
def test_a_whole_game_by_clicks(page: Page, seats: int, options: dict[str, object]) -> None:
    """Each move is drawn from the legal ones and must be what the clicks have sent."""
    wire = Wire(page)
    sit_down(page, seats, options=options)
    moves = play_on(page, wire, Hands(page), seed=seats)
    assert moves
    expect(page.locator(".prompt")).to_contain_text(re.compile("win|draw|, with"))
    end = page.locator(".end h2")
    if seats == 1:  # nobody is beaten: it says what was reached
        expect(end).to_have_text(re.compile(r"^Ana is [A-Z][\w ]+, with (one|\d+) points?\.$"))
    else:
        expect(end).to_contain_text(re.compile("win|draw"))


@pytest.mark.parametrize(("seats", "variant"), [(1, "solo"), (2, "standard"), (2, "master")])
def test_a_whole_game_with_the_keyboard_alone(page: Page, seats: int, variant: str) -> None:
    wire = Wire(page)
    sit_down(page, seats, options={"turn_limit": 6, "variant": variant})
    assert play_on(page, wire, Keys(page), seed=seats)


def test_a_game_in_french_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, locale="fr", has_touch=True)
    still(page)
    wire = Wire(page)
    sit_down(page, 3, "Zoé", {"turn_limit": 10})
    expect(page.locator(".prompt")).to_contain_text("Zoé, choisissez une action.")
    expect(page.locator(".actions")).to_contain_text("Remplir")
    for button in page.locator(":is(.grid, .actions, .shelf, .tabs-row) button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    play_on(page, wire, Hands(page), seed=5)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_nothing_but_legal_things_responds_and_the_rest_says_why(page: Page) -> None:
    wire = Wire(page)
    sit_down(page, 2)
    page.locator('[data-space="a1"]').click(force=True)
    expect(page.locator(".prompt small")).to_have_text("The potion on a1 is face-up already.")
    expect(page.locator(".prompt .rule")).to_have_text("A-14")
    page.locator('[data-action="hire"]').click(force=True)
    expect(page.locator(".prompt small")).to_contain_text("That costs")
    assert wire.plays == []


def test_a_reveal_is_shown_before_it_is_played(page: Page) -> None:
    wire = Wire(page)
    sit_down(page, 2)
    page.locator('[data-space="b2"]').click()
    expect(page.locator(".primary")).to_contain_text("Confirm: reveal b2")
    assert wire.plays == []
    page.keyboard.press("Escape")
    expect(page.locator(".primary")).to_have_count(0)
    page.locator('[data-space="b2"]').click()
    page.locator('[data-space="b2"]').click()
    assert wire.played(1) == "reveal b2"
    expect(page.locator(".log")).to_contain_text(re.compile("Ana reveals b2"))


def test_a_facedown_potion_shows_only_what_the_seat_may_see(page: Page) -> None:
    """The two in the middle point at the second player."""
    sit_down(page, 2)
    label = page.locator('[data-space="b2"]').text_content() or ""
    assert "points at Greedy 2" in label
    assert not re.search("red|blue|yellow", label)


def test_no_width_cuts_the_table(new_page: NewPage) -> None:
    page = new_page()
    still(page)
    sit_down(page, 4)
    for width in (1440, 1180, 1024, 900, 700, 390, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
