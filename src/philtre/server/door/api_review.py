"""Reviews of what is over: asked for again and again while they are made."""

from litestar import post

from philtre.server.door.api_replay import finished
from philtre.server.door.dependencies import Asker, Body, Invite, TableId, TheLobby
from philtre.server.tables.messages import AskReview
from philtre.server.thinking.coach_answers import ReviewAnswer, review_answer


@post("/api/tables/{id:str}/review", status_code=200)
async def review(
    lobby: TheLobby, guest: Asker, id: TableId, data: Body[AskReview], invite: Invite = None
) -> ReviewAnswer:
    """Whoever may see the replay may see the review, as far as it is."""
    table = await lobby.tables.visit(id, guest, invite)
    match = await finished(table)
    async with table.lock:
        moves = (await table.logged()).moves()
    return review_answer(lobby.coach.review(table, match, moves, data.seat))


ROUTES = [review]
