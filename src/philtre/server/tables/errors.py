"""What a server has to refuse, beside what the engine refuses."""

from philtre.core.errors import PhiltreError


class Refused(PhiltreError):
    """A request that can't be granted, and the HTTP status that says so."""

    status = 400


class BadInput(Refused):
    status = 400


class NotYours(Refused):
    status = 403


class NotFound(Refused):
    status = 404


class NotNow(Refused):
    status = 409


class TooMuch(Refused):
    status = 429


class Closed(Refused):
    """Nothing new is begun: the server is about to restart."""

    status = 503
