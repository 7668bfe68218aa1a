"""A draw by agreement, seen from the page: what the server says of offers, and what is answered."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.begun import go_on, played
from tests.web.conftest import NewPage
from tests.web.people import still


class Line:
    """Between page and server: says who offers a draw, and keeps what the page says of it."""

    def __init__(self, page: Page) -> None:
        self.offers: list[int] | None = []
        self.said: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        page.route_web_socket("**/socket**", self._between)

    def _between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self.line = line

        def down(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "view":
                self.last = message
                message["draw"] = self.offers
            line.send(json.dumps(message))

        def up(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "draw":
                self.said.append(message)
            else:
                server.send(frame)

        server.on_message(down)
        line.on_message(up)

    def tell(self, offers: list[int] | None) -> None:
        """As the server does after each change of offers."""
        self.offers = offers
        self.line.send(json.dumps({**self.last, "draw": offers, "events": []}))


def table(new_page: NewPage, locale: str = "en") -> tuple[Page, Line]:
    page = new_page(390, 844, locale=locale)
    still(page)
    line = Line(page)
    page.goto(go_on(page, played("witchcraft", {}, 12, seed=3), lang=locale))
    page.locator(".witchcraft").wait_for()
    return page, line


def test_a_draw_is_offered_and_withdrawn(new_page: NewPage) -> None:
    page, line = table(new_page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer a draw").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert line.said == [{"type": "draw", "seat": 0, "yes": True}]
    line.tell([0])
    own = page.get_by_role("alertdialog", name="You offer a draw.")
    own.get_by_role("button", name="Withdraw the offer").click()
    assert line.said[-1] == {"type": "draw", "seat": 0, "yes": False}
    line.tell([])
    expect(own).to_have_count(0)


def test_an_offer_is_answered_in_french(new_page: NewPage) -> None:
    page, line = table(new_page, "fr")
    line.tell([1])
    question = page.get_by_role("alertdialog", name="propose la nulle")
    question.get_by_role("button", name="Non").click()
    assert line.said[-1] == {"type": "draw", "seat": 0, "yes": False}
    question.get_by_role("button", name="Oui").click()
    assert line.said[-1] == {"type": "draw", "seat": 0, "yes": True}


def test_where_no_draw_can_be_agreed_none_is_offered(new_page: NewPage) -> None:
    page, line = table(new_page)
    line.tell(None)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)
