from philtre.core.knowledge import Knowledge


class ApothecaKnowledge(Knowledge):
    pass
