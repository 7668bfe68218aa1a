"""Somebody at the terminal: types answers, reads what was printed."""

from collections.abc import Iterator

import pytest

from philtre.cli.app import main


class Terminal:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, command: str, answers: list[str] | None = None) -> tuple[int, str]:
        """The exit code and all that was printed; the input ends after the last answer."""
        left: Iterator[str] = iter(answers or [])

        def typed(prompt: object = "") -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        self.monkeypatch.setattr("builtins.input", typed)
        self.monkeypatch.setenv("COLUMNS", "100")
        self.monkeypatch.setenv("LC_ALL", "C")
        try:
            main(command.split())
            code = 0
        except SystemExit as left_with:
            code = left_with.code if isinstance(left_with.code, int) else 1
        printed = self.capsys.readouterr()
        return code, printed.out + printed.err
