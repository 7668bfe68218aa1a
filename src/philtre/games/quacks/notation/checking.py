"""Does a position fit together? (Q-96)

Every chip of the box must be in exactly one place, every pending step must belong to
the stage and to what the player has, and whoever is asked must have a choice.
"""

from typing import Final

from philtre.core import fields
from philtre.core.errors import BadPosition
from philtre.games.quacks.content import CODES, KINDS, LESS_IS_MORE
from philtre.games.quacks.rules.player import Player
from philtre.games.quacks.rules.scoring import winners
from philtre.games.quacks.rules.state import QuacksState
from philtre.games.quacks.rules.steps import (
    AT_BREWING,
    AT_CARD,
    AT_FORTUNE,
    AT_OVER,
    AT_WITCHES,
    BESIDE,
    BLUE_DRAW,
    BLUE_PLACE,
    BREW,
    GATHER,
    OUTCOME,
    QUESTION,
    RESERVED,
    STAGE_WORDS,
    STEP_WORDS,
    STEPS,
    WAIT,
    YELLOW_DRAW,
    YELLOW_PAY,
    Step,
    step_of,
)

# Who may hold chips in the hand, besides those who settle them.
HOLDING: Final = [RESERVED, GATHER, BESIDE]


def bad(field: str, given: str) -> BadPosition:
    return fields.bad("quacks", field, given)


def count_chips(state: QuacksState) -> None:
    """Every chip of the box is in exactly one place."""
    amounts = all_chips(state)
    for kind in range(KINDS):
        if amounts[kind] != state.box.total[kind]:
            raise bad_supply(state.supply[kind], state.box.total[kind] - amounts[kind], kind)


def bad_supply(there: int, missing: int, kind: int) -> BadPosition:
    """The supply holds what lies nowhere else; if it would have to hold less than nothing,
    the players have too many."""
    given, wanted = f"{there}{CODES[kind]}", f"{there + missing}{CODES[kind]}"
    if there + missing < 0:
        return bad("supply", given)
    return fields.bad_one_of("supply", given, wanted)


def all_chips(state: QuacksState) -> list[int]:
    """How many chips of each kind there are, wherever they lie."""
    amounts = list(state.supply)
    for player in state.seats:
        for kind, count in enumerate(chips_of(player)):
            amounts[kind] += count
        if state.stage < AT_BREWING:
            for kind in player.reserved:
                amounts[kind] += 1  # later they lie in the hand, the pot or the bag
    return amounts


def chips_of(player: Player) -> list[int]:
    """How many chips of each kind a player has, but for those reserved."""
    amounts = list(player.bag)
    lists = [player.bowl, player.kept, player.beside, player.aside, player.bought]
    for kinds in [*lists, [chip & 31 for chip in player.pot], player.hand, player.drawn]:
        for kind in kinds:
            amounts[kind] += 1
    if player.chip >= 0:
        amounts[player.chip] += 1
    return amounts


def resume(state: QuacksState) -> None:
    """Who is asked or waits for chance follows from the agendas."""
    for player in state.seats:
        try:
            _check_places(state, player)
            for entry in player.todo:
                _check_step(state, player, entry)
            if player.todo:
                _resume_player(state, player)
        except BadPosition as error:
            raise fields.of_seat(player.seat, error) from None
    busy = [player for player in state.seats if player.todo]
    if state.stage in (AT_WITCHES, AT_CARD, AT_OVER):
        if busy:
            raise bad("stage", STAGE_WORDS[state.stage])
        if state.turn:
            raise fields.bad_one_of("turn", str(state.turn), "0")
        if state.stage == AT_OVER:
            state.winners = winners(state)
    elif state.stage != AT_BREWING and (len(busy) != 1 or not state.turn):
        raise bad("turn", str(state.turn))
    elif not state.due and not state.open:
        raise bad("stage", STAGE_WORDS[state.stage])


def _check_places(state: QuacksState, player: Player) -> None:
    """Chips in hand, drawn, or about to be placed belong to a step; reserved ones are there."""
    own = chips_of(player)
    if state.stage == AT_BREWING and any(
        own[kind] < player.reserved.count(kind) for kind in player.reserved
    ):
        raise bad("reserved", _codes(player.reserved))
    steps = [STEPS[step_of(entry)] for entry in player.todo]
    last = steps[-1].number if steps else BREW
    if (last in (YELLOW_DRAW, YELLOW_PAY)) != (player.chip >= 0):
        raise bad("chip", CODES[player.chip] if player.chip >= 0 else "")
    if player.drawn and BLUE_PLACE not in [step.number for step in steps]:
        raise bad("drawn", _codes(player.drawn))
    held = state.stage == AT_FORTUNE and state.card == LESS_IS_MORE
    if player.hand and not held and not any(s.settles or s.number in HOLDING for s in steps):
        raise bad("hand", _codes(player.hand))
    if not all(step.lower for step in steps[:-1]) or not (held or _settled(steps)):
        raise bad("todo", ",".join(STEP_WORDS[step.number] for step in steps))


def _settled(steps: list[Step]) -> bool:
    """What draws chips stands above what settles them; F04 needs nothing."""
    if steps and steps[-1].number == GATHER:
        return len(steps) > 1 and steps[-2].settles
    if steps and steps[-1].number == BLUE_DRAW:
        return len(steps) > 1 and steps[-2].number == BLUE_PLACE
    return True


def _codes(kinds: list[int]) -> str:
    return ",".join(CODES[kind] for kind in kinds)


def _check_step(state: QuacksState, player: Player, entry: int) -> None:
    """A step belongs to its stage, to its book, a card's to its card, a witch's to her penny."""
    step = STEPS[step_of(entry)]
    if state.stage not in step.stages or not step.fits(state, player):
        raise bad("todo", STEP_WORDS[step.number])


def _resume_player(state: QuacksState, player: Player) -> None:
    step, arg = STEPS[player.next_step()], player.next_arg()
    if step.kind == WAIT:
        state.declared |= player.bit
    elif step.kind == OUTCOME and step.due(player, arg):
        state.due |= player.bit
    elif step.kind == QUESTION and len(options := _options(state, player, step, arg)) > 1:
        player.options = options
        state.open |= player.bit
    else:
        raise bad("todo", STEP_WORDS[step.number])


def _options(state: QuacksState, player: Player, step: Step, arg: int) -> list[int]:
    """What a step offers; nothing where the chips that it is about are not there."""
    try:
        return step.options(state, player, arg)
    except (IndexError, KeyError):
        return []
