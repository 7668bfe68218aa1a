"""`python -m philtre`, and `philtre`."""

import gc
import sys


def main() -> None:
    gc.disable()  # what is imported is no garbage, and to look for it takes a fifth of a start
    if sys.argv[1:] == ["--version"]:  # answered at once, without all that the commands need
        from philtre.version import describe

        sys.stdout.write(describe() + "\n")
    else:
        from philtre.cli import app

        app.main()


if __name__ == "__main__":
    main()
