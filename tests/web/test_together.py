"""Several people: at one screen, at two browsers, with a line that breaks."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPage
from tests.web.people import PICK, come, new_table, still, take_screen
from tests.web.wire import Wire


def test_at_one_screen_nothing_is_sent_before_the_screen_is_taken(page: Page) -> None:
    still(page)
    wire = Wire(page)
    page.clock.install()
    new_table(page, "here:Zoé")
    page.get_by_role("button", name="I am Ana").click()  # too short
    page.clock.run_for(2000)
    assert {view["seat"] for view in wire.views} == {None}
    assert page.locator(".picks").count() == 0

    take_screen(page, "Ana")
    page.locator(PICK).first.click()
    expect(page.get_by_role("button", name="I am Zoé")).to_be_visible()
    assert wire.views[-1]["seat"] is None
    assert wire.views[-1]["view"]["choice"] is None
    assert page.locator(".pick.sel").count() == 0

    before = len(wire.views)
    take_screen(page, "Zoé")
    assert {view["seat"] for view in wire.views[before:]} == {1}
    page.locator(PICK).first.click()
    expect(page.locator(".log")).to_contain_text("Ana shows a beetle.")
    expect(page.get_by_role("button", name="I am Ana")).to_be_visible()


def test_who_has_chosen_may_take_it_back(page: Page) -> None:
    still(page)
    new_table(page, "here:Zoé")
    take_screen(page, "Ana")
    page.locator(PICK).first.click()
    page.get_by_role("button", name="I am Zoé").wait_for()
    page.get_by_role("button", name=re.compile("Take back")).click()
    expect(page.get_by_role("button", name="I am Ana")).to_be_visible()


def test_two_browsers_and_no_secret_on_the_wire(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page(390, 844)
    still(ana)
    still(bob)
    new_table(ana, "open")
    expect(ana.get_by_role("img", name="The link as a code for a camera")).to_be_visible()
    wire = Wire(bob)
    come(bob, ana, "Bob")
    expect(bob.locator(PICK)).to_have_count(3)
    expect(ana.locator(PICK)).to_have_count(3)
    expect(ana.locator(".seats")).to_contain_text("Bob")

    ana.locator('[data-move="vial"]').click()
    expect(bob.locator(".seat").first).to_contain_text("has chosen")
    for view in wire.views:
        assert view["seat"] in (1, None)
        assert view["view"]["choice"] is None
        assert all(event["kind"] != "revealed" for event in view["events"])
    bob.locator('[data-move="vial"]').click()
    expect(ana.locator(".log")).to_contain_text("Bob shows a vial.")

    ana.get_by_role("tab", name="Chat").click()
    ana.get_by_role("textbox", name="Say something").fill("<b>hi</b>")
    ana.get_by_role("button", name="Send").click()
    bob.get_by_role("button", name=re.compile("Chat")).click()
    expect(bob.get_by_role("dialog")).to_contain_text("<b>hi</b>")


def test_a_broken_line_is_mended_and_nothing_is_lost(page: Page) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/socket"), through)
    still(page)
    new_table(page)
    page.locator(PICK).first.click()
    expect(page.locator(".log")).to_contain_text("shows a")
    log = page.locator(".log").inner_text()
    lines[-1].close(code=4000)
    expect(page.locator(".prompt")).to_contain_text("The line is lost")
    expect(page.locator(".prompt")).not_to_contain_text("The line is lost")
    assert len(lines) == 2
    assert page.locator(".log").inner_text().startswith(log)
    page.locator(PICK).first.click()
    expect(page.locator(".top .where")).to_contain_text("round 3")


def test_among_several_people_taking_back_needs_consent(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page()
    still(ana)
    still(bob)
    new_table(ana, "open")
    come(bob, ana, "Bob")
    ana.locator(PICK).first.click()
    ana.get_by_role("button", name="Take back").click()
    question = bob.locator(".question")
    expect(question).to_contain_text("Ana would like to take back a move.")
    question.get_by_role("button", name="Yes").click()
    expect(ana.locator(".pick.sel")).to_have_count(0)
    expect(ana.locator(PICK)).to_have_count(3)


def test_who_comes_back_sees_what_is_new(page: Page) -> None:
    still(page)
    new_table(page)
    expect(page.locator(".log")).to_contain_text("Pip 4 has chosen.")
    # as if this device had left after the roll, before anybody chose
    page.evaluate(
        "() => { const heard = JSON.parse(localStorage['philtre-heard']);"
        " for (const table in heard) heard[table] = 1;"
        " localStorage['philtre-heard'] = JSON.stringify(heard) }"
    )
    page.reload()
    expect(page.locator(".log .last")).to_have_count(3)


def test_an_onlooker_sees_what_is_public(new_page: NewPage) -> None:
    ana, eve = new_page(), new_page()
    still(ana)
    new_table(ana)
    ana.locator(PICK).first.wait_for()
    wire = Wire(eve)
    eve.goto(ana.url)
    expect(eve.locator(".prompt")).to_contain_text("Waiting for Ana to choose.")
    assert eve.locator(".picks").count() == 0
    assert {view["seat"] for view in wire.views} == {None}
