"""What leaves the server is built in one room; and what a table needs, it is handed."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

import philtre.server
from philtre.server.tables import answers, messages
from philtre.server.tables.listener import Listener
from philtre.server.tables.outgoing import Outgoing
from philtre.server.thinking import coach_answers

API = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
ROUTE = re.compile(r'@(get|post|delete|websocket)\("(/api/[^"]+)"')
SERVER = Path(philtre.server.__file__).parent
TRIALS = ("attack", "bench")  # play the client, and look at what they are sent
EYES = {"view", "events", "heard_by"}  # what is seen of a match through a seat
TONGUE = {"msgspec.json.encode", "msgspec.json.Encoder"}
OTHERWISE = {
    "tables/ears.py": {"heard_by"},  # for the views alone
    "storage/appending.py": TONGUE,  # for the database
    "tables/content.py": TONGUE,  # the tables of a game, the same for everybody
    "door/gate.py": TONGUE,  # refusals before anything is looked at
    "nodes/elsewhere.py": TONGUE,  # for who thinks on other machines
    "logs.py": TONGUE,  # for whoever keeps the server
}


def looks(file: Path) -> Iterator[str]:
    """How a file looks at a match through a seat, and makes bytes."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in EYES:
                yield node.func.attr
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in TONGUE:
            yield ast.unparse(node)


def test_one_module_builds_what_is_sent() -> None:
    found: dict[str, set[str]] = {}
    for file in SERVER.rglob("*.py"):
        name = file.relative_to(SERVER)
        if name.parts[0] not in TRIALS and (calls := set(looks(file))):
            found[name.as_posix()] = calls
    builds = found.pop("tables/views.py")
    assert builds == {*EYES, "msgspec.json.Encoder"}
    assert {name: calls - OTHERWISE.get(name, set()) for name, calls in found.items()} == {
        name: set() for name in OTHERWISE
    }


def kinds_of(message: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """What is sent: not what several kinds have in common."""
    parts = [kind for part in message.__subclasses__() for kind in kinds_of(part)]
    return parts or [message]


def test_a_socket_takes_nothing_but_what_is_typed() -> None:
    """With `mypy --strict` no dictionary can be sent."""
    assert get_type_hints(Listener.send)["message"] is Outgoing


@pytest.mark.parametrize("message", [*get_args(messages.AnyMessage), *kinds_of(Outgoing)], ids=repr)
def test_the_docs_have_every_field_of_every_message(message: type[msgspec.Struct]) -> None:
    """One example for each type, which names all its fields."""
    assert coach_answers.HintMessage in kinds_of(Outgoing)
    tag = message.__struct_config__.tag
    names = {f'"{name}"' for name in message.__struct_fields__}
    shown = re.findall(rf'`{{"type": "{tag}"([^`]*)}}`', API)
    assert any(names <= set(re.findall(r'"\w+"', fields)) for fields in shown), (tag, names)


def test_the_docs_have_every_field_of_a_table() -> None:
    shown = re.search(r"^`TABLE`: `([^`]*)`", API, re.MULTILINE)
    assert shown
    table, seat = answers.TableAnswer.__struct_fields__, answers.SeatAnswer.__struct_fields__
    assert {*table, *seat} <= set(re.findall(r'"(\w+)"', shown[1]))


def test_the_docs_have_every_route() -> None:
    documented = set(re.findall(r"`(GET|POST|DELETE|WS) (/api/[^ ?`]+)", API))
    routes = {
        (method.upper().replace("WEBSOCKET", "WS"), re.sub(r":\w+}", "}", path))
        for room in ("door", "answering")
        for file in (SERVER / room).glob("*.py")
        for method, path in ROUTE.findall(file.read_text())
    }
    assert documented == routes
