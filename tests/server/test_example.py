"""The bot that any language could have."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from examples.bot import main
from tests.server.people import Person, play_on

pytestmark = pytest.mark.sqlite


def test_the_example_bot_sits_down_and_plays(guest: Callable[[str | None], Person]) -> None:
    ann = guest("Ann")
    made = ann.make("me", "open", "random")
    address = f"{ann.url}/table/{made['id']}?invite={made['invite']}"
    with ThreadPoolExecutor(1) as pool:
        bot = pool.submit(main, address)
        last = play_on(ann.line(made["id"]), 0)
        assert bot.result(30) == last["returns"]
    assert ann.get(f"/api/tables/{made['id']}")["seats"][1]["name"] == "Robin the bot"
