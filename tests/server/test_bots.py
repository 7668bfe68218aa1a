"""Bots at the table: fair to all tables, and never the reason why one stands still."""

import asyncio
import logging
import os
import time
from pathlib import Path
from typing import Any

import pytest

from philtre.bots.bot import Bot
from philtre.bots.levels import LevelBot
from philtre.core.glimpse import Glimpse
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.server.tables.log import Setup
from philtre.server.thinking import bot_worker
from philtre.server.thinking import bots as bots_module
from philtre.server.thinking.turns import Turns
from tests.server.people import Person, patient, play_on, serving

pytestmark = pytest.mark.sqlite


class Raises(Bot):
    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        raise ZeroDivisionError("the bot is confused")


class Cheats(Bot):
    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        return -5


class Sleeps(Bot):
    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        time.sleep(1000)
        raise AssertionError


def dies(*work: Any) -> bot_worker.Choice:
    os._exit(1)


def hangs(*work: Any) -> bot_worker.Choice:
    changed: Any = bot_worker  # of this process alone
    changed.PATIENCE = 0.3
    changed.find_bot = lambda name: Sleeps()
    return bot_worker.choose(*work)


def whole_game(folder: Path) -> None:
    """One person and two bots, to the end."""
    with serving(patient(folder)) as url:
        ann = Person(url, "Ann")
        made = ann.make("me", "greedy", "greedy", round_limit=1)
        assert play_on(ann.line(made["id"]), 0)["over"]
        ann.close()


@pytest.mark.parametrize(("bot", "words"), [(Raises(), "confused"), (Cheats(), "not legal")])
def test_a_bot_that_fails_plays_a_legal_move_and_the_fault_is_logged(
    bot: Bot,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(bot_worker, "find_bot", lambda name: bot)
    with caplog.at_level(logging.ERROR, "philtre.server"):
        whole_game(tmp_path)
    faults = [record.getMessage() for record in caplog.records]
    assert len(faults) >= 2
    assert all(words in fault and "bot greedy" in fault for fault in faults)


@pytest.mark.parametrize("fate", [dies, hangs])
def test_a_table_whose_workers_are_always_lost_goes_on(
    fate: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(bots_module, "choose", fate)
    monkeypatch.setattr(bots_module, "LOST", 2)  # to start a worker takes long on a busy machine
    with (
        caplog.at_level(logging.WARNING, "philtre.server"),
        serving(patient(tmp_path, workers=1)) as url,
    ):
        ann = Person(url, "Ann")
        line = ann.line(ann.make("me", "greedy", "here:Zoé")["id"])
        line.look(0)
        line.until("view", lambda view: view["view"]["seats"][1]["chosen"])
        ann.close()
    said = [record.getMessage() for record in caplog.records]
    assert any("workers were lost" in line for line in said)


def test_a_bot_that_has_less_time_takes_less() -> None:
    hurried = bot_worker.hurried("master", 0.25)
    assert isinstance(hurried, LevelBot)
    assert hurried.seconds == 0.5
    assert isinstance(bot_worker.hurried("master", 1), LevelBot)
    assert not isinstance(bot_worker.hurried("greedy", 0.25), LevelBot)


def test_where_something_is_hidden_thinking_is_seen_to_take_its_whole_time() -> None:
    table = Setup("apotheca", 1, find("apotheca").settle({"players": 2}))
    alone = Setup("apotheca", 1, find("apotheca").settle({"players": 1}))
    assert bot_worker.cover(table, "master", 0.5) == 1.0 + bot_worker.AROUND
    assert bot_worker.cover(alone, "master", 0.5) == 0.0
    assert bot_worker.cover(table, "novice", 1) == 0.0  # it does not think
    steady = bot_worker.hurried("master", 1, bot_worker.hides(table))
    assert isinstance(steady, LevelBot)
    assert steady.steady


def test_the_moment_of_a_bots_answer_is_set_before_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []
    sleep = asyncio.sleep

    async def short(seconds: float) -> None:
        asked.append(seconds)
        await sleep(0)

    monkeypatch.setattr(bots_module, "cover", lambda *of: 1000.0)
    monkeypatch.setattr("philtre.server.thinking.bots.asyncio.sleep", short)
    whole_game(tmp_path)
    assert max(asked) > 900


def test_tables_take_turns() -> None:
    """One table asks three times before another asks at all: that one is second."""

    async def run() -> list[str]:
        turns = Turns(1)
        served: list[str] = []

        async def think(table: str) -> None:
            await turns.take(table)
            served.append(f"{table} {turns.share():.2f}")
            await asyncio.sleep(0)
            turns.end()

        await asyncio.gather(*(think(table) for table in ("a", "a", "a", "b", "c")))
        await turns.take("a")
        return served

    # The first begins when nobody waits yet.
    assert asyncio.run(run()) == ["a 1.00", "a 0.25", "b 0.33", "c 0.50", "a 1.00"]


def test_who_does_not_wait_any_more_keeps_no_place() -> None:
    async def run() -> None:
        turns = Turns(2)
        await turns.take("a")
        await turns.take("a")
        leaver = asyncio.create_task(turns.take("b"))
        stayer = asyncio.create_task(turns.take("b"))
        await asyncio.sleep(0)
        leaver.cancel()
        await asyncio.gather(leaver, return_exceptions=True)
        assert turns.share() == 2 / 3, "two are counted until the place comes by"
        turns.end()
        await stayer
        late = asyncio.create_task(turns.take("c"))
        await asyncio.sleep(0)
        turns.end()
        late.cancel()  # its place has come already
        await asyncio.gather(late, return_exceptions=True)
        turns.end()
        await asyncio.wait_for(turns.take("d"), 5)
        await asyncio.wait_for(turns.take("d"), 5)

    asyncio.run(run())
