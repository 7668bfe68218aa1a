"""Numbers that the compiler wants as constants are those of the tables (Q-91, Q-95)."""

from philtre.games.quacks.content import CHIPS, FACES, KINDS, WITCHES
from philtre.games.quacks.notation import moves
from philtre.games.quacks.notation.moves import MOVES
from philtre.games.quacks.rules import steps
from philtre.games.quacks.rules.steps import (
    DECLARATIONS,
    STAGE_WORDS,
    STAGES,
    STEPS,
    Stage,
    Step,
)
from philtre.games.quacks.rules.witches import RULES

OTHER_NAMES = {
    **{"points": "POINTS_MOVE", "coins": "COINS_MOVE", "rubies": "RUBIES_MOVE"},
    **{"droplet": "DROPLET_MOVE", "witch": "FIRST_WITCH", "card": "FIRST_CARD"},
}


def test_every_family_begins_where_the_rules_take_it_to_begin() -> None:
    words = {text if text in MOVES._firsts else text.split()[0] for text in MOVES.texts}
    assert words == set(MOVES._firsts)
    for word in words:
        name = OTHER_NAMES.get(word, word.upper().replace(" ", "_"))
        assert MOVES.first(word) == getattr(moves, name), word


def test_kinds_and_faces_are_as_many_as_there_are() -> None:
    """Q-1, Q-20"""
    assert moves.CHIP_COUNT == KINDS == len(CHIPS)
    assert len(FACES) == moves.FACE_COUNT


def test_tiers_tails_witches_and_cards_count_from_one() -> None:
    firsts = [moves.TIER, moves.GIVE_UP, moves.WITCH, moves.CARD]
    assert [MOVES.text(first + 1) for first in firsts] == [
        *("purple 1", "give up 1", "witch w1", "card f01"),
    ]


def test_every_step_stands_at_its_number_and_does_something() -> None:
    assert [step.number for step in DECLARATIONS] == list(range(len(DECLARATIONS)))
    assert [step.number for step in STEPS] == list(range(len(DECLARATIONS)))
    assert not [step.number for step in STEPS if type(step) is Step]
    assert len({step.word for step in DECLARATIONS}) == len(DECLARATIONS)


def test_every_stage_stands_at_its_number() -> None:
    """Q-91: the nodes of a round in their order."""
    numbers = [value for name, value in vars(steps).items() if name.startswith("AT_")]
    assert numbers == list(range(len(STAGE_WORDS)))
    assert len(STAGES) == len(STAGE_WORDS)
    assert [type(stage) is Stage for stage in STAGES] == [
        stage in (steps.AT_WITCHES, steps.AT_CARD) for stage in numbers
    ]


def test_every_witch_stands_at_her_number() -> None:
    """Q-71"""
    assert [rule.witch for rule in RULES] == list(range(1, WITCHES + 1))
