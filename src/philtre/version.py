"""The version of the program. The rules of each game have versions of their own."""

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


def git_commit(root: Path) -> str:
    import subprocess

    command = ["git", "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    except OSError:  # no Git
        return ""
    return done.stdout.strip()
