"""What goes over a page's socket, or to its worker where there is no server, noted in the page.

The page's own handler has run, and the board is drawn, by the time anybody can ask about a
message that is noted here: what it says and what is seen agree, however busy the machine is.
"""

from typing import Any, Final

from playwright.sync_api import Page

NOTES: Final = """(() => {
  if (window.wire) return; // asked for again
  const wire = (window.wire = { views: [], plays: [], waiting: new Set(), seat: null, owed: true });
  const ANSWERS = ['accepted', 'refused', 'stale'];
  const heard = (said) => {
    if (said.type === 'view') {
      wire.views.push(said);
      if (said.seat === wire.seat) wire.owed = false;
    } else if (ANSWERS.includes(said.type) && wire.waiting.delete(said.key)) {
      wire.owed = said.type === 'accepted'; // then comes what it has changed
    }
  };
  const sent = (said) => {
    if (said.type === 'play') {
      wire.plays.push(said.move);
      wire.waiting.add(said.key);
    } else if (said.type === 'look') {
      wire.seat = said.seat;
      wire.owed = true;
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => heard(JSON.parse(data)));
    }
    send(data) {
      sent(JSON.parse(data));
      super.send(data);
    }
  };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'said') heard(JSON.parse(data.text));
      });
    }
    postMessage(data) {
      if (data.kind === 'say') sent(JSON.parse(data.text));
      super.postMessage(data);
    }
  };
})()"""
# Nothing of ours is under way, and the board is there: its files and tables come after the view.
SETTLED: Final = "() => !wire.waiting.size && !wire.owed && !!document.querySelector('.board')"
# and we may move, or never again. No more than the moves leave the page: a view is long.
ASKED: Final = f"""() => {{
  const view = wire.views.at(-1);
  return ({SETTLED})() && (view.over || view.legal.length)
    && {{ moves: view.legal.map(legal => legal.move) }};
}}"""


class Wire:
    def __init__(self, page: Page) -> None:
        """Before the page opens a table."""
        self._page = page
        page.add_init_script(NOTES)

    @property
    def views(self) -> list[dict[str, Any]]:
        """All that this page was shown since it was loaded."""
        views: list[dict[str, Any]] = self._page.evaluate("() => wire.views")
        return views

    @property
    def plays(self) -> list[str]:
        """The moves that this page has sent since it was loaded."""
        plays: list[str] = self._page.evaluate("() => wire.plays")
        return plays

    def settled(self) -> None:
        """Until all that this page has asked and sent is answered, and shown."""
        self._page.wait_for_function(SETTLED)

    def legal(self) -> list[str]:
        """What we may play next, as soon as we may; nothing when the game is over."""
        moves: list[str] = self._page.wait_for_function(ASKED).json_value()["moves"]
        return moves

    def played(self, number: int) -> str:
        """The move of that number, as soon as it is sent."""
        self._page.wait_for_function("number => wire.plays.length >= number", arg=number)
        plays = self.plays
        assert len(plays) == number
        return plays[-1]
