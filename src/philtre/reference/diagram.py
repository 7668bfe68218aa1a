"""A position as a picture: what a seat sees of it, and after each of some moves.

Nothing is kept and nothing is dealt: chance comes from the moves, as everything does.
"""

from typing import Final

import philtre
from philtre.core.errors import IllegalMove
from philtre.core.match import CHANCE_NAME, Match
from philtre.core.state import CHANCE
from philtre.core.undo import Entry
from philtre.reference.answers import DiagramAnswer, FrameAnswer, ToldAnswer

MOST_MOVES: Final = 40


def diagram(game: str, line: str, seat: int, moves: list[str]) -> DiagramAnswer:
    """Raises what loading, looking and playing raise: no position, no seat, no legal move."""
    if len(moves) > MOST_MOVES:
        raise IllegalMove("diagram-too-long", {"longest": MOST_MOVES})
    match = philtre.load(game, line, dealer="hand")
    frames = [frame(match, seat, 0, None)]
    heard, made = 0, None
    for move in moves:
        match.play(move)
        made = made or match.log[-1]
        if match.actors == [CHANCE_NAME] and len(match.events(seat)) == heard and move != moves[-1]:
            continue  # what somebody draws is seen when it is drawn
        frames.append(frame(match, seat, heard, made))
        heard, made = len(match.events(seat)), None
    return DiagramAnswer(dict(match.options), match.state.players, seat, frames)


def frame(match: Match, seat: int, heard: int, made: Entry | None) -> FrameAnswer:
    """What is seen now, what led to it, and what was heard since."""
    fresh = list(enumerate(match.events(seat)))[heard:]
    who = None if made is None or made.seat == CHANCE else made.seat
    phrase = match.game.phrase(made.move) if made is not None and who is not None else None
    return FrameAnswer(
        seat=who,
        key=phrase.key if phrase else "",
        params=dict(phrase.params) if phrase else {},
        events=[ToldAnswer(n, event.kind, dict(event.params)) for n, event in fresh],
        actors=[actor for actor in match.actors if isinstance(actor, int)],
        view=dict(match.view(seat)),
    )
