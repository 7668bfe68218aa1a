"""What a player of NEW_NAME knows: how good a position is."""

from philtre.core.knowledge import Knowledge

from NEW_PACKAGE.rules.state import UNKNOWN, NewGameState


class NewGameKnowledge(Knowledge[NewGameState]):
    def evaluate(self, state: NewGameState, seat: int) -> float:
        """Ahead or behind, open guesses counted; 0 … 1, as the returns are."""
        if not state.actors():
            return state.returns()[seat]
        points = state.points[:]
        for other in range(state.players):
            if state.coin != UNKNOWN and state.guesses[other] == state.coin:
                points[other] += 1
        rivals = points[:seat] + points[seat + 1 :]
        return 0.5 + (points[seat] - max(rivals)) / (2 * state.players)
