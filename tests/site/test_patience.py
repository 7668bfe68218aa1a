"""Where thinking is slow, levels take longer: as long as their game says, and the form too."""

from dataclasses import replace
from queue import Queue
from typing import Any

import pytest

from philtre.bots.levels import LEVELS
from philtre.core.game import Game
from philtre.core.registry import find
from philtre.words import LANGUAGES, Words
from tests.server.people import PATIENCE
from tests.site.tab import TabPerson, tab


def test_a_bot_is_given_the_time_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    with tab() as here:
        bots, shares = here.door.lobby.bots, Queue[float]()
        ask = bots._minds.run

        async def noted(work: Any, *given: Any) -> Any:
            shares.put(given[-1])
            return await ask(work, *given)

        monkeypatch.setattr(bots._minds, "run", noted)
        for slow in (False, True):
            bots._settings = replace(bots._settings, slow=slow)
            ann = TabPerson(here, "Ann")
            # the one who thinks there, so that nobody waits for it
            ann.line(ann.make("me", "me", "adept")["id"])
            told = shares.get(timeout=PATIENCE)
            ann.close()
            assert told == (find("potion").patience[1] if slow else 1.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_of_a_new_table_says_how_long_they_take(game: Game, lang: str) -> None:
    said = Words(lang, game.id).say("web-site-bots")
    thinkers = list(zip(LEVELS, game.patience, strict=True))[1:]
    if thinkers[-1][1] == 1.0:
        return  # as on a server, it says
    for level, times in thinkers:
        seconds = f"{level.seconds * times:g}".replace(".", "," if lang == "fr" else ".")
        assert f" {seconds} s" in said
