"""philtre bench attack: what the server promises, tried as hard as we can."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from philtre.words import Words


def show_attacks(seconds: float, folder: Path | None, as_json: bool, words: Words) -> None:
    """Each attack for so long, in a folder of its own; exit code 1 if a promise was broken."""
    from philtre.server.attack import ATTACKS, run  # slow to import: only when needed

    all_broken: list[str] = []
    for name in ATTACKS:
        with TemporaryDirectory(dir=folder) as own:
            figures, broken = run(name, seconds, Path(own))
        all_broken += broken
        if as_json:
            print(json.dumps({"attack": name, "figures": figures, "broken": broken}), flush=True)
            continue
        print(words.say(f"attack-{name}", **figures), flush=True)
        for line in broken:
            print(words.say("attack-broken", what=line))
    if all_broken:
        raise SystemExit(1)
