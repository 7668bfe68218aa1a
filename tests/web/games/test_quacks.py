"""Quacks in a real browser: by clicks, by keys, in French, on a phone."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.quacks.kitchen import brewing, stopped, until
from tests.web.begun import go_on, played
from tests.web.conftest import NewPage
from tests.web.games.quacks_hands import MOST, asked, button, choose, play_on, press
from tests.web.people import still
from tests.web.wire import Wire

LATE = 220  # decisions: what was bought is in the bags, and some rounds are left
ALL_IN: dict[str, Any] = {"expansion": "on", "test_tubes": "on", "starting_rubies": 9}
TABLES: list[dict[str, Any]] = [
    {**ALL_IN, "books": "4,6,6,6,1,5", "locoweed": "6", "witches": "w1,w8,w12"},
    {**ALL_IN, "books": "2,1,2,1,2,6", "locoweed": "5", "witches": "w2,w5,w9"},
    {**ALL_IN, "books": "5,2,4,6,5,1", "locoweed": "none", "witches": "w3,w6,w10"},
    {**ALL_IN, "books": "4,3,1,5,4,5", "locoweed": "6", "witches": "w4,w7,w11"},
]


@pytest.fixture
def page(same_page: NewPage) -> Page:
    """Each test goes to a table of its own."""
    return same_page()


def sit_down(
    page: Page, decisions: int = 0, lang: str = "en", asks: str = "", **options: Any
) -> Wire:
    """At a table against bots, after so many decisions, when we may do what is asked for."""
    still(page)
    wire = Wire(page)
    match = played("quacks", {"players": 2, **options}, decisions, seed=3, asked=asks)
    page.goto(go_on(page, match, lang=lang))
    expect(page.locator(".quacks")).to_be_visible()
    return wire


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_to_the_end_by_clicks(page: Page, number: int) -> None:
    """Every legal move of every decision has its button, and nothing else has one."""
    wire = sit_down(page, LATE, players=2 + number % 2, **TABLES[number])
    made = play_on(page, wire, seed=number, by_pieces=True)
    assert "buy" in made
    expect(page.locator(".end h2")).to_contain_text(re.compile("win|draw"))
    expect(page.locator(".prompt")).to_contain_text(re.compile("win|draw|reach"))


def test_to_the_end_with_the_keyboard_alone(page: Page) -> None:
    wire = sit_down(page, LATE)
    chance = random.Random(7)
    for _ in range(MOST):
        legal = asked(page, wire)
        if not legal:
            break
        press(page, choose(legal, chance))
    expect(page.locator(".end h2")).to_be_visible()


def test_the_pot_is_a_grid_for_the_keyboard(page: Page) -> None:
    sit_down(page)
    cell = page.locator('.pot [role="gridcell"][tabindex="0"]')
    expect(cell).to_have_count(1)
    cell.focus()
    page.keyboard.press("End")
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert label == "Space 53: 35 coins, 15 points"
    page.keyboard.press("ArrowLeft")
    label = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    assert label == "Space 52: 33 coins, 14 points, a ruby"


def test_what_cannot_be_done_says_why(page: Page) -> None:
    sit_down(page, 7)
    flask = page.locator('.decision [aria-disabled="true"]', has_text="flask")
    expect(flask).to_contain_text("not white.")
    flask.click(force=True)  # it answers, though it is disabled: on a phone it has no words
    expect(page.locator(".told")).to_contain_text("not white.")


def test_another_pot_can_be_looked_at(page: Page) -> None:
    wire = sit_down(page, players=3)
    assert asked(page, wire)
    page.locator(".seat .other").nth(1).click()
    expect(page.locator(".pot")).to_have_attribute("aria-label", "Greedy 2: pot")
    expect(page.locator(".pot [data-piece]")).to_have_count(0)
    page.get_by_role("button", name="Back to your pot").click()
    expect(page.locator(".pot")).to_have_attribute("aria-label", "Ana: pot")


def test_the_last_line_of_the_log_is_seen_whole(new_page: NewPage) -> None:
    """On a small laptop, with all the panels that there can be."""
    page = new_page(1280, 800)
    sit_down(page, 130, players=4, asks="stop", **ALL_IN)
    button(page, "stop").click()
    expect(page.locator(".log li").nth(7)).to_be_attached()
    hidden = page.locator(".log").evaluate(
        "log => log.lastElementChild.getBoundingClientRect().bottom"
        " - log.parentElement.getBoundingClientRect().bottom"
    )
    assert hidden <= 0.5


def test_a_game_in_french_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, locale="fr", has_touch=True)
    more = {"expansion": "on", "books": "6", "test_tubes": "on"}
    wire = sit_down(page, LATE, "fr", players=3, **more)
    assert asked(page, wire)
    expect(page.locator(".prompt")).to_contain_text("Ana :")
    assert too_small(page) == []
    play_on(page, wire, seed=3)
    expect(page.locator(".end h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert too_small(page) == []


def too_small(page: Page) -> list[str]:
    """Buttons under 44 px, which a thumb would miss."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('main button')].filter(e => e.offsetParent &&"
        " (e.offsetWidth < 44 || e.offsetHeight < 44)).map(e => e.outerHTML)"
    )
    return found


def test_a_draw_that_mostly_explodes_is_no_invitation(page: Page) -> None:
    """Q-14: at a white sum of 7 every white of the bag explodes the pot."""
    match = brewing({"pot": "w3@3,w3@6,w1@7", "bag": "2w1,3w2,1g4"})
    page.goto(go_on(page, match))
    draw = page.locator('.decision [data-move="draw"]')
    expect(draw).to_contain_text("5 in 6 explode")
    expect(draw).to_have_class(re.compile("danger"))
    expect(page.locator(".decision .primary")).to_have_count(0)
    expect(page.locator(".bag .kind:has(.fire)")).to_have_count(2)
    expect(page.locator(".bag .kind", has_text="white 2")).to_contain_text("Explodes the pot")


def test_the_price_stands_on_the_ware_before_it_is_clicked(page: Page) -> None:
    """Q-25: two chips for at most the coins one has."""
    page.goto(go_on(page, until(stopped(brewing({"pot": "g4@6"})), "shop")))
    page.locator(".ware", has_text="green 4").hover()
    expect(page.locator(".told")).to_contain_text("14 coins; you have 7.")
