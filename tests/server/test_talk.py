"""Table talk: a game may have its seats be silent until the match is over."""

import json
import re
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from philtre.server.tables import messages as m
from tests.server.people import Line, Message, Person, play_on

Guest = Callable[[str | None], Person]
WHISPER = "red at b2"
SAID = ("chat", "phrase", "talk")


def partners(guest: Guest, **options: Any) -> tuple[Any, Line, Line]:
    """A table of four with two people who are partners: the table and their lines."""
    ann, bob = guest("Ann"), guest("Bob")
    given = {"table_talk": "off", **options}
    made = ann.make("me", "random", "open", "random", game="apotheca", public=True, **given)
    bob.post(f"/api/tables/{made['id']}/sit", {"seat": 2, "invite": made["invite"]})
    return made, ann.line(made["id"]), bob.line(made["id"])


def refusal(line: Line, type: str, **fields: Any) -> Any:
    line.send(type, **fields)
    return line.until("refused")["error"]["key"]


def test_partners_are_silent_until_the_match_is_over(guest: Guest) -> None:
    """The header of docs/rules/apotheca.md: no message from a seat, nor a ready-made phrase."""
    made, ann, bob = partners(guest, turn_limit=1)
    assert ann.until("table")["table"]["talk"] is False
    assert refusal(ann, "chat", text=WHISPER) == "talk-off"
    assert refusal(bob, "phrase", phrase="well-played") == "talk-off"
    play_on(ann, 0)
    assert guest(None).get(f"/api/tables/{made['id']}")["talk"] is True
    ann.send("phrase", phrase="well-played")
    assert bob.until("phrase")["phrase"] == "well-played"
    assert [message["type"] for message in bob.all if message["type"] in SAID] == ["phrase"]


def test_nobody_talks_while_a_seat_is_still_open_either(guest: Guest) -> None:
    ann = guest("Ann")
    made = ann.make("me", "open", "open", "open", game="apotheca", table_talk="off")
    assert refusal(ann.line(made["id"]), "chat", text=WHISPER) == "talk-off"


@pytest.mark.parametrize(
    ("players", "options", "talk"),
    [
        (4, {"table_talk": "off"}, False),
        (4, {}, True),
        (2, {"table_talk": "off"}, True),  # nobody has a partner
        (3, {"table_talk": "off"}, True),
        (3, {"table_talk": "off", "variant": "master"}, False),
        (3, {"variant": "master"}, True),
        (2, {"table_talk": "off", "variant": "master"}, True),  # one apprentice
    ],
)
def test_where_talk_is_off(guest: Guest, players: int, options: Any, talk: bool) -> None:
    """A-9, A-60: where partners play and the option says so."""
    ann = guest("Ann")
    made = ann.make("me", *["random"] * (players - 1), game="apotheca", **options)
    assert ann.get(f"/api/tables/{made['id']}")["talk"] is talk


def any_of(type: Any) -> Any:
    """A value that fits the type, and says as much as it can."""
    if isinstance(type, msgspec.inspect.UnionType):
        return any_of(type.types[0])
    if isinstance(type, msgspec.inspect.LiteralType):
        return type.values[0]
    if isinstance(type, msgspec.inspect.StrType):
        digits = re.fullmatch(r"\^\[0-9a-f\]\{(\d+)\}\$", type.pattern or "")  # of a hash
        return "f" * int(digits[1]) if digits else WHISPER
    if isinstance(type, msgspec.inspect.ListType):
        return [any_of(type.item_type)]
    return {"IntType": 0, "BoolType": True}[type.__class__.__name__]


def worst(kind: type[m.Message]) -> Message:
    """A message of the kind that whispers wherever it may hold a text."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return {"type": info.tag, **{f.encode_name: any_of(f.type) for f in info.fields}}


@pytest.mark.parametrize(("talk", "heard"), [("on", {"chat", "phrase"}), ("off", set())])
@pytest.mark.sqlite
def test_no_message_of_any_kind_gets_round_it(guest: Guest, talk: str, heard: set[str]) -> None:
    """Whatever a seat sends, through its seat or as one who looks on: its partner hears no word."""
    through = set()
    for kind in get_args(m.AnyMessage):
        for eyes in (0, None):
            _, ann, bob = partners(guest, table_talk=talk)
            ann.look(eyes)
            bob.look(2)
            ann.send(**worst(kind))
            ann.settle()
            for message in bob.settle():
                if message["type"] in SAID or WHISPER in json.dumps(message):
                    through.add(message["type"])
    assert through == heard


def test_a_name_is_no_way_to_talk(guest: Guest) -> None:
    """Who changes it is called by the old one at a silent table, and by the new one elsewhere."""
    ann = guest("Ann")
    bots = ["random"] * 3
    silent = ann.make("me", *bots, game="apotheca", table_talk="off")
    other = ann.make("me", *bots, game="apotheca")
    ann.post("/api/me", {"name": WHISPER, "lang": "en"})
    names = [ann.get(f"/api/tables/{made['id']}")["seats"][0]["name"] for made in (silent, other)]
    assert names == ["Ann", WHISPER]


def test_who_looks_on_may_not_talk_anywhere(guest: Guest) -> None:
    made, _, _ = partners(guest)
    eve = guest("Eve").line(made["id"])
    assert refusal(eve, "chat", text=WHISPER) == "chat-seated"
