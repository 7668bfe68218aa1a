"""The prompt asks for what is wanted, of what; its second line tells where, or what follows."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.begun import go_on, introduce, played, sit_down
from tests.web.conftest import NewPage
from tests.web.people import still
from tests.web.site import database
from tests.web.wire import Wire

MIDDLES: list[tuple[str, dict[str, Any], int, int]] = [
    ("apotheca", {"players": 2}, 12, 3),
    ("apotheca", {"players": 1}, 9, 5),
    ("potion", {"players": 3}, 9, 3),
    ("quacks", {"players": 2}, 60, 9),
    ("quacks", {"players": 2}, 131, 4),
    ("witchcraft", {}, 6, 3),
    ("witchcraft", {}, 44, 3),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "options", "decisions", "seed"), MIDDLES)
def test_whoever_is_asked_has_two_lines(
    same_page: NewPage, lang: str, game: str, options: dict[str, Any], decisions: int, seed: int
) -> None:
    page = same_page(locale=lang)
    page.goto(go_on(page, played(game, options, decisions, seed), lang=lang))
    prompt = page.locator(".prompt").first
    expect(prompt).to_contain_text("Ana")
    expect(prompt.locator("small")).not_to_be_empty()


def test_the_tile_in_hand_is_named(page: Page) -> None:
    """W-10"""
    match = played("witchcraft", {}, 6, 3)
    page.goto(go_on(page, match))
    tile = str(match.view(0)["in_hand"])
    expect(page.locator(".prompt").first).to_contain_text(f"Place this tile: {tile.capitalize()}")


def test_space_draws_or_skips_and_never_both(page: Page, kept: Path) -> None:
    """Q-13: one draw at a time; while the chip is on its way Space only hurries it.

    The other is a person who never comes: whoever draws beside us would be shown too."""
    wire = Wire(page)
    page.clock.install(time=0)
    absent = introduce(page, "en", "Bob")["id"]
    page.context.clear_cookies()  # it is another who sits down
    match = played("quacks", {"players": 2}, 2, 9)
    page.goto(sit_down(page, match, database(kept), None, absent=absent))
    expect(page.locator(".prompt").first).to_contain_text("Draw another chip")
    page.clock.pause_at(3_600_000)  # the chip is on its way until it is hurried
    page.locator("body").press("Space")
    page.locator(".pot .drawn").wait_for()
    page.locator("body").press("Space")
    expect(page.locator(".pot .drawn")).to_have_count(0)
    assert wire.plays == ["draw"]
    page.locator("body").press("Space")
    assert wire.played(2) == "draw"


def test_the_second_line_tells_of_the_answer_that_has_the_focus(page: Page) -> None:
    """Q-13: the risk of a draw; what stopping gives is told again when the focus has gone."""
    still(page)
    page.goto(go_on(page, played("quacks", {"players": 2}, 2, 9)))
    second = page.locator(".prompt small").first
    draw = page.locator("[data-move=draw].answer")
    expect(second).to_contain_text("If you stop now")
    height = page.locator(".prompt").first.bounding_box()
    draw.hover()
    expect(second).to_have_text(re.compile(r"explodes?\.$"))
    page.mouse.move(0, 0)
    expect(second).to_contain_text("If you stop now")
    page.keyboard.press("Tab")  # from here on the focus is to be seen
    draw.focus()
    expect(second).to_contain_text("explode")
    assert page.locator(".prompt").first.bounding_box() == height
    draw.blur()
    expect(second).to_contain_text("If you stop now")
