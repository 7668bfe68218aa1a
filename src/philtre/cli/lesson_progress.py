"""How far somebody is in the lessons, in a file of theirs; without it all begins anew."""

import json
from pathlib import Path
from typing import Any

from philtre.lessons.lesson import Lesson
from philtre.lessons.playing import Place


class Progress:
    """What was done in each lesson, and which were played through."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            found = json.loads(file.read_text("utf-8"))
        except (OSError, ValueError):
            found = {}
        self.kept: dict[str, Any] = found if isinstance(found, dict) else {}

    def path(self, lesson: Lesson) -> list[str]:
        """As far as the lesson still goes that way: it may have been written anew since."""
        kept = self._of(lesson).get("path")
        try:
            return Place(lesson, [str(one) for one in kept] if isinstance(kept, list) else []).path
        except ValueError:
            return []

    def done(self, lesson: Lesson) -> bool:
        return self._of(lesson).get("done") is True

    def keep(self, lesson: Lesson, path: list[str]) -> None:
        """Where somebody is now; at the end it begins anew, and counts as played."""
        over = len(path) == len(lesson.steps)
        done = over or self.done(lesson)
        self.kept[key(lesson)] = {"path": [] if over else path, "done": done}
        try:
            self.file.write_text(json.dumps(self.kept), "utf-8")
        except OSError:
            return  # nothing but the way back to this step is lost

    def _of(self, lesson: Lesson) -> dict[str, Any]:
        found = self.kept.get(key(lesson))
        return found if isinstance(found, dict) else {}


def key(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.name}"
