"""What is not installed with Philtre itself."""

from importlib.util import find_spec

from philtre import words  # noqa: F401  (its import lends errors their words)
from philtre.core.errors import PhiltreError


class MissingExtra(PhiltreError, ImportError):
    """Other people's libraries that were not installed, and how to get them."""


def need(extra: str, *modules: str) -> None:
    """See that the modules of an extra are there; raises `MissingExtra`."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra("missing-extra", {"extra": extra, "modules": ", ".join(missing)})
