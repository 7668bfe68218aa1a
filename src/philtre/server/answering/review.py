"""Reviews of what is over: asked for again and again while they are made."""

from philtre.server.answering.replay import finished
from philtre.server.answering.route import post
from philtre.server.lobby.lobby import Lobby
from philtre.server.tables.header import Guest
from philtre.server.tables.messages import AskReview
from philtre.server.thinking.coach_answers import ReviewAnswer, review_answer


@post("/api/tables/{id:str}/review")
async def review(
    lobby: Lobby, guest: Guest | None, id: str, data: AskReview, invite: str | None = None
) -> ReviewAnswer:
    """Whoever may see the replay may see the review, as far as it is."""
    table = await lobby.tables.visit(id, guest, invite)
    match = await finished(table)
    async with table.lock:
        moves = (await table.logged()).moves()
    return review_answer(lobby.coach.review(table, match, moves, data.seat))


ROUTES = [review]
