"""What a server has to refuse, beside what the engine refuses."""

from philtre.core.errors import PhiltreError


class BadInput(PhiltreError):
    """It can't be read, or does not fit together."""


class NotYours(PhiltreError):
    """Somebody else may, or nobody who is not known."""


class NotFound(PhiltreError):
    """It is not there, or no longer."""


class NotNow(PhiltreError):
    """It could be granted at another time."""


class TooMuch(PhiltreError):
    """There is a limit, and it is reached."""


class Unstored(PhiltreError):
    """It can't be kept now; nothing was changed, except perhaps after `store-unsure`."""


class Closed(PhiltreError):
    """Nothing new is begun: the server is about to restart."""


class Moved(PhiltreError):
    """The table is another server's now: who asked is to ask there. Nobody is ever told this."""
