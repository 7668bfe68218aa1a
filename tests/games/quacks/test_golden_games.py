"""The golden records together show every card and every witch."""

import philtre
from tests.golden import golden_files

MATCHES = [philtre.replay(file.read_text("utf-8")) for file in golden_files("quacks")]


def said(kind: str, name: str) -> set[object]:
    events = [event for match in MATCHES for event in match.events()]
    return {event.params[name] for event in events if event.kind == kind}


def test_every_card_is_revealed() -> None:
    """Q-80, Q-81"""
    assert said("card-revealed", "card") == {f"f{n:02}" for n in range(1, 25)}


def test_every_witch_is_called() -> None:
    """Q-71"""
    assert said("witch-called", "witch") == {f"w{n}" for n in range(1, 13)}


def test_every_book_is_in_play() -> None:
    """Q-30"""
    books = {(c, n) for match in MATCHES for c, n in match.view()["books"].items()}
    colours = ("green", "blue", "red", "yellow", "purple")
    wanted = {(colour, number) for colour in colours for number in range(1, 7)}
    wanted |= {("black", 1), ("black", 5), ("black", 6), ("locoweed", 5), ("locoweed", 6)}
    assert wanted <= books


def test_two_to_five_players() -> None:
    assert {match.state.players for match in MATCHES} == {2, 3, 4, 5}
