"""Plays Witchcraft on its board, by clicks or by keys alone."""

import random
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page

from tests.web.wire import Wire

MOST: Final = 1500  # decisions of one seat; far more than a game has
# Everything that answers now: moves, spaces, tiles and sizes to be chosen first.
READY: Final = (
    ":is(.witchcraft, .desk, .desk-acts) [data-move]:not([aria-disabled='true']),"
    " .witchcraft .cell.may,"
    " .desk .choice:not([aria-disabled='true']):not([data-move])"
)
# Which decision this is, and how far it has been made.
STATE: Final = """() => [
    wire.plays.length,
    document.querySelector('.desk h2')?.textContent,
    ...[...document.querySelectorAll(':is(.witchcraft, .desk, .desk-acts) [data-move], .may, .sel')]
        .map(e => e.dataset.move ?? e.dataset.space),
    ...[...document.querySelectorAll('.choice[aria-pressed=true]')].map(e => e.dataset.tile),
].join()"""

# The arrow key that leads towards a space: first its file, then its rank.
TOWARDS: Final = """thing => {
    const file = e => 'yzabcdef'.indexOf(e.dataset.space[0]);
    const rank = e => Number(e.dataset.space.slice(1));
    const here = document.activeElement;
    if (file(thing) !== file(here)) return file(thing) > file(here) ? 'ArrowRight' : 'ArrowLeft';
    return rank(thing) > rank(here) ? 'ArrowUp' : 'ArrowDown';
}"""

Choose = Callable[[Page, random.Random], None]


def play_on(page: Page, wire: Wire, choose: Choose, seed: int) -> None:
    """Make decisions until the game is over."""
    chance = random.Random(seed)
    for _ in range(MOST):
        if not wire.legal():
            return
        make(page, page.evaluate(STATE), choose, chance)
    raise AssertionError(f"no end after {MOST} decisions")


def make(page: Page, before: str, choose: Choose, chance: random.Random) -> None:
    """Choose until something changes: to choose what is chosen already changes nothing."""
    for _ in range(20):
        choose(page, chance)
        if page.evaluate(STATE) != before:
            return
    raise AssertionError("nothing that answers changes anything")


def any_of(things: Locator, chance: random.Random) -> Locator:
    return things.nth(chance.randrange(things.count()))


def by_clicks(page: Page, chance: random.Random) -> None:
    """What completes a move if there is such a thing, so that it goes on."""
    moves = page.locator(":is(.desk, .desk-acts) [data-move]:not([aria-disabled='true'])")
    things = moves if moves.count() and chance.random() < 0.7 else page.locator(READY)
    any_of(things, chance).click()


def by_keys(page: Page, chance: random.Random) -> None:
    """Tab to the board or the desk, arrows within, Enter."""
    things = page.locator(READY)
    moves = page.locator(":is(.desk, .desk-acts) [data-move]:not([aria-disabled='true'])")
    thing = any_of(moves if moves.count() else things, chance).element_handle()
    on_board = thing.get_attribute("data-space") is not None
    tab_into(page, "[role=grid]" if on_board else ".desk, .desk-acts")
    for _ in range(200):
        if page.evaluate("thing => thing === document.activeElement", thing):
            page.keyboard.press("Enter")
            return
        if on_board:
            before = page.evaluate("document.activeElement.dataset.space")
            page.keyboard.press(page.evaluate(TOWARDS, thing))
            if page.evaluate("document.activeElement.dataset.space") == before:
                page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown"]))
        else:
            page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


def tab_into(page: Page, place: str) -> None:
    for _ in range(120):
        if page.evaluate("place => !!document.activeElement.closest(place)", place):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {place}")
