"""Lessons in the browser: offered, played by keys and by clicks, left and resumed."""

import re

import pytest
from playwright.sync_api import Page, expect

from philtre.lessons.lesson import Lesson
from philtre.lessons.shelf import every_lesson, find_lesson
from tests.web.conftest import NewPage
from tests.web.people import still
from tests.web.test_pages import violations

RING = ".veil .in"
NEXT = ".teacher [data-next]"
MIDDLE = """() => {
    const box = document.querySelector('.veil .in').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def begin(page: Page, lesson: Lesson) -> None:
    still(page)
    page.goto(f"/learn/{lesson.game}/{lesson.name}")
    at_step(page, lesson, 1)


def at_step(page: Page, lesson: Lesson, number: int) -> None:
    """It is there, and says what it should."""
    total = len(lesson.steps)
    where = f"Step {number} of {total}" if number <= total else "Well done"
    expect(page.locator(".teacher header small")).to_contain_text(where)
    name = lesson.steps[number - 1].name if number <= total else "end"
    expect(page.locator(".teacher .sentence")).to_have_text(
        lesson.words("en").say(f"lesson-{name}")
    )


def test_one_by_keys_alone_and_from_there_to_a_real_game(page: Page) -> None:
    """Enter goes on, and stands where the move is made."""
    lesson = find_lesson("potion", "first")
    begin(page, lesson)
    for number, step in enumerate(lesson.steps, 1):
        at_step(page, lesson, number)
        where = NEXT if not step.do else f'.pick[data-move="{step.do[0]}"]'
        expect(page.locator(where)).to_be_focused()
        page.keyboard.press("Enter")
    at_step(page, lesson, len(lesson.steps) + 1)
    expect(page.locator(NEXT)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    expect(page.locator(".pick").first).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_role("link", name=re.compile("Into the bottle"))).to_contain_text(
        "played through"
    )


def test_one_by_touching_what_is_lit(new_page: NewPage) -> None:
    """On a phone, by night; a wrong touch is answered; it is left and resumed."""
    page = new_page(390, 844, color_scheme="dark")
    lesson = find_lesson("witchcraft", "bolts")
    begin(page, lesson)
    for number, step in enumerate(lesson.steps, 1):
        at_step(page, lesson, number)
        if step.name == "thunder":
            page.locator('[data-space="a1"]').click()
            expect(page.locator(".fault")).to_contain_text("d1 stays in danger")
            page.get_by_role("button", name="Why?").click()
            expect(page.locator(".why")).to_contain_text("Thunder ignores shields")
            assert violations(page) == []
            page.get_by_role("link", name="Leave").click()
            page.locator(f'a[href="/learn/{lesson.game}/{lesson.name}"]').click()
            at_step(page, lesson, number)
        touch(page, lesson, number)
    assert violations(page) == []
    page.get_by_role("button", name="Play it again").click()
    at_step(page, lesson, 1)


def touch(page: Page, lesson: Lesson, number: int) -> None:
    """Read it, or touch what is lit until the step is done: a move may take several."""
    at = f"Step {number} of {len(lesson.steps)}"
    here = page.locator(".teacher header small", has_text=re.compile(rf"{at}$"))
    for _ in range(6):
        if not here.count():
            return
        if page.locator(NEXT).count():
            page.locator(NEXT).click()
        else:
            expect(page.locator(RING)).to_be_visible()
            before = page.locator(RING).get_attribute("d")
            page.mouse.click(*page.evaluate(MIDDLE))
            # the next thing is lit, or the next step is there
            page.wait_for_function(
                "([was, at]) => document.querySelector('.veil .in')?.getAttribute('d') !== was"
                " || !document.querySelector('.teacher small').textContent.endsWith(at)",
                arg=[before, at],
            )
        if not lesson.steps[number - 1].do:
            expect(here).to_have_count(0)
    assert not here.count(), "nothing that was lit led on"


@pytest.mark.parametrize("game", ["apotheca", "quacks", "witchcraft"])
def test_every_step_of_every_lesson_has_its_light(page: Page, game: str) -> None:
    """What is asked for can be seen on the board, and the hand does it."""
    for lesson in every_lesson():
        if lesson.game != game:
            continue
        begin(page, lesson)
        for number, step in enumerate(lesson.steps, 1):
            at_step(page, lesson, number)
            if step.do or step.lit:
                expect(page.locator(RING)).to_have_count(max(1, len(step.lit)))
            page.locator(".teacher [data-show]" if step.do else NEXT).click()
        at_step(page, lesson, len(lesson.steps) + 1)


def test_they_are_offered_once_and_never_forced(page: Page) -> None:
    page.goto("/")
    offer = page.locator(".offer")
    expect(offer).to_contain_text("First time here?")
    offer.get_by_role("button", name="No, thank you").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.wait_for_selector(".gcard")
    expect(offer).to_have_count(0)
    page.goto("/new/quacks")
    expect(offer).to_contain_text("New to Quacks?")
    offer.get_by_role("link").click()
    page.wait_for_url("**/learn/quacks")
    expect(page.locator(".learn section").first).to_contain_text("Two pots on the fire")
    page.locator(".vig svg:not(.sprite)").last.wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Read the rules").first.click()
    page.wait_for_url("**/rules/quacks")
    page.goto("/learn/quacks/nowhere")
    expect(page.locator("main [role=alert]")).to_be_visible()
