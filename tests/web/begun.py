"""Tables in the middle of a game: made by the engine, then gone on with in the browser."""

import random
from typing import Any

from playwright.sync_api import Page

import philtre
from philtre import Match
from philtre.bots.bot import GreedyBot, RandomBot
from philtre.core import record
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng

Options = dict[str, Any]


def played(game: str, options: Options, decisions: int, seed: int, bot: str = "greedy") -> Match:
    """A match after so many decisions of bots; then until seat 0 may act, or it is over."""
    match = philtre.new(game, seed=seed, **options)
    mind, rng = GreedyBot() if bot == "greedy" else RandomBot(), Rng(seed)
    for number in range(20_000):
        actors = match.state.actors()
        if not actors or (number >= decisions and 0 in actors):
            return match
        seat = actors[-1] if number >= decisions else random.Random(number).choice(actors)
        events = list(match.events(seat))
        move = mind.choose(Glimpse(match.game, match.state, seat, events), rng)
        match.play(match.game.text(move), seat=seat)
    raise AssertionError("no end")


def go_on(page: Page, match: Match, *wishes: str, lang: str = "en", name: str = "Ana") -> str:
    """The address of a table that goes on from there: we on seat 0, then as wished, then bots."""
    ask, made = page.context.request, upload(page, match, lang, name)
    count = len(match.seats)
    seats: list[Options] = [{"kind": "me"}]
    for wish in wishes:
        kind, _, who = wish.partition(":")
        seats.append({"kind": kind, "name": who} if kind == "here" else {"kind": kind})
    seats += [{"kind": "bot", "bot": "greedy"}] * (count - len(seats))
    answer = ask.post(
        f"/api/tables/{made['id']}/continue?invite={made['invite']}",
        data={"move": len(match.log), "seats": seats[:count]},
    )
    assert answer.ok, answer.text()
    table = answer.json()
    return f"/table/{table['id']}?invite={table['invite']}"


def replay_of(page: Page, match: Match, lang: str = "en") -> str:
    """The address of a match's replay."""
    made = upload(page, match, lang)
    return f"/replay/{made['id']}?invite={made['invite']}"


def upload(page: Page, match: Match, lang: str = "en", name: str = "Ana") -> Options:
    ask = page.context.request
    ask.get("/api/me")
    assert ask.post("/api/me", data={"name": name, "lang": lang}).ok
    headers = {"Content-Type": "application/json"}
    made = ask.post("/api/records", data=record.dumps(match), headers=headers)
    assert made.ok, made.text()
    answer: Options = made.json()
    return answer
