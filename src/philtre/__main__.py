"""`python -m philtre`, and `philtre`."""

import gc
import sys


def main() -> None:
    gc.set_threshold(20_000)  # what is imported makes no garbage: a tenth of a start
    if sys.argv[1:] == ["--version"]:  # answered at once, without all that the commands need
        from philtre.version import describe

        sys.stdout.write(describe() + "\n")
    else:
        from philtre.cli import app

        app.main()


if __name__ == "__main__":
    main()
