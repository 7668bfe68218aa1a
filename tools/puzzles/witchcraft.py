"""Witchcraft: turns that win, turns after which nothing helps the other, and the only way out.

No chance comes up in the confrontation, and once no power tile is held nothing is hidden: what
is said here is proved by looking at all there is.
"""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from philtre.bots.coach import worth
from philtre.core.game import Game
from philtre.core.playout import next_actor
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.witchcraft.bot.threats import at_stacks, shots_from
from philtre.games.witchcraft.content import ALTARS, BLAST, SPELL, TILES
from philtre.games.witchcraft.rules import altars, turn
from philtre.games.witchcraft.rules.board import ALTAR_AT, SPENT, Board
from philtre.games.witchcraft.rules.spaces import NAMES
from philtre.games.witchcraft.rules.state import WitchcraftState
from philtre.games.witchcraft.rules.steps import ACTIVATE, OVER
from philtre.puzzles.puzzle import Puzzle, Step, Why
from tools.puzzles.proof import Proof, TooLarge, after, walk
from tools.puzzles.weighing import weighed

TABLES: list[dict[str, object]] = [{"tournament": "on"}, {}, {"tournament": "on", "master": "on"}]
LUCK = 0.06  # a puzzle is not solved by chance more often than this
CHOICES = 3  # at least, at the first question
ANSWERS = 2  # at most, to it
LINE = 20_000  # positions of one turn
SHORT = 200_000  # positions of a short look
ALL = 1_500_000  # positions of a whole proof
STEPS = 9
CLEAR = 2  # tiles by which a capture is better than what else could be done
GAP = 0.1  # and chances to win

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


class Counted:
    """Proofs within a proof, all together not too many positions."""

    def __init__(self, most: int = ALL, line: int = LINE) -> None:
        self.left = most
        self.line = line

    def can_win(self, state: State, seat: int) -> bool:
        proof = winning(seat, self.line)
        try:
            return proof.can(state)
        finally:
            self.left -= self.line - proof.left
            if self.left < 0:
                raise TooLarge

    def forcing(self, seat: int) -> Proof[State]:
        """Turns after which every answer leaves a win in the next."""
        return Proof(seat, winning(seat).ended, lambda s: self.forced(s, seat), key)

    def forced(self, state: State, seat: int) -> bool:
        if state.step == OVER:
            return bool(state.result == seat)
        answers = Proof[State](
            seat, winning(1 - seat).ended, lambda s: self.can_go_on(s, seat), key, LINE
        )
        return self.every(answers, state, 1 - seat)

    def every(self, answers: Proof[State], state: State, other: int) -> bool:
        """Whatever the other does, who has to choose at each question of that turn."""
        if answers._over(state):
            return answers._good(state)
        who = answers._who(state)
        found = (self.every(answers, after(state, who, m), other) for m in state.legal(who))
        return all(found) if who == other else any(found)

    def can_go_on(self, state: State, seat: int) -> bool:
        if state.step == OVER:
            return bool(state.result == seat)
        return self.can_win(state, seat)

    def escaping(self, seat: int) -> Proof[State]:
        """Turns after which the other can't win in its next."""
        return Proof(seat, winning(seat).ended, lambda s: self.escaped(s, seat), key)

    def escaped(self, state: State, seat: int) -> bool:
        if state.step == OVER:
            return bool(state.result != 1 - seat)
        return not self.can_win(state, 1 - seat)


# Looking for them


class Turn(NamedTuple):
    """As it begins, and the line of its position."""

    line: str
    state: State


def games(game: Game, seed: int) -> Iterator[list[Turn]]:
    """The turns of games at first sight in which nothing is hidden."""
    number = seed
    knowledge = game.knowledge()
    while True:
        options = game.settle({**game.limit, **TABLES[number % len(TABLES)]})
        rng, state = Rng(number), game.start(options)
        turns = []
        while (seat := next_actor(state, rng)) != CHANCE:
            if state.step == ACTIVATE and not state.board.held:
                line = game.position(options, state)
                turns.append(Turn(line, game.load(line)[1]))
            state.play(seat, knowledge.rollout(state, seat, rng))
        yield turns
        number += 1


def puzzles(game: Game, seed: int, full: set[str]) -> Iterator[Puzzle]:
    """Of all themes but those that are full."""
    looks = {"finish": finish, "escape": escape, "force": force, "capture": capture}
    for turns in games(game, seed):
        for at in range(len(turns)):
            for theme, look in looks.items():
                if theme in full:
                    continue
                try:
                    found = look(game, turns, at)
                except TooLarge:
                    continue
                if found is not None:
                    yield found


def finish(game: Game, turns: list[Turn], at: int) -> Puzzle | None:
    """A win this turn."""
    line, state = turns[at]
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
    steps[0] = steps[0]._replace(but=still_acts(game, state, seat, steps[0]))
    return Puzzle(line, [], seat, "finish", "", steps, stuck(state.board, end, seat))


def escape(game: Game, turns: list[Turn], at: int) -> Puzzle | None:
    """The only turns after which the other does not win at once."""
    line, state = turns[at]
    seat = int(state.board.turn)
    counted = Counted()
    proof = counted.escaping(seat)
    rng = Rng(7)
    for _ in range(5):
        if counted.escaped(some_end(game, state, seat, rng), seat):
            return None
    reach = proof.reach(state)
    if not reach.sure or reach.luck > 2 * LUCK or len(state.legal(seat)) < CHOICES:
        return None
    steps, end = walk(game, state, proof)
    if not fits(steps) or end.step == OVER:
        return None
    steps = [one._replace(worths=dict.fromkeys(one.worths, -1.0)) for one in steps]
    wrong = [m for m in state.legal(seat) if game.text(m) not in steps[0].answers]
    steps[0] = steps[0]._replace(but={game.text(m): wins_by(state, seat, m) for m in wrong})
    return Puzzle(line, [], seat, "escape", "", steps, escapes(state, end, seat))


def force(game: Game, turns: list[Turn], at: int) -> Puzzle | None:
    """A win in two turns, whatever the other does: looked for where the turn that was made
    forces it."""
    line, state = turns[at]
    seat = int(state.board.turn)
    if at + 2 >= len(turns) or not winning(seat).can(turns[at + 2].state):
        return None
    if winning(seat).can(state) or not Counted(SHORT).forced(turns[at + 1].state, seat):
        return None
    counted = Counted()
    proof = counted.forcing(seat)
    proof.left = ALL
    reach = proof.reach(state)
    if not reach.sure or reach.luck > LUCK or len(state.legal(seat)) < CHOICES:
        return None
    steps, end = walk(game, state, proof)
    if end.step == OVER or not fits(steps):
        return None
    replies = Proof[State](1 - seat, winning(1 - seat).ended, lambda _: False, key, LINE).ends(end)
    count = len(replies)
    said = {"space": spaces(end.legal(1 - seat)), "count": len(end.legal(1 - seat)), "turns": count}
    moves, reply = hardest(game, end, seat)
    last = steps[-1]
    steps[-1] = last._replace(then=[*last.then, *moves])
    if reply.step == OVER:
        return None
    second, final = walk(game, reply, winning(seat, ALL))
    if not second or len(steps) + len(second) > STEPS:
        return None
    wrong = [m for m in state.legal(seat) if game.text(m) not in steps[0].answers]
    steps[0] = steps[0]._replace(but={game.text(m): lives_by(counted, state, seat, m) for m in wrong})
    why = [Why("puzzle-why-forced", said), *stuck(reply.board, final, seat)]
    return Puzzle(line, [], seat, "force", "", [*steps, *second], why)


def capture(game: Game, turns: list[Turn], at: int) -> Puzzle | None:
    """A capture after which little or nothing is lost in return, while every other beginning is
    worse by tiles."""
    line, state = turns[at]
    seat = int(state.board.turn)
    if len(state.legal(seat)) < CHOICES or not at_stacks(state.board, seat):
        return None
    nets: dict[int, Trade] = {}
    for move in state.legal(seat):
        proof = Proof[State](seat, winning(seat).ended, lambda _: False, key, LINE)
        ends = proof.ends(after(state, seat, move))
        if any(end.step == OVER for end in ends):
            return None
        nets[move] = max((trade(state, end, seat) for end in ends), key=lambda one: one.net)
    best = max(nets, key=lambda move: nets[move].net)
    rest = [one.net for move, one in nets.items() if move != best]
    if nets[best].taken < 1 or nets[best].net < max(rest) + CLEAR:
        return None
    goal = nets[best].net
    proof = Proof[State](
        seat,
        winning(seat).ended,
        lambda end: end.step != OVER and trade(state, end, seat).net >= goal,
        key,
        10 * LINE,
    )
    if proof.reach(state).luck > 2 * LUCK:
        return None
    steps, end = walk(game, state, proof)
    values = weighed(game, state, seat, [best], Rng(at))
    chances = {game.text(m): round(worth(game, 2, value), 3) for m, value in values.items()}
    mine = chances.pop(game.text(best))
    if not fits(steps) or not chances or max(chances.values()) > mine - GAP:
        return None
    steps = [one._replace(worths=dict.fromkeys(one.answers, mine)) for one in steps]
    but = {game.text(move): back(one) for move, one in nets.items() if move != best}
    tempting = max((m for m in nets if m != best), key=lambda m: (nets[m].taken, nets[m].net))
    worths = {**chances, **steps[0].worths}
    steps[0] = steps[0]._replace(but=but, tempting=game.text(tempting), worths=worths)
    return Puzzle(line, [], seat, "capture", "", steps, keeps(state, end, seat))


class Trade(NamedTuple):
    """Tiles that a turn takes, and that the answer can take back at most."""

    taken: int
    lost: int

    @property
    def net(self) -> int:
        return self.taken - self.lost


def tiles(board: Board, seat: int) -> int:
    return sum(int(board.height(space)) for space in board.owned(seat))


def trade(begin: State, end: State, seat: int) -> Trade:
    other = 1 - seat
    taken = tiles(begin.board, other) - tiles(end.board, other)
    hits: dict[int, list[int]] = {}
    for shot in at_stacks(end.board, other):
        hits.setdefault(shot.start, []).append(int(end.board.height(shot.target)))
    blast = {start for start in hits if SPELL[end.board.top(start)] == BLAST}
    lost = [max(found) if start in blast else sum(found) for start, found in hits.items()]
    return Trade(taken, max(lost, default=0))


def back(one: Trade) -> Why:
    """What comes of another beginning, at best."""
    params: dict[str, object] = {"taken": one.taken, "lost": one.lost}
    if not one.taken:
        return Why("puzzle-but-nothing", params)
    return Why("puzzle-but-back" if one.lost else "puzzle-but-less", params)


def keeps(state: State, end: State, seat: int) -> list[Why]:
    before = {int(space): TILES[state.board.top(space)] for space in state.board.owned(1 - seat)}
    gone = [space for space in before if end.board.at[space] != 1 - seat]
    found = [
        Why("puzzle-why-taken", {"tile": before[space], "space": NAMES[space]}) for space in gone
    ]
    one = trade(state, end, seat)
    params: dict[str, object] = {"taken": one.taken, "lost": one.lost}
    return [*found, Why("puzzle-why-keeps" if one.lost else "puzzle-why-free", params)]


def some_end(game: Game, state: State, seat: int, rng: Rng) -> State:
    """The turn as somebody might play it."""
    state = state.clone()
    while state.step != OVER and state.board.turn == seat:
        who = int(state.asked)
        state.play(who, game.knowledge().rollout(state, who, rng))
    return state


def fits(steps: list[Step]) -> bool:
    return bool(steps) and len(steps[0].answers) <= ANSWERS and len(steps) <= STEPS


# Solutions


def hardest(game: Game, state: State, seat: int) -> tuple[list[str], State]:
    """The answer that leaves a win that is hardest to find."""
    found: list[tuple[float, list[str], State]] = []

    def look(here: State, moves: list[str]) -> None:
        if here.step == OVER or here.board.turn == seat:
            luck = 2.0 if here.step == OVER else winning(seat).reach(here).luck
            found.append((luck, moves, here))
            return
        who = int(here.asked)
        for move in here.legal(who):
            look(after(here, who, move), [*moves, game.text(move)])

    look(state, [])
    _, moves, end = min(found, key=lambda one: one[0])
    return moves, end


# Reasons


def spaces(moves: list[int]) -> list[str]:
    """Of activations."""
    return [NAMES[move % len(NAMES)] for move in moves]


def acting(board: Board, seat: int) -> list[int]:
    return [
        int(move) % len(NAMES)
        for move in turn.activations(board, seat, altars.able(board, seat))
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
    """A stack that could act and can't any more."""
    params: dict[str, object] = {"tile": TILES[before.top(space)], "space": NAMES[space]}
    aimed = shots_from(before, space, other)
    if not aimed:
        return Why("puzzle-why-idle", params)
    target = aimed[0].target
    if before.at[target] >= ALTAR_AT:
        return Why("puzzle-why-altar", {**params, "altar": ALTARS[before.at[target] - ALTAR_AT]})
    kept = end.at[target] == before.at[target]
    return Why("puzzle-why-shield" if kept else "puzzle-why-gone", {**params, "target": NAMES[target]})


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


def wins_by(state: State, seat: int, move: int) -> Why:
    """With what the other wins after a move that is no way out."""
    end = some_end_of(after(state, seat, move), seat)
    if end.step == OVER:
        return Why("puzzle-but-lost")
    for answer in end.legal(1 - seat):
        if winning(1 - seat).can(after(end, 1 - seat, answer)):
            return Why("puzzle-but-wins", {"space": NAMES[answer % len(NAMES)]})
    return Why("puzzle-but-lost")


def some_end_of(state: State, seat: int) -> State:
    while state.step != OVER and state.board.turn == seat:
        who = int(state.asked)
        state = after(state, who, state.legal(who)[0])
    return state


def lives_by(counted: Counted, state: State, seat: int, move: int) -> Why:
    """With what the other gets away after a move that does not force it."""
    proof = Proof[State](seat, winning(seat).ended, lambda _: False, key, 2 * LINE)
    ends = [end for end in proof.ends(after(state, seat, move)) if end.step != OVER]
    end = min(ends, key=lambda one: len(one.legal(1 - seat)))
    for answer in end.legal(1 - seat):
        then = after(end, 1 - seat, answer)
        replies = Proof[State](seat, winning(1 - seat).ended, lambda s: counted.can_go_on(s, seat), key)
        if not counted.every(replies, then, 1 - seat):
            return Why("puzzle-but-lives", {"space": NAMES[answer % len(NAMES)]})
    return Why("puzzle-but-slow")


def escapes(state: State, end: State, seat: int) -> list[Why]:
    """What the other would have won with, and what it can do now."""
    now = [space for space in acting(state.board, 1 - seat)]
    taken = [space for space in now if end.board.at[space] == seat or not end.board.tops[space]]
    found = [
        Why("puzzle-why-taken", {"tile": TILES[state.board.top(space)], "space": NAMES[space]})
        for space in taken
    ]
    mine = [NAMES[space] for space in acting(end.board, seat)]
    if mine:
        found.append(Why("puzzle-why-alive", {"space": mine[:4], "count": len(mine)}))
    return found
