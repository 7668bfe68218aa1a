"""The Potion: a token that is far better than the others, with hands that all can see.

What lets a token go is counted over all that the others can show, and weighed by how they should
play: the equilibrium of the round, which three players have worked out for all positions.
"""

from collections.abc import Iterator
from typing import NamedTuple

from philtre.bots.think import pick
from philtre.core.game import Game
from philtre.core.glimpse import Glimpse
from philtre.core.playout import next_actor
from philtre.core.rng import Rng
from philtre.core.state import CHANCE
from philtre.core.thought import Budget
from philtre.games.potion.bot.equilibrium import TURNS, Round
from philtre.games.potion.bot.hands import HELD, WON, hands_of
from philtre.games.potion.bot.others import balance_of
from philtre.games.potion.bot.views import outlook_for
from philtre.games.potion.content import INGREDIENTS, KINDS
from philtre.games.potion.rules.state import PotionState as State
from philtre.puzzles.puzzle import Puzzle, Step, Why

TABLES: list[dict[str, object]] = [
    {"players": count, "memory_aid": "on"} for count in (3, 4, 3, 4, 4, 5)
]
CLEAR = 0.97  # share of the best token: nobody should mix
GAP = 0.07  # chance to win between the best and the next best
HOPE = 0.6  # of a fair share
ROUNDS = 40
TRUE = 0.12  # what counting the ways tells, and what good play makes of it, differ by less
SURE = 0.95  # with more nobody believes it
LITTLE = 0.005  # of a chance to win: no difference


class Case(NamedTuple):
    """A round before anybody has chosen."""

    state: State
    seat: int
    round: Round
    mixture: list[float]

    def worths(self) -> dict[int, float]:
        values = self.round.values(self.mixture)
        return {kind: values[self.seat * KINDS + kind] for kind in self.kinds()}

    def kinds(self) -> list[int]:
        return HELD[self.round.hands[self.seat]]

    def share(self, seat: int, kind: int) -> float:
        return self.mixture[seat * KINDS + kind]

    def reveals(self, kind: int) -> list[int]:
        """Numbers of the reveals in which the seat shows this."""
        return self.round.members[self.seat * KINDS + kind]

    def going(self, kind: int) -> list[int]:
        """Of these, the ones in which it goes."""
        return [n for n in self.reveals(kind) if self.hand_after(n) != self.round.hands[self.seat]]

    def hand_after(self, number: int) -> int:
        return self.round.after(self.round.reveals[number])[0][self.seat]

    def lost(self, kind: int) -> list[int]:
        """The reveals after which others have won and the seat has not."""
        found = []
        for number in self.reveals(kind):
            hands = self.round.after(self.round.reveals[number])[0]
            if not WON[hands[self.seat]] and any(WON[hand] for hand in hands):
                found.append(number)
        return found

    def average(self) -> dict[int, float]:
        """What the tokens are worth if the others show anything they hold, all alike."""
        values = self.round.values(self.round.even())
        return {kind: values[self.seat * KINDS + kind] for kind in self.kinds()}


def case_of(state: State, seat: int) -> Case:
    hands, outlook = hands_of(state), outlook_for(state)
    game = Round(hands, state.roll, outlook)
    return Case(state, seat, game, balance_of(game, outlook, Budget(TURNS)))


def positions(game: Game, seed: int) -> Iterator[tuple[str, State]]:
    """Rounds of games between those who mix as they should, and beginners."""
    number = seed
    knowledge = game.knowledge()
    while True:
        options = game.settle(TABLES[number % len(TABLES)])
        rng, state = Rng(number), game.start(options)
        while (seat := next_actor(state, rng)) != CHANCE and state.round < ROUNDS:
            if len(state.actors()) == state.players and state.round > 2:
                yield game.position(options, state), state.clone()
            if rng.below(2):
                move = knowledge.rollout(state, seat, rng)
            else:
                glimpse = Glimpse(game, state, seat, [])
                move = pick(knowledge.think(glimpse, Budget(60), rng), rng)
            state.play(seat, move)
        number += 1


def puzzles(game: Game, seed: int, full: set[str]) -> Iterator[Puzzle]:
    """Of all themes but those that are full."""
    for line, state in positions(game, seed):
        for seat in range(state.players):
            if len(state.legal(seat)) > 1:
                found = look(game, line, case_of(state, seat))
                if found is not None and found.theme not in full:
                    yield found
                    break


def look(game: Game, line: str, case: Case) -> Puzzle | None:
    """None where the best token is not clear, against those who play well and against any."""
    worths, alike = case.worths(), case.average()
    best = max(worths, key=lambda kind: worths[kind])
    others = [kind for kind in worths if kind != best]
    if case.share(case.seat, best) < CLEAR or worths[best] < HOPE / case.state.players:
        return None
    if worths[best] - max(worths[kind] for kind in others) < GAP:
        return None
    tempting = max(others, key=lambda kind: (alike[kind], worths[kind]))
    read = reading(case, best)
    robust = alike[best] - alike[tempting] > GAP and abs(alike[best] - worths[best]) < TRUE
    believable = worths[best] < SURE and (read or robust)
    theme = theme_of(case, best, tempting, read) if believable else ""
    if not theme:
        return None
    step = Step(
        [INGREDIENTS[best]],
        {INGREDIENTS[kind]: round(chance, 3) for kind, chance in worths.items()},
        {INGREDIENTS[kind]: against(case, kind) for kind in others},
        INGREDIENTS[tempting],
    )
    why = reasons(case, theme, best, tempting, read)
    return Puzzle(line, [], case.seat, theme, "", [step], why)


class Read(NamedTuple):
    """Tokens that others have no reason to show, after which one is right whatever is left."""

    gone: list[tuple[int, int, int]]  # seat, token, and the one that is never worse
    better: int  # of the reveals that are left, in so many the best beats the next
    total: int


def reading(case: Case, best: int) -> Read | None:
    """None if no token is right whatever the others may reasonably show."""
    left = {seat: list(HELD[hand]) for seat, hand in enumerate(case.round.hands)}
    gone: list[tuple[int, int, int]] = []
    for _ in range(KINDS):
        if all(
            beats(case, left, case.seat, best, kind) for kind in left[case.seat] if kind != best
        ):
            other = max(
                (kind for kind in left[case.seat] if kind != best),
                key=lambda kind: case.worths()[kind],
                default=None,
            )
            if other is None:
                return None
            gains = differences(case, left, case.seat, best, other)
            return Read(gone, sum(gain > LITTLE for gain in gains), len(gains))
        found = [
            (seat, kind, by)
            for seat in left
            for kind in left[seat]
            for by in left[seat]
            if seat != case.seat and by != kind and beats(case, left, seat, by, kind)
        ]
        if not found:
            return None
        for seat, kind, by in found:
            if kind in left[seat] and by in left[seat]:
                left[seat].remove(kind)
                gone.append((seat, kind, by))
    return None


def beats(case: Case, left: dict[int, list[int]], seat: int, one: int, other: int) -> bool:
    """Never worse, and better at times."""
    gains = differences(case, left, seat, one, other)
    return min(gains) > -LITTLE and max(gains) > LITTLE


def differences(
    case: Case, left: dict[int, list[int]], seat: int, one: int, other: int
) -> list[float]:
    """What a seat gains by one token instead of another, for all that the rest may show."""
    round = case.round
    numbers = {tuple(shown): number for number, shown in enumerate(round.reveals)}
    found = []
    for shown in round.reveals:
        if shown[seat] != one:
            continue
        if all(kind in left[who] for who, kind in enumerate(shown) if who != seat):
            instead = tuple(other if who == seat else kind for who, kind in enumerate(shown))
            found.append(
                round.worth[seat][numbers[tuple(shown)]] - round.worth[seat][numbers[instead]]
            )
    return found


def theme_of(case: Case, best: int, other: int, read: Read | None) -> str:
    """What makes the token the right one; nothing where it can't be told in a sentence."""
    if read is not None:
        return "reading" if read.gone else "always"
    if len(case.lost(best)) < len(case.lost(other)):
        return "guard"
    if len(case.going(best)) <= len(case.going(other)):
        return ""
    return "win" if wins(case, best) else "counting"


def wins(case: Case, kind: int) -> bool:
    """Whether the seat has won where it goes."""
    going = case.going(kind)
    return bool(going) and all(WON[case.hand_after(number)] for number in going)


# Reasons


def reasons(case: Case, theme: str, best: int, other: int, read: Read | None) -> list[Why]:
    found = only(case)
    ways: dict[str, object] = {"ingredient": INGREDIENTS[best]}
    if read is not None:
        for seat, kind, by in read.gone[:2]:
            params: dict[str, object] = {"seat": seat, "ingredient": INGREDIENTS[kind]}
            found.append(Why("puzzle-why-useless", {**params, "second": INGREDIENTS[by]}))
        ways = {**ways, "better": read.better, "total": read.total}
        found.append(Why("puzzle-why-left" if read.gone else "puzzle-why-always", ways))
    if read is None or not read.gone:
        found.append(goes(case, "puzzle-why-goes", best))
    if wins(case, best):
        found.append(Why("puzzle-why-wins", {"ingredient": INGREDIENTS[best]}))
    if theme == "guard":
        lost, more = len(case.lost(best)), len(case.lost(other))
        params = {"ingredient": INGREDIENTS[best], "second": INGREDIENTS[other], "lost": lost}
        params = {**params, "count": more, "total": len(case.reveals(best))}
        found.append(Why("puzzle-why-guard", params))
    return found


def goes(case: Case, key: str, kind: int) -> Why:
    going = case.going(kind)
    params: dict[str, object] = {"ingredient": INGREDIENTS[kind], "count": len(going)}
    return Why(key, {**params, "total": len(case.reveals(kind))})


def against(case: Case, kind: int) -> Why:
    if not case.going(kind):
        return Why("puzzle-but-never", {"ingredient": INGREDIENTS[kind]})
    return goes(case, "puzzle-but-goes", kind)


def only(case: Case) -> list[Why]:
    """What others have to show."""
    held = [HELD[hand] for hand in case.round.hands]
    return [
        Why("puzzle-why-only", {"seat": seat, "ingredient": INGREDIENTS[kinds[0]]})
        for seat, kinds in enumerate(held)
        if seat != case.seat and len(kinds) == 1
    ]
