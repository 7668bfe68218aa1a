"""Everything at a table that can be pressed is large enough for a thumb."""

from typing import Any

import pytest
from playwright.sync_api import Page

from philtre import Match, game_ids
from tests.web.begun import go_on, played
from tests.web.conftest import NewPage
from tests.web.people import settle

WIDTHS = (360, 390, 1024)
TABLES: dict[str, tuple[str, dict[str, Any], int, int]] = {
    "apotheca": ("apotheca", {"players": 4}, 18, 8),
    "apotheca solo": ("apotheca", {"players": 1}, 10, 5),
    "apotheca master": ("apotheca", {"players": 3, "variant": "master"}, 20, 4),
    "potion": ("potion", {"players": 7}, 14, 3),
    "quacks": ("quacks", {"players": 5, "expansion": "on", "test_tubes": "on"}, 60, 3),
    "quacks shop": ("quacks", {"players": 4, "expansion": "on", "test_tubes": "on"}, 130, 3),
    "witchcraft": ("witchcraft", {}, 30, 3),
    "witchcraft placing": ("witchcraft", {"master": "on"}, 0, 3),
}
TABLES |= {id: (id, {}, 10, 3) for id in game_ids() if id not in TABLES}
# A well of the pot that plays nothing only tells what the row of cells tells the keyboard too.
SMALL = """() => [...document.querySelectorAll(
    'main :is(button, a[href], input, select, summary, [role=gridcell]:not(.pot *), [data-piece])')]
  .filter(e => e.checkVisibility() && !e.matches('[role=gridcell]:has(button)'))
  .map(e => ({ e, box: e.getBoundingClientRect() }))
  .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
  .map(({ e, box }) => `${box.width} × ${box.height} ${e.outerHTML.slice(0, 160)}`)"""


def begin(page: Page, match: Match) -> None:
    page.goto(go_on(page, match))
    page.locator(".actions").wait_for()
    settle(page)


@pytest.mark.parametrize("name", TABLES)
def test_targets_of_44_pixels(same_page: NewPage, name: str) -> None:
    game, options, decisions, seed = TABLES[name]
    page = same_page(390, 844)
    begin(page, played(game, options, decisions, seed))
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        settle(page)
        assert page.evaluate(SMALL) == [], width
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_a_board_grown_on_all_sides_keeps_its_spaces_large(same_page: NewPage) -> None:
    """Eight files wide: the board is pushed about rather than made too small."""
    page = same_page(360, 780)
    begin(page, grown())
    assert page.locator(".cell").count() >= 30
    for width in (360, 390, 900, 1024):
        page.set_viewport_size({"width": width, "height": 780})
        settle(page)
        assert page.evaluate(SMALL) == [], width
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        last = page.locator(".cell").last
        last.scroll_into_view_if_needed()
        assert last.is_visible()


def grown() -> Match:
    """Who plays at random summons more."""
    for seed in range(13, 60):
        match = played("witchcraft", {}, 40, seed, bot="random")
        files = {space[0] for space in match.view(0)["spaces"]}
        if not match.over and len(files) == 8:
            return match
    raise AssertionError("no board of eight files")
