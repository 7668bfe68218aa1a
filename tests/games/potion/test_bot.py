"""How The Potion's bot thinks: positions reasoned out by the rules, and exactness."""

from itertools import product

import pytest

from philtre.bots.bot import Bot, RandomBot
from philtre.bots.game import play_game
from philtre.bots.think import pick, think
from philtre.core.glimpse import Glimpse
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.thought import Budget, Thought
from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.outlook import LastRound
from philtre.games.potion.bot.solution import find_solution
from philtre.games.potion.bot.symmetry import (
    RENAMED,
    alike,
    canonical_positions,
    key_of,
    place,
    rename_roll,
)
from philtre.games.potion.bot.worths import Worths
from philtre.games.potion.content import KINDS
from tests.games.potion.rounds import roll, table
from tools.solve_potion import Known, by_tokens, dice_of, exploitability, solve_position

BEETLE, MUSHROOM, VIAL = range(KINDS)
GAME = find("potion")


def thoughts(tokens: str, dice: str, steps: int = 300, limit: int = 0) -> list[Thought]:
    """What the first seat thinks."""
    match = table(tokens, round_limit=limit) if limit else table(tokens)
    roll(match, dice)
    return think(match.glimpse(0), Budget(steps), Rng(1))


def test_there_are_309_positions_of_three_players_but_for_names() -> None:
    assert len(canonical_positions(3)) == 309


def test_names_of_seats_and_kinds_do_not_matter() -> None:
    hands = [8, 13, 25]
    for names in RENAMED:
        turned = [names[hand] for hand in reversed(hands)]
        assert place(turned).key == place(hands).key


def test_choices_that_differ_by_name_only_are_alike() -> None:
    """All hold everything and one die shows a beetle: the other two kinds are the same."""
    labels = alike([26, 26, 26], 0b111100)
    assert len({labels[seat * KINDS + BEETLE] for seat in range(3)}) == 1
    assert len({labels[seat * KINDS + kind] for seat in range(3) for kind in (1, 2)}) == 1
    assert labels[BEETLE] != labels[VIAL]


def test_a_sure_win_is_taken() -> None:
    """P-5: only the first seat holds a vial, and a die asks for one: showing it wins."""
    for tokens in ("201 220 220", "201 220 220 220", "201 220 220 220 220"):
        best = thoughts(tokens, "v--"[: 2 if tokens.count(" ") == 2 else 3])[0]
        assert best.move == VIAL
        assert best.share > 0.95
        assert best.value > 0.95


def test_in_the_last_round_it_counts_who_is_closest() -> None:
    """P-12: by its vial the first seat catches up with the others; else all keep what they have."""
    best, second = thoughts("221 220 220 220", "v--", limit=1)[:2]
    assert best.move == VIAL
    assert best.share > 0.95
    assert best.value == pytest.approx(0.25, abs=0.001)
    assert second.value == pytest.approx(0, abs=0.001)


def test_closeness_is_that_of_the_rules() -> None:
    """P-12"""
    assert LastRound().values([26, 26, 25]) == [0.0, 0.0, 1.0]
    assert LastRound().values([26, 26, 26]) == [1 / 3] * 3


def test_the_worth_of_a_choice_is_what_the_rules_say() -> None:
    """Each reveal played out by the rules themselves, weighted by hand."""
    match = table("221 122 212 220", dice="bm-")
    hands = [17, 25, 23, 8]
    game = Round(hands, match.state.roll, Worths())  # type: ignore[attr-defined]
    mixture = game.even()
    values = game.values(mixture)
    for kind in range(KINDS):
        total = 0.0
        for others in product(range(3), range(3), range(2)):
            state = match.state.clone()
            for seat, shown in enumerate((kind, *others)):
                state.play(seat, shown)
            total += GAME.knowledge().evaluate(state, 0) / 18
        assert values[kind] == pytest.approx(total, abs=1e-5)


def test_regret_matching_finds_the_mixture_of_a_round() -> None:
    """Three alike with nothing at stake but this round: nobody could gain by another choice."""
    game = Round([26, 26, 26], 0b110100, LastRound())
    for _ in range(400):
        game.step()
    assert game.gap(game.average()) < 0.005
    assert game.gap(game.even()) > 0.02


def test_who_cannot_be_told_apart_plays_alike() -> None:
    game = Round([17, 17, 25, 17], 0b110001, Worths())
    for _ in range(100):
        game.step()
    mixture = game.average()
    assert mixture[:3] == pytest.approx(mixture[3:6])
    assert mixture[:3] == pytest.approx(mixture[9:])


def test_the_table_says_what_solving_a_position_anew_says() -> None:
    """The position of three players with the fewest tokens: all that follows are wins."""
    solution = find_solution(3, "blanks")
    assert solution is not None
    hands = by_tokens(3)[0]
    dice = dice_of(3, "blanks")
    values, mixtures = solve_position(hands, dice, Known(), 600)
    assert solution.values(hands) == pytest.approx(values, abs=0.005)
    for thrown, mixture in zip(dice.rolls, mixtures, strict=True):
        game = Round(hands, thrown, Known())
        game.stay_worth(values)
        assert game.gap(solution.mixture(hands, thrown)) < 0.01
        assert game.gap(mixture) < 0.01


def test_the_table_turns_with_the_names() -> None:
    solution = find_solution(3, "blanks")
    assert solution is not None
    hands, thrown = [8, 13, 25], 0b110100
    mixture = solution.mixture(hands, thrown)
    names = [1, 2, 0]
    turned = [RENAMED[3][hand] for hand in hands]
    other = solution.mixture(turned, rename_roll(thrown, 3))
    for seat, kind in product(range(3), range(KINDS)):
        assert other[seat * KINDS + names[kind]] == pytest.approx(mixture[seat * KINDS + kind])


@pytest.mark.parametrize(
    ("dice", "at_start", "anywhere"), [("blanks", 0.003, 0.015), ("plain", 0.003, 0.033)]
)
def test_the_shipped_table_can_hardly_be_exploited(
    dice: str, at_start: float, anywhere: float
) -> None:
    """What docs/bots/potion.md reports."""
    solution = find_solution(3, dice)
    assert solution is not None
    found = list(exploitability(solution, dice))
    start = found[-1]
    assert key_of(start.hands) == key_of([26, 26, 26])
    assert start.plain == pytest.approx([1 / 3] * 3, abs=1e-4)
    assert 0 <= start.gain < at_start
    assert max(exploit.gain for exploit in found) < anywhere


class Thinker(Bot):
    def choose(self, glimpse: Glimpse, rng: Rng) -> int:
        return pick(think(glimpse, Budget(40), rng), rng)


@pytest.mark.parametrize(("players", "games", "share"), [(3, 60, 0.45), (4, 40, 0.35)])
def test_thinking_beats_chance(players: int, games: int, share: float) -> None:
    options = GAME.settle({"players": players, "round_limit": 100})
    won = 0.0
    for number in range(games):
        seat = number % players
        bots: list[Bot] = [RandomBot() for _ in range(players)]
        bots[seat] = Thinker()
        state = GAME.start(options)
        play_game(GAME, state, bots, Rng(3, 2 * number), Rng(3, 2 * number + 1))
        won += state.returns()[seat]
    assert won / games > share
