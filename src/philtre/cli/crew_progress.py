"""How far a crew is: a bar, and below it what each of them does."""

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.table import Table

from philtre.lab.crew import Crew, CrewError
from philtre.words import Words

MOST = 12  # who are shown; of more, those who did most


class CrewProgress(Progress):
    """Gone when the work is done; what the crew has to tell stays."""

    def __init__(self, crew: Crew, words: Words) -> None:
        self.crew = crew
        self.words = words
        super().__init__(console=Console(stderr=True, soft_wrap=True), transient=True)
        for error in crew.said:
            self.tell(error)
        crew.tell = self.tell

    def tell(self, error: CrewError) -> None:
        self.console.print(self.words.error(error), markup=False, highlight=False)

    def get_renderables(self) -> Iterable[RenderableType]:
        yield self.make_tasks_table(self.tasks)
        if len(self.crew.hands) > 1:
            yield self.hands()

    def hands(self) -> Table:
        table = Table.grid(padding=(0, 2))
        most = sorted(self.crew.hands.values(), key=lambda hand: -hand.batches)
        for hand in sorted(most[:MOST], key=lambda hand: hand.name):
            each = hand.seconds / max(1, hand.batches)
            done = self.words.say("crew-done", batches=hand.batches, seconds=f"{each:.2f}")
            at = self.words.say("crew-at", batches=", ".join(hand.at)) if hand.at else ""
            table.add_row(f"[dim]{hand.name}", f"[dim]{done}", f"[dim]{at}")
        if len(most) > MOST:
            table.add_row(f"[dim]{self.words.say('crew-more', count=len(most) - MOST)}")
        return table
