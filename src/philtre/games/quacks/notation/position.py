"""Positions of Quacks as text, written (Q-96). The fields are told in docs/notation/quacks.md.

What is common comes first, then each player behind a bar:

    round=1 stage=brewing turn=0 card=f11 seen=f11 supply=12w1,… | points=0 … todo=decide | …

A player's field that has its usual value is left out. Chips are written w1 … l1.
"""

from philtre.core.fields import BAR
from philtre.games.quacks.content import (
    CARD_CODES,
    CODES,
    KINDS,
    MEMBERS,
    NO_CARD,
    NO_CHIP,
    PENNY_NAMES,
)
from philtre.games.quacks.notation.moves import CARD, MOVES
from philtre.games.quacks.notation.reading import CHOICES, MARKS, SECOND_CHANCES, USUAL
from philtre.games.quacks.rules.chips import GIFT, kind_of, space_of
from philtre.games.quacks.rules.player import NO_SCORE, Player
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import DECLARED, STAGE_WORDS, STEP_WORDS, arg_of, step_of


def write(state: QuacksState) -> str:
    return BAR.join([_common(state), *(_player(player) for player in state.seats)])


def _common(state: QuacksState) -> str:
    seen = [CARD_CODES[card - CARD - 1] for card in state.box.deck if card not in state.deck]
    words = [
        f"round={state.round}",
        f"stage={STAGE_WORDS[state.stage]}",
        f"turn={state.turn}",
        "card=" + ("-" if state.card == NO_CARD else f"f{state.card:02}"),
        "seen=" + ",".join(seen),
        "supply=" + counts(list(state.supply)),
    ]
    if state.box.expansion:
        words.append("witches=" + ",".join(f"w{witch}" for witch in state.witches))
    if state.furthest or state.second:
        words.append(f"blacks={_seats(state.furthest)}/{_seats(state.second)}")
    return " ".join(words)


def _seats(mask: int) -> str:
    return ",".join(str(seat) for seat in MEMBERS[mask])


def counts(amounts: list[int]) -> str:
    """`4w1,2w2`: how many of each kind."""
    return ",".join(f"{amounts[kind]}{CODES[kind]}" for kind in range(KINDS) if amounts[kind])


def chips(kinds: list[int]) -> str:
    return ",".join(CODES[kind] for kind in kinds)


def _player(player: Player) -> str:
    fields: list[tuple[str, str]] = [
        ("points", str(player.points)),
        ("rubies", str(player.rubies)),
        ("droplet", str(player.droplet)),
        ("glass", str(player.glass)),
        ("flask", "full" if player.flask else "empty"),
        ("pennies", ",".join(n for penny, n in PENNY_NAMES.items() if player.pennies & penny)),
        ("bag", counts(list(player.bag))),
        ("pot", ",".join(_in_pot(chip) for chip in player.pot)),
        ("bowl", chips(player.bowl)),
        ("kept", chips(player.kept)),
        ("beside", chips(player.beside)),
        ("aside", chips(player.aside)),
        ("reserved", chips(player.reserved)),
        ("named", chips(player.named)),
        ("bought", chips(player.bought)),
        ("hand", chips(player.hand)),
        ("drawn", chips(player.drawn)),
        ("chip", "" if player.chip == NO_CHIP else CODES[player.chip]),
        *_round(player),
        ("todo", ",".join(_entry(entry) for entry in player.todo)),
    ]
    return " ".join(f"{name}={value}" for name, value in fields if value != USUAL.get(name))


def _round(player: Player) -> list[tuple[str, str]]:
    """What the rules remember of a player for a round."""
    marks = [
        *(player.stopped, player.exploded, player.protected),
        *(player.pardoned, player.doubling, player.white_seen),
    ]
    return [
        ("start", str(player.start)),
        ("tails", str(player.tails)),
        ("score", "" if player.score == NO_SCORE else str(player.score)),
        ("rummage", str(player.rummage)),
        ("is", ",".join(word for word, true in zip(MARKS, marks, strict=True) if true)),
        ("choice", CHOICES[player.choice]),
        ("placings", str(player.placings)),
        ("yellows", str(player.yellows)),
        ("window", str(player.window)),
        ("second", SECOND_CHANCES[player.second]),
        ("coins", str(player.coins)),
        ("basket", chips(player.basket)),
        ("price", str(player.price)),
    ]


def _in_pot(chip: int) -> str:
    """`g2@14`; F22's chip is marked with a star."""
    return f"{CODES[kind_of(chip)]}@{space_of(chip)}" + ("*" if chip >= GIFT else "")


def _entry(entry: int) -> str:
    """`gather:3`; a declaration is told by its move."""
    step, arg = step_of(entry), arg_of(entry)
    if step == DECLARED:
        return f"{STEP_WORDS[step]}:{MOVES.text(arg)}"
    return f"{STEP_WORDS[step]}:{arg}" if arg else STEP_WORDS[step]
