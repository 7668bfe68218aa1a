"""Puzzles. Nothing is kept here: how far somebody is, they say themselves."""

from philtre.core.errors import PhiltreError
from philtre.core.registry import game_ids
from philtre.puzzles.puzzle import NoPuzzle, Puzzle, puzzle_of, puzzles_of
from philtre.puzzles.trying import Trial, Verdict
from philtre.server.answering.route import get, post
from philtre.server.tables.content import content_of
from philtre.server.tables.errors import NotFound
from philtre.server.tables.learning_answers import PuzzleAnswer, PuzzleInfo, PuzzleOpened
from philtre.server.tables.messages import AskPuzzle
from philtre.server.tables.views import puzzle_answer


def found(game: str, id: str) -> Puzzle:
    try:
        return puzzle_of(game, id)
    except NoPuzzle as error:
        raise NotFound(error.key, error.params) from None


@get("/api/puzzles")
async def puzzles() -> list[PuzzleInfo]:
    """All there are, of each game the easy ones first."""
    return [
        PuzzleInfo(game, puzzle.id, puzzle.theme, puzzle.level)
        for game in game_ids()
        for puzzle in puzzles_of(game)
    ]


@get("/api/puzzles/{game:str}/{id:str}")
async def puzzle(game: str, id: str) -> PuzzleOpened:
    """One, as it is when the question is asked."""
    trial = Trial(game, found(game, id))
    return PuzzleOpened(
        seat=trial.puzzle.seat,
        players=trial.match.state.players,
        options=trial.match.options,
        content=content_of(game).digest,
        answer=puzzle_answer(trial, None, None),
    )


@post("/api/puzzles/{game:str}/{id:str}")
async def attempt(game: str, id: str, data: AskPuzzle) -> PuzzleAnswer:
    """What is said of a move; a right one is made."""
    trial = Trial(game, found(game, id), data.path)
    tried: tuple[str, Verdict] | None = None
    refused: PhiltreError | None = None
    move = wanted(trial, data)
    if move is not None:
        try:
            tried = move, trial.attempt(move)
        except PhiltreError as error:
            refused = error
    return puzzle_answer(trial, tried, refused)


def wanted(trial: Trial, data: AskPuzzle) -> str | None:
    """The move that is tried; None: none."""
    if data.show and trial.step is not None:
        return trial.step.answers[0]
    if data.picks:
        return trial.match.wanted(data.picks, trial.puzzle.seat)
    return data.move


ROUTES = [puzzles, puzzle, attempt]
