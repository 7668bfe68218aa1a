"""What the coach says at the prompt."""

from philtre.bots.coach import Advice, Tip, advise
from philtre.bots.think import Seconds
from philtre.core.game import Game
from philtre.core.match import Match
from philtre.core.reasons import Reason
from philtre.core.rng import Rng
from philtre.core.thought import Budget
from philtre.words import Words

SECONDS = 1.0


def budget() -> Budget:
    return Seconds(SECONDS)


def hint(match: Match, seat: int, rng: Rng, words: Words) -> str:
    """The best few moves with what they are worth, from what the seat may know."""
    return told(match.game, advise(match.glimpse(seat), budget(), rng), words)


def told(game: Game, advice: Advice, words: Words) -> str:
    lines = [words.say("coach-points" if advice.points else "coach-chances")]
    for number, tip in enumerate(advice.tips, 1):
        move = words.phrase(game.phrase(tip.move))
        lines.append(f"  {number}  {move} · {worth(tip.worth, advice.points, words)}")
        lines += [f"       {sentence(reason, words)}" for reason in tip.reasons]
    mixed = advice.mixed()
    if mixed:
        parts = ", ".join(part(game, tip, words) for tip in mixed)
        lines += [words.say("coach-mix", parts=parts), words.say("coach-mix-why")]
    lines += [words.say(fact.key, **fact.params) for fact in advice.facts]
    how = "coach-how-points" if advice.points else "coach-how"
    best = round(100 * advice.tips[0].worth)
    lines.append(words.say(how, best=best, looked=advice.looked))
    return "\n".join(lines)


def sentence(reason: Reason, words: Words) -> str:
    """Why, in words; as the first word of a line begins."""
    said = words.say(reason.key, **reason.params)
    return said[:1].upper() + said[1:]


def part(game: Game, tip: Tip, words: Words) -> str:
    """A move and how often it should be played."""
    return f"{words.phrase(game.phrase(tip.move))} {chance(tip.share, words)}"


def worth(value: float, points: bool, words: Words) -> str:
    """A chance or an expected score, as people say it."""
    return words.say("coach-score", points=round(value, 1)) if points else chance(value, words)


def chance(value: float, words: Words) -> str:
    return words.say("coach-chance", percent=round(100 * value))


def change(value: float, points: bool, words: Words) -> str:
    """A gain or a loss, with its sign."""
    key = "coach-less" if value < 0 else "coach-more"
    return words.say(key, worth=worth(abs(value), points, words))
