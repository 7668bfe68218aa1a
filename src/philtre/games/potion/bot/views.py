"""What may follow a round of a match, for each way to see it."""

from typing import Final

from philtre.games.potion.bot.manners import Views
from philtre.games.potion.bot.outlook import LastRound, Outlook
from philtre.games.potion.bot.solution import SOLVED, TABLES, find_table
from philtre.games.potion.bot.worths import ANSWERED, ANSWERING, Answers, Worths
from philtre.games.potion.rules.box import Box
from philtre.games.potion.rules.state import PotionState

WORTHS: Final = Worths()
ANSWERS: Final = Answers(ANSWERING, ANSWERED)


def outlook_for(state: PotionState) -> Outlook:
    """What to expect after this round; a limit (P-12) is minded in the last round only."""
    return views_for(state).fair


def views_for(state: PotionState) -> Views:
    """The same for each way to see it."""
    limit = state.box.round_limit
    if limit and state.round >= limit:
        last = LastRound()
        return Views("last", last, last, last, last, last)
    return views_of(state.box)


def views_of(box: Box) -> Views:
    """As long as no limit is near."""
    if not box.usual or box.players not in SOLVED:
        return Views(f"{box.players}", WORTHS, WORTHS, WORTHS, WORTHS, ANSWERS)
    fair, hunt, drift, trap = [find_table(what, box.players, box.dice) for what in TABLES]
    return Views(f"{box.dice}-{box.players}", fair, WORTHS, hunt, drift, trap)
