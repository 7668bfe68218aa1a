"""Every move and outcome of Quacks as a number and as text (Q-95).

Moves that name a chip come in families of one number for each kind, in the order
of the chips: `BUY + kind` reads `buy <chip>`.
"""

from typing import Final

from philtre.games.quacks.content import CARDS, CHIP_NAMES, FACES, KINDS, MOST_PLAYERS, WITCHES

WORDS: Final = [
    *("draw", "stop", "flask", "decline", "done", "pay", "return both", "return last"),
    *("return earlier", "go on", "start over", "pot", "tube", "points", "coins", "rubies"),
    *("droplet", "upgrade last two", "ruby droplet", "ruby flask"),
    *("purple 1", "purple 2", "purple 3", "give up 1", "give up 2", "give up 3"),
]
DRAW: Final = 0
STOP: Final = 1
FLASK: Final = 2
DECLINE: Final = 3
DONE: Final = 4
PAY: Final = 5
RETURN_BOTH: Final = 6
RETURN_LAST: Final = 7
RETURN_EARLIER: Final = 8
GO_ON: Final = 9
START_OVER: Final = 10
POT: Final = 11
TUBE: Final = 12
POINTS_MOVE: Final = 13
COINS_MOVE: Final = 14
RUBIES_MOVE: Final = 15
DROPLET_MOVE: Final = 16
UPGRADE_LAST_TWO: Final = 17
RUBY_DROPLET: Final = 18
RUBY_FLASK: Final = 19
TIER: Final = 19  # TIER + n is `purple n`
GIVE_UP: Final = 22  # GIVE_UP + n is `give up n`

FAMILIES: Final = [
    *("place", "return", "keep", "bag", "take", "reserve", "swap", "buy", "upgrade", "copy"),
    "remove",
]
PLACE: Final = 26
RETURN: Final = PLACE + KINDS
KEEP: Final = RETURN + KINDS
BAG: Final = KEEP + KINDS
TAKE: Final = BAG + KINDS
RESERVE: Final = TAKE + KINDS
SWAP: Final = RESERVE + KINDS
BUY: Final = SWAP + KINDS
UPGRADE: Final = BUY + KINDS
COPY: Final = UPGRADE + KINDS
REMOVE: Final = COPY + KINDS

WITCH: Final = REMOVE + KINDS - 1  # WITCH + n is `witch wn`
CARD: Final = WITCH + WITCHES  # CARD + n is `card fn`
CHIP: Final = CARD + CARDS + 1  # CHIP + KINDS * seat + kind
DIE: Final = CHIP + KINDS * MOST_PLAYERS  # DIE + 5 * seat + face
MOVES: Final = DIE + len(FACES) * MOST_PLAYERS


def texts() -> list[str]:
    """The text of every move, in the order of their numbers."""
    made = list(WORDS)
    made += [f"{family} {chip}" for family in FAMILIES for chip in CHIP_NAMES]
    made += [f"witch w{n}" for n in range(1, WITCHES + 1)]
    made += [f"card f{n:02}" for n in range(1, CARDS + 1)]
    made += [f"chip {seat} {chip}" for seat in range(MOST_PLAYERS) for chip in CHIP_NAMES]
    made += [f"die {seat} {face}" for seat in range(MOST_PLAYERS) for face in FACES]
    return made


TEXTS: Final[list[str]] = texts()
NUMBERS: Final[dict[str, int]] = {text: move for move, text in enumerate(TEXTS)}

# The six faces of the die as each seat rolls them.
DIE_MOVES: Final[list[list[int]]] = [
    [DIE + len(FACES) * seat + face for face in range(len(FACES))] for seat in range(MOST_PLAYERS)
]
