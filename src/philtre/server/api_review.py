"""Reviews of what is over: asked for again and again while they are made."""

from litestar import post

from philtre.server.api_replay import finished
from philtre.server.asked import Asker, Body, Invite, TableId, TheHouse
from philtre.server.coach_answers import ReviewAnswer, review_answer
from philtre.server.messages import AskReview


@post("/api/tables/{id:str}/review", status_code=200)
async def review(
    house: TheHouse, guest: Asker, id: TableId, data: Body[AskReview], invite: Invite = None
) -> ReviewAnswer:
    """Whoever may see the replay may see the review, as far as it is."""
    table = await house.visit(id, guest, invite)
    match = await finished(table)
    async with table.lock:
        moves = (await table.course()).moves()
    return review_answer(house.coach.review(table, match, moves, data.seat))


ROUTES = [review]
