"""What a player of Quacks knows."""

from philtre.core.knowledge import Knowledge


class QuacksKnowledge(Knowledge):
    pass
