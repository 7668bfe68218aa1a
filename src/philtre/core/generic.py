"""The state of a game, for what is generic over it; who does not name one means any.

Not compiled: what mypyc takes for a branch that is never run must not be run.
"""

from typing import TYPE_CHECKING, Any

from philtre.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
