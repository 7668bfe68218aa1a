"""Witchcraft: turns that win, by a capture or by leaving the other nothing to activate.

No chance comes up in the confrontation, and once no power tile is held nothing is hidden: what
is said here is proved by looking at all there is.
"""

from collections.abc import Hashable, Iterator

from philtre.bots.bot import GreedyBot
from philtre.bots.game import glimpse_of
from philtre.core.game import Game
from philtre.core.playout import next_actor
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft.bot.threats import shots_from
from philtre.games.witchcraft.content import ALTARS, BOLTS, TILES
from philtre.games.witchcraft.rules import altars, turn
from philtre.games.witchcraft.rules.board import ALTAR_AT, NOWHERE, SPENT, Board
from philtre.games.witchcraft.rules.bolts import first_in_line
from philtre.games.witchcraft.rules.spaces import NAMES
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, OVER
from philtre.puzzles.puzzle import Puzzle, Step, Why
from tools.puzzles.proof import Proof, TooLarge, after, walk

TABLES: list[dict[str, object]] = [{"tournament": "on"}, {}, {"tournament": "on", "master": "on"}]
LUCK = 0.06  # a puzzle is not solved by chance more often than this
CHOICES = 3  # at least, at the first question
ANSWERS = 2  # at most, to it
LINE = 20_000  # positions of one turn
ALL = 1_500_000  # positions of a whole proof
STEPS = 9

State = WitchcraftState


# Goals


def key(state: State) -> Hashable:
    """What tells two ends of a turn apart."""
    board = state.board
    stacks = [
        (int(space), board.stack(space), int(board.marks[space]))
        for seat in (0, 1)
        for space in board.owned(seat)
    ]
    rest = (int(state.step), int(state.result), int(board.reserve_red), int(board.reserve_green))
    return tuple(stacks), tuple(board.at), rest


def winning(seat: int, most: int = LINE) -> Proof[State]:
    """This turn."""
    return Proof(
        seat,
        lambda state: state.step == OVER or state.board.turn != seat,
        lambda state: state.step == OVER and state.result == seat,
        most=most,
    )


# Looking for them


def turns(game: Game, seed: int) -> Iterator[tuple[str, State]]:
    """As they begin, in games at first sight, where nothing is hidden."""
    number = seed
    knowledge = game.knowledge()
    while True:
        options = game.settle({**game.limit, **TABLES[number % len(TABLES)]})
        rng, state = Rng(number), game.start(options)
        while (seat := next_actor(state, rng)) != CHANCE:
            if state.step == ACTIVATE and not state.board.held:
                line = game.position(options, state)
                yield line, game.load(line)[1]
            state.play(seat, knowledge.rollout(state, seat, rng))
        number += 1


def puzzles(game: Game, seed: int, full: set[str]) -> Iterator[Puzzle]:
    """Of all themes but those that are full."""
    for line, state in turns(game, seed):
        try:
            found = finish(game, line, state)
        except TooLarge:
            continue
        if found is not None and found.theme not in full:
            yield found


def finish(game: Game, line: str, state: State) -> Puzzle | None:
    """A win this turn, with a capture or without."""
    seat = int(state.board.turn)
    if not winning(seat).can(state):
        return None
    proof = winning(seat, 4 * LINE)
    reach = proof.reach(state)
    if not reach.sure or reach.luck > LUCK or len(state.legal(seat)) < CHOICES:
        return None
    steps, end = walk(game, state, winning(seat, ALL))
    if not fits(steps):
        return None
    but = still_acts(game, state, seat, steps[0])
    liked = game.text(GreedyBot(1).choose(glimpse_of(game, state, seat), Rng(0)))
    steps[0] = steps[0]._replace(but=but, tempting=liked if liked in but else "")
    theme = "finish" if tiles(end.board, seat) > tiles(state.board, seat) else "silence"
    return Puzzle(line, [], seat, theme, "", steps, stuck(state.board, end, seat))


def tiles(board: Board, seat: int) -> int:
    return sum(int(board.height(space)) for space in board.owned(seat))


def fits(steps: list[Step]) -> bool:
    return bool(steps) and len(steps[0].answers) <= ANSWERS and len(steps) <= STEPS


# Reasons


def spaces(moves: list[int]) -> list[str]:
    """Of activations."""
    return [NAMES[move % len(NAMES)] for move in moves]


def acting(board: Board, seat: int) -> list[int]:
    return [
        int(move) % len(NAMES) for move in turn.activations(board, seat, altars.able(board, seat))
    ]


def stuck(board: Board, end: State, seat: int) -> list[Why]:
    """W-12: what has become of the stacks that the other could act with."""
    other = 1 - seat
    if not end.board.owned(other):
        return [Why("puzzle-why-last")]
    before = acting(board, other)
    taken = [space for space in before if end.board.at[space] != other]
    found = []
    for space in taken:
        tile = TILES[board.top(space)]
        found.append(Why("puzzle-why-taken", {"tile": tile, "space": NAMES[space]}))
    for space in before:
        if space not in taken:
            found.append(silenced(board, end.board, space, other))
    spent = [
        NAMES[s] for s in end.board.owned(other) if end.board.marks[s] >= SPENT and s not in before
    ]
    if spent:
        found.append(Why("puzzle-why-spent", {"space": spent, "count": len(spent)}))
    return [*found, Why("puzzle-why-stuck")]


def silenced(before: Board, end: Board, space: int, other: int) -> Why:
    """A stack that could act and can't any more: what its bolt meets now."""
    params: dict[str, object] = {"tile": TILES[before.top(space)], "space": NAMES[space]}
    aimed = shots_from(before, space, other)
    if not aimed:
        return Why("puzzle-why-idle", params)
    target = aimed[0].target
    if before.at[target] >= ALTAR_AT:
        return Why("puzzle-why-altar", {**params, "altar": ALTARS[before.at[target] - ALTAR_AT]})
    tile = before.tops[space]
    for bolt in BOLTS[tile >> 3]:
        if target in before.line(space, tile + bolt & 7):
            met = int(first_in_line(end, space, tile + bolt & 7, other))
            if met != NOWHERE and end.at[met] == 1 - other:
                return Why("puzzle-why-shield", {**params, "target": NAMES[met]})
    return Why("puzzle-why-gone", {**params, "target": NAMES[target]})


def still_acts(game: Game, state: State, seat: int, step: Step) -> dict[str, Why]:
    """After any other beginning: what the other can act with, at the fewest."""
    found = {}
    for move in state.legal(seat):
        if game.text(move) in step.answers:
            continue
        proof = Proof[State](seat, winning(seat).ended, lambda _: False, key, 2 * LINE)
        ends = [end for end in proof.ends(after(state, seat, move)) if end.step != OVER]
        if not ends:
            continue
        fewest = min(ends, key=lambda end: len(end.legal(1 - seat)))
        left = spaces(fewest.legal(1 - seat))
        found[game.text(move)] = Why("puzzle-but-acts", {"space": left[:3], "count": len(left)})
    return found
