"""Pages of different people. A new one costs a second of processor time: so they are kept from
test to test, and forget everything in between."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

KEPT: Final = 4  # pages that nobody has; each is a process of the browser
# what a browser says when a request is refused, which the page itself says better
REFUSED: Final = re.compile(r"Failed to load resource|WebSocket connection")
LIGHT: Final = "/healthz"  # of the same site: to come back from another takes a new process
# A page's own clock, once it stands, can't be set going again.
OWN_CLOCK: Final = "!String(setTimeout).includes('[native code]')"
Theme = Literal["light", "dark"]


class NewPage(Protocol):
    def __call__(
        self,
        width: int = 1440,
        height: int = 900,
        locale: str = "en",
        color_scheme: Theme = "light",
        **more: Any,
    ) -> Page: ...


class Visitor:
    """Somebody's page, and what it complained about."""

    def __init__(self, chromium: Browser, site: str, locale: str, more: dict[str, Any]) -> None:
        self.wish = wish(locale, {"site": site, **more})
        self.complaints: list[str] = []
        self._site = site
        self._scripts: list[Any] = []
        context = chromium.new_context(base_url=site, locale=locale, **more)
        context.set_default_timeout(15_000)
        self.page = context.new_page()
        self._add_script = self.page.add_init_script
        self.page.add_init_script = self._remember  # type: ignore[method-assign]
        self._listen_in = self.page.route_web_socket
        self.page.route_web_socket = self._spoil  # type: ignore[method-assign]
        self._spoilt = False
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not REFUSED.search(message.text):
            self.complaints.append(message.text)

    def _remember(self, *given: Any, **named: Any) -> Any:
        self._scripts.append(self._add_script(*given, **named))
        return self._scripts[-1]

    def _spoil(self, *given: Any, **named: Any) -> Any:
        """Who listens in on a socket listens for good."""
        self._spoilt = True
        return self._listen_in(*given, **named)

    def come(self, width: int, height: int, color_scheme: Theme) -> Page:
        self.complaints.clear()
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=color_scheme, reduced_motion="no-preference")
        return self.page

    def leave(self) -> bool:
        """Whether the page is like new: nothing is remembered, nothing is set up any more."""
        try:
            self._forget()
        except Error:  # it was closed
            return False
        return not self._spoilt and len(self.page.context.pages) == 1

    def _forget(self) -> None:
        for script in self._scripts:
            script.close()
        self._scripts.clear()
        self.page.unroute_all()
        self.page.goto(self._site + LIGHT)
        if self.page.evaluate(OWN_CLOCK):
            raise Error("its clock is its own")
        self.page.mouse.move(-1, -1)  # over nothing
        self.page.context.clear_cookies()
        self.page.evaluate("localStorage.clear()")

    def close(self) -> None:
        self.page.context.close()


def wish(locale: str, more: dict[str, Any]) -> str:
    return f"{locale} {sorted(more.items())}"


class Visitors:
    """Whatever a page complains about is an error in the end."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: list[Visitor] = []

    @contextmanager
    def coming(self, site: str) -> Iterator[NewPage]:
        here: list[Visitor] = []

        def make(
            width: int = 1440,
            height: int = 900,
            locale: str = "en",
            color_scheme: Theme = "light",
            **more: Any,
        ) -> Page:
            here.append(self._take(site, locale, more))
            return here[-1].come(width, height, color_scheme)

        try:
            yield make
        finally:
            for visitor in here:
                self._give_back(visitor)
        assert [complaint for visitor in here for complaint in visitor.complaints] == []

    def _take(self, site: str, locale: str, more: dict[str, Any]) -> Visitor:
        for visitor in self._free:
            if visitor.wish == wish(locale, {"site": site, **more}):
                self._free.remove(visitor)
                return visitor
        return Visitor(self._chromium, site, locale, more)

    def _give_back(self, visitor: Visitor) -> None:
        if not visitor.leave():
            visitor.close()
            return
        self._free.append(visitor)
        while len(self._free) > KEPT:
            self._free.pop(0).close()

    def close(self) -> None:
        while self._free:
            self._free.pop().close()
