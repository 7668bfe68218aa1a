"""Every table there is, and who thinks for its bots; wherever it is kept."""

from collections import Counter

from philtre.server.lobby.live_tables import LiveTables
from philtre.server.lobby.making import Maker
from philtre.server.lobby.shelf import Owner, Shelf
from philtre.server.settings import Settings
from philtre.server.tables.errors import Closed
from philtre.server.thinking.bots import Bots
from philtre.server.thinking.coach import Coach
from philtre.server.thinking.minds import Minds


class Lobby:
    def __init__(
        self,
        settings: Settings,
        shelf: Shelf,
        minds: Minds,
        moves: Counter[str],
        owner: Owner | None = None,
    ) -> None:
        self.settings = settings
        self.bots = Bots(settings, minds)
        self.coach = Coach(settings, self.bots)
        self.tables = LiveTables(settings, shelf, self.bots, moves, owner)
        self.maker = Maker(settings, shelf, self.tables, self.check_open)
        self.draining = False

    def check_open(self) -> None:
        if self.draining:
            raise Closed("restarting")
