"""NEW_NAME."""

from NEW_PACKAGE.game import GAME

__all__ = ["GAME"]
