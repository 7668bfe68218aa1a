"""Every fitted number of a bot has its maker in tools/, and the makers still run."""

import os
import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from philtre.games.apotheca.bot import alone, counted
from philtre.games.quacks.bot.worths import fitted
from philtre.games.witchcraft.bot.evaluation import NETWORK
from philtre.games.witchcraft.bot.worths import FITTED
from philtre.lab.crew import Alone, Crew, Processes
from tests.installed import PHILTRE, run
from tools import apotheca_alone, apotheca_tells, quacks_worths, solve_potion, witchcraft_weights
from tools.crew import batches, done

ROOT = Path(__file__).parents[1]
LISTED = re.findall(r"`python -m (tools\.\w+)([^`]*)`", (ROOT / "docs/bots.md").read_text("utf-8"))
SMALL = {  # as small as a run can be; what comes of it is worth nothing
    "tools.apotheca_alone": "--games 1 --passes 1 --steps 4 --out made",
    "tools.apotheca_chances": "--games 2,2 --passes 1,1 --steps 4,4 --out made",
    "tools.apotheca_tells": "--games 1 --steps 4",
    "tools.fit_potion": "--players 3",
    "tools.potion_answers": "--players 5 --games 8 --passes 1",
    "tools.quacks_tastes": "--games 2 --passes 1 --deals 1 --out made",
    "tools.quacks_worths": "--games 2 --passes 1 --out made",
    "tools.solve_potion": "--players 3 --turns 1 --out made",
    "tools.witchcraft_weights": "--games 2 --deep 1 --more 1 --simulations 2 --out made",
}


def test_all_makers_are_listed() -> None:
    assert sorted(name for name, _ in LISTED) == sorted(SMALL)


@pytest.mark.parametrize(("maker", "options"), LISTED)
def test_a_maker_says_by_which_command_it_made_what_ships(maker: str, options: str) -> None:
    assert f"    python -m {maker}{options}\n" in (import_module(maker).__doc__ or "")


@pytest.mark.parametrize("maker", SMALL)
def test_a_maker_runs(maker: str, tmp_path: Path) -> None:
    path = os.pathsep.join([str(PHILTRE), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    assert run(maker, *SMALL[maker].split(), env=env, folder=tmp_path)
    assert ("--out" in SMALL[maker]) == (tmp_path / "made").exists()


def told_by_potions(crew: Crew) -> object:
    return done(crew, "games", partial(apotheca_tells.play, 2, 1), batches(2, 1))


def played_alone(crew: Crew) -> object:
    worth = [[0.0] * alone.POWERS for _ in counted.COUNTED]
    return done(crew, "games", partial(apotheca_alone.play, worth, 2, 1, 0), batches(2, 1))


def worths(crew: Crew) -> object:
    terms, spread = quacks_worths.made(crew, quacks_worths.BATCH + 1, 1, seed=1)
    return terms.tolist(), spread


def solution(crew: Crew) -> object:
    dice = solve_potion.dice_of(3, "plain")
    work = partial(solve_potion.solve_positions, dice, {}, 1)
    return done(crew, "positions", work, [[hands] for hands in solve_potion.by_tokens(3)[:4]])


def evaluation(crew: Crew) -> object:
    return witchcraft_weights.made(crew, witchcraft_weights.BATCH + 1, 1, 1, 4, seed=1)


def shipped() -> object:
    return (
        str(fitted().chips),
        str(fitted().curves),
        list(NETWORK.known()),
        list(FITTED.known()),
        [list(each) for each in alone.weights()],
    )


@pytest.mark.parametrize("make", [played_alone, told_by_potions, worths, solution, evaluation])
def test_a_maker_makes_the_same_whoever_works(
    make: Callable[[Crew], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And leaves what ships as it was, for whoever works there next."""
    monkeypatch.setattr(quacks_worths, "BATCH", 4)
    monkeypatch.setattr(witchcraft_weights, "BATCH", 2)
    before = shipped()
    with Processes(2) as two:
        assert make(Alone()) == make(two)
    assert before == shipped()
