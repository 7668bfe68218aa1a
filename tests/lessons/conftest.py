from tests.cli.conftest import terminal

__all__ = ["terminal"]
