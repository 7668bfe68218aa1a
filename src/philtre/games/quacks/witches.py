"""The witches who help while brewing and before the die: W1 to W4 (Q-71).

Those of the shopping are in shopping.py, those of C, D and F in scoring.py.
"""

from typing import Final

from philtre.games.quacks import deck, moves
from philtre.games.quacks.agenda import QUESTION, STEPS, W1, W2, W3, W4, Step
from philtre.games.quacks.content import SILVER, WHITES
from philtre.games.quacks.placing import place
from philtre.games.quacks.player import Player, kinds_of
from philtre.games.quacks.state import QuacksState

RETURNS: Final[list[int]] = [moves.RETURN_BOTH, moves.RETURN_LAST, moves.RETURN_EARLIER]
ONLY_LAST: Final[list[int]] = [moves.RETURN_LAST]


def yes_or_no(witch: int) -> list[int]:
    return [moves.WITCH + witch, moves.DECLINE]


def hand_in(table: QuacksState, player: Player, penny: int, witch: int) -> None:
    """Q-70: the penny is gone, and the witch helps once."""
    player.pennies ^= penny
    if table.heard is not None:
        table.tell("witch-called", {"seat": player.seat, "witch": f"w{witch}"})


class Rescuer(Step):
    """W1: empty the flask, and the chip that exploded the pot goes back."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return yes_or_no(deck.RESCUER)

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            hand_in(table, player, SILVER, deck.RESCUER)
            player.flask = False
            player.exploded = False
            player.protected = False
            player.take_back_newest()


class Gatherer(Step):
    """W2: place any of the chips drawn, one after the other; the rest goes back."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        if not player.hand:
            return []
        return [*(moves.PLACE + kind for kind in kinds_of(player.hand)), moves.DONE]

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move == moves.DONE:
            player.empty_into_bag(player.hand)
            return
        player.hand.remove(move - moves.PLACE)
        table.push(player, W2)
        place(table, player, move - moves.PLACE)


def defusable(player: Player) -> list[int]:
    """W3: where the last two whites lie that she can take; one on 52 not under a bowl chip."""
    end = len(player.pot)
    if player.bowl:
        end -= 1  # the last chip of a full pot
    found: list[int] = []
    for index in range(end - 1, -1, -1):
        if player.pot[index] & 31 < WHITES:
            found.append(index)
            if len(found) == 2:
                break
    return found


class Defuser(Step):
    """W3: the last two whites of the pot, or one of them, go back; gaps stay."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return RETURNS if len(defusable(player)) == 2 else ONLY_LAST

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        whites = defusable(player)
        if move != moves.RETURN_EARLIER:
            player.take_white(whites[0])
        if move != moves.RETURN_LAST:
            player.take_white(whites[1])
        if table.heard is not None:
            table.tell(
                "defused", {"seat": player.seat, "count": 2 if move == moves.RETURN_BOTH else 1}
            )


class Comforter(Step):
    """W4: from here on the player counts as not exploded."""

    def options(self, table: QuacksState, player: Player, arg: int) -> list[int]:
        return yes_or_no(deck.COMFORTER)

    def answer(self, table: QuacksState, player: Player, arg: int, move: int) -> None:
        if move != moves.DECLINE:
            hand_in(table, player, SILVER, deck.COMFORTER)
            player.pardoned = True


STEPS[W1] = Rescuer(QUESTION)
STEPS[W2] = Gatherer(QUESTION)
STEPS[W3] = Defuser(QUESTION)
STEPS[W4] = Comforter(QUESTION)
