"""A plugin of pytest: games on a tab's stand-in for native vectors, with fewer examples.

The tab's Python has no pytest, so that the suite runs in this one.
"""

import sys
from typing import Any

import hypothesis

from philtre.core import native

sys.modules["librt.vecs"] = native  # before any game is imported

from philtre.conformance import matches  # noqa: E402

FEWER = 20  # times: the sources are slow, and each example of these is one of the whole suite's


def settings(max_examples: int, **more: Any) -> hypothesis.settings:
    return hypothesis.settings(max_examples=max(2, max_examples // FEWER), **more)


vars(matches)["settings"] = settings
