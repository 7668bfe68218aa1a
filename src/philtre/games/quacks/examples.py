"""A scene for each piece of Quacks: a few chips, and what comes of them."""

from typing import Final

from philtre.core.gallery import Scene
from philtre.games.quacks.scenes import EXPANSION, Player, brewing, revealing

DIE: Final = "die 0 1-point"
DARK: Final[Player] = {"pot": "w3@3,w3@6", "bag": "1w2"}  # one white is too many


def drawn(*chips: str) -> tuple[str, ...]:
    """Draw these, one after the other."""
    return tuple(move for chip in chips for move in ("draw", f"chip 0 {chip}"))


def book(number: int, *moves: str, other: Player | None = None, **me: str | int) -> Scene:
    options = f"{EXPANSION} books={number}" if number > 4 else f"books={number}"
    return brewing(*moves, me={**me}, other=other, options=options)


BOOKS: Final[dict[str, Scene]] = {
    "green-1": book(1, "stop", DIE, pot="w1@1,g1@2,o1@3,g2@5"),
    "green-2": book(2, "stop", DIE, "take blue-1", pot="w1@1,o1@2,g2@4"),
    "green-3": book(3, "stop", DIE, pot="w3@3,w2@5,g2@7,w2@9,o1@10"),
    "green-4": book(4, "stop", DIE, "pay", pot="w1@1,o1@2,g1@3", rubies=2),
    "green-5": book(5, "stop", DIE, "reserve blue-2", pot="w1@1,b2@3,g2@5"),
    "green-6": book(6, "stop", DIE, "die 0 ruby", pot="w1@1,o1@2,g1@3"),
    "blue-1": book(
        1,
        *drawn("blue-2"),
        "chip 0 white-2",
        "chip 0 red-1",
        "place red-1",
        pot="o1@1",
        bag="2w2,1b2,1r1",
    ),
    "blue-2": book(2, *drawn("blue-2", "orange-1", "white-2"), pot="w3@3,w3@6", bag="1w2,1o1,1b2"),
    "blue-3": book(3, *drawn("blue-2"), pot="w1@1,w2@3", bag="2w1,1b2"),
    "blue-4": book(4, *drawn("blue-2"), pot="w1@1,w2@3", bag="2w1,1b2"),
    "blue-5": book(5, *drawn("blue-2"), pot="o1@1,w1@2,o1@3", bag="2w1,1b2"),
    "blue-6": book(6, *drawn("blue-2"), pot="w2@2,w1@3,w1@4", bag="2w1,1b2"),
    "red-1": book(1, *drawn("red-1"), pot="o1@1,w1@2", bag="2w1,1r1"),
    "red-2": book(2, *drawn("red-2", "white-1"), "stop", "place red-2", pot="o1@1", bag="2w1,1r2"),
    "red-3": book(3, *drawn("red-1"), pot="o1@1,w3@4", bag="2w1,1r1"),
    "red-4": book(4, *drawn("white-1"), pot="o1@1,r1@2", bag="2w1,1o1"),
    "red-5": book(5, *drawn("red-1"), pot="r4@4,w1@5", bag="2w1,1r1"),
    "red-6": book(
        6,
        *drawn("red-1"),
        "chip 0 orange-6",
        *drawn("white-1"),
        "place orange-6",
        pot="w1@1",
        bag="2w1,1o6,1r1",
    ),
    "yellow-1": book(1, *drawn("yellow-1"), "return white-3", pot="o1@1,w3@4", bag="2w1,1y1"),
    "yellow-2": book(2, *drawn("yellow-1", "green-2"), pot="w1@1", bag="2w1,1g2,1y1"),
    "yellow-3": book(3, *drawn("yellow-1", "white-2"), pot="w3@3,w3@6", bag="2w2,1y1"),
    "yellow-4": book(4, *drawn("yellow-1", "yellow-1"), pot="w1@1", bag="2w1,2y1"),
    "yellow-5": book(5, *drawn("yellow-1"), "chip 0 white-3", pot="w1@1", bag="1w3,1o1,1y1"),
    "yellow-6": book(6, *drawn("yellow-1"), "pay", pot="w1@1", bag="2w1,1y1", rubies=2),
    "purple-1": book(1, "stop", DIE, "purple 2", pot="p1@1,w1@2,p1@3"),
    "purple-2": book(2, "stop", DIE, "purple 2", pot="p1@1,w1@2,p1@3"),
    "purple-3": book(3, "stop", DIE, pot="w1@9,p1@10,g4@14,p1@26"),
    "purple-4": book(4, "stop", DIE, "purple 1", pot="g1@1,w1@2,p1@3"),
    "purple-5": book(5, "stop", DIE, "buy orange-1", pot="w1@15,p1@16,b4@20"),
    "purple-6": book(6, "stop", DIE, pot="w1@1,p1@2,b4@6"),
    "black-1": book(1, "stop", DIE, pot="w1@1,k1@2,k1@3", other={"pot": "k1@1"}),
    "black-5": book(5, "stop", DIE, pot="w1@1,w1@2,k1@3", other={"pot": "k1@1"}),
    "black-6": book(6, "stop", DIE, pot="w1@1,k1@5", other={"pot": "k1@3"}),
    "locoweed-5": book(5, *drawn("locoweed"), bag="2w1,1l1", start=2, tails=2, other={"points": 5}),
    "locoweed-6": book(6, *drawn("locoweed"), pot="b2@2,w1@3,w1@4", bag="2w1,1l1"),
}


def rule(card: str, *moves: str, other: Player | None = None, **me: str | int) -> Scene:
    """A brewing under a card that lasts."""
    return brewing(*moves, me={**me}, other=other, card=card)


CARDS: Final[dict[str, Scene]] = {
    "f01": revealing("f01", "droplet", "take purple-1"),
    "f02": revealing("f02"),
    "f03": revealing("f03", me={"rubies": 1}, other={"rubies": 3}),
    "f04": revealing(
        "f04",
        "chip 0 white-1",
        "chip 0 orange-1",
        "chip 1 orange-1",
        "chip 1 green-4",
        me={"bag": "1w1,1o1"},
        other={"bag": "1o1,1g4"},
    ),
    "f05": revealing("f05", "take black-1", "rubies"),
    "f06": revealing("f06", "take red-1", me={"rubies": 1}),
    "f07": revealing("f07", "give up 1", other={"points": 8}),
    "f08": revealing("f08", "die 0 ruby", "die 1 droplet"),
    "f09": revealing(
        "f09",
        "chip 0 orange-1",
        "chip 0 green-1",
        "swap green-1",
        "chip 1 orange-1",
        "chip 1 orange-1",
        me={"bag": "1o1,1g1"},
        other={"bag": "2o1"},
    ),
    "f10": revealing("f10", me={"points": 3}, other={"points": 9}),
    "f11": rule("f11", *drawn("white-2"), pot="w3@3,w3@6", bag="2w2"),
    "f12": revealing("f12", other={"points": 8}),
    "f13": revealing("f13", "remove white-1", "points", me={"bag": "4w1"}, other={"bag": "4w1"}),
    "f14": revealing("f14", "take green-4", "points", me={"points": 9}),
    "f15": rule("f15", "stop", DIE, pot="w3@3,w2@5,w2@7"),
    "f16": rule("f16", "stop", DIE, pot="g4@4"),
    "f17": rule("f17", "stop", DIE, pot="b4@4"),
    "f18": rule("f18", *drawn("white-2"), "take red-2", pot="w3@3,w3@6", bag="1w2"),
    "f19": rule("f19", *drawn("white-3"), "return white-3", pot="o1@1", bag="1w3,1o1"),
    "f20": rule("f20", "stop", DIE, "die 0 ruby", pot="b4@4"),
    "f21": rule(
        "f21",
        *drawn("white-3"),
        "start over",
        pot="o1@1,w3@4,w2@6,w1@7",
        bag="1w3,1o1",
        placings=4,
    ),
    "f22": rule(
        "f22",
        "stop",
        "chip 0 white-1",
        "chip 0 green-4",
        "place green-4",
        pot="w1@1",
        bag="1w1,1g4",
        other={"bag": ""},
    ),
    "f23": rule("f23", *drawn("orange-1"), pot="w1@1", bag="2o1"),
    "f24": rule("f24", "stop", DIE, "done", pot="b4@4", flask="empty", other={"flask": "empty"}),
}


def witch(named: str, *moves: str, penny: str, **me: str | int) -> Scene:
    return brewing(*moves, me={"pennies": penny, **me}, options=f"{EXPANSION} witches={named}")


WITCHES: Final[dict[str, Scene]] = {
    "w1": witch("w1,w7,w12", *drawn("white-2"), "witch w1", penny="silver", **DARK),
    "w2": witch(
        "w2,w7,w12",
        "witch w2",
        "chip 0 white-1",
        "chip 0 orange-1",
        "chip 0 green-2",
        "place green-2",
        "place orange-1",
        "done",
        penny="silver",
        pot="w3@3,w3@6",
        bag="1w1,1o1,1g2",
    ),
    "w3": witch("w3,w7,w12", "witch w3", "return both", penny="silver", pot="w3@3,o1@4,w3@7,o1@8"),
    "w4": witch("w4,w7,w12", *drawn("white-2"), "witch w4", "die 0 ruby", penny="silver", **DARK),
    "w5": witch(
        "w4,w5,w12",
        "stop",
        DIE,
        "witch w5",
        "upgrade last two",
        penny="copper",
        pot="w1@1,b1@2,r1@3",
    ),
    "w6": witch("w4,w6,w12", "stop", DIE, "witch w6", penny="copper", pot="w1@1,b4@5,r2@7"),
    "w7": witch(
        "w4,w7,w12", "stop", DIE, "buy red-1", "witch w7", penny="copper", pot="w1@1,b4@9,r4@14"
    ),
    "w8": witch("w4,w8,w12", "stop", DIE, "witch w8", penny="copper", pot="w1@1,b2@3", rubies=3),
    "w9": witch(
        "w4,w7,w9", "stop", DIE, "witch w9", penny="gold", pot="w1@1,b1@2,r1@3,o1@4,y1@5,k1@6"
    ),
    "w10": witch("w4,w7,w10", "stop", DIE, "witch w10", penny="gold", pot="b4@5", bag="3o1,2g2"),
    "w11": witch("w4,w7,w11", "stop", DIE, "witch w11", penny="gold", pot="w1@1,b4@15"),
    "w12": witch(
        "w4,w7,w12", "stop", DIE, "witch w12", "ruby droplet", penny="gold", pot="w1@1", rubies=2
    ),
}


def tubes() -> Scene:
    """Two rubies move a droplet, and its owner says which."""
    me: Player = {"pot": "b4@4", "rubies": 2}
    moves = ("stop", DIE, "done", "ruby droplet", "tube")
    return brewing(*moves, me=me, options="test_tubes=on")


THINGS: Final[dict[str, Scene]] = {
    "pot": brewing(*drawn("green-1", "white-2"), me={"bag": "1w2,1o1,1g1"}),
    "explosion": brewing(*drawn("white-2"), me=DARK),
    "flask": brewing(*drawn("white-2"), "flask", me={"pot": "o1@1,w3@4", "bag": "1w2,1o1"}),
    "droplet": brewing("stop", DIE, "done", "ruby droplet", me={"pot": "b4@4", "rubies": 4}),
    "rats": revealing("f02", other={"points": 8}),
    "die": brewing("stop", "die 0 orange-1", me={"pot": "w1@1,b4@5"}),
    "scoring": brewing(
        "stop",
        "die 0 2-points",
        "buy green-1",
        "buy orange-1",
        me={"pot": "w1@1,b2@3,o1@4,w1@5,r2@7,o1@8"},
        other={"pot": "o1@3"},
    ),
    "bowl": brewing(
        *drawn("green-4", "red-2", "white-1"),
        me={"pot": "o6@50", "bag": "1w1,1g4,1r2"},
        options=EXPANSION,
    ),
    "tubes": tubes(),
}
