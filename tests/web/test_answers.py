"""Every act is answered by its key: shown where it was asked, sent again when the line was lost."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPage
from tests.web.people import PICK, come, met, new_table, still, take_screen
from tests.web.test_draw import offer


class Loser:
    """The line of a page, lost once: its act of a kind is done, the answer never comes.

    The page stays away, however often it tries, until it is let back.
    """

    def __init__(self, page: Page, act: str) -> None:
        self.sent: list[dict[str, Any]] = []
        self.answers: list[str] = []
        self._act = act
        self._away = False
        self._kept: list[tuple[WebSocketRoute, str]] = []
        page.route_web_socket(re.compile("/socket"), self._through)

    def _through(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def up(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == self._act:
                self.sent.append(said)
            if self._away:
                self._kept.append((server, str(message)))
            else:
                server.send(message)

        def down(message: str | bytes) -> None:
            told = json.loads(message)
            answer = bool(self.sent) and told.get("key") == self.sent[0]["key"]
            if answer:
                self.answers.append(told["type"])
            if not self._away and len(self.sent) == 1:
                if answer:
                    self._away = True
                    page.close(code=4000)
            else:
                page.send(message)

        page.on_message(up)
        server.on_message(down)

    def back(self) -> None:
        self._away = False
        for server, message in self._kept:
            server.send(message)

    def again(self, page: Page) -> None:
        """It was sent again, as the same, and accepted again."""
        expect(page.locator(".prompt").first).not_to_contain_text("The line is lost")
        for _ in range(500):
            if len(self.answers) == 2:
                break
            page.wait_for_timeout(20)  # what is routed comes while the page is waited for
        assert self.sent[0] == self.sent[1]
        assert self.answers == ["accepted", "accepted"]


def test_a_line_is_said_once(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page()
    line = Loser(ana, "chat")
    met(ana, bob)
    for page in (ana, bob):
        page.get_by_role("tab", name="Chat").click()
    ana.get_by_role("textbox", name="Say something").fill("Well, well!")
    ana.get_by_role("button", name="Send").click()
    expect(bob.get_by_role("tabpanel")).to_contain_text("Well, well!")
    expect(ana.get_by_role("tabpanel")).to_contain_text("What you did is kept")
    line.back()
    expect(ana.get_by_role("tabpanel")).not_to_contain_text("What you did is kept")
    line.again(ana)
    for page in (ana, bob):
        expect(page.get_by_role("tabpanel").get_by_text("Well, well!")).to_have_count(1)


def test_a_draw_is_offered_once(new_page: NewPage) -> None:
    """The other has declined it before the page is back."""
    ana, bob = new_page(), new_page()
    line = Loser(ana, "draw")
    met(ana, bob)
    offer(ana)
    asked = bob.get_by_role("alertdialog", name="Ana offers a draw")
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    expect(ana.get_by_role("dialog")).to_contain_text("What you did is kept")
    line.back()
    expect(ana.get_by_role("dialog")).to_have_count(0)
    line.again(ana)
    expect(ana.get_by_role("alertdialog")).to_have_count(0)
    expect(asked).to_have_count(0)


def test_a_move_is_taken_back_once(page: Page) -> None:
    still(page)
    line = Loser(page, "undo")
    new_table(page, "here:Zoé")
    take_screen(page, "Ana")
    page.locator(PICK).first.click()
    page.get_by_role("button", name="I am Zoé").wait_for()
    page.get_by_role("button", name=re.compile("Take back")).click()
    expect(page.locator(".prompt")).to_contain_text("What you did is kept")
    line.back()
    expect(page.get_by_role("button", name="I am Ana")).to_be_visible()
    line.again(page)
    expect(page.locator(".prompt .notice")).to_have_count(0)


def test_the_others_are_asked_once_whether_one_may_take_back(new_page: NewPage) -> None:
    ana, bob = new_page(), new_page()
    still(ana)
    still(bob)
    line = Loser(ana, "undo")
    new_table(ana, "open")
    come(bob, ana, "Bob")
    ana.locator(PICK).first.click()
    ana.get_by_role("button", name="Take back").click()
    question = bob.locator(".question")
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    line.back()
    line.again(ana)
    bob.locator(PICK).first.click()
    expect(bob.locator(".top .where")).to_contain_text("round 2")
    expect(question).to_have_count(0)


def test_what_is_answered_while_the_line_is_away_is_kept(new_page: NewPage) -> None:
    """The question stays in sight until its answer has come through."""
    ana, bob = new_page(), new_page()
    still(ana)
    still(bob)
    line = Loser(bob, "answer")
    new_table(ana, "open")
    come(bob, ana, "Bob")
    ana.locator(PICK).first.click()
    ana.get_by_role("button", name="Take back").click()
    question = bob.locator(".question")
    question.get_by_role("button", name="Yes").click()
    expect(ana.locator(".pick.sel")).to_have_count(0)
    expect(question).to_be_visible()
    line.back()
    expect(question).to_have_count(0)
    line.again(bob)


def test_a_refusal_is_said_where_it_was_asked(page: Page) -> None:
    """A bot declines every draw: the menu says so, and stays open."""
    new_table(page, game="witchcraft")
    page.locator(".witchcraft").wait_for()
    offer(page)
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("alert")).to_contain_text("would rather play on")
    expect(menu.get_by_role("button", name="Offer a draw")).to_be_visible()
