"""Tables in the middle of a game: made by the engine, then gone on with in the browser."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

from playwright.sync_api import Page

import philtre
from philtre import Match
from philtre.bots.bot import Bot
from philtre.bots.catalogue import find_bot
from philtre.core import record
from philtre.core.glimpse import Glimpse
from philtre.core.rng import Rng
from philtre.server.storage import admin, queries
from philtre.server.tables.header import BOT, PERSON, Seat, SeatKind
from philtre.server.tables.new_table import archived

Options = dict[str, Any]
LATE: Final = 8  # times that one was asked the same
# of The Potion: who plays seat 0 and shows a beetle wins
LAST_ROUND: Final = "players=3 : round=5 dice=b- tokens=120,222,222 chosen=.mv last=-"


def played(
    game: str, options: Options, decisions: int, seed: int, bot: str = "greedy", asked: str = ""
) -> Match:
    """A match after so many decisions of bots; then until seat 0 may act, and so if `asked` says
    how, whatever bots choose these days; or it is over."""
    match = philtre.new(game, seed=seed, **options)
    mind, rng = find_bot(bot), Rng(seed)
    for number in range(20_000):
        actors = match.state.actors()
        if not actors or (number >= decisions and 0 in actors and may(match, asked)):
            return match
        seat = actors[-1] if number >= decisions else random.Random(number).choice(actors)
        let(mind, match, seat, rng)
    raise AssertionError("no end")


def may(match: Match, asked: str) -> bool:
    """Whether seat 0 has a move that begins so."""
    return any(move.startswith(asked) for move in match.legal(0))


def questions(game: str, options: Options, decisions: int, seed: int) -> Iterator[Match]:
    """One match, whenever seat 0 is asked something of another kind, and again late."""
    match = philtre.new(game, seed=seed, **options)
    mind, rng = find_bot("greedy"), Rng(seed)
    asked: Counter[frozenset[str]] = Counter()
    for _ in range(decisions):
        actors = match.state.actors()
        if not actors:
            return
        if 0 in actors:
            kind = frozenset(move.split()[0] for move in match.legal(0))
            asked[kind] += 1
            if asked[kind] in (1, LATE):
                yield match
        let(mind, match, actors[0], rng)


def let(mind: Bot, match: Match, seat: int, rng: Rng) -> None:
    """The bot plays one move on that seat."""
    events = list(match.events(seat))
    move = mind.choose(Glimpse(match.game, match.state, seat, events), rng)
    match.play(match.game.text(move), seat=seat)


def go_on(
    page: Page, match: Match, *wishes: str, seat: int = 0, lang: str = "en", name: str = "Ana"
) -> str:
    """The address of a table that goes on from there: we on that seat, others as wished or bots."""
    ask, made = page.context.request, upload(page, match, lang, name)
    seats: list[Options] = []
    for wish in wishes:
        kind, _, who = wish.partition(":")
        seats.append({"kind": kind, "name": who} if kind == "here" else {"kind": kind})
    seats += [{"kind": "bot", "bot": "greedy"}] * (len(match.seats) - 1 - len(seats))
    seats.insert(seat, {"kind": "me"})
    answer = ask.post(
        f"/api/tables/{made['id']}/continue?invite={made['invite']}",
        data={"move": len(match.log), "seats": seats},
    )
    assert answer.ok, answer.text()
    table = answer.json()
    return f"/table/{table['id']}?invite={table['invite']}"


def sit_down(
    page: Page, match: Match, db: str, bot: str | None, lang: str = "en", absent: str | None = None
) -> str:
    """The address of a table where all of it was played: we on seat 0, on the others
    bots, or a guest who never comes: then nothing changes unless we do it."""
    guest = introduce(page, lang, "Ana")["id"]
    header, rows = archived(match)
    header = replace(header, archive=False, over=False, returns=None, coach=True)
    kind: SeatKind = BOT if bot else PERSON
    others = [Seat(seat, kind, absent, bot=bot) for seat in range(1, len(match.seats))]
    seats = [Seat(0, PERSON, guest), *others]
    with admin.opened(db) as storage:
        storage.write_now(partial(queries.add_table, header=header, seats=seats, rows=rows))
    return f"/table/{header.id}"


def replay_of(page: Page, match: Match, lang: str = "en") -> str:
    """The address of a match's replay."""
    made = upload(page, match, lang)
    return f"/replay/{made['id']}?invite={made['invite']}"


def upload(page: Page, match: Match, lang: str = "en", name: str = "Ana") -> Options:
    introduce(page, lang, name)
    headers = {"Content-Type": "application/json"}
    made = page.context.request.post("/api/records", data=record.dumps(match), headers=headers)
    assert made.ok, made.text()
    answer: Options = made.json()
    return answer


def introduce(page: Page, lang: str, name: str) -> Options:
    ask = page.context.request
    ask.get("/api/me")
    known = ask.post("/api/me", data={"name": name, "lang": lang})
    assert known.ok, known.text()
    answer: Options = known.json()
    return answer
