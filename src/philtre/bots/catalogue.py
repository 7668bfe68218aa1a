"""The bots there are, by name."""

from time import perf_counter
from typing import Final

from philtre.bots.bot import Bot, GreedyBot, RandomBot
from philtre.bots.levels import LEVEL_NAMES, LEVELS, LevelBot
from philtre.bots.think import Clock
from philtre.core.errors import BadBot

# Two faces a level, each a name and a portrait: as strong as the level, and of a temper where the
# game knows tempers.
TEMPERS: Final = {"bold": 1, "patient": -1}
FACES: Final = [f"{level}-{temper}" for level in LEVEL_NAMES for temper in TEMPERS]
STEPS: Final = "steps"
MOST_STEPS: Final = 1_000_000
BOTS: Final = [*FACES, *LEVEL_NAMES, "greedy", "random"]


def find_bot(name: str, clock: Clock = perf_counter) -> Bot:
    """The bot of that name; raises `BadBot`.

    `master@0.2` is a master who thinks for 0.2 seconds, `master@200steps` one who takes so many
    steps for each decision, and so plays the same every time. The clock may be one of the
    processor's time, where a busy machine must not make a bot weaker.
    """
    base, at, time = name.partition("@")
    kind, _, face = base.partition("-") if base in FACES else (base, "", "")
    if kind in LEVEL_NAMES:
        level = LEVEL_NAMES.index(kind)
        if time.endswith(STEPS):
            bot = LevelBot(level, LEVELS[level].seconds, clock, _steps(name, time))
        else:
            bot = LevelBot(level, _seconds(name, time) if at else LEVELS[level].seconds, clock)
        bot.temper = TEMPERS.get(face, 0)
        return bot
    check_plain(name)
    return RandomBot() if base == "random" else GreedyBot()


def check_plain(name: str) -> None:
    """Raise `BadBot` for what names no bot, or one whose thinking time a guest has chosen."""
    if name not in BOTS:
        raise BadBot("unknown-bot", {"bot": name, "allowed": ", ".join(BOTS)})


def base_name(name: str) -> str:
    """The name without a thinking time; empty for what names no bot."""
    base = name.partition("@")[0]
    return base if base in BOTS else ""


def _steps(name: str, text: str) -> int:
    number = text.removesuffix(STEPS)
    if not number.isdecimal() or not 1 <= int(number) <= MOST_STEPS:
        raise BadBot("bad-thinking-time", {"bot": name})
    return int(number)


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise BadBot("bad-thinking-time", {"bot": name})
    return seconds
