"""Puzzles in the browser: found by keys, answered when wrong, remembered."""

import re

from playwright.sync_api import Page, expect

from philtre.puzzles.puzzle import puzzles_of
from philtre.words import Words
from tests.web.conftest import NewPage
from tests.web.people import still
from tests.web.test_pages import violations

POTION = puzzles_of("potion")[0]
ANSWER = POTION.steps[0].answers[0]
WRONG = next(move for move in POTION.steps[0].worths if move not in POTION.steps[0].answers)


def test_one_by_keys_alone(page: Page) -> None:
    """A wrong move is answered and counts as help; the right one leads to the next puzzle."""
    still(page)
    page.goto("/puzzles")
    page.locator(f'a[href="/puzzles/potion/{POTION.id}"]').last.press("Enter")
    page.locator(f'.pick[data-move="{WRONG}"]').press("Enter")
    expect(page.locator(".asked .fault")).to_contain_text("Not the best")
    page.locator(f'.pick[data-move="{ANSWER}"]').press("Enter")
    expect(page.locator(".asked .right")).to_contain_text("Right")
    assert violations(page) == []
    page.locator(".asked [data-next]").press("Enter")
    asks = Words("en", "potion").say(f"puzzle-ask-{puzzles_of('potion')[1].theme}")
    expect(page.locator(".asked header b")).to_have_text(asks)
    expect(page.locator(".asked .right")).to_have_count(0)
    page.goto("/puzzles")
    expect(page.locator(f'ol a[href="/puzzles/potion/{POTION.id}"]')).to_have_class(
        re.compile("helped")
    )
    page.locator(".vig svg:not(.sprite)").last.wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_one_of_each_other_game_on_a_phone(new_page: NewPage) -> None:
    """Shown step by step, found alone or not; French."""
    page = new_page(390, 844, locale="fr")
    still(page)
    for game in ("apotheca", "quacks", "witchcraft"):
        puzzle = max(puzzles_of(game), key=lambda one: len(one.steps))
        page.goto(f"/puzzles/{game}/{puzzle.id}")
        for _ in puzzle.steps:
            page.locator(".asked [data-show]").click()
            expect(page.locator('.asked[aria-busy="false"] .right')).to_contain_text("Bien vu")
        expect(page.get_by_role("link", name="Toutes les énigmes")).to_be_visible()
        assert violations(page) == []
