"""Optimal stopping is exact: small bags, reckoned again through the rules themselves."""

from typing import Any

import pytest

from philtre.core.match import Match
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.quacks.bot.brewing_decision import BrewingDecision
from philtre.games.quacks.bot.end_of_brewing import burst, stop
from philtre.games.quacks.bot.pool import ways
from philtre.games.quacks.bot.when_to_stop import drawing
from philtre.games.quacks.content import CODES, ORANGE_1
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.state import QuacksState
from tests.games.quacks.kitchen import brewing

PLENTY = 10**9
ROUNDING = 1e-4  # what is gained on the way is counted in quarters of a point


class Literal:
    """The value of a position, every draw and every choice played out by the rules."""

    def __init__(self, match: Match) -> None:
        table = match.glimpse(0).sample(Rng(1))
        assert isinstance(table, QuacksState)
        self.table = table
        self.outlook = BrewingDecision(table, 0, Budget(PLENTY), Rng(1))
        self.brew = self.outlook.brew(table)

    def drawing(self) -> float:
        return self.after(self.table, 0, moves.DRAW)

    def after(self, table: QuacksState, seat: int, move: int) -> float:
        other = table.clone()
        other.play(seat, move)
        return self.value(other)

    def value(self, table: QuacksState) -> float:
        player = table.seats[0]
        if table.due & player.bit:
            odds = table.odds()
            chances = zip(table.legal(CHANCE), odds, strict=True)
            total = sum(odds)
            return sum(w * self.after(table, CHANCE, move) for move, w in chances) / total
        if player.stopped or not table.open & player.bit:
            return self.end(table)
        values = [self.end(table)] if moves.STOP in player.options else []
        values += [self.after(table, 0, move) for move in player.options if move != moves.STOP]
        return max(values)

    def end(self, table: QuacksState) -> float:
        """Stopped or exploded, with what was gained or paid on the way."""
        now, end = table.seats[0], self.outlook.brew(table)
        return burst(end, now.protected) if now.exploded else stop(end)


def both(mine: dict[str, Any], **options: Any) -> tuple[float, float]:
    # The second seat goes on, so that nothing but the first one's brewing happens.
    other = {"bag": "2o1", "todo": "decide", "pot": "g4@9"}
    literal = Literal(brewing(mine, other, **options))
    return drawing(literal.brew, 12), literal.drawing()


RISKY = {"pot": "w3@3,o1@4,w2@6", "points": 20, "rubies": 2}


@pytest.mark.parametrize(
    ("books", "bag"),
    [
        ("1", "1w1,1w3,1o1,1g2,1r1"),
        ("1", "1w1,1w3,1b2,1r2"),
        ("1", "1w2,1w3,1b1,1y1"),
        ("1", "1w3,1y2,2o1,1p1,1k1"),
        ("2", "1w2,1w3,1b2,1g4,1y1"),
        ("3", "1w2,1w1,1y1,1r2,1g1"),
        ("3", "2w3,1b4,1y2,1p1"),
        ("4", "1w3,1w1,1r1,1b2,1y1"),
        ("4", "2w1,1w3,2y2,1g2"),
    ],
)
@pytest.mark.parametrize("flask", ["", "empty"])  # full, or empty
def test_drawing_is_worth_what_the_rules_make_of_it(books: str, bag: str, flask: str) -> None:
    thought, literal = both({**RISKY, "bag": bag, "flask": flask}, books=books)
    assert thought == pytest.approx(literal, abs=ROUNDING)


@pytest.mark.parametrize(
    ("books", "bag"),
    [
        ("5", "1w2,1w3,1b2,1r4,1r1"),
        ("5", "1w3,1y2,1o1,1g2,1k1"),
        ("6", "1w1,1w3,1g2,1y1,1o6"),
        ("6", "1w3,1p1,1g4,1k1,1w1"),
    ],
)
def test_so_with_the_books_of_the_expansion(books: str, bag: str) -> None:
    mine = {**RISKY, "bag": bag, "flask": "empty"}
    thought, literal = both(mine, books=books, expansion="on", witches="w4,w5,w9")
    assert thought == pytest.approx(literal, abs=ROUNDING)


@pytest.mark.parametrize("card", ["f11", "f15", "f16", "f17", "f18", "f20", "f22", "f23"])
def test_so_with_the_cards_of_a_round(card: str) -> None:
    mine = {**RISKY, "bag": "1w1,1w3,2o1,1g2", "flask": "empty"}
    thought, literal = both(mine, card=card)
    assert thought == pytest.approx(literal, abs=ROUNDING)


def test_so_in_the_bowl() -> None:
    mine = {"pot": "w3@3,g4@50,w2@52", "bowl": "o1", "bag": "1w1,1w3,2o1,1g4", "flask": "empty"}
    thought, literal = both(mine, expansion="on", witches="w4,w5,w9")
    assert thought == pytest.approx(literal, abs=ROUNDING)


@pytest.mark.parametrize(
    ("books", "pot", "bag"),
    [
        ("1,1,1,3,1,1", "w3@3,w2@5,y1@6,y1@7", "1l1,2w2,1o1"),  # a yellow of the round
        ("1,1,1,4,1,1", "w3@3,y1@4", "1l1,1w2,1w3,1y1"),
        ("1,1,1,1,3,1", "w3@3,w2@25,p1@26", "1l1,1w1,1w3"),  # no purple
    ],
)
def test_locoweed_is_what_it_copies_on_draw_only(books: str, pot: str, bag: str) -> None:
    """Q-66"""
    mine = {"pot": pot, "bag": bag, "points": 20, "flask": "empty", "yellows": pot.count("y")}
    thought, literal = both(mine, books=books, expansion="on", locoweed=6, witches="w4,w5,w9")
    assert thought == pytest.approx(literal, abs=ROUNDING)


def test_a_yellow_in_the_bowl_lifts_no_limit() -> None:
    """Q-46, Q-72"""
    mine = {"pot": "w3@3,w2@5,g4@52", "bag": "1y1,1w3,2o1", "flask": "empty"}
    books = "1,1,1,3,1,1"
    thought, literal = both(mine, books=books, expansion="on", witches="w4,w5,w9")
    assert thought == pytest.approx(literal, abs=ROUNDING)


def test_a_chip_of_a_pool_goes_as_far_as_its_book_lets_it() -> None:
    """One orange in the pot takes reds a space further (Q-40); a blue shows one of five chips, and
    the best of them is the other orange or the red."""
    brew = Literal(brewing({"pot": "o1@1", "bag": "2w1,1o1,1r2,1b1"})).brew
    found = ways(brew)
    assert (found[ORANGE_1], found[CODES.index("r2")]) == (1.0, 3.0)
    assert found[CODES.index("b1")] == pytest.approx(1 + (1 + 2 + 1) / 5)
    assert found[CODES.index("g1")] == 1.0
