from philtre.core.knowledge import Knowledge


class WitchcraftKnowledge(Knowledge):
    pass
