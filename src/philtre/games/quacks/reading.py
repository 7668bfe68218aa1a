"""Positions of Quacks as text, read (Q-96). Whether all fits together is asked in checking.py."""

from typing import Final

from philtre.core.errors import BadPosition
from philtre.games.quacks import moves
from philtre.games.quacks.agenda import (
    ARG,
    AT_BREWED,
    AT_CARD,
    AT_WITCHES,
    DECLARED,
    STAGE_WORDS,
    STEP_WORDS,
)
from philtre.games.quacks.box import Box
from philtre.games.quacks.checking import bad, count_chips, resume
from philtre.games.quacks.content import (
    CARDS,
    CODES,
    GLASSES,
    KINDS,
    LAST_SPACE,
    NO_CARD,
    PENNIES,
    PENNY_NAMES,
    PENNY_OF,
    ROUNDS,
    SPOON,
    VALUE,
    WHITES,
)
from philtre.games.quacks.player import GIFT, Player, laid
from philtre.games.quacks.stages import new_table
from philtre.games.quacks.state import QuacksState

BAR: Final = " | "
CHOICES: Final = ["", "points", "coins"]
SECOND_CHANCES: Final = ["", "asked", "over"]
MOST: Final = 9999


def read(box: Box, text: str) -> QuacksState:
    """The state that a text describes; raises `BadPosition` for one that can't be."""
    try:
        table = _read(box, text)
    except BadPosition:
        raise
    except (ValueError, IndexError, KeyError, TypeError):
        raise bad("position", text) from None
    return table


def _read(box: Box, text: str) -> QuacksState:
    parts = text.split(BAR)
    if len(parts) != box.players + 1:
        raise bad("players", str(len(parts) - 1))
    table = new_table(box)
    _read_table(table, _fields(parts[0]))
    for player, part in zip(table.seats, parts[1:], strict=True):
        _read_player(table, player, _fields(part))
    count_chips(table)
    resume(table)
    return table


def _fields(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in text.split(" "):
        name, _, value = word.partition("=")
        fields[name] = value
    return fields


def _number(field: str, text: str, low: int, high: int) -> int:
    if not text.isdecimal() or not low <= int(text) <= high:
        raise bad(field, text)
    return int(text)


def _numbers(text: str, letter: str) -> list[int]:
    """`w1,w5`: the numbers behind a letter."""
    return [int(word.removeprefix(letter)) for word in text.split(",")] if text else []


# The table


def _read_table(table: QuacksState, fields: dict[str, str]) -> None:
    table.round = _number("round", fields["round"], 1, ROUNDS)
    table.stage = STAGE_WORDS.index(fields["stage"])
    table.turn = _number("turn", fields["turn"], 0, table.players)
    for card in _numbers(fields["seen"], "f"):
        table.seen[_number("seen", str(card), 1, CARDS)] = True
    before_card = table.stage in (AT_WITCHES, AT_CARD)
    if sum(table.seen) != table.round - before_card:
        raise bad("seen", fields["seen"])
    table.card = NO_CARD if fields["card"] == "-" else int(fields["card"].removeprefix("f"))
    if before_card != (table.card == NO_CARD) or not (before_card or table.seen[table.card]):
        raise bad("card", fields["card"])
    table.supply = _read_counts(fields["supply"])
    if table.box.expansion:
        _read_witches(table, fields["witches"])
    blacks = fields.get("blacks", "/").split("/")
    table.furthest = _mask(table, blacks[0])
    table.second = _mask(table, blacks[1])


def _read_witches(table: QuacksState, text: str) -> None:
    """Silver, copper, gold; fewer only while they are being revealed."""
    table.witches = _numbers(text, "w")
    pennies = [PENNY_OF[witch] for witch in table.witches]
    named = table.box.witches
    if pennies != PENNIES[: len(pennies)] or (named and table.witches != named):
        raise bad("witches", text)
    if (len(pennies) < len(PENNIES)) != (table.stage == AT_WITCHES):
        raise bad("witches", text)


def _mask(table: QuacksState, text: str) -> int:
    mask = 0
    for seat in text.split(",") if text else []:
        mask |= table.seats[_number("blacks", seat, 0, table.players - 1)].bit
    return mask


def _read_counts(text: str) -> list[int]:
    amounts = [0] * KINDS
    for word in text.split(",") if text else []:
        amounts[CODES.index(word[-2:])] = _number("chips", word[:-2], 1, MOST)
    return amounts


def _read_chips(text: str) -> list[int]:
    return [CODES.index(word) for word in text.split(",")] if text else []


# A player


def _read_player(table: QuacksState, player: Player, fields: dict[str, str]) -> None:
    player.points = _number("points", fields["points"], 0, MOST)
    player.rubies = _number("rubies", fields["rubies"], 0, MOST)
    player.droplet = _number("droplet", fields["droplet"], 0, LAST_SPACE)
    glasses = GLASSES if table.box.test_tubes else 0
    player.glass = _number("glass", fields.get("glass", "0"), 0, glasses)
    player.flask = "flask" not in fields
    names = fields.get("pennies", "").split(",")
    player.pennies = sum(penny for penny, name in PENNY_NAMES.items() if name in names)
    player.bag = _read_counts(fields.get("bag", ""))
    player.chips_left = sum(player.bag)
    player.pot = _read_pot(fields.get("pot", ""))
    player.bowl = _read_chips(fields.get("bowl", ""))
    in_pot_and_bowl = [chip & 31 for chip in player.pot] + player.bowl
    player.white_sum = sum(VALUE[kind] for kind in in_pot_and_bowl if kind < WHITES)
    player.kept = _read_chips(fields.get("kept", ""))
    player.beside = _read_chips(fields.get("beside", ""))
    player.aside = _read_chips(fields.get("aside", ""))
    player.reserved = _read_chips(fields.get("reserved", ""))
    player.named = _read_chips(fields.get("named", ""))
    player.bought = _read_chips(fields.get("bought", ""))
    player.hand = _read_chips(fields.get("hand", ""))
    player.drawn = _read_chips(fields.get("drawn", ""))
    if "chip" in fields:
        player.chip = CODES.index(fields["chip"])
    _read_round(table, player, fields)
    if player.bowl and not (table.box.expansion and player.was_full()):
        raise bad("bowl", fields["bowl"])
    player.todo = [_read_entry(table, word) for word in fields.get("todo", "").split(",") if word]


def _read_pot(text: str) -> list[int]:
    pot: list[int] = []
    space = 0
    for word in text.split(",") if text else []:
        code, _, where = word.rstrip("*").partition("@")
        space = _number("pot", where, space, LAST_SPACE)
        pot.append(laid(CODES.index(code), space) | (GIFT if word.endswith("*") else 0))
    return pot


def _read_round(table: QuacksState, player: Player, fields: dict[str, str]) -> None:
    player.start = _number("start", fields.get("start", "0"), 0, LAST_SPACE)
    player.tails = _number("tails", fields.get("tails", "0"), 0, MOST)
    if "score" in fields:
        player.score = _number("score", fields["score"], 1, SPOON)
    elif table.stage > AT_BREWED:
        raise bad("score", "")
    player.rummage = _number("rummage", fields.get("rummage", "0"), 0, MOST)
    words = fields.get("is", "").split(",")
    player.stopped = "stopped" in words
    player.exploded = "exploded" in words
    player.protected = "protected" in words
    player.pardoned = "pardoned" in words
    player.doubling = "doubling" in words
    player.white_seen = "white-seen" in words
    player.choice = CHOICES.index(fields.get("choice", ""))
    player.placings = _number("placings", fields.get("placings", "0"), 0, MOST)
    player.yellows = _number("yellows", fields.get("yellows", "0"), 0, MOST)
    player.window = _number("window", fields.get("window", "0"), 0, 4)
    player.second = SECOND_CHANCES.index(fields.get("second", ""))
    player.coins = _number("coins", fields.get("coins", "0"), 0, MOST)
    player.basket = _read_chips(fields.get("basket", ""))
    player.price = _number("price", fields.get("price", "2"), 1, 2)


def _read_entry(table: QuacksState, word: str) -> int:
    name, _, arg = word.partition(":")
    step = STEP_WORDS.index(name)
    if step == DECLARED:
        if arg not in ("draw", "stop") or table.round != ROUNDS:
            raise bad("todo", word)
        return step + ARG * moves.NUMBERS[arg]
    return step + ARG * _number("todo", arg or "0", 0, MOST)
