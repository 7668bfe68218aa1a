"""The zones of a table hold still, and nothing that a decision needs is covered or outside."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.web.begun import go_on, played
from tests.web.conftest import NewPage
from tests.web.games import apotheca_hands, quacks_hands, witchcraft_hands
from tests.web.people import PICK, settle, still
from tests.web.wire import Wire

SIZES: Final = [
    (1440, 900),
    (1366, 768),
    (1200, 800),
    (1024, 768),
    (844, 390),  # a phone that lies
    (720, 450),  # 1440 × 900 at 200 %
    (390, 844),
    (360, 640),
]
Choose = Callable[[Page, list[str], random.Random], None]


def apotheca(page: Page, legal: list[str], chance: random.Random) -> None:
    apotheca_hands.Hands(page).make(apotheca_hands.choose(chance, legal))


def potion(page: Page, _: list[str], chance: random.Random) -> None:
    witchcraft_hands.any_of(page.locator(PICK), chance).click()


def quacks(page: Page, legal: list[str], chance: random.Random) -> None:
    quacks_hands.button(page, quacks_hands.choose(legal, chance)).click()


def witchcraft(page: Page, _: list[str], chance: random.Random) -> None:
    before = page.evaluate(witchcraft_hands.STATE)
    witchcraft_hands.make(page, before, witchcraft_hands.by_clicks, chance)


# Options, decisions before, seed; what answers; what else must be in sight; the board's own box.
GAMES: Final[dict[str, tuple[dict[str, Any], int, int, Choose, str, str, str]]] = {
    "apotheca": (
        {"players": 3},
        30,
        3,
        apotheca,
        "[data-target], [data-action][aria-disabled=false], .own.may, .stage [data-move]",
        ".prompt, .undo",
        ".grid",
    ),
    "potion": ({"players": 5}, 14, 3, potion, PICK, ".prompt, .dice, .undo", ".dice"),
    "quacks": (
        {"players": 4, "expansion": "on"},
        60,
        3,
        quacks,
        quacks_hands.ANSWERS,
        ".prompt, .gauge, .odds, .bag .sack, .undo",
        ".pot",
    ),
    "witchcraft": ({}, 40, 3, witchcraft, witchcraft_hands.READY, ".prompt, .undo", ".field"),
}
# Of a list one may have to scroll to it; of the board, the prompt and the actions not.
HIDDEN: Final = """([selector, scrolls]) => [...document.querySelectorAll(selector)]
  .filter(e => e.checkVisibility())
  .filter(e => {
    if (scrolls || e.closest('.decision, .tray, .desk')) e.scrollIntoView({ block: 'nearest' });
    const box = e.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const outside = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    return outside || !e.contains(document.elementFromPoint(x, y));
  })
  .map(e => e.outerHTML.slice(0, 200))"""
BOXES: Final = """names => names.map(name => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [box.x, box.y + scrollY, box.width, box.height].map(Math.round);
})"""
# Of Apotheca: a list of whom to hire, the uses of a power.
OPENS: Final = "[data-action=hire][aria-disabled=false], .shelf .own.may"
CUT: Final = """() => [...document.querySelectorAll('.prompt p')]
  .filter(e => e.scrollHeight > e.clientHeight + 1).map(e => e.innerText)"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_at_every_size(new_page: NewPage, game: str, lang: str) -> None:
    options, decisions, seed, choose, targets, needed, board = GAMES[game]
    page = new_page(locale=lang)
    still(page)
    wire, chance = Wire(page), random.Random(seed)
    page.goto(go_on(page, played(game, options, decisions, seed), lang=lang))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        upright = height > width
        held: dict[int, Any] = {}  # by the number of spaces: Witchcraft's board grows
        for _ in range(5):
            if not (legal := wire.legal()):
                return
            settle(page)
            page.evaluate("() => scrollTo(0, 0)")
            boxes = page.evaluate(BOXES, [".board", board])
            spaces = page.locator("[role=gridcell]").count()
            where = (width, height, legal[:4])
            assert held.setdefault(spaces, boxes) == boxes, where
            assert page.evaluate(HIDDEN, [targets, upright]) == [], where
            assert page.evaluate(HIDDEN, [needed, upright]) == [], where
            assert page.evaluate(CUT) == [], where
            if not upright:
                assert page.evaluate(HIDDEN, [".log li:last-child", False]) == [], where
            if not upright:
                assert page.evaluate("document.documentElement.scrollHeight") <= height, where
            assert page.evaluate("document.documentElement.scrollWidth") <= width, where
            for thing in page.locator(OPENS).all() if page.locator("[data-action]").count() else []:
                thing.click()
                settle(page)
                assert page.evaluate(BOXES, [".board", board]) == boxes, (where, thing)
                thing.click()  # it closes again
            choose(page, legal, chance)
