"""Compile the engine with mypyc where that is possible; else install it as it is.

An editable install stays uncompiled, so that no binary shadows an edited source.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

HOT = ("core", "games", "bots")  # what a playout runs through
COLD = ("__init__.py", "table.py")


def sources() -> list[str]:
    """Everything hot; the heads of packages and the tables of the terminal gain nothing."""
    files = [path for part in HOT for path in Path("src/philtre", part).rglob("*.py")]
    return sorted(str(path) for path in files if path.name not in COLD)


def engine() -> list[Any]:
    if os.environ.get("PHILTRE_COMPILE") == "0" or not {"bdist_wheel", "build"} & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        extensions = mypycify(sources(), opt_level="3", group_name="philtre")
    except ImportError:
        return []
    for extension in extensions:
        extension.optional = True  # no compiler: a warning, and the sources run interpreted
    return extensions


if __name__ == "__main__":
    setup(ext_modules=engine())
