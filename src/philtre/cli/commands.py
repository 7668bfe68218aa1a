"""What the commands of `philtre` are made with, and the limits of what they can be asked for."""

from typing import TYPE_CHECKING, Any, Final, Literal

from philtre.core.errors import bad_value
from philtre.words import Words

if TYPE_CHECKING:
    from cyclopts import App

Lang = Literal["en", "fr"]

# Of what several commands are told: the least, and the most that can be done in a lifetime.
LIMITS: Final = {"games": (1, 100_000_000), "workers": (0, 1000), "seconds": (0.001, 86_400)}


class Commands:
    """Where commands are added, each with its help; `options` are those of the game."""

    def __init__(self, app: "App", lang: Lang, options: dict[str, object]) -> None:
        self.app = app
        self.lang: Lang = lang
        self.words = Words(lang)
        self.say = self.words.say
        self.options = options

    def note(self, key: str) -> Any:
        """A parameter with its help."""
        from cyclopts import Parameter  # slow to import: only when needed

        return Parameter(help=self.say(f"help-{key}"))


class PlainCommands(Commands):
    """For what is said plainly: there is nobody to be helped."""

    def note(self, key: str) -> str:
        return key


def check(least: float | None = None, **told: float) -> None:
    """What a command was told, by name, keeps to the limits; `least` where it has its own."""
    for name, value in told.items():
        low, high = LIMITS[name]
        low = low if least is None else least
        if not low <= value <= high:  # not a number is not within them either
            raise bad_value(name, value, f"{low}–{high}")
