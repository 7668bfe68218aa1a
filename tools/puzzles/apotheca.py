"""Apotheca: turns that win, two satisfied in one turn, a match that takes both actions, and the
only turns that stop the other from winning.

A turn counts only if it needs no luck: powers, Hire and potions that the seat knows. That a turn
which can be made is also the best one is checked by search.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from philtre.bots.bot import GreedyBot
from philtre.bots.coach import worth
from philtre.bots.game import glimpse_of
from philtre.core.game import Game
from philtre.core.playout import next_actor
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.apotheca.bot.threats import names, user, within_reach
from philtre.games.apotheca.content import COLOURS, SATISFIED_TO_WIN
from philtre.games.apotheca.notation.moves import HIRE_DECK, RESTOCK, REVEAL
from philtre.games.apotheca.rules import steps as asks
from philtre.games.apotheca.rules.market import UNSEEN, seat_of
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.puzzles.puzzle import Puzzle, Step, Why
from tools.puzzles.proof import Proof, TooLarge, after, walk
from tools.puzzles.weighing import weighed

TABLES: list[dict[str, object]] = [{"players": 2}, {"players": 3}, {"players": 2}]
LUCK = 0.03  # a puzzle is not solved by chance more often than this
ANSWERS = 3  # at most, to the first question
MOST = 25_000  # positions of a proof
GAP = 0.05  # of a chance to win: so much better than what else is tempting
STEPS = 6

State = ApothecaState


class Kind(NamedTuple):
    """What a turn is to bring about."""

    theme: str
    goal: Callable[[State, State, int], bool]  # the beginning, the end, the seat


def side_of(state: State, seat: int) -> int:
    return int(state.satisfied_by(state.box.side_of(seat)))


def wins(begin: State, end: State, seat: int) -> bool:
    return end.step == asks.OVER and end.returns()[seat] > 0


def satisfies(count: int) -> Callable[[State, State, int], bool]:
    return lambda begin, end, seat: side_of(end, seat) >= side_of(begin, seat) + count


def stops(begin: State, end: State, seat: int) -> bool:
    """The next player, who needs one match more, can make none with a single power."""
    other = end.box.seat_in(begin.turn + 1)
    return end.step != asks.OVER and not within_reach(end, end.market, other)


FINISH = Kind("finish", wins)
DOUBLE = Kind("double", satisfies(2))
TWO_STEPS = Kind("match", satisfies(1))
STOP = Kind("stop", stops)


def unsure(state: State, move: int) -> bool:
    """Luck, or a potion that the seat does not know; who comes from the deck (A-18) is luck too."""
    if state.step != asks.ACTION:
        return False
    if move in (RESTOCK, HIRE_DECK):
        return True
    if move < RESTOCK:
        tile = state.market.tiles[move - REVEAL]
        return bool(tile == UNSEEN or seat_of(tile) != state.seat)
    return False


def proof_of(kind: Kind, begin: State, seat: int, most: int = MOST) -> Proof[State]:
    turn = begin.turn
    return Proof(
        seat,
        lambda state: state.step == asks.OVER or state.turn != turn,
        lambda end: kind.goal(begin, end, seat),
        most=most,
        unsure=unsure,
    )


def one_action(begin: State, seat: int) -> bool:
    """Whether a single action makes a match, as far as the seat sees."""
    return bool(within_reach(begin, begin.market, seat, known=True))


def threatened(begin: State, seat: int) -> bool:
    """Whether the next player needs one match more and can make it with a single power."""
    other = begin.box.seat_in(begin.turn + 1)
    if side_of(begin, other) != SATISFIED_TO_WIN - 1 or not begin.active[other]:
        return False
    return bool(within_reach(begin, begin.market, other))


def wanted(begin: State, seat: int) -> Iterator[Kind]:
    """What may be there to be found."""
    done, active = side_of(begin, seat), begin.active[seat]
    if not active and not any(begin.gems_of(seat)):
        return
    if done == SATISFIED_TO_WIN - 1:
        yield FINISH
    else:
        yield DOUBLE
        if not one_action(begin, seat):
            yield TWO_STEPS
    if begin.players == 2 and threatened(begin, seat):
        yield STOP


def positions(game: Game, seed: int) -> Iterator[tuple[str, State]]:
    """Turns of games at first sight."""
    number = seed
    knowledge = game.knowledge()
    while True:
        options = game.settle({**game.limit, **TABLES[number % len(TABLES)]})
        rng, state = Rng(number), game.start(options)
        while (seat := next_actor(state, rng)) != CHANCE:
            if state.step == asks.ACTION and not state.actions and state.turn > 1:
                yield game.position(options, state), state.clone()
            state.play(seat, knowledge.rollout(state, seat, rng))
        number += 1


def puzzles(game: Game, seed: int, full: set[str]) -> Iterator[Puzzle]:
    """Of all themes but those that are full."""
    rng = Rng(seed)
    for line, state in positions(game, seed):
        seat = int(state.seat)
        for kind in wanted(state, seat):
            if kind.theme in full:
                continue
            try:
                found = look(game, line, state, kind, rng)
            except TooLarge:
                continue
            if found is not None:
                yield found
                break


def look(game: Game, line: str, begin: State, kind: Kind, rng: Rng) -> Puzzle | None:
    seat = int(begin.seat)
    if not proof_of(kind, begin, seat).can(begin):
        return None
    reach = proof_of(kind, begin, seat, 4 * MOST).reach(begin)
    if reach.luck > LUCK:
        return None
    steps, _ = walk(game, begin, proof_of(kind, begin, seat, 20 * MOST))
    if not steps or len(steps) > STEPS or len(steps[0].answers) > ANSWERS:
        return None
    if kind is not FINISH:
        checked = compared(game, begin, seat, steps[0], rng)
        if checked is None:
            return None
        steps = [
            checked,
            *(
                one._replace(worths=dict.fromkeys(one.answers, checked.worths[checked.answers[0]]))
                for one in steps[1:]
            ),
        ]
    tempting = GreedyBot(8).choose(glimpse_of(game, begin, seat), rng)
    but = against(kind, begin, seat, tempting)
    text = game.text(tempting)
    if text not in steps[0].answers:
        steps[0] = steps[0]._replace(tempting=text, but={**steps[0].but, text: but})
    return Puzzle(line, [], seat, kind.theme, "", steps, why(game, kind, begin, seat, steps))


def compared(game: Game, begin: State, seat: int, step: Step, rng: Rng) -> Step | None:
    """With what search says of the answer and of its rivals; None if one is as good."""
    worths = weighed(game, begin, seat, [game.parse(text) for text in step.answers[:1]], rng)
    chances = {
        game.text(m): round(worth(game, begin.players, value), 3) for m, value in worths.items()
    }
    best = chances[step.answers[0]]
    others = [chance for text, chance in chances.items() if text not in step.answers]
    return None if not others or max(others) > best - GAP else step._replace(worths=chances)


# Reasons


def why(game: Game, kind: Kind, begin: State, seat: int, steps: list[Step]) -> list[Why]:
    state = begin.clone()
    state.heard = []
    moves = [move for step in steps for move in (step.answers[0], *step.then)]
    for text in moves:
        state.play(state.actors()[0], game.parse(text))
    told = [e.params for e in state.heard if e.kind == "matched" and e.params["seat"] == seat]
    matched = [{name: one[name] for name in ("colour", "spaces", "count")} for one in told]
    if kind is STOP:
        other = begin.box.seat_in(begin.turn + 1)
        one = within_reach(begin, begin.market, other)[0]
        params = {"seat": int(other), "apothecary": user(one.move)}
        return [
            Why(
                "puzzle-why-stop",
                {**params, "colour": COLOURS[one.colour], "spaces": names(one.spaces)},
            )
        ]
    found = []
    if kind is TWO_STEPS or (len(matched) == 1 and not one_action(begin, seat)):
        found.append(Why("puzzle-why-two-steps"))
    for match in matched:
        found.append(Why("puzzle-why-match", match))
    if kind is FINISH:
        found.append(Why("puzzle-why-third"))
    elif len(matched) > 1:
        found.append(
            Why("puzzle-why-both", {"number": side_of(begin, seat) + 2, "needed": SATISFIED_TO_WIN})
        )
    return found


def against(kind: Kind, begin: State, seat: int, move: int) -> Why:
    """What a tempting move does instead."""
    if move == RESTOCK:
        return Why("puzzle-but-restock")
    if kind is STOP:
        return Why("puzzle-miss-stop")
    then = after(begin, seat, move)
    if side_of(then, seat) > side_of(begin, seat) or then.step in (asks.SATISFY, asks.MATCH):
        return Why("puzzle-but-single")
    return Why(f"puzzle-miss-{kind.theme}")
