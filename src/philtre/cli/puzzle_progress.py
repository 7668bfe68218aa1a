"""What somebody has done with lessons and puzzles in the terminal, kept with their tables."""

import json
import os

from philtre.server.settings import data_folder


class Progress:
    """Names of things that are done, of one matter. What can't be kept is not worth an error."""

    def __init__(self, matter: str) -> None:
        self.matter = matter
        self.file = data_folder() / "progress.json"

    def all(self) -> dict[str, list[str]]:
        try:
            read = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return read if isinstance(read, dict) else {}

    def __contains__(self, name: str) -> bool:
        return name in self.all().get(self.matter, [])

    def add(self, name: str) -> None:
        if name in self:
            return
        kept = self.all()
        kept.setdefault(self.matter, []).append(name)
        beside = self.file.with_suffix(".part")
        try:
            beside.write_text(json.dumps(kept, indent=1), "utf-8")
            os.replace(beside, self.file)
        except OSError:
            return
