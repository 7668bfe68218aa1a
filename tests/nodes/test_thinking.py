"""Bots and coach on other machines: rows that are taken, thought about and answered."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from threading import Event, Thread
from typing import get_type_hints

import msgspec

import philtre
from philtre.server.nodes.elsewhere import WORKS, done
from philtre.server.nodes.helper import think_once
from philtre.server.storage import thoughts
from philtre.server.storage.database import Storage
from philtre.server.storage.thoughts import Thought
from philtre.server.tables.log import Setup
from philtre.server.thinking import coach_worker
from philtre.server.thinking.coach_worker import Time
from tests.nodes.conftest import settings_of
from tests.server.people import Person, play_on, serving


@contextmanager
def helper(db: str) -> Iterator[list[str]]:
    """Somebody who thinks for others; the kinds of what it has thought about."""
    storage, over, kinds = Storage(db), Event(), list[str]()

    def work() -> None:
        while not over.wait(0.01):
            while think_once(storage):
                kinds.append("thought")

    thread = Thread(target=work)
    thread.start()
    try:
        yield kinds
    finally:
        over.set()
        thread.join()
        storage.close()


def test_a_bot_and_the_coach_think_elsewhere(db: str) -> None:
    with serving(settings_of(db, think_elsewhere=True)) as url, helper(db) as thought:
        ana = Person(url, "Ana")
        line = ana.line(ana.make("me", "greedy", "greedy", coach=True, round_limit=3)["id"])
        line.look(0)
        line.send("hint", seat=0, key="h")
        assert line.until("hint")["tips"]
        hinted = len(thought)
        assert play_on(line, 0)["over"]
        ana.close()
    assert hinted >= 1
    assert len(thought) > hinted


def test_without_a_helper_it_thinks_itself(db: str) -> None:
    with serving(settings_of(db, think_elsewhere=True)) as url:
        ana = Person(url, "Ana")
        line = ana.line(ana.make("me", "greedy", "greedy", coach=True)["id"])
        line.look(0)
        line.send("hint", seat=0, key="h")
        assert line.until("hint")["tips"]
        ana.close()


def test_each_thought_is_taken_once(db: str) -> None:
    storages = [Storage(db) for _ in range(4)]
    with ThreadPoolExecutor(4) as crew:
        for number in range(20):
            ask = partial(thoughts.ask, thought=Thought(f"t{number}", "decisions", "[]"))
            storages[0].write_now(ask)
        taken = list(crew.map(lambda n: storages[n % 4].write_now(thoughts.take), range(24)))
    ids = [thought.id for thought in taken if thought]
    assert sorted(ids) == sorted(set(ids))
    assert len(ids) == 20
    for id in ids:
        assert storages[0].write_now(partial(thoughts.withdraw, id=id, taken=True))
    for storage in storages:
        storage.close()


def test_all_that_is_thought_goes_over_the_wire_and_back() -> None:
    match = philtre.new("apotheca", players=2, seed=3)
    for _ in range(8):
        match.play(match.legal()[0])
    moves = [(entry.seat, match.game.text(entry.move)) for entry in match.log]
    setup, time = Setup("apotheca", match.game.rules, match.options), Time(0.0, 10)
    seat = match.actors[0]
    assert isinstance(seat, int)
    move = match.game.parse(match.legal()[0])
    numbers = coach_worker.decisions(setup, moves, seat)
    given = {
        "choose": (setup, moves, seat, "greedy", 7, 1.0),
        "hint": (setup, moves, seat, time),
        "line": (setup, moves, seat, move, time),
        "threats": (setup, moves, seat),
        "decisions": (setup, moves, seat),
        "weigh": (setup, moves, numbers[0], time),
        "course": (setup, moves, seat, numbers),
    }
    assert given.keys() == WORKS.keys()
    for name, args in given.items():
        here = WORKS[name](*args)
        there = done(Thought("", name, msgspec.json.encode(args).decode()))
        kind = get_type_hints(WORKS[name])["return"]
        back = msgspec.json.decode(there, type=kind)
        assert msgspec.json.encode(back) == msgspec.json.encode(here), name
