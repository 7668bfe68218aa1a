"""Every game that is registered passes the suite; which game it is, `tests/conftest.py` says."""

from philtre.conformance import *  # noqa: F403
