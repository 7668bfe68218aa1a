"""The version of the program. The rules of each game have versions of their own."""

from functools import cache
from pathlib import Path

VERSION = "0.2.0"


def describe() -> str:
    """The version, the commit it is of where that is known, and which engine runs."""
    from philtre.engine import compiled

    form = "compiled" if compiled() else "interpreted"
    return f"{VERSION} ({', '.join(filter(None, (commit(), form)))})"


def commit() -> str:
    """As it was written down when the package was built; in a checkout, what Git says."""
    package = Path(__file__).parent
    written = package / "commit"
    if written.exists():
        return written.read_text()
    root = package.parent.parent
    return git_commit(root) if (root / ".git").exists() else ""


@cache
def mark(game: str = "") -> str:
    """The version, and a digest of all that games between bots follow from.

    Where it is the same, the same seed gives the same games; a game of another package is
    part of it if it is named.
    """
    from hashlib import sha256

    package = Path(__file__).parent
    folders = [package / name for name in ("core", "games", "bots", "lab")]
    if game:
        from philtre.core.registry import folder

        folders += [Path(folder(game))] * (package not in Path(folder(game)).parents)
    digest = sha256()
    for root in folders:
        for file in sorted(path for kind in ("py", "json") for path in root.rglob(f"*.{kind}")):
            digest.update(f"{root.name}/{file.relative_to(root).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    return f"{VERSION} ({digest.hexdigest()[:12]})"


def git_commit(root: Path) -> str:
    import subprocess

    command = ["git", "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    except OSError:  # no Git
        return ""
    return done.stdout.strip()
