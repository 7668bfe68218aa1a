"""Quacks: draw or stop, points or coins, what to buy, what to do with rubies.

The best choice is found by long thought, twice; what is said for it is exact: the odds of the
bag, what a stop gives, what an explosion costs, and in the last round who would be ahead.
"""

from collections.abc import Iterator
from time import process_time

from philtre.bots.coach import worth
from philtre.bots.game import glimpse_of
from philtre.bots.think import Seconds, think
from philtre.core.game import Game
from philtre.core.playout import next_actor
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.games.quacks.bot.reasons import dearest
from philtre.games.quacks.content import BLACK, BLACK_1, KINDS
from philtre.games.quacks.notation import moves
from philtre.games.quacks.rules.gains import points_of_coins, points_of_rubies
from philtre.games.quacks.rules.placing import explosive
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import AT_BREWING, CHOICE, DECIDE, EXCHANGE, SHOP
from philtre.puzzles.puzzle import Puzzle, Step, Why

TABLES: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "books": "2"},
    {"players": 2, "books": "3"},
    {"players": 4, "books": "4"},
    {"players": 2, "expansion": "on"},
]
QUICK, SHORT, LONG = 0.04, 0.1, 0.7  # seconds of thought
GAP, NEAR = 0.06, 0.02  # of a chance to win: clearly worse, and as good
GAPS = {"shopping": (0.03, 0.008)}  # a single chip weighs less
HOPE = 0.5  # of a fair share
APART = 6  # decisions of a game between two that are looked at
RISK = (0.12, 0.7)  # of a draw: with less or more nobody has to think
GAMES = 300  # played on from a purchase, to see what it brings
FARTHER = 0.25  # spaces that it has to bring

THEMES = {DECIDE: "brewing", SHOP: "shopping", CHOICE: "prize", EXCHANGE: "rubies"}
State = QuacksState


def positions(game: Game, seed: int) -> Iterator[tuple[str, State, int]]:
    """Decisions of games at first sight."""
    number = seed
    knowledge = game.knowledge()
    while True:
        options = game.settle({**game.limit, **TABLES[number % len(TABLES)]})
        rng, state = Rng(number), game.start(options)
        since = 0
        while (seat := next_actor(state, rng)) != CHANCE:
            since += 1
            if since > APART and asks(state, seat):
                since = 0
                yield game.position(options, state), state.clone(), seat
            state.play(seat, knowledge.rollout(state, seat, rng))
        number += 1


def step_of(state: State, seat: int) -> int:
    return int(state.seats[seat].next_step())


def asks(state: State, seat: int) -> bool:
    """Whether there is something to think about."""
    player = state.seats[seat]
    if len(state.legal(seat)) < 2 or step_of(state, seat) not in THEMES:
        return False
    if step_of(state, seat) != DECIDE:
        return state.round > 1
    risk = explosive(state, player) / max(1, player.chips_left)
    return moves.DRAW in state.legal(seat) and RISK[0] < risk < RISK[1]


def puzzles(game: Game, seed: int, full: set[str]) -> Iterator[Puzzle]:
    """Of all themes but those that are full."""
    rng = Rng(seed)
    for line, state, seat in positions(game, seed):
        theme = theme_of(state, seat)
        if theme not in full:
            found = look(game, line, state, seat, theme, rng)
            if found is not None:
                yield found


def theme_of(state: State, seat: int) -> str:
    theme = THEMES[step_of(state, seat)]
    if theme == "brewing" and moves.FLASK in state.legal(seat):
        return "flask"
    return "last" if theme == "brewing" and state.round == state.box.rounds else theme


def look(game: Game, line: str, state: State, seat: int, theme: str, rng: Rng) -> Puzzle | None:
    chances: dict[int, float] = {}
    clearly, near = GAPS.get(theme, (GAP, NEAR))
    if theme == "shopping" and not 0 <= state.legal(seat)[0] - moves.BUY < KINDS:
        return None
    for seconds in (QUICK, SHORT, LONG, LONG):
        glimpse = glimpse_of(game, state, seat)
        thoughts = think(glimpse, Seconds(seconds, process_time), rng)
        values = {t.move: worth(game, state.players, t.value) for t in thoughts}
        best = max(values, key=lambda move: values[move])
        others = [chance for move, chance in values.items() if chance < values[best] - near]
        gap = clearly if seconds == LONG else clearly * 0.7
        if not others or max(others) > values[best] - gap or values[best] < HOPE / state.players:
            return None
        if chances and chances[best] < max(chances.values()) - near:
            return None
        chances = values
    answers = [move for move, chance in chances.items() if chance >= chances[best] - near]
    answers.sort(key=lambda move: move != best)
    rest = [move for move in chances if move not in answers]
    tempting = max(rest, key=lambda move: chances[move])
    why = reasons(game, state, seat, best, tempting, rng)
    if len(answers) > len(rest) or not why:
        return None
    step = Step(
        [game.text(move) for move in answers],
        {game.text(move): round(chance, 3) for move, chance in chances.items()},
        {game.text(move): but for move in rest if (but := against(game, state, seat, move))},
        game.text(tempting),
    )
    return Puzzle(line, [], seat, theme, "", [step], why)


# Reasons


def reasons(game: Game, state: State, seat: int, best: int, other: int, rng: Rng) -> list[Why]:
    """Nothing: there is no short one."""
    step = step_of(state, seat)
    if step == DECIDE and best in (moves.DRAW, moves.STOP, moves.FLASK):
        return brewing(game, state, seat, best)
    if step == SHOP:
        return shopping(game, state, seat, best, other, rng)
    left = state.box.rounds - state.round
    own = [said(reason) for reason in game.knowledge().reasons(glimpse_of(game, state, seat), best)]
    if step == CHOICE and left:
        return [*own, Why("puzzle-why-rounds", {"rounds": left})]
    return own if best in (moves.RUBY_DROPLET, moves.RUBY_FLASK) else []


def said(reason: Reason) -> Why:
    return Why(reason.key, dict(reason.params))


def against(game: Game, state: State, seat: int, move: int) -> Why | None:
    """What the coach says of it first."""
    found = game.knowledge().reasons(glimpse_of(game, state, seat), move)
    return said(found[0]) if found else None


def brewing(game: Game, state: State, seat: int, best: int) -> list[Why]:
    player, box = state.seats[seat], state.box
    if player.window:
        return []  # an explosion may cost nothing
    space = player.scoring_space()
    odds = {"count": explosive(state, player), "total": player.chips_left}
    found = [
        Why("puzzle-why-odds", {**odds, "percent": round(100 * odds["count"] / odds["total"])})
    ]
    if state.round == box.rounds:
        if unsettled(state):
            return []
        where = standing(state, seat)
        if best != moves.FLASK and (best == moves.DRAW) != (where.key == "puzzle-why-behind"):
            return []  # it takes more than the standing to see why
        found.append(where)
    keeps = {"coins": int(box.coins[space]), "points": int(box.points[space])}
    safe = safe_draw(state, seat)
    if best == moves.FLASK:
        own = game.knowledge().reasons(glimpse_of(game, state, seat), best)
        return [said(own[0]), *found[1:]]
    if safe is None:
        return found
    spaces, top = round(safe[0], 1), safe[1]
    if best == moves.DRAW:
        gains = {"coins": int(box.coins[top]), "points": int(box.points[top])}
        found.append(Why("puzzle-why-safe", {"spaces": spaces, **gains}))
        if state.round < box.rounds:
            chip = dearest(state, seat, box.coins[space])
            key = "puzzle-why-cheap" if chip else "puzzle-why-cheap-bare"
            found.append(Why(key, {**keeps, "chip": chip or ""}))
    elif best == moves.STOP:
        found.append(Why("puzzle-why-dear", {**keeps, "spaces": spaces}))
    return found


def safe_draw(state: State, seat: int) -> tuple[float, int] | None:
    """How far a chip that does not explode brings one on average, and where the best leads; not
    known where all draw together (Q-16)."""
    space = state.seats[seat].scoring_space()
    after = state.clone()
    after.play(seat, moves.DRAW)
    if after.actors() != [CHANCE] or after.drawer() != seat:
        return None
    found: list[tuple[int, int]] = []
    for outcome, weight in zip(after.legal(CHANCE), after.odds(), strict=True):
        then = after.clone()
        then.play(CHANCE, outcome)
        if not then.seats[seat].exploded:
            found.append((weight, int(then.seats[seat].scoring_space())))
    if not found:
        return None
    total = sum(weight for weight, _ in found)
    mean = sum(weight * (end - space) for weight, end in found) / total
    return mean, max(end for _, end in found)


def final(state: State, player: Player) -> int:
    """Q-27: the points of one who stops now in the last round, without the die; who has exploded
    takes the better of both (Q-23)."""
    box, space = state.box, player.scoring_space()
    rubies = points_of_rubies(box, player.rubies + int(box.ruby[space]))
    points, coins = int(box.points[space]), points_of_coins(box, box.coins[space])
    both = points + coins if player.safe() else max(points, coins)
    return int(player.points + both + rubies)


def unsettled(state: State) -> bool:
    """Chips beside pots are placed after the stop: nobody knows yet where they lead."""
    return any(player.kept or player.beside or player.aside for player in state.seats)


def standing(state: State, seat: int) -> Why:
    """Who would be ahead if all stopped now."""
    mine = final(state, state.seats[seat])
    rivals = [other for other in state.seats if other.seat != seat]
    best = max(rivals, key=lambda other: final(state, other))
    theirs = final(state, best)
    params: dict[str, object] = {"mine": mine, "seat": int(best.seat), "theirs": theirs}
    return Why("puzzle-why-behind" if theirs >= mine else "puzzle-why-ahead", params)


def shopping(game: Game, state: State, seat: int, best: int, other: int, rng: Rng) -> list[Why]:
    if not 0 <= best - moves.BUY < KINDS:
        return []
    own = [said(reason) for reason in game.knowledge().reasons(glimpse_of(game, state, seat), best)]
    if best - moves.BUY == BLACK_1:
        return [*own[:1], rival_blacks(state, seat)]
    mine, theirs = (played_on(game, state, seat, move) for move in (best, other))
    if mine - theirs < FARTHER:
        return []
    params: dict[str, object] = {"mine": round(mine, 1), "theirs": round(theirs, 1)}
    return [*own[:2], Why("puzzle-why-farther", {**params, "count": GAMES // 2})]


def rival_blacks(state: State, seat: int) -> Why:
    """How many black chips the others have: a black one is worth more the fewer there are."""
    counts = [int(player.bag[BLACK_1]) + player.count_colour(BLACK) for player in state.seats]
    others = max(count for who, count in enumerate(counts) if who != seat)
    return Why("puzzle-why-black", {"mine": counts[seat] + 1, "theirs": others})


def played_on(game: Game, state: State, seat: int, move: int) -> float:
    """The scoring space of the next two rounds on average, in games played on at first sight."""
    knowledge = game.knowledge()
    total = count = 0
    for number in range(GAMES // 2):
        rng, then = Rng(number), state.clone()
        then.play(seat, move)
        last = min(state.round + 2, state.box.rounds)
        before = -1
        while then.round <= last and (who := next_actor(then, rng)) != CHANCE:
            then.play(who, knowledge.rollout(then, who, rng))
            player = then.seats[seat]
            if then.round > state.round and then.stage > AT_BREWING and before != then.round:
                before = int(then.round)
                total += int(player.score)
                count += 1
    return total / max(1, count)
