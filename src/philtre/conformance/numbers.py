"""What is observed as numbers is what is seen, and nothing else."""

from itertools import islice

from philtre.core.encoding import COUNTS, Plan
from philtre.core.game import Game, View
from philtre.core.rng import redeals
from philtre.core.state import State

FEW = 4  # ways to lay the hidden things


def check_numbers(game: Game, state: State, seat: int) -> None:
    """Straight from the state come the numbers of the view, within their ranges; they can be
    read again; and they stay the same however that lies which the seat can't know."""
    assert game.encoding is not None
    plan: Plan = game.encoding.plan(state.players)
    view = game.view(state, seat)
    numbers = plan.encode(view)
    assert plan.observe(state, seat) == numbers, differing(plan, numbers, plan.observe(state, seat))
    bounds = zip(plan.low, numbers, plan.high, strict=True)
    assert all(low <= number <= high for low, number, high in bounds), "out of its range"
    check_words(plan, view, numbers)
    for other in islice(redeals(state, seat), FEW):
        assert plan.observe(other, seat) == numbers, "the numbers tell a secret"
    if game.standing.points(state):
        told = game.standing.points(state)[seat]
        for other in islice(redeals(state, seat), FEW):
            assert game.standing.points(other)[seat] == told, "rewards as they come tell a secret"


def check_words(plan: Plan, view: View, numbers: list[int]) -> None:
    """What is decoded is what was read, but for numbers beyond the range."""
    for field, (name, value) in zip(plan.fields, plan.decode(numbers).items(), strict=True):
        read = field.read(view)
        if field.kind == COUNTS and read is not None:
            read = {word: min(read.get(word, 0), field.high) for word in field.words}
        elif isinstance(read, list):
            read, value = sorted(set(read)), sorted(value)
        elif isinstance(read, bool | int):
            read = min(int(read), field.high)
        assert value == read, name


def differing(plan: Plan, one: list[int], other: list[int]) -> str:
    """The first number that differs, and what it is about."""
    about = [f"{field.name} {word}" for field in plan.fields for word in field.words]
    for name, first, second in zip(about, one, other, strict=True):
        if first != second:
            return f"{name}: the view has {first}, the state {second}"
    return ""
