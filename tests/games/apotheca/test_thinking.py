"""The search at Apotheca: wins that two actions make, what a Reveal shows, better than greedy."""

from philtre import Match
from philtre.bots.bot import Bot, GreedyBot
from philtre.bots.game import play_game
from philtre.bots.search import Search
from philtre.conformance.thinker import Thinker
from philtre.core.registry import find
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.games.apotheca.notation.moves import REVEAL
from tests.games.apotheca.drawn import drawn, play

GAME = find("apotheca")
TWO_DONE = {0: "carbuncle:Y3,karinne:B3"}


def think_and_play(match: Match, steps: int, seed: int) -> str:
    seat = match.actors[0]
    assert isinstance(seat, int)
    move = GAME.text(Thinker(steps).choose(match.glimpse(seat), Rng(seed)))
    play(match, move)
    return move


def test_it_wins_with_a_reveal_and_a_power() -> None:
    """A-11, A-28: neither action makes a match alone."""
    for seed in range(3):
        match = drawn(
            """
            . B . .
            . . . Y
            . . r0 .
            R R . .
            """,
            active={0: "porter", 1: "imogen"},
            satisfied=TWO_DONE,
        )
        think_and_play(match, 200, seed)
        think_and_play(match, 200, seed)
        assert match.over
        assert match.returns == [1.0, -1.0]


def test_it_wins_with_two_powers() -> None:
    """A-11: two different apothecaries."""
    for seed in range(3):
        match = drawn(
            """
            . . B R
            . . . .
            . . . .
            R R . .
            """,
            active={0: "porter,merten", 1: "imogen"},
            satisfied=TWO_DONE,
        )
        for _ in range(3):  # the third choice is whom to satisfy
            think_and_play(match, 300, seed)
        assert match.over
        assert match.returns == [1.0, -1.0]


def test_it_hires_when_nobody_waits_and_a_match_lies_there() -> None:
    """A-19, A-27: a match satisfies only who has been hired; the power may be used at once."""
    match = drawn(
        """
        . . . .
        . B . .
        . . R .
        R R . .
        """,
        active={1: "imogen"},
        satisfied=TWO_DONE,
        gems={0: "2,0,0"},
        alley="porter,giada,ooki",
    )
    assert think_and_play(match, 300, 1) == "hire ruby"


def test_a_reveal_leads_to_a_branch_for_each_colour() -> None:
    """A-14: everybody sees it, so what follows may depend on it."""
    match = drawn("B . . .\n. r1 . .\n. . . .\n. . . Y", active={0: "porter"})
    search = Search(match.glimpse(0), Rng(2))
    for _ in range(120):
        search.simulate()
    move = REVEAL + 6  # b3
    branches = [key for key in search.root.children if key >> 20 == move]
    assert search.root.arms[0].visits_of(move) > 10
    assert len(branches) == 3


def test_it_knows_what_points_at_it_and_nothing_else() -> None:
    """A-4: what another sees is laid anew in every sample."""
    mine = drawn("R R r0 .\n. . . .\n. . . .\n. b1 . .", active={0: "solas"}, used="restock")
    other = drawn("R R r0 .\n. . . .\n. . . .\n. y1 . .", active={0: "solas"}, used="restock")
    answers = []
    for match in (mine, other):
        search = Search(match.glimpse(0), Rng(5))
        search.run(Budget(60))
        answers.append(search.thoughts())
    assert answers[0] == answers[1]
    assert GAME.text(answers[0][0].move) == "reveal c4"


def test_it_plays_better_than_greedy() -> None:
    """Fixed seeds: eight games, half of them would be fair."""
    options = GAME.settle({"players": 2, **GAME.limit})
    won = 0.0
    for number in range(8):
        bots: list[Bot] = [GreedyBot(samples=1), GreedyBot(samples=1)]
        bots[number % 2] = Thinker(100)
        state = GAME.start(options)
        play_game(GAME, state, bots, Rng(4, 2 * number), Rng(4, 2 * number + 1))
        won += state.returns()[number % 2] > 0
    assert won > 5
