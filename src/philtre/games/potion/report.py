"""What a report looks at in The Potion, and what the equilibrium says of the first round."""

from typing import Final

from philtre.core.options import Options, number
from philtre.core.reporting import Pieces, Reporting
from philtre.core.thought import Fact
from philtre.games.potion.bot.equilibrium import Round
from philtre.games.potion.bot.outlook import LastRound
from philtre.games.potion.bot.solution import find_solution
from philtre.games.potion.content import BLANK, KINDS, QUANTITIES, START_TOKENS, faces
from philtre.games.potion.rules.box import Box, rolls_of

FULL: Final = START_TOKENS * (1 + 3 + 9)  # a hand of all tokens, as a number


def equilibrium(options: Options) -> list[Fact]:
    """Of the opening, where it was solved: how often to show what a die asks for, and how
    often somebody drops something."""
    players = number(options, "players")
    dice = str(options["dice"])
    solution = find_solution(players, dice)
    box = Box(options)
    if solution is None or not solution.mixtures_text or not box.usual:
        return []
    hands = [FULL] * players
    facts = [Fact("report-equilibrium", {"players": players})]
    dropping = total = 0.0
    for roll, weight in zip(*rolls_of(dice, players), strict=True):
        mixture = solution.mixture(hands, roll)
        round = Round(hands, roll, LastRound())  # what follows is no matter here
        staying = set(round.stays)
        for reveal, chance in enumerate(round.chances(mixture)):
            total += weight * chance
            dropping += weight * chance * (reveal not in staying)
        shown = faces(roll)[: box.dice_count]
        asked = [kind for kind in shown if kind != BLANK]
        if asked[0] == 0 and (len(asked) == 1 or asked == [0, 1]):  # others are so but for names
            facts += how_to_show(shown, mixture)
    facts.append(Fact("report-equilibrium-drop", {"share": dropping / total}))
    return facts


def how_to_show(shown: list[int], mixture: list[float]) -> list[Fact]:
    """How often a seat shows what each die asks for."""
    told = [(die, kind) for die, kind in enumerate(shown) if kind != BLANK]
    if len(told) == 1:
        ((die, kind),) = told
        share = mixture[kind]
        return [Fact("report-equilibrium-one", {"quantity": QUANTITIES[die], "share": share})]
    other = next(kind for kind in range(KINDS) if kind not in shown)
    shares = {f"share{die + 1}": mixture[kind] for die, kind in told}
    return [Fact("report-equilibrium-two", {**shares, "other": mixture[other]})]


REPORT: Final = Reporting(
    rounds=["rolled"],
    pieces=[Pieces("dropped", ["discarded"], "ingredient")],
    mishaps=["nobody-discards"],
    cut=["drawn"],
    together=True,
    seconds=(8.0, 12.0),
    facts=equilibrium,
)
