"""What an environment is called."""

from philtre.core.game import Game


def versioned(game: Game) -> str:
    """`quacks_v1`: the number grows when the rules, the moves or what is observed change."""
    return f"{game.id}_v{game.encoding.version if game.encoding else 0}"
