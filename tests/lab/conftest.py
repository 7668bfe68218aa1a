import resource
import signal
from collections.abc import Iterator

import pytest

from tests.cli.conftest import terminal

__all__ = ["full_disk", "terminal"]


@pytest.fixture
def full_disk() -> Iterator[None]:
    """No file may grow beyond a few bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
